"""How much a server bears, over loopback: `python benchmarks/load.py` from the root of a clone.

Two people and two spectators at each of 125 tables, of all games in turn, play at random through real sockets for a
minute, as `tests/faults/player.py` does: they ask what a tap would bring, move, take back and chat, and pause between
two moves. The figures are the server's own (`/metrics`) and the kernel's; what a command took is seen from the page,
from sending it to its answer, which comes behind the new view. The people are played by this process on the same
machine, so the times hold what they cost as well.

    python benchmarks/load.py --tables 20 --seconds 20       # less
    python benchmarks/load.py --seconds 36000                # a night: a line each minute (`make soak`)
    python benchmarks/load.py --stored 100000                # how long a start takes with so many tables in the file
"""

import argparse
import asyncio
import random
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.faults.client import Client  # noqa: E402
from tests.faults.player import Player  # noqa: E402
from whistlestop import games  # noqa: E402

WATCHING = 2  # at each table
REPORT = 60.0  # seconds between two lines of a long run
MOST_GROWTH = 2.0  # of memory over a long run, once the first minutes are over
ENTRIES = 40  # of each stored game


class Server:
    """`whistlestop serve` on a database of its own."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "whistlestop.cli", "serve", "--port", "0", "--db", f"{folder}/games.db"]
        started = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]
        self.seconds_to_listen = time.perf_counter() - started
        while httpx.get(f"{self.address}/readyz").status_code != 200:
            time.sleep(0.1)
        self.seconds_to_be_ready = time.perf_counter() - started

    async def figures(self) -> Counter[str]:
        """Its figures by name; those with labels are added up, and what has not happened yet is 0."""
        found: Counter[str] = Counter()
        async with httpx.AsyncClient(base_url=self.address) as http:
            text = (await http.get("/metrics", timeout=60)).text
        for name, value in re.findall(r"^(\w+){.*} (\S+)$", text, re.MULTILINE):
            found[name] += float(value)  # type: ignore[assignment]
        return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Guest(Client):
    """Somebody who looks at the clock."""

    count = 0
    times: list[float] = []  # noqa: RUF012 - of all of them: seconds from each command to its answer

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
        if started is not None:
            Guest.times.append(time.perf_counter() - started)
        await super()._settle(done)


class Company:
    """The people at one table, who play one game after another."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        self._address, self._game, self._chance = address, game, random.Random(seed)
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
            players = [Player(guest, self._chance.randrange(10**6), pause) for guest in self._people[:2]]
            await asyncio.gather(*(player.play() for player in players))
            await self.leave()
            await self.open()
            await self.come()

    async def leave(self) -> None:
        await asyncio.gather(*(guest.leave() for guest in self._people))


async def measure(server: Server, tables: int, seconds: float, pause: float) -> None:
    """Open tables, let people come, let them play; what each of it costs."""
    offered = games.ids("screen")
    companies = [Company(server.address, offered[number % len(offered)], number) for number in range(tables)]
    for company in companies[: len(offered)]:  # what is loaded and kept for all tables is no table's own
        await company.open()
    memory = [(await server.figures())["process_resident_memory_bytes"]]
    for company in companies[len(offered) :]:
        await company.open()
    memory.append((await server.figures())["process_resident_memory_bytes"])
    for company in companies:
        await company.come()
    before = await server.figures()
    memory.append(before["process_resident_memory_bytes"])
    pages = int(before["whistlestop_connections"])
    print(f"{tables} tables, {pages} connections")
    print(f"an idle table          {(memory[1] - memory[0]) / (tables - len(offered)) / 1024:8.0f} KiB")
    print(f"a connection           {(memory[2] - memory[1]) / pages / 1024:8.0f} KiB")
    playing = [asyncio.create_task(company.play(pause)) for company in companies]
    await watch(server, before, seconds, playing)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def watch(server: Server, before: Counter[str], seconds: float, playing: list["asyncio.Task[None]"]) -> None:
    """Say how it goes, from time to time; whoever stumbles ends it."""
    end, settled = time.perf_counter() + seconds, 0.0
    while (left := end - time.perf_counter()) > 0:
        Guest.times.clear()
        started = time.perf_counter()
        done, _ = await asyncio.wait(playing, timeout=min(REPORT, left), return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        took, now = time.perf_counter() - started, await server.figures()
        actions = now["whistlestop_action_seconds_count"] - before["whistlestop_action_seconds_count"]
        cpu = now["process_cpu_seconds_total"] - before["process_cpu_seconds_total"]
        memory = now["process_resident_memory_bytes"]
        times = sorted(Guest.times) or [0.0]
        print(
            f"{actions / took:6.0f} actions a second, {cpu / max(actions, 1) * 1e3:5.2f} ms CPU each with all else,"
            f" {cpu / took:5.0%} of a core; answered after {times[len(times) // 2] * 1e3:.0f} ms,"
            f" 99 of 100 within {times[int(len(times) * 0.99)] * 1e3:.0f} ms; {memory / 2**20:.0f} MiB",
            flush=True,
        )
        settled = settled or memory
        assert memory < MOST_GROWTH * settled, "its memory grows without end"
        before = now


# --- many stored tables


def store_many(path: Path, count: int) -> None:
    """Put so many games into a database, two seats and so many lines of a log each."""
    from whistlestop.server.store import Store

    Store.open(f"sqlite:///{path}").close()
    now = time.time()
    connection = sqlite3.connect(path)
    ids = [f"stored{number:010}" for number in range(count)]
    connection.executemany(
        "INSERT INTO tables (id, game, seats, options, state, dealer, created_at, changed_at, seed, nonce)"
        " VALUES (?, 'railroad-ink', 2, '{}', 'playing', 'sealed', ?, ?, x'00', x'00')",
        [(id, now, now) for id in ids],
    )
    connection.executemany(
        "INSERT INTO chairs (table_id, seat, kind, name, level, bot_seed, seen)"
        " VALUES (?, ?, 'person', 'Ada', '', 0, 0)",
        [(id, seat) for id in ids for seat in (1, 2)],
    )
    connection.executemany(
        "INSERT INTO entries (table_id, seq, seat, kind, text, client, at) VALUES (?, ?, 1, 'do', 'B1 h-h-', ?, ?)",
        ((id, seq, f"{id}-{seq}", now) for id in ids for seq in range(1, ENTRIES + 1)),
    )
    connection.commit()
    connection.close()


def measure_start(folder: str, count: int) -> None:
    path = Path(folder) / "games.db"
    store_many(path, count)
    server = Server(folder)
    try:
        started = time.perf_counter()
        httpx.get(f"{server.address}/", timeout=60).raise_for_status()
        home = time.perf_counter() - started
    finally:
        server.stop()
    print(f"{count} stored tables, {path.stat().st_size / 2**20:.0f} MiB")
    print(f"listens after {server.seconds_to_listen:.1f} s, ready after {server.seconds_to_be_ready:.1f} s")
    print(f"the home page of a stranger {home * 1e3:.0f} ms")


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("--tables", type=int, default=125)
    asking.add_argument("--seconds", type=float, default=60.0)
    asking.add_argument("--pause", type=float, default=4.0, help="seconds between two moves of a person, at most")
    asking.add_argument("--stored", type=int, default=0, help="measure a start with so many stored tables instead")
    asked = asking.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        if asked.stored:
            measure_start(folder, asked.stored)
            return
        server = Server(folder)
        try:
            asyncio.run(measure(server, asked.tables, asked.seconds, asked.pause))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
