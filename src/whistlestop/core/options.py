"""Rule options: a frozen struct per game, every field a choice with a default and the rule it belongs to."""

from collections.abc import Mapping
from functools import cache
from operator import index
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from whistlestop.core.errors import BadOptions

Chosen = TypeVar("Chosen", bound="Options")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of each game's options."""

    def check(self, seats: int) -> None:
        """Raise BadOptions where these options do not go together, or not with so many seats."""


def rule(number: str, text: str, most: int | None = None) -> msgspec.Meta:
    """What the annotation of an option tells: its rule and what it is about; of a number, its limit."""
    return msgspec.Meta(description=text, extra={"rule": number, "most": most})


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option as people see it: its id, its default and all values, and the number of its rule.

    A number has too many values to list: it goes from 0 to `most`.
    """

    id: str
    default: str | bool | int
    choices: tuple[str | bool, ...]
    rule: str
    most: int | None = None


@cache
def choices(options: type[Options]) -> tuple[Choice, ...]:
    """All options of a game, in the order of its struct. To find them takes a quarter of a millisecond."""
    found = []
    for field in msgspec.structs.fields(options):
        kind, facts = _unwrap(field.type)
        if kind is int:
            found.append(Choice(field.name, field.default, (), facts["rule"], facts["most"]))
            continue
        values = get_args(kind) if get_origin(kind) is Literal else (False, True)
        values = (field.default, *(value for value in values if value != field.default))
        found.append(Choice(field.name, field.default, values, facts["rule"]))
    return tuple(found)


def make(options: type[Chosen], given: Mapping[str, object]) -> Chosen:
    """The options as given, the rest by default; texts as people type them are understood."""
    known = {choice.id: choice for choice in choices(options)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise BadOptions("option-unknown", option=str(name)[:80], known=", ".join(known))
        values[name] = _value(known[name], value)
    return options(**values)


def whole(given: object) -> int | None:
    """A whole number of any kind, as numpy's; None where it is something else. Neither True nor False is one."""
    try:
        return None if isinstance(given, bool) else index(given)  # type: ignore[arg-type]  # that is what is asked
    except TypeError:
        return None


def counted(name: str, given: int) -> int:
    """How many there are to be of something: at least one."""
    number = whole(given)
    if number is None or number < 1:
        raise BadOptions("count-too-low", name=name, given=repr(given)[:80])
    return number


def _value(choice: Choice, given: object) -> str | bool | int:
    if choice.most is not None:
        return _number(choice, given, choice.most)
    for value in choice.choices:
        if given is value or (isinstance(given, str) and given.strip().lower() == str(value).lower()):
            return value
    offered = ", ".join(str(value).lower() for value in choice.choices)
    raise BadOptions("option-value", option=choice.id, value=str(given)[:80], choices=offered)


def _number(choice: Choice, given: object, most: int) -> int:
    text = str(given).strip() if isinstance(given, str) or type(given) is int else ""
    if text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and int(text) <= most:
        return int(text)
    raise BadOptions("option-value", option=choice.id, value=str(given)[:80], choices=f"0–{most}")


def _unwrap(annotation: Any) -> tuple[Any, Mapping[str, Any]]:
    """The bare type of a field, and the facts in its metadata."""
    meta = next(m for m in get_args(annotation)[1:] if isinstance(m, msgspec.Meta))
    return get_args(annotation)[0], meta.extra or {}
