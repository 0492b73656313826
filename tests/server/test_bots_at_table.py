"""Bots at a table, with their real processes: whole games, restarts, and bots that fail."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server import stored
from tests.server.people import come, party, placements, position
from tests.server.service import GAME, NoBots, Service
from whistlestop.games import levels
from whistlestop.lab.simulate import find_bot
from whistlestop.server import errands
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.thinking import Think, think
from whistlestop.server.workers import Workers

pytestmark = pytest.mark.anyio

PATIENCE = 60


async def until(live: Live, holds: Callable[[], bool]) -> None:
    """Wait for what bots do; somebody looks on, so the table stays in memory."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def is_waiting_for_bots(live: Live) -> bool:
    return bool(live.due_bots())


async def test_a_person_and_bots_play_a_whole_game(tmp_path: Path) -> None:
    async with Service(tmp_path, Workers) as service:
        (ada,) = come(service, 1)
        table = await ada.open("greedy", "random", must_draw="free")
        live = await service.live(table)
        while not position(live).finished:
            await until(live, lambda: not is_waiting_for_bots(live))
            if 1 in position(live).actors:
                assert (await live.play(1, ("done",), None, None)).result == "applied"
        seats = {entry.seat for entry in await service.entries(table) if entry.kind == "do"}
        assert seats == {1, 2, 3}
        async with asyncio.timeout(PATIENCE):
            while await service.read(lambda connection: stored.jobs(connection, table)):
                await asyncio.sleep(0.02)


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    service = Service(tmp_path)  # here bots never answer
    await service.start()
    (ada,) = come(service, 1)
    table = await ada.open("random")
    assert [job.seat for job in await service.read(lambda connection: stored.jobs(connection, table))] == [2]
    drawn = placements(await service.live(table), 1)[0]
    await (await service.live(table)).play(1, (drawn,), None, None)
    await service.stop()
    async with Service(tmp_path, Workers) as again:
        live = await again.live(table)
        await until(live, lambda: not is_waiting_for_bots(live))
        assert position(live).actors == (1,)
        assert position(live).lane(1) != ()  # and nothing of the person's round is lost


def failing(processes: int) -> Workers:
    return Workers(processes, find="tests.server.failing_bots:find")


@pytest.mark.parametrize("way", ["raises", "dies", "cheats"])
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one_and_the_table_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, way: str
) -> None:
    async with Service(tmp_path, failing) as service:
        (ada,) = come(service, 1)
        table = await ada.open("open")
        live = await service.live(table)
        await service.hub.store.write(
            lambda connection: rows.change_chair(connection, table, 2, kind="bot", level=way), table
        )
        await live.follow()
        assert (await ada.do(table, "start")).status == 303
        await until(live, lambda: not is_waiting_for_bots(live))
        assert live.chair(2).level == levels(GAME)[-1]
        parts = await ada.parts(table)
        for pane in ("log.", "chat."):
            assert [id for id, text in parts.items() if id.startswith(pane) and "has failed" in text], pane
        assert service.hub.figures.bot_failures == 1
    assert any(way in record.getMessage() for record in caplog.records)


# --- bots that think here, so that nothing has to be waited for


class Here(NoBots):
    """Bots that think in this process, at once."""

    asked = 0

    async def choose(self, *question: object) -> list[str]:
        Here.asked += 1
        await asyncio.sleep(0)
        asked = Think(*question)  # type: ignore[arg-type]
        return list(think(asked, find_bot(asked.game, "random")))


async def test_restarts_in_the_middle_of_everything_lose_nothing(tmp_path: Path) -> None:
    """The server goes away again and again, while bots think and while they act."""
    service = Service(tmp_path, Here)
    await service.start()
    (ada,) = come(service, 1)
    table = await ada.open("random", "greedy", must_draw="free")
    rng, log = random.Random(1), list[str]()
    async with asyncio.timeout(PATIENCE):
        while not position(live := await service.live(table)).finished:
            if 1 in position(live).actors:
                await live.play(1, (placements(live, 1) or ["done"])[:1], None, None)
            await asyncio.sleep(rng.random() / 100)
            if rng.random() < 0.1:
                await service.restart()
            texts = [entry.text for entry in await service.entries(table)]
            assert texts[: len(log)] == log
            log = texts
        while await service.read(lambda connection: stored.jobs(connection, table)):
            await asyncio.sleep(0.01)  # the last ones are being finished
    await service.stop()


async def test_a_store_that_fails_for_a_moment_stops_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(errands, "LOOK_AGAIN", 0.05)
    take, failures = rows.take_jobs, [OSError("no disk"), OSError("still none")]

    def fail(*given: object, **more: object) -> object:
        if failures:
            raise failures.pop()
        return take(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(rows, "take_jobs", fail)
    async with Service(tmp_path, Here) as service:
        (ada,) = come(service, 1)
        table = await ada.open("random", must_draw="free")
        live = await service.live(table)
        await until(live, lambda: not is_waiting_for_bots(live))
    assert failures == []
    assert "could not be looked through" in caplog.text


async def test_a_bot_that_stands_in_plays_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    async with Service(tmp_path, Here) as service:
        game = await party(service, must_draw="free")
        ada, bob = game.people
        await ada.do(game.table, "standin", {"seat": 2, "level": "random"})
        await until(game.live, lambda: 2 not in position(game.live).actors)
        await game.live.play(1, ("done",), None, None)
        await until(game.live, lambda: position(game.live).actors == (1,))  # it has played the next round as well
        await bob.do(game.table, "takeback")
        await game.live.play(1, ("done",), None, None)
        asked = Here.asked
        await asyncio.sleep(0.1)
        assert position(game.live).actors == (1, 2)
        assert Here.asked == asked
