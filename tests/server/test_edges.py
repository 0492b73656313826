"""Two things at once, and things pushed to their limits: what a stranger looked for and found."""

import asyncio
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text
from starlette.datastructures import FormData
from starlette.requests import Request

from tests.server.people import Person, come, finish, onlooker, party, placements, position
from tests.server.service import HOST, NoBots, Page, Service
from whistlestop import new_table
from whistlestop.core import record
from whistlestop.server import (
    attendance,
    fields,
    forms,
    limits,
    live,
    logbook,
    opening,
    scenes,
    seating,
    snapshots,
    sockets,
)
from whistlestop.server.attendance import Where
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.together import Together

pytestmark = pytest.mark.anyio


class Slow(NoBots):
    """A bot that draws something when the test lets it."""

    asked, go = asyncio.Event(), asyncio.Event()
    chosen: str = ""

    async def choose(self, *question: object) -> list[str]:
        self.asked.set()
        await self.go.wait()
        return [self.chosen]


# --- seats


async def test_the_curtain_falls_behind_whoever_goes_home(service: Service):
    ada = Person(service, "Ada")
    table = await ada.open("same")
    await ada.do(table, "open", {"seat": 1})
    live = await service.live(table)
    await ada.get(f"/t/{table}")
    assert live.where(ada.device.id) == Where(1)  # a page that is loaded again stays open
    await ada.get("/")
    assert live.where(ada.device.id) == Where(1, is_curtain=True)


async def test_whoever_goes_home_gets_there_whatever_has_become_of_a_shared_table(service: Service):
    """A version that plays by other rules cannot read its log, say."""
    ada = Person(service, "Ada")
    table = await ada.open("same", must_draw="free")
    await ada.do(table, "open", {"seat": 1})
    await service.hub.store.write(lambda connection: connection.execute(text("UPDATE entries SET text = 'x'")).rowcount)
    await service.forget(table)
    home = await ada.get("/")
    assert (home.status, table in home.text) == (200, True)
    assert await service.read(lambda connection: rows.opened(connection, ada.device.id)) == []


async def test_nobody_forks_the_game_of_the_one_behind_the_curtain(service: Service):
    (ada,) = come(service, 1)
    table = await ada.open("same", must_draw="free")
    game = await service.live(table)
    await game.play(2, (placements(game, 2)[0],), None, None)  # on another device, say
    await ada.do(table, "open", {"seat": 1})
    await game.play(1, ("done",), None, None)
    assert game.where(ada.device.id) == Where(2, is_curtain=True)
    assert (await ada.do(table, "fork")).status == 404
    await ada.do(table, "open", {"seat": 2})
    assert (await ada.do(table, "fork")).status == 303


async def test_a_bot_does_nothing_more_on_a_seat_that_was_taken_back_while_it_thought(tmp_path: Path):
    Slow.asked, Slow.go = asyncio.Event(), asyncio.Event()
    async with Service(tmp_path, Slow) as service:
        game = await party(service, must_draw="free")
        ada, bob = game.people
        Slow.chosen = placements(game.live, 2)[0]
        await ada.do(game.table, "standin", {"seat": 2})
        await Slow.asked.wait()
        await bob.do(game.table, "takeback")
        Slow.go.set()
        await asyncio.sleep(0.1)
        assert position(game.live).lane(2) == ()


@pytest.mark.parametrize("fails", [False, True])
async def test_a_bot_that_has_just_thought_does_nothing_on_a_seat_that_is_being_taken_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fails: bool
):
    Slow.asked, Slow.go = asyncio.Event(), asyncio.Event()
    async with Service(tmp_path, Slow) as service:
        game = await party(service, must_draw="free")
        ada, bob = game.people
        Slow.chosen = "nonsense" if fails else placements(game.live, 2)[0]
        await ada.do(game.table, "standin", {"seat": 2, "level": "greedy"})
        await Slow.asked.wait()
        async with game.live.lock:  # which Bob gets first
            back = asyncio.create_task(bob.do(game.table, "takeback"))
            await service.settle()
            Slow.go.set()
            await service.settle()
        await back
        await asyncio.sleep(0.1)
        assert position(game.live).lane(2) == ()
        assert (game.live.chair(2).stand_in, game.live.chair(2).level) == (None, "")
        assert [notice.id for notice in game.live.notices] == ["server-stands-in", "server-plays-again"]
    caplog.clear()


