"""The games, found by folder: a game is a package here whose name, with dashes, is its id."""

import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

from whistlestop.bots import Bot
from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Game


@cache
def ids(having: str | None = None) -> tuple[str, ...]:
    """All games, or those that have a room of this name, in the order of their ids."""
    names = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in names if having is None or _has_room(name, having)))


@cache
def offered() -> tuple[str, ...]:
    """The games that are played in browsers, as they are offered there: the shortest first."""
    return tuple(sorted(ids("screen"), key=lambda game: room(game, "screen").MINUTES))


def _has_room(folder: str, name: str) -> bool:
    return (files(__name__) / folder / f"{name}.py").is_file()


def find(game: str, having: str | None = None) -> Game[Any, Any, Any]:
    """A game by its id, if it has a room of that name: where it has none, it is not played."""
    found: Game[Any, Any, Any] = _package(game, having).game
    return found


@cache
def room(game: str, name: str) -> ModuleType:
    """One room of a game: `bots`, `draw`, `desk`, `playout`. A game that is not yet built in full lacks some."""
    return import_module(f"{_package(game, name).__name__}.{name}")


def needs(game: str) -> Mapping[str, Mapping[str, object]]:
    """By bot: the option values without which it does not play. Bots that are not named play by any options."""
    found: Mapping[str, Mapping[str, object]] = getattr(room(game, "bots"), "NEEDS", {})
    return found


def makers(game: str, *, patient: bool = False) -> Mapping[str, Callable[[], Bot]]:
    """What makes a game's bots, by their names, weakest first; `patient`: those too that no table can wait for."""
    bots = room(game, "bots")
    found: Mapping[str, Callable[[], Bot]] = bots.BOTS
    return {**found, **getattr(bots, "PATIENT", {})} if patient else found


def levels(game: str, options: Mapping[str, object] | None = None, *, patient: bool = False) -> tuple[str, ...]:
    """The names of a game's bots, weakest first: of all, or of those that play by these options."""
    bots = makers(game, patient=patient)
    if options is None:
        return tuple(bots)
    asked = needs(game)
    return tuple(bot for bot in bots if all(options[name] == value for name, value in asked.get(bot, {}).items()))


def gentle(game: str) -> str:
    """The bot for somebody's first games: the weakest that has a plan."""
    return levels(game)[:2][-1]


@cache
def _package(game: str, having: str | None) -> ModuleType:
    if game not in ids(having):
        reason = "game-unsuited" if game in ids() else "no-such-game"
        raise UnknownName(reason, game=str(game)[:80], known=", ".join(ids(having)))
    return import_module(f"{__name__}.{game.replace('-', '_')}")
