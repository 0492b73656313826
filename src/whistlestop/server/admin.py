"""What whoever looks after a server can see and do from the machine it runs on, while it runs or not.

Everything goes through the store; a running server follows what is changed there. No secret is shown: neither seeds nor
what a seat may not know of a game that goes on.
"""

import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from whistlestop.core.errors import Stale, UnknownName
from whistlestop.core.game import Seat
from whistlestop.server import housekeeping, lobby, opening, seating, vapid
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.rights import seat_of
from whistlestop.server.store import engine, rows
from whistlestop.server.store.jobs import BOT
from whistlestop.server.store.rows import ChairRow, TableRow, TableState
from whistlestop.server.store.store import Store

A_DAY = housekeeping.A_DAY
LEAST_FREE = 200 << 20  # bytes of disk under which a server should not be left alone
MOST_SKEW = 60.0  # seconds
OVERDUE = 300.0  # seconds that a bot may wait for its turn


class Kept(msgspec.Struct, frozen=True):
    """A table as a line of a list."""

    id: str
    game: str
    state: TableState
    seats: tuple[str, ...]  # names of people, levels of bots; "" is open
    moves: int
    messages: int
    created_at: float
    changed_at: float


class Finding(msgspec.Struct, frozen=True):
    """Something that was looked at, and whether it is well."""

    about: str
    is_well: bool
    words: str


# --- tables


async def tables(store: Store, state: TableState | None, idle_days: float, limit: int) -> list[Kept]:
    """The tables at which nothing has happened for so many days, the one that changed last first."""
    before = time.time() - idle_days * A_DAY + 1

    def read(connection: Connection) -> list[Kept]:
        return [_kept(connection, row) for row in rows.tables(connection, state, before, limit)]

    return await store.read(read)


async def table(store: Store, id: str) -> tuple[Kept, Sequence[ChairRow]]:
    """One table with its seats."""

    def read(connection: Connection) -> tuple[Kept, Sequence[ChairRow]]:
        row = rows.table(connection, id)
        if row is None:
            raise UnknownName("server-no-such-table-at-all")
        return _kept(connection, row), rows.chairs(connection, id)

    return await store.read(read)


def _kept(connection: Connection, row: TableRow) -> Kept:
    return Kept(
        row.id,
        row.game,
        row.state,
        tuple(chair.name or chair.level for chair in rows.chairs(connection, row.id)),
        rows.log_length(connection, row.id),
        len(rows.messages(connection, row.id)),
        row.created_at,
        row.changed_at,
    )


@asynccontextmanager
async def _at(store: Store, id: str) -> AsyncIterator[Live]:
    live = await Hub(store).live(id)
    if live is None:
        raise UnknownName("server-no-such-table-at-all")
    yield live


async def export(store: Store, id: str) -> str:
    """The game file of a table that is over."""
    async with _at(store, id) as live:
        return opening.file_text(live)


async def delete(store: Store, id: str) -> None:
    async with _at(store, id) as live:
        await lobby.remove(live)


async def sweep(store: Store, days: int) -> int:
    """Delete what nobody has touched for so many days; how many tables there were."""
    return await housekeeping.sweep(Hub(store), days)


# --- people


async def remove(store: Store, id: str, seat: Seat) -> None:
    """Take a seat from a person: before the game it is open again, in a game a bot goes on."""
    async with _at(store, id) as live:
        if live.table is None:
            if live.chair(seat_of(live, seat)).kind != "person":
                raise Stale("server-seat-of-bot")
            await lobby.free(live, seat)
        else:
            await seating.expel(live, seat)


async def mute(store: Store, id: str, seat: Seat, *, is_muted: bool) -> None:
    """Take away somebody's voice in the chat of a table, or give it back."""
    async with _at(store, id) as live:
        if live.chair(seat_of(live, seat)).kind == "bot":
            raise Stale("server-seat-of-bot")
        await seating.mute(live, seat, is_muted=is_muted)


# --- is all well?


Look = tuple[bool, str]  # whether there is trouble, and what is to be said


async def examine(store: Store, db: str) -> list[Finding]:
    """Look at everything that a server needs; that the database can be opened at all is known by now."""
    looks: dict[str, Callable[[Store], Awaitable[Look]]] = {
        "contents": _contents,
        "writing": _writing,
        "disk": partial(_disk, db=db),
        "clock": _clock,
        "push": _push,
        "bots": _bots,
    }
    found = [Finding("database", True, "it answers, and its version is the one that this program expects")]
    for about, look in looks.items():
        try:
            trouble, words = await look(store)
        except DBAPIError as error:
            trouble, words = True, str(error.orig)
        found.append(Finding(about, not trouble, words))
    return found


async def _contents(store: Store) -> Look:
    if store.is_shared:
        return False, "PostgreSQL looks after them"
    said = await store.read(lambda connection: connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    return (False, "they fit together") if said == "ok" else (True, f"damaged, restore a copy: {said}")


async def _writing(store: Store) -> Look:
    await store.write(lambda connection: rows.part(connection, store.process, 0.0))
    return False, "something can be stored"


async def _disk(store: Store, db: str) -> Look:
    if store.is_shared:
        return False, "that of PostgreSQL is not seen from here"
    free = shutil.disk_usage(Path(engine.parse(db).database or "").parent).free
    return free < LEAST_FREE, f"{free / (1 << 30):.1f} GB free"


async def _clock(store: Store) -> Look:
    """Times in the store that are still to come, or a database that has another time, mean that a clock is wrong."""

    def read(connection: Connection) -> float:
        if store.is_shared:
            return float(connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one())
        newest = rows.tables(connection, None, float("inf"), 1)
        return max(newest[0].changed_at, time.time()) if newest else time.time()

    skew = abs(await store.read(read) - time.time())
    is_wrong = skew > MOST_SKEW
    return is_wrong, f"it differs by {skew:.0f} s from the database" if is_wrong else "it agrees with the database"


async def _push(store: Store) -> Look:
    """Whoever has asked to be called by push is called with the keys of that day, and with no others."""
    found = await store.read(lambda connection: rows.key_pair(connection, vapid.NAME))
    if found is None:
        return False, "the first start of a server makes the keys"
    if vapid.fit_together(*found):
        return False, "the keys fit together"
    return True, "the keys are damaged and nobody is called by push: restore a copy"


async def _bots(store: Store) -> Look:
    overdue = await store.read(lambda connection: rows.overdue_jobs(connection, BOT, time.time() - OVERDUE))
    words = f"{overdue} have waited for more than 5 minutes: is a server up?" if overdue else "none waits for its turn"
    return overdue > 0, words
