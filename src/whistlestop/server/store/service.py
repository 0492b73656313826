"""How long servers have been there for people, all processes together. For use inside `Store.write`."""

from sqlalchemy import Connection, select, update

from whistlestop.server.store import schema
from whistlestop.server.store.statements import insert_if_new

_columns = schema.service.c
_BEGIN = insert_if_new(schema.service)


def serve(conn: Connection, served: float) -> float:
    """A process has counted so many seconds: the most that any of them has counted is the time served."""
    conn.execute(_BEGIN[conn.dialect.name], {"id": 1, "served": served})
    conn.execute(update(schema.service).where(_columns.id == 1, _columns.served < served).values(served=served))
    return float(conn.execute(select(_columns.served).where(_columns.id == 1)).scalar_one())
