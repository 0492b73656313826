"""A page as it was last drawn for somebody, and the difference between two drawings: only that travels."""

import re
from typing import Any, NamedTuple

from whistlestop.draw.screen import Parts
from whistlestop.server.protocol import Patch
from whistlestop.web.parts import expand

_SLOT = re.compile(r"<!--([\w.-]+)-->")


class Drawing(NamedTuple):
    """All parts of a page, and what its script has to know beside them."""

    name: str  # the page tells it when it connects
    parts: Parts
    state: dict[str, Any]


def difference(old: Drawing, new: Drawing) -> Patch:
    """What makes the old drawing into the new one."""
    before = old.parts
    changed = {id: markup for id, markup in new.parts.items() if before.get(id) != markup}
    contained: set[str] = set()
    for markup in changed.values():
        if "<!--" in markup:  # the part comes with everything that stands in it
            _collect(new.parts, markup, contained)
    sent = {
        id: expand(new.parts, id) if "<!--" in markup else markup
        for id, markup in changed.items()
        if id not in contained
    }
    gone = tuple([id for id in before if id not in new.parts]) if before.keys() - new.parts.keys() else ()
    news = {key: value for key, value in new.state.items() if key not in old.state or old.state[key] != value}
    return Patch(new.name, sent, gone, news)


def _collect(parts: Parts, markup: str, found: set[str]) -> None:
    for id in _SLOT.findall(markup):
        if id not in found:
            found.add(id)
            _collect(parts, parts[id], found)
