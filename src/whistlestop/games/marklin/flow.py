"""The course of a game as kernels: set-up, what chance brings, turns, the end (TR-2 to TR-4, TR-9).

`fell` is the one door for chance: it takes in the lot that stands at LOT. What players do is in `acting`.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import LOCOMOTIVE, side_at
from whistlestop.games.marklin.cards import SLOTS, clear_row, draw_card, give, missing_cards, must_be_renewed
from whistlestop.games.marklin.layout import (
    AT_TURN,
    CHOOSE,
    CLAIMED,
    CURRENT,
    DEAL,
    DECK_SIZE,
    DRAWN,
    FIRST,
    FIRST_DRAW,
    GAP,
    KEEP,
    LOT,
    NEXT,
    NO_TRACK,
    OVER,
    PASSES,
    PHASE,
    PLACE,
    ROW,
    ROW_DRAW,
    SEATS,
    SECOND,
    SPLIT,
    THEN_CARD,
    THEN_PLACE,
    THEN_SPLIT,
    TICKET_DRAW,
    TRAINS,
    TURN,
    TURNS_LEFT,
)
from whistlestop.games.marklin.tickets import receive

HAND_CARDS = data.HAND
LAST_TRAINS = data.LAST_TRAINS
MOST_IN_A_LOT = data.ROW


# --- chance


@kernel
def fell(s: Block) -> None:
    """Go on with what chance has decided."""
    if s[PHASE] == FIRST_DRAW:
        s[FIRST] = s[LOT]  # TR-1.2
        s[CURRENT] = 1
        s[PHASE] = DEAL
    elif s[PHASE] == DEAL:
        deal_hand(s)
    elif s[PHASE] == ROW_DRAW:
        fill_row(s)
    elif s[PHASE] == TICKET_DRAW:
        take_offer(s)
    else:
        give(s, side_at(s[CURRENT]), s[LOT])
        draw_card(s, s[LOT])
        after_card(s)
    for i in range(MOST_IN_A_LOT):
        s[LOT + i] = 0


@kernel
def deal_hand(s: Block) -> None:
    """TR-2.1: four cards each, then the row."""
    for i in range(HAND_CARDS):
        give(s, side_at(s[CURRENT]), s[LOT + i])
        draw_card(s, s[LOT + i])
    s[CURRENT] += 1
    if s[CURRENT] > s[SEATS]:
        s[CURRENT] = 1
        refill(s, THEN_SPLIT)


@kernel
def fill_row(s: Block) -> None:
    """TR-4.2, TR-4.3: gaps are filled from the first on; then the row may have to be renewed."""
    cards, slot = missing_cards(s), 0
    for i in range(cards):
        while s[ROW + slot] != GAP:
            slot += 1
        s[ROW + slot] = s[LOT + i]
        draw_card(s, s[LOT + i])
    if missing_cards(s) > 0:
        return  # the deck gave out, and the discards have become a new one
    if must_be_renewed(s):
        clear_row(s)
    else:
        go_on(s)


@kernel
def refill(s: Block, then: int) -> None:
    """Fill the gaps of the row if cards are there, and go on after that."""
    s[NEXT] = then
    if missing_cards(s) > 0:
        s[PHASE] = ROW_DRAW
    else:
        go_on(s)


@kernel
def go_on(s: Block) -> None:
    """The row is as full as it can be."""
    then = s[NEXT]
    s[NEXT] = THEN_SPLIT
    if then == THEN_SPLIT:
        s[PHASE] = SPLIT
    elif then == THEN_CARD:
        after_card(s)
    elif then == THEN_PLACE:
        s[PHASE] = PLACE
    else:
        end_turn(s)


# --- turns


@kernel
def end_turn(s: Block) -> None:
    """TR-9.1: so few trains start the last round, once; the turns of that round are counted down."""
    if s[TURNS_LEFT] > 0:
        s[TURNS_LEFT] -= 1
    elif s[TURNS_LEFT] < 0 and s[side_at(s[CURRENT]) + TRAINS] <= LAST_TRAINS:
        s[TURNS_LEFT] = s[SEATS]
    s[DRAWN] = 0
    s[CLAIMED] = NO_TRACK
    if s[TURNS_LEFT] == 0 or s[PASSES] == s[SEATS]:
        s[PHASE] = OVER
        return
    s[CURRENT] = s[CURRENT] % s[SEATS] + 1
    s[TURN] += 1
    s[PHASE] = AT_TURN


@kernel
def after_card(s: Block) -> None:
    """TR-4.1, TR-4.2: a second card, where one is left to be taken."""
    s[DRAWN] += 1
    if s[DRAWN] == 2 or not is_second_left(s):
        end_turn(s)
    else:
        s[PHASE] = SECOND


@kernel
def is_second_left(s: Block) -> bool:
    found = s[DECK_SIZE]
    for slot in range(SLOTS):
        if s[ROW + slot] != GAP and s[ROW + slot] != LOCOMOTIVE:
            found += 1
    return found > 0


@kernel
def take_offer(s: Block) -> None:
    receive(s, s[CURRENT])
    if s[TURN] > 0:
        s[PHASE] = KEEP
    elif s[CURRENT] < s[SEATS]:
        s[CURRENT] += 1
        s[PHASE] = SPLIT
    else:
        s[PHASE] = CHOOSE
