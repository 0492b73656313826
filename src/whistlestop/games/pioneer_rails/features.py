"""What a board shows at the end of a turn, as numbers of features, kernels: what the learned value is made of.

Each feature is there or not. Nothing tells which map it is, which suit or which of several equal places: what was
learned on some maps holds on others. They are read from the notes of `outlook`, which comes first.
"""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import BITS, FIRST_RANCH, KIND_OF, NEED, ROUNDS, TRACK_BITS, TURNS_IN_ROUND
from whistlestop.games.pioneer_rails.hands import HOPE, hand_key
from whistlestop.games.pioneer_rails.layout import (
    BESIDE,
    COUNT,
    DONE_IN,
    OBJECTIVE,
    OBJECTIVES_N,
    OBJECTIVES_ON,
    SALOONS,
    SEATS,
    SEEN,
    SUITS,
    TOWN,
    TOWNS_N,
    TURN,
)
from whistlestop.games.pioneer_rails.maps import TOWN_CORNER
from whistlestop.games.pioneer_rails.outlook import ALL, NEARNESS, worth_of
from whistlestop.games.pioneer_rails.plan_layout import (
    AREA,
    BOXES_LEFT,
    ENDS,
    EXITS,
    FAR,
    FEWEST,
    GROUP,
    HELD_NOW,
    LACKING,
    NEEDS,
    NETWORK,
    OWN_WAY,
    REACH_TOWN,
    REACH_TOWN_YARD,
    RIVALS,
    SHUTTING,
    WAY_TO,
)
from whistlestop.games.pioneer_rails.reach import CORNERS, nearest
from whistlestop.games.pioneer_rails.tally import RANKS, TOWNS, YARD_FACTOR

TURNS, LOCATIONS = data.TURNS, data.LOCATIONS
BANK, YARD, FORT, RANCH = data.BANK, data.YARD, data.FORT, data.RANCH
FIRST_OF_KIND, COUNT_OF_KIND = table(data.FIRST_OF_KIND), table(data.COUNTS)
_COUNTED = tuple(count + 1 for count in data.COUNTS)  # how many of each kind there may be, with none

# --- how finely things are told apart
WAYS = 14  # tracks to something: 0 to 12, and more
LONG_WAYS = 20  # tracks that an objective lacks
NEAREST = 4  # of several things of a kind
MOST_BOXES, MOST_HELD, MOST_SHUTTING, DOUBTS, DOUBT = 9, 10, 11, 41, 50
HANDS = len(HOPE)
USES, USE = 20, 50  # what a railway's next card may bring, in steps of half a point
ENDS_TOLD, AREAS, AREA_STEP = 7, 13, 16

# --- the features, group by group
BOX = 0
KIND = tuple(BOX + MOST_BOXES + 1 + sum(_COUNTED[:kind]) * NEAREST * WAYS for kind in range(RANCH))
KIND_AT = table(KIND)
HELD = KIND[-1] + _COUNTED[FORT] * NEAREST * WAYS
BANK_WAY = HELD + _COUNTED[BANK] * (MOST_HELD + 1)
YARDS = BANK_WAY + _COUNTED[BANK] * WAYS * (MOST_HELD + 1)
YARD_WAY = YARDS + _COUNTED[YARD] * (TOWNS + 1)
FORT_WAYS = YARD_WAY + _COUNTED[YARD] * WAYS * (TOWNS + 1)
TOWN_WAY = FORT_WAYS + _COUNTED[FORT] * WAYS * WAYS
JOINED = TOWN_WAY + (TOWNS + 1) * NEAREST * WAYS
JOIN_WAY = JOINED + (SUITS + 1) * (TOWNS + 1)
RANCHES = JOIN_WAY + _COUNTED[YARD] * NEAREST * WAYS
SHUTTERS = RANCHES + _COUNTED[RANCH] * DOUBTS
HAND = SHUTTERS + MOST_SHUTTING + 1
SALOON_ROUNDS = HAND + 2 * HANDS
SUIT_USE = SALOON_ROUNDS + (1 << ROUNDS)
SUIT_CARDS = SUIT_USE + SUITS * USES
STARTS = SUIT_CARDS + USES * (RANKS + 1)
LAND = STARTS + ENDS_TOLD * ENDS_TOLD
WANTED = LAND + AREAS  # objectives of whoever plays alone,
RACED = WANTED + len(data.OBJECTIVES) * LONG_WAYS  # … of several who all may be the first,
RIVAL = RACED + len(data.OBJECTIVES) * LONG_WAYS  # … by how near another is to them,
LATER = RIVAL + LONG_WAYS * LONG_WAYS  # … and those that somebody has met
ALONE_WITH_OBJECTIVES = LATER + LONG_WAYS
OTHERS_WITH_OBJECTIVES = ALONE_WITH_OBJECTIVES + 1
FEATURES = OTHERS_WITH_OBJECTIVES + 1
MOST_AT_ONCE = 76  # of a board


