"""Games for commands: the rules loaded, and a word where that takes long."""

from collections.abc import Mapping
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
        click.echo("whistlestop: compiling the rules for this machine, once: some seconds", err=True)
    return game


def board_options(name: str, rules: Mapping[str, str]) -> Options:
    """The options under which single boards are judged: those of a full table, which allows all of them."""
    game = load_game(name)
    return game.agree(game.seats[1], rules)
