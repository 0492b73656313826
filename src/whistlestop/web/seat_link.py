"""The page with the link to a seat: for going on elsewhere, or for the person who is to have the seat."""

from collections.abc import Sequence

import htpy as h

from whistlestop.web import client_words
from whistlestop.web.models import Reader
from whistlestop.web.page import (
    address_field,
    as_is,
    bar,
    document,
    game_name,
    link_button,
    qr,
    regions,
    sheet,
    teller,
)


def seat_link(
    reader: Reader, table: str, game: str, address: str, more: Sequence[tuple[str, str]] = (), name: str = ""
) -> str:  # fmt: skip
    """The answer to the form that asks for the link: whoever has it can play the seat.

    A host has `more` links to give, each with the id of its words. A `name` tells whose seat it is, if not the own one.
    """
    tell = teller(reader)
    title = tell("web-seat-link-of", name=name) if name else tell("web-seat-link")
    body = h.main("#main.column")[
        sheet(
            title,
            h.p[tell("web-seat-link-about")],
            h.div(".qr-plate", role="img", aria_label=tell("web-qr"))[as_is(qr(address))],
            address_field(reader, title, address),
            [
                h.details(".more")[h.summary[tell(words)], address_field(reader, tell(words), other)]
                for words, other in more
            ],
        ),
        link_button(tell("web-to-table"), f"/t/{table}", look="wide", name="back"),
        regions(),
        client_words.block(reader.locale),
    ]
    return document(
        reader,
        title,
        body,
        bar=bar(reader, title, game_name(reader, game), back=f"/t/{table}"),
        styles=("pages.css",),
        scripts=("page.js",),
    )
