"""Places for tiles, as kernels: whether a tile may lie somewhere, and where it may on a grid (SR-3.2)."""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.exact import do_tiles_meet, is_inside, meets_tile, root, side
from whistlestop.games.string_railway.layout import (
    BORDER,
    CORNER_X,
    CORNER_Y,
    COUNT,
    FINE,
    FIRST,
    MOUNTAIN,
    POOL,
    RAILS_N,
    RIVER,
    STATION,
    STATION_SIZE,
    STATIONS_N,
    STRING_SIZE,
    TILE_ON_STATION,
    TILE_ON_STRING,
    TILE_OUTSIDE,
    X,
    Y,
)

GRID, FARTHEST = data.GRID, data.FARTHEST
HALF = -(-FARTHEST // GRID)  # grid lines on either side of the middle
COLUMNS = 2 * HALF + 1
SPOTS = COLUMNS * COLUMNS
GRID_ANGLES = len(data.GRID_ANGLES)
ALL_ANGLES = (1 << GRID_ANGLES) - 1
ANGLE_U = table(data.CORNERS[angle][0] for angle in data.GRID_ANGLES)
ANGLE_V = table(data.CORNERS[angle][1] for angle in data.GRID_ANGLES)
OUTER, INNER = data.TILE * 3 // 4, data.TILE // 2 - 2  # farther away nothing touches a tile, nearer everything does


@kernel
def tile_fault(s: Block, x: int, y: int, u: int, v: int) -> int:
    """Why a tile cannot lie there, or FINE: inside of the border, touching no string and no station."""
    first, points = POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    if meets_string(s, first, points, 1, x, y, u, v) or not is_inside(s, first, points, x, y):
        return TILE_OUTSIDE
    for number in range(s[RAILS_N] + 2):
        string = RIVER + STRING_SIZE * number
        loop = 1 if string == MOUNTAIN else 0
        if meets_string(s, POOL + 2 * s[string + FIRST], s[string + COUNT], loop, x, y, u, v):
            return TILE_ON_STRING
    for station in range(s[STATIONS_N]):
        t = STATION + STATION_SIZE * station
        if do_tiles_meet(x, y, u, v, s[t + X], s[t + Y], s[t + CORNER_X], s[t + CORNER_Y]):
            return TILE_ON_STATION
    return FINE


@kernel
def meets_string(p: Block, at: int, count: int, loop: int, x: int, y: int, u: int, v: int) -> bool:
    """Whether a tile touches a string."""
    for i in range(count - 1 + loop):
        j = (i + 1) % count
        if meets_tile(x, y, u, v, p[at + 2 * i], p[at + 2 * i + 1], p[at + 2 * j], p[at + 2 * j + 1]):
            return True
    return False


# --- the grid: spot (row, column) stands at number row * COLUMNS + column; each has a mask of angles that are free


@kernel
def line_of(coordinate: int) -> int:
    """The grid line at or before a coordinate."""
    return (coordinate + HALF * GRID) // GRID


@kernel
def find_spots(s: Block, masks: Block) -> int:
    """By spot: the angles at which a tile may lie there; how many there are in all."""
    first, points = POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    left = right = s[first]
    top = bottom = s[first + 1]
    for i in range(points):
        x, y = s[first + 2 * i], s[first + 2 * i + 1]
        left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
    for row in range(line_of(top), line_of(bottom) + 1):
        for column in range(line_of(left), line_of(right) + 1):
            if is_inside(s, first, points, (column - HALF) * GRID, (row - HALF) * GRID):
                masks[row * COLUMNS + column] = ALL_ANGLES
    for number in range(-1, s[RAILS_N] + 2):
        string = RIVER + STRING_SIZE * number
        loop = 1 if string == MOUNTAIN or string == BORDER else 0
        strike_string(s, POOL + 2 * s[string + FIRST], s[string + COUNT], loop, masks)
    for station in range(s[STATIONS_N]):
        strike_station(s, STATION + STATION_SIZE * station, masks)
    total = 0
    for row in range(line_of(top), line_of(bottom) + 1):
        for column in range(line_of(left), line_of(right) + 1):
            mask = masks[row * COLUMNS + column]
            while mask:
                total += mask & 1
                mask >>= 1
    return total


@kernel
def strike_string(s: Block, first: int, points: int, loop: int, masks: Block) -> None:
    """Take away the places where a tile would touch a string."""
    for i in range(points - 1 + loop):
        j = (i + 1) % points
        ax, ay, bx, by = s[first + 2 * i], s[first + 2 * i + 1], s[first + 2 * j], s[first + 2 * j + 1]
        length = root((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) + 1
        for row in range(max(0, line_of(min(ay, by) - OUTER)), min(COLUMNS, line_of(max(ay, by) + OUTER) + 1)):
            y = (row - HALF) * GRID
            for column in range(max(0, line_of(min(ax, bx) - OUTER)), min(COLUMNS, line_of(max(ax, bx) + OUTER) + 1)):
                mask = masks[row * COLUMNS + column]
                if mask == 0:
                    continue
                x = (column - HALF) * GRID
                if abs(side(ax, ay, bx, by, x, y)) > OUTER * length:
                    continue
                if (x - ax) * (x - ax) + (y - ay) * (y - ay) < INNER * INNER:
                    masks[row * COLUMNS + column] = 0
                    continue
                for angle in range(GRID_ANGLES):
                    if (mask >> angle) & 1 and meets_tile(x, y, ANGLE_U[angle], ANGLE_V[angle], ax, ay, bx, by):
                        mask -= 1 << angle
                masks[row * COLUMNS + column] = mask


@kernel
def strike_station(s: Block, t: int, masks: Block) -> None:
    """Take away the places where a tile would touch a station."""
    for row in range(max(0, line_of(s[t + Y] - 2 * OUTER)), min(COLUMNS, line_of(s[t + Y] + 2 * OUTER) + 1)):
        y = (row - HALF) * GRID
        for column in range(max(0, line_of(s[t + X] - 2 * OUTER)), min(COLUMNS, line_of(s[t + X] + 2 * OUTER) + 1)):
            x, mask = (column - HALF) * GRID, masks[row * COLUMNS + column]
            for angle in range(GRID_ANGLES):
                if (mask >> angle) & 1:
                    u, v = ANGLE_U[angle], ANGLE_V[angle]
                    if do_tiles_meet(x, y, u, v, s[t + X], s[t + Y], s[t + CORNER_X], s[t + CORNER_Y]):
                        mask -= 1 << angle
            masks[row * COLUMNS + column] = mask


@kernel
def list_spots(masks: Block, out: Block) -> int:
    """The free places as numbers, spot * GRID_ANGLES + angle, in rising order; how many."""
    end = 0
    for spot in range(SPOTS):
        mask = masks[spot]
        if mask:
            for angle in range(GRID_ANGLES):
                if (mask >> angle) & 1:
                    out[end] = spot * GRID_ANGLES + angle
                    end += 1
    return end
