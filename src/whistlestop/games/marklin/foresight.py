"""A player that tries out what it might do, as kernels: on positions it imagines, planners play each to its end.

The candidates are what the planner would do and what else is sensible. All of them go on from the same imagined
positions with the same luck, so what counts is the difference to the planner's choice, which scatters less than results
do. After each batch of positions a candidate is given up that seems worse than the planner's choice, or clearly is
worse than the best of them; where none is left the trials are over. One is preferred to the planner's choice only where
its gain is more than chance would explain. Budgets are numbers of games, never time.
"""

from math import exp, sqrt

from whistlestop.core.fast import stream
from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.marklin.acting import act
from whistlestop.games.marklin.board import LENGTH, PAIR_OF, ROUTE_POINTS_OF, TRACKS, is_open, side_at
from whistlestop.games.marklin.imagining import deal_hidden
from whistlestop.games.marklin.layout import (
    AT_TURN,
    CARDS,
    CHOOSE,
    CHOSE,
    FINE,
    FIRST_CLAIM,
    FIRST_DEPART,
    FIRST_KEEP,
    KEEP,
    OFFER_N,
    OVER,
    PHASE,
    SEATS,
    STAGE,
    TRAINS,
    TURN,
)
from whistlestop.games.marklin.plan_cards import NOTHING, best_payment, draw, find_targets
from whistlestop.games.marklin.plan_keeping import forget_plans
from whistlestop.games.marklin.plan_layout import BUILD_LENGTH, IS_PLANNED
from whistlestop.games.marklin.plan_rides import best_departure
from whistlestop.games.marklin.plan_tickets import split_of
from whistlestop.games.marklin.planner import WEIGHTS_N, decide, decide_by_plan, make_plan
from whistlestop.games.marklin.playout import actor, deal
from whistlestop.games.marklin.tally import PARTS, TOTAL, tally
from whistlestop.games.marklin.tickets import BITS, MOST_OFFERED, fewest_kept, offer_size

MOST_CANDIDATES = 16
CLAIMS = 4  # that are tried; the planner's choice may be one of them
PLANNED_BONUS = 600  # hundredths of a point by which a planned track goes before others
LEAST_RIDE = 3  # points for which a ride is tried
SPARE_TRAINS = 6  # without which no more tickets are tried
BATCH = 12  # imagined positions between two looks at the gains
# Of the gain over the planner's choice, in standard errors:
HOPELESS = 1.0  # so far below nothing a candidate is given up,
BEHIND = 1.5  # … or so far behind the best one;
SURE = 2.5  # with so much the last one needs no more trials,
ENOUGH = 1.0  # and with so much it is done
PATIENCE = 10  # turns of its own for which a planner in a trial game keeps its plan
EVENTS = 32  # of chance in a turn, more than ever come
LANE = 11  # of the random numbers that samples begin with

# Notes on trials: the candidates, …
ORDER = MOST_CANDIDATES  # … those that are left, the planner's first,
GAINS, SUMS = 2 * MOST_CANDIDATES, 3 * MOST_CANDIDATES  # … gains over the planner's, of one trial and of all,
PRODUCTS = 4 * MOST_CANDIDATES  # … and for each two the products of theirs
NOTES = PRODUCTS + MOST_CANDIDATES * MOST_CANDIDATES

MOST_AHEAD = 250  # points: more make no difference
_SCALE, _CERTAIN = 25, 10_000
WORTH_OF_LEAD = table(  # chances to win, in ten-thousandths, by points ahead of the best other
    round(_CERTAIN / (1 + exp(-lead / _SCALE))) for lead in range(-MOST_AHEAD, MOST_AHEAD + 1)
)


# --- candidates


@kernel
def list_candidates(s: Block, seat: int, w: Block, dream: Block, found: Block) -> int:
    """What is worth a trial, by numbers of actions, the planner's choice first; how many they are.

    Which card comes second, and where a passenger is placed, is left to the planner: trials found nothing better.
    """
    found[0], count = decide(s, seat, w, dream), 1
    phase, at = s[PHASE], side_at(seat)
    if (phase == CHOOSE or phase == KEEP) and s[at + STAGE] != CHOSE:
        for chosen in range(1, 1 << s[at + OFFER_N]):
            if BITS[chosen] >= fewest_kept(s):
                count = add(found, count, FIRST_KEEP + chosen)
    elif phase == AT_TURN:
        make_plan(s, seat, w)
        count = add_claims(s, seat, w, found, count)
        trail = zeros(TRACKS)
        city, _ = best_departure(s, seat, LEAST_RIDE, trail)
        if city != NOTHING:
            count = add(found, count, FIRST_DEPART + city)
        if offer_size(s) > 0 and s[at + TRAINS] - w[BUILD_LENGTH] >= SPARE_TRAINS:
            count = add(found, count, split_of(s, 0))
            count = add(found, count, split_of(s, MOST_OFFERED))
        find_targets(s, seat, w)
        card = draw(s, seat, w)
        if card != NOTHING:
            count = add(found, count, card)
    return count


