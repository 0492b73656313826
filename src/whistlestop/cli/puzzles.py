"""`whistlestop puzzles`: make puzzles from games of a bot, or search through those that come along."""

import click

from whistlestop.cli.arguments import Command, PathName, Whole, game_argument, seed_option

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
@click.option("--count", type=Whole(1, 1000), default=COUNT, show_default=True, metavar="N", help="How many to make.")
@click.option(
    "--positions",
    type=Whole(1000),  # hardly a game has a smaller end, and one would be looked for without end
    default=100_000,
    show_default=True,
    metavar="N",
    help="How many positions one search may look at; ends of games that are larger are left out.",
)
@seed_option("The same text gives the same puzzles.", default="1")
@click.option("--check", is_flag=True, help="Make none, but search through those that the game comes with.")
@click.option("-o", "--output", default="-", type=PathName(dir_okay=False), metavar="FILE", help="Write to this file.")
def command(game: str, bot: str | None, count: int, positions: int, seed: str, check: bool, output: str) -> None:
    """Make puzzles: the best end of a game that a bot has played.

    Each begins after the last roll or card, when nothing is left to chance, or in a game of several with the last turn
    of all. What can follow is searched, so the points to be reached are the most there are.
    """
    from whistlestop import games
    from whistlestop.cli.load import load_game
    from whistlestop.cli.output import write_out
    from whistlestop.lab import puzzles
    from whistlestop.lab.files import check_writable

    load_game(game)
    if check:
        for number, puzzle in enumerate(puzzles.shipped(game), 1):
            puzzles.check(game, puzzle, number)
        click.echo(f"{len(puzzles.shipped(game))} puzzles of {game}: what is called the best is the best.")
        return
    if output != "-":
        check_writable(output)
    level = bot or games.levels(game)[-1]
    write_out(output, puzzles.text(tuple(puzzles.make(game, level, seed, count, positions))))
