"""A page as it was last drawn for somebody, and the difference between two drawings: only that travels."""

import re
from itertools import zip_longest
from typing import Any, NamedTuple

from whistlestop.draw.screen import Parts, merged
from whistlestop.server.protocol import Patch, Whole

_BARE = re.compile(r'<(\w+) id="[^"]+" class="([^"]+)"(?:/>|></\w+>)')


class Drawing(NamedTuple):
    """All parts of a page, and what its script has to know beside them."""

    name: str  # the page tells it when it connects
    groups: tuple[Parts, ...]
    state: dict[str, Any]

    @property
    def parts(self) -> Parts:
        return merged(self.groups)

    @property
    def whole(self) -> Whole:
        return Whole(self.parts, self.state, self.name)


def difference(old: Drawing, new: Drawing) -> Patch:
    """What makes the old drawing into the new one; groups that are the same object are passed over."""
    nothing: Parts = {}
    pairs = [(was, now) for was, now in zip_longest(old.groups, new.groups, fillvalue=nothing) if was is not now]
    sent = {
        id: _short(was.get(id), markup) for was, now in pairs for id, markup in now.items() if was.get(id) != markup
    }
    left = [id for was, now in pairs if not was.keys() <= now.keys() for id in was if id not in now]
    stay = new.parts if left else nothing  # some may stand in another group now
    gone = tuple([id for id in left if id not in stay])
    news = {key: value for key, value in new.state.items() if key not in old.state or old.state[key] != value}
    return Patch(new.name, sent, gone, news)


def _short(old: str | None, new: str) -> str:
    """How a part travels: an empty element that has nothing but a class, as that class; else as its markup.

    Only attributes have quotes, since texts are escaped, and in JSON single ones are shorter.
    """
    was, now = _BARE.fullmatch(old or ""), _BARE.fullmatch(new)
    if was is not None and now is not None and was[1] == now[1]:
        return now[2]
    return new if "'" in new else new.replace('"', "'")
