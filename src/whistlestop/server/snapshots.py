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

    def is_needed(connection: Connection) -> bool:
        kept = rows.snapshot(connection, live.id)
        return kept is None or not _fits(kept, made, rows.log_length(connection, live.id))

    def write(connection: Connection) -> bool:
        """Whether one stood there that did not fit. Another process may have made a newer one by now, which stays."""
        if rows.hold_table(connection, live.id) is None or not is_needed(connection):
            return False
        is_damaged = rows.remove_snapshot(connection, live.id)  # else one from the future would stay
        rows.put_snapshot(connection, made)
        return is_damaged

    if not await store.read(is_needed):
        return
    try:
        if await store.write(write, live.id):
            log.warning("the snapshot of table %s was damaged and is made anew", live.id)
    except DBAPIError:  # the disk is full, say: the game can be looked at all the same
        log.exception("the snapshot of table %s could not be written", live.id)


def _fits(kept: SnapshotRow, made: SnapshotRow, length: int) -> bool:
    """Whether a snapshot can be of a log of this length, and says the same as the one made now if it is as old."""
    is_wrong = kept.seq > length or (kept.seq == made.seq and kept != made)
    return not is_wrong and summary(kept) is not None
