"""`whistlestop train`: teach a bot what it plays by, from games against itself."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from whistlestop.cli.arguments import Command, Number, PathName, Whole, game_argument, rules_option, seed_option

if TYPE_CHECKING:
    from whistlestop.lab.train import Report


@click.command(
    "train",
    cls=Command,
    short_help="Train a bot that learns from games against itself.",
    examples=(
        "whistlestop train railroad-ink tables --games 5 --to a.npz",
        "whistlestop train railroad-ink network --games 5 --from a.npz --to b.npz",
        "whistlestop train railroad-ink tables --option lava=true --games 5 --to c.npz",
    ),
)
@game_argument()
@click.argument("stage")
@rules_option()
@click.option("--minutes", type=Number(0, min_open=True), metavar="N", help="How long to train.")
@click.option("--games", type=Whole(1), metavar="N", help="How many games to learn from.")
@click.option(
    "--jobs", type=Whole(1, 256), default=1, show_default=True, metavar="N", help="Learners at the same time."
)
@click.option("--rate", type=Number(0), metavar="X", help="How fast it learns; each stage has its own.")
@click.option("--last-rate", type=Number(0), metavar="X", help="The rate in the end.")
@click.option(
    "--from",
    "source",
    type=click.Path(exists=True, dir_okay=False),
    metavar="FILE",
    help="A checkpoint to go on from.",
)
@click.option(
    "--to",
    "target",
    type=PathName(dir_okay=False),
    metavar="FILE",
    required=True,
    help="Where the checkpoint goes.",
)
@click.option(
    "--weights",
    type=PathName(dir_okay=False),
    metavar="FILE",
    help="Where the weights go that a bot plays by.",
)
@seed_option("With one learner and --games the same text gives the same weights.", default="1")
def command(
    game: str,
    stage: str,
    rules: Mapping[str, str],
    minutes: float | None,
    games: int | None,
    jobs: int,
    rate: float | None,
    last_rate: float | None,
    source: str | None,
    target: str,
    weights: str | None,
    seed: str,
) -> None:
    """Train a bot, where a game has one that learns.

    Learners play against themselves and share what they learn. A line tells every 15 seconds how
    they do; the checkpoint is written every minute, in the end and at an interrupt, and keeps the rule
    options.

    Stages of pioneer-rails: narrow, wide. Stages of railroad-ink: tables, network, tuning.
    """
    from whistlestop import games as all_games
    from whistlestop.cli.load import load_game
    from whistlestop.core.fastdealer import seed_number
    from whistlestop.lab.files import check_writable, is_same_file, write_whole
    from whistlestop.lab.train import Course, train

    context = click.get_current_context()
    if game not in all_games.ids("training"):
        known = ", ".join(all_games.ids("training"))
        raise click.UsageError(f"{game} has no bot that learns. These games have one: {known}.", context)
    room = all_games.room(game, "training")
    if stage not in room.STAGES:
        raise click.UsageError(f"“{stage[:80]}” is not a stage of {game}: {', '.join(room.STAGES)}.", context)
    if minutes is None and games is None:
        raise click.UsageError("How long? Name --minutes, --games or both.", context)
    for name in rules:
        if name not in room.OPTIONS:
            known = f" What does: {', '.join(room.OPTIONS)}." if room.OPTIONS else ""
            raise click.UsageError(f"“{name[:80]}” changes nothing that is learned here.{known}", context)
    if rules and source:
        raise click.UsageError("A checkpoint has its options already: leave out --option or --from.", context)
    if weights and is_same_file(target, weights):
        raise click.UsageError("--to and --weights are the same file: name two.", context)
    for path in filter(None, (target, weights)):
        check_writable(path)
    number = seed_number(seed)
    found = load_game(game)
    options = found.agree(found.seats[0], rules)
    try:
        trainee = room.resume(Path(source).read_bytes()) if source else room.begin(number, options)
    except ValueError as error:
        raise click.UsageError(f"{source}: {error}.", context) from error
    usual_rate, usual_last_rate = room.STAGES[stage]
    course = Course(
        stage,
        number,
        jobs,
        usual_rate if rate is None else rate,
        usual_last_rate if last_rate is None else last_rate,
        None if minutes is None else 60 * minutes,
        games,
    )
    before = trainee.games
    try:
        train(course, trainee, _tell, lambda: write_whole(target, trainee.checkpoint()))
    except (KeyboardInterrupt, SystemExit):
        if trainee.games > before:
            click.echo(f"whistlestop: interrupted. The checkpoint is in {target}; --from goes on with it.", err=True)
        raise
    if weights:
        write_whole(weights, trainee.finished())


def _tell(report: "Report") -> None:
    games = "game" if report.games == 1 else "games"
    click.echo(
        f"{report.stage}, {report.seconds:,.0f} s: {report.games:,} {games}, "
        f"mean {report.mean:.2f}, {report.games_per_second:,.0f} games/s, rate {report.rate:.4g}"
    )
