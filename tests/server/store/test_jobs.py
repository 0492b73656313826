"""Jobs: one worker at a time, and none is lost when a worker dies or when more comes up meanwhile."""

import asyncio
from contextlib import closing
from functools import partial

from tests.server import stored
from tests.server.store.helpers import NOW, read, set_up, write
from whistlestop.server.store import Store, rows
from whistlestop.server.store.jobs import FAR
from whistlestop.server.store.rows import Connection, JobRow


def put(store: Store, *jobs: JobRow) -> None:
    for job in jobs:
        write(store, partial(rows.put_job, job=job))


def take(store: Store, worker: str, now: float, limit: int = 1) -> list[JobRow]:
    return write(store, lambda conn: rows.take_jobs(conn, worker, ["bot"], now, now + 30, limit))


def take_one(store: Store, worker: str, now: float) -> JobRow:
    (job,) = take(store, worker, now)
    return job


def waiting(store: Store) -> list[JobRow]:
    return read(store, lambda conn: stored.jobs(conn, "t"))


def test_due_jobs_are_taken_longest_due_first(store: Store):
    set_up(store)
    put(store, JobRow("bot", "t", 1, NOW), JobRow("bot", "t", 2, NOW - 5), JobRow("bot", "t", 3, NOW + 5))
    put(store, JobRow("reminder", "t", 1, NOW - 9))
    assert take(store, "red", NOW, limit=9) == [
        JobRow("bot", "t", 2, NOW - 5, NOW + 30, "red", 1),
        JobRow("bot", "t", 1, NOW, NOW + 30, "red", 1),
    ]
    assert take(store, "blue", NOW, limit=9) == []
    assert [job.seat for job in take(store, "blue", NOW + 5, limit=9)] == [3]


def test_a_lease_that_ran_out_is_taken_over(store: Store):
    set_up(store)
    put(store, JobRow("bot", "t", 1, NOW))
    dead = take_one(store, "red", NOW)
    assert take(store, "blue", NOW + 29) == []
    job = take_one(store, "blue", NOW + 31)
    assert job == JobRow("bot", "t", 1, NOW, NOW + 61, "blue", 2)
    # The first one is not dead after all: it may no longer touch the job.
    assert not write(store, lambda conn: rows.renew_job(conn, dead, NOW + 99))
    assert not write(store, lambda conn: rows.finish_job(conn, dead))
    assert not write(store, lambda conn: rows.postpone_job(conn, dead, NOW + 99))
    assert waiting(store) == [job]
    assert write(store, lambda conn: rows.finish_job(conn, job))
    assert waiting(store) == []


def test_a_lease_can_be_renewed(store: Store):
    set_up(store)
    put(store, JobRow("bot", "t", 1, NOW))
    job = take_one(store, "red", NOW)
    assert write(store, lambda conn: rows.renew_job(conn, job, NOW + 60))
    assert take(store, "blue", NOW + 59) == []
    assert take_one(store, "blue", NOW + 60).worker == "blue"


def test_a_job_put_again_while_somebody_is_at_it_comes_round_once_more(store: Store):
    set_up(store)
    put(store, JobRow("bot", "t", 1, NOW))
    job = take_one(store, "red", NOW)
    put(store, JobRow("bot", "t", 1, NOW + 1))
    assert take(store, "blue", NOW + 2) == []  # not as long as the first is at it
    assert write(store, lambda conn: rows.finish_job(conn, job))
    again = take_one(store, "blue", NOW + 2)
    assert write(store, lambda conn: rows.finish_job(conn, again))
    assert waiting(store) == []


def test_a_job_can_be_given_back_put_off_and_removed(store: Store):
    set_up(store)
    put(store, JobRow("bot", "t", 1, NOW))
    job = take_one(store, "red", NOW)
    assert write(store, lambda conn: rows.release_job(conn, job))
    job = take_one(store, "blue", NOW)
    assert job.attempts == 2
    assert write(store, lambda conn: rows.postpone_job(conn, job, NOW + 10))
    assert take(store, "red", NOW + 9) == []
    job = take_one(store, "red", NOW + 10)
    assert write(store, lambda conn: rows.finish_job(conn, job))
    assert not write(store, lambda conn: rows.finish_job(conn, job))
    assert waiting(store) == []


def test_what_the_dead_had_is_freed_all_at_once(store: Store):
    set_up(store)
    put(store, JobRow("bot", "t", 1, NOW), JobRow("bot", "t", 2, NOW))
    dead = take_one(store, "red", NOW)
    put(store, JobRow("clock", "t", 1, NOW))
    other = write(store, lambda conn: rows.take_jobs(conn, "red", ["clock"], NOW, NOW + 30))
    write(store, lambda conn: rows.free_jobs(conn, "bot"))
    assert write(store, lambda conn: rows.finish_job(conn, other[0]))  # what is not of that kind stays where it is
    assert not write(store, lambda conn: rows.finish_job(conn, dead))
    assert {(job.seat, job.worker) for job in take(store, "blue", NOW, limit=9)} == {(1, "blue"), (2, "blue")}


def test_two_workers_never_hold_one_job(url: str, store: Store):
    set_up(store)
    put(store, *(JobRow("bot", "t", seat, NOW) for seat in range(300)))
    with closing(Store.open(url)) as other:

        async def work(mine: Store, worker: str) -> list[int]:
            seats: list[int] = []
            taking = partial(rows.take_jobs, worker=worker, kinds=["bot"], now=NOW, lease_until=NOW + 30, limit=3)
            while jobs := await mine.write(taking):
                seats += [job.seat for job in jobs]
            return seats

        async def scene() -> tuple[list[int], list[int]]:
            return await asyncio.gather(work(store, "red"), work(other, "blue"))

        red, blue = asyncio.run(scene())
    assert sorted(red + blue) == list(range(300))


def test_a_job_that_another_is_just_taking_is_passed_over(postgres_url: str):
    with closing(Store.open(postgres_url)) as store, closing(Store.open(postgres_url)) as other:
        set_up(store)
        put(store, JobRow("bot", "t", 1, NOW), JobRow("bot", "t", 2, NOW))

        def while_open(conn: Connection) -> list[int]:
            first = rows.take_jobs(conn, "red", ["bot"], NOW, NOW + 30)
            return [job.seat for job in first + take(other, "blue", NOW)]

        assert sorted(write(store, while_open)) == [1, 2]


def test_a_time_far_ahead_is_that_of_a_clock_that_was_put_back(store: Store):
    set_up(store, "t", "u")
    write(store, lambda conn: rows.put_job(conn, JobRow("bot", "t", 1, NOW + 2 * FAR, NOW + 3 * FAR)))
    write(store, lambda conn: rows.put_job(conn, JobRow("bot", "u", 1, NOW + FAR / 2)))
    taken = write(store, lambda conn: rows.take_jobs(conn, "w", ("bot",), NOW, NOW + 20, 10))
    assert [job.table_id for job in taken] == ["t"]
