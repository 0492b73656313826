"""What is legal: exact for any action; of the infinitely many, those listed are good ones to choose from.

Stations are listed at all free places of the grid (SR-3.2), strings as the search proposes them.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, landscapes, layout, spots
from whistlestop.games.string_railway.actions import Action, Base, Place, Shape, Spend, Under, is_sound
from whistlestop.games.string_railway.findings import claim_fault, offers, strings_left


class Legal:
    """The legal actions of a seat, found when somebody asks."""

    __slots__ = ("_block", "_kinds", "_seat")

    def __init__(self, position: Block, seat: Seat) -> None:
        self._block, self._seat = position, seat
        self._kinds: Sequence[Sequence[Action]] | None = None

    def kinds(self) -> Sequence[Sequence[Action]]:
        if self._kinds is None:
            is_on_turn = flow.actor(self._block) == self._seat
            self._kinds = [kind for kind in _kinds(self._block) if kind] if is_on_turn else []
        return self._kinds

    def __iter__(self) -> Iterator[Action]:
        return (action for kind in self.kinds() for action in kind)

    def __len__(self) -> int:
        return sum(map(len, self.kinds()))

    def __contains__(self, action: object) -> bool:
        if not is_sound(action):
            return False
        s = self._block[:]
        fault = flow.act(s, self._seat, action)  # type: ignore[arg-type]
        return fault.number == layout.FINE and claim_fault(self._block, action) == layout.FINE  # type: ignore[arg-type]

    def __repr__(self) -> str:
        return f"<legal actions of seat {self._seat}>"


def _kinds(s: Block) -> list[Sequence[Action]]:
    phase = s[layout.PHASE]
    if phase in flow.SHAPE_NAMES:
        what = flow.SHAPE_NAMES[phase]
        return [[Shape(what, tuple(p)) for p in landscapes.proposals(s, what)]]
    if phase == layout.BASES:
        return [[Base(mark + 1) for mark in range(s[layout.MARKS_N]) if flow.mark_fault(s, mark) == layout.FINE]]
    if phase == layout.PLACING:
        names = list(dict.fromkeys(data.KINDS[kind] for kind in flow.hand(s)))
        places = spots.free_places(s)
        return [Places(name, places) for name in names] if places else [[Under(name) for name in names]]
    found = offers(s)
    if not found:
        return [[Spend(length) for length in strings_left(s)]]
    return [[action for action in found if action.length == length] for length in data.LENGTHS]


class Places(Sequence[Place]):
    """A station at every free place of the grid."""

    __slots__ = ("_numbers", "_station")

    def __init__(self, station: str, numbers: Block) -> None:
        self._station, self._numbers = station, numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        if isinstance(index, slice):
            return Places(self._station, self._numbers[index])
        return place_of(self._station, self._numbers[index])

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        number = number_of(value) if isinstance(value, Place) and value.station == self._station else None
        at = -1 if number is None else bisect_left(self._numbers, number)
        if number is None or at == len(self._numbers) or self._numbers[at] != number:
            raise ValueError(value)
        return at


def place_of(station: str, number: int) -> Place:
    """A station at a place of the grid."""
    spot, angle = divmod(number, spots.GRID_ANGLES)
    row, column = divmod(spot, spots.COLUMNS)
    x, y = (column - spots.HALF) * data.GRID, (row - spots.HALF) * data.GRID
    return Place(station, x, y, data.GRID_ANGLES[angle])


def number_of(action: Place) -> int | None:
    """The number of its place, or None where it lies off the grid."""
    if action.x % data.GRID or action.y % data.GRID or action.angle not in data.GRID_ANGLES:
        return None
    row, column = action.y // data.GRID + spots.HALF, action.x // data.GRID + spots.HALF
    return (row * spots.COLUMNS + column) * spots.GRID_ANGLES + data.GRID_ANGLES.index(action.angle)
