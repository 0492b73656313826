"""The planner's tickets as kernels: which to keep, and whether to ask for more.

What four more tickets would bring is an expectation over all that the seat has not seen.
"""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import ROUTE_POINTS_OF, are_joined, side_at
from whistlestop.games.marklin.layout import FIRST_SPLIT, NOWHERE, OFFER_N, TICKET, TICKETS, TRAINS
from whistlestop.games.marklin.listing import fewest_short
from whistlestop.games.marklin.passed import FIRST_LONG
from whistlestop.games.marklin.plan_cards import NOTHING
from whistlestop.games.marklin.plan_layout import (
    CAME_BY,
    COST,
    DISTANCE,
    EVERY,
    FAR,
    MORE_GAIN,
    MORE_LENGTH,
    MORE_TICKET,
    MORE_TURN,
    NO_PAIR,
    PRICE_NOW,
    SEEN,
    WORTH,
)
from whistlestop.games.marklin.plan_network import (
    PAIR_A,
    PAIR_B,
    PAIR_LENGTH,
    PAIRS,
    find_ways,
    plan_network,
    price_pairs,
    want_tickets,
)
from whistlestop.games.marklin.tally import TICKET_A, TICKET_B, TICKET_POINTS
from whistlestop.games.marklin.tickets import BITS, MOST_OFFERED, fewest_kept, offer_size, tickets_left

BY_START = table(sorted(range(TICKETS), key=lambda ticket: data.TICKET_ENDS[ticket][0]))  # ways are found by start


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
    price_pairs(s, seat, w)
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
            find_ways(w, start, EVERY)
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