async def test_a_seat_is_taken_by_two_taps_as_by_one(service: Service):
    ada, bob, cid = come(service, 3)
    table = await ada.open("open", "open")
    join, _ = await ada.links(table)
    await bob.get(join)
    answers = await asyncio.gather(*[bob.sit_down(join, 2) for _ in range(3)])
    assert {answer.goes_to for answer in answers} == {f"/t/{table}"}
    assert (await cid.sit_down(join, 2)).status == 409


async def test_a_host_can_let_another_device_be_the_host_and_others_watch(service: Service):
    game = await party(service)
    ada, bob = game.people
    eve, fay = Person(service, "Eve"), Person(service, "Fay")
    links = re.findall(r'value="http://[^/"]+(/l/[\w-]+)"', (await ada.do(game.table, "device")).text)
    _, watch, host = dict.fromkeys(links)
    assert (await eve.post(watch, {})).status == 303
    assert (await eve.do(game.table, "standin", {"seat": 2})).status == 403
    assert (await fay.post(host, {})).status == 303
    assert f"/t/{game.table}/delete" in await fay.menu(game.table)
    assert (await fay.do(game.table, "standin", {"seat": 2})).status == 303
    assert len(re.findall(r'value="http://[^/"]+(/l/[\w-]+)"', (await bob.do(game.table, "device")).text)) == 1


# --- memory


async def test_a_form_that_comes_slowly_finds_the_table_that_others_look_at_by_then(
    service: Service, monkeypatch: pytest.MonkeyPatch
):
    game = await party(service)
    ada, bob = game.people
    pages, form_of = list[Page](), fields.form_of

    async def slowly(request: Request) -> FormData:
        await service.forget(game.table)  # nobody has looked at it for long
        pages.append(await bob.look(game.table))
        return await form_of(request)

    monkeypatch.setattr(forms, "form_of", slowly)
    await ada.do(game.table, "name", {"seat": 1, "name": "Grandma"})
    assert "Grandma" in str(await pages[0].next("patch"))


async def test_what_others_change_while_a_table_is_read_is_heard_of(service: Service, monkeypatch: pytest.MonkeyPatch):
    game = await party(service)
    await service.forget(game.table)
    store, read, reads = service.hub.store, service.hub.store.read, list[object]()

    async def slowly(work: Callable[[Connection], object]) -> object:
        reads.append(await read(work))
        if len(reads) == 2:  # the last one before it stands in memory
            await store.write(lambda connection: rows.change_chair(connection, game.table, 2, name="Grandma"))
            Together(service.hub)._heard([game.table])
        return reads[-1]

    monkeypatch.setattr(store, "read", slowly)
    await service.live(game.table)
    assert (await service.live(game.table)).chair(2).name == "Grandma"


# --- going back


async def test_two_who_agree_at_once_go_back_once(service: Service):
    game = await party(service, 3, must_draw="free")
    await game.live.play(1, (placements(game.live, 1)[0],), None, None)
    await game.live.play(1, ("done",), None, None)
    ada, bob, cid = game.people
    await ada.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    agree = [person.do(game.table, "vote", {"topic": "rewind:1", "yes": 1}) for person in (bob, cid)]
    assert {answer.status for answer in await asyncio.gather(*agree)} == {303}
    assert [entry.kind for entry in await service.entries(game.table)].count("rewind") == 1


