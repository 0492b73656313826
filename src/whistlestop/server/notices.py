"""What a table itself says: a line in everybody's chat, and in everybody's log where it happened.

It is no entry of the game: files and replays know nothing of it.
"""

from typing import TYPE_CHECKING

import msgspec

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Phrase
from whistlestop.server.store.rows import MessageRow

if TYPE_CHECKING:
    from whistlestop.server.live import Live

HOME_WITHOUT_SEAT = "/?seat=lost"  # where whoever has lost a seat to somebody else reads why
_HANDED_OVER = "server-reissued"


class Notice(Phrase, frozen=True):
    """Words, and where they belong in each log: nobody's log may tell how long another one is."""

    after: tuple[int, ...] = ()  # spectators, seat 1, seat 2 …: how many entries of the own story came before

    def place(self, seat: Seat | None) -> int:
        return self.after[seat or 0] if self.after else 0


def notice(live: "Live", words: Phrase) -> MessageRow:
    """Something that happens now, to be stored together with it."""
    table = live.table
    seats = (None, *range(1, live.row.seats + 1))
    after = tuple(len(table.story(seat)) for seat in seats) if table is not None else ()
    told = msgspec.json.encode(Notice(words.id, words.args, after)).decode()
    return MessageRow(live.id, 0, None, "", "", told, None, live.hub.now())


def handed_over(live: "Live", seat: Seat) -> MessageRow:
    """What everybody hears when the host gives a seat to somebody else."""
    return notice(live, Phrase(_HANDED_OVER, {"name": live.chair(seat).name, "seat": seat}))


def is_handed_over(said: Notice, seat: Seat | None) -> bool:
    """Whether a notice says that of this seat."""
    return said.id == _HANDED_OVER and said.args.get("seat") == seat


def heard(messages: tuple[MessageRow, ...]) -> tuple[Notice, ...]:
    """The notices among what was said."""
    return tuple(msgspec.json.decode(row.words, type=Notice) for row in messages if row.words is not None)
