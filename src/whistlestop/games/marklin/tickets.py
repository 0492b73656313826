"""Tickets as kernels: what is drawn, offered, kept and put under the decks (TR-2.2, TR-6).

The shuffled part of a deck is a multiset; tickets put under it lie in a known order and come when that part is
empty.
"""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.layout import (
    ASKED,
    CHOOSING,
    CHOSEN,
    FIRST_KEPT,
    IDLE,
    IN_DECK,
    LATER_KEPT,
    LOT,
    OFFER,
    OFFER_N,
    OFFERED,
    RETURNED_BY,
    SEATS,
    SETTLED,
    SHUFFLED_N,
    STAGE,
    TICKET,
    TURN,
    UNDER,
    UNDER_DECK,
    UNDER_N,
    UNDER_STEP,
)  # fmt: skip
from whistlestop.games.marklin.passed import FIRST_LONG, note_drawn, note_settled

MOST_OFFERED = data.OFFER
BITS = table(mask.bit_count() for mask in range(1 << MOST_OFFERED))


@kernel
def deck_of(ticket: int) -> int:
    return 1 if ticket >= FIRST_LONG else 0


@kernel
def tickets_left(s: Block, deck: int) -> int:
    return s[SHUFFLED_N + deck] + s[UNDER_N + deck]


@kernel
def offer_size(s: Block) -> int:
    """TR-6: four, or all that are left."""
    return min(MOST_OFFERED, tickets_left(s, 0) + tickets_left(s, 1))


@kernel
def by_chance(s: Block, seat: int, deck: int) -> int:
    """How many of the tickets that a seat has asked for come from the shuffled part."""
    return min(s[side_at(seat) + ASKED + deck], s[SHUFFLED_N + deck])


@kernel
def fewest_kept(s: Block) -> int:
    """TR-2.2, TR-6."""
    return 2 if s[TURN] == 0 else 1


@kernel
def receive(s: Block, seat: int) -> None:
    """The tickets asked for come to the seat: those of the lot first, then from under their deck."""
    at, place = side_at(seat), 0
    for deck in range(2):
        drawn = by_chance(s, seat, deck)
        for _ in range(drawn):
            hand_over(s, seat, s[LOT + place] + FIRST_LONG * deck)
            place += 1
        s[SHUFFLED_N + deck] -= drawn
        for i in range(s[at + ASKED + deck] - drawn):
            note_drawn(s, seat, deck, drawn + i)
            hand_over(s, seat, s[UNDER + FIRST_LONG * deck] % UNDER_STEP)
            s[UNDER_N + deck] -= 1
            for below in range(s[UNDER_N + deck]):
                s[UNDER + FIRST_LONG * deck + below] = s[UNDER + FIRST_LONG * deck + below + 1]
            s[UNDER + FIRST_LONG * deck + s[UNDER_N + deck]] = 0
    s[at + STAGE] = CHOOSING


@kernel
def hand_over(s: Block, seat: int, ticket: int) -> None:
    at = side_at(seat)
    s[TICKET + ticket] = OFFERED + seat
    s[at + OFFER + s[at + OFFER_N]] = ticket
    s[at + OFFER_N] += 1


@kernel
def settle(s: Block, seat: int) -> None:
    """What a seat has chosen stays with it; the rest goes under its deck, at set-up later back into it."""
    at, kept = side_at(seat), FIRST_KEPT if s[TURN] == 0 else LATER_KEPT
    if s[TURN] > 0:
        for deck in range(2):
            note_settled(s, seat, deck, s[at + ASKED + deck], count_chosen(s, at, deck))
    for i in range(s[at + OFFER_N]):
        ticket = s[at + OFFER + i]
        deck = deck_of(ticket)
        if s[at + CHOSEN] >> i & 1:
            s[TICKET + ticket] = seat
            s[at + kept + deck] += 1
        elif s[TURN] > 0:
            s[TICKET + ticket] = UNDER_DECK
            s[UNDER + FIRST_LONG * deck + s[UNDER_N + deck]] = ticket + UNDER_STEP * seat
            s[UNDER_N + deck] += 1
    if s[TURN] > 0:
        clear_offer(s, at)
    else:
        s[at + STAGE] = SETTLED


@kernel
def count_chosen(s: Block, at: int, deck: int) -> int:
    """How many tickets of a deck are chosen from an offer."""
    found = 0
    for i in range(s[at + OFFER_N]):
        if s[at + CHOSEN] >> i & 1 and deck_of(s[at + OFFER + i]) == deck:
            found += 1
    return found


@kernel
def return_all(s: Block) -> None:
    """TR-2.2: when all have chosen, what they did not keep is shuffled into the decks."""
    for seat in range(1, s[SEATS] + 1):
        at = side_at(seat)
        for i in range(s[at + OFFER_N]):
            ticket = s[at + OFFER + i]
            if s[TICKET + ticket] == OFFERED + seat:
                s[TICKET + ticket] = IN_DECK
                s[RETURNED_BY + ticket] = seat
                s[SHUFFLED_N + deck_of(ticket)] += 1
        clear_offer(s, at)


@kernel
def clear_offer(s: Block, at: int) -> None:
    s[at + STAGE] = IDLE
    s[at + OFFER_N] = 0
    s[at + CHOSEN] = 0
    s[at + ASKED] = 0
    s[at + ASKED + 1] = 0
    for i in range(MOST_OFFERED):
        s[at + OFFER + i] = 0
