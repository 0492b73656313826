"""Strings from strokes: what somebody draws becomes a legal string that follows it as closely as a string can.

The stations along the stroke are its chain. The stroke itself is pulled into shape; where it breaks a rule (it crosses
itself, the border or a station that cannot be touched) a way near to it is looked for; and at last any way.
"""

from collections.abc import Sequence
from math import sqrt

from whistlestop.core.kernel import Block, Reals, kernel, reals, zeros
from whistlestop.games.string_railway import data, flow, layout, verdict
from whistlestop.games.string_railway.bands import least_radius, resample
from whistlestop.games.string_railway.bulges import NODE
from whistlestop.games.string_railway.laying import GRIDS, ROOM, Band, Layer, Scene
from whistlestop.games.string_railway.planning import is_terminal
from whistlestop.games.string_railway.routes import COLUMNS, ROWS
from whistlestop.games.string_railway.scene import LEFT, TILE, TILE_SIZE, TILES, TOP, depth, touches

SNAP = 30.0  # an end of a stroke so near to a station is meant to lie on it
CROSSING = 30.0  # millimetres of detour that a crossing is worth: a stroke knows what it crosses
LONGEST_STROKE = 4_000  # points

Point = tuple[int, int]


def follow(s: Block, length: int, stroke: Sequence[Point]) -> "Block | None":
    """A legal string for a stroke in whole units, or None."""
    scene = Scene(s)
    drawn = as_band(stroke)
    chain = _chain(scene, drawn)
    if len(chain) < 2:
        return None
    layer = Layer(scene, chain, length)
    return _direct(layer, drawn.copy()) or _guided(layer, drawn) or layer.lay()


def as_band(stroke: Sequence[Point], most: int = ROOM - 8) -> Band:
    """Nodes some 5 mm apart; of a stroke that is far too long, farther."""
    raw_x, raw_y = reals(len(stroke)), reals(len(stroke))
    for i, (x, y) in enumerate(stroke):
        raw_x[i], raw_y[i] = x / data.UNIT, y / data.UNIT
    total = sum(
        sqrt(
            (raw_x[i + 1] - raw_x[i]) * (raw_x[i + 1] - raw_x[i])
            + (raw_y[i + 1] - raw_y[i]) * (raw_y[i + 1] - raw_y[i])
        )
        for i in range(len(stroke) - 1)
    )
    steps = max(2, min(most, round(total / NODE)))
    band = Band(steps + 1)
    resample(raw_x, raw_y, len(stroke), steps, band.x, band.y)
    return band


def _chain(scene: Scene, drawn: Band) -> list[int]:
    """The stations along a stroke in order, each once; full ones and Terminals between the ends are left out."""
    s, found = scene.s, zeros(layout.MOST_STATIONS)
    count = stations_along(scene.g, scene.h, drawn.x, drawn.y, drawn.n, found)
    company = s[layout.CURRENT]
    chain = [int(found[i]) for i in range(count) if not verdict.is_full(s, company, int(found[i]))]
    last = len(chain) - 1
    return [station for i, station in enumerate(chain) if i in (0, last) or not is_terminal(s, station)]


@kernel
def stations_along(g: Reals, h: Block, x: Reals, y: Reals, n: int, found: Block) -> int:
    """All stations that a stroke touches, in order; its ends reach a little farther."""
    count = 0
    seen = zeros(h[TILES] + 1)
    first, last = nearest_station(g, h, x[0], y[0]), nearest_station(g, h, x[n - 1], y[n - 1])
    if first >= 0:
        found[0], seen[first], count = first, 1, 1
    for i in range(n - 1):
        for tile in range(h[TILES]):
            if seen[tile] == 0 and tile != last and touches(g, tile, x[i], y[i], x[i + 1], y[i + 1], 0.0):
                found[count], seen[tile] = tile, 1
                count += 1
    if last >= 0 and seen[last] == 0:
        found[count] = last
        count += 1
    return count


