"""The planner as kernels: it plans one network for all its tickets, and every decision serves that plan.

`decide` reads of a position only what its seat may know, so it may be asked on a real position, on an imagined
one, or on what a view tells (a test compares them). There is no chance in it: what four more tickets would bring
is an expectation over all that the seat has not seen. `play_out` plays a position to its end, planners on all
seats, each with weights of its own.
"""

from array import array
from collections.abc import Sequence

from whistlestop.core.kernel import Block, block, kernel, table, zeros
from whistlestop.games.marklin import data
from whistlestop.games.marklin.acting import act
from whistlestop.games.marklin.board import (
    CITIES,
    LENGTH,
    ROUTE_POINTS_OF,
    TRACKS,
    are_joined,
    is_open,
    lay,
    side_at,
)
from whistlestop.games.marklin.cards import SLOTS
from whistlestop.games.marklin.layout import (
    CARDS,
    CHOOSE,
    CHOSE,
    DECK_SIZE,
    DONE,
    FINE,
    FIRST_CLAIM,
    FIRST_DEPART,
    FIRST_KEEP,
    FIRST_SPLIT,
    GAP,
    HAND_SIZE,
    KEEP,
    NOWHERE,
    OFFER_N,
    OVER,
    PASS,
    PHASE,
    PLACE,
    RIDE,
    ROW,
    SEATS,
    SECOND,
    SIDE,
    SPLIT,
    STAGE,
    TICKET,
    TICKETS,
    TRAINS,
    TURNS_LEFT,
)
from whistlestop.games.marklin.listing import fewest_short
from whistlestop.games.marklin.passed import FIRST_LONG
from whistlestop.games.marklin.plan_cards import (
    NOTHING,
    best_payment,
    claim_planned,
    claim_target,
    count_needs,
    draw,
    find_targets,
)
from whistlestop.games.marklin.plan_layout import (
    BUILD_N,
    CAME_BY,
    CLAIM_HAND,
    CLAIM_LEFT,
    CLAIM_TRAINS,
    CLAIM_WASTE,
    COST,
    DISTANCE,
    FAR,
    LATE_TRAINS,
    LEFT_OUT,
    MORE_GAIN,
    MORE_LENGTH,
    MORE_TICKET,
    MORE_TURN,
    NO_PAIR,
    PRICE_NOW,
    SEEN,
    SETUP_SHORT,
    WANTED,
    WANTED_N,
    WEIGHTS,
    WORKSPACE,
    WORTH,
)
from whistlestop.games.marklin.plan_network import (
    PAIR_A,
    PAIR_B,
    PAIR_LENGTH,
    PAIRS,
    clear_plan,
    find_ways,
    plan_network,
    price_pairs,
    want_tickets,
)
from whistlestop.games.marklin.plan_rides import best_departure, place_passenger, ride_on, set_out
from whistlestop.games.marklin.playout import actor, deal
from whistlestop.games.marklin.rides import can_depart
from whistlestop.games.marklin.tally import TICKET_A, TICKET_B, TICKET_POINTS
from whistlestop.games.marklin.tickets import BITS, MOST_OFFERED, fewest_kept, offer_size, tickets_left

WEIGHTS_N = len(WEIGHTS)
BY_START = table(sorted(range(TICKETS), key=lambda ticket: data.TICKET_ENDS[ticket][0]))  # ways are found by start


def workspace(weights: Sequence[int] = WEIGHTS) -> Block:
    """Room to think in, with the weights to play by."""
    w = block(WORKSPACE)
    w[:WEIGHTS_N] = array("q", weights)
    return w


# --- decisions


@kernel
def decide(s: Block, seat: int, w: Block, dream: Block) -> int:
    """What a seat that may act does, by its number. `dream` is room for one position."""
    phase = s[PHASE]
    if phase == CHOOSE or phase == KEEP:
        return DONE if s[side_at(seat) + STAGE] == CHOSE else FIRST_KEEP + choose_tickets(s, seat, w)
    if phase == SPLIT:
        return split_of(s, w[SETUP_SHORT])
    if phase == RIDE:
        return ride_on(s, seat)
    if s[TURNS_LEFT] > 0 and phase != SECOND:
        return DONE if phase == PLACE else last_turn(s, seat, w, dream)
    make_plan(s, seat, w)
    if phase == PLACE:
        return place_passenger(s, seat, fewest_trains(s) <= w[LATE_TRAINS], w, dream)
    if phase == SECOND:
        return draw(s, seat, w)
    return take_turn(s, seat, w, dream)


@kernel
def make_plan(s: Block, seat: int, w: Block) -> None:
    """The network for the tickets in hand, what it lacks, and what else brings points."""
    price_pairs(s, seat, w)
    want_tickets(s, seat, 0, w)
    plan_network(s, seat, w)
    count_needs(s, seat, w)
    find_targets(s, seat, w)


