"""Positions to try the rules on: a board as the history of its turns, at a real table whose cards the test deals."""

import dataclasses
from array import array

from whistlestop.core.chance import Scripted
from whistlestop.core.kernel import Block
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import data, flow, game, layout
from whistlestop.games.pioneer_rails.actions import NUMBERS, Action, Lay
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.notation import actions_of, format_action, parse_action, parse_board
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

    `desert("take qh, D5.e, …; …")` puts histories on the boards, one for each seat, and begins the turn after them;
    everybody has then the card of the turn (`card`), the same for all. Without histories the game begins as usual.
    """

    table: DesertTable

    def __call__(self, *boards: str, seats: int = 1, card: str = "tc", turn: int | None = None, **options: object) -> "Desert":
        made = agreed(seats, **options)
        start = setup(made, seats)
        if boards:
            self._begin(start.block, boards, card, turn)
        prepared = dataclasses.replace(game, setup=lambda options, seats: start)
        self.table = Table(prepared, seats, made, Scripted())
        return self

    def _begin(self, s: Block, boards: tuple[str, ...], card: str, turn: int | None) -> None:
        histories = [parse_board(text) for text in boards]
        s[layout.TURN] = max(map(len, histories)) if turn is None else turn
        number = data.CARD_NUMBERS[card]
        s[layout.OPEN : layout.OPEN + data.OPENED] = array("q", [(number + i) % 20 + 1 for i in (19, 0, 1)])
        s[layout.GONE] = 1
        s[layout.PHASE] = layout.BUILDING
        for seat in range(1, s[layout.SEATS] + 1):
            at = board_at(seat)
            if seat <= len(histories):
                self._replay(s, at, histories[seat - 1], s[layout.TURN])
            s[at + layout.CARD + s[layout.TURN]] = number + 1
            flow.begin_board(s, at)

    def _replay(self, s: Block, at: int, history: object, turn: int) -> None:
        log = array("q")
        for one in history:  # type: ignore[attr-defined]
            log.extend([NUMBERS[action] for action in actions_of(one)] + [layout.CONFIRM])
        assert replay(s, map_of(s).block, at, log) == layout.FINE, "the history is not legal"
        s[layout.TURN] = turn

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
