"""Ways between stations on a grid, as kernels: what the search for strings and the player plan with.

A grid has nodes every so many millimetres and edges in sixteen directions, eight of which are kept with their node:
how many strings an edge crosses off the stations, and which station it touches.
"""

from math import sqrt

from whistlestop.core.kernel import Block, Reals, kernel, reals, table, zeros
from whistlestop.games.string_railway.scene import (
    ACROSS,
    BORDER_FROM,
    CELL,
    DOWN,
    LEFT,
    SEGMENT,
    SEGMENTS,
    TILE,
    TILE_SIZE,
    TILES,
    TOP,
    depth,
    do_cross,
    is_on_any,
    touches,
)

STEP_X = table([1, 0, 1, 1, 2, 1, 2, 1])
STEP_Y = table([0, 1, 1, -1, 1, 2, -1, -2])
WAYS = 8
# --- an edge: station + 1 that it touches, and how many strings it crosses from bit CROSSED on
BARRED = 1 << 20
CROSSED, STATION_MASK = 8, 255
# --- the head of a grid, before its edges
COLUMNS, ROWS = 0, 1
EDGES = 2
FAR = 1e9
SHY = 3.0  # nodes keep away from the border


@kernel
def grid_size(g: Reals, h: Block, pitch: float) -> int:
    """How many numbers a grid of this pitch needs: its head, its edges, and whether each node is closed."""
    columns, rows = int(h[ACROSS] * CELL / pitch) + 1, int(h[DOWN] * CELL / pitch) + 1
    return EDGES + (WAYS + 1) * columns * rows


@kernel
def build_grid(g: Reals, h: Block, pitch: float, e: Block) -> None:
    """What lies on each edge; e is empty."""
    columns, rows = int(h[ACROSS] * CELL / pitch) + 1, int(h[DOWN] * CELL / pitch) + 1
    e[COLUMNS], e[ROWS] = columns, rows
    close_outside(g, h, pitch, e)
    for i in range(h[BORDER_FROM]):
        at = SEGMENT + 4 * i
        mark_crossings(g, h, pitch, e, g[at], g[at + 1], g[at + 2], g[at + 3])
    for tile in range(h[TILES]):
        mark_tile(g, pitch, e, tile)


@kernel
def closed_at(e: Block) -> int:
    """Where it stands whether nodes are closed."""
    return EDGES + WAYS * e[COLUMNS] * e[ROWS]


@kernel
def close_outside(g: Reals, h: Block, pitch: float, e: Block) -> None:
    """Close the nodes outside of the border (row by row, even–odd) and near to it."""
    columns, rows, closed = e[COLUMNS], e[ROWS], closed_at(e)
    for node in range(columns * rows):
        e[closed + node] = 1
    for i in range(h[BORDER_FROM], h[SEGMENTS]):
        at = SEGMENT + 4 * i
        ax, ay, bx, by = g[at], g[at + 1], g[at + 2], g[at + 3]
        first = max(0, int((min(ay, by) - g[TOP]) / pitch))
        for row in range(first, min(rows, int((max(ay, by) - g[TOP]) / pitch) + 2)):
            y = g[TOP] + row * pitch
            if (ay > y) != (by > y):
                x = ax + (bx - ax) * (y - ay) / (by - ay)
                for column in range(max(0, int((x - g[LEFT]) / pitch)), columns):
                    if g[LEFT] + column * pitch > x:
                        e[closed + row * columns + column] = 1 - e[closed + row * columns + column]
    for i in range(h[BORDER_FROM], h[SEGMENTS]):
        at = SEGMENT + 4 * i
        close_near(g, pitch, e, g[at], g[at + 1], g[at + 2], g[at + 3], SHY)


@kernel
def close_near(g: Reals, pitch: float, e: Block, ax: float, ay: float, bx: float, by: float, reach: float) -> None:
    """Close the nodes that are nearer to a segment than so much."""
    columns, rows, closed = e[COLUMNS], e[ROWS], closed_at(e)
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy + 1e-12
    for row in range(
        max(0, int((min(ay, by) - reach - g[TOP]) / pitch)), min(rows, int((max(ay, by) + reach - g[TOP]) / pitch) + 2)
    ):
        for column in range(
            max(0, int((min(ax, bx) - reach - g[LEFT]) / pitch)),
            min(columns, int((max(ax, bx) + reach - g[LEFT]) / pitch) + 2),
        ):
            x, y = g[LEFT] + column * pitch, g[TOP] + row * pitch
            part = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / square))
            ex, ey = ax + part * dx - x, ay + part * dy - y
            if ex * ex + ey * ey < reach * reach:
                e[closed + row * columns + column] = 1


