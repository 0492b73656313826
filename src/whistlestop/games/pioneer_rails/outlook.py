"""What a board is worth to a searching player after the tracks of a turn, as kernels: points, promises, objectives.

Counted in hundredths of a point. Hands of rounds that are over are left out: no track can change them.
"""

from math import exp, log2

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import (
    BITS,
    BOXES_AT_START,
    CELLS,
    FIRST_RANCH,
    KIND_OF,
    ROUNDS,
    SIDES_AT_CORNER,
    SUIT_MASK,
    TRACK_BITS,
    TURNS_IN_ROUND,
    WAYS_AT_CORNER,
    half_of,
    place_at,
    walls_of,
)
from whistlestop.games.pioneer_rails.hands import EMPTY, POINT, hand_hope
from whistlestop.games.pioneer_rails.layout import (
    BANKED,
    BANKS_DUE,
    BESIDE,
    BONUSES,
    BRIDGES,
    CORNER,
    COUNT,
    CROSSED,
    CUT,
    DONE_IN,
    IS_END,
    LAID,
    MET,
    NUGGETS,
    OBJECTIVE,
    OBJECTIVES_N,
    SALOONS,
    SEATS,
    SUIT,
    SUIT_SHIFT,
    SUITS,
    TOWN,
    TOWNS_N,
    TRACK,
    TRACKS_N,
    TUNNELS,
    TURN,
)
from whistlestop.games.pioneer_rails.maps import (
    BONUS_SHIFT,
    CORNER_MASK,
    FAR_SHIFT,
    LAND_BESIDE,
    LAND_MASK,
    LAND_SHIFT,
    LOCATION_CELL,
    NO_LAND,
    NO_WAY,
    RANCH_AT,
    TOWN_CORNER,
    WALL_AT,
    WAYS_FROM,
)
from whistlestop.games.pioneer_rails.objectives import TWO_BRIDGES, TWO_TUNNELS
from whistlestop.games.pioneer_rails.plan_layout import (
    BEGUN_BANK,
    BOX,
    BOXES_LEFT,
    FAR,
    FIRST_WORTH,
    GROUP,
    HAND,
    HELD_NOW,
    JOIN,
    LACKING,
    LATE,
    MET_WORTH,
    NEEDS,
    NETWORK,
    NUGGET,
    OBJECTIVE_BEGUN,
    OBJECTIVE_BOX,
    OBJECTIVE_NEW,
    OBJECTIVE_TRACK,
    OBJECTIVE_WORTH,
    RANCH_DOUBT,
    REACH,
    REACH_BANK,
    REACH_FORT,
    REACH_JOIN,
    REACH_MINE,
    REACH_MINE_BANKED,
    REACH_SALOON,
    REACH_TOWN,
    REACH_TOWN_YARD,
    REACH_YARD,
    SHUT,
    SHUTTING,
    TRACK_TO_COME,
    WAY_TO,
)
from whistlestop.games.pioneer_rails.reach import CORNERS, find_needs, find_ways, nearest
from whistlestop.games.pioneer_rails.tally import (
    BANK_FACTOR,
    BANKS,
    FORT_POINTS,
    RANCH_POINTS,
    TOWNS,
    YARD_FACTOR,
    bank_points,
    first_meeting,
    largest_network,
    towns_of,
)
from whistlestop.games.pioneer_rails.tracks import TRACKS_OF_A_TURN, boxes_for, is_free, laid_now
from whistlestop.games.pioneer_rails.wishes import is_met_now, lacks

TURNS, MOST_IN_BANK = data.TURNS, data.MOST_IN_BANK
MINE, BANK, SALOON, YARD, FORT, RANCH = range(len(data.KINDS))
RANCHES = data.COUNTS[RANCH]
FADING = 3  # a box loses its worth over so many turns at the end
NETWORK_HOPED, TURNS_A_TOWN = 4, 4  # towns that a yard may count on, and how many turns one more takes
NUGGETS_HOPED, TURNS_A_NUGGET = 2, 3  # the same for the nuggets of a bank

