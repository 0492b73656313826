"""Recorded games go on replaying as they were, and playthroughs read as they did."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.records.make import (
    DEAD_ENDS,
    GAMES,
    MARKLIN,
    PIONEER_RAILS,
    STRING_RAILWAY,
    folder,
    play,
    play_dead_end,
    playthrough,
)
from whistlestop import games, load
from whistlestop.core.chance import Scripted
from whistlestop.core.options import choices
from whistlestop.core.table import Did
from whistlestop.games.marklin.actions import Pass
from whistlestop.people import PeopleTable

HERE = Path(__file__).parent
LESSONS = sorted(Path(games.__file__).parent.glob("*/lesson.jsonl"))
FILES = [*sorted(HERE.glob("*/*.jsonl")), *LESSONS]


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def thought_over(game: str, name: str) -> Any:
    """A game of bots that think for long as plain Python."""
    return pytest.param(game, name, marks=pytest.mark.long)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_recorded_game_replays_with_the_same_result(path):
    assert load(path).finished


@pytest.mark.parametrize(
    ("game", "name"),
    [
        *[("railroad-ink", name) for name in ("lava", "meteors", "draft", "both")],
        *[("marklin", name) for name in MARKLIN],
        *[("pioneer-rails", name) for name, (_, _, bot) in PIONEER_RAILS.items() if bot == "random"],
        *[thought_over("pioneer-rails", name) for name, (_, _, bot) in PIONEER_RAILS.items() if bot == "greedy"],
        *[thought_over("string-railway", name) for name in STRING_RAILWAY],
    ],
)
def test_the_same_seed_still_gives_the_same_game(game, name):
    assert load(folder(game) / f"{name}.jsonl") == play(game, name)


@pytest.mark.parametrize("name", DEAD_ENDS)
def test_a_dead_end_is_still_reached(name):
    assert load(folder("marklin") / f"{name}.jsonl") == play_dead_end(name)


def views_of(name: str) -> Iterator[tuple[Any, Any]]:
    """What a spectator sees after each entry of a recorded dead end, and the entry."""
    table = load(folder("marklin") / f"{name}.jsonl")
    told = PeopleTable(table.game, table.seats, table.options, Scripted())
    for entry in table.log:
        told.append(entry)
        yield told.view(None), entry


def test_tr_3_1_a_game_ends_when_all_pass_in_a_row():
    *_, (view, _) = views_of("four-all-pass")
    passed = [isinstance(entry, Did) and entry.action == Pass() for _, entry in views_of("four-all-pass")]
    assert passed[-4:] == [True] * 4
    assert (view.phase, view.turns_left) == ("over", -1)
    assert {board.trains for board in view.boards} == {3}


def test_tr_3_1_a_pass_is_a_turn_of_the_last_round():
    moments = list(views_of("three-run-dry"))
    passed = [view.turns_left for view, entry in moments if isinstance(entry, Did) and entry.action == Pass()]
    assert passed
    assert all(left >= 0 for left in passed)
    assert moments[-1][0].phase == "over"


@pytest.mark.parametrize("name", DEAD_ENDS)
def test_tr_4_2_the_row_keeps_gaps_while_there_are_no_cards(name):
    rows = [view.row for view, _ in views_of(name) if view.phase == "turn" and view.turn]
    assert ("",) * 5 in rows
    assert any(0 < row.count("") < 5 for row in rows)
    assert all(
        view.deck + sum(view.discards) == 0 for view, _ in views_of(name) if view.phase == "turn" and "" in view.row
    )


def test_tr_4_3_a_row_that_cannot_be_better_stands():
    stood = [
        max(view.row.count("locomotive"), view.row.count("passenger"))
        for name in DEAD_ENDS
        for view, _ in views_of(name)
        if view.phase == "turn"
    ]
    assert 3 in stood


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.txt")), ids=name_of)
def test_a_playthrough_reads_as_it_did(path):
    assert playthrough(load(path.with_suffix(".jsonl"))) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_a_recorded_game(game):
    played = [load(folder(game) / f"{name}.jsonl").options for name in GAMES[game]]
    for choice in choices(games.find(game).options):
        for value in choice.choices:
            if (choice.id, value) != ("longest", "cells"):  # in force wherever pl2019 is played
                assert any(getattr(options, choice.id) == value for options in played), (choice.id, value)
