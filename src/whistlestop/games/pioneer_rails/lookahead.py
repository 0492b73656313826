"""The look ahead, as kernels: a turn is worth what the next one can make of it, whichever cards come.

Candidates are looked at with the same deals, drawn from the cards that are not seen yet. What others do meanwhile is
not guessed: their boards stay as they are, and where a dealer takes a card first, any of the three may be gone.
"""

from typing import NamedTuple

from whistlestop.core.fast import game_seed
from whistlestop.core.kernel import Block, block, kernel, zeros
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import TURNS_IN_ROUND, board_at, near_end
from whistlestop.games.pioneer_rails.flow import act, lay_legal_track, payable, pick
from whistlestop.games.pioneer_rails.hands import POINT
from whistlestop.games.pioneer_rails.layout import (
    BUILDING,
    CARDS,
    CONFIRM,
    DEALER,
    DEALER_PICKS,
    DONE,
    FINE,
    FIRST_BANK,
    FIRST_SUIT,
    GONE,
    HELD,
    LAYING,
    MET,
    OBJECTIVES_N,
    OPEN,
    OVER,
    PHASE,
    SEATS,
    STAGE,
    SUIT,
    SUITS,
    TURN,
)
from whistlestop.games.pioneer_rails.plan_layout import FIRST_WORTH
from whistlestop.games.pioneer_rails.playout import deal
from whistlestop.games.pioneer_rails.search import END_ORDER, NOTHING, OF_AN_END, find_ends
from whistlestop.games.pioneer_rails.tally import first_meeting, hand_points, objective_points
from whistlestop.games.pioneer_rails.turns import way_of
from whistlestop.games.pioneer_rails.value import Mind

LAST_TURN, OPENED, FIRST_POINTS = data.TURNS - 1, data.OPENED, data.FIRST_POINTS

# --- a turn that is chosen: the best end, then the card and the suit that lead to it, each + 1, 0 for none
CHOSEN_CARD, CHOSEN_SUIT = OF_AN_END, OF_AN_END + 1
OF_A_TURN = OF_AN_END + 2


class Look(NamedTuple):
    """How far a candidate is looked at: for so many turns, which are searched like this."""

    turns: int
    boxes: int
    suits: bool
    width: int


class Room(NamedTuple):
    """Room to look ahead: positions after a candidate, after a deal, after a card; the best end, the best turn."""

    now: Block
    dealt: Block
    after: Block
    ends: Block
    chosen: Block


def room_for(s: Block) -> Room:
    """Room to look ahead from positions of this size."""
    return Room(s[:], s[:], s[:], block(OF_AN_END), block(OF_A_TURN))


@kernel
def copy_position(source: Block, target: Block) -> None:
    for i in range(len(source)):
        target[i] = source[i]


@kernel
def choose_turn(
    s: Block, m: Block, seat: int, after: Block, w: Block, p: Block, mind: Mind,
    boxes: int, suits: bool, width: int, ends: Block, chosen: Block,
) -> int:  # fmt: skip
    """Write down the best turn that is found at its beginning, with any card that is open to the seat; its worth."""
    best, at = NOTHING, board_at(seat)
    has_card = s[PHASE] == BUILDING and s[at + STAGE] == LAYING
    for slot in range(1 if has_card else OPENED):
        card = 0 if has_card else s[OPEN + slot]
        if card and slot + 1 == s[GONE]:
            continue
        for suit in range(SUITS + 1 if suits else 1):  # 0: that of the card
            copy_position(s, after)
            if card:
                act(after, m, seat, card - 1)
            if suit == 0 or act(after, m, seat, FIRST_SUIT + suit - 1) == FINE:
                find_ends(after, m, at, w, p, mind, boxes, width, ends)
                if ends[0] > best:
                    best = ends[0]
                    chosen[END_ORDER], chosen[CHOSEN_CARD], chosen[CHOSEN_SUIT] = ends[END_ORDER], card, suit
    chosen[0] = best
    return best


