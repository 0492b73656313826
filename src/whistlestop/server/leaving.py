"""Giving up a table: this device forgets it, and for the others everything goes on."""

from sqlalchemy import Connection

from whistlestop.server import seating
from whistlestop.server.access import Device
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.rows import HolderRow


async def forget(live: Live, device: Device) -> None:
    """Give up all that a device holds at a table whose game has begun.

    While it runs, a bot plays the seats that no other device holds, and the next of the people is the host.
    """
    others = [holder for holder in live.holders if holder.device_id != device.id]
    heir = None
    if live.table is not None and not live.table.finished:
        for seat in live.seats_of(device.id):
            if not live.is_bot(seat) and all(holder.seat != seat for holder in others):
                await seating.stand_in(live, seat, by=device)
        if live.is_host(device.id) and all(holder.role != "host" for holder in others):
            heir = next((holder.device_id for holder in others if holder.role == "seat"), None)

    def write(connection: Connection) -> None:
        for holder in live.holders:
            if holder.device_id == device.id:
                rows.remove_holder(connection, live.id, device.id, holder.role, holder.seat)
        if heir is not None:
            rows.add_holder(connection, HolderRow(live.id, heir, "host"))

    await live.hub.store.write(write, live.id)
    await live.follow()
