"""What is legal, as kernels: how many actions of each kind a seat has, which they are, and the n-th of them.

The order is fixed: kinds as `layout` numbers them, within a kind by the numbers of the actions.
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.marklin.acting import place_fault
from whistlestop.games.marklin.board import (
    CITIES,
    CITY_FIRST,
    CITY_TRACKS,
    COLOUR,
    END_A,
    END_B,
    FIRST_PAYMENT,
    GRAY,
    IN_ONE_COLOUR,
    LENGTH,
    LOCOMOTIVE,
    PRICE,
    STRIDE,
    WAYS,
    can_pay,
    count_claims,
    count_payments,
    count_wild,
    is_open,
    side_at,
)
from whistlestop.games.marklin.cards import SLOTS
from whistlestop.games.marklin.layout import (
    AT_TURN,
    BLIND,
    CHOOSE,
    CHOOSING,
    CHOSE,
    CLAIMED,
    CURRENT,
    DECK_SIZE,
    DONE,
    FINE,
    FIRST_CLAIM,
    FIRST_DEPART,
    FIRST_KEEP,
    FIRST_PLACE,
    FIRST_RIDE,
    FIRST_SPLIT,
    GAP,
    KEEP,
    KIND_CARD,
    KIND_CLAIM,
    KIND_DEPART,
    KIND_DONE,
    KIND_KEEP,
    KIND_PASS,
    KIND_PLACE,
    KIND_RIDE,
    KIND_TICKETS,
    KINDS,
    NO_TRACK,
    OFFER_N,
    PASS,
    PHASE,
    PLACE,
    RIDE,
    RIDE_AT,
    RIDE_LENGTH,
    ROW,
    SECOND,
    SPLIT,
    STAGE,
    STANDING,
    TAKE,
)
from whistlestop.games.marklin.rides import can_depart, ride_fault
from whistlestop.games.marklin.tickets import BITS, fewest_kept, offer_size, tickets_left


@kernel
def count_kinds(s: Block, seat: int, ways: Block, counts: Block) -> None:
    """How many legal actions of each kind a seat has; `ways` gets what its hand can pay, if that matters."""
    for kind in range(KINDS):
        counts[kind] = 0
    phase, at = s[PHASE], side_at(seat)
    if phase == CHOOSE or (phase == KEEP and s[CURRENT] == seat):
        counts[KIND_KEEP] = count_keeps(s, at) if s[at + STAGE] == CHOOSING else 0
        counts[KIND_DONE] = 1 if s[at + STAGE] == CHOSE else 0
    elif s[CURRENT] != seat:
        return
    elif phase == AT_TURN:
        counts[KIND_CARD] = count_cards(s)
        count_payments(s, at, ways)
        counts[KIND_CLAIM] = count_claims(s, seat, ways)
        counts[KIND_TICKETS] = count_splits(s)
        if s[at + STANDING] > 0:
            for city in range(CITIES):
                if can_depart(s, seat, city):
                    counts[KIND_DEPART] += 1
        if counts[KIND_CARD] + counts[KIND_CLAIM] + counts[KIND_TICKETS] + counts[KIND_DEPART] == 0:
            counts[KIND_PASS] = 1
    elif phase == SECOND:
        counts[KIND_CARD] = count_cards(s)
    elif phase == SPLIT:
        counts[KIND_TICKETS] = count_splits(s)
    elif phase == PLACE:
        counts[KIND_PLACE] = count_places(s, seat)
        counts[KIND_DONE] = 1
    elif phase == RIDE:
        city = s[RIDE_AT]
        for i in range(CITY_FIRST[city], CITY_FIRST[city + 1]):
            if ride_fault(s, seat, CITY_TRACKS[i]) == FINE:
                counts[KIND_RIDE] += 1
        counts[KIND_DONE] = 1 if s[RIDE_LENGTH] > 0 else 0


@kernel
def can_take(s: Block, slot: int) -> bool:
    """TR-4.1."""
    return s[ROW + slot] != GAP and (s[PHASE] == AT_TURN or s[ROW + slot] != LOCOMOTIVE)


@kernel
def count_cards(s: Block) -> int:
    found = 1 if s[DECK_SIZE] > 0 else 0
    for slot in range(SLOTS):
        if can_take(s, slot):
            found += 1
    return found


@kernel
def fewest_short(s: Block) -> int:
    """TR-6: the short deck has to make up for what the long one lacks."""
    return max(0, offer_size(s) - tickets_left(s, 1))


@kernel
def count_splits(s: Block) -> int:
    if offer_size(s) == 0:
        return 0
    return min(offer_size(s), tickets_left(s, 0)) - fewest_short(s) + 1


@kernel
def count_keeps(s: Block, at: int) -> int:
    found = 0
    for mask in range(1, 1 << s[at + OFFER_N]):
        if BITS[mask] >= fewest_kept(s):
            found += 1
    return found


@kernel
def count_places(s: Block, seat: int) -> int:
    track, found = s[CLAIMED], 0
    if track != NO_TRACK:
        if place_fault(s, seat, END_A[track]) == FINE:
            found += 1
        if END_B[track] < CITIES and place_fault(s, seat, END_B[track]) == FINE:
            found += 1
    return found


@kernel
def nth_action(s: Block, seat: int, kind: int, index: int, ways: Block) -> int:
    """Action number `index` of a kind, in the order in which they are listed."""
    if kind == KIND_CLAIM:
        return FIRST_CLAIM + nth_claim(s, seat, index, ways)
    if kind == KIND_CARD:
        for slot in range(SLOTS):
            if can_take(s, slot):
                if index == 0:
                    return TAKE + slot
                index -= 1
        return BLIND
    if kind == KIND_TICKETS:
        short = fewest_short(s) + index
        return FIRST_SPLIT + 5 * short + offer_size(s) - short
    if kind == KIND_DEPART:
        city = 0
        while index > 0 or not can_depart(s, seat, city):
            if can_depart(s, seat, city):
                index -= 1
            city += 1
        return FIRST_DEPART + city
    if kind == KIND_KEEP:
        mask = 1
        while index > 0 or BITS[mask] < fewest_kept(s):
            if BITS[mask] >= fewest_kept(s):
                index -= 1
            mask += 1
        return FIRST_KEEP + mask
    if kind == KIND_PLACE:
        track = s[CLAIMED]
        is_first = index == 0 and place_fault(s, seat, END_A[track]) == FINE
        return FIRST_PLACE + (END_A[track] if is_first else END_B[track])
    if kind == KIND_RIDE:
        i = CITY_FIRST[s[RIDE_AT]]
        while index > 0 or ride_fault(s, seat, CITY_TRACKS[i]) != FINE:
            if ride_fault(s, seat, CITY_TRACKS[i]) == FINE:
                index -= 1
            i += 1
        return FIRST_RIDE + CITY_TRACKS[i]
    return DONE if kind == KIND_DONE else PASS


@kernel
def nth_claim(s: Block, seat: int, index: int, ways: Block) -> int:
    """Tracks in their order, then payments."""
    at, track = side_at(seat), 0
    while True:
        if is_open(s, seat, track):
            found = ways[PRICE[track]]
            if index < found:
                break
            index -= found
        track += 1
    payment = FIRST_PAYMENT[track]
    if COLOUR[track] == GRAY:  # pass over whole colours
        alone = count_wild(s, at, LENGTH[track])
        for colour in range(GRAY):
            found = ways[STRIDE * colour + LENGTH[track]] - alone
            if index < found:
                break
            index -= found
            payment += IN_ONE_COLOUR[LENGTH[track]]
    while index > 0 or not can_pay(s, at, payment):
        if can_pay(s, at, payment):
            index -= 1
        payment += 1
    return payment


@kernel
def list_actions(s: Block, seat: int, counts: Block, out: Block) -> int:
    """All legal actions of a seat, kind by kind; `counts` gets how many there are of each."""
    ways, of_kind = zeros(WAYS), zeros(KINDS)
    count_kinds(s, seat, ways, of_kind)
    end = 0
    for kind in range(KINDS):
        counts[kind] = of_kind[kind]
        if kind == KIND_CLAIM and of_kind[kind]:
            end = list_claims(s, seat, ways, out, end)
        else:
            for index in range(of_kind[kind]):
                out[end] = nth_action(s, seat, kind, index, ways)
                end += 1
    return end


@kernel
def list_claims(s: Block, seat: int, ways: Block, out: Block, end: int) -> int:
    at = side_at(seat)
    for track in range(len(FIRST_PAYMENT)):
        if is_open(s, seat, track):
            payment, left = FIRST_PAYMENT[track], ways[PRICE[track]]
            while left > 0:
                if can_pay(s, at, payment):
                    out[end] = FIRST_CLAIM + payment
                    end += 1
                    left -= 1
                payment += 1
    return end


# --- for callers in Python, whose blocks numba would compile everything for once more


@kernel
def count_by_kind(s: Block, seat: int, counts: Block) -> None:
    """`count_kinds` alone."""
    ways, of_kind = zeros(WAYS), zeros(KINDS)
    count_kinds(s, seat, ways, of_kind)
    for kind in range(KINDS):
        counts[kind] = of_kind[kind]


@kernel
def nth_of_kind(s: Block, seat: int, kind: int, index: int) -> int:
    """`nth_action` alone."""
    ways = zeros(WAYS)
    if kind == KIND_CLAIM:
        count_payments(s, side_at(seat), ways)
    return nth_action(s, seat, kind, index, ways)
