"""What lists of tables show of a game without replaying it: only a cache, made anew where it is damaged."""

import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Progress
from whistlestop.server.store import rows
from whistlestop.server.store.rows import SnapshotRow
from whistlestop.words import ENGLISH, NoWords, say

if TYPE_CHECKING:
    from whistlestop.server.live import Live

log = logging.getLogger("whistlestop.server")


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show of a running game: as a spectator may know it."""

    actors: tuple[Seat, ...]
    progress: Progress


def summary(kept: SnapshotRow) -> Summary | None:
    """What a snapshot says; None where that cannot be read, or was said in words of another version."""
    try:
        found = msgspec.json.decode(kept.summary, type=Summary)
        say(ENGLISH, found.progress.words.id, found.progress.words.args)
    except (msgspec.DecodeError, NoWords):
        return None
    return found


async def check(live: "Live") -> None:
    """Make the snapshot of a table anew if it does not fit the log."""
    if live.table is None:
        return
    store, made = live.hub.store, live.snapshot(live.table)

    def read(connection: Connection) -> tuple[SnapshotRow | None, int]:
        return rows.snapshot(connection, live.id), rows.log_length(connection, live.id)

    def write(connection: Connection) -> None:
        rows.remove_snapshot(connection, live.id)  # else one from the future would stay
        rows.put_snapshot(connection, made)

    kept, length = await store.read(read)
    if kept is not None:
        is_wrong = kept.seq > length or (kept.seq == made.seq and kept != made)
        if not is_wrong and summary(kept) is not None:
            return
        log.warning("the snapshot of table %s is damaged and is made anew", live.id)
    try:
        await store.write(write)
    except DBAPIError:  # the disk is full, say: the game can be looked at all the same
        log.exception("the snapshot of table %s could not be written", live.id)
