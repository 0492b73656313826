"""Where people want to be called, and the keys that calls are signed with. For use inside `Store.write` and `read`."""

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import ReminderKind, ReminderRow
from whistlestop.server.store.statements import belonging_to, insert_if_new, insert_or_replace

_columns, _keys = schema.reminders.c, schema.keys.c
_PUT = insert_or_replace(schema.reminders, ("address", "keys", "locale", "site", "called_for"))
_PUT_KEY = insert_if_new(schema.keys)


def reminders(conn: Connection, table_id: str) -> list[ReminderRow]:
    """Who wants to be called at a table."""
    query = select(schema.reminders).where(_columns.table_id == table_id).order_by(_columns.device_id, _columns.kind)
    return [ReminderRow(*row) for row in conn.execute(query)]


def put_reminder(conn: Connection, row: ReminderRow) -> None:
    """From now on call there, and no longer where it was before. Raises Gone."""
    with belonging_to(row.table_id):
        conn.execute(_PUT[conn.dialect.name], asdict(row))


def remove_reminder(conn: Connection, table_id: str, device_id: str, kind: ReminderKind) -> None:
    """Call there no more."""
    conn.execute(delete(schema.reminders).where(*_named(table_id, device_id, kind)))


def remove_reminders(conn: Connection, table_id: str) -> None:
    """Call nobody any more."""
    conn.execute(delete(schema.reminders).where(_columns.table_id == table_id))


def begin_call(conn: Connection, row: ReminderRow, asked_at: float) -> bool:
    """A call for this move begins. False where it was begun before, or is not wanted any more."""
    is_new = or_(_columns.called_for.is_(None), _columns.called_for != asked_at)
    mine = (*_named(row.table_id, row.device_id, row.kind), _columns.address == row.address, is_new)
    return conn.execute(update(schema.reminders).where(*mine).values(called_for=asked_at)).rowcount > 0


def end_call(conn: Connection, row: ReminderRow, asked_at: float) -> None:
    """It has failed, and may be begun again."""
    mine = (*_named(row.table_id, row.device_id, row.kind), _columns.called_for == asked_at)
    conn.execute(update(schema.reminders).where(*mine).values(called_for=None))


def key_pair(conn: Connection, name: str, public: str = "", private: str = "") -> tuple[str, str] | None:
    """The keys of this name, public and private. Where there are none yet these are kept, if any are given."""
    if public:
        conn.execute(_PUT_KEY[conn.dialect.name], {"name": name, "public": public, "private": private})
    row = conn.execute(select(_keys.public, _keys.private).where(_keys.name == name)).first()
    return (row.public, row.private) if row is not None else None


def _named(table_id: str, device_id: str, kind: ReminderKind) -> tuple[ColumnElement[bool], ...]:
    return _columns.table_id == table_id, _columns.device_id == device_id, _columns.kind == kind
