"""What the value of a sketched board is made of: the numbers of its features, for the tables and for the network.

`b` is one sketch, cut out of its pool: compiled code reads it faster where indices cannot be negative.

Tables hold one number for each feature, a set of them for each round; the images of a feature share theirs. The
network holds a row of numbers for each feature, the same in all rounds, at absolute places; it learns symmetry
from the images it is shown.
"""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import CRATER, LAVA, NEIGHBOUR, is_open
from whistlestop.games.railroad_ink.sketch import (
    AROUND,
    CELLS,
    CENTRE,
    CODE,
    EMPTY,
    EXITS,
    EXITS_OF,
    LABELS,
    LAKE,
    LAKE_COUNT,
    LAKE_NUMBERS,
    LAKES,
    LAVA_AROUND,
    LAVA_CELLS,
    LAVA_OPEN,
    LINKS,
    LONGEST,
    MARK,
    NEXT_LABEL,
    OPEN_ENDS,
    OPEN_OF,
    ROUND,
    SPECIALS,
    impact,
    inner_ends,
    source_label,
)
from whistlestop.games.railroad_ink.symmetry import (
    BLOCKED,
    CELL_IMAGE,
    CELL_ORBITS,
    CODES,
    DOMINO_ORBITS,
    HIGHWAY_END,
    NOTHING,
    PATTERN_IMAGE,
    PATTERNS,
    PIECE_IMAGE,
    RAILWAY_END,
    ROUTE_CODES,
    SHORE_ORBIT,
    SHORE_ORBITS,
    SIDE_MASKS,
    SIDES_IMAGE,
    SPECIAL_MASKS,
    SPECIALS_IMAGE,
    SPECIALS_ORBIT,
    domino,
)

SIZE = data.SIZE
LEARNED_ROUNDS = data.ROUNDS - 1  # after the last one the score is known
MOST_OPEN = 7  # open ends of one network that are told apart
MOST_OPEN_ENDS = 39
LENGTHS = CELLS + 1
MEETINGS = 5  # networks with exits that arrive at one cell: none to four
NETWORKS = (EXITS + 1) * (MOST_OPEN + 1)
LARGEST = (EXITS + 1) * (EXITS + 1) * 4
MOST_LAVA_OPEN, MOST_ROOM = 12, 5  # open lava sides, and cells where lava could flow on
SHORES = (MOST_LAVA_OPEN + 1) * (MOST_ROOM + 1)
FARTHEST_STRIKE = max(data.DISTANCE_DIE)
# What a meteor could hit: a cell with no, one or more ends of routes, a route with so many links, lava
HIT_ROUTE, HIT_LAVA = 3, 8
HITS = HIT_LAVA + 1

# --- tables, once for each round
TABLE_NETWORKS = 0
TABLE_LARGEST = TABLE_NETWORKS + NETWORKS
TABLE_CELLS = TABLE_LARGEST + LARGEST
TABLE_DOMINOES = TABLE_CELLS + CELL_ORBITS * MEETINGS
TABLE_SPECIALS = TABLE_DOMINOES + DOMINO_ORBITS
TABLE_LONGEST = TABLE_SPECIALS + SPECIAL_MASKS
TABLE_OPEN_ENDS = TABLE_LONGEST + LENGTHS
TABLE_CENTRE = TABLE_OPEN_ENDS + MOST_OPEN_ENDS + 1
TABLE_LAKES = TABLE_CENTRE + len(data.CENTRE) + 1
TABLE_SHORES = TABLE_LAKES + LAKE_NUMBERS  # all lava that is open
TABLE_SHORE_CELLS = TABLE_SHORES + SHORES  # cells where lava arrives
TABLE_CRATERS = TABLE_SHORE_CELLS + SHORE_ORBITS
TABLE_HITS = TABLE_CRATERS + CELL_ORBITS  # by distance
TABLE_SIZE = TABLE_HITS + FARTHEST_STRIKE * HITS

