"""Programs of somebody's own that play: real processes, whole games, and every way to go wrong."""

import ctypes
import json
import os
import platform
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from select import select
from typing import Any

import msgspec
import pytest

from tests.faults.servers import is_running
from tests.helpers import until
from tests.lab.scripts import EXAMPLE, OTHERS, PLAYER, USUAL_END, run, write
from whistlestop import games
from whistlestop.bots import external
from whistlestop.bots.contained import LONGEST_LINE, USUAL, Contained, Limits, Unasked
from whistlestop.bots.external import MOST_LISTED, command
from whistlestop.bots.keeper import CALLS, FILE_BYTES, landlock
from whistlestop.core.chance import Scripted
from whistlestop.core.errors import BadOptions, Illegal, ProgramFailed, UnknownName
from whistlestop.core.table import Did, Fell, Table
from whistlestop.lab.arena import compete
from whistlestop.lab.backends import Where
from whistlestop.lab.batches import Batch
from whistlestop.lab.programs import Failure, Terms, _places
from whistlestop.lab.simulate import Job, Way, check_bots, find_bot, simulate
from whistlestop.people import read_file
from whistlestop.words import LOCALES, sentence

__all__ = ["write"]

MANUAL = Path(__file__).parents[2] / "docs" / "external-bots.md"
FORFEITS = Terms(forfeits=True)
TRUSTED = Limits(10, 4_096, is_trusted=True)  # who writes down for a test what it has found
TWO = Way(Where(2))
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux can do it")


def failed(bot: str, terms: Terms = Terms()) -> ProgramFailed:  # noqa: B008  # it cannot be changed
    """How a bot fails that plays alone."""
    with pytest.raises(ProgramFailed) as caught:
        simulate(Job("railroad-ink", (bot,), 1, "failing", terms=terms))
    return caught.value


# --- who plays well


@pytest.mark.parametrize("game", games.ids())
def test_the_example_plays_every_game_to_its_end(game, tmp_path):
    seats = max(2, games.find(game).seats[0])
    bots = (run(EXAMPLE),) * seats
    done = simulate(Job(game, bots, 1, "example", save=str(tmp_path)))
    [saved] = tmp_path.iterdir()
    record = read_file(saved)
    assert record.header.players == bots
    assert record.table.outcome is not None
    assert done.scores == (record.table.outcome.scores,)


def test_the_example_is_short_and_stands_in_the_manual():
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    assert f"```python\n{text}```" in MANUAL.read_text(encoding="utf-8")


def test_results_do_not_depend_on_the_number_of_processes():
    job = Job("railroad-ink", (run(EXAMPLE), "random"), 4, "anywhere")
    alone = simulate(job)
    assert alone.scores is not None
    assert simulate(job, TWO).scores == alone.scores
    assert len(set(alone.scores)) > 1  # each game has a seed of its own


def test_a_program_may_remember_but_only_for_one_game(write):
    bot = write("assert at < 200 and hello['seat'] == message['view']['seat'], at")
    assert simulate(Job("railroad-ink", (bot, bot), 4, "memory")).games == 4


def test_complaints_do_not_hold_up_a_game(write):
    assert simulate(Job("railroad-ink", (write("sys.stderr.write('tired ' * 100_000)"),), 1, "loud")).games == 1


# --- what a program gets


@pytest.mark.parametrize(("game", "seats"), [("railroad-ink", 2), ("marklin", 3), ("pioneer-rails", 2)])
def test_a_program_gets_the_view_of_its_seat_and_nothing_else(game, seats, tmp_path):
    heard = tmp_path / "heard"
    script = tmp_path / "listener.py"
    script.write_text(
        PLAYER.replace("    message =", f"    open({str(heard)!r}, 'a').write(line)\n    message =") + USUAL_END
    )
    bots = (*["random"] * (seats - 1), run(script))
    (tmp_path / "saved").mkdir()
    simulate(Job(game, bots, 1, "secrets", save=str(tmp_path / "saved"), terms=Terms(TRUSTED)))
    [saved] = (tmp_path / "saved").iterdir()
    played = read_file(saved).table
    hello, *lines, over = heard.read_bytes().splitlines()

    # The same game once more, from its file: what its seat sees before each of its actions.
    table: Table[Any, Any, Any] = Table(played.game, seats, played.options, Scripted())
    write_down = table.game.notation.format_action
    for entry in played.log:
        if isinstance(entry, Did) and entry.seat == seats:
            kinds = [[write_down(action) for action in kind] for kind in table.legal(seats).kinds()]
            assert lines.pop(0) == msgspec.json.encode({"t": "choose", "view": table.view(seats), "legal": kinds})
        table.append(entry)
    assert not lines
    outcome = table.outcome
    assert outcome is not None
    assert over == msgspec.json.encode({"t": "over", "scores": outcome.scores, "places": outcome.places})
    told = json.loads(hello)
    assert list(told) == ["t", "protocol", "game", "seats", "seat", "options", "seed", "seconds"]
    assert (told["protocol"], told["game"], told["seats"], told["seat"], told["seconds"]) == (1, game, seats, seats, 10)
    assert told["options"] == msgspec.to_builtins(played.options)
    assert 0 <= told["seed"] < 2**53
    assert any(isinstance(entry, Fell) for entry in played.log)


