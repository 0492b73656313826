"""The games as games of OpenSpiel: by that project's own tests, and against tables."""

import pickle
import random
import re
import subprocess
import sys
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from tests.helpers import choose, illegal, refused
from whistlestop import games
from whistlestop.core.errors import BadChance, BadOptions, Illegal
from whistlestop.core.fastdealer import Fast
from whistlestop.core.table import Did, Fell, Table
from whistlestop.lab import openspiel

VARIANTS = [
    "whistlestop_railroad_ink",
    "whistlestop_railroad_ink(players=2,lava=True,meteors=True,draft=True,reward=place)",
    "whistlestop_marklin(players=3,tickets=germany89)",
    "whistlestop_pioneer_rails",
    "whistlestop_pioneer_rails(players=2,advanced=True,reward=place)",
]


def began(description: str, actions: int = 0, seed: int = 0) -> Any:
    """A game after so many actions of players, or at its end."""
    rng, state = random.Random(seed), pyspiel.load_game(description).new_initial_state()
    while not state.is_terminal() and (actions > 0 or state.is_chance_node()):
        actions -= state.is_player_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


# --- by the tests of others


@pytest.fixture(autouse=True, scope="module")
def _seeded():
    """Their tests take chance from where all take it."""
    random.seed(1)
    np.random.seed(1)


def test_every_game_with_a_list_of_actions_is_there():
    found = {kind.short_name for kind in pyspiel.registered_games() if kind.short_name.startswith("whistlestop")}
    assert found == {"whistlestop_marklin", "whistlestop_pioneer_rails", "whistlestop_railroad_ink"}


