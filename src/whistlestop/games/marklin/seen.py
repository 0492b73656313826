"""What a seat sees of a position, as values: the shape of views, readable by people and by programs elsewhere.

Tuples by card, track, city or token follow the numbers of `data`: CARDS, TRACKS, CITIES, four tokens per city.
"""

from functools import partial

import msgspec

from whistlestop.core.game import Seat
from whistlestop.games.marklin import data
from whistlestop.games.marklin.rules import Options
from whistlestop.words import say

PHASES = (  # by layout's numbers
    "first", "deal", "row", "split", "tickets", "choose", "turn", "card", "second", "place", "keep", "ride", "over",
)  # fmt: skip
THEN = ("split", "card", "place", "end")
STAGES = ("idle", "choosing", "chose", "settled")


class BoardView(msgspec.Struct, frozen=True):
    """One player's side of the table. What is hidden from the viewer is empty."""

    cards: int  # in hand
    known: tuple[int, ...]  # by card: those that were taken face up and are surely still there (TR-10)
    trains: int
    supply: int  # passengers not yet placed
    routes: int  # points
    merchandise: int  # points
    stage: str = "idle"
    asked: tuple[int, int] = (0, 0)  # short and long tickets announced, until they are chosen from
    first_kept: tuple[int, int] = (0, 0)  # short and long tickets kept at set-up …
    later_kept: tuple[int, int] = (0, 0)  # … and since
    hand: tuple[int, ...] = ()  # by card
    tickets: tuple[str, ...] = ()
    offer: tuple[str, ...] = ()  # tickets to choose from
    chosen: tuple[int, ...] = ()  # which of them, from 1; not yet confirmed

    @property
    def kept(self) -> int:
        """How many tickets this player has."""
        return sum(self.first_kept) + sum(self.later_kept)


class RideView(msgspec.Struct, frozen=True):
    """A passenger under way (TR-7)."""

    start: str
    at: str
    cost: int  # passenger cards owed
    length: int  # tracks travelled
    used: tuple[str, ...]  # the pairs travelled (with `parallel_return`, the tracks)
    visited: tuple[str, ...]


class Passed(msgspec.Struct, frozen=True):
    """A ticket that the viewer put under a deck and another has drawn since: all the places where it may be (TR-10)."""

    ticket: str
    kept_by: tuple[Seat, ...] = ()
    offered: tuple[int, ...] = ()  # which of those that are being chosen from, of its deck, from 1
    under: tuple[int, ...] = ()  # how far down under its deck, from 1


class View(msgspec.Struct, frozen=True):
    """Everything that one seat (None: a spectator) may know: enough to draw and to decide."""

    seat: Seat | None
    options: Options
    turn: int  # turns begun; 0 at set-up
    phase: str
    current: Seat  # whose turn it is
    first: Seat  # who had the first turn, or 0
    boards: tuple[BoardView, ...]
    owners: tuple[Seat, ...]  # by track; 0 for nobody
    passengers: tuple[Seat, ...]  # by city: whose passenger stands there
    tokens: tuple[Seat, ...]  # by city, four each from the top: who has it
    row: tuple[str, ...]  # "" is a gap
    deck: int
    discards: tuple[int, ...]  # by card
    ticket_decks: tuple[int, int]  # short and long tickets in the shuffled parts
    under: tuple[tuple[str, ...], tuple[str, ...]]  # from the top; "" where another player knows it
    returned: tuple[str, ...] = ()  # the own tickets given back at set-up
    passed: tuple[Passed, ...] = ()  # the own tickets put under a deck that others have drawn since
    turns_left: int = -1  # of the last round
    passes: int = 0
    drawn: int = 0  # train cards in this turn
    claimed: str | None = None  # the track at which a passenger may be placed
    then: str = "split"  # what goes on when the row is full
    ride: RideView | None = None

    @property
    def seats(self) -> int:
        return len(self.boards)

    @property
    def round(self) -> int:
        """Turns of each player that have begun, 0 at set-up."""
        return -(-self.turn // self.seats)

    def _repr_svg_(self) -> str:
        from whistlestop.games.marklin.draw import svg

        return svg(self, say=partial(say, "en"))

    def __str__(self) -> str:
        from whistlestop.games.marklin.draw import text

        return text(self)


class Holding(msgspec.Struct, frozen=True):
    """What one player scores by: tracks, tickets, points of merchandise."""

    tracks: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    merchandise: int = 0


def holding(shown: View, seat: Seat) -> Holding:
    """What a viewer knows of a seat's holding."""
    tracks = tuple(name for name, owner in zip(data.TRACKS, shown.owners, strict=True) if owner == seat)
    board = shown.boards[seat - 1]
    return Holding(tracks, board.tickets, board.merchandise)
