"""Copies of a database: each is a SQLite file with all that has to be kept, whatever engine it was made from.

So a copy of PostgreSQL can be looked at like any other file, and one of a SQLite file can be brought into PostgreSQL:
that is how a server that has grown moves. A copy shows one moment, and nobody has to stop for it.
"""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, exists, inspect, select

from whistlestop.server.store import engine as engines
from whistlestop.server.store.errors import BadDatabase, unusable
from whistlestop.server.store.migrate import migrate
from whistlestop.server.store.schema import keys, metadata, presences, service, tables
from whistlestop.server.store.store import Store

_GROUP = 1000  # rows that are carried at once
_KEPT = [table for table in metadata.sorted_tables if table is not presences]  # who is connected ends with the server
_OWN = (service, keys)  # of a server itself: it is there from its first start, and a copy brings another one


def back_up(url: str, to: Path) -> int:
    """Write a copy, whole or not at all; how many tables are in it."""
    Store.visit(url).close()  # which refuses what is no database of ours
    source = engines.parse(url)
    if engines.is_sqlite(source) and to.exists() and to.samefile(source.database or ""):
        raise BadDatabase("server-backup-onto-itself")
    to.parent.stat()  # else a folder of ours would be what is not there
    with tempfile.TemporaryDirectory(dir=to.parent, prefix=f".{to.name}.") as folder:
        made = Path(folder) / to.name
        count = _copy(url, f"sqlite:///{made}")
        os.replace(made, to)
    return count


def restore(copy: Path, url: str) -> int:
    """Bring all that is in a copy into an empty database, and up to date; how many tables there are."""
    if not copy.is_file() or not copy.stat().st_size:
        raise BadDatabase("server-database-missing", path=str(copy))
    with tempfile.TemporaryDirectory() as folder:
        working = Path(folder) / "copy.db"  # an old copy is brought up to date here, and stays what it is
        _duplicate(copy, working)
        migrate(engines.parse(f"sqlite:///{working}"))
        return _copy(f"sqlite:///{working}", url)


def _duplicate(file: Path, to: Path) -> None:
    """By SQLite itself: a plain copy would miss what still stands beside the file of a server."""
    try:
        address = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(to)) as made:
            source.backup(made)
    except sqlite3.Error as error:
        raise unusable(error) from error


def _copy(source: str, target: str) -> int:
    into = engines.parse(target)
    reading, writing = engines.engine(engines.parse(source), "read"), engines.engine(into, "write")
    try:
        with writing.connect() as there:
            _must_be_empty(there)
        migrate(into)
        with reading.connect() as found, writing.begin() as made:
            _must_be_empty(made)
            return _carry(found, made)
    finally:
        reading.dispose()
        writing.dispose()


def _must_be_empty(target: Connection) -> None:
    """As far as it has our tables at all; one that is not stays as it is, of an older version, too."""
    here = inspect(target).get_table_names()
    held = [table for table in _KEPT if table.name in here and table not in _OWN]
    if any(target.execute(select(exists().select_from(table))).scalar() for table in held):
        raise BadDatabase("server-database-not-empty")


def _carry(source: Connection, target: Connection) -> int:
    """Everything, within one transaction on either side; tables that others refer to come first."""
    count = 0
    for table in _OWN:
        target.execute(table.delete())
    for table in _KEPT:
        for rows in source.execute(select(table).execution_options(yield_per=_GROUP)).mappings().partitions():
            target.execute(table.insert(), [dict(row) for row in rows])
            count += len(rows) if table is tables else 0
    return count
