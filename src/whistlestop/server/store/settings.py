"""A few named values of the whole server. For use inside `Store.write` and `read`."""

from sqlalchemy import Connection, bindparam, select

from whistlestop.server.store import schema
from whistlestop.server.store.statements import insert_if_new, insert_or_replace

_READ = select(schema.settings.c.value).where(schema.settings.c.name == bindparam("setting"))
_WRITE = insert_or_replace(schema.settings, ("value",))
_SETTLE = insert_if_new(schema.settings)


def setting(conn: Connection, name: str) -> str | None:
    """The value, if it was ever set."""
    return conn.execute(_READ, {"setting": name}).scalar_one_or_none()


def put_setting(conn: Connection, name: str, value: str) -> None:
    """Set a value."""
    conn.execute(_WRITE[conn.dialect.name], {"name": name, "value": value})


def settle_setting(conn: Connection, name: str, offer: str) -> str:
    """The value; where there is none yet the offered one, and then for all processes that ask at the same time."""
    conn.execute(_SETTLE[conn.dialect.name], {"name": name, "value": offer})
    return str(conn.execute(_READ, {"setting": name}).scalar_one())
