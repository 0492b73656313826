"""Plans that are kept for some turns, as kernels: trial games need not plan anew at every decision.

A plan holds as long as its seat has the same tickets and nobody else has closed a pair of it; what is built
meanwhile drops out.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.layout import FIRST_KEPT, LATER_KEPT, PAIR_OWNERS, SEATS, TRAINS, TURN
from whistlestop.games.marklin.plan_cards import count_needs
from whistlestop.games.marklin.plan_layout import (
    BUILD,
    BUILD_LENGTH,
    BUILD_N,
    CLOSED,
    COST,
    IS_CONTENT,
    IS_PLANNED,
    KEPT,
    KEPT_CONTENT,
    KEPT_N,
    KEPT_OUT,
    KEPT_PAIRS,
    KEPT_SIZE,
    KEPT_TICKETS,
    KEPT_UNTIL,
    LEFT_OUT,
)
from whistlestop.games.marklin.plan_network import PAIR_LENGTH, clear_plan, most_of_a_colour, price_pair


@kernel
def forget_plans(s: Block, w: Block) -> None:
    """Nobody has a plan yet."""
    for seat in range(s[SEATS]):
        w[KEPT + KEPT_SIZE * seat + KEPT_UNTIL] = -1


@kernel
def tickets_of(s: Block, seat: int) -> int:
    """How many tickets a seat has: they only ever become more."""
    at = side_at(seat)
    return s[at + FIRST_KEPT] + s[at + FIRST_KEPT + 1] + s[at + LATER_KEPT] + s[at + LATER_KEPT + 1]


@kernel
def keep_plan(s: Block, seat: int, turns: int, w: Block) -> None:
    """Note the plan just made; it holds for so many turns."""
    at = KEPT + KEPT_SIZE * (seat - 1)
    w[at + KEPT_UNTIL] = s[TURN] + turns
    w[at + KEPT_TICKETS] = tickets_of(s, seat)
    w[at + KEPT_CONTENT] = 0
    w[at + KEPT_OUT] = w[LEFT_OUT]
    w[at + KEPT_N] = w[BUILD_N]
    for i in range(w[BUILD_N]):
        w[at + KEPT_PAIRS + i] = w[BUILD + i]


@kernel
def stay_content(seat: int, w: Block) -> None:
    """As long as its plan holds a seat does not ask again what more tickets would bring."""
    w[KEPT + KEPT_SIZE * (seat - 1) + KEPT_CONTENT] = 1


@kernel
def recall_plan(s: Block, seat: int, w: Block) -> bool:
    """Take up the plan that a seat has kept; False where it must plan anew."""
    at = KEPT + KEPT_SIZE * (seat - 1)
    if w[at + KEPT_UNTIL] < s[TURN] or w[at + KEPT_TICKETS] != tickets_of(s, seat):
        return False
    clear_plan(w)
    w[LEFT_OUT], w[IS_CONTENT] = w[at + KEPT_OUT], w[at + KEPT_CONTENT]
    most = most_of_a_colour(s, seat)
    for i in range(w[at + KEPT_N]):
        pair = w[at + KEPT_PAIRS + i]
        if s[PAIR_OWNERS + pair] >> seat & 1:
            continue
        price_pair(s, seat, pair, most, w)
        if w[COST + pair] == CLOSED:
            return False
        w[BUILD + w[BUILD_N]] = pair
        w[BUILD_N] += 1
        w[BUILD_LENGTH] += PAIR_LENGTH[pair]
        w[IS_PLANNED + pair] = 1
    count_needs(s, seat, w)
    return w[BUILD_LENGTH] <= s[side_at(seat) + TRAINS]