@kernel
def mark_crossings(g: Reals, h: Block, pitch: float, e: Block, ax: float, ay: float, bx: float, by: float) -> None:
    """Count a laid segment on every edge that crosses it off the stations."""
    columns, rows = e[COLUMNS], e[ROWS]
    reach = 2.0 * pitch
    first_row = max(0, int((min(ay, by) - reach - g[TOP]) / pitch))
    last_row = min(rows - 1, int((max(ay, by) + reach - g[TOP]) / pitch) + 1)
    first_column = max(0, int((min(ax, bx) - reach - g[LEFT]) / pitch))
    last_column = min(columns - 1, int((max(ax, bx) + reach - g[LEFT]) / pitch) + 1)
    for row in range(first_row, last_row + 1):
        for column in range(first_column, last_column + 1):
            x, y = g[LEFT] + column * pitch, g[TOP] + row * pitch
            for way in range(WAYS):
                ex, ey = x + STEP_X[way] * pitch, y + STEP_Y[way] * pitch
                if max(ax, bx) < min(x, ex) or min(ax, bx) > max(x, ex):
                    continue
                if max(ay, by) < min(y, ey) or min(ay, by) > max(y, ey):
                    continue
                a = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                b = (bx - ax) * (ey - ay) - (by - ay) * (ex - ax)
                if (a > 0.0) == (b > 0.0):
                    continue
                c = (ex - x) * (ay - y) - (ey - y) * (ax - x)
                d = (ex - x) * (by - y) - (ey - y) * (bx - x)
                if (c > 0.0) == (d > 0.0):
                    continue
                part = a / (a - b)
                if not is_on_any(g, h, x + part * (ex - x), y + part * (ey - y)):
                    e[EDGES + WAYS * (row * columns + column) + way] += 1 << CROSSED


@kernel
def mark_tile(g: Reals, pitch: float, e: Block, tile: int) -> None:
    """Note a station on every edge that touches it; an edge that touches two is barred."""
    columns, rows, at = e[COLUMNS], e[ROWS], TILE + TILE_SIZE * tile
    reach = 34.0 + 2.0 * pitch
    for row in range(
        max(0, int((g[at + 1] - reach - g[TOP]) / pitch)), min(rows, int((g[at + 1] + reach - g[TOP]) / pitch) + 2)
    ):
        for column in range(
            max(0, int((g[at] - reach - g[LEFT]) / pitch)), min(columns, int((g[at] + reach - g[LEFT]) / pitch) + 2)
        ):
            x, y = g[LEFT] + column * pitch, g[TOP] + row * pitch
            for way in range(WAYS):
                if touches(g, tile, x, y, x + STEP_X[way] * pitch, y + STEP_Y[way] * pitch, 1.0):
                    edge = EDGES + WAYS * (row * columns + column) + way
                    if e[edge] & STATION_MASK:
                        e[edge] |= BARRED
                    else:
                        e[edge] += tile + 1


# --- the shortest way


@kernel
def push(heap: Block, keys: Reals, size: int, node: int, key: float) -> int:
    """Put a node on a heap; its new size."""
    i = size
    while i > 0:
        up = (i - 1) // 2
        if keys[up] <= key:
            break
        heap[i], keys[i] = heap[up], keys[up]
        i = up
    heap[i], keys[i] = node, key
    return size + 1


@kernel
def pop(heap: Block, keys: Reals, size: int) -> int:
    """Take the first node off; the new size. What is taken stands at place `size - 1` of before."""
    first, key = heap[0], keys[0]
    last, last_key = heap[size - 1], keys[size - 1]
    size -= 1
    i = 0
    while 2 * i + 1 < size:
        down = 2 * i + 1
        if down + 1 < size and keys[down + 1] < keys[down]:
            down += 1
        if last_key <= keys[down]:
            break
        heap[i], keys[i] = heap[down], keys[down]
        i = down
    heap[i], keys[i] = last, last_key
    heap[size], keys[size] = first, key
    return size


