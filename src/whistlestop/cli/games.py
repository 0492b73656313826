"""`whistlestop games`: what there is to play, with which options and against whom."""

from typing import Any

import click

from whistlestop.cli.arguments import Command, json_option
from whistlestop.cli.session import Session


@click.command("games", cls=Command, examples=("whistlestop games", "whistlestop games --json"))
@json_option()
@click.pass_obj
def command(session: Session, as_json: bool) -> None:
    """List the games, with players, rule options and bots.

    Bots stand from the weakest to the strongest.
    """
    from whistlestop import games
    from whistlestop.cli.lines import print_json

    session.skip_compiler()
    if as_json:
        print_json([_facts(game) for game in games.ids()])
        return
    for game in games.ids():
        _show(session, game)


def _facts(game: str) -> dict[str, Any]:
    from whistlestop import games
    from whistlestop.core.options import choices
    from whistlestop.words import LOCALES, say

    found = games.find(game)
    return {
        "id": game,
        "names": {locale: say(locale, f"{game}-name") for locale in LOCALES},
        "seats": found.seats,
        "options": choices(found.options),
        "bots": list(games.levels(game)),
    }


def _show(session: Session, game: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from whistlestop import games
    from whistlestop.cli.screen import console
    from whistlestop.core.options import choices

    found, out = games.find(game), console()
    fewest, most = found.seats
    out.print(Text.assemble((game, "bold cyan"), "  ", (session.say(f"{game}-name"), "bold")))
    out.print(f"{fewest}–{most} players · bots: {', '.join(games.levels(game))}")
    rows = Table.grid(padding=(0, 2, 0, 0))
    for choice in choices(found.options):
        values = choice.choices if choice.most is None else (choice.default, f"… {choice.most}")
        default, *others = (str(value).lower() for value in values)
        about = session.say(f"{game}-option-{choice.id}.about")
        rows.add_row(
            Text(choice.id, style="cyan"),
            Text.assemble((default, "bold"), *(f", {value}" for value in others), (f"\n{about}", "dim")),
            Text(choice.rule, style="dim"),
        )
    out.print()
    out.print(rows)
    out.print()
    out.print(Text("The first choice is the default. To choose: --option name=value", style="dim"))
