"""Wherever a run is done, and in however many pieces, its results are the same."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE

import msgspec
import pytest

from tests.faults.servers import is_running
from tests.helpers import until
from whistlestop.bots.contained import Limits
from whistlestop.core.errors import BadOptions, UnknownName
from whistlestop.lab.arena import compete
from whistlestop.lab.backends import AHEAD, Broken, Where, _in_order
from whistlestop.lab.batches import Batch
from whistlestop.lab.programs import Terms
from whistlestop.lab.simulate import Job, Way, simulate

PLACES = [Where(), Where(2), Where(2, "ray")]
JOB = Job("railroad-ink", ("greedy", "random"), 7, "batches")
BOTS = ["random", "greedy"]


def said(where: Where) -> str:
    return f"{where.backend}-{where.jobs}"


@pytest.fixture(scope="module")
def alone() -> tuple[object, ...]:
    run = simulate(JOB)
    return run.scores, run.seats, run.actions, compete(JOB, BOTS, 2)


@pytest.mark.parametrize("where", PLACES, ids=said)
def test_results_are_the_same_wherever_and_in_batches_of_any_size(where: Where, alone: tuple[object, ...]):
    for batch in (1, 3) if where.backend == "local" else (3,):  # to start Ray takes seconds
        way = Way(where, batch)
        run = simulate(JOB, way)
        assert (run.scores, run.seats, run.actions, compete(JOB, BOTS, 2, way)) == alone


def spoil(number: int) -> int:
    if number == 5:
        raise UnknownName("no-such-bot", bot="five", known="")
    return number


def die(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("where", PLACES, ids=said)
def test_an_error_of_the_work_comes_as_it_is(where: Where):
    with pytest.raises(UnknownName) as refused:
        list(where.run(spoil, ((number,) for number in range(20))))
    assert type(refused.value) is UnknownName
    assert refused.value.args_by_name == {"bot": "five", "known": ""}


def test_a_script_without_a_place_for_workers_to_begin_is_told_what_it_lacks(tmp_path: Path):
    script = tmp_path / "mine.py"
    script.write_text(
        "from whistlestop.lab.backends import Where\nfrom whistlestop.lab.simulate import Job, Way, simulate\n"
        "simulate(Job('railroad-ink', ('random',), 4, 's'), Way(Where(2), 1))\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, script], stderr=PIPE, text=True, check=False)
    assert done.returncode == 1
    assert "`if __name__ == '__main__':`" in done.stderr.splitlines()[-1]


def test_a_file_goes_on_where_the_same_is_asked_for_in_other_words(tmp_path: Path):
    way, job = Way(resume=str(tmp_path / "run.jsonl")), JOB
    first = simulate(job, way)
    same = msgspec.structs.replace(job, options={"lava": "false"}, terms=Terms(Limits(1.0, 100), forfeits=True))
    assert simulate(same, way).scores == first.scores
    with pytest.raises(BadOptions):
        simulate(msgspec.structs.replace(job, options={"lava": "true"}), way)


@pytest.mark.parametrize("where", PLACES[1:], ids=said)
def test_a_worker_that_is_ended_from_outside_ends_the_run(where: Where):
    with pytest.raises(Broken):
        list(where.run(die, ((number,) for number in range(20))))


def linger(seconds: int) -> int:
    time.sleep(seconds)
    return seconds


@pytest.mark.parametrize("where", PLACES[1:], ids=said)
def test_who_stops_does_not_wait_for_what_is_at_work(where: Where):
    results = where.run(linger, ((seconds,) for seconds in (0, *(90,) * 20)))
    assert next(results) == 0
    stopped = time.monotonic()
    results.close()  # type: ignore[attr-defined]  # it is a generator
    assert time.monotonic() - stopped < 60


HOST = """
from multiprocessing import active_children
from tests.lab.test_backends import linger
from whistlestop.lab.backends import Where
for _ in Where(2).run(linger, ((number,) for number in (0, 0, 90))):
    print(*(child.pid for child in active_children()), flush=True)
