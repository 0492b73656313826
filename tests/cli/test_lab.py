"""`games`, `simulate`, `arena` and `bench`: what there is, and many games of it."""

import csv
import json
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.calls import command_line, environment, process
from tests.helpers import until
from tests.lab.scripts import EXAMPLE, write
from tests.lab.scripts import run as program
from whistlestop import games
from whistlestop.bots import keeper
from whistlestop.bots.contained import USUAL, Limits
from whistlestop.cli import programs, running
from whistlestop.cli import train as cli_train
from whistlestop.core import kernel
from whistlestop.lab import bench, tune
from whistlestop.lab import simulate as lab
from whistlestop.lab import train as lab_train

__all__ = ["write"]

ROLL = ["h-h-", "hh--", "r-r-", "hr--"]
GAME = [ROLL] * 7


def shape(value: object) -> object:
    """The keys and types of a JSON value; of a list, those of its first element."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return type(value).__name__


# --- games


def test_games_as_json(run):
    found = run("games", "--json").json
    assert [game["id"] for game in found] == sorted(game["id"] for game in found)
    [game] = [game for game in found if game["id"] == "railroad-ink"]
    assert list(game) == ["id", "names", "seats", "options", "bots"]
    assert set(game["names"]) == {"en", "uk", "pl", "ru"}
    assert game["seats"] == [1, 6]
    assert game["bots"][0] == "random"
    assert "greedy" in game["bots"]
    options = {option["id"]: option for option in game["options"]}
    assert all(list(option) == ["id", "default", "choices", "rule"] for option in game["options"])
    assert options["longest"] == {
        "id": "longest", "default": "auto", "choices": ["auto", "segments", "segments_strict", "cells"],
        "rule": "RI-3.2",
    }  # fmt: skip
    assert options["lava"] == {"id": "lava", "default": False, "choices": [False, True], "rule": "RI-7"}
    assert list(options) == [
        "edition", "longest", "lava", "meteors", "draft", "must_draw", "open_boards", "crater_duty",
        "crater_fills_centre",
    ]  # fmt: skip


def test_games_for_people(run):
    done = run("games")
    for word in ("railroad-ink", "1–6 players", "random", "crater_fills_centre", "uk2020, pl2019", "RI-3.6"):
        assert word in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert run("games", "--lang", "uk").out != done.out


# --- simulate


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


def test_puzzles_are_not_looked_for_where_none_can_be(run):
    run("puzzles", "railroad-ink", "--bot", "random", "--positions", "999").refused("--positions", "1000")


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "railroad-ink", "--csv", ""),
        ("simulate", "railroad-ink", "--resume", ""),
        ("simulate", "railroad-ink", "--save", ""),
        ("train", "railroad-ink", "tables", "--games", "1", "--to", ""),
        ("train", "railroad-ink", "tables", "--games", "1", "--to", "x.npz", "--weights", ""),
        ("puzzles", "pioneer-rails", "--bot", "random", "--count", "1", "--positions", "2000", "-o", ""),
        ("draw", "railroad-ink", "B1 h-h-", "-o", ""),
        ("replay", "game.jsonl", "--svg", ""),
        ("replay", ""),
        ("analyse", ""),
    ],
)
def test_a_name_is_not_empty(run, arguments):
    run(*arguments).refused("the name is empty")
    assert os.listdir() == []


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


# --- given dice


def dice_file(*games: object) -> str:
    Path("dice.jsonl").write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    return "dice.jsonl"


def logs(folder: str) -> list[list[dict[str, object]]]:
    """The entries of saved games, without header and end."""
    return [
        [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:-1]]
        for path in sorted(Path(folder).iterdir())
    ]


def test_given_dice_are_played(run):
    turned = [["-hr-", "--hh", "-h-h", "r-r-"], ["rrr-", "h-h-", "rhrh^", "-rr-"], *GAME[2:]]
    done = run("simulate", "railroad-ink", "--dice", dice_file(GAME, turned), "--save", "kept", "--json")
    assert done.json["games"] == 2
    first, second = logs("kept")
    assert [entry["chance"] for entry in first if "chance" in entry] == ["h-h- hh-- r-r- hr--"] * 7
    rolls = [entry["chance"] for entry in second if "chance" in entry]
    assert rolls[:2] == ["hh-- h-h- r-r- hr--", "rrr- h-h- rr-- hrhr^"]  # the junction comes last
    assert run("replay", "kept/railroad-ink-000001.jsonl", "--verify").code == 0


def test_given_dice_set_the_number_of_games(run):
    path = dice_file(GAME, GAME, GAME)
    counts = [
        run("simulate", "railroad-ink", "--dice", path, "--json", *more).json["games"]
        for more in ([], ["--games", "2"], ["--games", "9"])
    ]
    assert counts == [3, 2, 3]


def test_given_dice_can_be_gone_on_with(run):
    arguments = ("simulate", "railroad-ink", "--dice", dice_file(GAME, GAME, GAME), "--resume", "run.jsonl", "--json")
    short, long = (run(*arguments, "--games", games).json["scores"] for games in ("2", "3"))
    assert long[:2] == short


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_no_bot_sees_a_later_round(run, bot):
    other = [*GAME[:4], *[["rrr-", "rrr-", "hhh-", "hrhr^"]] * 3]
    rounds = []
    for folder, game in (("one", GAME), ("another", other)):
        arguments = ("--dice", dice_file(game), "--bot", bot, "--seed", "same", "--save", folder)
        assert run("simulate", "railroad-ink", *arguments).code == 0
        [log] = logs(folder)
        starts = [number for number, entry in enumerate(log) if "chance" in entry]
        rounds.append(log[: starts[4]])
    assert rounds[0] == rounds[1]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, ["no game"]),
        ("{GAME}\nnonsense\n", 2, ["JSON"]),
        ("{GAME}\n\n{GAME}\n", 2, ["JSON"]),
        ("{GAME}\n[1, 2]\n", 2, ["JSON"]),
        ('{GAME}\n{"rounds": 7}\n', 2, ["JSON"]),
        ("[]\n", 1, ["7 rounds"]),
        ('[["h-h-", "hh--", "r-r-", "hr--"]]\n', 1, ["7 rounds"]),
        ("{GAME}\n{FACE}\n", 2, ["hxh-"]),
        ("{GAME}\n{THREE}\n", 2, []),
        ("{GAME}\n{ROUTES}\n", 2, []),
        ("{GAME}\n{SPECIAL}\n", 2, []),
        ("{GAME}\n{JOINED}\n", 2, ["h-h- hh--"]),
        ("{GAME}\n{EMPTY}\n", 2, []),
        ("[" * 20_000 + "\n", 1, ["JSON"]),
        ("a" * 10_000_000, 1, ["too long"]),
    ],
)
def test_bad_dice_are_refused_by_line(run, text, line, words):
    games = {
        "GAME": GAME,
        "FACE": [["hxh-", *ROLL[1:]], *GAME[1:]],
        "THREE": [ROLL[:3], *GAME[1:]],
        "ROUTES": [["h-h-"] * 4, *GAME[1:]],
        "JOINED": [["h-h- hh--", *ROLL[2:]], *GAME[1:]],
        "EMPTY": [["", *ROLL], *GAME[1:]],
        "SPECIAL": [["hhhh", *ROLL[1:]], *GAME[1:]],
    }
    for name, game in games.items():
        text = text.replace("{" + name + "}", json.dumps(game))
    Path("dice.jsonl").write_text(text, encoding="utf-8")
    done = run("simulate", "railroad-ink", "--dice", "dice.jsonl", "--save", "kept")
    done.refused(f"dice.jsonl, line {line}: ", *words)
    assert not Path("kept").exists()


def test_dice_of_bytes_are_refused(run):
    Path("dice.jsonl").write_bytes(json.dumps(GAME).encode() + b"\n\xff\xfe\x00\n")
    run("simulate", "railroad-ink", "--dice", "dice.jsonl").refused("line 2: ", "UTF-8")


@pytest.mark.parametrize("extra", ["lava", "meteors", "draft"])
def test_given_dice_are_for_the_base_game(run, extra):
    arguments = ("--dice", dice_file(GAME), "--players", "2", "--option", f"{extra}=true")
    run("simulate", "railroad-ink", *arguments).refused("line 1", "without lava, meteors and draft")


def test_a_game_without_dice_takes_none(run):
    run("simulate", "marklin", "--dice", dice_file(GAME)).refused("marklin is played without dice")


# --- arena


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


# --- programs of one's own


def test_a_program_plays(run):
    done = run("simulate", "railroad-ink", "--bot", program(EXAMPLE), "--bot", "random", "--games", "2", "--json")
    assert (done.code, done.err) == (0, "")
    assert [seat["bot"] for seat in done.json["seats"]] == [program(EXAMPLE), "random"]
    assert "failures" not in done.json["seats"][0]
    done = run("arena", "railroad-ink", "--bot", "random", "--bot", program(EXAMPLE), "--games", "4", "--json")
    assert [bot["bot"] for bot in done.json["bots"]] == ["random", program(EXAMPLE)]


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_program_that_fails_ends_the_run(run, write, command):
    bot = write("if at == 2: sys.exit('lost my way')")
    done = run(command, "railroad-ink", "--bot", "random", "--bot", bot, "--games", "2", "--json")
    assert (done.code, done.out) == (1, "")
    told, *words = done.err.splitlines()
    assert told.startswith("whistlestop: Game 1, seat 2, “run:")
    assert told.endswith("the program has ended with exit code 1 instead of answering.")
    assert words[-1] == "  | lost my way"


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_program_may_forfeit(run, write, command):
    bot = write("if at == 2: answer = json.dumps({'do': 'D4 h-h-'})")
    arguments = (command, "railroad-ink", "--bot", "random", "--bot", bot, "--games", "2", "--forfeit")
    done = run(*arguments, "--json", "--lang", "uk")
    assert done.code == 0
    both = done.json["seats" if command == "simulate" else "bots"]
    assert [each.get("failures", 0) for each in both] == [0, done.err.count("RI-2.2")] == [0, done.json["games"]]
    assert done.err.startswith("whistlestop: Гра 1, місце 2")
    assert f"games forfeited by {bot[:20]}" in run(*arguments).out


def test_a_program_has_so_many_seconds(run, write):
    done = run("simulate", "railroad-ink", "--bot", write("time.sleep(600)"), "--bot-seconds", "0.2")
    assert done.code == 1
    assert "no answer within 0.2 s" in done.err


def test_a_program_may_be_trusted(run, write, tmp_path):
    bot = write(f"open({str(tmp_path / 'notes')!r}, 'a').write('x')")
    assert run("simulate", "railroad-ink", "--bot", bot, "--games", "1", "--bot-trusted").code == 0
    assert (tmp_path / "notes").exists()


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_where_nothing_keeps_programs_in_it_is_said(run, monkeypatch, command):
    monkeypatch.setattr(keeper, "landlock", lambda: 0)
    bots = ("--bot", program(EXAMPLE), "--bot", "random", "--games", "1")
    done = run(command, "railroad-ink", *bots, "--json")
    assert done.code == 0
    assert done.err == (
        "whistlestop: this system has no fence (Landlock): programs may change files as you may. "
        "See docs/external-bots.md\n"
    )
    assert run(command, "railroad-ink", *bots, "--bot-trusted").err == ""
    assert run(command, "railroad-ink", "--bot", "random", "--bot", "random", "--games", "1").err == ""


def test_limits_are_those_of_the_lab():
    assert Limits(programs.SECONDS, programs.MEMORY) == USUAL


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bot", "run:"], ["run:", "command"]),
        (["--bot", "run:no-such-program here"], ["no-such-program"]),
        (["--bot", "run:python3 'x"], ["command"]),
        (["--bot", "random", "--bot-seconds", "0"], ["--bot-seconds"]),
        (["--bot", "random", "--bot-seconds", "nan"], ["--bot-seconds", "number"]),
        (["--bot", "random", "--bot-memory", "1"], ["--bot-memory"]),
    ],
)
def test_programs_that_cannot_play_are_refused(run, arguments, words):
    run("simulate", "railroad-ink", *arguments).refused(*words)


# --- tune

TUNE = ("tune", "marklin", "--tries", "2", "--games", "2", "--seed", "s")


def test_tune_as_json(run):
    done = run(*TUNE, "--json")
    assert done.code == 0
    assert list(done.json) == ["game", "bot", "players", "kept", "parameters", "final"]
    assert (done.json["game"], done.json["bot"], done.json["players"]) == ("marklin", "planner", 2)
    assert list(done.json["final"]) == ["games", "win_share", "margin", "surplus", "error"]
    assert done.json["parameters"] == run(*TUNE, "--json").json["parameters"]


def test_tune_for_people(run):
    done = run(*TUNE, "--players", "3")
    assert done.code == 0
    for word in ('    ("edge_base", ', "of 2 tries kept", "planner", "33.3% would be even"):
        assert word in done.out
    assert max(map(len, done.out.splitlines())) <= 100


def test_tune_tells_what_it_keeps(run, monkeypatch):
    monkeypatch.setattr(tune, "ENOUGH", -1.0)  # whatever it tries
    done = run(*TUNE)
    assert done.err.count("is kept: ") == 2
    assert " → " in done.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["railroad-ink"], ["railroad-ink", "plays by numbers", "marklin"]),
        (["marklin", "--tries", "0"], ["--tries"]),
        (["marklin", "--players", "6"], ["2 to 5"]),
        (["marklin", "--option", "tickets=none"], ["tickets"]),
        (["chess"], ["chess"]),
    ],
)
def test_tune_refuses(run, arguments, words):
    run("tune", *arguments).refused(*words)


# --- train


def test_train_writes_a_checkpoint_and_weights_and_goes_on(run, tmp_path):
    first, second, weights = (str(tmp_path / name) for name in ("first.npz", "second.npz", "weights.npz"))
    done = run("train", "railroad-ink", "tables", "--games", "2", "--to", first)
    assert done.code == 0, done.err
    assert "tables, " in done.out
    assert "2 games, mean " in done.out
    done = run(
        "train", "railroad-ink", "network", "--games", "1", "--from", first, "--to", second, "--weights", weights
    )
    assert done.code == 0, done.err
    training = games.room("railroad-ink", "training")
    assert training.resume((tmp_path / "second.npz").read_bytes()).about["games"] == {
        "tables": 2,
        "network": 1,
        "tuning": 0,
    }
    assert (tmp_path / "weights.npz").stat().st_size < (tmp_path / "second.npz").stat().st_size


@pytest.mark.parametrize("game", games.ids("training"))
def test_every_game_that_learns_can_be_trained(run, tmp_path, game):
    stage = next(iter(games.room(game, "training").STAGES))
    done = run("train", game, stage, "--games", "1", "--to", str(tmp_path / "first.npz"))
    assert done.code == 0, done.err
    assert "1 game, mean " in done.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["pioneer-rails", "narrow", "--games", "1", "--option", "map=desert"], ["map", "learned"]),
        (["marklin", "tables", "--games", "1"], ["marklin", "learns", "railroad-ink"]),
        (["railroad-ink", "chairs", "--games", "1"], ["chairs", "tables, network, tuning"]),
        (["railroad-ink", "tables"], ["--minutes", "--games"]),
        (["railroad-ink", "tables", "--games", "0"], ["--games"]),
        (["railroad-ink", "tables", "--games", "1", "--from", __file__], ["test_lab.py", "not a file of weights"]),
        (["chess", "tables", "--games", "1"], ["chess"]),
        (["railroad-ink", "tables", "--games", "1", "--option", "draft=true"], ["draft", "lava, meteors"]),
        (["railroad-ink", "tables", "--games", "1", "--option", "lava=maybe"], ["lava", "maybe"]),
        (
            ["railroad-ink", "tables", "--games", "1", "--option", "lava=true", "--from", __file__],
            ["--option", "--from"],
        ),
    ],
)
def test_train_refuses(run, tmp_path, arguments, words):
    run("train", *arguments, "--to", str(tmp_path / "x.npz")).refused(*words)
    assert not (tmp_path / "x.npz").exists()


@pytest.mark.parametrize(
    ("files", "words"),
    [
        (["--to", "missing/x.npz"], ["missing/x.npz: no such file"]),
        (["--to", "x.npz", "--weights", "missing/y.npz"], ["missing/y.npz: no such file"]),
        (["--to", "x.npz", "--weights", "./x.npz"], ["--to", "--weights", "same file"]),
    ],
)
def test_whether_it_can_be_kept_is_found_out_before_anything_is_learned(run, monkeypatch, files, words):
    monkeypatch.setattr(lab_train, "train", lambda *_: pytest.fail("trained"))
    run("train", "railroad-ink", "tables", "--games", "1", *files).refused(*words)
    assert os.listdir() == []


@pytest.mark.skipif(not kernel.compiled, reason="as plain Python twenty games take minutes")
def test_an_interrupted_training_is_kept(run, monkeypatch):
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt  # again and again, as from somebody in a hurry

    monkeypatch.setattr(lab_train, "REPORT", 0.01)
    monkeypatch.setattr(cli_train, "_tell", interrupt)
    done = run("train", "pioneer-rails", "narrow", "--minutes", "10", "--to", "x.npz", "--weights", "y.npz")
    assert done.code == 130
    assert "interrupted" in done.err
    assert "x.npz" in done.err
    assert os.listdir() == ["x.npz"]
    trainee = games.room("pioneer-rails", "training").resume(Path("x.npz").read_bytes())
    assert trainee.games > 0


def test_train_names_the_stages(run):
    shown = " ".join(run("train", "--help").out.split())
    for game in games.ids("training"):
        assert f"{game}: {', '.join(games.room(game, 'training').STAGES)}" in shown


def test_bots_that_do_not_play_by_the_rules_are_refused(run, monkeypatch):
    bots = games.room("railroad-ink", "bots")
    monkeypatch.setattr(bots, "NEEDS", {"foreseeing": {"lava": False}}, raising=False)
    for command in ("simulate", "arena"):
        refused = run(command, "railroad-ink", "--bot", "foreseeing", "--bot", "random", "--option", "lava=true")
        refused.refused("foreseeing", "random, greedy, schooled, seasoned")


# --- bench


@pytest.fixture
def measured(monkeypatch):
    """Figures as if they had been measured; measuring itself takes a minute."""
    figures = (
        bench.Figure("score, random boards", 7.123456, "µs", "≤ 8", True, 25.0, "45 µs"),
        bench.Figure("random games, base", 31_234.5, "games/s", "≥ 4.2e+04", False, None, ""),
    )

    def run(game, say):
        say("measuring")
        return bench.Bench(game, "3.11", True, figures)

    monkeypatch.setattr(bench, "run", run)


def test_bench_as_json(run, measured):
    done = run("bench", "--json")
    assert "measuring" in done.err
    assert [result["game"] for result in done.json] == list(games.ids())
    for result in done.json:
        assert {"name", "value", "unit", "target", "ratio"} <= set(result["figures"][0])


def test_bench_for_people(run, measured):
    done = run("bench", "railroad-ink")
    assert done.code == 0
    for word in ("score, random boards", "7.123", "≤ 8", "✓", "✗", "31,234"):
        assert word in done.out
