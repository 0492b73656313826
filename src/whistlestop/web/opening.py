"""The form of a new table: how many play, who sits where, by which rules. Everything has a default.

It works without a script: rows beyond the number of players are hidden by the style sheet, and so is the name of
somebody who does not share the device. The script only carries a choice on to the seats below, and takes bots off the
lists that do not play by the rules chosen.
"""

from collections.abc import Mapping

import htpy as h
from htpy import Element, Node

from whistlestop.web.models import GameCard, Reader
from whistlestop.web.pace import pace_fields
from whistlestop.web.page import (
    Tell,
    badge,
    bar,
    bot_name,
    bot_rank,
    document,
    form,
    game_name,
    hidden,
    icon,
    ranked_bot,
    select,
    sheet,
    teller,
)
from whistlestop.web.page import refusal as refusal_line
from whistlestop.web.rule_options import given, hints_field, needs_of, option_fields
from whistlestop.words import say


def new_table(reader: Reader, card: GameCard, chosen: Mapping[str, str], refusal: str = "") -> str:
    """The page at `/new/GAME`. `chosen` is what the form was sent with, by field, where it was refused."""
    tell = teller(reader)
    body = h.main("#main.column.opening")[
        refusal_line(refusal),
        form(
            "/new",
            hidden("game", card.id),
            _seats(reader, tell, card, chosen),
            option_fields(reader, card.id, card.options, given(chosen)),
            hints_field(reader, chosen.get("hints", "true")),
            pace_fields(reader, card, chosen),
            None if card.is_ready else h.p(".wait")[tell("web-preparing")],
            h.div("#go.act.foot")[
                h.div(".btns")[
                    h.button(".btn.go", type="submit")[
                        icon("play", 20),
                        h.span(".lbl.all-seated")[tell("web-start")],
                        h.span(".lbl.some-open")[tell("web-open-table")],
                    ]
                ]
            ],
        ),
    ]
    return document(
        reader,
        tell("web-new-table"),
        body,
        bar=bar(reader, tell("web-new-table"), game_name(reader, card.id)),
        styles=("pages.css",),
        scripts=("opening.js",),
    )


def _seats(reader: Reader, tell: Tell, card: GameCard, chosen: Mapping[str, str]) -> Element:
    fewest, most = card.seats
    count = chosen.get("seats", str(min(most, max(2, fewest))))
    return sheet(
        tell("web-seats"),
        h.fieldset(".count", aria_labelledby="how-many")[
            [
                h.label[
                    h.input(type="radio", name="seats", value=str(number), checked=str(number) == count),
                    h.span[str(number)],
                ]
                for number in range(fewest, most + 1)
            ],
        ],
        h.ol(".chairs")[
            _own_seat(reader, tell, chosen),
            [_seat(reader, tell, number, card, chosen) for number in range(2, most + 1)],
        ],
        about_bots(reader, card.levels),
        aside=h.span("#how-many.aside")[tell("web-how-many")],
    )


def _own_seat(reader: Reader, tell: Tell, chosen: Mapping[str, str]) -> Element:
    return h.li(".chair")[
        badge(1, 32),
        h.input(
            type="text",
            name="name",
            value=chosen.get("name", reader.name),
            maxlength="20",
            placeholder=tell("web-you"),
            aria_label=tell("web-your-name"),
            autocomplete="nickname",
            spellcheck="false",
        ),
    ]


def _seat(reader: Reader, tell: Tell, number: int, card: GameCard, chosen: Mapping[str, str]) -> Element:
    """A bot of the highest level to begin with, so that a game can start at once."""
    bots = [(level, tell("web-bot", level=bot_name(reader, level))) for level in reversed(card.levels)]
    who = [(level, f"{bot} · {bot_rank(reader, level)}") for level, bot in bots]
    who += [("open", tell("web-seat-open")), ("same", tell("web-seat-same"))]
    return h.li(".chair")[
        badge(number, 32),
        select(
            f"seat-{number}",
            who,
            chosen.get(f"seat-{number}", who[0][0]),
            needs_of(card),
            aria_label=tell("web-who-sits", number=number),
        ),
        h.input(
            ".their-name",
            type="text",
            name=f"name-{number}",
            value=chosen.get(f"name-{number}"),
            maxlength="20",
            placeholder=tell("web-player", number=number),
            aria_label=tell("web-name-of", number=number),
            autocomplete="off",
            spellcheck="false",
        ),
    ]


def about_bots(reader: Reader, levels: tuple[str, ...]) -> Node:
    """How the bots play, to be unfolded."""
    if not levels:
        return None
    return h.details(".more")[
        h.summary[say(reader.locale, "web-about-bots")],
        h.dl(".bots")[
            [
                h.div[h.dt[ranked_bot(reader, level)], h.dd(".small")[say(reader.locale, f"bot-{level}.about")]]
                for level in reversed(levels)
            ]
        ],
    ]
