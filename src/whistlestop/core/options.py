"""Rule options: a frozen struct per game, every field a choice with a default and the rule it belongs to."""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from whistlestop.core.errors import BadOptions

Chosen = TypeVar("Chosen", bound="Options")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of each game's options."""

    def check(self, seats: int) -> None:
        """Raise BadOptions where these options do not go together, or not with so many seats."""


class Choice(msgspec.Struct, frozen=True):
    """One option as people see it: its id, its default and all values, and the number of its rule."""

    id: str
    default: str | bool
    choices: tuple[str | bool, ...]
    rule: str


def choices(options: type[Options]) -> tuple[Choice, ...]:
    """All options of a game, in the order of its struct."""
    found = []
    for field in msgspec.structs.fields(options):
        kind, rule = _unwrap(field.type)
        values = get_args(kind) if get_origin(kind) is Literal else (False, True)
        found.append(
            Choice(field.name, field.default, (field.default, *(v for v in values if v != field.default)), rule)
        )
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


def _value(choice: Choice, given: object) -> str | bool:
    for value in choice.choices:
        if given is value or (isinstance(given, str) and given.strip().lower() == str(value).lower()):
            return value
    offered = ", ".join(str(value).lower() for value in choice.choices)
    raise BadOptions("option-value", option=choice.id, value=str(given)[:80], choices=offered)


def _unwrap(annotation: Any) -> tuple[Any, str]:
    """The bare type of a field, and the rule number in its metadata."""
    meta = next(m for m in get_args(annotation)[1:] if isinstance(m, msgspec.Meta))
    return get_args(annotation)[0], str((meta.extra or {})["rule"])
