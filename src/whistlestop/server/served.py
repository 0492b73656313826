"""The time that people play by: how long the server has been there for them.

Deadlines are reckoned in it, and not by the clock on the wall: that one somebody sets, and while no server runs nobody
can move. Every process counts by ticks that only go forward; the most that any of them has counted stands in the store.
A process that dies takes at most one beat of it along, in favour of those who have to move.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError

from whistlestop.server.store import rows
from whistlestop.server.store.store import Store

log = logging.getLogger("whistlestop.server")

BEAT = 15.0  # seconds
SHARED_BEAT = 1.0  # where there are others: so far behind them can a process be, and that is taken from a move's time
LONGEST = 4 * BEAT  # a process that has said nothing for longer was not there for anybody meanwhile


class Served:
    """Seconds served, as far as one process knows."""

    def __init__(self, store: Store, ticks: Callable[[], float]) -> None:
        self._store, self._ticks = store, ticks
        self._counted, self._since = 0.0, ticks()

    def __call__(self) -> float:
        return self._counted + min(self._ticks() - self._since, LONGEST)

    async def beat(self) -> None:
        """Tell what was counted here, and go on from the most that anybody has counted."""
        counted, since = self(), self._ticks()
        most = await self._store.write(lambda connection: rows.serve(connection, counted))
        self._counted, self._since = most, since

    async def run(self) -> None:
        """Count until cancelled."""
        while True:
            await asyncio.sleep(pause(self._store))
            try:
                await self.beat()
            except DBAPIError as error:  # the database is away, say: that may pass
                log.warning("the time served could not be written, trying again: %s", error.orig)


def pause(store: Store) -> float:
    """Seconds between two beats."""
    return SHARED_BEAT if store.is_shared else BEAT
