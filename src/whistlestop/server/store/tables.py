"""Tables, their chairs, votes and snapshots. For use inside `Store.write` and `read`."""

from collections.abc import Sequence
from typing import Unpack

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import (
    ChairChanges,
    ChairRow,
    SnapshotRow,
    TableChanges,
    TableRow,
    TableState,
    VoteRow,
)
from whistlestop.server.store.statements import belonging_to, insert_if_new, insert_or_replace

_tables, _chairs, _votes, _snapshots = schema.tables.c, schema.chairs.c, schema.votes.c, schema.snapshots.c
_CREATE = insert_if_new(schema.tables)
_FIND = select(schema.tables).where(_tables.id == bindparam("table"))
_HOLD = _FIND.with_for_update(key_share=True)  # entries may still be appended meanwhile
_CHAIRS = select(schema.chairs).where(_chairs.table_id == bindparam("table")).order_by(_chairs.seat)
_VOTE = insert_if_new(schema.votes)
_SNAPSHOT = select(schema.snapshots).where(_snapshots.table_id == bindparam("table"))
_PUT_SNAPSHOT = insert_or_replace(
    schema.snapshots, ("seq", "state_hash", "summary"), when=lambda new: new.seq >= _snapshots.seq
)


def create_table(conn: Connection, row: TableRow, chairs: Sequence[ChairRow]) -> bool:
    """Put up a table with its chairs. False where its id or its join code is taken: nothing is written then."""
    if not conn.execute(_CREATE[conn.dialect.name], asdict(row)).rowcount:
        return False
    if chairs:
        conn.execute(insert(schema.chairs), [asdict(chair) for chair in chairs])
    return True


def table(conn: Connection, table_id: str) -> TableRow | None:
    """The table, if there is one."""
    row = conn.execute(_FIND, {"table": table_id}).first()
    return TableRow(*row) if row else None


def hold_table(conn: Connection, table_id: str) -> TableRow | None:
    """As `table`, but until this work is done nobody else changes it, not from another process either."""
    row = conn.execute(_HOLD, {"table": table_id}).first()
    return TableRow(*row) if row else None


def table_by_code(conn: Connection, code: str) -> TableRow | None:
    """The table that this join code opens."""
    row = conn.execute(select(schema.tables).where(_tables.code == code)).first()
    return TableRow(*row) if row else None


def change_table(conn: Connection, table_id: str, **changes: Unpack[TableChanges]) -> bool:
    """Change what is named; False where the table is gone."""
    return conn.execute(update(schema.tables).where(_tables.id == table_id).values(**changes)).rowcount > 0


def delete_table(conn: Connection, table_id: str) -> bool:
    """Delete a table and all that belongs to it; False where it was gone."""
    return conn.execute(delete(schema.tables).where(_tables.id == table_id)).rowcount > 0


def tables_of_device(conn: Connection, device_id: str, limit: int = 100) -> list[TableRow]:
    """The tables that a device holds something at, the one that changed last first; records are none."""
    held = select(schema.holders.c.table_id).where(schema.holders.c.device_id == device_id)
    mine = (_tables.id.in_(held), _tables.state != "record")
    query = select(schema.tables).where(*mine).order_by(_tables.changed_at.desc(), _tables.id)
    return [TableRow(*row) for row in conn.execute(query.limit(limit))]


def tables(conn: Connection, state: TableState | None, before: float, limit: int) -> list[TableRow]:
    """Tables at which nothing has happened since `before`, of one state or of any, the one that changed last first."""
    query = select(schema.tables).where(_tables.changed_at < before).order_by(_tables.changed_at.desc(), _tables.id)
    if state is not None:
        query = query.where(_tables.state == state)
    return [TableRow(*row) for row in conn.execute(query.limit(limit))]


def idle_tables(conn: Connection, before: float, limit: int = 100) -> list[TableRow]:
    """Tables at which nothing has happened since `before`, the longest idle first."""
    query = select(schema.tables).where(_tables.changed_at < before).order_by(_tables.changed_at, _tables.id)
    return [TableRow(*row) for row in conn.execute(query.limit(limit))]


def chairs(conn: Connection, table_id: str) -> list[ChairRow]:
    """The chairs of a table by seat."""
    return [ChairRow(*row) for row in conn.execute(_CHAIRS, {"table": table_id})]


def change_chair(conn: Connection, table_id: str, seat: int, **changes: Unpack[ChairChanges]) -> bool:
    """Change what is named; False where there is no such chair."""
    chair = update(schema.chairs).where(_chairs.table_id == table_id, _chairs.seat == seat)
    return conn.execute(chair.values(**changes)).rowcount > 0


def remove_chair(conn: Connection, table_id: str, seat: int) -> None:
    """Take a seat away from a table before its game, with what is held of it and links to it; those behind move up."""
    for of_seat in (schema.chairs, schema.holders, schema.links):
        here, number = of_seat.c.table_id == table_id, of_seat.c.seat
        conn.execute(delete(of_seat).where(here, number == seat))
        behind = select(number).where(here, number > seat).distinct().order_by(number)
        for each in list(conn.execute(behind).scalars()):  # one by one, since each takes the number of the one before
            conn.execute(update(of_seat).where(here, number == each).values(seat=each - 1))
    conn.execute(update(schema.tables).where(_tables.id == table_id).values(seats=_tables.seats - 1))


def vote(conn: Connection, table_id: str, topic: str, seat: int) -> None:
    """Say yes; once is enough. Raises Gone."""
    with belonging_to(table_id):
        conn.execute(_VOTE[conn.dialect.name], {"table_id": table_id, "topic": topic, "seat": seat})


def votes(conn: Connection, table_id: str) -> list[VoteRow]:
    """Who has said yes to what."""
    query = select(schema.votes).where(_votes.table_id == table_id).order_by(_votes.topic, _votes.seat)
    return [VoteRow(*row) for row in conn.execute(query)]


def withdraw_vote(conn: Connection, table_id: str, topic: str, seat: int) -> None:
    """Take a yes back."""
    mine = delete(schema.votes).where(_votes.table_id == table_id, _votes.topic == topic, _votes.seat == seat)
    conn.execute(mine)


def clear_votes(conn: Connection, table_id: str, topic: str) -> None:
    """The proposal is settled."""
    conn.execute(delete(schema.votes).where(_votes.table_id == table_id, _votes.topic == topic))


def snapshot(conn: Connection, table_id: str) -> SnapshotRow | None:
    """The last snapshot; where its `seq` is not the length of the log it is behind."""
    row = conn.execute(_SNAPSHOT, {"table": table_id}).first()
    return SnapshotRow(*row) if row else None


def put_snapshot(conn: Connection, row: SnapshotRow) -> None:
    """Keep a snapshot in place of the last one; one that is behind it is passed over. Raises Gone."""
    with belonging_to(row.table_id):
        conn.execute(_PUT_SNAPSHOT[conn.dialect.name], asdict(row))


def remove_snapshot(conn: Connection, table_id: str) -> bool:
    """Forget the snapshot, whatever it says; False where there was none."""
    return conn.execute(delete(schema.snapshots).where(_snapshots.table_id == table_id)).rowcount > 0
