"""How the two engines are opened: every transaction is begun by us, and one that is committed is on the disk.

What a failed statement was given is not logged with it: seeds are in it, and drawings that nobody may see yet.
"""

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Literal

from sqlalchemy import URL, Connection, Dialect, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from whistlestop.server.store.errors import BadDatabase

READERS = 4
_AGAIN_S = 1.0  # before PostgreSQL is tried again where it could not be reached
_WAIT_S = 10.0  # for the other one who writes into the SQLite file: a backup, an admin command
_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}

# A PostgreSQL that does not answer is given up after 3 s, a network that swallows everything after some 20 s.
ALIVE: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 20_000,
}

# What a connection is for: only a reader gets a snapshot, only a migration may break references on the way.
Use = Literal["write", "read", "migrate"]


def parse(text: str) -> URL:
    """The address of a database: `sqlite:///folder/file.db` or `postgresql://…`."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadDatabase("server-database-address") from None
    kind = url.drivername.partition("+")[0]
    if kind not in _DRIVERS or (kind == "sqlite" and url.database in (None, "", ":memory:")):
        raise BadDatabase("server-database-address")
    return url.set(drivername=_DRIVERS[kind])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def engine(url: URL, use: Use) -> Engine:
    """An engine for one use."""
    try:
        return _sqlite(url, use) if is_sqlite(url) else _postgresql(url, use)
    except ModuleNotFoundError:
        raise BadDatabase("server-database-driver") from None


def _sqlite(url: URL, use: Use) -> Engine:
    path = Path(url.database or "")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)  # the dice to come are in it

    # Without an isolation level the driver begins nothing by itself, DDL included.
    arguments: dict[str, Any] = {"isolation_level": None, "timeout": _WAIT_S}
    made = create_engine(url, connect_args=arguments, hide_parameters=True, **_pool(use))

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        if use == "migrate":
            _keep_log_ahead(connection)
        for pragma in _pragmas(use):
            connection.execute(f"PRAGMA {pragma}").close()

    begin = "BEGIN" if use == "read" else "BEGIN IMMEDIATE"  # a writer that waits does so before it has read anything

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(made, "connect", prepare)
    event.listen(made, "begin", start)
    return made


def _keep_log_ahead(connection: sqlite3.Connection) -> None:
    """Readers and the writer do not wait for each other from now on: the file remembers it."""
    patience = monotonic() + _WAIT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            return
        except sqlite3.OperationalError as error:
            # Another process is just doing the same: SQLite does not wait for that by itself.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > patience:
                raise
            sleep(0.01)


def _pragmas(use: Use) -> tuple[str, ...]:
    # The last two are for macOS, whose fsync by itself does not reach the disk.
    durable = ("synchronous=FULL", "fullfsync=ON", "checkpoint_fullfsync=ON")
    match use:
        case "read":
            return ("query_only=ON",)
        case "write":
            return (*durable, "foreign_keys=ON")
        case "migrate":
            # A table is changed by making it anew; with references enforced, dropping the old one would empty others.
            return (*durable, "foreign_keys=OFF")


def _postgresql(url: URL, use: Use) -> Engine:
    made = create_engine(
        url,
        connect_args=ALIVE,
        isolation_level="REPEATABLE READ" if use == "read" else "READ COMMITTED",
        hide_parameters=True,
        **_pool(use),
    )
    event.listen(made, "do_connect", _Door().connect)
    return made.execution_options(postgresql_readonly=True) if use == "read" else made


class _Door:
    """The way to PostgreSQL: where one has knocked in vain, those behind are told at once instead of one by one."""

    def __init__(self) -> None:
        self._shut_until = 0.0

    def connect(self, dialect: Dialect, _: object, arguments: list[Any], settings: dict[str, Any]) -> Any:
        dbapi: Any = dialect.loaded_dbapi
        if monotonic() < self._shut_until:
            raise dbapi.OperationalError("the database could not be reached a moment ago")
        try:
            return dialect.connect(*arguments, **settings)
        except dbapi.OperationalError:
            self._shut_until = monotonic() + _AGAIN_S
            raise


def _pool(use: Use) -> dict[str, Any]:
    return {"pool_size": READERS, "max_overflow": 0} if use == "read" else {"poolclass": NullPool}
