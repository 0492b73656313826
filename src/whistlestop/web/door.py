"""What stands behind a link before anything is done with it: who sits there, and the button that uses the link.

Messengers fetch every link that they carry, so opening a page never takes a seat; only its form does.
"""

import htpy as h
from htpy import Element, Node

from whistlestop.web.models import Chair, Door, Reader
from whistlestop.web.pace import pace_sheet
from whistlestop.web.page import (
    Tell,
    badge,
    bar,
    button,
    chair_name,
    document,
    form,
    game_name,
    hidden,
    hole,
    icon,
    name_field,
    sheet,
    teller,
)
from whistlestop.web.page import refusal as refusal_line
from whistlestop.web.rule_options import options_sheet
from whistlestop.web.settings import language_choice, theme_choice


def door(reader: Reader, at: Door, refusal: str = "") -> str:
    """The page of a link, `/l/SECRET`, or of a code, `/join/CODE`."""
    tell = teller(reader)
    body = h.main("#main.column.door")[
        h.h2(".welcome")[_welcome(reader, tell, at)],
        refusal_line(refusal),
        _entrance(reader, tell, at),
        options_sheet(reader, at.game, at.options, has_hints=at.has_hints),
        pace_sheet(reader, at.pace),
        h.footer(".settings")[language_choice(reader), theme_choice(reader)],
    ]
    return document(
        reader,
        game_name(reader, at.game),
        body,
        bar=bar(reader, game_name(reader, at.game)),
        styles=("pages.css",),
    )


def _welcome(reader: Reader, tell: Tell, at: Door) -> str:
    match at.kind:
        case "watch":
            return tell("web-door-watch")
        case "host":
            return tell("web-door-host")
        case "seat":
            return tell("web-door-back") if _own_chair(at).name else tell("web-door-seat")
        case "join":
            host = next((chair for chair in at.chairs if chair.is_host and chair.name), None)
            return tell("web-invites-you", name=chair_name(reader, host)) if host else tell("web-invitation")


def _entrance(reader: Reader, tell: Tell, at: Door) -> Node:
    match at.kind:
        case "watch":
            return [_company(reader, tell, at.chairs), _one_button(at, tell("web-watch"), "eye", watch="1")]
        case "host":
            return [_company(reader, tell, at.chairs), _one_button(at, tell("web-take-over"), "check")]
        case "seat":
            return _kept_seat(reader, tell, at, _own_chair(at))
        case "join":
            free = [chair for chair in at.chairs if chair.kind == "open"]
            if at.has_started or not free:
                return [
                    h.p[tell("web-full")],
                    _company(reader, tell, at.chairs),
                    _one_button(at, tell("web-watch"), "eye", watch="1"),
                ]
            return [_join(reader, tell, at, free[0]), _only_watch(tell, at)]


def _own_chair(at: Door) -> Chair:
    """The seat that the link is for."""
    return next(chair for chair in at.chairs if chair.number == at.seat)


def _join(reader: Reader, tell: Tell, at: Door, first: Chair) -> Element:
    """All seats in their order, the free ones to be taken."""
    return form(
        at.action,
        h.fieldset(".places")[
            h.legend(".cap")[tell("web-choose-seat")],
            [
                _free_seat(tell, chair, checked=chair == first)
                if chair.kind == "open"
                else h.div(".place.taken")[badge(chair.number, 32), h.b[chair_name(reader, chair)]]
                for chair in at.chairs
            ],
        ],
        name_field(reader),
        button(tell("web-sit-down"), look="go wide", name="ticket"),
        class_="stack",
    )


def _free_seat(tell: Tell, chair: Chair, *, checked: bool) -> Element:
    note = tell("web-kept-for", name=chair.kept_for) if chair.kept_for else tell("web-seat-free")
    return h.label(".place.ticket")[
        h.input(type="radio", name="seat", value=str(chair.number), checked=checked, required=True),
        badge(chair.number, 32),
        h.span(".who")[h.b[tell("web-seat", number=chair.number)], h.small[note]],
        h.span(".tick")[icon("check", 20)],
    ]


def _kept_seat(reader: Reader, tell: Tell, at: Door, chair: Chair) -> Element:
    label = tell("web-continue-as", name=chair_name(reader, chair)) if chair.name else tell("web-sit-down")
    return form(
        at.action,
        hidden("seat", chair.number),
        _company(reader, tell, at.chairs, chair.number),
        None if chair.name else name_field(reader),
        button(label, look="go wide", name="ticket"),
        class_="stack",
    )


def _company(reader: Reader, tell: Tell, chairs: tuple[Chair, ...], own: int | None = None) -> Element:
    return sheet(
        tell("web-seats"),
        h.ol(".chairs")[
            [
                h.li(".chair")[
                    hole() if chair.kind == "open" else badge(chair.number, 32),
                    h.span(".who")[
                        h.b[chair_name(reader, chair)], h.small[tell("web-you")] if chair.number == own else None
                    ],
                ]
                for chair in chairs
            ]
        ],
    )


def _one_button(at: Door, label: str, name: str, **fields: str) -> Element:
    return form(
        at.action, [hidden(key, value) for key, value in fields.items()], button(label, look="go wide", name=name)
    )


def _only_watch(tell: Tell, at: Door) -> Element:
    return form(at.action, hidden("watch", 1), button(tell("web-only-watch"), look="wide low", name="eye"))