"""


def test_no_worker_outlives_a_host_that_was_killed():
    """Neither the one that is at work nor the one that has nothing to do."""
    with subprocess.Popen([sys.executable, "-c", HOST], stdout=PIPE, stderr=DEVNULL) as host:
        assert host.stdout is not None
        _, workers = (host.stdout.readline().split() for _ in range(2))
        host.kill()
    assert len(workers) == 2
    until(lambda: not any(is_running(int(worker)) for worker in workers))


@pytest.fixture
def own_ray() -> Iterator[None]:
    """A Ray that has run for longer than we have."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()


def test_a_ray_that_runs_already_is_used_and_left_running(own_ray: None):
    import ray

    for _ in range(2):
        assert list(Where(2, "ray").run(spoil, ((number,) for number in range(5)))) == list(range(5))
    results = Where(2, "ray").run(linger, ((seconds,) for seconds in (0, *(90,) * 20)))
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]  # it is a generator
    until(lambda: ray.available_resources().get("CPU") == 2, 30)  # nobody goes on with what nobody waits for


@pytest.mark.parametrize(
    "address", ["nonsense", "cloud://somewhere", "127.0.0.1:1", "ray://localhost:1", "[::1]:1", "127.0.0.1:123456"]
)
def test_an_address_where_no_ray_can_be_is_told(monkeypatch, address: str):
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(BadOptions) as refused:
        list(Where(2, "ray").run(spoil, [(1,)]))
    assert (refused.value.reason, refused.value.args_by_name) == ("ray-unreachable", {"address": address})


