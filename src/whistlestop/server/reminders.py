"""Calls people when a game waits for them and no page of theirs is open: by Web Push, or by a webhook.

A call is a job that is written together with the move that leads to it, so nobody is called for what was not stored.
It is noted as begun before it goes out, and freed again when it has failed or nobody has answered in time: a process
that dies in between loses one call at most, and only a service that takes a call without answering gets it again.
"""

import asyncio
import logging
from math import inf

import msgspec
from sqlalchemy import Connection

from whistlestop.core.errors import Stale
from whistlestop.core.game import Seat
from whistlestop.server import outward, vapid
from whistlestop.server.access import Device, hashed
from whistlestop.server.errands import Errands
from whistlestop.server.limits import TooMany
from whistlestop.server.live import GRACE, Live
from whistlestop.server.rights import NotAllowed, must_hold
from whistlestop.server.store import rows
from whistlestop.server.store.jobs import REMINDER
from whistlestop.server.store.rows import JobRow, ReminderKind, ReminderRow
from whistlestop.words import say

log = logging.getLogger("whistlestop.server")

TRIES = 7
AT_ONCE = 6  # calls of one person under way
MOST = 40  # at one table: two for each of many devices
FIRST_PAUSE = 30.0  # seconds; twice as long each time
GONE = (404, 410)  # what a service says of a subscription that has ended
BUSY = (408, 425, 429)


async def switch(live: Live, device: Device, wish: ReminderRow | ReminderKind) -> None:
    """Call the person of this device there, or by this kind no more."""
    mine = live.seats_of(device.id)
    if not mine:
        raise NotAllowed("server-not-your-seat")
    if live.is_over:
        raise Stale("server-is-over")
    if isinstance(wish, ReminderRow):
        outward.target(wish.address)

    def write(connection: Connection) -> None:
        must_hold(connection, live, device, mine[0])
        if isinstance(wish, ReminderRow):
            here = {(row.device_id, row.kind) for row in rows.reminders(connection, live.id)}
            if len(here | {(wish.device_id, wish.kind)}) > MOST:
                raise TooMany("server-too-many-reminders")
            rows.put_reminder(connection, wish)
        else:
            rows.remove_reminder(connection, live.id, device.id, wish)

    async with live.rearranged():
        await live.hub.store.write(write, live.id)


def push(live: Live, device: Device, endpoint: str, p256dh: str, auth: str, locale: str, site: str) -> ReminderRow:
    """A browser that takes pushes, by what it says about itself."""
    if not vapid.is_point(p256dh) or not vapid.is_key(auth, 16):
        raise Stale("server-reminder-keys")
    told = msgspec.json.encode({"p256dh": p256dh, "auth": auth}).decode()
    return ReminderRow(live.id, device.id, "push", endpoint, told, locale, site)


class Reminders(Errands):
    """The part of a server process that calls people."""

    kind = REMINDER
    far = inf  # time served is set by nobody

    def now(self) -> float:
        return self._hub.served()

    async def do(self, job: JobRow) -> float | None:
        live = await self._hub.live(job.table_id)
        if live is None:
            return None
        await live.follow()
        chair = live.chair(job.seat)
        if live.table is None or live.is_over or chair.asked_at is None or job.seat in live.present():
            return None
        has_failed = await self._call_all(live, job, chair.asked_at)
        asked_at = live.chair(job.seat).asked_at
        if asked_at != chair.asked_at:  # meanwhile the next move has begun, which has its own call
            return None if asked_at is None else max(0.0, asked_at + GRACE - self.now())
        return FIRST_PAUSE * 2 ** (job.attempts - 1) if has_failed and job.attempts < TRIES else None

    async def _call_all(self, live: Live, job: JobRow, asked_at: float) -> bool:
        """Call somebody wherever they want to be called; whether it has to be tried again.

        Some calls at a time, and where one fails the rest waits for the next try, which begins with others: who has
        forty addresses that never answer holds up everybody else for no longer than one of them.
        """
        reminders = live.to_call(job.seat)
        first = (job.attempts - 1) * AT_ONCE % len(reminders) if reminders else 0
        in_turn = reminders[first:] + reminders[:first]
        for start in range(0, len(in_turn), AT_ONCE):
            some = in_turn[start : start + AT_ONCE]
            if any(await asyncio.gather(*[self._call(live, job.seat, asked_at, reminder) for reminder in some])):
                return True
        return False

    async def _call(self, live: Live, seat: Seat, asked_at: float, reminder: ReminderRow) -> bool:
        """Call once; whether it has to be tried again."""
        store = self._hub.store
        if not await store.write(lambda connection: rows.begin_call(connection, reminder, asked_at)):
            return False
        try:
            status = await self._send(live, seat, reminder)
        except outward.BadAddress:
            return False
        except (OSError, TimeoutError) as error:
            status = 0
            log.info("a reminder could not be sent: %s", type(error).__name__)
        if status in GONE:
            drop = (live.id, reminder.device_id, reminder.kind)
            await store.write(lambda connection: rows.remove_reminder(connection, *drop), live.id)
        is_later = status == 0 or status in BUSY or status >= 500
        if is_later:
            await store.write(lambda connection: rows.end_call(connection, reminder, asked_at))
        return is_later

    async def _send(self, live: Live, seat: Seat, reminder: ReminderRow) -> int:
        locale, link = reminder.locale, f"{reminder.site}/t/{live.id}"
        game = say(locale, f"{live.game.id}-name")
        body = say(locale, "server-reminder", {"name": live.chair(seat).name})
        if reminder.kind == "webhook":  # as Discord takes it; a name may not call everybody there
            told = {"content": f"{game}: {body} {link}", "allowed_mentions": {"parse": []}}
            return await outward.post(reminder.address, {"Content-Type": "application/json"}, msgspec.json.encode(told))
        content = {"title": game, "body": body, "url": link, "tag": live.id}
        _, private = await vapid.keys(self._hub.store)
        topic = hashed(live.id)[:32]
        headers, sealed = await asyncio.to_thread(vapid.sealed, reminder, private, content, topic)
        return await outward.post(reminder.address, headers, sealed)