@kernel
def begin_turn(s: Block, m: Block, seat: int, chosen: Block) -> None:
    """Take the card and the suit of a turn."""
    if chosen[CHOSEN_CARD]:
        act(s, m, seat, chosen[CHOSEN_CARD] - 1)
    if chosen[CHOSEN_SUIT]:
        act(s, m, seat, FIRST_SUIT + chosen[CHOSEN_SUIT] - 1)


@kernel
def lay_all(s: Block, m: Block, at: int, order: int) -> None:
    """Lay the tracks of a set, in an order in which they are legal."""
    suit, place = s[at + SUIT] - 1, 0
    while way_of(order, place) >= 0:
        way = way_of(order, place)
        lay_legal_track(s, m, at, suit, way, near_end(s, m, at, suit, way))
        place += 1


@kernel
def pay_most(s: Block, m: Block, seat: int) -> None:
    """Pay as much as banks take, and confirm the turn."""
    while payable(s, board_at(seat)) >= 0:
        act(s, m, seat, FIRST_BANK + payable(s, board_at(seat)))
    act(s, m, seat, CONFIRM)


@kernel
def end_turn_with_most(s: Block, m: Block, seat: int) -> None:
    """The same where the others have ended their turns."""
    for other in range(1, s[SEATS] + 1):
        if other != seat:
            s[board_at(other) + STAGE], s[board_at(other) + HELD] = DONE, 0  # a card face down may be any (PR-8)
    pay_most(s, m, seat)


@kernel
def deal_on(s: Block, seat: int, seed: int, left: Block) -> None:
    """Deal until the seat may begin its turn."""
    event = 0
    while s[PHASE] != BUILDING and s[PHASE] != OVER and not (s[PHASE] == DEALER_PICKS and s[DEALER] == seat):
        if s[PHASE] == DEALER_PICKS:
            pick(s, s[OPEN] - 1)
        else:
            deal(s, seed, event, left)
            event += 1


@kernel
def scored_before(s: Block, at: int) -> int:
    """Points that the worth of a turn's end leaves out: hands of rounds that are over, objectives of turns before."""
    points = 0
    for number in range(s[TURN] // TURNS_IN_ROUND):
        points += hand_points(s, at, number)
    for i in range(s[OBJECTIVES_N]):
        if s[SEATS] > 1:
            points += objective_points(s, at, i)
        elif s[at + MET + i]:  # alone, it lowers the target (PR-9)
            points += FIRST_POINTS
    return points


@kernel
def firsts_before(s: Block, at: int) -> int:
    """How many objectives a board was the first to meet in turns before, among several players."""
    firsts = 0
    for i in range(s[OBJECTIVES_N] if s[SEATS] > 1 else 0):
        firsts += 1 if s[at + MET + i] and s[at + MET + i] == first_meeting(s, i) else 0
    return firsts


@kernel
def foreseen(
    s: Block, m: Block, seat: int, order: int, first: int, end: int, look: Look, room: Room, w: Block, p: Block,
    mind: Mind,
) -> int:  # fmt: skip
    """What a turn that ends with these tracks comes to in deals `first` to `end` of the next turns: the sum of them."""
    at, left, total, now, dealt = board_at(seat), zeros(CARDS), 0, room.now, room.dealt
    copy_position(s, now)
    lay_all(now, m, at, order)
    end_turn_with_most(now, m, seat)
    for number in range(first, end):
        copy_position(now, dealt)
        for ahead in range(look.turns):
            deal_on(dealt, seat, game_seed(game_seed(now[TURN], number), ahead), left)
            value = POINT * scored_before(dealt, at) + p[FIRST_WORTH] * firsts_before(dealt, at)
            value += choose_turn(
                dealt, m, seat, room.after, w, p, mind, look.boxes, look.suits, look.width, room.ends, room.chosen
            )
            if ahead == look.turns - 1 or dealt[TURN] == LAST_TURN:
                total += value
                break
            begin_turn(dealt, m, seat, room.chosen)
            lay_all(dealt, m, at, room.chosen[END_ORDER])
            end_turn_with_most(dealt, m, seat)
    return total
