"""Two servers with one database, each with a memory of its own, are asked at the same time: the log decides.

Two hubs in this process stand for the two: they share nothing but the database.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from itertools import chain, cycle
from typing import Any, NamedTuple
from uuid import uuid4

import pytest

from tests.faults import ledger
from tests.faults.client import Client
from tests.faults.player import Player, sit_at_each_game, whose_turn
from tests.faults.servers import NO_BOTS, Server
from tests.helpers import amount, chance_of, choose
from whistlestop import games
from whistlestop.core import record
from whistlestop.core.table import Table, Version
from whistlestop.server import lobby, opening, protocol, seating
from whistlestop.server.access import Device
from whistlestop.server.attendance import Key, Viewer, Where
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.opening import Place
from whistlestop.server.store import Store, rows

pytestmark = pytest.mark.anyio

GAMES = games.ids("screen")
RACES = amount(500, 5_000)  # in each database


@pytest.fixture(params=["sqlite", "postgresql"])
async def hubs(request: pytest.FixtureRequest, tmp_path: Any) -> AsyncIterator[tuple[Hub, Hub]]:
    is_sqlite = request.param == "sqlite"
    url = f"sqlite:///{tmp_path}/whistlestop.db" if is_sqlite else str(request.getfixturevalue("postgres_url"))
    stores = [Store.open(url), Store.open(url)]
    yield Hub(stores[0]), Hub(stores[1])
    for store in stores:
        store.close()


class Board(NamedTuple):
    """One table, as each of the two servers has it in memory."""

    sides: tuple[Live, Live]
    device: Device

    @property
    def newest(self) -> Table[Any, Any, Any]:
        """Where the game stands, which one of the two may not have heard yet."""
        known = [side.table for side in self.sides if side.table is not None]
        return max(known, key=lambda table: len(table.log))

    def version(self, seat: int) -> Version:
        return self.newest.version(seat)

    def some_action(self, seat: int, chance: random.Random) -> str:
        table = self.newest
        return table.game.notation.format_action(choose(table.legal(seat), chance))

    async def check(self) -> None:
        """Both have the same game as the store, and its dice are those of the seed."""
        for side in self.sides:
            await side.follow()
        first, second = (side.table for side in self.sides)
        assert first is not None
        assert first == second
        log = await stored(self.sides[0])
        assert [entry.seq for entry in log] == list(range(1, len(first.log) + 1))
        record.verify(record.read(record.write(first, keep_seed=True), games.find))


async def stored(live: Live) -> list[rows.EntryRow]:
    return await live.hub.store.read(lambda connection: rows.entries(connection, live.id))


async def open_table(hubs: tuple[Hub, Hub], game: str) -> Board:
    """A game of two people that has just begun."""
    device = Device(None)
    id = await opening.open_table(hubs[0], device, game, [Place("me", "Ada"), Place("same", "Bob")], {})
    sides = [await hub.live(id) for hub in hubs]
    assert sides[0] is not None
    assert sides[1] is not None
    await lobby.begin(sides[0])
    return Board((sides[0], sides[1]), device)


async def play_out(board: Board, chance: random.Random) -> str:
    """Play to the end at the first server, while the second one hears nothing of it; the id of the last command."""
    id = ""
    while board.newest.actors:
        seat, id = board.newest.actors[0], uuid4().hex
        result = await board.sides[0].play(seat, [board.some_action(seat, chance)], board.version(seat), id)
        assert result.result == "applied"
    return id


# --- races


async def race(board: Board, kind: str, chance: random.Random) -> list[str]:
    """Both servers are asked at the same time; what they answer, in order of the alphabet."""
    first, second = board.sides if chance.random() < 0.5 else board.sides[::-1]
    seat, *others = chance.sample(board.newest.actors, k=len(board.newest.actors))
    version = board.version(seat)
    match kind:
        case "two seats" if others:
            (other,) = others
            both = (
                first.play(seat, [board.some_action(seat, chance)], version, uuid4().hex),
                second.play(other, [board.some_action(other, chance)], board.version(other), uuid4().hex),
            )
        case "one command":
            action, id = board.some_action(seat, chance), uuid4().hex
            both = (first.play(seat, [action], version, id), second.play(seat, [action], version, id))
        case "undo" if board.newest.can_undo(seat):
            both = (
                first.undo(seat, protocol.Undo(uuid4().hex, version)),
                second.play(seat, [board.some_action(seat, chance)], version, uuid4().hex),
            )
        case _:
            actions = [board.some_action(seat, chance) for _ in range(2)]
            both = (
                first.play(seat, actions[:1], version, uuid4().hex),
                second.play(seat, actions[1:], version, uuid4().hex),
            )
            kind = "one seat"
    results = await asyncio.gather(*both)
    return [kind, *sorted(result.result for result in results)]


OUTCOMES = {
    "two seats": ["applied", "applied"],  # others' moves make nothing stale: the slower one comes behind
    "one command": ["applied", "duplicate"],
    "undo": ["applied", "stale"],
    "one seat": ["applied", "stale"],
}


async def test_of_many_races_for_the_same_entry_each_has_one_winner(hubs: tuple[Hub, Hub]):
    chance = chance_of(str(random.randrange(10**6)))
    in_turn = cycle(GAMES)
    board, applied = await open_table(hubs, next(in_turn)), 0
    for number in range(RACES):
        if number % 100 == 99 or not board.newest.actors:
            board, applied = await open_table(hubs, next(in_turn)), 0
        before = len(board.newest.log)
        kind, *results = await race(board, chance.choice(list(OUTCOMES)), chance)
        assert results == OUTCOMES[kind], (number, kind)
        applied += results.count("applied")
        clients = [entry.client for entry in await stored(board.sides[0]) if entry.client is not None]
        assert len(clients) == len(set(clients)) == applied
        assert len(board.newest.log) > before
        if number % 50 == 49 or not board.newest.actors:
            await board.check()


@pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
async def test_of_two_devices_of_one_seat_each_time_one_is_faster(server: Server, person: Callable[[str], Client]):
    server.start(NO_BOTS)
    for pair in await sit_at_each_game(person):
        doubled = {player.client: await doubled_at(player) for player in pair}
        for _ in range(8):
            await settled(list(chain(*doubled.values())))
            if pair[0].client.state["over"]:
                break
            hands = doubled[whose_turn(pair).client]
            ids = await asyncio.gather(*(hand.move() for hand in hands))
            sent = [(hand.client, id) for hand, id in zip(hands, ids, strict=True) if id is not None]
            results = sorted([await client.answer(id) for client, id in sent])
            assert results == ["applied", "stale"][: len(sent)]
        everybody = [hand.client for hand in chain(*doubled.values())]
        ledger.check(server.db, everybody)
        for client in everybody:
            await client.leave()


async def doubled_at(player: Player) -> tuple[Player, Player]:
    """Somebody, and the same person at another device."""
    other = await player.client.other_device()
    await other.come()
    return player, Player(other, seed=7)


async def settled(hands: list[Player]) -> None:
    """Wait until all devices of a seat show the same moment, at which somebody may act unless the game is over."""
    pairs = list(zip(hands[::2], hands[1::2], strict=True))
    async with asyncio.timeout(60):
        while any(shown(one) != shown(other) for one, other in pairs) or not any(may_go_on(one) for one, _ in pairs):
            await asyncio.sleep(0.01)


def may_go_on(hand: Player) -> bool:
    return bool(hand.client.state["yourTurn"] or hand.client.state["over"])


def shown(hand: Player) -> tuple[object, ...]:
    return hand.client.state["version"], hand.client.state["yourTurn"], hand.client.state["over"]


async def test_who_comes_too_late_is_shown_what_has_happened(hubs: tuple[Hub, Hub]):
    board, seat = await open_table(hubs, "railroad-ink"), 1
    first, second = board.sides
    await second.follow()
    heard: list[protocol.Outbound] = []
    viewer = Viewer(board.device.id, Where(seat), Key(seat, "en", True), heard.append, lambda: 0)
    await seating.open_curtain(second, board.device, seat)
    second.viewers.add(viewer)
    viewer.drawing = second.showing.drawing(viewer.key)
    version, chance = board.version(seat), random.Random(1)
    action = board.some_action(seat, chance)
    assert (await first.play(seat, [action], version, uuid4().hex)).result == "applied"
    assert (await second.play(seat, [action], version, uuid4().hex)).result == "stale"
    (patch,) = heard
    assert isinstance(patch, protocol.Patch)
    assert patch.state is not None
    assert patch.state["version"] == board.version(seat) != version


@pytest.mark.parametrize("game", GAMES)
async def test_a_command_that_was_done_long_ago_elsewhere_is_known(hubs: tuple[Hub, Hub], game: str):
    board, chance = await open_table(hubs, game), random.Random(2)
    first, second = board.sides
    sent: list[tuple[int, str, Version, str]] = []
    while len(sent) < 6:
        seat, id = board.newest.actors[0], uuid4().hex
        version, action = board.version(seat), board.some_action(seat, chance)
        sent.append((seat, action, version, id))
        await first.play(seat, [action], version, id)
    for seat, action, version, id in sent:
        assert (await second.play(seat, [action], version, id)).result == "duplicate"
        assert (await first.play(seat, [action], version, id)).result == "duplicate"
    await board.check()
    assert [entry.client for entry in await stored(first) if entry.client] == [id for *_, id in sent]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_that_has_ended_takes_no_more_moves(hubs: tuple[Hub, Hub], game: str):
    board = await open_table(hubs, game)
    first, second = board.sides
    await second.follow()
    seat = board.newest.actors[0]
    early, action = board.version(seat), board.some_action(seat, random.Random(3))
    last = await play_out(board, random.Random(3))
    length = len(board.newest.log)
    assert (await second.play(seat, [action], early, uuid4().hex)).result == "stale"
    assert (await second.play(seat, [action], board.version(seat), uuid4().hex)).result == "refused"
    assert (await first.play(seat, [action], board.version(seat), uuid4().hex)).result == "refused"
    assert (await second.play(seat, [action], early, last)).result == "duplicate"
    assert len(await stored(first)) == length
    await board.check()
    assert second.row.state == "over"
