"""What a viewer does not know, dealt at random as kernels: hands, deck, tickets (TR-10).

A position comes here with all that the viewer knows: sizes of hands, cards known to be in them, the own hand and
tickets, how many tickets of each deck lie where. What is left over is dealt uniformly: so it fits all that was
seen.
"""

from whistlestop.core.fast import below, stream
from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import (
    CITIES,
    LENGTH,
    MOST_TOKENS,
    ROUTE_POINTS_OF,
    TRACKS,
    is_open,
    lay,
    side_at,
    take_token,
)  # fmt: skip
from whistlestop.games.marklin.layout import (
    ASKED,
    CARDS,
    CHOSEN,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    FIRST_KEPT,
    GAP,
    HAND,
    HAND_SIZE,
    IDLE,
    IN_DECK,
    KNOWN,
    LATER_KEPT,
    OCCUPIED,
    OFFER,
    OFFER_N,
    OFFERED,
    OVER,
    PHASE,
    RED_CITIES,
    RETURNED_BY,
    ROUTE_POINTS,
    ROW,
    SEATS,
    SETTLED,
    SHUFFLED_N,
    STAGE,
    STANDING,
    SUPPLY,
    TICKET,
    TICKETS,
    TOKEN_BY,
    TOKEN_POINTS,
    TRAINS,
    TURN,
    UNDER,
    UNDER_DECK,
    UNDER_N,
    UNDER_STEP,
)
from whistlestop.games.marklin.tickets import FIRST_LONG, MOST_OFFERED

CARD_COUNTS = table(data.CARD_COUNTS)
SLOTS, PASSENGERS, ALL_TRAINS = data.ROW, data.PASSENGERS, data.TRAINS
AT, NUMBER = 0, 1  # where the stream of random numbers stands


@kernel
def lay_seen(s: Block, viewer: int, board: bytes) -> bool:
    """Complete a position by what follows from what the viewer (0: a spectator) sees; False where nothing fits.

    `board` holds whose the tracks, the passengers and the tokens are.
    """
    return are_in_range(s, viewer, board) and are_once(s, viewer) and lay_all(s, board)


@kernel
def deal_hidden(s: Block, viewer: int, seed: int) -> bool:
    """Complete a position by what the viewer does not see; False where nothing fits."""
    random = zeros(2)
    random[AT] = stream(seed, 0, 0)
    return deal_cards(s, viewer, random) and deal_tickets(s, viewer, random)


@kernel
def draw_number(random: Block, bound: int) -> int:
    random[NUMBER] += 1
    return below(random[AT], random[NUMBER] - 1, bound)


# --- what follows from what is seen


@kernel
def are_in_range(s: Block, viewer: int, board: bytes) -> bool:
    """Whether no number can lead astray: seats that exist, and counts that are not below zero."""
    seats, fits = s[SEATS], s[SHUFFLED_N] >= 0 and s[SHUFFLED_N + 1] >= 0
    for i in range(len(board)):
        fits = fits and board[i] <= seats
    for kind in range(CARDS):
        fits = fits and s[DISCARD + kind] >= 0
    for seat in range(1, seats + 1):
        at = side_at(seat)
        for kind in range(CARDS):
            fits = fits and s[at + KNOWN + kind] >= 0
            fits = fits and (seat != viewer or s[at + HAND + kind] >= s[at + KNOWN + kind])
        for i in range(at + ASKED, at + LATER_KEPT + 2):
            fits = fits and 0 <= s[i] < TICKETS
    return fits


@kernel
def are_once(s: Block, viewer: int) -> bool:
    """Whether each ticket that is shown lies in one place only."""
    seen, shown = 0, 0
    for ticket in range(TICKETS):
        if s[TICKET + ticket] > IN_DECK:
            seen += 1
    for deck in range(2):
        for i in range(s[UNDER_N + deck]):
            if s[UNDER + FIRST_LONG * deck + i] >= 0:
                shown += 1
    for seat in range(1, s[SEATS] + 1):
        at = side_at(seat)
        if seat == viewer:
            shown += s[at + OFFER_N]
        if s[PHASE] == OVER or (seat == viewer and s[TURN] > 0):  # what was kept at set-up still is in the offer
            for kept in range(at + FIRST_KEPT, at + LATER_KEPT + 2):
                shown += s[kept]
    return seen == shown


