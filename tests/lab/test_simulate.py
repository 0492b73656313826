"""Simulations: what a kernel plays is what a table plays, however the work is split."""

from itertools import combinations
from statistics import stdev

import msgspec
import pytest

from tests.helpers import refused
from whistlestop import games
from whistlestop.core.errors import BadOptions, UnknownName
from whistlestop.core.kernel import compiled
from whistlestop.lab import simulate as lab
from whistlestop.lab.arena import _interval, compete, seatings
from whistlestop.lab.backends import Where
from whistlestop.lab.simulate import Job, Way, play_batch, simulate
from whistlestop.people import read_file

GAMES = 1000 if compiled else 25
VARIANTS = [
    ({}, 1),
    ({}, 3),
    ({"edition": "pl2019", "meteors": True}, 1),
    ({"lava": True}, 2),
    ({"meteors": True, "crater_duty": "empty", "crater_fills_centre": True}, 1),
    ({"lava": True, "meteors": True}, 2),
    ({"lava": True, "crater_duty": "empty", "meteors": True}, 1),
    ({"must_draw": "free", "longest": "segments_strict"}, 1),
    ({"draft": True}, 2),
    ({"draft": True, "lava": True, "meteors": True, "open_boards": True}, 6),
]


@pytest.mark.parametrize(("options", "players"), VARIANTS)
def test_the_kernel_plays_what_a_table_plays(monkeypatch, options, players):
    job = Job("railroad-ink", ("random",) * players, 0, "same games", options)
    count = max(10, GAMES // players)
    in_kernel = play_batch(job, 0, count)
    monkeypatch.setattr(lab, "_stays_in_kernel", lambda job: False)
    at_tables = play_batch(job, 0, count)
    assert list(in_kernel.scores) == list(at_tables.scores)
    assert list(in_kernel.places) == list(at_tables.places)
    assert in_kernel.actions == at_tables.actions


def test_saved_games_are_the_games_of_the_run(tmp_path):
    job = Job("railroad-ink", ("random", "random"), 5, "files", {"lava": True})
    saved = simulate(msgspec.structs.replace(job, save=str(tmp_path)))
    assert saved.scores == simulate(job).scores
    files = sorted(tmp_path.iterdir())
    outcomes = [read_file(path).table.outcome for path in files]
    assert tuple(outcome and outcome.scores for outcome in outcomes) == saved.scores


def test_wins_are_shared_as_fractions():
    run = simulate(Job("railroad-ink", ("random",) * 3, 50, "wins"))
    assert sum(seat.wins for seat in run.seats) == pytest.approx(50)


def test_single_scores_are_left_out_of_long_runs(monkeypatch):
    monkeypatch.setattr(lab, "MOST_SCORES", 3)
    assert simulate(Job("railroad-ink", ("random",), 3, "short")).scores is not None
    assert simulate(Job("railroad-ink", ("random",), 4, "long")).scores is None


def test_given_dice_are_the_dice_of_the_game():
    roll = (0, 1, 3, 7)
    job = Job("railroad-ink", ("greedy",), 1, "", dice=((roll,) * 7,))
    first = simulate(job).scores
    assert first == simulate(msgspec.structs.replace(job, seed="another")).scores


def test_too_few_dice_are_refused():
    with pytest.raises(UnknownName) as refused:
        simulate(Job("railroad-ink", ("random",), 1, "", dice=(((0, 1, 3, 7),),)))
    assert refused.value.reason == "dice-too-few"


@pytest.mark.parametrize(
    ("job", "error"),
    [
        (Job("chess", ("random",), 1, ""), UnknownName),
        (Job("railroad-ink", ("deep",), 1, ""), UnknownName),
        (Job("railroad-ink", ("random",) * 7, 1, ""), BadOptions),
        (Job("railroad-ink", ("random",), 1, "", {"draft": True}), BadOptions),
        (Job("railroad-ink", ("random",), 1, "", {"lava": "perhaps"}), BadOptions),
        (Job("railroad-ink", ("random",), 0, ""), BadOptions),
        (Job("railroad-ink", ("random",), -1, ""), BadOptions),
        (Job("railroad-ink", ("random",), 2.0, ""), BadOptions),  # type: ignore[arg-type]
        (Job("railroad-ink", (None,), 1, ""), UnknownName),  # type: ignore[arg-type]
    ],
)
def test_bad_jobs_are_refused_before_anything_is_played(job, error):
    with pytest.raises(error):
        simulate(job)


@pytest.mark.parametrize(
    ("where", "batch", "reason"),
    [
        (Where(0), None, "count-too-low"),
        (Where(-1), None, "count-too-low"),
        (Where(2.0), None, "count-too-low"),  # type: ignore[arg-type]
        (Where(1, "rays"), None, "option-value"),  # type: ignore[arg-type]
        (Where(), 0, "count-too-low"),
    ],
)
def test_there_is_a_way_or_it_is_refused(where, batch, reason):
    with refused(BadOptions, reason):
        Way(where, batch)


def test_a_seed_may_be_a_number(tmp_path):
    text, number = (Job("railroad-ink", ("greedy", "random"), 2, seed) for seed in ("7", 7))
    way = Way(resume=str(tmp_path / "run.jsonl"))
    assert simulate(text, way).scores == simulate(number, way).scores == simulate(number).scores


# --- the arena


@pytest.mark.parametrize(
    ("bots", "players"), [("ab", 2), ("ab", 4), ("abc", 2), ("abcd", 2), ("abcd", 3), ("abc", 5), ("ab", 1), ("ab", 6)]
)
def test_every_bot_sits_on_every_seat_equally_often_and_meets_all_others_alike(bots, players):
    found = seatings(bots, players)
    assert len(set(found)) == len(found)  # the same game twice tells nothing
    if players <= len(bots):
        for seat in range(players):
            assert len({sum(seating[seat] == bot for seating in found) for bot in bots}) == 1
        pairs = [sum(one in seating and other in seating for seating in found) for one, other in combinations(bots, 2)]
        assert len(set(pairs)) == 1
    for bot in bots:
        assert len({sum(seating[seat] == bot for seating in found) for seat in range(players)}) == 1


def test_a_bot_may_be_named_twice():
    result = compete(Job("railroad-ink", (), 8, "twice"), ["random", "random", "greedy"], 1)
    assert [bot.bot for bot in result.bots] == ["random", "random", "greedy"]
    assert result.bots[0] == result.bots[1]
    assert result.bots[2].win_share > 0.9
    result = compete(Job("railroad-ink", (), 8, "twice"), ["random", "random"], 1)
    assert [bot.win_share for bot in result.bots] == [0.5, 0.5]


def test_few_heats_leave_much_in_doubt():
    """Of two values nearly nothing is known; of many as much as the normal distribution says."""
    mean, low, high = _interval([0.0, 2.0])
    assert (mean, round(low, 1), round(high, 1)) == (1, -11.7, 13.7)
    mean, low, high = _interval([0.0, 2.0] * 50)
    assert high - mean == pytest.approx(1.96 * stdev([0.0, 2.0] * 50) / 10, rel=1e-3)
    assert mean - low == pytest.approx(high - mean)


@pytest.mark.parametrize("players", [1, 2])
def test_greedy_beats_random(players):
    result = compete(Job("railroad-ink", (), 12, "arena"), ["random", "greedy"], players)
    random, greedy = result.bots
    assert greedy.win_share > 0.9 > random.win_share
    assert greedy.difference_low > 10
    assert random.difference == 0
    assert greedy.rating > random.rating


def test_an_arena_of_equals_is_even():
    result = compete(Job("railroad-ink", (), 6, "equal"), ["random", "random"], 2)
    assert result.bots[0].win_share == result.bots[1].win_share == pytest.approx(0.5)


def test_an_arena_needs_two_bots():
    with pytest.raises(BadOptions):
        compete(Job("railroad-ink", (), 6, ""), ["random"], 2)


@pytest.mark.parametrize(("count", "players"), [(0, 2), (-5, 2), ("3", 2), (2.5, 2), (4, 0), (4, -1), (4, "2")])
def test_an_arena_is_played_by_whole_numbers(count, players):
    with pytest.raises(BadOptions):
        compete(Job("railroad-ink", (), count, "numbers"), ["random", "greedy"], players)


def test_bots_see_only_views():
    """A bot gets the view of its seat: what it could read of other lanes is the same, whatever they hold."""
    from whistlestop.core.fastdealer import Fast, Stream
    from whistlestop.core.table import Table

    game = games.find("railroad-ink")
    table = Table(game, 2, {"meteors": True}, Fast(3))
    other = Table(game, 2, {"meteors": True}, Fast(3))
    for action in list(other.legal(2))[:1]:
        other.submit(2, action)
    bot = lab.find_bot("railroad-ink", "greedy")
    again = lab.find_bot("railroad-ink", "greedy")
    chosen = bot.choose(table.view(1), table.legal(1), Stream(1, 1))
    assert chosen == again.choose(other.view(1), other.legal(1), Stream(1, 1))


def test_who_thinks_too_long_for_a_table_plays_in_the_lab_alone():
    rules = games.find("railroad-ink").agree(1, {})
    assert games.levels("railroad-ink", patient=True) == (*games.levels("railroad-ink"), "farsighted")
    lab.check_bots("railroad-ink", ["farsighted"], rules)
    lab.find_bot("railroad-ink", "farsighted")
    with refused(BadOptions, "bot-unsuited"):
        lab.check_bots("railroad-ink", ["farsighted"], rules, patient=False)
