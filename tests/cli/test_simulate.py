"""`simulate`: many games, the tables they make, and runs that go on where they were."""

import csv
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.calls import command_line, environment, process, shape
from tests.helpers import until
from whistlestop.cli import running
from whistlestop.lab import simulate as lab


def test_simulate_as_json(run):
    done = run("simulate", "railroad-ink", "--players", "2", "--games", "5", "--seed", "s", "--json")
    assert (done.code, done.err) == (0, "")
    seat = {"bot": "str", "mean": "float", "sd": "float", "min": "int", "max": "int", "wins": "float"}
    assert shape(done.json) == {
        "game": "str", "players": "int", "games": "int", "actions": "int", "seconds": "float",
        "cpu_seconds": "float", "games_per_second": "float", "actions_per_second": "float",
        "seats": [seat], "scores": [["int"]],
    }  # fmt: skip
    assert done.json["players"] == len(done.json["seats"]) == 2
    assert done.json["games"] == len(done.json["scores"]) == 5
    assert done.json["seats"][0]["mean"] == pytest.approx(sum(scores[0] for scores in done.json["scores"]) / 5)


def test_simulate_leaves_out_the_scores_of_long_runs(run, monkeypatch):
    monkeypatch.setattr(lab, "MOST_SCORES", 4)
    assert "scores" not in run("simulate", "railroad-ink", "--games", "5", "--json").json


def test_simulate_is_repeatable(run):
    def scores(*more: str) -> list[list[int]]:
        found: list[list[int]] = run("simulate", "railroad-ink", "--games", "5", "--json", *more).json["scores"]
        return found

    assert scores() == scores("--seed", "1") != scores("--seed", "2")
    assert scores("--jobs", "2") == scores()
    assert scores("--save", "kept", "--backend", "local") == scores()


def test_simulate_for_people(run):
    done = run("simulate", "railroad-ink", "--games", "5", "--bot", "random", "--bot", "random")
    assert done.code == 0
    assert "seat  bot" in done.out
    assert "5 games" in done.out
    assert "\x1b" not in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_simulate_seats_its_bots(run):
    def bots(*more: str) -> list[str]:
        seats = run("simulate", "railroad-ink", "--games", "1", "--json", *more).json["seats"]
        return [seat["bot"] for seat in seats]

    assert bots() == ["random"]
    assert bots("--players", "3", "--bot", "random") == ["random"] * 3
    assert bots("--bot", "random", "--bot", "greedy") == ["random", "greedy"]


def test_simulate_saves_games(run):
    assert run("simulate", "railroad-ink", "--games", "2", "--save", "a/b").code == 0
    assert sorted(os.listdir("a/b")) == ["railroad-ink-000000.jsonl", "railroad-ink-000001.jsonl"]
    for name in os.listdir("a/b"):
        assert run("replay", f"a/b/{name}", "--verify").code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], ["--games", "0"]),
        (["--games", "-3"], ["--games", "-3"]),
        (["--games", "many"], ["--games", "many", "whole number"]),
        (["--players", "0"], ["--players"]),
        (["--players", "9"], ["1 to 6", "9"]),
        (["--players", "1000000000"], ["--players"]),
        (["--players", "3", "--bot", "random", "--bot", "greedy"], ["2 bots", "3 seats"]),
        (["--bot", "genius"], ["genius", "greedy"]),
        (["--jobs", "0"], ["--jobs"]),
        (["--batch", "0"], ["--batch"]),
        (["--resume", "file.txt"], ["file.txt", "another run"]),
        (["--resume", "missing/run.jsonl"], ["missing/run.jsonl"]),
        (["--csv", "missing/run.csv"], ["missing/run.csv"]),
        (["--backend", "cloud"], ["cloud", "local"]),
        (["--option", "draft=true"], ["two players"]),
        (["--players", "2", "--option", "draft=true", "--option", "edition=pl2019"], ["2019"]),
        (["--seed", "\udcff"], ["UTF-8"]),
        (["--save", "file.txt"], ["file.txt"]),
        (["--save", "file.txt/below"], ["file.txt/below"]),
        (["--dice", "missing.jsonl"], ["missing.jsonl"]),
        (["--dice", "."], ["--dice"]),
    ],
)
def test_simulate_refuses(run, arguments, words):
    Path("file.txt").write_text("something else\n")
    done = run("simulate", "railroad-ink", "--json", *arguments)
    done.refused(*words)
    assert done.out == ""


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize(("more", "kept"), [((), False), (("--resume", "run.jsonl"), True)])
def test_a_process_that_was_ended_is_no_bad_input(run, monkeypatch, more, kept):
    monkeypatch.setattr(lab, "play_batch", die)
    done = run("simulate", "railroad-ink", "--games", "4", "--jobs", "2", *more)
    done.refused("ended from outside", code=1)
    assert ("kept" in done.err) == kept


def test_simulate_says_how_to_get_ray(run, monkeypatch):
    monkeypatch.setattr(running, "find_spec", lambda name: None)
    run("simulate", "railroad-ink", "--backend", "ray").refused("whistlestop[ray]")


