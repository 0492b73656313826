"""Dice and cards of real tables in the store."""

from msgspec.structs import replace

from tests.server.store.helpers import NOW, read, write
from whistlestop.server.store import Store, rows
from whistlestop.server.store.rows import CompanionRow, DrawRow

ROW = CompanionRow("c", "some-game", 2, "{}", "d", "FOX-418", 60, NOW, b"seed", b"\0nonce")


def drawn(store: Store) -> list[DrawRow]:
    return read(store, lambda conn: rows.draws(conn, "c"))


def test_it_is_found_by_its_id_and_by_its_code(store: Store):
    assert write(store, lambda conn: rows.create_companion(conn, ROW))
    assert read(store, lambda conn: rows.companion(conn, "c")) == ROW
    assert read(store, lambda conn: rows.companion_by_code(conn, "FOX-418")) == ROW
    assert read(store, lambda conn: rows.companion(conn, "other")) is None
    assert not write(store, lambda conn: rows.create_companion(conn, replace(ROW, id="other")))  # the code is taken


def test_of_two_presses_one_counts(store: Store):
    write(store, lambda conn: rows.create_companion(conn, ROW))
    first, second = DrawRow("c", 0, "[1]", NOW), DrawRow("c", 0, "[2]", NOW)
    assert write(store, lambda conn: rows.add_draws(conn, [first, DrawRow("c", 1, "[3]", NOW)]))
    assert not write(store, lambda conn: rows.add_draws(conn, [second]))
    assert [row.lot for row in drawn(store)] == ["[1]", "[3]"]


def test_what_nobody_uses_goes_with_all_that_was_drawn(store: Store):
    write(store, lambda conn: rows.create_companion(conn, ROW))
    write(store, lambda conn: rows.add_draws(conn, [DrawRow("c", 0, "[1]", NOW + 50)]))
    write(store, lambda conn: rows.forget_companions(conn, NOW + 50))
    assert len(drawn(store)) == 1
    write(store, lambda conn: rows.forget_companions(conn, NOW + 51))
    assert (read(store, lambda conn: rows.companion(conn, "c")), drawn(store)) == (None, [])
