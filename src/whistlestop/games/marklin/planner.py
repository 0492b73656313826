"""The planner as kernels: it plans one network for all its tickets, and every decision serves that plan.

`decide` reads of a position only what its seat may know, so it may be asked on a real position, on an imagined
one, or on what a view tells (a test compares them). There is no chance in it. `play_out` plays a position to its
end, planners on all seats, each with weights of its own.
"""

from array import array
from collections.abc import Sequence

from whistlestop.core.kernel import Block, block, kernel, zeros
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
    GAP,
    HAND_SIZE,
    KEEP,
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
    TRAINS,
    TURNS_LEFT,
)
from whistlestop.games.marklin.plan_cards import (
    NOTHING,
    best_payment,
    claim_planned,
    claim_target,
    count_needs,
    draw,
    find_targets,
    may_claim_target,
    minds_targets,
)
from whistlestop.games.marklin.plan_keeping import keep_plan, recall_plan, stay_content
from whistlestop.games.marklin.plan_layout import (
    BUILD_N,
    CLAIM_HAND,
    CLAIM_LEFT,
    CLAIM_TRAINS,
    CLAIM_WASTE,
    FAR,
    IS_CONTENT,
    LATE_TRAINS,
    LEFT_OUT,
    ORDERS_N,
    SETUP_SHORT,
    TARGET_N,
    WANTED,
    WANTED_N,
    WEIGHTS,
    WORKSPACE,
)
from whistlestop.games.marklin.plan_network import (
    ORDERS,
    clear_plan,
    plan_network,
    price_pairs,
    want_tickets,
)
from whistlestop.games.marklin.plan_rides import best_departure, place_passenger, ride_on, set_out
from whistlestop.games.marklin.plan_tickets import choose_tickets, more_tickets, split_of
from whistlestop.games.marklin.playout import actor, deal
from whistlestop.games.marklin.rides import can_depart
from whistlestop.games.marklin.tally import TICKET_A, TICKET_B, TICKET_POINTS
from whistlestop.games.marklin.tickets import MOST_OFFERED, offer_size

WEIGHTS_N = len(WEIGHTS)
FEW_ORDERS = 2  # in which trial games join tickets: as good as four, and more often done


def workspace(weights: Sequence[int] = WEIGHTS) -> Block:
    """Room to think in, with the weights to play by."""
    w = block(WORKSPACE)
    w[:WEIGHTS_N] = array("q", weights)
    w[ORDERS_N] = ORDERS
    return w


# --- decisions


@kernel
def decide(s: Block, seat: int, w: Block, dream: Block) -> int:
    """What a seat that may act does, by its number. `dream` is room for one position."""
    return decide_by_plan(s, seat, 0, w, dream)


@kernel
def decide_by_plan(s: Block, seat: int, patience: int, w: Block, dream: Block) -> int:
    """The same by a plan that may have been made up to so many turns ago, in fewer orders: for trial games."""
    w[ORDERS_N] = FEW_ORDERS if patience else ORDERS
    phase = s[PHASE]
    if phase == CHOOSE or phase == KEEP:
        return DONE if s[side_at(seat) + STAGE] == CHOSE else FIRST_KEEP + choose_tickets(s, seat, w)
    if phase == SPLIT:
        return split_of(s, w[SETUP_SHORT])
    if phase == RIDE:
        return ride_on(s, seat)
    if s[TURNS_LEFT] > 0 and phase != SECOND:
        return DONE if phase == PLACE else last_turn(s, seat, w, dream)
    if patience == 0 or not recall_plan(s, seat, w):
        make_plan(s, seat, w)
        if patience:
            keep_plan(s, seat, patience, w)
    return act_on_plan(s, seat, w, dream)


@kernel
def make_plan(s: Block, seat: int, w: Block) -> None:
    """The network for the tickets in hand, and what it lacks."""
    w[IS_CONTENT] = 0
    price_pairs(s, seat, w)
    want_tickets(s, seat, 0, w)
    plan_network(s, seat, w)
    count_needs(s, seat, w)


@kernel
def act_on_plan(s: Block, seat: int, w: Block, dream: Block) -> int:
    """What serves the plan, in a turn before the last one."""
    if s[PHASE] == PLACE:
        return place_passenger(s, seat, fewest_trains(s) <= w[LATE_TRAINS], w, dream)
    w[TARGET_N] = 0
    if s[PHASE] == SECOND:
        if minds_targets(s, w):
            find_targets(s, seat, w)
        return draw(s, seat, w)
    return take_turn(s, seat, w, dream)


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
    if action == NOTHING and w[BUILD_N] == 0 and w[LEFT_OUT] == 0 and w[IS_CONTENT] == 0:
        action = more_tickets(s, seat, fewest, w)
        if action == NOTHING:
            stay_content(seat, w)
    if action == NOTHING and (minds_targets(s, w) or may_claim_target(s, seat, w)):
        find_targets(s, seat, w)
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
    city, _ = best_departure(s, seat, 1, trail)
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
    city, _ = best_departure(s, seat, most + 1, trail)
    if city != NOTHING:
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
