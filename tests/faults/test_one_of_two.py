"""One of two servers at one database is killed: whoever was there goes on at the other one and notices nothing.

A proxy would lead people to whichever is up; here they try one after the other. Bots' turns are taken over.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import chain, cycle
from pathlib import Path

import pytest

from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import Player
from tests.faults.servers import FORKED_BOTS, SHORT_LEASES, Launcher, Server
from tests.helpers import amount, chance_of, until
from whistlestop import games

pytestmark = pytest.mark.anyio

KILLS = 6  # in one game
TIMES = amount(1, 15)
PAUSE = 0.3  # seconds that people take at most to make up their minds

Pair = tuple[Server, Server]


class Wanderer(Client):
    """Somebody who goes to the other server whenever a line has broken."""

    def __init__(self, servers: Pair, name: str) -> None:
        super().__init__(servers[0].address, name)
        self._addresses = cycle([servers[1].address, servers[0].address])
        self.moved = 0

    def _lose(self) -> None:
        super()._lose()
        self.address = next(self._addresses)
        self.http.base_url = self.address
        self.http.headers["origin"] = self.address
        self.moved += 1


@pytest.fixture
def servers(launcher: Launcher, postgres_url: str, tmp_path: Path) -> Iterator[Pair]:
    both = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        both.append(Server(launcher, tmp_path / name, postgres_url))
        both[-1].start(FORKED_BOTS, SHORT_LEASES)
    yield both[0], both[1]
    for server in both:
        server.close()


@asynccontextmanager
async def playing(servers: Pair) -> AsyncIterator[list[list[Wanderer]]]:
    """A table of each game: two people and a bot."""
    tables = [[Wanderer(servers, name) for name in ("Ada", "Bob")] for _ in games.ids("screen")]
    try:
        for (ada, bob), game in zip(tables, games.ids("screen"), strict=True):
            await ada.play_with(bob, "random", game=game)
        yield tables
    finally:
        for client in chain(*tables):
            await client.leave()


async def test_whoever_loses_a_server_goes_on_at_the_other(servers: Pair):
    chance = chance_of("one of two")
    for _ in range(TIMES):
        async with playing(servers) as tables:
            await play_through(servers, tables, chance)


async def play_through(servers: Pair, tables: list[list[Wanderer]], chance: random.Random) -> None:
    people = list(chain(*tables))
    players = [Player(client, chance.randrange(10**6), PAUSE) for client in people]
    end = asyncio.gather(*(player.play() for player in players))
    for number in range(KILLS):
        await some_moves(people, chance)
        dying = servers[number % 2]
        dying.kill()
        await some_moves(people, chance)  # meanwhile the other one serves everybody
        dying.start(FORKED_BOTS, SHORT_LEASES)
    for player in players:
        player.pause = 0
    await end
    for client in people:
        await client.until(lambda client=client: client.has_arrived and not client.is_busy)  # type: ignore[misc]
    for both in tables:
        ledger.check(servers[0].db, both)
        until(lambda table=both[0].table: ledger.jobs(servers[0].db, table) == [])  # type: ignore[misc]
        await ledger.check_game(both[0])
    assert all(client.moved for client in people)
    assert [server.errors.count("report ") for server in servers] == [0, 0]


async def some_moves(people: list[Wanderer], chance: random.Random) -> None:
    """Wait until some more commands have been answered, as long as anybody plays."""

    def heard() -> int:
        return sum(len(client.heard) for client in people)

    goal = heard() + chance.randint(1, 8)
    async with asyncio.timeout(60):
        while heard() < goal and not all(client.state["over"] for client in people):
            await asyncio.sleep(0.01)
