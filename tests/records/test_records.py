"""Recorded games go on replaying as they were, and playthroughs read as they did."""

from pathlib import Path

import pytest

from tests.records.make import GAMES, folder, play, playthrough
from whistlestop import games, load
from whistlestop.core.options import choices

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.jsonl"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_recorded_game_replays_with_the_same_result(path):
    assert load(path).finished


@pytest.mark.parametrize(
    ("game", "name"),
    [("railroad-ink", name) for name in ("lava", "meteors", "draft", "both")]
    + [("marklin", name) for name in GAMES["marklin"]],
)
def test_the_same_seed_still_gives_the_same_game(game, name):
    assert load(folder(game) / f"{name}.jsonl") == play(game, name)


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
