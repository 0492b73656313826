"""The program as a whole: help, version, language, errors, completion, and how it ends when it cannot go on."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.calls import command_line, environment, process
from tests.lab.scripts import EXAMPLE
from whistlestop import __version__
from whistlestop.cli import COMMANDS, interrupts, load, program
from whistlestop.cli.hosting import own_database
from whistlestop.core import kernel
from whistlestop.lab import bench
from whistlestop.server.store import Store

told = load._tell.__wrapped__  # as it is; the fixture puts another in its place
HEAVY = (
    "numba", "numpy", "rich", "msgspec", "fluent", "platformdirs", "uvicorn", "starlette", "sqlalchemy",
    "whistlestop.games", "whistlestop.core.table",
)  # fmt: skip


def examples(help_text: str) -> list[str]:
    """The commands under “Examples:”; a backslash goes on in the next line."""
    _, _, below = help_text.partition("Examples:\n")
    return [line.strip() for line in below.replace("\\\n", " ").splitlines() if line.strip()]


def test_help_names_every_command(run):
    shown = run("--help")
    assert shown.code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in shown.out


def test_version(run):
    assert run("--version").out == f"whistlestop {__version__}\n"


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["simulate", "--help"], ["serve", "--help"]])
def test_help_and_version_load_nothing_heavy(arguments):
    code = f"""
import sys
import time
from typing import Any
from whistlestop.cli import main
sys.argv[1:] = {arguments}
try:
    main()
finally:
    print(*[name for name in {HEAVY} if name in sys.modules], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout
    assert done.stderr == "\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_ends_with_examples_that_work(run, served, opened, name, monkeypatch):
    figure = bench.Figure("score", 7.1, "µs", "≤ 8", True, 25.0, "45 µs")
    monkeypatch.setattr(bench, "run", lambda game, say: bench.Bench(game, "3.11", True, (figure,)))
    if name == "admin":
        Store.open(own_database()).close()
    shutil.copy(EXAMPLE, "mine.py")  # a bot of one's own
    shown = run(name, "--help")
    assert shown.code == 0
    assert max(map(len, shown.out.splitlines())) <= 80
    found = examples(shown.out)
    assert len(found) >= (1 if name == "warm" else 2)
    for example in found:
        before, _, after = example.rpartition("|")
        words = shlex.split(after)
        assert words.pop(0) == "whistlestop"
        said = shlex.split(before)
        assert said[:1] in ([], ["echo"])
        done = run(*words, input=" ".join(said[1:]) + "\n" if said else None)
        assert (done.code, done.err) == (0, "")
        assert done.out or "-o" in words


def test_every_command_has_help_for_every_option(run):
    for name in COMMANDS:
        command = program.get_command(None, name)  # type: ignore[arg-type]
        assert command is not None
        for param in command.params:
            if param.param_type_name == "option":
                assert getattr(param, "help", None), f"{name} {param.name}"


# --- what goes wrong


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nothing"], ["nothing"]),
        (["--nothing"], ["--nothing"]),
        (["simulate"], ["GAME", "whistlestop simulate --help"]),
        (["simulate", "chess"], ["chess", "railroad-ink"]),
        (["play", "chess"], ["chess", "railroad-ink"]),
        (["arena", "chess"], ["chess"]),
        (["score", "chess"], ["chess"]),
        (["check", "chess"], ["chess"]),
        (["draw", "chess"], ["chess"]),
        (["bench", "chess"], ["chess"]),
        (["play", "../railroad_ink"], ["railroad-ink"]),
        (["simulate", "railroad-ink", "--gams", "3"], ["--gams", "--games"]),
        (["--lang", "tlh", "games"], ["tlh", "uk"]),
        (["completion", "tcsh"], ["tcsh", "bash"]),
        (["play", "\x1b[31mred"], ["\ufffd[31mred"]),
        (["play", "two\nlines"], ["two\ufffdlines"]),
        (["play", "\udcff"], ["railroad-ink"]),
        (["replay"], ["FILE"]),
    ],
)
def test_bad_arguments_are_one_sentence(run, arguments, words):
    run(*arguments).refused(*words)


@pytest.mark.parametrize("command", ["simulate", "arena", "score", "check"])
@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("lava", ["lava", "name=value"]),
        ("=true", ["name=value"]),
        ("lava=", ["name=value"]),
        ("lafa=true", ["lafa", "longest"]),
        ("lava=perhaps", ["lava", "perhaps", "true"]),
    ],
)
def test_bad_rule_options(run, command, option, words):
    run(command, "railroad-ink", "--option", option, input="").refused(*words)


def test_errors_speak_the_language(run, monkeypatch):
    run("--lang", "uk", "play", "chess").refused("Немає гри")
    run("play", "chess", "--lang", "pl").refused("Nie ma gry")
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    run("play", "chess").refused("Нет игры")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    run("play", "chess").refused("There is no game")


def test_output_that_cannot_be_written_is_one_sentence():
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            command_line("games"), env=environment(), stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "whistlestop: no space left on device.\n"


