"""Places, tracks and tickets by what people call them: by their ids, or by the names of cities in our languages.

Ids are what is written; names are what is read from people at the counter, who have a board in some language before
them. `München-Augsburg#2` is `augsburg-muenchen#2`: ends in either order, capital letters and umlauts as they come.
"""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from whistlestop.core.errors import BadNotation
from whistlestop.games.marklin import data
from whistlestop.words import LOCALES, say

_DASH = re.compile("[-–—]")
_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ё": "е"})
_NEAR = 3  # proposals at most


def find_track(text: str) -> str:
    """The id of a track."""
    ends, mark, number = text.lower().partition("#")
    a, b = sorted(_ends(ends, text, "marklin-unknown-track"))
    track = f"{a}-{b}{mark}{number}"
    if track in data.TRACK_NUMBERS:
        return track
    parallel = [name for name in data.TRACKS if name.startswith(f"{a}-{b}#")]
    if parallel:
        raise BadNotation("marklin-which-track", text=shortened(text), known=", ".join(parallel))
    raise BadNotation("marklin-unknown-track", text=shortened(text))


def find_ticket(text: str) -> str:
    """The id of a ticket."""
    a, b = _ends(text.lower(), text, "marklin-unknown-ticket")
    for ticket in (f"{a}-{b}", f"{b}-{a}"):
        if ticket in data.TICKET_NUMBERS:
            return ticket
    raise BadNotation("marklin-unknown-ticket", text=shortened(text))


def find_place(text: str) -> str:
    """The id of a city or a country."""
    name = _folded(text)
    if name in data.PLACE_NUMBERS:
        return name
    known = _known()
    if name in known:
        return known[name]
    near = dict.fromkeys(known[each] for each in get_close_matches(name, known, _NEAR))
    if near:
        raise BadNotation("marklin-unknown-place-near", text=shortened(text), near=", ".join(near))
    raise BadNotation("marklin-unknown-place", text=shortened(text))


def shortened(text: str) -> str:
    """A piece of what somebody typed, short enough to show."""
    return text if len(text) <= 40 else text[:39] + "…"


def _ends(text: str, whole: str, reason: str) -> tuple[str, str]:
    """Two places with a dash between them."""
    ends = _DASH.split(text)
    if len(ends) != 2:
        raise BadNotation(reason, text=shortened(whole))
    return find_place(ends[0]), find_place(ends[1])


@cache
def _known() -> Mapping[str, str]:
    """Every name of every place in every language, and its id."""
    named = {_folded(say(locale, f"marklin-city-{place}")): place for place in data.PLACES for locale in LOCALES}
    return named | {place: place for place in data.PLACES}


def _folded(name: str) -> str:
    return name.strip().casefold().translate(_LETTERS)
