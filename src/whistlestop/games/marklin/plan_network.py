"""The planner's network as kernels: what each pair of places would cost, and which of them serve the tickets.

Tickets are joined one after the other by their cheapest way; what one has planned the next travels for nothing.
The order decides what is found, so several are tried and the best network is kept.
"""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import (
    CITIES,
    COLOUR,
    COLOURS,
    GRAY,
    LENGTH,
    PAIR_FIRST,
    PLACES,
    ROUTE_POINTS_OF,
    are_joined,
    is_open,
    side_at,
)
from whistlestop.games.marklin.layout import (
    HAND,
    NO_TRACK,
    OFFER,
    OFFER_N,
    OFFERED,
    PAIR_OWNERS,
    TICKET,
    TICKETS,
    TRAINS,
)
from whistlestop.games.marklin.plan_layout import (
    BUILD,
    BUILD_LENGTH,
    BUILD_N,
    BY_TRACK,
    CAME_BY,
    CLOSED,
    COST,
    DISTANCE,
    EDGE_BASE,
    EDGE_CARD,
    EDGE_GRAY,
    EDGE_HELD,
    EDGE_LEAST,
    EDGE_LENGTH,
    EDGE_POINTS,
    FAR,
    IS_PLANNED,
    JOINED_POINTS,
    LEFT_OUT,
    NETWORK_COST,
    NETWORK_POINTS,
    NETWORK_TICKET,
    NO_PAIR,
    ORDERS_N,
    PRICE_NOW,
    QUEUE,
    REFUSE_BONUS,
    REFUSE_COST,
    TARGET_N,
    TRIED,
    TRIED_LENGTH,
    TRIED_N,
    TRIED_OUT,
    WANTED,
    WANTED_N,
)
from whistlestop.games.marklin.tally import TICKET_A, TICKET_B, TICKET_POINTS

PAIRS = len(data.PAIRS)
PAIR_A, PAIR_B = table(a for a, _ in data.PAIRS), table(b for _, b in data.PAIRS)
PAIR_LENGTH = table(data.LENGTHS[data.PAIR_OF.index(pair)] for pair in range(PAIRS))
# The pairs of place p, and where they lead, stand from PLACE_FIRST[p] up to PLACE_FIRST[p + 1].
_BY_PLACE = [[pair for pair, ends in enumerate(data.PAIRS) if place in ends] for place in range(PLACES)]
PLACE_PAIRS = table(pair for pairs in _BY_PLACE for pair in pairs)
PLACE_ONTO = table(sum(data.PAIRS[pair]) - place for place, pairs in enumerate(_BY_PLACE) for pair in pairs)
PLACE_FIRST = table(sum(len(pairs) for pairs in _BY_PLACE[:place]) for place in range(PLACES + 1))

ORDERS = 4


# --- prices


@kernel
def price_pairs(s: Block, seat: int, w: Block) -> None:
    """What it costs to own each pair, and by which track."""
    most = most_of_a_colour(s, seat)
    for pair in range(PAIRS):
        price_pair(s, seat, pair, most, w)


@kernel
def most_of_a_colour(s: Block, seat: int) -> int:
    """The cards of the colour that a hand has most of: gray tracks are paid for with them."""
    at, most = side_at(seat), 0
    for colour in range(COLOURS):
        most = max(most, s[at + HAND + colour])
    return most


@kernel
def price_pair(s: Block, seat: int, pair: int, most: int, w: Block) -> None:
    at = side_at(seat)
    w[COST + pair] = CLOSED
    w[BY_TRACK + pair] = NO_TRACK
    if s[PAIR_OWNERS + pair] >> seat & 1:
        w[COST + pair] = 0
    elif PAIR_LENGTH[pair] <= s[at + TRAINS]:
        for track in range(PAIR_FIRST[pair], PAIR_FIRST[pair + 1]):
            if is_open(s, seat, track):
                held = most if COLOUR[track] == GRAY else s[at + HAND + COLOUR[track]]
                cost = track_cost(w, track, held)
                if cost < w[COST + pair]:
                    w[COST + pair] = cost
                    w[BY_TRACK + pair] = track


@kernel
def track_cost(w: Block, track: int, held: int) -> int:
    """The turns that a track takes, less what its points are worth, with so many cards of its colour in hand."""
    length = LENGTH[track]
    per_card = w[EDGE_GRAY] if COLOUR[track] == GRAY else w[EDGE_CARD]
    turns = 100 * w[EDGE_BASE] + per_card * (100 * length - w[EDGE_HELD] * min(held, length))
    turns -= 100 * w[EDGE_POINTS] * ROUTE_POINTS_OF[length]
    return 1 + max(100 * w[EDGE_LEAST], turns) + 100 * w[EDGE_LENGTH] * length  # nothing but the own is free


# --- ways


