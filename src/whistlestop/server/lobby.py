"""A table before its game: who sits where, bots, the start.

Every function changes the store first and then lets the table in memory follow.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from whistlestop.core.errors import BadOptions, Stale, UnknownName
from whistlestop.core.game import Seat
from whistlestop.server import logbook, pace, scenes
from whistlestop.server.access import Device
from whistlestop.server.live import Live
from whistlestop.server.opening import remember, tidy_name
from whistlestop.server.rights import (
    chair_of,
    change_lobby,
    devices_at,
    hold_lobby,
    must_be_open,
    must_hold,
    must_host,
    must_wait,
    seat_of,
)
from whistlestop.server.store import rows
from whistlestop.server.store.rows import HolderRow
from whistlestop.words import ENGLISH


async def sit_down(live: Live, device: Device, seat: Seat, name: str, locale: str = ENGLISH) -> None:
    """Take an open seat."""
    must_wait(live)
    seat_of(live, seat)

    def write(connection: Connection) -> None:
        rematch_of = hold_lobby(connection, live).rematch_of
        if device.id in devices_at(connection, live.id, seat):  # a button that was pressed twice
            return
        chair = chair_of(connection, live, seat)
        before = devices_at(connection, rematch_of, chair.seat_before)
        is_again = device.id in before
        if chair.kind != "open" or not (is_again or chair.kept_for in (None, device.id)):
            raise Stale("server-seat-taken")
        mine, is_muted = tidy_name(name, seat, locale), device.id in rows.muted(connection, live.id)
        rows.change_chair(connection, live.id, seat, kind="person", name=mine, kept_for=None, is_muted=is_muted)
        remember(connection, live.hub.now(), device)
        for id in before if is_again else (device.id,):  # all of a person's devices
            rows.add_holder(connection, HolderRow(live.id, id, "seat", seat))

    await change_lobby(live, write)


def _must_arrange(live: Live, device: Device) -> None:
    """Whether somebody may say who plays; at a challenge everybody meets the same."""
    must_host(live, device)
    must_wait(live)
    must_be_open(live)


async def set_bot(live: Live, device: Device, seat: Seat, level: str) -> None:
    """Put a bot on a seat that nobody has taken, or another one on a bot's seat; level "" opens the seat again."""
    _must_arrange(live, device)
    seat_of(live, seat)
    if level and level not in scenes.levels(live):
        raise UnknownName("no-such-bot", bot=level[:40], known=", ".join(scenes.levels(live)))

    def write(connection: Connection) -> None:
        hold_lobby(connection, live)
        if chair_of(connection, live, seat).kind == "person":
            raise Stale("server-seat-taken")
        rows.change_chair(
            connection, live.id, seat, kind="bot" if level else "open", level=level, name="", kept_for=None
        )

    await change_lobby(live, write)


async def fill(live: Live, device: Device) -> None:
    """Put the strongest bot on every open seat."""
    _must_arrange(live, device)
    level = scenes.levels(live)[-1]

    def write(connection: Connection) -> None:
        hold_lobby(connection, live)
        for chair in rows.chairs(connection, live.id):
            if chair.kind == "open":
                rows.change_chair(connection, live.id, chair.seat, kind="bot", level=level, name="", kept_for=None)

    await change_lobby(live, write)


async def stand_up(live: Live, device: Device, seat: Seat) -> None:
    """Leave a seat before the start; the host can also ask somebody to."""
    must_wait(live)
    must_be_open(live)
    is_own = seat_of(live, seat) in live.seats_of(device.id)
    if not is_own:
        must_host(live, device)
    await free(live, seat, device if is_own else None)


async def free(live: Live, seat: Seat, holder: Device | None = None) -> None:
    """Open a seat again, whoever has it; where it is its own holder's wish, only as long as it is theirs."""

    def write(connection: Connection) -> None:
        hold_lobby(connection, live)
        if holder is not None:
            must_hold(connection, live, holder, seat)
        rows.free_seat(connection, live.id, seat)
        rows.remove_links(connection, live.id, "seat", seat)
        rows.change_chair(connection, live.id, seat, kind="open", name="", level="", kept_for=None, is_muted=False)

    await change_lobby(live, write)


async def remove_seat(live: Live, device: Device, seat: Seat, seats: int) -> None:
    """Take an open seat away, so that fewer play; `seats` is how many there are on the page of whoever does it."""
    _must_arrange(live, device)
    if seats != live.row.seats:  # a button that was pressed twice
        return

    def write(connection: Connection) -> None:
        hold_lobby(connection, live)
        if chair_of(connection, live, seat).kind != "open":
            raise Stale("server-seat-taken")
        live.game.agree(seats - 1, live.options)
        rows.remove_chair(connection, live.id, seat)

    await change_lobby(live, write)


async def start(live: Live, device: Device) -> None:
    """Deal: nothing has been decided by chance before all seats are taken."""
    must_host(live, device)
    must_wait(live)
    await begin(live)


async def begin(live: Live, seat: Seat = 0, lane: Sequence[Any] = ()) -> None:
    """Start the game of a full table; in a fork, a seat has done something already."""
    table = await asyncio.to_thread(live.new_table)  # to find a landscape for a narrow border may take a second
    for action in lane:
        table.submit(seat, action)
    now = live.hub.now()
    fallen, snapshot = logbook.new_rows(table, live.id, 0, None, now), live.snapshot(table)

    def write(connection: Connection) -> None:
        if hold_lobby(connection, live).seats != table.seats:  # one was removed while the game was set up
            raise Stale("position-has-changed")
        chairs = rows.chairs(connection, live.id)
        if any(chair.kind == "open" for chair in chairs):
            raise BadOptions("server-seats-open")
        rows.change_table(connection, live.id, state="playing", code=None, changed_at=now)
        if fallen:
            rows.append(connection, live.id, fallen)
        rows.put_snapshot(connection, snapshot)
        if live.pace is not None:
            full = [replace(chair, bank=live.pace.bank) for chair in chairs if chair.kind == "person"]
            asked = {chair.seat: chair for chair in pace.asked(live.pace, full, table.actors, live.hub.served())}
            pace.store(connection, live.pace, [asked.get(chair.seat, chair) for chair in full])
        for chair in chairs:
            if chair.kind == "bot" and chair.seat in table.actors:
                rows.put_job(connection, rows.JobRow("bot", live.id, chair.seat, now))

    await live.hub.store.write(write, live.id)
    await live.follow()
    live.hub.changed(live)


async def delete(live: Live, device: Device) -> None:
    """The host removes the table with all that belongs to it."""
    must_host(live, device)
    await remove(live)


async def remove(live: Live) -> None:
    """Remove the table with all that belongs to it."""
    hub, before = live.hub, live.row.rematch_of

    if before is not None:  # who played there may want another rematch
        await hub.store.write(lambda connection: rows.change_table(connection, before, rematch=None), before)
    await hub.store.write(lambda connection: rows.delete_table(connection, live.id), live.id)
    hub.forget(live.id)
    live.send_home()
    if before in hub.lives:
        await hub.lives[before].follow()
