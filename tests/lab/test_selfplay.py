"""Self-play: every seat of many games is the learner's, and threads change nothing about them."""

import copy
import gc
import threading
from typing import Any

import gymnasium
import numpy as np
import pytest

from tests.helpers import refused
from whistlestop import games
from whistlestop.core import fast
from whistlestop.core.errors import BadOptions, UnknownName
from whistlestop.core.fastdealer import Fast
from whistlestop.core.table import Table
from whistlestop.lab.environments import SelfPlay, Turns

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("railroad-ink", 1, {}),
    ("railroad-ink", 3, {"draft": True, "lava": True}),
    ("marklin", 2, {}),
    ("pioneer-rails", 2, {"advanced": True}),
]


def any_legal(turns: Turns, rng: np.random.Generator) -> Any:
    return (turns.masks * rng.random(turns.masks.shape)).argmax(1)


def assert_same(one: Turns, other: Turns) -> None:
    for name in Turns._fields:
        ours, theirs = getattr(one, name), getattr(other, name)
        assert ours.dtype == theirs.dtype, name
        assert (ours == theirs).all(), name


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@pytest.mark.parametrize("reward", ["score", "place"])
def test_it_plays_what_tables_play(game, seats, options, reward):
    """Position for position, with the same actions: who is to act, what is seen, what is legal, and the end for all."""
    slots, rng, room = 3, np.random.default_rng(1), games.room(game, "environment")
    numbers, tables, ends = list(range(slots)), [], 0
    with SelfPlay(game, slots, seats=seats, options=options, reward=reward, threads=2) as play:
        turns = play.reset(seed=3)

        def begin(number: int) -> Table[Any, Any, Any]:
            assert play.run is not None
            return Table(games.find(game), seats, options, Fast(fast.game_seed(play.run, number)))

        tables = [begin(number) for number in numbers]
        while ends < slots + 1:
            for slot, table in enumerate(tables):
                seat = table.actors[0]
                assert turns.seats[slot] == seat
                assert list(turns.observations[slot]) == list(room.observe(table.state, seat))
                assert set(np.flatnonzero(turns.masks[slot])) == set(room.choices(table.state, seat))
            assert list(turns.games) == numbers
            actions = any_legal(turns, rng)
            turns = play.step(actions)
            assert not turns.refused.any()
            for slot, table in enumerate(tables):
                table.submit(table.actors[0], room.decode(table.state, int(actions[slot])))
                assert turns.ended[slot] == table.finished
                if (outcome := table.outcome) is None:
                    assert not turns.scores[slot].any()
                    assert not turns.places[slot].any()
                    assert not turns.rewards[slot].any()
                    continue
                assert tuple(turns.scores[slot]) == outcome.scores
                assert tuple(turns.places[slot]) == outcome.places
                won = play.setting.rewards(np.array(outcome.scores), np.array(outcome.places))
                assert list(turns.rewards[slot]) == list(won)
                numbers[slot] += slots
                tables[slot] = begin(numbers[slot])
                ends += 1


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_threads_change_nothing(game, seats, options):
    plays = [SelfPlay(game, 7, seats=seats, options=options, threads=threads) for threads in (1, 2, 3)]
    turns, rng, ends = [play.reset(seed=5) for play in plays], np.random.default_rng(1), 0
    while ends < 8:
        assert_same(turns[0], turns[1])
        assert_same(turns[0], turns[2])
        actions = any_legal(turns[0], rng)
        turns = [play.step(actions) for play in plays]
        ends += int(turns[0].ended.sum())


def test_what_was_handed_out_stays_and_may_be_written_to():
    play, untouched = (SelfPlay("railroad-ink", 4, seats=2, threads=2) for _ in range(2))
    turns, other, rng = play.reset(seed=1), untouched.reset(seed=1), np.random.default_rng(1)
    for _ in range(40):
        assert_same(turns, other)
        before, actions = copy.deepcopy(turns), any_legal(turns, rng)
        later, other = play.step(actions), untouched.step(actions)
        assert_same(turns, before)
        for array in turns:
            array[:] = 1  # as learners do who work in place
        turns = later


