"""`whistlestop simulate`: many games of bots, counted."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from whistlestop.cli.arguments import (
    Command,
    PathName,
    bots_option,
    game_argument,
    games_option,
    json_option,
    players_option,
    rules_option,
    seated,
    seed_option,
)
from whistlestop.cli.programs import program_options, show_forfeits, tell_of_missing_fence
from whistlestop.cli.running import Running, running_options

if TYPE_CHECKING:
    from whistlestop.core.chance import Lot
    from whistlestop.core.options import Options
    from whistlestop.lab.programs import Terms
    from whistlestop.lab.simulate import Run

GAMES = 100


@click.command(
    "simulate",
    cls=Command,
    examples=(
        "whistlestop simulate railroad-ink --games 1000 --json",
        "whistlestop simulate railroad-ink --bot greedy --bot random --games 4",
        "whistlestop simulate railroad-ink --option meteors=true --games 2 --save games",
        "whistlestop simulate marklin --games 20 --resume run.jsonl --csv scores.csv",
        "whistlestop simulate railroad-ink --bot 'run:python3 mine.py' --games 4",
    ),
)
@game_argument()
@players_option("How many seats; by default one for each --bot.")
@bots_option("Who plays: one bot for all seats, or one for each; run:COMMAND is a program. By default: random.")
@games_option(GAMES)
@seed_option("The same text gives the same games.", default="1")
@rules_option()
@running_options
@click.option("--save", type=PathName(file_okay=False), metavar="DIR", help="A folder for the game files.")
@click.option(
    "--dice",
    type=click.Path(exists=True, dir_okay=False),
    metavar="FILE",
    help="Play these dice: one game per line, a JSON list of rounds, each a list of four faces.",
)
@program_options
@json_option()
def command(
    game: str,
    players: int | None,
    bots: tuple[str, ...],
    count: int | None,
    seed: str,
    rules: Mapping[str, str],
    running: Running,
    save: str | None,
    dice: str | None,
    terms: "Terms",
    as_json: bool,
) -> None:
    """Let bots play many games."""
    from whistlestop.cli.lines import print_json
    from whistlestop.cli.load import load_game
    from whistlestop.lab.files import new_folder
    from whistlestop.lab.simulate import Job, simulate

    running.check(as_json)
    found = load_game(game)
    seats = seated(found, rules, bots or ("random",), players or max(len(bots), found.seats[0]))
    given: tuple[tuple[Lot, ...], ...] = ()
    if dice is not None:
        given = read_dice(Path(dice), game, found.agree(len(seats), rules))
    number = min(count or len(given), len(given)) if given else count or GAMES
    job = Job(game, seats, number, seed, rules, save, given, terms)
    if save is not None:
        new_folder(save)
    tell_of_missing_fence(seats, terms)
    with running.way((seats,), job.games) as way:
        run = simulate(job, way)
    if as_json:
        print_json(run)
    elif not running.prints_rows:
        _show(run)
        if save is not None:
            click.echo(f"The game files are in {save}")
    if save is not None:
        _tell_of_missing(run, save)


def _tell_of_missing(run: "Run", folder: str) -> None:
    """Games that a file of results held are not played again, so nothing writes their files."""
    from whistlestop.lab.simulate import saved_file

    missing = sum(not saved_file(folder, run.game, number).exists() for number in range(run.games))
    if missing:
        games = "game was" if missing == 1 else "games were"
        click.echo(f"whistlestop: {missing:,} {games} played before, and no file of them is in {folder}.", err=True)


def _show(run: "Run") -> None:
    from whistlestop.cli.screen import console, table

    out = console()
    rows = table("seat", "bot", "mean", "sd", "min", "max", "wins", "share", numbers=True)
    rows.columns[1].justify, rows.columns[1].no_wrap = "left", False
    for number, seat in enumerate(run.seats, 1):
        rows.add_row(
            str(number), seat.bot, f"{seat.mean:.2f}", f"{seat.sd:.2f}", str(seat.min), str(seat.max),
            f"{seat.wins:,.10g}", f"{seat.wins / run.games:.1%}",
        )  # fmt: skip
    out.print(rows)
    played = f"{run.games:,} {'game' if run.games == 1 else 'games'}, {run.actions:,} actions"
    pace = f"{_rate(run.games_per_second)} games/s, {_rate(run.actions_per_second)} actions/s"
    is_old = run.games_per_second == 0  # a file of results has held all of it
    how = ", all of them played before" if is_old else f" in {run.seconds:.2f} s: {pace}"
    out.print(f"{played}{how}", soft_wrap=True)
    show_forfeits(out, run.seats)


def _rate(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


# --- given dice


def read_dice(path: Path, game: str, options: "Options") -> "tuple[tuple[Lot, ...], ...]":
    """The outcomes of each game, one line each, as the game's desk reads them."""
    from whistlestop import games
    from whistlestop.cli.lines import BadLine, read_lines
    from whistlestop.core.errors import WhistlestopError

    desk = games.room(game, "desk")
    if not hasattr(desk, "dice_line"):
        raise click.UsageError(f"{game} is played without dice: none can be given.", click.get_current_context())
    found: list[tuple[Lot, ...]] = []
    with path.open("rb") as file:
        for number, line in read_lines(file, str(path)):
            try:
                found.append(desk.dice_line(line, options))
            except WhistlestopError as error:
                raise BadLine(number, error, str(path)) from None
    if not found:
        raise BadLine(1, "no game: one line is one game, a JSON list of rounds.", str(path))
    return tuple(found)
