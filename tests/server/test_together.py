"""Whoever comes to either of two servers at one PostgreSQL database finds the same tables. And a file that changes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Barrier, BrokenBarrierError

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import OperationalError

from tests.server.people import Party, Person, finish, onlooker, party, placements
from tests.server.service import GAME, Page, Service
from whistlestop.server import together, votes
from whistlestop.server.hub import Hub
from whistlestop.server.live import TRUST
from whistlestop.server.store import Store, bus, rows
from whistlestop.server.store.rows import VoteRow

pytestmark = pytest.mark.anyio

LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


@pytest.fixture
async def services(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Service, Service]]:
    monkeypatch.setattr(bus, "AGAIN", 0.05)
    async with Service(tmp_path, db=postgres_url) as one, Service(tmp_path, db=postgres_url) as other:
        other.count_from(1000)
        for service in (one, other):
            await until(partial(is_listening, service))
        yield one, other


@pytest.fixture
def quick_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "BEAT", 0.2)


@pytest.fixture
def axe(postgres_url: str) -> Iterator[Connection]:
    """A connection of the test's own, to end others from."""
    engine = create_engine(postgres_url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def is_listening(service: Service) -> bool:
    return service.hub.store.bus.is_open


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


def move(person: Person, service: Service) -> None:
    """Let somebody's browser land at another process from now on."""
    person.service, person.address = service, service.new_address()


async def apart(services: tuple[Service, Service], **options: bool | str) -> tuple[Party, Page, Page]:
    """Two people play, each at a process of the own: the game, and their pages."""
    game = await party(services[0], 2, GAME, **options)
    move(game.people[1], services[1])
    return game, await game.people[0].look(game.table), await game.people[1].look(game.table)


async def sees(page: Page, words: str) -> None:
    """Wait for a patch with these words."""
    while words not in str((await page.next("patch"))["parts"]):
        pass


async def test_a_move_at_one_process_is_seen_at_the_other(services: tuple[Service, Service]):
    game, mine, hers = await apart(services, must_draw="free", open_boards=True)
    text = placements(game.live, 1)[0]
    assert (await mine.do(text))["result"] == "applied"
    await sees(hers, f"c1-{text.split()[0]}")
    for page in (mine, hers):
        assert (await page.do("done"))["result"] == "applied"
    await sees(mine, "Round 2")
    here, there = [await service.entries(game.table) for service in services]
    assert here == there


async def test_two_processes_play_a_game_to_its_end(services: tuple[Service, Service]):
    game, mine, hers = await apart(services, must_draw="free")
    theirs = await services[1].live(game.table)
    await finish(game.live)
    await until(lambda: theirs.table is not None and theirs.table.finished)
    await until(lambda: bool(hers.state.get("over")) or any(b'"over":true' in frame for frame in hers.frames))
    assert theirs.is_fair()
    assert mine.closed is hers.closed is None


async def test_both_move_at_once_and_nothing_is_lost(services: tuple[Service, Service]):
    game, mine, hers = await apart(services, must_draw="free")
    theirs = await services[1].live(game.table)
    for _ in range(5):
        first, second = placements(game.live, 1)[0], placements(theirs, 2)[-1]
        done = await asyncio.gather(mine.do(first), hers.do(second))
        assert [one["result"] for one in done] == ["applied", "applied"]
        done = await asyncio.gather(mine.undo(), hers.undo())
        assert [one["result"] for one in done] == ["applied", "applied"]
    entries = await services[0].entries(game.table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry.kind == "undo" for entry in entries) == 10


async def test_those_who_wait_elsewhere_go_to_the_table_when_it_starts(services: tuple[Service, Service]):
    ada, bob = Person(services[0], "Ada"), Person(services[1], "Bob")
    table = await ada.open("open")
    join, _ = await ada.links(table)
    lobby = await ada.look(table)
    assert (await bob.sit_down(join, 2)).status == 303
    await sees(lobby, "Bob")
    waiting = await bob.look(table)
    assert (await ada.do(table, "start")).status == 303
    assert (await waiting.next("moved"))["to"] == f"/t/{table}"


async def test_a_table_that_is_deleted_elsewhere_is_gone(services: tuple[Service, Service]):
    game, _, hers = await apart(services, must_draw="free")
    await finish(game.live)
    assert (await game.people[0].do(game.table, "delete")).status == 303
    assert (await hers.next("moved"))["to"] == "/"
    assert (await game.people[1].get(f"/t/{game.table}")).status == 404


async def test_a_page_that_was_fetched_elsewhere_is_brought_up_to_date_by_the_socket(services: tuple[Service, Service]):
    game = await party(services[0], 2, GAME)
    drawing = (await game.people[0].start_of(game.table))["drawing"]
    move(game.people[0], services[1])  # where the socket lands; what would be fetched might come from the first again
    page = game.people[0].socket(game.table)
    await page.send(t="hello", drawing=drawing)
    whole = (await page.next("welcome", "resync"))["whole"]
    fetched = (await game.people[0].get(f"/t/{game.table}/parts")).json
    assert (whole["parts"].keys(), whole["state"]) == (fetched["parts"].keys(), fetched["state"])
    await page.rest()
    await page.send(t="hello", drawing=fetched["drawing"])
    assert (await page.next("welcome", "resync"))["t"] == "welcome"


async def test_a_table_that_could_not_be_read_is_read_again(
    services: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(together, "AGAIN", 0.05)
    game, mine, hers = await apart(services, must_draw="free", open_boards=True)
    store, failed = services[1].hub.store, list[int]()
    read = store.read

    async def failing(work: Callable[[Connection], object]) -> object:
        if len(failed) < 3:
            failed.append(1)
            raise OperationalError("SELECT", {}, Exception("the database is away"))
        return await read(work)

    monkeypatch.setattr(store, "read", failing)
    text = placements(game.live, 1)[0]
    assert (await mine.do(text))["result"] == "applied"
    await sees(hers, f"c1-{text.split()[0]}")
    assert len(failed) == 3


async def test_chat_goes_everywhere(services: tuple[Service, Service]):
    _, mine, hers = await apart(services)
    assert (await hers.say("Hello from elsewhere"))["result"] == "applied"
    await sees(mine, "Hello from elsewhere")


async def test_a_person_at_another_process_is_here(services: tuple[Service, Service]):
    game, mine, hers = await apart(services)
    await until(lambda: game.live.present() == {1, 2})
    assert (await game.people[0].do(game.table, "standin", {"seat": 2})).status == 400  # is here: needs no bot
    await hers.close()
    await until(lambda: game.live.present() == {1})
    assert (await game.people[0].do(game.table, "standin", {"seat": 2})).status == 303
    assert mine.closed is None


async def test_people_of_a_process_that_died_are_away_after_a_while(
    quick_beat: None, services: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch
):
    game, _, _ = await apart(services)
    await until(lambda: game.live.present() == {1, 2})
    ahead = TRUST * 2
    now = Hub.now

    async def silence(self: together.Together) -> None:
        """A process that says nothing more of itself."""

    monkeypatch.setattr(together.Together, "_stay", silence)
    monkeypatch.setattr(Hub, "now", staticmethod(lambda: now() + ahead))
    await until(lambda: game.live.present() == {1})


async def test_people_of_a_process_that_died_with_a_wrong_clock_are_away(service: Service):
    """It had said that they would be here for a year."""
    game = await party(service, 2, GAME)
    for ahead, here in ((TRUST, {2}), (365 * 24 * 3600.0, set[int]())):
        later = service.hub.now() + ahead

        def write(connection: Connection, later: float = later) -> None:
            rows.attend(connection, game.table, "dead", {2}, later)

        await service.hub.store.write(write, game.table)
        await game.live.follow()
        assert game.live.present() == here


async def test_a_process_that_others_took_for_dead_says_who_is_there(
    quick_beat: None, services: tuple[Service, Service], axe: Connection
):
    """It was held up for long, and another one that stopped meanwhile has cleared away what it had said."""
    game, _, _ = await apart(services)
    await until(lambda: game.live.present() == {1, 2})
    axe.execute(text("DELETE FROM presences"))
    await game.live.follow()
    await until(lambda: game.live.present() == {1, 2})
    await until(lambda: axe.execute(text("SELECT count(*) FROM presences")).scalar() == 2)


async def test_only_what_others_forgot_is_said_again(
    quick_beat: None, services: tuple[Service, Service], axe: Connection, monkeypatch: pytest.MonkeyPatch
):
    """A word about one table is lost, or just under way: about the thousand others nothing needs to be written."""
    game, other = (await apart(services))[0], (await apart(services))[0]
    await until(lambda: game.live.present() == other.live.present() == {1, 2})
    said, attend = list[str](), rows.attend

    def noted(connection: Connection, table: str, process: str, seats: set[int], later: float) -> None:
        said.append(table)
        attend(connection, table, process, seats, later)

    monkeypatch.setattr(rows, "attend", noted)
    axe.execute(text("DELETE FROM presences WHERE table_id = :table"), {"table": game.table})
    await until(lambda: said.count(game.table) == 2)  # each process for its own page
    assert other.table not in said


async def test_a_seat_that_was_given_away_elsewhere_can_do_nothing(services: tuple[Service, Service]):
    game, _, hers = await apart(services, must_draw="free")
    await game.people[0].seat_link(game.table, "invite", 2)
    await hers.next("curtain", "moved")
    theirs = await services[1].live(game.table)
    assert theirs.table is not None
    assert (await hers.do("done", version=theirs.table.version(2)))["result"] == "stale"
    assert [entry.seat for entry in await services[0].entries(game.table) if entry.kind == "do"] == []


async def test_what_two_processes_find_agreed_at_once_is_carried_out_once(
    services: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch
):
    game, _, _ = await apart(services, must_draw="free")
    for seat in (1, 2, 1, 2, 1):
        assert (await game.live.play(seat, ("done",), None, None)).result == "applied"
    both = game.live, await services[1].live(game.table)

    def agree(connection: Connection) -> None:
        for seat in (1, 2):
            rows.vote(connection, game.table, "rewind:1", seat)

    await services[0].hub.store.write(agree)
    for live in both:
        await live.follow()
    found, meeting = rows.votes, Barrier(2, timeout=1.0)

    def at_once(connection: Connection, table: str) -> list[VoteRow]:
        given = found(connection, table)
        with suppress(BrokenBarrierError):  # one has to wait until the other is done
            meeting.wait()
        return given

    with monkeypatch.context() as patch:
        patch.setattr(rows, "votes", at_once)
        await asyncio.gather(*map(votes.settle, both))
    entries = await services[0].entries(game.table)
    assert [entry.kind for entry in entries].count("rewind") == 1


async def test_a_process_that_could_not_listen_catches_up(services: tuple[Service, Service], axe: Connection):
    _, mine, hers = await apart(services, must_draw="free")
    for number in range(5):
        axe.execute(text(LISTENERS))
        assert (await mine.say(f"number {number}"))["result"] == "applied"
        await sees(hers, f"number {number}")
    await until(lambda: all(is_listening(service) for service in services))
    assert (await mine.do("done"))["result"] == (await hers.do("done"))["result"] == "applied"


async def test_while_nobody_listens_the_store_is_asked(
    services: tuple[Service, Service], axe: Connection, monkeypatch: pytest.MonkeyPatch
):
    game, mine, _ = await apart(services, must_draw="free")
    monkeypatch.setattr(bus, "AGAIN", 60.0)
    axe.execute(text(LISTENERS))
    await until(lambda: not any(is_listening(service) for service in services))
    assert (await mine.do("done"))["result"] == "applied"
    theirs = await services[1].live(game.table)
    assert theirs.table is not None
    assert theirs.table.actors == (2,)


async def test_a_page_that_reconnects_elsewhere_goes_on(services: tuple[Service, Service]):
    game, mine, hers = await apart(services, must_draw="free")
    assert (await mine.do("done"))["result"] == "applied"
    await hers.close()
    move(game.people[1], services[0])
    again = await game.people[1].look(game.table)
    assert (await again.do("done"))["result"] == "applied"
    await sees(mine, "Round 2")


async def test_a_spectator_elsewhere_sees_the_game(services: tuple[Service, Service]):
    game, mine, _ = await apart(services, must_draw="free")
    eve = await onlooker(game)
    move(eve, services[1])
    page = await eve.look(game.table)
    assert (await mine.say("Hello, Eve"))["result"] == "applied"
    await sees(page, "Hello, Eve")


# --- a SQLite file, which is one server's own


async def test_what_another_program_changes_in_the_file_is_seen(service: Service, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bus, "LOOK", 0.05)
    await service.restart()
    game = await party(service, must_draw="free")
    mine, hers = await game.pages()
    admin = Store.open(service.config.db)
    await admin.write(lambda connection: rows.change_chair(connection, game.table, 2, name="Somebody else"))
    await sees(mine, "Somebody else")
    await admin.write(lambda connection: rows.delete_table(connection, game.table))
    assert (await hers.next("moved"))["to"] == "/"
    assert (await game.people[0].get(f"/t/{game.table}")).status == 404
    admin.close()


async def test_a_file_that_cannot_be_looked_at_when_a_server_starts_is_looked_at_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(bus, "LOOK", 0.01)
    versions = iter((OperationalError("PRAGMA", {}, Exception("the file is locked")), 1, 1, 2))
    heard = list[object]()

    async def version() -> int:
        found = next(versions, 2)
        if isinstance(found, OperationalError):
            raise found
        return found

    listening = asyncio.create_task(bus.Watch(version).listen(heard.append))
    await until(lambda: len(heard) == 2)
    listening.cancel()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