@kernel
def note_features(s: Block, m: Block, at: int, p: Block, suit: int, doubt: int, out: Block) -> int:
    """Write down the features of a board if the turn ends so; how many they are."""
    out[0] = BOX + min(MOST_BOXES, p[BOXES_LEFT])
    end = note_locations(s, at, p, out, 1)
    end = note_towns(s, m, at, p, suit, out, end)
    now = s[TURN] // TURNS_IN_ROUND
    out[end] = RANCHES + DOUBTS * s[at + COUNT + RANCH] + min(DOUBTS - 1, doubt // DOUBT)
    out[end + 1] = SHUTTERS + min(MOST_SHUTTING, p[SHUTTING])
    out[end + 2] = HAND + HANDS * (s[at + SALOONS] >> now & 1) + hand_key(s, at)
    out[end + 3] = SALOON_ROUNDS + s[at + SALOONS]
    end = note_railways(s, m, at, p, out, end + 4)
    return note_objectives(s, p, out, end) if s[OBJECTIVES_ON] else end


@kernel
def next_nearest(p: Block, count: int) -> int:
    """The smallest of the numbers at FEWEST, as far as ways are told apart; it is used up."""
    best = 0
    for i in range(1, count):
        if p[FEWEST + i] < p[FEWEST + best]:
            best = i
    way = min(WAYS - 1, p[FEWEST + best])
    p[FEWEST + best] = FAR
    return way


@kernel
def note_locations(s: Block, at: int, p: Block, out: Block, end: int) -> int:
    """The nearest of each kind, by how many there are already; banks, yards and forts with what they would bring."""
    for kind in range(RANCH):
        first, count, done = FIRST_OF_KIND[kind], COUNT_OF_KIND[kind], s[at + COUNT + kind]
        for i in range(count):
            p[FEWEST + i] = p[NEEDS + first + i]
        nearest_way = WAYS - 1
        for i in range(min(NEAREST, count - done)):
            way = next_nearest(p, count)
            out[end] = KIND_AT[kind] + WAYS * (NEAREST * done + i) + way
            end += 1
            if i == 0:
                nearest_way = way
            elif i == 1 and kind == FORT:
                out[end] = FORT_WAYS + WAYS * (WAYS * done + nearest_way) + way
                end += 1
        if kind == BANK:
            held = min(MOST_HELD, p[HELD_NOW])
            out[end] = HELD + (MOST_HELD + 1) * done + held
            out[end + 1] = BANK_WAY + (MOST_HELD + 1) * (WAYS * done + nearest_way) + held
            end += 2
        elif kind == YARD:
            out[end] = YARDS + (TOWNS + 1) * done + p[NETWORK]
            out[end + 1] = YARD_WAY + (TOWNS + 1) * (WAYS * done + nearest_way) + p[NETWORK]
            end += 2
    return end


@kernel
def note_towns(s: Block, m: Block, at: int, p: Block, suit: int, out: Block, end: int) -> int:
    """The nearest towns that are not reached, and how near other railways are to the largest network."""
    reached, group, yards = s[at + TOWNS_N], p[GROUP], s[at + COUNT + YARD]
    for town in range(TOWNS):
        p[FEWEST + town] = FAR if s[at + TOWN + town] else nearest(p, suit, m[TOWN_CORNER + town])
    for i in range(min(NEAREST, TOWNS - reached)):
        out[end] = TOWN_WAY + WAYS * (NEAREST * reached + i) + next_nearest(p, TOWNS)
        end += 1
    out[end] = JOINED + (TOWNS + 1) * BITS[group] + p[NETWORK]
    end += 1
    for other in range(SUITS):
        if group == 0 or group >> other & 1:
            continue
        towns, way = 0, WAYS - 1
        for town in range(TOWNS):
            corner = m[TOWN_CORNER + town]
            if s[at + TOWN + town] & group:
                way = min(way, p[WAY_TO + CORNERS * other + corner])
            elif s[at + TOWN + town] >> other & 1:
                towns += 1
                for own in range(SUITS):
                    if group >> own & 1:
                        way = min(way, p[WAY_TO + CORNERS * own + corner])
        out[end] = JOIN_WAY + WAYS * (NEAREST * yards + min(NEAREST - 1, towns)) + way
        end += 1
    return end


@kernel
def note_objectives(s: Block, p: Block, out: Block, end: int) -> int:
    """How near those are that are not met; among several players by who else may be the first."""
    is_alone = s[SEATS] == 1
    for i in range(s[OBJECTIVES_N]):
        if p[LACKING + i] == 0:
            continue
        way = min(LONG_WAYS - 1, p[LACKING + i])
        of_objective = LONG_WAYS * (s[OBJECTIVE + i] - 1) + way
        if is_alone:
            out[end] = WANTED + of_objective
        elif p[RIVALS + i] == 0:
            out[end] = LATER + way
        else:
            out[end] = RACED + of_objective
            end += 1
            out[end] = RIVAL + LONG_WAYS * min(LONG_WAYS - 1, p[RIVALS + i]) + way
        end += 1
    out[end] = ALONE_WITH_OBJECTIVES if is_alone else OTHERS_WITH_OBJECTIVES
    return end + 1


@kernel
def note_railways(s: Block, m: Block, at: int, p: Block, out: Block, end: int) -> int:
    """What each railway could do with a card of its suit, from the most useful one on; its ends and its land."""
    turns_left = TURNS - 1 - s[TURN]
    for suit in range(SUITS):
        p[FEWEST + suit] = 0
    for location in range(FIRST_RANCH):
        if s[at + DONE_IN + location] == 0:
            kind = KIND_OF[location]
            missing = NEED[kind] - (s[at + BESIDE + location] & TRACK_BITS)
            worth = worth_of(s, at, p, kind, p[HELD_NOW], p[NETWORK], turns_left)
            for suit in range(SUITS):
                tracks = p[OWN_WAY + LOCATIONS * suit + location] + missing
                if tracks < FAR:
                    p[FEWEST + suit] += worth * NEARNESS[tracks] // ALL
    worth = p[REACH_TOWN] + p[REACH_TOWN_YARD] * YARD_FACTOR[s[at + COUNT + YARD]]
    for town in range(TOWNS):
        if s[at + TOWN + town] == 0:
            for suit in range(SUITS):
                p[FEWEST + suit] += worth * NEARNESS[p[WAY_TO + CORNERS * suit + m[TOWN_CORNER + town]]] // ALL
    for suit in range(SUITS):
        use = min(USES - 1, p[FEWEST + suit] // USE)
        place, left = 0, 0
        for other in range(SUITS):
            more = p[FEWEST + other] - p[FEWEST + suit]
            place += 1 if more > 0 or (more == 0 and other < suit) else 0
        for card in range(RANKS * suit, RANKS * (suit + 1)):
            left += 1 - s[SEEN + card]
        out[end] = SUIT_USE + USES * place + use
        out[end + 1] = SUIT_CARDS + (RANKS + 1) * use + (left if (s[TURN] + 1) % TURNS_IN_ROUND else RANKS)
        out[end + 2] = STARTS + ENDS_TOLD * min(ENDS_TOLD - 1, p[ENDS + suit]) + p[EXITS + suit]
        out[end + 3] = LAND + min(AREAS - 1, p[AREA + suit] // AREA_STEP)
        end += 4
    return end
