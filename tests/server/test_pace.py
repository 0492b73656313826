"""How much time a move has: who is asked, what is used up, and who goes on when nothing is left."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.server import stored
from tests.server.people import Party, Person, come, placements, position, some_move
from tests.server.service import NoBots, Service
from whistlestop import games
from whistlestop.lab.simulate import find_bot
from whistlestop.server import errands, scenes, timekeeper
from whistlestop.server import served as served_time
from whistlestop.server.attendance import Key
from whistlestop.server.hub import Hub
from whistlestop.server.served import Served
from whistlestop.server.store import rows
from whistlestop.server.store.store import Store
from whistlestop.server.thinking import Think, think

pytestmark = pytest.mark.anyio

HOUR, DAY = 3600.0, 24 * 3600.0
SLOW = {"pace-move": int(HOUR), "pace-bank": int(DAY), "pace-level": "greedy"}
UP = 1000 + HOUR + DAY  # when the time of a first move is up


class Here(NoBots):
    """Bots that think in this process."""

    async def choose(self, *question: object) -> list[str]:
        asked = Think(*question)  # type: ignore[arg-type]
        return list(think(asked, find_bot(asked.game, asked.level)))


async def begin(service: Service, **pace: object) -> Party:
    """A game with a clock that has just begun."""
    people = come(service)
    fields = {"game": "railroad-ink", "seats": 2, "seat-2": "open", "name": "Ada", "option-must_draw": "free"}
    table = (await people[0].post("/new", fields | SLOW | pace)).goes_to.removeprefix("/t/")
    join, _ = await people[0].links(table)
    for seat, person in enumerate(people[1:], 2):
        await person.sit_down(join, seat)
    await people[0].do(table, "start")
    return Party(table, people, await service.live(table))


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time served is the last of these numbers; tests put others behind it."""
    shown = [1000.0]
    monkeypatch.setattr(Served, "__call__", lambda self: shown[-1])
    return shown


async def due(service: Service, table: str) -> dict[int, float]:
    """By seat: when its time is up."""
    jobs = await service.read(lambda connection: stored.jobs(connection, table))
    return {job.seat: job.due_at for job in jobs if job.kind == "clock"}


def clocks(game: Party) -> list[tuple[float | None, float]]:
    """Since when each seat is asked, and what it has in the bank."""
    return [(chair.asked_at, chair.bank) for chair in game.live.chairs]


# --- who is asked


async def test_all_who_may_act_are_asked_from_the_start(service: Service, served: list[float]):
    game = await begin(service)
    assert clocks(game) == [(1000, DAY), (1000, DAY)]
    assert await due(service, game.table) == {1: UP, 2: UP}


async def test_nobody_counts_unless_it_was_agreed_on(service: Service, served: list[float]):
    game = await begin(service, **{"pace-move": ""})
    await game.live.play(1, ("done",), None, None)
    assert clocks(game) == [(None, 0), (None, 0)]
    assert await due(service, game.table) == {}
    assert "data-until" not in (await game.people[0].get(f"/t/{game.table}")).text


async def test_who_is_done_waits_and_the_others_get_no_more_time(service: Service, served: list[float]):
    game = await begin(service)
    served.append(1600)
    await game.live.play(1, ("done",), None, None)
    assert clocks(game) == [(None, DAY), (1000, DAY)]
    assert list(await due(service, game.table)) == [2]
    served.append(2000)
    await game.live.play(2, ("done",), None, None)  # the next round begins
    assert clocks(game) == [(2000, DAY), (2000, DAY)]
    await service.forget(game.table)
    stands = (await service.live(game.table)).chairs
    assert [(chair.asked_at, chair.bank) for chair in stands] == clocks(game)


async def test_a_slow_move_is_taken_from_the_bank(service: Service, served: list[float]):
    game = await begin(service)
    served.append(1000 + 3 * HOUR)
    await game.live.play(2, ("done",), None, None)
    assert clocks(game)[1] == (None, DAY - 2 * HOUR)
    start = 1000 + 4 * HOUR
    served.append(start)
    await game.live.play(1, ("done",), None, None)
    assert clocks(game) == [(start, DAY - 3 * HOUR), (start, DAY - 2 * HOUR)]
    assert (await due(service, game.table))[2] == start + HOUR + DAY - 2 * HOUR


