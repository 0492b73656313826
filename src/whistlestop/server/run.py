"""Starts the server: a socket to listen on, one process to a SQLite file or several, and uvicorn around the app."""

import fcntl
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TYPE_CHECKING

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from whistlestop.server.config import Config
from whistlestop.server.logs import log_as
from whistlestop.server.protocol import LONGEST_FRAME

if TYPE_CHECKING:
    from starlette.applications import Starlette

log = logging.getLogger("whistlestop.server")

EVERYWHERE = ("0.0.0.0", "::")  # hosts that stand for all addresses of this machine
START = 120  # seconds for a server process to listen
GRACE = 3  # seconds for open connections when the server stops
# Where a reverse proxy usually stands: this machine, and networks that nobody outside is in.
PRIVATE_NETWORKS = ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7")


class AlreadyRunning(Exception):
    """Another server works with this database file, under this address; "" where it does not listen yet."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def run(
    config: Config,
    listener: socket.socket,
    announce: Callable[[], None],
    *,
    workers: int = 1,
    proxies: Sequence[str] = (),
) -> None:
    """Serve until somebody stops it, by so many processes; `announce` is called when all of them listen.

    `proxies` are the addresses or networks of reverse proxies: what they say about clients is believed.
    """
    from whistlestop.server.store import Store

    log_as(config.log_format)
    Store.open(config.db).close()  # a database that cannot be used is a sentence for whoever starts it
    with ExitStack() as stack:
        if workers > 1:
            folder = stack.enter_context(TemporaryDirectory(prefix="whistlestop-"))
            config = msgspec.structs.replace(config, figures=folder)
        _serve(config, listener, announce, workers, proxies)


def _serve(
    config: Config, listener: socket.socket, announce: Callable[[], None], workers: int, proxies: Sequence[str]
) -> None:
    settings = uvicorn.Config(
        partial(_application, config),
        factory=True,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # it costs 64 KiB of memory and more for each connection
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses of pages hold secrets
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=GRACE,
        workers=workers,
    )
    if workers > 1:
        _Servers(settings, listener, announce).run()
        return
    # Both ways to stop it end here: uvicorn raises the signal again when it has shut down.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        _Server(settings, announce).run([listener])
    except KeyboardInterrupt:
        return


def _application(config: Config) -> "Starlette":
    """The application in the process that serves it: this one, or one of several that it has started."""
    from whistlestop.server.app import build

    starter = parent_process()
    if starter is not None:
        log_as(config.log_format)
        Thread(target=_end_with, args=(starter,), daemon=True).start()
    return build(config, is_alone=True)


def _end_with(starter: BaseProcess) -> None:
    """Whoever is left alone would keep the port."""
    starter.join()
    os.kill(os.getpid(), signal.SIGTERM)


class _Server(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()


class _Servers(Multiprocess):
    """Several server processes, started again when they die; they say so when all of them listen."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, announce: Callable[[], None]) -> None:
        super().__init__(config, [listener])
        self._announce = announce

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(START, self.should_exit) for process in self.processes):
            self._announce()

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if old is not new:
                log.warning("server process %d has died, process %d takes its place", old.pid, new.pid)


# --- where it listens


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to a port of this machine; port 0 is any that is free."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def port_of(listener: socket.socket) -> int:
    port: int = listener.getsockname()[1]
    return port


def web_address(host: str, port: int) -> str:
    """What a browser on this machine types to get there."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def network_address(host: str, port: int) -> str:
    """What other devices of the local network type; "" where they cannot come in."""
    found = _own_address() if host in EVERYWHERE else None
    return f"http://{found}:{port}" if found else ""


def _own_address() -> str | None:
    """This machine's address in the network it is in."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address for examples: nothing is sent, the route is looked up
        except OSError:
            return None
        address: str = asking.getsockname()[0]
    return None if address.startswith("127.") else address


# --- one process to a file


@contextmanager
def alone_with(database: Path) -> Iterator[Callable[[str], None]]:
    """Hold a SQLite file for this process alone, and tell others under which address it is served.

    Tables are kept in step within one process; a second one would show old positions. The lock ends with the process,
    however that ends.
    """
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = database.with_name(f"{database.name}.lock")
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyRunning(lock.read().strip()) from None

        def tell(address: str) -> None:
            lock.seek(0)
            lock.truncate()
            lock.write(address)
            lock.flush()

        tell("")
        yield tell