def test_of_endless_actions_some_are_listed_and_all_are_taken(write, tmp_path):
    """String Railway has tens of thousands of places: the list has some of them, an answer may be any."""
    lines = f"""\
assert 500 < max(len(kind) for kind in message["legal"]) <= {MOST_LISTED} or not do.startswith("place")
if do.startswith("place"):
    what, station, place, angle = do.split()
    x, y = place.split(",")
    answer = json.dumps({{"do": f"{{what}} {{station}} {{float(x) + 0.01:.2f}},{{y}} {{angle}}"}})
"""
    (saved := tmp_path / "saved").mkdir()
    simulate(Job("string-railway", (write(lines), "random"), 1, "places", save=str(saved)))
    [path] = saved.iterdir()
    assert ".01," in path.read_text()


def test_a_program_starts_with_nothing(write, tmp_path, monkeypatch):
    monkeypatch.setenv("A_SECRET", "of this machine")
    found = tmp_path / "found.json"
    lines = f"""\
if at == 1:
    about = {{"environment": dict(os.environ), "folder": os.getcwd(), "held": os.listdir(), "terminal": os.getsid(0)}}
    about["files"] = [fd for fd in range(100) if os.path.exists(f"/dev/fd/{{fd}}")]
    limits = resource.RLIMIT_FSIZE, resource.RLIMIT_CPU, resource.RLIMIT_CORE
    about["limits"] = [resource.getrlimit(what)[0] for what in limits]
    open("left behind", "w").write("x")
    open({str(found)!r}, "w").write(json.dumps(about))
"""
    simulate(Job("railroad-ink", (write(lines),), 1, "bare", terms=Terms(Limits(20, 4_096, is_trusted=True))))
    about = json.loads(found.read_text())
    about["environment"].pop("LC_CTYPE", None)  # Python's own
    assert about["environment"] == {"PATH": os.environ["PATH"]}
    assert not Path(about["folder"]).exists()
    assert about["held"] == []
    assert about["terminal"] != os.getsid(0)
    assert about["files"] == [0, 1, 2]
    assert about["limits"] == [FILE_BYTES, 20_060, 0]


def test_a_program_behind_the_fence_may_use_our_rules(write):
    """Nothing can be compiled where nothing can be kept: there they run as plain Python."""
    bot = write("import whistlestop; whistlestop.new_table('railroad-ink', seed=1).play('random')")
    simulate(Job("railroad-ink", (bot,), 1, "ours", terms=Terms(Limits(60, 4_096))))


