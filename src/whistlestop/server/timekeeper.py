"""Lets a bot go on for whoever has used up the time that a table gives."""

from math import inf

from sqlalchemy import Connection

from whistlestop.server import pace, votes
from whistlestop.server.errands import Errands
from whistlestop.server.live import Live
from whistlestop.server.notices import bot_begins
from whistlestop.server.rights import hold
from whistlestop.server.seating import put_bot, successor
from whistlestop.server.store import rows
from whistlestop.server.store.jobs import CLOCK
from whistlestop.server.store.rows import JobRow

SOON = 1.0  # second


class Timekeeper(Errands):
    """The part of a server process that looks at the clocks of all tables."""

    kind = CLOCK
    far = inf  # time served is set by nobody

    def now(self) -> float:
        return self._hub.served()

    async def do(self, job: JobRow) -> float | None:
        live = await self._hub.live(job.table_id)
        if live is None:
            return None
        is_replaced = await time_is_up(live, job.seat)
        if is_replaced:
            live.hub.wake_bots()
            await votes.settle(live)  # who is replaced has no say
        return SOON if is_replaced is False else None


async def time_is_up(live: Live, seat: int) -> bool | None:
    """Let the bot of the table's choice stand in, unless the person has moved in the very last moment.

    None where there is nothing to do; False where somebody else has moved meanwhile, so that it has to be tried again.
    """
    async with live.rearranged():
        agreed, table, chair = live.pace, live.table, live.chair(seat)
        if agreed is None or table is None or live.is_over:
            return None
        up, length = pace.is_up_at(agreed, chair), len(table.log)
        if up is None or up > live.hub.served():  # it has a job of its own for that moment
            return None
        level = successor(live)
        said = bot_begins(live, seat, "server-time-up")

        def write(connection: Connection) -> bool | None:
            """Only now is it certain that nothing was done at another process meanwhile."""
            hold(connection, live)
            now = next((one for one in rows.chairs(connection, live.id) if one.seat == seat), None)
            if now is None or now.asked_at != chair.asked_at:
                return None
            if rows.log_length(connection, live.id) != length:
                return False
            put_bot(connection, live, seat, level, said)
            return True

        return await live.hub.store.write(write, live.id)
