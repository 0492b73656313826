"""`whistlestop draw`: a board in notation as a picture."""

import click

from whistlestop.cli.arguments import Command, PathName, game_argument, theme_option
from whistlestop.cli.session import Session


@click.command(
    "draw",
    cls=Command,
    examples=(
        'whistlestop draw railroad-ink "B1 h-h-, B2 hh--, C2 -h-h" -o board.svg',
        'echo "D4 llll, D3 ll--, A1 *" | whistlestop draw railroad-ink --theme dark',
    ),
)
@game_argument()
@click.argument("board", required=False)
@theme_option()
@click.option("-o", "out", type=PathName(), default="-", metavar="OUT", help="The file; “-” is standard output.")
@click.pass_obj
def command(session: Session, game: str, board: str | None, theme: str, out: str) -> None:
    """Draw a BOARD as SVG.

    Without BOARD, the one on standard input.
    """
    from whistlestop import games
    from whistlestop.cli.lines import BadLine
    from whistlestop.cli.output import write_out
    from whistlestop.core.errors import WhistlestopError

    session.skip_compiler()
    desk = games.room(game, "desk")
    line = _one_line(desk.EXAMPLES["draw"]) if board is None else board
    try:
        picture = desk.draw_line(line, theme, session.say)
    except WhistlestopError as error:
        raise (error if board is not None else BadLine(1, error)) from None
    write_out(out, picture + "\n")


def _one_line(example: str) -> str:
    from whistlestop.cli.lines import BadLine, standard_input

    lines = standard_input(f"One board in a line, as in: {example}")
    _, line = next(lines, (1, ""))
    for number, more in lines:
        if more.strip():
            raise BadLine(number, "one board at a time: the picture is of a single one.")
    return line