def test_files_are_found_from_where_the_host_is(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bot.py").touch()
    words = command("run:python3 'my bot.py' --depth 3 missing.txt")
    assert words[1:] == [str(tmp_path / "my bot.py"), "--depth", "3", "missing.txt"]
    assert Path(words[0]).is_absolute()


# --- who goes wrong


@pytest.mark.parametrize(
    ("lines", "reason", "args"),
    [
        ("print('x' * 1_000_000)", "program-too-long", {"most": LONGEST_LINE}),
        ("answer = 'I would rather not'", "program-unreadable", {"said": "I would rather not"}),
        ("answer = '[' * 20_000", "program-unreadable", {}),
        ("answer = '{\"action\": 1}'", "program-unreadable", {"wanted": '{"do": "…"}'}),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "program-unreadable", {}),
        ("answer += '\\n' + answer", "program-unasked", {}),
        ("raise ValueError('lost my way')", "program-ended", {"code": 1}),
        ("os.kill(os.getpid(), signal.SIGKILL)", "program-ended", {"code": 137}),
        ("sys.exit(0)", "program-ended", {"code": 0}),
        ("os.close(1); time.sleep(600)", "program-closed", {}),
        ("answer = '{\"do\": \"castle\"}'", "program-refused", {"action": "castle"}),
        ("answer = '{\"do\": \"D4 h-h-\"}'", "program-refused", {"action": "D4 h-h-"}),
        ("answer = json.dumps({'do': 'B1 h-h-' * 5_000})", "program-refused", {}),
    ],
)  # fmt: skip
def test_whoever_goes_wrong_is_told_where_and_why(write, lines, reason, args):
    bot = write(lines)
    error = failed(bot)
    assert error.reason == reason
    assert (error.bot, error.seat, error.game) == (bot[:80], 1, 1)
    assert args.items() <= error.args_by_name.items()
    assert all(sentence(error, locale) for locale in LOCALES)


def test_what_was_said_between_two_questions_is_no_answer():
    echo = (
        "import sys, time\nfor line in sys.stdin:\n print('one', flush=True); time.sleep(0.1); print('two', flush=True)"
    )
    talker = Contained([sys.executable, "-c", echo], USUAL)
    try:
        assert talker.ask(b"?", 20) == b"one"
        assert select([talker._out], [], [], 20)[0]  # it has gone on talking
        with pytest.raises(Unasked):
            talker.ask(b"?", 20)
    finally:
        talker.close()


def test_last_words_are_kept(write):
    error = failed(write("sys.stderr.write('x' * 100_000); sys.stderr.flush(); raise ValueError('lost my way')"))
    assert error.last_words.endswith("ValueError: lost my way")
    assert len(error.last_words) <= 2_000


def test_a_refusal_names_the_rule_in_every_language(write):
    error = failed(write("answer = json.dumps({'do': 'D4 h-h-'})"))
    texts = {sentence(error, locale) for locale in LOCALES}
    assert len(texts) == len(LOCALES)
    assert all("RI-2.2: " in text for text in texts)


@pytest.mark.parametrize("lines", ["time.sleep(600)", "while True: pass", "os.close(0); time.sleep(600)"])
def test_whoever_thinks_too_long_is_ended(write, lines):
    error = failed(write(f"sys.stderr.write(str(os.getpid())); sys.stderr.flush()\n{lines}"), Terms(Limits(0.3, 4_096)))
    assert (error.reason, error.args_by_name["seconds"]) == ("program-late", "0.3")
    assert error.last_words == "" or not is_running(int(error.last_words))


@pytest.mark.parametrize("text", ["import time; time.sleep(600)", "import os, time; os.close(0); time.sleep(600)"])
def test_whoever_never_starts_is_ended(tmp_path, monkeypatch, text):
    monkeypatch.setattr(external, "START_SECONDS", 0.3)
    (tmp_path / "silent.py").write_text(text)
    assert failed(run(tmp_path / "silent.py")).reason == "program-late"


def test_who_speaks_another_protocol_is_refused(tmp_path):
    (tmp_path / "newer.py").write_text("input(); print('{\"protocol\": 2}')")
    error = failed(run(tmp_path / "newer.py"))
    assert (error.reason, error.args_by_name["given"]) == ("program-protocol", 2)


def test_what_is_no_program_says_so(tmp_path):
    (tmp_path / "words.txt").write_text("not a program")
    (tmp_path / "words.txt").chmod(0o755)
    error = failed(f"run:{tmp_path / 'words.txt'}")
    assert error.args_by_name["code"] == 127
    assert "Exec format error" in error.last_words


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("run:", "program-no-command"),
        ("run:  ", "program-no-command"),
        ("run:python3 'bot.py", "program-no-command"),
        ("run:python3 \udcff.py", "program-no-command"),
        ("run:python3 \0.py", "program-no-command"),
        ("run:no-such-interpreter bot.py", "no-such-program"),
        (f"run:{EXAMPLE}", "no-such-program"),  # which nobody may execute
        ("run: random", "no-such-program"),
    ],
)
def test_what_cannot_be_started_is_refused_before_anything_is_played(bot, reason):
    with pytest.raises(UnknownName) as refused:
        simulate(Job("railroad-ink", ("random", bot), 1, ""))
    assert refused.value.reason == reason


