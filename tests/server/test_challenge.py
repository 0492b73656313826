"""The challenge of the day: the same chance for everybody, one try, and no look at the seed before the day is over."""

import asyncio
import base64
import hashlib
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from tests.server import stored
from tests.server.people import Person, come, position
from tests.server.service import GAME, Page, Service
from whistlestop import games
from whistlestop.core.table import Fell
from whistlestop.server import alone, challenges, housekeeping, lobby, opening, results
from whistlestop.server.access import replay_secret
from whistlestop.server.challenges import Standing
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.rows import TryRow
from whistlestop.server.workers import Workers
from whistlestop.web import challenge as challenge_page
from whistlestop.web.models import Challenge, Rank, Reader
from whistlestop.words import say

pytestmark = pytest.mark.anyio

NOON = datetime(2027, 1, 15, 12, tzinfo=UTC).timestamp()
A_DAY = 24 * 3600.0
DAY = "2027-01-15"
LEVELS = challenges.levels(GAME)


def set_clock(service: Service, now: float) -> None:
    service.hub.now = lambda: now


async def begun(person: Person, game: str = GAME) -> Live:
    """A person's try."""
    table = (await person.post("/challenge", {"game": game, "name": person.name})).goes_to.removeprefix("/t/")
    return await person.service.live(table)


async def left_in_between(
    person: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, game: str = GAME
) -> None:
    """A person's try whose game has not begun, since the server was killed in the moment before."""

    async def dies(live: Live) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as broken:
        broken.setattr(lobby, "begin", dies)
        assert (await person.post("/challenge", {"game": game, "name": person.name})).status == 500
    person.service.failures.clear()
    caplog.clear()


async def play_out(live: Live) -> None:
    """To the end, by what is legal first: ending one's part where that is possible."""
    while actors := position(live).actors:
        seat = actors[0]
        texts = [live.game.notation.format_action(action) for action in position(live).legal(seat)]
        text = "done" if "done" in texts else texts[0]
        assert (await live.play(seat, (text,), None, None)).result == "applied"


def fallen(live: Live) -> list[object]:
    return [entry for entry in position(live).log if isinstance(entry, Fell)]


def ranks(page: str) -> list[tuple[str, str]]:
    """Who stands on a page, and with how many points."""
    return re.findall(r'<span class="name">(?:<svg.*?</svg>)?(.*?)</span>.*?<span class="value">(.*?)</span>', page)


async def test_everybody_gets_the_same_dice_and_each_device_one_try(service: Service):
    set_clock(service, NOON)
    ada, bob = come(service)
    first, second = await begun(ada), await begun(bob)
    assert first.id != second.id
    assert first.row.seed == second.row.seed
    assert first.row.nonce != second.row.nonce
    again = await begun(ada)
    assert again.id == first.id
    await play_out(first)
    await play_out(second)
    assert fallen(first) == fallen(second)
    assert (await begun(ada)).id == first.id


async def test_another_day_and_another_game_have_other_seeds(service: Service):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    await service.prepare("pioneer-rails")
    seeds = {(await begun(ada)).row.seed, (await begun(ada, "pioneer-rails")).row.seed}
    set_clock(service, NOON + A_DAY)
    seeds.add((await begun(ada)).row.seed)
    assert len(seeds) == 3


async def test_a_deleted_table_is_a_try_that_was_had(service: Service):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    live = await begun(ada)
    home = (await ada.get("/")).text
    assert f"<small>{say('en', 'web-challenge')}</small>" in home
    assert all(say("en", "web-drop-challenge") in page for page in (home, await ada.menu(live.id)))
    assert (await ada.do(live.id, "delete")).status == 303
    assert (await ada.post("/challenge", {"game": GAME, "name": "Ada"})).status == 400
    assert "Begin my try" not in (await ada.get(f"/challenge/{DAY}/{GAME}")).text


