"""The games as environments: by the other projects' own tests, and against tables."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import seeding
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tests.helpers import illegal, refused
from whistlestop import games
from whistlestop.bots import RandomBot
from whistlestop.core.errors import BadOptions, UnknownName
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.lab.environments import SeatsEnv, SingleEnv, VectorEnv

QUICK = ("railroad-ink", "marklin", "pioneer-rails")
ALL = (*QUICK, "string-railway")


def first_legal(mask: Any) -> Any:
    return np.int64(np.flatnonzero(mask)[0])


# --- by the tests of others


def test_every_game_is_there():
    assert games.ids("environment") == tuple(sorted(ALL))
    assert games.ids("vector") == tuple(sorted(QUICK))


@pytest.mark.parametrize("game", ALL)
@pytest.mark.filterwarnings("ignore:.*not using `gym.make`.*")
def test_gymnasium_accepts_it(game):
    check_env(gymnasium.make(f"whistlestop/{game}-v0").unwrapped)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("reward", ["score", "place"])
@pytest.mark.filterwarnings("ignore:Observation")  # it would like a Box, though masks need a Dict
def test_pettingzoo_accepts_it(game, reward):
    api_test(SeatsEnv(game, reward=reward), num_cycles=300 if game in QUICK else 10)


@pytest.mark.parametrize("game", ALL)
def test_pettingzoo_finds_that_seeds_decide(game):
    seed_test(lambda: SeatsEnv(game, seats=2), num_cycles=100 if game in QUICK else 4)


# --- one seat


@pytest.mark.parametrize(
    ("game", "seats", "seat"), [("railroad-ink", 2, 2), ("marklin", 3, 2), ("pioneer-rails", 2, 1)]
)
def test_one_seat_plays_at_a_table(game, seats, seat):
    env = SingleEnv(game, seats=seats, seat=seat)
    seen, info = env.reset(seed=5)
    chance = int(seeding.np_random(5)[0].integers(1 << 62))
    table: Table[Any, Any, Any] = Table(games.find(game), seats, {}, Fast(chance))
    streams = {other: Stream(chance, other) for other in range(1, seats + 1)}
    choice, room, reward, over = Stream(9, 1), games.room(game, "environment"), 0.0, False
    while True:
        while table.actors and (actor := table.actors[0]) != seat:
            table.submit(actor, RandomBot().choose(None, table.legal(actor), streams[actor]))
        assert list(seen) == list(room.observe(table.state, seat))
        assert env.observation_space.contains(seen)
        assert set(np.flatnonzero(info["action_mask"])) == set(room.choices(table.state, seat))
        assert over == table.finished
        if over:
            break
        assert reward == 0.0
        action = RandomBot().choose(None, table.legal(seat), choice)
        number = np.int64(table.game.encode(table.state, action))
        table.submit(seat, action)
        seen, reward, over, cut, info = env.step(number)
        assert not cut
    outcome = table.outcome
    assert outcome is not None
    assert reward == outcome.scores[seat - 1]
    assert (tuple(info["scores"]), tuple(info["places"])) == (outcome.scores, outcome.places)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(number)


def test_an_action_that_is_not_legal_changes_nothing_and_costs_a_point():
    env = SingleEnv("railroad-ink")
    seen, info = env.reset(seed=1)
    again, reward, over, _, told = env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, False)
    assert (again == seen).all()
    assert (told["action_mask"] == info["action_mask"]).all()
    for no_action in (env.setting.room.ACTIONS, -1, 1.0, None, "B1 h-h-"):
        with pytest.raises(ValueError, match="no action"):
            env.step(no_action)  # type: ignore[arg-type]
    is_one = env.step(True)  # type: ignore[arg-type]  # to Gymnasium it is the number 1
    assert is_one[1] == (0 if info["action_mask"][1] else -1)


def test_whatever_is_written_into_a_mask_changes_no_rule():
    env = SingleEnv("railroad-ink")
    _, info = env.reset(seed=1)
    legal, refused = int(info["action_mask"].argmax()), int(info["action_mask"].argmin())
    info["action_mask"][:], env.action_masks()[:] = 1 - info["action_mask"], 1
    assert env.step(np.int64(refused))[1] == -1
    assert env.step(np.int64(legal))[1] == 0


def test_it_shows_the_own_view_as_text():
    env = SingleEnv("railroad-ink", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(games.find("railroad-ink").view(env._course.state, 1))


@pytest.mark.parametrize("game", QUICK)
def test_any_bot_may_be_the_opponent(game):
    def score_of(opponent: str) -> Any:
        env = SingleEnv(game, seats=2, opponent=opponent)
        _, info = env.reset(seed=3)
        over = False
        while not over:
            _, _, over, _, info = env.step(first_legal(info["action_mask"]))
        return info["scores"][1]

    assert score_of("greedy") > score_of("random")


@pytest.mark.parametrize("game", ALL)
def test_a_copy_goes_its_own_way_and_travels(game):
    env = SingleEnv(game, seats=2, opponent="greedy" if game in QUICK else "random")
    _, info = env.reset(seed=2)
    env.step(first_legal(info["action_mask"]))
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.view
        ours, theirs = (one.step(first_legal(one.action_masks())) for one in (copy.deepcopy(env), copied))
        assert (ours[0] == theirs[0]).all()
        assert (ours[4]["action_mask"] == theirs[4]["action_mask"]).all()
        assert copied.view != before
        assert env.view == before


@pytest.mark.parametrize("game", QUICK)
def test_many_games_and_all_seats_travel_too(game):
    many, seats = VectorEnv(game, 3, seats=2), SeatsEnv(game, seats=2)
    _, info = many.reset(seed=2)
    actions = info["action_mask"].argmax(1)
    many.step(actions)
    seats.reset(seed=2)
    again, elsewhere = pickle.loads(pickle.dumps(many)), copy.deepcopy(many)
    before = pickle.dumps(many)
    copied = [[one.step(one._slots.masks.argmax(1))[0].copy() for _ in range(3)] for one in (again, elsewhere)]
    assert pickle.dumps(many) == before  # nothing of it is shared
    ours = [many.step(many._slots.masks.argmax(1))[0].copy() for _ in range(3)]
    assert np.array_equal(copied, [ours, ours])
    same = pickle.loads(pickle.dumps(seats))
    for one in (seats, same):
        one.step(int(first_legal(one.observe(one.agent_selection)["action_mask"])))
    assert seats.agent_selection == same.agent_selection
    assert (seats.last()[0]["observation"] == same.last()[0]["observation"]).all()


@pytest.mark.parametrize("game", ALL)
def test_nothing_can_be_asked_before_the_first_game(game):
    one, all_seats = SingleEnv(game, render_mode="ansi"), SeatsEnv(game, render_mode="ansi")
    for asked in (
        lambda: one.step(np.int64(0)),
        one.action_masks,
        one.render,
        lambda: one.view,
        lambda: all_seats.step(0),
        lambda: all_seats.observe("seat_1"),
        all_seats.last,
        all_seats.render,
        lambda: next(iter(all_seats.agent_iter())),
    ):
        with pytest.raises(gymnasium.error.ResetNeeded):
            asked()


def test_rules_are_not_chosen_by_a_reset():
    for env in (SingleEnv("railroad-ink"), VectorEnv("railroad-ink", 2), SeatsEnv("railroad-ink")):
        with pytest.raises(ValueError, match="when an environment is made, not by a reset: lava"):
            env.reset(seed=1, options={"lava": True})
        env.reset(seed=1, options={"what others ask of their games": 1})


def test_actions_have_words():
    one, all_seats = SingleEnv("railroad-ink"), SeatsEnv("railroad-ink")
    game = games.find("railroad-ink")
    for env in (one, all_seats):
        env.reset(seed=1)
        state = env._course.state
        for action in games.room("railroad-ink", "environment").choices(state, 1):
            assert game.notation.parse_action(env.describe(action)) == game_action(state, action)
    assert all_seats.view("seat_1") == game.view(all_seats._course.state, 1)


def game_action(state: Any, action: int) -> Any:
    return games.room("railroad-ink", "environment").decode(state, action)


def test_what_there_is_not_is_refused():
    for kind in (SingleEnv, SeatsEnv):
        with refused(BadOptions, "option-value"):
            kind("railroad-ink", render_mode="human")
    with refused(UnknownName, "no-such-bot"):
        SingleEnv("railroad-ink", opponent="somebody")
    with refused(UnknownName, "no-such-seat"):
        SingleEnv("railroad-ink", seats=2, seat=3)
    with refused(UnknownName, "no-such-bot"):
        SingleEnv("railroad-ink", opponent=None)  # type: ignore[arg-type]
    for seat in ("2", 2.0, None, True):
        with refused(UnknownName, "seat-no-number"):
            SingleEnv("railroad-ink", seats=2, seat=seat)  # type: ignore[arg-type]
    assert SingleEnv("railroad-ink", seats=2, seat=np.int64(2)).seat == 2  # type: ignore[arg-type]
    with refused(BadOptions, "seats-out-of-range"):
        SingleEnv("railroad-ink", seats=9)
    for seats in ("2", 2.0, True, 0):
        with refused(BadOptions, "count-too-low"):
            SingleEnv("railroad-ink", seats=seats)  # type: ignore[arg-type]
    assert type(SingleEnv("railroad-ink", seats=np.int64(2)).setting.seats) is int  # type: ignore[arg-type]
    with refused(BadOptions, "option-value"):
        SingleEnv("railroad-ink", reward="fame")  # type: ignore[arg-type]
    with refused(UnknownName, "game-unsuited"):
        VectorEnv("string-railway", 2)
    for count in (0, 2.0, "3", True):
        with refused(BadOptions, "count-too-low"):
            VectorEnv("railroad-ink", count)  # type: ignore[arg-type]
    assert VectorEnv("railroad-ink", np.int64(2)).num_envs == 2  # type: ignore[arg-type]


# --- many games


@pytest.mark.parametrize("game", QUICK)
def test_many_games_as_gymnasium_wants_them(game):
    env = gymnasium.make_vec(
        f"whistlestop/{game}-v0", 3, vectorization_mode="vector_entry_point", seats=2, reward="place"
    )
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(3, np.int64))
    seen, info = env.reset(seed=4)
    ends, rng = 0, np.random.default_rng(1)
    while ends < 4:
        assert env.observation_space.contains(seen)
        masks = info["action_mask"]
        assert masks.any(1).all()
        before = seen.copy()
        actions = (masks * rng.random(masks.shape)).argmax(1)
        now, rewards, ended, cut, info = env.step(actions)
        assert (seen == before).all()  # what was handed out stays as it was
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        if ended.any():
            assert (info["_final_obs"] == ended).all()
            places = info["final_info"]["places"][ended, 0]
            assert (rewards[ended] == np.where(places == 1, 1.0, -1.0)).all()
            assert (info["final_obs"][ended] != now[ended]).any(1).all()
            ends += int(ended.sum())
        seen = now


def test_seeds_decide_what_many_games_bring():
    one, other = (VectorEnv("railroad-ink", 4) for _ in range(2))
    assert (one.reset(seed=1)[0] == other.reset(seed=1)[0]).all()
    assert (one.reset(seed=1)[0] != other.reset(seed=2)[0]).any()
    assert (one.reset()[0] != one.reset()[0]).any()


def test_a_reset_forgets_the_games_before():
    env = VectorEnv("railroad-ink", 2)
    seen, info = env.reset(seed=1)
    env.step(info["action_mask"].argmax(1))
    again, told = env.reset(seed=1)
    assert (again == seen).all()
    assert (told["action_mask"] == info["action_mask"]).all()


def test_one_of_many_is_refused_alone():
    env = VectorEnv("railroad-ink", 3)
    seen, info = env.reset(seed=1)
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    now, rewards, _, _, _ = env.step(actions)
    assert list(rewards) == [0, -1, 0]
    assert list((now == seen).all(1)) == [False, True, False]
    with pytest.raises(ValueError, match="each of 3 actions"):
        env.step(np.array([0, 0, env.setting.room.ACTIONS]))
    with pytest.raises(ValueError, match="each of 3 actions"):
        env.step(np.array([0, -1, 0]))


# --- all seats


def test_all_seats_are_rewarded_at_the_end():
    env = SeatsEnv("railroad-ink", seats=3, reward="place")
    env.reset(seed=8)
    sums, ends = dict.fromkeys(env.possible_agents, 0.0), []
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        sums[agent] += reward
        env.step(None if over else int(first_legal(seen["action_mask"])))
        if over:
            ends.append((list(info["scores"]), list(info["places"])))
        else:
            assert info == {}
    assert set(sums.values()) <= {1.0, 0.0, -1.0}
    assert max(sums.values()) == 1.0
    [(scores, places), *others] = ends
    assert others == [(scores, places)] * 2
    assert places == [1 + sum(other > score for other in scores) for score in scores]
    for asked in (lambda: env.step(0), lambda: env.step(None), env.last):
        with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
            asked()
    env.reset(seed=8)
    assert env.last()[0]["action_mask"].any()


def test_a_seat_that_breaks_a_rule_hears_which():
    env = SeatsEnv("railroad-ink", seats=2)
    env.reset(seed=8)
    with illegal("RI-2.4"):
        env.step(games.room("railroad-ink", "environment").ACTIONS - 1)


# --- rewards


@pytest.mark.parametrize(
    ("seats", "places", "rewards"),
    [
        (1, [1], [1]),
        (1, [2], [-1]),
        (2, [2, 1], [-1, 1]),
        (3, [1, 3, 1], [1, -1, 1]),
        (5, [1, 2, 3, 4, 5], [1, 0.5, 0, -0.5, -1]),
    ],
)
def test_places_as_rewards(seats, places, rewards):
    env = SeatsEnv("pioneer-rails", seats=seats, reward="place")
    assert list(env.setting.rewards(np.zeros(seats, np.int64), np.array(places))) == rewards
