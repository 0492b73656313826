"""The score as kernels: every part, totals and places (PR-5, PR-7, PR-9)."""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import BOXES_AT_START, ROUNDS, TURNS_IN_ROUND, board_at
from whistlestop.games.pioneer_rails.layout import (
    CARD,
    COUNT,
    FIRST,
    LEVEL,
    MET,
    NUGGETS,
    OBJECTIVES_N,
    OBJECTIVES_ON,
    PAID,
    SALOONS,
    SEATS,
    SUITS,
    TOWN,
    TOWNS_N,
)  # fmt: skip

(NUGGET_POINTS, BANK_POINTS, FORT_PART, RANCH_PART, YARD_PART, TOWN_POINTS, OBJECTIVE_POINTS, HAND_PART, LAST_PART,
 TOTAL) = range(10)  # fmt: skip
PARTS = 10  # numbers of each seat

RANKS, TOWNS, BANKS, DECKS = len(data.RANKS), data.TOWNS, data.COUNTS[data.BANK], data.DECKS
YARD, FORT, RANCH = data.YARD, data.FORT, data.RANCH
FIRST_POINTS, LATER_POINTS, LAST_OF_THREE = data.FIRST_POINTS, data.LATER_POINTS, data.LAST_OF_THREE
SOLO_TARGET, SOLO_PER_OBJECTIVE = data.SOLO_TARGET, data.SOLO_PER_OBJECTIVE
BANK_FACTOR, YARD_FACTOR = table(data.BANK_FACTORS), table(data.YARD_FACTORS)
FORT_POINTS, RANCH_POINTS = table(data.FORT_POINTS), table(data.RANCH_POINTS)
HAND_POINTS = table(data.HAND_POINTS)
NOTHING, PAIR, TWO_PAIRS, THREE, FULL_HOUSE, STRAIGHT, FOUR = range(len(data.HANDS))


# --- hands (PR-5)


@kernel
def hand_of(s: Block, at: int, number: int) -> int:
    """What the five cards of a round are; nothing before there are five."""
    counts = 0  # three bits for each rank
    for turn in range(TURNS_IN_ROUND * number, TURNS_IN_ROUND * (number + 1)):
        if s[at + CARD + turn] == 0:
            return NOTHING
        counts += 1 << 3 * ((s[at + CARD + turn] - 1) % RANKS)
    most, pairs = 0, 0
    for rank in range(RANKS):
        count = counts >> 3 * rank & 7
        most = max(most, count)
        pairs += 1 if count == 2 else 0
    if most == 1:
        return STRAIGHT
    if most == 2:
        return TWO_PAIRS if pairs == 2 else PAIR
    if most == 3:
        return FULL_HOUSE if pairs else THREE
    return FOUR


@kernel
def hand_points(s: Block, at: int, number: int) -> int:
    """Doubled by the saloon of that round (PR-4.3)."""
    return HAND_POINTS[hand_of(s, at, number)] << (s[at + SALOONS] >> number & 1)


# --- railways (PR-4.5)


@kernel
def largest_network(s: Block, at: int) -> int:
    """The railways of the group of stations and towns that has most towns, as a mask; 0 where none has any."""
    best, best_size = 0, 0
    for suit in range(SUITS):
        group = 1 << suit
        for _ in range(SUITS):
            for town in range(TOWNS):
                if s[at + TOWN + town] & group:
                    group |= s[at + TOWN + town]
        size = towns_of(s, at, group)
        if size > best_size:
            best, best_size = group, size
    return best


@kernel
def towns_of(s: Block, at: int, group: int) -> int:
    """How many towns these railways reach."""
    found = 0
    for town in range(TOWNS):
        if s[at + TOWN + town] & group:
            found += 1
    return found


# --- the parts of a score (PR-7)


@kernel
def first_meeting(s: Block, objective: int) -> int:
    """The turn in which somebody first met an objective, + 1; 0 where nobody has."""
    first = 0
    for seat in range(1, s[SEATS] + 1):
        met = s[board_at(seat) + MET + objective]
        if met and (first == 0 or met < first):
            first = met
    return first


