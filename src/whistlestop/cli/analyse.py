"""`whistlestop analyse`: what the decisions of a game have cost, and what would have been better."""

from typing import Any

import click

from whistlestop.cli.arguments import Command, PathName, Whole, json_option
from whistlestop.cli.session import Session

LONGEST = 40  # characters of an action


@click.command(
    "analyse",
    cls=Command,
    short_help="Look where a game FILE lost something.",
    examples=(
        "whistlestop simulate railroad-ink --bot greedy --games 1 --save games",
        "whistlestop analyse games/railroad-ink-000000.jsonl",
        "whistlestop analyse games/railroad-ink-000000.jsonl --seat 1 --json",
    ),
)
@click.argument("file", type=PathName())
@click.option("--seat", type=Whole(min=1), default=1, show_default=True, metavar="S", help="Whose decisions.")
@json_option()
@click.pass_obj
def command(session: Session, file: str, seat: int, as_json: bool) -> None:
    """Look where a game FILE lost something, and what would have been better.

    Each decision of a seat is judged from what the seat saw then, by the strongest bot that can say what
    moves are worth; where there is none, the score at the end of the turn counts.
    """
    from whistlestop.cli.lines import print_json
    from whistlestop.cli.load import load_game
    from whistlestop.cli.screen import progress
    from whistlestop.core.decisions import decisions
    from whistlestop.lab.advice import analyse, judge_of
    from whistlestop.people import read_file

    table = read_file(file).table
    load_game(table.game.id)  # it says so where its rules have to be compiled first
    level, judge = judge_of(table.game.id, table.options)
    notation = table.game.notation
    found: list[dict[str, Any]] = []
    with progress("analysing", sum(1 for _ in decisions(table, table.seat(seat).number))) as more:
        for decision, verdict in analyse(table, seat):
            found.append({
                "at": decision.at,
                "end": decision.end,
                "played": [notation.format_action(action) for action in decision.line],
                "best": [notation.format_action(action) for action in verdict.best],
                "lost": verdict.lost / 100,
            })  # fmt: skip
            if more is not None:
                more(1)
    if as_json:
        print_json({
            "game": table.game.id, "seat": seat, "judge": level, "counts": judge.counts, "decisions": found,
        })  # fmt: skip
        return
    heading = f"{session.say(f'{table.game.id}-name')} · seat {seat} · judge: {level}"
    _show(heading, seat, found, "%" if judge.counts == "chance" else "", session.say(judge.means))


def _show(heading: str, seat: int, found: list[dict[str, Any]], unit: str, means: str) -> None:
    """The decisions that cost something, the dearest first."""
    from whistlestop.cli.screen import console, table

    out = console()
    out.print(heading)
    out.print()
    costly = [one for one in found if round(one["lost"], 1)]  # what would be shown as 0.0 is nothing
    rows = table("at", "lost", "played", "better")
    rows.columns[1].justify, rows.columns[1].no_wrap = "right", True
    for one in sorted(costly, key=lambda one: (-one["lost"], one["at"])):
        rows.add_row(str(one["at"]), f"{one['lost']:.1f}{unit}", _line(one["played"]), _line(one["best"]))
    if costly:
        out.print(rows)
        out.print()
    out.print(f"Decisions: {len(found)}, of which cost something: {len(costly)}.")
    out.print(means)
    if costly:
        out.print(f"The moment of a decision: whistlestop replay FILE --at N --seat {seat}")


def _line(actions: list[str]) -> str:
    """Without the whole way of a string."""
    return ", ".join(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…" for text in actions)
