"""A board of the base game as searches draw on it: everything that its value needs is kept up to date.

Sketches stand one after the other in a pool of small integers; `at` is where one begins. The pool's head is scratch. A
sketch knows for each drawn cell its piece, its links and its network, for each empty cell what is around it (a
*pattern*, see `symmetry`), and for each network its exits and open ends; an exit that nothing has reached is a network
with one open end. The longest routes are those through each piece when it was drawn: on few boards (with rings) shorter
than the exact ones, which `tally` counts.
"""

from whistlestop.core.fast import mix
from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import FACE_OF, FIRST_SPECIAL, HIGHWAY, NEIGHBOUR, RAILWAY
from whistlestop.games.railroad_ink.longest import ONLY_SIDE
from whistlestop.games.railroad_ink.symmetry import BLOCKED, HIGHWAY_END, NOTHING, RAILWAY_END, ROUTE_CODES
from whistlestop.games.railroad_ink.tally import IS_OVERPASS, NETWORK_POINTS

CELLS, EMPTY = data.CELLS, data.EMPTY
EXITS = len(data.EXITS)
# Only an overpass can start a network of its own, and a round has one at most.
LABELS = EXITS + data.ROUNDS
MOST_MOVES = 5  # of a round: four dice and a special

# --- a sketch
CODE = 0  # the piece of each cell
AROUND = CODE + CELLS  # the pattern around each empty cell
LINKS = AROUND + CELLS  # the sides where a drawn cell is joined to another: highway bits 0-3, railway 4-7
LABEL = LINKS + CELLS  # the network of each node: a cell's highway, a cell's railway, an exit
EXITS_OF = LABEL + 2 * CELLS + EXITS  # by network
OPEN_OF = EXITS_OF + LABELS  # by network: open ends, unused exits included
NEXT_LABEL = OPEN_OF + LABELS
POINTS = NEXT_LABEL + 1  # for exits
LONGEST = NEXT_LABEL + 2  # highway, railway
CENTRE = NEXT_LABEL + 4
DEAD_ENDS = NEXT_LABEL + 5  # errors for ever
OPEN_ENDS = NEXT_LABEL + 6  # errors if nothing is drawn there any more
SPECIALS = NEXT_LABEL + 7  # mask of those used
ROUND = NEXT_LABEL + 8
DRAWN = NEXT_LABEL + 9  # mask of this round's dice
MOVE_COUNT = NEXT_LABEL + 10
MOVES = NEXT_LABEL + 11  # of this round: 64 * cell + piece
SKETCH = MOVES + MOST_MOVES

MOVE_STEP = 64
FIRST_EXIT = 2 * CELLS  # among the nodes

# --- the head of a pool: scratch
STACK, WAYS = 0, CELLS
POOL_HEAD = 2 * CELLS

ENDS = table(  # by piece and side
    {"h": HIGHWAY_END, "r": RAILWAY_END}.get(data.PIECES[piece][side], 0)
    for piece in range(ROUTE_CODES)
    for side in range(4)
)
IS_CENTRE = table(int(cell in data.CENTRE) for cell in range(CELLS))
HASHES = table(mix(2 * i) << 30 ^ mix(2 * i + 1) for i in range(MOVE_STEP * CELLS))  # by move


def _sources() -> list[int]:
    """By cell and side: the node on the other side of it, of a highway if it is a cell's; -1 at a bare border."""
    sources = [cell for row in data.NEIGHBOURS for cell in row]
    for number, (cell, side, _) in enumerate(data.EXITS):
        sources[4 * cell + side] = FIRST_EXIT + number
    return sources


def _first_patterns() -> list[int]:
    patterns = [0] * CELLS
    for cell in range(CELLS):
        for side in range(4):
            if data.NEIGHBOURS[cell][side] == data.OFF_BOARD:
                patterns[cell] |= BLOCKED << 2 * side
    for cell, side, kind in data.EXITS:
        patterns[cell] ^= (BLOCKED ^ (HIGHWAY_END if kind == "h" else RAILWAY_END)) << 2 * side
    return patterns


SOURCE, FIRST_PATTERNS = table(_sources()), table(_first_patterns())


@kernel
def slot_at(slot: int) -> int:
    return POOL_HEAD + SKETCH * slot


@kernel
def clear_sketch(k: Block, at: int) -> None:
    """A board with nothing but its exits."""
    for i in range(SKETCH):
        k[at + i] = 0
    for cell in range(CELLS):
        k[at + AROUND + cell] = FIRST_PATTERNS[cell]
    for number in range(EXITS):
        k[at + LABEL + FIRST_EXIT + number] = number
        k[at + EXITS_OF + number] = 1
        k[at + OPEN_OF + number] = 1
    k[at + NEXT_LABEL] = EXITS


@kernel
def copy_sketch(k: Block, source: int, target: int) -> None:
    for i in range(SKETCH):
        k[target + i] = k[source + i]


@kernel
def board_hash(k: Block, at: int) -> int:
    """Equal boards have equal ones."""
    found = 0
    for cell in range(CELLS):
        piece = k[at + CODE + cell]
        if piece != EMPTY:
            found ^= HASHES[MOVE_STEP * cell + piece]
    return found


@kernel
def source_label(k: Block, at: int, cell: int, side: int, end: int) -> int:
    """The network that arrives at this side of a cell by an end of this kind."""
    node = SOURCE[4 * cell + side]
    if end == RAILWAY_END and node < FIRST_EXIT:
        node += CELLS
    return k[at + LABEL + node]


