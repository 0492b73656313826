"""Where a line ends: the page for whatever cannot be shown."""

import htpy as h
from htpy import Element

from whistlestop.web import client_words, sign
from whistlestop.web.models import Reader
from whistlestop.web.page import as_is, bar, button, document, link_button, regions, teller


def closed(reader: Reader, status: int, sentence: str, report: str = "") -> str:
    """“This line is closed”, with the reason. `status` is the number that goes with it.

    With a `report`, for a mistake of ours, there is something to copy for whoever looks after the server.
    """
    tell = teller(reader)
    body = h.main("#main.column.closed")[
        h.div(".sheet.pad.empty")[
            as_is(sign.buffer_stop()),
            h.h2[tell("web-closed")],
            h.p[sentence],
            h.p(".cap")[str(status)],
            _report(reader, report) if report else None,
            link_button(tell("web-to-home"), "/", look="go", name="back"),
        ],
        regions() if report else None,
    ]
    return document(
        reader,
        tell("web-closed"),
        body,
        bar=bar(reader, "Whistlestop"),
        styles=("pages.css",),
        scripts=("page.js",) if report else (),
        kind="closed-line",
    )


def _report(reader: Reader, report: str) -> Element:
    tell = teller(reader)
    return h.div[
        h.p(".small")[tell("web-report-about")],
        h.div(".inline.link")[
            h.input(type="text", value=report, readonly=True, aria_label=tell("web-report")),
            button(tell("web-copy"), look="low", name="copy", type="button", data_copy=report),
        ],
        client_words.block(reader.locale),
    ]