async def test_a_game_that_went_back_as_often_as_it_may_ends_like_any_other(
    service: Service, monkeypatch: pytest.MonkeyPatch
):
    (ada,) = come(service, 1)
    table = await ada.open("random", must_draw="free")
    game = await service.live(table)
    for _ in range(record.MOST_REWINDS):
        service.hub.limits = limits.Limits()
        await game.play(1, ("done",), None, None)
        assert (await ada.do(table, "vote", {"topic": "rewind", "yes": 1})).status == 303
    await game.play(1, ("done",), None, None)
    assert (await ada.do(table, "vote", {"topic": "rewind", "yes": 1})).status == 400
    await finish(game)
    assert "web-table" not in (await ada.get(f"/t/{table}/end")).text
    assert (await ada.upload("/replays", "file", (await ada.get(f"/t/{table}/file")).body)).status == 303
    assert game.is_fair()
    monkeypatch.setattr(live, "MOST_TAKEN_BACK", 1)
    other = await party(service)
    page = await other.people[0].look(other.table)
    await page.do(placements(other.live, 1)[0])
    assert (await page.undo())["result"] == "applied"
    await page.do(placements(other.live, 1)[0])
    assert "nothing more" in (await page.undo())["sentence"]


# --- sizes and secrets


async def test_a_file_that_would_keep_the_server_busy_is_refused(service: Service, monkeypatch: pytest.MonkeyPatch):
    (ada,) = come(service, 1)
    table = new_table("railroad-ink", 1, seed="busy")
    head, first, _ = record.write(table)
    entries = [first, *['{"rewind":1}\n'] * 30]
    text = "".join([head, *entries, f'{{"end":{{"entries":{len(entries)},"finished":false}}}}\n'])
    assert (await ada.upload("/replays", "file", text.encode())).status == 303
    monkeypatch.setattr(opening, "MOST_STEPS", 50)
    answer = await ada.upload("/replays", "file", text.encode())
    assert answer.status == 400
    assert "more entries than any game has" in answer.text


async def test_a_body_in_chunks_is_refused_whatever_length_it_claims(service: Service):
    ada = Person(service, "Ada")
    for coding in ("chunked", "gzip, chunked", ""):
        answer = await ada.post("/settings", {"theme": "dark"}, transfer_encoding=coding)
        assert answer.status == 411, coding


async def test_what_proxies_keep_brings_no_cookie(service: Service):
    for path in ("/icon.svg", "/manifest.webmanifest"):
        answer = await service.call("GET", path, [(b"host", HOST.encode())])
        assert "public" in answer.header("cache-control")
        assert answer.all("set-cookie") == []
    assert "private" in (await Person(service, "Ada").get("/")).header("cache-control")


async def test_nonsense_in_place_of_a_table_is_no_table(service: Service):
    for id in ("%00", "a%00b", "%F0%9F%9A%82", "..", "a'b"):
        assert (await Person(service, "Ada").get(f"/t/{id}")).status == 404, id


async def test_a_snapshot_that_another_process_has_made_meanwhile_stays(
    service: Service, monkeypatch: pytest.MonkeyPatch
):
    """This process is behind and finds a damaged snapshot; before it writes its own, a newer one stands there."""
    game = await party(service, must_draw="free")
    store = service.hub.store
    facts = await store.read(lambda connection: rows.facts(connection, game.table))
    assert facts is not None
    behind = Live(service.hub, facts)
    for seat in (1, 2):
        await game.live.play(seat, ("done",), None, None)
    newer = await store.read(lambda connection: rows.snapshot(connection, game.table))
    assert newer is not None
    damaged = msgspec.structs.replace(newer, summary="")
    await store.write(lambda connection: rows.put_snapshot(connection, damaged))
    read = store.read

    async def slowly(work: Any) -> Any:
        found = await read(work)
        await store.write(lambda connection: rows.put_snapshot(connection, newer))
        return found

    with monkeypatch.context() as patch:
        patch.setattr(store, "read", slowly)
        await snapshots.check(behind)
    assert await store.read(lambda connection: rows.snapshot(connection, game.table)) == newer


@pytest.mark.parametrize("damage", ["text = 'nonsense'", "kind = 'rewind', text = 'x'", "kind = 'undo', seat = 99"])
async def test_lists_do_without_a_log_that_is_damaged(service: Service, caplog: pytest.LogCaptureFixture, damage: str):
    game = await party(service, must_draw="free")
    await finish(game.live)
    await service.hub.store.write(
        lambda connection: connection.execute(text(f"UPDATE entries SET {damage} WHERE seq = 2")).rowcount
    )
    await service.restart()
    for _ in range(2):
        home = await game.people[0].get("/")
        assert (home.status, game.table in home.text) == (200, True)
    assert [record.getMessage() for record in caplog.records] == [f"the log of table {game.table} cannot be replayed"]
    caplog.clear()


