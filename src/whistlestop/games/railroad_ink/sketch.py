"""A board as searches draw on it: everything that its value needs is kept up to date.

Sketches stand one after the other in a pool of small integers; `at` is where one begins. The pool's head is scratch. A
sketch knows for each drawn cell its piece, its links and its network, for each empty cell what is around it (a
*pattern*, see `symmetry`), and for each network its exits and open ends; an exit that nothing has reached is a network
with one open end. The longest routes are those through each piece when it was drawn: on few boards (with rings) shorter
than the exact ones, which `tally` counts. A side with lava is blocked for routes; a crater may be drawn over.

Rounds are counted so that the last one is the seventh: a game of six begins with the second.
"""

from whistlestop.core.fast import mix
from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import (
    CRATER,
    FACE_OF,
    FIRST_LAVA,
    FIRST_SPECIAL,
    HIGHWAY,
    LAVA,
    NEIGHBOUR,
    RAILWAY,
    is_open,
)
from whistlestop.games.railroad_ink.longest import ONLY_SIDE
from whistlestop.games.railroad_ink.symmetry import BLOCKED, HIGHWAY_END, NOTHING, PATTERNS, RAILWAY_END
from whistlestop.games.railroad_ink.tally import CLOSED_LAKE_POINTS, INSIDE, IS_OVERPASS, NETWORK_POINTS

CELLS, EMPTY = data.CELLS, data.EMPTY
EXITS = len(data.EXITS)
# Networks without an exit begin at an overpass, at a route beside lava or where a meteor fell. Where there are more of
# them than that, the last ones count as one.
LABELS = EXITS + 28
LAKES = data.CELLS // 2 + 1  # as many volcanoes can stand
MOST_MOVES = 9  # of a round: six dice, a special, a volcano, a cell erased

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
CRATER_ENDS = NEXT_LABEL + 7  # those of them that open on a bare crater
LAVA_CELLS = NEXT_LABEL + 8  # none: a game without lava
LAKE_POINTS = NEXT_LABEL + 9
LAVA_DEAD = NEXT_LABEL + 10  # lava sides at drawn cells that send none back
LAVA_OPEN = NEXT_LABEL + 11  # lava sides at cells that may be drawn on
SPECIALS = NEXT_LABEL + 12  # mask of those used
ROUND = NEXT_LABEL + 13
MARK = NEXT_LABEL + 14  # the cell of the last impact, counted from 1; 0 without meteors
DRAWN = NEXT_LABEL + 15  # mask of this round's dice, the lava dice last
RELIEF = NEXT_LABEL + 16  # RI-7.5 was answered this round
MOVE_COUNT = NEXT_LABEL + 17
MOVES = NEXT_LABEL + 18  # of this round: MOVE_STEP * cell + piece, EMPTY where a cell was erased
# What follows is there only with lava
LAVA_AROUND = MOVES + MOST_MOVES  # by cell: the sides where lava arrives
LAKE_COUNT = LAVA_AROUND + CELLS
LAKE = LAKE_COUNT + 1  # each lake as a number (`lake_number`)
SKETCH = LAKE + LAKES

MOVE_STEP = 128
FIRST_EXIT = 2 * CELLS  # among the nodes

# --- the head of a pool: scratch
STACK, WAYS, SHEET = 0, CELLS, 2 * CELLS
MEMO = SHEET + CELLS
POOL_HEAD = MEMO + LAVA_AROUND - SPECIALS

# --- lakes as numbers: open and dead sides and cells, as far as they are told apart
MOST_LAKE_OPEN, MOST_LAKE_DEAD, MOST_LAKE_CELLS = 7, 3, 10
LAKE_NUMBERS = (MOST_LAKE_OPEN + 1) * (MOST_LAKE_DEAD + 1) * MOST_LAKE_CELLS

ENDS = table(  # by piece and side
    {"h": HIGHWAY_END, "r": RAILWAY_END}.get(data.PIECES[piece][side], 0)
    for piece in range(CRATER)
    for side in range(4)
)
IS_CENTRE = table(int(cell in data.CENTRE) for cell in range(CELLS))
HASHES = table(  # by move; nothing changes where nothing is drawn
    mix(2 * i) << 30 ^ mix(2 * i + 1) if i % MOVE_STEP != EMPTY else 0 for i in range(MOVE_STEP * CELLS)
)
ARRIVALS = table(  # by pattern: what arrives, as the tables of fitting pieces want it
    sum(
        1 << side if pattern >> 2 * side & 3 == HIGHWAY_END else 16 << side
        for side in range(4)
        if pattern >> 2 * side & 3 in (HIGHWAY_END, RAILWAY_END)
    )
    for pattern in range(PATTERNS)
)


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
    for i in range(SKETCH if k[source + LAVA_CELLS] else LAVA_AROUND):
        k[target + i] = k[source + i]


@kernel
def board_hash(k: Block, at: int) -> int:
    """Equal boards have equal ones."""
    found = 0
    for cell in range(CELLS):
        found ^= HASHES[MOVE_STEP * cell + k[at + CODE + cell]]
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
    if k[at + CODE + cell] == CRATER:
        k[at + CRATER_ENDS] -= inner_ends(cell, around)
    k[at + CODE + cell] = piece
    k[at + CENTRE] += IS_CENTRE[cell]
    if FIRST_SPECIAL <= FACE_OF[piece] < FIRST_LAVA:
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
                if k[at + CODE + neighbour] == CRATER:
                    k[at + CRATER_ENDS] += 1
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
    elif HIGHWAY[piece] | RAILWAY[piece]:
        join(k, at, cell, piece, HIGHWAY_END | RAILWAY_END)
    if HIGHWAY[piece]:
        lengthen(k, at, cell, 0)
    if RAILWAY[piece]:
        lengthen(k, at, cell, 1)
    if LAVA[piece]:
        flow(k, at, cell, piece)
    elif k[at + LAVA_CELLS] and k[at + LAVA_AROUND + cell]:
        count_lakes(k, at)


