"""The longest highway or railway of a board (RI-3.2), exactly and fast.

Cells with ends of one kind form a graph; a border that two like ends share is an edge, passed at most once.
A cell may be visited as often as it has stretches, which depends on the reading. What hangs off the graph
like a tree is peeled away first, leaf by leaf; each cell remembers the two longest arms that hung there.
Most boards are nothing but trees, and then the answer is the best pair of arms. What is left has only
cells on rings: all trails through it are tried, depth first, each with an arm at both ends, and a branch is
cut as soon as even all visits that remain could not beat the best trail so far. The search counts its steps, so
that it gives up at the same place on every machine.
"""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import HIGHWAY, NEIGHBOUR, RAILWAY
from whistlestop.games.railroad_ink.layout import ARRIVE, CELL, SEGMENTS, SIMPLE_CELLS

CELLS = data.CELLS
BITS = table(mask.bit_count() for mask in range(16))
ONLY_SIDE = table({1: 0, 2: 1, 4: 2, 8: 3}.get(mask, 0) for mask in range(16))

# Scratch of one search, in planes of one number per cell
JOINED, ENDS, VISITS, LIMIT, ARM, ARM_TO, ARM2, ARM2_TO, QUEUE, GROUP = (CELLS * plane for plane in range(10))
# Depth-first stack: where we are, which sides are left to try, which one we took; no trail has 98 visits
STACK, WAYS, TAKEN_SIDE = CELLS * 10, CELLS * 12, CELLS * 14
SEEN, QUEUE2 = CELLS * 16, CELLS * 17
STEPS = CELLS * 18  # how many steps the search has taken
SCRATCH = STEPS + 1
FEW = 12  # visits: up to here every trail is tried before a bound would have been counted

# The boards of strong players need less than 1,000 steps, the worst that a draft full of Ts could give less than a
# million. A lattice of crossings, which no game leads to, could take for ever.
MOST_STEPS = 2_000_000
UNKNOWN = -1


@kernel
def longest(s: Block, at: int, railway: int, reading: int, trail: Block) -> int:
    """How long the longest route of this kind is; its cells, in order, are written to `trail`.

    UNKNOWN where finding out would take too long.
    """
    w = zeros(SCRATCH)
    any_cell = -1
    for cell in range(CELLS):
        piece = s[at + CELL + cell]
        ends = RAILWAY[piece] if railway else HIGHWAY[piece]
        if ends:
            any_cell = cell
            arrive = (s[at + ARRIVE + cell] >> (4 * railway)) & 15
            joined = 0
            for side in range(4):
                if (ends & arrive) >> side & 1 and NEIGHBOUR[4 * cell + side] >= 0:
                    joined |= 1 << side
            w[JOINED + cell] = joined
            w[ENDS + cell] = BITS[ends]
    if any_cell < 0:
        return 0
    best, centre = peel(w, any_cell)
    join_arms(w, centre, trail)
    for cell in range(CELLS):
        if w[JOINED + cell] and w[GROUP + cell] == 0:
            best = search_rings(w, cell, reading, best, trail)
    return best if w[STEPS] <= MOST_STEPS else UNKNOWN


@kernel
def longest_trail(s: Block, at: int, railway: int, reading: int, out: Block) -> int:
    """`longest` for callers in Python, whose blocks numba would compile everything for once more."""
    trail = zeros(2 * CELLS)
    length = longest(s, at, railway, reading, trail)
    for i in range(length):
        out[i] = trail[i]
    return length


@kernel
def peel(w: Block, any_cell: int) -> tuple[int, int]:
    """Take the leaves off, again and again; the best pair of arms found on the way, and its cell.

    Peeled cells keep no joined sides. ARM and ARM2 count the cells that hang off a cell, without itself.
    """
    tail = 0
    for cell in range(CELLS):
        if w[JOINED + cell] and BITS[w[JOINED + cell]] == 1:
            w[QUEUE + tail] = cell
            tail += 1
    best, centre, head = 1, any_cell, 0
    while head < tail:
        leaf = w[QUEUE + head]
        head += 1
        if w[JOINED + leaf] == 0:  # the last cell of its tree
            continue
        side = ONLY_SIDE[w[JOINED + leaf]]
        trunk = NEIGHBOUR[4 * leaf + side]
        w[JOINED + leaf] = 0
        w[JOINED + trunk] &= ~(1 << (side ^ 2))
        arm = w[ARM + leaf] + 1
        if arm > w[ARM + trunk]:
            w[ARM2 + trunk] = w[ARM + trunk]
            w[ARM2_TO + trunk] = w[ARM_TO + trunk]
            w[ARM + trunk] = arm
            w[ARM_TO + trunk] = leaf
        elif arm > w[ARM2 + trunk]:
            w[ARM2 + trunk] = arm
            w[ARM2_TO + trunk] = leaf
        if w[ARM + trunk] + w[ARM2 + trunk] + 1 > best:
            best = w[ARM + trunk] + w[ARM2 + trunk] + 1
            centre = trunk
        if w[JOINED + trunk] and BITS[w[JOINED + trunk]] == 1:
            w[QUEUE + tail] = trunk
            tail += 1
    return best, centre


