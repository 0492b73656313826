"""Who sits at the table: the strip of seats, the captions over the boards, and whom everybody waits for.

A badge carries its player's state on its corner: pencil = playing, check = done, clock = waiting, wave = away,
cog = a bot. Pictures stand once in the page (`defs`) and parts only point at them, since these parts travel often.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from whistlestop import words
from whistlestop.core.game import Seat
from whistlestop.draw import symbols
from whistlestop.draw.screen import Parts, Progress, Screen, Status
from whistlestop.draw.svg import escape
from whistlestop.web.models import Chair
from whistlestop.web.phrases import label, listed, name, tell, told

_MARKS = {
    "acting": symbols.ICONS["pen"],
    "done": symbols.ICONS["check"],
    "waiting": symbols.ICONS["clock"],
    "away": symbols.ICONS["wave"],
    "bot": symbols.ICONS["cog"],
}
_KEPT = 4096  # seats
_CROWD = 5  # from so many seats on, a phone shows badges and only the own name


class People(NamedTuple):
    """Those at the table as one reader calls them."""

    locale: str
    chairs: tuple[Chair, ...]
    seat: Seat | None = None  # the reader's own
    is_shared: bool = False  # several people look at this page in turn, so none of them is “you”

    @property
    def you(self) -> Seat | None:
        return None if self.is_shared else self.seat

    def name(self, seat: Seat) -> str:
        """What a seat is called; a text that is still to be escaped."""
        if seat == self.you:
            return words.say(self.locale, "web-you")
        return name(self.locale, self.chairs[seat - 1])

    def all_names(self) -> tuple[str, ...]:
        """What the seats are called in the log, by seat: nobody is “you” there."""
        return tuple([name(self.locale, chair) for chair in self.chairs])

    def names(self, seats: Iterable[Seat]) -> str:
        """Several of them, as a sentence lists them."""
        return listed(self.locale, tuple([name(self.locale, self.chairs[seat - 1]) for seat in seats]))


@cache
def defs(seats: int) -> str:
    """The badges and marks that parts point at, as symbols."""
    badges = [(f"badge-{seat}", symbols.badge(seat)) for seat in range(1, seats + 1)]
    marks = [(f"mark-{mark}", picture) for mark, picture in _MARKS.items()]
    return "".join(f'<symbol id="{id}" viewBox="0 0 24 24">{picture}</symbol>' for id, picture in badges + marks)


@cache
def badge(seat: Seat) -> str:
    """The badge of a seat, by its symbol in the page; style sheets give it its size."""
    return f'<svg class="bdg" aria-hidden="true"><use href="#badge-{seat}"/></svg>'


def mark(chair: Chair, status: Status) -> str:
    """What the corner of a badge shows, by the end of its symbol's id."""
    if status == "done":
        return status
    if chair.kind == "bot" or chair.stands_in:
        return "bot"
    return status if chair.is_here else "away"


def seat_parts(people: People, screen: Screen) -> Parts:
    """The strip of seats, each seat a part by itself, and the captions over the boards."""
    locale, boards = people.locale, {seat: part for part, seat in screen.boards}
    parts = {"seats": _strip(locale, len(people.chairs))}
    for chair, status in zip(people.chairs, screen.status, strict=True):
        number = chair.number
        board, shown, is_own = boards.get(number, ""), people.name(number), number == people.seat
        parts[f"seat-{number}"], caption = _seat(locale, chair, shown, mark(chair, status), is_own, board)
        if board:
            parts[f"who-{number}"] = caption
    return parts


@cache
def _strip(locale: str, seats: int) -> str:
    look = "seats crowd" if seats >= _CROWD else "seats"
    slots = "".join(f"<!--seat-{seat}-->" for seat in range(1, seats + 1))
    return f'<nav id="seats" class="{look}" aria-label="{label(locale, "web-table-seats")}">{slots}</nav>'


@lru_cache(_KEPT)
def _seat(locale: str, chair: Chair, name: str, mark: str, is_own: bool, board: str) -> tuple[str, str]:
    """A seat in the strip, and the caption over its board."""
    number, shown, own = chair.number, escape(name), " me" if is_own else ""
    words = label(locale, "web-table-stand-in" if chair.stands_in else f"web-table-{mark}")
    target = f' data-board="{board}"' if board else ""
    seat = (
        f'<button id="seat-{number}" class="seat{own}" type="button"{target} title="{shown}">'
        f'<span class="bst {mark}">{badge(number)}{_corner(mark)}</span><b>{shown}</b>'
        f'<span class="unseen">{words}</span></button>'
    )
    caption = (
        f'<figcaption id="who-{number}" class="who{own}"><button type="button"{target}>{badge(number)}'
        f'<b title="{shown}">{shown}</b><span>{_corner(mark)}{words}</span></button></figcaption>'
    )
    return seat, caption


@cache
def _corner(mark: str) -> str:
    return f'<svg class="mark" aria-hidden="true"><use href="#mark-{mark}"/></svg>'


def sentence(people: People, screen: Screen) -> str:
    """The part `say`: what the reader has to do, or whom everybody waits for."""
    locale, seat = people.locale, people.seat
    awaited = [chair.number for chair, one in zip(people.chairs, screen.status, strict=True) if one == "acting"]
    if awaited and seat not in awaited:
        text = f"<b>{tell(locale, 'web-table-waiting-for', names=people.names(awaited))}</b>"
    else:
        text = told(locale, screen.prompt)
    if seat is None:
        text += f" {label(locale, 'web-table-watching')}"
    elif people.is_shared:
        text = f"<b>{escape(people.name(seat))}:</b> {text}"
    return f'<p id="say" class="say-t">{text}</p>'


_MOST_LAMPS = 12


def progress(locale: str, shown: Progress) -> str:
    """The part `progress`: how far the game has come, in words and, where there are few steps, in lamps."""
    lamps = _lamps(shown.now, shown.of) if 1 < shown.of <= _MOST_LAMPS else ""
    return f'<span id="progress">{told(locale, shown.words)}{lamps}</span>'


@cache
def _lamps(now: int, of: int) -> str:
    looks = ['class="done"'] * (now - 1) + ['class="now"']
    lamps = "".join(f"<i {looks[step]}></i>" if step < len(looks) else "<i></i>" for step in range(of))
    return f'<span class="pips" aria-hidden="true">{lamps}</span>'
