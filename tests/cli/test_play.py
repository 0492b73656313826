"""`play`: a game of bots on the screen, kept as a picture and a file."""

import os
import time
import xml.etree.ElementTree as ET

import pytest

from whistlestop.cli import play as play_module

FAST = ("play", "--fast", "--bot", "random")


def test_a_game_is_shown_round_by_round(run):
    done = run(*FAST, "--seed", "s")
    assert (done.code, done.err) == (0, "")
    for number in range(1, 8):
        assert f"Round {number} of 7" in done.out
    assert done.out.count("┏━━") == 14
    for word in ("╭─────╮", "1 random", "2 random", "Total: ", "Exits", "points."):
        assert word in done.out
    assert "\x1b" not in done.out
    boards = [line for line in done.out.splitlines() if "/" not in line]
    assert max(map(len, boards)) == 80  # two boards share the width of a terminal


def test_it_keeps_the_game_in_the_data_folder(run, tmp_path):
    done = run(*FAST)
    file, picture = done.written(".jsonl"), done.written(".svg")
    assert file.startswith(str(tmp_path / "data" / "whistlestop" / "games"))
    assert ET.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert "it holds" in run("replay", file, "--verify").out
    assert os.listdir() == []


def test_it_never_writes_over_an_older_game(run, monkeypatch):
    monkeypatch.setattr(time, "strftime", lambda shape: "2020-01-01-000000")
    for _ in range(3):
        assert run(*FAST, "--players", "1", "--out", "kept").code == 0
    names = [f"railroad-ink-2020-01-01-000000{more}" for more in ("", "-2", "-3")]
    assert sorted(os.listdir("kept")) == sorted(f"{name}.{ending}" for name in names for ending in ("jsonl", "svg"))


def test_without_a_command_it_plays(run):
    done = run()
    assert done.code == 0
    assert "1 greedy" in done.out
    assert "2 random" in done.out
    assert "Разом" in run("--lang", "uk").out


def test_the_same_seed_gives_the_same_game(run):
    first, again, other = (
        run(*FAST, "--seed", seed, "--out", "kept").out.partition("Picture:")[0] for seed in ("a", "a", "b")
    )
    assert first == again != other


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["lava"], ["Round 6 of 6", "lava", "▲"]),
        (["meteors"], ["Meteor: ", "meteor "]),
        (["draft"], ["take 1", "take 4", "1 random: take "]),
        (["lava", "meteors", "draft"], ["take 1", "lava", "Meteor: "]),
    ],
)
def test_expansions(run, options, words):
    done = run(*FAST, *(word for option in options for word in ("--option", f"{option}=true")), "--seed", "x")
    assert done.code == 0
    for word in words:
        assert word in done.out


def test_alone_the_whole_sheet_is_shown(run):
    done = run(*FAST, "--players", "1", "--seed", "s")
    assert "Longest highway: " in done.out
    assert "wins" not in done.out


def test_wide_screens_show_more_boards_in_a_row(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "140")
    done = run(*FAST, "--players", "3", "--seed", "s")
    assert max(line.count("┏") for line in done.out.splitlines()) == 3
    monkeypatch.setenv("COLUMNS", "60")
    done = run(*FAST, "--players", "3", "--seed", "s")
    assert max(line.count("┏") for line in done.out.splitlines()) == 1


def test_it_pauses_on_a_terminal_only(run, monkeypatch):
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    run("play", "--bot", "random", "--players", "1")
    assert set(pauses) == {0}
    monkeypatch.setenv("FORCE_COLOR", "1")  # to rich, a terminal
    shown = run("play", "--bot", "random", "--players", "1")
    assert play_module.PAUSE in pauses
    assert "\x1b[" in shown.out
    pauses.clear()
    run(*FAST, "--players", "1")
    assert set(pauses) == {0}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "9"], ["1 to 6"]),
        (["--players", "0"], ["--players"]),
        (["--bot", "genius"], ["genius", "greedy"]),
        (["--players", "3", "--bot", "greedy", "--bot", "random"], ["2 bots", "3 seats"]),
        (["--players", "1", "--option", "draft=true"], ["two players"]),
        (["--seed", "\udcff"], ["UTF-8"]),
        (["--out", "file.txt"], ["file.txt"]),
        (["--out", "file.txt/below"], ["file.txt/below"]),
        (["--theme", "pink"], ["pink"]),
    ],
)
def test_play_refuses(run, arguments, words):
    with open("file.txt", "w", encoding="utf-8"):
        pass
    done = run("play", "--fast", *arguments)
    done.refused(*words)
    assert done.out == ""
    assert os.listdir() == ["file.txt"]
