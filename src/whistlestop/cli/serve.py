"""`whistlestop serve`: host tables for others, usually behind a reverse proxy (docs/command-line.md)."""

import click

from whistlestop.cli.arguments import Command
from whistlestop.cli.hosting import db_option, held, listen, own_database, port_option


def _web_address(ctx: click.Context, param: click.Parameter, text: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query):
        raise click.BadParameter(f"“{text[:80]}” is not an address like https://games.example.org.", ctx, param)
    return text.rstrip("/")


@click.command(
    "serve",
    cls=Command,
    examples=(
        "whistlestop serve --db games.db",
        "whistlestop serve --base-url https://games.example.org --behind-proxy",
    ),
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0: everywhere.")
@port_option("The port to listen on;")
@db_option()
@click.option(
    "--workers",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="N",
    help="Server processes; several need PostgreSQL.",
)
@click.option(
    "--base-url", default="", metavar="URL", callback=_web_address, help="The address that people use, for links."
)
@click.option("--behind-proxy", is_flag=True, help="Believe a reverse proxy about addresses of clients and https.")
def command(host: str, port: int, db: str | None, workers: int, base_url: str, behind_proxy: bool) -> None:
    """Host tables for others."""
    from whistlestop import __version__
    from whistlestop.server import run
    from whistlestop.server.config import Config, bot_processes_here
    from whistlestop.server.store.engine import is_sqlite, parse

    db = db or own_database()
    if workers > 1 and is_sqlite(parse(db)):
        raise click.UsageError(
            "a SQLite file is for one process: use --workers 1, or PostgreSQL (--db postgresql://…).",
            click.get_current_context(),
        )
    try:
        with held(db) as tell, listen(host, port) as listener:
            port = run.port_of(listener)
            address = run.web_address(host, port)

            def announce() -> None:
                tell(address)
                click.echo(f"Whistlestop {__version__} listens on {address}")

            config = Config(db, base_url, run.network_address(host, port), max(1, bot_processes_here() // workers))
            run.run(config, listener, announce, workers=workers, behind_proxy=behind_proxy)
    except run.AlreadyRunning as other:
        at = f" at {other.address}" if other.address else ""
        raise click.ClickException(f"another server works with this database already{at}.") from None
    click.echo("Stopped.")
