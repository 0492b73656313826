"""The store: one database, one thread that writes, a few that read."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from whistlestop.server.figures import Times
from whistlestop.server.store import engine as engines
from whistlestop.server.store.bus import Bus, Line, Watch, tell
from whistlestop.server.store.errors import BadDatabase, unusable
from whistlestop.server.store.migrate import LATEST, migrate, revision_of
from whistlestop.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """A database that has been brought up to date. `Store.open` makes one."""

    def __init__(self, url: URL) -> None:
        self.process = secrets.token_hex(8)  # this one's name for all others
        self.is_shared = not engines.is_sqlite(url)  # several servers may work with it
        self.bus: Bus = Line(url, self.process) if self.is_shared else Watch(self._version)
        self.write_times = Times("whistlestop_write_seconds", "result", "Works of the store, with their waiting.")
        self._writing = engines.engine(url, "write")
        self._reading = engines.engine(url, "read")
        self._writer = Writer(self._writing, self._tell)
        self._readers = ThreadPoolExecutor(engines.READERS, thread_name_prefix="whistlestop-reader")

    @classmethod
    def open(cls, url: str) -> "Store":
        """Open `sqlite:///folder/file.db` or `postgresql://…`, create what is missing, run the migrations."""
        parsed = engines.parse(url)
        try:
            migrate(parsed)
        except (DBAPIError, OSError) as error:
            raise unusable(error) from error
        return cls(parsed)

    @classmethod
    def visit(cls, url: str) -> "Store":
        """Open a database that a server works with, as it stands: nothing is created and nothing migrated."""
        parsed = engines.parse(url)
        if engines.is_sqlite(parsed) and not Path(parsed.database or "").is_file():
            raise BadDatabase("server-database-missing", path=parsed.database or "")
        try:
            found = revision_of(parsed)
        except DBAPIError as error:
            raise unusable(error) from error
        if found != LATEST:
            raise BadDatabase("server-database-newer" if found > LATEST else "server-database-older", revision=found)
        return cls(parsed)

    async def write(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Let a work change the database; what it gives comes back when it is safe on the disk.

        Works that wait at the same time share a transaction, so a work may be run more than once: it does
        nothing but ask and change the database by its connection, it does not commit, and it lets errors of the
        database pass, Gone among them. If it raises, nothing of it stays. Cancelled before it was begun it is not
        done; cancelled later it is. `about` is the id of the table it changes: other processes hear of it, and
        works are put in order by it, so that processes do not wait for each other in a circle.
        """
        started, result = perf_counter(), "failed"
        try:
            given: T = await self._writer.submit(work, about)
            result = "done"
            return given
        finally:
            self.write_times.add(result, perf_counter() - started)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Let a work ask the database; all its questions see the same moment, after every write answered so far."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    @property
    def waiting(self) -> int:
        """How many works have not been begun yet."""
        return self._writer.waiting

    def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    def _tell(self, connection: Connection, tables: Sequence[str]) -> None:
        if self.is_shared:
            tell(connection, self.process, tables)

    async def _version(self) -> int:
        """A number that changes when another program changes the SQLite file; only the connection that writes knows."""
        return await self.write(lambda connection: int(connection.exec_driver_sql("PRAGMA data_version").scalar_one()))

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return self._read_once(work)  # the database was restarted, say: the pool has new connections by now

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)
