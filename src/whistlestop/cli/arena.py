"""`whistlestop arena`: which bot is stronger, and how sure is that?"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from whistlestop.cli.arguments import (
    Command,
    bots_option,
    game_argument,
    games_option,
    json_option,
    players_option,
    rules_option,
    seed_option,
)
from whistlestop.cli.programs import program_options, show_forfeits, tell_of_missing_fence
from whistlestop.cli.running import Running, running_options

if TYPE_CHECKING:
    from whistlestop.lab.arena import Arena
    from whistlestop.lab.programs import Terms

GAMES = 100


@click.command(
    "arena",
    cls=Command,
    examples=(
        "whistlestop arena railroad-ink --bot random --bot greedy --games 10",
        "whistlestop arena railroad-ink --bot random --bot greedy --games 4 --json",
        "whistlestop arena marklin --bot random --bot 'run:python3 mine.py' --games 2",
    ),
)
@game_argument()
@bots_option("A bot to compare, run:COMMAND for a program; name at least two. Differences are to the first.")
@players_option("How many seats; by default one for each --bot, as far as the game has them.")
@games_option(GAMES)
@seed_option("The same text gives the same games.", default="1")
@rules_option()
@running_options
@program_options
@json_option()
def command(
    game: str,
    bots: tuple[str, ...],
    players: int | None,
    count: int | None,
    seed: str,
    rules: Mapping[str, str],
    running: Running,
    terms: "Terms",
    as_json: bool,
) -> None:
    """Compare bots fairly.

    Every bot plays the same dice on every seat, so that shared luck cancels out.
    """
    from whistlestop.cli.lines import print_json
    from whistlestop.cli.load import load_game
    from whistlestop.lab.arena import compete, heats, seatings
    from whistlestop.lab.simulate import Job

    running.check(as_json)
    found = load_game(game)
    fewest, most = found.seats
    seats = players or max(fewest, min(len(bots), most))
    found.agree(seats, rules)
    job = Job(game, (), count or GAMES, seed, rules, terms=terms)
    rounds = seatings(bots, seats)
    tell_of_missing_fence(bots, terms)
    with running.way(rounds, len(rounds) * heats(rounds, job.games)) as way:
        result = compete(job, bots, seats, way)
    if as_json:
        print_json(result)
    elif not running.prints_rows:
        _show(result, seats)


def _show(result: "Arena", seats: int) -> None:
    from whistlestop.cli.screen import console, table

    out = console()
    rows = table("bot", "mean", "sd", "wins", "(95 %)", "difference", "(95 %)", "rating", numbers=True)
    for bot in result.bots:
        is_first = bot is result.bots[0]
        rows.add_row(
            bot.bot, f"{bot.mean:.2f}", f"{bot.sd:.2f}",
            f"{bot.win_share:.1%}", f"{100 * bot.low:.1f}…{100 * bot.high:.1f}",
            "" if is_first else f"{bot.difference:+.2f}",
            "" if is_first else f"{bot.difference_low:+.1f}…{bot.difference_high:+.1f}",
            f"{bot.rating:+.0f}",
        )  # fmt: skip
    out.print(rows)
    players = "alone, on the same dice" if seats == 1 else f"{seats} at a table"
    first = result.bots[0].bot
    out.print(f"{result.games:,} games, {players}; differences are to {first}, game for game.", soft_wrap=True)
    show_forfeits(out, {bot.bot: bot for bot in result.bots}.values())  # one may be named twice