# --- rows of the network
FARTHEST, MOST_MEETING_CELLS = 5, 4
ROW_PIECES = 0
ROW_CELLS = ROW_PIECES + CELLS * ROUTE_CODES
ROW_NETWORKS = ROW_CELLS + CELLS * PATTERNS * MEETINGS
ROW_LARGEST = ROW_NETWORKS + NETWORKS
ROW_SPECIALS = ROW_LARGEST + LARGEST
ROW_LONGEST = ROW_SPECIALS + SPECIAL_MASKS  # highway, then railway
ROW_MERGERS = ROW_LONGEST + 2 * LENGTHS  # by distance, whether a station is needed, how many cells could do it
ROW_GROUPS = ROW_MERGERS + FARTHEST * 2 * MOST_MEETING_CELLS  # networks before, groups after all mergers
ROW_LAVA = ROW_GROUPS + (EXITS + 1) * (EXITS + 1)  # pieces with lava
ROW_LAKES = ROW_LAVA + CELLS * (CODES - ROUTE_CODES)
ROW_SHORES = ROW_LAKES + LAKE_NUMBERS
ROW_SHORE_CELLS = ROW_SHORES + SHORES
ROW_CRATERS = ROW_SHORE_CELLS + CELLS * SIDE_MASKS  # by how many routes open on them
ROW_MARK = ROW_CRATERS + CELLS * 5
ROW_HITS = ROW_MARK + CELLS
ROWS = ROW_HITS + FARTHEST_STRIKE * HITS

# More features than any board has: cells with routes and lava, dominoes, networks, lakes, and the few single ones
MOST_FEATURES = 4 * CELLS + LABELS + LAKES + 4 * FARTHEST_STRIKE + 16

# Scratch behind the features: by front cell, how many different networks with exits arrive there; by open network with
# exits, the cells that its highways and its railways can reach, the same one step before, and the group it has joined
MEETING = MOST_FEATURES
REACH = MEETING + CELLS
BEFORE = REACH + 2 * LABELS
GROUP = BEFORE + 2 * LABELS
NUMBER = GROUP + LABELS  # of a network among the open ones with exits, by label
FEATURE_ROOM = NUMBER + LABELS

IS_FRONT = table(
    int(any(pattern >> 2 * side & 3 in (HIGHWAY_END, RAILWAY_END) for side in range(4))) for pattern in range(PATTERNS)
)
LINK_COUNT = table(mask.bit_count() for mask in range(256))
_COLUMNS = [sum(1 << SIZE * row + column for row in range(SIZE)) for column in range(SIZE)]
NOT_FIRST_COLUMN, NOT_LAST_COLUMN = (1 << CELLS) - 1 - _COLUMNS[0], (1 << CELLS) - 1 - _COLUMNS[-1]


@kernel
def meeting(b: Block, cell: int) -> int:
    """How many different networks with exits arrive at an empty cell."""
    around, met, count = b[AROUND + cell], 0, 0
    for side in range(4):
        end = around >> 2 * side & 3
        if end != NOTHING and end != BLOCKED:
            label = source_label(b, 0, cell, side, end)
            if b[EXITS_OF + label] and not met >> label & 1:
                met |= 1 << label
                count += 1
    return count


@kernel
def largest_network(b: Block) -> int:
    """The most exits of one network, how many networks with exits are open, open ends of the largest, as a number."""
    most, largest, alive = 0, 0, 0
    for label in range(b[NEXT_LABEL]):
        exits, ends = b[EXITS_OF + label], b[OPEN_OF + label]
        if exits and ends:
            alive += 1
        if exits > most or (exits == most and ends > largest):
            most, largest = exits, ends
    return (most * (EXITS + 1) + alive) * 4 + min(largest, 3)


@kernel
def table_features(b: Block, orbits: Block, out: Block) -> int:
    """The features of the tables, as numbers within the tables of all rounds; how many there are.

    How many networks meet at each cell is left in the scratch behind them.
    """
    first = TABLE_SIZE * (b[ROUND] - 1)
    out[0] = first + TABLE_LARGEST + largest_network(b)
    out[1] = first + TABLE_SPECIALS + SPECIALS_ORBIT[b[SPECIALS]]
    out[2] = first + TABLE_LONGEST + b[LONGEST]
    out[3] = first + TABLE_LONGEST + b[LONGEST + 1]
    out[4] = first + TABLE_OPEN_ENDS + min(b[OPEN_ENDS], MOST_OPEN_ENDS)
    out[5] = first + TABLE_CENTRE + b[CENTRE]
    count = 6
    for label in range(b[NEXT_LABEL]):
        exits, ends = b[EXITS_OF + label], b[OPEN_OF + label]
        if exits or ends:
            out[count] = first + TABLE_NETWORKS + exits * (MOST_OPEN + 1) + min(ends, MOST_OPEN)
            count += 1
    for cell in range(CELLS):
        if b[CODE + cell] == EMPTY:
            around = b[AROUND + cell]
            is_front = IS_FRONT[around]
            if is_front:
                out[MEETING + cell] = meeting(b, cell)
                out[count] = first + TABLE_CELLS + orbits[PATTERNS * cell + around] * MEETINGS + out[MEETING + cell]
                count += 1
            for is_south in range(2):
                second = NEIGHBOUR[4 * cell + 1 + is_south]
                if second >= 0 and b[CODE + second] == EMPTY:
                    beside = b[AROUND + second]
                    if is_front or IS_FRONT[beside]:
                        out[count] = first + TABLE_DOMINOES + orbits[domino(cell, is_south, around, beside)]
                        count += 1
    if b[LAVA_CELLS]:
        count = add_lava(b, first, out, count)
    if b[MARK]:
        for cell in range(CELLS):
            if b[CODE + cell] == CRATER:
                out[count] = first + TABLE_CRATERS + orbits[PATTERNS * cell + b[AROUND + cell]]
                count += 1
        count = add_hits(b, first + TABLE_HITS, out, count)
    return count


