"""What a seat sees of a position, as values: the shape of views, readable by people and by programs elsewhere."""

from functools import partial

import msgspec

from whistlestop.core.game import Seat
from whistlestop.games.railroad_ink.rules import Options
from whistlestop.words import say

PHASES = ("star", "pool", "roll", "strike", "draft", "drawing", "over")  # by layout's numbers
ROLLED = ("strike", "draft", "drawing")  # the phases in which dice lie on the table
STAGES = ("waiting", "strike", "drawing", "done")


class BoardView(msgspec.Struct, frozen=True):
    """One player's board. Cells stand row by row from A1; "" is an empty cell, "*" a crater."""

    cells: tuple[str, ...]
    rounds: tuple[int, ...]  # in which round each cell was drawn, 0 for none
    stage: str = "waiting"
    mark: str | None = None  # the cell of the last impact, with meteors
    crossed: tuple[str, ...] = ()  # specials used or crossed out
    special_done: bool = False  # this round's special is used
    dice: tuple[str, ...] = ()  # the faces to draw this round, lava dice last
    drawn: tuple[bool, ...] = ()  # which of them are drawn
    relief: bool = False  # room for lava was made this round (RI-7.5)
    before: "BoardView | None" = None  # the own board as the others see it, while this round is not confirmed


class View(msgspec.Struct, frozen=True):
    """Everything that one seat (None: a spectator) may know: enough to draw and to decide."""

    seat: Seat | None
    options: Options
    round: int
    rounds: int
    phase: str
    boards: tuple[BoardView, ...]
    direction: str | None = None  # what the meteor dice show
    distance: int | None = None
    star: Seat | None = None  # draft: who was first of all
    first: Seat | None = None  # draft: who picks first; after the picks, who will in the next round
    picker: Seat | None = None
    pairs: tuple[tuple[str, str], ...] = ()
    taken_by: tuple[Seat, ...] = ()  # by pair; 0 for nobody
    pool: tuple[int, ...] = ()  # draft, before the roll: which dice come one after the other, 1 or 4

    @property
    def seats(self) -> int:
        return len(self.boards)

    def _repr_svg_(self) -> str:
        from whistlestop.games.railroad_ink.draw import svg

        return svg(self, say=partial(say, "en"))

    def __str__(self) -> str:
        from whistlestop.games.railroad_ink.draw import text

        return text(self)