@kernel
def objective_points(s: Block, at: int, objective: int) -> int:
    """PR-6; in solo play they score nothing (PR-9)."""
    met = s[at + MET + objective]
    if met == 0 or s[SEATS] == 1:
        return 0
    return FIRST_POINTS if met == first_meeting(s, objective) else LATER_POINTS


@kernel
def is_last(s: Block, seat: int) -> bool:
    """PR-2.3: the last in turn order of three."""
    return s[SEATS] == 3 and s[FIRST] > 0 and seat % 3 + 1 == s[FIRST]


@kernel
def yard_points(s: Block, at: int) -> int:
    """PR-4.5."""
    yards = s[at + COUNT + YARD]
    return YARD_FACTOR[yards] * towns_of(s, at, largest_network(s, at)) if yards else 0


@kernel
def bank_points(s: Block, at: int) -> int:
    """PR-4.2."""
    points = 0
    for box in range(BANKS):
        points += s[at + PAID + box] * BANK_FACTOR[box]
    return points


@kernel
def tally(s: Block, parts: Block) -> None:
    """The parts of every seat's score: `parts[PARTS * (seat - 1) + part]`."""
    for seat in range(1, s[SEATS] + 1):
        at, row = board_at(seat), PARTS * (seat - 1)
        parts[row + NUGGET_POINTS] = s[at + NUGGETS]
        parts[row + BANK_POINTS] = bank_points(s, at)
        parts[row + FORT_PART] = FORT_POINTS[s[at + COUNT + FORT]]
        parts[row + RANCH_PART] = RANCH_POINTS[s[at + COUNT + RANCH]]
        parts[row + YARD_PART] = yard_points(s, at)
        parts[row + TOWN_POINTS] = BOXES_AT_START + s[at + TOWNS_N]
        parts[row + OBJECTIVE_POINTS] = 0
        for objective in range(s[OBJECTIVES_N]):
            parts[row + OBJECTIVE_POINTS] += objective_points(s, at, objective)
        parts[row + HAND_PART] = 0
        for number in range(ROUNDS):
            parts[row + HAND_PART] += hand_points(s, at, number)
        parts[row + LAST_PART] = LAST_OF_THREE if is_last(s, seat) else 0
        parts[row + TOTAL] = 0
        for part in range(TOTAL):
            parts[row + TOTAL] += parts[row + part]


@kernel
def solo_target(s: Block) -> int:
    """PR-9: what has to be beaten; each objective that is left makes it harder, those still hidden too."""
    if s[OBJECTIVES_ON] == 0:
        return SOLO_TARGET
    left = DECKS + s[LEVEL]
    for objective in range(s[OBJECTIVES_N]):
        if s[board_at(1) + MET + objective]:
            left -= 1
    return SOLO_TARGET + SOLO_PER_OBJECTIVE * left


@kernel
def rank(s: Block, parts: Block, places: Block) -> None:
    """Most points, then most points for hands, then shared; alone, first or beaten (PR-7, PR-9)."""
    if s[SEATS] == 1:
        places[0] = 1 if parts[TOTAL] > solo_target(s) else 2
        return
    for seat in range(s[SEATS]):
        places[seat] = 1
        for other in range(s[SEATS]):
            if is_ahead(parts, PARTS * other, PARTS * seat):
                places[seat] += 1


@kernel
def is_ahead(parts: Block, row: int, other: int) -> bool:
    if parts[row + TOTAL] != parts[other + TOTAL]:
        return parts[row + TOTAL] > parts[other + TOTAL]
    return parts[row + HAND_PART] > parts[other + HAND_PART]


@kernel
def tally_seats(s: Block, parts: Block, places: Block) -> None:
    """`tally` and `rank` for callers in Python, whose blocks numba would compile everything for once more."""
    own_parts, own_places = zeros(PARTS * s[SEATS]), zeros(s[SEATS])
    tally(s, own_parts)
    rank(s, own_parts, own_places)
    for i in range(PARTS * s[SEATS]):
        parts[i] = own_parts[i]
    for i in range(s[SEATS]):
        places[i] = own_places[i]
