"""What could be laid now: chains of stations worth trying, strings for them, and whether there is any at all (SR-3.3).

All of it is a function of the position: budgets are counts of chains, nodes and tries.
"""

from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.core.kernel import Block, block, reals, zeros
from whistlestop.games.string_railway import data, flow, layout, verdict
from whistlestop.games.string_railway.chains import (
    CHAIN,
    FORBIDDEN,
    KEPT,
    PITCH,
    POINT,
    find_chains,
    measure_fields,
)
from whistlestop.games.string_railway.laying import Layer, Scene
from whistlestop.games.string_railway.routes import COLUMNS, ROWS

BUDGET = 60_000  # steps of the search for chains
OPPONENT = 35  # hundredths of a point that a point of somebody else costs
LAST_TRIES = 160  # strings tried before it is believed that there is none


class Chain(NamedTuple):
    """Stations in order, for a string of this length, and what it is thought to bring, in hundredths of points."""

    worth: int
    length: int
    stations: tuple[int, ...]


class Plan:
    """The table as the company whose turn it is sees it: how far apart stations are, what each brings."""

    def __init__(self, s: Block) -> None:
        self.s, self.scene = s, Scene(s)
        self.company, self.tiles = s[layout.CURRENT], s[layout.STATIONS_N]
        grid = self.scene.grid(PITCH)
        self.nodes = grid[COLUMNS] * grid[ROWS]
        self.columns = grid[COLUMNS]
        self.fields, self.crossed = reals(self.tiles * self.nodes), zeros(self.tiles * self.nodes)
        self.matrix, self.crossings = reals(self.tiles * self.tiles), zeros(self.tiles * self.tiles)
        measure_fields(
            self.scene.g, self.scene.h, grid, self.fields, self.crossed, self.matrix, self.crossings
        )  # fmt: skip

    def left(self) -> Block:
        """By length: how many strings the company has left."""
        at = flow.company_at(self.company) + layout.LEFT
        return self.s[at : at + len(data.LENGTHS)]

    def lengths(self) -> list[int]:
        """The lengths of which the company has a string left."""
        return [length for length, count in enumerate(self.left()) if count]

    def wants(self) -> tuple[Block, Block, Block]:
        """By station: what touching it brings, whether it is in the own network, whether it cannot be passed."""
        values, joined, last_only = zeros(self.tiles), zeros(self.tiles), zeros(self.tiles)
        for station in range(self.tiles):
            values[station] = worth_of_station(self.s, self.company, station)
            joined[station] = int(verdict.is_joined(self.s, self.company, station))
            last_only[station] = is_terminal(self.s, station)
        return values, joined, last_only

    def chains(self) -> list[list[Chain]]:
        """By length: the best chains, the best first."""
        return self.chains_for(self.wants(), self.left(), BUDGET)

    def chains_for(self, wants: tuple[Block, Block, Block], left: Block, budget: int) -> list[list[Chain]]:
        """The same for other wants, with so many strings left."""
        kept = zeros(2 * KEPT * CHAIN)
        find_chains(
            self.tiles, self.matrix, self.crossings, *wants, POINT, *reaches(left), budget, kept
        )  # fmt: skip
        return [list(read_chains(kept, length)) for length in range(2)]

    def lay(self, chain: Chain) -> "Block | None":
        """A legal string along a chain, or None."""
        return Layer(self.scene, chain.stations, chain.length).lay()

    def pairs(self) -> Iterator[Chain]:
        """All pairs of stations that one string could join: by ways on the grid, then by straight lines."""
        open_ones = [station for station, value in enumerate(self.wants()[0]) if value > FORBIDDEN]
        joined = [station for station in open_ones if verdict.is_joined(self.s, self.company, station)]
        both = [(a, b) for a in joined for b in open_ones if a != b and not (b in joined and b < a)]
        for distance in (self._along, self._straight):
            for a, b in sorted(both, key=lambda pair: (distance(*pair), pair)):
                for length in self.lengths()[::-1]:
                    if distance(a, b) < data.RAIL_LENGTH[length] / data.UNIT:
                        yield Chain(0, length, (a, b))

    def _along(self, a: int, b: int) -> float:
        return self.matrix[a * self.tiles + b]

    def _straight(self, a: int, b: int) -> float:
        one, other = flow.station_at(a), flow.station_at(b)
        dx = self.s[one + layout.X] - self.s[other + layout.X]
        dy = self.s[one + layout.Y] - self.s[other + layout.Y]
        return float(abs(dx) + abs(dy)) / data.UNIT


def reaches(left: Block) -> tuple[float, float]:
    """How long a short and a long string are, in mm; 0 where there is none left."""
    short, long = (data.RAIL_LENGTH[kind] / data.UNIT if left[kind] else 0.0 for kind in (data.SHORT, data.LONG))
    return short, long


def is_terminal(s: Block, station: int) -> int:
    return int(s[flow.station_at(station) + layout.KIND] == data.TERMINAL)


def read_chains(kept: Block, length: int) -> Iterator[Chain]:
    for place in range(KEPT):
        at = CHAIN * (KEPT * length + place)
        if kept[at + 1]:
            yield Chain(kept[at], length, tuple(int(kept[at + 2 + i]) for i in range(kept[at + 1])))


def worth_of_station(s: Block, company: int, station: int) -> int:
    """What touching a station brings now, less a part of what its owner gains; FORBIDDEN where it is full."""
    if verdict.is_full(s, company, station):
        return FORBIDDEN
    gains = flow.station_gains(s, company, station)
    return sum(POINT * gain.points if gain.company == company else -OPPONENT * gain.points for gain in gains)


def worth_of_string(s: Block, company: int, length: int, p: Block) -> int:
    """What a legal string brings, in the same measure."""
    report = block(verdict.REPORT)
    verdict.judge(s, company, p, length, report)
    stations = sum(worth_of_station(s, company, station) for station in flow.touched(report))
    return stations - POINT * report[verdict.COST]


def any_string(plan: Plan) -> "tuple[Chain, Block] | None":
    """Some legal string, whatever it brings; None only after all that can be tried has been tried."""
    tried = 0
    best = sorted((chain for chains in plan.chains() for chain in chains), reverse=True)
    seen: set[tuple[int, tuple[int, ...]]] = set()
    for chain in (*best, *plan.pairs()):
        if (chain.length, chain.stations) in seen:
            continue
        if tried == LAST_TRIES:
            break
        seen.add((chain.length, chain.stations))
        tried += 1
        p = plan.lay(chain)
        if p is not None:
            return chain, p
    return None
