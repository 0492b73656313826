"""A player that tries out what it might do, as kernels: on positions it imagines, planners play each to its end.

The candidates are what the planner would do and what else is sensible. All of them go on from the same imagined
positions with the same luck, so what counts is the difference to the planner's choice, which scatters less than results
do. Half of the others are given up after each stage; in the end one is preferred to the planner's choice only where its
gain is more than chance would explain. Budgets are numbers of games, never time.
"""

from math import exp, sqrt

from whistlestop.core.fast import stream
from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.marklin.acting import act, place_fault
from whistlestop.games.marklin.board import (
    CITIES,
    END_A,
    END_B,
    LENGTH,
    PAIR_OF,
    ROUTE_POINTS_OF,
    TRACKS,
    is_open,
    side_at,
)
from whistlestop.games.marklin.cards import SLOTS
from whistlestop.games.marklin.imagining import deal_hidden
from whistlestop.games.marklin.layout import (
    AT_TURN,
    BLIND,
    CHOOSE,
    CHOSE,
    CLAIMED,
    DECK_SIZE,
    DONE,
    FINE,
    FIRST_CLAIM,
    FIRST_DEPART,
    FIRST_KEEP,
    FIRST_PLACE,
    KEEP,
    OFFER_N,
    PHASE,
    PLACE,
    ROW,
    SEATS,
    SECOND,
    STAGE,
    TAKE,
    TRAINS,
)
from whistlestop.games.marklin.listing import can_take
from whistlestop.games.marklin.plan_cards import NOTHING, best_payment
from whistlestop.games.marklin.plan_layout import BUILD_LENGTH, IS_PLANNED
from whistlestop.games.marklin.plan_rides import best_departure
from whistlestop.games.marklin.planner import decide, make_plan, play_on, split_of
from whistlestop.games.marklin.tally import PARTS, TOTAL, tally
from whistlestop.games.marklin.tickets import BITS, MOST_OFFERED, fewest_kept, offer_size

MOST_CANDIDATES = 32
CLAIMS = 4  # that are tried beside the planner's choice
PLANNED_BONUS = 600  # hundredths of a point by which a planned track goes before others
LEAST_RIDE = 3  # points for which a ride is tried
SPARE_TRAINS = 6  # without which no more tickets are tried
LANE = 11  # of the random numbers that samples begin with

MOST_AHEAD = 250  # points: more make no difference
_SCALE, _CERTAIN = 25, 10_000
WORTH_OF_LEAD = table(  # chances to win, in ten-thousandths, by points ahead of the best other
    round(_CERTAIN / (1 + exp(-lead / _SCALE))) for lead in range(-MOST_AHEAD, MOST_AHEAD + 1)
)


# --- candidates


@kernel
def list_candidates(s: Block, seat: int, w: Block, dream: Block, found: Block) -> int:
    """What is worth a trial, by numbers of actions, the planner's choice first; how many they are."""
    found[0], count = decide(s, seat, w, dream), 1
    phase, at = s[PHASE], side_at(seat)
    if phase == CHOOSE or phase == KEEP:
        if s[at + STAGE] != CHOSE:
            for chosen in range(1, 1 << s[at + OFFER_N]):
                if BITS[chosen] >= fewest_kept(s):
                    count = add(found, count, FIRST_KEEP + chosen)
    elif phase == PLACE:
        for city in (END_A[s[CLAIMED]], END_B[s[CLAIMED]]):
            if city < CITIES and place_fault(s, seat, city) == FINE:
                count = add(found, count, FIRST_PLACE + city)
        count = add(found, count, DONE)
    elif phase == SECOND:
        count = add_cards(s, found, count)
    elif phase == AT_TURN:
        make_plan(s, seat, w)
        count = add_claims(s, seat, w, found, count)
        trail = zeros(TRACKS)
        city, points = best_departure(s, seat, trail)
        if points >= LEAST_RIDE:
            count = add(found, count, FIRST_DEPART + city)
        if offer_size(s) > 0 and s[at + TRAINS] - w[BUILD_LENGTH] >= SPARE_TRAINS:
            count = add(found, count, split_of(s, 0))
            count = add(found, count, split_of(s, MOST_OFFERED))
        count = add_cards(s, found, count)
    return count


@kernel
def add(found: Block, count: int, action: int) -> int:
    for i in range(count):
        if found[i] == action:
            return count
    found[count] = action
    return count + 1


