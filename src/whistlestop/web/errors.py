"""Where a line ends: the page for whatever cannot be shown."""

import htpy as h

from whistlestop.web import sign
from whistlestop.web.models import Reader
from whistlestop.web.page import as_is, bar, document, link_button, teller


def closed(reader: Reader, status: int, sentence: str) -> str:
    """“This line is closed”, with the reason. `status` is the number that goes with it."""
    tell = teller(reader)
    body = h.main("#main.column.closed")[
        h.div(".sheet.pad.empty")[
            as_is(sign.buffer_stop()),
            h.h2[tell("web-closed")],
            h.p[sentence],
            h.p(".cap")[str(status)],
            link_button(tell("web-to-home"), "/", look="go", name="back"),
        ]
    ]
    return document(
        reader,
        tell("web-closed"),
        body,
        bar=bar(reader, "Whistlestop"),
        styles=("pages.css",),
        kind="closed-line",
    )
