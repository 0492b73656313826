"""What `play` and `serve` share: where the data stands, one server to a file, and a port to listen on."""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from whistlestop.cli.arguments import Decorator, Whole

if TYPE_CHECKING:
    import socket

PORT = 8787  # always the same one, so that cookies, links and installed apps go on working
MOST_TRIES = 20


def port_option(help: str) -> Decorator:
    return click.option(
        "--port", type=Whole(0, 65535), default=PORT, show_default=True, metavar="N", help=f"{help} 0: any."
    )


def db_option() -> Decorator:
    return click.option(
        "--db",
        metavar="URL",
        callback=lambda ctx, param, text: text and _database_address(text),
        help="A SQLite file or a database address; by default a file in your data folder.",
    )


def _database_address(text: str) -> str:
    return text if "://" in text else f"sqlite:///{text}"


def own_database() -> str:
    """The file in the user's data folder."""
    import platformdirs

    return f"sqlite:///{Path(platformdirs.user_data_dir('whistlestop')) / 'whistlestop.db'}"


@contextmanager
def held(db: str) -> Iterator[Callable[[str], None]]:
    """Keep a second server away from a SQLite file; PostgreSQL keeps order by itself."""
    from whistlestop.server.run import alone_with
    from whistlestop.server.store.engine import is_sqlite, parse

    url = parse(db)
    if not is_sqlite(url):
        yield lambda address: None
        return
    with alone_with(Path(url.database or "")) as tell:
        yield tell


def listen(host: str, port: int) -> "socket.socket":
    """A socket on this port, or a sentence why not."""
    from whistlestop.server import run

    try:
        return run.listen(host, port)
    except OSError as error:
        why = "it is taken" if error.errno == errno.EADDRINUSE else (error.strerror or str(error)).lower()
        raise click.ClickException(f"it cannot listen on port {port} of {host}: {why}.") from None


def listen_nearby(host: str, port: int) -> "socket.socket":
    """A socket on this port, or on the next that is free, with a notice."""
    from whistlestop.server import run

    for other in range(port, min(port + MOST_TRIES, 65535)):
        try:
            listener = run.listen(host, other)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                break
        else:
            if other != port:
                click.echo(
                    f"Port {port} is taken: this is port {other}. Links to the other one will not work.", err=True
                )
            return listener
    return listen(host, port)
