"""The disk takes nothing for a while: nobody is told of anything, and afterwards what was sent counts once."""

import asyncio
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import Player
from tests.faults.servers import NO_BOTS, Fault, Server

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
    assert "Exception in ASGI application" not in server.errors


async def move(player: Player) -> str:
    id = await player.move()
    assert id is not None
    return id


async def test_a_database_that_cannot_be_written(server: Server, person: Person, flag: Path):
    server.start(NO_BOTS, fault(flag, "query_only=ON"))
    ada = person("Ada")
    await ada.open_table()
    await ada.come()
    player = Player(ada, seed=1)
    assert await ada.answer(await move(player)) == "applied"
    flag.touch()
    id = await move(player)
    await failed(ada, id)
    assert (await ada.http.get("/")).status_code == 200
    assert (await ada.http.get(f"/t/{ada.table}")).status_code == 200
    flag.unlink()
    assert await ada.answer(id) == "applied"
    await finish(server, player)
    assert "readonly database" in server.errors


async def test_a_commit_that_the_disk_does_not_take(server: Server, person: Person):
    server.start(NO_BOTS)
    ada, bob = person("Ada"), person("Bob")
    await bob.sit_down(await ada.open_table("open"), 2)
    await ada.start()
    for client in (ada, bob):
        await client.come()
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
