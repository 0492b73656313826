"""How a process hears of what others change in its database: other servers in PostgreSQL, an admin command in SQLite.

PostgreSQL tells it, by NOTIFY and LISTEN; a SQLite file is looked at from time to time. A message names the tables that
have changed and the process that has changed them, nothing else. Whoever hears it reads the store from where it stands,
so a lost message, a lost connection and a restart are the same case.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from whistlestop.server.store.engine import ALIVE

log = logging.getLogger("whistlestop.server")

CHANNEL = "whistlestop"
LOOK = 1.0  # seconds between two looks at a SQLite file
AGAIN = 1.0  # seconds before the next try to listen
_LONGEST = 200  # tables in one message, which PostgreSQL limits to 8000 bytes


def tell(connection: Connection, process: str, tables: Sequence[str]) -> None:
    """Let the others hear of it when this transaction is committed."""
    for first in range(0, len(tables), _LONGEST):
        message = " ".join((process, *tables[first : first + _LONGEST]))
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, message))


Heard = Callable[[Sequence[str] | None], None]  # the tables that have changed; None: any may have


class Bus(Protocol):
    """What one process hears."""

    is_open: bool  # while it is not, anything may change unheard

    async def listen(self, heard: Heard) -> None:
        """Tell of what others change, until cancelled."""


class Watch:
    """A SQLite file belongs to one server; another program that changes it is noticed by its version."""

    is_open = True

    def __init__(self, version: Callable[[], Awaitable[int]]) -> None:
        self._version = version

    async def listen(self, heard: Heard) -> None:
        seen = None
        while True:
            try:
                version = await self._version()
            except DBAPIError as error:  # the file is locked for long, say
                log.warning("the database cannot be looked at, trying again: %s", error.orig)
            else:
                if version != seen:
                    seen = version
                    heard(None)
            await asyncio.sleep(LOOK)


class Line:
    """A connection to PostgreSQL that hears of the tables that other servers change."""

    def __init__(self, url: URL, process: str) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self.is_open = False

    async def listen(self, heard: Heard) -> None:
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(self._address, autocommit=True, **ALIVE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.is_open = True
                    heard(None)
                    async for message in connection.notifies():
                        process, *tables = message.payload.split()
                        if process != self._process:
                            heard(tables)
            except OperationalError as error:
                log.warning("the database cannot be listened to, trying again: %s", str(error).strip())
            finally:
                self.is_open = False
            await asyncio.sleep(AGAIN)
