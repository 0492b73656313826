"""Companions of a real table: what lies open or was counted, in big type, for one hand and all who look on."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import htpy as h
import msgspec
from htpy import Element

from whistlestop import games
from whistlestop.core.game import Seat
from whistlestop.draw.companion import BACK, Shown
from whistlestop.draw.screen import Parts
from whistlestop.draw.svg import escape
from whistlestop.web import assets, client_words, endgame, place, rule_options
from whistlestop.web.models import OptionForm, Reader
from whistlestop.web.page import (
    Tell,
    address_field,
    as_is,
    bar,
    button,
    data,
    document,
    form,
    game_name,
    hidden,
    icon,
    link_button,
    regions,
    select,
    sheet,
    teller,
    tool,
)
from whistlestop.web.page import refusal as refusal_line
from whistlestop.web.parts import expand
from whistlestop.web.phrases import label
from whistlestop.web.phrases import told as told_phrase
from whistlestop.web.rule_options import option_fields
from whistlestop.web.seats import badge
from whistlestop.web.table import pictures
from whistlestop.words import say

_SECONDS = (30, 60, 90, 120, 180, 300)
MOST_BADGES = 8


class _Kind(NamedTuple):
    """What is said of a companion."""

    watching: str
    end: str
    end_about: str


_DICE = _Kind("web-companion-watching", "web-companion-end", "web-companion-end-about")
_COUNTER = _Kind("web-counter-watching", "web-counter-end", "web-counter-end-about")


class Invitation(msgspec.Struct, frozen=True):
    """How others come to look on: the address, its QR code as SVG, the short code."""

    link: str
    qr: str
    code: str


class Facts(msgspec.Struct, frozen=True):
    """What everybody may know; of the seed nothing before all is drawn."""

    id: str
    game: str
    seats: int
    seen: int  # draws that are stored
    shown: Shown
    is_over: bool
    left: int | None  # seconds of the turn, where they are counted
    is_new_turn: bool  # nothing has happened since it began
    is_counter: bool
    can_undo: bool  # of a counter: there is an entry to be taken back
    again: Mapping[str, str]  # the fields of the form that opens another one like it
    commitment: str  # "" where nothing is left to chance
    seed: str = ""
    nonce: str = ""
    fair: bool | None = None

    @property
    def kind(self) -> _Kind:
        return _COUNTER if self.is_counter else _DICE


# --- a new one


def new(
    reader: Reader,
    game: str,
    allowed: tuple[int, int],
    asked: Sequence[OptionForm],
    given: Mapping[str, str],
    refusal: str = "",
) -> str:
    """The page at `/companion/new/GAME`."""
    tell = teller(reader)
    fewest, most = allowed
    count = given.get("seats", str(min(most, max(2, fewest))))
    times = [("0", tell("web-companion-untimed")), *((str(number), _time(tell, number)) for number in _SECONDS)]
    body = h.main("#main.column")[
        refusal_line(refusal),
        form(
            "/companion",
            hidden("game", game),
            sheet(
                tell("web-how-many"),
                h.fieldset(".count", aria_label=tell("web-how-many"))[
                    [
                        h.label[
                            h.input(type="radio", name="seats", value=str(number), checked=str(number) == count),
                            h.span[str(number)],
                        ]
                        for number in range(fewest, most + 1)
                    ]
                ],
                h.label(".field")[
                    h.span(".cap")[tell("web-companion-timer")], select("timer", times, given.get("timer", "0"))
                ],
            ),
            option_fields(reader, game, asked, rule_options.given(given)) if asked else None,
            button(tell("web-companion-open"), look="go wide", name=games.room(game, "companion").PICTURE),
        ),
    ]
    return document(
        reader,
        tell(f"{game}-companion"),
        body,
        bar=bar(reader, tell(f"{game}-companion"), game_name(reader, game), back="/real"),
        styles=("pages.css",),
    )


def _time(tell: Tell, seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    return tell("web-companion-seconds", count=seconds) if rest else tell("web-pace-minutes", count=minutes)


# --- one that is used


def companion(reader: Reader, facts: Facts, is_hand: bool, invitation: Invitation) -> str:
    """The page at `/companion/ID`."""
    tell = teller(reader)
    start = {
        "show": place.at(f"/companion/{facts.id}/parts"),
        "words": client_words.words(reader.locale),
        "calls": reader.calls,
        "length": facts.seen,
        "at": facts.left,
    }
    parts = _parts(reader, facts, is_hand)
    body = h.fragment[
        pictures(facts.game, MOST_BADGES),
        h.main("#main.companion")[
            as_is(expand(parts, "status")),
            h.div("#timer.timer", role="timer", hidden=True),
            as_is(expand(parts, "table")),
            as_is(expand(parts, "deal")),
            h.div(".column")[
                h.details(".more")[
                    h.summary[tell("web-companion-invite")],
                    h.div(".invite")[
                        h.div(".qr-plate", role="img", aria_label=tell("web-qr"))[as_is(invitation.qr)],
                        h.div[h.p(".code")[invitation.code], h.p(".small")[tell("web-companion-invite-about")]],
                        address_field(reader, tell("web-invite-link"), invitation.link),
                    ],
                ],
                as_is(expand(parts, "fair")),
            ],
        ],
        regions(),
        data("start", msgspec.json.encode(start).decode()),
    ]
    return document(
        reader,
        game_name(reader, facts.game),
        body,
        bar=bar(
            reader,
            tell(f"{facts.game}-companion"),
            game_name(reader, facts.game),
            back="/real",
            tools=tool(tell("web-companion-sound"), "sound", id="sound", aria_pressed="true", hidden=""),
        ),
        scripts=("page.js", "companion.js"),
        styles=("pages.css", "table.css", "paper.css", *assets.game_styles(facts.game, "real")),
        kind="companion-page counting" if facts.is_counter else "companion-page",
    )


def told(reader: Reader, facts: Facts, is_hand: bool) -> dict[str, object]:
    """What a page gets that has not seen the last draw or entry."""
    news = facts.shown.news or facts.shown.words
    return {
        "parts": _parts(reader, facts, is_hand),
        "seen": facts.seen,
        "left": facts.left,
        "said": say(reader.locale, news.id, news.args),
        "heard": facts.is_new_turn,
    }


def _parts(reader: Reader, facts: Facts, is_hand: bool) -> Parts:
    below = _deal(reader, facts) if is_hand else _watching(reader.locale, facts)
    return {
        "status": _status(reader.locale, facts),
        "table": _table(facts, is_hand),
        **facts.shown.parts,
        "deal": _onward(reader, facts, is_hand) if facts.is_over else below,
        "fair": f'<div id="fair">{endgame.fairness(reader.locale, facts)}</div>',
    }


def _table(facts: Facts, is_hand: bool) -> str:
    """What was drawn; or what is counted, where only the hand that counts can press anything."""
    inside = "<!--tray-->" if facts.shown.parts else ""
    if not facts.is_counter:
        return f'<section id="table" class="drawn">{inside}</section>'
    off = "" if is_hand and not facts.is_over else " disabled"
    return f'<fieldset id="table" class="drawn"{off}>{inside}</fieldset>'


def _status(locale: str, facts: Facts) -> str:
    whose = _whose(locale, facts.shown.seat)
    notes = "".join(f"<p>{whose}{told_phrase(locale, note)}</p>" for note in facts.shown.notes)
    over = f'<span class="stamp">{label(locale, "web-arrived")}</span>' if facts.is_over else ""
    words = told_phrase(locale, facts.shown.words)
    return f'<header id="status" class="status"><h2>{words}</h2>{over}{notes}{_entered(locale, facts)}</header>'


def _entered(locale: str, facts: Facts) -> str:
    """What was entered last; where there is nothing its room is kept, so that what is tapped does not move."""
    news = told_phrase(locale, facts.shown.news) if facts.shown.news else ""
    return f'<p class="entered">{news}</p>' if facts.is_counter else ""


def _whose(locale: str, seat: Seat) -> str:
    return f"{badge(seat)}<b>{escape(say(locale, 'web-player', {'number': seat}))}</b> " if seat else ""


def _onward(reader: Reader, facts: Facts, is_hand: bool) -> str:
    """When all is drawn or counted: another one like it, for the hand, and the way home."""
    tell = teller(reader)
    fields = [hidden(name, value) for name, value in facts.again.items()]
    ways: Element = h.div("#deal.deal")[
        form("/companion", *fields, button(tell("web-table-again"), look="go wide")) if is_hand else None,
        link_button(tell("web-to-home"), "/", look="wide"),
    ]
    return "".join(ways.iter_chunks())


def _deal(reader: Reader, facts: Facts) -> str:
    """The buttons of the hand that rolls or counts; behind them, how to end before all is drawn."""
    tell = teller(reader)
    pressed: Element = h.div("#deal.deal")[
        form(
            f"/companion/{facts.id}/deal",
            hidden("seen", facts.seen),
            _undo(reader, facts) if facts.is_counter else None,
            _go(reader, facts),
            id="companion",
        ),
        h.details(".more")[
            h.summary[tell(facts.kind.end)],
            h.p(".small")[tell(facts.kind.end_about)],
            form(f"/companion/{facts.id}/end", button(tell("web-companion-end-yes"), look="low danger")),
        ],
    ]
    return "".join(pressed.iter_chunks())


def _go(reader: Reader, facts: Facts) -> Element | None:
    """What brings the next draw, or the next turn."""
    if facts.shown.verb is None:
        return None
    verb = say(reader.locale, facts.shown.verb.id, facts.shown.verb.args)
    picture = "ahead" if facts.is_counter else games.room(facts.game, "companion").PICTURE
    return h.button("#roll.btn.go.wide", type="submit", name="entry", value=facts.shown.entry)[
        icon(picture, 20), h.span(".lbl")[verb]
    ]


def _undo(reader: Reader, facts: Facts) -> Element:
    words = teller(reader)("web-counter-undo")
    off = None if facts.can_undo else "true"
    return h.button("#undo.btn.col", type="submit", name="entry", value=BACK, aria_disabled=off)[
        icon("undo", 20), h.span(".lbl")[words]
    ]


def _watching(locale: str, facts: Facts) -> str:
    words = label(locale, facts.kind.watching)
    return f'<div id="deal" class="deal"><p class="small">{icon("eye", 20)}{words}</p></div>'
