"""A server and what others change in its database: it follows them, and says who is connected to it."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from whistlestop.core.errors import UnknownName
from whistlestop.server.hub import Hub
from whistlestop.server.live import TRUST, Live
from whistlestop.server.store import rows

log = logging.getLogger("whistlestop.server")

BEAT = TRUST / 3  # seconds
AGAIN = 1.0  # seconds before a table that could not be read is read again


class Together:
    """What keeps the tables of this process in step with the store."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._changed: set[str] = set()  # tables that somebody looks at here
        self._news = asyncio.Event()

    async def run(self) -> None:
        """Keep in step until cancelled."""
        store = self._hub.store
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(store.bus.listen(self._heard))
                tasks.create_task(self._follow())
                if store.is_shared:
                    tasks.create_task(self._beat())
        finally:
            with suppress(DBAPIError):  # then the others find out by themselves
                await store.write(lambda connection: rows.part(connection, store.process, self._hub.now()))

    def _heard(self, tables: Sequence[str] | None) -> None:
        for id in self._hub.lives if tables is None else tables:
            live = self._hub.lives.get(id)
            if live is not None:
                live.is_behind = True  # whoever looks next reads the store first
                if live.viewers:
                    self._changed.add(id)
        self._news.set()

    async def _follow(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            changed, self._changed = self._changed, set()
            await asyncio.gather(*[self._catch_up(self._hub.lives[id]) for id in changed if id in self._hub.lives])

    async def _catch_up(self, live: Live) -> None:
        try:
            await live.follow()
        except UnknownName:
            live.send_home()
        except Exception:  # the database is away, say: that may pass
            log.exception("table %s could not be read again", live.id)
            self._changed.add(live.id)
            asyncio.get_running_loop().call_later(AGAIN, self._news.set)

    async def _beat(self) -> None:
        """Say that this process lives, and see whether the others do."""
        lives = self._hub.lives
        while True:
            try:
                await self._stay()
                for live in tuple(lives.values()):
                    await live.attend()
            except Exception:  # the database is away, say: that may pass
                log.exception("who is connected could not be written")
            self._heard([live.id for live in lives.values() if live.viewers and live.elsewhere])
            await asyncio.sleep(BEAT)

    async def _stay(self) -> None:
        """A process that others have taken for dead, since it was held up for long, says anew what they forgot."""
        store, until = self._hub.store, self._hub.now() + TRUST
        believed = await store.write(lambda connection: rows.stay(connection, store.process, until))
        for live in self._hub.lives.values():
            live.compare(believed.get(live.id, frozenset()))
