"""What players do, as kernels: cards, routes, tickets, passengers, the end of a turn (TR-3 to TR-7).

`act` is the one door: it judges and carries out, or says by number why not (`layout.FAULTS`).
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.marklin.board import (
    CITIES,
    END_A,
    END_B,
    LENGTH,
    LOCOMOTIVE,
    PASSENGER,
    PAY_COLOUR,
    PAY_LOCOMOTIVES,
    PAY_PLUS4,
    PAY_TRACK,
    PLUS4,
    ROUTE_POINTS_OF,
    WAYS,
    WILD,
    claim_fault,
    count_claims,
    count_payments,
    lay,
    side_at,
)
from whistlestop.games.marklin.cards import SLOTS, give, pay, reshuffle
from whistlestop.games.marklin.flow import end_turn, refill, take_offer
from whistlestop.games.marklin.layout import (
    ASKED,
    AT_TURN,
    BLIND,
    CAN_ACT,
    CARD_DRAW,
    CHOOSE,
    CHOOSE_FIRST,
    CHOOSING,
    CHOSE,
    CHOSEN,
    CITY_OCCUPIED,
    CLAIMED,
    CURRENT,
    DECK_EMPTY,
    DECK_SIZE,
    DONE,
    FINE,
    FIRST,
    FIRST_CLAIM,
    FIRST_DEPART,
    FIRST_KEEP,
    FIRST_PLACE,
    FIRST_RIDE,
    FIRST_SPLIT,
    GAME_OVER,
    GAP,
    KEEP,
    KEEP_TWO,
    KNOWN,
    LOCOMOTIVE_SECOND,
    NO_CARD_THERE,
    NO_PASSENGER_LEFT,
    NO_PASSENGER_THERE,
    NO_TICKETS,
    NO_TRACK,
    NO_WAY_ON,
    NOT_AT_THE_ROUTE,
    NOT_NOW,
    NOT_OFFERED,
    NOT_TRAVELLED,
    NOT_YOUR_TURN,
    OCCUPIED,
    OFFER_N,
    OVER,
    PASSES,
    PHASE,
    PLACE,
    RIDE,
    RIDE_COST,
    RIDE_FROM,
    RIDE_LENGTH,
    ROUTE_POINTS,
    ROW,
    SEATS,
    SECOND,
    SETTLED,
    SPLIT,
    STAGE,
    STANDING,
    SUPPLY,
    THEN_CARD,
    THEN_END,
    THEN_PLACE,
    TICKET_DRAW,
    TRAINS,
    TURN,
    WRONG_SPLIT,
)
from whistlestop.games.marklin.rides import arrive, can_depart, depart, ride, ride_fault
from whistlestop.games.marklin.tickets import BITS, by_chance, fewest_kept, offer_size, return_all, settle, tickets_left


@kernel
def act(s: Block, seat: int, action: int) -> int:
    """Carry out an action, or leave everything as it is and say what is wrong."""
    if s[PHASE] == OVER:
        return GAME_OVER
    if s[PHASE] == CHOOSE:
        if FIRST_KEEP <= action < FIRST_DEPART:
            return keep(s, seat, action - FIRST_KEEP)
        return done_choosing(s, seat) if action == DONE else NOT_NOW
    if s[CURRENT] != seat:
        return NOT_YOUR_TURN
    if action >= FIRST_CLAIM:
        return claim(s, seat, action - FIRST_CLAIM)
    if action < BLIND:
        return take(s, seat, action)
    if action == BLIND:
        return take_blind(s)
    if action < FIRST_KEEP:
        return split(s, seat, (action - FIRST_SPLIT) // 5, (action - FIRST_SPLIT) % 5)
    if action < FIRST_DEPART:
        return keep(s, seat, action - FIRST_KEEP)
    if action < FIRST_RIDE:
        return begin_ride(s, seat, action - FIRST_DEPART)
    if action < FIRST_PLACE:
        return go_by(s, seat, action - FIRST_RIDE)
    if action < DONE:
        return place(s, seat, action - FIRST_PLACE)
    if action == DONE:
        return done(s, seat)
    return pass_turn(s, seat)


@kernel
def begin(s: Block) -> None:
    """A turn is made use of: nobody has passed in between (TR-3.1)."""
    s[PASSES] = 0


# --- train cards (TR-4)


@kernel
def take(s: Block, seat: int, slot: int) -> int:
    if s[PHASE] != AT_TURN and s[PHASE] != SECOND:
        return NOT_NOW
    kind = s[ROW + slot]
    if kind == GAP:
        return NO_CARD_THERE
    if kind == LOCOMOTIVE and s[PHASE] == SECOND:
        return LOCOMOTIVE_SECOND
    begin(s)
    give(s, side_at(seat), kind)
    s[side_at(seat) + KNOWN + kind] += 1
    s[ROW + slot] = GAP
    refill(s, THEN_END if kind == LOCOMOTIVE else THEN_CARD)
    return FINE


@kernel
def take_blind(s: Block) -> int:
    if s[PHASE] != AT_TURN and s[PHASE] != SECOND:
        return NOT_NOW
    if s[DECK_SIZE] == 0:
        return DECK_EMPTY
    begin(s)
    s[PHASE] = CARD_DRAW
    return FINE


# --- routes (TR-5)


@kernel
def claim(s: Block, seat: int, payment: int) -> int:
    if s[PHASE] != AT_TURN:
        return NOT_NOW
    fault = claim_fault(s, seat, payment)
    if fault != FINE:
        return fault
    begin(s)
    at, track = side_at(seat), PAY_TRACK[payment]
    locomotives, plus4 = PAY_LOCOMOTIVES[payment], PAY_PLUS4[payment]
    if PAY_COLOUR[payment] != WILD:
        pay(s, at, PAY_COLOUR[payment], LENGTH[track] - locomotives - plus4)
    pay(s, at, LOCOMOTIVE, locomotives)
    pay(s, at, PLUS4, plus4)
    lay(s, seat, track)
    s[at + TRAINS] -= LENGTH[track]
    s[at + ROUTE_POINTS] += ROUTE_POINTS_OF[LENGTH[track]]
    s[CLAIMED] = track
    reshuffle(s)
    refill(s, THEN_PLACE)
    return FINE


@kernel
def place_fault(s: Block, seat: int, city: int) -> int:
    """TR-5.4: why no passenger can be placed in this city now, or FINE."""
    if s[PHASE] != PLACE:
        return NOT_NOW
    track = s[CLAIMED]
    if track == NO_TRACK or (END_A[track] != city and END_B[track] != city):
        return NOT_AT_THE_ROUTE
    if s[side_at(seat) + SUPPLY] == 0:
        return NO_PASSENGER_LEFT
    return CITY_OCCUPIED if s[OCCUPIED + city] else FINE


@kernel
def place(s: Block, seat: int, city: int) -> int:
    fault = place_fault(s, seat, city)
    if fault == FINE:
        s[OCCUPIED + city] = seat
        s[side_at(seat) + SUPPLY] -= 1
        s[side_at(seat) + STANDING] += 1
        s[CLAIMED] = NO_TRACK
    return fault


# --- tickets (TR-2.2, TR-6)


@kernel
def split_fault(s: Block, short: int, long: int) -> int:
    if s[PHASE] != SPLIT and s[PHASE] != AT_TURN:
        return NOT_NOW
    if offer_size(s) == 0:
        return NO_TICKETS
    if short + long != offer_size(s) or short > tickets_left(s, 0) or long > tickets_left(s, 1):
        return WRONG_SPLIT
    return FINE


@kernel
def split(s: Block, seat: int, short: int, long: int) -> int:
    """So many short and long tickets are announced and drawn."""
    fault = split_fault(s, short, long)
    if fault != FINE:
        return fault
    begin(s)
    s[side_at(seat) + ASKED] = short
    s[side_at(seat) + ASKED + 1] = long
    if by_chance(s, seat, 0) + by_chance(s, seat, 1) > 0:
        s[PHASE] = TICKET_DRAW
    else:
        take_offer(s)
    return FINE


@kernel
def keep(s: Block, seat: int, chosen: int) -> int:
    """Choose which tickets to keep; nobody else knows before it is confirmed, and then only how many."""
    at = side_at(seat)
    if (s[PHASE] != KEEP and s[PHASE] != CHOOSE) or s[at + STAGE] != CHOOSING:
        return NOT_NOW
    if chosen == 0 or chosen >> s[at + OFFER_N]:
        return NOT_OFFERED
    if BITS[chosen] < fewest_kept(s):
        return KEEP_TWO
    s[at + CHOSEN] = chosen
    s[at + STAGE] = CHOSE
    return FINE


@kernel
def done_choosing(s: Block, seat: int) -> int:
    """Confirm the choice at set-up; the game begins when all have (TR-2.2)."""
    stage = s[side_at(seat) + STAGE]
    if stage == CHOOSING:
        return CHOOSE_FIRST
    if stage != CHOSE:
        return NOT_NOW
    settle(s, seat)
    for other in range(1, s[SEATS] + 1):
        if s[side_at(other) + STAGE] != SETTLED:
            return FINE
    return_all(s)
    s[CURRENT] = s[FIRST]
    s[TURN] = 1
    s[PHASE] = AT_TURN
    return FINE


# --- passengers (TR-7)


@kernel
def begin_ride(s: Block, seat: int, city: int) -> int:
    if s[PHASE] != AT_TURN:
        return NOT_NOW
    if s[OCCUPIED + city] != seat:
        return NO_PASSENGER_THERE
    if not can_depart(s, seat, city):
        return NO_WAY_ON
    begin(s)
    depart(s, city)
    return FINE


@kernel
def go_by(s: Block, seat: int, track: int) -> int:
    if s[PHASE] != RIDE:
        return NOT_NOW
    fault = ride_fault(s, seat, track)
    if fault == FINE:
        ride(s, seat, track)
    return fault


@kernel
def end_ride(s: Block, seat: int) -> int:
    """TR-7.1, TR-7.3: the cards are discarded together, the passenger leaves the game."""
    if s[RIDE_LENGTH] == 0:
        return NOT_TRAVELLED
    at = side_at(seat)
    pay(s, at, PASSENGER, s[RIDE_COST])
    s[OCCUPIED + s[RIDE_FROM]] = 0
    s[at + STANDING] -= 1
    arrive(s)
    reshuffle(s)
    refill(s, THEN_END)
    return FINE


# --- the end of a turn


@kernel
def done(s: Block, seat: int) -> int:
    """Confirm what this turn has brought."""
    if s[PHASE] == PLACE:
        end_turn(s)
        return FINE
    if s[PHASE] == RIDE:
        return end_ride(s, seat)
    if s[PHASE] == KEEP:
        if s[side_at(seat) + STAGE] == CHOOSING:
            return CHOOSE_FIRST
        settle(s, seat)
        end_turn(s)
        return FINE
    return NOT_NOW


@kernel
def pass_turn(s: Block, seat: int) -> int:
    """TR-3.1: only for whoever can do nothing else; it counts as a turn."""
    if s[PHASE] != AT_TURN:
        return NOT_NOW
    if can_act(s, seat):
        return CAN_ACT
    s[PASSES] += 1
    end_turn(s)
    return FINE


@kernel
def can_act(s: Block, seat: int) -> bool:
    """Whether any of the four things that a turn may be is possible."""
    if s[DECK_SIZE] > 0 or offer_size(s) > 0:
        return True
    for slot in range(SLOTS):
        if s[ROW + slot] != GAP:
            return True
    for city in range(CITIES):
        if can_depart(s, seat, city):
            return True
    ways = zeros(WAYS)
    count_payments(s, side_at(seat), ways)
    return count_claims(s, seat, ways) > 0
