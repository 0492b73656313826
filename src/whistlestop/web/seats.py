"""Who sits at the table: the strip of seats, the captions over the boards, and whom everybody waits for.

A badge carries its player's state on its corner: pencil = playing, check = done, clock = waiting, wave = away,
cog = a bot. Pictures stand once in the page (`defs`); the words and marks of all states stand at every seat, and a tiny
part before them, which is all that travels with a move, says by its class which of them is shown (table.css).
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from whistlestop import words
from whistlestop.core.game import Seat
from whistlestop.draw import symbols
from whistlestop.draw.screen import Parts, Progress, Screen, Side, Status
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
_STATES = {  # with the marks they are told by
    "acting": "acting",
    "done": "done",
    "waiting": "waiting",
    "away": "away",
    "bot": "bot",
    "stand-in": "bot",
    "conceded": "bot",
}
_KEPT = 4096  # seats
_TABLES = 1024  # all seats of a table, as one reader sees them: some 10 KB each
_CROWD = 5  # from so many seats on, a phone shows badges and only the own name


class People:
    """Those at the table as one reader calls them."""

    __slots__ = ("chairs", "is_shared", "locale", "names", "seat")

    def __init__(
        self, locale: str, chairs: tuple[Chair, ...], seat: Seat | None = None, *, is_shared: bool = False
    ) -> None:
        self.locale, self.chairs = locale, chairs
        self.seat = seat  # the reader's own
        self.is_shared = is_shared  # several people look at this page in turn, so none of them is “you”
        self.names = _names(locale, chairs)  # by seat, still to be escaped

    @property
    def you(self) -> Seat | None:
        return None if self.is_shared else self.seat

    def name(self, seat: Seat) -> str:
        """What a seat is called on this page."""
        return words.say(self.locale, "web-you") if seat == self.you else self.names[seat - 1]

    def listed(self, seats: Iterable[Seat]) -> str:
        """Several of them, as a sentence lists them."""
        return listed(self.locale, tuple([self.names[seat - 1] for seat in seats]))


known_people = lru_cache(_KEPT)(People)  # the same through a whole game, and so is what is kept for them


@lru_cache(_KEPT)
def _names(locale: str, chairs: tuple[Chair, ...]) -> tuple[str, ...]:
    """What the seats are called; who shares a name, as bots of one level do, is told apart by number."""
    names = [name(locale, chair) for chair in chairs]
    return tuple(
        f"{name} {chair.number}" if names.count(name) > 1 else name for name, chair in zip(names, chairs, strict=True)
    )


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


def state(chair: Chair, status: Status) -> str:
    """What somebody does, as one of the states."""
    if chair.has_conceded:
        return "conceded"
    if chair.stands_in:  # the person may come back, and has to see it whatever the bot has done
        return "stand-in"
    if status == "done":
        return status
    if chair.kind == "bot":
        return "bot"
    return status if chair.is_here else "away"


def seat_parts(people: People, screen: Screen) -> Parts:
    """The strip of seats and the captions over the boards; in each of them what the person does is a part by itself.

    Treat them as fixed, since they are kept.
    """
    return _seat_parts(people, screen.status, screen.boards, screen.sides)


@lru_cache(_TABLES)
def _seat_parts(
    people: People,
    statuses: tuple[Status, ...],
    shown_boards: tuple[tuple[str, Seat | None], ...],
    sides: tuple[Side, ...],
) -> Parts:
    locale, boards = people.locale, {seat: part for part, seat in shown_boards}
    parts = {"seats": _strip(locale, len(people.chairs))}
    for chair, status in zip(people.chairs, statuses, strict=True):
        number = chair.number
        board, shown, is_own = boards.get(number, ""), people.name(number), number == people.seat
        side = sides[number - 1] if sides else None
        light, figures = (side.light, side.figures) if side else ("", ())
        has = _has(locale, number, tuple([(figure.symbol, figure.words) for figure in figures]))
        parts[f"seat-{number}"], caption = _seat(locale, number, shown, is_own, board, light, has)
        for place, figure in enumerate(figures, 1):
            parts[f"has-{number}-{place}"] = f'<span id="has-{number}-{place}">{figure.count}</span>'
        parts[f"is-{number}"], doing = _doing(number, state(chair, status))
        if board:
            parts[f"who-{number}"] = caption
            parts[f"does-{number}"] = doing
    return parts


@cache
def _strip(locale: str, seats: int) -> str:
    look = "seats crowd" if seats >= _CROWD else "seats"
    slots = "".join(f"<!--seat-{seat}-->" for seat in range(1, seats + 1))
    return f'<nav id="seats" class="{look}" aria-label="{label(locale, "web-table-seats")}">{slots}</nav>'


@lru_cache(_KEPT)
def _seat(locale: str, number: Seat, name: str, is_own: bool, board: str, light: str, has: str) -> tuple[str, str]:
    """A seat in the strip, and the caption over its board; where all share a board, with what stands before it."""
    shown, own = escape(name), " me" if is_own else ""
    target = f' data-board="{board}"' if board else f' data-light="{light}" data-seat="{number}"' if light else ""
    seat = (
        f'<button id="seat-{number}" class="seat{own}" type="button"{target} title="{shown}">'
        f'<b>{shown}</b><!--is-{number}--><span class="bst">{badge(number)}{_states(locale)}</span>{has}</button>'
    )
    caption = (
        f'<figcaption id="who-{number}" class="who{own}"><button type="button"{target}>{badge(number)}'
        f'<b id="name-{number}" title="{shown}">{shown}</b><!--does-{number}-->'
        f"<span>{_states(locale)}</span></button></figcaption>"
    )
    return seat, caption


@lru_cache(_KEPT)
def _has(locale: str, number: Seat, figures: tuple[tuple[str, str], ...]) -> str:
    """What somebody has: for each figure a symbol and words, and the place of its number; the first counts most."""
    shown = "".join(_figure(locale, number, place, *figure) for place, figure in enumerate(figures, 1))
    return f'<span class="has">{shown}</span>' if shown else ""


def _figure(locale: str, number: Seat, place: int, symbol: str, words: str) -> str:
    picture = f'<svg class="mark" aria-hidden="true"><use href="#{symbol}"/></svg>' if symbol else ""
    look = "" if symbol else ' class="most"'
    title = label(locale, words)
    unseen = f'<span class="unseen">{title}: </span>'
    return f'<span{look} title="{title}">{picture}{unseen}<!--has-{number}-{place}--></span>'


@cache
def _states(locale: str) -> str:
    """All that somebody can do, in marks and words."""
    return "".join(
        f'<span class="is {state}"><svg class="mark" aria-hidden="true"><use href="#mark-{mark}"/></svg>'
        f"<span>{label(locale, f'web-table-{state}')}</span></span>"
        for state, mark in _STATES.items()
    )


@cache
def _doing(number: Seat, state: str) -> tuple[str, str]:
    """What somebody does: before the badge in the strip, and in the caption."""
    return f'<i id="is-{number}" class="{state}"></i>', f'<i id="does-{number}" class="{state}"></i>'


def sentence(people: People, screen: Screen) -> str:
    """The part `say`: what the reader has to do, or whom everybody waits for."""
    locale, seat = people.locale, people.seat
    awaited = [chair.number for chair, one in zip(people.chairs, screen.status, strict=True) if one == "acting"]
    if awaited and seat not in awaited:
        text = f"<b>{tell(locale, 'web-table-waiting-for', names=people.listed(awaited))}</b>"
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
    """Those before the one that is lit are done, which style sheets see."""
    lamps = "".join('<i class="now"></i>' if step == now else "<i></i>" for step in range(1, of + 1))
    return f'<span class="pips" aria-hidden="true">{lamps}</span>'
