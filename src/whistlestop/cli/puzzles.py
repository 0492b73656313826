"""`whistlestop puzzles`: make puzzles from games of a bot, or search through those that come along."""

from pathlib import Path

import click

from whistlestop.cli.arguments import Command, game_argument, seed_option

COUNT = 12


@click.command(
    "puzzles",
    cls=Command,
    examples=(
        "whistlestop puzzles pioneer-rails --bot random --count 1 --positions 2000",
        "whistlestop puzzles pioneer-rails --bot random --count 1 -o puzzles.json",
    ),
)
@game_argument()
@click.option("--bot", metavar="BOT", help="Whose games they are from; by default the game's strongest bot's.")
@click.option("--count", type=click.IntRange(1, 1000), default=COUNT, show_default=True, help="How many to make.")
@click.option(
    "--positions",
    type=click.IntRange(1),
    default=100_000,
    show_default=True,
    help="How many positions one search may look at; ends of games that are larger are left out.",
)
@seed_option("The same text gives the same puzzles.", default="1")
@click.option("--check", is_flag=True, help="Make none, but search through those that the game comes with.")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file.")
def command(
    game: str, bot: str | None, count: int, positions: int, seed: str, check: bool, output: Path | None
) -> None:
    """Make puzzles: the best end of a game that a bot has played.

    Each begins after the last roll or card, when nothing is left to chance. All that can follow is searched, so the
    points to be reached are the most there are.
    """
    from whistlestop import games
    from whistlestop.cli.load import load_game
    from whistlestop.lab import puzzles
    from whistlestop.lab.files import write_whole

    load_game(game)
    if check:
        for number, puzzle in enumerate(puzzles.shipped(game), 1):
            puzzles.check(game, puzzle, number)
        click.echo(f"{len(puzzles.shipped(game))} puzzles of {game}: what is called the best is the best.")
        return
    level = bot or games.levels(game)[-1]
    made = puzzles.text(tuple(puzzles.make(game, level, seed, count, positions)))
    if output is None:
        click.echo(made, nl=False)
    else:
        write_whole(output, made)
