"""The few texts that the scripts put on a page by themselves.

A text that needs a value has its name in braces, `way {n} of {m}`; the scripts put the value there.
"""

from collections.abc import Mapping
from functools import cache

import msgspec
from htpy import Element

from whistlestop.web.page import data
from whistlestop.words import say

KEYS = (
    "reconnecting", "kept", "try-now", "last-contact", "online", "outdated", "closed", "reload", "offline-reason",
    "offline-why", "asked", "nothing-back", "your-turn", "way", "take-back", "take-back-verb", "confirm", "finish",
    "waiting", "back", "undo", "changed", "not-yours", "stale", "failed", "copied", "cannot-copy", "rule", "close",
    "missed", "zoom-in", "zoom-out", "zoom-whole", "choices", "turn", "hint", "hint-thinking", "reserve",
)  # fmt: skip
_HOLES = {name: f"{{{name}}}" for name in ("n", "m", "time", "place", "text", "name")}


def words(locale: str) -> dict[str, str]:
    """By key: the text in a language."""
    return dict(_words(locale))


def block(locale: str) -> Element:
    """What a page has for its scripts that has nothing else to tell them."""
    return data("start", msgspec.json.encode({"words": words(locale)}).decode())


@cache
def _words(locale: str) -> Mapping[str, str]:
    return {key: say(locale, f"web-client-{key}", _HOLES) for key in KEYS}