@kernel
def find_way(
    g: Reals, pitch: float, e: Block, start: int, end: int, cost: float, weight: Reals, limit: float,
    length: Reals, before: Block, crossed: Block,
) -> int:  # fmt: skip
    """The cheapest way from one station to another: the node in which it arrives, or -1; `before` leads back.

    `cost`: millimetres that a crossing is worth. `weight`: by node, how much more than its length a step there costs;
    empty where all are alike. `limit`: no way may be longer. With end = -1 the ways to all nodes are found: other
    stations are then entered, but not left. Else edges that touch any other station are closed.
    """
    columns, rows, closed = e[COLUMNS], e[ROWS], closed_at(e)
    nodes = columns * rows
    heap, keys = zeros(4 * nodes), reals(4 * nodes)
    size = 0
    for node in range(nodes):
        length[node], before[node], crossed[node] = FAR, -1, 0
    at = TILE + TILE_SIZE * start
    for row in range(
        max(0, int((g[at + 1] - 34.0 - g[TOP]) / pitch)), min(rows, int((g[at + 1] + 34.0 - g[TOP]) / pitch) + 2)
    ):
        for column in range(
            max(0, int((g[at] - 34.0 - g[LEFT]) / pitch)), min(columns, int((g[at] + 34.0 - g[LEFT]) / pitch) + 2)
        ):
            node = row * columns + column
            if e[closed + node] == 0 and depth(g, start, g[LEFT] + column * pitch, g[TOP] + row * pitch) > 0.5:
                length[node] = 0.0
                size = push(heap, keys, size, node, 0.0)
    tx, ty = 0.0, 0.0
    if end >= 0:
        tx, ty = g[TILE + TILE_SIZE * end], g[TILE + TILE_SIZE * end + 1]
    while size:
        size = pop(heap, keys, size)
        node, key = heap[size], keys[size]
        row, column = node // columns, node % columns
        x, y = g[LEFT] + column * pitch, g[TOP] + row * pitch
        hope = 0.0
        if end >= 0:
            hope = max(0.0, sqrt((x - tx) * (x - tx) + (y - ty) * (y - ty)) - 32.0)
        if key > length[node] + hope + 1e-9:
            continue
        if end >= 0 and depth(g, end, x, y) > 0.5:
            return node
        for way in range(2 * WAYS):
            sign = 1 if way < WAYS else -1
            dx, dy = sign * STEP_X[way % WAYS], sign * STEP_Y[way % WAYS]
            if not (0 <= row + dy < rows and 0 <= column + dx < columns):
                continue
            to = (row + dy) * columns + column + dx
            if e[closed + to]:
                continue
            edge = e[EDGES + WAYS * (node if way < WAYS else to) + way % WAYS]
            if edge >= BARRED:
                continue
            tile = (edge & STATION_MASK) - 1
            if tile >= 0 and tile != start and tile != end:
                if end >= 0:
                    continue
                # Entered, but neither left nor cut across.
                if depth(g, tile, x, y) > -1.0:
                    continue
                if depth(g, tile, g[LEFT] + (column + dx) * pitch, g[TOP] + (row + dy) * pitch) <= -1.0:
                    continue
            over = (edge & (BARRED - 1)) >> CROSSED
            step = pitch * sqrt(1.0 * (dx * dx + dy * dy))
            if len(weight) > 0:
                step *= weight[to]
            total = length[node] + step + cost * over
            if total < length[to] - 1e-9:
                hope = 0.0
                if end >= 0:
                    ex, ey = g[LEFT] + (column + dx) * pitch - tx, g[TOP] + (row + dy) * pitch - ty
                    hope = max(0.0, sqrt(ex * ex + ey * ey) - 32.0)
                    if total - cost * (crossed[node] + over) + hope > limit:
                        continue
                length[to], before[to], crossed[to] = total, node, crossed[node] + over
                if size < len(heap):
                    size = push(heap, keys, size, to, total + hope)
    return -1


