"""Lets bots play: takes their jobs from the store, asks the workers, and submits what they choose like any player.

A job stands in the store from the moment a bot has something to do, so that after a restart any process goes on.
"""

import logging
from functools import partial
from time import perf_counter

import msgspec
from sqlalchemy import Connection

from whistlestop.draw.screen import Phrase
from whistlestop.server.errands import Errands
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live, Result
from whistlestop.server.notices import notice
from whistlestop.server.rights import chair_of, hold
from whistlestop.server.store import rows
from whistlestop.server.store.jobs import BOT
from whistlestop.server.store.rows import JobRow
from whistlestop.server.workers import BotFailed, Workers, simpler

log = logging.getLogger("whistlestop.server")


class Bots(Errands):
    """The part of a server process that plays for bots."""

    kind = BOT

    def __init__(self, hub: Hub, workers: Workers) -> None:
        super().__init__(hub)
        self._workers = workers
        hub.wake_bots = self._wake.set

    async def do(self, job: JobRow) -> None:
        live = await self._hub.live(job.table_id)
        if live is not None:
            await self._play(live, job.seat)

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
                chosen = [live.game.notation.format_action(action) for action in live.planned(seat)]
            try:
                if not chosen:
                    started = perf_counter()
                    chosen = await self._workers.choose(live.game.id, view, seat, level, chair.bot_seed, number)
                    self._hub.figures.thoughts.add(level, perf_counter() - started)
                if not chosen:
                    raise BotFailed("it does nothing")
            except BotFailed as failure:
                await self._replace(live, seat, level, str(failure))
                continue
            for text in chosen:
                result = await live.play(seat, (text,), version, None, partial(_forbids, live, seat))
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

        def write(connection: Connection) -> None:
            hold(connection, live)
            chair = chair_of(connection, live, seat)
            if level not in (chair.stand_in, chair.level):  # somebody has taken the seat back meanwhile
                return
            if chair.stand_in is not None:
                rows.change_chair(connection, live.id, seat, stand_in=weaker)
            else:
                rows.change_chair(connection, live.id, seat, level=weaker)
            rows.add_message(connection, said)

        async with live.rearranged():
            said = notice(live, Phrase("server-bot-replaced", {"seat": seat}))
            await self._hub.store.write(write, live.id)


def _forbids(live: Live, seat: int) -> Result | None:
    """Why a bot acts no more: its part is done, or somebody has taken the seat back while it thought."""
    return None if seat in live.due_bots() else Result("stale")