async def test_a_page_of_a_table_whose_log_is_damaged_is_told_so_and_stays_away(service: Service):
    game = await party(service)
    await service.hub.store.write(lambda connection: connection.execute(text("UPDATE entries SET text = 'x'")).rowcount)
    await service.forget(game.table)
    assert (await game.people[0].get(f"/t/{game.table}")).status == 400
    assert await game.people[0].socket(game.table).until_closed() == sockets.STRANGER


# --- a long log


async def test_a_long_log_is_read_beside_everything_else(service: Service, monkeypatch: pytest.MonkeyPatch):
    """Neither to load a table nor to read it anew nor to check its chance holds up the event loop."""
    game = await party(service, must_draw="free")
    await finish(game.live)
    threads: list[int] = []
    for module, name in ((logbook, "replay"), (record, "verify_chance")):
        work = getattr(module, name)

        def noted(*args: Any, work: Any = work) -> Any:
            if len(args) == 1 or args[1]:
                threads.append(threading.get_ident())
            return work(*args)

        monkeypatch.setattr(module, name, noted)
    await service.forget(game.table)
    pages = await asyncio.gather(*[person.get(f"/t/{game.table}") for person in game.people])
    assert [page.status for page in pages] == [200, 200]
    assert len(threads) == 2  # once replayed, once checked, for both of them
    found = await service.live(game.table)
    found._must_rebuild = True
    await found.follow()
    assert len(threads) == 3
    assert position(found).log == position(game.live).log
    assert threading.get_ident() not in threads


# --- crowds


async def test_a_table_shows_itself_to_so_many_spectators_and_always_to_those_who_play(
    service: Service, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(attendance, "MOST_WATCHING", 2)
    game = await party(service)
    watchers = [await onlooker(game) for _ in range(3)]
    pages = [await watcher.look(game.table) for watcher in watchers[:2]]
    late = watchers[2].socket(game.table)
    assert "no more can" in (await late.next("notice"))["sentence"]
    assert await late.until_closed() == sockets.LATER
    assert len(await game.pages()) == 2
    assert len(game.live.viewers) == 4
    await pages[0].close()
    await watchers[2].look(game.table)


async def test_whoever_only_watches_comes_and_goes_without_a_page_being_drawn_anew(
    service: Service, monkeypatch: pytest.MonkeyPatch
):
    game = await party(service)
    eve = await onlooker(game)
    await game.pages()
    drawn, draw = list[int | None](), scenes.draw

    def noted(table: Live, key: attendance.Key) -> Any:
        drawn.append(key.seat)
        return draw(table, key)

    monkeypatch.setattr(scenes, "draw", noted)
    for _ in range(3):
        await (await eve.look(game.table)).close()
    assert drawn == [None]


async def test_so_many_may_come_to_watch_a_table(service: Service, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(seating, "MOST_ADMITTED", 2)
    game = await party(service)
    link = f"/l/{game.people[0].device.link_secret(game.table, 'watch')}"
    first, second, third = (Person(service, name) for name in ("Cid", "Dot", "Eve"))
    for person in (first, second, first):  # who is in comes in again
        assert (await person.post(link)).status == 303
    refused = await third.post(link)
    assert refused.status == 429
    assert "no more can" in refused.text
    await first.do(game.table, "leave")
    assert (await third.post(link)).status == 303


async def test_a_device_and_a_network_have_so_many_pages(service: Service, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_PAGES", {"device": 2, "network": 3})
    game = await party(service)
    ada, bob = game.people
    bob.address = ada.address = "2001:db8::1"
    mine = [await ada.look(game.table) for _ in range(2)]
    refused = ada.socket(game.table)
    assert "Too many pages" in (await refused.next("notice"))["sentence"]
    assert await refused.until_closed() == sockets.LATER
    await bob.look(game.table)
    bob.address = "2001:db8::2"  # the same house
    assert (await bob.socket(game.table).next())["t"] == "notice"
    await mine[0].close()
    await bob.look(game.table)
    for page in service.pages:
        await page.close()
    assert not service.hub.crowd._here  # nobody is counted who has gone
