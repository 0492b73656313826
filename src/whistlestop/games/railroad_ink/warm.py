"""One small errand through every kernel that players, simulations and learners need."""

from whistlestop.bots import play
from whistlestop.core.batches import ALL
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import board, data, flow, game, layout, rounds, rules, vector
from whistlestop.games.railroad_ink.bots import BOTS
from whistlestop.games.railroad_ink.playout import random_games
from whistlestop.games.railroad_ink.thinker import LEAST, Thinker


def warm() -> None:
    """Compile or load them all."""
    random_games(rules.Options(), 1, 1, 0, 1)
    learning = vector.batch(rules.Options(), 1, ALL, 1)
    learning.rewind()
    vector.step(learning, 1, 0, 1)
    table = Table(game, 2, {"lava": True, "meteors": True, "draft": True}, Fast(1))
    play(table, {1: BOTS["random"](), 2: Thinker(LEAST)}, {seat: Stream(1, seat) for seat in (1, 2)})
    table.sheet(1)
    rules.score_parts(table.state.block, layout.HEAD, layout.SEGMENTS)
    assert table.outcome is not None
    s = table.state.block
    rounds.drawings(s, layout.HEAD)
    rounds.best_drawing(s, layout.HEAD)
    flow.strike(s, layout.HEAD, data.NORTH)
    board.place_fault(s, layout.HEAD, 0, 1)
    board.lift(s, layout.HEAD, 0)
