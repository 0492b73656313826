"""Group commit: who waits together is written together, and nobody pays for the mistake of another."""

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError

from tests.helpers import refused
from tests.server import stored
from tests.server.store.helpers import a_table, an_entry, append, read, set_up, write
from whistlestop.server.store import BadDatabase, Store, Taken, rows
from whistlestop.server.store.rows import Connection, DeviceRow
from whistlestop.server.store.writer import LARGEST_GROUP


class Gate:
    """A work that keeps the writer busy until it is told to go on, so that others gather behind it."""

    def __init__(self) -> None:
        self.begun, self.opened = threading.Event(), threading.Event()

    def __call__(self, _: Connection) -> None:
        self.begun.set()
        assert self.opened.wait(10)

    async def close(self, store: Store) -> "asyncio.Task[None]":
        task = asyncio.create_task(store.write(self))
        await asyncio.to_thread(self.begun.wait, 10)
        return task


@pytest.fixture
def gate() -> Iterator[Gate]:
    made = Gate()
    yield made
    made.opened.set()


class Put:
    """Puts a device with a time, and remembers in which transactions."""

    def __init__(self, name: str, seen_at: float = 0.0) -> None:
        self.name, self.seen_at = name, seen_at
        self.transactions: list[object] = []

    def __call__(self, conn: Connection) -> str:
        self.transactions.append(conn.get_transaction())
        put(conn, self.name, self.seen_at)
        return self.name


def put(conn: Connection, name: str, seen_at: float = 0.0) -> None:
    rows.put_device(conn, DeviceRow(name, 0.0, seen_at))


class Mistake(Exception):
    pass


def fail(conn: Connection) -> None:
    put(conn, "mistake")
    raise Mistake


def names(store: Store) -> list[str]:
    return list(read(store, stored.devices))


async def behind(gate: Gate, store: Store, *works: Callable[[Connection], object]) -> list[object]:
    """What becomes of works that all wait at the same time."""
    busy = await gate.close(store)
    tasks = [asyncio.create_task(store.write(work)) for work in works]
    await asyncio.sleep(0)
    gate.opened.set()
    await busy
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_works_that_wait_together_share_a_transaction(store: Store, gate: Gate):
    works = [Put(f"{number:03}") for number in range(100)]
    assert asyncio.run(behind(gate, store, *works)) == [work.name for work in works]
    assert len({id(work.transactions[0]) for work in works}) == 1
    assert names(store) == [work.name for work in works]


def test_a_group_has_a_limit(store: Store, gate: Gate):
    works = [Put(f"{number:03}") for number in range(LARGEST_GROUP + 1)]
    asyncio.run(behind(gate, store, *works))
    assert works[0].transactions[0] is works[-2].transactions[0]
    assert works[0].transactions[0] is not works[-1].transactions[0]


def test_a_work_that_fails_hurts_no_other(store: Store, gate: Gate):
    results = asyncio.run(behind(gate, store, Put("a"), Put("b"), fail, Put("c"), fail, Put("d")))
    assert [type(result) if isinstance(result, Exception) else result for result in results] == [
        "a",
        "b",
        Mistake,
        "c",
        Mistake,
        "d",
    ]
    assert names(store) == ["a", "b", "c", "d"]


def test_a_statement_that_fails_hurts_no_other(store: Store, gate: Gate):
    def wrong(conn: Connection) -> None:
        conn.execute(text("INSERT INTO devices (id, created_at, seen_at) VALUES ('wrong', 0, NULL)"))

    results = asyncio.run(behind(gate, store, Put("a"), wrong, Put("b")))
    assert (results[0], results[2]) == ("a", "b")
    assert isinstance(results[1], DBAPIError)
    assert names(store) == ["a", "b"]


def test_a_work_that_goes_on_after_a_failed_statement_is_not_acknowledged(postgres_url: str, gate: Gate):
    def careless(conn: Connection) -> None:
        put(conn, "careless")
        with suppress(DBAPIError):
            conn.execute(text("INSERT INTO devices (id, created_at, seen_at) VALUES ('wrong', 0, NULL)"))

    with closing(Store.open(postgres_url)) as store:
        results = asyncio.run(behind(gate, store, Put("a"), careless, Put("b")))
        assert (results[0], results[2]) == ("a", "b")
        assert isinstance(results[1], RuntimeError)
        assert names(store) == ["a", "b"]


