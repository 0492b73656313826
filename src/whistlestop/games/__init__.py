"""The games, found by folder: a game is a package here whose name, with dashes, is its id."""

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Game


@cache
def ids() -> tuple[str, ...]:
    """All games, in the order of their ids."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg))


def find(game: str) -> Game[Any, Any, Any]:
    """A game by its id."""
    found: Game[Any, Any, Any] = _package(game).game
    return found


@cache
def room(game: str, name: str) -> ModuleType:
    """One room of a game: `bots`, `draw`, `desk`, `playout`. Each game has the same rooms."""
    return import_module(f"{_package(game).__name__}.{name}")


@cache
def _package(game: str) -> ModuleType:
    if game not in ids():
        raise UnknownName("no-such-game", game=str(game)[:80], known=", ".join(ids()))
    return import_module(f"{__name__}.{game.replace('-', '_')}")
