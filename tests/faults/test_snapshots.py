"""A damaged snapshot hurts nobody: lists do without it, and the table makes it anew. So it is for each game."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from sqlalchemy import text

from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import sit_at_each_game, whose_turn
from tests.faults.servers import NO_BOTS, Server
from whistlestop.server.store import rows
from whistlestop.server.store.engine import engine, parse

pytestmark = pytest.mark.anyio

DAMAGES = {
    "another state": "state_hash = 'ffff'",
    "no JSON": "summary = '{\"actors\": [1'",
    "other JSON": "summary = '[1, 2, 3]'",
    "words of another version": 'summary = \'{"actors":[1],"progress":{"words":{"id":"web-gone"},"now":1,"of":7}}\'',
    "from the future": "seq = 9999",
    "from the past, and no JSON": "seq = 0, summary = ''",
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
async def test_a_damaged_snapshot_is_made_anew(server: Server, person: Callable[[str], Client], damage: str):
    server.start(NO_BOTS)
    pairs = await sit_at_each_game(person)
    tables = [ada.client.table for ada, _ in pairs]
    whole = snapshots(server, tables)
    server.stop()
    spoil(server.db, DAMAGES[damage], len(tables))
    server.start(NO_BOTS)
    for ada, bob in pairs:
        home = await ada.client.http.get("/")
        assert (home.status_code, ada.client.table in home.text) == (200, True)
        for client in (ada.client, bob.client):
            await client.until(lambda client=client: client.has_arrived)  # type: ignore[misc]
    assert snapshots(server, tables) == whole
    for table, pair in zip(tables, pairs, strict=True):
        assert server.errors.count(f"the snapshot of table {table} was damaged") == 1
        mover = whose_turn(pair)
        id = await mover.move()
        assert id is not None
        assert await mover.client.answer(id) == "applied"


def snapshots(server: Server, tables: Sequence[str]) -> list[Any]:
    with ledger.looking(server.db) as connection:
        found = [rows.snapshot(connection, table) for table in tables]
    assert None not in found
    return found


def spoil(db: str, damage: str, count: int) -> None:
    writing = engine(parse(db), "write")
    with writing.begin() as connection:
        assert connection.execute(text(f"UPDATE snapshots SET {damage}".replace(":", "\\:"))).rowcount == count
    writing.dispose()
