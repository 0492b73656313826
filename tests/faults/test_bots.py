"""Whatever write of a bot's turn fails, in whatever way, the bot plays on: once, and not for ever waited for."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tests.server import stored
from whistlestop import games
from whistlestop.core import record
from whistlestop.lab.simulate import find_bot
from whistlestop.server import errands, lobby, opening
from whistlestop.server.access import Device
from whistlestop.server.bots import Bots
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.opening import Place
from whistlestop.server.store import Store, rows
from whistlestop.server.thinking import Think, think

PATIENCE = 120  # seconds: what takes so long has stopped
pytestmark = pytest.mark.anyio

T = TypeVar("T")
GAME = "railroad-ink"
WRITES = 16  # more than a turn takes


class Flaky(Store):
    """A store that fails at chosen writes: before they are done, or behind the commit, when nobody can know."""

    writes = 0
    failing = range(0)
    is_done_first = False

    async def write(self, work: Callable[[Connection], T], about: str = "") -> T:
        self.writes += 1
        number = self.writes
        result = await super().write(work, about) if self.is_done_first or number not in self.failing else None
        if number in self.failing:
            raise OperationalError("COMMIT", None, Exception("the disk is full"))
        return result  # type: ignore[return-value]


class Here:
    """Bots that think in this process."""

    async def choose(self, game: str, view: bytes, seat: int, level: str, seed: int, number: int) -> list[str]:
        await asyncio.sleep(0)
        return list(think(Think(game, view, seat, level, seed, number), find_bot(game, level)))


@pytest.fixture
async def hub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hub]:
    monkeypatch.setattr(errands, "LOOK_AGAIN", 0.02)
    monkeypatch.setattr(errands, "LEASE", 0.1)
    store = Flaky.open(f"sqlite:///{tmp_path}/whistlestop.db")
    hub = Hub(store)
    playing = asyncio.create_task(Bots(hub, Here()).run())  # type: ignore[arg-type]
    yield hub
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    store.close()


async def open_table(hub: Hub) -> Live:
    id = await opening.open_table(hub, Device(None), GAME, [Place("me", "Ada"), Place("random")], {})
    live = await hub.live(id)
    assert live is not None
    return live


async def bot_is_done(live: Live) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await live.hub.store.read(lambda connection: rows.facts(connection, live.id))
            jobs = await live.hub.store.read(lambda connection: stored.jobs(connection, live.id))
            assert found is not None
            if [entry.text for entry in found.entries if entry.seat == 2][-1:] == ["done"] and not jobs:
                return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("is_done_first", [False, True], ids=["before it is done", "after it is done"])
@pytest.mark.parametrize("count", [1, 4])
async def test_a_bot_plays_on_after_any_write_that_failed(
    hub: Hub, caplog: pytest.LogCaptureFixture, is_done_first: bool, count: int
):
    store: Any = hub.store
    for number in range(1, WRITES + 1):
        live = await open_table(hub)
        store.writes, store.is_done_first = -1, is_done_first  # the start of the game is the write 0
        store.failing = range(number, number + count)
        await lobby.begin(live)
        await bot_is_done(live)
        store.failing = range(0)
        await live.follow()
        assert live.table is not None
        record.verify(record.read(record.write(live.table, keep_seed=True), games.find))
    assert caplog.records, "nothing has failed"
    caplog.clear()


# --- two processes


class Slow(Here):
    """A bot that takes its time."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self.questions = seconds, 0

    async def choose(self, *question: Any) -> list[str]:
        self.questions += 1
        await asyncio.sleep(self._seconds)
        return await super().choose(*question)


@pytest.fixture
async def processes(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list["Process"]]:
    monkeypatch.setattr(errands, "LOOK_AGAIN", 0.05)
    monkeypatch.setattr(errands, "LEASE", 1.2)
    both = [Process(postgres_url), Process(postgres_url)]
    yield both
    for process in both:
        await process.stop()
        process.store.close()


class Process:
    """What a server process has of its own."""

    def __init__(self, url: str) -> None:
        self.store = Store.open(url)
        self.hub, self.workers = Hub(self.store), Slow(0)
        self.playing: asyncio.Task[None] | None = None

    def start(self, seconds: float) -> None:
        self.workers = Slow(seconds)
        self.playing = asyncio.create_task(Bots(self.hub, self.workers).run())  # type: ignore[arg-type]

    async def stop(self) -> None:
        if self.playing is not None:
            self.playing.cancel()
            await asyncio.gather(self.playing, return_exceptions=True)

    async def begins_to_think(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.workers.questions:
                await asyncio.sleep(0.01)


async def test_a_bot_that_thinks_for_long_keeps_its_job(processes: list[Process]):
    first, second = processes
    live = await open_table(first.hub)
    await lobby.begin(live)
    first.start(3)
    await first.begins_to_think()
    second.start(0)
    await bot_is_done(live)
    assert (first.workers.questions, second.workers.questions) == (1, 0)


async def test_another_process_goes_on_where_one_has_stopped(processes: list[Process], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(errands, "LEASE", 600)  # nobody would wait for it to run out
    first, second = processes
    live = await open_table(first.hub)
    await lobby.begin(live)
    first.start(600)
    await first.begins_to_think()
    await first.stop()
    second.start(0)
    await bot_is_done(live)


async def test_another_process_goes_on_where_one_has_died(processes: list[Process], monkeypatch: pytest.MonkeyPatch):
    first, second = processes
    live = await open_table(first.hub)
    await lobby.begin(live)
    with monkeypatch.context() as dying:
        dying.setattr(Bots, "_give_back", lambda self: asyncio.sleep(0))
        first.start(600)
        await first.begins_to_think()
        await first.stop()
    second.start(0)
    await bot_is_done(live)
