"""Recorded games go on replaying as they were, and playthroughs read as they did."""

from pathlib import Path

import pytest

from tests.records.make import GAMES, play, playthrough
from whistlestop import load
from whistlestop.core.options import choices
from whistlestop.games.railroad_ink.rules import Options

FOLDER = Path(__file__).parent / "railroad_ink"
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_with_the_same_result(path):
    assert load(path).finished


@pytest.mark.parametrize("name", ["lava", "meteors", "draft", "both"])
def test_the_same_seed_still_gives_the_same_game(name):
    assert load(FOLDER / f"{name}.jsonl") == play(name)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_did(path):
    assert playthrough(load(path.with_suffix(".jsonl"))) == path.read_text(encoding="utf-8")


def test_every_value_of_every_option_has_a_recorded_game():
    played = [load(FOLDER / f"{name}.jsonl").options for name in GAMES]
    for choice in choices(Options):
        for value in choice.choices:
            if (choice.id, value) != ("longest", "cells"):  # in force wherever pl2019 is played
                assert any(getattr(options, choice.id) == value for options in played), (choice.id, value)
