"""Tickets that a viewer does not see, dealt at random as kernels (TR-2.2, TR-6, TR-10).

A ticket that the viewer has put under a deck and that others have drawn since goes to one of the places where it may be
(`passed`); all others are equally likely wherever a ticket of their deck is hidden.
"""

from whistlestop.core.fast import below
from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.layout import (
    ASKED,
    CHOSEN,
    CURRENT,
    FIRST_KEPT,
    IDLE,
    IN_DECK,
    KEEP,
    KEPT_BY,
    LATER_KEPT,
    LIES_UNDER,
    MAY_BE,
    MAY_PLACES,
    OFFER,
    OFFER_N,
    OFFERED,
    OFFERED_AS,
    OVER,
    PHASE,
    RETURNED_BY,
    SEATS,
    SETTLED,
    SHUFFLED_N,
    STAGE,
    TICKET,
    TICKETS,
    TURN,
    UNDER,
    UNDER_DECK,
    UNDER_N,
    UNDER_STEP,
)
from whistlestop.games.marklin.passed import FIRST_LONG, deck_end
from whistlestop.games.marklin.tickets import MOST_OFFERED

AT, NUMBER = 0, 1  # where the stream of random numbers stands


@kernel
def draw_number(random: Block, bound: int) -> int:
    random[NUMBER] += 1
    return below(random[AT], random[NUMBER] - 1, bound)


@kernel
def deal_tickets(s: Block, viewer: int, random: Block) -> bool:
    """Deck by deck: what the viewer knows to be somewhere, what others kept at set-up, then all else.

    What the viewer gave back at set-up nobody kept there.
    """
    pool = zeros(TICKETS)
    for deck in range(2):
        first, given, fixed = FIRST_LONG * deck, zeros(s[SEATS] + 1), zeros(MOST_OFFERED)
        if viewer and not place_passed(s, viewer, deck, given, fixed, random):
            return False
        size = gather(s, viewer, pool, 0, deck, 0)
        if s[PHASE] != OVER:  # there all tickets are shown
            for seat in range(1, s[SEATS] + 1):
                if seat != viewer:
                    size = imagine_kept(s, seat, s[side_at(seat) + FIRST_KEPT + deck], pool, size, random)
                    if s[TURN] == 0:
                        size = imagine_offer(s, seat, deck, fixed, pool, size, random)
        if size < 0:
            return False
        size = gather(s, viewer, pool, size, deck, 1)
        if s[PHASE] != OVER:
            for seat in range(1, s[SEATS] + 1):
                if seat != viewer:
                    kept = s[side_at(seat) + LATER_KEPT + deck] - given[seat]
                    size = imagine_kept(s, seat, kept, pool, size, random)
                    if s[TURN] > 0:
                        size = imagine_offer(s, seat, deck, fixed, pool, size, random)
        for i in range(s[UNDER_N + deck]):
            if s[UNDER + first + i] < 0:
                if size <= 0:
                    return False
                size -= 1
                s[UNDER + first + i] = pick(pool, size, random)
                s[TICKET + s[UNDER + first + i] % UNDER_STEP] = UNDER_DECK
        if size != s[SHUFFLED_N + deck]:
            return False
    return True


@kernel
def gather(s: Block, viewer: int, pool: Block, size: int, deck: int, returned: int) -> int:
    """Add the tickets of a deck whose place is unknown: those that the viewer gave back at set-up, or the others."""
    for ticket in range(FIRST_LONG * deck, deck_end(deck)):
        is_passed = viewer > 0 and s[side_at(viewer) + MAY_BE + ticket] > 0
        if s[TICKET + ticket] == IN_DECK and not is_passed and (s[RETURNED_BY + ticket] > 0) == (returned == 1):
            pool[size] = ticket
            size += 1
    return size


@kernel
def pick(pool: Block, last: int, random: Block) -> int:
    """One of the tickets up to `last`, which closes the gap it leaves."""
    place = draw_number(random, last + 1)
    ticket = pool[place]
    pool[place] = pool[last]
    return ticket


@kernel
def imagine_kept(s: Block, seat: int, count: int, pool: Block, size: int, random: Block) -> int:
    """So many tickets of the pool are a seat's; how many are left, or -1 where they are too few."""
    if size < count:
        return -1
    for _ in range(count):
        size -= 1
        ticket = pick(pool, size, random)
        s[TICKET + ticket] = seat
        if s[TURN] == 0:  # they still lie before the seat, with those that it will give back
            at = side_at(seat)
            s[at + CHOSEN] |= 1 << s[at + OFFER_N]
            s[at + OFFER + s[at + OFFER_N]] = ticket
            s[at + OFFER_N] += 1
    return size