async def test_the_leaderboard_counts_what_was_finished_within_the_day(service: Service):
    set_clock(service, NOON)
    ada, bob, cid = come(service, 3)
    mine, late, never = await begun(ada), await begun(bob), await begun(cid)
    await play_out(mine)
    outcome = position(mine).outcome
    assert outcome is not None
    page = (await ada.get(f"/challenge/{DAY}/{GAME}")).text
    assert ranks(page) == [("Ada (You)", f"{outcome.scores[0]}".replace("-", "−"))]
    assert [name for name, _ in ranks((await bob.get("/challenge")).text)] == ["Ada"]
    set_clock(service, NOON + A_DAY)
    await play_out(late)
    assert never.id
    page = (await bob.get(f"/challenge/{DAY}/{GAME}")).text
    assert [name for name, _ in ranks(page)] == ["Ada"]
    assert "does not count" in page


async def test_a_bot_does_not_finish_somebody_s_try(service: Service):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    live = await begun(ada)
    assert (await ada.do(live.id, "standin", {"seat": 1})).status == 400
    assert (await ada.do(live.id, "forget")).status == 303  # a bot goes on, whose points are not hers
    assert live.is_bot(1)
    await play_out(live)
    assert ranks((await ada.get(f"/challenge/{DAY}/{GAME}")).text) == []


async def test_who_has_left_a_try_is_not_sent_back_to_it(service: Service):
    """The table is no longer theirs: the way there would end at nothing."""
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    live = await begun(ada)
    page = f"/challenge/{DAY}/{GAME}"
    assert f'href="/t/{live.id}"' in (await ada.get(page)).text
    await ada.do(live.id, "forget")
    left = (await ada.get(page)).text
    assert f"/t/{live.id}" not in left
    assert say("en", "web-challenge-missed") in left


async def test_a_leaderboard_asks_the_store_as_often_for_many_as_for_few(service: Service):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    asked: list[str] = []
    event.listen(service.hub.store._reading, "before_cursor_execute", lambda *told: asked.append(told[2]))

    async def questions() -> int:
        """The fewest of several times: bots that begin their tries ask meanwhile."""
        counted = []
        for _ in range(5):
            asked.clear()
            await challenges.standings(service.hub, DAY, GAME)
            counted.append(len(asked))
        return min(counted)

    await begun(ada)
    few = await questions()
    for person in come(service, 8):
        await begun(person)
    assert await questions() == few


async def test_a_page_holds_the_best_the_bots_and_the_reader(service: Service, monkeypatch: pytest.MonkeyPatch):
    """Whatever is told of the others would only make it slow."""
    monkeypatch.setattr(challenge_page, "MOST", 2)
    set_clock(service, NOON)
    made = TryRow(DAY, GAME, "", "t", "Ada", NOON)
    table = rows.TableRow("t", GAME, 1, "{}", "over", "sealed", NOON, NOON)
    people = {"ada": 40, "bob": 40, "cid": 30, "bot:greedy": 20, "dot": 20, "eve": 10}
    counted = [
        Standing(replace(made, player=who), table, None, rows.ResultRow("t", 1, score, 1, None, "{}", NOON))
        for who, score in people.items()
    ]
    shown = alone._ranks(counted, "dot", is_over=False)
    assert [(rank.place, rank.score, rank.level, rank.is_mine) for rank in shown] == [
        (1, 40, "", False), (1, 40, "", False), (4, 20, "", True), (4, 20, "greedy", False),
    ]  # fmt: skip


async def test_what_a_bot_has_gone_on_with_is_not_taken_back(service: Service):
    """Nor by a link to the seat that was kept: else a bot could play all but the last move."""
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    live = await begun(ada)
    link = await ada.seat_link(live.id, "device")
    await ada.do(live.id, "forget")
    assert (await ada.post(link)).status == 400
    assert live.is_bot(1)
    await play_out(live)
    assert ranks((await ada.get(f"/challenge/{DAY}/{GAME}")).text) == []


async def test_nobody_comes_to_look_as_host(service: Service):
    set_clock(service, NOON)
    ada, bob = come(service)
    live = await begun(ada)
    await service.hub.store.write(lambda connection: opening.add_link(connection, NOON, ada.device, live.id, "host"))
    assert (await bob.post(f"/l/{ada.device.link_secret(live.id, 'host')}")).status == 400
    assert (await bob.get(f"/t/{live.id}")).status == 404


