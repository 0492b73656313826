"""The program, called in this process, and game files to give it."""

import pytest

from tests.cli.calls import Program
from whistlestop import games
from whistlestop.bots import RandomBot
from whistlestop.cli import load
from whistlestop.core import kernel


@pytest.fixture
def run(tmp_path, monkeypatch) -> Program:
    """`run("score", "railroad-ink", input="B1 h-h-")`, in an empty folder, as somebody without any settings."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "SHELL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(load, "_tell", lambda: None)  # whether kernels are there yet is nothing that a test can know
    if not kernel.compiled:  # as plain Python it thinks for a minute; who thinks does not matter here
        monkeypatch.setitem(games.room("railroad-ink", "bots").BOTS, "greedy", RandomBot)
    return Program()


@pytest.fixture
def game_file(run: Program) -> str:
    """A finished game of two with sealed dice."""
    done = run("play", "--seed", "a file", "--bot", "random", "--fast", "--out", "kept")
    return done.written(".jsonl")


@pytest.fixture
def simulated_file(run: Program) -> str:
    """A finished game of the lab, with lava and meteors."""
    extras = ("--option", "lava=true", "--option", "meteors=true")
    assert run("simulate", "railroad-ink", "--players", "2", "--games", "1", "--save", "games", *extras).code == 0
    return "games/railroad-ink-000000.jsonl"
