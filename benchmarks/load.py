"""How much a server bears, over loopback: `python benchmarks/load.py` from the root of a clone.

Two people and two spectators at each of 125 tables, of all games in turn, play at random through real sockets for a
minute, as `tests/faults/player.py` does: they ask what a tap would bring, move, take back and chat, and pause between
two moves. Actions are those that were acknowledged, so they are on the disk; what one took is seen from the page, from
sending it to its answer, which comes behind the new view. The people are played by this process on the same machine, so
the times hold what they cost as well; processor time is the servers' own, as the system tells it.

Who plays at random asks much and in vain. With `--known` people find one move that can be taken back and stay with it:
they do it and take it back, again and again. Both are actions like any other: judged, written, drawn and sent to all.

    python benchmarks/load.py --tables 20 --seconds 20       # less
    python benchmarks/load.py --seconds 3600                 # an hour: a line each minute (`make soak`)
    python benchmarks/load.py --pause 0                      # as much as it can bear
    python benchmarks/load.py --pause 0 --known              # the same without questions: what moves alone cost
    python benchmarks/load.py --pause 3 --known              # some 100 actions a second
    python benchmarks/load.py --game railroad-ink            # what the tables of one game cost
    python benchmarks/load.py --workers 2                    # two processes, on a PostgreSQL of its own
    python benchmarks/load.py --stored 100000 --tables 0     # how long a start takes with so many stored tables
"""

import argparse
import asyncio
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from sqlalchemy import text

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # before what follows: people are played by the clients of the fault tests

from tests.faults.client import Client  # noqa: E402
from tests.faults.player import Player  # noqa: E402
from tests.server.postgres import new_cluster  # noqa: E402
from whistlestop import games  # noqa: E402
from whistlestop.server.store import Store  # noqa: E402
from whistlestop.server.store.engine import engine, parse  # noqa: E402

WATCHING = 2  # at each table
AT_ONCE = 8  # tables that are opened
REPORT = 60.0  # seconds between two lines of a long run
SETTLING = 15.0  # seconds in which those who know a move find it
MOST_GROWTH = 2.0  # of memory over a long run, once the first minutes are over
ENTRIES = 40  # of each stored game


class Database(NamedTuple):
    """What games are stored in."""

    url: str
    postmaster: int = 0  # the process of PostgreSQL that all of its others are children of


@contextmanager
def database(folder: str, *, is_shared: bool) -> Iterator[Database]:
    """A file, or a PostgreSQL for as long as it is needed."""
    if not is_shared:
        yield Database(f"sqlite:///{folder}/games.db")
        return
    cluster = new_cluster()
    try:
        yield Database(cluster.get_uri(), cluster.get_pid() or 0)
    finally:
        cluster.cleanup()


class Use(NamedTuple):
    """What processes have used so far."""

    cpu: float  # seconds of all of them
    memory: int  # bytes

    @classmethod
    def of(cls, processes: Sequence[int]) -> "Use":
        cpu, pages = 0, 0
        for process in processes:
            stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            cpu += sum(map(int, stat[11:15]))  # with that of children that have ended
            pages += int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return cls(cpu / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))


def with_children(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(int(child) for child in children)]


class Server:
    """`whistlestop serve`, so many processes of it."""

    def __init__(self, db: Database, workers: int) -> None:
        command = [sys.executable, "-m", "whistlestop", "serve", "--port", "0", "--db", db.url]
        started = time.perf_counter()
        self._process = subprocess.Popen([*command, "--workers", str(workers)], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1]
        self.seconds_to_listen = time.perf_counter() - started
        self.cpu_to_listen = Use.of(with_children(self._process.pid)).cpu
        while httpx.get(f"{self.address}/readyz", timeout=60).status_code != 200:
            time.sleep(0.1)
        self.seconds_to_be_ready = time.perf_counter() - started
        self._postmaster = db.postmaster
        self._serving = self._processes(workers)

    def _processes(self, workers: int) -> set[int]:
        """Those that serve: each of several says so some seconds after its start."""
        found: set[int] = set()
        while len(found) < workers:
            metrics = httpx.get(f"{self.address}/metrics", timeout=60).text
            found = set(map(int, re.findall(r'\nwhistlestop_connections{process="(\d+)"}', metrics)))
            time.sleep(0.5)
        return found

    @property
    def use(self) -> Use:
        return Use.of(sorted(self._serving))

    @property
    def use_of_database(self) -> Use:
        """PostgreSQL's; SQLite is a part of the server."""
        return Use.of(with_children(self._postmaster) if self._postmaster else [])

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Guest(Client):
    """Somebody who looks at the clock."""

    count = 0
    times: list[float] = []  # noqa: RUF012 - of all of them: seconds from each action that was carried out to its answer

    def __init__(self, address: str, name: str) -> None:
        Guest.count += 1
        super().__init__(address, name, f"127.1.{Guest.count >> 8}.{Guest.count & 255}")
        self._sent_at: dict[str, float] = {}

    async def send(self, **command: Any) -> str:
        started = time.perf_counter()
        id = await super().send(**command)
        self._sent_at[id] = started
        return id

    async def _settle(self, done: dict[str, Any]) -> None:
        started = self._sent_at.pop(done["id"], None)
        is_action = self.sent[done["id"]]["t"] != "say"
        if started is not None and is_action and done["result"] == "applied":
            Guest.times.append(time.perf_counter() - started)
        await super()._settle(done)