@kernel
def take_turn(s: Block, seat: int, w: Block, dream: Block) -> int:
    """A turn before the last one: a worthy ride, a planned track, tickets, a route for points, or cards."""
    fewest = fewest_trains(s)
    action = set_out(s, seat, fewest <= w[LATE_TRAINS], w, dream)
    if action != NOTHING:
        return action
    is_time = s[side_at(seat) + HAND_SIZE] >= w[CLAIM_HAND] or fewest <= w[CLAIM_TRAINS] or not can_draw(s)
    if is_time or w[BUILD_N] <= w[CLAIM_LEFT]:
        action = claim_planned(s, seat, FAR if is_time else w[CLAIM_WASTE], w)
    if action == NOTHING and w[BUILD_N] == 0 and w[LEFT_OUT] == 0:
        action = more_tickets(s, seat, fewest, w)
    if action == NOTHING:
        action = claim_target(s, seat, w)
    if action == NOTHING:
        action = draw(s, seat, w)
    return action if action != NOTHING else whatever_is_left(s, seat, w, dream)


@kernel
def fewest_trains(s: Block) -> int:
    """The trains of whoever has fewest: how near the end is."""
    fewest = s[side_at(1) + TRAINS]
    for seat in range(2, s[SEATS] + 1):
        fewest = min(fewest, s[side_at(seat) + TRAINS])
    return fewest


@kernel
def can_draw(s: Block) -> bool:
    for slot in range(SLOTS):
        if s[ROW + slot] != GAP:
            return True
    return s[DECK_SIZE] > 0


@kernel
def whatever_is_left(s: Block, seat: int, w: Block, dream: Block) -> int:
    """No card can be drawn: a route, a ride, tickets, a ride for nothing, or to pass (TR-3.1)."""
    action, _ = best_claim(s, seat, w, dream)
    if action != NOTHING:
        return action
    trail = zeros(TRACKS)
    city, _ = best_departure(s, seat, trail)
    if city != NOTHING:
        return FIRST_DEPART + city
    if offer_size(s) > 0:
        return split_of(s, MOST_OFFERED)
    for city in range(CITIES):
        if can_depart(s, seat, city):
            return FIRST_DEPART + city
    return PASS


# --- the last turn


@kernel
def last_turn(s: Block, seat: int, w: Block, dream: Block) -> int:
    """Whatever brings most at once."""
    clear_plan(w)
    count_needs(s, seat, w)
    action, most = best_claim(s, seat, w, dream)
    trail = zeros(TRACKS)
    city, points = best_departure(s, seat, trail)
    if points > most:
        return FIRST_DEPART + city
    if action == NOTHING:
        action = draw(s, seat, w)
    return action if action != NOTHING else whatever_is_left(s, seat, w, dream)


@kernel
def best_claim(s: Block, seat: int, w: Block, dream: Block) -> tuple[int, int]:
    """The route that brings most at once (or NOTHING), and how much: its points and the tickets it completes."""
    want_tickets(s, seat, 0, w)
    action, most = NOTHING, 0
    for track in range(TRACKS):
        if LENGTH[track] <= s[side_at(seat) + TRAINS] and is_open(s, seat, track):
            payment, _, _, _ = best_payment(s, seat, track, w)
            if payment != NOTHING:
                # A ticket that is completed does not count against its owner any more, either.
                points = ROUTE_POINTS_OF[LENGTH[track]] + 2 * points_joined(s, seat, track, w, dream)
                if points > most:
                    action, most = FIRST_CLAIM + payment, points
    return action, most


@kernel
def points_joined(s: Block, seat: int, track: int, w: Block, dream: Block) -> int:
    """The points of the tickets that a track would complete."""
    points, at = 0, side_at(seat)
    if w[WANTED_N] > 0:
        for i in range(at, at + SIDE):
            dream[i] = s[i]
        lay(dream, seat, track)
        for i in range(w[WANTED_N]):
            ticket = w[WANTED + i]
            if are_joined(dream, at, TICKET_A[ticket], TICKET_B[ticket]):
                points += TICKET_POINTS[ticket]
    return points


# --- tickets


@kernel
def split_of(s: Block, short: int) -> int:
    """Ask for so many short tickets, as far as the decks allow (TR-6)."""
    short = max(fewest_short(s), min(short, offer_size(s), tickets_left(s, 0)))
    return FIRST_SPLIT + 5 * short + offer_size(s) - short


@kernel
def choose_tickets(s: Block, seat: int, w: Block) -> int:
    """Which tickets of the offer to keep, as a mask: those whose network is worth most."""
    price_pairs(s, seat, w)
    best, most = 0, 0
    for chosen in range(1, 1 << s[side_at(seat) + OFFER_N]):
        if BITS[chosen] >= fewest_kept(s):
            want_tickets(s, seat, chosen, w)
            worth = plan_network(s, seat, w)
            if best == 0 or worth > most:
                best, most = chosen, worth
    return best