@kernel
def add_lava(b: Block, first: int, out: Block, count: int) -> int:
    """What the tables know of lava: each lake, each cell where lava arrives, all that is open."""
    for lake in range(b[LAKE_COUNT]):
        out[count] = first + TABLE_LAKES + b[LAKE + lake]
        count += 1
    room = 0
    for cell in range(CELLS):
        if b[LAVA_AROUND + cell] and is_open(b[CODE + cell]):
            out[count] = first + TABLE_SHORE_CELLS + SHORE_ORBIT[PATTERNS * b[LAVA_AROUND + cell] + b[AROUND + cell]]
            count += 1
            room += 1
    out[count] = first + TABLE_SHORES + shores(b, room)
    return count + 1


@kernel
def shores(b: Block, room: int) -> int:
    """All open lava sides, and in how many cells lava could flow on, as a number."""
    return min(b[LAVA_OPEN], MOST_LAVA_OPEN) * (MOST_ROOM + 1) + min(room, MOST_ROOM)


@kernel
def add_hits(b: Block, first: int, out: Block, count: int) -> int:
    """What the next meteor could hit, in each direction and by each distance."""
    for direction in range(4):
        for distance in range(FARTHEST_STRIKE):
            cell = impact(b, 0, direction, distance + 1)
            piece = b[CODE + cell]
            if LAVA[piece]:
                hit = HIT_LAVA
            elif piece == EMPTY:
                hit = min(inner_ends(cell, b[AROUND + cell]), HIT_ROUTE - 1)
            else:
                hit = HIT_ROUTE + LINK_COUNT[b[LINKS + cell]]
            out[count] = first + HITS * distance + hit
            count += 1
    return count


@kernel
def network_features(b: Block, symmetry: int, out: Block) -> int:
    """The rows of the network for the image of a board under a symmetry; how many there are.

    `table_features` must have come before: it counts the networks that meet at each cell.
    """
    swap = symmetry % 2
    out[0] = ROW_LARGEST + largest_network(b)
    out[1] = ROW_SPECIALS + SPECIALS_IMAGE[SPECIAL_MASKS * symmetry + b[SPECIALS]]
    out[2] = ROW_LONGEST + b[LONGEST + swap]
    out[3] = ROW_LONGEST + LENGTHS + b[LONGEST + 1 - swap]
    count = 4
    for label in range(b[NEXT_LABEL]):
        exits, ends = b[EXITS_OF + label], b[OPEN_OF + label]
        if exits or ends:
            out[count] = ROW_NETWORKS + exits * (MOST_OPEN + 1) + min(ends, MOST_OPEN)
            count += 1
    for cell in range(CELLS):
        image, piece = CELL_IMAGE[CELLS * symmetry + cell], b[CODE + cell]
        if piece >= ROUTE_CODES:
            if piece == CRATER:
                out[count] = ROW_CRATERS + 5 * image + inner_ends(cell, b[AROUND + cell])
            else:
                lava = PIECE_IMAGE[CODES * symmetry + piece] - ROUTE_CODES
                out[count] = ROW_LAVA + (CODES - ROUTE_CODES) * image + lava
            count += 1
        elif piece != EMPTY:
            out[count] = ROW_PIECES + ROUTE_CODES * image + PIECE_IMAGE[CODES * symmetry + piece]
            count += 1
        elif IS_FRONT[b[AROUND + cell]]:
            pattern = PATTERN_IMAGE[PATTERNS * symmetry + b[AROUND + cell]]
            out[count] = ROW_CELLS + (PATTERNS * image + pattern) * MEETINGS + out[MEETING + cell]
            count += 1
    if b[LAVA_CELLS]:
        for lake in range(b[LAKE_COUNT]):
            out[count] = ROW_LAKES + b[LAKE + lake]
            count += 1
        room = 0
        for cell in range(CELLS):
            if b[LAVA_AROUND + cell] and is_open(b[CODE + cell]):
                sides = SIDES_IMAGE[SIDE_MASKS * symmetry + b[LAVA_AROUND + cell]]
                out[count] = ROW_SHORE_CELLS + SIDE_MASKS * CELL_IMAGE[CELLS * symmetry + cell] + sides
                count += 1
                room += 1
        out[count] = ROW_SHORES + shores(b, room)
        count += 1
    if b[MARK]:
        out[count] = ROW_MARK + CELL_IMAGE[CELLS * symmetry + b[MARK] - 1]
        count = add_hits(b, ROW_HITS, out, count + 1)
    return add_mergers(b, out, count)