def test_a_work_that_goes_on_after_the_disk_was_full_is_not_acknowledged(tmp_path: Path, gate: Gate):
    def careless(conn: Connection) -> None:
        put(conn, "careless")
        pages = conn.exec_driver_sql("PRAGMA page_count").scalar()
        conn.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        with suppress(DBAPIError):
            put(conn, "x" * 100_000)
        conn.exec_driver_sql("PRAGMA max_page_count = 1000000")

    with closing(Store.open(f"sqlite:///{tmp_path}/a.db")) as store:
        results = asyncio.run(behind(gate, store, Put("a"), careless, Put("b")))
        assert (results[0], results[2]) == ("a", "b")
        assert isinstance(results[1], RuntimeError)
        assert names(store) == ["a", "b"]


def test_of_two_in_a_group_for_the_same_entry_the_first_wins(store: Store, gate: Gate):
    set_up(store)

    def appending(name: str) -> Callable[[Connection], None]:
        return lambda conn: rows.append(conn, "t", [an_entry(1, text=name)])

    results = asyncio.run(behind(gate, store, appending("first"), appending("second"), Put("a")))
    assert results[0] is None
    assert isinstance(results[1], Taken)
    assert results[2] == "a"
    assert [entry.text for entry in read(store, lambda conn: rows.entries(conn, "t"))] == ["first"]


def test_a_failed_commit_is_everybodys_and_the_next_group_goes_on(store: Store, gate: Gate):
    refers = "other INTEGER REFERENCES odd (id) DEFERRABLE INITIALLY DEFERRED"
    write(store, lambda conn: conn.execute(text(f"CREATE TABLE odd (id INTEGER PRIMARY KEY, {refers})")))

    def spoil(conn: Connection) -> None:
        conn.execute(text("INSERT INTO odd (id, other) VALUES (1, 2)"))

    results = asyncio.run(behind(gate, store, Put("a"), spoil, Put("b")))
    assert all(isinstance(result, DBAPIError) for result in results)
    assert names(store) == []
    assert write(store, Put("c")) == "c"
    assert names(store) == ["c"]


def test_a_waiter_that_is_cancelled_in_time_leaves_nothing(store: Store, gate: Gate):
    async def scene() -> None:
        busy = await gate.close(store)
        kept, dropped = (asyncio.create_task(store.write(Put(name))) for name in ("kept", "dropped"))
        await asyncio.sleep(0)
        dropped.cancel()
        await asyncio.sleep(0)
        gate.opened.set()
        await busy
        assert await kept == "kept"
        with pytest.raises(asyncio.CancelledError):
            await dropped

    asyncio.run(scene())
    assert names(store) == ["kept"]


def test_a_waiter_that_is_cancelled_late_spoils_nothing(store: Store, gate: Gate):
    def slow(conn: Connection) -> str:
        put(conn, "slow")
        gate(conn)
        return "slow"

    async def scene() -> None:
        late = asyncio.create_task(store.write(slow))
        await asyncio.to_thread(gate.begun.wait, 10)
        late.cancel()
        await asyncio.sleep(0)
        gate.opened.set()
        assert await store.write(Put("next")) == "next"

    asyncio.run(scene())
    assert names(store) == ["next", "slow"]


def test_a_loop_that_is_gone_when_its_work_is_done(store: Store, gate: Gate):
    async def leave() -> None:
        asyncio.ensure_future(store.write(gate))  # noqa: RUF006 - nobody waits for it, that is the point
        await asyncio.to_thread(gate.begun.wait, 10)

    asyncio.run(leave())
    gate.opened.set()
    assert write(store, Put("a")) == "a"


def test_closing_finishes_what_waits(url: str, store: Store, gate: Gate):
    other = Store.open(url)

    async def scene() -> list[str]:
        await gate.close(other)
        tasks = [asyncio.create_task(other.write(Put(name))) for name in "abc"]
        await asyncio.sleep(0)
        gate.opened.set()
        other.close()
        return await asyncio.gather(*tasks)

    assert asyncio.run(scene()) == ["a", "b", "c"]
    assert names(store) == ["a", "b", "c"]
    with pytest.raises(RuntimeError, match="closed"):
        write(other, Put("d"))
    other.close()


def test_a_read_sees_what_was_acknowledged_and_one_moment_only(store: Store):
    write(store, Put("a", 1.0))

    def seen_at(conn: Connection) -> float:
        return stored.devices(conn)["a"].seen_at

    def twice(conn: Connection) -> list[float]:
        before = seen_at(conn)
        write(store, Put("a", 2.0))
        return [before, seen_at(conn)]

    assert read(store, twice) == [1.0, 1.0]
    assert read(store, seen_at) == 2.0