@pytest.mark.parametrize("description", VARIANTS)
def test_openspiel_accepts_random_games(description):
    pyspiel.random_sim_test(pyspiel.load_game(description), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("description", VARIANTS)
def test_openspiel_accepts_copies_in_its_format_and_pickled(description):
    games_sim_test.GamesSimTest("test_pig").sim_game(pyspiel.load_game(description))


# pytest finds a class for each variant, with OpenSpiel's own test methods in it.
for _number, _description in enumerate(VARIANTS, 1):
    globals()[f"TestInterface{_number}"] = type(
        f"TestInterface{_number}",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": _description, "game": pyspiel.load_game(_description)},
    )


@pytest.mark.parametrize("description", VARIANTS[:2])
def test_openspiel_plays_through_it_twice(description):
    """All that can be asked of each state, written down; then the same actions once more."""
    once = generate_playthrough.playthrough(description, None, seed=1)
    actions = [int(number) for number in re.findall(r"^action: (\d+)$", once, re.MULTILINE)]
    assert generate_playthrough.playthrough(description, actions) == once
    assert "IsTerminal() = True" in once


@pytest.mark.parametrize("description", VARIANTS)
def test_openspiel_learns_from_it(description):
    env = rl_environment.Environment(pyspiel.load_game(description), enable_legality_check=True)
    env.seed(1)
    step, rng = env.reset(), random.Random(1)
    while not step.last():
        seen, player = step.observations, step.current_player()
        assert seen["info_state"][player] == env.get_state.observation_tensor(player)
        step = env.step([rng.choice(seen["legal_actions"][player])])
    assert step.rewards == env.get_state.returns()


# --- the same game as at a table


@pytest.mark.parametrize("description", VARIANTS)
def test_it_plays_what_tables_play(description):
    state = pyspiel.load_game(description).new_initial_state()
    setting, rng = state.setting, random.Random(description)
    table: Table[Any, Any, Any] = Table(setting.game, setting.seats, setting.options, Fast(7))
    done = 0
    while True:
        for entry in table.log[done:]:
            follow(state, entry)
        done = len(table.log)
        assert state.position == table.state
        assert state.is_terminal() == table.finished
        if table.finished:
            break
        seat = table.actors[0]
        assert state.current_player() == seat - 1
        assert state.legal_actions() == sorted(setting.room.choices(table.state, seat))
        for other in range(1, setting.seats + 1):
            assert state.observation_tensor(other - 1) == list(setting.room.observe(table.state, other))
        table.submit(seat, choose(table.legal(seat), rng))
    outcome = table.outcome
    assert outcome is not None
    if setting.reward == "score":
        assert state.returns() == list(outcome.scores)
    else:
        assert state.returns() == [1.0 if place == 1 else -1.0 for place in outcome.places]
    assert state.table().log == table.log


def follow(state: Any, entry: Any) -> None:
    """What a table has done; chance number by number."""
    match entry:
        case Fell(lot):
            for number in lot:
                assert state.is_chance_node()
                assert state.returns() == [0.0] * state.num_players()
                assert sum(likely for _, likely in state.chance_outcomes()) == pytest.approx(1)
                state.apply_action(number)
        case Did(seat, action):
            assert state.current_player() == seat - 1
            number = state.setting.game.encode(state.position, action)
            assert state.action_to_string(number) == state.setting.game.notation.format_action(action)
            state.apply_action(number)


def test_each_die_and_each_card_has_its_own_chance():
    state = pyspiel.load_game("whistlestop_railroad_ink").new_initial_state()
    for _ in range(3):
        assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
        state.apply_action(5)
    assert state.chance_outcomes() == [(face, pytest.approx(1 / 3)) for face in (6, 7, 8)]
    assert state.action_to_string(7) == "roll 7"
    assert str(state).endswith("\nroll 5 5 5 …")
    state = pyspiel.load_game("whistlestop_marklin").new_initial_state()
    state.apply_action(2)  # the first player
    state.apply_action(0)  # a purple card
    likely = dict(state.chance_outcomes())
    assert likely[0] == pytest.approx(10 / 117)
    assert likely[1] == pytest.approx(11 / 117)


# --- who knows what


def test_what_others_draw_in_secret_is_not_known():
    before = began("whistlestop_railroad_ink(players=2)")
    one, other = (before.child(action) for action in before.legal_actions()[:2])
    assert known(one, 1) == known(other, 1) == known(before, 1)
    assert known(one, 0) != known(other, 0)


def test_cards_of_others_are_not_known():
    before = pyspiel.load_game("whistlestop_marklin").new_initial_state()
    before.apply_action(1)
    one, other = before.child(0), before.child(1)
    for state in (one, other):
        for _ in range(3):
            state.apply_action(2)
    assert known(one, 1) == known(other, 1)
    assert known(one, 0) != known(other, 0)


def known(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player is told, in every form."""
    return (
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_string(player),
    )


def test_what_all_see_is_what_a_spectator_sees():
    before = began("whistlestop_railroad_ink(players=2)")
    state = before.child(before.legal_actions()[0])
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(state.get_game(), kind)
    watched = msgspec.json.encode(state.setting.game.view(state.position, None)).decode()
    assert public.string_from(state, 0) == public.string_from(state, 1) == watched
    assert public.string_from(before, 0) == watched
    assert public.tensor is None


def test_what_a_player_sees_beyond_that_is_private():
    before = began("whistlestop_railroad_ink(players=2)")
    action = before.legal_actions()[0]
    state = before.child(action)
    drawn = before.setting.room.decode(before.position, action)
    private = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    cells = msgspec.json.decode(private.string_from(state, 0))["boards"]["0"]["cells"]
    assert list(cells.values()) == [drawn.piece]
    assert private.string_from(state, 1) == private.string_from(before, 1)
    everything = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(state.get_game(), everything) is None


@pytest.mark.parametrize("description", VARIANTS)
def test_nobody_forgets(description):
    """What is known only grows, and whoever knows the same sees the same."""
    seen: dict[str, str] = {}
    for seed in (1, 1, 2):  # the same game twice
        rng, state = random.Random(seed), pyspiel.load_game(description).new_initial_state()
        memories = [state.information_state_string(player) for player in range(state.num_players())]
        for _ in range(60):
            state.apply_action(rng.choice(state.legal_actions()))
            for player, before in enumerate(memories):
                memories[player] = state.information_state_string(player)
                assert memories[player].startswith(before.removesuffix("]"))
                if not state.is_chance_node():
                    view = state.observation_string(player)
                    assert seen.setdefault(memories[player], view) == view
    assert len(set(seen.values())) > 20


def test_observations_have_named_parts():
    state = began("whistlestop_railroad_ink(players=2)", 3)
    seen = make_observation(state.get_game())
    seen.set_from(state, 1)
    assert list(seen.tensor) == state.observation_tensor(1)
    assert list(seen.dict) == list(state.setting.parts)
    assert list(seen.dict["dice_1"]) == list(seen.tensor[state.setting.parts["dice_1"]])
    assert seen.tensor.dtype == np.float32
    with pytest.raises(ValueError, match="no parameters, not colour"):
        make_observation(state.get_game(), params={"colour": 1})


def test_who_is_alone_knows_everything():
    kinds = pyspiel.GameType.Information
    for name in ("railroad_ink", "pioneer_rails"):
        for players, information in ((1, kinds.PERFECT_INFORMATION), (2, kinds.IMPERFECT_INFORMATION)):
            game = pyspiel.load_game(f"whistlestop_{name}", {"players": players})
            assert game.get_type().information == information


# --- what cannot be


def test_what_is_not_legal_changes_nothing():
    state = began("whistlestop_railroad_ink(players=2)")
    position, history = state.position, state.history()
    with illegal("RI-2.4"):
        state.apply_action(games.room("railroad-ink", "environment").ACTIONS - 1)
    with illegal("RI-9"):
        state.apply_action(10**6)
    assert (state.position, state.history()) == (position, history)


@pytest.mark.parametrize("description", VARIANTS)
def test_after_the_end_nothing_is_done(description: str):
    state = began(description, 10**6)
    position = state.position
    with pytest.raises(Illegal, match="The game is over"):
        state.apply_action(0)
    assert state.position == position


def test_what_cannot_fall_changes_nothing():
    state = pyspiel.load_game("whistlestop_railroad_ink").new_initial_state()
    with refused(BadChance, "chance-impossible"):
        state.apply_action(6)  # a junction, on a route die
    assert (state.fallen, state.history()) == ((), [])


def test_what_there_is_not_is_refused():
    for params, reason in (
        ({"players": 9}, "seats-out-of-range"),
        ({"tickets": "all"}, "option-value"),
        ({"reward": "fame"}, "option-value"),
    ):
        with refused(BadOptions, reason):
            pyspiel.load_game("whistlestop_marklin", params)
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("whistlestop_marklin", {"colour": 1})


# --- elsewhere


def test_games_and_states_travel_to_other_processes():
    """… which end well, too: OpenSpiel holds on to what makes games until after Python's end."""
    state = began("whistlestop_marklin(players=3)", 20)
    code = (
        "import pickle, sys; game, state = pickle.load(sys.stdin.buffer); "
        "print(game.new_initial_state().legal_actions(), state.position.key().hex(), state.history())"
    )
    sent = pickle.dumps((state.get_game(), state))
    done = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
    assert done.stdout.decode().split() == f"[1, 2, 3] {state.position.key().hex()} {state.history()}".split()


def test_a_copy_goes_its_own_way():
    state = began("whistlestop_pioneer_rails(players=2)", 5)
    copy, position = state.clone(), state.position
    copy.apply_action(copy.legal_actions()[0])
    assert state.position == position != copy.position
    assert isinstance(copy, openspiel.SpielState)
