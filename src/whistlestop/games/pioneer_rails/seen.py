"""What a seat sees of a position, as values: the shape of views, readable by people and by programs elsewhere.

A board is the history of its turns: everything on it follows from that (`replay`).
"""

from functools import partial

import msgspec

from whistlestop.core.game import Seat
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.rules import Options
from whistlestop.words import say

PHASES = (  # by layout's numbers
    "dealer", "types", "objectives", "objective", "hand", "cards", "pick", "building", "over",
)  # fmt: skip
STAGES = ("waiting", "choosing", "laying", "paying", "done")


class TurnView(msgspec.Struct, frozen=True):
    """One turn on a board: the card, the railway that was built, its tracks in order, what was paid into banks."""

    card: str
    suit: str
    tracks: tuple[str, ...] = ()
    paid: tuple[int, ...] = ()


class BoardView(msgspec.Struct, frozen=True):
    """One player's board. What is hidden from the viewer is left out: the turn that is not confirmed, the hand."""

    turns: tuple[TurnView, ...] = ()
    stage: str = "waiting"
    met: tuple[int, ...] = ()  # by open objective: the turn in which it was met, from 1; 0 where it is not
    held: str = ""  # the card face down (PR-8)


class View(msgspec.Struct, frozen=True):
    """Everything that one seat (None: a spectator) may know: enough to draw and to decide."""

    seat: Seat | None
    options: Options
    turn: int  # turns that are over for all
    phase: str
    boards: tuple[BoardView, ...]
    first: Seat = 0  # who dealt first, and who deals now; 0 where nobody takes a card before the others
    dealer: Seat = 0
    cards: tuple[str, ...] = ()  # this turn's three
    gone: str = ""  # the one of them that the others may not use: taken by the dealer, or discarded
    seen: tuple[str, ...] = ()  # all cards shown in this round
    objectives: tuple[str, ...] = ()
    types: tuple[int, ...] = ()  # solo, before they are opened: how many objectives of each deck come
    current: Seat = 0  # who gets a card face down

    @property
    def seats(self) -> int:
        return len(self.boards)

    @property
    def round(self) -> int:
        return min(self.turn // data.TURNS_IN_ROUND + 1, data.ROUNDS)

    def _repr_svg_(self) -> str:
        from whistlestop.games.pioneer_rails.draw import svg

        return svg(self, say=partial(say, "en"))

    def __str__(self) -> str:
        from whistlestop.games.pioneer_rails.draw import text

        return text(self)
