"""Twenty times in one game the server is killed, whenever it may be; the game comes to its end as if nothing had been."""

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.cli.calls import Program
from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import Player
from tests.faults.servers import Server

pytestmark = pytest.mark.anyio

KILLS = 20


async def test_twenty_kills_at_random_moments(server: Server, person: Callable[[str], Client], tmp_path: Path):
    seed = random.randrange(10**6)
    print(f"random seed {seed}")  # noqa: T201 - shown when it fails
    chance = random.Random(seed)
    server.start()
    ada, bob = people = [person("Ada"), person("Bob")]
    link = await ada.open_table("open", "random")
    await bob.sit_down(link, 2)
    await ada.start()
    for client in people:
        await client.come()
    games = asyncio.gather(*(Player(client, chance.randrange(10**6)).play() for client in people))
    for _ in range(KILLS):
        await some_time(chance, people)
        assert not games.done(), "the game was over before its time"
        server.kill()
        server.start()
    await games
    for client in people:
        await client.until(lambda client=client: client.has_arrived and not client.is_busy)  # type: ignore[misc]
    from collections import Counter

    print(Counter(r for c in people for rs in c.heard.values() for r in rs), [len(c.sent) for c in people])
    ledger.check(server.db, people)
    found = await ledger.check_game(ada)
    assert [await scores(client) for client in people] == [sorted(found.end.scores)] * 2
    with ledger.looking(server.db) as connection:
        assert ledger.rows.jobs(connection, ada.table) == []
    file = tmp_path / "game.jsonl"
    file.write_text((await bob.http.get(f"/t/{bob.table}/file")).text)
    assert Program()("replay", str(file), "--verify").code == 0
    assert f"/t/{bob.table}" in (await bob.http.get("/")).text


async def some_time(chance: random.Random, people: Sequence[Client]) -> None:
    """A few commands later; now and then, while all wait for the bot, some time later."""

    def sent() -> int:
        return sum(len(client.sent) for client in people)

    goal = sent() + chance.randint(1, 5)
    patience = asyncio.get_running_loop().time() + chance.choice((0.5, 30))
    while sent() < goal and asyncio.get_running_loop().time() < patience:
        await asyncio.sleep(0.002)
    await asyncio.sleep(chance.random() * 0.02)


async def scores(client: Client) -> list[int]:
    """The results as this person sees them."""
    late = re.search(r'data-late="([^"]+)"', client.parts["end"])
    page = client.parts["end"] if late is None else (await client.http.get(late[1])).text
    totals = re.search(r"<tfoot>(.*?)</tfoot>", page, re.DOTALL)
    assert totals is not None, page
    return sorted(int(number) for number in re.findall(r">(-?\d+)<", totals[1].replace("−", "-")))