def test_an_action_that_is_not_legal_changes_its_game_in_nothing():
    play = SelfPlay("marklin", 3, threads=2)
    before = play.reset(seed=1)
    actions = before.masks.argmax(1)
    actions[1] = before.masks[1].argmin()
    now = play.step(actions)
    assert list(now.refused) == [False, True, False]
    assert list((now.observations == before.observations).all(1)) == [False, True, False]
    assert (now.masks[1] == before.masks[1]).all()
    assert now.seats[1] == before.seats[1]
    assert not now.ended.any()
    assert not now.rewards.any()


def test_what_is_no_action_is_refused_and_nothing_is_stepped():
    play = SelfPlay("railroad-ink", 3, threads=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        play.step(np.zeros(3, np.int64))
    turns = play.reset(seed=1)
    legal = turns.masks.argmax(1)
    size = turns.masks.shape[1]
    for wrong in (legal[:2], legal[None], legal.astype(float), np.array([0, -1, 0]), np.array([0, 0, size])):
        with pytest.raises(ValueError, match="each of 3 actions"):
            play.step(wrong)
    fresh = SelfPlay("railroad-ink", 3, threads=1)
    fresh.reset(seed=1)
    assert_same(play.step(legal), fresh.step(legal.astype(np.int32)))


def test_seeds_decide():
    one, other = (SelfPlay("railroad-ink", 4) for _ in range(2))
    assert_same(one.reset(seed=1), other.reset(seed=1))
    assert one.run == other.run
    assert (one.reset(seed=1).observations != other.reset(seed=2).observations).any()
    assert (one.reset().observations != one.reset().observations).any()


def test_a_reset_forgets_the_games_before():
    play = SelfPlay("railroad-ink", 2)
    begun = play.reset(seed=1)
    play.step(begun.masks.argmax(1))
    assert_same(play.reset(seed=1), begun)


def test_places_reward_all_seats():
    play, rng = SelfPlay("railroad-ink", 4, seats=3, reward="place"), np.random.default_rng(2)
    turns = play.reset(seed=8)
    while not turns.ended.any():
        turns = play.step(any_legal(turns, rng))
    assert turns.rewards.shape == (4, 3)
    assert set(turns.rewards[turns.ended].ravel()) <= {1.0, 0.0, -1.0}
    assert (turns.rewards[turns.ended].max(1) == 1.0).all()


def test_there_are_no_more_threads_than_games_and_none_without_need():
    assert SelfPlay("railroad-ink", 2, threads=8).threads == 2
    before = at_work()
    play = SelfPlay("railroad-ink", 4, threads=1)
    play.reset(seed=1)
    assert play.threads == 1
    assert at_work() <= before


def test_threads_end_with_the_games():
    before = at_work()
    with SelfPlay("railroad-ink", 4, threads=3) as play:
        play.reset(seed=1)
        assert at_work() - before  # two of them, or one that was quick enough to do both shares
    assert at_work() <= before
    forgotten = SelfPlay("railroad-ink", 4, threads=3)
    forgotten.reset(seed=1)
    ours = at_work() - before
    del forgotten
    gc.collect()
    for thread in ours:
        thread.join(10)
    assert ours
    assert at_work() <= before


def at_work() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith("self-play")}


def test_what_there_is_not_is_refused():
    for count in (0, 2.0, "3"):
        with refused(BadOptions, "count-too-low"):
            SelfPlay("railroad-ink", count)  # type: ignore[arg-type]
        with refused(BadOptions, "count-too-low"):
            SelfPlay("railroad-ink", 2, threads=count)  # type: ignore[arg-type]
    with refused(UnknownName, "game-unsuited"):
        SelfPlay("string-railway", 2)
    with refused(BadOptions, "seats-out-of-range"):
        SelfPlay("railroad-ink", 2, seats=9)
