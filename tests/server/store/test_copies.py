"""Copies of a database: made while it is written to, brought back into either engine."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.helpers import refused
from tests.server.postgres import fresh_database
from tests.server.store.helpers import NOW, a_table, an_entry, append, read, set_up, two_chairs, write
from whistlestop.server.store import BadDatabase, Store, copies, rows
from whistlestop.server.store.engine import parse
from whistlestop.server.store.migrate import migrate, revision_of
from whistlestop.server.store.schema import metadata

ENGINES = ["sqlite", "postgresql"]


@pytest.fixture(params=ENGINES)
def other_url(request, tmp_path) -> Iterator[str]:
    """Where a copy is brought to."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/other/whistlestop.db"
        return
    with fresh_database() as url:
        yield url


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    return read(
        store,
        lambda connection: {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        },
    )


def furnish(store: Store) -> None:
    set_up(store, "t", "u")
    append(store, *[an_entry(number, client=f"c{number}", text="Пожежа 🚂 \\ '") for number in range(1, 2101)])
    write(store, lambda connection: rows.add_link(connection, rows.LinkRow("hash", "u", "join", 0, NOW)))


@pytest.fixture(params=ENGINES)
def store(request, tmp_path):
    """With something in it."""
    url = f"sqlite:///{tmp_path}/a.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    opened = Store.open(url)
    opened_at[opened] = url
    furnish(opened)
    yield opened
    opened.close()


opened_at: dict[Store, str] = {}


def test_what_was_backed_up_comes_back_in_either_engine(store, other_url, tmp_path):
    before = everything(store)
    assert copies.back_up(opened_at[store], tmp_path / "copy.db") == 2
    set_up(store, "later")
    assert copies.restore(tmp_path / "copy.db", other_url) == 2
    other = Store.open(other_url)
    try:
        assert everything(other) == before
        append(other, an_entry(2101))  # and it can be played on
    finally:
        other.close()


def test_a_copy_shows_one_moment_while_somebody_writes(store, tmp_path):
    """Every table is put up with its chairs: a copy has both or neither."""

    async def both() -> int:
        async def put_up() -> None:
            for number in range(200):
                row = a_table(f"n{number}")
                await store.write(
                    lambda connection, row=row: rows.create_table(connection, row, two_chairs(row.id)), row.id
                )

        writing = asyncio.create_task(put_up())
        count = await asyncio.to_thread(copies.back_up, opened_at[store], tmp_path / "copy.db")
        await writing
        return count

    count = asyncio.run(both())
    with sqlite3.connect(tmp_path / "copy.db") as connection:
        assert connection.execute("SELECT count(*) FROM chairs").fetchone() == (2 * count,)
    connection.close()


def test_who_is_connected_is_not_kept(store, tmp_path):
    write(store, lambda connection: rows.stay(connection, store.process, NOW))
    copies.back_up(opened_at[store], tmp_path / "copy.db")
    assert [path.name for path in tmp_path.glob("*copy*")] == ["copy.db"]
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(tmp_path / "copy.db") as connection:
        assert connection.execute("SELECT count(*) FROM presences").fetchone() == (0,)
    connection.close()


def test_nothing_is_restored_over_something(store, tmp_path):
    copies.back_up(opened_at[store], tmp_path / "copy.db")
    with refused(BadDatabase, "server-database-not-empty"):
        copies.restore(tmp_path / "copy.db", opened_at[store])


def test_a_copy_never_replaces_what_it_is_made_from(tmp_path):
    url = f"sqlite:///{tmp_path}/a.db"
    with closing(Store.open(url)) as store:
        furnish(store)
        before = everything(store)
        (tmp_path / "link.db").symlink_to(tmp_path / "a.db")
        for file in ("a.db", "link.db"):
            with refused(BadDatabase, "server-backup-onto-itself"):
                copies.back_up(url, tmp_path / file)
        assert everything(store) == before


def test_an_older_database_that_is_not_empty_stays_as_it_is(tmp_path):
    url = f"sqlite:///{tmp_path}/a.db"
    with closing(Store.open(url)) as store:
        furnish(store)
    copies.back_up(url, tmp_path / "copy.db")
    older = parse(f"sqlite:///{tmp_path}/older.db")
    migrate(older, "0001")
    with closing(sqlite3.connect(tmp_path / "older.db")) as database:
        database.execute("INSERT INTO devices VALUES ('d', 0, 0)")
        database.commit()
    with refused(BadDatabase, "server-database-not-empty"):
        copies.restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/older.db")
    assert revision_of(older) == "0001"


def test_an_old_copy_is_brought_up_to_date_and_stays_as_it_is(tmp_path):
    old = tmp_path / "old.db"
    migrate(parse(f"sqlite:///{old}"), "0001")
    with sqlite3.connect(old) as connection:
        connection.execute(
            "INSERT INTO tables (id, game, seats, options, state, dealer, created_at, changed_at, seed, nonce)"
            " VALUES ('t', 'some-game', 1, '{}', 'lobby', 'sealed', 1, 1, x'00', x'00')"
        )
    connection.close()
    content = old.read_bytes()
    assert copies.restore(old, f"sqlite:///{tmp_path}/new.db") == 1
    assert old.read_bytes() == content
    Store.visit(f"sqlite:///{tmp_path}/new.db").close()


@pytest.mark.parametrize("content", [None, b"", b"not a database at all, but long enough to be looked at"])
def test_what_is_no_copy_is_refused(tmp_path, content):
    file = tmp_path / "copy.db"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadDatabase):
        copies.restore(file, f"sqlite:///{tmp_path}/new.db")
    assert not Path(tmp_path / "new.db").exists()
