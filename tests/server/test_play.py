"""Playing over the socket: commands and their answers, previews, chat, and pages that stay or come up to date."""

import asyncio
import dataclasses
import json
import random
import re
import threading
from typing import Any

import pytest

from tests.helpers import choose
from tests.server.document import Document, whole
from tests.server.people import Party, Person, come, onlooker, party, placements, position
from tests.server.service import Page, Service
from whistlestop.core.table import Did
from whistlestop.server import limits, protocol, scenes, sockets
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.rows import Connection, EntryRow, MessageRow

pytestmark = pytest.mark.anyio


def cells(live: Live, seat: int, viewer: int | None = None) -> list[str]:
    """What a seat has drawn, as itself or somebody else sees it."""
    board = position(live).view(viewer or seat).boards[seat - 1]
    return [sides for sides in board.cells if sides]


async def texts(service: Service, table: str) -> list[tuple[str, int | None, str]]:
    """The log in the database."""
    return [(entry.kind, entry.seat, entry.text) for entry in await service.entries(table)]


async def two_moves(game: Party, seat: int) -> tuple[str, str]:
    """Two drawings, both legal at once, on different cells: the second does not need the first."""
    first = placements(game.live, seat)[0]
    table = position(game.live)
    after = table.game.apply(table.state, seat, table.game.notation.parse_action(first)).state
    later = [table.game.notation.format_action(action) for action in table.game.legal(after, seat)]
    second = next(text for text in placements(game.live, seat) if text in later and text[:2] != first[:2])
    return first, second


# --- acting and taking back


async def test_a_move_is_stored_and_then_shown(service: Service):
    game = await party(service)
    ada, bob = await game.pages()
    move = placements(game.live, 1)[0]
    seen = len(bob.frames)
    assert await ada.do(move, id="my-own-id") == {"t": "done", "id": "my-own-id", "result": "applied"}
    entry = (await service.entries(game.table))[-1]
    assert (entry.kind, entry.seat, entry.text, entry.client) == ("do", 1, move, "my-own-id")
    kinds = [bytes(frame).split(b'"')[3] for frame in ada.frames[-2:]]
    assert kinds == [b"patch", b"done"]  # the page is up to date before it hears that it is
    assert ada.state["version"] == [1, 1]
    assert list(ada.state["pencil"]) == [move[:2]]
    await bob.rest()
    assert len(bob.frames) == seen  # nobody else may know


