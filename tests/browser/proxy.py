"""A reverse proxy as small as one can be: https on its front, one path of its site leads to our server.

It keeps that path or takes it off, says for whom it asks, and answers 404 for everything else that a browser asks for.
"""

import asyncio
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

import trustme

NOT_HERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
BROKEN = (ConnectionError, ssl.SSLError)  # the other side has gone, perhaps in the middle of a word


class Proxy:
    """What stands between browsers and a server."""

    def __init__(self, path: str, port: int, *, strips: bool, host: str = "") -> None:
        self._path, self._port, self._strips, self._host = path, port, strips, host
        self.strays: list[str] = []  # what was asked for outside of the path
        self.address = ""
        self.connections: set[asyncio.Task[None]] = set()

    def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self.connections.add(task)
        task.add_done_callback(self.connections.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one request, or one socket as long as it lives."""
        with suppress(asyncio.IncompleteReadError, *BROKEN):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            asked = self._passed_on(head)
            if asked is None:
                writer.write(NOT_HERE)
            else:
                theirs, ours = await asyncio.open_connection("127.0.0.1", self._port)
                ours.write(asked.encode("latin-1"))
                await asyncio.gather(_pump(reader, ours), _pump(theirs, writer))
        await _close(writer)

    def _passed_on(self, head: str) -> str | None:
        """The head of a request as the server gets it; None where it is none of its business."""
        first, *lines = head.removesuffix("\r\n\r\n").split("\r\n")
        method, path, version = first.split(" ")
        if not path.startswith(f"{self._path}/"):
            self.strays.append(path)
            return None
        is_socket = any(line.lower() == "upgrade: websocket" for line in lines)
        left_out = ("host:",) * bool(self._host) + (() if is_socket else ("connection:",))
        kept = [line for line in lines if not line.lower().startswith(left_out)]
        kept += ["X-Forwarded-For: 203.0.113.7", "X-Forwarded-Proto: https"]
        kept += [f"Host: {self._host}"] * bool(self._host) + ([] if is_socket else ["Connection: close"])
        inner = path.removeprefix(self._path) if self._strips else path
        return "\r\n".join((f"{method} {inner} {version}", *kept, "", ""))


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(*BROKEN):
        while some := await source.read(1 << 16):
            sink.write(some)
            await sink.drain()
    await _close(sink)


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(*BROKEN):
        await writer.wait_closed()


@contextmanager
def proxy(path: str, port: int, *, strips: bool, host: str = "") -> Iterator[Proxy]:
    """A proxy that runs in a thread of its own. With `host` it asks by that name instead of the browser's."""
    made, is_up = Proxy(path, port, strips=strips, host=host), Event()
    secure = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    trustme.CA().issue_cert("localhost").configure_cert(secure)  # known to nobody, and gone with this process
    loop, end = asyncio.new_event_loop(), asyncio.Event()

    async def serve() -> None:
        async with await asyncio.start_server(made.connect, "127.0.0.1", 0, ssl=secure) as server:
            made.address = f"https://localhost:{server.sockets[0].getsockname()[1]}"
            is_up.set()
            await end.wait()
            await asyncio.gather(*made.connections)  # whose pages have been closed

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(serve())

    thread = Thread(target=run)
    thread.start()
    is_up.wait()
    try:
        yield made
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
