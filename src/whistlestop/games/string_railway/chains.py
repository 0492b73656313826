"""Orders of stations that a string could join, as kernels: how far apart they are, and which orders bring most.

Lengths are rough, in millimetres; crossings are counted on a coarse grid. A chain begins in the own network. Values are
hundredths of points.
"""

from whistlestop.core.kernel import Block, Reals, kernel, reals, zeros
from whistlestop.games.string_railway.routes import COLUMNS, FAR, ROWS, find_way
from whistlestop.games.string_railway.scene import LEFT, TILE, TILE_SIZE, TILES, TOP, depth

PITCH = 10.0
CROSSING = 60.0  # millimetres that a crossing is worth
MOST_LINKS = 7  # stations of a chain
PASSING = 22.0  # millimetres that a station takes which is passed
ENDS = 8.0
TIGHT = 0.97  # of a string's length: rough ways come out too short
KEPT = 14  # chains for each length
CHAIN = MOST_LINKS + 2  # value, how many stations, which
POINT = 100


@kernel
def measure_fields(
    g: Reals, h: Block, e: Block, fields: Reals, crossed: Block, matrix: Reals, crossings: Block
) -> None:
    """The ways from every station to every node (its lengths without what crossings are worth), and to every other."""
    nodes, tiles = e[COLUMNS] * e[ROWS], h[TILES]
    length, before, over, none = reals(nodes), zeros(nodes), zeros(nodes), reals(0)
    for start in range(tiles):
        find_way(g, PITCH, e, start, -1, CROSSING, none, FAR, length, before, over)
        for node in range(nodes):
            fields[start * nodes + node], crossed[start * nodes + node] = length[node], over[node]
        for end in range(tiles):
            best, best_over = FAR, 0
            at = TILE + TILE_SIZE * end
            first_row, last_row = int((g[at + 1] - 32.0 - g[TOP]) / PITCH), int((g[at + 1] + 32.0 - g[TOP]) / PITCH)
            first_column, last_column = int((g[at] - 32.0 - g[LEFT]) / PITCH), int((g[at] + 32.0 - g[LEFT]) / PITCH)
            for row in range(max(0, first_row), min(e[ROWS] - 1, last_row) + 1):
                for column in range(max(0, first_column), min(e[COLUMNS] - 1, last_column) + 1):
                    node = row * e[COLUMNS] + column
                    if length[node] < best and depth(g, end, g[LEFT] + column * PITCH, g[TOP] + row * PITCH) > -1.0:
                        best, best_over = length[node], over[node]
            matrix[start * tiles + end] = best - CROSSING * best_over
            crossings[start * tiles + end] = best_over


@kernel
def find_chains(
    tiles: int, matrix: Reals, crossings: Block, values: Block, joined: Block, last_only: Block, price: int,
    short: float, long: float, budget: int, kept: Block,
) -> int:  # fmt: skip
    """The best chains for a short and for a long string (length 0: there is none), the best first; the best value.

    `values`: by station what touching it brings, FORBIDDEN where it cannot be touched. `joined`: those in the own
    network; `last_only`: those that cannot be passed. `kept` gets KEPT chains for each length.
    """
    for i in range(2 * KEPT * CHAIN):
        kept[i] = 0
    path, tried, used = zeros(MOST_LINKS + 1), zeros(MOST_LINKS + 1), zeros(tiles)
    value, way = zeros(MOST_LINKS + 1), reals(MOST_LINKS + 1)
    order = zeros(tiles * tiles)
    sort_neighbours(tiles, matrix, order)
    longest, best, steps = TIGHT * max(short, long), -FAR_VALUE, 0
    for start in range(tiles):
        if joined[start] == 0 or values[start] <= FORBIDDEN:
            continue
        top = 0
        path[0], tried[0], value[0], way[0], used[start] = start, 0, values[start], ENDS, 1
        while top >= 0:
            if tried[top] == tiles or top == MOST_LINKS - 1 or steps > budget:
                used[path[top]] = 0
                top -= 1
                continue
            here = path[top]
            to = order[here * tiles + tried[top]]
            tried[top] += 1
            if used[to] or values[to] <= FORBIDDEN or (top > 0 and last_only[here]):
                continue
            length = way[top] + matrix[here * tiles + to] + (PASSING if top > 0 else 0.0)
            if length > longest:
                tried[top] = tiles  # the others are farther away
                continue
            steps += 1
            top += 1
            path[top], tried[top], way[top], used[to] = to, 0, length, 1
            value[top] = value[top - 1] + values[to] - price * crossings[here * tiles + to]
            for kind in range(2):
                limit = long if kind else short
                if limit > 0.0 and length <= TIGHT * limit:
                    best = max(best, value[top])
                    keep(kept, kind * KEPT * CHAIN, value[top], path, top + 1)
    return best


FAR_VALUE = 1_000_000
FORBIDDEN = -100_000


@kernel
def sort_neighbours(tiles: int, matrix: Reals, order: Block) -> None:
    """By station: all, the nearest first."""
    for start in range(tiles):
        for end in range(tiles):
            place = end
            while place > 0 and matrix[start * tiles + order[start * tiles + place - 1]] > matrix[start * tiles + end]:
                order[start * tiles + place] = order[start * tiles + place - 1]
                place -= 1
            order[start * tiles + place] = end


@kernel
def keep(kept: Block, first: int, value: int, path: Block, count: int) -> None:
    """Put a chain into the list of the best, if it belongs there."""
    place = KEPT
    while place > 0 and (kept[first + CHAIN * (place - 1) + 1] == 0 or kept[first + CHAIN * (place - 1)] < value):
        place -= 1
    if place == KEPT:
        return
    for i in range(first + CHAIN * KEPT - 1, first + CHAIN * (place + 1) - 1, -1):
        kept[i] = kept[i - CHAIN]
    at = first + CHAIN * place
    kept[at], kept[at + 1] = value, count
    for i in range(count):
        kept[at + 2 + i] = path[i]


# --- a station that does not lie there yet

SPOT_BUDGET = 4_000


@kernel
def worth_of_spot(
    tiles: int, matrix: Reals, crossings: Block, fields: Reals, crossed: Block, nodes: int, node: int,
    values: Block, joined: Block, last_only: Block, value: int, is_last: int, short: float, long: float,
) -> int:  # fmt: skip
    """The value of the best chain if one more station lay at this node.

    Its ways are read from the fields of the others. A field tells the way to its middle: half a station less is enough.
    """
    more = tiles + 1
    wide, over = reals(more * more), zeros(more * more)
    worth, own, ends, kept = zeros(more), zeros(more), zeros(more), zeros(2 * KEPT * CHAIN)
    for a in range(tiles):
        for b in range(tiles):
            wide[a * more + b], over[a * more + b] = matrix[a * tiles + b], crossings[a * tiles + b]
        over[a * more + tiles] = over[tiles * more + a] = crossed[a * nodes + node]
        way = max(0.0, fields[a * nodes + node] - CROSSING * crossed[a * nodes + node] - PASSING)
        wide[a * more + tiles] = wide[tiles * more + a] = way
        worth[a], own[a], ends[a] = values[a], joined[a], last_only[a]
    wide[tiles * more + tiles] = FAR
    worth[tiles], ends[tiles] = value, is_last
    return find_chains(more, wide, over, worth, own, ends, POINT, short, long, SPOT_BUDGET, kept)
