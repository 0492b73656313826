"""`whistlestop admin`: look after the tables of a server, while it runs or not (docs/command-line.md)."""

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from whistlestop.cli.arguments import Command, Decorator, Group, Number, Whole, json_option
from whistlestop.cli.hosting import db_option, own_database

if TYPE_CHECKING:
    from whistlestop.server.store.store import Store

STATES = ("lobby", "playing", "over", "stopped", "record")
T = TypeVar("T")


@click.group("admin", cls=Group, examples=("whistlestop admin list", "whistlestop admin doctor"))
def command() -> None:
    """Look after the tables of a server, while it runs or not."""


def _with_store(db: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    import asyncio

    from whistlestop.server.store.store import Store

    async def run() -> T:
        store = Store.visit(db or own_database())
        try:
            return await work(store)
        finally:
            store.close()

    with _trouble_told():
        return asyncio.run(run())


@contextmanager
def _trouble_told() -> Iterator[None]:
    """What a database complains about is a sentence for whoever has given the command."""
    from sqlalchemy.exc import DBAPIError

    from whistlestop.server.store.errors import unusable

    try:
        yield
    except DBAPIError as error:
        raise unusable(error) from error


def _table_argument() -> Decorator:
    return click.argument("table")


def _seat_argument() -> Decorator:
    return click.argument("seat", type=Whole(1))


def _ago(at: float) -> str:
    minutes = max(0.0, time.time() - at) / 60
    if minutes < 120:
        return f"{minutes:.0f} min"
    return f"{minutes / 60:.0f} h" if minutes < 48 * 60 else f"{minutes / 1440:.0f} days"


@command.command("list", cls=Command, examples=("whistlestop admin list", "whistlestop admin list --idle 30 --json"))
@db_option()
@click.option("--state", type=click.Choice(STATES), help="Only tables in this state; “record” is an uploaded game.")
@click.option("--idle", type=Number(0), default=0, metavar="DAYS", help="Only those without a move for so long.")
@click.option("--limit", type=Whole(1), default=50, show_default=True, metavar="N", help="How many at most.")
@json_option()
def list_tables(db: str | None, state: str | None, idle: float, limit: int, as_json: bool) -> None:
    """List tables, the one that changed last first."""
    from whistlestop.cli.lines import print_json
    from whistlestop.cli.screen import console, table
    from whistlestop.server import admin

    found = _with_store(db, lambda store: admin.tables(store, state, idle, limit))  # type: ignore[arg-type]
    if as_json:
        print_json(found)
        return
    shown = table("table", "game", "state", "players", "entries", "changed")
    for kept in found:
        players = ", ".join(name or "(open)" for name in kept.seats)
        shown.add_row(kept.id, kept.game, kept.state, players, str(kept.moves), f"{_ago(kept.changed_at)} ago")
    console().print(shown if found else "No tables.")


@command.command("show", cls=Command, examples=("whistlestop admin show TABLE",))
@_table_argument()
@db_option()
@json_option()
def show(table: str, db: str | None, as_json: bool) -> None:
    """Show a table with its seats. Nothing that players hide is shown."""
    from whistlestop.cli.lines import print_json
    from whistlestop.cli.screen import console
    from whistlestop.cli.screen import table as new_table
    from whistlestop.server import admin

    kept, chairs = _with_store(db, lambda store: admin.table(store, table))
    if as_json:
        print_json(kept)
        return
    out = console()
    out.print(f"{kept.id}  {kept.game}, {kept.state}")
    out.print(f"opened {_ago(kept.created_at)} ago, changed {_ago(kept.changed_at)} ago")
    out.print(f"entries in its log: {kept.moves}, messages: {kept.messages}")
    seats = new_table("seat", "who", "name")
    for chair in chairs:
        who = f"{chair.kind}, {chair.level}" if chair.kind == "bot" else chair.kind
        who += f", a bot plays ({chair.stand_in})" if chair.stand_in else ""
        seats.add_row(str(chair.seat), who + (", muted" if chair.is_muted else ""), chair.name)
    out.print(seats)


@command.command("export", cls=Command, examples=("whistlestop admin export TABLE -o game.jsonl",))
@_table_argument()
@db_option()
@click.option("-o", "--out", default="-", metavar="FILE", help="Where to; “-”, the default, is standard output.")
def export(table: str, db: str | None, out: str) -> None:
    """Write the game file of a table that is over."""
    from whistlestop.cli.output import write_out
    from whistlestop.server import admin

    write_out(out, _with_store(db, lambda store: admin.export(store, table)))


@command.command("delete", cls=Command, examples=("whistlestop admin delete TABLE",))
@_table_argument()
@db_option()
@click.option("--yes", is_flag=True, help="Do not ask.")
def delete(table: str, db: str | None, yes: bool) -> None:
    """Delete a table with all that belongs to it."""
    from whistlestop.server import admin

    kept, _ = _with_store(db, lambda store: admin.table(store, table))
    if not yes:
        click.confirm(f"Delete {kept.id} ({kept.game}, {kept.state}, {kept.moves} entries) for good?", abort=True)
    _with_store(db, lambda store: admin.delete(store, table))
    click.echo(f"Deleted {table}.")


@command.command("sweep", cls=Command, examples=("whistlestop admin sweep --days 365",))
@db_option()
@click.option("--days", type=Whole(1), required=True, metavar="N", help="Tables without a move for so long.")
def sweep(db: str | None, days: int) -> None:
    """Delete tables that nobody has touched for long. A server does it by itself after 180 days."""
    from whistlestop.server import admin

    click.echo(f"Deleted {_with_store(db, lambda store: admin.sweep(store, days))} tables.")


@command.command("remove", cls=Command, examples=("whistlestop admin remove TABLE 2",))
@_table_argument()
@_seat_argument()
@db_option()
def remove(table: str, seat: int, db: str | None) -> None:
    """Take a seat from a person. In a game a bot goes on; links to the seat work no more."""
    from whistlestop.server import admin

    _with_store(db, lambda store: admin.remove(store, table, seat))
    click.echo(f"Seat {seat} of {table} is free of whoever had it.")


@command.command(
    "mute", cls=Command, examples=("whistlestop admin mute TABLE 2", "whistlestop admin mute TABLE 2 --off")
)
@_table_argument()
@_seat_argument()
@db_option()
@click.option("--off", is_flag=True, help="Give the voice back.")
def mute(table: str, seat: int, db: str | None, off: bool) -> None:
    """Take away a person's voice in the chat of a table."""
    from whistlestop.server import admin

    _with_store(db, lambda store: admin.mute(store, table, seat, is_muted=not off))
    click.echo(f"Seat {seat} of {table} can {'chat again' if off else 'chat no more'}.")


@command.command("backup", cls=Command, examples=("whistlestop admin backup games-monday.db",))
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@db_option()
def backup(file: Path, db: str | None) -> None:
    """Write a copy of everything, as a SQLite file.

    The server may go on.
    """
    from whistlestop.server.store import copies

    db = db or own_database()
    with _trouble_told():
        count = copies.back_up(db, file)
    click.echo(f"{count} {'table is' if count == 1 else 'tables are'} kept in {file}.")


@command.command("restore", cls=Command, examples=("whistlestop admin restore games-monday.db --db games.db",))
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@db_option()
def restore(file: Path, db: str | None) -> None:
    """Bring a copy into an empty database.

    Also from SQLite into PostgreSQL.
    """
    from whistlestop.server.store import copies

    with _trouble_told():
        count = copies.restore(file, db or own_database())
    click.echo(f"{count} {'table was' if count == 1 else 'tables were'} restored.")


@command.command("doctor", cls=Command, examples=("whistlestop admin doctor",))
@db_option()
@json_option()
def doctor(db: str | None, as_json: bool) -> None:
    """See whether everything that a server needs is well.

    Exit code 1 where it is not.
    """
    from rich.table import Table

    from whistlestop.cli.lines import print_json
    from whistlestop.cli.screen import console
    from whistlestop.server import admin

    found = _with_store(db, lambda store: admin.examine(store, db or own_database()))
    if as_json:
        print_json(found)
    else:
        shown = Table.grid(padding=(0, 2, 0, 0))
        for finding in found:
            shown.add_row("✓" if finding.is_well else "✗", finding.about, finding.words)
        console().print(shown)
    if not all(finding.is_well for finding in found):
        raise click.exceptions.Exit(1)
