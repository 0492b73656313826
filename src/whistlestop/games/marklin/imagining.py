"""What a viewer does not know, dealt at random as kernels: hands, deck, tickets (`imagining_tickets`, TR-10).

A position comes here with all that the viewer knows: sizes of hands, cards known to be in them, the own hand and
tickets, how many tickets of each deck lie where. What is left over is dealt uniformly: so it fits all that was
seen.
"""

from whistlestop.core.fast import stream
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
from whistlestop.games.marklin.imagining_tickets import AT, deal_tickets, draw_number
from whistlestop.games.marklin.layout import (
    ASKED,
    CARDS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    FIRST_KEPT,
    GAP,
    HAND,
    HAND_SIZE,
    IN_DECK,
    KNOWN,
    LATER_KEPT,
    MAY_BE,
    OCCUPIED,
    OFFER_N,
    OVER,
    PHASE,
    RED_CITIES,
    ROUTE_POINTS,
    ROW,
    SEATS,
    SHUFFLED_N,
    STANDING,
    SUPPLY,
    TICKET,
    TICKETS,
    TOKEN_BY,
    TOKEN_POINTS,
    TRAINS,
    TURN,
    UNDER,
    UNDER_N,
)
from whistlestop.games.marklin.passed import FIRST_LONG

CARD_COUNTS = table(data.CARD_COUNTS)
SLOTS, PASSENGERS, ALL_TRAINS = data.ROW, data.PASSENGERS, data.TRAINS


@kernel
def lay_seen(s: Block, viewer: int, board: bytes) -> bool:
    """Complete a position by what follows from what the viewer (0: a spectator) sees; False where nothing fits.

    `board` holds whose the tracks, the passengers and the tokens are.
    """
    return are_in_range(s, viewer, board) and are_once(s, viewer) and are_unseen(s, viewer) and lay_all(s, board)


@kernel
def deal_hidden(s: Block, viewer: int, seed: int) -> bool:
    """Complete a position by what the viewer does not see; False where nothing fits."""
    random = zeros(2)
    random[AT] = stream(seed, 0, 0)
    return deal_cards(s, viewer, random) and deal_tickets(s, viewer, random)


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
def are_unseen(s: Block, viewer: int) -> bool:
    """Whether what the viewer only knows to be somewhere is shown nowhere."""
    fits = True
    if viewer:
        for ticket in range(TICKETS):
            fits = fits and (s[side_at(viewer) + MAY_BE + ticket] == 0 or s[TICKET + ticket] == IN_DECK)
    return fits


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
