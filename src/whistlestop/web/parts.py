"""Puts the parts of a page into each other: what `draw.screen` says about slots and dotted ids, done.

The scripts do the same with what arrives later, so a page drawn whole and a page patched step by step are equal.
"""

import re
from collections.abc import Mapping

from whistlestop.draw.screen import Parts

_SLOT = re.compile(r"<!--([\w.-]+)-->")


def expand(parts: Parts, id: str) -> str:
    """The markup of a part with every part that belongs in it; a slot without its part is a KeyError."""
    return _whole(parts, _children(parts), id)


def _children(parts: Parts) -> Mapping[str, list[str]]:
    """By container: the ids of its children, in the order in which they were given."""
    found: dict[str, list[str]] = {}
    for id in parts:
        container, dot, _ = id.rpartition(".")
        if dot:
            found.setdefault(container, []).append(id)
    return found


def _whole(parts: Parts, children: Mapping[str, list[str]], id: str) -> str:
    markup = _SLOT.sub(lambda slot: _whole(parts, children, slot[1]), parts[id])
    if id not in children:
        return markup
    end = markup.rindex("</")  # the last tag closes the part itself
    return markup[:end] + "".join(_whole(parts, children, child) for child in children[id]) + markup[end:]
