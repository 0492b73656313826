"""Giving up a table: this device forgets it, and for the others everything goes on."""

from collections.abc import Sequence, Set

from sqlalchemy import Connection

from whistlestop.server import seating
from whistlestop.server.access import Device, hashed
from whistlestop.server.live import Live
from whistlestop.server.notices import bot_begins
from whistlestop.server.store import rows
from whistlestop.server.store.rows import HolderRow


async def forget(live: Live, device: Device) -> None:
    """Give up all that a device holds at a table whose game has begun.

    While it runs, a bot plays the seats that no other device holds, and the next of the people is the host.
    """
    async with live.rearranged():
        is_running = live.table is not None and not live.is_over
        said = {chair.seat: bot_begins(live, chair.seat) for chair in live.chairs}
        here = {viewer.device for viewer in live.viewers}
        level = seating.successor(live)

        def write(connection: Connection) -> None:
            """Others may be leaving as well: what they still hold is known here alone."""
            rows.hold_table(connection, live.id)
            held = rows.holders(connection, live.id)
            mine = [holder for holder in held if holder.device_id == device.id]
            others = [holder for holder in held if holder.device_id != device.id]
            for holder in mine:
                rows.remove_holder(connection, live.id, device.id, holder.role, holder.seat)
            for kind in ("push", "webhook"):
                rows.remove_reminder(connection, live.id, device.id, kind)
            if not is_running:
                return
            kept = {holder.seat for holder in others if holder.role == "seat"}
            for holder in mine:
                if holder.role == "host":
                    _pass_on(connection, live, device, others, here)
                elif holder.role == "seat" and holder.seat not in kept and not live.is_bot(holder.seat):
                    seating.put_bot(connection, live, holder.seat, level, said[holder.seat])

        await live.hub.store.write(write, live.id)
    live.hub.wake_bots()


def _pass_on(connection: Connection, live: Live, device: Device, others: Sequence[HolderRow], here: Set[str]) -> None:
    """Somebody else is the host, of those who are here if there are any, and the old link to be it works no more.

    Where nobody else plays there is no host: whoever comes back by that link then takes nothing from anybody.
    """
    if all(holder.role != "host" for holder in others):
        seated = [holder for holder in others if holder.role == "seat"]
        if not seated:
            return
        heir = min(seated, key=lambda holder: (holder.device_id not in here, live.is_bot(holder.seat), holder.seat))
        rows.add_holder(connection, HolderRow(live.id, heir.device_id, "host"))
    rows.remove_link(connection, hashed(device.link_secret(live.id, "host")))