@pytest.mark.parametrize("day", ["0001-01-01", "1999-12-31", "2027-01-16", "2027-13-01", "today"])
async def test_days_on_which_nobody_can_have_played_are_no_pages(service: Service, day: str):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    assert (await ada.get(f"/challenge/{day}/{GAME}")).status == 404


def secrets_of(live: Live) -> list[bytes]:
    """All that would tell the chance of a table, in the forms in which it could be sent."""
    found = []
    for secret in (live.row.seed, live.row.nonce):
        encoded = base64.b64encode(secret).rstrip(b"=")
        found += [secret, secret.hex().encode(), encoded, encoded.replace(b"+", b"-").replace(b"/", b"_")]
    luck = [str(chair.bot_seed).encode() for chair in live.chairs]  # which follows from the seed
    return [*found, *luck, replay_secret(live.row.seed, live.row.nonce).encode()]


async def look_everywhere(person: Person, live: Live) -> Page:
    """Ask for everything that a page of the challenge could ask for; what came back is kept."""
    page = await person.look(live.id)
    replay = f"/r/{replay_secret(live.row.seed, live.row.nonce)}"
    for path in ("", "/parts", "/menu", "/keys", "/end", "/file", "/hint", "/light?part=exits", "/text?seat=1"):
        await person.get(f"/t/{live.id}{path}")
    for path in ("/", "/challenge", f"/challenge/{DAY}/{live.game.id}", "/statistics", "/statistics.csv", "/puzzles"):
        assert (await person.get(path)).status == 200
    for path in ("", "/frame", "/file", "/light?part=exits", "/text"):
        assert (await person.get(replay + path)).status in (400, 404)
    for deed in ("fork", "analysis"):
        assert (await person.post(f"{replay}/{deed}", {"at": 3, "seat": 1})).status in (400, 404)
    for deed in ("fork", "device"):
        await person.do(live.id, deed)
    await person.do(live.id, "vote", {"topic": "rewind", "yes": 1})
    return page


@pytest.mark.parametrize("game", games.ids("screen"))
async def test_no_byte_tells_the_seed_before_the_day_is_over(service: Service, game: str):
    set_clock(service, NOON)
    await service.prepare(game)
    ada, bob = come(service)
    mine, other = await begun(ada, game), await begun(bob, game)
    pages = [await look_everywhere(ada, mine)]
    tables = len(service.hub.lives)
    await play_out(mine)
    pages.append(await look_everywhere(ada, mine))
    pages.append(await look_everywhere(bob, other))
    assert len(service.hub.lives) == tables  # nothing was forked
    await service.settle()
    sent = b"".join(b"".join(person.seen) for person in (ada, bob)) + b"".join(b"".join(page.frames) for page in pages)
    assert len(sent) > 100_000
    assert mine.commitment.encode() in sent  # so the bytes are those of these tables
    for live in (mine, other):
        for secret in secrets_of(live):
            assert secret not in sent
    assert hashlib.sha256(mine.row.seed + mine.row.nonce).hexdigest() == mine.commitment


async def test_nothing_is_taken_back_forked_or_watched_before_the_day_is_over(service: Service):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    live = await begun(ada)
    while position(live).version(1).barrier < 2:
        texts = [live.game.notation.format_action(action) for action in position(live).legal(1)]
        await live.play(1, ("done" if "done" in texts else texts[0],), None, None)
    length = len(position(live).log)
    assert (await ada.do(live.id, "vote", {"topic": "rewind", "yes": 1})).status == 400
    assert (await ada.do(live.id, "fork")).status == 400
    assert len(position(live).log) == length
    await ada.do(live.id, "device")  # which makes the link to watch
    watch = f"/l/{ada.device.link_secret(live.id, 'watch')}"
    assert (await Person(service, "Eve").post(watch, {"watch": 1})).status == 400
    set_clock(service, NOON + A_DAY)
    assert (await ada.do(live.id, "fork")).status == 303


async def test_the_next_day_everything_is_open(service: Service):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    live = await begun(ada)
    await play_out(live)
    set_clock(service, NOON + A_DAY)
    replay = f"/r/{replay_secret(live.row.seed, live.row.nonce)}"
    (eve,) = [Person(service, "Eve")]
    page = (await eve.get(f"/challenge/{DAY}/{GAME}")).text
    assert f'href="{replay}"' in page
    assert "Where the points came from" in page
    assert live.row.seed.hex() in (await eve.get(replay)).text
    assert live.row.seed.hex().encode() in (await ada.get(f"/t/{live.id}/file")).body


