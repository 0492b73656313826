"""Whether a map is one to play on: every demand of PR-1.4, cheapest first.

What is judged is the empty map: how many tracks a corner is from a station, along sides that need no bonus.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import exp

from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.maps import (
    BRIDGE,
    CLOSED,
    MOUNTAINS,
    OPEN,
    RIVER,
    STATIONS,
    TUNNEL,
    VOID,
    WALLS,
    Map,
)

TOWNS_APART = 4  # sides
TOWN_TO_STATION = 3
FARTHEST_TOWN = 12  # tracks, from two stations
FARTHEST_BONUS = 6  # to a bridge and to a tunnel, from two stations
STATIONS_APART = 3
FEWEST_EXITS = 5
SMALLEST_BANK = 0.35  # of the cells on each side of the river
BALANCE = 0.22  # by how much a station's reach may differ from the mean
WORTH = (2.1, 9.0, 2.4, 7.0, 8.0, 2.0)  # of a location, by kind
TOWN_WORTH = 3.0


def faults(drawn: Map) -> Iterator[str]:
    """What is wrong with a map, as names of demands; the costly ones only where the cheap ones hold."""
    cheap = [name for name, holds in _CHEAP.items() if not holds(drawn)]
    yield from cheap
    if not cheap:
        ways = [distances(drawn, suit) for suit in range(len(data.SUITS))]
        yield from (name for name, holds in _COSTLY.items() if not holds(drawn, ways))


def radius(drawn: Map) -> int:
    return max(grid.ring(*place) for cell, place in enumerate(grid.COORDINATES) if drawn.letters[cell] != VOID)


def cells_of(drawn: Map, letters: Iterable[str]) -> list[int]:
    wanted = frozenset(letters)
    return [cell for cell, letter in enumerate(drawn.letters) if letter in wanted]


# --- counts, river, ranges, stations (PR-1.3)


def has_its_counts(drawn: Map) -> bool:
    found = Counter(drawn.letters)
    wanted = dict(zip(data.LETTERS, data.COUNTS, strict=True)) | dict.fromkeys(STATIONS, 1)
    return (
        all(found[letter] == count for letter, count in wanted.items())
        and len(set(drawn.towns)) == len(set(drawn.town_names)) == data.TOWNS
    )


def river_is_one_path(drawn: Map) -> bool:
    """From edge to edge, no cell beside more than two others."""
    cells, most = cells_of(drawn, RIVER), radius(drawn)
    beside = {cell: [other for other in grid.NEIGHBOURS[cell] if other in cells] for cell in cells}
    ends = [cell for cell in cells if len(beside[cell]) == 1]
    return (
        2 * most - 1 <= len(cells) <= 2 * most + 2
        and len(ends) == 2
        and all(grid.ring(*grid.COORDINATES[end]) == most for end in ends)
        and all(1 <= len(others) <= 2 for others in beside.values())
        and len(_flood(cells[0], set(cells))) == len(cells)
    )


def ranges_are_apart(drawn: Map) -> bool:
    """Five of two cells or more, each in one piece, none beside another."""
    for letter in MOUNTAINS:
        cells = set(cells_of(drawn, letter))
        if len(cells) < 2 or _flood(min(cells), cells) != cells:
            return False
        around = {drawn.letters[other] for cell in cells for other in grid.NEIGHBOURS[cell] if other >= 0}
        if around & set(MOUNTAINS) - {letter}:
            return False
    return True


def stations_are_in_their_quarters(drawn: Map) -> bool:
    """One in each, three apart, with five exits at least."""
    cells = cells_of(drawn, STATIONS)
    quarters = {quarter(cell) for cell in cells}
    return (
        len(quarters) == len(cells)
        and None not in quarters
        and all(grid.distance(one, other) >= STATIONS_APART for one, other in combinations(cells, 2))
        and all(len(exits(drawn, suit)) >= FEWEST_EXITS for suit in range(len(data.SUITS)))
    )


def quarter(cell: int) -> tuple[bool, bool] | None:
    """East or not, south or not; None on the lines between."""
    q, r = grid.COORDINATES[cell]
    return (2 * q + r > 0, r > 0) if r and 2 * q + r else None


def exits(drawn: Map, suit: int) -> list[tuple[int, int]]:
    """The open sides that lead out from a station: its corner, and the other end."""
    station = drawn.letters.index(STATIONS[suit])
    return [
        (corner, far_end(side, corner))
        for corner in grid.CELL_CORNERS[station]
        for side in sides_at(corner)
        if drawn.side_type(side) == OPEN
    ]


def sides_at(corner: int) -> Iterator[int]:
    return (way for way in grid.CORNER_WAYS[corner] if way < grid.SIDES)


def far_end(side: int, corner: int) -> int:
    return sum(grid.WAY_ENDS[side]) - corner


def banks_hold_two_stations(drawn: Map) -> bool:
    """The river is a wall without bridges: both sides of it must be worth playing on."""
    land = set(range(grid.CELLS)) - set(cells_of(drawn, (RIVER, VOID)))
    one = _flood(min(land), land)
    other = land - one
    if not other or _flood(min(other), other) != other:
        return False
    banks = (one, other)
    return all(
        len(bank) >= SMALLEST_BANK * len(land) and len(bank & set(cells_of(drawn, STATIONS))) == 2 for bank in banks
    )


# --- locations and towns


def locations_can_be_built(drawn: Map) -> bool:
    """One usable side more than each needs; no bank, yard or fort beside a station."""
    for number, cell in enumerate(drawn.locations):
        kind = drawn.kind_of(number)
        usable = sum(drawn.side_type(side) != CLOSED for side in grid.CELL_SIDES[cell])
        if usable <= data.NEEDS[kind]:
            return False
        beside = [drawn.letters[other] for other in grid.NEIGHBOURS[cell] if other >= 0]
        if kind in (data.BANK, data.YARD, data.FORT) and any(letter in STATIONS for letter in beside):
            return False
    return True


def towns_are_apart(drawn: Map) -> bool:
    """From each other and from stations, in sides, whatever lies between."""
    corners = [corner for cell in cells_of(drawn, STATIONS) for corner in grid.CELL_CORNERS[cell]]
    for town in drawn.towns:
        near = corners_within(town, TOWNS_APART - 1)
        if any(other in near for other in drawn.towns if other != town):
            return False
        if any(near.get(corner, TOWN_TO_STATION) < TOWN_TO_STATION for corner in corners):
            return False
    return True


def corners_within(start: int, most: int) -> dict[int, int]:
    return _reached([(start, 0)], lambda corner: (far_end(side, corner) for side in sides_at(corner)), most)


def ranches_are_together(drawn: Map) -> bool:
    """None has a region of its own yet."""
    land = {cell for cell, letter in enumerate(drawn.letters) if letter not in WALLS}
    ranches = set(cells_of(drawn, "R"))
    return all(len(_flood(ranch, land) & ranches) > 1 for ranch in ranches)


# --- how far things are


def distances(drawn: Map, suit: int) -> dict[int, int]:
    """By corner: the fewest tracks of a station to it on the empty map, over open sides; a branch ends in a town."""
    stations = {corner for cell in cells_of(drawn, STATIONS) for corner in grid.CELL_CORNERS[cell]}
    towns = set(drawn.towns)

    def onward(corner: int) -> Iterator[int]:
        if corner not in towns:
            for side in sides_at(corner):
                if drawn.side_type(side) == OPEN and far_end(side, corner) not in stations:
                    yield far_end(side, corner)

    return _reached([(far, 1) for _, far in exits(drawn, suit)], onward)


def towns_have_two_stations(drawn: Map, ways: list[dict[int, int]]) -> bool:
    return all(sum(way.get(town, 99) <= FARTHEST_TOWN for way in ways) >= 2 for town in drawn.towns)


def bonuses_have_two_stations(drawn: Map, ways: list[dict[int, int]]) -> bool:
    """A bridge and a tunnel begin near two stations."""
    for wanted in (BRIDGE, TUNNEL):
        ends = {
            end for side in range(grid.SIDES) if drawn.side_type(side) == wanted for end in grid.WAY_ENDS[side]
        }  # fmt: skip
        if sum(any(way.get(end, 99) <= FARTHEST_BONUS for end in ends) for way in ways) < 2:
            return False
    return True


def stations_are_alike(drawn: Map, ways: list[dict[int, int]]) -> bool:
    """What each has within reach is worth about the same."""
    worths = [reach(drawn, way) for way in ways]
    mean = sum(worths) / len(worths)
    return all(abs(worth - mean) <= BALANCE * mean for worth in worths)


def reach(drawn: Map, way: dict[int, int]) -> float:
    """What a station has around it; the nearer, the better."""
    worth = sum(TOWN_WORTH * exp(-way[town] / 5) for town in drawn.towns if town in way)
    for number, cell in enumerate(drawn.locations):
        kind = drawn.kind_of(number)
        nearest = min((way[corner] for corner in grid.CELL_CORNERS[cell] if corner in way), default=None)
        if nearest is not None:
            worth += WORTH[kind] * exp(-(nearest + data.NEEDS[kind]) / 5)
    return worth


# --- searching


def _flood(start: int, land: set[int]) -> set[int]:
    """The cells of the land that hang together with this one."""
    return set(_reached([(start, 0)], lambda cell: (other for other in grid.NEIGHBOURS[cell] if other in land)))


def _reached(
    starts: Iterable[tuple[int, int]], onward: Callable[[int], Iterable[int]], most: int = 10**6
) -> dict[int, int]:
    """Breadth first: every place that is reached within so many steps, and in how many."""
    found = dict(starts)
    queue = deque(found)
    while queue:
        place = queue.popleft()
        if found[place] < most:
            for other in onward(place):
                if other not in found:
                    found[other] = found[place] + 1
                    queue.append(other)
    return found


_CHEAP: dict[str, Callable[[Map], bool]] = {
    "counts": has_its_counts,
    "river": river_is_one_path,
    "ranges": ranges_are_apart,
    "stations": stations_are_in_their_quarters,
    "banks of the river": banks_hold_two_stations,
    "locations": locations_can_be_built,
    "towns": towns_are_apart,
    "ranches": ranches_are_together,
}
_COSTLY: dict[str, Callable[[Map, list[dict[int, int]]], bool]] = {
    "ways to towns": towns_have_two_stations,
    "ways to bonuses": bonuses_have_two_stations,
    "balance": stations_are_alike,
}