class Sure(Player):
    """Somebody who knows one move, does it and takes it back."""

    _known: str | None = None  # the action, as long as the game has not gone on

    async def act(self) -> None:
        client = self.client
        if self._known is None:
            id = await self.move()
        elif client.state["canUndo"]:
            id = await client.send(t="undo", count=1)
        else:
            id = await client.send(t="do", actions=[self._known])
        if id is None:
            return
        result, sent = await client.answer(id), client.sent[id]
        if result != "applied" or not (client.state["canUndo"] or sent["t"] == "undo"):
            self._known = None  # it cannot be taken back, or the others have gone on
        elif sent["t"] == "do":
            self._known = sent["actions"][0]


class Company:
    """The people at one table, who play one game after another."""

    def __init__(self, address: str, game: str, seed: int, player: type[Player]) -> None:
        self._address, self._game, self._chance, self._player = address, game, random.Random(seed), player
        self._people: list[Guest] = []

    async def open(self) -> None:
        ada, bob, *watching = self._people = [Guest(self._address, name) for name in ("Ada", "Bob", *"WX"[:WATCHING])]
        link = await ada.open_table("open", game=self._game)
        await bob.sit_down(link, 2)
        for guest in watching:
            await guest.http.post(link, data={"watch": "1"})
            guest.table = ada.table
        await ada.start()

    async def come(self) -> None:
        for guest in self._people:
            await guest.come()

    async def play(self, pause: float) -> None:
        """Play until cancelled."""
        while True:
            players = [self._player(guest, self._chance.randrange(10**6), pause) for guest in self._people[:2]]
            await asyncio.gather(*(player.play() for player in players))
            await self.leave()
            await self.open()
            await self.come()

    async def leave(self) -> None:
        await asyncio.gather(*(guest.leave() for guest in self._people))


