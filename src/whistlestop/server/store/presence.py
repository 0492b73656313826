"""Who is at a table by which process: what each process says of its own pages, as long as it lives.

For use inside `Store.write` and `read`. Only where several processes share a database is there anything here.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping

from sqlalchemy import Connection, delete, or_, select, update

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import PresenceRow
from whistlestop.server.store.statements import belonging_to

_columns = schema.presences.c


def attend(conn: Connection, table_id: str, process: str, seats: Collection[int], until: float) -> None:
    """The people of these seats are connected to this process, and no others. Raises Gone."""
    conn.execute(delete(schema.presences).where(_columns.table_id == table_id, _columns.process == process))
    if seats:
        here = [{"table_id": table_id, "process": process, "seat": seat, "until": until} for seat in sorted(seats)]
        with belonging_to(table_id):
            conn.execute(schema.presences.insert(), here)


def presences(conn: Connection, table_id: str) -> list[PresenceRow]:
    """Who was said to be at a table; it holds until the time in each row."""
    return [PresenceRow(*row) for row in conn.execute(select(*_columns).where(_columns.table_id == table_id))]


def stay(conn: Connection, process: str, until: float) -> Mapping[str, set[int]]:
    """The process is still there, and its people with it; by table the seats where others believe them to be."""
    renewed = update(schema.presences).where(_columns.process == process).values(until=until)
    believed = defaultdict[str, set[int]](set)
    for table_id, seat in conn.execute(renewed.returning(_columns.table_id, _columns.seat)):
        believed[table_id].add(seat)
    return believed


def part(conn: Connection, process: str, now: float) -> None:
    """The process goes, and those that have died go with it."""
    conn.execute(delete(schema.presences).where(or_(_columns.process == process, _columns.until < now)))