ALL = 1000
NEARNESS = table(round(ALL * exp(-tracks / 3)) for tracks in range(FAR + 1))  # the part that is hoped for, by tracks
HOPE_TO_MEET = table(round(ALL * exp(-tracks / 5)) for tracks in range(FAR + 1))
HOPE_FOR_BONUS = table(round(ALL * exp(-tracks / 9)) for tracks in range(FAR + 1))  # boxes are dearer than tracks
DOUBT_OF = table(round(POINT * count * log2(count)) if count else 0 for count in range(RANCHES + 1))


@kernel
def outlook(s: Block, m: Block, at: int, p: Block, doubt: int) -> int:
    """What a board promises if the turn ends with these tracks; `doubt` is that of `ranch_doubt`."""
    suit, turns_left = s[at + SUIT] - 1, TURNS - 1 - s[TURN]
    held, banks, banked = s[at + NUGGETS] - s[at + BANKED], bank_points(s, at), s[at + BANKED]
    for box in range(s[at + COUNT + BANK] - s[at + BANKS_DUE], s[at + COUNT + BANK]):
        paid = min(MOST_IN_BANK, held)
        banks += paid * BANK_FACTOR[box]
        banked += paid
        held -= paid
    group = largest_network(s, at)
    network = towns_of(s, at, group)
    boxes_left = BOXES_AT_START + s[at + TOWNS_N] - s[at + CROSSED] - boxes_for(laid_now(s, at), s[at + BONUSES])
    p[HELD_NOW], p[GROUP], p[NETWORK], p[BOXES_LEFT] = held, group, network, boxes_left
    value = s[at + NUGGETS] + banks + s[at + TOWNS_N] + YARD_FACTOR[s[at + COUNT + YARD]] * network
    value += FORT_POINTS[s[at + COUNT + FORT]] + RANCH_POINTS[s[at + COUNT + RANCH]]
    value = POINT * value + hopes_of_hands(s, at) * p[HAND] // 100 + begun(s, at, p)
    if s[at + COUNT + BANK] < BANKS:
        value += p[NUGGET] * held
    value += p[BOX] * boxes_left * min(FADING, turns_left) // FADING
    value += p[TRACK_TO_COME] * max(0, TRACKS_OF_A_TURN + s[at + BONUSES] - laid_now(s, at))
    value -= p[RANCH_DOUBT] * doubt // 100
    if p[SHUT]:
        p[SHUTTING] = shutting(s, m, at)
        value += p[SHUT] * p[SHUTTING] // 2
    if p[REACH]:
        find_ways(s, m, at, p, suit)
        find_needs(s, m, at, p, suit)
        value += p[REACH] * promises(s, m, at, p, suit, held, group, network, turns_left) // 100
    return value + objectives(s, m, at, p, suit, banked, boxes_left, turns_left)


@kernel
def hopes_of_hands(s: Block, at: int) -> int:
    """This round's hand and those to come, doubled where a saloon is."""
    now = s[TURN] // TURNS_IN_ROUND
    value = hand_hope(s, at) << (s[at + SALOONS] >> now & 1)
    for number in range(now + 1, ROUNDS):
        value += EMPTY << (s[at + SALOONS] >> number & 1)
    return value


@kernel
def begun(s: Block, at: int, p: Block) -> int:
    """Tracks beside what is not complete, railways that meet."""
    value = 0
    for town in range(TOWNS):
        value += p[JOIN] * max(0, BITS[s[at + TOWN + town]] - 1)
    for location in range(FIRST_RANCH):
        if KIND_OF[location] != MINE and s[at + DONE_IN + location] == 0:
            value += p[BEGUN_BANK + KIND_OF[location] - BANK] * (s[at + BESIDE + location] & TRACK_BITS)
    return value


