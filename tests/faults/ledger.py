"""Compares what people were told with what the database holds: nothing acknowledged is missing, nothing is twice."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection

from tests.faults.client import Client
from tests.server import stored
from whistlestop import games
from whistlestop.core import record
from whistlestop.core.record import Record
from whistlestop.server.hub import Hub
from whistlestop.server.store import Store, rows
from whistlestop.server.store.engine import engine, parse
from whistlestop.server.store.rows import EntryRow, JobRow


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


def jobs(db: str, table: str) -> list[JobRow]:
    with looking(db) as connection:
        return stored.jobs(connection, table)


def check(db: str, people: Sequence[Client]) -> None:
    """Every acknowledged command is there once, none twice, and nothing that nobody has sent."""
    table = people[0].table
    with looking(db) as connection:
        log = rows.entries(connection, table)
        messages = rows.messages(connection, table)
        seats = {chair.seat for chair in rows.chairs(connection, table) if chair.kind == "person"}
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    clients = [entry.client for entry in log] + [message.client for message in messages]
    kept = Counter(client for client in clients if client is not None)
    sent = {id: command for client in people for id, command in client.sent.items()}
    heard = {id: results for client in people for id, results in client.heard.items()}
    assert set(kept) <= set(sent)
    assert set(kept.values()) <= {1}
    for id, results in heard.items():
        assert results.count("applied") <= 1, results
        was_done = not {"applied", "duplicate"}.isdisjoint(results)
        assert kept[id] == was_done, (sent[id], results)
    texts = {entry.client: entry.text for entry in log if entry.kind == "do"}
    assert all(text == sent[id]["actions"][0] for id, text in texts.items() if id is not None)
    # Commands here are of one action each: an entry without a command would be one that was carried out twice.
    assert all(entry.client is not None for entry in log if entry.seat in seats)


async def check_seen(db: str, *tables: Sequence[Client]) -> None:
    """While no server runs: whatever somebody at a table has seen is stored. Each has the seat of the own place."""
    store = Store.open(db)
    hub = Hub(store)
    for people in tables:
        live = await hub.live(people[0].table)
        assert live is not None
        assert live.table is not None
        for seat, client in enumerate(people, 1):
            seen, stored = client.state["version"], live.table.version(seat)
            under_way = sum(command["t"] != "say" for id, command in client.sent.items() if id not in client.heard)
            assert stored.barrier >= seen[0]
            assert stored.barrier > seen[0] or abs(stored.lane - seen[1]) <= under_way
    store.close()


async def check_game(client: Client) -> Record:
    """The game file replays under the rules, and the revealed seed has given everything that fell."""
    answer = await client.http.get(f"/t/{client.table}/file")
    assert answer.status_code == 200, answer.text
    found = record.read(answer.text.splitlines(keepends=True), games.find)
    record.verify(found)
    return found
