"""One player's board as kernels: which tracks may be laid, what they bring, which ranches stand alone (PR-3, PR-4).

`m` is the block of a map (`maps`), `at` where a board begins. A way has one free end at most: a track runs from a
corner of its own railway to a corner without tracks or to a town, so the way alone says what is laid.
"""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.layout import (
    AT_A_STATION,
    BANKS_DUE,
    BEFORE_SHIFT,
    BESIDE,
    BOARD,
    BOXES_THEN,
    BRANCHES_MEET,
    BRIDGES,
    CORNER,
    COUNT,
    CROSSED,
    CUT,
    DONE_IN,
    EDGES,
    FINE,
    HEAD,
    IS_END,
    JOINED,
    JOINS_NOTHING,
    LAID,
    LAST,
    NO_DESERT,
    NUGGETS,
    RAILWAYS,
    RANGES,
    SALOONS,
    SIDE_CLOSED,
    SPEND_NEW,
    SUIT_SHIFT,
    SUITS,
    TOWN,
    TOWN_FULL,
    TOWNS_N,
    TRACK,
    TRACKS_N,
    TUNNELS,
    TURN,
    WAY_TAKEN,
)
from whistlestop.games.pioneer_rails.maps import (
    BRIDGE,
    CLOSED,
    CORNER_MASK,
    FAR_SHIFT,
    IS_DESERT,
    IS_EDGE,
    LAND_BESIDE,
    LAND_MASK,
    LAND_SHIFT,
    NO_LAND,
    RANCH_AT,
    SIDE_LOCATIONS,
    SIDE_RANGES,
    SIDE_TYPE,
    STATION_AT,
    STATION_WALL,
    TOWN_AT,
    TUNNEL,
    WALL_AT,
    WAY_MASK,
)  # fmt: skip
from whistlestop.games.pioneer_rails.maps import OPEN as OPEN_SIDE

CELLS, SIDES = grid.CELLS, grid.SIDES
BOXES_AT_START, TRAFFIC = data.BOXES_AT_START, data.TRAFFIC
MINE, BANK, SALOON = data.MINE, data.BANK, data.SALOON
FIRST_RANCH = data.FIRST_OF_KIND[data.RANCH]
ROUNDS, TURNS_IN_ROUND = data.ROUNDS, data.TURNS_IN_ROUND
TRACK_BITS = (1 << RAILWAYS) - 1
SUIT_MASK = len(data.SUITS) - 1

END_A, END_B = table(a for a, _ in grid.WAY_ENDS), table(b for _, b in grid.WAY_ENDS)
SIDES_AT_CORNER, WAYS_AT_CORNER = 3, 6  # at most; in lists of ways sides come first
SIDE_CELL = table(cells[0] for cells in grid.SIDE_CELLS)  # one of its cells, and where the side is there
SIDE_K = table(grid.CELL_SIDES[cells[0]].index(side) for side, cells in enumerate(grid.SIDE_CELLS))
KIND_OF = table(kind for kind, count in enumerate(data.COUNTS) for _ in range(count))  # by location
NEED = table(data.NEEDS)  # by kind
BITS = table(number.bit_count() for number in range(32))


@kernel
def board_at(seat: int) -> int:
    return HEAD + BOARD * (seat - 1)


# --- which tracks may be laid (PR-3.1, PR-3.2)


@kernel
def is_source(s: Block, m: Block, at: int, suit: int, corner: int) -> bool:
    """Whether a track of this railway may begin here: a branch's end, an unused exit, or, by a switch, any corner."""
    owner = s[at + CORNER + corner]
    if m[STATION_AT + corner]:
        return owner == 0 and m[STATION_AT + corner] == suit + 1
    return owner % IS_END == suit + 1