@kernel
def ranch_doubt(s: Block, m: Block, at: int) -> int:
    """How far the ranches are from standing alone, in hundredths: k log k bits for each region with k of them."""
    queue, seen, doubt = zeros(2 * CELLS), zeros(2 * CELLS), 0
    for ranch in range(RANCHES):
        start = 2 * m[LOCATION_CELL + FIRST_RANCH + ranch]
        if s[at + DONE_IN + FIRST_RANCH + ranch] or seen[start]:
            continue
        queue[0], seen[start] = start, 1
        done, end, found = 0, 1, 0
        while done < end:
            cell, half = queue[done] // 2, queue[done] % 2
            done += 1
            if m[RANCH_AT + cell]:
                found += 1
            cut = s[at + CUT + cell]
            for k in range(6):
                beside = m[LAND_BESIDE + 6 * cell + k]
                if beside == NO_LAND or s[at + LAID + (beside >> LAND_SHIFT)] or (cut and half_of(cut, k) != half):
                    continue
                place = place_at(s, at, beside & LAND_MASK, (k + 3) % 6)
                if seen[place] == 0:
                    seen[place] = 1
                    queue[end] = place
                    end += 1
        doubt += DOUBT_OF[found]
    return doubt


@kernel
def shutting(s: Block, m: Block, at: int) -> int:
    """Ends in open land that a track joins to what they hang together with already: 2 each; 1 where it takes two."""
    value = 0
    for i in range(s[at + TRACKS_N]):
        corner = s[at + TRACK + i] >> FAR_SHIFT & CORNER_MASK
        if s[at + CORNER + corner] >= IS_END and m[WALL_AT + corner] == 0:
            suit = s[at + TRACK + i] >> SUIT_SHIFT & SUIT_MASK
            value += shuts(s, m, at, suit, corner, walls_of(s, m, at, suit))
    return value


@kernel
def shuts(s: Block, m: Block, at: int, suit: int, corner: int, walls: int) -> int:
    """How near an end is to such a wall: 2, 1 or 0."""
    nearness = 0
    for j in range(SIDES_AT_CORNER):
        packed = m[WAYS_FROM + WAYS_AT_CORNER * corner + j]
        if packed == NO_WAY or packed >> BONUS_SHIFT or not is_free(s, m, at, suit, packed):
            continue
        far = packed >> FAR_SHIFT & CORNER_MASK
        if m[WALL_AT + far] & walls:
            return 2
        for k in range(SIDES_AT_CORNER):
            second = m[WAYS_FROM + WAYS_AT_CORNER * far + k]
            if second != NO_WAY and second >> BONUS_SHIFT == 0 and is_free(s, m, at, suit, second):
                nearness |= 1 if m[WALL_AT + (second >> FAR_SHIFT & CORNER_MASK)] & walls else 0
    return nearness


# --- what is within reach


@kernel
def promises(
    s: Block, m: Block, at: int, p: Block, suit: int, held: int, group: int, network: int, turns_left: int
) -> int:
    """Locations and towns: what each would bring, less the farther it is; `group` is the network of so many towns."""
    yards, tracks_left, value = s[at + COUNT + YARD], TRACKS_OF_A_TURN * turns_left, 0
    for location in range(FIRST_RANCH):
        if p[NEEDS + location] <= tracks_left:
            worth = worth_of(s, at, p, KIND_OF[location], held, network, turns_left)
            value += part_of(p, worth, p[NEEDS + location], tracks_left)
    for town in range(TOWNS):
        if s[at + TOWN + town] == 0:
            worth = p[REACH_TOWN] + p[REACH_TOWN_YARD] * YARD_FACTOR[yards]
            value += part_of(p, worth, nearest(p, suit, m[TOWN_CORNER + town]), tracks_left)
    if yards:
        way = FAR
        for town in range(TOWNS):
            if s[at + TOWN + town] & group:
                for other in range(SUITS):
                    if group >> other & 1 == 0:
                        way = min(way, p[WAY_TO + CORNERS * other + m[TOWN_CORNER + town]])
        value += part_of(p, p[REACH_JOIN] * YARD_FACTOR[yards], way, tracks_left)
    return value


