"""`arena`: bots compared."""

import csv
import re

import pytest

from tests.cli.calls import shape
from tests.lab.scripts import EXAMPLE
from tests.lab.scripts import run as program


def test_arena_as_json(run):
    done = run("arena", "railroad-ink", "--bot", "random", "--bot", "greedy", "--games", "4", "--json")
    assert (done.code, done.err) == (0, "")
    names = (
        "mean", "mean_low", "mean_high", "sd", "win_share", "low", "high", "difference", "difference_low",
        "difference_high", "rating", "rating_low", "rating_high",
    )  # fmt: skip
    assert shape(done.json) == {
        "game": "str", "games": "int", "bots": [{"bot": "str"} | dict.fromkeys(names, "float")],
    }  # fmt: skip
    assert done.json["games"] == 4
    assert [bot["bot"] for bot in done.json["bots"]] == ["random", "greedy"]
    assert done.json["bots"][0]["difference"] == 0


def test_arena_as_a_table(run):
    done = run("arena", "railroad-ink", *("--bot", "random", "--bot", "greedy", "--games", "4", "--jobs", "2"))
    again = run("arena", "railroad-ink", *("--bot", "random", "--bot", "greedy", "--games", "4", "--csv", "scores.csv"))
    assert again.out == done.out
    with open("scores.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["deal"], row["bot"]) for row in rows] == [
        ("0", "0", "random"), ("0", "0", "greedy"), ("1", "0", "greedy"), ("1", "0", "random"),
        ("2", "1", "random"), ("2", "1", "greedy"), ("3", "1", "greedy"), ("3", "1", "random"),
    ]  # fmt: skip


def test_arena_for_people(run):
    done = run("arena", "railroad-ink", "--bot", "random", "--bot", "greedy", "--games", "4")
    assert "4 games, 2 at a table" in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    cramped = run("arena", "railroad-ink", "--bot", "random", "--bot", program(EXAMPLE), "--games", "4")
    assert "…" not in re.sub(r"\d…[-+\d]", "", cramped.out)  # only between the ends of intervals: nothing is cut
    assert max(map(len, cramped.out.splitlines()[:-1])) <= 80
    alone = run("arena", "railroad-ink", "--bot", "random", "--bot", "greedy", "--games", "4", "--players", "1")
    assert "alone, on the same dice" in alone.out


def test_no_number_is_cut_on_the_narrowest_screen(run, monkeypatch):
    for command in ("arena", "simulate"):
        arguments = (command, "railroad-ink", "--bot", "random", "--bot", "greedy", "--games", "4")
        wide = [line.split() for line in run(*arguments).out.splitlines()[2:4]]
        with monkeypatch.context() as narrow:
            narrow.setenv("COLUMNS", "30")
            found = run(*arguments).out
        assert all(word in found.split() for line in wide for word in line if any(map(str.isdigit, word)))
        assert found.splitlines()[-1].startswith("4 games, ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["two bots"]),
        (["--bot", "random"], ["two bots"]),
        (["--bot", "random", "--bot", "genius"], ["genius", "greedy"]),
        (["--bot", "random", "--bot", "greedy", "--players", "9"], ["1 to 6"]),
        (["--bot", "random", "--bot", "greedy", "--players", "-1"], ["--players"]),
        (["--bot", "random", "--bot", "greedy", "--games", "0"], ["--games"]),
        (["--bot", "random", "--bot", "greedy", "--players", "1", "--option", "draft=true"], ["two players"]),
    ],
)
def test_arena_refuses(run, arguments, words):
    run("arena", "railroad-ink", *arguments).refused(*words)