@kernel
def place(k: Block, at: int, cell: int, piece: int) -> None:
    """Draw a piece where it fits."""
    around = k[at + AROUND + cell]
    k[at + CODE + cell] = piece
    k[at + CENTRE] += IS_CENTRE[cell]
    if FACE_OF[piece] >= FIRST_SPECIAL:
        k[at + SPECIALS] |= 1 << FACE_OF[piece] - FIRST_SPECIAL
    links = 0
    for side in range(4):
        arriving, end = around >> 2 * side & 3, ENDS[4 * piece + side]
        neighbour = NEIGHBOUR[4 * cell + side]
        if arriving == NOTHING:
            if end == NOTHING:
                k[at + AROUND + neighbour] |= BLOCKED << 2 * (side ^ 2)
            else:
                k[at + AROUND + neighbour] |= end << 2 * (side ^ 2)
                k[at + OPEN_ENDS] += 1
        elif arriving == BLOCKED:
            if end != NOTHING and neighbour >= 0:
                k[at + DEAD_ENDS] += 1
        else:
            k[at + OPEN_OF + source_label(k, at, cell, side, arriving)] -= 1
            if neighbour >= 0:
                k[at + OPEN_ENDS] -= 1
                if end == NOTHING:
                    k[at + DEAD_ENDS] += 1
                else:
                    kind = 4 if end == RAILWAY_END else 0
                    links |= 1 << side + kind
                    k[at + LINKS + neighbour] |= 1 << (side ^ 2) + kind
    k[at + LINKS + cell] = links
    if IS_OVERPASS[piece]:
        join(k, at, cell, piece, HIGHWAY_END)
        join(k, at, cell, piece, RAILWAY_END)
    else:
        join(k, at, cell, piece, HIGHWAY_END | RAILWAY_END)
    if HIGHWAY[piece]:
        lengthen(k, at, cell, 0)
    if RAILWAY[piece]:
        lengthen(k, at, cell, 1)


@kernel
def join(k: Block, at: int, cell: int, piece: int, kinds: int) -> None:
    """The network of the ends of these kinds, which are joined inside the cell."""
    around, label, opened = k[at + AROUND + cell], -1, 0
    for side in range(4):
        end = ENDS[4 * piece + side]
        if end & kinds:
            arriving = around >> 2 * side & 3
            if arriving == end:
                other = source_label(k, at, cell, side, end)
                if label < 0:
                    label = other
                elif label != other:
                    merge(k, at, label, other)
            elif arriving == NOTHING:
                opened += 1
    if label < 0:
        label = k[at + NEXT_LABEL]
        k[at + NEXT_LABEL] += 1
    k[at + OPEN_OF + label] += opened
    if kinds & HIGHWAY_END:
        k[at + LABEL + cell] = label
    if kinds & RAILWAY_END:
        k[at + LABEL + CELLS + cell] = label


@kernel
def merge(k: Block, at: int, label: int, other: int) -> None:
    """Two networks become one."""
    exits, more = k[at + EXITS_OF + label], k[at + EXITS_OF + other]
    k[at + POINTS] += NETWORK_POINTS[exits + more] - NETWORK_POINTS[exits] - NETWORK_POINTS[more]
    k[at + EXITS_OF + label] += more
    k[at + OPEN_OF + label] += k[at + OPEN_OF + other]
    k[at + EXITS_OF + other] = 0
    k[at + OPEN_OF + other] = 0
    for node in range(FIRST_EXIT + EXITS):
        if k[at + LABEL + node] == other:
            k[at + LABEL + node] = label


@kernel
def lengthen(k: Block, at: int, cell: int, railway: int) -> None:
    """The longest route of a kind, if it runs through this cell: its longest arm, and the longest one beside that."""
    ways = k[at + LINKS + cell] >> 4 * railway & 15
    first, first_side, first_cells = 0, 0, 1 << cell
    for side in range(4):
        if ways >> side & 1:
            length, cells = arm(k, at, cell, side, railway, 1 << cell)
            if length > first:
                first, first_side, first_cells = length, side, cells
    second = 0
    for side in range(4):
        if ways >> side & 1 and side != first_side:
            length, _ = arm(k, at, cell, side, railway, first_cells)
            second = max(second, length)
    if first + second + 1 > k[at + LONGEST + railway]:
        k[at + LONGEST + railway] = first + second + 1


@kernel
def arm(k: Block, at: int, origin: int, side: int, railway: int, passed: int) -> tuple[int, int]:
    """The longest simple way that leaves a cell at this side and avoids some; and all cells that are passed then."""
    cell = NEIGHBOUR[4 * origin + side]
    if passed >> cell & 1:
        return 0, passed
    passed |= 1 << cell
    k[STACK] = cell
    k[WAYS] = (k[at + LINKS + cell] >> 4 * railway & 15) & ~(1 << (side ^ 2))
    depth, best, best_cells = 0, 1, passed
    while depth >= 0:
        ways = k[WAYS + depth]
        if ways == 0:
            passed &= ~(1 << k[STACK + depth])
            depth -= 1
        else:
            side = ONLY_SIDE[ways & -ways]
            k[WAYS + depth] = ways & (ways - 1)
            cell = NEIGHBOUR[4 * k[STACK + depth] + side]
            if not passed >> cell & 1:
                depth += 1
                passed |= 1 << cell
                k[STACK + depth] = cell
                k[WAYS + depth] = (k[at + LINKS + cell] >> 4 * railway & 15) & ~(1 << (side ^ 2))
                if depth + 1 > best:
                    best, best_cells = depth + 1, passed
    return best, best_cells
