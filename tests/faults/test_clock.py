"""Somebody sets the clock of a server: nobody is locked out, no bot falls asleep, nothing is deleted."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.people import Person
from tests.server.receiver import Receiver
from tests.server.service import NoBots, Service
from whistlestop.lab.simulate import find_bot
from whistlestop.server import errands, housekeeping, outward
from whistlestop.server.hub import Hub
from whistlestop.server.limits import RATES
from whistlestop.server.live import GRACE
from whistlestop.server.store import rows
from whistlestop.server.thinking import Think, think

pytestmark = pytest.mark.anyio

A_DAY = 24 * 3600.0
A_YEAR = 365 * A_DAY


class Here(NoBots):
    """Bots that think in this process."""

    async def choose(self, *question: object) -> list[str]:
        asked = Think(*question)  # type: ignore[arg-type]
        return list(think(asked, find_bot(asked.game, asked.level)))


@pytest.fixture
async def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    monkeypatch.setattr(errands, "LOOK_AGAIN", 0.05)
    async with Service(tmp_path, Here) as running:
        yield running


def set_clock(monkeypatch: pytest.MonkeyPatch, ahead: float) -> None:
    """From now on the clock is ahead by so much of what it was; the ticks of the machine go on as before."""
    before = Hub.now
    monkeypatch.setattr(Hub, "now", staticmethod(lambda: before() + ahead))


@pytest.mark.parametrize("ahead", [-A_YEAR, -A_DAY, A_DAY, A_YEAR])
async def test_nobody_is_locked_out(service, monkeypatch, ahead):
    ada = Person(service, "Ada")
    for _ in range(RATES["code"].burst - 1):
        assert (await ada.post("/code", {"code": "FOX-100"})).status == 404
    set_clock(monkeypatch, ahead)
    assert (await ada.post("/code", {"code": "FOX-100"})).status == 404  # the last one that is free
    assert (await ada.post("/code", {"code": "FOX-100"})).status == 429  # and the clock makes nothing good


@pytest.mark.parametrize("ahead", [-A_DAY, -600.0, A_DAY])
async def test_a_bot_whose_turn_was_due_by_the_old_clock_plays(service, monkeypatch, ahead):
    set_clock(monkeypatch, -ahead)
    ada = Person(service, "Ada")
    table = await ada.open("random")
    live = await service.live(table)
    set_clock(monkeypatch, ahead)
    await service.hub.store.write(
        lambda connection: rows.put_job(connection, rows.JobRow("bot", table, 2, Hub.now() - ahead, Hub.now() - ahead))
    )
    service.hub.wake_bots()
    async with asyncio.timeout(30):
        while live.due_bots():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("ahead", [-A_YEAR, A_YEAR])
async def test_nobody_gains_or_loses_time_for_a_move(service, monkeypatch, ahead):
    """Moves are timed by how long the server has been there, whatever its clock says."""
    ada = Person(service, "Ada")
    fields = {
        "game": "railroad-ink",
        "seats": 2,
        "seat-2": "same",
        "pace-move": 60,
        "pace-bank": 0,
        "pace-level": "random",
    }
    table = (await ada.post("/new", fields)).goes_to.removeprefix("/t/")
    live = await service.live(table)
    before = live.chair(1).asked_at
    set_clock(monkeypatch, ahead)
    await asyncio.sleep(0.3)  # some looks at what is due
    assert [chair.stand_in for chair in live.chairs] == [None, None]
    assert live.chair(1).asked_at == before
    ticks = Hub.ticks
    monkeypatch.setattr(Hub, "ticks", staticmethod(lambda: ticks() + 60))
    async with asyncio.timeout(30):
        while None in [chair.stand_in for chair in live.chairs]:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("ahead", [-A_YEAR, A_YEAR])
async def test_nobody_is_called_earlier_later_or_twice(service, monkeypatch, ahead):
    monkeypatch.setattr(outward, "is_public", lambda address: True)
    async with Receiver() as receiver:
        ada, bob = Person(service, "Ada"), Person(service, "Bob")
        table = await ada.open("open", must_draw="free")
        await bob.sit_down((await ada.links(table))[0], 2)
        await ada.do(table, "start")
        await bob.do(table, "remind", {"address": receiver.address})
        live = await service.live(table)
        for seat in (1, 2):
            await live.play(seat, ("done",), None, None)
        set_clock(monkeypatch, ahead)
        await asyncio.sleep(0.3)  # some looks at what is due
        assert receiver.got == []
        ticks = Hub.ticks
        monkeypatch.setattr(Hub, "ticks", staticmethod(lambda: ticks() + GRACE))
        await receiver.wait(1)
        set_clock(monkeypatch, -ahead)
        await asyncio.sleep(0.3)
        assert len(receiver.got) == 1


async def test_a_clock_set_to_next_year_deletes_nothing(service, monkeypatch, caplog):
    ada = Person(service, "Ada")
    table = await ada.open("open")
    set_clock(monkeypatch, A_YEAR)
    assert await housekeeping.sweep(service.hub, days=180) == 0
    assert [record.levelno for record in caplog.records if "clock" in record.getMessage()] == [logging.WARNING]
    assert await service.read(lambda connection: rows.table(connection, table)) is not None


async def test_however_much_is_old_all_of_it_is_deleted(service):
    ada = Person(service, "Ada")
    table = await ada.open("open")
    row = await service.read(lambda connection: rows.table(connection, table))
    many = [msgspec.structs.replace(row, id=f"old{number}", code=None, changed_at=1.0) for number in range(250)]

    def write(connection):
        for each in many:
            rows.create_table(connection, each, ())

    await service.hub.store.write(write)
    assert await housekeeping.sweep(service.hub, days=180) == len(many)
    assert await service.read(lambda connection: rows.tables(connection, None, 2.0, 1)) == []


async def test_what_is_really_old_is_deleted(service):
    ada = Person(service, "Ada")
    table = await ada.open("open")
    await service.hub.store.write(
        lambda connection: connection.exec_driver_sql(f"UPDATE tables SET changed_at = 1 WHERE id = '{table}'")
    )
    assert await housekeeping.sweep(service.hub, days=180) == 1
