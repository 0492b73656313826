"""`whistlestop play`: a server for this machine and its network, and the browser opened at it."""

import os
import sys

import click

from whistlestop.cli.arguments import Command, game_argument
from whistlestop.cli.hosting import db_option, held, listen_nearby, own_database, port_option

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


@click.command(
    "play",
    cls=Command,
    examples=(
        "whistlestop play",
        "whistlestop play railroad-ink --local",
        "whistlestop play --port 9000 --db games.db --no-browser",
    ),
)
@game_argument(required=False)
@port_option("The port to listen on, or the next free one;")
@db_option()
@click.option("--local", is_flag=True, help="Only for this computer, not for others in the network.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def command(game: str | None, port: int, db: str | None, local: bool, no_browser: bool) -> None:
    """Play in the browser, with others in the same network.

    With the name of a game, the browser opens where a new table of it is laid.
    """
    from whistlestop.server import run
    from whistlestop.server.config import Config

    db = db or own_database()
    host = HERE if local else EVERYWHERE
    page = f"/new/{game}" if game else "/"
    try:
        with held(db) as tell, listen_nearby(host, port) as listener:
            port = run.port_of(listener)
            address, network = run.web_address(EVERYWHERE, port), run.network_address(host, port)

            def announce() -> None:
                tell(address)
                _announce(address, network, local)
                if not no_browser:
                    _open_browser(address + page)

            run.run(Config(db, network_url=network), listener, announce)
    except run.AlreadyRunning as other:
        click.echo(f"Whistlestop is running already: {other.address or 'it is just starting.'}")
        if _is_other_port(other.address, port):
            click.echo(f"It stays there: --port {port} counts once it is stopped and started again.")
        if other.address and not no_browser:
            _open_browser(other.address + page)
        return
    click.echo("Stopped. Your games are kept.")


def _is_other_port(address: str, port: int) -> bool:
    """Whether somebody has asked for a port of their own, and the server that runs listens elsewhere."""
    source = click.get_current_context().get_parameter_source("port")
    is_asked = port and source is not click.core.ParameterSource.DEFAULT
    return bool(is_asked and address and not address.endswith(f":{port}"))


def _announce(address: str, network: str, local: bool) -> None:
    click.echo(f"On this computer: {address}")
    if network:
        click.echo(f"In your network:  {network}")
        if sys.stdout.isatty() and (sys.stdout.encoding or "").lower().startswith("utf"):
            from whistlestop.cli.qr import qr_code

            click.echo(f"\nTo join, scan this with a phone in the same network:\n\n{qr_code(network)}\n")
    elif not local:
        click.echo("No network was found: others cannot join.")
    click.echo("Ctrl-C stops it.")


def _open_browser(address: str) -> None:
    """In a thread, since some browsers take their time; not where there is no screen for one."""
    if sys.platform == "linux" and not any(name in os.environ for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")):
        return
    import webbrowser
    from threading import Thread

    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
