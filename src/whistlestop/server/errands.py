"""Takes jobs of one kind from the store and does them: what a process leaves undone that dies, another one does."""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from whistlestop.core.errors import UnknownName
from whistlestop.server.hub import Hub, NotReady
from whistlestop.server.store import rows
from whistlestop.server.store.errors import Gone
from whistlestop.server.store.jobs import FAR
from whistlestop.server.store.rows import JobRow

log = logging.getLogger("whistlestop.server")

LEASE = 20.0  # seconds; renewed as long as somebody is at it, so another process soon takes over from one that died
LOOK_AGAIN = 5.0  # for jobs that another process has left behind, and for those whose time has come
LONGEST_PAUSE = FAR / 2  # of a job that fails


class Errands(ABC):
    """The part of a server process that does jobs of one kind."""

    kind = ""
    at_once = 32
    far = FAR  # beyond this no job waits

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._name = secrets.token_hex(8)
        self._wake = asyncio.Event()
        self._has_looked = False
        self._under_way: dict[asyncio.Task[None], JobRow] = {}

    @abstractmethod
    async def do(self, job: JobRow) -> float | None:
        """Do one of them. It is done then, unless this says in how many seconds it is to be tried again."""

    def now(self) -> float:
        """By the clock that these jobs are due by."""
        return self._hub.now()

    async def run(self) -> None:
        """Do jobs until cancelled."""
        try:
            while True:
                self._wake.clear()
                try:
                    await self._look()
                except Exception:  # the disk is full, say: that may pass
                    log.exception("the jobs of kind %s could not be looked through", self.kind)
                try:
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self._wake.wait()
                except TimeoutError:
                    pass
        finally:
            await self._give_back()

    async def _look(self) -> None:
        """Keep the jobs that are being done, and begin those that are due."""
        now, hub = self.now(), self._hub
        under_way, is_first = tuple(self._under_way.values()), not self._has_looked
        room = self.at_once - len(under_way)

        def write(connection: Connection) -> list[JobRow]:
            if is_first and not hub.store.is_shared:  # this process alone works here: whoever was at a job has died
                rows.free_jobs(connection, self.kind)
            for job in under_way:
                rows.renew_job(connection, job, now + LEASE)
            if room <= 0:
                return []
            return rows.take_jobs(connection, self._name, (self.kind,), now, now + LEASE, room, self.far)

        for job in await hub.store.write(write):
            task = asyncio.create_task(self._attend_to(job))
            self._under_way[task] = job
            task.add_done_callback(self._under_way.pop)
        self._has_looked = True

    async def _give_back(self) -> None:
        """Stop in the middle of everything: another process can go on at once."""
        under_way = dict(self._under_way)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

        def write(connection: Connection) -> None:
            for job in under_way.values():
                rows.release_job(connection, job)

        with suppress(DBAPIError):  # then the leases run out
            await self._hub.store.write(write)

    async def _attend_to(self, job: JobRow) -> None:
        try:
            wait = await self.do(job)
            if wait is None:
                await self._hub.store.write(lambda connection: rows.finish_job(connection, job))
            else:
                await self._postpone(job, wait)
        except (Gone, UnknownName):  # the table has been deleted, and the job with it
            return
        except NotReady:
            await self._postpone(job, LOOK_AGAIN)
        except Exception as error:
            log.exception("a job of kind %s at table %s failed", self.kind, job.table_id)
            is_away = isinstance(error, DBAPIError)  # the database, which will be back; what else is wrong may stay so
            await self._postpone(job, LOOK_AGAIN if is_away else _pause(job.attempts))
        self._wake.set()

    async def _postpone(self, job: JobRow, wait: float) -> None:
        later = self.now() + wait
        with suppress(DBAPIError):  # then the lease runs out
            await self._hub.store.write(lambda connection: rows.postpone_job(connection, job, later))


def _pause(attempts: int) -> float:
    """Seconds until a job is tried again that has failed so often: twice as long each time."""
    return min(LONGEST_PAUSE, LOOK_AGAIN * (1 << min(attempts - 1, 10)))