async def test_what_is_drawn_in_secret_buys_no_time(service: Service, served: list[float]):
    game = await begin(service)
    served.append(1700)
    await game.live.play(1, placements(game.live, 1)[:1], None, None)
    assert clocks(game) == [(1000, DAY), (1000, DAY)]


# --- when it is up


async def test_a_bot_of_the_tables_choice_goes_on_and_says_so(service: Service, served: list[float]):
    game = await begin(service)
    await game.live.play(1, ("done",), None, None)
    served.append(UP)
    assert await timekeeper.time_is_up(game.live, 2)
    assert (game.live.chair(2).stand_in, *clocks(game)[1]) == ("greedy", None, 0)
    kinds = {job.kind for job in await service.read(lambda connection: stored.jobs(connection, game.table))}
    assert kinds == {"bot"}
    assert "The time of <b>Bob</b> is up." in "".join((await game.people[0].parts(game.table)).values())
    assert not await timekeeper.time_is_up(game.live, 2)  # once is enough


@pytest.mark.parametrize("game", games.ids("screen"))
async def test_in_every_game_a_bot_goes_on_and_the_seat_is_taken_back(service: Service, served: list[float], game: str):
    await service.prepare(game)
    (ada,) = come(service, 1)
    table = (await ada.post("/new", {"game": game, "seats": 2, "seat-2": "random", **SLOW})).goes_to.removeprefix("/t/")
    live = await service.live(table)
    while 1 not in position(live).actors:  # the bot may begin
        await live.play(2, (some_move(live, 2),), None, None)
    served.append(UP)
    assert await timekeeper.time_is_up(live, 1)
    assert live.chair(1).stand_in == "greedy"
    await ada.do(table, "takeback")
    assert live.chair(1).stand_in is None
    assert (await live.play(1, (some_move(live, 1),), None, None)).result == "applied"


async def test_whoever_moves_in_time_stays(service: Service, served: list[float]):
    game = await begin(service)
    served.append(UP - 1)
    assert not await timekeeper.time_is_up(game.live, 2)
    await game.live.play(2, ("done",), None, None)
    served.append(UP + 1)
    assert not await timekeeper.time_is_up(game.live, 2)
    assert game.live.chair(2).stand_in is None


async def test_the_owner_takes_the_seat_back_and_has_time_again(service: Service, served: list[float]):
    game = await begin(service)
    served.append(UP)
    await timekeeper.time_is_up(game.live, 2)
    served.append(UP + 500)
    await game.people[1].do(game.table, "takeback")
    assert clocks(game)[1] == (UP + 500, 0)
    assert (await due(service, game.table))[2] == UP + 500 + HOUR
    served.append(UP + 900)
    await game.people[1].do(game.table, "takeback")  # a button that is pressed again wins nothing
    assert clocks(game)[1] == (UP + 500, 0)


async def test_a_seat_that_was_taken_back_at_another_process_wins_no_time_here(service: Service, served: list[float]):
    game = await begin(service)
    served.append(UP)
    await timekeeper.time_is_up(game.live, 2)
    await service.hub.store.write(
        lambda connection: rows.change_chair(connection, game.table, 2, stand_in=None, asked_at=UP + 10, bank=7.0)
    )
    served.append(UP + 500)
    await game.people[1].do(game.table, "takeback")
    assert clocks(game)[1] == (UP + 10, 7.0)
    assert [notice.id for notice in game.live.notices] == ["server-time-up"]


async def test_a_clock_that_another_process_has_started_ends_with_the_bot_that_stands_in(
    service: Service, served: list[float]
):
    game = await begin(service)
    await game.live.play(2, ("done",), None, None)
    await service.hub.store.write(lambda connection: rows.change_chair(connection, game.table, 2, asked_at=900.0))
    await game.people[0].do(game.table, "standin", {"seat": 2})
    assert clocks(game)[1] == (None, DAY)


async def test_a_bot_that_stands_in_has_all_the_time(service: Service, served: list[float]):
    game = await begin(service)
    await game.people[0].do(game.table, "standin", {"seat": 2, "level": "random"})
    assert clocks(game)[1] == (None, DAY)
    await game.live.play(1, ("done",), None, None)
    assert await due(service, game.table) == {}


