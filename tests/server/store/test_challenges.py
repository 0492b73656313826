"""Challenges and results: whoever is first decides, and what is kept goes with its time."""

import asyncio
from contextlib import closing
from functools import partial

from msgspec.structs import replace

from tests.server.store.helpers import NOW, read, set_up, write
from whistlestop.server.store import Store, rows
from whistlestop.server.store.rows import ChallengeRow, ResultRow, TryRow

TODAY = ChallengeRow("2027-01-15", "some-game", b"\0one", NOW)
MINE = TryRow("2027-01-15", "some-game", "device", "t", "Ада", NOW)
RESULT = ResultRow("t", 1, 41, 1, None, '{"exits":41}', NOW)


def tries(store: Store, day: str) -> list[TryRow]:
    return [made for made, *_ in read(store, lambda conn: rows.tries(conn, day, "some-game", 1))]


def test_the_first_seed_of_a_day_is_that_of_everybody(store: Store):
    other = replace(TODAY, seed=b"two")
    tomorrow = replace(other, day="2027-01-16")
    found = [write(store, partial(rows.put_challenge, row=row)) for row in (TODAY, other, tomorrow)]
    assert found == [TODAY, TODAY, tomorrow]


def test_a_player_has_one_try_at_each_challenge(store: Store):
    again, bot = replace(MINE, table_id="u"), replace(MINE, player="bot:greedy", table_id="v", begun_at=NOW + 1)
    tomorrow = replace(again, day="2027-01-16")
    made = [write(store, partial(rows.add_try, row=row)) for row in (MINE, again, bot, tomorrow)]
    assert made == [MINE, MINE, bot, tomorrow]
    assert tries(store, "2027-01-15") == [MINE, bot]


def test_of_two_processes_one_makes_the_try(url: str, store: Store):
    with closing(Store.open(url)) as other:

        async def both(number: int) -> tuple[TryRow, TryRow]:
            mine, theirs = (replace(MINE, player=f"d{number}", table_id=f"{who}{number}") for who in "ab")
            return await asyncio.gather(
                store.write(lambda conn: rows.add_try(conn, mine)),
                other.write(lambda conn: rows.add_try(conn, theirs)),
            )

        async def race() -> list[tuple[TryRow, TryRow]]:
            return [await both(number) for number in range(50)]

        made = asyncio.run(race())
    assert all(one == another for one, another in made)


def test_a_try_comes_with_what_has_become_of_it(store: Store):
    set_up(store, "t", "u")
    late, gone = (replace(MINE, player=id, table_id=id, begun_at=NOW + at) for at, id in ((1, "u"), (2, "v")))
    for row in (gone, late, MINE):
        write(store, partial(rows.add_try, row=row))
    write(store, lambda conn: rows.put_results(conn, [RESULT, replace(RESULT, seat=2, score=99)]))
    write(store, lambda conn: rows.change_chair(conn, "u", 1, stand_in="greedy"))
    found = read(store, lambda conn: rows.tries(conn, MINE.day, MINE.game, 1))
    assert [made for made, *_ in found] == [MINE, late, gone]
    assert [row and row.id for _, row, _, _ in found] == ["t", "u", None]
    assert [rest for _, _, *rest in found] == [[None, RESULT], ["greedy", None], [None, None]]


def test_old_challenges_are_forgotten_with_their_tries(store: Store):
    tomorrow = replace(MINE, day="2027-01-16")
    for row in (MINE, tomorrow):
        write(store, partial(rows.add_try, row=row))
        write(store, partial(rows.put_challenge, row=replace(TODAY, day=row.day)))
    write(store, lambda conn: rows.forget_challenges(conn, "2027-01-16"))
    assert tries(store, MINE.day) == []
    assert tries(store, tomorrow.day) == [tomorrow]
    fresh = replace(TODAY, seed=b"new")
    assert write(store, lambda conn: rows.put_challenge(conn, fresh)) == fresh


def test_results_stay_as_they_were_and_go_with_their_table(store: Store):
    set_up(store, "t", "u")
    for row in (
        RESULT,
        replace(RESULT, score=99),
        replace(RESULT, seat=2, bot="greedy"),
        replace(RESULT, table_id="u"),
    ):
        write(store, partial(rows.put_results, new=[row]))
    assert read(store, lambda conn: rows.results(conn, ["t"])) == [RESULT, replace(RESULT, seat=2, bot="greedy")]
    write(store, lambda conn: rows.delete_table(conn, "t"))
    assert read(store, lambda conn: rows.results(conn, ["t", "u"])) == [replace(RESULT, table_id="u")]


def test_games_that_ended_before_results_were_kept_are_found(store: Store):
    set_up(store, "t", "u", "v")
    for table in ("t", "u"):
        write(store, partial(rows.change_table, table_id=table, state="over"))
    write(store, lambda conn: rows.put_results(conn, [RESULT]))
    assert read(store, lambda conn: rows.tables_without_results(conn, 10)) == ["u"]
