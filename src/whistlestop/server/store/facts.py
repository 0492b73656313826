"""All that a process needs to take a table into memory, in one work."""

import msgspec
from sqlalchemy import Connection

from whistlestop.server.store.access import holders
from whistlestop.server.store.chat import messages
from whistlestop.server.store.log import entries
from whistlestop.server.store.presence import presences
from whistlestop.server.store.reminders import reminders
from whistlestop.server.store.shapes import (
    ChairRow,
    EntryRow,
    HolderRow,
    MessageRow,
    PresenceRow,
    ReminderRow,
    TableRow,
    VoteRow,
)
from whistlestop.server.store.tables import chairs, table, votes


class Facts(msgspec.Struct, frozen=True):
    """A table and what belongs to it; of its log and its messages what was asked for."""

    table: TableRow
    chairs: tuple[ChairRow, ...]
    holders: tuple[HolderRow, ...]
    votes: tuple[VoteRow, ...]
    entries: tuple[EntryRow, ...]
    messages: tuple[MessageRow, ...]
    presences: tuple[PresenceRow, ...]
    reminders: tuple[ReminderRow, ...] = ()


def facts(conn: Connection, table_id: str, after: int = 0, after_message: int = 0) -> Facts | None:
    """The table with the entries behind `after` and the messages behind `after_message`; None where it is gone."""
    row = table(conn, table_id)
    if row is None:
        return None
    return Facts(
        row,
        tuple(chairs(conn, table_id)),
        tuple(holders(conn, table_id)),
        tuple(votes(conn, table_id)),
        tuple(entries(conn, table_id, after)),
        tuple(messages(conn, table_id, after_message)),
        tuple(presences(conn, table_id)),
        tuple(reminders(conn, table_id)),
    )
