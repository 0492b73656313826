"""PostgreSQL is killed, or the network to it is cut, under two servers: nothing acknowledged is lost or doubled.

At a table of each game two people play, each by a server of the own, together with a bot. Somebody without a seat goes
on asking both servers for pages: meanwhile a sentence comes, never a failure. `make faults` does it more often.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import pytest

from tests.faults import ledger
from tests.faults.client import FOREVER, Client
from tests.faults.cluster import Cluster, Wire
from tests.faults.player import Player
from tests.faults.servers import FORKED_BOTS, Launcher, Server
from tests.helpers import amount, chance_of, until
from whistlestop import games
from whistlestop.words import say

pytestmark = pytest.mark.anyio

OUTAGES = 2  # in one game
TIMES = amount(1, 6)
GAMES = games.ids("screen")
PAUSE = 0.3  # seconds that people take at most to make up their minds: String Railway's games are short
LONGEST = 12.0  # seconds until somebody hears that the database is away, on a machine with much else to do


class Fault(NamedTuple):
    """What happens to the database, and how that ends."""

    begin: Callable[[], None]
    end: Callable[[], None]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.close()


@pytest.fixture
def wire(cluster: Cluster) -> Iterator[Wire]:
    laid = Wire(cluster)
    yield laid
    laid.close()


@pytest.fixture
def servers(launcher: Launcher, wire: Wire, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two at one database, running."""
    both = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        both.append(Server(launcher, tmp_path / name, wire.url))
        both[-1].start(FORKED_BOTS)
    yield both[0], both[1]
    for server in both:
        server.close()


class Onlooker:
    """Somebody who asks all servers for pages again and again, and hears what they answer."""

    def __init__(self, table: str, servers: tuple[Server, Server]) -> None:
        self.heard: Counter[int] = Counter()
        self.longest = 0.0  # seconds for an answer
        self._asking = [Client(server.address, "Cleo", f"127.0.2.{n}") for n, server in enumerate(servers, 1)]
        self._pages = ("/", f"/t/{table}", f"/t/{table}/parts", "/new/railroad-ink", "/readyz", "/healthz")
        self._tasks = [asyncio.create_task(self._ask(client)) for client in self._asking]

    async def _ask(self, client: Client) -> None:
        while True:
            for page in self._pages:
                started = monotonic()
                answer = await client.http.get(page)
                self.longest = max(self.longest, monotonic() - started)
                self.heard[answer.status_code] += 1
                assert answer.status_code < 500 or answer.status_code == 503, answer.text
                if answer.status_code == 503 and page != "/readyz":
                    assert say("en", "server-database-away") in answer.text
                    assert int(answer.headers["refresh"]) > 0
                await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Go; what went wrong is told now."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        for client in self._asking:
            await client.leave()


@asynccontextmanager
async def playing(servers: tuple[Server, Server]) -> AsyncIterator[list[list[Client]]]:
    """A table of each game, with one person at each server."""
    tables = [[Client(server.address, "Ada", f"127.0.1.{n}") for n, server in enumerate(servers, 1)] for _ in GAMES]
    try:
        for (ada, bob), game in zip(tables, GAMES, strict=True):
            await ada.play_with(bob, "random", game=game)
        yield tables
    finally:
        for client in chain(*tables):
            await client.leave()


async def play_through(
    cluster: Cluster, servers: tuple[Server, Server], tables: list[list[Client]], fault: Fault, chance: random.Random
) -> None:
    people = list(chain(*tables))
    onlooker = Onlooker(people[0].table, servers)
    players = [Player(client, chance.randrange(10**6), PAUSE) for client in people]
    end = asyncio.gather(*(player.play() for player in players))
    hit = 0
    for _ in range(OUTAGES):
        for at_one in zip(*tables, strict=True):  # both servers have something to do
            await goes_on(at_one)
        hit += sum(not both[0].state["over"] for both in tables)
        before = onlooker.heard[503]
        await asyncio.to_thread(fault.begin)
        async with asyncio.timeout(LONGEST):
            while onlooker.heard[503] == before:
                await asyncio.sleep(0.05)
        await asyncio.sleep(chance.uniform(0, 2))
        await asyncio.to_thread(fault.end)
    for player in players:
        player.pause = 0
    await end
    for client in people:
        await client.until(lambda client=client: client.has_arrived and not client.is_busy)  # type: ignore[misc]
    await onlooker.leave()
    assert hit > OUTAGES * len(tables) / 2, "games were over before their time"
    assert onlooker.longest < LONGEST
    assert onlooker.heard[200] > 0
    for both in tables:
        ledger.check(cluster.url, both)
        until(lambda table=both[0].table: ledger.jobs(cluster.url, table) == [])  # type: ignore[misc]
    for client in people:
        await ledger.check_game(client)
    for server in servers:
        assert "Exception in ASGI application" not in server.errors
        assert "report " not in server.errors


async def goes_on(people: Sequence[Client]) -> None:
    """Wait until something new that somebody of these does has been carried out."""

    def heard() -> int:
        return sum(len(client.heard) for client in people)

    before = heard()
    async with asyncio.timeout(FOREVER):
        while heard() == before:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("fault", ["killed", "refuses", "swallows"])
async def test_the_database_goes_away_and_comes_back(
    cluster: Cluster, wire: Wire, servers: tuple[Server, Server], fault: str
):
    faults = {
        "killed": Fault(cluster.kill, cluster.start),
        "refuses": Fault(lambda: wire.cut("refuses"), wire.mend),
        "swallows": Fault(lambda: wire.cut("swallows"), wire.mend),
    }
    chance = chance_of(fault)
    for _ in range(TIMES):
        async with playing(servers) as tables:
            await play_through(cluster, servers, tables, faults[fault], chance)
