"""The computer players of Pioneer Rails, weakest first."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

from whistlestop.bots import Bot, RandomBot
from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Weights, block
from whistlestop.core.weights import unpack
from whistlestop.games.pioneer_rails.actions import Action, Bank, Done, Take
from whistlestop.games.pioneer_rails.features import MOST_AT_ONCE
from whistlestop.games.pioneer_rails.foresight import Foresight, Heat
from whistlestop.games.pioneer_rails.lookahead import Look
from whistlestop.games.pioneer_rails.plan_layout import GREEDY_WEIGHTS, WEIGHTS
from whistlestop.games.pioneer_rails.rules import map_of
from whistlestop.games.pioneer_rails.search import Search
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.value import Mind, mind
from whistlestop.games.pioneer_rails.views import imagine


class Searcher:
    """Plans a whole turn, the one that is worth most at its end, and follows it."""

    weights: Mapping[str, int]
    boxes: int  # that a turn may spend
    suits: bool  # … also on another suit
    width: int  # sets of tracks of each size that grow on,
    capacity: int  # … and that are looked at

    def __init__(self) -> None:
        self._search = self.search()
        self._plan: list[Action] = []  # the rest of the turn

    def search(self) -> Search:
        return Search(self.weights, self.boxes, self.suits, self.width, self.capacity)

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        assert view.seat is not None
        payments = [action for action in legal if isinstance(action, Bank)]
        if not self._plan or (self._plan[0] not in legal and not (payments and self._plan[0] == Done())):
            s = imagine(view, rng).block
            cards = [action for action in legal if isinstance(action, Take)]
            self._plan = self._search.turn(s, map_of(s).block, view.seat, cards)
        if self._plan[0] in legal:
            return self._plan.pop(0)
        s = imagine(view, rng).block
        return self._search.payment(s, map_of(s).block, view.seat, payments)


class Greedy(Searcher):
    """All ways to play a turn at the card's station with one box at most; what counts is what is scored and begun."""

    weights, boxes, suits, width, capacity = GREEDY_WEIGHTS, 1, False, 1 << 14, 1 << 14


class Beam(Searcher):
    """The most promising ways to play a turn with two boxes at most; what is within reach counts as well."""

    weights, boxes, suits, width, capacity = WEIGHTS, 2, True, 32, 1 << 13


@cache
def learned() -> Weights:
    """What the levels that have learned play by, read when the first one is made."""
    _, arrays = unpack((files(__package__) / "learned" / "base.npz").read_bytes())
    return mind(arrays["weights"]).weights


class Schooled(Beam):
    """As the beam, by a value of boards that was learned; what is lost to the others counts, too."""

    weights = WEIGHTS | {"first": 500}

    def search(self) -> Search:
        return Search(self.weights, self.boxes, self.suits, self.width, self.capacity, own_mind())


class Foreseeing(Schooled):
    """The same, and the best ends of a turn are played on with some deals of the next turns."""

    look = Look(turns=2, boxes=1, suits=False, width=4)
    heats: tuple[Heat, ...] = (Heat(16, 6), Heat(8, 18), Heat(4, 48))

    def search(self) -> Search:
        return Foresight(
            self.weights, self.boxes, self.suits, self.width, self.capacity, self.look, self.heats, own_mind()
        )


class Hasty(Foreseeing):
    """The least of everything: for a first errand, and for tests."""

    boxes, suits, width = 0, False, 2
    look, heats = Look(turns=2, boxes=0, suits=False, width=2), (Heat(2, 1),)


def own_mind() -> Mind:
    """A mind with room of its own."""
    return Mind(learned(), block(MOST_AT_ONCE))


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "beam": Beam,
    "schooled": Schooled,
    "foreseeing": Foreseeing,
}
