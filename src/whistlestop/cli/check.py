"""`whistlestop check`: is this position, or this round on a board, as the rules want it?"""

from collections.abc import Mapping

import click

from whistlestop.cli.arguments import Command, game_argument, rules_option
from whistlestop.cli.session import Session


@click.command(
    "check",
    cls=Command,
    examples=(
        """echo '{"board": "B1 h-h-, B2 r-r-"}' | whistlestop check railroad-ink""",
        """echo '{"board":"","dice":["h-h-","hh--","r-r-","hr--"],"round":"B1 h-h-"}' \\""",
        "  | whistlestop check railroad-ink --lang uk",
    ),
)
@game_argument()
@rules_option()
@click.pass_obj
def command(session: Session, game: str, rules: Mapping[str, str]) -> None:
    """Check positions against the rules, one per line.

    One question per line comes in on standard input, in the words of each game; one JSON answer per line
    goes out: {"legal": true}, or where the first fault is, which rule it breaks and why.

    For boards that are drawn, {"board": …} asks whether the placements are legal in that order; with
    "dice" and "round" it asks whether that round, drawn on that board with those dice, is legal and
    complete.
    """
    from whistlestop import games
    from whistlestop.cli.lines import answer_lines, is_little_to_read
    from whistlestop.cli.load import board_options
    from whistlestop.core.errors import WhistlestopError

    if is_little_to_read():
        session.skip_compiler()
    options = board_options(game, rules)
    desk = games.room(game, "desk")

    def answer(line: str) -> object:
        found = desk.check_line(line, options)
        reason = found.get("reason")
        return found | {"reason": session.sentence(reason)} if isinstance(reason, WhistlestopError) else found

    answer_lines(answer, f"One question per line, as in: {desk.EXAMPLES['check']}")