async def test_a_move_at_another_process_wins_against_the_clock(tmp_path: Path, postgres_url: str, served: list[float]):
    """The one that keeps the time has not heard of it yet, but the store knows."""
    async with Service(tmp_path, db=postgres_url) as first, Service(tmp_path, db=postgres_url) as second:
        game = await begin(first)
        there = await second.live(game.table)
        served.append(UP)
        assert (await there.play(2, ("done",), None, None)).result == "applied"
        game.live.is_behind = False  # the news is still on its way
        assert await timekeeper.time_is_up(game.live, 2) is None
        assert game.live.chair(2).stand_in is None


async def test_a_move_of_somebody_else_does_not_stop_the_clock(tmp_path: Path, postgres_url: str, served: list[float]):
    """The store has grown meanwhile, so nothing was done; it has to be tried again, and then it is done."""
    async with Service(tmp_path, db=postgres_url) as first, Service(tmp_path, db=postgres_url) as second:
        game = await begin(first)
        there = await second.live(game.table)
        served.append(UP)
        assert (await there.play(1, placements(there, 1)[:1], None, None)).result == "applied"
        game.live.is_behind = False  # the news is still on its way
        assert await timekeeper.time_is_up(game.live, 2) is False
        await game.live.follow()
        assert await timekeeper.time_is_up(game.live, 2)


async def test_no_clock_runs_for_a_bot_that_stands_in(tmp_path: Path, postgres_url: str, served: list[float]):
    """Another process that has not heard of it yet lets the next round begin for the person."""
    async with Service(tmp_path, db=postgres_url) as first, Service(tmp_path, db=postgres_url) as second:
        game = await begin(first)
        there = await second.live(game.table)
        served.append(UP)
        assert await timekeeper.time_is_up(game.live, 2)
        for seat in (2, 1):
            there.is_behind = False  # the news is still on its way
            assert (await there.play(seat, ("done",), None, None)).result == "applied"
        await game.live.follow()
        assert (game.live.chair(2).stand_in, game.live.chair(1).stand_in) == ("greedy", None)
        assert [clock.seat for clock in scenes.scene(game.live, Key(1, "en", False)).clocks] == [1]
        served.append(UP + HOUR + DAY)
        assert await timekeeper.time_is_up(game.live, 2) is None  # which was said once


# --- the whole of it


@pytest.fixture
async def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    """A server that looks for jobs all the time, and whose bots think."""
    monkeypatch.setattr(errands, "LOOK_AGAIN", 0.02)
    async with Service(tmp_path, Here) as running:
        yield running


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


async def test_bots_play_on_for_all_who_let_their_time_run_out(hasty: Service, served: list[float]):
    game = await begin(hasty, **{"pace-level": "random"})
    served.append(UP)
    await until(lambda: position(game.live).finished)
    assert [chair.stand_in for chair in game.live.chairs] == ["random", "random"]


async def test_what_is_due_while_no_server_runs_is_done_by_the_next(hasty: Service, served: list[float]):
    game = await begin(hasty)
    await game.live.play(1, ("done",), None, None)
    await hasty.stop()
    served.append(UP)
    await hasty.start()
    live = await hasty.live(game.table)
    await until(lambda: live.chair(2).stand_in == "greedy")
    assert live.chair(1).stand_in is None


# --- what people see


async def test_the_page_tells_how_much_time_is_left(service: Service, served: list[float]):
    game = await begin(service)
    ada, bob = game.people
    page = await ada.look(game.table)
    clock = (await ada.parts(game.table))["clock"]
    assert f'data-move="{1000 + HOUR:.1f}" data-until="{UP:.1f}"' in clock
    assert "Your time" in clock
    served.append(1500)
    await page.do("done")
    assert "Bob" in (await ada.parts(game.table))["clock"]
    assert "Your time" in (await bob.parts(game.table))["clock"]
    await page.rest()
    await page.send(t="hello", drawing=page.drawing)
    assert (await page.next("welcome"))["served"] == 1500


async def test_those_who_sit_down_read_what_is_agreed_on(service: Service):
    ada, bob = come(service)
    fields = {"game": "railroad-ink", "seats": 2, "name": "Ada", "seat-2": "open", **SLOW}
    table = (await ada.post("/new", fields)).goes_to.removeprefix("/t/")
    join, _ = await ada.links(table)
    for page in (await ada.get(f"/t/{table}"), await bob.get(join)):
        assert "Time for a move: 1 h, and 1 day in reserve." in page.text


