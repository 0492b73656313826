"""How many tracks an objective still lacks, as kernels: what a searching player reckons with (PR-6).

It is a guess: ways that several things share are counted for each of them.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import END_A, END_B, board_at
from whistlestop.games.pioneer_rails.layout import (
    BANKED,
    BESIDE,
    BRIDGES,
    EDGES,
    LAID,
    NUGGETS,
    OBJECTIVE,
    OBJECTIVES_N,
    RAILWAYS,
    RANGES,
    SEATS,
    SUITS,
    TOWN,
    TUNNELS,
)
from whistlestop.games.pioneer_rails.maps import (
    BRIDGE,
    CLOSED,
    CROSSINGS,
    EDGE_CORNERS,
    LOCATION_CELL,
    NO_WAY,
    SIDE_RANGES,
    SIDE_TYPE,
    TOWN_CORNER,
    TUNNEL,
)
from whistlestop.games.pioneer_rails.objectives import (
    BANK_NUGGETS,
    DIG_NUGGETS,
    END_OF_BUILDINGS,
    FIRST_BUILDING,
    FIVE_RANCHES,
    FOUR_RANGES,
    NEEDED,
    ONE_FORT,
    SHARED_BUILDING,
    SHARED_TOWN,
    SIX_TOWNS,
    THREE_EDGES,
    THREE_SALOONS,
    THREE_TOWNS,
    TWO_BANKS,
    TWO_BRIDGES,
    TWO_TUNNELS,
    TWO_YARDS,
    is_met,
    reached,
    shares_building_now,
)
from whistlestop.games.pioneer_rails.plan_layout import FAR, FEWEST, NEEDS, RIVALS, WAY_TO
from whistlestop.games.pioneer_rails.reach import CELL_CORNER, CORNERS, can_end, find_needs, find_others, nearest
from whistlestop.games.pioneer_rails.tally import first_meeting

MINE, BANK, SALOON, YARD, FORT, RANCH = range(len(data.KINDS))
FIRST_MINE, FIRST_BANK_AT, FIRST_SALOON = (data.FIRST_OF_KIND[kind] for kind in (MINE, BANK, SALOON))
FIRST_YARD, FIRST_FORT = data.FIRST_OF_KIND[YARD], data.FIRST_OF_KIND[FORT]
MINES, BANKS, SALOONS_N, YARDS, FORTS = data.COUNTS[:RANCH]
TOWNS, RANGES_N, MOST_IN_BANK = data.TOWNS, data.RANGES, data.MOST_IN_BANK
TRACKS_A_RANCH = 4  # a guess


@kernel
def is_met_now(s: Block, at: int, objective: int, banked: int) -> bool:
    """Whether an objective is met if the turn ends so, with so many nuggets in banks."""
    if objective == BANK_NUGGETS:
        return banked >= NEEDED[BANK_NUGGETS]
    if objective == SHARED_BUILDING and shares_building_now(s, at):
        return True
    return is_met(s, at, objective)


@kernel
def lacks(s: Block, m: Block, at: int, p: Block, suit: int, objective: int, banked: int) -> int:
    """The tracks that an objective still takes, or FAR; `suit` is the railway that is being built."""
    wanted = NEEDED[objective] - reached(s, at, objective)
    if objective == BANK_NUGGETS:
        return for_nuggets(s, at, p, banked)
    if objective == DIG_NUGGETS:
        return of_kind(p, FIRST_MINE, MINES, wanted)
    if objective == TWO_BANKS:
        return of_kind(p, FIRST_BANK_AT, BANKS, wanted)
    if objective == THREE_SALOONS:
        return of_kind(p, FIRST_SALOON, SALOONS_N, wanted)
    if objective == ONE_FORT:
        return of_kind(p, FIRST_FORT, FORTS, wanted)
    if objective == TWO_YARDS:
        return of_kind(p, FIRST_YARD, YARDS, wanted)
    if objective == THREE_EDGES:
        return to_edges(s, m, at, p, wanted)
    if objective == FOUR_RANGES:
        return to_ranges(s, m, at, p, suit, wanted)
    if objective == FIVE_RANCHES:
        return TRACKS_A_RANCH * wanted
    if objective == TWO_TUNNELS:
        return by_bonus(s, m, at, p, TUNNEL, s[at + TUNNELS], wanted)
    if objective == TWO_BRIDGES:
        return by_bonus(s, m, at, p, BRIDGE, s[at + BRIDGES], wanted)
    if objective == SHARED_BUILDING:
        return to_shared_building(s, m, at, p)
    if objective == SIX_TOWNS:
        for town in range(TOWNS):
            is_reached = s[at + TOWN + town] > 0
            p[FEWEST + town] = FAR if is_reached else nearest(p, suit, m[TOWN_CORNER + town])
        return fewest(p, TOWNS, wanted)
    if objective == THREE_TOWNS:
        return to_three_towns(s, m, at, p)
    assert objective == SHARED_TOWN
    return to_shared_town(s, m, at, p)


@kernel
def find_rivals(s: Block, m: Block, at: int, p: Block) -> None:
    """By objective that nobody has met: the fewest tracks that it takes another player. Ways are lost by this."""
    is_open = False
    for i in range(s[OBJECTIVES_N]):
        p[RIVALS + i] = FAR if s[SEATS] > 1 and first_meeting(s, i) == 0 else 0
        is_open |= p[RIVALS + i] > 0
    if not is_open:
        return
    for seat in range(1, s[SEATS] + 1):
        other = board_at(seat)
        if other != at:
            find_others(s, m, other, p, 0)
            find_needs(s, m, other, p, 0)
            for i in range(s[OBJECTIVES_N]):
                if p[RIVALS + i]:
                    tracks = lacks(s, m, other, p, 0, s[OBJECTIVE + i] - 1, s[other + BANKED])
                    p[RIVALS + i] = min(p[RIVALS + i], max(1, tracks))


@kernel
def fewest(p: Block, count: int, wanted: int) -> int:
    """The sum of the `wanted` smallest of the numbers at FEWEST, or FAR; they are used up."""
    total = 0
    for _ in range(wanted):
        best = 0
        for i in range(1, count):
            if p[FEWEST + i] < p[FEWEST + best]:
                best = i
        total += p[FEWEST + best]
        p[FEWEST + best] = FAR
    return min(total, FAR)


@kernel
def of_kind(p: Block, first: int, count: int, wanted: int) -> int:
    for i in range(count):
        p[FEWEST + i] = p[NEEDS + first + i]
    return fewest(p, count, wanted)


@kernel
def for_nuggets(s: Block, at: int, p: Block, banked: int) -> int:
    """Banks to pay the missing nuggets into, and mines to dig those that there are not."""
    missing = NEEDED[BANK_NUGGETS] - banked
    banks = (missing + MOST_IN_BANK - 1) // MOST_IN_BANK
    to_dig = max(0, missing - (s[at + NUGGETS] - banked))
    return min(FAR, of_kind(p, FIRST_BANK_AT, BANKS, banks) + of_kind(p, FIRST_MINE, MINES, to_dig))


@kernel
def to_edges(s: Block, m: Block, at: int, p: Block, wanted: int) -> int:
    for suit in range(SUITS):
        p[FEWEST + suit] = FAR
        if s[at + EDGES] >> suit & 1 == 0:
            i = EDGE_CORNERS
            while m[i] != NO_WAY:
                p[FEWEST + suit] = min(p[FEWEST + suit], p[WAY_TO + CORNERS * suit + m[i]])
                i += 1
    return fewest(p, SUITS, wanted)


@kernel
def along(s: Block, m: Block, at: int, side: int, from_a: int, from_b: int) -> int:
    """The tracks to lay one along a side, if so many lead to its ends."""
    way = FAR
    if s[at + LAID + side] == 0 and m[SIDE_TYPE + side] != CLOSED:
        if can_end(s, m, at, END_B[side]):
            way = from_a + 1
        if can_end(s, m, at, END_A[side]):
            way = min(way, from_b + 1)
    return way


@kernel
def to_ranges(s: Block, m: Block, at: int, p: Block, suit: int, wanted: int) -> int:
    for number in range(RANGES_N):
        p[FEWEST + number] = FAR
    i = CROSSINGS
    while m[i] != NO_WAY:
        side = m[i]
        i += 1
        new = m[SIDE_RANGES + side] & ~s[at + RANGES]
        if new:
            way = along(s, m, at, side, nearest(p, suit, END_A[side]), nearest(p, suit, END_B[side]))
            for number in range(RANGES_N):
                if new >> number & 1:
                    p[FEWEST + number] = min(p[FEWEST + number], way)
    return fewest(p, RANGES_N, wanted)


@kernel
def by_bonus(s: Block, m: Block, at: int, p: Block, kind: int, have: int, wanted: int) -> int:
    """Bridges or tunnels of two stations."""
    for suit in range(SUITS):
        p[FEWEST + suit] = FAR
    i = CROSSINGS
    while m[i] != NO_WAY:
        side = m[i]
        i += 1
        if m[SIDE_TYPE + side] == kind:
            for suit in range(SUITS):
                if have >> suit & 1 == 0:
                    ways = WAY_TO + CORNERS * suit
                    way = along(s, m, at, side, p[ways + END_A[side]], p[ways + END_B[side]])
                    p[FEWEST + suit] = min(p[FEWEST + suit], way)
    return fewest(p, SUITS, wanted)


@kernel
def to_shared_building(s: Block, m: Block, at: int, p: Block) -> int:
    best = FAR
    for location in range(FIRST_BUILDING, END_OF_BUILDINGS):
        if p[NEEDS + location] >= best:
            continue
        railways = s[at + BESIDE + location] >> RAILWAYS
        for suit in range(SUITS):
            p[FEWEST + suit] = 0 if railways >> suit & 1 else FAR
            if railways >> suit & 1 == 0:
                for k in range(6):
                    corner = CELL_CORNER[6 * m[LOCATION_CELL + location] + k]
                    p[FEWEST + suit] = min(p[FEWEST + suit], p[WAY_TO + CORNERS * suit + corner] + 1)
        fewest(p, SUITS, 1)  # who is nearest; the second railway has a way of its own to come
        best = min(best, p[NEEDS + location] + max(0, fewest(p, SUITS, 1) - 1))
    return best


@kernel
def to_three_towns(s: Block, m: Block, at: int, p: Block) -> int:
    best = FAR
    for suit in range(SUITS):
        reached = 0
        for town in range(TOWNS):
            is_reached = s[at + TOWN + town] >> suit & 1
            reached += is_reached
            p[FEWEST + town] = FAR if is_reached else p[WAY_TO + CORNERS * suit + m[TOWN_CORNER + town]]
        best = min(best, fewest(p, TOWNS, 3 - reached))
    return best


@kernel
def to_shared_town(s: Block, m: Block, at: int, p: Block) -> int:
    best = FAR
    for town in range(TOWNS):
        for suit in range(SUITS):
            is_reached = s[at + TOWN + town] >> suit & 1
            p[FEWEST + suit] = 0 if is_reached else p[WAY_TO + CORNERS * suit + m[TOWN_CORNER + town]]
        best = min(best, fewest(p, SUITS, 2))
    return best
