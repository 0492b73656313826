"""How much time people have for their moves: as a form asks for it, as a sheet tells it, as a table counts it down."""

from collections.abc import Mapping
from functools import cache

import htpy as h
from htpy import Element, Node

from whistlestop.draw.svg import escape
from whistlestop.web.models import Clock, GameCard, Pace, Reader, Scene, TimeLeft
from whistlestop.web.page import Tell, icon, ranked_bot, select, sheet, teller
from whistlestop.web.phrases import label
from whistlestop.web.rule_options import needs_of
from whistlestop.web.seats import People
from whistlestop.words import say

_MINUTE, _HOUR, _DAY = 60, 3600, 24 * 3600

MOVES = (  # seconds that a move may have
    *(minutes * _MINUTE for minutes in (1, 2, 5, 10, 30)),
    *(hours * _HOUR for hours in (1, 8)),
    *(days * _DAY for days in (1, 2, 3, 7)),
)
BANKS = (0, 5 * _MINUTE, 30 * _MINUTE, _HOUR, 8 * _HOUR, _DAY, 3 * _DAY, 7 * _DAY)  # and beyond that, in a whole game


def duration(locale: str, seconds: int) -> str:
    """A round time in words: 5 minutes, 2 days."""
    for unit, size in (("days", _DAY), ("hours", _HOUR)):
        if seconds >= size and not seconds % size:
            return say(locale, f"web-pace-{unit}", {"count": seconds // size})
    return say(locale, "web-pace-minutes", {"count": seconds // _MINUTE})


def time_left(locale: str, left: TimeLeft) -> str:
    """What somebody still has, in its largest unit: a page that is only looked at needs no more."""
    seconds = int(left.seconds)
    size = _DAY if seconds >= 2 * _DAY else _HOUR if seconds >= _HOUR else _MINUTE
    time = duration(locale, seconds // size * size) if seconds >= _MINUTE else say(locale, "web-pace-short")
    return say(locale, "web-reserve-left" if left.is_reserve else "web-time-left", {"time": time})


def pace_fields(reader: Reader, card: GameCard, chosen: Mapping[str, str]) -> Node:
    """What the form of a new table asks; to begin with nobody counts. Without bots nobody could go on."""
    if not card.levels:
        return None
    tell, locale = teller(reader), reader.locale
    moves = [("", tell("web-pace-none")), *((str(time), duration(locale, time)) for time in MOVES)]
    banks = [("0", tell("web-pace-no-bank")), *((str(time), duration(locale, time)) for time in BANKS[1:])]
    levels = [(level, ranked_bot(reader, level)) for level in reversed(card.levels)]
    move, bank = chosen.get("pace-move", ""), chosen.get("pace-bank", "0")
    level = chosen.get("pace-level", levels[0][0])
    return sheet(
        tell("web-pace"),
        h.div(".options")[
            h.div(".option.long")[
                h.label(for_="pace-move")[tell("web-pace-move")],
                select("pace-move", moves, move, id="pace-move"),
            ],
        ],
        h.details(".more", open=bool(move))[
            h.summary[tell("web-pace-more")],
            h.div(".options")[
                _field(tell, "bank", select("pace-bank", banks, bank, id="pace-bank", aria_describedby="about-bank")),
                _field(
                    tell,
                    "level",
                    select(
                        "pace-level", levels, level, needs_of(card), id="pace-level", aria_describedby="about-level"
                    ),
                ),
            ],
        ],
    )


def _field(tell: Tell, id: str, field: Element) -> Element:
    return h.div(".option.long")[
        h.label(for_=f"pace-{id}")[tell(f"web-pace-{id}")],
        field,
        h.p(".small", id=f"about-{id}")[tell(f"web-pace-{id}-about")],
    ]


def pace_sheet(reader: Reader, agreed: Pace | None) -> Node:
    """What was agreed on, for those who sit down; nothing where nobody counts."""
    if agreed is None:
        return None
    return sheet(teller(reader)("web-pace"), h.p(".small")[in_words(reader.locale, agreed)])


@cache
def in_words(locale: str, agreed: Pace) -> str:
    """All that was agreed on, as sentences."""
    time = {"move": duration(locale, agreed.move), "level": say(locale, f"bot-{agreed.level}")}
    if not agreed.bank:
        return say(locale, "web-pace-told", time)
    return say(locale, "web-pace-told-bank", {**time, "bank": duration(locale, agreed.bank)})


def clock(people: People, scene: Scene) -> str:
    """The part `clock`: how long the reader still has, else the one of whom it is least. A script counts it down."""
    own = [clock for clock in scene.clocks if clock.seat == scene.seat]
    shown = (own or scene.clocks)[:1]
    if scene.is_over or not shown:
        return '<p id="clock" class="clock" hidden></p>'
    (first,) = shown
    name = label(people.locale, "web-pace-yours") if own else escape(people.name(first.seat))
    assert scene.pace is not None  # else nobody would have a clock
    warning = f' data-warning="{label(people.locale, "web-pace-nearly-up")}"' if own else ""
    return (
        f'<p id="clock" class="clock" title="{escape(in_words(people.locale, scene.pace))}">{icon("clock", 16)}'
        f'<span>{name}</span> <time data-move="{first.move_until:.1f}" data-until="{first.until:.1f}" '
        f'data-last="{_last(scene.pace, first):.1f}"{warning}></time></p>'
    )


def _last(agreed: Pace, clock: Clock) -> float:
    """The end of all that somebody had when the game began to wait: so few seconds before it there is a warning."""
    return min(_MINUTE, (agreed.move + clock.until - clock.move_until) / 10)
