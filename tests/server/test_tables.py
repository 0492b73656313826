"""Tables and the people at them: sitting down, the start, going away and coming back, one device for several people."""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server import stored
from tests.server.people import Person, come, finish, party, placements, position
from tests.server.service import GAME, Service
from whistlestop import games
from whistlestop.core.errors import Stale
from whistlestop.core.game import Outcome
from whistlestop.core.table import Table
from whistlestop.server import challenges, lobby, outcomes, rights, seating
from whistlestop.server.attendance import Where
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.rows import Connection, Facts, HolderRow

pytestmark = pytest.mark.anyio


async def kinds(service: Service, table: str) -> list[str]:
    """What sits on the chairs, by seat."""
    return [chair.kind for chair in await service.read(lambda connection: rows.chairs(connection, table))]


# --- the lobby


async def test_a_new_table_waits_for_people(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", "random", lava=True)
    assert await kinds(service, table) == ["person", "open", "bot"]
    lobby = (await ada.get(f"/t/{table}")).text
    assert "Ada" in lobby
    assert f"/t/{table}/start" in lobby
    live = await service.live(table)
    assert live.table is None
    assert live.options["lava"] is True
    assert (await bob.get(f"/t/{table}")).status == 404


@pytest.mark.parametrize("bot", ["farsighted", "nobody"])
async def test_a_table_takes_no_bot_that_is_not_offered(service: Service, bot: str):
    (ada,) = come(service, 1)
    answer = await ada.post("/new", {"game": GAME, "seats": 2, "name": "Ada", "seat-2": bot})
    assert answer.status == 400
    assert f"bot “{bot}”" in answer.text


class Setting(NamedTuple):
    """A game that takes long to set up: whether that has begun, and what ends it."""

    has_begun: threading.Event
    goes_on: threading.Event

    async def begun(self) -> None:
        while not self.has_begun.is_set():
            await asyncio.sleep(0.01)


@pytest.fixture
def setting(monkeypatch: pytest.MonkeyPatch) -> Setting:
    setting, new_table = Setting(threading.Event(), threading.Event()), Live.new_table

    def slow(live: Live) -> Table[Any, Any, Any]:
        table = new_table(live)
        setting.has_begun.set()
        assert setting.goes_on.wait(10)
        return table

    monkeypatch.setattr(Live, "new_table", slow)
    return setting


async def test_a_game_that_takes_long_to_set_up_holds_up_nobody(service: Service, setting: Setting):
    ada, bob = come(service)
    opening = asyncio.create_task(ada.open("random"))
    await setting.begun()
    assert (await bob.get("/")).status == 200
    setting.goes_on.set()
    assert 1 in position(await service.live(await opening)).actors


async def test_a_seat_that_is_removed_while_the_game_is_set_up_is_not_played(service: Service, setting: Setting):
    (ada,) = come(service, 1)
    table = await ada.open("open", "open")
    live = await service.live(table)
    starting = asyncio.create_task(lobby.begin(live))
    await setting.begun()
    for seats in (3, 2):
        await ada.do(table, "fewer", {"seat": 2, "seats": seats})
    assert live.row.seats == 1
    setting.goes_on.set()
    with pytest.raises(Stale):
        await starting
    await lobby.begin(live)
    assert position(live).seats == 1


async def test_whoever_has_the_link_sits_down(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    waiting = await ada.look(table)
    join, _ = await ada.links(table)
    door = await bob.get(join)
    assert door.status == 200
    assert "Ada" in door.text
    assert await kinds(service, table) == ["person", "open"]  # to look at a link takes no seat
    assert (await bob.sit_down(join, 2)).goes_to == f"/t/{table}"
    assert await kinds(service, table) == ["person", "person"]
    assert any("Bob" in frame["parts"].get("chairs", "") for frame in await waiting.rest() if frame["t"] == "patch")
    assert "Bob" in (await bob.get(f"/t/{table}")).text


async def test_a_code_opens_the_same_door(service: Service):
    ada, bob, cid = come(service, 3)
    table = await ada.open("open")
    code = (await service.live(table)).row.code
    assert code is not None
    path = (await bob.post("/code", {"code": f" {code.lower().replace('-', ' ')} "})).goes_to
    assert "Ada" in (await bob.get(path)).text
    assert (await bob.sit_down(path, 2)).goes_to == f"/t/{table}"
    await cid.watch(path)
    assert (await cid.get(f"/t/{table}")).status == 200


async def test_of_two_who_want_a_seat_one_gets_it(service: Service):
    ada, bob, cid = come(service, 3)
    table = await ada.open("open", "open")
    join, _ = await ada.links(table)
    answers = await asyncio.gather(bob.sit_down(join, 2), cid.sit_down(join, 2))
    assert sorted(answer.status for answer in answers) == [303, 409]
    loser, refusal = (cid, answers[1]) if answers[0].status == 303 else (bob, answers[0])
    assert "Somebody has just taken this seat" in refusal.text
    holders = await service.read(lambda connection: rows.holders(connection, table))
    assert [holder.seat for holder in holders if holder.role == "seat"].count(2) == 1
    assert (await loser.sit_down(join, 3)).status == 303


@pytest.mark.parametrize("seat", ["0", "3", "-1", "", "two", "99999999", "²"])
async def test_there_are_no_other_seats(service: Service, seat: str):
    ada, bob = come(service)
    table = await ada.open("open")
    join, _ = await ada.links(table)
    assert (await bob.post(join, {"seat": seat, "name": "Bob"})).status == 409
    assert await kinds(service, table) == ["person", "open"]


async def test_the_host_puts_bots_on_seats_and_takes_them_away(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", "open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    assert (await ada.do(table, "bot", {"seat": 3, "level": "random"})).status == 303
    assert await kinds(service, table) == ["person", "person", "bot"]
    assert (await ada.do(table, "bot", {"seat": 3, "level": "genius"})).status == 404
    assert (await ada.do(table, "bot", {"seat": 2, "level": "random"})).status == 400  # Bob sits there
    assert (await bob.do(table, "bot", {"seat": 3, "level": ""})).status == 403
    assert await kinds(service, table) == ["person", "person", "bot"]
    assert (await ada.do(table, "bot", {"seat": 3, "level": ""})).status == 303
    assert await kinds(service, table) == ["person", "person", "open"]


async def test_empty_seats_are_filled_with_the_strongest_bots(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", "random", "open")
    join, _ = await ada.links(table)
    await bob.watch(join)
    assert (await bob.do(table, "fill")).status == 403
    assert (await ada.do(table, "fill")).status == 303
    levels = [chair.level for chair in (await service.live(table)).chairs]
    strongest = games.levels(GAME)[-1]
    assert levels == ["", strongest, "random", strongest]


async def test_the_host_asks_somebody_to_leave(service: Service):
    ada, bob, cid = come(service, 3)
    table = await ada.open("open", "open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    await cid.sit_down(join, 3)
    page = await bob.look(table)
    assert (await cid.do(table, "remove", {"seat": 2})).status == 403
    assert (await ada.do(table, "remove", {"seat": 2})).status == 303
    assert await kinds(service, table) == ["person", "open", "person"]
    assert (await page.next("moved"))["to"] == "/"
    assert (await bob.get(f"/t/{table}")).status == 404


async def test_whoever_leaves_before_the_start_leaves_an_empty_seat(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    assert (await bob.do(table, "leave")).goes_to == "/"
    assert await kinds(service, table) == ["person", "open"]
    assert (await bob.get(f"/t/{table}")).status == 404
    assert (await bob.sit_down(join, 2)).status == 303


async def test_names_are_one_line_and_everybody_sees_a_new_one(service: Service):
    game = await party(service)
    ada, bob = game.people
    page = await ada.look(game.table)
    assert (
        await bob.do(game.table, "name", {"seat": 2, "name": " Bob\n\x00the \u202egreat" + "!" * 300})
    ).status == 303
    name = game.live.chair(2).name
    assert name == "Bob the great!!!!!!!"
    assert any(name in frame["parts"].get("seat-2", "") for frame in await page.rest())
    assert (await bob.do(game.table, "name", {"seat": 1, "name": "Anna"})).status == 403
    assert game.live.chair(1).name == "Ada"
    assert (await bob.do(game.table, "name", {"seat": 2, "name": " "})).status == 303
    assert game.live.chair(2).name == "Player 2"


# --- the start


async def test_nothing_is_dealt_before_the_start(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, _ = await ada.links(table)
    assert (await ada.do(table, "start")).status == 400  # a seat is empty
    await bob.sit_down(join, 2)
    assert (await bob.do(table, "start")).status == 403
    assert await service.entries(table) == []
    pages = [await ada.look(table), await bob.look(table)]
    assert (await ada.do(table, "start")).goes_to == f"/t/{table}"
    assert [entry.kind for entry in await service.entries(table)] == ["chance"]
    for page in pages:
        assert (await page.next("moved"))["to"] == f"/t/{table}"
    assert (await bob.get(join)).goes_to == f"/t/{table}"  # who came by the link finds back by it
    late = Person(service, "Cid")
    assert (await late.get(join)).status == 200
    assert (await late.sit_down(join, 2)).status == 409  # nobody can join any more
    await late.watch(join)
    assert (await late.get(f"/t/{table}")).status == 200


async def test_a_table_without_empty_seats_starts_at_once(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("random", "same")
    assert len(await service.entries(table)) == 1


async def test_two_clicks_start_one_game(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    answers = await asyncio.gather(*[ada.do(table, "start") for _ in range(3)])
    assert [answer.goes_to for answer in answers] == [f"/t/{table}"] * 3
    assert len(await service.entries(table)) == 1


CHANGES: list[tuple[str, dict[str, object], list[str]]] = [
    ("remove", {"seat": 2}, ["person", "open", "bot"]),
    ("bot", {"seat": 3, "level": ""}, ["person", "person", "open"]),
    ("bot", {"seat": 3, "level": "greedy"}, ["person", "person", "bot"]),
]
NAMES = ["remove", "open", "change"]


async def ready_to_start(service: Service) -> tuple[Person, Person, str]:
    ada, bob = come(service)
    table = await ada.open("open", "random")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    return ada, bob, table


@pytest.mark.parametrize(("deed", "fields", "after"), CHANGES, ids=NAMES)
async def test_a_seat_that_changes_while_the_game_is_set_up_is_asked_about_once_more(
    service: Service, setting: Setting, deed: str, fields: dict[str, object], after: list[str]
):
    ada, _, table = await ready_to_start(service)
    starting = asyncio.create_task(ada.do(table, "start"))
    await setting.begun()
    assert (await ada.do(table, deed, fields)).status == 303
    setting.goes_on.set()
    assert (await starting).status == (400 if "open" in after else 303)
    assert await kinds(service, table) == after
    assert ((await service.live(table)).table is None) == ("open" in after)


@pytest.mark.parametrize(("deed", "fields", "after"), CHANGES, ids=NAMES)
async def test_a_seat_cannot_change_at_the_moment_of_the_start(
    service: Service, monkeypatch: pytest.MonkeyPatch, deed: str, fields: dict[str, object], after: list[str]
):
    """Both are on their way at once, and the start comes first."""
    ada, bob, table = await ready_to_start(service)
    is_asked, has_started, change_lobby = asyncio.Event(), asyncio.Event(), rights.change_lobby

    async def late(live: Live, write: Callable[[Connection], None]) -> None:
        is_asked.set()
        await has_started.wait()
        await change_lobby(live, write)

    monkeypatch.setattr(lobby, "change_lobby", late)
    change = asyncio.create_task(ada.do(table, deed, fields))
    await is_asked.wait()
    assert (await ada.do(table, "start")).status == 303
    has_started.set()
    assert (await change).status == 400
    assert await kinds(service, table) == ["person", "person", "bot"]
    assert (await service.live(table)).chair(3).level == "random"
    assert (await bob.start_of(table))["seat"] == 2


async def test_a_game_does_not_start_without_somebody_who_is_just_leaving(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    left, start = await asyncio.gather(bob.do(table, "leave"), ada.do(table, "start"))
    assert (left.status, start.status) == (303, 400)
    assert "There are empty seats" in start.text
    assert await service.entries(table) == []
    assert (await bob.sit_down(join, 2)).status == 303


# --- the end of a table


async def test_the_host_deletes_a_table_with_all_that_belongs_to_it(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    page = await bob.look(game.table)
    await page.say("hello")
    await page.do(placements(game.live, 2)[0])
    await ada.do(game.table, "vote", {"topic": "bot:2", "yes": 1})
    assert (await bob.do(game.table, "delete")).status == 403
    assert (await ada.do(game.table, "delete")).goes_to == "/"
    assert (await page.next("moved"))["to"] == "/"
    assert (await ada.get(f"/t/{game.table}")).status == 404
    with sqlite3.connect(service.file) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for column in ("id", "table_id"):
                if column in [info[1] for info in database.execute(f"PRAGMA table_info({name})")]:
                    left = database.execute(f"SELECT count(*) FROM {name} WHERE {column} = ?", (game.table,))
                    assert left.fetchone() == (0,), name
    database.close()


async def test_whoever_still_has_the_page_of_a_deleted_table_is_told_so(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    page = await bob.look(game.table)
    move = placements(game.live, 2)[0]
    await ada.do(game.table, "delete")
    for answer in (await page.do(move), await page.say("hello"), await page.do("done")):
        assert "There is no such table" in answer["sentence"]


async def test_a_table_that_goes_while_somebody_presses_a_button_is_an_answer_too(service: Service):
    game = await party(service)
    ada = game.people[0]
    await service.hub.store.write(lambda connection: rows.delete_table(connection, game.table))  # the sweep of another
    for deed, fields in (("standin", {"seat": 2}), ("vote", {"topic": "bot:2"}), ("device", {}), ("name", {"seat": 1})):
        assert (await ada.do(game.table, deed, fields)).status == 404, deed


# --- the next game


async def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(service: Service):
    game = await party(service, must_draw="free")
    await finish(game.live)
    answers = await asyncio.gather(*[person.do(game.table, "rematch") for person in game.people])
    assert len({answer.goes_to for answer in answers}) == 1
    following = answers[0].goes_to.removeprefix("/t/")
    assert following != game.table
    tables = await service.read(stored.tables)
    assert {table.id for table in tables} == {game.table, following}
    live = await service.live(following)
    assert live.table is not None  # all have sat down
    assert live.options == game.live.options
    for seat, person in enumerate(game.people, 1):
        assert live.where(person.device.id) == Where(seat)
        assert live.chair(seat).name == person.name


async def test_seats_of_a_rematch_are_kept_for_those_who_had_them(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, cid = game.people
    await finish(game.live)
    page = await cid.look(game.table)
    following = (await bob.do(game.table, "rematch")).goes_to.removeprefix("/t/")
    assert await kinds(service, following) == ["open", "person", "open"]
    assert any(f"/t/{following}" in frame["parts"].get("end", "") for frame in await page.rest())
    join, _ = await bob.links(following)
    assert "Kept for Cid" in (await ada.get(join)).text
    assert (await ada.sit_down(join, 3)).status == 409
    door = await cid.get(f"/t/{following}")  # where the button of his page leads
    assert f'action="/t/{game.table}/rematch"' in door.text
    assert await kinds(service, following) == ["open", "person", "open"]
    assert (await Person(service, "Eve").get(f"/t/{following}")).status == 404
    assert (await cid.do(game.table, "rematch")).goes_to == f"/t/{following}"
    assert await service.entries(following) == []
    assert (await ada.sit_down(join, 1)).status == 303
    assert len(await service.entries(following)) == 1  # everybody is there: it begins
    assert (await service.live(following)).is_host(bob.device.id)


async def test_the_last_two_who_come_at_once_begin_one_game(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, cid = game.people
    await finish(game.live)
    following = (await ada.do(game.table, "rematch")).goes_to
    answers = await asyncio.gather(bob.do(game.table, "rematch"), cid.do(game.table, "rematch"))
    assert [answer.goes_to for answer in answers] == [following] * 2
    assert len(await service.entries(following.removeprefix("/t/"))) == 1


async def test_whoever_had_a_seat_behind_a_removed_one_finds_it_in_the_rematch(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, cid = game.people
    tablet = Person(service, "Cid")
    await tablet.post(await cid.seat_link(game.table, "device"))
    await finish(game.live)
    following = (await ada.do(game.table, "rematch")).goes_to.removeprefix("/t/")
    assert (await ada.do(following, "fewer", {"seat": 2, "seats": 3})).status == 303
    assert "Cid" in (await tablet.get(f"/t/{following}")).text
    assert (await bob.get(f"/t/{following}")).status == 404
    assert (await bob.do(game.table, "rematch")).status == 400
    assert (await tablet.do(game.table, "rematch")).goes_to == f"/t/{following}"
    live = await service.live(following)
    assert [chair.name for chair in live.chairs] == ["Ada", "Cid"]
    assert live.seats_of(cid.device.id) == live.seats_of(tablet.device.id) == (2,)
    assert live.table is not None  # everybody is there


# --- fewer seats


async def test_the_host_removes_an_open_seat_and_those_behind_move_up(service: Service):
    ada, bob, cid = come(service, 3)
    table = await ada.open("open", "open", "open")
    join, _ = await ada.links(table)
    assert (await bob.sit_down(join, 3)).status == 303
    assert (await cid.sit_down(join, 4)).status == 303
    phone = await bob.seat_link(table, "device")
    pages = [await person.look(table) for person in (ada, bob)]
    assert (await bob.do(table, "fewer", {"seat": 2, "seats": 4})).status == 403
    assert (await ada.do(table, "fewer", {"seat": 3, "seats": 4})).status == 400  # it is taken
    for _ in range(2):  # pressed twice
        assert (await ada.do(table, "fewer", {"seat": 2, "seats": 4})).status == 303
    live = await service.live(table)
    assert (live.row.seats, [(chair.seat, chair.name) for chair in live.chairs]) == (
        3,
        [(1, "Ada"), (2, "Bob"), (3, "Cid")],
    )
    assert [live.seats_of(person.device.id) for person in (ada, bob, cid)] == [(1,), (2,), (3,)]
    heard = [[frame["t"] for frame in await page.rest()] for page in pages]
    assert ("patch" in heard[0], "curtain" in heard[1]) == (True, True)  # Bob's page is another seat's now
    other = Person(service, "Bob")
    assert (await other.post(phone)).status == 303
    assert live.seats_of(other.device.id) == (2,)
    assert (await ada.do(table, "start")).status == 303
    assert position(live).seats == 3
    assert (await ada.do(table, "fewer", {"seat": 2, "seats": 3})).status == 400


async def test_whoever_leaves_while_seats_move_up_takes_nobody_else_along(service: Service):
    ada, bob, cid = come(service, 3)
    table = await ada.open("open", "open", "open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 3)
    await cid.sit_down(join, 4)
    await service.hub.store.write(lambda connection: rows.remove_chair(connection, table, 2))  # memory is behind
    assert (await bob.do(table, "leave")).status == 400
    live = await service.live(table)
    assert [chair.name for chair in live.chairs] == ["Ada", "Bob", "Cid"]
    assert (await bob.do(table, "leave")).status == 303
    assert [chair.name for chair in live.chairs] == ["Ada", "", "Cid"]


async def test_whoever_leaves_a_seat_that_was_given_to_another_meanwhile_takes_nobody_along(service: Service):
    ada, bob, cid = come(service, 3)
    table = await ada.open("open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    await cid.get("/")

    def write(connection: Connection) -> None:
        """At another process, of which this one has not heard yet."""
        rows.free_seat(connection, table, 2)
        rows.change_chair(connection, table, 2, name="Cid")
        rows.add_holder(connection, HolderRow(table, cid.device.id, "seat", 2))

    await service.hub.store.write(write)
    assert (await bob.do(table, "leave")).status == 403
    assert [chair.name for chair in (await service.live(table)).chairs] == ["Ada", "Cid"]


async def test_a_page_that_sleeps_while_seats_move_up_does_nothing_to_the_seat_of_another(service: Service):
    ada, bob, cid = come(service, 3)
    table = await ada.open("open", "open", "open", must_draw="free")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 3)
    await cid.sit_down(join, 4)
    pages = [await person.look(table) for person in (bob, cid)]  # phones, say, that hear of nothing from here on
    await ada.do(table, "fewer", {"seat": 2, "seats": 4})
    assert (await ada.do(table, "start")).status == 303
    live = await service.live(table)
    await cid.get(f"/t/{table}")
    for page in pages:
        assert (await page.do("done", version=position(live).version(1)))["result"] == "stale"
        await page.close()
    assert [chair.seen for chair in live.chairs] == [0, 0, 0]


async def test_a_link_to_a_seat_stays_with_its_person_when_seats_move_up(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", "open", "open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 3)
    await bob.seat_link(table, "device")
    await bob.sit_down(join, 4)
    await ada.do(table, "fewer", {"seat": 2, "seats": 4})
    live = await service.live(table)
    assert live.seats_of(bob.device.id) == (2, 3)
    link = await seating.own_link(live, bob.device, 3)
    phone = Person(service, "Bob")
    await phone.post(f"/l/{link}")
    assert live.seats_of(phone.device.id) == (3,)


async def test_no_seat_is_removed_that_the_game_needs(service: Service):
    (ada,) = come(service, 1)
    alone = await ada.open("open", "open")
    for seats in (3, 2):
        assert f'/t/{alone}/fewer"' in (await ada.parts(alone))["chairs"]
        assert (await ada.do(alone, "fewer", {"seat": 2, "seats": seats})).status == 303
    assert "/fewer" not in (await ada.parts(alone))["chairs"]
    draft = await ada.open("open", draft=True)
    assert "/fewer" not in (await ada.parts(draft))["chairs"]
    assert (await ada.do(draft, "fewer", {"seat": 2, "seats": 2})).status == 400
    assert (await service.live(draft)).row.seats == 2


async def test_a_rematch_is_for_those_who_played(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", must_draw="free")
    join, watch = await ada.links(table)
    await bob.sit_down(join, 2)
    eve = Person(service, "Eve")
    await eve.watch(watch)
    await ada.do(table, "start")
    assert (await ada.do(table, "rematch")).status == 404  # it is not over
    await finish(await service.live(table))
    assert (await eve.do(table, "rematch")).status == 404
    assert len(await service.read(stored.tables)) == 1


async def test_a_rematch_can_be_asked_for_on_any_device_of_a_player(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    phones = [Person(service, "Bob") for _ in range(3)]
    for phone in phones:
        assert (await phone.post(await bob.seat_link(game.table, "device"))).status == 303
    await finish(game.live)
    following = (await ada.do(game.table, "rematch")).goes_to
    for device in (*phones, bob):
        assert (await device.do(game.table, "rematch")).goes_to == following
        assert (await device.get(following)).status == 200
    live = await service.live(following.removeprefix("/t/"))
    assert live.table is not None
    assert live.chair(2).name == "Bob"


async def test_after_a_deleted_rematch_another_one_can_be_asked_for(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    await finish(game.live)
    first = (await ada.do(game.table, "rematch")).goes_to
    await ada.do(first.removeprefix("/t/"), "delete")
    assert first not in "".join((await bob.parts(game.table)).values())
    second = (await bob.do(game.table, "rematch")).goes_to
    assert second != first
    assert (await bob.get(second)).status == 200


async def test_bots_play_again(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("random", must_draw="free")
    await finish(await service.live(table))
    following = (await ada.do(table, "rematch")).goes_to.removeprefix("/t/")
    assert await kinds(service, following) == ["person", "bot"]
    assert len(await service.entries(following)) == 1


# --- forks


async def test_a_fork_starts_from_what_its_maker_knows(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = await game.pages()
    secret, own = placements(game.live, 1)[0], placements(game.live, 2)[-1]
    await ada.do(secret)
    await bob.do(own)
    before = await service.entries(game.table)
    forked = (await game.people[1].do(game.table, "fork")).goes_to.removeprefix("/t/")
    assert await service.entries(game.table) == before
    live = await service.live(forked)
    assert live.where(game.people[1].device.id) == Where(2)
    assert [chair.kind for chair in live.chairs] == ["bot", "person"]
    assert live.chair(2).name == "Bob"
    boards, known = position(live).view(2).boards, position(game.live).view(2).boards
    assert boards[1].cells == known[1].cells
    assert boards[0].cells == known[0].cells  # without Ada's pencil
    assert position(live).can_undo(2)
    assert (await game.people[0].get(f"/t/{forked}")).status == 404
    again = await service.entries(forked)
    await service.forget(forked)
    assert position(await service.live(forked)).view(2) == position(live).view(2)
    assert await service.entries(forked) == again


async def test_nobody_forks_what_is_over_or_has_not_begun(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", must_draw="free")
    assert (await ada.do(table, "fork")).status == 404
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    await ada.do(table, "start")
    await finish(await service.live(table))
    assert (await ada.do(table, "fork")).status == 400
    assert len(await service.read(stored.tables)) == 1


# --- the list on the home page


async def test_the_shortest_game_comes_first(service: Service):
    home = (await Person(service, "Eve").get("/")).text
    minutes = [int(found) for found in re.findall(r"About (\d+) min", home)]
    assert len(minutes) > 1
    assert minutes == sorted(minutes)


async def test_the_home_page_says_whose_turn_it_is(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    stranger = Person(service, "Eve")
    for person in game.people:
        home = (await person.get("/")).text
        assert f"/t/{game.table}" in home
        assert "Your turn" in home
    assert game.table not in (await stranger.get("/")).text
    await game.live.play(1, ("done",), None, None)
    assert "Your turn" not in (await ada.get("/")).text
    assert "Waiting for Bob" in (await ada.get("/")).text
    assert "Your turn" in (await bob.get("/")).text


async def test_the_home_page_tells_lobbies_and_finished_games(service: Service, monkeypatch):
    (ada,) = come(service, 1)
    await ada.open("open")
    assert "Not started" in (await ada.get("/")).text
    table = await ada.open(must_draw="free")
    live = await service.live(table)
    await finish(live)
    outcome = position(live).outcome
    assert outcome is not None
    replayed, replay = list[str](), outcomes._replayed

    def noted(hub: Hub, facts: Facts) -> Outcome | None:
        replayed.append(facts.table.id)
        return replay(hub, facts)

    monkeypatch.setattr(outcomes, "_replayed", noted)
    for _ in range(2):  # found in the log, then known
        page = (await ada.get("/")).text
        assert f">{outcome.scores[0]} points<" in page
        assert replayed == [table]


async def test_the_home_page_does_not_need_to_know_how_a_game_ended(service: Service, monkeypatch):
    (ada,) = come(service, 1)
    table = await ada.open(must_draw="free")
    await finish(await service.live(table))
    monkeypatch.setattr(service.hub, "is_ready", lambda game: False)
    assert "Arrived" in (await ada.get("/")).text


async def test_an_outcome_that_was_forgotten_to_remember_another_is_found_again(service: Service, monkeypatch):
    monkeypatch.setattr(outcomes, "MOST_KEPT", 1)
    (ada,) = come(service, 1)
    for _ in range(2):
        await finish(await service.live(await ada.open(must_draw="free")))
    first, second = [(await ada.get("/")).text for _ in range(2)]
    assert first == second


# --- off the list


async def test_a_finished_game_can_be_forgotten_by_one_device(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    await finish(game.live)
    assert (await ada.do(game.table, "forget")).goes_to == "/"
    assert game.table not in (await ada.get("/")).text
    assert (await ada.get(f"/t/{game.table}")).status == 404
    assert game.table in (await bob.get("/")).text
    assert (await bob.do(game.table, "rematch")).status == 303


async def test_whoever_gives_up_a_seat_leaves_it_to_a_bot_and_the_table_to_the_next(service: Service):
    game = await party(service, 3)
    ada, bob, cid = game.people
    assert (await ada.do(game.table, "forget")).goes_to == "/"
    assert (await ada.get(f"/t/{game.table}")).status == 404
    assert game.live.is_bot(1)
    assert not game.live.is_bot(2)
    assert game.live.is_host(bob.device.id)
    assert not game.live.is_host(cid.device.id)
    page = (await bob.do(game.table, "device")).text
    for link in re.findall(r'value="http://[^/"]+(/l/[\w-]+)"', page):
        assert (await Person(service, "Eve").get(link)).status == 200  # those of the host work as well


async def test_who_goes_on_elsewhere_keeps_the_seat(service: Service):
    game = await party(service)
    ada, elsewhere = game.people[0], Person(service, "Ada")
    await elsewhere.post(await ada.seat_link(game.table, "device"))
    await elsewhere.do(game.table, "forget")
    assert not game.live.is_bot(1)
    assert game.live.is_host(ada.device.id)
    assert game.live.seats_of(ada.device.id) == (1,)


async def test_a_lobby_is_left(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    assert (await bob.do(table, "forget")).goes_to == "/"
    assert (await service.live(table)).chair(2).kind == "open"


@pytest.mark.parametrize(("days", "is_kept"), [(1, False), (0, True)])
async def test_a_server_deletes_what_nobody_has_touched_unless_it_keeps_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int, is_kept: bool
):
    has_gone_round = asyncio.Event()

    async def look_back(hub: Hub) -> None:  # the last thing that is done
        has_gone_round.set()

    async with Service(tmp_path, retention_days=days) as service:
        table = await Person(service, "Ada").open("random")
        await service.hub.store.write(lambda connection: rows.change_table(connection, table, changed_at=1.0))
        monkeypatch.setattr(challenges, "look_back", look_back)
        await service.restart()
        async with asyncio.timeout(30):
            await has_gone_round.wait()
        found = await service.read(lambda connection: rows.table(connection, table))
        assert (found is not None) == is_kept
