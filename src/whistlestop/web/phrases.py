"""What travelling parts say: in the reader's language, safe inside markup, made once and kept.

The formatter needs 20 to 40 µs for a sentence with arguments, and a table says the same sentences to everybody, so the
newest few thousand stay in memory.
"""

from functools import cache, lru_cache

from whistlestop import words
from whistlestop.core.errors import Argument
from whistlestop.core.game import Seat
from whistlestop.draw.screen import Phrase
from whistlestop.draw.svg import escape
from whistlestop.web.models import Chair

_KEPT = 4096
_BOLD, _PLAIN = "\ue000", "\ue001"  # stand around a name while a sentence is made; taken out of all that people typed
_NO_MARKS = str.maketrans("", "", _BOLD + _PLAIN)
_MOST_NAMES = 3


@cache
def label(locale: str, id: str) -> str:
    """Words that need no arguments."""
    return escape(words.say(locale, id))


def told(locale: str, phrase: Phrase) -> str:
    """A sentence; the name in it is in bold."""
    return _told(locale, phrase.id, tuple(phrase.args.items()))


def tell(locale: str, id: str, **args: Argument) -> str:
    """The same for a sentence of the pages' own."""
    return _told(locale, id, tuple(args.items()))


@lru_cache(_KEPT)
def _told(locale: str, id: str, args: tuple[tuple[str, Argument], ...]) -> str:
    given = {key: value.translate(_NO_MARKS) if isinstance(value, str) else value for key, value in args}
    if "name" in given:
        given["name"] = f"{_BOLD}{given['name']}{_PLAIN}"
    text = escape(words.say(locale, id, given))
    return text.replace(_BOLD, "<b>").replace(_PLAIN, "</b>")


@lru_cache(_KEPT)
def name(locale: str, chair: Chair) -> str:
    """What the one on a seat is called. Not escaped: a text like any other."""
    if chair.kind == "bot":
        return words.say(locale, "web-bot", {"level": words.say(locale, f"bot-{chair.level}")})
    return player(locale, chair.name, chair.number)


@lru_cache(_KEPT)
def player(locale: str, name: str, seat: Seat) -> str:
    """The name of a person. Who gave none was called “Player 2” by whatever language the table was opened in."""
    is_given = name and name not in [words.say(other, "web-player", {"number": seat}) for other in words.LOCALES]
    return name if is_given else words.say(locale, "web-player", {"number": seat})


@lru_cache(_KEPT)
def listed(locale: str, names: tuple[str, ...]) -> str:
    """Names as a sentence lists them: three at most, then how many more. Not escaped."""
    shown = names[:_MOST_NAMES]
    if len(names) <= 1:
        return "".join(names)
    if len(names) == 2:
        return words.say(locale, "web-table-two", {"first": shown[0], "second": shown[1]})
    first, second, third = shown
    if len(names) == _MOST_NAMES:
        return words.say(locale, "web-table-three", {"first": first, "second": second, "third": third})
    more = len(names) - _MOST_NAMES
    return words.say(locale, "web-table-many", {"first": first, "second": second, "third": third, "more": more})
