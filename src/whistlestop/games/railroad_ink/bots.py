"""The computer players of Railroad Ink, weakest first."""

from collections.abc import Callable, Iterable
from functools import partial

from whistlestop.bots import Bot, RandomBot
from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block
from whistlestop.games.railroad_ink import data, flow, layout, rounds, rules, tally
from whistlestop.games.railroad_ink.actions import ALL_ACTIONS, NUMBERS, Action, Confirm, Place, Take
from whistlestop.games.railroad_ink.seen import View
from whistlestop.games.railroad_ink.thinker import FARSIGHTED, FORESEEING, SCHOOLED, SEASONED, Thinker
from whistlestop.games.railroad_ink.views import imagine


class Greedy:
    """The best score at the end of this round, over all ways to draw its dice; nothing beyond is considered.

    Lava is drawn before the routes and a special after them, each only where it brings the most now.
    """

    def __init__(self) -> None:
        self._plan: list[Action] = []  # the rest of the drawing chosen for this round

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        while self._plan:
            action = self._plan.pop(0)
            if action in legal:
                return action
        seat = view.seat
        assert seat is not None
        s = imagine(view, rng).block
        actions = list(legal)
        if isinstance(actions[0], Take):
            return _best(actions, lambda action: _worth_of_pair(s, seat, view, action))
        if view.boards[seat - 1].stage == "strike":
            return _best(actions, lambda action: _score_after(s, seat, action))
        return self._draw(s, seat, actions)

    def _draw(self, s: Block, seat: int, actions: list[Action]) -> Action:
        lava = [action for action in actions if data.FIRST_LAVA <= _face(action) < data.VOLCANO]
        if lava and not s[flow.board_at(seat) + layout.DRAWN] >> 4:  # RI-7.3
            return _best(lava, lambda action: _score_after(s, seat, action))
        if any(0 <= _face(action) < data.FIRST_SPECIAL for action in actions):
            drawing, _, _ = rounds.best_drawing(s, flow.board_at(seat))
            self._plan = _in_legal_order(s, seat, _unpacked(drawing))
            if self._plan:
                return self._plan.pop(0)
        # What is left: a special, the second lava die, a volcano, a route on a crater, making room for lava.
        best = _best(actions, lambda action: _score_after(s, seat, action))
        is_free, gains = Confirm() in actions, _score_after(s, seat, best) > _score(s, seat)
        return best if gains or not is_free else Confirm()


def _face(action: Action) -> int:
    """The face that an action draws, or -1."""
    return data.FACE_OF[data.PIECE_NUMBERS[action.piece]] if isinstance(action, Place) else -1


def _best(actions: Iterable[Action], worth: Callable[[Action], int]) -> Action:
    """The first of the best."""
    return max(actions, key=worth)


def _score_after(s: Block, seat: int, action: Action) -> int:
    after = s[:]
    flow.act(after, seat, NUMBERS[action])
    return _score(after, seat)


def _score(s: Block, seat: int) -> int:
    return rules.score_parts(s, flow.board_at(seat), s[layout.LONGEST])[tally.TOTAL]


def _worth_of_pair(s: Block, seat: int, view: View, action: Action) -> int:
    """The best score that a pair of dice could bring by itself."""
    assert isinstance(action, Take)
    alone = s[:]
    at = flow.board_at(seat)
    for die, face in enumerate(view.pairs[action.pair - 1]):
        alone[at + layout.DICE + die] = data.FACES.index(face)
    alone[at + layout.DRAWN] = 0b1100
    return rounds.best_drawing(alone, at)[1]


def _unpacked(drawing: int) -> list[Action]:
    actions = []
    while drawing:
        action = ALL_ACTIONS[drawing & rounds.MASK]
        assert action is not None
        actions.append(action)
        drawing >>= rounds.BITS
    return actions


def _in_legal_order(s: Block, seat: int, actions: list[Action]) -> list[Action]:
    """A drawing in an order in which each piece joins what is there."""
    after, ordered = s[:], []
    while actions:
        action = next(a for a in actions if flow.act(after, seat, NUMBERS[a]) == layout.FINE)
        actions.remove(action)
        ordered.append(action)
    return ordered


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "schooled": partial(Thinker, SCHOOLED),
    "seasoned": partial(Thinker, SEASONED),
    "foreseeing": partial(Thinker, FORESEEING),
}
PATIENT: dict[str, Callable[[], Bot]] = {"farsighted": partial(Thinker, FARSIGHTED)}
