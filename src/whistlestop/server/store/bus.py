"""How processes that share a PostgreSQL database hear of each other's changes: NOTIFY and LISTEN.

A message names the tables that have changed and the process that has changed them, nothing else. Whoever hears it reads
the store from where it stands, so a lost message, a lost connection and a restart are the same case.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import URL, Connection

log = logging.getLogger("whistlestop.server")

CHANNEL = "whistlestop"
AGAIN = 1.0  # seconds before the next try to listen
_LONGEST = 200  # tables in one message, which PostgreSQL limits to 8000 bytes
# A network that swallows everything is noticed after some 20 s.
_ALIVE: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 2, "connect_timeout": 10}


def tell(connection: Connection, process: str, tables: Sequence[str]) -> None:
    """Let the others hear of it when this transaction is committed."""
    for first in range(0, len(tables), _LONGEST):
        message = " ".join((process, *tables[first : first + _LONGEST]))
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, message))


class Bus:
    """What one process hears."""

    def __init__(self, url: URL, process: str) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self.is_open = False  # while it is not, anything may change unheard

    async def listen(self, heard: Callable[[Sequence[str] | None], None]) -> None:
        """Tell of all tables that other processes change, until cancelled; None: of any, since nobody was listening."""
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(self._address, autocommit=True, **_ALIVE) as connection:
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
