"""A damaged snapshot hurts nobody: lists do without it, and the table makes it anew."""

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import Player
from tests.faults.servers import NO_BOTS, Server
from whistlestop.server.store import rows

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
async def test_a_damaged_snapshot_is_made_anew(server: Server, person: Callable[[str], Client], damage: str):
    server.start(NO_BOTS)
    ada = person("Ada")
    await ada.open_table()
    whole = snapshot(server, ada.table)
    server.stop()
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as database:
        assert database.execute(f"UPDATE snapshots SET {DAMAGES[damage]}").rowcount == 1
    database.close()
    server.start(NO_BOTS)
    home = await ada.http.get("/")
    assert (home.status_code, ada.table in home.text) == (200, True)
    await ada.come()
    assert snapshot(server, ada.table) == whole
    assert server.errors.count(f"the snapshot of table {ada.table} was damaged") == 1
    assert (await ada.http.get("/")).status_code == 200
    id = await Player(ada, seed=1).move()
    assert id is not None
    assert await ada.answer(id) == "applied"


def snapshot(server: Server, table: str) -> Any:
    with ledger.looking(server.db) as connection:
        return rows.snapshot(connection, table)