def test_simulate_as_a_table(run):
    arguments = ("railroad-ink", "--bot", "random", "--bot", "greedy", "--games", "3", "--json", "--csv", "scores.csv")
    done = run("simulate", *arguments)
    with open("scores.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["game", "deal", "seat", "bot", "score", "place"]
    assert [(row["game"], row["deal"], row["seat"]) for row in rows] == [
        (str(game), str(game), str(seat)) for game in range(3) for seat in (1, 2)
    ]
    assert [row["bot"] for row in rows] == ["random", "greedy"] * 3
    assert [int(row["score"]) for row in rows] == [score for scores in done.json["scores"] for score in scores]
    best = {row["game"]: max(int(other["score"]) for other in rows if other["game"] == row["game"]) for row in rows}
    assert all((row["place"] == "1") == (int(row["score"]) == best[row["game"]]) for row in rows)


def test_a_table_can_be_what_is_printed(run):
    arguments = ("railroad-ink", "--bot", "random", "--bot", "greedy", "--games", "4")
    for command in ("simulate", "arena"):
        assert run(command, *arguments, "--csv", "scores.csv").code == 0
        assert run(command, *arguments, "--csv", "-").out == Path("scores.csv").read_text(encoding="utf-8")
        run(command, *arguments, "--csv", "-", "--json").refused("--csv", "--json")
    assert os.listdir() == ["scores.csv"]


def test_an_interrupted_run_leaves_an_older_table_as_it_was(run, monkeypatch):
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    Path("scores.csv").write_text("older", encoding="utf-8")
    monkeypatch.setattr(running._Rows, "write", stop)
    assert run("simulate", "railroad-ink", "--games", "3", "--csv", "scores.csv").code == 130
    assert Path("scores.csv").read_text(encoding="utf-8") == "older"
    assert os.listdir() == ["scores.csv"]


def test_a_refused_run_leaves_no_table(run):
    run("arena", "railroad-ink", "--bot", "random", "--bot", "genius", "--csv", "scores.csv").refused("genius")
    assert not Path("scores.csv").exists()


def test_whether_a_table_can_be_written_is_found_out_before_anything_is_played(run, monkeypatch):
    monkeypatch.setattr(lab, "play_batch", lambda *_: pytest.fail("played"))
    for command in ("simulate", "arena"):
        arguments = (command, "railroad-ink", "--bot", "random", "--bot", "greedy", "--csv", "missing/scores.csv")
        run(*arguments).refused("missing/scores.csv: no such file")


def test_a_table_does_not_overwrite_the_results_that_are_kept(run):
    keep = ("simulate", "railroad-ink", "--games", "2", "--resume", "run.jsonl")
    assert run(*keep).code == 0
    kept = Path("run.jsonl").read_bytes()
    Path("link.jsonl").symlink_to("run.jsonl")
    for name in ("run.jsonl", "./run.jsonl", "link.jsonl"):
        run(*keep, "--csv", name).refused("--resume", "--csv", "same file")
    assert Path("run.jsonl").read_bytes() == kept


def test_a_table_goes_into_what_is_open_already(run):
    arguments = ("simulate", "railroad-ink", "--games", "3")
    assert run(*arguments, "--csv", "scores.csv").code == 0
    expected = Path("scores.csv").read_text(encoding="utf-8")
    done = process(*arguments, "--csv", "/dev/stdout")  # a pipe
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(expected)
    assert "3 games" in done.out.removeprefix(expected)
    line = shlex.join(command_line(*arguments, "--csv"))
    for into in ("/dev/stdout > all.txt", "/dev/stdout >> all.txt", "/dev/fd/3 3> third.csv", ">(cat > sent.csv)"):
        subprocess.run(["bash", "-c", f"{line} {into}"], env=environment(), stdout=subprocess.PIPE, check=True)
    first, second, _ = re.split("(?<=games/s, ).*\n", Path("all.txt").read_text(encoding="utf-8"))
    assert first.startswith(expected)
    assert second.startswith(expected)  # behind what was there
    assert Path("third.csv").read_text(encoding="utf-8") == expected
    until(lambda: Path("sent.csv").read_text(encoding="utf-8") == expected)


def test_simulate_goes_on_where_it_was(run):
    def simulate(games: int) -> dict[str, object]:
        done = run("simulate", "railroad-ink", "--games", str(games), "--json", "--resume", "run.jsonl")
        assert done.code == 0
        found: dict[str, object] = done.json
        return found

    short, long = simulate(3), simulate(5)
    assert isinstance(long["scores"], list)
    assert long["scores"][:3] == short["scores"]
    assert simulate(5)["games_per_second"] == 0
    again = run("simulate", "railroad-ink", "--games", "5", "--resume", "run.jsonl").out
    assert "5 games" in again
    assert again.rstrip().endswith("all of them played before")


def test_files_of_games_that_were_played_before_are_missed(run):
    arguments = ("simulate", "railroad-ink", "--resume", "run.jsonl")
    assert run(*arguments, "--games", "2").code == 0
    done = run(*arguments, "--games", "3", "--save", "kept")
    assert os.listdir("kept") == ["railroad-ink-000002.jsonl"]
    assert done.err == "whistlestop: 2 games were played before, and no file of them is in kept.\n"
    assert run(*arguments, "--games", "3", "--save", "kept", "--json").err == done.err


def test_a_slow_run_has_a_speed(run, monkeypatch):
    clock = iter((0.0, 250.0))
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock, 250.0))
    done = run("simulate", "railroad-ink", "--games", "1", "--bot", "greedy")
    assert "0.004 games/s" in done.out