def test_no_page_can_name_a_program():
    """Servers look for bots by these two."""
    rules = games.find("railroad-ink").agree(1, {})
    with pytest.raises(UnknownName):
        check_bots("railroad-ink", [run(EXAMPLE)], rules)
    with pytest.raises(UnknownName):
        find_bot("railroad-ink", run(EXAMPLE))


# --- what it may not take along

CHILD = """\
if at == 1:
    for generation in range(2):
        if os.fork():
            break
        os.setsid()
    else:
        open({path!r} + ".new", "w").write(str(os.getpid()))
        os.rename({path!r} + ".new", {path!r})
        while True:
            time.sleep(1)
    if generation:
        os._exit(0)
    while not os.path.exists({path!r}):
        time.sleep(0.01)
"""


@on_linux
@pytest.mark.parametrize("end", ["", "sys.exit(3)"])
def test_children_that_have_run_away_are_ended_with_it(write, tmp_path, end):
    path = tmp_path / "child"
    bot = write(f"{CHILD.format(path=str(path))}{end}")
    simulate(Job("railroad-ink", (bot,), 1, "family", terms=Terms(TRUSTED, forfeits=True)))
    assert not is_running(int(path.read_text()))


@on_linux
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_who_turns_against_the_keeper_ends_all_the_same(write, tmp_path, monkeypatch, number):
    monkeypatch.setenv("TMPDIR", str(tmp_path))  # where nobody is left to clear up
    monkeypatch.setattr("whistlestop.bots.contained.PATIENCE", 0.2)
    lines = f"sys.stderr.write(str(os.getpid())); sys.stderr.flush(); os.kill(os.getppid(), {int(number)}); sys.exit(1)"
    error = failed(write(lines), Terms(TRUSTED))
    until(lambda: not is_running(int(error.last_words)))


@on_linux
def test_a_program_ends_with_a_host_that_is_killed(tmp_path):
    path = tmp_path / "number"
    tell = f"open({str(path)!r}, 'w').write(f'{{os.getpid()}} {{os.getcwd()}}')"
    (tmp_path / "busy.py").write_text(f"import os\n{tell}\nwhile True: pass")
    terms = "Terms(Limits(10, 4_096, True))"
    job = f"Job('railroad-ink', ({run(tmp_path / 'busy.py')!r},), 1, '', terms={terms})"
    code = f"from whistlestop.lab.programs import *; from whistlestop.lab.simulate import *; simulate({job})"
    with subprocess.Popen([sys.executable, "-c", code]) as host:
        until(lambda: path.exists() and path.read_text() != "")
        host.kill()
    number, folder = path.read_text().split()
    until(lambda: not is_running(int(number)))
    until(lambda: not Path(folder).exists())


@on_linux
def test_memory_is_limited(write):
    error = failed(write("x = bytearray(1 << 30)"), Terms(Limits(10, 512)))
    assert "MemoryError" in error.last_words


def test_files_are_limited(write):
    assert "File too large" in failed(write(f"open('big', 'wb').truncate({FILE_BYTES + 1})")).last_words


HARM = """\
path, folder = {path!r}, {folder!r}
tries = {{
    "write": lambda: open(path, "a"),
    "empty": lambda: os.truncate(path, 0),
    "delete": lambda: os.remove(path),
    "move": lambda: os.rename(path, "mine"),
    "lend": lambda: os.link(path, "mine"),
    "forbid": lambda: os.chmod(path, 0),
    "give": lambda: os.chown(path, 1, 1),
    "date": lambda: os.utime(path, (1, 1)),
    "note": lambda: os.setxattr(path, "user.note", b"x"),
    "create": lambda: open(path + ".new", "w"),
    "folder": lambda: os.mkdir(folder + "/new"),
    "call": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM),
    "knock": lambda: socket.socket(socket.AF_UNIX),
    "child": lambda: subprocess.run(["sh", "-c", "echo x > " + path], check=True, stderr=subprocess.DEVNULL),
}}
if {reaches_others}:
    tries["signal"] = lambda: os.kill(os.getppid(), 0)
done = []
for name, harm in tries.items():
    try:
        harm()
    except (OSError, subprocess.CalledProcessError):
        continue
    done.append(name)
open("mine", "w").write("x")
open("/dev/null", "w").write("x")
socket.socketpair()
subprocess.Popen(["sleep", "60"]).kill()
sys.stderr.write(f"{{len(tries)}} tried, done: {{done}}, read: {{open(path).read()}}")
sys.exit(1)
"""


