"""People who come, go and lose their seats, some of them at the very same moment."""

import asyncio
import re

import pytest

from tests.server import stored
from tests.server.people import Party, Person, come, finish, party, placements, position
from tests.server.service import Service
from whistlestop.server import seating
from whistlestop.server.store import rows
from whistlestop.words import LOCALES, say

pytestmark = pytest.mark.anyio


async def bot_jobs(service: Service, table: str) -> list[int]:
    """The seats for which a bot is to play."""
    return [job.seat for job in await service.read(lambda connection: stored.jobs(connection, table))]


def hosts(game: Party) -> list[str]:
    """The names of those who are hosts."""
    return [person.name for person in game.people if game.live.is_host(person.device.id)]


# --- bots that stand in


async def test_a_bot_that_stands_in_while_the_round_ends_plays_the_next_one(service: Service):
    game = await party(service, must_draw="free")
    bob = game.people[1]
    await game.live.play(2, ("done",), None, None)
    await asyncio.gather(bob.do(game.table, "forget"), game.live.play(1, ("done",), None, None))
    assert game.live.due_bots() == (2,)
    assert await bot_jobs(service, game.table) == [2]


async def test_a_bot_that_has_lost_its_job_gets_it_again(service: Service):
    game = await party(service, must_draw="free")

    def lose(connection: rows.Connection) -> None:
        rows.change_chair(connection, game.table, 2, stand_in="random")

    await service.hub.store.write(lose)
    await service.restart()
    assert await bot_jobs(service, game.table) == []
    await game.people[0].get(f"/t/{game.table}")
    assert await bot_jobs(service, game.table) == [2]


@pytest.mark.parametrize("locale", LOCALES)
async def test_whoever_is_replaced_reads_what_was_their_own_and_what_the_bots(service: Service, locale: str):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    bob.cookies["language"] = ada.cookies["language"] = locale

    async def told(person: Person) -> list[str]:
        lines = [part for id, part in (await person.parts(game.table)).items() if id.startswith("log.")]
        return re.findall(r"<b>(.*?)</b>", "".join(line for line in lines if 'data-seat="1"' not in line))

    await game.live.play(2, (placements(game.live, 2)[0],), None, None)
    await ada.do(game.table, "standin", {"seat": 2})
    await game.live.play(2, (placements(game.live, 2)[0],), None, None)
    await bob.parts(game.table)  # what was told stays as it was told
    await bob.do(game.table, "takeback", {"seat": 2})
    await game.live.play(2, ("done",), None, None)
    you, your_bot = say(locale, "web-you"), say(locale, "web-your-bot")
    assert await told(bob) == [you, "Bob", your_bot, "Bob", you]
    await service.restart()
    assert await told(bob) == [you, "Bob", your_bot, "Bob", you]
    assert your_bot not in await told(ada)


async def test_the_bot_of_whoever_has_given_up_is_told_from_them(service: Service):
    game = await party(service, must_draw="free")
    bob = game.people[1]
    await bob.do(game.table, "concede", {"seat": 2})
    await game.live.play(2, ("done",), None, None)
    *_, last = [part for id, part in (await bob.parts(game.table)).items() if id.startswith("log.")]
    assert "Your bot" in last


# --- links


async def test_a_link_that_was_ended_never_works_again(service: Service):
    game = await party(service)
    ada, bob = game.people
    leaked = await bob.seat_link(game.table, "device")
    assert (await bob.post(await ada.seat_link(game.table, "invite", 2))).status == 303
    fresh = await bob.seat_link(game.table, "device")
    eve = Person(service, "Eve")
    assert ((await eve.get(leaked)).status, (await eve.post(leaked)).status) == (404, 404)
    assert (await eve.get(fresh)).status == 200


async def test_the_link_to_the_own_seat_stays_the_same(service: Service):
    """It may be written down to come back with."""
    game = await party(service)
    bob, phone = game.people[1], Person(service, "Bob")
    first = await bob.seat_link(game.table, "device")
    await service.restart()
    assert await bob.seat_link(game.table, "device") == first
    assert (await phone.post(first)).status == 303
    assert await phone.seat_link(game.table, "device") != first  # who has the link of one device cannot tell another's
    assert (await Person(service, "Bob").get(first)).status == 200