@kernel
def nearest_station(g: Reals, h: Block, x: float, y: float) -> int:
    """The station that an end is meant to lie on, or -1."""
    best, found = -SNAP, -1
    for tile in range(h[TILES]):
        d = depth(g, tile, x, y)
        if d > best:
            best, found = d, tile
    return found


def _direct(layer: Layer, band: Band) -> "Block | None":
    """The stroke itself as a band, held to where it was drawn by springs while its bends are made wide enough."""
    g = layer.scene.g
    if band.n + 8 > ROOM:
        return None
    _reach_in(g, band, layer.chain)
    if layer.crossings(band) < 0:
        return None
    guide = band.copy()
    for spring, sweeps in ((0.06, 30), (0.03, 30), (0.03, 30)):
        layer.relax(band, 0.0, sweeps, 11.0, 9.0, 1.0, guide, spring)
        if least_radius(band.x, band.y, band.n) >= 7.0:
            break
    if band.length > layer.length:
        for _ in range(4):
            if band.length > layer.length:
                layer.relax(band, 0.99 * layer.length, 40, 9.0, 9.0, 1.0)
        if band.length > 1.02 * layer.length:
            return None
    return layer.filled(band)


def _reach_in(g: Reals, band: Band, chain: Sequence[int]) -> None:
    """Let both ends lie well on their stations."""
    for end, station in ((0, chain[0]), (band.n - 1, chain[-1])):
        at = TILE + TILE_SIZE * station
        if depth(g, station, band.x[end], band.y[end]) < 3.0:
            mx, my = g[at] - band.x[end], g[at + 1] - band.y[end]
            extra = Band(band.n + 1)
            steps = [(band.x[i], band.y[i]) for i in range(band.n)]
            inside = (band.x[end] + 0.7 * mx, band.y[end] + 0.7 * my)
            steps = [inside, *steps] if end == 0 else [*steps, inside]
            for i, (x, y) in enumerate(steps):
                extra.x[i], extra.y[i] = x, y
            total = max(2, min(ROOM - 2, round(extra.length / NODE)))
            tidy = extra.in_steps(total)
            band.n, band.x, band.y = tidy.n, tidy.x, tidy.y


def _guided(layer: Layer, drawn: Band) -> "Block | None":
    """A way that stays near the stroke."""
    pitch = GRIDS[0]
    grid = layer.scene.grid(pitch)
    weight = reals(grid[COLUMNS] * grid[ROWS])
    weigh(layer.scene.g, grid, pitch, drawn.x, drawn.y, drawn.n, weight)
    band = layer.traced(pitch, (CROSSING,), weight)
    return None if band is None else layer.finished(band)


@kernel
def weigh(g: Reals, e: Block, pitch: float, x: Reals, y: Reals, n: int, weight: Reals) -> None:
    """By node: the farther away from the stroke, the more a step costs."""
    for node in range(e[COLUMNS] * e[ROWS]):
        px, py = g[LEFT] + node % e[COLUMNS] * pitch, g[TOP] + node // e[COLUMNS] * pitch
        best = 1e18
        for i in range(n):
            best = min(best, (x[i] - px) * (x[i] - px) + (y[i] - py) * (y[i] - py))
        weight[node] = 1.0 + min(30.0, best / 144.0)


def raw_fault(s: Block, length: int, stroke: Sequence[Point]) -> flow.Fault:
    """What is wrong with a stroke that no string could be made of: it joins too little, or all else failed."""
    drawn = as_band(stroke)
    scene = Scene(s)
    ends = [stroke[0], stroke[-1]]
    for (x, y), node in zip(ends, (0, drawn.n - 1), strict=True):
        if nearest_station(scene.g, scene.h, drawn.x[node], drawn.y[node]) < 0:
            return flow.Fault(layout.END_IN_THE_OPEN, (x, y))
    chain = _chain(scene, drawn)
    if len(chain) < 2:
        return flow.Fault(layout.ONE_STATION, ends[0])
    if not any(verdict.is_joined(s, s[layout.CURRENT], station) for station in (chain[0], chain[-1])):
        return flow.Fault(layout.NOT_JOINED, ends[0], chain[0])
    return flow.Fault(layout.TOO_LONG, ends[1])