@kernel
def way_fault(s: Block, m: Block, at: int, way: int) -> int:
    """Why no track at all can lie here, or FINE."""
    if way < SIDES:
        if m[SIDE_TYPE + way] == CLOSED:
            return SIDE_CLOSED
    elif m[IS_DESERT + (way - SIDES) // 3] == 0:
        return NO_DESERT
    return WAY_TAKEN if is_taken(s, at, way) else FINE


@kernel
def is_taken(s: Block, at: int, way: int) -> bool:
    if way < SIDES:
        return s[at + LAID + way] > 0
    return s[at + CUT + (way - SIDES) // 3] > 0


@kernel
def far_fault(s: Block, m: Block, at: int, suit: int, corner: int) -> int:
    """Why no track of this railway can end here, or FINE."""
    if m[STATION_AT + corner]:
        return AT_A_STATION
    town = m[TOWN_AT + corner]
    if town:
        reached = s[at + TOWN + town - 1]
        is_new = reached >> suit & 1 == 0
        return TOWN_FULL if is_new and BITS[reached] >= TRAFFIC else FINE
    return BRANCHES_MEET if s[at + CORNER + corner] else FINE


@kernel
def track_fault(s: Block, m: Block, at: int, suit: int, way: int) -> int:
    """Why this railway can lay no track here, boxes aside, or FINE."""
    fault = way_fault(s, m, at, way)
    if fault != FINE:
        return fault
    a, b = END_A[way], END_B[way]
    if is_source(s, m, at, suit, a):
        return far_fault(s, m, at, suit, b)
    if is_source(s, m, at, suit, b):
        return far_fault(s, m, at, suit, a)
    return JOINS_NOTHING


@kernel
def near_end(s: Block, m: Block, at: int, suit: int, way: int) -> int:
    """The corner from which a track that may be laid runs."""
    return END_A[way] if is_source(s, m, at, suit, END_A[way]) else END_B[way]


@kernel
def way_bonuses(m: Block, way: int) -> int:
    """How many bonuses the way itself needs: a bridge, a tunnel or a shortcut (PR-3.3)."""
    return 1 if way >= SIDES or m[SIDE_TYPE + way] != OPEN_SIDE else 0


@kernel
def needs_switch(s: Block, m: Block, at: int, corner: int) -> bool:
    """Whether a track from this corner of its railway starts a new branch away from the station (PR-3.3)."""
    return m[STATION_AT + corner] == 0 and s[at + CORNER + corner] < IS_END


# --- laying a track


@kernel
def put_track(s: Block, m: Block, at: int, suit: int, way: int, near: int) -> None:
    """Write a track down: the way, its corners, the list."""
    far = END_A[way] + END_B[way] - near
    if way < SIDES:
        s[at + LAID + way] = suit + 1
    else:
        s[at + CUT + (way - SIDES) // 3] = (way - SIDES) % 3 + 1
    s[at + CORNER + near] = suit + 1
    if m[TOWN_AT + far] == 0:
        s[at + CORNER + far] = IS_END + suit + 1
    before = s[at + LAST + suit]
    s[at + TRACK + s[at + TRACKS_N]] = way | far << FAR_SHIFT | suit << SUIT_SHIFT | before << BEFORE_SHIFT
    s[at + TRACKS_N] += 1
    s[at + LAST + suit] = s[at + TRACKS_N]


@kernel
def lift_track(s: Block, m: Block, at: int, near: int, near_before: int) -> None:
    """Take back the last track that was put down, with nothing that it brought."""
    s[at + TRACKS_N] -= 1
    packed = s[at + TRACK + s[at + TRACKS_N]]
    s[at + TRACK + s[at + TRACKS_N]] = 0
    way, far = packed & WAY_MASK, packed >> FAR_SHIFT & CORNER_MASK
    s[at + LAST + (packed >> SUIT_SHIFT & SUIT_MASK)] = packed >> BEFORE_SHIFT
    if way < SIDES:
        s[at + LAID + way] = 0
    else:
        s[at + CUT + (way - SIDES) // 3] = 0
    s[at + CORNER + near] = near_before
    if m[TOWN_AT + far] == 0:
        s[at + CORNER + far] = 0


@kernel
def lay(s: Block, m: Block, at: int, suit: int, way: int, near: int) -> bool:
    """Lay a track that may be laid from this corner, with all that it brings; whether it parts a region."""
    far = END_A[way] + END_B[way] - near
    put_track(s, m, at, suit, way, near)
    if m[IS_EDGE + near] or m[IS_EDGE + far]:
        s[at + EDGES] |= 1 << suit
    town = m[TOWN_AT + far]
    if town:
        if s[at + TOWN + town - 1] == 0:
            s[at + TOWNS_N] += 1
        s[at + TOWN + town - 1] |= 1 << suit
    if way < SIDES:
        pass_by(s, m, at, suit, way)
    return m[WALL_AT + far] > 0 and join_wall(s, m, at, suit, way, m[WALL_AT + far])


@kernel
def pass_by(s: Block, m: Block, at: int, suit: int, side: int) -> None:
    """What lies at a side: ranges, river, locations that may be complete now (PR-1.2, PR-4)."""
    s[at + RANGES] |= m[SIDE_RANGES + side]
    if m[SIDE_TYPE + side] == BRIDGE:
        s[at + BRIDGES] |= 1 << suit
    elif m[SIDE_TYPE + side] == TUNNEL:
        s[at + TUNNELS] |= 1 << suit
    for i in range(2):
        location = m[SIDE_LOCATIONS + 2 * side + i] - 1
        if location >= 0:
            s[at + BESIDE + location] = (s[at + BESIDE + location] + 1) | 1 << (RAILWAYS + suit)
            is_complete = s[at + BESIDE + location] & TRACK_BITS >= NEED[KIND_OF[location]]
            if is_complete and s[at + DONE_IN + location] == 0:
                activate(s, at, location)


@kernel
def activate(s: Block, at: int, location: int) -> None:
    """PR-4; in which order does not matter, since what is paid into banks is chosen after the last track (PR-3.4)."""
    kind = KIND_OF[location]
    s[at + DONE_IN + location] = s[TURN] + 1
    s[at + COUNT + kind] += 1
    if kind == MINE:
        s[at + NUGGETS] += 1
    elif kind == BANK:
        s[at + BANKS_DUE] += 1
    elif kind == SALOON:
        for number in range(s[TURN] // TURNS_IN_ROUND, ROUNDS):
            if s[at + SALOONS] >> number & 1 == 0:
                s[at + SALOONS] |= 1 << number
                break


@kernel
def boxes(s: Block, at: int) -> int:
    """Town boxes that may be crossed out in this turn (PR-3.3)."""
    circled = BOXES_AT_START + s[at + TOWNS_N] if s[SPEND_NEW] else s[at + BOXES_THEN]
    return circled - s[at + CROSSED]


# --- ranches (PR-4.7)


@kernel
def walls_of(s: Block, m: Block, at: int, suit: int) -> int:
    """What a railway hangs together with: its station, walls and towns, and what other railways join to these."""
    return s[at + JOINED + suit] | m[STATION_WALL + suit]


@kernel
def join_wall(s: Block, m: Block, at: int, suit: int, way: int, wall: int) -> bool:
    """A track runs into a wall or a town; whether it parts a region.

    It does only where both its ends hang together already; else two pieces become one, and nothing is shut.
    """
    joined = walls_of(s, m, at, suit)
    if joined & wall:
        return part_ranches(s, m, at, way)
    joined |= wall
    for other in range(SUITS):
        if walls_of(s, m, at, other) & wall:
            joined |= walls_of(s, m, at, other)
    for other in range(SUITS):
        if walls_of(s, m, at, other) & joined:
            s[at + JOINED + other] = joined
    return False


@kernel
def part_ranches(s: Block, m: Block, at: int, way: int) -> bool:
    """Activate a ranch that stands alone on one side of a track that shuts a region; False where it runs along a wall.

    A cell with a shortcut is two halves: a place is 2 * cell, or 2 * cell + 1 for the second half.
    """
    if way < SIDES:
        cell, k = SIDE_CELL[way], SIDE_K[way]
        beside = m[LAND_BESIDE + 6 * cell + k]
        if beside == NO_LAND:
            return False
        one, two = place_at(s, at, cell, k), place_at(s, at, beside & LAND_MASK, (k + 3) % 6)
    else:
        one = 2 * ((way - SIDES) // 3)
        two = one + 1
    queue, seen = zeros(2 * CELLS), zeros(2 * CELLS)
    for side in (one, two):
        ranch = lone_ranch(s, m, at, side, queue, seen)
        if ranch:
            activate(s, at, FIRST_RANCH + ranch - 1)
    return True


@kernel
def lone_ranch(s: Block, m: Block, at: int, start: int, queue: Block, seen: Block) -> int:
    """The one ranch of a region, + 1; 0 where there is none, a second one, or one that stood alone before."""
    queue[0] = start
    seen[start] = 1
    done, end, found = 0, 1, 0
    while done < end:
        cell, half = queue[done] // 2, queue[done] % 2
        done += 1
        if m[RANCH_AT + cell]:
            if found or s[at + DONE_IN + FIRST_RANCH + m[RANCH_AT + cell] - 1]:  # regions never grow
                return 0
            found = m[RANCH_AT + cell]
        cut = s[at + CUT + cell]
        for k in range(6):
            if cut and half_of(cut, k) != half:
                continue
            beside = m[LAND_BESIDE + 6 * cell + k]
            if beside == NO_LAND or s[at + LAID + (beside >> LAND_SHIFT)]:
                continue
            place = place_at(s, at, beside & LAND_MASK, (k + 3) % 6)
            if seen[place] == 0:
                seen[place] = 1
                queue[end] = place
                end += 1
    return found


@kernel
def place_at(s: Block, at: int, cell: int, k: int) -> int:
    """The part of a cell that lies at its side k."""
    cut = s[at + CUT + cell]
    return 2 * cell + (half_of(cut, k) if cut else 0)


@kernel
def half_of(cut: int, k: int) -> int:
    """On which side of a shortcut a side of its cell lies: d, d + 1 and d + 2, or the others."""
    return 0 if (k - cut + 7) % 6 < 3 else 1
