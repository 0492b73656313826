"""The computer players of Pioneer Rails, weakest first."""

from collections.abc import Callable, Sequence

from whistlestop.bots import Bot, RandomBot
from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block, block
from whistlestop.games.pioneer_rails import data, flow, grid, search
from whistlestop.games.pioneer_rails.actions import NUMBERS, Action, Bank, Lay, Suit, Take
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.rules import map_of
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.views import imagine


class Greedy:
    """The card and the three tracks that are worth most at the end of the turn; nothing beyond is considered.

    A town box is spent after them, on one more track, where that brings more than the box is worth.
    """

    def __init__(self) -> None:
        self._plan: list[Action] = []  # the rest of the tracks chosen for this turn

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        while self._plan:
            action = self._plan.pop(0)
            if action in legal:
                return action
        seat = view.seat
        assert seat is not None
        s, actions = imagine(view, rng).block, list(legal)
        if isinstance(actions[0], Take):
            return max(actions, key=lambda action: _worth_of_card(s, seat, action))
        if flow.is_built(s, map_of(s).block, board_at(seat)):
            return _after_the_tracks(s, seat, actions)
        _, self._plan = _best_tracks(s, seat)
        return self._plan.pop(0)


def _worth_of_card(s: Block, seat: int, action: Action) -> int:
    """What the best tracks for a card bring, and what it does for the hand."""
    after = _after(s, seat, action)
    return _best_tracks(after, seat)[0] + search.hand_hope(after, board_at(seat))


def _best_tracks(s: Block, seat: int) -> tuple[int, list[Action]]:
    ways = block(data.TRACKS)
    worth, count = search.best_tracks(s, map_of(s).block, board_at(seat), ways)
    return worth, [Lay(grid.WAY_NAMES[way]) for way in ways[:count]]


def _after_the_tracks(s: Block, seat: int, actions: Sequence[Action]) -> Action:
    """As many nuggets as a bank takes; one more track if it is worth a box; else the end of the turn."""
    tracks = [action for action in actions if isinstance(action, Lay)]
    best = max(tracks, key=lambda action: _worth_after(s, seat, action), default=None)
    if best is not None and _worth_after(s, seat, best) > search.worth(s, board_at(seat)):
        return best
    return max((action for action in actions if not isinstance(action, Lay | Suit)), key=_nuggets)


def _nuggets(action: Action) -> int:
    return action.nuggets if isinstance(action, Bank) else -1


def _worth_after(s: Block, seat: int, action: Action) -> int:
    return search.worth(_after(s, seat, action), board_at(seat))


def _after(s: Block, seat: int, action: Action) -> Block:
    after = s[:]
    flow.act(after, map_of(s).block, seat, NUMBERS[action])
    return after


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": Greedy}