async def measure(
    server: Server, offered: Sequence[str], tables: int, seconds: float, pause: float, player: type[Player]
) -> None:
    """Open tables, let people come, let them play; what each of it costs."""
    companies = [Company(server.address, offered[number % len(offered)], number, player) for number in range(tables)]
    for company in companies[: len(offered)]:  # what is loaded and kept for all tables is no table's own
        await company.open()
    memory = [server.use.memory]
    await in_turn([company.open for company in companies[len(offered) :]])
    memory.append(server.use.memory)
    await in_turn([company.come for company in companies])
    memory.append(server.use.memory)
    pages = tables * (2 + WATCHING)
    print(f"{tables} tables, {pages} connections")
    print(f"an idle table          {(memory[1] - memory[0]) / max(tables - len(offered), 1) / 1024:8.0f} KiB")
    print(f"a connection           {(memory[2] - memory[1]) / pages / 1024:8.0f} KiB", flush=True)
    playing = [asyncio.create_task(company.play(pause)) for company in companies]
    if player is Sure:
        await asyncio.sleep(SETTLING)
    await watch(server, seconds, playing)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def in_turn(works: Sequence[Callable[[], Coroutine[Any, Any, None]]]) -> None:
    """Do all of it, some at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def do(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async with room:
            await work()

    await asyncio.gather(*map(do, works))


async def watch(server: Server, seconds: float, playing: list["asyncio.Task[None]"]) -> None:
    """Say how it goes, from time to time; whoever stumbles ends it."""
    end, settled = time.perf_counter() + seconds, 0
    while (left := end - time.perf_counter()) > 0:
        Guest.times.clear()
        started, before, before_there = time.perf_counter(), server.use, server.use_of_database
        done, _ = await asyncio.wait(playing, timeout=min(REPORT, left), return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        took, now, there = time.perf_counter() - started, server.use, server.use_of_database
        times = sorted(Guest.times) or [0.0]
        cpu, cpu_there = now.cpu - before.cpu, there.cpu - before_there.cpu
        print(
            f"{len(times) / took:6.0f} actions a second, {cpu / len(times) * 1e3:5.2f} ms CPU each with all else"
            f" and {cpu_there / len(times) * 1e3:.2f} ms of PostgreSQL, {cpu / took:5.0%} of a core;"
            f" answered after {times[len(times) // 2] * 1e3:.0f} ms,"
            f" 99 of 100 within {times[int(len(times) * 0.99)] * 1e3:.0f} ms; {now.memory / 2**20:.0f} MiB",
            flush=True,
        )
        settled = settled or now.memory
        assert now.memory < MOST_GROWTH * settled, "its memory grows without end"


# --- many stored tables

# Made by the database itself, in words that both kinds understand: to send four million rows would take minutes.
MANY = """WITH RECURSIVE
    many(id, number) AS (
        SELECT 'stored1', 1 UNION ALL SELECT 'stored' || (number + 1), number + 1 FROM many WHERE number < :count
    ),
    lines(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM lines WHERE seq < :entries)
"""
TABLES = """INSERT INTO tables (id, game, seats, options, state, dealer, created_at, changed_at, seed, nonce)
    SELECT id, 'railroad-ink', 2, '{}', 'playing', 'sealed', :now, :now, :seed, :seed FROM many"""
CHAIRS = """INSERT INTO chairs (table_id, seat, kind, name, level, bot_seed, seen)
    SELECT id, seq, 'person', 'Ada', '', 0, 0 FROM many, lines WHERE seq <= 2"""
LOGS = """INSERT INTO entries (table_id, seq, seat, kind, text, client, at)
    SELECT id, seq, 1, 'do', 'B1 h-h-', id || '-' || seq, :now FROM many, lines"""


def store_many(url: str, count: int) -> None:
    """Put so many games into a database, two seats and so many lines of a log each."""
    Store.open(url).close()
    writing = engine(parse(url), "write")
    with writing.begin() as connection:
        for rows in (TABLES, CHAIRS, LOGS):
            asked = {"count": count, "entries": ENTRIES, "now": time.time(), "seed": b"0"}
            connection.execute(text(MANY + rows), asked)
    writing.dispose()


def tell_start(server: Server) -> None:
    started = time.perf_counter()
    httpx.get(f"{server.address}/", timeout=60).raise_for_status()
    home = time.perf_counter() - started
    print(
        f"listens after {server.seconds_to_listen:.1f} s ({server.cpu_to_listen:.1f} s CPU),"
        f" ready after {server.seconds_to_be_ready:.1f} s"
    )
    print(f"the home page of a stranger {home * 1e3:.0f} ms", flush=True)


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("--tables", type=int, default=125)
    asking.add_argument("--seconds", type=float, default=60.0)
    asking.add_argument("--pause", type=float, default=4.0, help="seconds between two moves of a person, at most")
    asking.add_argument("--known", action="store_true", help="moves without questions")
    asking.add_argument("--game", action="append", choices=games.ids("screen"), help="only this one, or these")
    asking.add_argument("--stored", type=int, default=0, help="tables of others that the database holds")
    asking.add_argument("--workers", type=int, default=1, help="server processes; several work with PostgreSQL")
    asking.add_argument("--postgresql", action="store_true", help="PostgreSQL for one process, too")
    asked = asking.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    offered = asked.game or games.ids("screen")
    is_shared = asked.postgresql or asked.workers > 1
    with tempfile.TemporaryDirectory() as folder, database(folder, is_shared=is_shared) as db:
        if asked.stored:
            store_many(db.url, asked.stored)
        server = Server(db, asked.workers)
        try:
            tell_start(server)
            if asked.tables:
                player = Sure if asked.known else Player
                asyncio.run(measure(server, offered, asked.tables, asked.seconds, asked.pause, player))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
