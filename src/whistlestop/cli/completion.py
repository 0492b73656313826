"""`whistlestop completion`: the script that lets a shell complete our commands, games, bots and options."""

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from whistlestop.cli.arguments import Command

INSTALL = {
    "bash": """put into ~/.bashrc: eval "$(whistlestop completion bash)\"""",
    "zsh": """put into ~/.zshrc, after compinit: eval "$(whistlestop completion zsh)\"""",
    "fish": "whistlestop completion fish > ~/.config/fish/completions/whistlestop.fish",
}


@click.command(
    "completion",
    cls=Command,
    examples=("whistlestop completion bash", "whistlestop completion zsh"),
)
@click.argument("shell", type=click.Choice(tuple(INSTALL)), required=False)
@click.pass_context
def command(ctx: click.Context, shell: str | None) -> None:
    """Print the completion script for a shell.

    By default for the shell in use. The last line says how to install it.
    """
    if shell is None:
        used = Path(os.environ.get("SHELL", "")).name
        shell = used if used in INSTALL else "bash"
    kind = get_completion_class(shell)
    assert kind is not None
    script = kind(ctx.find_root().command, {}, "whistlestop", "_WHISTLESTOP_COMPLETE").source()
    click.echo(f"{script.strip()}\n\n# To install it: {INSTALL[shell]}")
