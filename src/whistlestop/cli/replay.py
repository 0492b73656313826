"""`whistlestop replay`: a game file read, replayed under the rules, checked, shown and drawn."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

import click

from whistlestop.cli.arguments import Command, PathName, Whole, json_option, theme_option
from whistlestop.cli.session import Session, printable

if TYPE_CHECKING:
    from rich.console import Console

    from whistlestop.core.record import Record


@click.command(
    "replay",
    cls=Command,
    examples=(
        "whistlestop simulate railroad-ink --players 2 --games 1 --save games",
        "whistlestop replay games/railroad-ink-000000.jsonl --verify",
        "whistlestop replay games/railroad-ink-000000.jsonl --seat 1 --svg board.svg",
    ),
)
@click.argument("file", type=PathName())
@click.option("--verify", is_flag=True, help="Check the dice against the seed, and the seed against its commitment.")
@click.option("--at", "at", type=Whole(min=0), metavar="N", help="Stop after so many entries of the log.")
@click.option("--seat", type=Whole(min=1), metavar="S", help="Look from this seat.")
@click.option("--svg", "svg", type=PathName(), metavar="OUT", help="Draw the position into this file.")
@theme_option()
@json_option()
@click.pass_obj
def command(
    session: Session,
    file: str,
    verify: bool,
    at: int | None,
    seat: int | None,
    svg: str | None,
    theme: str,
    as_json: bool,
) -> None:
    """Replay a game FILE and check it.

    The log, the boards, the score sheets and the result are shown, or the place where the file fails.

    Exit code 0: all is well. 1: readable, but the replay or the commitment disagrees, with the place.
    2: not a readable game file.
    """
    session.skip_compiler()
    from whistlestop import games
    from whistlestop.cli.lines import print_json
    from whistlestop.cli.output import write_out
    from whistlestop.core import record
    from whistlestop.people import file_lines, read_lines

    lines = file_lines(file)
    found = read_lines(lines)
    if verify:
        record.verify(found)
    if at is not None:
        if at > found.end.entries:
            raise click.UsageError(
                f"--at {at} is behind the end: the log has {found.end.entries} entries.", click.get_current_context()
            )
        found = read_lines(lines, at)
    view = _view(found, seat)
    if svg is not None:
        write_out(svg, games.room(found.header.game, "draw").svg(view, seat, theme=theme, say=session.say) + "\n")
    if as_json:
        print_json(_facts(found))
    elif svg != "-":
        _show(session, found, view, seat, verify)


def _view(found: "Record", seat: int | None) -> Any:
    """What this seat sees. Once a game is over nothing is hidden any more."""
    table = found.table
    is_open = seat is None and found.end.finished
    return table.game.reveal(table.state) if is_open else table.view(seat)


def _facts(found: "Record") -> dict[str, Any]:
    from whistlestop.core.record import state_hash
    from whistlestop.core.table import Did

    outcome = found.table.outcome
    return {
        "game": found.header.game,
        "actions": sum(isinstance(entry, Did) for entry in found.table.log),
        "finished": outcome is not None,
        "scores": outcome.scores if outcome else (),
        "places": outcome.places if outcome else (),
        "state": state_hash(found.table),
    }


# --- for people


def _show(session: Session, found: "Record", view: Any, seat: int | None, verified: bool) -> None:
    from rich.text import Text

    from whistlestop import games
    from whistlestop.cli.boards import show_boards
    from whistlestop.cli.screen import console
    from whistlestop.cli.sheets import full_sheet, sheets_table, show_winner

    out, table, game = console(), found.table, found.table.game
    names = [f"{number} {name}".strip() for number, name in enumerate(_players(found), 1)]
    out.print(Text.assemble((session.say(f"{game.id}-name"), "bold"), f" · {', '.join(names)}"))
    out.print(f"Options: {_options(found)}")
    out.print(_dealer(found, verified), soft_wrap=True)
    out.print()
    _show_log(out, found, seat)
    out.print()
    sheets = [game.sheet(view, number) for number in range(1, table.seats + 1)]
    shown = range(table.seats) if seat is None else (seat - 1,)
    titles = [(names[i], f"{session.say('total')}: {sheets[i].total}") for i in shown]
    if game.id in games.ids("draw"):
        show_boards(out, game.id, view, [i + 1 for i in shown], titles, fresh=not table.finished)
        out.print()
    if len(titles) == 1:
        out.print(full_sheet(session, sheets[shown[0]], names[shown[0]]))
    else:
        out.print(sheets_table(session, game.id, sheets, names))
    if (outcome := table.outcome) is not None:
        out.print()
        show_winner(out, session, outcome, names)


def _players(found: "Record") -> list[str]:
    """The names in the header, as far as they go; a file may hold anything."""
    named = [printable(name[:20]) for name in found.header.players[: found.table.seats]]
    return named + [""] * (found.table.seats - len(named))


def _options(found: "Record") -> str:
    import msgspec

    defaults = msgspec.to_builtins(found.table.game.options())
    chosen = {k: v for k, v in msgspec.to_builtins(found.table.options).items() if v != defaults[k]}
    return ", ".join(f"{name}={str(value).lower()}" for name, value in chosen.items()) or "all by default"


def _dealer(found: "Record", verified: bool) -> str:
    """How the dice came about, and whether that was checked."""
    kind, commitment = printable(found.header.dealer[:20]), printable((found.header.commitment or "")[:64])
    sealed = f"Dice: sealed, commitment {commitment}" if kind == "sealed" else f"Dice: {kind}"
    if kind not in ("sealed", "fast"):
        return f"{sealed}; they were given, so there is no seed to check"
    if found.end.seed is None:
        return f"{sealed}; the seed is not revealed yet"
    if not verified:
        return f"{sealed}; not checked (--verify does)"
    return f"{sealed}; {'it holds' if kind == 'sealed' else 'the seed gives all of them'}"


def _show_log(out: "Console", found: "Record", seat: int | None) -> None:
    """The log in notation: what a seat did in a row stands together, under the number of its last entry."""
    from rich.table import Table

    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style="dim")
    number = 0
    for who, entries in groupby(_entries(found, seat), key=lambda entry: entry[0]):
        texts = [text for _, text in entries]
        number += len(texts)
        rows.add_row(f"{number}", who, _lines(texts, out.width - 16), style="bold" if who == "dice" else "")
    out.print(rows)


def _lines(texts: Sequence[str], width: int) -> str:
    """Texts with commas between them, never broken inside."""
    lines = [""]
    for number, text in enumerate(texts, 1):
        word = text + ("," if number < len(texts) else "")
        if lines[-1] and len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join(lines)


def _entries(found: "Record", seat: int | None) -> Iterator[tuple[str, str]]:
    """Who did what; of a running game, what this seat may know, and not a word of the rest."""
    from whistlestop.core.table import Did, Fell, Rewound, Undid

    table = found.table
    notation = table.game.notation
    entries = table.log if found.end.finished else table.history(seat)
    draws = (draw for draw in table.draws if found.end.finished or draw.audience is None or seat in draw.audience)
    for entry in entries:
        match entry:
            case Did(who, action):
                yield f"seat {who}", notation.format_action(action)
            case Fell(lot):
                yield "dice", notation.format_chance(next(draws), lot)
            case Undid(who, whole_lane):
                yield f"seat {who}", "restart" if whole_lane else "undo"
            case Rewound(to):
                yield "all", f"back to entry {to}"
