"""Options: as people type them, and what is refused."""

from typing import Any

import pytest

from tests.core.tables import AnyTable
from tests.helpers import refused
from whistlestop.core import options
from whistlestop.core.errors import BadOptions
from whistlestop.core.table import Table
from whistlestop.games import pioneer_rails
from whistlestop.games.pioneer_rails.data import MOST_MAP_SEED
from whistlestop.games.railroad_ink import game
from whistlestop.games.railroad_ink.rules import Options


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"colour": "red"}, "option-unknown"),
        ({"Lava": True}, "option-unknown"),
        ({1: True}, "option-unknown"),
        ({"lava": "perhaps"}, "option-value"),
        ({"lava": 1}, "option-value"),
        ({"lava": None}, "option-value"),
        ({"lava": []}, "option-value"),
        ({"longest": "shortest"}, "option-value"),
        ({"longest": True}, "option-value"),
        ({"edition": "x" * 10_000}, "option-value"),
        ({"draft": True, "edition": "pl2019"}, "railroad-ink-not-in-pl2019"),
    ],
)
def test_bad_options_are_refused(given: Any, reason: str):
    with refused(BadOptions, reason):
        Table(game, 2, given)


def test_options_as_people_type_them():
    table: AnyTable = Table(game, 2, {"lava": "true", "meteors": "FALSE", "longest": " Cells ", "edition": "UK2020"})
    assert table.options == Options(lava=True, longest="cells")


def test_options_as_a_struct_are_checked_too():
    with refused(BadOptions, "railroad-ink-not-in-pl2019"):
        Table(game, 2, Options(edition="pl2019", draft=True))
    with refused(BadOptions, "railroad-ink-draft-needs-two"):
        Table(game, 1, Options(draft=True))


def test_every_option_has_a_default_choices_and_a_rule():
    found = {choice.id: choice for choice in options.choices(Options)}
    assert {name: (choice.choices, choice.rule) for name, choice in found.items()} == {
        "edition": (("uk2020", "pl2019"), "RI-3.6"),
        "longest": (("auto", "segments", "segments_strict", "cells"), "RI-3.2"),
        "lava": ((False, True), "RI-7"),
        "meteors": ((False, True), "RI-6"),
        "draft": ((False, True), "RI-5"),
        "must_draw": (("maximal", "free"), "RI-2.4"),
        "open_boards": ((False, True), "RI-2.7"),
        "crater_duty": (("voluntary", "empty"), "RI-6.5"),
        "crater_fills_centre": ((False, True), "RI-3.3"),
    }
    assert all(choice.default == choice.choices[0] for choice in found.values())


@pytest.mark.parametrize("given", [7, "7", " 007 "])
def test_an_option_may_be_a_number(given: object):
    agreed = pioneer_rails.game.agree(1, {"map": "generated", "map_seed": given})
    assert agreed == pioneer_rails.rules.Options(map="generated", map_seed=7)
    choice = next(choice for choice in options.choices(pioneer_rails.rules.Options) if choice.id == "map_seed")
    assert (choice.default, choice.choices, choice.most) == (0, (), MOST_MAP_SEED)


@pytest.mark.parametrize("given", [-1, 1_000, True, None, 1.0, "", "-1", "1e3", "٣", "9" * 5_000])
def test_a_number_that_is_none_or_too_large_is_refused(given: object):
    with refused(BadOptions, "option-value"):
        pioneer_rails.game.agree(1, {"map": "generated", "map_seed": given})


def test_a_number_in_a_struct_is_checked_too():
    with refused(BadOptions, "option-value"):
        pioneer_rails.game.agree(1, pioneer_rails.rules.Options(map="generated", map_seed=-1))


def test_the_choices_of_a_game_are_found_once():
    """Statistics ask for them for each of two thousand games."""
    assert options.choices(Options) is options.choices(Options)
