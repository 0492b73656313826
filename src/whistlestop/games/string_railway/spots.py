"""Places for tiles, as kernels: whether a tile may lie somewhere, and where it may on a grid (SR-3.2)."""

from whistlestop.core.kernel import Block, block, kernel, table
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
APART = data.TILE * 3 // 2 // GRID  # tiles at this distance of spots never touch, however they are turned
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


# --- the grid. All spots are numbered row by row, over all that a table can be; a frame is the part around the border


FRAME = 4  # first column, first row, columns, rows


@kernel
def line_of(coordinate: int) -> int:
    """The grid line at or before a coordinate."""
    return (coordinate + HALF * GRID) // GRID


@kernel
def find_frame(s: Block, frame: Block) -> int:
    """The part of the grid around the border; how many spots it has."""
    first, points = POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    left = right = s[first]
    top = bottom = s[first + 1]
    for i in range(points):
        x, y = s[first + 2 * i], s[first + 2 * i + 1]
        left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
    frame[0], frame[1] = line_of(left), line_of(top)
    frame[2], frame[3] = line_of(right) - frame[0] + 1, line_of(bottom) - frame[1] + 1
    return frame[2] * frame[3]


@kernel
def find_spots(s: Block, frame: Block, masks: Block) -> int:
    """By spot of the frame: the angles at which a tile may lie there, as a mask; how many places there are in all."""
    first, points = POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    columns, rows = frame[2], frame[3]
    for spot in range(columns * rows):
        x, y = (spot % columns + frame[0] - HALF) * GRID, (spot // columns + frame[1] - HALF) * GRID
        masks[spot] = ALL_ANGLES if is_inside(s, first, points, x, y) else 0
    for number in range(-1, s[RAILS_N] + 2):
        string = RIVER + STRING_SIZE * number
        loop = 1 if string == MOUNTAIN or string == BORDER else 0
        strike_string(s, POOL + 2 * s[string + FIRST], s[string + COUNT], loop, frame, masks)
    for station in range(s[STATIONS_N]):
        strike_station(s, STATION + STATION_SIZE * station, frame, masks)
    total = 0
    for spot in range(columns * rows):
        mask = masks[spot]
        while mask:
            total += mask & 1
            mask >>= 1
    return total


@kernel
def strike_string(s: Block, first: int, points: int, loop: int, frame: Block, masks: Block) -> None:
    """Take away the places where a tile would touch a string."""
    columns, rows = frame[2], frame[3]
    for i in range(points - 1 + loop):
        j = (i + 1) % points
        ax, ay, bx, by = s[first + 2 * i], s[first + 2 * i + 1], s[first + 2 * j], s[first + 2 * j + 1]
        length = root((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) + 1
        top, bottom = line_of(min(ay, by) - OUTER) - frame[1], line_of(max(ay, by) + OUTER) - frame[1]
        left, right = line_of(min(ax, bx) - OUTER) - frame[0], line_of(max(ax, bx) + OUTER) - frame[0]
        for row in range(max(0, top), min(rows, bottom + 1)):
            y = (row + frame[1] - HALF) * GRID
            for column in range(max(0, left), min(columns, right + 1)):
                mask = masks[row * columns + column]
                if mask == 0:
                    continue
                x = (column + frame[0] - HALF) * GRID
                if abs(side(ax, ay, bx, by, x, y)) > OUTER * length:
                    continue
                if (x - ax) * (x - ax) + (y - ay) * (y - ay) < INNER * INNER:
                    masks[row * columns + column] = 0
                    continue
                for angle in range(GRID_ANGLES):
                    if (mask >> angle) & 1 and meets_tile(x, y, ANGLE_U[angle], ANGLE_V[angle], ax, ay, bx, by):
                        mask -= 1 << angle
                masks[row * columns + column] = mask


@kernel
def strike_station(s: Block, t: int, frame: Block, masks: Block) -> None:
    """Take away the places where a tile would touch a station."""
    columns, rows = frame[2], frame[3]
    top, bottom = line_of(s[t + Y] - 2 * OUTER) - frame[1], line_of(s[t + Y] + 2 * OUTER) - frame[1]
    left, right = line_of(s[t + X] - 2 * OUTER) - frame[0], line_of(s[t + X] + 2 * OUTER) - frame[0]
    for row in range(max(0, top), min(rows, bottom + 1)):
        y = (row + frame[1] - HALF) * GRID
        for column in range(max(0, left), min(columns, right + 1)):
            x, mask = (column + frame[0] - HALF) * GRID, masks[row * columns + column]
            for angle in range(GRID_ANGLES):
                if (mask >> angle) & 1:
                    u, v = ANGLE_U[angle], ANGLE_V[angle]
                    if do_tiles_meet(x, y, u, v, s[t + X], s[t + Y], s[t + CORNER_X], s[t + CORNER_Y]):
                        mask -= 1 << angle
            masks[row * columns + column] = mask


@kernel
def list_spots(frame: Block, masks: Block, out: Block) -> int:
    """The free places as numbers, spot * GRID_ANGLES + angle, in rising order; how many."""
    columns, rows, end = frame[2], frame[3], 0
    for place in range(columns * rows):
        mask = masks[place]
        if mask:
            spot = (place // columns + frame[1]) * COLUMNS + place % columns + frame[0]
            for angle in range(GRID_ANGLES):
                if (mask >> angle) & 1:
                    out[end] = spot * GRID_ANGLES + angle
                    end += 1
    return end


@kernel
def count_room(frame: Block, masks: Block) -> int:
    """How many tiles find a place one beside the other, each taking the first spot that is left."""
    columns, rows, tiles = frame[2], frame[3], 0
    for place in range(columns * rows):
        if masks[place]:
            tiles += 1
            row, column = place // columns, place % columns
            for y in range(row, min(rows, row + APART)):
                for x in range(max(0, column - APART + 1), min(columns, column + APART)):
                    masks[y * columns + x] = 0
    return tiles


def free_places(s: Block) -> Block:
    """All places of the grid where a tile may lie now, by number (SR-3.2)."""
    frame = block(FRAME)
    masks = block(find_frame(s, frame))
    places = block(find_spots(s, frame, masks))
    list_spots(frame, masks, places)
    return places


def room(s: Block) -> int:
    """How many tiles the table has room for, roughly."""
    frame = block(FRAME)
    masks = block(find_frame(s, frame))
    find_spots(s, frame, masks)
    return count_room(frame, masks)
