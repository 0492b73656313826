"""The table as searches see it, as kernels: floats in millimetres that propose, never decide (SR-6).

A scene is two blocks of scratch: `g` holds all segments and tiles, `h` counts and a table of cells of 15 mm with the
segments and tiles near each. Long sides of the border are cut into pieces, so that every segment is short.
"""

from math import sqrt

from whistlestop.core.kernel import Block, Reals, kernel
from whistlestop.games.string_railway import data, layout
from whistlestop.games.string_railway.layout import (
    BORDER,
    CORNER_X,
    CORNER_Y,
    COUNT,
    FIRST,
    MOUNTAIN,
    POOL,
    RAILS_N,
    RIVER,
    STATION,
    STATION_SIZE,
    STATIONS_N,
    STRING_SIZE,
    X,
    Y,
)
from whistlestop.games.string_railway.waves import sine

MM = float(data.UNIT)
CELL = 15.0
MARGIN = 12.0  # around the border
PIECE = 10.0  # the longest segment
MOST_SEGMENTS = 6_400
MOST_CELLS = 7_400  # a loop of 3,200 mm has a frame of at most 1.3 m²
IN_CELLS = 8 * MOST_SEGMENTS
MOST_STATIONS = layout.MOST_STATIONS
SITES = 32  # tiles that do not lie there: places where stations could come
FORBIDDING = 1000  # a crossing of the border counts as so many

# --- g
LEFT, TOP = 0, 1
SEGMENT = 2  # ax, ay, bx, by
TILE = SEGMENT + 4 * MOST_SEGMENTS  # of stations, then of sites: middle, two axes, half a side
TILE_SIZE = 7
BUMP = TILE + TILE_SIZE * (MOST_STATIONS + SITES)  # sin² of half a turn, at so many places
BUMPS = 256
REALS = BUMP + BUMPS + 1

# --- h
ACROSS, DOWN, SEGMENTS, BORDER_FROM, TILES, DRAWN = 0, 1, 2, 3, 4, 5  # cells; segments; DRAWN: random numbers used
CELL_FROM = 6  # by cell: where its segments begin
NEAR = CELL_FROM + MOST_CELLS + 1  # by cell: tiles near it, as a mask
LISTED = NEAR + MOST_CELLS
WHOLES = LISTED + IN_CELLS


@kernel
def build_scene(s: Block, g: Reals, h: Block) -> None:
    """Take over a position."""
    first, points = POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    left = right = s[first]
    top = bottom = s[first + 1]
    for i in range(points):
        x, y = s[first + 2 * i], s[first + 2 * i + 1]
        left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
    g[LEFT], g[TOP] = left / MM - MARGIN, top / MM - MARGIN
    h[ACROSS] = int((right - left) / MM + 2 * MARGIN) // 15 + 1
    h[DOWN] = int((bottom - top) / MM + 2 * MARGIN) // 15 + 1
    for number in range(s[RAILS_N] + 2):
        string = RIVER + STRING_SIZE * number
        loop = 1 if string == MOUNTAIN else 0
        add_segments(s, POOL + 2 * s[string + FIRST], s[string + COUNT], loop, g, h)
    h[BORDER_FROM] = h[SEGMENTS]
    add_segments(s, first, points, 1, g, h)
    fill_cells(g, h)
    h[TILES] = s[STATIONS_N]
    for station in range(s[STATIONS_N]):
        t = STATION + STATION_SIZE * station
        put_tile(g, h, station, s[t + X], s[t + Y], s[t + CORNER_X], s[t + CORNER_Y])
    for i in range(BUMPS + 1):
        wave = sine(0.5 * i / BUMPS)
        g[BUMP + i] = wave * wave


@kernel
def add_segments(s: Block, first: int, points: int, loop: int, g: Reals, h: Block) -> None:
    for i in range(points - 1 + loop):
        j = (i + 1) % points
        ax, ay = s[first + 2 * i] / MM, s[first + 2 * i + 1] / MM
        bx, by = s[first + 2 * j] / MM, s[first + 2 * j + 1] / MM
        pieces = int(sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / (PIECE + 0.01)) + 1
        for k in range(pieces):
            at = SEGMENT + 4 * h[SEGMENTS]
            g[at], g[at + 1] = ax + (bx - ax) * k / pieces, ay + (by - ay) * k / pieces
            g[at + 2], g[at + 3] = ax + (bx - ax) * (k + 1) / pieces, ay + (by - ay) * (k + 1) / pieces
            h[SEGMENTS] += 1


@kernel
def column_of(g: Reals, h: Block, x: float) -> int:
    """The column of cells of a coordinate; what lies beyond belongs to the outermost."""
    return min(h[ACROSS] - 1, max(0, int((x - g[LEFT]) / CELL)))


@kernel
def row_of(g: Reals, h: Block, y: float) -> int:
    return min(h[DOWN] - 1, max(0, int((y - g[TOP]) / CELL)))


