"""Whole games of random players: what a table with `Fast` chance and `random` bots plays, without the table.

Nearly all of the time goes into the search for strings, which is compiled; so this loop is plain Python.
"""

from whistlestop.bots import RandomBot
from whistlestop.core import fast
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.game import Outcome
from whistlestop.games.string_railway import flow
from whistlestop.games.string_railway.rules import Options, legal, outcome, pending, setup


def random_games(
    options: Options, seats: int, seed: int, first: int, count: int
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]], int]:
    """Games `first` … of a run of random players: scores, places, and how many actions they took."""
    scores, places, actions = [], [], 0
    for game in range(first, first + count):
        result, played = _play(options, seats, fast.game_seed(seed, game))
        scores.append(result.scores)
        places.append(result.places)
        actions += played
    return scores, places, actions


def _play(options: Options, seats: int, seed: int) -> tuple[Outcome, int]:
    state, dealer, bot = setup(options, seats), Fast(seed), RandomBot()
    numbers = {seat: Stream(seed, seat) for seat in range(1, seats + 1)}
    dealt = actions = 0
    while (result := outcome(state)) is None:
        draw, s = pending(state), state.block[:]
        if draw is not None:
            flow.fell(s, dealer.deal(dealt, draw))
            dealt += 1
        else:
            seat = flow.actor(s)
            assert seat is not None
            flow.act(s, seat, bot.choose(None, legal(state, seat), numbers[seat]))
            actions += 1
        state = type(state)(s)
    return result, actions
