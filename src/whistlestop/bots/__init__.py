"""Computer players: the protocol, the one that plays any game at random, and the loop that lets them play."""

from collections.abc import Mapping
from typing import Any, Protocol

from whistlestop.core.game import Actions, Game, Random, Seat, State
from whistlestop.core.table import Table

MOST_FORESEEN = 64  # actions; a longer turn is thought about again


class Bot(Protocol):
    """A computer player at one seat of one game. It sees what the seat may see, and nothing else."""

    def choose(self, view: Any, legal: Actions[Any], rng: Random) -> Any:
        """One of the legal actions."""


class RandomBot:
    """A kind of action uniformly, then an action of that kind uniformly."""

    def choose(self, view: Any, legal: Actions[Any], rng: Random) -> Any:
        kinds = legal.kinds()
        kind = kinds[rng.below(len(kinds))]
        return kind[rng.below(len(kind))]


def play(table: Table[Any, Any, Any], bots: Mapping[Seat, Bot], numbers: Mapping[Seat, Random]) -> int:
    """Let bots act while it is a bot's turn; how many actions they took."""
    actions = 0
    while seats := [seat for seat in table.actors if seat in bots]:
        seat = seats[0]
        table.submit(seat, bots[seat].choose(table.view(seat), table.legal(seat), numbers[seat]))
        actions += 1
    return actions


def foresee(game: Game[Any, Any, Any], state: State, seat: Seat, bot: Bot, numbers: Random) -> tuple[Any, ...]:
    """What a bot does until something happens that it cannot foresee: its part is done, or a barrier has come."""
    chosen: list[Any] = []
    while len(chosen) < MOST_FORESEEN and seat in (actors := game.actors(state)):
        legal = game.legal(state, seat)
        action = bot.choose(game.view(state, seat), legal, numbers)
        if action not in legal:
            raise ValueError(f"not a legal action: {action!r}")
        chosen.append(action)
        step = game.apply(state, seat, action)
        state = step.state
        if step.closes_lane or step.is_barrier or not set(game.actors(state)) <= set(actors):
            break
    return tuple(chosen)
