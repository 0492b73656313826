"""The command line: one module per command, each loaded when it is called for (docs/command-line.md).

Here is what all commands share at the outside: how they are found, and how whatever goes wrong becomes one
sentence on standard error and an exit code. Nothing heavy is imported before a command needs it, so that
help, the version and completion come at once.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from whistlestop import __version__
from whistlestop.cli import interrupts
from whistlestop.cli.arguments import lang_option
from whistlestop.cli.lines import BadLine
from whistlestop.cli.programs import tell
from whistlestop.cli.session import Session, printable
from whistlestop.core.errors import Disagrees, ProgramFailed, WhistlestopError

COMMANDS = (
    "play", "serve", "admin", "games", "simulate", "arena", "tune", "train", "puzzles", "replay", "analyse", "score",
    "check", "draw", "bench", "warm", "completion",
)  # fmt: skip

FAILED, BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141


class Program(click.Group):
    """All commands; what they raise ends here."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        found: click.Command = import_module(f"{__name__}.{name}").command
        return found

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # whoever read has seen enough
            _close_output()
            raise click.exceptions.Exit(PIPE_CLOSED) from None

    def main(  # type: ignore[override]  # it always ends the process
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        session = extra.setdefault("obj", Session())
        extra["standalone_mode"] = False
        # A terminal that knows no box lines gets question marks rather than no answer.
        getattr(sys.stdout, "reconfigure", _nothing)(errors="replace")
        try:
            code = super().main(args, prog_name or "whistlestop", **extra)
            sys.stdout.flush()
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except BrokenPipeError:
            _close_output()
            code = PIPE_CLOSED
        except ProgramFailed as failed:
            code = FAILED
            tell(failed, session)
        except (WhistlestopError, BadLine, click.ClickException, OSError) as error:
            code = FAILED if isinstance(error, Disagrees) else BAD_INPUT
            click.echo(f"whistlestop: {printable(_sentence(error, session))}", err=True)
            if isinstance(error, OSError):
                _close_output()
        sys.exit(code if isinstance(code, int) else 0)


def _nothing(**_: Any) -> None:
    """Some streams cannot be reconfigured: those of tests and of notebooks."""


def _close_output() -> None:
    """What could not be written will not be written at exit either; without this Python would complain again."""
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())


def _sentence(error: Exception, session: Session) -> str:
    match error:
        case WhistlestopError():
            return session.sentence(error)
        case BadLine(number=number, cause=cause, file=file):
            place = f"{file}, line {number}" if file else f"line {number}"
            return f"{place}: {session.sentence(cause) if isinstance(cause, WhistlestopError) else cause}"
        case click.UsageError(ctx=click.Context() as ctx):
            return f"{error.format_message().removesuffix('.')}. See “{ctx.command_path} --help”."
        case click.ClickException():
            return error.format_message()
        case OSError(filename=str(filename)):
            return f"{filename}: {_reason(error)}."
        case OSError():
            return f"{_reason(error)}."
    return str(error)


def _reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()


@click.group(
    "whistlestop",
    cls=Program,
    invoke_without_command=True,
    subcommand_metavar="[COMMAND] [ARGUMENTS]...",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Each command tells more, with examples: whistlestop play --help",
)
@click.version_option(__version__, message="whistlestop %(version)s")
@lang_option()
@click.pass_context
def program(ctx: click.Context) -> None:
    """Railway board games to play, to study and to teach machines.

    Without a command: play.
    """
    if ctx.invoked_subcommand is None:
        play = program.get_command(ctx, "play")
        assert play is not None
        with play.make_context("play", [], parent=ctx) as its_own:
            play.invoke(its_own)


def main() -> NoReturn:
    """The program `whistlestop`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # somebody closed it before the start
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    if "_WHISTLESTOP_COMPLETE" in os.environ:  # somebody waits for a key: no time to load a compiler
        os.environ["WHISTLESTOP_KERNEL"] = "python"
    interrupts.heed()
    program.main(prog_name="whistlestop", obj=Session(owns_process=True))
