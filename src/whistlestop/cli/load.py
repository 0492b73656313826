"""Games for commands: the rules loaded, and a word to whoever waits while they are compiled."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import click

from whistlestop.core.game import Game
from whistlestop.core.options import Options


def load_game(name: str) -> Game[Any, Any, Any]:
    """A game by its id. The first time ever its rules are compiled, and whoever waits is told."""
    from whistlestop import games
    from whistlestop.core import kernel

    game = games.find(name)
    if not kernel.is_warm(Path(str(games.room(name, "rules").__file__)).parent):
        _tell()
    elif kernel.compiled:
        _tell_when_compiling()
    return game


def board_options(name: str, rules: Mapping[str, str]) -> Options:
    """The options under which single boards are judged: those of a full table, which allows all of them."""
    game = load_game(name)
    return game.agree(game.seats[1], rules)


@cache
def _tell() -> None:
    click.echo("whistlestop: compiling the rules for this machine, once: some seconds", err=True)


@cache
def _tell_when_compiling() -> None:
    """Some kernels may be there and others not yet, or made for another numba."""
    from numba.core import caching, event

    class Teller(event.Listener):
        def on_start(self, what: Any) -> None:
            # What makes scratch for kernels is compiled in every process, in a moment, and never kept.
            if not isinstance(what.data["dispatcher"]._cache, caching.NullCache):
                _tell()

        def on_end(self, _: Any) -> None:
            pass

    event.register("numba:compile", Teller())  # type: ignore[no-untyped-call]
