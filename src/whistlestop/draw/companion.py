"""Companions of a real table: the types of a game's room `companion` (docs/game-contract.md).

There is no position: players draw, lay and build before them. What a room shows follows from a log alone, and there are
two kinds of rooms. One brings chance: the log holds what was drawn, and `draw` says what is to be drawn next. The other
one counts: the log holds what a person has entered, in words of the game's own, and `enter` refuses what cannot be.

In the parts of a counter a button with `form="companion"`, `name="entry"` and an entry as its value enters it. Only the
device that counts can press it. `BACK` is the page's own: it takes the last entry back, and no room ever sees it.
"""

from types import ModuleType

import msgspec

from whistlestop.draw.screen import Parts, Phrase

BACK = "back"


class Shown(msgspec.Struct, frozen=True):
    """What lies open now."""

    parts: Parts  # of which `tray` holds all others; none where nothing lies there yet
    words: Phrase  # how far the game is
    verb: Phrase | None  # what the button says that brings the next draw, or enters `entry`; None: there is none now
    notes: tuple[Phrase, ...] = ()  # what else is to be known now
    seat: int = 0  # who begins, deals or is on turn, where that matters
    entry: str = ""  # of a counter: what the button enters
    news: Phrase | None = None  # of a counter: what was entered last
    turn: int | None = -1  # which of the log began this turn; None while nobody is on turn


def is_counter(room: ModuleType) -> bool:
    """Whether people enter what happens, and nothing is left to chance."""
    return hasattr(room, "enter")
