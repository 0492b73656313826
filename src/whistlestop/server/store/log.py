"""The log of each table: who appends an entry first has made the move. For use inside `Store.write` and `read`."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, func, select, update

from whistlestop.server.store import schema
from whistlestop.server.store.errors import Gone, Repeated, Taken
from whistlestop.server.store.shapes import EntryRow
from whistlestop.server.store.statements import Prepared, insert_if_new

_columns = schema.entries.c
_APPEND = Prepared(insert_if_new(schema.entries))
_READ = (
    select(schema.entries)
    .where(_columns.table_id == bindparam("table"), _columns.seq > bindparam("after"))
    .order_by(_columns.seq)
)
_LAST = select(func.coalesce(func.max(_columns.seq), 0)).where(_columns.table_id == bindparam("table"))
_BY_CLIENT = select(_columns.seq).where(_columns.table_id == bindparam("table"), _columns.client == bindparam("client"))
_TOUCH = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.state != bindparam("stopped"))
    .values(changed_at=bindparam("at"))
)
_IS_THERE = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("table"))


def append(conn: Connection, table_id: str, new: Sequence[EntryRow]) -> None:
    """Put entries at the end of a table's log, all or none.

    Raises Repeated where a client's command is there already, else Taken where somebody has written such a
    number, or Gone. The primary key decides, so any number of processes may try. The table counts as changed.
    Behind the last entry of a game that was stopped every number is taken.
    """
    # The table before its entries, as in a work that holds it: else the two could wait for each other.
    if not _TOUCH.run(conn, {"table": table_id, "at": new[-1].at, "stopped": "stopped"}):
        is_there = conn.execute(_IS_THERE, {"table": table_id}).first() is not None
        raise Taken(table_id, new[0].seq) if is_there else Gone(table_id)
    values = [asdict(entry) for entry in new]
    if len(values) == 1:
        written = _APPEND.run(conn, *values)
    else:
        with conn.begin_nested() as savepoint:
            written = _APPEND.run(conn, *values)
            if written < len(values):
                savepoint.rollback()
    if written < len(values):
        raise _clash(conn, table_id, new)


def entries(conn: Connection, table_id: str, after: int = 0) -> list[EntryRow]:
    """The log of a table from the entry behind `after`."""
    return [EntryRow(*row) for row in conn.execute(_READ, {"table": table_id, "after": after})]


def log_length(conn: Connection, table_id: str) -> int:
    """The number of the last entry, 0 for an empty log."""
    return int(conn.execute(_LAST, {"table": table_id}).scalar_one())


def seq_of(conn: Connection, table_id: str, client: str) -> int | None:
    """The entry that a client's command became, if it is in the log."""
    return conn.execute(_BY_CLIENT, {"table": table_id, "client": client}).scalar_one_or_none()


def _clash(conn: Connection, table_id: str, new: Sequence[EntryRow]) -> Exception:
    for entry in new:
        if entry.client is not None and (seq := seq_of(conn, table_id, entry.client)) is not None:
            return Repeated(table_id, entry.client, seq)
    last = log_length(conn, table_id)
    for entry in new:
        if entry.seq <= last:
            return Taken(table_id, entry.seq)
    return ValueError("entries that clash among themselves")
