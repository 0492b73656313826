"""What a browser shows in place of any page while the server cannot be reached: `static/service-worker.js` keeps it."""

import htpy as h

from whistlestop.web import sign
from whistlestop.web.models import Reader
from whistlestop.web.page import as_is, document, teller


def offline(reader: Reader) -> str:
    """The page at `/offline/LOCALE`. It stands at the address that was asked for, and asks for that again."""
    tell = teller(reader)
    body = h.main("#main.column.closed")[
        h.div(".sheet.pad.empty")[
            as_is(sign.buffer_stop()),
            h.h1[tell("web-offline")],
            h.p[tell("web-offline-about")],
            h.a(".btn.go", href="")[h.span(".lbl")[tell("web-offline-again")]],
        ]
    ]
    return document(reader, tell("web-offline"), body, styles=("pages.css",), kind="closed-line")