# --- how the networks could grow together


@kernel
def grown(cells: int, empty: int) -> int:
    """These cells and the empty ones beside them."""
    sideways = (cells & NOT_LAST_COLUMN) << 1 | (cells & NOT_FIRST_COLUMN) >> 1
    return (cells | sideways | cells << SIZE | cells >> SIZE) & empty


@kernel
def few_bits(cells: int) -> int:
    """How many cells, at most MOST_MEETING_CELLS."""
    count = 0
    while cells and count < MOST_MEETING_CELLS:
        cells &= cells - 1
        count += 1
    return count


@kernel
def reach_of_networks(b: Block, out: Block) -> tuple[int, int]:
    """The cells at the open ends of each open network with exits; how many such networks, and all empty cells."""
    networks, empty = 0, 0
    for label in range(b[NEXT_LABEL]):
        out[NUMBER + label] = -1
        if b[EXITS_OF + label] and b[OPEN_OF + label]:
            out[NUMBER + label] = networks
            out[GROUP + networks] = networks
            out[REACH + 2 * networks] = 0
            out[REACH + 2 * networks + 1] = 0
            networks += 1
    for cell in range(CELLS):
        if is_open(b[CODE + cell]):
            empty |= 1 << cell
            around = b[AROUND + cell]
            if IS_FRONT[around]:
                for side in range(4):
                    end = around >> 2 * side & 3
                    if end != NOTHING and end != BLOCKED:
                        number = out[NUMBER + source_label(b, 0, cell, side, end)]
                        if number >= 0:
                            out[REACH + 2 * number + end - HIGHWAY_END] |= 1 << cell
    return networks, empty


@kernel
def add_mergers(b: Block, out: Block, count: int) -> int:
    """The cheapest way to join the open networks that have exits: nearest pairs first, as far as they can meet."""
    networks, empty = reach_of_networks(b, out)
    groups, distance = networks, 1
    while distance <= FARTHEST and groups > 1:
        if distance % 2 == 0:
            for i in range(2 * networks):
                out[BEFORE + i] = out[REACH + i]
                out[REACH + i] = grown(out[REACH + i], empty)
        now = BEFORE if distance % 2 == 0 else REACH
        for one in range(networks - 1):
            for two in range(one + 1, networks):
                if out[GROUP + one] != out[GROUP + two]:
                    left, right = 2 * one, 2 * two
                    cells = (
                        out[REACH + left] & out[now + right] | out[now + left] & out[REACH + right]
                        | out[REACH + left + 1] & out[now + right + 1] | out[now + left + 1] & out[REACH + right + 1]
                    )  # fmt: skip
                    needs_station = 0
                    if cells == 0:
                        needs_station = 1
                        cells = (
                            out[REACH + left] & out[now + right + 1] | out[now + left] & out[REACH + right + 1]
                            | out[REACH + left + 1] & out[now + right] | out[now + left + 1] & out[REACH + right]
                        )  # fmt: skip
                    if cells:
                        kind = 2 * (distance - 1) + needs_station
                        out[count] = ROW_MERGERS + kind * MOST_MEETING_CELLS + few_bits(cells) - 1
                        count += 1
                        groups -= 1
                        joined = out[GROUP + two]
                        for i in range(networks):
                            if out[GROUP + i] == joined:
                                out[GROUP + i] = out[GROUP + one]
        distance += 1
    out[count] = ROW_GROUPS + networks * (EXITS + 1) + groups
    return count + 1