def test_a_read_cannot_write(store: Store):
    with pytest.raises(DBAPIError):
        read(store, Put("a"))
    assert names(store) == []


def test_tables_of_a_group_are_written_in_order(store: Store, gate: Gate):
    order: list[str] = []

    async def scene() -> None:
        busy = await gate.close(store)
        tasks = [asyncio.create_task(store.write(lambda _, name=name: order.append(name), name)) for name in "cab"]  # type: ignore[misc]
        await asyncio.sleep(0)
        gate.opened.set()
        await asyncio.gather(busy, *tasks)

    asyncio.run(scene())
    assert order == ["a", "b", "c"]


def test_sqlite_waits_for_the_disk(tmp_path: Path):
    store = Store.open(f"sqlite:///{tmp_path}/a.db")
    pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    found = write(store, lambda conn: {name: conn.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas})
    store.close()
    assert found == pragmas
    assert [path.name for path in tmp_path.iterdir()] == ["a.db"]  # nothing is left in a file beside it


def test_a_lost_postgresql_is_found_again(postgres_url: str):
    store, other = Store.open(postgres_url), Store.open(postgres_url)
    kill = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    write(store, Put("a"))
    assert names(store) == ["a"]
    write(other, lambda conn: conn.execute(kill).all())
    assert write(store, Put("b")) == "b"
    write(other, lambda conn: conn.execute(kill).all())
    assert names(store) == ["a", "b"]
    other.close()
    store.close()


def test_a_postgresql_that_stays_lost_is_everybodys_error(postgres_url: str, gate: Gate):
    store = Store.open(postgres_url)

    def lose(conn: Connection) -> None:
        conn.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    results = asyncio.run(behind(gate, store, Put("a"), lose, Put("b")))
    assert all(isinstance(result, OperationalError) for result in results)
    assert write(store, Put("c")) == "c"
    assert names(store) == ["c"]
    store.close()


def test_two_that_wait_for_each_other_both_get_through(postgres_url: str):
    meeting = threading.Barrier(2)

    def lock(*table_ids: str) -> Callable[[Connection], str]:
        tries: list[int] = []

        def work(conn: Connection) -> str:
            tries.append(1)
            rows.change_table(conn, table_ids[0], rematch=table_ids[0])
            if len(tries) == 1:
                meeting.wait(10)
            rows.change_table(conn, table_ids[1], rematch=table_ids[0])
            return table_ids[0]

        return work

    with closing(Store.open(postgres_url)) as store, closing(Store.open(postgres_url)) as other:
        set_up(store, "t", "u")

        async def scene() -> tuple[str, str]:
            return await asyncio.gather(store.write(lock("t", "u")), other.write(lock("u", "t")))

        assert tuple(asyncio.run(scene())) == ("t", "u")


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with refused(BadDatabase, "server-database-driver"):
        Store.open("postgresql://localhost/db")


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://here/db", "sqlite://", "sqlite:///:memory:"], ids=repr)
def test_an_address_must_name_a_database(url: str):
    with refused(BadDatabase, "server-database-address"):
        Store.open(url)


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path):
    (tmp_path / "a.db").write_text("Dear diary, " * 1000)
    with refused(BadDatabase, "server-database-unusable"):
        Store.open(f"sqlite:///{tmp_path}/a.db")


def test_a_database_that_is_not_there_is_refused_in_words():
    with refused(BadDatabase, "server-database-unusable"):
        Store.open("postgresql://localhost:1/nowhere")


def test_the_file_is_for_its_owner_alone(tmp_path: Path):
    Store.open(f"sqlite:///{tmp_path}/deep/er/a.db").close()
    assert (tmp_path / "deep/er").stat().st_mode & 0o077 == 0
    assert (tmp_path / "deep/er/a.db").stat().st_mode & 0o077 == 0


def test_a_store_opened_again_has_everything(url: str):
    store = Store.open(url)
    set_up(store)
    append(store, an_entry(1))
    store.close()
    store = Store.open(url)
    assert read(store, lambda conn: rows.entries(conn, "t")) == [an_entry(1)]
    assert read(store, lambda conn: rows.table(conn, "t")) == a_table(changed_at=an_entry(1).at)
    store.close()
