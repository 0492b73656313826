"""Lets bots play: takes their jobs from the store, asks the workers, and submits what they choose like any player.

A job stands in the store from the moment a bot has something to do, so that after a restart any process goes on.
"""

import asyncio
import logging
import secrets

import msgspec
from sqlalchemy import Connection

from whistlestop.draw.screen import Phrase
from whistlestop.server import seating
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.errors import Gone
from whistlestop.server.store.rows import JobRow
from whistlestop.server.workers import BotFailed, Workers, simpler

log = logging.getLogger("whistlestop.server")

LEASE = 120.0  # seconds; far longer than a bot may think
LOOK_AGAIN = 5.0  # for jobs that another process has left behind
AT_ONCE = 32


class Bots:
    """The part of a server process that plays for bots."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self._hub, self._workers = hub, workers
        self._name = secrets.token_hex(8)
        self._wake = asyncio.Event()
        self._turns: set[asyncio.Task[None]] = set()
        hub.wake_bots = self._wake.set

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            while True:
                self._wake.clear()
                for job in await self._take():
                    turn = asyncio.create_task(self._turn(job))
                    self._turns.add(turn)
                    turn.add_done_callback(self._turns.discard)
                try:
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self._wake.wait()
                except TimeoutError:
                    pass
        finally:
            for turn in self._turns:
                turn.cancel()
            await asyncio.gather(*self._turns, return_exceptions=True)

    async def _take(self) -> list[JobRow]:
        now = self._hub.now()
        room = AT_ONCE - len(self._turns)
        if room <= 0:
            return []
        return await self._hub.store.write(
            lambda connection: rows.take_jobs(connection, self._name, ("bot",), now, now + LEASE, room)
        )

    async def _turn(self, job: JobRow) -> None:
        try:
            live = await self._hub.live(job.table_id)
            if live is not None:
                await self._play(live, job)
        except Gone:
            return
        except Exception:
            log.exception("a bot's turn at table %s failed", job.table_id)
            later = self._hub.now() + LOOK_AGAIN
            await self._hub.store.write(lambda connection: rows.postpone_job(connection, job, later))
            return

        def finish(connection: Connection) -> None:
            rows.finish_job(connection, job)

        await self._hub.store.write(finish)
        self._wake.set()

    async def _play(self, live: Live, job: JobRow) -> None:
        """Act as long as it is this bot's turn."""
        seat = job.seat
        while live.table is not None and seat in live.due_bots():
            table, level, chair = live.table, live.level(seat), live.chair(seat)
            version, number = table.version(seat), len(table.story(seat))
            view = msgspec.json.encode(table.view(seat))
            try:
                chosen = await self._workers.choose(live.game.id, view, seat, level, chair.bot_seed, number)
            except BotFailed as failure:
                await self._replace(live, seat, level, str(failure))
                continue
            for text in chosen:
                result = await live.play(seat, (text,), version, None)
                if result.result == "refused":
                    await self._replace(live, seat, level, f"{text}: {result.error}")
                    break
                if result.result == "stale":
                    break
                version = table.version(seat)

    async def _replace(self, live: Live, seat: int, level: str, why: str) -> None:
        """A bot that fails is replaced by a simpler one, and the table is told."""
        self._hub.bot_failures += 1
        log.error("the bot %s at table %s failed: %s", level, live.id, why)
        weaker = simpler(live.game.id, level)
        if weaker is None:
            raise BotFailed(f"even {level} fails: {why}")
        is_stand_in = live.chair(seat).stand_in is not None

        def write(connection: Connection) -> None:
            if is_stand_in:
                rows.change_chair(connection, live.id, seat, stand_in=weaker)
            else:
                rows.change_chair(connection, live.id, seat, level=weaker)

        await self._hub.store.write(write, live.id)
        await seating.notice(live, Phrase("server-bot-replaced", {"seat": seat}))
