"""Companions of real tables, and what was drawn or entered there. For use inside `Store.write` and `read`."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, exists, select

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import CompanionRow, DrawRow
from whistlestop.server.store.statements import belonging_to, insert_if_new

_companions, _draws = schema.companions.c, schema.draws.c
_CREATE, _ADD = insert_if_new(schema.companions), insert_if_new(schema.draws)


def create_companion(conn: Connection, row: CompanionRow) -> bool:
    """Put one up. False where its id or its code is taken: nothing is written then."""
    return bool(conn.execute(_CREATE[conn.dialect.name], asdict(row)).rowcount)


def companion(conn: Connection, id: str) -> CompanionRow | None:
    """The companion, if there is one."""
    row = conn.execute(select(schema.companions).where(_companions.id == id)).first()
    return CompanionRow(*row) if row else None


def companion_by_code(conn: Connection, code: str) -> CompanionRow | None:
    """The companion that a code opens, if there is one."""
    row = conn.execute(select(schema.companions).where(_companions.code == code)).first()
    return CompanionRow(*row) if row else None


def draws(conn: Connection, id: str) -> list[DrawRow]:
    """All that was drawn, in order."""
    query = select(schema.draws).where(_draws.companion_id == id).order_by(_draws.seq)
    return [DrawRow(*row) for row in conn.execute(query)]


def add_draws(conn: Connection, rows: Sequence[DrawRow]) -> bool:
    """Add what was drawn at one press. False where the first of them is there already: nothing is written then."""
    for row in rows:
        with belonging_to(row.companion_id):
            if not conn.execute(_ADD[conn.dialect.name], asdict(row)).rowcount:
                return False
    return True


def forget_companions(conn: Connection, before: float) -> None:
    """Delete those that nobody has used since `before`."""
    is_used = exists().where(_draws.companion_id == _companions.id, _draws.at >= before)
    conn.execute(delete(schema.companions).where(_companions.created_at < before, ~is_used))
