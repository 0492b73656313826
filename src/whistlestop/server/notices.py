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
_BOT_BEGINS = frozenset({"server-stands-in", "server-time-up", "server-conceded"})
_BOT_ENDS = "server-plays-again"


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


def bot_begins(live: "Live", seat: Seat, id: str = "server-stands-in") -> MessageRow:
    """What everybody hears when a bot goes on for somebody, and why (`id`)."""
    return notice(live, Phrase(id, {"name": live.chair(seat).name, "seat": seat}))


def bot_ends(live: "Live", seat: Seat) -> MessageRow:
    """What everybody hears when somebody plays again where a bot has stood in."""
    return notice(live, Phrase(_BOT_ENDS, {"name": live.chair(seat).name, "seat": seat}))


def declined(live: "Live", seat: Seat) -> MessageRow:
    """What everybody hears when somebody says no to what others have proposed: it is gone from all pages."""
    return notice(live, Phrase("server-declined", {"name": live.chair(seat).name}))


def is_bots_after(said: Notice, seat: Seat | None, is_bots: bool) -> bool:
    """Whether a bot plays for the person of this seat from a notice on, by whether one did before it."""
    if seat is None or said.args.get("seat") != seat:
        return is_bots
    return said.id in _BOT_BEGINS or (is_bots and said.id != _BOT_ENDS)


def heard(messages: tuple[MessageRow, ...]) -> tuple[Notice, ...]:
    """The notices among what was said."""
    return tuple(msgspec.json.decode(row.words, type=Notice) for row in messages if row.words is not None)
