"""What a server does by itself from time to time: forget idle tables, delete those that nobody has touched for long.

And see to what was left undone: results of older games, tries at today's challenge.
"""

import asyncio
import logging

from sqlalchemy import Connection

from whistlestop.server import challenges, results
from whistlestop.server.config import Config
from whistlestop.server.days import day_of
from whistlestop.server.hub import Hub
from whistlestop.server.store import rows

log = logging.getLogger("whistlestop.server")

A_DAY = 24 * 3600.0
PAUSE = 60.0
SWEEP = 3600.0


async def keep_house(hub: Hub, config: Config) -> None:
    """Go round until cancelled."""
    next_sweep = hub.ticks()
    while True:
        hub.forget_idle()
        if hub.ticks() >= next_sweep:
            next_sweep = hub.ticks() + SWEEP
            try:
                if config.retention_days:
                    await sweep(hub, config.retention_days)
                await results.make_missing(hub)
                await challenges.go_on(hub)
                await challenges.look_back(hub)
            except Exception:  # the disk is full, say: that may pass
                log.exception("old tables could not be looked through")
        await asyncio.sleep(PAUSE)


async def sweep(hub: Hub, days: int) -> int:
    """Delete the tables at which nothing has happened for so many days; how many there were.

    A clock that somebody has set to next year would make all of them old: then nothing is deleted until the next start.
    """
    if hub.clock_jump > A_DAY:
        log.warning("the clock was set ahead by %.0f days: no table is deleted", hub.clock_jump / A_DAY)
        return 0
    before = max(0.0, hub.now() - days * A_DAY)  # there is nothing from before 1970, nor a day to call it by

    def write(connection: Connection) -> list[str]:
        idle = [table.id for table in rows.idle_tables(connection, before)]
        for id in idle:
            rows.delete_table(connection, id)
        rows.forget_companions(connection, before)
        rows.forget_devices(connection, before)
        rows.forget_challenges(connection, day_of(before))
        return idle

    count = 0
    while gone := await hub.store.write(write):  # some at a time: whoever plays need not wait for all of them
        for id in gone:
            hub.forget(id)
        count += len(gone)
    if count:
        log.info("deleted %d tables without a move for %d days", count, days)
    return count