@kernel
def imagine_offer(s: Block, seat: int, deck: int, fixed: Block, pool: Block, size: int, random: Block) -> int:
    """The tickets that another seat is choosing from, or has chosen from at set-up; `fixed`: those that are there."""
    at = side_at(seat)
    if s[at + STAGE] == IDLE:
        return size
    count = s[at + ASKED + deck] - (s[at + FIRST_KEPT + deck] if s[at + STAGE] == SETTLED else 0)
    if s[at + OFFER_N] + count > MOST_OFFERED or count < 0:
        return -1
    for number in range(count):
        ticket = fixed[number] - 1
        if ticket < 0:
            size -= 1
            if size < 0:
                return -1
            ticket = pick(pool, size, random)
        s[TICKET + ticket] = OFFERED + seat
        s[at + OFFER + s[at + OFFER_N]] = ticket
        s[at + OFFER_N] += 1
    return size


# --- tickets that the viewer knows to be in one of some places (`passed`)


@kernel
def place_passed(s: Block, viewer: int, deck: int, given: Block, fixed: Block, random: Block) -> bool:
    """Each of them goes to one of its places; `given` counts what seats have kept so, `fixed` is what was offered."""
    tickets, where, room = zeros(TICKETS), zeros(TICKETS), zeros(MAY_PLACES)
    count, first = 0, FIRST_LONG * deck
    for ticket in range(first, deck_end(deck)):
        if s[side_at(viewer) + MAY_BE + ticket]:
            tickets[count] = ticket
            count += 1
    if count == 0:
        return True
    find_room(s, viewer, deck, room)
    for i in range(count):
        other = draw_number(random, i + 1)  # in any order
        tickets[i], tickets[other] = tickets[other], tickets[i]
    for i in range(count):
        where[i] = -1
        if not (
            place_freely(s, viewer, tickets, where, i, room, random) or make_room(s, viewer, tickets, where, i, room)
        ):
            return False
    for i in range(count):
        ticket, place = tickets[i], where[i]
        if place < LIES_UNDER:
            s[TICKET + ticket] = place - KEPT_BY
            given[place - KEPT_BY] += 1
        elif place < LIES_UNDER + s[UNDER_N + deck]:
            s[TICKET + ticket] = UNDER_DECK
            s[UNDER + first + place - LIES_UNDER] = ticket
        else:
            fixed[OFFERED_AS - place] = ticket + 1
    return True


@kernel
def find_room(s: Block, viewer: int, deck: int, room: Block) -> None:
    """How many tickets each place has room for."""
    for seat in range(1, s[SEATS] + 1):
        if seat != viewer:
            room[KEPT_BY + seat] = s[side_at(seat) + LATER_KEPT + deck]
    for i in range(s[UNDER_N + deck]):
        room[LIES_UNDER + i] = 1 if s[UNDER + FIRST_LONG * deck + i] < 0 else 0
    if s[PHASE] == KEEP and s[CURRENT] != viewer:
        for number in range(s[side_at(s[CURRENT]) + ASKED + deck]):
            room[OFFERED_AS - number] = 1


@kernel
def place_freely(s: Block, viewer: int, tickets: Block, where: Block, i: int, room: Block, random: Block) -> bool:
    """Take any of the places that are left for a ticket, each as likely as it has room."""
    places, left = s[side_at(viewer) + MAY_BE + tickets[i]], 0
    for place in range(MAY_PLACES):
        left += room[place] if places >> place & 1 else 0
    if left == 0:
        return False
    chosen, place = draw_number(random, left), 0
    while chosen >= (room[place] if places >> place & 1 else 0):
        chosen -= room[place] if places >> place & 1 else 0
        place += 1
    where[i] = place
    room[place] -= 1
    return True


@kernel
def make_room(s: Block, viewer: int, tickets: Block, where: Block, i: int, room: Block) -> bool:
    """All places of a ticket are taken: others, that have a choice, move on until it has one."""
    asker, queue = zeros(len(tickets)), zeros(len(tickets))
    asker[i], queue[0] = -1, i
    head, tail, asked = 0, 1, 0
    while head < tail:
        mover = queue[head]
        head += 1
        places = s[side_at(viewer) + MAY_BE + tickets[mover]]
        for place in range(MAY_PLACES):
            if places >> place & 1 and not asked >> place & 1:
                asked |= 1 << place
                if room[place]:
                    room[place] -= 1
                    free = place
                    while mover >= 0:
                        left, where[mover] = where[mover], free
                        free, mover = left, asker[mover]
                    return True
                for other in range(i):
                    if where[other] == place:
                        asker[other], queue[tail] = mover, other
                        tail += 1
    return False
