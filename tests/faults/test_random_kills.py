"""Twenty times in one game the server is killed, whenever it may be: the game ends as if nothing had been.

`make faults` does it 2,000 times, in all games and on both databases.
"""

import asyncio
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import Program
from tests.faults import ledger
from tests.faults.client import GAME, Client
from tests.faults.player import Player
from tests.faults.servers import Launcher, Server
from tests.helpers import amount, chance_of, until
from whistlestop import games
from whistlestop.core.record import Record

pytestmark = pytest.mark.anyio

KILLS = 20  # in one game
GAMES = amount(1, 17)
CASES = [(GAME, "sqlite")]
if amount(0, 1):
    CASES = [(game, database) for game in games.ids("screen") for database in ("sqlite", "postgresql")]

Person = Callable[[str], Client]


@dataclass
class Game:
    """Two people and a bot, playing as long as it takes."""

    people: list[Client]
    end: "asyncio.Future[Any]"


@pytest.fixture
def chance() -> random.Random:
    return chance_of(str(random.randrange(10**6)))


@pytest.fixture(params=["sqlite"])
def server(request: pytest.FixtureRequest, launcher: Launcher, tmp_path: Path) -> Iterator[Server]:
    db = request.getfixturevalue("postgres_url") if request.param == "postgresql" else ""
    serving = Server(launcher, tmp_path, db)
    yield serving
    serving.close()


async def begin(server: Server, person: Person, chance: random.Random, **options: str) -> Game:
    ada, bob = people = [person("Ada"), person("Bob")]
    await bob.sit_down(await ada.open_table("open", "random", **options), 2)
    await ada.start()
    for client in people:
        await client.come()
    players = [Player(client, chance.randrange(10**6), pause=0.05) for client in people]
    return Game(people, asyncio.gather(*(player.play() for player in players)))


@pytest.mark.parametrize(("name", "server"), CASES, indirect=["server"])
async def test_kills_at_random_moments(
    server: Server, person: Person, chance: random.Random, tmp_path: Path, name: str
):
    server.start()
    for _ in range(GAMES):
        await play_through_kills(server, person, chance, tmp_path, name)


async def play_through_kills(server: Server, person: Person, chance: random.Random, tmp_path: Path, name: str) -> None:
    game, in_time = await begin(server, person, chance, game=name), 0
    for _ in range(KILLS):
        await some_time(chance, game.people)
        in_time += not game.end.done()
        server.kill()
        await ledger.check_seen(server.db, game.people)
        server.start()
    assert in_time > KILLS / 2, "the game was over before its time"
    found = await check_end(server, game)
    bob = game.people[1]
    assert [await scores(client) for client in game.people] == [sorted(found.end.scores)] * 2
    file = tmp_path / "game.jsonl"
    file.write_text((await bob.http.get(f"/t/{bob.table}/file")).text)
    assert Program()("replay", str(file), "--verify").code == 0
    assert f"/t/{bob.table}" in (await bob.http.get("/")).text


async def test_a_server_that_is_stopped_in_good_order_loses_no_more(
    server: Server, person: Person, chance: random.Random
):
    server.start()
    game = await begin(server, person, chance, draft="true", meteors="true", lava="true")
    for _ in range(4):
        await some_time(chance, game.people)
        await asyncio.to_thread(server.stop)
        await ledger.check_seen(server.db, game.people)
        server.start()
    await check_end(server, game)
    assert server.errors == ""


async def check_end(server: Server, game: Game) -> Record:
    """Play to the end: everything that was acknowledged is there, and nothing is left to be done."""
    await game.end
    for client in game.people:
        await client.until(lambda client=client: client.has_arrived and not client.is_busy)  # type: ignore[misc]
    ledger.check(server.db, game.people)
    until(lambda: ledger.jobs(server.db, game.people[0].table) == [])
    return await ledger.check_game(game.people[0])


async def some_time(chance: random.Random, people: Sequence[Client]) -> None:
    """A few commands later; now and then, while all wait for the bot, some time later."""

    def sent() -> int:
        return sum(len(client.sent) for client in people)

    goal = sent() + chance.randint(1, 4)
    patience = asyncio.get_running_loop().time() + chance.choice((0.5, 30))
    while sent() < goal and asyncio.get_running_loop().time() < patience:
        await asyncio.sleep(0.002)
    await asyncio.sleep(chance.random() * 0.01)


async def scores(client: Client) -> list[int]:
    """The results as this person sees them."""
    late = re.search(r"data-late=[\"'](.+?)[\"']", client.parts["end"])
    page = client.parts["end"] if late is None else (await client.http.get(late[1])).text
    totals = re.search(r"<tfoot>(.*?)</tfoot>", page, re.DOTALL)
    assert totals is not None, page
    return sorted(int(number) for number in re.findall(r">(-?\d+)<", totals[1].replace("−", "-")))
