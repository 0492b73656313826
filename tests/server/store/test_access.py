"""Devices, holders and links."""

from functools import partial

from tests.server import stored
from tests.server.store.helpers import NOW, read, set_up, write
from whistlestop.server.store import Store, rows
from whistlestop.server.store.rows import Connection, DeviceRow, HolderRow, LinkRow


def test_a_device_is_brought_up_to_date(store: Store):
    write(store, lambda conn: rows.put_device(conn, DeviceRow("d", NOW, NOW)))
    write(store, lambda conn: rows.put_device(conn, DeviceRow("d", NOW + 5, NOW + 5)))
    assert read(store, stored.devices) == {"d": DeviceRow("d", NOW, NOW + 5)}


def test_only_devices_that_hold_nothing_are_forgotten(store: Store):
    set_up(store)

    def work(conn: Connection) -> None:
        for name, seen_at in [("old", NOW - 9), ("old holder", NOW - 9), ("new", NOW)]:
            rows.put_device(conn, DeviceRow(name, seen_at, seen_at))
        rows.add_holder(conn, HolderRow("t", "old holder", "watch"))

    write(store, work)
    assert write(store, lambda conn: rows.forget_devices(conn, before=NOW)) == 1
    assert read(store, stored.devices).keys() == {"old holder", "new"}


def seats(store: Store, device: str) -> dict[int, bool]:
    held = read(store, lambda conn: rows.holders(conn, "t"))
    return {row.seat: row.is_open for row in held if row.device_id == device and row.role == "seat"}


def test_of_several_seats_on_one_device_one_is_open(store: Store):
    set_up(store, "t", "u")

    def work(conn: Connection) -> None:
        rows.add_holder(conn, HolderRow("t", "d", "host"))
        for seat in (1, 2):
            rows.add_holder(conn, HolderRow("t", "d", "seat", seat))
        rows.add_holder(conn, HolderRow("t", "e", "seat", 1, is_open=True))
        rows.open_seat(conn, "t", "d", 1)
        rows.add_holder(conn, HolderRow("t", "d", "seat", 1))  # has it already: nothing changes

    write(store, work)
    assert seats(store, "d") == {1: True, 2: False}
    write(store, lambda conn: rows.open_seat(conn, "t", "d", 2))
    assert seats(store, "d") == {1: False, 2: True}
    write(store, lambda conn: rows.open_seat(conn, "t", "d", 0))
    assert seats(store, "d") == {1: False, 2: False}
    assert seats(store, "e") == {1: True}


def test_what_is_held_can_be_taken(store: Store):
    set_up(store)

    def work(conn: Connection) -> None:
        rows.add_holder(conn, HolderRow("t", "d", "host"))
        for device in ("d", "e"):
            rows.add_holder(conn, HolderRow("t", device, "seat", 1))
            rows.add_holder(conn, HolderRow("t", device, "seat", 2))

    write(store, work)
    write(store, lambda conn: rows.free_seat(conn, "t", 1))
    write(store, lambda conn: rows.remove_holder(conn, "t", "e", "seat", 2))
    held = [HolderRow("t", "d", "host"), HolderRow("t", "d", "seat", 2)]
    assert read(store, lambda conn: rows.holders(conn, "t")) == held
    write(store, lambda conn: rows.remove_holder(conn, "t", "d", "host"))
    assert read(store, lambda conn: rows.holders(conn, "t")) == held[1:]


def test_links_are_found_by_hash_and_ended_by_kind(store: Store):
    set_up(store)
    made = [
        LinkRow("h1", "t", "join", 0, NOW),
        LinkRow("h2", "t", "seat", 1, NOW + 1),
        LinkRow("h3", "t", "seat", 2, NOW + 2),
    ]
    for row in made:
        write(store, partial(rows.add_link, row=row))
    write(store, lambda conn: rows.add_link(conn, LinkRow("h1", "t", "watch", 0, NOW)))  # is there: nothing changes
    assert read(store, lambda conn: rows.link(conn, "h2")) == made[1]
    assert read(store, lambda conn: rows.link(conn, "h4")) is None
    assert read(store, lambda conn: stored.links(conn, "t")) == made
    write(store, lambda conn: rows.remove_links(conn, "t", "seat", 1))
    assert read(store, lambda conn: stored.links(conn, "t")) == [made[0], made[2]]
    write(store, lambda conn: rows.remove_links(conn, "t", "join"))
    assert read(store, lambda conn: stored.links(conn, "t")) == [made[2]]
