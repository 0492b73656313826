"""One small errand through every kernel that players, simulations and learners need."""

from whistlestop.bots import play
from whistlestop.core.batches import ALL
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.games.marklin import game, rules, vector
from whistlestop.games.marklin.audit import sound_games
from whistlestop.games.marklin.bots import BOTS, Foreseeing
from whistlestop.games.marklin.plan_layout import WEIGHTS
from whistlestop.games.marklin.planner import play_out
from whistlestop.games.marklin.playout import random_games


def warm() -> None:
    """Compile or load them all."""
    random_games(rules.Options(), 2, 1, 0, 1)
    learning = vector.batch(rules.Options(), 2, ALL, 1)
    learning.rewind()
    vector.step(learning, 1, 0, 1)
    sound_games(rules.Options(), 2, 1, 0, 1)
    play_out(rules.setup(rules.Options(), 2).block, [WEIGHTS] * 2, 1)
    table = Table(game, 3, {}, Fast(1))
    while table.view(1).phase != "choose":  # where there is something to try out
        seat = table.actors[0]
        table.submit(seat, next(iter(table.legal(seat))))
    Foreseeing(1).choose(table.view(1), table.legal(1), Stream(1, 1))  # once: it plays games for every decision
    bots = dict(enumerate((BOTS["random"](), BOTS["greedy"](), BOTS["planner"]()), 1))
    play(table, bots, {seat: Stream(1, seat) for seat in bots})
    assert table.outcome is not None
    list(table.legal(1))
