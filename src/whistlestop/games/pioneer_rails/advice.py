"""What can be said about moves of Pioneer Rails: what boards are worth to the player that has learned it."""

from collections.abc import Callable
from typing import Literal

from whistlestop.bots.advice import Adviser, Line, Reason
from whistlestop.core.game import Random
from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails import flow
from whistlestop.games.pioneer_rails.actions import NUMBERS, Action, Done, Take
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.bots import Schooled
from whistlestop.games.pioneer_rails.layout import OBJECTIVES_ON, SEATS
from whistlestop.games.pioneer_rails.lookahead import scored_before
from whistlestop.games.pioneer_rails.plan_layout import WEIGHTS, plan
from whistlestop.games.pioneer_rails.rules import Legal, map_of
from whistlestop.games.pioneer_rails.search import judged
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.views import imagine


class Learned:
    """The points to be expected in the end, from the board that a turn leaves; alone with ten for each objective met.

    A turn that is only begun is worth as much as the best way to go on.
    """

    counts: Literal["points", "chance"] = "points"
    means = "pioneer-rails-advice-means"
    hidden: tuple[str, ...] = ()

    def __init__(self) -> None:
        self._search, self._plan = Schooled().search(), plan(WEIGHTS)  # points are the own ones alone

    def gain(self, view: View, line: Line, other: Line, rng: Random) -> int:
        s = imagine(view, rng).block
        return max(0, self._worth(s, view, line) - self._worth(s, view, other))

    def reasons(self, view: View, line: Line, rng: Random) -> tuple[Reason, ...]:
        """What is expected, and of the best other card, where that is less: a search ahead may choose otherwise."""
        s = imagine(view, rng).block
        points = self._points(s, view, line)
        counts_objectives = s[SEATS] == 1 and s[OBJECTIVES_ON]
        id = "pioneer-rails-advice-outlook-alone" if counts_objectives else "pioneer-rails-advice-outlook"
        found = [Reason(id, {"points": points})]
        others = [card for card in _cards(s, view) if card != line[0]] if isinstance(line[0], Take) else []
        best = max((self._points(s, view, (card,)) for card in others), default=points)
        if best < points:
            found.append(Reason("pioneer-rails-advice-other-cards", {"points": best}, is_of_first=True))
        return tuple(found)

    def _points(self, s: Block, view: View, line: Line) -> int:
        assert view.seat is not None
        return round(self._worth(s, view, line) / 100) + scored_before(s, board_at(view.seat))

    def _worth(self, s: Block, view: View, line: Line) -> int:
        """What the board is worth after a line, in hundredths of points."""
        assert view.seat is not None
        m, after = map_of(s).block, s[:]
        turn = list(line)
        for action in turn:
            if action != Done():  # it may end the turn of all
                flow.act(after, m, view.seat, NUMBERS[action])
        if Done() not in turn:
            for action in self._search.turn(after[:], m, view.seat, ()):
                if action != Done():
                    flow.act(after, m, view.seat, NUMBERS[action])
        return judged(after, m, board_at(view.seat), self._plan, self._search.mind)


def _cards(s: Block, view: View) -> list[Action]:
    """The cards that may be taken now."""
    return [action for action in Legal(s, view.seat or 1) if isinstance(action, Take)]


ADVISERS: dict[str, Callable[[], Adviser]] = {"foreseeing": Learned}
