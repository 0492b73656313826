"""Who plays a seat while a game runs: absent people, other devices, spectators, several people on one device."""

import re

import pytest

from tests.server import stored
from tests.server.people import Person, come, finish, onlooker, party, placements
from tests.server.service import GAME, Service
from whistlestop.games import levels
from whistlestop.server import admin, limits
from whistlestop.server.access import replay_secret
from whistlestop.server.attendance import Where
from whistlestop.server.store import rows
from whistlestop.words import say

pytestmark = pytest.mark.anyio


# --- somebody is away


async def test_the_host_lets_a_bot_play_for_somebody(service: Service):
    game = await party(service, 3)
    ada, bob, cid = game.people
    move = placements(game.live, 2)[0]
    assert (await cid.do(game.table, "standin", {"seat": 2})).status == 403
    assert (await ada.do(game.table, "standin", {"seat": 2})).status == 303
    jobs = await service.read(lambda connection: stored.jobs(connection, game.table))
    assert [(job.kind, job.seat) for job in jobs] == [("bot", 2)]
    page = await bob.look(game.table)
    assert not page.state["yourTurn"]
    assert (await page.do(move))["sentence"].startswith("A bot plays for you")
    assert "A bot plays for" in (await bob.parts(game.table))["chat.1"]
    assert (await bob.do(game.table, "takeback")).status == 303
    assert (await page.do(move))["result"] == "applied"


async def test_nobody_who_is_there_is_replaced_by_a_bot(service: Service):
    game = await party(service, 3)
    ada, bob, cid = game.people
    page = await bob.look(game.table)
    refused = await ada.do(game.table, "standin", {"seat": 2})
    assert refused.status == 400
    assert "Bob is here" in refused.text
    assert (await cid.do(game.table, "vote", {"topic": "bot:2", "yes": 1})).status == 400
    assert (game.live.chair(2).stand_in, game.live.votes, game.live.messages) == (None, (), ())
    assert await service.read(lambda connection: stored.jobs(connection, game.table)) == []
    await page.close()
    assert (await ada.do(game.table, "standin", {"seat": 2})).status == 303


