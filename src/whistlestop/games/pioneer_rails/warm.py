"""One small errand through every kernel that players, simulations and learners need."""

from whistlestop.bots import play
from whistlestop.core.batches import ALL
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import game, rules, vector
from whistlestop.games.pioneer_rails.bots import BOTS, Hasty
from whistlestop.games.pioneer_rails.playout import random_games


def warm() -> None:
    """Compile or load them all."""
    random_games(rules.Options(), 1, 1, 0, 1)
    learning = vector.batch(rules.Options(), 1, ALL, 1)
    learning.rewind()
    vector.step(learning, 1, 0, 1)
    table = Table(game, 2, {"advanced": True}, Fast(1))
    play(table, {1: Hasty(), 2: BOTS["random"]()}, {seat: Stream(1, seat) for seat in (1, 2)})
    assert table.outcome is not None
    table.sheet(1)
