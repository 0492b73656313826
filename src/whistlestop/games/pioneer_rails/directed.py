"""Whether the objectives of a map can be met in time: a directed search (PR-1.4).

A lone player wants nothing but these objectives, on cards that are dealt by a fixed seed. The budget is in sets of
tracks, so a map is judged alike on every machine. What is met can be met; what is not may only be hard to find.
"""

from collections.abc import Iterator, Mapping

from whistlestop.core.kernel import block
from whistlestop.games.pioneer_rails import data, flow, layout
from whistlestop.games.pioneer_rails.actions import ALL_ACTIONS, NUMBERS, Bank
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.maps import Map
from whistlestop.games.pioneer_rails.plan_layout import WEIGHTS
from whistlestop.games.pioneer_rails.playout import actor, deal
from whistlestop.games.pioneer_rails.rules import Options, setup
from whistlestop.games.pioneer_rails.search import Search

RANCHES = "five-ranches"
MOST_TURNS, MOST_TURNS_FOR_RANCHES = 12, 16
DEALS = 5
BOXES, WIDTH, CAPACITY = 2, 32, 1 << 13
_MET = 100_000

# Each track that an objective lacks counts; what else is near only tells equal turns apart.
_WANTED = WEIGHTS | {"reach": 2, "hand": 0, "ranch": 0, "shut": 0, "met": _MET, "objective_track": 100}
# What ranches lack shows only when a region is shut, so several tastes are tried.
_WANTED_RANCHES = tuple(
    WEIGHTS | {"shut": shut, "reach": reach, "ranch": ranch, "box": 200, "track": 100, "met": _MET}
    for shut, reach, ranch in ((30, 20, 200), (80, 20, 200), (80, 40, 300))
)


def unmet(drawn: Map) -> Iterator[str]:
    """The objectives that the search does not meet in time, the hardest one first."""
    for name in sorted(data.OBJECTIVES, key=lambda name: name != RANCHES):
        if turns_to_meet(drawn, name) is None:
            yield name


def turns_to_meet(drawn: Map, objective: str) -> int | None:
    """The turns that the search takes to meet an objective, at the first deal with which it does."""
    most = MOST_TURNS_FOR_RANCHES if objective == RANCHES else MOST_TURNS
    tastes = _WANTED_RANCHES if objective == RANCHES else (_WANTED,)
    tries = (_met_in(drawn, objective, most, weights, cards) for cards in range(DEALS) for weights in tastes)
    return next((turns for turns in tries if turns), None)


def _met_in(drawn: Map, objective: str, most: int, weights: Mapping[str, int], cards: int) -> int:
    """The turns in which a player meets an objective who wants nothing else; 0 where so many are not enough."""
    m, s, at = drawn.block, setup(Options(objectives=False), 1).block, board_at(1)
    s[layout.OBJECTIVE], s[layout.OBJECTIVES_N] = data.OBJECTIVE_NUMBERS[objective] + 1, 1
    search, left, event = Search(weights, BOXES, True, WIDTH, CAPACITY), block(layout.CARDS), 0
    while s[layout.TURN] < most and not s[at + layout.MET]:
        if actor(s) == 0:
            deal(s, cards, event, left)
            event += 1
        else:
            opened = s[layout.OPEN + 1 : layout.OPEN + data.OPENED]
            for action in search.turn(s, m, 1, [ALL_ACTIONS[layout.TAKE + card - 1] for card in opened]):
                while flow.act(s, m, 1, NUMBERS[action]) != layout.FINE:  # nuggets are to be paid first
                    payments = [Bank(nuggets) for nuggets in range(flow.payable(s, at) + 1)]
                    flow.act(s, m, 1, NUMBERS[search.payment(s, m, 1, payments)])
    return s[at + layout.MET]