async def test_the_best_game_of_yesterday_is_analysed(service: Service):
    set_clock(service, NOON)
    ada, bob = come(service)
    first = await begun(ada)
    set_clock(service, NOON + 1)
    second = await begun(bob)
    for live in (first, second):
        await play_out(live)
    await challenges.look_back(service.hub)
    assert not await analysed(service, first)
    set_clock(service, NOON + A_DAY)
    await challenges.look_back(service.hub)
    assert await analysed(service, first) == [1]
    assert not await analysed(service, second)  # as good, and later
    page = (await bob.get(f"/challenge/{DAY}/{GAME}")).text
    for live in (first, second):
        assert f'href="/r/{replay_secret(live.row.seed, live.row.nonce)}?analyse=1"' in page
    assert (await bob.get(f"/r/{replay_secret(first.row.seed, first.row.nonce)}?analyse=1")).status == 200


async def analysed(service: Service, live: Live) -> list[int]:
    """The seats whose decisions are to be looked at."""
    jobs = await service.read(lambda connection: stored.jobs(connection, live.id))
    return [job.seat for job in jobs if job.kind == "analysis"]


def test_the_reader_s_own_sheet_stands_beside_the_others_however_many_were_better():
    ranks = [Rank(1, "Ada", "", 60, False, {"exits": 60}, "/r/1")]
    ranks += [Rank(2 + at, "", level, 50 - at, False, {"exits": 50 - at}, "") for at, level in enumerate(LEVELS)]
    ranks.append(Rank(9, "Bob", "", 3, True, {"exits": 3}, ""))
    assert len(ranks) > challenge_page.COMPARED
    page = challenge_page.challenge(
        Reader("en"), Challenge(GAME, DAY, "", tuple(ranks), "done", "t", 0, True, True, DAY, "")
    )
    heads = re.findall(r'<th scope="col">(.*?)</th>', page)
    assert (*heads[:2], len(heads)) == ("You", "Ada", challenge_page.COMPARED)


async def test_the_clock_set_back_shuts_it_again(service: Service):
    set_clock(service, NOON + A_DAY)
    (ada,) = come(service, 1)
    live = await begun(ada)
    await play_out(live)
    replay = f"/r/{replay_secret(live.row.seed, live.row.nonce)}"
    set_clock(service, NOON + 2 * A_DAY)
    assert (await ada.get(replay)).status == 200
    set_clock(service, NOON)
    assert (await ada.get(replay)).status == 400
    assert (await ada.get(f"/challenge/2027-01-16/{GAME}")).status == 404  # that day has not begun


@pytest.mark.parametrize("path", ["2027-01-16/railroad-ink", "yesterday/railroad-ink", "20270115/railroad-ink"])
async def test_days_that_have_not_begun_are_no_pages(service: Service, path: str):
    set_clock(service, NOON)
    assert (await come(service, 1)[0].get(f"/challenge/{path}")).status == 404


async def test_old_challenges_go_with_old_tables(service: Service):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    await begun(ada)
    set_clock(service, NOON + 10 * A_DAY)
    service.hub._start = service.hub.now() - service.hub.ticks()  # time has passed, nobody has set the clock
    await housekeeping.sweep(service.hub, 5)
    assert await service.read(lambda connection: rows.tries(connection, DAY, GAME, challenges.OWN)) == []


@pytest.mark.parametrize("whose", ["", LEVELS[0]])
async def test_a_table_that_is_deleted_before_its_game_begins_keeps_no_other_from_beginning(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, whose: str
):
    set_clock(service, NOON)
    (ada,), begin = come(service, 1), lobby.begin
    await left_in_between(ada, monkeypatch, caplog)

    async def comes_too_late(live: Live) -> None:
        if live.level(challenges.OWN) == whose:
            await service.hub.store.write(lambda connection: rows.delete_table(connection, live.id))
        await begin(live)

    monkeypatch.setattr(lobby, "begin", comes_too_late)
    await challenges.go_on(service.hub)
    found = await challenges.standings(service.hub, DAY, GAME)
    assert [one.level for one in found if one.table is None] == [whose]
    assert [one.table.state for one in found if one.table is not None] == ["playing"] * len(LEVELS)


