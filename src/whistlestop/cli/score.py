"""`whistlestop score`: positions in, score sheets out."""

from collections.abc import Mapping

import click

from whistlestop.cli.arguments import Command, game_argument, rules_option
from whistlestop.cli.session import Session


@click.command(
    "score",
    cls=Command,
    examples=(
        'echo "B1 h-h-, B2 hh--, C2 -h-h" | whistlestop score railroad-ink',
        'echo "D1 r-r-" | whistlestop score railroad-ink --option longest=cells',
    ),
)
@game_argument()
@rules_option()
@click.pass_obj
def command(session: Session, game: str, rules: Mapping[str, str]) -> None:
    """Score positions, one per line.

    Positions come in on standard input, in the words of each game; for each a score sheet goes out as one
    line of JSON.

    Whatever is there is scored; whether it could come about is not asked (that is what “check” is for).
    An empty line is an empty board.
    """
    from whistlestop import games
    from whistlestop.cli.lines import answer_lines, is_little_to_read
    from whistlestop.cli.load import board_options

    if is_little_to_read():
        session.skip_compiler()
    options = board_options(game, rules)
    desk = games.room(game, "desk")
    answer_lines(lambda line: desk.score_line(line, options), f"One position per line, as in: {desk.EXAMPLES['score']}")
