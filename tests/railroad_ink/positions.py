"""Positions to try the rules on: boards in notation, dice that have just been rolled, a real table."""

import dataclasses
from collections.abc import Sequence
from typing import Any

import msgspec

from whistlestop.core.chance import Dealer, Scripted
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import flow, game, layout
from whistlestop.games.railroad_ink.actions import Action
from whistlestop.games.railroad_ink.notation import format_action, parse_action, parse_board
from whistlestop.games.railroad_ink.rules import Options, State
from whistlestop.games.railroad_ink.seen import BoardView, View
from whistlestop.games.railroad_ink.views import draw_board

InkTable = Table[State, Action, View]

DICE = "h-h- hh-- rr-- hr--"
FOURTH_DIE = ("hrhr^", "rhrh^", "h-r-", "hr--")


def left_by(text: str, options: Options, crossed: str = "") -> BoardView:
    """The board that a history leaves; with lava, the first volcano need not be written out."""
    seen = parse_board("D4 llll, " + text if options.lava else text)
    return msgspec.structs.replace(seen, crossed=tuple(crossed.split()))


def between_rounds(
    options: Options,
    boards: Sequence[BoardView],
    number: int,
    dealer: Dealer | None = None,
    star: int = 0,
    first: int | None = None,
) -> InkTable:
    """A table just before the dice of round `number` are rolled (in the draft: before they are paired)."""
    start = game.setup(options, len(boards))
    s = start.block
    s[layout.ROUND] = number
    s[layout.STAR], s[layout.FIRST] = star, first or star
    s[layout.PHASE] = layout.POOL_DRAW if options.draft else layout.ROLL_DRAW
    for seat, board in enumerate(boards, 1):
        draw_board(s, flow.board_at(seat), board)
    prepared = dataclasses.replace(game, setup=lambda options, seats: start)
    return Table(prepared, len(boards), options, dealer or Scripted())


def agreed(seats: int, **given: object) -> Options:
    made = game.agree(seats, given)
    assert isinstance(made, Options)
    return made


def rounds_in(texts: Sequence[str]) -> int:
    return max((text.count(";") + 1 for text in texts if text.strip()), default=0)


def full_but(*holes: str) -> str:
    """A board with no room but these cells, and no neighbour that opens on them."""
    columns = {hole[0] for hole in holes}
    beside = {chr(ord(hole[0]) + step) + hole[1] for hole in holes for step in (-1, 1)}
    return ", ".join(
        f"{cell} {'h-h-' if cell in beside or cell[0] not in columns else '-h-h'}"
        for cell in CELL_NAMES
        if cell not in holes
    )


class Board:
    """A table to try the rules on: given boards and dice, when somebody acts, then the board looks so.

    Calling it sets up the position. One text gives one player, two texts two, and so on; a text is a
    history in notation (RI-9), and nothing in it is judged. Lava dice or meteor dice bring the expansion.
    """

    table: InkTable

    def __call__(
        self,
        *texts: str,
        dice: str = DICE,
        lava: str = "",
        meteor: str = "",
        crossed: Sequence[str] = ("",),
        number: int | None = None,
        **options: object,
    ) -> "Board":
        """Before round `number` (the one after the history) stood `texts`; the dice show what is given.

        `crossed`: the specials that each player has used, as words.
        """
        texts = texts or ("",)
        made = agreed(len(texts), lava=bool(lava), meteors=bool(meteor), **options)
        used = [*crossed, *[""] * len(texts)]
        boards = [left_by(text, made, specials) for text, specials in zip(texts, used, strict=False)]
        self.table = between_rounds(made, boards, number or min(rounds_in(texts) + 1, made.rounds))
        self._roll(dice, lava, meteor)
        return self

    def draft(
        self,
        *texts: str,
        pairs: str,
        lava: str = "",
        meteor: str = "",
        star: int = 1,
        first: int | None = None,
        number: int | None = None,
        **options: object,
    ) -> "Board":
        """Likewise with the draft: `pairs` are the dice in the order in which they were paired."""
        made = agreed(len(texts), draft=True, lava=bool(lava), meteors=bool(meteor), **options)
        boards = [left_by(text, made) for text in texts]
        self.table = between_rounds(made, boards, number or rounds_in(texts) + 1, star=star, first=first)
        self.table.resolve(tuple(int(face in FOURTH_DIE) for face in pairs.split()))
        self._roll(pairs, lava, meteor)
        return self

    def _roll(self, *groups: str) -> None:
        """The dice show this, as somebody types it in."""
        pending = self.table.pending
        assert pending is not None
        words = [name + group for name, group in zip(("", "lava ", "meteor "), groups, strict=True) if group]
        self.table.resolve(game.notation.parse_chance(pending, " | ".join(words)))

    def roll(self, dice: str = DICE, lava: str = "", meteor: str = "") -> None:
        """The dice of the next round."""
        self._roll(dice, lava, meteor)

    # --- when

    def do(self, *texts: str, seat: int = 1) -> None:
        """Actions in notation, one after the other."""
        for text in texts:
            self.table.seat(seat).do(text)

    def draw(self, text: str, seat: int = 1) -> None:
        """Placements as in a board: `B1 h-h-, B2 hh--`."""
        self.do(*(placement.strip() for placement in text.split(",")), seat=seat)

    def confirm(self, seat: int = 1) -> None:
        self.do("done", seat=seat)

    # --- then

    def legal(self, seat: int = 1) -> set[str]:
        return {format_action(action) for action in self.table.legal(seat)}

    def may(self, text: str, seat: int = 1) -> bool:
        return parse_action(text) in self.table.legal(seat)

    def seen(self, seat: int = 1, viewer: int | None = -1) -> BoardView:
        """A player's board as that player (or another viewer) sees it."""
        return self.table.view(seat if viewer == -1 else viewer).boards[seat - 1]

    def cells(self, seat: int = 1, viewer: int | None = -1) -> dict[str, str]:
        """What stands where, as the oracle has it: `{"B1": "h-h-"}`."""
        seen = self.seen(seat, viewer)
        return {name: sides for name, sides in zip(CELL_NAMES, seen.cells, strict=True) if sides}

    def points(self, part: str, seat: int = 1) -> int:
        return self.table.sheet(seat).points(part)

    def score(self, seat: int = 1) -> dict[str, int]:
        """The parts of the sheet that are not zero."""
        sheet = self.table.sheet(seat)
        parts = {item.part: sheet.points(item.part) for item in sheet.items}
        return {part: points for part, points in parts.items() if points}

    def places(self, part: str, seat: int = 1) -> list[tuple[str, ...]]:
        return [item.places for item in self.table.sheet(seat).items if item.part == part]


CELL_NAMES = [column + row for row in "1234567" for column in "ABCDEFG"]


def parts_of(sheet: Any) -> dict[str, int]:
    """A sheet as the command line and the oracle name its parts; errors are a count."""
    names = ("exits", "highway", "railway", "centre", "errors", "lava", "craters")
    found = {part: sheet.points(part) for part in names}
    return {**found, "errors": -found["errors"], "total": sheet.total}
