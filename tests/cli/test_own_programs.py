"""`simulate` and `arena` with programs of one's own as bots."""

import pytest

from tests.lab.scripts import EXAMPLE, write
from tests.lab.scripts import run as program
from whistlestop.bots import keeper
from whistlestop.bots.contained import USUAL, Limits
from whistlestop.cli import programs

__all__ = ["write"]


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