async def test_a_bot_stands_in_for_people_of_a_running_game_alone(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", "random", must_draw="free")
    assert (await ada.do(table, "standin", {"seat": 2})).status == 400
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    await ada.do(table, "start")
    assert (await ada.do(table, "standin", {"seat": 3})).status == 400
    assert (await ada.do(table, "standin", {"seat": 4})).status == 404
    assert (await ada.do(table, "standin", {"seat": 2, "level": "genius"})).status == 404
    await finish(await service.live(table))
    assert (await ada.do(table, "standin", {"seat": 2})).status == 400
    assert (await service.live(table)).chair(2).stand_in is None


async def test_the_others_vote_for_a_bot(service: Service):
    game = await party(service, 4)
    ada, bob, cid, dot = game.people
    for person in (ada, bob, cid):
        await person.look(game.table)
    assert (await bob.do(game.table, "vote", {"topic": "bot:4", "yes": 1})).status == 303
    assert (await dot.do(game.table, "vote", {"topic": "bot:4", "yes": 1})).status == 403  # it is about her
    assert (await cid.do(game.table, "vote", {"topic": "bot:4", "yes": 1})).status == 303
    assert game.live.chair(4).stand_in is None
    assert (await ada.do(game.table, "vote", {"topic": "bot:4", "yes": 1})).status == 303
    assert game.live.chair(4).stand_in == levels(GAME)[-1]
    assert game.live.votes == ()
    page = await dot.look(game.table)
    assert not page.state["yourTurn"]
    assert (await dot.do(game.table, "takeback")).status == 303
    await page.rest()
    assert page.state["yourTurn"]


async def test_a_vote_for_a_bot_ends_when_the_person_comes_back(service: Service):
    game = await party(service, 3)
    ada, bob, cid = game.people
    theirs = await ada.look(game.table)
    await bob.do(game.table, "vote", {"topic": "bot:3", "yes": 1})
    await bob.look(game.table)  # whoever else comes ends nothing
    assert [vote.topic for vote in game.live.votes] == ["bot:3"]
    assert "Let a bot play for" in (await ada.parts(game.table))["proposals"]
    page = await cid.look(game.table)
    assert await service.read(lambda connection: rows.votes(connection, game.table)) == []
    assert "Let a bot play for" not in (await ada.parts(game.table))["proposals"]
    assert any("proposals" in frame.get("parts", {}) for frame in await theirs.rest())
    await page.close()
    await ada.do(game.table, "vote", {"topic": "bot:3", "yes": 1})
    assert game.live.chair(3).stand_in is None  # the old yes does not count any more


async def test_one_no_ends_a_vote(service: Service):
    game = await party(service, 3)
    ada, bob, _ = game.people
    for person in (ada, bob):
        await person.look(game.table)
    await bob.do(game.table, "vote", {"topic": "bot:3", "yes": 1})
    await ada.do(game.table, "vote", {"topic": "bot:3", "yes": 0})
    assert game.live.votes == ()
    await ada.do(game.table, "vote", {"topic": "bot:3", "yes": 1})
    assert game.live.chair(3).stand_in is None


@pytest.mark.parametrize(
    "topic", ["bot:9", "bot:", "bot:02", "bot:２", "bot:-1", "rain", "rewind:", "rewind:1", "", "bot"]
)
async def test_there_is_nothing_else_to_vote_on(service: Service, topic: str):
    game = await party(service, 3)
    assert (await game.people[0].do(game.table, "vote", {"topic": topic, "yes": 1})).status == 400
    assert await service.read(lambda connection: rows.votes(connection, game.table)) == []


async def test_a_bot_that_plays_cannot_be_voted_in(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", "random")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    await ada.do(table, "start")
    assert (await ada.do(table, "vote", {"topic": "bot:3", "yes": 1})).status == 400
    assert await service.read(lambda connection: rows.votes(connection, table)) == []


# --- other devices


async def test_a_seat_goes_on_on_another_device(service: Service):
    game = await party(service)
    bob = game.people[1]
    phone = Person(service, "phone")
    link = await bob.seat_link(game.table, "device")
    door = (await phone.get(link)).text
    assert "Bob" in door
    assert (await phone.get(f"/t/{game.table}")).status == 404  # a look changes nothing
    assert (await phone.post(link)).goes_to == f"/t/{game.table}"
    there, here = await phone.look(game.table), await bob.look(game.table)
    assert (await there.do(placements(game.live, 2)[0]))["result"] == "applied"
    await here.rest()
    assert here.state["version"] == there.state["version"] == [1, 1]
    assert not (await service.live(game.table)).is_host(phone.device.id)


async def test_the_own_link_brings_a_seat_back_from_a_bot(service: Service):
    game = await party(service)
    ada, bob = game.people
    link = await bob.seat_link(game.table, "device")
    await ada.do(game.table, "standin", {"seat": 2})
    phone = Person(service, "phone")
    await phone.post(link)
    assert game.live.chair(2).stand_in is None


async def test_only_the_own_seat_has_a_link(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    _, watch = await ada.links(table)
    await bob.watch(watch)
    assert (await bob.do(table, "device")).status == 404
    assert (await bob.do(table, "invite", {"seat": 1})).status == 403


async def test_a_seat_given_to_somebody_else_is_closed_to_whoever_had_it(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    own = await bob.seat_link(game.table, "device")
    page = await bob.look(game.table)
    move = placements(game.live, 2)[0]
    link = await ada.seat_link(game.table, "invite", 2)
    assert (await page.next("moved"))["to"] == "/?seat=lost"
    assert (await bob.get(f"/t/{game.table}")).status == 404
    assert (await bob.get(f"/t/{game.table}/parts")).status == 404
    assert (await Person(service, "thief").post(own)).status == 404  # the old link is none any more
    before = await service.entries(game.table)
    assert (await page.do(move))["result"] == "stale"
    assert (await page.undo())["result"] == "stale"
    assert "sentence" in await page.ask(move)
    assert "sentence" in await page.say("I am still here")
    await page.send(t="hello", drawing=game.live.showing.drawing(next(iter(game.live.viewers)).key).name)
    assert (await page.next("welcome", "resync", "curtain"))["t"] == "curtain"
    assert await service.entries(game.table) == before
    fay = Person(service, "Fay")
    assert (await fay.post(link)).status == 303
    assert (await (await fay.look(game.table)).do(move))["result"] == "applied"
    assert (await page.rest()) == []  # and the one who was sent away hears nothing more


WHY = "a new link to your seat at a table"


async def test_who_loses_a_seat_to_somebody_else_reads_why(service: Service):
    game = await party(service, 3)
    ada, bob, cid = game.people
    page, other = await bob.look(game.table), await cid.look(game.table)
    await ada.seat_link(game.table, "invite", 2)
    assert WHY in (await bob.get((await page.next("moved"))["to"])).text
    assert WHY not in (await bob.get("/")).text
    assert all(frame["t"] != "moved" for frame in await other.rest())


async def test_who_leaves_a_table_knows_why(service: Service):
    """Also where the seat was given to them by a new link before."""
    game = await party(service)
    ada, bob = game.people
    link = await ada.seat_link(game.table, "invite", 2)
    assert (await bob.post(link)).status == 303
    page = await bob.look(game.table)
    await bob.do(game.table, "forget")  # in another tab
    assert (await page.next("moved"))["to"] == "/"


async def test_everybody_hears_that_a_seat_is_given_to_somebody_else(service: Service):
    game = await party(service, 3)
    ada, _, cid = game.people
    page = await cid.look(game.table)
    await ada.seat_link(game.table, "invite", 2)
    (heard,) = [frame["parts"]["chat.1"] for frame in await page.rest() if "chat.1" in frame.get("parts", {})]
    assert "a new link to the seat of <b>Bob</b>" in heard
    assert len(game.live.messages) == 1


# --- spectators


async def test_spectators_look_and_can_do_nothing(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, watch = await ada.links(table)
    await bob.sit_down(join, 2)
    await ada.do(table, "start")
    eve = Person(service, "Eve")
    assert (await eve.get(watch)).status == 200
    assert (await eve.get(f"/t/{table}")).status == 404
    await eve.watch(watch)
    page, live = await eve.look(table), await service.live(table)
    assert (page.state["yourTurn"], page.state["offers"]) == (False, {})
    before = await service.entries(table)
    move = placements(live, 1)[0]
    assert (await page.do(move, version=[1, 0]))["result"] == "refused"
    assert (await page.undo(version=[1, 0]))["result"] == "refused"
    assert "sentence" in await page.ask(move)
    assert (await page.say("psst"))["result"] == "refused"
    deeds = (
        "start",
        "bot",
        "fill",
        "remove",
        "delete",
        "open",
        "standin",
        "invite",
        "device",
        "vote",
        "withdraw",
        "fork",
    )
    for deed in deeds:
        answer = await eve.do(table, deed, {"seat": 1, "level": "random", "topic": "bot:1", "name": "x"})
        assert answer.status in (400, 403, 404), deed
    assert (await eve.do(table, "takeback")).status == 303  # of nothing
    assert await service.entries(table) == before
    assert (live.messages, live.votes) == ((), ())


async def test_whoever_has_stopped_watching_is_a_stranger(service: Service):
    ada, eve = come(service)
    table = await ada.open("open")
    _, watch = await ada.links(table)
    await eve.watch(watch)
    page = await eve.look(table)
    assert (await eve.do(table, "leave")).goes_to == "/"
    assert (await page.next("moved"))["to"] == "/"
    assert (await eve.get(f"/t/{table}")).status == 404


# --- several people on one device


async def test_two_people_on_one_device_take_turns_behind_a_curtain(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("same", must_draw="free")
    live = await service.live(table)
    device = ada.device.id
    assert live.where(device) == Where(1, is_curtain=True)
    secret = placements(live, 1)[0]
    assert (await ada.get(f"/t/{table}/parts")).status == 404  # nothing is shown beside the curtain
    assert (await ada.get(f"/t/{table}/light?seat=1")).status == 404
    closed = ada.socket(table)
    assert (await closed.next())["t"] == "curtain"
    await closed.until_closed()

    assert (await ada.do(table, "open", {"seat": 1})).goes_to == f"/t/{table}"
    assert live.where(device) == Where(1)
    page = await ada.look(table)
    await page.do(secret)
    assert live.where(device) == Where(1)  # as long as there is something to do
    await page.do("done")
    assert page.is_sent_away
    assert live.where(device) == Where(2, is_curtain=True)
    await page.close()

    curtain = (await ada.get(f"/t/{table}")).text
    assert 'id="boards"' not in curtain
    assert f'action="/t/{table}/open"' in curtain
    await ada.do(table, "open", {"seat": 2})
    page = await ada.look(table)
    assert page.state["version"] == [1, 0]
    await page.do("done")
    assert live.where(device) == Where(2)  # whoever has the device begins the next round
    assert page.state["yourTurn"]
    await page.do("done")
    assert page.is_sent_away
    assert live.where(device) == Where(1, is_curtain=True)


async def test_a_page_behind_the_curtain_can_do_nothing(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("same", must_draw="free")
    await ada.do(table, "open", {"seat": 1})
    page = await ada.look(table)
    await page.do("done")
    before = await service.entries(table)
    assert (await page.do("done"))["result"] == "stale"
    assert (await page.undo())["result"] == "stale"
    assert await service.entries(table) == before


async def test_three_people_on_one_device_one_elsewhere_and_a_bot(service: Service):
    ada, bob = come(service)
    table = await ada.open("open", "same", "random", "same", must_draw="free")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    await ada.do(table, "start")
    live, device = await service.live(table), ada.device.id

    async def done(seat: int) -> None:
        assert (await live.play(seat, ("done",), None, None)).result == "applied"

    assert live.where(bob.device.id) == Where(2)
    assert live.where(device) == Where(1, is_curtain=True)
    await ada.do(table, "open", {"seat": 3})  # anybody may begin
    assert live.where(device) == Where(3)
    assert (await ada.do(table, "open", {"seat": 2})).status == 403
    await done(3)
    assert live.where(device) == Where(5, is_curtain=True)  # the next one round the table
    await ada.do(table, "open", {"seat": 5})
    await done(5)
    assert live.where(device) == Where(1, is_curtain=True)
    await ada.do(table, "open", {"seat": 1})
    await done(1)
    assert live.where(device) == Where(None)  # only Bob and the bot are left: everybody may look on
    page = await ada.look(table)
    assert not page.state["yourTurn"]
    await done(2)
    assert live.where(device) == Where(None)
    await done(4)
    await page.next("curtain")
    assert live.where(device) == Where(1)  # who had the device last begins the next round


async def test_a_bot_in_for_somebody_on_a_shared_device_is_left_out(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("same", "same", must_draw="free")
    live, device = await service.live(table), ada.device.id
    await ada.do(table, "open", {"seat": 1})
    await ada.look(table)  # which counts for all who share the device: whoever holds it decides
    assert (await ada.do(table, "standin", {"seat": 2})).status == 303
    await live.play(1, ("done",), None, None)
    assert live.where(device) == Where(3, is_curtain=True)


async def test_when_it_is_over_no_curtain_hangs(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("same", must_draw="free")
    live = await service.live(table)
    await finish(live)
    assert live.where(ada.device.id) == Where(1)
    assert (await ada.start_of(table))["state"]["over"]


# --- since you were last here


def fresh_lines(parts: dict[str, str]) -> list[str]:
    """The ids of log lines that are marked as new."""
    return [id for id, markup in parts.items() if id.startswith("log.") and 'class="new"' in markup]


async def test_what_happened_while_somebody_was_away_is_marked(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    page = await bob.look(game.table)
    known = len([id for id in await bob.parts(game.table) if id.startswith("log.")])
    assert fresh_lines(await bob.parts(game.table)) == []  # the first time everything is new
    await page.close()
    await game.live.play(1, ("done",), None, None)
    await bob.look(game.table)
    parts = await bob.parts(game.table)
    lines = [id for id in parts if id.startswith("log.")]
    assert len(lines) > known
    assert fresh_lines(parts) == lines[known:]
    assert fresh_lines(await ada.parts(game.table)) == []  # nobody else sees the marks


async def test_marks_are_kept_when_the_server_starts_again(service: Service):
    game = await party(service, must_draw="free")
    bob = game.people[1]
    page = await bob.look(game.table)
    await page.close()
    await game.live.play(1, ("done",), None, None)
    await service.restart()
    await bob.get(f"/t/{game.table}")
    assert fresh_lines(await bob.parts(game.table)) != []


async def test_whoever_has_read_all_finds_nothing_new(service: Service):
    game = await party(service, must_draw="free")
    bob = game.people[1]
    page = await bob.look(game.table)
    await game.live.play(1, ("done",), None, None)
    await page.rest()
    await page.close()
    await bob.look(game.table)
    assert fresh_lines(await bob.parts(game.table)) == []


# --- what the table itself says


def log_of(parts: dict[str, str]) -> list[str]:
    return [re.sub("<[^>]+>", "", markup) for id, markup in parts.items() if id.startswith("log.")]


async def test_what_the_table_says_stands_in_the_log_where_it_happened(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, _ = game.people
    eve = await onlooker(game)
    await game.live.play(2, (placements(game.live, 2)[0],), None, None)  # which the others do not see yet
    await ada.do(game.table, "standin", {"seat": 3})
    for seat in (2, 1, 3):
        await game.live.play(seat, ("done",), None, None)
    await ada.seat_link(game.table, "invite", 3)

    logs = [log_of(await person.parts(game.table)) for person in (ada, bob, eve)]
    for log in logs:
        stands_in, reissued = (next(i for i, line in enumerate(log) if text in line) for text in ("A bot", "new link"))
        assert stands_in < len(log) - 3
        assert reissued == len(log) - 1
    as_told = [line.replace("You finish", "Ada finishes") for line in logs[0]]
    assert as_told == logs[2]  # she has done nothing that a spectator does not see
    assert logs[1].index("A bot plays for Cid for now.") > logs[0].index("A bot plays for Cid for now.")
    await service.restart()
    assert [log_of(await person.parts(game.table)) for person in (ada, bob, eve)] == logs


async def test_a_table_cannot_be_made_to_say_things_without_end(service: Service):
    game = await party(service)
    ada = game.people[0]
    answers = [
        (await ada.do(game.table, "invite", {"seat": 2})).status for _ in range(limits.RATES["notice"].burst + 5)
    ]
    assert (answers[0], answers[-1]) == (200, 429)
    assert len(game.live.messages) == answers.count(200) <= limits.RATES["notice"].burst + 1


async def test_whoever_leaves_and_comes_back_again_and_again_has_to_wait(service: Service):
    game = await party(service)
    ada, bob = game.people
    link = await bob.seat_link(game.table, "device")
    often = limits.RATES["notice"].burst
    for _ in range(often):
        assert (await bob.do(game.table, "forget")).status == (await bob.post(link)).status == 303
    assert (await bob.do(game.table, "forget")).status == 429
    assert len(game.live.messages) == 2 * often
    assert (await ada.do(game.table, "invite", {"seat": 2})).status == 200  # what the host may do is not used up by it


async def test_a_bot_that_is_let_in_twice_is_told_of_once(service: Service):
    game = await party(service)
    answers = [await game.people[0].do(game.table, "standin", {"seat": 2}) for _ in range(2)]
    assert [answer.status for answer in answers] == [303, 400]
    assert [notice.id for notice in game.live.notices] == ["server-stands-in"]


async def test_whoever_may_not_let_a_table_say_something_uses_up_nothing_of_it(service: Service):
    game = await party(service)
    ada, bob = game.people
    for deed in ("invite", "standin"):
        answers = [
            (await bob.do(game.table, deed, {"seat": 2})).status for _ in range(limits.RATES["notice"].burst + 5)
        ]
        assert set(answers) == {403}
    assert (await ada.do(game.table, "invite", {"seat": 2})).status == 200


async def test_what_the_table_says_is_no_part_of_the_game(service: Service):
    game = await party(service, must_draw="free")
    ada = game.people[0]
    before = await service.entries(game.table)
    await ada.do(game.table, "standin", {"seat": 2})
    assert await service.entries(game.table) == before
    await finish(game.live)
    assert "A bot plays" in "".join(log_of(await ada.parts(game.table)))
    assert "stands-in" not in (await ada.get(f"/t/{game.table}/file")).text
    replay = f"/r/{replay_secret(game.live.row.seed, game.live.row.nonce)}"
    assert "A bot plays" not in (await ada.get(replay)).text


# --- presence


async def test_everybody_sees_who_is_there(service: Service):
    game = await party(service)
    ada, bob = game.people
    mine = await ada.look(game.table)
    without = await ada.parts(game.table)
    theirs = await bob.look(game.table)
    assert await mine.rest() != []
    assert game.live.present() == {1, 2}
    assert await ada.parts(game.table) != without
    await theirs.close()
    assert await mine.rest() != []
    assert game.live.present() == {1}
    assert await ada.parts(game.table) == without


# --- who says nothing


async def refused_to_speak(person: Person, table: str) -> bool:
    page = await person.look(table)
    told = await page.say("I have something to say")
    await page.close()
    return (told["result"], told.get("sentence")) == ("refused", say("en", "server-muted"))


async def test_who_is_muted_says_nothing_at_another_seat_or_in_the_rematch(service: Service):
    ada, bob = Person(service, "Ada"), Person(service, "Bob")
    table = await ada.open("open", "open", must_draw="free")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    await admin.mute(service.hub.store, table, 2, is_muted=True)
    await (await service.live(table)).follow()
    assert await refused_to_speak(bob, table)
    await bob.do(table, "leave", {"seat": 2})
    await bob.sit_down(join, 3)
    assert await refused_to_speak(bob, table)
    cid = Person(service, "Cid")
    await cid.sit_down(join, 2)
    assert not await refused_to_speak(cid, table)  # the seat is another's now
    await ada.do(table, "start")
    await finish(await service.live(table))
    following = (await bob.do(table, "rematch")).goes_to.removeprefix("/t/")
    assert await refused_to_speak(bob, following)
    await admin.mute(service.hub.store, following, 3, is_muted=False)
    await (await service.live(following)).follow()
    assert not await refused_to_speak(bob, following)


async def test_whoever_comes_to_a_muted_seat_is_muted_on_every_device(service: Service):
    game = await party(service)
    bob = game.people[1]
    link = await bob.seat_link(game.table, "device", 2)
    await admin.mute(service.hub.store, game.table, 2, is_muted=True)
    await game.live.follow()
    tablet = Person(service, "Bob")  # or the same browser without its cookies
    await tablet.post(link)
    assert await refused_to_speak(tablet, game.table)
    assert not await refused_to_speak(game.people[0], game.table)