@kernel
def join_arms(w: Block, centre: int, trail: Block) -> None:
    """Write the route that runs from one arm of this cell through it into the other."""
    length = w[ARM + centre]
    cell = centre
    for i in range(length):
        cell = w[ARM_TO + cell]
        trail[length - 1 - i] = cell
    trail[length] = centre
    length += 1
    if w[ARM2 + centre]:
        cell = w[ARM2_TO + centre]
        trail[length] = cell
        length += 1
        while w[ARM + cell]:
            cell = w[ARM_TO + cell]
            trail[length] = cell
            length += 1


@kernel
def search_rings(w: Block, first: int, reading: int, best: int, trail: Block) -> int:
    """Try the trails of the group of rings that holds this cell; better ones are written to `trail`."""
    size, room, longest_arm = 1, 0, 0
    w[QUEUE] = first
    w[GROUP + first] = 1
    head = 0
    while head < size:
        cell = w[QUEUE + head]
        head += 1
        ends = w[ENDS + cell]
        limit = 1
        if reading == SEGMENTS:
            limit = (ends + 1) // 2
        elif reading != SIMPLE_CELLS and ends == 4:
            limit = 2
        w[LIMIT + cell] = limit
        # A cell that the trail only passes uses two ends at each visit.
        room += min(limit, BITS[w[JOINED + cell]] // 2)
        longest_arm = max(longest_arm, w[ARM + cell])
        for side in range(4):
            if (w[JOINED + cell] >> side) & 1:
                neighbour = NEIGHBOUR[4 * cell + side]
                if w[GROUP + neighbour] == 0:
                    w[GROUP + neighbour] = 1
                    w[QUEUE + size] = neighbour
                    size += 1
    # Only the cells where a trail starts and ends can have one visit more than passing allows.
    room += 2
    for i in range(size):
        start = w[QUEUE + i]
        if w[ARM + start] + room + longest_arm > best:
            best = search_from(w, start, room, longest_arm, best, trail)
    return best


@kernel
def search_from(w: Block, start: int, room: int, longest_arm: int, best: int, trail: Block) -> int:
    """All trails that start at this cell, its longest arm before it."""
    depth = 0
    w[STACK] = start
    w[WAYS] = w[JOINED + start]
    w[VISITS + start] = 1
    before = w[ARM + start]
    while depth >= 0:
        cell = w[STACK + depth]
        ways = w[WAYS + depth] & w[JOINED + cell]  # sides not yet tried here, and not passed by the trail
        w[STEPS] += 1
        if ways == 0 or before + room + longest_arm <= best or w[STEPS] > MOST_STEPS:
            w[VISITS + cell] -= 1
            depth -= 1
            if depth >= 0:  # give the border back
                back = w[STACK + depth]
                side = w[TAKEN_SIDE + depth]
                w[JOINED + back] |= 1 << side
                w[JOINED + cell] |= 1 << (side ^ 2)
            continue
        side = 0
        while not (ways >> side) & 1:
            side += 1
        w[WAYS + depth] &= ~(1 << side)
        onward = NEIGHBOUR[4 * cell + side]
        if w[VISITS + onward] >= w[LIMIT + onward]:
            continue
        w[JOINED + cell] &= ~(1 << side)
        w[JOINED + onward] &= ~(1 << (side ^ 2))
        w[TAKEN_SIDE + depth] = side
        depth += 1
        w[STACK + depth] = onward
        w[WAYS + depth] = 15
        w[VISITS + onward] += 1
        after = w[ARM2 + onward] if onward == start else w[ARM + onward]
        if before + depth + 1 + after > best:
            best = before + depth + 1 + after
            write_trail(w, start, depth, trail)
        # At a fork of a large group it pays to look at what can still be reached from here.
        if room > FEW and BITS[w[JOINED + onward]] > 1:
            if before + depth + 1 + reach(w, onward) + longest_arm <= best:
                w[WAYS + depth] = 0
    return best


@kernel
def reach(w: Block, start: int) -> int:
    """No more visits than these can follow: what is left of the cells that borders not yet passed lead to."""
    room, size, head = 1, 1, 0
    w[QUEUE2] = start
    w[SEEN + start] = 1
    while head < size:
        cell = w[QUEUE2 + head]
        head += 1
        for side in range(4):
            if (w[JOINED + cell] >> side) & 1:
                neighbour = NEIGHBOUR[4 * cell + side]
                left = w[LIMIT + neighbour] - w[VISITS + neighbour]
                if w[SEEN + neighbour] == 0 and left > 0:
                    w[SEEN + neighbour] = 1
                    w[QUEUE2 + size] = neighbour
                    size += 1
                    room += min(left, max(1, BITS[w[JOINED + neighbour]] // 2))
    for i in range(size):
        w[SEEN + w[QUEUE2 + i]] = 0
    # The cell itself may be passed once more; the last cell may be entered once more than it can be passed.
    return room + max(0, w[LIMIT + start] - w[VISITS + start])


@kernel
def write_trail(w: Block, start: int, depth: int, trail: Block) -> None:
    length = w[ARM + start]
    cell = start
    for i in range(length):
        cell = w[ARM_TO + cell]
        trail[length - 1 - i] = cell
    for i in range(depth + 1):
        trail[length + i] = w[STACK + i]
    length += depth + 1
    last = w[STACK + depth]
    arm, cell = w[ARM + last], w[ARM_TO + last]
    if last == start:
        arm, cell = w[ARM2 + last], w[ARM2_TO + last]
    for _ in range(arm):
        trail[length] = cell
        length += 1
        cell = w[ARM_TO + cell]