@kernel
def lay_all(s: Block, board: bytes) -> bool:
    """Tracks, tokens and passengers as the board shows them; trains and points must be those that they give."""
    fits, told = True, zeros(3 * s[SEATS])
    for seat in range(1, s[SEATS] + 1):
        at = side_at(seat)
        told[3 * seat - 3], told[3 * seat - 2], told[3 * seat - 1] = (
            s[at + TRAINS], s[at + ROUTE_POINTS], s[at + TOKEN_POINTS],
        )  # fmt: skip
        s[at + TRAINS], s[at + ROUTE_POINTS], s[at + TOKEN_POINTS] = ALL_TRAINS, 0, 0
    for track in range(TRACKS):
        seat = board[track]
        if seat:
            fits = fits and is_open(s, seat, track)
            lay(s, seat, track)
            s[side_at(seat) + TRAINS] -= LENGTH[track]
            s[side_at(seat) + ROUTE_POINTS] += ROUTE_POINTS_OF[LENGTH[track]]
    for city in range(CITIES):
        if board[TRACKS + city]:
            s[OCCUPIED + city] = board[TRACKS + city]
            s[side_at(s[OCCUPIED + city]) + STANDING] += 1
        for place in range(MOST_TOKENS):
            token = MOST_TOKENS * city + place
            seat = board[TRACKS + CITIES + token]
            if seat:
                take_token(s, seat, city, s[RED_CITIES])
                fits = fits and s[TOKEN_BY + token] == seat
    for seat in range(1, s[SEATS] + 1):
        at = side_at(seat)
        fits = fits and s[at + TRAINS] == told[3 * seat - 3] and s[at + TRAINS] >= 0
        fits = fits and s[at + ROUTE_POINTS] == told[3 * seat - 2] and s[at + TOKEN_POINTS] == told[3 * seat - 1]
        fits = fits and 0 <= s[at + SUPPLY] <= PASSENGERS - s[at + STANDING]
    return fits


# --- train cards


@kernel
def deal_cards(s: Block, viewer: int, random: Block) -> bool:
    """Cards that nobody has shown are dealt to the hands that others hold; the rest is the deck."""
    left = 0
    s[DISCARD_SIZE] = 0
    for kind in range(CARDS):
        s[DECK + kind] = CARD_COUNTS[kind] - s[DISCARD + kind]
        s[DISCARD_SIZE] += s[DISCARD + kind]
    for slot in range(SLOTS):
        if s[ROW + slot] != GAP:
            s[DECK + s[ROW + slot]] -= 1
    for seat in range(1, s[SEATS] + 1):
        at = side_at(seat)
        for kind in range(CARDS):
            if seat != viewer:
                s[at + HAND + kind] = s[at + KNOWN + kind]
            s[DECK + kind] -= s[at + HAND + kind]
    for kind in range(CARDS):
        if s[DECK + kind] < 0:
            return False
        left += s[DECK + kind]
    for seat in range(1, s[SEATS] + 1):
        at = side_at(seat)
        hidden = s[at + HAND_SIZE]
        for kind in range(CARDS):
            hidden -= s[at + HAND + kind]
        if hidden < 0 or hidden > left or (seat == viewer and hidden > 0):
            return False
        for _ in range(hidden):
            place, kind = draw_number(random, left), 0
            while place >= s[DECK + kind]:
                place -= s[DECK + kind]
                kind += 1
            s[DECK + kind] -= 1
            s[at + HAND + kind] += 1
            left -= 1
    return left == s[DECK_SIZE]


# --- tickets


@kernel
def deal_tickets(s: Block, viewer: int, random: Block) -> bool:
    """Deck by deck: what others kept at set-up, then all else, which may be what the viewer gave back there."""
    pool = zeros(TICKETS)
    for deck in range(2):
        first, end = FIRST_LONG * deck, TICKETS if deck else FIRST_LONG
        size = gather(s, pool, 0, first, end, 0)
        if s[PHASE] != OVER:  # there all tickets are shown
            for seat in range(1, s[SEATS] + 1):
                if seat != viewer:
                    size = imagine_kept(s, seat, deck, FIRST_KEPT, pool, size, random)
                    if s[TURN] == 0:
                        size = imagine_offer(s, seat, deck, pool, size, random)
        if size < 0:
            return False
        size = gather(s, pool, size, first, end, 1)
        if s[PHASE] != OVER:
            for seat in range(1, s[SEATS] + 1):
                if seat != viewer:
                    size = imagine_kept(s, seat, deck, LATER_KEPT, pool, size, random)
                    if s[TURN] > 0:
                        size = imagine_offer(s, seat, deck, pool, size, random)
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
def gather(s: Block, pool: Block, size: int, first: int, end: int, returned: int) -> int:
    """Add the tickets of a deck whose place is unknown: those that the viewer gave back at set-up, or the others."""
    for ticket in range(first, end):
        if s[TICKET + ticket] == IN_DECK and (s[RETURNED_BY + ticket] > 0) == (returned == 1):
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
def imagine_kept(s: Block, seat: int, deck: int, kept: int, pool: Block, size: int, random: Block) -> int:
    """So many tickets of the pool are a seat's; how many are left, or -1 where they are too few."""
    count = s[side_at(seat) + kept + deck]
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
def imagine_offer(s: Block, seat: int, deck: int, pool: Block, size: int, random: Block) -> int:
    """The tickets that another seat is choosing from, or has chosen from at set-up."""
    at = side_at(seat)
    if s[at + STAGE] == IDLE:
        return size
    count = s[at + ASKED + deck] - (s[at + FIRST_KEPT + deck] if s[at + STAGE] == SETTLED else 0)
    if size < count or s[at + OFFER_N] + count > MOST_OFFERED or count < 0:
        return -1
    for _ in range(count):
        size -= 1
        ticket = pick(pool, size, random)
        s[TICKET + ticket] = OFFERED + seat
        s[at + OFFER + s[at + OFFER_N]] = ticket
        s[at + OFFER_N] += 1
    return size