@kernel
def add(found: Block, count: int, action: int) -> int:
    for i in range(count):
        if found[i] == action:
            return count
    found[count] = action
    return count + 1


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
    shown: Block, seat: int, notes: Block, count: int, games: int, seed: int, tables: Block, w: Block,
    dream: Block, imagined: Block, s: Block,
) -> int:  # fmt: skip
    """Which of the candidates to do, after so many games at most; `shown` is what the seat knows.

    `notes` begins with the candidates, `tables` holds the weights of each seat; `w`, `dream`, `imagined` and `s`
    are room.
    """
    for i in range(count):
        notes[ORDER + i] = i
        notes[SUMS + i] = 0
        for j in range(count):
            notes[PRODUCTS + MOST_CANDIDATES * i + j] = 0
    left, samples, played = count, 0, 0
    batch = max(1, min(BATCH, games // count))
    while left > 1 and (samples == 0 or played + batch * left <= games):
        for _ in range(batch):
            chance = stream(seed, LANE, samples)
            for i in range(len(shown)):
                imagined[i] = shown[i]
            if not deal_hidden(imagined, seat, chance):
                return notes[0]
            standard = try_out(imagined, seat, notes[0], chance, tables, w, dream, s)
            for i in range(1, left):
                one = notes[ORDER + i]
                notes[GAINS + one] = try_out(imagined, seat, notes[one], chance, tables, w, dream, s) - standard
                notes[SUMS + one] += notes[GAINS + one]
            for i in range(1, left):
                for j in range(1, left):
                    one, other = notes[ORDER + i], notes[ORDER + j]
                    notes[PRODUCTS + MOST_CANDIDATES * one + other] += notes[GAINS + one] * notes[GAINS + other]
            samples += 1
        played += batch * left
        left = keep_hopeful(notes, left, samples)
        if left == 2 and lead_in_errors(notes, notes[ORDER + 1], 0, samples) > SURE:
            break
    best = notes[ORDER + 1]
    return notes[best] if left > 1 and lead_in_errors(notes, best, 0, samples) > ENOUGH else notes[0]


@kernel
def keep_hopeful(notes: Block, left: int, samples: int) -> int:
    """Give up what seems worse than the planner's choice, or clearly is worse than the best; how many are left.

    The best comes first behind the planner's choice.
    """
    best = 1
    for i in range(2, left):
        if notes[SUMS + notes[ORDER + i]] > notes[SUMS + notes[ORDER + best]]:
            best = i
    notes[ORDER + 1], notes[ORDER + best] = notes[ORDER + best], notes[ORDER + 1]
    leader, kept = notes[ORDER + 1], 1
    for i in range(1, left):
        one = notes[ORDER + i]
        if lead_in_errors(notes, 0, one, samples) < HOPELESS and lead_in_errors(notes, leader, one, samples) < BEHIND:
            notes[ORDER + kept] = one
            kept += 1
    return kept


@kernel
def lead_in_errors(notes: Block, one: int, other: int, samples: int) -> float:
    """By how many of its standard errors one candidate is ahead of another."""
    mean = (notes[SUMS + one] - notes[SUMS + other]) / samples
    squares = (
        notes[PRODUCTS + MOST_CANDIDATES * one + one]
        - 2 * notes[PRODUCTS + MOST_CANDIDATES * one + other]
        + notes[PRODUCTS + MOST_CANDIDATES * other + other]
    )
    if squares == 0:
        return 0.0
    return mean / sqrt(max(1.0, squares / samples - mean * mean) / samples)


@kernel
def try_out(
    imagined: Block, seat: int, action: int, chance: int, tables: Block, w: Block, dream: Block, s: Block
) -> int:
    """What an action is worth in one imagined position: the chance to win by the lead in the end."""
    for i in range(len(imagined)):
        s[i] = imagined[i]
    if act(s, seat, action) != FINE:
        return 0
    play_trial(s, tables, chance, w, dream)
    parts = zeros(PARTS * s[SEATS])
    tally(s, parts)
    lead = MOST_AHEAD
    for other in range(1, s[SEATS] + 1):
        if other != seat:
            lead = min(lead, parts[PARTS * (seat - 1) + TOTAL] - parts[PARTS * (other - 1) + TOTAL])
    return WORTH_OF_LEAD[MOST_AHEAD + max(-MOST_AHEAD, lead)]


@kernel
def play_trial(s: Block, tables: Block, seed: int, w: Block, dream: Block) -> None:
    """Planners play a position to its end; each keeps its plan for some turns.

    Luck goes by turns, so that two candidates that differ by what one turn took meet the same luck in later ones.
    """
    left, event, turn, thinker = zeros(CARDS), 0, 0, 0
    forget_plans(s, w)
    while s[PHASE] != OVER:
        seat = actor(s)
        if seat == 0:
            event = event + 1 if s[TURN] == turn else 0
            turn = s[TURN]
            deal(s, seed, EVENTS * turn + event, left)
            continue
        if seat != thinker:
            thinker = seat
            for i in range(WEIGHTS_N):
                w[i] = tables[WEIGHTS_N * (seat - 1) + i]
        if act(s, seat, decide_by_plan(s, seat, PATIENCE * s[SEATS], w, dream)) != FINE:
            return