@kernel
def part_of(p: Block, worth: int, tracks: int, tracks_left: int) -> int:
    """The part of a worth that is to be hoped for, if it takes so many tracks."""
    if tracks > tracks_left:
        return 0
    value = worth * NEARNESS[tracks] // ALL
    return value * p[LATE] // 100 if 2 * tracks > tracks_left else value


@kernel
def worth_of(s: Block, at: int, p: Block, kind: int, held: int, network: int, turns_left: int) -> int:
    """What the next location of a kind brings."""
    count = s[at + COUNT + kind]
    if kind == MINE:
        return p[REACH_MINE] + (p[REACH_MINE_BANKED] if s[at + COUNT + BANK] < BANKS else 0)
    if kind == SALOON:
        return p[REACH_SALOON] if s[at + SALOONS] >> (s[TURN] + 1) // TURNS_IN_ROUND != all_later(s) else 0
    if kind == BANK:
        to_come = min(POINT * NUGGETS_HOPED, POINT * turns_left // TURNS_A_NUGGET)
        return p[REACH_BANK] * BANK_FACTOR[count] * min(POINT * MOST_IN_BANK, POINT * held + to_come) // 100
    if kind == YARD:
        hoped = max(POINT * network, min(POINT * NETWORK_HOPED, POINT * network + POINT * turns_left // TURNS_A_TOWN))
        return p[REACH_YARD] * (YARD_FACTOR[count + 1] - YARD_FACTOR[count]) * hoped // 100
    return p[REACH_FORT] * (FORT_POINTS[count + 1] - FORT_POINTS[count])


@kernel
def all_later(s: Block) -> int:
    """A saloon in every round from the next turn on, as a mask of those rounds."""
    return (1 << ROUNDS - (s[TURN] + 1) // TURNS_IN_ROUND) - 1


# --- objectives (PR-6)


@kernel
def objectives(s: Block, m: Block, at: int, p: Block, suit: int, banked: int, boxes_left: int, turns_left: int) -> int:
    """Those that are met now, and a part of those that are near."""
    value = 0
    for i in range(s[OBJECTIVES_N]):
        p[LACKING + i] = 0
        if s[at + MET + i]:
            continue
        objective = s[OBJECTIVE + i] - 1
        # Whoever comes later gets half of it; alone, each that is met lowers the target by as much (PR-9).
        share = 1 if s[SEATS] == 1 or first_meeting(s, i) == 0 else 2
        if is_met_now(s, at, objective, banked):
            value += p[MET_WORTH] // share + (p[FIRST_WORTH] if s[SEATS] > 1 and share == 1 else 0)
        elif p[REACH]:
            tracks = lacks(s, m, at, p, suit, objective, banked)
            p[LACKING + i] = tracks
            value -= p[OBJECTIVE_TRACK] * tracks
            if tracks <= TRACKS_OF_A_TURN * turns_left:
                value += hope_to_meet(s, at, p, objective, tracks, boxes_left) // share
    return value


@kernel
def hope_to_meet(s: Block, at: int, p: Block, objective: int, tracks: int, boxes_left: int) -> int:
    """The part of an objective that is to be hoped for, if it lacks so many tracks."""
    if objective != TWO_TUNNELS and objective != TWO_BRIDGES:
        return p[OBJECTIVE_WORTH] * HOPE_TO_MEET[tracks] // ALL
    # The first must be worth a box by itself: both never come in one turn. Boxes for them are held back.
    wanted = 2 - BITS[s[at + (TUNNELS if objective == TWO_TUNNELS else BRIDGES)]]
    worth = p[OBJECTIVE_BEGUN] if wanted == 1 else p[OBJECTIVE_NEW]
    return worth * HOPE_FOR_BONUS[tracks] // ALL + p[OBJECTIVE_BOX] * min(wanted, boxes_left)
