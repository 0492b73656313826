"""Bots in processes of their own: what they choose, and what happens when they fail."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.calls import environment
from tests.helpers import until
from whistlestop import bots
from whistlestop.core import kernel
from whistlestop.games import levels
from whistlestop.lab.simulate import find_bot
from whistlestop.people import PeopleTable, new_table
from whistlestop.server.thinking import Advised, Answer, Judge, Judged, Question, Think, Warm, think
from whistlestop.server.workers import BotDied, BotFailed, Workers, _Worker, simpler

GAME = "railroad-ink"
BOT = "greedy" if kernel.compiled else "random"  # as plain Python, greedy thinks for a minute


def seen(table: PeopleTable, seat: int = 1) -> bytes:
    return msgspec.json.encode(table.view(seat))


@asynccontextmanager
async def workers(processes: int = 1, **settings: Any) -> AsyncIterator[Workers]:
    pool = Workers(processes, **settings, find="tests.server.failing_bots:find")
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def with_workers(test: Callable[[Workers], Awaitable[None]], processes: int = 1, **settings: Any) -> None:
    """Run a test with processes of its own."""

    async def run() -> None:
        async with workers(processes, **settings) as pool:
            await test(pool)

    asyncio.run(run())


def test_a_whole_game_is_played_on_views() -> None:
    async def check(pool: Workers) -> None:
        table = new_table(GAME, 2, {"draft": True, "lava": True, "meteors": True}, seed="whole")
        while table.actors:
            seat = table.actors[0]
            chosen = await pool.choose(GAME, seen(table, seat), seat, BOT, 7, len(table.log))
            for text in chosen:
                table.seat(seat).do(text)  # refuses whatever is not legal on the real table
        assert table.finished

    with_workers(check)


def test_the_whole_turn_comes_at_once() -> None:
    async def check(pool: Workers) -> None:
        table = new_table(GAME, 1, seed="turn")
        chosen = await pool.choose(GAME, seen(table), 1, BOT, 7, 0)
        assert len(chosen) > 2
        assert chosen[-1] == "done"
        barrier = table.version(1).barrier
        for text in chosen:
            assert table.version(1).barrier == barrier
            table.seat(1).do(text)
        assert table.version(1).barrier > barrier

    with_workers(check)


def test_the_same_question_has_the_same_answer_in_any_process() -> None:
    table = new_table(GAME, 2, {"lava": True}, seed="same")
    here = think(Think(GAME, seen(table), 1, "random", 7, 3), find_bot(GAME, "random"))

    async def check(pool: Workers) -> None:
        at_once = [pool.choose(GAME, seen(table), 1, "random", 7, 3) for _ in range(4)]
        assert await asyncio.gather(*at_once) == [list(here)] * 4
        others = [await pool.choose(GAME, seen(table), 1, "random", 7, number) for number in range(4, 10)]
        assert any(other != list(here) for other in others)

    with_workers(check, processes=2)


def test_a_seat_that_has_nothing_to_do_chooses_nothing() -> None:
    table = new_table(GAME, 2, seed="wait")
    actions = think(Think(GAME, seen(table), 1, "random", 7, 0), find_bot(GAME, "random"))
    for text in actions:
        table.seat(1).do(text)
    assert table.actors == (2,)
    assert think(Think(GAME, seen(table), 1, "random", 7, 0), find_bot(GAME, "random")) == ()


def test_a_turn_without_end_is_answered_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_FORESEEN", 1)
    table = new_table(GAME, 1, seed="pieces")
    first = think(Think(GAME, seen(table), 1, "random", 7, 0), find_bot(GAME, "random"))
    assert len(first) == 1
    table.seat(1).do(first[0])
    assert len(think(Think(GAME, seen(table), 1, "random", 7, 1), find_bot(GAME, "random"))) == 1


@pytest.mark.parametrize(("level", "words"), [("raises", "a mistake in a bot"), ("cheats", "not a legal action")])
def test_a_bot_that_goes_wrong_is_reported_and_the_process_lives_on(level: str, words: str) -> None:
    async def check(pool: Workers) -> None:
        table = new_table(GAME, 1, seed="wrong")
        before = pids()
        with pytest.raises(BotFailed, match=words):
            await pool.choose(GAME, seen(table), 1, level, 7, 0)
        assert pids() == before
        assert await pool.choose(GAME, seen(table), 1, "random", 7, 0)

    with_workers(check)


def test_what_is_no_view_is_reported_too() -> None:
    async def check(pool: Workers) -> None:
        with pytest.raises(BotFailed):
            await pool.choose(GAME, b"{}", 1, "random", 7, 0)

    with_workers(check)


@pytest.mark.parametrize("level", ["dies", "exits"])
def test_a_bot_that_ends_its_process_is_given_up_after_two_tries(level: str) -> None:
    async def check(pool: Workers) -> None:
        table = new_table(GAME, 1, seed="dead")
        with pytest.raises(BotDied):
            await pool.choose(GAME, seen(table), 1, level, 7, 0)
        assert await pool.choose(GAME, seen(table), 1, "random", 7, 0)

    with_workers(check)


def test_a_process_that_somebody_ended_costs_nothing_but_time(tmp_path: Path) -> None:
    async def check(pool: Workers) -> None:
        table = new_table(GAME, 1, seed="dead")
        asked = (GAME, seen(table), 1)
        chosen = await pool.choose(*asked, f"dies-once {tmp_path / 'died'}", 7, 0)
        assert chosen == await pool.choose(*asked, "random", 7, 0)

    with_workers(check)


def test_nor_does_one_that_gives_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision that was not judged would stay so for good."""
    asked: list[Question] = []

    async def ask(self: object, question: Question, limit: float) -> Answer:
        asked.append(question)
        if not isinstance(question, Warm) and asked.count(question) == 1:
            raise BotDied("somebody has ended it")
        return Judged((), 5) if isinstance(question, Judge) else Advised((), (), ())

    async def check(pool: Workers) -> None:
        assert (await pool.judge(GAME, b"{}", (), 1)).lost == 5
        assert await pool.advise(GAME, b"{}", 1) == Advised((), (), ())

    monkeypatch.setattr(_Worker, "ask", ask)
    with_workers(check)


