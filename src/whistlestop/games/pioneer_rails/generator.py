"""Maps by number: drawn at random in the order of what constrains most, tried again until one passes PR-1.4.

The same number gives the same map for ever: games are stored by it. About one try in a hundred contents the validator.
The directed search takes seconds, so which try contents that too has been found before (`generated.ATTEMPTS`).
"""

from collections.abc import Iterator, Sequence
from itertools import count

from whistlestop.core.fastdealer import Stream
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.data import Drawing
from whistlestop.games.pioneer_rails.generated import ATTEMPTS
from whistlestop.games.pioneer_rails.maps import DESERT, MOUNTAINS, RIVER, STATIONS, WALLS, Map
from whistlestop.games.pioneer_rails.validator import (
    FARTHEST_TOWN,
    STATIONS_APART,
    TOWN_TO_STATION,
    TOWNS_APART,
    banks_hold_two_stations,
    corners_within,
    distances,
    faults,
    locations_can_be_built,
    quarter,
    river_is_one_path,
)

RANGE_SIZES = (3, 3, 2, 2, 2)
# The rarer a kind, the earlier it is placed; how far those of a group lie from each other.
GROUPS = (((data.FORT, data.YARD, data.BANK), 3), ((data.RANCH, data.SALOON), 2), ((data.MINE,), 2))
INNER = [cell for cell, place in enumerate(grid.COORDINATES) if grid.ring(*place) < grid.RADIUS]
OUTER = [cell for cell, place in enumerate(grid.COORDINATES) if grid.ring(*place) == grid.RADIUS]


def generate(number: int) -> Map:
    """The map of a number."""
    drawn = _attempt(Stream(number, ATTEMPTS[number]))
    assert drawn is not None, "the table of attempts belongs to another generator"
    return drawn


def candidates(number: int) -> Iterator[tuple[int, Map]]:
    """The maps of a number that content the validator, with which attempt each was."""
    for attempt in count():
        drawn = _attempt(Stream(number, attempt))
        if drawn is not None:
            yield attempt, drawn


class _Stuck(Exception):
    """Something found no place: this attempt is given up."""


def _attempt(numbers: Stream) -> Map | None:
    letters = [DESERT] * grid.CELLS
    try:
        _draw_river(letters, numbers)
        _place_stations(letters, numbers)
        _raise_ranges(letters, numbers)
        _place_locations(letters, numbers)
        towns = _found_towns(letters, numbers)
    except _Stuck:
        return None
    drawn = _map(letters, towns, _shuffled(data.TOWN_NAMES, numbers)[: data.TOWNS])
    return _named(drawn, numbers) if next(faults(drawn), None) is None else None


def _named(drawn: Map, numbers: Stream) -> Map:
    """The same map, with what its ranges and its river are called."""
    ranges = _shuffled(data.RANGE_NAMES, numbers)[: data.RANGES]
    river = data.RIVER_NAMES[numbers.below(len(data.RIVER_NAMES))]
    return Map(drawn.drawing._replace(ranges=tuple(ranges), river=river))


def _map(letters: Sequence[str], towns: Sequence[int] = (), names: Sequence[str] = ()) -> Map:
    rows: dict[int, list[str]] = {}
    for cell, (_, r) in enumerate(grid.COORDINATES):
        rows.setdefault(r, []).append(letters[cell])
    corners = []
    for corner in towns:
        cell = grid.CORNER_CELLS[corner][0]
        corners.append((*grid.COORDINATES[cell], grid.CELL_CORNERS[cell].index(corner)))
    return Map(Drawing(tuple(" ".join(row) for row in rows.values()), tuple(corners), tuple(names)))


def _shuffled(things: Sequence[str], numbers: Stream) -> list[str]:
    left = list(things)
    return [left.pop(numbers.below(len(left))) for _ in things]


def _picks(cells: Sequence[int], numbers: Stream) -> Iterator[int]:
    """Cells in random order."""
    left = list(cells)
    while left:
        yield left.pop(numbers.below(len(left)))