PLAYER = """
import os, subprocess, sys
away = subprocess.Popen(["sleep", "600"], start_new_session=True)
with open({path!r} + ".new", "w") as file:
    file.write(f"{{os.getpid()}} {{away.pid}} {{os.getcwd()}}")
os.rename({path!r} + ".new", {path!r})
while True:
    pass
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can do it")
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -signal.SIGKILL)]
)
def test_what_plays_on_ray_ends_with_its_host(tmp_path: Path, number: signal.Signals, code: int):
    path, script = tmp_path / "numbers", tmp_path / "busy.py"
    script.write_text(PLAYER.format(path=str(path)), encoding="utf-8")
    words = ["simulate", "railroad-ink", "--bot", f"run:{sys.executable} {script}", "--games", "1", "--backend", "ray"]
    with subprocess.Popen(
        [sys.executable, "-m", "whistlestop", *words, "--bot-trusted"],
        stderr=PIPE,
        text=True,
        env={**os.environ, "WHISTLESTOP_KERNEL": "python"},  # nothing is compiled, and nothing said about it
    ) as host:
        try:
            until(path.exists)
            host.send_signal(number)
            _, said = host.communicate(timeout=60)
        finally:
            host.kill()
    assert (host.returncode, said.strip()) == (code, "")
    *pids, folder = path.read_text().split()
    until(lambda: not any(is_running(int(pid)) for pid in pids))
    until(lambda: not Path(folder).exists())


def test_no_more_is_handed_out_than_keeps_everybody_busy():
    out: list[int] = []

    def calls() -> Iterator[tuple[int]]:
        for number in range(100):
            out.append(number)
            yield (number,)

    for number, result in enumerate(_in_order(calls(), lambda call: call[0], lambda ticket: ticket, AHEAD)):
        assert result == number
        assert len(out) <= number + AHEAD


# --- a run that goes on


def lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def played_anew(job: Job, way: Way) -> tuple[object, int]:
    """The scores, and how many games were not in the file."""
    heard: list[Batch] = []
    run = simulate(job, Way(way.where, way.batch, way.resume, heard.append))
    return run.scores, sum(len(batch.scores) for batch in heard if not batch.is_old)


@pytest.mark.parametrize("where", PLACES[:2], ids=said)
def test_a_run_that_was_interrupted_goes_on(tmp_path, where: Where):
    path = tmp_path / "run.jsonl"
    way = Way(where, 2, str(path))
    whole, count = played_anew(JOB, way)
    assert count == 7
    kept = lines(path)
    assert len(kept) == 1 + 4
    for cut, missing in ((b"".join(kept[:3]), 3), (b"".join(kept[:4]) + kept[4][:9], 1), (kept[0][:20], 7), (b"", 7)):
        path.write_bytes(cut)
        assert played_anew(JOB, way) == (whole, missing)
        assert [line.startswith(b'{"scores"') for line in lines(path)][1:] == [True] * (len(lines(path)) - 1)
        assert played_anew(JOB, way) == (whole, 0)


def test_a_run_can_be_made_longer_and_shorter(tmp_path):
    def games(count: int) -> Job:
        return Job("railroad-ink", ("random",), count, "longer")

    way = Way(batch=2, resume=str(tmp_path / "run.jsonl"))
    assert played_anew(games(4), way)[1] == 4
    assert played_anew(games(6), way) == (simulate(games(6)).scores, 2)
    before = lines(tmp_path / "run.jsonl")
    assert played_anew(games(3), way) == (simulate(games(3)).scores, 1)
    assert lines(tmp_path / "run.jsonl") == before


def test_an_arena_goes_on_too(tmp_path):
    path = tmp_path / "arena.jsonl"
    way = Way(batch=3, resume=str(path))  # ends within a heat
    whole = compete(JOB, BOTS, 2, way)
    path.write_bytes(b"".join(lines(path)[:-1]))
    assert compete(JOB, BOTS, 2, way) == whole


@pytest.mark.parametrize(
    "other",
    [
        Job("railroad-ink", ("greedy", "random"), 7, "another seed"),
        Job("railroad-ink", ("random", "greedy"), 7, "batches"),
        Job("railroad-ink", ("greedy", "random"), 7, "batches", {"lava": True}),
        Job("pioneer-rails", ("greedy", "random"), 7, "batches"),
    ],
    ids=["seed", "bots", "options", "game"],
)
def test_results_of_other_games_are_refused(tmp_path, other: Job):
    path = tmp_path / "run.jsonl"
    simulate(JOB, Way(resume=str(path)))
    before = path.read_bytes()
    with pytest.raises(BadOptions) as refused:
        simulate(other, Way(resume=str(path)))
    assert refused.value.reason == "resume-other-run"
    assert path.read_bytes() == before


def test_two_runs_do_not_mix_their_results_in_one_file(tmp_path):
    """The second run begins while the first one plays; whoever finds that somebody else has written writes nothing."""
    path = tmp_path / "run.jsonl"
    heard: list[Batch] = []

    def meanwhile(batch: Batch) -> None:
        if not heard:
            simulate(JOB, Way(batch=2, resume=str(path)))
        heard.append(batch)

    with pytest.raises(BadOptions) as refused:
        simulate(JOB, Way(batch=2, resume=str(path), heard=meanwhile))
    assert refused.value.reason == "resume-in-use"
    assert len(heard) == 1
    assert played_anew(JOB, Way(batch=2, resume=str(path))) == (simulate(JOB).scores, 0)


@pytest.mark.parametrize("content", [b"my diary", b"my diary\nof today\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path, content: bytes):
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(BadOptions):
        simulate(JOB, Way(resume=str(path)))
    assert path.read_bytes() == content


def test_what_is_no_file_keeps_no_results(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in ("/dev/null", str(pipe)):
        with pytest.raises(BadOptions) as refused:
            simulate(JOB, Way(resume=path))
        assert refused.value.reason == "resume-no-file"


def test_a_line_that_is_damaged_is_named(tmp_path):
    path = tmp_path / "run.jsonl"
    simulate(JOB, Way(batch=2, resume=str(path)))
    damaged = lines(path)
    damaged[2] = b'{"scores": 7}\n'
    path.write_bytes(b"".join(damaged))
    with pytest.raises(BadOptions) as refused:
        simulate(JOB, Way(batch=2, resume=str(path)))
    assert refused.value.reason == "resume-bad-line"
    assert path.read_bytes() == b"".join(damaged)