async def test_several_actions_are_all_done_or_none(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    first, second = await two_moves(game, 1)
    before = await texts(service, game.table)
    refused = await ada.do(first, second, second)  # the cell is taken by then
    assert (refused["result"], refused["rule"]) == ("refused", "RI-2.2")
    assert await texts(service, game.table) == before
    assert ada.state["version"] == [1, 0]
    assert (await ada.do(first, second))["result"] == "applied"
    assert await texts(service, game.table) == [*before, ("do", 1, first), ("do", 1, second)]
    assert ada.state["version"] == [1, 2]


async def test_nothing_may_follow_the_end_of_a_round_in_one_go(service: Service):
    game = await party(service, 1, must_draw="free")
    (ada,) = await game.pages()
    before = await texts(service, game.table)
    assert (await ada.do("done", "done"))["result"] == "stale"
    assert await texts(service, game.table) == before


async def test_undo_takes_back_step_by_step_or_all_at_once(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    first, second = await two_moves(game, 1)
    await ada.do(first)
    await ada.do(second)
    assert (await ada.undo())["result"] == "applied"
    assert ada.state["pencil"] == {first[:2]: 1}
    await ada.do(second)
    assert (await ada.undo(count=2))["result"] == "applied"
    assert not ada.state["canUndo"]
    await ada.do(first)
    await ada.do(second)
    assert (await ada.undo(count=0))["result"] == "applied"  # the whole turn
    assert (await texts(service, game.table))[-1][0] == "restart"
    assert cells(game.live, 1) == []
    assert ada.state["version"] == [1, 0]
    refused = await ada.undo()
    assert refused["result"] == "refused"
    assert refused["sentence"]


async def test_an_earlier_drawing_is_taken_back_and_the_later_one_stays(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    first, second = await two_moves(game, 1)
    await ada.do(first, second)
    assert ada.state["pencil"] == {first[:2]: 2, second[:2]: 1}
    assert (await ada.undo(count=2, keep=True))["result"] == "applied"
    assert ada.state["pencil"] == {second[:2]: 1}
    assert cells(game.live, 1) == [second[3:]]


async def test_undo_of_more_than_there_is_changes_nothing(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    first, second = await two_moves(game, 1)
    await ada.do(first, second)
    log, frames = await texts(service, game.table), len(ada.frames)
    parts = (await game.people[0].get(f"/t/{game.table}/parts")).json
    for keep in (False, True):
        assert (await ada.undo(count=5, keep=keep))["result"] == "refused"
    assert (await game.people[0].get(f"/t/{game.table}/parts")).json == parts
    assert await texts(service, game.table) == log
    assert len(ada.frames) == frames + 2  # the two answers
    assert (await ada.undo())["result"] == "applied"


async def test_what_is_confirmed_cannot_be_taken_back(service: Service):
    game = await party(service, must_draw="free")
    ada, _ = await game.pages()
    await ada.do("done")
    refused = await ada.undo()
    assert refused["result"] == "refused"
    assert "rule" not in refused or refused["rule"] == "undo"


# --- sent twice


async def test_what_is_sent_twice_is_done_once(service: Service):
    game = await party(service, must_draw="free")
    ada, _ = await game.pages()
    move = placements(game.live, 1)[0]
    await ada.do(move, id="sent-twice")
    before = await texts(service, game.table)
    version = ada.state["version"]
    assert (await ada.do(move, id="sent-twice", version=[1, 0]))["result"] == "duplicate"
    await service.forget(game.table)  # what the table has in memory is not what it knows this from
    ada = await game.people[0].look(game.table)
    assert (await ada.do(move, id="sent-twice", version=[1, 0]))["result"] == "duplicate"
    await service.restart()
    ada = await game.people[0].look(game.table)
    assert (await ada.do(move, id="sent-twice", version=[1, 0]))["result"] == "duplicate"
    assert (await ada.undo(id="sent-twice"))["result"] == "duplicate"
    assert await texts(service, game.table) == before
    assert ada.state["version"] == version


async def test_what_is_sent_twice_at_once_is_done_once(service: Service):
    game = await party(service)
    pages = [await game.people[0].look(game.table) for _ in range(3)]
    move = placements(game.live, 1)[0]
    done = await asyncio.gather(*[page.do(move, id="the-same", version=[1, 0]) for page in pages])
    assert sorted(answer["result"] for answer in done) == ["applied", "duplicate", "duplicate"]
    assert len(await service.entries(game.table)) == 2


async def test_what_was_done_stays_done_whatever_has_happened_since(service: Service):
    """The answer was lost; when the page asks again, a bot plays for its person."""
    game = await party(service, must_draw="free")
    _, bob = await game.pages()
    await bob.do("done", id="last-word")
    await bob.close()
    await game.people[0].do(game.table, "standin", {"seat": 2})
    bob = await game.people[1].look(game.table)
    assert (await bob.do("done", id="last-word", version=[1, 0]))["result"] == "duplicate"
    assert (await bob.do("done", id="next-word"))["result"] == "refused"


# --- stale


async def test_whoever_decides_on_an_old_position_gets_the_new_one_first(service: Service):
    """One seat on two devices: both act at once."""
    game = await party(service)
    here, there = await game.people[0].look(game.table), await game.people[0].look(game.table)
    first, second = await two_moves(game, 1)
    done = await asyncio.gather(here.do(first, version=[1, 0]), there.do(second, version=[1, 0]))
    assert [answer["result"] for answer in done] == ["applied", "stale"]
    assert done[1]["sentence"]
    assert there.state["version"] == [1, 1]
    assert first[:2] in there.state["pencil"]
    assert (await there.do(second))["result"] == "applied"


async def test_what_others_do_makes_nothing_stale(service: Service):
    game = await party(service)
    ada, bob = await game.pages()
    move = placements(game.live, 1)[0]
    await bob.do(placements(game.live, 2)[0])
    await bob.do(placements(game.live, 2)[0])
    await bob.undo()
    assert (await ada.do(move, version=[1, 0]))["result"] == "applied"


async def by_another_process(
    service: Service, table: str, seat: int, text: str, client: str = "from-elsewhere"
) -> None:
    """Append to the log what this process does not know of."""
    number = len(await service.entries(table)) + 1
    entry = EntryRow(table, number, seat, "do", text, client, service.hub.now())
    await service.hub.store.write(lambda connection: rows.append(connection, table, [entry]))


async def test_a_move_of_another_process_comes_before_the_own(service: Service):
    game = await party(service)
    ada, bob = await game.pages()
    move, other = placements(game.live, 1)[0], placements(game.live, 2)[0]
    await by_another_process(service, game.table, 2, other)
    assert (await ada.do(move))["result"] == "applied"
    assert [entry.text for entry in await service.entries(game.table)][1:] == [other, move]
    await bob.rest()
    assert bob.state["version"] == [1, 1]  # who had not heard of it has now


async def test_what_another_process_has_made_stale_is_shown(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    first, second = await two_moves(game, 1)
    await by_another_process(service, game.table, 1, first)
    assert (await ada.do(second, version=[1, 0]))["result"] == "stale"
    assert ada.state["version"] == [1, 1]
    assert first[:2] in ada.state["pencil"]


async def test_what_another_process_has_done_already_is_not_done_again(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    move = placements(game.live, 1)[0]
    await by_another_process(service, game.table, 1, move, "resent")
    assert (await ada.do(move, id="resent-again-0"))["result"] == "stale"
    await by_another_process(service, game.table, 1, placements(game.live, 1)[0], "resent-too")
    assert (await ada.do(placements(game.live, 1)[0], id="resent-too"))["result"] == "duplicate"
    assert ada.state["version"] == [1, 2]


# --- the store fails


async def test_what_could_not_be_stored_has_not_happened(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    game = await party(service, must_draw="free")
    ada, _ = await game.pages()
    before = (await game.people[1].get(f"/t/{game.table}/parts")).json

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(rows, "append", fail)
        await ada.send(t="do", id="not-stored", actions=["done"], version=[1, 0])
        assert await ada.until_closed() == 1011
    caplog.clear()
    assert [frame for frame in ada.frames if b"not-stored" in frame] == []  # nobody says that it was done
    await ada.close()
    after = (await game.people[1].get(f"/t/{game.table}/parts")).json
    assert after["parts"]["board-1"] == before["parts"]["board-1"]
    assert after["state"] == before["state"]
    ada = await game.people[0].look(game.table)
    assert ada.state["yourTurn"]
    assert (await ada.do("done", id="not-stored"))["result"] == "applied"


# --- refused


async def test_an_illegal_move_is_refused_with_rule_and_sentence(service: Service):
    game = await party(service)
    game.people[1].extra["accept-language"] = "uk"
    ada, bob = await game.pages()
    before = await texts(service, game.table)
    answers = [await page.do("D4 hhhh") for page in (ada, bob)]
    assert [(answer["result"], answer["rule"][:3]) for answer in answers] == [("refused", "RI-")] * 2
    assert answers[0]["sentence"] != answers[1]["sentence"]  # each in the own language
    assert any("а" <= sign <= "я" for sign in answers[1]["sentence"])
    assert await texts(service, game.table) == before


@pytest.mark.parametrize("text", ["", "C3", "Z9 hh--", "C3 hhhhh", "draw a line", "take 1", "meteor up", "x" * 4000])
async def test_what_is_no_move_is_refused_in_words(service: Service, text: str):
    game = await party(service)
    ada, _ = await game.pages()
    answer = await ada.do(text)
    assert answer["result"] == "refused"
    assert 10 < len(answer["sentence"]) < 300
    assert len(await service.entries(game.table)) == 1


async def test_whoever_is_not_asked_cannot_act(service: Service):
    game = await party(service, draft=True)
    pages = await game.pages()
    (picker,) = position(game.live).actors
    other = pages[2 - picker]
    assert not other.state["yourTurn"]
    assert (await other.do("take 1"))["result"] == "refused"
    assert (await pages[picker - 1].do("take 1"))["result"] == "applied"


# --- going back by consent of all


async def rewound(service: Service, table: str) -> bool:
    return (await texts(service, table))[-1][0] == "rewind"


async def test_all_people_agree_to_go_back(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, cid = game.people
    pages = await game.pages()
    move = placements(game.live, 2)[0]
    await pages[1].do(move)
    await pages[1].do("done")
    assert (await bob.do(game.table, "vote", {"topic": "rewind", "yes": 1})).status == 303
    for page in pages:
        await page.rest()
    parts = await cid.parts(game.table)
    assert "Bob" in parts["proposals"]
    assert 'name="yes"' in parts["proposals"]
    assert (await ada.do(game.table, "vote", {"topic": "rewind", "yes": 1})).status == 303  # has not even drawn yet
    parts = await cid.parts(game.table)
    assert "Bob" in parts["proposals"]  # it is still his wish
    assert not await rewound(service, game.table)
    topic = parts["proposals"].split('name="topic" value="')[1].split('"')[0]
    assert (await cid.do(game.table, "vote", {"topic": topic, "yes": 1})).status == 303
    assert await rewound(service, game.table)
    assert cells(game.live, 2) == [move[3:]]  # only what was last is taken back
    await pages[1].rest()
    assert pages[1].state["yourTurn"]
    assert (await pages[1].undo())["result"] == "applied"
    assert game.live.votes == ()


async def test_the_same_dice_come_again(service: Service):
    game = await party(service, must_draw="free")
    dice = []
    for _ in range(2):
        dice.append(position(game.live).view(None).boards[0].dice)
        for seat in (1, 2):
            await game.live.play(seat, ("done",), None, None)
    await game.live.play(2, ("done",), None, None)
    for person in game.people[::-1]:
        await person.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    assert await rewound(service, game.table)
    assert position(game.live).actors == (1, 2)
    length = next(number for number, entry in enumerate(position(game.live).log) if isinstance(entry, Did))
    await game.live.change(lambda table: table.rewind(length))
    again = []
    for _ in range(2):
        again.append(position(game.live).view(None).boards[0].dice)
        for seat in (1, 2):
            await game.live.play(seat, ("done",), None, None)
    assert again == dice


async def test_one_who_declines_ends_it_and_is_named(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, _ = game.people
    await game.live.play(1, ("done",), None, None)
    await ada.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    await ada.do(game.table, "vote", {"topic": "rewind", "yes": 0})  # who has asked takes it back so, and is no news
    assert (game.live.votes, game.live.notices) == ((), ())
    await ada.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    await bob.do(game.table, "vote", {"topic": "rewind", "yes": 0})
    assert game.live.votes == ()
    assert not await rewound(service, game.table)
    assert [(said.id, said.args) for said in game.live.notices] == [("server-declined", {"name": "Bob"})]


async def test_whoever_asked_can_withdraw_the_question(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, cid = game.people
    await game.live.play(1, ("done",), None, None)
    await ada.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    await bob.do(game.table, "vote", {"topic": "rewind:1", "yes": 1})
    assert (await cid.do(game.table, "withdraw", {"topic": "rewind:1"})).status == 400  # has said nothing yet
    assert (await bob.do(game.table, "withdraw", {"topic": "rewind:1"})).status == 303
    assert [vote.seat for vote in game.live.votes] == [1]
    await bob.do(game.table, "vote", {"topic": "rewind:1", "yes": 1})
    assert (await ada.do(game.table, "withdraw", {"topic": "rewind:1"})).status == 303
    assert game.live.votes == ()
    assert "ask" not in (await cid.parts(game.table))["proposals"]
    assert (await ada.do(game.table, "withdraw", {"topic": "rewind:1"})).status == 400
    assert not await rewound(service, game.table)


async def test_whoever_can_still_take_back_asks_nobody(service: Service):
    game = await party(service)
    ada, bob = game.people
    await game.live.play(1, (placements(game.live, 1)[0],), None, None)
    for person in (ada, bob):
        assert (await person.do(game.table, "vote", {"topic": "rewind", "yes": 1})).status == 400
    assert game.live.votes == ()


async def test_a_wish_to_go_back_ends_when_the_game_goes_on(service: Service):
    game = await party(service, 3, must_draw="free")
    await game.live.play(1, ("done",), None, None)
    await game.people[0].do(game.table, "vote", {"topic": "rewind", "yes": 1})
    await game.live.play(2, (placements(game.live, 2)[0],), None, None)
    assert (
        len(await service.read(lambda connection: rows.votes(connection, game.table))) == 1
    )  # nobody may know of that
    await game.live.play(2, ("done",), None, None)
    assert game.live.votes == ()
    assert await service.read(lambda connection: rows.votes(connection, game.table)) == []


async def test_bots_are_not_asked(service: Service):
    ada = Person(service, "Ada")
    table = await ada.open("random", must_draw="free")
    live = await service.live(table)
    await live.play(1, ("done",), None, None)
    assert (await ada.do(table, "vote", {"topic": "rewind", "yes": 1})).status == 303
    assert await rewound(service, table)


# --- asking


async def test_a_draft_is_answered_with_the_ways_to_draw_it(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    move = placements(game.live, 1)[0]
    log, version, frames = await texts(service, game.table), dict(ada.state), len(ada.frames)
    answer = await ada.ask(move)
    first = answer["ways"][0]
    assert first["action"] == move
    assert first["say"]
    assert first["verb"]
    assert isinstance(first["gain"], int)
    assert any('id="ghost"' in markup for markup in first["parts"].values())
    place, tool = next((place.split()[0], tool) for tool, place in ada.state["offers"].items() if place)
    ways = (await ada.ask(f"{place} {tool}"))["ways"]
    assert all(way["action"].startswith(place) for way in ways)
    for way in ways:
        assert way["action"] in placements(game.live, 1)
    assert (await texts(service, game.table), ada.state) == (log, version)
    assert len(ada.frames) == frames + 2


async def test_actions_that_are_done_as_one_are_planned_as_one(service: Service):
    game = await party(service, 2, game="marklin")
    pages = await game.pages()
    for page in pages:
        assert (await page.do("tickets 2 2"))["result"] == "applied"
    ada = pages[0]
    (way,) = (await ada.ask("keep 1 3 + done"))["ways"]
    assert (way["action"], way["more"], way["verb"], way["gain"]) == ("keep 1 3", ["done"], "Keep", 0)
    assert (await ada.ask("keep 1 + done"))["rule"] == "TR-2.2"
    assert "not an action" in (await ada.ask("keep 1 3 + nonsense"))["sentence"]
    assert (await ada.do(way["action"], *way["more"]))["result"] == "applied"
    assert position(game.live).view(1).boards[0].stage == "settled"


async def test_a_draft_that_cannot_be_is_answered_with_the_rule(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    answer = await ada.ask("D4 hhhh")
    assert "ways" not in answer
    assert answer["rule"].startswith("RI-")
    assert answer["sentence"]


@pytest.mark.parametrize("draft", ["", "nonsense", "C3 C3 C3", "\x00", "done done", "é" * 3000])
async def test_a_draft_that_says_nothing_is_answered_in_words(service: Service, draft: str):
    game = await party(service)
    ada, _ = await game.pages()
    answer = await ada.ask(draft)
    assert "ways" not in answer
    assert answer["sentence"]


async def test_what_a_way_promises_is_what_comes(service: Service):
    """The gain of each way is the difference that the score sheet shows afterwards."""
    game = await party(service, 1, must_draw="free")
    (ada,) = await game.pages()
    rng = random.Random(5)
    for _ in range(12):
        table = position(game.live)
        offers = [f"{place} {tool}" for tool, places in ada.state["offers"].items() for place in places.split()]
        if not offers:
            await ada.do("done")
            continue
        way = rng.choice((await ada.ask(rng.choice(offers)))["ways"])
        before = table.sheet(1).total
        assert (await ada.do(way["action"]))["result"] == "applied"
        assert table.sheet(1).total - before == way["gain"]


# --- pages that fall behind


async def test_a_page_of_another_time_is_told_to_fetch_all(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    await ada.rest()
    mine = ada.drawing.partition(".")[0]
    for name in (f"{mine}.elsewhere.7", f"{mine}.", mine):
        await ada.send(t="hello", drawing=name)
        assert (await ada.next())["t"] == "resync"
    for name in ("", "elsewhere.7", "\u2028", "x" * 80):
        await ada.send(t="hello", drawing=name)
        assert (await ada.next())["t"] == "curtain"
    await ada.do(placements(game.live, 1)[0], version=[1, 0])
    assert not any(b'"patch"' in frame for frame in ada.frames[-2:])  # who is behind gets no patches
    drawing = (await game.people[0].get(f"/t/{game.table}/parts")).json["drawing"]
    await ada.send(t="hello", drawing=drawing)
    assert (await ada.next("welcome", "resync"))["t"] == "welcome"


async def test_a_page_of_another_seat_or_language_is_loaded_again(service: Service):
    ada = Person(service, "Ada")
    table = await ada.open("same")
    await ada.do(table, "open", {"seat": 1})
    first = await ada.look(table)
    await ada.do(table, "open", {"seat": 2})
    second = await ada.look(table)
    assert first.drawing != second.drawing
    back = ada.socket(table)
    await back.send(t="hello", drawing=first.drawing)
    assert (await back.next())["t"] == "curtain"
    ada.cookies["language"] = "uk"
    back = ada.socket(table)
    await back.send(t="hello", drawing=second.drawing)
    assert (await back.next())["t"] == "curtain"


async def test_after_a_restart_every_page_comes_up_to_date(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    await ada.do(placements(game.live, 1)[0])
    known, kept = (await game.people[0].get(f"/t/{game.table}/parts")).json, ada.drawing
    await service.restart()
    page = game.people[0].socket(game.table)
    await page.send(t="hello", drawing=kept)
    assert (await page.next())["t"] == "resync"
    again = (await game.people[0].get(f"/t/{game.table}/parts")).json
    assert again["state"] == known["state"]
    same = [id for id in known["parts"] if id.startswith(("board-", "c1-", "tray", "log"))]
    assert [again["parts"][id] for id in same] == [known["parts"][id] for id in same]


WHOLE_GAME = 1000
VARIANTS: list[tuple[int, dict[str, Any], int]] = [
    (2, {}, WHOLE_GAME),
    (3, {"lava": True}, 60),
    (2, {"meteors": True, "open_boards": True}, 60),
    (4, {"draft": True}, 60),
    (3, {"lava": True, "meteors": True, "draft": True, "must_draw": "free"}, WHOLE_GAME),
]


@pytest.mark.parametrize(
    ("seats", "options", "steps"), VARIANTS, ids=["base", "lava", "meteors and open boards", "draft", "all"]
)
async def test_patches_make_the_page_that_would_be_drawn_now(
    service: Service, seats: int, options: dict[str, Any], steps: int
):
    """Whatever happens in a random game: the first drawing with all patches is the page as fetched whole."""
    rng = random.Random(seats)
    game = await party(service, seats, **options)
    viewers = [*game.people, await onlooker(game)]
    pages = [await person.look(game.table) for person in viewers]
    held = [Document(await person.parts(game.table)) for person in viewers]
    read = [len(page.frames) for page in pages]
    while steps > 0 and position(game.live).actors:
        for _ in range(rng.choice((1, 1, 2, 10))):
            await something(game, pages, rng)
            steps -= 1
        for number, (person, page) in enumerate(zip(viewers, pages, strict=True)):
            await page.rest()
            for frame in map(json.loads, page.frames[read[number] :]):
                if frame["t"] == "patch":
                    held[number].patch(frame.get("parts", {}), frame.get("gone", ()))
            read[number] = len(page.frames)
            fresh = (await person.get(f"/t/{game.table}/parts")).json
            assert held[number].text() == whole(fresh["parts"])
            assert (page.state, page.drawing) == (fresh["state"], fresh["drawing"])


async def something(game: Party, pages: list[Page], rng: random.Random) -> None:
    """Somebody does something: mostly a move, sometimes taking it back, a word, a new name, a wish."""
    table = position(game.live)
    if not table.actors:
        return
    seat, chance, number = rng.choice(table.actors), rng.random(), rng.randrange(1000)
    page, person = pages[seat - 1], game.people[seat - 1]
    if chance < 0.1 and table.can_undo(seat):
        assert (await page.undo(count=rng.choice((0, 1)), version=table.version(seat)))["result"] == "applied"
    elif chance < 0.13:
        await page.say(f"line {number} <b>&amp;</b>")
    elif chance < 0.15:
        await person.do(game.table, "name", {"seat": seat, "name": f"name {number} <i>"})
    elif chance < 0.17:
        await rng.choice(game.people).do(game.table, "vote", {"topic": "rewind", "yes": 1})
    else:
        text = table.game.notation.format_action(choose(table.legal(seat), rng))
        assert (await page.do(text, version=table.version(seat)))["result"] == "applied"


# --- chat


async def test_what_is_said_reaches_everybody_as_text(service: Service):
    game = await party(service)
    ada, bob = await game.pages()
    said = " <script>alert('&')</script>\n \u202e \x07 hello\t there "
    assert (await ada.say(said))["result"] == "applied"
    for page in (ada, bob):
        await page.rest()
        frame = next(json.loads(frame) for frame in page.frames if b"chat.1" in frame)
        line = frame["parts"]["chat.1"]
        assert "<script" not in line
        assert "&lt;script&gt;" in line
        assert "hello there" in line
        assert "Ada" in line
        assert not any(ord(sign) < 32 or sign == "\u202e" for sign in line)


async def test_what_is_said_twice_stands_once(service: Service):
    game = await party(service)
    ada, _ = await game.pages()
    assert (await ada.say("hello", id="a-greeting"))["result"] == "applied"
    assert (await ada.say("hello", id="a-greeting"))["result"] == "duplicate"
    await service.restart()
    ada = await game.people[0].look(game.table)
    assert (await ada.say("hello", id="a-greeting"))["result"] == "duplicate"
    assert len(await service.read(lambda connection: rows.messages(connection, game.table))) == 1


async def test_chat_has_limits(service: Service, monkeypatch: pytest.MonkeyPatch):
    game = await party(service)
    ada, bob = await game.pages()
    assert (await ada.say("x" * 500))["result"] == "applied"
    assert (await ada.say("x" * 501))["t"] == "notice"
    assert (await ada.say(" \n\t"))["result"] == "duplicate"  # nothing is nothing new
    answers = [await ada.say(f"line {number}") for number in range(10)]
    assert answers[-1]["result"] == "refused"
    assert "too fast" in answers[-1]["sentence"]
    said = len(await service.read(lambda connection: rows.messages(connection, game.table)))
    assert said <= limits.RATES["chat"].burst
    monkeypatch.setattr("whistlestop.server.seating.MOST_MESSAGES", said)
    full = await bob.say("the last word")
    assert (full["result"], full["sentence"]) == ("refused", "This table’s chat is full.")


async def test_a_long_chat_is_shown_to_its_last_lines(service: Service):
    game = await party(service)
    ada, bob = await game.pages()

    def fill(connection: Connection) -> None:
        for number in range(scenes.MOST_SAID):
            rows.add_message(
                connection, MessageRow(game.table, 0, 1, "Ada", f"{number} " * 100, None, f"c{number}", 1.0)
            )

    await service.hub.store.write(fill)
    await game.live.follow()
    assert "data-earlier" not in (await game.people[1].parts(game.table))["chat"]
    await bob.rest()
    assert (await ada.say("the last word"))["result"] == "applied"
    (patch,) = [frame for frame in await bob.rest() if frame["t"] == "patch"]
    assert patch["gone"] == ["chat.1"]
    assert set(patch["parts"]) == {"chat", f"chat.{scenes.MOST_SAID + 1}"}
    assert "data-earlier='Earlier messages are not shown.'" in patch["parts"]["chat"]
    assert (await ada.say("and another"))["result"] == "applied"
    (patch,) = [frame for frame in await bob.rest() if frame["t"] == "patch"]
    assert (patch["gone"], len(patch["parts"])) == (["chat.2"], 1)
    page = (await game.people[1].get(f"/t/{game.table}")).text
    assert page.count('<li id="chat.') == scenes.MOST_SAID


async def test_a_long_log_is_shown_to_its_last_lines(service: Service, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(scenes, "MOST_LINES", 5)
    game = await party(service)
    (ada, bob), move = game.people, placements(game.live, 1)[0]
    page = await ada.look(game.table)
    for _ in range(4):
        await page.do(move)
        await page.undo()
    await page.close()
    for number in range(6):
        await game.live.play(1, (move,), None, None)
        await game.live.undo(1, protocol.Undo(f"undo-{number}", position(game.live).version(1), 1))
    await ada.get(f"/t/{game.table}")
    parts = await ada.parts(game.table)
    lines = [id for id in parts if id.startswith("log.")]
    assert len(lines) == 5
    assert "data-earlier" in parts["log"]
    assert ["since" in parts[id] for id in lines] == [True, False, False, False, False]  # the rest is cut
    assert "data-earlier" not in (await bob.parts(game.table))["log"]


async def test_a_page_lets_people_type_what_the_protocol_takes(service: Service):
    game = await party(service)
    ada = game.people[0]
    found = re.search(r'name="text" maxlength="(\d+)"', (await ada.get(f"/t/{game.table}")).text)
    assert found is not None
    longest, page = int(found[1]), await ada.look(game.table)
    assert (await page.say("x" * longest))["result"] == "applied"
    assert (await page.say("x" * (longest + 1)))["t"] == "notice"


# --- limits


async def test_too_many_commands_are_refused_in_words_and_the_page_stays(service: Service):
    game = await party(service)
    ada, bob = await game.pages()
    for number in range(120):
        await ada.send(t="undo", id=f"too-many-{number}", version=[1, 0])
    answers = [await ada.next("done") for _ in range(120)]
    assert any("too fast" in answer["sentence"] for answer in answers)
    assert (await bob.do(placements(game.live, 2)[0]))["result"] == "applied"  # nobody else has to wait
    for _ in range(200):
        ada.send_text("gibberish")
    for _ in range(200):
        assert (await ada.next())["t"] == "notice"
    assert ada.closed is None
    for number in range(120):
        await ada.send(t="ask", n=number, draft="C3")
    answers = [await ada.next("answer") for _ in range(120)]
    assert any("too fast" in answer["sentence"] for answer in answers)


async def test_a_draft_that_takes_long_stops_nobody(service: Service, monkeypatch: pytest.MonkeyPatch):
    """Games may search for what a draft could mean; if the table changes meanwhile, they search again."""
    game = await party(service)
    ada, bob = await game.pages()
    usual, may_go_on, asked = game.live.game, threading.Event(), []

    def slow(state: Any, seat: int, draft: str) -> Any:
        asked.append(state)
        assert may_go_on.wait(10)
        return usual.preview(state, seat, draft)

    monkeypatch.setattr(game.live, "game", dataclasses.replace(usual, preview=slow))
    first, second = placements(game.live, 1)[0], placements(game.live, 2)[0]
    await ada.send(t="ask", n=7, draft=first)
    assert (await bob.do(second))["result"] == "applied"  # at the same table
    assert len(asked) == 1
    may_go_on.set()
    answer = await ada.next("answer")
    assert answer["n"] == 7
    assert answer["ways"][0]["action"] == first
    assert len({state.key() for state in asked}) == 2


async def test_a_page_that_does_not_read_is_disconnected_and_nobody_waits_for_it(service: Service):
    game = await party(service)
    ada, bob = await game.pages()
    bob.reads.clear()
    for number in range(sockets.MOST_WAITING + 20):
        await game.live.follow()
        await game.people[0].do(game.table, "name", {"seat": 1, "name": f"name {number}"})
        if len(game.live.viewers) < 2:
            break
        if number % 30 == 0:
            service.hub.limits = limits.Limits()
    assert len(game.live.viewers) == 1
    move = placements(game.live, 1)[0]
    assert (await ada.do(move))["result"] == "applied"
    bob.reads.set()
    assert await bob.until_closed() == sockets.SLOW
    await bob.close()
    bob = await game.people[1].look(game.table)  # it can come again
    assert (await bob.do(placements(game.live, 2)[0]))["result"] == "applied"


async def test_a_frame_that_does_not_go_out_in_time_ends_the_connection(
    service: Service, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sockets, "PATIENCE", 0.05)
    game = await party(service)
    ada, bob = await game.pages()
    bob.reads.clear()
    await ada.say("hello")
    await asyncio.sleep(0.1)
    bob.reads.set()
    assert await bob.until_closed() == sockets.SLOW
    assert (await ada.say("still here"))["result"] == "applied"


async def test_a_page_of_the_lobby_that_was_away_when_the_game_began_goes_there(service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, _ = await ada.links(table)
    await bob.sit_down(join, 2)
    page = await bob.look(table)
    await page.close()
    assert (await ada.do(table, "start")).status == 303
    back = bob.socket(table)
    await back.send(t="hello", drawing=page.drawing)
    assert (await back.next())["t"] == "curtain"