def _draw_river(letters: list[str], numbers: Stream) -> None:
    """A walk from the edge towards the opposite one, sometimes aside, that never touches itself."""
    start = OUTER[numbers.below(len(OUTER))]
    q, r = grid.COORDINATES[start]
    goal = grid.CELL_AT[-q, -r]
    path = [start]
    while len(path) == 1 or path[-1] in INNER:
        here = path[-1]
        onward = [
            cell
            for cell in grid.NEIGHBOURS[here]
            if cell >= 0
            and grid.distance(cell, goal) <= grid.distance(here, goal)
            and not any(other in path[:-1] for other in (*grid.NEIGHBOURS[cell], cell))
            and (len(path) > 1 or cell in INNER)
        ]
        if not onward:
            raise _Stuck
        path.append(onward[numbers.below(len(onward))])
    for cell in path:
        letters[cell] = RIVER
    if not river_is_one_path(_map(letters)):
        raise _Stuck


def _place_stations(letters: list[str], numbers: Stream) -> None:
    """One in each quarter, inside, away from the river and from each other; two on each bank."""
    placed: list[int] = []
    quarters = {quarter(cell) for cell in INNER} - {None}
    for suit, place in zip(_shuffled(STATIONS, numbers), sorted(quarters, key=str), strict=True):
        cells = [
            cell
            for cell in INNER
            if quarter(cell) == place
            and grid.ring(*grid.COORDINATES[cell]) < grid.RADIUS - 1
            and letters[cell] == DESERT
            and all(grid.distance(cell, other) > STATIONS_APART for other in placed)
            and RIVER not in [letters[other] for other in grid.NEIGHBOURS[cell]]
        ]
        if not cells:
            raise _Stuck
        placed.append(cells[numbers.below(len(cells))])
        letters[placed[-1]] = suit
    if not banks_hold_two_stations(_map(letters)):
        raise _Stuck


def _raise_ranges(letters: list[str], numbers: Stream) -> None:
    """Each grows from one cell; around it stays free of other ranges and stations."""
    for letter, size in zip(MOUNTAINS, RANGE_SIZES, strict=True):
        cells: list[int] = []
        for _ in range(size):
            free = [
                cell
                for cell in range(grid.CELLS)
                if letters[cell] == DESERT
                and (not cells or any(other in cells for other in grid.NEIGHBOURS[cell]))
                and not any(
                    letters[other] in STATIONS or (letters[other] in MOUNTAINS and letters[other] != letter)
                    for other in grid.NEIGHBOURS[cell]
                    if other >= 0
                )
            ]
            if not free:
                raise _Stuck
            cells.append(free[numbers.below(len(free))])
            letters[cells[-1]] = letter


def _place_locations(letters: list[str], numbers: Stream) -> None:
    """Group by group, those of a group apart from each other; large ones not at the edge, nor beside a station."""
    for kinds, apart in GROUPS:
        placed: list[int] = []
        wanted = [kind for kind in kinds for _ in range(data.COUNTS[kind])]
        for kind in wanted:
            for cell in _picks(range(grid.CELLS) if kind == data.MINE else INNER, numbers):
                beside = [letters[other] for other in grid.NEIGHBOURS[cell] if other >= 0]
                if (
                    letters[cell] == DESERT
                    and all(grid.distance(cell, other) >= apart for other in placed)
                    and (kind == data.MINE or not any(letter in STATIONS for letter in beside))
                ):
                    break
            else:
                raise _Stuck
            letters[cell] = data.LETTERS[kind]
            placed.append(cell)
    if not locations_can_be_built(_map(letters)):
        raise _Stuck


def _found_towns(letters: Sequence[str], numbers: Stream) -> list[int]:
    """On corners that two stations reach, apart from each other and from stations."""
    drawn = _map(letters)
    ways = [distances(drawn, suit) for suit in range(len(data.SUITS))]
    stations = [corner for letter in STATIONS for corner in grid.CELL_CORNERS[letters.index(letter)]]
    towns: list[int] = []
    for corner in _picks(range(grid.CORNERS), numbers):
        near = corners_within(corner, TOWNS_APART - 1)
        if (
            sum(way.get(corner, 99) <= FARTHEST_TOWN for way in ways) >= 2
            and not any(town in near for town in towns)
            and all(near.get(other, TOWN_TO_STATION) >= TOWN_TO_STATION for other in stations)
            and len([cell for cell in grid.CORNER_CELLS[corner] if letters[cell] not in WALLS]) > 1
        ):
            towns.append(corner)
        if len(towns) == data.TOWNS:
            return towns
    raise _Stuck
