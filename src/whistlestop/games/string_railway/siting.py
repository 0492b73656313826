"""Where a station could come: free places at random, and what can be said of one before anything is planned."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from whistlestop.core import fast
from whistlestop.core.kernel import Block, block
from whistlestop.games.string_railway import data, flow, layout, spots
from whistlestop.games.string_railway.actions import Place
from whistlestop.games.string_railway.chains import PITCH
from whistlestop.games.string_railway.laying import Scene
from whistlestop.games.string_railway.routes import COLUMNS
from whistlestop.games.string_railway.scene import LEFT, TOP
from whistlestop.games.string_railway.waves import nearest

FAR_FROM_BASES, TRANSIT_NEAR = 0.1, -0.6  # hundredths of a point for each mm: others shall come to a Transit station


class Spot(NamedTuple):
    """The middle of a tile, and how it is turned."""

    x: int
    y: int
    angle: int


def free_spots(s: Block, seed: int, lane: int, tries: int) -> Iterator[Spot]:
    """Of so many places and angles at random those where a tile may lie."""
    start, frame = fast.stream(seed, lane, 0), block(spots.FRAME)
    spots.find_frame(s, frame)
    left, top = ((frame[i] - spots.HALF) * data.GRID for i in (0, 1))
    for i in range(tries):
        x = left + fast.below(start, 3 * i, frame[2] * data.GRID)
        y = top + fast.below(start, 3 * i + 1, frame[3] * data.GRID)
        spot = Spot(x, y, fast.below(start, 3 * i + 2, data.ANGLES))
        if is_free(s, spot):
            yield spot


def is_free(s: Block, spot: Spot) -> bool:
    return spots.tile_fault(s, spot.x, spot.y, *data.CORNERS[spot.angle]) == layout.FINE


def near_and_others(ranked: Sequence[Spot], near: int, others: int) -> list[Spot]:
    """Of places, the nearest first, so many of these, and some of the others from all over."""
    rest = ranked[near:]
    return [*ranked[:near], *rest[:: max(1, len(rest) // max(1, others))][:others]]


def node_of(scene: Scene, spot: Spot) -> int:
    """The node of the coarse grid that is nearest to a place."""
    column = nearest((spot.x / data.UNIT - scene.g[LEFT]) / PITCH)
    row = nearest((spot.y / data.UNIT - scene.g[TOP]) / PITCH)
    return row * scene.grid(PITCH)[COLUMNS] + column


def seclusion(s: Block, company: int, kind: int, spot: Spot) -> float:
    """What it is worth that the bases of others are far away; from a Transit station they shall be near."""
    away = min((_distance(s, spot, station) for station in _foreign_bases(s, company)), default=0.0)
    return away * (TRANSIT_NEAR if kind == data.TRANSIT else FAR_FROM_BASES)


def with_station(s: Block, company: int, kind: int, spot: Spot) -> tuple[Block, int]:
    """The position with a new station, and its number."""
    after = s[:]
    owner = company + 1 if data.STATIONS[kind].value_of_owner is not None else 0
    return after, flow.put_station(after, kind, (spot.x, spot.y, *data.CORNERS[spot.angle]), owner)


def as_place(kind: int, spot: Spot) -> Place:
    return Place(data.KINDS[kind], *spot)


def _foreign_bases(s: Block, company: int) -> list[int]:
    bases = (a for a in range(s[layout.STATIONS_N]) if s[flow.station_at(a) + layout.KIND] == data.BASE)
    return [a for a in bases if s[flow.station_at(a) + layout.OWNER] != company + 1]


def _distance(s: Block, spot: Spot, station: int) -> float:
    t = flow.station_at(station)
    dx, dy = spot.x - s[t + layout.X], spot.y - s[t + layout.Y]
    return sqrt(dx * dx + dy * dy) / data.UNIT
