"""The course of a game as kernels: dealing, choosing cards, building, the end of turns and rounds (PR-2, PR-3).

`act` is the one door for actions: it judges and carries out, or says by number why not (`layout.FAULTS`). `fell` is
the one door for chance: it takes in the lot that stands at LOT. `m` is the block of the map.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import (
    BOXES_AT_START,
    TURNS_IN_ROUND,
    board_at,
    boxes,
    lay,
    near_end,
    track_fault,
)  # fmt: skip
from whistlestop.games.pioneer_rails.layout import (
    ADVANCED,
    BANK_FIRST,
    BANKED,
    BANKS_DUE,
    BEGAN,
    BONUSES,
    BOXES_THEN,
    BUILDING,
    CARD,
    CARD_CHOSEN,
    CARD_GONE,
    CARDS,
    CARDS_DRAW,
    CHOOSING,
    CONFIRM,
    COUNT,
    CROSSED,
    CURRENT,
    DEALER,
    DEALER_FIRST,
    DEALER_PICKS,
    DONE,
    DONE_ALREADY,
    FEW_NUGGETS,
    FINE,
    FIRST,
    FIRST_BANK,
    FIRST_DRAW,
    FIRST_SUIT,
    FIRST_TRACK,
    GAME_OVER,
    GONE,
    HAND_DRAW,
    HELD,
    LAYING,
    LEVEL,
    LOT,
    MET,
    MOST_IN_A_LOT,
    NO_BANK,
    NO_BOX,
    NO_EXTRA_TRACK,
    NO_MORE_TRACKS,
    NOT_NOW,
    NOT_OPEN,
    NUGGETS,
    OBJECTIVE,
    OBJECTIVE_DRAW,
    OBJECTIVES_DRAW,
    OBJECTIVES_N,
    OBJECTIVES_ON,
    OPEN,
    OVER,
    PAID,
    PAID_IN,
    PAYING,
    PHASE,
    SAME_SUIT,
    SEATS,
    SEEN,
    SHARED,
    STAGE,
    SUIT,
    SUIT_TOO_LATE,
    TAKE_FIRST,
    TOWNS_N,
    TRACKS_LEFT,
    TRACKS_N,
    TURN,
    TYPES,
    TYPES_DRAW,
    WAITING,
)
from whistlestop.games.pioneer_rails.objectives import is_met, shares_building_now
from whistlestop.games.pioneer_rails.tracks import (
    TRACKS_OF_A_TURN,
    bonuses_of,
    boxes_for,
    can_go_on,
    laid_now,
    price_fault,
)

RANKS = len(data.RANKS)
TURNS, OPENED, DECKS = data.TURNS, data.OPENED, data.DECKS
MOST_IN_BANK, BANK, FORT = data.MOST_IN_BANK, data.BANK, data.FORT


# --- chance


@kernel
def fell(s: Block) -> None:
    """Go on with what chance has decided."""
    if s[PHASE] == FIRST_DRAW:
        s[FIRST] = s[LOT]
        s[DEALER] = s[LOT]
        prepare(s)
    elif s[PHASE] == TYPES_DRAW:
        for i in range(s[LEVEL]):
            s[TYPES + s[LOT + i]] += 1
        s[PHASE] = OBJECTIVES_DRAW
    elif s[PHASE] == OBJECTIVES_DRAW:
        open_objectives(s, s[LEVEL] if s[SEATS] == 1 else DECKS)
        begin_round(s)
    elif s[PHASE] == OBJECTIVE_DRAW:
        open_objectives(s, 1)
        deal_hands(s)
    elif s[PHASE] == HAND_DRAW:
        s[board_at(s[CURRENT]) + HELD] = s[LOT] + 1
        s[CURRENT] += 1
        if s[CURRENT] > s[SEATS]:
            s[CURRENT] = 0
            s[PHASE] = CARDS_DRAW
    else:
        open_cards(s)
    for i in range(MOST_IN_A_LOT):
        s[LOT + i] = 0


@kernel
def prepare(s: Block) -> None:
    """The objectives, before the first round (PR-2, PR-9)."""
    if s[OBJECTIVES_ON] == 0 or (s[SEATS] == 1 and s[LEVEL] == 0):
        begin_round(s)
    else:
        s[PHASE] = TYPES_DRAW if s[SEATS] == 1 else OBJECTIVES_DRAW


@kernel
def open_objectives(s: Block, count: int) -> None:
    for i in range(count):
        s[OBJECTIVE + s[OBJECTIVES_N]] = s[LOT + i] + 1
        s[OBJECTIVES_N] += 1


@kernel
def begin_round(s: Block) -> None:
    """All cards are shuffled; in solo play a hidden objective is opened from the second round on (PR-2.1, PR-9)."""
    for card in range(CARDS):
        s[SEEN + card] = 0
    if s[SEATS] == 1 and s[OBJECTIVES_ON] and s[TURN] > 0:
        s[PHASE] = OBJECTIVE_DRAW
    else:
        deal_hands(s)


@kernel
def deal_hands(s: Block) -> None:
    """PR-8: one card face down for everybody."""
    s[CURRENT] = s[ADVANCED]
    s[PHASE] = HAND_DRAW if s[ADVANCED] else CARDS_DRAW


@kernel
def open_cards(s: Block) -> None:
    """PR-2.1: three cards, of which the dealer takes one; PR-2.2, PR-9: the first is only shown."""
    for i in range(OPENED):
        s[OPEN + i] = s[LOT + i] + 1
        s[SEEN + s[LOT + i]] = 1
    if s[DEALER]:
        s[PHASE] = DEALER_PICKS
    else:
        s[GONE] = 1
        begin_building(s)


# --- turns


@kernel
def begin_building(s: Block) -> None:
    """Everybody builds at the same time; who has a card already need not choose one."""
    s[PHASE] = BUILDING
    for seat in range(1, s[SEATS] + 1):
        begin_board(s, board_at(seat))


@kernel
def begin_board(s: Block, at: int) -> None:
    """PR-8: the card face down is that of the fifth turn."""
    s[at + BEGAN + s[TURN]] = s[at + TRACKS_N]
    s[at + BOXES_THEN] = BOXES_AT_START + s[at + TOWNS_N]
    if s[at + HELD] and is_last_of_round(s):
        s[at + CARD + s[TURN]] = s[at + HELD]
        s[at + HELD] = 0
    if s[at + CARD + s[TURN]]:
        use_card(s, at)
    else:
        s[at + STAGE] = CHOOSING


@kernel
def is_last_of_round(s: Block) -> bool:
    return s[TURN] % TURNS_IN_ROUND == TURNS_IN_ROUND - 1


@kernel
def use_card(s: Block, at: int) -> None:
    s[at + SUIT] = (s[at + CARD + s[TURN]] - 1) // RANKS + 1
    s[at + STAGE] = LAYING


@kernel
def end_turn(s: Block) -> None:
    """PR-6: objectives are looked at for all together; then comes the next turn."""
    for seat in range(1, s[SEATS] + 1):
        look_at_objectives(s, board_at(seat), s[OBJECTIVES_N])
        s[board_at(seat) + STAGE] = WAITING
    for i in range(OPENED):
        s[OPEN + i] = 0
    s[GONE] = 0
    s[TURN] += 1
    if s[TURN] == TURNS:
        s[PHASE] = OVER
        return
    if s[DEALER]:
        s[DEALER] = s[DEALER] % s[SEATS] + 1
    if s[TURN] % TURNS_IN_ROUND == 0:
        begin_round(s)
    elif s[ADVANCED] and is_last_of_round(s):
        begin_building(s)
    else:
        s[PHASE] = CARDS_DRAW


@kernel
def look_at_objectives(s: Block, at: int, opened: int) -> None:
    """Those met in this turn."""
    for i in range(opened):
        if s[at + MET + i] == 0 and is_met(s, at, s[OBJECTIVE + i] - 1):
            s[at + MET + i] = s[TURN] + 1


# --- actions


@kernel
def act(s: Block, m: Block, seat: int, action: int) -> int:
    """Carry out an action, or leave everything as it is and say what is wrong."""
    if s[PHASE] == OVER:
        return GAME_OVER
    if s[PHASE] == DEALER_PICKS:
        if seat != s[DEALER]:
            return DEALER_FIRST
        return pick(s, action) if action < FIRST_SUIT else TAKE_FIRST
    if s[PHASE] != BUILDING:
        return NOT_NOW
    at = board_at(seat)
    stage = s[at + STAGE]
    if stage == DONE:
        return DONE_ALREADY
    if stage == CHOOSING:
        return take(s, at, action) if action < FIRST_SUIT else TAKE_FIRST
    if action == CONFIRM:
        return confirm(s, m, at)
    return build(s, m, at, action)


@kernel
def build(s: Block, m: Block, at: int, action: int) -> int:
    """What is done on a board once the card is chosen, but for the end."""
    if action >= FIRST_TRACK:
        return lay_track(s, m, at, action - FIRST_TRACK)
    if action < FIRST_SUIT:
        return CARD_CHOSEN
    if action == CONFIRM:
        return NOT_NOW
    if action < FIRST_BANK:
        return change_suit(s, m, at, action - FIRST_SUIT)
    return pay(s, m, at, action - FIRST_BANK)


@kernel
def slot_of(s: Block, card: int) -> int:
    """Where a card lies open, from 1, or 0."""
    for i in range(OPENED):
        if s[OPEN + i] == card + 1:
            return i + 1
    return 0


@kernel
def pick(s: Block, card: int) -> int:
    """PR-2.1: the dealer takes a card, and nobody else may use it."""
    slot = slot_of(s, card)
    if slot == 0:
        return NOT_OPEN
    s[GONE] = slot
    s[board_at(s[DEALER]) + CARD + s[TURN]] = card + 1
    begin_building(s)
    return FINE


@kernel
def take(s: Block, at: int, card: int) -> int:
    slot = slot_of(s, card)
    if slot == 0:
        return NOT_OPEN
    if slot == s[GONE]:
        return CARD_GONE
    s[at + CARD + s[TURN]] = card + 1
    use_card(s, at)
    return FINE


@kernel
def suit_fault(s: Block, m: Block, at: int, suit: int) -> int:
    """PR-3.3: why the turn cannot be built at another station, or FINE."""
    if s[at + STAGE] != LAYING or laid_now(s, at) > 0 or s[at + BONUSES] > 0:
        return SUIT_TOO_LATE
    if s[at + SUIT] == suit + 1:
        return SAME_SUIT
    if boxes(s, at) < 1:
        return NO_BOX
    return FINE if can_go_on(s, m, at, suit) else NO_EXTRA_TRACK


@kernel
def change_suit(s: Block, m: Block, at: int, suit: int) -> int:
    fault = suit_fault(s, m, at, suit)
    if fault == FINE:
        s[at + SUIT] = suit + 1
        s[at + BONUSES] = 1
    return fault


@kernel
def lay_track(s: Block, m: Block, at: int, way: int) -> int:
    if s[at + STAGE] != LAYING:
        return NO_MORE_TRACKS
    suit = s[at + SUIT] - 1
    fault = track_fault(s, m, at, suit, way)
    if fault != FINE:
        return fault
    near = near_end(s, m, at, suit, way)
    fault = price_fault(s, m, at, suit, way, near)
    if fault == FINE:
        lay_legal_track(s, m, at, suit, way, near)
    return fault


@kernel
def lay_legal_track(s: Block, m: Block, at: int, suit: int, way: int, near: int) -> bool:
    """Lay a track that is known to be legal, with its price and all that it brings; whether it parts a region."""
    s[at + BONUSES] += bonuses_of(s, m, at, way, near)
    return lay(s, m, at, suit, way, near)


@kernel
def is_built(s: Block, m: Block, at: int) -> bool:
    """PR-3: whether all tracks are laid that have to be and can be."""
    if s[at + STAGE] == PAYING or laid_now(s, at) >= TRACKS_OF_A_TURN + s[at + BONUSES]:
        return True
    return not can_go_on(s, m, at, s[at + SUIT] - 1)


@kernel
def payable(s: Block, at: int) -> int:
    """PR-4.2: the most nuggets that may go into a bank now, or -1 where there is nothing to choose."""
    nuggets = s[at + NUGGETS] - s[at + BANKED]
    return min(MOST_IN_BANK, nuggets) if s[at + BANKS_DUE] and nuggets else -1


@kernel
def pay(s: Block, m: Block, at: int, nuggets: int) -> int:
    """After the last track (PR-3.4): nuggets for one bank."""
    if s[at + BANKS_DUE] == 0:
        return NO_BANK
    if nuggets > payable(s, at):
        return FEW_NUGGETS
    if not is_built(s, m, at):
        return TRACKS_LEFT
    s[at + STAGE] = PAYING
    pay_in(s, at, nuggets)
    return FINE


@kernel
def pay_in(s: Block, at: int, nuggets: int) -> None:
    box = s[at + COUNT + BANK] - s[at + BANKS_DUE]
    s[at + PAID + box] = nuggets
    s[at + PAID_IN + box] = s[TURN] + 1
    s[at + BANKED] += nuggets
    s[at + BANKS_DUE] -= 1


@kernel
def confirm(s: Block, m: Block, at: int) -> int:
    """The turn is ended; when all have ended theirs, the next one comes."""
    fault = settle(s, m, at)
    if fault != FINE:
        return fault
    for seat in range(1, s[SEATS] + 1):
        if s[board_at(seat) + STAGE] != DONE:
            return FINE
    end_turn(s)
    return FINE


@kernel
def settle(s: Block, m: Block, at: int) -> int:
    """What the turn took and brought on one board stands."""
    if not is_built(s, m, at):
        return TRACKS_LEFT
    if payable(s, at) >= 0:
        return BANK_FIRST
    while s[at + BANKS_DUE]:
        pay_in(s, at, 0)
    s[at + CROSSED] += boxes_for(laid_now(s, at), s[at + BONUSES])
    s[at + BONUSES] = 0
    s[at + SUIT] = 0
    # PR-6: a building is judged at its activation, so after the last track.
    if shares_building_now(s, at):
        s[at + SHARED] = 1
    s[at + STAGE] = DONE
    return FINE
