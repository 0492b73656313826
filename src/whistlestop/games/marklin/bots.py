"""The computer players of Märklin, weakest first."""

from array import array
from collections.abc import Callable, Sequence

from whistlestop.bots import Bot, RandomBot
from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block, block
from whistlestop.games.marklin import data, foresight, layout, planner, rides
from whistlestop.games.marklin.actions import (
    ALL_ACTIONS,
    Action,
    Claim,
    Depart,
    Done,
    Keep,
    Place,
    Ride,
    Split,
    Take,
    TakeBlind,
)
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.plan_layout import WEIGHTS
from whistlestop.games.marklin.plan_rides import MOST_CARDS, MOST_STEPS
from whistlestop.games.marklin.preview import preference
from whistlestop.games.marklin.seen import View
from whistlestop.games.marklin.views import imagine, known

WORTHY_TRAIL = 6  # points for which a passenger sets out
TRIALS = 2_000  # seats that are played to the end before a decision, at most: 1,000 games of two, 400 of five


class Greedy:
    """The most valuable track that can be paid for, and a passenger's ride where that brings more.

    It keeps the two cheapest of four short tickets and places a passenger wherever it may.
    """

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        seat = view.seat
        assert seat is not None
        s = imagine(view, rng).block
        actions = list(legal)
        match view.phase:
            case "split":
                return max((a for a in actions if isinstance(a, Split)), key=lambda a: a.short)
            case "choose" | "keep":
                return _cheapest_kept(view, actions, 2 if view.phase == "choose" else 1)
            case "place":
                places = [action for action in actions if isinstance(action, Place)]
                return max(places, key=lambda a: _best_ride(s, seat, a.city)[0]) if places else Done()
            case "ride":
                points, tracks = _best_ride(s, seat, None)
                return Ride(tracks[0]) if points or Done() not in actions else Done()
        return _turn(s, seat, actions) or _card(view, actions)


def _turn(s: Block, seat: int, actions: Sequence[Action]) -> Action | None:
    """The best ride or claim, if there is one."""
    claims = [action for action in actions if isinstance(action, Claim)]
    departures = [action for action in actions if isinstance(action, Depart)]
    ride = max(departures, key=lambda a: _best_ride(s, seat, a.city)[0], default=None)
    gain = _best_ride(s, seat, ride.city)[0] if ride is not None else 0
    hand = s[side_at(seat) + layout.HAND : side_at(seat) + layout.HAND + layout.CARDS]
    claim = min(claims, key=lambda a: (-_points(a), preference(a, hand)), default=None)
    if ride is not None and gain >= WORTHY_TRAIL and (claim is None or gain > _points(claim)):
        return ride
    return claim


def _points(claim: Claim) -> int:
    return data.ROUTE_POINTS[data.LENGTHS[data.TRACK_NUMBERS[claim.track]]]


def _best_ride(s: Block, seat: int, city: str | None) -> tuple[int, list[str]]:
    """Points and tracks of the best ride from a city, or onward (None)."""
    trail = block(len(data.TRACKS))
    at = side_at(seat)
    cards = min(MOST_CARDS, s[at + layout.HAND + data.PASSENGER] - s[layout.RIDE_COST])
    start = s[layout.RIDE_AT] if city is None else data.PLACE_NUMBERS[city]
    points, length = rides.best_trail(s, seat, start, cards, MOST_STEPS, trail)
    return points, [data.TRACKS[track] for track in trail[:length]]


def _card(view: View, actions: Sequence[Action]) -> Action:
    """The face-up card of which the hand has most; else blind; else whatever is left to do."""
    hand = view.boards[(view.seat or 1) - 1].hand
    worth = {a: hand[data.CARD_NUMBERS[view.row[a.slot - 1]]] for a in actions if isinstance(a, Take)}
    best = max(worth, key=lambda action: worth[action], default=None)
    if TakeBlind() in actions and (best is None or worth[best] == 0):
        return TakeBlind()
    return best or actions[0]


def _cheapest_kept(view: View, actions: Sequence[Action], count: int) -> Action:
    """So many of the cheapest tickets; then done."""
    offer = view.boards[(view.seat or 1) - 1].offer
    keeps = [action for action in actions if isinstance(action, Keep) and len(action.tickets) == min(count, len(offer))]
    points = [data.TICKET_POINTS[data.TICKET_NUMBERS[name]] for name in offer]
    return min(keeps, key=lambda a: sum(points[number - 1] for number in a.tickets)) if keeps else Done()


class Planner:
    """One network for all its tickets, passengers where they will gather most, routes for points with the rest.

    It thinks in the kernel, on what its view tells, and leaves nothing to chance.
    """

    def __init__(self) -> None:
        self._workspace = planner.workspace()

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        assert view.seat is not None
        s = known(view)
        action = ALL_ACTIONS[planner.decide(s, view.seat, self._workspace, s[:])]
        assert action is not None
        return action


class Foreseeing:
    """It tries out what the planner would do and what else is sensible, in games from positions it imagines."""

    def __init__(self, trials: int = TRIALS) -> None:
        self._trials, self._workspace = trials, planner.workspace()
        self._notes = block(foresight.NOTES)

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        assert view.seat is not None
        s, notes, w = known(view), self._notes, self._workspace
        dream = s[:]
        count, number = foresight.list_candidates(s, view.seat, w, dream, notes), notes[0]
        if count > 1:
            seed = rng.below(1 << 31) << 31 | rng.below(1 << 31)
            tables = array("q", WEIGHTS * len(view.boards))
            games = self._trials // len(view.boards)
            number = foresight.weigh(s, view.seat, notes, count, games, seed, tables, w, dream, s[:], s[:])
        action = ALL_ACTIONS[number]
        assert action is not None
        return action


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "planner": Planner,
    "foreseeing": Foreseeing,
}
