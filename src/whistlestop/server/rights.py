"""What somebody has to be, hold or wait for before a table is changed: asked where it cannot change meanwhile."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from whistlestop.core.errors import Stale, UnknownName, WhistlestopError
from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.server.access import Device
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.rows import ChairRow, Gone, LinkRow, TableRow


class NotAllowed(WhistlestopError):
    """Somebody else has to do this."""


def must_host(live: Live, device: Device) -> None:
    if not live.is_host(device.id):
        raise NotAllowed("server-only-host")


def must_be_open(live: Live) -> None:
    """Of a challenge, until its day is over, nothing is shown, taken back or handed over that would help a try."""
    if live.is_held_back:
        raise Stale("server-held-back")


def must_wait(live: Live) -> None:
    if live.row.state != "lobby":
        raise Stale("server-has-started")


def seat_of(live: Live, seat: Seat) -> Seat:
    if not 1 <= seat <= live.row.seats:
        raise UnknownName("no-such-seat", seat=str(seat), seats=live.row.seats)
    return seat


def running(live: Live) -> Table[Any, Any, Any]:
    """The game of a table, as long as it goes on."""
    if live.table is None:
        raise Stale("server-not-started")
    if live.is_over:
        raise Stale("server-is-over")
    return live.table


def hold_lobby(connection: Connection, live: Live) -> TableRow:
    """Hold the table until this work is done: only now is it certain that its game has not begun.

    Where a seat has just been removed, numbers of seats mean others than whoever asks for this has seen.
    """
    table = hold(connection, live)
    if table.state != "lobby":
        raise Stale("server-has-started")
    if table.seats != live.row.seats:
        raise Stale("position-has-changed")
    return table


def hold(connection: Connection, live: Live) -> TableRow:
    table = rows.hold_table(connection, live.id)
    if table is None:
        raise Gone(live.id)
    return table


def must_hold(connection: Connection, live: Live, device: Device, seat: Seat) -> None:
    """Whoever held a seat when the button was pressed may have lost it since."""
    hold(connection, live)
    if device.id not in devices_at(connection, live.id, seat):
        raise NotAllowed("server-not-your-seat")


def must_work(connection: Connection, live: Live, link: LinkRow) -> None:
    """Only now is it certain that a link has not been ended since somebody has opened it."""
    hold(connection, live)
    if rows.link(connection, link.hash) is None:
        raise UnknownName("server-no-such-link")


async def change_lobby(live: Live, write: Callable[[Connection], None]) -> None:
    """Change the store and let the table follow; also where that was refused, since memory may have been behind."""
    try:
        await live.hub.store.write(write, live.id)
    finally:
        await live.follow()


def chair_of(connection: Connection, live: Live, seat: Seat) -> ChairRow:
    """A chair as it stands now; it may have been removed."""
    chair = next((chair for chair in rows.chairs(connection, live.id) if chair.seat == seat), None)
    if chair is None:
        raise Stale("server-seat-taken")
    return chair


def devices_at(connection: Connection, table: str | None, seat: Seat | None) -> tuple[str, ...]:
    """The devices that hold a seat of a table."""
    if table is None or seat is None:
        return ()
    held = rows.holders(connection, table)
    return tuple(holder.device_id for holder in held if holder.role == "seat" and holder.seat == seat)
