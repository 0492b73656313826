"""Bots at a table, with their real processes: whole games, restarts, and bots that fail."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.people import come, placements, position
from tests.server.service import Service
from whistlestop.server.live import Live
from whistlestop.server.store import rows
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
            while await service.read(lambda connection: rows.jobs(connection, table)):
                await asyncio.sleep(0.02)


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    service = Service(tmp_path)  # here bots never answer
    await service.start()
    (ada,) = come(service, 1)
    table = await ada.open("random")
    assert [job.seat for job in await service.read(lambda connection: rows.jobs(connection, table))] == [2]
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
        assert live.chair(2).level == "greedy"
        assert "has failed" in "".join((await ada.parts(table)).values())
        assert service.hub.bot_failures == 1
    assert any(way in record.getMessage() for record in caplog.records)
