"""What analyses have found about games that are over. For use inside `Store.write` and `read`."""

from msgspec.structs import asdict
from sqlalchemy import Connection, select

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import FindingRow
from whistlestop.server.store.statements import belonging_to, insert_if_new

_columns = schema.findings.c
_PUT = insert_if_new(schema.findings)


def put_finding(conn: Connection, finding: FindingRow) -> None:
    """Keep what was found; whoever has found it before has found the same. Raises Gone."""
    with belonging_to(finding.table_id):
        conn.execute(_PUT[conn.dialect.name], asdict(finding))


def findings(conn: Connection, table_id: str, seat: int) -> list[FindingRow]:
    """What is known about a seat's decisions, in their order."""
    query = select(schema.findings).where(_columns.table_id == table_id, _columns.seat == seat).order_by(_columns.at)
    return [FindingRow(*row) for row in conn.execute(query)]
