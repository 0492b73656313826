"""String Railway for learners."""

import random

import pytest

from tests import learners
from tests.helpers import illegal, play
from whistlestop.core.fastdealer import Fast
from whistlestop.core.table import Table
from whistlestop.games.string_railway import environment, game
from whistlestop.games.string_railway.actions import Lay, Place
from whistlestop.games.string_railway.bots import Greedy


@pytest.mark.long
def test_observations_follow_from_views():
    learners.assert_observations_follow_from_views("string-railway", 3, {"landscape": "ridge"}, every=9)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"landscape": "by_hand"}])
def test_candidates_are_legal_and_greedys_choice_comes_first(options):
    table = Table(game, 2, options, Fast(2))
    kinds, rng = set(), random.Random(1)
    for _ in range(9):
        seat = table.actors[0]
        found, legal = environment.candidates(table.state), table.legal(seat)
        assert 0 < len(found) <= environment.ACTIONS
        assert len(set(found)) == len(found)
        assert list(environment.choices(table.state, seat)) == list(range(len(found)))
        assert list(environment.choices(table.state, 3 - seat)) == []
        assert all(action in legal for action in found)
        if isinstance(found[0], Lay | Place):
            assert found[0] == Greedy().choose(table.view(seat), legal, rng)  # type: ignore[arg-type]
        kinds.add(type(found[0]))
        table.submit(seat, environment.decode(table.state, len(found) - 1))
    assert {Lay, Place} <= kinds
    with illegal("SR-3"):
        environment.decode(table.state, environment.ACTIONS)


@pytest.mark.long
def test_the_observation_tells_what_a_string_brings():
    table = Table(game, 3, {}, Fast(3))
    while not isinstance(environment.candidates(table.state)[0], Lay):
        play(table, random.Random(1), 1)
    seat = table.actors[0]
    seen = learners.told("string-railway", 3, environment.observe(table.state, seat))
    before = table.sheet(seat).total
    table.submit(seat, environment.decode(table.state, 0))
    assert seen["candidate_0_gain"] == [table.sheet(seat).total - before]
    now = learners.told("string-railway", 3, environment.observe(table.state, seat))
    assert now["rail_1_whose"] == [1]
    assert now["rail_1_points"] == seen["candidate_0_points"]
