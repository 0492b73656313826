"""The game contract: what a game promises to tables, bots, servers and people.

A game is a pure function of its options and its log of actions and chance outcomes. It is given as a record
of functions (`Game`), generic over its State, its Action and its View. States are values: nothing that a
game returns is ever changed by it later. Seats count from 1.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from whistlestop.core.chance import Draw, Lot
from whistlestop.core.errors import Argument, BadOptions
from whistlestop.core.options import Options, make

Seat = int

S = TypeVar("S", bound="State")
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
B = TypeVar("B")
V = TypeVar("V")


class State(Protocol):
    """A position: fixed layout, equality by value. It holds no log, no text and no seed."""

    def key(self) -> bytes:
        """The whole position as bytes: equal states have equal keys."""

    def copy(self) -> "State":
        """The same position, sharing nothing that can be changed."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, for the log in words: a sentence's id, its arguments, who may read it."""

    what: str
    seat: Seat | None = None
    args: Mapping[str, Argument] = {}
    audience: tuple[Seat, ...] | None = None  # None: everybody


class Step(msgspec.Struct, Generic[S], frozen=True):
    """What an action or a chance outcome brings."""

    state: S
    events: tuple[Event, ...] = ()
    closes_lane: bool = False  # the actor has shown something to others, or ended its part
    is_open: bool = False  # others see the action at once, though it may still be taken back
    is_barrier: bool = False  # a new phase begins: all lanes close, even where the same actors go on
    audience: tuple[Seat, ...] | None = None  # who may ever know the action; None: everybody, when it is shown


class Actions(Protocol[A_co]):
    """The legal actions of one seat: lazy and set-like, in a defined order."""

    def __iter__(self) -> Iterator[A_co]: ...
    def __len__(self) -> int: ...
    def __contains__(self, action: object) -> bool: ...

    def kinds(self) -> Sequence[Sequence[A_co]]:
        """The same actions by kind, in a defined order; no kind is empty."""


class Item(msgspec.Struct, frozen=True):
    """One line of a score sheet: how many points, why, and where on the board."""

    part: str
    points: int
    reason: str
    args: Mapping[str, Argument] = {}
    places: tuple[str, ...] = ()

    def facts(self) -> dict[str, Any]:
        """What it says, without words: for scripts."""
        return {"part": self.part, "points": self.points, **self.args, "places": self.places}


class Sheet(msgspec.Struct, frozen=True):
    """The score of any position, each point with its reason and its place."""

    seat: Seat
    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        return sum(item.points for item in self.items)

    def points(self, part: str) -> int:
        """What one part of the sheet brings in all."""
        return sum(item.points for item in self.items if item.part == part)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: each seat's score and place (1 is best; equal numbers share a place)."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    tie_break: str | None = None  # the id of the rule that told equal scores apart
    target: int | None = None  # what somebody alone had to beat

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places, 1) if place == 1)


class Refusal(msgspec.Struct, frozen=True):
    """Why a draft cannot be played, as data."""

    rule: str
    reason: str
    args: Mapping[str, Argument] = {}


class Preview(msgspec.Struct, Generic[A], frozen=True):
    """What a draft of an action would bring: the actions that complete it, best first, or why none does.

    With both, the only way is one that is refused as it stands: it is worth showing together with the reason.
    """

    ways: tuple[A, ...]
    sheet: Sheet | None = None  # the score after the first way
    gain: int = 0
    refusal: Refusal | None = None


class Random(Protocol):
    """A source of numbers for bots and imagination; never the table's own chance."""

    def below(self, bound: int) -> int:
        """A number of 0 … bound - 1."""


@dataclass(frozen=True)
class Notation(Generic[A, B]):
    """Actions, chance outcomes and boards as text, both ways: `parse(format(x)) == x`."""

    format_action: Callable[[A], str]
    parse_action: Callable[[str], A]
    format_chance: Callable[[Draw, Lot], str]
    parse_chance: Callable[[Draw, str], Lot]
    format_board: Callable[[B], str]
    parse_board: Callable[[str], B]


@dataclass(frozen=True)
class Game(Generic[S, A, V]):
    """Everything that the rest of the program knows about a game."""

    id: str
    seats: tuple[int, int]  # fewest and most
    options: type[Options]
    view_type: type[V]
    setup: Callable[[Any, int], S]
    pending: Callable[[S], Draw | None]
    resolve: Callable[[S, Lot], Step[S]]
    actors: Callable[[S], tuple[Seat, ...]]
    legal: Callable[[S, Seat], Actions[A]]
    apply: Callable[[S, Seat, A], Step[S]]
    preview: Callable[[S, Seat, str], Preview[A]]
    view: Callable[[S, Seat | None], V]
    reveal: Callable[[S], V]
    imagine: Callable[[V, Random], S]
    sheet: Callable[[V, Seat], Sheet]
    outcome: Callable[[S], Outcome | None]
    encode: Callable[[S, A], int]
    decode: Callable[[S, int], A]
    notation: Notation[A, Any]

    def agree(self, seats: int, given: Mapping[str, object] | Options) -> Options:
        """The options of a game of so many seats, checked together; texts as people type them are understood."""
        fewest, most = self.seats
        if type(seats) is not int or not fewest <= seats <= most:
            raise BadOptions("seats-out-of-range", seats=repr(seats)[:20], fewest=fewest, most=most)
        if not isinstance(given, Mapping | Options):
            raise BadOptions("options-not-named")
        agreed = given if isinstance(given, Options) else make(self.options, given)
        agreed.check(seats)
        return agreed
