"""What is said at a table, and notices. For use inside `Store.write` and `read`."""

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, bindparam, func, select

from whistlestop.server.store import schema
from whistlestop.server.store.errors import Repeated
from whistlestop.server.store.shapes import MessageRow
from whistlestop.server.store.statements import belonging_to, insert_if_new

_columns = schema.messages.c
_ADD = insert_if_new(schema.messages)
_READ = (
    select(schema.messages)
    .where(_columns.table_id == bindparam("table"), _columns.number > bindparam("after"))
    .order_by(_columns.number)
)
_NEXT = select(func.coalesce(func.max(_columns.number), 0) + 1).where(_columns.table_id == bindparam("table"))
_BY_CLIENT = select(_columns.number).where(
    _columns.table_id == bindparam("table"), _columns.client == bindparam("client")
)


def add_message(conn: Connection, message: MessageRow) -> MessageRow:
    """Put a message behind the others, whatever its number says, and give it as it stands. Raises Repeated or Gone."""
    table = message.table_id
    while True:
        number = int(conn.execute(_NEXT, {"table": table}).scalar_one())
        numbered = replace(message, number=number)
        with belonging_to(table):
            if conn.execute(_ADD[conn.dialect.name], asdict(numbered)).rowcount:
                return numbered
        if message.client is not None:
            earlier = conn.execute(_BY_CLIENT, {"table": table, "client": message.client}).scalar_one_or_none()
            if earlier is not None:
                raise Repeated(table, message.client, earlier)
        # Another process took the number between the two statements: the next one, then.


def messages(conn: Connection, table_id: str, after: int = 0) -> list[MessageRow]:
    """What was said at a table since message `after`."""
    return [MessageRow(*row) for row in conn.execute(_READ, {"table": table_id, "after": after})]
