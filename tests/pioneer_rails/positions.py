"""Positions to try the rules on: a board as the history of its turns, at a real table whose cards the test deals."""

import dataclasses
from array import array
from collections.abc import Sequence

from whistlestop.core.chance import Scripted
from whistlestop.core.kernel import Block
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import data, flow, game, grid, layout
from whistlestop.games.pioneer_rails.actions import NUMBERS, Action, Lay
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.maps import STATION_AT, TOWN_AT
from whistlestop.games.pioneer_rails.notation import Turns, actions_of, format_action, parse_action, parse_board
from whistlestop.games.pioneer_rails.replay import replay
from whistlestop.games.pioneer_rails.rules import Options, State, map_of, setup
from whistlestop.games.pioneer_rails.seen import BoardView, View

DesertTable = Table[State, Action, View]


def agreed(seats: int, **given: object) -> Options:
    made = game.agree(seats, given)
    assert isinstance(made, Options)
    return made


class Desert:
    """A table to try the rules on: given a board, when somebody acts, then it looks so.

    `desert("take qh, D5.e, …; …")` puts histories on the boards, one for each seat, and begins the turn after them,
    without objectives; everybody has then the same card. Without histories the game begins as usual.
    """

    table: DesertTable

    def __call__(
        self, *boards: str, seats: int = 1, card: str = "tc", turn: int | None = None, **options: object
    ) -> "Desert":
        made = agreed(seats, **({"objectives": False} if boards else {}) | options)
        start = setup(made, seats)
        if boards:
            self._begin(start.block, [parse_board(text) for text in boards], data.CARD_NUMBERS[card], turn)
        prepared = dataclasses.replace(game, setup=lambda options, seats: start)
        self.table = Table(prepared, seats, made, Scripted())
        return self

    def _begin(self, s: Block, histories: Sequence[Turns], card: int, turn: int | None) -> None:
        now = len(histories[0]) if turn is None else turn
        s[layout.PHASE], s[layout.TURN], s[layout.GONE] = layout.BUILDING, now, 1
        opened = [(card + i) % layout.CARDS for i in (-1, 0, 1)]
        others = [other for other in range(layout.CARDS) if other not in opened]
        for place, other in enumerate(opened):
            s[layout.OPEN + place] = other + 1
        for other in (*opened, *others[: 3 * (now % 5)]):
            s[layout.SEEN + other] = 1
        for seat, history in enumerate(histories, 1):
            at = board_at(seat)
            log = array("q")
            for one in history:
                log.extend([NUMBERS[action] for action in actions_of(one)] + [layout.CONFIRM])
            assert replay(s, map_of(s).block, at, log) == layout.FINE, "the history is not legal"
            s[at + layout.CARD + now] = card + 1
            flow.begin_board(s, at)

    def change(self, place: int, value: int) -> "Desert":
        """Write a number on the first board that no history brings so soon."""
        self.table._state.block[layout.HEAD + place] = value
        return self

    def block_ways(self, *names: str, but: str = "") -> "Desert":
        """Tracks of the spades lie there, though not up to stations, nor to where another way leads."""
        s = self.table.state.block
        block = map_of(s).block
        kept = grid.WAY_ENDS[grid.WAY_NUMBERS[but.lower()]] if but else ()
        for name in names:
            way = grid.WAY_NUMBERS[name.lower()]
            self.change(layout.LAID + way, 4)
            for corner in grid.WAY_ENDS[way]:
                is_place = block[STATION_AT + corner] or block[TOWN_AT + corner]
                if not is_place and corner not in kept and not s[layout.HEAD + layout.CORNER + corner]:
                    self.change(layout.CORNER + corner, 4)
        return self

    # --- when

    def do(self, *texts: str, seat: int = 1) -> "Desert":
        """Actions in notation, one after the other."""
        for text in texts:
            self.table.seat(seat).do(text)
        return self

    def falls(self, *texts: str) -> "Desert":
        """What chance decides, as somebody types it in."""
        for text in texts:
            draw = self.table.pending
            assert draw is not None
            self.table.resolve(game.notation.parse_chance(draw, text))
        return self

    # --- then

    def legal(self, seat: int = 1) -> set[str]:
        return {format_action(action) for action in self.table.legal(seat)}

    def tracks(self, seat: int = 1) -> set[str]:
        return {action.way for action in self.table.legal(seat) if isinstance(action, Lay)}

    def may(self, text: str, seat: int = 1) -> bool:
        return parse_action(text) in self.table.legal(seat)

    def view(self, seat: int | None = 1) -> View:
        return self.table.view(seat)

    def board(self, seat: int = 1, viewer: int | None = -1) -> BoardView:
        """A board as its player (or another viewer) sees it."""
        return self.table.view(seat if viewer == -1 else viewer).boards[seat - 1]

    def number(self, place: int, seat: int = 1) -> int:
        """One number of a board, by its name in `layout`."""
        return self.table.state.block[board_at(seat) + place]

    def points(self, part: str, seat: int = 1) -> int:
        return self.table.sheet(seat).points(part)

    @property
    def actors(self) -> tuple[int, ...]:
        return self.table.actors