@kernel
def more_tickets(s: Block, seat: int, fewest: int, w: Block) -> int:
    """Ask for tickets if four of them promise enough; or NOTHING."""
    if offer_size(s) == 0:
        return NOTHING
    weigh_unseen(s, seat, fewest, w)
    action, most = NOTHING, w[MORE_GAIN]
    for wanted in (0, MOST_OFFERED):  # what a split promises is in between
        split = split_of(s, wanted)
        short, long = (split - FIRST_SPLIT) // 5, (split - FIRST_SPLIT) % 5
        gain = expected_gain(w, 0, short) + expected_gain(w, 1, long)
        if gain >= most:
            action, most = split, gain
    return action


@kernel
def weigh_unseen(s: Block, seat: int, fewest: int, w: Block) -> None:
    """What each ticket that the seat does not have would bring, in hundredths of a point.

    That others may have it is not known, so it is as likely to be drawn as any.
    """
    at, start = side_at(seat), NOTHING
    for pair in range(PAIRS):
        w[PRICE_NOW + pair] = w[COST + pair]
    for i in range(TICKETS):
        ticket = BY_START[i]
        w[WORTH + ticket] = SEEN
        if s[TICKET + ticket] == NOWHERE or s[TICKET + ticket] == seat:
            continue
        points = 100 * TICKET_POINTS[ticket]
        if are_joined(s, at, TICKET_A[ticket], TICKET_B[ticket]):
            w[WORTH + ticket] = points + w[MORE_TICKET]
            continue
        if TICKET_A[ticket] != start:
            start = TICKET_A[ticket]
            find_ways(w, start)
        w[WORTH + ticket] = -points
        if w[DISTANCE + TICKET_B[ticket]] < FAR:
            trains, turns, routes = way_to(w, TICKET_B[ticket])
            if trains <= s[at + TRAINS] and turns <= 100 * fewest:
                gain = points + w[MORE_TICKET] + 100 * routes - w[MORE_TURN] * turns // 100
                w[WORTH + ticket] = max(-points, gain)


@kernel
def way_to(w: Block, place: int) -> tuple[int, int, int]:
    """Trains, turns (in hundredths) and points of the routes still to be claimed on the way found to a place."""
    trains, turns, points = 0, 0, 0
    while w[CAME_BY + place] != NO_PAIR:
        pair = w[CAME_BY + place]
        if w[PRICE_NOW + pair] > 0:
            trains += PAIR_LENGTH[pair]
            turns += 100 + w[MORE_LENGTH] * PAIR_LENGTH[pair]
            points += ROUTE_POINTS_OF[PAIR_LENGTH[pair]]
        place = PAIR_A[pair] + PAIR_B[pair] - place
    return trains, turns, points


@kernel
def expected_gain(w: Block, deck: int, drawn: int) -> int:
    """What so many tickets of a deck promise: all that bring something are kept, else the one that costs least."""
    first, end = FIRST_LONG * deck, TICKETS if deck else FIRST_LONG
    unseen, gains, losses = 0, 0, 0
    for ticket in range(first, end):
        if w[WORTH + ticket] != SEEN:
            unseen += 1
            gains += max(0, w[WORTH + ticket])
    drawn = min(drawn, unseen)
    if drawn == 0:
        return 0
    for ticket in range(first, end):
        if SEEN < w[WORTH + ticket] <= 0:
            worse = 0
            for other in range(first, end):
                if w[WORTH + other] != SEEN and (
                    w[WORTH + other] < w[WORTH + ticket] or (w[WORTH + other] == w[WORTH + ticket] and other < ticket)
                ):
                    worse += 1
            losses -= w[WORTH + ticket] * combinations(worse, drawn - 1)
    return drawn * gains // unseen - losses // combinations(unseen, drawn)


@kernel
def combinations(count: int, chosen: int) -> int:
    """In how many ways so many things can be chosen."""
    found = 1
    for i in range(chosen):
        found = found * max(0, count - i) // (i + 1)
    return found


# --- whole games


@kernel
def play_on(s: Block, tables: Block, seed: int, w: Block, dream: Block) -> int:
    """Play a position to its end; how many decisions it took. `tables` holds the weights of each seat."""
    left, event, decisions, thinker = zeros(CARDS), 0, 0, 0
    while s[PHASE] != OVER:
        seat = actor(s)
        if seat == 0:
            deal(s, seed, event, left)
            event += 1
            continue
        if seat != thinker:
            thinker = seat
            for i in range(WEIGHTS_N):
                w[i] = tables[WEIGHTS_N * (seat - 1) + i]
        if act(s, seat, decide(s, seat, w, dream)) != FINE:
            return NOTHING
        decisions += 1
    return decisions


def play_out(s: Block, weights: Sequence[Sequence[int]], seed: int) -> int:
    """Play a position to its end in place, planners on all seats with their weights; how many decisions it took."""
    tables = array("q", [value for table in weights for value in table])
    decisions = play_on(s, tables, seed, workspace(), s[:])
    assert decisions != NOTHING, "the planner proposed what is illegal"
    return decisions