@kernel
def inner_ends(cell: int, around: int) -> int:
    """How many routes arrive at a cell, exits aside."""
    count = 0
    for side in range(4):
        end = around >> 2 * side & 3
        if end != NOTHING and end != BLOCKED and NEIGHBOUR[4 * cell + side] >= 0:
            count += 1
    return count


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
        label = min(k[at + NEXT_LABEL], LABELS - 1)
        k[at + NEXT_LABEL] = label + 1
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


# --- lava


@kernel
def flow(k: Block, at: int, cell: int, piece: int) -> None:
    """Lava was drawn here: it arrives at the cells beside it."""
    if k[at + LAVA_CELLS] == 0:
        for i in range(LAVA_AROUND, SKETCH):
            k[at + i] = 0
    k[at + LAVA_CELLS] += 1
    for side in range(4):
        neighbour = NEIGHBOUR[4 * cell + side]
        if LAVA[piece] >> side & 1 and neighbour >= 0:
            k[at + LAVA_AROUND + neighbour] |= 1 << (side ^ 2)
    count_lakes(k, at)


@kernel
def count_lakes(k: Block, at: int) -> None:
    """All lakes: their numbers, what they score, and their sides that are open or dead (RI-7.6)."""
    seen, lakes, closed, largest, all_open, all_dead = 0, 0, 0, 0, 0, 0
    for first in range(CELLS):
        if LAVA[k[at + CODE + first]] and not seen >> first & 1:
            seen |= 1 << first
            k[STACK] = first
            cells, head, opened, dead = 1, 0, 0, 0
            while head < cells:
                cell = k[STACK + head]
                head += 1
                lava = LAVA[k[at + CODE + cell]] & INSIDE[cell]
                for side in range(4):
                    if lava >> side & 1:
                        neighbour = NEIGHBOUR[4 * cell + side]
                        if k[at + LAVA_AROUND + cell] >> side & 1:
                            if not seen >> neighbour & 1:
                                seen |= 1 << neighbour
                                k[STACK + cells] = neighbour
                                cells += 1
                        elif is_open(k[at + CODE + neighbour]):
                            opened += 1
                        else:
                            dead += 1
            if opened + dead == 0:
                closed += 1
            largest = max(largest, cells)
            all_open += opened
            all_dead += dead
            k[at + LAKE + lakes] = lake_number(opened, dead, cells)
            lakes = min(lakes + 1, LAKES - 1)
    k[at + LAKE_COUNT] = lakes
    k[at + LAKE_POINTS] = CLOSED_LAKE_POINTS * closed + largest
    k[at + LAVA_OPEN] = all_open
    k[at + LAVA_DEAD] = all_dead


@kernel
def lake_number(opened: int, dead: int, cells: int) -> int:
    number = min(opened, MOST_LAKE_OPEN) * (MOST_LAKE_DEAD + 1) + min(dead, MOST_LAKE_DEAD)
    return number * MOST_LAKE_CELLS + min(cells, MOST_LAKE_CELLS) - 1


# --- boards as a whole


@kernel
def sketch_sheet(k: Block, at: int) -> None:
    """Sketch the board whose pieces stand on the pool's SHEET.

    Each piece comes when it joins something; what a meteor has cut off joins nothing and comes when nothing else does.
    What clashes, which no game can show, is left out.
    """
    clear_sketch(k, at)
    for cell in range(CELLS):
        if k[SHEET + cell] == CRATER:
            k[at + CODE + cell] = CRATER
    wanted = 0  # where to begin: something that joins
    while wanted < 2:
        grew = 0
        for cell in range(CELLS):
            piece = k[SHEET + cell]
            if piece != CRATER and piece != k[at + CODE + cell] and grew * wanted == 0:
                arrive = ARRIVALS[k[at + AROUND + cell]]
                highways, railways = arrive & 15, arrive >> 4
                if not (HIGHWAY[piece] & railways or RAILWAY[piece] & highways):
                    if wanted or HIGHWAY[piece] & highways or RAILWAY[piece] & railways:
                        place(k, at, cell, piece)
                        grew = 1
        wanted = 0 if grew else wanted + 1


@kernel
def redraw(k: Block, at: int, cell: int, piece: int) -> None:
    """Change one cell of a sketch to EMPTY or CRATER."""
    for i in range(CELLS):
        k[SHEET + i] = k[at + CODE + i]
    k[SHEET + cell] = piece
    for i in range(LAVA_AROUND - SPECIALS):
        k[MEMO + i] = k[at + SPECIALS + i]
    sketch_sheet(k, at)
    for i in range(LAVA_AROUND - SPECIALS):
        k[at + SPECIALS + i] = k[MEMO + i]


@kernel
def impact(k: Block, at: int, direction: int, distance: int) -> int:
    """RI-6.2, as `flow.impact` has it: the cell that a meteor would hit."""
    cell = k[at + MARK] - 1
    while distance > 0 or k[at + CODE + cell] == CRATER:
        if NEIGHBOUR[4 * cell + direction] < 0:
            direction ^= 2
        cell = NEIGHBOUR[4 * cell + direction]
        distance -= 1
    return cell


@kernel
def strike(k: Block, at: int, direction: int, distance: int) -> None:
    """RI-6.3, RI-8."""
    cell = impact(k, at, direction, distance)
    k[at + MARK] = cell + 1
    if LAVA[k[at + CODE + cell]] == 0:
        redraw(k, at, cell, CRATER)