@pytest.mark.skipif(landlock() < 3, reason="only Linux 6.2 and newer can do all of it")
def test_no_harm_is_done_outside_of_the_own_folder(write, tmp_path):
    (path := tmp_path / "precious").write_text("precious")
    before = path.stat()
    lines = HARM.format(path=str(path), folder=str(tmp_path), reaches_others=landlock() >= 6)
    error = failed(write(f"import socket, subprocess\n{lines}"))
    assert error.last_words == f"{14 + (landlock() >= 6)} tried, done: [], read: precious"
    after = path.stat()
    assert path.read_text() == "precious"
    assert (after.st_mode, after.st_uid, after.st_mtime, after.st_nlink) == (
        before.st_mode, before.st_uid, before.st_mtime, before.st_nlink,
    )  # fmt: skip
    assert sorted(each.name for each in tmp_path.iterdir()) == ["player-1.py", "precious"]


REACH = """\
import ctypes, fcntl, socket
library = ctypes.CDLL(None, use_errno=True)

def call(name, *arguments):
    numbers = {{
        "sched_setattr": (314, 274), "ioprio_set": (251, 30), "add_key": (248, 217), "ptrace": (101, 117),
        "clone": (56, 220), "unshare": (272, 97), "bpf": (321, 280), "shmget": (29, 194), "shmat": (30, 196),
        "shmctl": (31, 195), "semget": (64, 190), "msgget": (68, 186), "mq_open": (240, 180), "listns": (470, 470),
    }}
    answer = library.syscall(ctypes.c_long(numbers[name][os.uname().machine == "aarch64"]), *arguments)
    if answer == 0 and name == "clone":
        os._exit(0)
    if answer < 0:
        raise OSError(ctypes.get_errno(), name)

victim, path, shared, terminal = {victim}, {path!r}, {shared}, {terminal!r}
nothing = bytes([48]) + bytes(47)  # the scheduling that everybody has
tries = {{
    "limit": lambda: resource.prlimit(victim, resource.RLIMIT_CPU, (600, 600)),
    "spy on limits": lambda: resource.prlimit(victim, resource.RLIMIT_CPU),
    "slow down": lambda: os.setpriority(os.PRIO_PROCESS, victim, 19),
    "slow down all": lambda: os.setpriority(os.PRIO_PGRP, 0, 19),
    "move": lambda: os.sched_setaffinity(victim, os.sched_getaffinity(0)),
    "schedule": lambda: os.sched_setscheduler(victim, os.SCHED_OTHER, os.sched_param(0)),
    "reschedule": lambda: os.sched_setparam(victim, os.sched_param(0)),
    "arrange": lambda: call("sched_setattr", victim, nothing, 0),
    "slow down its disk": lambda: call("ioprio_set", 1, victim, 3 << 13),
    "send": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)[0].sendto(b"x", path),
    "send, raw": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_RAW)[0].sendto(b"x", path),
    "find memory": lambda: call("shmget", {key}, 0, 0),
    "share memory": lambda: call("shmat", shared, None, 0),
    "remove memory": lambda: call("shmctl", shared, 0, None),
    "semaphores": lambda: call("semget", 0, 1, 0o600),
    "messages": lambda: call("msgget", 0, 0o600),
    "queue": lambda: call("mq_open", b"whistlestop", os.O_RDWR | os.O_CREAT, 0o600, None),
    "keys": lambda: call("add_key", b"user", b"whistlestop", b"x", 1, -5),
    "be watched": lambda: call("ptrace", 0, 0, None, None),
    "other names": lambda: call("unshare", 0x10000000),
    "a child with other names": lambda: call("clone", 0x10000000, None, None, None, None),
    "program the kernel": lambda: call("bpf", 0, None, 0),
    "what nobody knows yet": lambda: call("listns", None, None, 0, 0),
    "attributes": lambda: fcntl.ioctl(os.open({file!r}, os.O_RDONLY), 0x40086602, b"\\0" * 8),
    "lock": lambda: fcntl.flock(os.open({file!r}, os.O_RDONLY), fcntl.LOCK_SH),
    "lock a part": lambda: fcntl.lockf(os.open({file!r}, os.O_RDONLY), fcntl.LOCK_SH, 1),
    "signal": lambda: fcntl.fcntl(os.open({file!r}, os.O_RDONLY), fcntl.F_SETOWN, victim),
    "terminal": lambda: os.open(terminal, os.O_RDONLY | os.O_NOCTTY),
}}
done = []
for name, harm in tries.items():
    try:
        harm()
    except OSError:
        continue
    done.append(name)
sys.stderr.write(f"{{len(tries)}} tried, done: {{done}}")
sys.exit(1)
"""
KEY, REMOVE = 0x5758, 0  # of shared memory, and to do away with it


