"""`whistlestop bench`: how fast it is here."""

from typing import TYPE_CHECKING

import click

from whistlestop.cli.arguments import Command, game_argument, json_option

if TYPE_CHECKING:
    from whistlestop.lab.bench import Bench


@click.command("bench", cls=Command, examples=("whistlestop bench railroad-ink", "whistlestop bench --json"))
@game_argument(required=False)
@json_option()
def command(game: str | None, as_json: bool) -> None:
    """Measure how fast it is here.

    The figures are those of docs/benchmarks.md, for one GAME or for all; “× plain” is how
    many times faster it is than without compiling. It takes a minute or two.
    """
    from whistlestop import games
    from whistlestop.cli.lines import print_json
    from whistlestop.cli.load import load_game
    from whistlestop.lab import bench

    results = []
    for name in [game] if game else games.ids():
        load_game(name)
        results.append(bench.run(name, lambda text: click.echo(f"whistlestop: {text}", err=True)))
    if as_json:
        print_json(results)
        return
    for result in results:
        _show(result)


def _show(result: "Bench") -> None:
    from rich.text import Text

    from whistlestop.cli.screen import console, table

    out = console()
    kind = "compiled" if result.compiled else "not compiled"
    out.print(Text.assemble((result.game, "bold"), f" · Python {result.python}, {kind}"))
    rows = table("", "here", "target", "", "× plain", "others", numbers=True)
    for column in rows.columns[:5]:
        column.no_wrap = True
    for figure in result.figures:
        value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.4g}"
        mark = Text("✓", style="green") if figure.holds else Text("✗", style="bold red")
        ratio = "" if figure.ratio is None else f"{figure.ratio:,.1f}"
        rows.add_row(
            figure.name, f"{value} {figure.unit}", figure.target, mark if figure.target else "", ratio, figure.peer
        )
    out.print(rows)