async def test_a_link_that_is_ended_while_it_is_used_gives_nothing(service: Service):
    game = await party(service)
    ada, bob = game.people
    leaked, eve = await bob.seat_link(game.table, "device"), Person(service, "Eve")
    await eve.get("/")
    used, ended = await asyncio.gather(eve.post(leaked), ada.do(game.table, "invite", {"seat": 2}))
    assert (used.status, ended.status) in ((404, 200), (303, 200))  # too late, or in time and then lost again
    assert game.live.seats_of(eve.device.id) == ()


async def test_a_second_host_can_invite_to_the_lobby_too(service: Service):
    ada, phone, cid = come(service, 3)
    table = await ada.open("open")
    assert (await phone.post(f"/l/{ada.device.link_secret(table, 'host')}")).status == 303
    join, watch = await phone.links(table)
    assert [(await cid.get(link)).status for link in (join, watch)] == [200, 200]
    assert (await cid.sit_down(join, 2)).status == 303


# --- seats that are lost in the middle of something


async def test_whoever_loses_the_seat_while_waiting_neither_sees_nor_does_anything(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    page, move = await bob.look(game.table), placements(game.live, 2)[0]
    before = await service.entries(game.table)
    async with game.live.lock:
        losing = asyncio.create_task(seating.reissue(game.live, ada.device, 2))
        await asyncio.sleep(0.05)
        paths = ("parts", "text?seat=2", "light?seat=2&part=centre")
        asked = [asyncio.create_task(bob.get(f"/t/{game.table}/{path}")) for path in paths]
        asked.append(asyncio.create_task(bob.do(game.table, "fork")))
        await page.send(t="do", id="too-late-1", actions=[move], version=page.state["version"])
        await page.send(t="undo", id="too-late-2", version=page.state["version"])
        await asyncio.sleep(0.05)
    await losing
    assert [(await task).status for task in asked] == [404, 404, 404, 404]
    assert [(await page.next("done"))["result"] for _ in range(2)] == ["stale", "stale"]
    assert await service.entries(game.table) == before


async def test_whoever_loses_the_seat_when_it_is_over_sees_nothing_of_the_end(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    await finish(game.live)
    async with game.live.lock:
        losing = asyncio.create_task(seating.reissue(game.live, ada.device, 2))
        await asyncio.sleep(0.05)
        asked = asyncio.create_task(bob.get(f"/t/{game.table}/end"))
        await asyncio.sleep(0.05)
    await losing
    assert (await asked).status == 404


# --- leaving


async def test_two_devices_of_one_seat_that_leave_at_once_leave_it_to_a_bot(service: Service):
    game = await party(service)
    bob, phone = game.people[1], Person(service, "phone")
    await phone.post(await bob.seat_link(game.table, "device"))
    await asyncio.gather(bob.do(game.table, "forget"), phone.do(game.table, "forget"))
    assert [holder for holder in game.live.holders if holder.seat == 2] == []
    assert game.live.is_bot(2)
    assert len(game.live.messages) == 1


async def test_the_role_of_the_host_never_goes_to_somebody_who_leaves_as_well(service: Service):
    game = await party(service, 3)
    ada, bob, _ = game.people
    await asyncio.gather(ada.do(game.table, "forget"), bob.do(game.table, "forget"))
    assert hosts(game) == ["Cid"]
    assert game.live.where(bob.device.id) is None


async def test_the_next_host_is_somebody_who_is_here(service: Service):
    game = await party(service, 4)
    ada, _, cid, dot = game.people
    for person in (dot, cid):
        await person.look(game.table)
    await ada.do(game.table, "forget")
    assert hosts(game) == ["Cid"]


async def test_whoever_was_the_host_is_it_no_more_by_the_old_link(service: Service):
    game = await party(service)
    ada = game.people[0]
    link = f"/l/{ada.device.link_secret(game.table, 'host')}"
    await ada.do(game.table, "forget")
    assert (await ada.post(link)).status == 404
    assert hosts(game) == ["Bob"]


async def test_a_host_whom_nobody_follows_can_come_back(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("random")
    await ada.do(table, "forget")
    assert (await ada.post(f"/l/{ada.device.link_secret(table, 'host')}")).status == 303
    assert (await service.live(table)).is_host(ada.device.id)


async def test_the_open_page_of_a_new_host_comes_again_as_that_of_the_host(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    page = await bob.look(game.table)
    await ada.do(game.table, "forget")
    assert (await page.next("curtain", "moved"))["t"] == "curtain"
    await page.close()
    again = await bob.look(game.table)
    assert "/delete" in await bob.menu(game.table)
    assert (await again.do("done"))["result"] == "applied"


# --- votes


async def test_only_those_who_are_here_decide_about_a_bot(service: Service):
    game = await party(service, 3)
    cid = game.people[2]
    await cid.look(game.table)
    for seat in (1, 2):
        assert (await cid.do(game.table, "vote", {"topic": f"bot:{seat}", "yes": 1})).status == 303
    assert [game.live.is_bot(seat) for seat in (1, 2, 3)] == [True, True, False]


async def test_a_vote_is_settled_when_the_last_one_who_was_asked_goes_away(service: Service):
    game = await party(service, 4)
    ada, bob, cid, _ = game.people
    pages = [await person.look(game.table) for person in (ada, bob, cid)]
    for person in (bob, cid):
        await person.do(game.table, "vote", {"topic": "bot:4", "yes": 1})
    assert "Ada" in (await bob.parts(game.table))["proposals"]  # is waited for
    assert not game.live.is_bot(4)
    await pages[0].close()
    assert game.live.is_bot(4)
    assert game.live.votes == ()


async def test_while_nobody_is_asked_nothing_is_decided(service: Service):
    game = await party(service, 3)
    ada, bob, _ = game.people
    pages = [await person.look(game.table) for person in (bob, ada)]
    await bob.do(game.table, "vote", {"topic": "bot:3", "yes": 1})
    for page in pages:
        await page.close()
    assert not game.live.is_bot(3)


async def asked_to_go_back(service: Service) -> Party:
    """Three people of whom two have agreed to go back."""
    game = await party(service, 3, must_draw="free")
    ada, bob, _ = game.people
    await (await ada.look(game.table)).do("done")
    await ada.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    await bob.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    assert not await has_gone_back(service, game)
    return game


async def has_gone_back(service: Service, game: Party) -> bool:
    return (await service.entries(game.table))[-1].kind == "rewind"


async def test_all_others_go_back_when_the_last_one_who_was_asked_leaves(service: Service):
    game = await asked_to_go_back(service)
    await game.people[2].do(game.table, "forget")
    assert await has_gone_back(service, game)
    assert game.live.votes == ()


async def test_all_others_go_back_when_a_bot_stands_in_for_the_last_one(service: Service):
    game = await asked_to_go_back(service)
    await game.people[0].do(game.table, "standin", {"seat": 3})
    assert await has_gone_back(service, game)


async def test_whoever_asked_and_leaves_asks_no_more(service: Service):
    game = await asked_to_go_back(service)
    await game.people[0].do(game.table, "forget")
    assert game.live.votes == ()
    assert not await has_gone_back(service, game)


async def test_no_vote_outlives_the_game(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, _ = game.people
    for person in (ada, bob):
        await person.look(game.table)
    await bob.do(game.table, "vote", {"topic": "bot:3", "yes": 1})
    await finish(game.live)
    assert game.live.votes == ()
    assert await service.read(lambda connection: rows.votes(connection, game.table)) == []
    assert "<form" not in (await ada.parts(game.table))["proposals"]


async def test_whoever_is_replaced_by_a_bot_is_not_offered_to_ask_back(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, _ = game.people
    await game.live.play(2, ("done",), None, None)
    assert 'value="rewind"' in await bob.menu(game.table)
    await ada.do(game.table, "standin", {"seat": 2})
    assert 2 not in position(game.live).actors
    assert 'value="rewind"' not in await bob.menu(game.table)


# --- several people on one device


async def test_all_people_of_the_device_are_here_and_can_be_renamed_in_the_lobby(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("same", "open")
    page = (await ada.get(f"/t/{table}")).text
    mine = [row for row in re.findall(r"<li.*?</li>", page, re.DOTALL) if "On this device" in row]
    assert len(mine) == 2
    assert "Away" not in page
    assert ["/remove" in row for row in mine] == [False, True]
    for seat, row in enumerate(mine, 1):
        assert f'<input type="hidden" name="seat" value="{seat}">' in row.split("/name")[1]
    assert (await ada.do(table, "name", {"seat": 2, "name": "Bea"})).status == 303
    assert (await service.live(table)).chair(2).name == "Bea"
    assert ada.cookies["name"] == "Ada"  # is still what this device offers the next time


async def test_only_what_every_device_of_a_seat_holds_is_called_its_own(service: Service):
    ada, phone = come(service)
    table = await ada.open("same", "open")
    await phone.post(await ada.seat_link(table, "device"))
    page = (await phone.get(f"/t/{table}")).text
    assert page.count("On this device") == 1  # the other person can be renamed elsewhere