@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"]])
def test_a_closed_pipe_ends_it_quietly(arguments):
    with subprocess.Popen(
        command_line(*arguments), env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(60) == 141
        assert process.stderr.read() == b""


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupt_ends_it_quietly(sent, code):
    with subprocess.Popen(
        command_line("score", "railroad-ink"),
        env=environment(WHISTLESTOP_KERNEL="python"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"B1 h-h-\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(sent)
        assert process.wait(60) == code
        assert process.stderr.read().strip() == b""


@pytest.mark.parametrize(
    ("sent", "usual", "raised"),
    [
        (signal.SIGINT, signal.default_int_handler, KeyboardInterrupt),
        (signal.SIGTERM, signal.SIG_DFL, SystemExit),
    ],
)
def test_an_interrupt_waits_for_the_compiler_to_be_heard(sent, usual, raised):
    """An exception would be lost in a callback of the compiler's library, and the compiler would go wrong."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    signal.signal(sent, usual)
    source = "def _raw_object_cache_notify():\n    interrupt()\n    return 'heard'"
    names: dict[str, Any] = {"interrupt": lambda: signal.raise_signal(sent)}
    exec(compile(source, "/somewhere/llvmlite/executionengine.py", "exec"), names)
    try:
        interrupts.heed()
        assert names["_raw_object_cache_notify"]() == "heard"
        with pytest.raises(raised):
            time.sleep(60)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def test_an_interrupt_while_rules_are_compiled_ends_it_quietly(tmp_path):
    with subprocess.Popen(
        command_line("simulate", "railroad-ink", "--games", "1"),
        env=environment(WHISTLESTOP_CACHE=str(tmp_path)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stderr is not None
        assert b"compiling" in process.stderr.readline()
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read().strip() == b""


def test_a_terminal_without_unicode_gets_an_answer():
    done = process("games", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert "railroad-ink" in done.out


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_closed_streams_do_no_harm(closed):
    line = f"{shlex.join(command_line('score', 'railroad-ink'))} {closed}"
    plain = environment(WHISTLESTOP_KERNEL="python")
    done = subprocess.run(["sh", "-c", line], env=plain, input="B1 h-h-\n", capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert bool(done.stdout) == (closed == "2>&-")


# --- completion


@pytest.mark.parametrize(("shell", "file"), [("bash", ".bashrc"), ("zsh", ".zshrc"), ("fish", "whistlestop.fish")])
def test_completion_scripts_say_how_to_install_them(run, shell, file):
    done = run("completion", shell)
    assert done.code == 0
    assert "_WHISTLESTOP_COMPLETE" in done.out
    assert file in done.out.splitlines()[-1]


def test_completion_takes_the_shell_in_use(run, monkeypatch):
    assert ".bashrc" in run("completion").out
    monkeypatch.setenv("SHELL", "/usr/bin/fish")
    assert "fish" in run("completion").out.splitlines()[-1]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("whistlestop si", {"simulate"}),
        ("whistlestop wa", {"warm"}),
        ("whistlestop simulate rail", {"railroad-ink"}),
        ("whistlestop arena railroad-ink --bot gr", {"greedy"}),
        ("whistlestop play rail", {"railroad-ink"}),
        ("whistlestop simulate --bot ra", {"random"}),
        ("whistlestop simulate --option lav", {"lava=false", "lava=true"}),
        ("whistlestop --lang u", {"uk"}),
    ],
)
def test_completion_offers_games_bots_and_options(typed, offered):
    words = typed.split()
    done = process(_WHISTLESTOP_COMPLETE="bash_complete", COMP_WORDS=typed, COMP_CWORD=str(len(words) - 1))
    assert {line.partition(",")[2] for line in done.out.split()} == offered
    assert done.err == ""


# --- compiling


def test_whoever_waits_for_the_compiler_is_told(run, monkeypatch):
    monkeypatch.setattr(load, "_tell", told)
    monkeypatch.setattr(kernel, "is_warm", lambda sources: False)
    done = run("score", "railroad-ink", input="B1 h-h-\n")
    assert "compiling the rules for this machine, once" in done.err
    assert len(done.lines) == 1


@pytest.mark.skipif(not kernel.compiled, reason="nothing is compiled")
def test_whoever_waits_for_what_is_never_kept_is_told_nothing(monkeypatch):
    """That would be said anew in every run: makers of scratch are compiled in a moment, each time."""
    from numba.core import caching, event

    heard = list[str]()
    monkeypatch.setattr(load, "_tell", lambda: heard.append("told"))
    load._tell_when_compiling()
    for cache, said in ((caching.NullCache(), []), (object(), ["told"])):
        event.start_event("numba:compile", {"dispatcher": SimpleNamespace(_cache=cache)})
        event.end_event("numba:compile", {})
        assert heard == said


def test_warm_tells_what_it_does(run):
    done = run("warm")
    assert done.code == 0
    assert "kernels" in done.out


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
