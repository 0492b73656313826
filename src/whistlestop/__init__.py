"""Whistlestop: four railway board games on one table, exact and deterministic.

>>> from whistlestop import new_table
>>> table = new_table("railroad-ink", seats=1, seed="any text")
>>> table.actors
(1,)
"""

from typing import TYPE_CHECKING, Any

from whistlestop.core import errors
from whistlestop.core.errors import (
    BadChance,
    BadFile,
    BadNotation,
    BadOptions,
    Disagrees,
    Illegal,
    Stale,
    UnknownName,
    WhistlestopError,
)

if TYPE_CHECKING:
    from whistlestop.people import PeopleTable, load, new_table

__version__ = "0.1.0"

__all__ = [
    "BadChance",
    "BadFile",
    "BadNotation",
    "BadOptions",
    "Disagrees",
    "Illegal",
    "PeopleTable",
    "Stale",
    "UnknownName",
    "WhistlestopError",
    "load",
    "new_table",
]


def _phrase(reason: str, args: Any) -> str:
    from whistlestop.words import phrase

    return phrase(reason, args)


errors.phrase = _phrase


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def __getattr__(name: str) -> Any:
    # Tables bring the rules along; whoever only imports the package should not wait for them.
    if name in ("PeopleTable", "load", "new_table"):
        from whistlestop import people

        return getattr(people, name)
    raise AttributeError(f"module 'whistlestop' has no attribute {name!r}")
