"""Whatever can be done in a last turn, by nothing but `legal` and `apply`: the slow way, for comparison."""

from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.core.fastdealer import Fast
from whistlestop.core.game import Seat
from whistlestop.games.marklin import game
from whistlestop.games.marklin.actions import Action, Split, Take, TakeBlind
from whistlestop.games.marklin.rules import State


class Line(NamedTuple):
    """A way to the end of the game, with the score there."""

    actions: tuple[Action, ...]
    state: State
    score: int

    @property
    def draws_tickets(self) -> bool:
        return isinstance(self.actions[0], Split)

    @property
    def is_luck(self) -> bool:
        return isinstance(self.actions[0], Split | Take | TakeBlind)

    @property
    def board(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Whose tracks and whose tokens there are."""
        shown = game.view(self.state, None)
        return shown.owners, shown.tokens


def lines(state: State, seat: Seat, dealer: Fast, done: tuple[Action, ...] = ()) -> Iterator[Line]:
    """All of them for one seat; nobody else ever has to act."""
    outcome, draw = game.outcome(state), game.pending(state)
    if outcome is not None:
        yield Line(done, state, outcome.scores[seat - 1])
    elif draw is not None:
        yield from lines(game.resolve(state, dealer.deal(len(done), draw)).state, seat, dealer, done)
    else:
        assert game.actors(state) == (seat,)
        for action in game.legal(state, seat):
            yield from lines(game.apply(state, seat, action).state, seat, dealer, (*done, action))
