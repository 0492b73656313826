"""`whistlestop serve`: host tables for others, usually behind a reverse proxy (docs/command-line.md)."""

import os
from typing import TYPE_CHECKING

import click

from whistlestop.cli.arguments import Command, Whole
from whistlestop.cli.hosting import db_option, held, listen, own_database, port_option

if TYPE_CHECKING:
    from whistlestop.server.logs import LogFormat

SHORTEST_TOKEN = 16


def _web_address(ctx: click.Context, param: click.Parameter, text: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query):
        raise click.BadParameter(f"“{text[:80]}” is not an address like https://games.example.org.", ctx, param)
    return f"{parts.scheme}://{parts.netloc}" if text else ""


def _path(ctx: click.Context, param: click.Parameter, text: str) -> str:
    """A path below which everything stands; not one that could be meant as an address of our own."""
    if not text.strip("/"):
        return ""
    import re

    from whistlestop.server.app import first_words

    path = f"/{text.strip('/')}"
    if not re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+", path):
        raise click.BadParameter(f"“{text[:80]}” is not a path like /games.", ctx, param)
    if (first := path.split("/")[1]) in first_words():
        raise click.BadParameter(f"our own addresses begin with “/{first}”: take another path.", ctx, param)
    return path


def _token() -> str:
    """From the environment: everybody on this machine can read the command line of a process."""
    token = os.environ.get("WHISTLESTOP_TOKEN", "")
    if token and (len(token) < SHORTEST_TOKEN or not token.isascii()):
        raise click.ClickException(f"WHISTLESTOP_TOKEN has to have {SHORTEST_TOKEN} plain signs or more.")
    return token


def _network(ctx: click.Context, param: click.Parameter, texts: tuple[str, ...]) -> tuple[str, ...]:
    from ipaddress import ip_network

    for text in texts:
        try:
            ip_network(text)
        except ValueError:
            raise click.BadParameter(
                f"“{text[:80]}” is not an address like 192.0.2.7 or a network like 10.0.0.0/8.", ctx, param
            ) from None
    return texts


@click.command(
    "serve",
    cls=Command,
    examples=(
        "whistlestop serve --db games.db",
        "whistlestop serve --base-url https://games.example.org --behind-proxy",
        "whistlestop serve --base-path /games --trusted-proxy 192.0.2.7",
    ),
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0: everywhere.")
@port_option("The port to listen on;")
@db_option()
@click.option(
    "--workers",
    type=Whole(1),
    default=1,
    show_default=True,
    metavar="N",
    help="Server processes; several need PostgreSQL.",
)
@click.option(
    "--base-url", default="", metavar="URL", callback=_web_address, help="The address that people use, for links."
)
@click.option(
    "--base-path", default="", metavar="PATH", callback=_path, help="The path on that site below which it stands."
)
@click.option(
    "--behind-proxy", is_flag=True, help="Believe a reverse proxy in a private network about clients and https."
)
@click.option(
    "--trusted-proxy",
    "trusted",
    multiple=True,
    metavar="ADDRESS",
    callback=_network,
    help="Believe this reverse proxy, or those of this network, and no other.",
)
@click.option(
    "--retention",
    type=Whole(0),
    default=180,
    show_default=True,
    metavar="DAYS",
    help="Delete tables that nobody has touched for so long; 0: none.",
)
@click.option(
    "--log", "log_format", type=click.Choice(("text", "json")), default="text", show_default=True,
    help="How events are written to standard error.",
)  # fmt: skip
def command(
    host: str,
    port: int,
    db: str | None,
    workers: int,
    base_url: str,
    base_path: str,
    behind_proxy: bool,
    trusted: tuple[str, ...],
    retention: int,
    log_format: "LogFormat",
) -> None:
    """Host tables for others.

    The environment variable WHISTLESTOP_TOKEN lets whoever knows it see /metrics and /status from elsewhere.
    """
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
            address = run.web_address(host, port) + base_path

            def announce() -> None:
                tell(address)
                click.echo(f"Whistlestop {__version__} listens on {address}")

            config = Config(
                db,
                base_url,
                base_path,
                network_url=run.network_address(host, port),
                bot_processes=max(1, bot_processes_here() // workers),
                token=_token(),
                log_format=log_format,
                retention_days=retention,
            )
            proxies = trusted or (run.PRIVATE_NETWORKS if behind_proxy else ())
            run.run(config, listener, announce, workers=workers, proxies=proxies)
    except run.AlreadyRunning as other:
        at = f" at {other.address}" if other.address else ""
        raise click.ClickException(f"another server works with this database already{at}.") from None
    click.echo("Stopped.")
