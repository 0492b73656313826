"""The page with the link to a seat: for going on elsewhere, or for the person who is to have the seat."""

import htpy as h

from whistlestop.web.models import Reader
from whistlestop.web.page import as_is, bar, button, document, game_name, qr, sheet, teller


def seat_link(reader: Reader, table: str, game: str, address: str) -> str:
    """The answer to the form that asks for the link: whoever has it can play the seat."""
    tell = teller(reader)
    body = h.main("#main.column")[
        sheet(
            tell("web-seat-link"),
            h.p[tell("web-seat-link-about")],
            h.div(".qr-plate", role="img", aria_label=tell("web-qr"))[as_is(qr(address))],
            h.div(".inline.link")[
                h.input(type="text", value=address, readonly=True, aria_label=tell("web-seat-link")),
                button(tell("web-copy"), look="low", name="copy", type="button", data_copy=address),
                button(tell("web-share"), look="low", name="share", type="button", data_share=address),
            ],
        ),
        h.div("#toast"),
        h.div("#live.unseen", aria_live="polite"),
        h.div("#alert.unseen", role="alert"),
    ]
    return document(
        reader,
        tell("web-seat-link"),
        body,
        bar=bar(reader, tell("web-seat-link"), game_name(reader, game), back=f"/t/{table}"),
        styles=("pages.css",),
        scripts=("page.js",),
    )