@kernel
def fill_cells(g: Reals, h: Block) -> None:
    """List the segments near each cell: first how many, then which."""
    cells = h[ACROSS] * h[DOWN]
    for turn in range(2):
        for i in range(h[SEGMENTS]):
            at = SEGMENT + 4 * i
            for row in range(row_of(g, h, min(g[at + 1], g[at + 3])), row_of(g, h, max(g[at + 1], g[at + 3])) + 1):
                for column in range(column_of(g, h, min(g[at], g[at + 2])), column_of(g, h, max(g[at], g[at + 2])) + 1):
                    cell = row * h[ACROSS] + column
                    if turn == 0:
                        h[CELL_FROM + cell + 1] += 1
                    else:
                        h[LISTED + h[CELL_FROM + cell]] = i
                        h[CELL_FROM + cell] += 1
        if turn == 0:
            for cell in range(cells):
                h[CELL_FROM + cell + 1] += h[CELL_FROM + cell]
    for cell in range(cells, 0, -1):  # each has moved to its end: the beginning of the next
        h[CELL_FROM + cell] = h[CELL_FROM + cell - 1]
    h[CELL_FROM] = 0


@kernel
def put_tile(g: Reals, h: Block, tile: int, x: int, y: int, u: int, v: int) -> None:
    """A station lies there: cells know of it."""
    shape_tile(g, tile, x, y, u, v)
    at, reach = TILE + TILE_SIZE * tile, 40.0
    for row in range(row_of(g, h, g[at + 1] - reach), row_of(g, h, g[at + 1] + reach) + 1):
        for column in range(column_of(g, h, g[at] - reach), column_of(g, h, g[at] + reach) + 1):
            h[NEAR + row * h[ACROSS] + column] |= 1 << tile


@kernel
def shape_tile(g: Reals, tile: int, x: int, y: int, u: int, v: int) -> None:
    """Where a tile is, and how it is turned."""
    at, size = TILE + TILE_SIZE * tile, sqrt(2.0 * (u * u + v * v))
    g[at], g[at + 1] = x / MM, y / MM
    g[at + 2], g[at + 3] = (u - v) / size, (u + v) / size
    g[at + 4], g[at + 5] = (u + v) / size, (v - u) / size
    g[at + 6] = size / 2.0 / MM


# --- tiles


@kernel
def depth(g: Reals, tile: int, x: float, y: float) -> float:
    """How deep inside of a tile a point lies; below 0 outside."""
    at = TILE + TILE_SIZE * tile
    dx, dy = x - g[at], y - g[at + 1]
    return g[at + 6] - max(abs(dx * g[at + 2] + dy * g[at + 3]), abs(dx * g[at + 4] + dy * g[at + 5]))


@kernel
def touches(g: Reals, tile: int, ax: float, ay: float, bx: float, by: float, grown: float) -> bool:
    """Whether a segment meets a tile that is larger by so much on all sides."""
    at = TILE + TILE_SIZE * tile
    half = g[at + 6] + grown
    dx, dy, ex, ey = ax - g[at], ay - g[at + 1], bx - g[at], by - g[at + 1]
    if min(dx, ex) > 1.5 * half or max(dx, ex) < -1.5 * half or min(dy, ey) > 1.5 * half or max(dy, ey) < -1.5 * half:
        return False
    a, b = dx * g[at + 2] + dy * g[at + 3], ex * g[at + 2] + ey * g[at + 3]
    if min(a, b) > half or max(a, b) < -half:
        return False
    c, d = dx * g[at + 4] + dy * g[at + 5], ex * g[at + 4] + ey * g[at + 5]
    if min(c, d) > half or max(c, d) < -half:
        return False
    return abs(a * (d - c) - c * (b - a)) <= half * (abs(b - a) + abs(d - c))


@kernel
def is_on_any(g: Reals, h: Block, x: float, y: float) -> bool:
    """Whether a point lies on a station."""
    near, tile = h[NEAR + row_of(g, h, y) * h[ACROSS] + column_of(g, h, x)], 0
    while near:
        if near & 1 and depth(g, tile, x, y) >= 0.0:
            return True
        near >>= 1
        tile += 1
    return False


# --- crossings


@kernel
def crossings(g: Reals, h: Block, ax: float, ay: float, bx: float, by: float) -> int:
    """How many strings a segment crosses off the stations; a crossing of the border counts as FORBIDDING."""
    left, right, top, bottom = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    count = 0
    for row in range(row_of(g, h, top), row_of(g, h, bottom) + 1):
        for column in range(column_of(g, h, left), column_of(g, h, right) + 1):
            cell = row * h[ACROSS] + column
            for k in range(h[CELL_FROM + cell], h[CELL_FROM + cell + 1]):
                at = SEGMENT + 4 * h[LISTED + k]
                cx, cy, dx, dy = g[at], g[at + 1], g[at + 2], g[at + 3]
                if max(cx, dx) < left or min(cx, dx) > right or max(cy, dy) < top or min(cy, dy) > bottom:
                    continue
                a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
                b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
                if (a > 0.0) == (b > 0.0):
                    continue
                c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
                d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
                if (c > 0.0) == (d > 0.0):
                    continue
                part = a / (a - b)
                x, y = ax + part * (bx - ax), ay + part * (by - ay)
                if row_of(g, h, y) != row or column_of(g, h, x) != column:
                    continue  # it is counted in its own cell
                if h[LISTED + k] >= h[BORDER_FROM]:
                    count += FORBIDDING
                elif not is_on_any(g, h, x, y):
                    count += 1
    return count


@kernel
def do_cross(ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> bool:
    """Whether two segments cross."""
    if max(cx, dx) < min(ax, bx) or min(cx, dx) > max(ax, bx) or max(cy, dy) < min(ay, by) or min(cy, dy) > max(ay, by):
        return False
    a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    if (a > 0.0) == (b > 0.0):
        return False
    c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    return (c > 0.0) != (d > 0.0)
