"""Brings a database up to what this program expects, or refuses one that is newer.

All of it is one transaction that others wait for: a process killed on the way leaves the database as it was,
and of two that start at the same time the second finds nothing left to do.
"""

from sqlalchemy import URL, Connection, column, func, inspect, select, table

from whistlestop.server.store.engine import engine
from whistlestop.server.store.errors import BadDatabase

LATEST = "0010"  # the last revision in migrations/versions; they are numbered in a row
SCRIPTS = "whistlestop.server.store:migrations"
_LOCK = 0x5748_4953_544C  # any number, as long as it is ours alone


def migrate(url: URL, target: str = LATEST) -> None:
    """Run the migrations that the database has not seen yet."""
    made = engine(url, "migrate")
    try:
        with made.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
            current = revision(connection)
            if current > LATEST:
                raise BadDatabase("server-database-newer", revision=current)
            if current < target:
                _upgrade(connection, target)
    finally:
        made.dispose()


def revision_of(url: URL) -> str:
    """The revision that the database at this address is at."""
    made = engine(url, "read")
    try:
        with made.connect() as connection:
            return revision(connection)
    finally:
        made.dispose()


def revision(connection: Connection) -> str:
    """The revision that a database is at; empty for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.execute(select(column("version_num")).select_from(table("alembic_version"))).scalar() or ""


def _upgrade(connection: Connection, target: str) -> None:
    # Here and not above: Alembic takes 0.4 s to load, and nearly always there is nothing to do.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, target)
    if connection.dialect.name == "sqlite":  # where references were not enforced meanwhile
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise BadDatabase("server-database-damaged", table=str(broken[0]))
