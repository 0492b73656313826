"""How a server does, for whoever looks after it: a few figures of each of its processes."""

from collections.abc import Sequence

import htpy as h
from htpy import Element

from whistlestop.web.models import ProcessFacts, Reader
from whistlestop.web.page import Tell, bar, document, sheet, teller


def status(reader: Reader, version: str, processes: Sequence[ProcessFacts]) -> str:
    """The page at `/status`."""
    tell = teller(reader)
    body = h.main("#main.column")[[_process(tell, facts) for facts in processes]]
    return document(
        reader, tell("web-status"), body, bar=bar(reader, tell("web-status"), version), styles=("pages.css",)
    )


def _process(tell: Tell, facts: ProcessFacts) -> Element:
    minutes, seconds = divmod(facts.seconds, 60)
    hours, minutes = divmod(minutes, 60)
    slowest = "–" if facts.slowest is None else f"≤ {facts.slowest:g} s"
    figures = {
        "web-status-up": f"{hours}:{minutes:02}:{seconds:02}",
        "web-status-tables": facts.tables,
        "web-status-pages": facts.pages,
        "web-status-actions": facts.actions,
        "web-status-slowest": slowest,
        "web-status-bots": "–" if facts.bots_waiting is None else facts.bots_waiting,
        "web-status-failures": facts.bot_failures,
        "web-status-memory": f"{facts.memory / (1 << 20):.0f} MB",
    }
    return sheet(
        tell("web-status-process", number=facts.process),
        h.dl(".figures")[[[h.dt[tell(words)], h.dd[str(figure)]] for words, figure in figures.items()]],
    )
