"""Again and again the server is killed, whenever it may be: every game ends as if nothing had been.

Each kill hits tables of all games; whenever a game is over, the next one begins. `make faults` does it 2,000 times.
"""

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import Program
from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import Player
from tests.faults.servers import FORKED_BOTS, SHORT_LEASES, Server
from tests.helpers import amount, chance_of, until
from whistlestop import games

pytestmark = pytest.mark.anyio

KILLS = amount(20, 1_000)  # on each database
ENGINES = ["sqlite"] if amount(1, 0) else ["sqlite", "postgresql"]
PAUSE = 0.05  # seconds that people take at most to make up their minds

Person = Callable[[str], Client]


@dataclass
class Game:
    """Two people and a bot, playing as long as it takes."""

    people: list[Client]
    players: list[Player]
    end: "asyncio.Future[Any]"


@pytest.fixture
def chance() -> random.Random:
    return chance_of(str(random.randrange(10**6)))


async def begin(server: Server, person: Person, chance: random.Random, **options: str) -> Game:
    ada, bob = people = [person("Ada"), person("Bob")]
    await ada.play_with(bob, "random", **options)
    players = [Player(client, chance.randrange(10**6), PAUSE) for client in people]
    return Game(people, players, asyncio.gather(*(player.play() for player in players)))


@pytest.mark.parametrize("server", ENGINES, indirect=True)
async def test_kills_at_random_moments(server: Server, person: Person, chance: random.Random, tmp_path: Path):
    server.start(FORKED_BOTS, SHORT_LEASES)
    playing = {name: await begin(server, person, chance, game=name) for name in games.ids("screen")}
    ended, hit = 0, 0
    for number in range(KILLS):
        await some_time(chance, chance.choice(list(playing.values())).people)
        hit += sum(not game.end.done() for game in playing.values())
        server.kill()
        await ledger.check_seen(server.db, *(game.people for game in playing.values()))
        server.start(FORKED_BOTS, SHORT_LEASES)
        for name, game in playing.items():
            if game.end.done() and number < KILLS - 1:
                await check_end(server, game, tmp_path)
                playing[name] = await begin(server, person, chance, game=name)
                ended += 1
    for game in playing.values():
        await check_end(server, game, tmp_path)
    print(f"{KILLS} kills, {hit} games hit, {ended + len(playing)} games played to the end")
    assert hit > KILLS * len(playing) * 0.9, "games were over before their time"
    assert "report " not in server.errors


async def test_a_server_that_is_stopped_in_good_order_loses_no_more(
    server: Server, person: Person, chance: random.Random, tmp_path: Path
):
    server.start()
    game = await begin(server, person, chance, draft="true", meteors="true", lava="true")
    for _ in range(4):
        await some_time(chance, game.people)
        await asyncio.to_thread(server.stop)
        await ledger.check_seen(server.db, game.people)
        server.start()
    await check_end(server, game, tmp_path)
    assert server.errors == ""


async def check_end(server: Server, game: Game, folder: Path) -> None:
    """Play to the end: everything that was acknowledged is there, and nothing is left to be done."""
    for player in game.players:
        player.pause = 0
    await game.end
    for client in game.people:
        await client.until(lambda client=client: client.has_arrived and not client.is_busy)  # type: ignore[misc]
    ledger.check(server.db, game.people)
    until(lambda: ledger.jobs(server.db, game.people[0].table) == [])
    found = await ledger.check_game(game.people[0])
    bob = game.people[1]
    assert [await scores(client) for client in game.people] == [sorted(found.end.scores)] * 2
    file = folder / "game.jsonl"
    file.write_text((await bob.http.get(f"/t/{bob.table}/file")).text)
    assert Program()("replay", str(file), "--verify").code == 0
    assert f"/t/{bob.table}" in (await bob.http.get("/")).text
    for client in game.people:
        await client.leave()


async def some_time(chance: random.Random, people: Sequence[Client]) -> None:
    """A few commands later; now and then, while all wait for the bot, some time later."""

    def sent() -> int:
        return sum(len(client.sent) for client in people)

    goal = sent() + chance.randint(1, 4)
    patience = asyncio.get_running_loop().time() + chance.choice((0.5, 3))
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
