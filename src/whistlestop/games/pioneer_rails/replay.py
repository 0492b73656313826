"""A board from its history, as kernels: what was taken, laid and paid, judged again step by step.

Views hold boards as histories, so a position made of a view follows from it, and a history that the rules do not
allow is found out.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.pioneer_rails.board import TURNS_IN_ROUND
from whistlestop.games.pioneer_rails.flow import begin_board, build, look_at_objectives, payable, settle
from whistlestop.games.pioneer_rails.layout import (
    CARD,
    CONFIRM,
    FINE,
    FIRST_BANK,
    FIRST_SUIT,
    LEVEL,
    NOT_NOW,
    OBJECTIVES_N,
    SEATS,
    TAKE,
    TURN,
)  # fmt: skip


@kernel
def replay(s: Block, m: Block, at: int, log: Block) -> int:
    """Play a board's actions from the first turn on; FINE, or what is wrong with the first that is.

    A turn begins by its card; all but the last end by CONFIRM. What was met in turns that are over for all is marked.
    """
    now = s[TURN]
    s[TURN] = 0
    is_building, fault = False, FINE
    for action in log:
        if not is_building:
            if action >= FIRST_SUIT:
                fault = NOT_NOW
            else:
                s[at + CARD + s[TURN]] = action - TAKE + 1
                begin_board(s, at)
                is_building = True
        elif action == CONFIRM:
            fault = settle(s, m, at)
            if s[TURN] < now:
                look_at_objectives(s, at, opened_by(s))
                s[TURN] += 1
            is_building = False
        elif action != FIRST_BANK or payable(s, at) >= 0:  # where nothing can be paid, nothing is asked
            fault = build(s, m, at, action)
        if fault != FINE:
            break
    s[TURN] = now
    return fault


@kernel
def opened_by(s: Block) -> int:
    """How many objectives lay open in a turn (PR-9: in solo play one more from each round on)."""
    if s[SEATS] > 1:
        return s[OBJECTIVES_N]
    return min(s[OBJECTIVES_N], s[LEVEL] + s[TURN] // TURNS_IN_ROUND)
