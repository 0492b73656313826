"""The computer players of Pioneer Rails, weakest first."""

from collections.abc import Callable, Iterator, Mapping

from whistlestop.bots import Bot, RandomBot
from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails import data, flow, grid, layout, search, turns
from whistlestop.games.pioneer_rails.actions import NUMBERS, Action, Bank, Done, Lay, Suit, Take
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.plan_layout import GREEDY_WEIGHTS, WEIGHTS, plan
from whistlestop.games.pioneer_rails.rules import map_of
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.views import imagine

Turn = tuple[int, list[Action]]  # its worth, and its actions but for payments


class Searcher:
    """Card, railway and tracks together: the turn that is worth most at its end, by the weights that it plays by."""

    weights: Mapping[str, int]
    boxes: int  # that a turn may spend
    width: int  # sets of tracks of each size that grow on,
    capacity: int  # … and that are looked at

    def __init__(self) -> None:
        self._w, self._p = turns.workspace(self.capacity), plan(self.weights)
        self._plan: list[Action] = []  # the rest of the turn as it was chosen

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        seat = view.seat
        assert seat is not None
        if not self._plan or not self._goes_on(legal):
            _, self._plan = max(self._turns(imagine(view, rng).block, seat, legal), key=lambda turn: turn[0])
        if self._plan[0] in legal:
            return self._plan.pop(0)
        payments = [action for action in legal if isinstance(action, Bank)]
        s = imagine(view, rng).block
        return max(payments, key=lambda action: self._worth(_after(s, seat, action), seat))

    def _goes_on(self, legal: Actions[Action]) -> bool:
        """Whether the plan can be followed; before its end nuggets may have to be paid."""
        return self._plan[0] in legal or (self._plan[0] == Done() and any(isinstance(a, Bank) for a in legal))

    def _turns(self, s: Block, seat: int, legal: Actions[Action]) -> Iterator[Turn]:
        """The best turn with each card and railway."""
        takes = [action for action in legal if isinstance(action, Take)]
        for position, before in [(_after(s, seat, take), [take]) for take in takes] or [(s, [])]:
            yield self._best(position, seat, before)
            for suit in map(Suit, data.SUITS):
                changed = position[:]
                if flow.act(changed, map_of(s).block, seat, NUMBERS[suit]) == layout.FINE:
                    yield self._best(changed, seat, [*before, suit])

    def _best(self, s: Block, seat: int, before: list[Action]) -> Turn:
        m, at = map_of(s).block, board_at(seat)
        worth, order, size = search.best_turn(s, m, at, self._w, self._p, self.boxes, self.width)
        ways = [Lay(grid.WAY_NAMES[way]) for way in turns.unpacked(order, size)]
        return worth, [*before, *ways, Done()]

    def _worth(self, s: Block, seat: int) -> int:
        return search.worth(s, map_of(s).block, board_at(seat), self._p)


def _after(s: Block, seat: int, action: Action) -> Block:
    after = s[:]
    flow.act(after, map_of(s).block, seat, NUMBERS[action])
    return after


class Greedy(Searcher):
    """All ways to play a turn with one box at most; what counts is what is scored at its end, and what is begun."""

    weights, boxes, width, capacity = GREEDY_WEIGHTS, 1, 1 << 14, 1 << 14


class Beam(Searcher):
    """The most promising ways to play a turn with two boxes at most; what is within reach counts as well."""

    weights, boxes, width, capacity = WEIGHTS, 2, 32, 1 << 13


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": Greedy, "beam": Beam}
