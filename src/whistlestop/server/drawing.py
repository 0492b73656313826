"""A page as it was last drawn for somebody, and the difference between two drawings: only that travels."""

import re
from itertools import zip_longest
from typing import Any, NamedTuple

from whistlestop.draw.screen import Parts, merged
from whistlestop.server.protocol import Patch
from whistlestop.web.parts import expand

_SLOT = re.compile(r"<!--([\w.-]+)-->")


class Drawing(NamedTuple):
    """All parts of a page, and what its script has to know beside them."""

    name: str  # the page tells it when it connects
    groups: tuple[Parts, ...]
    state: dict[str, Any]

    @property
    def parts(self) -> Parts:
        return merged(self.groups)


def difference(old: Drawing, new: Drawing) -> Patch:
    """What makes the old drawing into the new one; groups that are the same object are passed over."""
    nothing: Parts = {}
    pairs = [(was, now) for was, now in zip_longest(old.groups, new.groups, fillvalue=nothing) if was is not now]
    before, after = merged(was for was, _ in pairs), merged(now for _, now in pairs)
    changed = {id: markup for id, markup in after.items() if before.get(id) != markup}
    sent = _whole(new.parts, changed) if any("<!--" in markup for markup in changed.values()) else changed
    gone = tuple([id for id in before if id not in after]) if before.keys() - after.keys() else ()
    news = {key: value for key, value in new.state.items() if key not in old.state or old.state[key] != value}
    return Patch(new.name, sent, gone, news)


def _whole(parts: Parts, changed: Parts) -> Parts:
    """A part comes with everything that stands in it, which then does not come by itself."""
    contained: set[str] = set()
    for markup in changed.values():
        if "<!--" in markup:
            _collect(parts, markup, contained)
    return {
        id: expand(parts, id) if "<!--" in markup else markup for id, markup in changed.items() if id not in contained
    }


def _collect(parts: Parts, markup: str, found: set[str]) -> None:
    for id in _SLOT.findall(markup):
        if id not in found:
            found.add(id)
            _collect(parts, parts[id], found)
