"""`whistlestop tune`: make a bot stronger by changing the numbers it plays by."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from whistlestop.cli.arguments import (
    Command,
    Whole,
    game_argument,
    games_option,
    json_option,
    players_option,
    rules_option,
    seed_option,
)

if TYPE_CHECKING:
    from whistlestop.lab.tune import Climb, Match, Try

GAMES = 300
TRIES = 100


@click.command(
    "tune",
    cls=Command,
    short_help="Make a bot stronger that plays by numbers.",
    examples=(
        "whistlestop tune marklin --tries 3 --games 4",
        "whistlestop tune marklin --players 4 --tries 3 --games 4 --seed another --json",
    ),
)
@game_argument()
@click.option("--tries", type=Whole(1, 10**6), default=TRIES, show_default=True, metavar="N", help="Changes to try.")
@games_option(GAMES)
@players_option("How many seats; by default the fewest of the game.")
@seed_option("The same text gives the same climb.", default="1")
@rules_option()
@json_option()
def command(
    game: str, tries: int, count: int | None, players: int | None, seed: str, rules: Mapping[str, str], as_json: bool
) -> None:
    """Make a bot stronger, where a game has one that plays by numbers.

    Each try changes one to three of the numbers and plays --games games against the bot as it
    is, from every seat in turn. What wins clearly there, and again in four times as many new
    games, is kept. Nothing is written: the numbers are printed as they stand in the source.
    """
    from whistlestop import games
    from whistlestop.cli.lines import print_json
    from whistlestop.cli.load import load_game
    from whistlestop.cli.screen import progress
    from whistlestop.lab.tune import Tuning, climb

    if game not in games.ids("tuning"):
        known = ", ".join(games.ids("tuning"))
        raise click.UsageError(
            f"{game} has no bot that plays by numbers. These games have one: {known}.", click.get_current_context()
        )
    seats = players or load_game(game).seats[0]
    job = Tuning(game, seats, tries, count or GAMES, seed, rules)
    job.rules()
    with progress("trying", tries) as more:

        def tell(done: "Try") -> None:
            if done.kept:
                click.echo(f"whistlestop: {_told(done)}", err=True)
            if more is not None:
                more(1)

        result = climb(job, tell)
    if as_json:
        print_json(result)
    else:
        _show(result, tries)


def _told(done: "Try") -> str:
    changes = ", ".join(f"{name} {old} → {new}" for name, (old, new) in done.changes.items())
    return f"try {done.number} is kept: {changes} ({_figures(done.match)})"


def _figures(match: "Match") -> str:
    return f"{match.games:,} games, {match.win_share:.1%} won, {match.margin:+.1f} points"


def _show(result: "Climb", tries: int) -> None:
    from whistlestop.cli.screen import console

    out = console()
    for name, value in result.parameters.items():
        out.print(f'    ("{name}", {value}),')
    fair = f"{1 / result.players:.1%} would be even"
    out.print(f"{len(result.kept)} of {tries:,} tries kept. The new {result.bot} against the old one, in new games:")
    out.print(f"{_figures(result.final)}; {fair}.")
