"""Tables, chairs, votes, snapshots, and what goes when a table goes."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial

import msgspec
import pytest
from sqlalchemy import Table, func, select

from tests.server.store.helpers import NOW, a_table, an_entry, append, read, set_up, two_chairs, write
from whistlestop.server.store import Gone, Store, facts, rows, schema, shapes
from whistlestop.server.store.rows import (
    ChairRow,
    Connection,
    FindingRow,
    HolderRow,
    JobRow,
    LinkRow,
    MessageRow,
    PresenceRow,
    ReminderRow,
    ResultRow,
    SnapshotRow,
    VoteRow,
)


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (shapes.TableRow, schema.tables),
        (shapes.ChairRow, schema.chairs),
        (shapes.DeviceRow, schema.devices),
        (shapes.HolderRow, schema.holders),
        (shapes.LinkRow, schema.links),
        (shapes.EntryRow, schema.entries),
        (shapes.MessageRow, schema.messages),
        (shapes.VoteRow, schema.votes),
        (shapes.SnapshotRow, schema.snapshots),
        (shapes.JobRow, schema.jobs),
        (shapes.ReminderRow, schema.reminders),
    ],
    ids=lambda value: value.name if hasattr(value, "name") else "",
)
def test_rows_have_the_fields_of_their_columns(row: type[msgspec.Struct], table: Table):
    assert row.__struct_fields__ == tuple(column.name for column in table.columns)


def test_a_table_comes_back_as_it_was_put_up(store: Store):
    set_up(store)
    assert read(store, lambda conn: rows.table(conn, "t")) == a_table()
    assert read(store, lambda conn: rows.chairs(conn, "t")) == two_chairs()
    assert read(store, lambda conn: rows.table(conn, "other")) is None
    assert read(store, lambda conn: rows.chairs(conn, "other")) == []


def test_an_id_or_a_code_that_is_taken(store: Store):
    assert write(store, lambda conn: rows.create_table(conn, a_table("t", code="ABCD"), two_chairs()))
    assert not write(store, lambda conn: rows.create_table(conn, a_table("t"), two_chairs()))
    assert not write(store, lambda conn: rows.create_table(conn, a_table("u", code="ABCD"), two_chairs("u")))
    assert write(store, lambda conn: rows.create_table(conn, a_table("u"), []))
    assert write(store, lambda conn: rows.create_table(conn, a_table("v"), []))  # many may be without a code
    found = read(store, lambda conn: rows.table_by_code(conn, "ABCD"))
    assert found is not None
    assert found.id == "t"
    assert read(store, lambda conn: rows.table_by_code(conn, "EFGH")) is None


def test_changes_touch_nothing_else(store: Store):
    set_up(store, "t", "u")
    assert write(store, lambda conn: rows.change_table(conn, "t", state="over", rematch="u"))
    assert write(store, lambda conn: rows.change_chair(conn, "t", 2, kind="person", name="Bo", stand_in="easy"))
    assert not write(store, lambda conn: rows.change_table(conn, "v", state="over"))
    assert not write(store, lambda conn: rows.change_chair(conn, "t", 3, name="Bo"))
    assert read(store, lambda conn: rows.table(conn, "t")) == msgspec.structs.replace(
        a_table(), state="over", rematch="u"
    )
    first, second = two_chairs()
    second = msgspec.structs.replace(second, kind="person", name="Bo", stand_in="easy")
    assert read(store, lambda conn: rows.chairs(conn, "t")) == [first, second]
    assert read(store, lambda conn: rows.table(conn, "u")) == a_table("u")
    assert read(store, lambda conn: rows.chairs(conn, "u")) == two_chairs("u")


def test_a_held_table_waits_for_its_holder(url: str, store: Store):
    set_up(store)
    is_held, may_go_on = threading.Event(), threading.Event()

    def slowly(conn: Connection) -> None:
        row = rows.hold_table(conn, "t")
        assert row is not None
        is_held.set()
        may_go_on.wait(10)
        rows.change_table(conn, "t", rematch="first")

    def at_once(conn: Connection) -> str | None:
        row = rows.hold_table(conn, "t")
        assert row is not None
        return row.rematch

    with closing(Store.open(url)) as other:

        async def scene() -> str | None:
            first = asyncio.create_task(store.write(slowly))
            await asyncio.to_thread(is_held.wait, 10)
            second = asyncio.create_task(other.write(at_once))
            await asyncio.wait([second], timeout=0.1)
            assert not second.done()
            may_go_on.set()
            await first
            return await second

        assert asyncio.run(scene()) == "first"


def test_the_tables_of_a_device_newest_first(store: Store):
    def work(conn: Connection) -> None:
        for number, table_id in enumerate("abc"):
            rows.create_table(conn, a_table(table_id, NOW + number), [])
        rows.add_holder(conn, HolderRow("a", "mine", "host"))
        rows.add_holder(conn, HolderRow("a", "mine", "seat", 1))
        rows.add_holder(conn, HolderRow("b", "yours", "seat", 1))
        rows.add_holder(conn, HolderRow("c", "mine", "watch"))

    write(store, work)
    mine = read(store, lambda conn: rows.tables_of_device(conn, "mine"))
    assert [table.id for table in mine] == ["c", "a"]
    append(store, an_entry(1, table_id="a"))
    write(store, lambda conn: rows.change_table(conn, "a", changed_at=NOW + 9))
    mine = read(store, lambda conn: rows.tables_of_device(conn, "mine", limit=1))
    assert [table.id for table in mine] == ["a"]


def test_idle_tables_longest_idle_first(store: Store):
    def work(conn: Connection) -> None:
        for number, table_id in enumerate("abcd"):
            rows.create_table(conn, a_table(table_id, NOW - number), [])

    write(store, work)
    idle = read(store, lambda conn: rows.idle_tables(conn, before=NOW - 0.5))
    assert [table.id for table in idle] == ["d", "c", "b"]
    assert [table.id for table in read(store, lambda conn: rows.idle_tables(conn, NOW, limit=1))] == ["d"]


def test_votes_count_once(store: Store):
    set_up(store)

    def work(conn: Connection) -> None:
        for topic, seat in [("rewind 3", 2), ("rewind 3", 1), ("rewind 3", 1), ("stand-in 2", 1)]:
            rows.vote(conn, "t", topic, seat)

    write(store, work)
    expected = [VoteRow("t", "rewind 3", 1), VoteRow("t", "rewind 3", 2), VoteRow("t", "stand-in 2", 1)]
    assert read(store, lambda conn: rows.votes(conn, "t")) == expected
    write(store, lambda conn: rows.withdraw_vote(conn, "t", "rewind 3", 1))
    assert read(store, lambda conn: rows.votes(conn, "t")) == expected[1:]
    write(store, lambda conn: rows.clear_votes(conn, "t", "rewind 3"))
    assert read(store, lambda conn: rows.votes(conn, "t")) == expected[2:]


def test_a_snapshot_never_goes_back(store: Store):
    set_up(store)
    assert read(store, lambda conn: rows.snapshot(conn, "t")) is None
    for seq, summary in [(5, "five"), (9, "nine"), (7, "seven"), (9, "nine again")]:
        write(store, partial(rows.put_snapshot, row=SnapshotRow("t", seq, "hash", summary)))
    assert read(store, lambda conn: rows.snapshot(conn, "t")) == SnapshotRow("t", 9, "hash", "nine again")
    write(store, partial(rows.remove_snapshot, table_id="t"))
    assert read(store, lambda conn: rows.snapshot(conn, "t")) is None


@pytest.mark.parametrize(
    "work",
    [
        lambda conn: rows.vote(conn, "t", "rewind 3", 1),
        lambda conn: rows.put_snapshot(conn, SnapshotRow("t", 1, "hash", "{}")),
        lambda conn: rows.put_job(conn, JobRow("bot", "t", 1, NOW)),
        lambda conn: rows.add_holder(conn, HolderRow("t", "device", "seat", 1)),
        lambda conn: rows.add_link(conn, LinkRow("hash", "t", "join", 0, NOW)),
        lambda conn: rows.add_message(conn, MessageRow("t", 0, 1, "Ada", "Hello", None, None, NOW)),
        lambda conn: rows.append(conn, "t", [an_entry(1)]),
        lambda conn: rows.append(conn, "t", [an_entry(1), an_entry(2)]),
    ],
)
def test_nothing_is_written_for_a_table_that_is_gone(store: Store, work: Callable[[Connection], object]):
    with pytest.raises(Gone):
        write(store, work)


def furnish(conn: Connection, table_id: str) -> None:
    """Put something into every table that belongs to a table."""
    rows.create_table(conn, a_table(table_id), two_chairs(table_id))
    rows.add_holder(conn, HolderRow(table_id, "device", "seat", 1))
    rows.add_link(conn, LinkRow(f"hash of {table_id}", table_id, "join", 0, NOW))
    rows.append(conn, table_id, [an_entry(1, table_id=table_id), an_entry(2, table_id=table_id)])
    rows.add_message(conn, MessageRow(table_id, 0, 1, "Ada", "Hello", None, None, NOW))
    rows.vote(conn, table_id, "rewind 3", 1)
    rows.put_snapshot(conn, SnapshotRow(table_id, 1, "hash", "{}"))
    rows.put_job(conn, JobRow("bot", table_id, 2, NOW))
    rows.attend(conn, table_id, "process", {1}, NOW + 30)
    rows.put_reminder(conn, ReminderRow(table_id, "device", "webhook", "https://example.org/", "", "en", ""))
    rows.put_finding(conn, FindingRow(table_id, 1, 1, 250, "[]"))
    rows.put_results(conn, [ResultRow(table_id, 1, 41, 1, None, "{}", NOW)])
    rows.mute(conn, table_id, "device")


def counts(conn: Connection) -> dict[str, int]:
    counted = {}
    for table in schema.metadata.sorted_tables:
        belongs = table.c.id if table is schema.tables else table.c.get("table_id")
        if belongs is not None and table is not schema.tries:  # a try outlives its table
            counted[table.name] = conn.execute(
                select(func.count()).select_from(table).where(belongs == "t")
            ).scalar_one()
    return counted


def test_a_deleted_table_takes_everything_of_its_own_along(store: Store):
    for table_id in ("t", "u"):
        write(store, partial(furnish, table_id=table_id))
    before = read(store, counts)
    assert len(before) == 14
    assert all(before.values())
    others = read(store, lambda conn: rows.facts(conn, "u"))
    assert write(store, lambda conn: rows.delete_table(conn, "t"))
    assert not write(store, lambda conn: rows.delete_table(conn, "t"))
    assert not any(read(store, counts).values())
    assert read(store, lambda conn: rows.facts(conn, "u")) == others


def test_the_facts_of_a_table(store: Store):
    write(store, lambda conn: furnish(conn, "t"))
    assert read(store, lambda conn: rows.facts(conn, "t", after=1)) == facts.Facts(
        table=a_table(changed_at=NOW + 2),
        chairs=tuple(two_chairs()),
        holders=(HolderRow("t", "device", "seat", 1),),
        votes=(VoteRow("t", "rewind 3", 1),),
        entries=(an_entry(2),),
        messages=(MessageRow("t", 1, 1, "Ada", "Hello", None, None, NOW),),
        presences=(PresenceRow("t", "process", 1, NOW + 30),),
        reminders=(ReminderRow("t", "device", "webhook", "https://example.org/", "", "en", ""),),
    )
    behind = read(store, lambda conn: rows.facts(conn, "t", after=2, after_message=1))
    assert behind is not None
    assert (behind.entries, behind.messages) == ((), ())
    assert read(store, lambda conn: rows.facts(conn, "u")) is None


def test_seats_behind_a_removed_one_move_up(store: Store):
    """Also where a device holds several of them, and where they were not put up in their order."""
    chairs = [ChairRow("t", seat, "person", f"was {seat}") for seat in (4, 1, 3, 2)]
    held = [HolderRow("t", "d", "host"), *(HolderRow("t", "d", "seat", seat) for seat in (4, 3, 2))]

    def work(conn: Connection) -> None:
        assert rows.create_table(conn, msgspec.structs.replace(a_table(), seats=4), chairs)
        rows.put_device(conn, rows.DeviceRow("d", NOW, NOW))
        for holder in held:
            rows.add_holder(conn, holder)
        for seat in (0, 2, 4):
            rows.add_link(conn, LinkRow(f"h{seat}", "t", "seat" if seat else "join", seat, NOW))
        rows.remove_chair(conn, "t", 2)

    write(store, work)
    found = read(store, lambda conn: rows.facts(conn, "t"))
    assert found is not None
    assert found.table.seats == 3
    assert [(chair.seat, chair.name) for chair in found.chairs] == [(1, "was 1"), (2, "was 3"), (3, "was 4")]
    assert [(holder.role, holder.seat) for holder in found.holders] == [("host", 0), ("seat", 2), ("seat", 3)]
    links = [read(store, lambda conn, seat=seat: rows.link(conn, f"h{seat}")) for seat in (0, 2, 4)]  # type: ignore[misc]
    assert [link.seat if link is not None else None for link in links] == [0, None, 3]