@pytest.fixture
def shared() -> Iterator[int]:
    """The number of a piece of memory that is shared, as System V has it."""
    library = ctypes.CDLL(None, use_errno=True)
    number = library.shmget(KEY, 4_096, 0o1600)
    yield number
    library.shmctl(number, REMOVE, None)


@pytest.fixture
def victim() -> Iterator[int]:
    """The number of a process that has nothing to do with programs."""
    with subprocess.Popen(["sleep", "600"]) as process:
        yield process.pid
        process.kill()


@pytest.mark.skipif(landlock() == 0 or platform.machine() not in CALLS, reason="there is no fence, or half of one")
def test_no_other_process_is_reached(write, tmp_path, victim, shared):
    (file := tmp_path / "precious").touch()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as service:
        service.bind(path := str(tmp_path / "service"))
        service.setblocking(False)
        terminal = os.ttyname(os.openpty()[1])
        places = {"path": path, "file": str(file), "terminal": terminal, "shared": shared, "key": KEY}
        error = failed(write(REACH.format(victim=victim, **places)))
        assert error.last_words == "28 tried, done: []"
        with pytest.raises(BlockingIOError):
            service.recv(1)


OWN = """\
import asyncio, socket, subprocess, threading
async def echo():
    echo = await asyncio.create_subprocess_exec("cat", stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    return (await echo.communicate(b"heard"))[0]
if at == 1:
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
    os.sched_setaffinity(0, os.sched_getaffinity(0))
    os.setpriority(os.PRIO_PROCESS, 0, os.nice(1))
    assert asyncio.run(echo()) == b"heard"
    assert subprocess.run("nice cat | cat", shell=True, input=b"heard", capture_output=True).stdout == b"heard"
    thread = threading.Thread(target=os.urandom, args=(8,))
    thread.start()
    thread.join()
    open("/dev/urandom", "rb").read(8)
"""


def test_what_concerns_itself_alone_a_program_may_change(write):
    simulate(Job("railroad-ink", (write(OWN),), 1, "own"))


@pytest.mark.parametrize("words", OTHERS, ids=lambda words: words[0])
def test_programs_in_other_languages_play_behind_the_fence(words, tmp_path):
    name, text = OTHERS[words]
    if shutil.which(words[0]) is None:
        pytest.skip(f"no {words[0]} here")
    (tmp_path / name).write_text(text)
    assert simulate(Job("railroad-ink", (f"run:{shlex.join(words)} {tmp_path / name}",), 1, words[0])).games == 1


@on_linux
def test_root_has_no_privileges_behind_the_fence(write):
    lines = """\
import socket
with open("/proc/self/status") as file:
    held = {line.split()[1] for line in file if line.startswith(("CapInh", "CapPrm", "CapEff", "CapAmb"))}
done = []
for harm in (lambda: socket.sethostname(socket.gethostname()), lambda: os.chroot("/"), lambda: os.nice(-1)):
    try:
        harm()
    except OSError:
        continue
    done.append(harm)
sys.stderr.write(f"{held}, done: {done}")
sys.exit(1)
"""
    assert failed(write(lines)).last_words == "{'0000000000000000'}, done: []"


def test_who_is_trusted_may_do_what_its_user_may(write, tmp_path):
    bot = write(f"import socket; socket.socket(); open({str(tmp_path / 'notes')!r}, 'a').write('x')")
    simulate(Job("railroad-ink", (bot,), 1, "trusted", terms=Terms(TRUSTED)))
    assert set((tmp_path / "notes").read_text()) == {"x"}


