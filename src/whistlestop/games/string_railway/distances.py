"""How far it is from stations to everywhere else, as kernels: what players who look ahead plan with.

The ways are those of `routes` on the coarse grid, found for many stations at once: links are listed once for a scene,
and nodes wait in buckets instead of a heap. A label tells a whole way: its cost in parts of a millimetre, crossings
included, and in the lowest bits how many strings it crosses.
"""

from whistlestop.core.kernel import Block, Reals, kernel, table, zeros
from whistlestop.games.string_railway.chains import CROSSING, PITCH
from whistlestop.games.string_railway.routes import (
    BARRED,
    COLUMNS,
    CROSSED,
    EDGES,
    ROWS,
    STATION_MASK,
    STEP_X,
    STEP_Y,
    WAYS,
    closed_at,
)
from whistlestop.games.string_railway.scene import LEFT, TILE, TILE_SIZE, TOP, depth

PARTS = 128  # of a millimetre
OVER = 8  # bits of a label for its crossings
OVER_MASK = (1 << OVER) - 1
CROSSED_ONCE = (int(PARTS * CROSSING) << OVER) + 1  # what crossing a string adds to a label
STEP = table(int(PARTS * PITCH * root + 0.5) << OVER for root in (1, 1, 2**0.5, 2**0.5, 5**0.5, 5**0.5, 5**0.5, 5**0.5))
BUCKET = OVER + 10  # bits: a bucket is narrower than the shortest step, so its nodes can be settled in any order
NOWHERE = 1 << 40
REACH = 34.0  # from the middle of a station nothing of it is farther away

# --- a link: the node it leads to; the station it touches, from 1; whether only that station's own ways may use it
NODE_MASK, STATION, OWN_ONLY, WEIGHT = (1 << 16) - 1, 16, 24, 25


def most_links(nodes: int) -> int:
    """How much room the links of so many nodes need."""
    return (2 * WAYS + 1) * nodes + 1


@kernel
def list_links(g: Reals, e: Block, links: Block) -> None:
    """The links of each node, those of node n from links[n] to before links[n + 1]."""
    columns, rows, closed = e[COLUMNS], e[ROWS], closed_at(e)
    nodes = columns * rows
    end = nodes + 1
    for node in range(nodes):
        links[node] = end
        if e[closed + node]:
            continue
        row, column = node // columns, node % columns
        x, y = g[LEFT] + column * PITCH, g[TOP] + row * PITCH
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
            station, own_only = edge & STATION_MASK, 0
            if station:
                # Others enter a station, but neither leave it nor cut across.
                is_entered = depth(g, station - 1, x, y) <= -1.0
                if not is_entered or depth(g, station - 1, x + dx * PITCH, y + dy * PITCH) <= -1.0:
                    own_only = 1
            weight = STEP[way % WAYS] + CROSSED_ONCE * (edge >> CROSSED)
            links[end] = to | station << STATION | own_only << OWN_ONLY | weight << WEIGHT
            end += 1
    links[nodes] = end


@kernel
def measure_tile(
    g: Reals, columns: int, rows: int, links: Block, tile: int, own: int, limit: int, fields: Block, at: int
) -> None:
    """The labels of the ways from a tile to every node, from fields[at] on; NOWHERE beyond the limit (in parts).

    `tile` lies in g; `own` is its number as a station, from 1, or 0 where the links do not know of it.
    """
    nodes = columns * rows
    buckets = (limit >> (BUCKET - OVER)) + 1
    heads, after, entry_node, settled = zeros(buckets), zeros(6 * nodes), zeros(6 * nodes), zeros(nodes)
    entries = 1  # 0 ends a list
    for node in range(nodes):
        fields[at + node] = NOWHERE
    middle = TILE + TILE_SIZE * tile
    first_row, first_column = int((g[middle + 1] - REACH - g[TOP]) / PITCH), int((g[middle] - REACH - g[LEFT]) / PITCH)
    for row in range(max(0, first_row), min(rows, first_row + 9)):
        for column in range(max(0, first_column), min(columns, first_column + 9)):
            if depth(g, tile, g[LEFT] + column * PITCH, g[TOP] + row * PITCH) > 0.5:
                node = row * columns + column
                fields[at + node] = 0
                entry_node[entries], after[entries], heads[0] = node, heads[0], entries
                entries += 1
    last = limit << OVER
    for bucket in range(buckets):
        entry = heads[bucket]
        while entry:
            node = entry_node[entry]
            entry = after[entry]
            label = fields[at + node]
            if settled[node] or label >> BUCKET != bucket:
                continue
            settled[node] = 1
            for i in range(links[node], links[node + 1]):
                link = links[i]
                if (link >> OWN_ONLY) & 1 and ((link >> STATION) & STATION_MASK) != own:
                    continue
                to, total = link & NODE_MASK, label + (link >> WEIGHT)
                if total < fields[at + to] and total < last and entries < 6 * nodes:
                    fields[at + to] = total
                    place = total >> BUCKET
                    entry_node[entries], after[entries], heads[place] = to, heads[place], entries
                    entries += 1


@kernel
def label_at_tile(g: Reals, columns: int, rows: int, fields: Block, at: int, tile: int) -> int:
    """The best label of a field among the nodes of a tile."""
    middle, best = TILE + TILE_SIZE * tile, NOWHERE
    first_row, first_column = int((g[middle + 1] - REACH - g[TOP]) / PITCH), int((g[middle] - REACH - g[LEFT]) / PITCH)
    for row in range(max(0, first_row), min(rows, first_row + 9)):
        for column in range(max(0, first_column), min(columns, first_column + 9)):
            label = fields[at + row * columns + column]
            if label < best and depth(g, tile, g[LEFT] + column * PITCH, g[TOP] + row * PITCH) > -1.0:
                best = label
    return best


@kernel
def measure_stations(
    g: Reals, columns: int, rows: int, links: Block, tiles: int, limit: int, fields: Block, labels: Block, wide: int
) -> None:
    """The fields of all stations, and the labels between them, `wide` in a row."""
    nodes = columns * rows
    for start in range(tiles):
        measure_tile(g, columns, rows, links, start, start + 1, limit, fields, start * nodes)
        for end in range(tiles):
            labels[start * wide + end] = label_at_tile(g, columns, rows, fields, start * nodes, end)
        labels[start * wide + start] = NOWHERE


@kernel
def measure_site(
    g: Reals, columns: int, rows: int, links: Block, tile: int, but: int, tiles: int, limit: int, labels: Block,
    wide: int,
) -> None:  # fmt: skip
    """The labels between a tile that does not lie there yet and all others but one, in both directions."""
    field = zeros(columns * rows)
    measure_tile(g, columns, rows, links, tile, 0, limit, field, 0)
    for other in range(tiles):
        if other == but:
            continue
        label = label_at_tile(g, columns, rows, field, 0, other)
        labels[tile * wide + other] = labels[other * wide + tile] = label
    labels[tile * wide + tile] = NOWHERE
