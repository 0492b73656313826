"""Programs of one's own among the bots: the options that hold for them, and what is told when one fails."""

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from whistlestop.cli.arguments import Number, Whole
from whistlestop.cli.session import Session, printable
from whistlestop.core.errors import ProgramFailed

if TYPE_CHECKING:
    from rich.console import Console

    from whistlestop.lab.arena import BotResult
    from whistlestop.lab.programs import Failure, Terms
    from whistlestop.lab.simulate import SeatResult

SECONDS, MEMORY = 10.0, 4_096
MOST_LINES, LONGEST = 8, 200  # of its last words


def program_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options, for bots of the form `run:COMMAND`; a command gets them as one, `terms`."""

    @wraps(command)
    def run(*, bot_seconds: float, bot_memory: int, bot_trusted: bool, forfeit: bool, **others: Any) -> None:
        from whistlestop.bots.contained import Limits
        from whistlestop.lab.programs import Terms

        command(terms=Terms(Limits(bot_seconds, bot_memory, bot_trusted), forfeit), **others)

    for option in reversed(_OPTIONS):
        run = option(run)
    return run


_OPTIONS = (
    click.option(
        "--bot-seconds",
        type=Number(0.01, 3_600),
        default=SECONDS,
        show_default=True,
        metavar="S",
        help="How long a program named by “--bot run:COMMAND” may think about a decision.",
    ),
    click.option(
        "--bot-memory",
        type=Whole(16, 1 << 20),
        default=MEMORY,
        show_default=True,
        metavar="MB",
        help="How much memory it may take.",
    ),
    click.option(
        "--bot-trusted",
        is_flag=True,
        help="It may write files and use the network as you may; without this it writes in a folder of its own only.",
    ),
    click.option(
        "--forfeit",
        is_flag=True,
        help="One that fails loses its game and the run goes on; without this the run ends.",
    ),
)


def tell_of_missing_fence(bots: Sequence[str], terms: "Terms") -> None:
    """Before programs play: that nothing keeps them in here, where somebody may believe it."""
    from whistlestop.bots import keeper
    from whistlestop.bots.external import is_program

    if any(map(is_program, bots)) and not terms.limits.is_trusted and not keeper.landlock():
        open_country = "this system has no fence (Landlock): programs may change files as you may"
        click.echo(f"whistlestop: {open_country}. See docs/external-bots.md", err=True)


def show_forfeits(out: "Console", results: "Iterable[SeatResult | BotResult]") -> None:
    """Below the results: who has lost games by failing."""
    for result in results:
        if result.failures:
            games = "game" if result.failures == 1 else "games"
            out.print(f"{result.failures:,} {games} forfeited by {result.bot}", soft_wrap=True)


def teller() -> "Callable[[Failure], None]":
    """Tells on standard error of each program that forfeits a game, as it comes."""
    session = click.get_current_context().ensure_object(Session)
    return lambda failure: tell(failure.error(), session)


def tell(failed: ProgramFailed, session: Session) -> None:
    """What went wrong, and below it the end of what the program itself has said about it."""
    click.echo(f"whistlestop: {printable(session.sentence(failed))}", err=True)
    for line in failed.last_words.splitlines()[-MOST_LINES:]:
        click.echo(f"  | {printable(line[:LONGEST])}", err=True)