async def test_the_list_of_tables_tells_how_much_time_is_left(service: Service, served: list[float]):
    game = await begin(service, **{"pace-bank": 5 * 60})
    ada, bob = game.people
    told = {
        1000 + HOUR / 2: "30 min left<",
        999 + HOUR: "under a minute left<",
        1060 + HOUR: "4 min left in reserve",
    }
    for now, words in told.items():
        served.append(now)
        assert words in (await ada.get("/")).text
    await game.live.play(1, ("done",), None, None)
    assert " left" not in (await ada.get("/")).text  # the game waits for Bob alone
    assert "4 min left in reserve" in (await bob.get("/")).text


async def test_of_the_tables_that_wait_the_one_with_the_least_time_comes_first(service: Service, served: list[float]):
    ada = Person(service, "Ada")
    fields = {"game": "railroad-ink", "seats": 1, "name": "Ada", "pace-level": "greedy"}
    tables = []
    for move, bank in ((7 * DAY, 0), (HOUR, DAY), (DAY, 0), ("", 0)):
        pace = {"pace-move": int(move) if move else "", "pace-bank": int(bank)}
        tables.append((await ada.post("/new", fields | pace)).goes_to)
    home = (await ada.get("/")).text
    order = sorted(tables, key=lambda table: home.index(f'href="{table}"'))
    assert [tables.index(table) for table in order] == [2, 1, 0, 3]


@pytest.mark.parametrize(
    ("move", "bank", "last"), [(60, 0, 6), (300, 300, 60), (int(DAY), 0, 60), (120, 300, 42), (60, int(HOUR), 60)]
)
async def test_the_own_clock_warns_in_the_last_tenth_or_minute(
    service: Service, served: list[float], move: int, bank: int, last: int
):
    game = await begin(service, **{"pace-move": move, "pace-bank": bank})
    ada, _ = game.people
    clock = (await ada.parts(game.table))["clock"]
    assert f'data-last="{last}.0" data-warning="Your time is nearly up.' in clock
    await game.live.play(1, ("done",), None, None)
    clock = (await ada.parts(game.table))["clock"]  # Bob's
    assert f'data-last="{last}.0"' in clock
    assert "data-warning" not in clock


@pytest.mark.parametrize(
    "pace", [{"pace-move": 61}, {"pace-move": "x"}, {"pace-bank": 1}, {"pace-bank": ""}, {"pace-level": "nobody"}]
)
async def test_a_pace_that_is_not_on_the_list_is_refused_in_words(service: Service, pace: dict[str, object]):
    answer = await Person(service, "Ada").post("/new", {"game": "railroad-ink", "seats": 1, **SLOW, **pace})
    assert answer.status == 400
    assert ("There is no such pace" in answer.text) == ("pace-level" not in pace)


async def test_a_rematch_has_the_same_pace(service: Service):
    game = await begin(service)
    while actors := position(game.live).actors:
        await game.live.play(actors[0], ("done",), None, None)
    assert await due(service, game.table) == {}
    table = (await game.people[0].do(game.table, "rematch")).goes_to.removeprefix("/t/")
    assert (await service.live(table)).pace == game.live.pace


# --- time served


async def test_only_time_that_somebody_serves_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Neither the clock on the wall, nor the time between two servers, nor that of a process that stood still."""
    ticks = [100.0]
    monkeypatch.setattr(Hub, "ticks", staticmethod(lambda: ticks[-1]))
    store = Store.open(f"sqlite:///{tmp_path}/a.db")
    first = Hub(store).served
    await first.beat()
    ticks.append(110.0)
    await first.beat()
    assert first() == 10
    ticks.append(5_000_000.0)
    assert first() == 70
    second = Hub(store).served
    await second.beat()
    assert second() == 10
    ticks.append(5_000_008.0)
    assert second() == 18
    await first.beat()
    await second.beat()  # whoever has counted most is believed by all
    assert first() == second() == 70
    store.close()


async def test_processes_of_one_database_show_the_same_time(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    """Whoever is asked at one of them is measured by any: what it is behind would be taken from a move's time."""
    monkeypatch.setattr(served_time, "SHARED_BEAT", 0.05)
    async with Service(tmp_path, db=postgres_url) as first:
        await asyncio.sleep(1)
        async with Service(tmp_path, db=postgres_url) as second:
            assert abs(first.hub.served() - second.hub.served()) < 0.5


async def test_a_file_of_one_server_is_not_written_to_all_the_time(service: Service):
    assert served_time.pause(service.hub.store) == served_time.BEAT
