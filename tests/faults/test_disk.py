"""The database takes nothing for a while: nobody is told of anything, and afterwards what was sent counts once."""

import asyncio
import resource
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import Player, sit_at_each_game, whose_turn
from tests.faults.servers import NO_BOTS, Fault, Server
from whistlestop.server.store.engine import engine, parse
from whistlestop.words import say

pytestmark = pytest.mark.anyio

Person = Callable[[str], Client]
BROKEN = 1011


@pytest.fixture
def flag(tmp_path: Path) -> Path:
    """As long as this file is there, the database does what the fault says."""
    return tmp_path / "flag"


def fault(flag: Path, pragma: str) -> Fault:
    return {"at": "disk", "flag": str(flag), "pragma": pragma}


async def failed(client: Client, id: str) -> None:
    """Wait until a command has been given up by the server several times; nobody has seen anything of it."""
    before = client.closings.count(BROKEN)
    await client.until(lambda: client.closings.count(BROKEN) >= before + 3)
    assert id not in client.heard
    page = await client.http.get(f"/t/{client.table}/parts")
    assert page.status_code == 200
    assert page.json()["state"]["version"] == client.state["version"]


async def finish(server: Server, *players: Player) -> None:
    """Play to the end: everything holds, and what went wrong did so in good order."""
    await asyncio.gather(*(player.play() for player in players))
    ledger.check(server.db, [player.client for player in players])
    await ledger.check_game(players[0].client)
    went_wrong_in_order(server)


def went_wrong_in_order(server: Server) -> None:
    assert "Exception in ASGI application" not in server.errors
    assert "report " not in server.errors


async def move(player: Player) -> str:
    id = await player.move()
    assert id is not None
    return id


async def test_a_file_that_cannot_be_written(server: Server, person: Person, flag: Path):
    server.start(NO_BOTS, fault(flag, "query_only=ON"))
    await go_on_afterwards(server, person, flag.touch, flag.unlink)
    assert "readonly database" in server.errors


@pytest.mark.parametrize(("condition", "words"), [("53100", "DiskFull"), ("25006", "ReadOnlySqlTransaction")])
@pytest.mark.parametrize("server", ["postgresql"], indirect=True)
async def test_a_postgresql_that_takes_nothing(server: Server, person: Person, condition: str, words: str):
    """Its disk is full; or it has become the one that only copies another."""
    server.start(NO_BOTS)
    raised = f"RAISE EXCEPTION 'nothing can be written' USING ERRCODE = '{condition}'"
    refuse = [f"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {raised}; END $$"]
    for table in ("entries", "tables"):
        refuse.append(f"CREATE TRIGGER refusal BEFORE INSERT ON {table} EXECUTE FUNCTION refuse()")
    await go_on_afterwards(
        server, person, lambda: command(server.db, *refuse), lambda: command(server.db, "DROP FUNCTION refuse CASCADE")
    )
    assert words in server.errors


async def go_on_afterwards(server: Server, person: Person, begin: Callable[[], None], end: Callable[[], None]) -> None:
    """Two people at each game move while nothing can be written; as soon as it can be again, what they did is done."""
    pairs = await sit_at_each_game(person)
    for pair in pairs:
        mover = whose_turn(pair)
        assert await mover.client.answer(await move(mover)) == "applied"
    begin()
    sent = [(mover.client, await move(mover)) for mover in map(whose_turn, pairs)]
    for client, id in sent:
        await failed(client, id)
        assert (await client.http.get("/")).status_code == 200
        assert (await client.http.get(f"/t/{client.table}")).status_code == 200
        form = await client.http.post("/new", data={"game": "railroad-ink", "seats": "1"})
        assert (form.status_code, say("en", "server-database-away") in form.text) == (503, True)
    end()
    for client, id in sent:
        assert await client.answer(id) == "applied"
    for pair in pairs:
        ledger.check(server.db, [player.client for player in pair])
    went_wrong_in_order(server)


def command(db: str, *statements: str) -> None:
    there = engine(parse(db), "write")
    with there.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    there.dispose()


async def test_a_commit_that_the_disk_does_not_take(server: Server, person: Person):
    server.start(NO_BOTS)
    ada, bob = person("Ada"), person("Bob")
    await ada.play_with(bob)
    players = [Player(ada, seed=1), Player(bob, seed=2)]
    assert await ada.answer(await move(players[0])) == "applied"
    log = Path(f"{server.db.removeprefix('sqlite:///')}-wal")
    largest = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, largest[1]))
    ids = [await move(player) for player in players]
    for client, id in zip((ada, bob), ids, strict=True):
        await failed(client, id)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, largest)
    assert [await ada.answer(ids[0]), await bob.answer(ids[1])] == ["applied", "applied"]
    assert "disk I/O error" in server.errors
    await finish(server, *players)


async def test_a_full_disk(server: Server, person: Person, flag: Path):
    server.start(NO_BOTS, fault(flag, "max_page_count=1"))  # which is no less than there are by now
    ada = person("Ada")
    await ada.open_table()
    await ada.come()
    flag.touch()
    id = ""
    while BROKEN not in ada.closings:
        id = await ada.send(t="say", text="So much to say! " * 30)
        await ada.until(lambda id=id: id in ada.heard or BROKEN in ada.closings)  # type: ignore[misc]
    await failed(ada, id)
    flag.unlink()
    assert await ada.answer(id) == "applied"
    assert "database or disk is full" in server.errors
    await finish(server, Player(ada, seed=1))
