"""PostgreSQL goes away under a running server: a move is carried out once, or not acknowledged and sent again."""

import random
from collections.abc import AsyncIterator, Iterator
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import OperationalError

from tests.helpers import choose
from whistlestop.core.table import Version
from whistlestop.server import lobby, opening
from whistlestop.server.access import Device
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live, Result
from whistlestop.server.opening import Place
from whistlestop.server.store import Store, rows

pytestmark = pytest.mark.anyio

GAME = "railroad-ink"
OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> {}"


@pytest.fixture
def axe(postgres_url: str) -> Iterator[Connection]:
    """A connection of the test's own, to end others from."""
    engine = create_engine(postgres_url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


@pytest.fixture
async def live(postgres_url: str) -> AsyncIterator[Live]:
    """A game of one person that has just begun."""
    store = Store.open(postgres_url)
    hub = Hub(store)
    found = await hub.live(await opening.open_table(hub, Device(None), GAME, [Place("me", "Ada")], {}))
    assert found is not None
    await lobby.begin(found)
    yield found
    store.close()


class Move:
    """A command that can be sent again."""

    def __init__(self, live: Live, chance: random.Random) -> None:
        assert live.table is not None
        self._live, self.id = live, uuid4().hex
        self._text = live.game.notation.format_action(choose(live.table.legal(1), chance))
        self._version: Version = live.table.version(1)

    async def send(self) -> Result:
        return await self._live.play(1, [self._text], self._version, self.id)


async def clients(live: Live) -> list[str | None]:
    log = await live.hub.store.read(lambda connection: rows.entries(connection, live.id))
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    return [entry.client for entry in log if entry.client is not None]


async def test_connections_that_were_lost_between_moves_are_made_anew(live: Live, axe: Connection):
    chance, sent = random.Random(1), list[str]()
    while live.table is not None and live.table.actors and len(sent) < 12:
        axe.execute(text(OTHERS.format("pg_backend_pid()")))
        move = Move(live, chance)
        assert (await move.send()).result == "applied"
        sent.append(move.id)
        axe.execute(text(OTHERS.format("pg_backend_pid()")))
        await live.follow()
    assert await clients(live) == sent


async def test_a_connection_lost_in_the_transaction_costs_one_more_try(live: Live, monkeypatch: pytest.MonkeyPatch):
    append, tries = rows.append, []

    def appending(connection: Connection, *arguments: Any) -> None:
        append(connection, *arguments)
        tries.append(1)
        if len(tries) == 1:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    monkeypatch.setattr(rows, "append", appending)
    move = Move(live, random.Random(2))
    assert (await move.send()).result == "applied"
    assert len(tries) == 2
    assert (await move.send()).result == "duplicate"
    assert await clients(live) == [move.id]


@pytest.mark.parametrize(
    ("is_committed", "result"), [(False, "applied"), (True, "duplicate")], ids=["before it", "right behind it"]
)
async def test_a_connection_lost_at_the_commit_is_no_acknowledgement(
    live: Live, axe: Connection, is_committed: bool, result: str
):
    deaths: list[int] = []

    def commit(connection: Connection) -> None:
        if not deaths:
            deaths.append(1)
            driver: Any = connection.connection.driver_connection
            if is_committed:
                driver.commit()
            axe.execute(text(f"SELECT pg_terminate_backend({driver.info.backend_pid})"))
            if is_committed:
                connection.exec_driver_sql("SELECT 1")  # the answer to the commit is what got lost

    move = Move(live, random.Random(3))
    event.listen(Engine, "commit", commit)
    with pytest.raises(OperationalError):
        await move.send()
    event.remove(Engine, "commit", commit)
    assert await clients(live) == [move.id] * is_committed
    assert (await move.send()).result == result
    assert await clients(live) == [move.id]
    following = Move(live, random.Random(3))
    assert (await following.send()).result == "applied"
    assert await clients(live) == [move.id, following.id]
