"""Games in the kernel and at tables are the same games; the computer players play as well as they should."""

import random

import pytest

from tests.helpers import compiled_says, play
from tests.pioneer_rails import variants
from tests.pioneer_rails.positions import DesertTable
from whistlestop.bots import RandomBot
from whistlestop.bots import play as let_play
from whistlestop.core.chance import Sealed
from whistlestop.core.fast import game_seed
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import block, compiled
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import game, layout
from whistlestop.games.pioneer_rails.actions import Bank
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.bots import BOTS
from whistlestop.games.pioneer_rails.playout import play_games
from whistlestop.games.pioneer_rails.rules import map_of
from whistlestop.lab import simulate as lab
from whistlestop.lab.simulate import Job, play_batch, simulate

GAMES = 60 if compiled else 4


@pytest.mark.parametrize("variant", variants.ALL[::2], ids=variants.name)
def test_the_kernel_plays_what_a_table_plays(monkeypatch, variant):
    seats, options = variants.split(variant)
    job = Job("pioneer-rails", ("random",) * seats, 0, "same games", options)
    count = max(2, GAMES // seats)
    in_kernel = play_batch(job, 0, count)
    monkeypatch.setattr(lab, "_stays_in_kernel", lambda job: False)
    at_tables = play_batch(job, 0, count)
    assert list(in_kernel.scores) == list(at_tables.scores)
    assert list(in_kernel.places) == list(at_tables.places)
    assert in_kernel.actions == at_tables.actions


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_a_game_in_the_kernel_ends_in_the_same_position(variant):
    """Objectives that score nothing, cards nobody used: everything is as at a table."""
    seats, options = variants.split(variant)
    start = game.setup(game.agree(seats, options), seats).block
    s = start[:]
    play_games(start, map_of(start).block, 11, 5, 1, s, block(seats), block(seats))
    seed = game_seed(11, 5)
    table: DesertTable = Table(game, seats, options, Fast(seed))
    everybody = range(1, seats + 1)
    let_play(table, {seat: RandomBot() for seat in everybody}, {seat: Stream(seed, seat) for seat in everybody})
    assert s == table.state.block


@pytest.mark.parametrize("level", ["greedy", "beam"])
def test_a_bot_finishes_a_turn_that_somebody_else_has_begun(level):
    """A person may have spent more boxes than the bot would, or have paid and not yet ended the turn."""
    begun = set()
    for seed in range(30 if compiled else 2):
        table: DesertTable = Table(game, 1, {"map": "a" if compiled else "small_a"}, Fast(seed))
        numbers = Stream(seed, 1)

        def new_bot(table=table):
            s = table.state.block
            begun.add((s[board_at(1) + layout.STAGE], s[board_at(1) + layout.BONUSES]))
            return BOTS[level]()

        while table.actors:
            for _ in range(seed % 7 + 1):
                if table.actors:
                    table.submit(1, RandomBot().choose(None, table.legal(1), numbers))
            bot, turn = new_bot(), table.state.block[layout.TURN]
            while table.actors and table.state.block[layout.TURN] == turn:
                action = bot.choose(table.view(1), table.legal(1), numbers)
                table.submit(1, action)
                bot = new_bot() if isinstance(action, Bank) else bot
    if compiled:
        assert {stage for stage, _ in begun} >= {layout.LAYING, layout.PAYING}
        assert max(bonuses for _, bonuses in begun) > 1


ARENA = """
from whistlestop.lab.arena import compete
from whistlestop.lab.simulate import Job
weaker, stronger = compete(Job("pioneer-rails", (), {games}, "arena"), ["{weaker}", "{stronger}"], 2).bots
print([weaker.win_share, stronger.win_share, stronger.difference])
"""


@pytest.mark.parametrize(
    ("weaker", "stronger", "games", "by"), [("random", "greedy", 6, 20), ("greedy", "beam", 16, 5)]
)
@pytest.mark.long
def test_each_bot_beats_the_one_before_it(weaker: str, stronger: str, games: int, by: int):
    lost, won, difference = compiled_says(ARENA.format(weaker=weaker, stronger=stronger, games=games))
    assert won > 0.7 > lost
    assert difference > by


STRENGTH = """
from whistlestop.lab.simulate import Job, simulate
options = [{{"map": name, "objectives": False}} for name in "ab"]
print([simulate(Job("pioneer-rails", ("{bot}",), 10, "strength", chosen)).seats[0].mean for chosen in options])
"""


@pytest.mark.parametrize(("bot", "points"), [("greedy", 64), ("beam", 80)])
@pytest.mark.long
def test_bots_are_as_strong_as_they_were(bot: str, points: int):
    """Alone, without objectives; docs/benchmarks.md has the means of 1,000 games."""
    assert sum(compiled_says(STRENGTH.format(bot=bot))) / 2 > points


def test_alone_a_player_may_be_beaten_by_the_game():
    """PR-9: nobody wins, and that is counted as no win."""
    (beaten,) = simulate(Job("pioneer-rails", ("random",), 20, "alone")).seats
    assert beaten.max < 60
    assert beaten.wins == 0


@pytest.mark.parametrize("bot", ["greedy", "beam", "foreseeing"])
def test_a_bot_chooses_by_what_its_seat_may_know(bot: str):
    """Two games that look the same to a seat get the same choice from its bot."""
    table: DesertTable = Table(game, 3, {"advanced": True}, Sealed.from_text("blind"))
    play(table, random.Random(5), 40)
    seat = table.actors[0]
    view = table.view(seat)
    other = game.imagine(view, Stream(3, 3))
    chosen = lab.find_bot("pioneer-rails", bot).choose(view, table.legal(seat), Stream(1, 1))
    again = lab.find_bot("pioneer-rails", bot).choose(game.view(other, seat), game.legal(other, seat), Stream(2, 2))
    assert chosen == again
