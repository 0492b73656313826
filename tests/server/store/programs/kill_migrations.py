"""Migrates an empty database again and again, killed after the first statement, after the second, and so on.

Each time the database must be as it was, and can be migrated afterwards. Tells how many deaths it took.
"""

import os
import signal
import sys
from itertools import count

import alembic.command  # noqa: F401 - loaded once, not by every process that dies
from sqlalchemy import URL, Engine, event, inspect

from whistlestop.server.store.engine import engine, is_sqlite, parse
from whistlestop.server.store.migrate import migrate


def migrate_and_die(url: URL, statements: int) -> bool:
    """Whether the process that migrates was killed before it had run so many statements."""
    child = os.fork()
    if not child:
        left = [statements]

        def die(*_: object) -> None:
            left[0] -= 1
            if not left[0]:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "after_cursor_execute", die)
        migrate(url)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, "the migration failed"
    return os.WIFSIGNALED(status)


def tables(url: URL) -> list[str]:
    looking = engine(url, "read")
    with looking.connect() as connection:
        found = inspect(connection).get_table_names()
    looking.dispose()
    return found


def clear(url: URL) -> None:
    if is_sqlite(url):
        assert url.database is not None
        for end in ("", "-wal", "-shm"):
            if os.path.exists(url.database + end):
                os.remove(url.database + end)
        return
    clearing = engine(url, "write")
    with clearing.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    clearing.dispose()


def main(url: URL) -> int:
    for statements in count(1):
        clear(url)
        if not migrate_and_die(url, statements):
            return statements - 1
        assert tables(url) == []
        migrate(url)
        assert "entries" in tables(url)
    raise AssertionError


print(main(parse(sys.argv[1])))
