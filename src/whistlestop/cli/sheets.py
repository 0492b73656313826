"""Score sheets as tables, with the winner under them."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from whistlestop import games
from whistlestop.cli.screen import table
from whistlestop.cli.session import Session
from whistlestop.core.game import Outcome, Sheet


def sheets_table(session: Session, game: str, sheets: Sequence[Sheet], names: Sequence[str]) -> Table:
    """What each part brings each player."""
    rows = table("", *names, numbers=True)
    found = {item.part for sheet in sheets for item in sheet.items}
    for part in (part for part in games.room(game, "score").PARTS if part in found):
        rows.add_row(session.say(f"{game}-part-{part}"), *(f"{sheet.points(part)}" for sheet in sheets))
    _add_totals(rows, session.say("total"), *(f"{sheet.total}" for sheet in sheets))
    return rows


def full_sheet(session: Session, sheet: Sheet, name: str) -> Table:
    """Every line of one sheet: what brings the points, and where."""
    rows = table("", name, "", numbers=True)
    rows.columns[2].justify = "left"
    for item in sheet.items:
        rows.add_row(session.say(item.reason, item.args), f"{item.points}", Text(" ".join(item.places), style="dim"))
    _add_totals(rows, session.say("total"), f"{sheet.total}")
    return rows


def _add_totals(rows: Table, *totals: str) -> None:
    rows.show_footer, rows.footer_style = True, "bold"
    for column, total in zip(rows.columns, totals, strict=False):
        column.footer = total


def show_winner(out: Console, session: Session, outcome: Outcome, names: Sequence[str]) -> None:
    """Who won, by how many points, and what decided between equals."""
    winners = [names[seat - 1] for seat in outcome.winners]
    best = max(outcome.scores)
    points = f"{best} {'point' if best == 1 else 'points'}"
    if len(names) > 1:
        words = "wins" if len(winners) == 1 else "share the win"
        out.print(Text.assemble((" and ".join(winners), "bold green"), f" {words} with {points}."))
    if outcome.tie_break is not None:
        out.print(session.say(outcome.tie_break))