# --- forfeits


def told_to(failures: list[Failure]) -> Callable[[Batch], None]:
    return lambda batch: failures.extend(batch.failures)


def test_who_forfeits_comes_last_and_the_others_play_on(write):
    bot = write("if at == 3: raise ValueError('enough')")
    told: list[Failure] = []
    done = simulate(Job("railroad-ink", (bot, "random"), 2, "forfeits", terms=FORFEITS), Way(heard=told_to(told)))
    assert [(failure.game, failure.seat, failure.bot) for failure in told] == [(1, 1, bot), (2, 1, bot)]
    assert [seat.failures for seat in done.seats] == [2, 0]
    assert [seat.wins for seat in done.seats] == [0, 2]
    assert told[0].error().last_words.endswith("ValueError: enough")
    assert '"failures":2' in msgspec.json.encode(done).decode()


def test_forfeits_are_the_same_anywhere(write):
    bot = write("if at == 3: answer = json.dumps({'do': 'D4 h-h-'})")
    job = Job("railroad-ink", (bot, "random"), 4, "forfeits", terms=FORFEITS)
    told: list[Failure] = []
    here, elsewhere = simulate(job), simulate(job, Way(Where(2), heard=told_to(told)))
    assert (here.scores, here.seats) == (elsewhere.scores, elsewhere.seats)
    texts = {sentence(told[0].error(), locale) for locale in LOCALES}
    assert len(texts) == len(LOCALES)
    assert all("RI-2.2: " in text for text in texts)


def test_forfeits_are_kept_for_a_run_that_goes_on(write, tmp_path):
    bot = write("if at == 3: answer = json.dumps({'do': 'D4 h-h-'})")
    job = Job("railroad-ink", (bot, "random"), 4, "forfeits", terms=FORFEITS)
    kept = str(tmp_path / "run.jsonl")
    simulate(msgspec.structs.replace(job, games=2), Way(batch=1, resume=kept))
    told: list[Failure] = []
    resumed = simulate(job, Way(batch=1, resume=kept, heard=told_to(told)))
    assert resumed.seats == simulate(job).seats
    assert [failure.game for failure in told] == [1, 2, 3, 4]
    assert "RI-2.2: " in sentence(told[0].error(), "en")
    with pytest.raises(BadOptions):  # with more time it might have played otherwise
        simulate(msgspec.structs.replace(job, terms=Terms()), Way(resume=kept))


@pytest.mark.parametrize("backend", ["local", "ray"])
def test_errors_come_from_other_processes_in_every_language(write, backend):
    job = Job("railroad-ink", (write("answer = json.dumps({'do': 'D4 h-h-'})"),), 4, "far")
    with pytest.raises(ProgramFailed) as caught:
        simulate(job, Way(Where(2, backend)))
    assert caught.value.game == 1
    texts = {sentence(caught.value, locale) for locale in LOCALES}
    assert len(texts) == len(LOCALES)
    [origin] = (each for each in (caught.value.__cause__, caught.value.__context__) if isinstance(each, Illegal))
    assert all(sentence(caught.value, locale).endswith(f"RI-2.2: {sentence(origin, locale)}") for locale in LOCALES)


@pytest.mark.parametrize("players", [1, 2])
def test_an_arena_counts_forfeits(write, players):
    bots = [write("if at == 3: sys.exit(1)"), "random"]
    told: list[Failure] = []
    way = Way(batch=3, heard=told_to(told))  # which ends within a heat
    result = compete(Job("railroad-ink", (), 4, "arena", terms=FORFEITS), bots, players, way)
    assert [bot.failures for bot in result.bots] == [len(told), 0] == [4 if players == 2 else 2, 0]
    assert [bot.win_share for bot in result.bots] == [0, 1]


@pytest.mark.parametrize(
    ("places", "failed", "after"),
    [
        ((1, 2), [1], (2, 1)),
        ((1, 2, 2), [2], (1, 3, 2)),
        ((1, 1, 3), [3], (1, 1, 3)),
        ((1, 2, 3), [1, 2], (2, 2, 1)),
        ((1, 2), [1, 2], (2, 2)),
        ((1,), [1], (2,)),
    ],
)
def test_places_after_forfeits(places, failed, after):
    assert _places(places, failed) == after
