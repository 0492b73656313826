"""The curtain between two people who share a device: a ticket with the next name, and nothing secret behind it.

The button opens on a click or on Enter; the script makes a finger hold it, so that nobody opens it by accident.
"""

import htpy as h

from whistlestop.web import place
from whistlestop.web.models import Chair, Curtain, LogLine, Reader
from whistlestop.web.page import badge, button, chair_name, document, form, game_name, hidden, teller
from whistlestop.words import say


def curtain(reader: Reader, hanging: Curtain) -> str:
    """The page at `/t/ID` while it waits for the person whose turn it is to take the device."""
    tell = teller(reader)
    game = game_name(reader, hanging.game)
    last = hanging.last
    body = h.main("#main.behind")[
        h.div(".ticket.pass")[
            badge(hanging.seat, 84),
            h.p(".cap")[tell("web-pass-to")],
            h.h1[hanging.name],
            h.p(".small")[tell("web-curtain-about")],
            form(
                f"/t/{hanging.id}/open",
                hidden("seat", hanging.seat),
                button(tell("web-hold"), look="go wide", name="hand", id="hold"),
            ),
        ],
        h.p(".last")[f"{game} · {_told(reader, hanging.chairs, last)}" if last else game],
        h.a(".way-home", href=place.at("/"))[tell("web-to-home")],  # an installed app has no other way back
    ]
    return document(reader, game, body, styles=("pages.css",), scripts=("curtain.js",), kind="curtain")


def _told(reader: Reader, chairs: tuple[Chair, ...], line: LogLine) -> str:
    """What happened last, with the name of whoever did it."""
    name = {"name": chair_name(reader, chairs[line.seat - 1])} if line.seat else {}
    return say(reader.locale, line.words.id, {**name, **line.words.args})
