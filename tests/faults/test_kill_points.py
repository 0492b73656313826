"""The server is killed at each step of a move: what was acknowledged is there, and what is sent again counts once."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import Player
from tests.faults.servers import NO_BOTS, Server, is_running
from tests.helpers import until
from whistlestop.server.store import rows

pytestmark = pytest.mark.anyio

Person = Callable[[str], Client]
ENGINES = ["sqlite", "postgresql"]


async def sit(client: Client, *others: str) -> Player:
    """Begin a game with these."""
    await client.open_table(*others)
    await client.come()
    return Player(client, seed=5)


async def play_to_the_death(player: Player, server: Server) -> str:
    """Play until a command is not answered any more, since the server has died of it; the id of the command."""
    client = player.client
    await player.play(stop=lambda: not client.has_arrived)
    server.has_died()
    (unanswered,) = set(client.sent) - set(client.heard)
    return unanswered


async def play_on(player: Player, server: Server) -> None:
    """Play to the end of the game: everything holds."""
    await player.play()
    ledger.check(server.db, [player.client])
    assert (await ledger.check_game(player.client)).end.finished


@pytest.mark.parametrize(
    ("at", "is_stored"),
    [("append", False), ("commit", False), ("answer", True)],
    ids=["before it is appended", "before the commit", "after the commit"],
)
@pytest.mark.parametrize("server", ENGINES, indirect=True)
async def test_a_move_that_kills_the_server(server: Server, person: Person, at: str, is_stored: bool):
    server.start(NO_BOTS, {"at": at, "whose": "person", "call": 7})
    ada = person("Ada")
    player = await sit(ada)
    id = await play_to_the_death(player, server)
    assert ada.state["version"] == ada.sent[id]["version"]  # nobody has seen what nobody was told
    stored = [entry.client for entry in ledger.entries(server.db, ada.table)]
    assert stored.count(id) == is_stored
    server.start(NO_BOTS)
    assert await ada.answer(id) == ("duplicate" if is_stored else "applied")
    await play_on(player, server)


async def test_a_move_that_was_acknowledged_outlives_the_server(server: Server, person: Person):
    server.start(NO_BOTS)
    ada = person("Ada")
    player = await sit(ada)
    for _ in range(3):
        id = await player.move()
        assert id is not None
        assert await ada.answer(id) == "applied"
        server.kill()
        assert id in [entry.client for entry in ledger.entries(server.db, ada.table)]
        server.start(NO_BOTS)
        await ada.until(lambda: not ada.has_arrived)
        await ada.until(lambda: ada.has_arrived)
        assert ada.heard[id] == ["applied"]
    await play_on(player, server)
    assert all(results != ["duplicate"] for results in ada.heard.values())


async def test_a_snapshot_that_kills_the_server_takes_the_move_with_it(server: Server, person: Person):
    server.start(NO_BOTS, {"at": "snapshot", "call": 3})
    ada = person("Ada")
    player = await sit(ada)
    id = await play_to_the_death(player, server)
    assert ada.sent[id]["actions"] == [ada.state["finish"]]  # a round would have ended
    with ledger.looking(server.db) as connection:
        snapshot = rows.snapshot(connection, ada.table)
        entries = rows.entries(connection, ada.table)
    assert id not in [entry.client for entry in entries]
    assert snapshot is not None
    assert snapshot.seq <= len(entries)
    server.start(NO_BOTS)
    assert await ada.answer(id) == "applied"
    await play_on(player, server)


@pytest.mark.parametrize(("at", "result"), [("said", "applied"), ("say commit", "duplicate")])
async def test_a_line_of_chat_that_kills_the_server_is_said_once(server: Server, person: Person, at: str, result: str):
    server.start(NO_BOTS, {"at": at, "call": 2})
    ada = person("Ada")
    player = await sit(ada)
    assert await ada.answer(await ada.send(t="say", text="All aboard!")) == "applied"
    id = await ada.send(t="say", text="Mind the gap!")
    await ada.until(lambda: not ada.has_arrived)
    server.has_died()
    await player.client.send(t="do", actions=["nothing of the kind"])  # what was done meanwhile waits behind it
    server.start(NO_BOTS)
    assert await ada.answer(id) == result
    await ada.until(lambda: not ada.is_busy)
    with ledger.looking(server.db) as connection:
        said = [row.text for row in rows.messages(connection, ada.table)]
    assert said == ["All aboard!", "Mind the gap!"]
    await play_on(player, server)


@pytest.mark.parametrize("statements", [1, 12, 30])
async def test_a_server_killed_in_its_first_migration_starts_the_next_time(
    server: Server, person: Person, statements: int
):
    server.launch({"at": "statement", "call": statements})
    server.has_died()
    server.start(NO_BOTS)
    ada = person("Ada")
    await sit(ada)
    assert ada.state["yourTurn"]


async def test_a_bot_that_kills_the_server_at_every_step_plays_on_at_once(server: Server, person: Person):
    call = 7  # more actions than a bot has in a round: it dies in a later one, when the person is back and has played
    deaths: list[dict[str, Any]] = [
        {"at": "thought", "call": 2},
        {"at": "append", "whose": "bot", "call": call},
        {"at": "commit", "whose": "bot", "call": call},
        {"at": "answer", "whose": "bot", "call": call},
    ]
    server.start(deaths[0])
    ada = person("Ada")
    player = await sit(ada, "random")
    for fault in [*deaths[1:], {"at": "append", "whose": "nobody"}]:
        children = server.children
        assert children, "bots think in processes of their own"
        await player.play(stop=lambda: not ada.has_arrived)
        server.has_died()
        until(lambda children=children: not any(map(is_running, children)))  # type: ignore[misc]
        server.start(fault)
        await ada.until(lambda: ada.has_arrived)
    await play_on(player, server)
    until(lambda: ledger.jobs(server.db, ada.table) == [])