@kernel
def find_ways(w: Block, start: int, end: int) -> None:
    """The cheapest way from a place to another, or to EVERY one, at the prices of now; countries are only ends (TR-8).

    What is as far as the end is not gone on from.
    """
    for place in range(PLACES + 1):
        w[DISTANCE + place] = FAR
    w[DISTANCE + start] = 0
    w[CAME_BY + start] = NO_PAIR
    w[QUEUE] = start
    first, waiting, waits = 0, 1, 1 << start  # a ring of places, and the same places as a set
    while waiting > 0:
        place = w[QUEUE + first]
        first = first + 1 if first + 1 < PLACES else 0
        waiting -= 1
        waits ^= 1 << place
        so_far = w[DISTANCE + place]
        if (place >= CITIES and place != start) or so_far >= w[DISTANCE + end]:
            continue
        for i in range(PLACE_FIRST[place], PLACE_FIRST[place + 1]):
            onto = PLACE_ONTO[i]
            distance = so_far + w[PRICE_NOW + PLACE_PAIRS[i]]
            if distance < w[DISTANCE + onto] and distance < w[DISTANCE + end]:
                w[DISTANCE + onto] = distance
                w[CAME_BY + onto] = PLACE_PAIRS[i]
                if waits >> onto & 1 == 0:
                    waits |= 1 << onto
                    last = first + waiting
                    w[QUEUE + (last if last < PLACES else last - PLACES)] = onto
                    waiting += 1


@kernel
def trains_to(w: Block, place: int) -> int:
    """The trains that the way found to a place still takes."""
    trains = 0
    while w[CAME_BY + place] != NO_PAIR:
        pair = w[CAME_BY + place]
        if w[PRICE_NOW + pair] > 0:
            trains += PAIR_LENGTH[pair]
        place = PAIR_A[pair] + PAIR_B[pair] - place
    return trains


# --- networks


@kernel
def want_tickets(s: Block, seat: int, chosen: int, w: Block) -> None:
    """Note the tickets that a seat has, and those of its offer that a mask chooses: most points first."""
    at, count = side_at(seat), 0
    w[JOINED_POINTS] = 0
    for back in range(TICKETS):
        ticket = TICKETS - 1 - back  # `data` lists them by their points
        if s[TICKET + ticket] == seat or is_chosen(s, seat, ticket, chosen):
            if are_joined(s, at, TICKET_A[ticket], TICKET_B[ticket]):
                w[JOINED_POINTS] += TICKET_POINTS[ticket]
            else:
                w[WANTED + count] = ticket
                count += 1
    w[WANTED_N] = count


@kernel
def is_chosen(s: Block, seat: int, ticket: int, chosen: int) -> bool:
    if s[TICKET + ticket] == OFFERED + seat:
        at = side_at(seat)
        for i in range(s[at + OFFER_N]):
            if s[at + OFFER + i] == ticket:
                return chosen >> i & 1 == 1
    return False


@kernel
def plan_network(s: Block, seat: int, w: Block) -> int:
    """Find the pairs that serve the tickets wanted best; what that network is worth."""
    best, count = 0, w[WANTED_N]
    for order in range(max(1, min(count, w[ORDERS_N]))):
        worth = try_order(s, seat, order, w)
        if order == 0 or worth > best:
            best = worth
            for i in range(w[TRIED_N]):
                w[BUILD + i] = w[TRIED + i]
            w[BUILD_N] = w[TRIED_N]
            w[BUILD_LENGTH] = w[TRIED_LENGTH]
            w[LEFT_OUT] = w[TRIED_OUT]
    for pair in range(PAIRS):
        w[IS_PLANNED + pair] = 0
    for i in range(w[BUILD_N]):
        w[IS_PLANNED + w[BUILD + i]] = 1
    return best


@kernel
def clear_plan(w: Block) -> None:
    """Nothing is to be built."""
    w[BUILD_N], w[BUILD_LENGTH], w[LEFT_OUT], w[TARGET_N] = 0, 0, 0, 0
    for pair in range(PAIRS):
        w[IS_PLANNED + pair] = 0


@kernel
def try_order(s: Block, seat: int, order: int, w: Block) -> int:
    """Join the tickets in one order: by points down, by points up, or beginning further down."""
    count, trains = w[WANTED_N], s[side_at(seat) + TRAINS]
    for pair in range(PAIRS):
        w[PRICE_NOW + pair] = w[COST + pair]
    w[TRIED_N], w[TRIED_LENGTH], w[TRIED_OUT] = 0, 0, 0
    points, turns = w[JOINED_POINTS], 0
    for i in range(count):
        place = i
        if order == 1:
            place = count - 1 - i
        elif order > 1:
            place = (i + count * (order - 1) // (ORDERS - 1)) % count
        ticket = w[WANTED + place]
        find_ways(w, TICKET_A[ticket], TICKET_B[ticket])
        cost = w[DISTANCE + TICKET_B[ticket]]
        if (
            cost >= FAR
            or w[REFUSE_COST] * cost > 10_000 * (200 * TICKET_POINTS[ticket] + w[REFUSE_BONUS])
            or trains_to(w, TICKET_B[ticket]) > trains - w[TRIED_LENGTH]
        ):
            w[TRIED_OUT] += 1
            points -= TICKET_POINTS[ticket]
        else:
            points += TICKET_POINTS[ticket]
            turns += cost
            note_way(w, TICKET_B[ticket])
    served = count - w[TRIED_OUT]
    return 10_000 * (w[NETWORK_POINTS] * points - w[NETWORK_TICKET] * served) - w[NETWORK_COST] * turns


@kernel
def note_way(w: Block, place: int) -> None:
    """The way found to a place belongs to the plan, and costs nothing more."""
    while w[CAME_BY + place] != NO_PAIR:
        pair = w[CAME_BY + place]
        if w[PRICE_NOW + pair] > 0:
            w[PRICE_NOW + pair] = 0
            w[TRIED + w[TRIED_N]] = pair
            w[TRIED_N] += 1
            w[TRIED_LENGTH] += PAIR_LENGTH[pair]
        place = PAIR_A[pair] + PAIR_B[pair] - place
