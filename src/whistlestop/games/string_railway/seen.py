"""What a seat sees of a position, as values: the shape of views, readable by people and by programs elsewhere.

Nothing is hidden but what the deck will bring. A view is the history of the game in notation: everything on the table
follows from that (`replay`).
"""

from functools import partial

import msgspec

from whistlestop.core.game import Seat
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.rules import Options
from whistlestop.words import say

PHASES = ("border", "river", "mountain", "landscape", "bases", "station", "placing", "laying", "over")  # by layout


class CompanyView(msgspec.Struct, frozen=True):
    """One railway company: its points, and the strings it has left."""

    score: int
    short: int
    long: int


class BoardView(msgspec.Struct, frozen=True):
    """What belongs to one player: one company, with two players two."""

    companies: tuple[CompanyView, ...]


class TurnView(msgspec.Struct, frozen=True):
    """One turn: the stations drawn, and what was done, in notation."""

    drawn: tuple[str, ...] = ()
    done: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True):
    """Everything that one seat (None: a spectator) may know: enough to draw and to decide."""

    seat: Seat | None
    options: Options
    phase: str
    boards: tuple[BoardView, ...]
    landscape: int | None = None  # the number of a random one
    laid: tuple[str, ...] = ()  # border, river and mountain where they are laid by hand, in notation
    marks: tuple[int, ...] = ()  # by company: the mark at which its base stands
    turns: tuple[TurnView, ...] = ()  # the present one included

    @property
    def seats(self) -> int:
        return len(self.boards)

    @property
    def round(self) -> int:
        companies = data.COMPANIES[self.seats]
        rounds = data.SHORTS[self.seats] + data.LONGS
        return min(max(0, len(self.turns) - 1) // companies + 1, rounds)

    def _repr_svg_(self) -> str:
        from whistlestop.games.string_railway.draw import svg

        return svg(self, say=partial(say, "en"))

    def __str__(self) -> str:
        from whistlestop.games.string_railway.draw import text

        return text(self)
