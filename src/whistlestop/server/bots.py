"""Lets bots play: takes their jobs from the store, asks the workers, and submits what they choose like any player.

A job stands in the store from the moment a bot has something to do, so that after a restart any process goes on.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from time import perf_counter

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from whistlestop.core.errors import UnknownName
from whistlestop.draw.screen import Phrase
from whistlestop.server.hub import Hub, NotReady
from whistlestop.server.live import Live
from whistlestop.server.notices import notice
from whistlestop.server.store import rows
from whistlestop.server.store.errors import Gone
from whistlestop.server.store.rows import JobRow
from whistlestop.server.workers import BotFailed, Workers, simpler

log = logging.getLogger("whistlestop.server")

LEASE = 20.0  # seconds; renewed as long as a bot is at it, so another process soon takes over from one that died
LOOK_AGAIN = 5.0  # for jobs that another process has left behind
AT_ONCE = 32


class Bots:
    """The part of a server process that plays for bots."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self._hub, self._workers = hub, workers
        self._name = secrets.token_hex(8)
        self._wake = asyncio.Event()
        self._has_looked = False
        self._turns: dict[asyncio.Task[None], JobRow] = {}
        hub.wake_bots = self._wake.set

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            while True:
                self._wake.clear()
                try:
                    await self._look()
                except Exception:  # the disk is full, say: that may pass
                    log.exception("the jobs of bots could not be looked through")
                try:
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self._wake.wait()
                except TimeoutError:
                    pass
        finally:
            await self._give_back()

    async def _look(self) -> None:
        """Keep the jobs that are being done, and begin those that are due."""
        now, hub = self._hub.now(), self._hub
        under_way, is_first = tuple(self._turns.values()), not self._has_looked
        room = AT_ONCE - len(under_way)

        def write(connection: Connection) -> list[JobRow]:
            if is_first and not hub.store.is_shared:  # this process alone works here: whoever was at a job has died
                rows.free_jobs(connection)
            for job in under_way:
                rows.renew_job(connection, job, now + LEASE)
            return rows.take_jobs(connection, self._name, ("bot",), now, now + LEASE, room) if room > 0 else []

        for job in await hub.store.write(write):
            turn = asyncio.create_task(self._turn(job))
            self._turns[turn] = job
            turn.add_done_callback(self._turns.pop)
        self._has_looked = True

    async def _give_back(self) -> None:
        """Stop in the middle of everything: another process can go on at once."""
        under_way = dict(self._turns)
        for turn in under_way:
            turn.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

        def write(connection: Connection) -> None:
            for job in under_way.values():
                rows.release_job(connection, job)

        with suppress(DBAPIError):  # then the leases run out
            await self._hub.store.write(write)

    async def _turn(self, job: JobRow) -> None:
        try:
            live = await self._hub.live(job.table_id)
            if live is not None:
                await self._play(live, job.seat)
            await self._hub.store.write(lambda connection: rows.finish_job(connection, job))
        except (Gone, UnknownName):  # the table has been deleted, and the job with it
            return
        except NotReady:
            await self._postpone(job)
        except Exception:
            log.exception("a bot's turn at table %s failed", job.table_id)
            await self._postpone(job)
        self._wake.set()

    async def _postpone(self, job: JobRow) -> None:
        later = self._hub.now() + LOOK_AGAIN
        with suppress(DBAPIError):  # then the lease runs out
            await self._hub.store.write(lambda connection: rows.postpone_job(connection, job, later))

    async def _play(self, live: Live, seat: int) -> None:
        """Act as long as it is this bot's turn, by what the store says: it has the job, and may be ahead of memory."""
        await live.follow()
        while True:
            async with live.held():
                table = live.table
                if table is None or seat not in live.due_bots():
                    return
                level, chair = live.level(seat), live.chair(seat)
                version, number = table.version(seat), len(table.story(seat))
                view = msgspec.json.encode(table.view(seat))
            try:
                started = perf_counter()
                chosen = await self._workers.choose(live.game.id, view, seat, level, chair.bot_seed, number)
                self._hub.figures.thoughts.add(level, perf_counter() - started)
                if not chosen:
                    raise BotFailed("it does nothing")
            except BotFailed as failure:
                await self._replace(live, seat, level, str(failure))
                continue
            for text in chosen:
                if seat not in live.due_bots():  # its part is done, or somebody has taken the seat back meanwhile
                    break
                result = await live.play(seat, (text,), version, None)
                if result.result == "refused":
                    await self._replace(live, seat, level, f"{text}: {result.error}")
                if result.result != "applied":
                    break
                assert live.table is not None
                version = live.table.version(seat)

    async def _replace(self, live: Live, seat: int, level: str, why: str) -> None:
        """A bot that fails is replaced by a simpler one, and log and chat say so."""
        self._hub.figures.bot_failures += 1
        log.error("the bot %s at table %s failed: %s", level, live.id, why)
        weaker = simpler(live.game.id, level, live.options)
        if weaker is None:
            raise BotFailed(f"even {level} fails: {why}")
        is_stand_in = live.chair(seat).stand_in is not None
        said = notice(live, Phrase("server-bot-replaced", {"seat": seat}))

        def write(connection: Connection) -> None:
            if is_stand_in:
                rows.change_chair(connection, live.id, seat, stand_in=weaker)
            else:
                rows.change_chair(connection, live.id, seat, level=weaker)
            rows.add_message(connection, said)

        await self._hub.store.write(write, live.id)
        await live.follow()
