"""Who is at a table by which process."""

import pytest

from tests.server.store.helpers import NOW, a_table, read, two_chairs, write
from whistlestop.server.store import Store, rows
from whistlestop.server.store.rows import Connection, Gone


@pytest.fixture(autouse=True)
def table(store: Store) -> None:
    write(store, lambda conn: rows.create_table(conn, a_table("t"), two_chairs("t")))


def seats(store: Store) -> set[tuple[str, int, float]]:
    found = read(store, lambda conn: rows.presences(conn, "t"))
    return {(row.process, row.seat, row.until) for row in found}


def test_what_a_process_says_takes_the_place_of_what_it_said_before(store: Store):
    def work(conn: Connection) -> None:
        rows.attend(conn, "t", "one", {1, 2}, NOW)
        rows.attend(conn, "t", "two", {2}, NOW)
        rows.attend(conn, "t", "one", {1}, NOW + 1)

    write(store, work)
    assert seats(store) == {("one", 1, NOW + 1), ("two", 2, NOW)}
    write(store, lambda conn: rows.attend(conn, "t", "one", (), NOW + 2))
    assert seats(store) == {("two", 2, NOW)}


def test_a_process_that_lives_is_believed_for_longer(store: Store):
    write(store, lambda conn: rows.attend(conn, "t", "one", {1}, NOW))
    write(store, lambda conn: rows.attend(conn, "t", "two", {2}, NOW))
    write(store, lambda conn: rows.stay(conn, "one", NOW + 30))
    assert seats(store) == {("one", 1, NOW + 30), ("two", 2, NOW)}


def test_a_process_that_goes_takes_its_people_along_and_those_of_the_dead(store: Store):
    def work(conn: Connection) -> None:
        rows.attend(conn, "t", "one", {1}, NOW + 30)
        rows.attend(conn, "t", "two", {1}, NOW + 30)
        rows.attend(conn, "t", "dead", {2}, NOW - 1)
        rows.part(conn, "one", NOW)

    write(store, work)
    assert seats(store) == {("two", 1, NOW + 30)}


def test_nobody_is_at_a_table_that_is_gone(store: Store):
    with pytest.raises(Gone):
        write(store, lambda conn: rows.attend(conn, "gone", "one", {1}, NOW))
