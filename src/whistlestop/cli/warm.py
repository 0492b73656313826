"""`whistlestop warm`: compile the rules of all games now, so that nobody waits for it later. Set-up calls it."""

import click

from whistlestop.cli.arguments import Command


@click.command("warm", cls=Command, short_help="Compile the rules of all games now.", examples=("whistlestop warm",))
def command() -> None:
    """Compile the rules of all games now, so that nobody waits for it later."""
    from whistlestop.lab.warm import warm

    warm(click.echo)