def test_a_bot_that_hangs_is_ended_and_nobody_else_waits_for_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"

    async def check(pool: Workers) -> None:
        table = new_table(GAME, 1, seed="slow")
        await asyncio.gather(*(pool.choose(GAME, seen(table), 1, "random", 7, 0) for _ in range(2)))  # both are awake
        stuck = asyncio.create_task(pool.choose(GAME, seen(table), 1, f"hangs {note}", 7, 0))
        while not note.exists():
            await asyncio.sleep(0.05)
        assert await pool.choose(GAME, seen(table), 1, "random", 7, 0)
        assert not stuck.done()
        with pytest.raises(BotFailed, match="no answer within 5 seconds"):
            await stuck
        assert int(note.read_text()) not in pids()
        assert len(pids()) in (2, 4)  # two that think, and as long as rules are compiled two that do that

    with_workers(check, processes=2, limit=5.0)


def test_an_answer_that_nobody_waits_for_any_more_blocks_no_process(tmp_path: Path) -> None:
    note = tmp_path / "pid"

    async def check(pool: Workers) -> None:
        table = new_table(GAME, 1, seed="gone")
        stuck = asyncio.create_task(pool.choose(GAME, seen(table), 1, f"hangs {note}", 7, 0))
        while not note.exists():
            await asyncio.sleep(0.05)
        stuck.cancel()
        assert await pool.choose(GAME, seen(table), 1, "random", 7, 0)

    with_workers(check)


def test_who_can_play_does_not_wait_for_the_rules_of_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    warm = Workers._warm

    async def warm_one(self: Workers, game: str, queue: Any) -> None:
        if game != GAME:
            async with self._worker(queue):
                await asyncio.Event().wait()  # they take for ever
        await warm(self, game, queue)

    async def check(pool: Workers) -> None:
        await asyncio.wait_for(pool.ready(GAME), 120)
        assert await pool.choose(GAME, seen(new_table(GAME, 1, seed="ready")), 1, "random", 7, 0)
        assert not any(task.done() for game, task in pool._first.items() if game != GAME)

    monkeypatch.setattr(Workers, "_warm", warm_one)
    with_workers(check)


def test_closing_leaves_no_process_behind() -> None:
    async def check() -> None:
        async with workers(2):
            assert len(pids()) == 4  # two that think, and two that compile before
        assert pids() == set()

    asyncio.run(check())


def test_closing_wakes_whoever_still_waits(tmp_path: Path) -> None:
    async def check() -> None:
        async with workers(1) as pool:
            note = tmp_path / "pid"
            asked = (GAME, seen(new_table(GAME, 1)), 1)
            stuck = asyncio.create_task(pool.choose(*asked, f"hangs {note}", 7, 0))
            while not note.exists():
                await asyncio.sleep(0.05)
        with pytest.raises(BotDied):
            await asyncio.wait_for(stuck, 5)

    asyncio.run(check())


def test_a_killed_server_takes_its_thinking_bots_along(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    code = f"""
import asyncio, msgspec
from whistlestop.people import new_table
from whistlestop.server.workers import Workers

async def main():
    pool = Workers(1, find="tests.server.failing_bots:find")
    pool.start()
    await pool.choose("{GAME}", msgspec.json.encode(new_table("{GAME}").view(1)), 1, "hangs {note}", 7, 0)

if __name__ == "__main__":
    asyncio.run(main())
"""
    script = tmp_path / "server.py"
    script.write_text(code)
    root = str(Path(__file__).parents[2])
    with subprocess.Popen([sys.executable, script], env=environment(PYTHONPATH=f"{root}:{root}/src")) as server:
        until(lambda: note.exists() and note.read_text() != "")
        server.kill()
    until(lambda: not Path(f"/proc/{note.read_text()}").exists())


def test_simpler_levels_lead_down_to_none() -> None:
    base = {"lava": False, "meteors": False, "draft": False}
    assert simpler(GAME, "greedy", base) == "random"
    assert simpler(GAME, "random", base) is None
    assert simpler(GAME, "a level of a later version", base) == levels(GAME)[-1]


def pids() -> set[int]:
    """The processes at work for this one."""
    return {child.pid for child in active_children() if child.pid is not None}