async def test_bots_of_several_levels_play_the_same_dice(tmp_path: Path):
    async with Service(tmp_path, Workers) as service:
        set_clock(service, NOON)
        (ada,) = come(service, 1)
        mine = await begun(ada)
        async with asyncio.timeout(120):
            while True:
                found = await challenges.standings(service.hub, DAY, GAME)
                if sum(one.counts for one in found) == len(challenges.levels(GAME)):
                    break
                await asyncio.sleep(0.1)
        await play_out(mine)
        tables = [await service.live(one.made.table_id) for one in found]
        assert {tuple(fallen(live)) for live in tables} == {tuple(fallen(mine))}
        shown = ranks((await ada.get(f"/challenge/{DAY}/{GAME}")).text)
        assert len(shown) == len(challenges.levels(GAME)) + 1


@pytest.mark.parametrize("left", [0, 1, 3])
async def test_what_was_left_in_between_goes_on_by_itself(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, left: int
):
    """After a restart the games of all begin, the bots' too, though nobody presses the button again."""
    set_clock(service, NOON)
    (ada,), begin = come(service, 1), lobby.begin
    begun_games: list[Live] = []

    async def dies(live: Live) -> None:
        begun_games.append(live)
        if len(begun_games) > left:
            raise RuntimeError("killed")
        await begin(live)

    with monkeypatch.context() as broken:
        broken.setattr(lobby, "begin", dies)
        assert (await ada.post("/challenge", {"game": GAME, "name": "Ada"})).status == 500
    service.failures.clear()
    caplog.clear()
    await service.restart()
    set_clock(service, NOON)
    await challenges.go_on(service.hub)
    found = await challenges.standings(service.hub, DAY, GAME)
    assert [one.table is not None and one.table.state for one in found] == ["playing"] * (len(LEVELS) + 1)


async def test_nobody_chooses_who_plays_against_them(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Not in the moment before the game begins either, which is a long one where a server is killed in it."""
    set_clock(service, NOON)
    await service.prepare("marklin")
    (ada,) = come(service, 1)
    await left_in_between(ada, monkeypatch, caplog, "marklin")
    ((made, *_),) = await service.read(lambda connection: rows.tries(connection, DAY, "marklin", challenges.OWN))
    for deed, fields in (("bot", {"seat": 2, "level": "random"}), ("remove", {"seat": 1}), ("fill", {}), ("leave", {})):
        assert (await ada.do(made.table_id, deed, fields)).status == 400
    live = await begun(ada, "marklin")
    assert live.id == made.table_id
    assert live.level(2) == challenges.opponent("marklin")


async def test_a_restart_begins_what_was_left_in_between(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    set_clock(service, NOON)
    (ada,) = come(service, 1)
    await left_in_between(ada, monkeypatch, caplog)
    await service.restart()
    set_clock(service, NOON)
    live = await begun(ada)
    assert not position(live).finished
    assert len(await challenges.standings(service.hub, DAY, GAME)) == len(challenges.levels(GAME)) + 1


async def test_results_of_older_games_are_made_from_their_logs(service: Service, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(results, "AT_ONCE", 1)
    set_clock(service, NOON)
    ada, bob = come(service)
    live, other = await begun(ada), await begun(bob)
    for each in (live, other):
        await play_out(each)

    def forget(connection: rows.Connection) -> list[rows.ResultRow]:
        kept = rows.results(connection, [live.id])
        connection.exec_driver_sql("DELETE FROM results")
        return kept

    kept = await service.hub.store.write(forget)
    assert len(kept) == 1
    assert await results.make_missing(service.hub) == 2
    assert await service.read(lambda connection: rows.results(connection, [live.id])) == kept
    assert sum(results.points_of(kept[0]).values()) == kept[0].score


def test_every_game_has_a_challenge():
    for game in games.offered():
        assert challenges.levels(game)
        assert bool(challenges.opponent(game)) == (games.find(game).seats[0] > 1)