@kernel
def add_cards(s: Block, found: Block, count: int) -> int:
    """Each kind of face-up card once, and a blind one."""
    kinds = 0
    if TAKE <= found[0] < BLIND:
        kinds = 1 << s[ROW + found[0] - TAKE]
    for slot in range(SLOTS):
        if can_take(s, slot) and kinds >> s[ROW + slot] & 1 == 0:
            kinds |= 1 << s[ROW + slot]
            count = add(found, count, TAKE + slot)
    if s[DECK_SIZE] > 0:
        count = add(found, count, BLIND)
    return count


@kernel
def add_claims(s: Block, seat: int, w: Block, found: Block, count: int) -> int:
    """The best tracks that can be paid for: planned ones, then by points without what the payment wastes."""
    worths, payments = zeros(TRACKS), zeros(TRACKS)
    for track in range(TRACKS):
        payments[track] = NOTHING
        if LENGTH[track] <= s[side_at(seat) + TRAINS] and is_open(s, seat, track):
            payments[track], waste, _, _ = best_payment(s, seat, track, w)
            worths[track] = 100 * ROUTE_POINTS_OF[LENGTH[track]] - waste
            if w[IS_PLANNED + PAIR_OF[track]] == 1:
                worths[track] += PLANNED_BONUS
    for _ in range(CLAIMS):
        best = NOTHING
        for track in range(TRACKS):
            if payments[track] != NOTHING and (best == NOTHING or worths[track] > worths[best]):
                best = track
        if best == NOTHING:
            break
        count = add(found, count, FIRST_CLAIM + payments[best])
        payments[best] = NOTHING
    return count


# --- trials


@kernel
def weigh(
    shown: Block, seat: int, found: Block, count: int, games: int, seed: int, tables: Block, w: Block,
    dream: Block, imagined: Block, s: Block,
) -> int:  # fmt: skip
    """Which of the candidates to do, after so many games; `shown` is what the seat knows.

    `tables` holds the weights of each seat, `w`, `dream`, `imagined` and `s` are room.
    """
    sums, squares, order = zeros(count), zeros(count), zeros(count)
    for i in range(count):
        order[i] = i
    left, samples, stages = count, 0, 1
    while 1 << stages < count:
        stages += 1
    for _ in range(stages):
        for _ in range(max(1, games // (stages * left))):
            chance = stream(seed, LANE, samples)
            for i in range(len(shown)):
                imagined[i] = shown[i]
            if not deal_hidden(imagined, seat, chance):
                return found[0]
            standard = try_out(imagined, seat, found[0], chance, tables, w, dream, s)
            for i in range(1, left):
                gain = try_out(imagined, seat, found[order[i]], chance, tables, w, dream, s) - standard
                sums[order[i]] += gain
                squares[order[i]] += gain * gain
            samples += 1
        left = keep_better_half(sums, order, left)
    best = order[1]
    mean = sums[best] / samples
    error = sqrt(max(0.0, squares[best] / samples - mean * mean) / samples)
    return found[best] if mean > error else found[0]


@kernel
def try_out(
    imagined: Block, seat: int, action: int, chance: int, tables: Block, w: Block, dream: Block, s: Block
) -> int:
    """What an action is worth in one imagined position: the chance to win by the lead in the end."""
    for i in range(len(imagined)):
        s[i] = imagined[i]
    if act(s, seat, action) != FINE:
        return 0
    play_on(s, tables, chance, w, dream)
    parts = zeros(PARTS * s[SEATS])
    tally(s, parts)
    lead = MOST_AHEAD
    for other in range(1, s[SEATS] + 1):
        if other != seat:
            lead = min(lead, parts[PARTS * (seat - 1) + TOTAL] - parts[PARTS * (other - 1) + TOTAL])
    return WORTH_OF_LEAD[MOST_AHEAD + max(-MOST_AHEAD, lead)]


@kernel
def keep_better_half(sums: Block, order: Block, left: int) -> int:
    """Put the better half of the candidates behind the planner's, best first; how many are left with it."""
    kept = 1 + left // 2
    for i in range(1, kept):
        best = i
        for j in range(i + 1, left):
            if sums[order[j]] > sums[order[best]]:
                best = j
        order[i], order[best] = order[best], order[i]
    return kept
