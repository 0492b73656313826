"""The words of the program in four languages: the one loader for all Fluent catalogues.

Messages that all share stand in `words/<locale>.ftl`; those of a game, of the pages (`web`) and of the `server` stand
in their own folders and their ids begin with the game's id or that name. Catalogues are found as files and read when
somebody first asks for a message of theirs: this package knows no game. The formatter is slow to import, so that too
waits for the first message.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from whistlestop.core.errors import Argument, Illegal, WhistlestopError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

OWN_NAMES: Mapping[str, str] = {"en": "English", "uk": "Українська", "pl": "Polski", "ru": "Русский"}
LOCALES = tuple(OWN_NAMES)
ENGLISH = "en"

LONGEST_ARGUMENT = 1000  # characters; the formatter gives up at 2,500


class NoWords(LookupError):
    """A message or one of its arguments is missing: a mistake in the program, not of a player."""


def say(locale: str, id: str, args: Mapping[str, Argument] = {}) -> str:
    """A message in a language; an attribute of a message is `id.attribute`."""
    constant = _constant(locale, id)
    return constant if constant is not None else _filled(locale, id, tuple(args.items()))


def sentence(error: WhistlestopError, locale: str) -> str:
    """What went wrong, in a language. The number of a broken rule is no part of it.

    Where an error tells the `detail` of the one that it came from, that too is told in this language.
    """
    args = dict(error.args_by_name)
    origins = (each for each in (error.__cause__, error.__context__) if isinstance(each, WhistlestopError))
    origin = next(origins, None)
    if "detail" in args and origin is not None:
        told = sentence(origin, locale)
        args["detail"] = f"{origin.rule}: {told}" if isinstance(origin, Illegal) else told
    return say(locale, error.reason, args)


def phrase(id: str, args: Mapping[str, Argument]) -> str:
    """A message in English, for `str(error)`: where words are missing it names the id, since nothing may fail there."""
    try:
        return say(ENGLISH, id, args)
    except NoWords:
        detail = ", ".join(f"{name}={value}" for name, value in args.items())
        return f"{id} ({detail})" if detail else id


def best_locale(wanted: str | None) -> str:
    """The language that somebody wants most: `uk, en;q=0.8` as browsers say it, `uk_UA.UTF-8` as systems do.

    English where none of ours is wanted.
    """
    best, most = ENGLISH, 0.0
    for entry in (wanted or "").replace(":", ",").split(","):
        tag, *parameters = entry.split(";")
        language = tag.strip().lower().translate(_TAG_SIGNS).partition("-")[0]
        weight = _weight(parameters)
        if language in OWN_NAMES and weight > most:
            best, most = language, weight
    return best


_TAG_SIGNS = str.maketrans("_.@", "---")


def _weight(parameters: list[str]) -> float:
    """How much a language is wanted, 0 to 1; 0 too where that cannot be understood."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                weight = float(value)
            except ValueError:
                return 0
            return weight if 0 <= weight <= 1 else 0
    return 1


# --- messages


@cache
def _constant(locale: str, id: str) -> str | None:
    """The text of a message that needs no arguments, made once; None where it needs some."""
    text, faults = _format(locale, id, {})
    return None if faults else text


@lru_cache(4096)  # the formatter is slow, and a table says the same to everybody
def _filled(locale: str, id: str, args: tuple[tuple[str, Argument], ...]) -> str:
    """The text of a message with its arguments."""
    text, faults = _format(locale, id, dict(args))
    if faults:
        raise NoWords(f"{locale}: {id} with {dict(args)}: {'; '.join(map(str, faults))}")
    return text


def _format(locale: str, id: str, args: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
    name, _, attribute = id.partition(".")
    bundle = _bundle(locale, _owner_of(name))
    if not bundle.has_message(name):
        raise NoWords(f"{locale}: no message {name}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise NoWords(f"{locale}: no text for {id}")
    text, faults = bundle.format_pattern(pattern, {name: _short(value) for name, value in args.items()})
    return _with_minus_signs(str(text), args), faults


def _with_minus_signs(text: str, args: Mapping[str, Argument]) -> str:
    """The formatter writes a hyphen before a number below zero; as everywhere else it gets a true minus."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), f"−{-value}")
    return text


def _short(value: Argument) -> Argument:
    if isinstance(value, int):
        return value if abs(value) < 10**15 else str(value)[:40]  # the formatter fails on larger ones
    if len(value) <= LONGEST_ARGUMENT:
        return value
    return value[: LONGEST_ARGUMENT - 1] + "…"


# --- catalogues


@cache
def _bundle(locale: str, owner: str | None) -> "FluentBundle":
    """The shared messages of a language, with those of a game or of another owner."""
    if locale not in OWN_NAMES:
        raise NoWords(f"no catalogue for {locale!r}: best_locale finds one of {', '.join(LOCALES)}")
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for folder in [_package() / "words"] + ([_owners()[owner] / "words"] if owner else []):
        bundle.add_resource(FluentResource((folder / f"{locale}.ftl").read_text(encoding="utf-8")))
    return bundle


def _owner_of(name: str) -> str | None:
    """Whose folder a message stands in; None: it is one of those that all share."""
    owners = [owner for owner in _owners() if name.startswith(f"{owner}-")]
    return max(owners, key=len, default=None)


@cache
def _owners() -> Mapping[str, "Traversable"]:
    """The folders that have words of their own, by what their messages begin with."""
    folders = [*(_package() / "games").iterdir(), _package() / "web", _package() / "server"]
    return {folder.name.replace("_", "-"): folder for folder in folders if (folder / "words").is_dir()}


def _package() -> "Traversable":
    from importlib.resources import files

    return files("whistlestop")
