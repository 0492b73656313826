"""Compares what people were told with what the database holds: nothing acknowledged is missing, nothing is there twice."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection

from tests.faults.client import Client
from whistlestop import games
from whistlestop.core import record
from whistlestop.core.record import Record
from whistlestop.server.store import rows
from whistlestop.server.store.engine import engine, parse
from whistlestop.server.store.rows import EntryRow


@contextmanager
def looking(db: str) -> Iterator[Connection]:
    """Look into a database behind the server's back."""
    reading = engine(parse(db), "read")
    with reading.connect() as connection:
        yield connection
    reading.dispose()


def entries(db: str, table: str) -> list[EntryRow]:
    with looking(db) as connection:
        return rows.entries(connection, table)


def check(db: str, people: Sequence[Client]) -> None:
    """Every acknowledged command is there once, none twice, and nothing that nobody has sent."""
    table = people[0].table
    with looking(db) as connection:
        log = rows.entries(connection, table)
        messages = rows.messages(connection, table)
        seats = {chair.seat for chair in rows.chairs(connection, table) if chair.kind == "person"}
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    kept = Counter(row.client for row in [*log, *messages] if row.client is not None)
    sent = {id: command for client in people for id, command in client.sent.items()}
    heard = {id: results for client in people for id, results in client.heard.items()}
    assert set(kept) <= set(sent)
    assert set(kept.values()) <= {1}
    for id, results in heard.items():
        assert results.count("applied") <= 1, results
        was_done = not {"applied", "duplicate"}.isdisjoint(results)
        assert kept[id] == was_done, (sent[id], results)
    texts = {entry.client: entry.text for entry in log if entry.kind == "do"}
    for id, text in texts.items():
        assert id is None or [text] == sent[id]["actions"]
    # Commands here are of one action each: an entry without a command would be one that was carried out twice.
    assert all(entry.client is not None for entry in log if entry.seat in seats)


async def check_game(client: Client) -> Record:
    """The game file replays under the rules, and the revealed seed has given everything that fell."""
    answer = await client.http.get(f"/t/{client.table}/file")
    assert answer.status_code == 200, answer.text
    found = record.read(answer.text.splitlines(keepends=True), games.find)
    record.verify(found)
    return found


def commands_of(log: Sequence[EntryRow]) -> list[Any]:
    return [entry.client for entry in log if entry.client is not None]