# --- a way through several stations


JOINT = 36.0  # so near to the station where two legs meet they may come close to each other
APART, CLOSE = 7.0, 1.0


@kernel
def trace(
    g: Reals, h: Block, e: Block, pitch: float, chain: Block, count: int, cost: float, weight: Reals, limit: float,
    x: Reals, y: Reals,
) -> int:  # fmt: skip
    """A way through all stations of a chain, as points: how many, or 0 where there is none up to this length.

    Legs are joined inside of the station between them, half-way to its middle; the ends lie near the middles. What an
    earlier leg uses is closed to the later ones: e is changed.
    """
    nodes = e[COLUMNS] * e[ROWS]
    length, before, crossed, back = reals(nodes), zeros(nodes), zeros(nodes), zeros(nodes)
    points = 0
    for leg in range(count - 1):
        found = find_way(g, pitch, e, chain[leg], chain[leg + 1], cost, weight, limit, length, before, crossed)
        if found < 0:
            return 0
        if len(weight) == 0:
            limit -= length[found] - cost * crossed[found]
        steps = 0
        while found >= 0:
            back[steps] = found
            steps += 1
            found = before[found]
        if points + steps + 4 > len(x):
            return 0
        fx, fy = g[LEFT] + back[steps - 1] % e[COLUMNS] * pitch, g[TOP] + back[steps - 1] // e[COLUMNS] * pitch
        at = TILE + TILE_SIZE * chain[leg]
        if leg == 0:
            x[0], y[0] = fx + 0.7 * (g[at] - fx), fy + 0.7 * (g[at + 1] - fy)
        else:
            mx, my = (x[points - 1] + fx) / 2, (y[points - 1] + fy) / 2
            x[points], y[points] = mx + 0.5 * (g[at] - mx), my + 0.5 * (g[at + 1] - my)
        first = points
        points += 1
        for i in range(steps - 1, -1, -1):
            x[points], y[points] = g[LEFT] + back[i] % e[COLUMNS] * pitch, g[TOP] + back[i] // e[COLUMNS] * pitch
            points += 1
        if leg < count - 2:
            close_leg(g, h, pitch, e, chain[leg + 1], x, y, first, points)
    at = TILE + TILE_SIZE * chain[count - 1]
    x[points], y[points] = (
        x[points - 1] + 0.7 * (g[at] - x[points - 1]),
        y[points - 1] + 0.7 * (g[at + 1] - y[points - 1]),
    )
    return points + 1


@kernel
def close_leg(
    g: Reals, h: Block, pitch: float, e: Block, joint: int, x: Reals, y: Reals, first: int, points: int
) -> None:
    """Close what a leg uses: nodes near to it, and every edge that crosses it."""
    columns, rows, at = e[COLUMNS], e[ROWS], TILE + TILE_SIZE * joint
    for i in range(first, points - 1):
        mx, my = (x[i] + x[i + 1]) / 2 - g[at], (y[i] + y[i + 1]) / 2 - g[at + 1]
        reach = CLOSE if mx * mx + my * my < (JOINT + 22.0) * (JOINT + 22.0) else APART
        close_near(g, pitch, e, x[i], y[i], x[i + 1], y[i + 1], reach)
        low, high = min(y[i], y[i + 1]) - 2 * pitch, max(y[i], y[i + 1]) + 2 * pitch
        left, right = min(x[i], x[i + 1]) - 2 * pitch, max(x[i], x[i + 1]) + 2 * pitch
        for row in range(max(0, int((low - g[TOP]) / pitch)), min(rows, int((high - g[TOP]) / pitch) + 1)):
            for column in range(
                max(0, int((left - g[LEFT]) / pitch)), min(columns, int((right - g[LEFT]) / pitch) + 1)
            ):
                nx, ny = g[LEFT] + column * pitch, g[TOP] + row * pitch
                for way in range(WAYS):
                    ex, ey = nx + STEP_X[way] * pitch, ny + STEP_Y[way] * pitch
                    if do_cross(nx, ny, ex, ey, x[i], y[i], x[i + 1], y[i + 1]):
                        e[EDGES + WAYS * (row * columns + column) + way] |= BARRED
