"""The real server in this process: its application on a real database file, and pages that are connected to it.

Requests go straight to the application, in one event loop with the test: so a test sees every byte of an answer, can
send what no browser would send, and waits for nothing. Bots do not think unless a test brings workers.
"""

import asyncio
import atexit
import base64
import json
import random
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch
from urllib.parse import unquote

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.types import Message

from whistlestop.server import access, hub, opening, vapid
from whistlestop.server import app as application
from whistlestop.server.config import Config
from whistlestop.server.hub import Hub, NotReady
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.rows import Connection, EntryRow
from whistlestop.server.store.store import Store

GAME = "railroad-ink"
HOST = "table.test"
PATIENCE = 30.0  # seconds: whatever takes longer will never come

T = TypeVar("T")
Fields = Mapping[str, object]
Headers = Sequence[tuple[bytes, bytes]]


class NoBots:
    """In place of the bots' processes: none of them ever answers."""

    def __init__(self, processes: int) -> None:
        pass

    def start(self) -> None:
        pass

    async def ready(self, game: str) -> None:
        pass

    async def choose(self, *question: object) -> list[str]:
        await asyncio.Event().wait()
        return []

    advise = judge = choose

    async def close(self) -> None:
        pass


class Repeatable:
    """In place of the module `secrets`: the same in every run."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)
        self.choice, self.randbelow, self.randbits = (
            self._random.choice,
            self._random.randrange,
            self._random.getrandbits,
        )

    def token_bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(count)).rstrip(b"=").decode()


def repeat_chance(monkeypatch: pytest.MonkeyPatch, seed: int | str = 0) -> None:
    """From now on seeds, ids and tokens are the same in every run."""
    numbers = Repeatable(seed)
    for module in (access, hub, opening):
        monkeypatch.setattr(module, "secrets", numbers)
    monkeypatch.setattr(
        vapid, "secrets", Repeatable(f"keys {seed}")
    )  # by itself: the dice of tests stay what they were


# --- the server


class Answer(NamedTuple):
    """What came back for a request."""

    status: int
    headers: Headers
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def goes_to(self) -> str:
        """Where it sends the browser."""
        assert self.status == 303, (self.status, self.body[:2000])
        return self.header("location")

    def header(self, name: str) -> str:
        """A header, "" where there is none."""
        return next(iter(self.all(name)), "")

    def all(self, name: str) -> list[str]:
        """A header that may come several times."""
        return [value.decode() for key, value in self.headers if key.decode().lower() == name]


@cache
def _empty_database() -> Path:
    """A file with all tables and nothing in them: to make one takes as long as most tests."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    path = Path(folder) / "empty.db"
    Store.open(f"sqlite:///{path}").close()
    return path


class Service:
    """A server that can be stopped and started again with the same database."""

    def __init__(self, folder: Path, workers: Callable[[int], object] = NoBots, **settings: Any) -> None:
        self.file = folder / "whistlestop.db"
        self.config = Config(**{"db": f"sqlite:///{self.file}", "bot_processes": 1, **settings})
        self._workers = workers
        self.app: Starlette
        self.scheme = "http"  # by which people come
        self.failures: list[Exception] = []  # that a request has met: mistakes of the server
        self.pages: list[Page] = []
        self._connections = self._addresses = 0

    async def start(self) -> None:
        if self.config.db.startswith("sqlite") and not self.file.exists():
            shutil.copy(_empty_database(), self.file)
        self.app = application.build(self.config)
        self._life = self.app.router.lifespan_context(self.app)
        with patch.object(application, "Workers", self._workers):
            await self._life.__aenter__()
        await self.prepare(GAME)

    async def prepare(self, game: str) -> None:
        """Wait until a game can be played: its kernels may have to be compiled first."""
        while True:
            with suppress(NotReady):
                await self.hub.ready(game)
                return

    async def stop(self) -> None:
        """Let everybody go, then stop."""
        for page in self.pages:
            await page.close()
        self.pages.clear()
        await self._life.__aexit__(None, None, None)

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def __aenter__(self) -> "Service":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
        assert not self.failures, self.failures

    @property
    def hub(self) -> Hub:
        found: Hub = self.app.state.hub
        return found

    def count_from(self, number: int) -> None:
        """Number connections from here on: of two services at one database, pages are to have different names."""
        self._connections = number

    def new_address(self) -> str:
        """Where a new person comes from: what some do too often is not held against the others."""
        self._addresses += 1
        return f"10.0.{self._addresses // 256}.{self._addresses % 256}"

    async def call(
        self, method: str, path: str, headers: Headers = (), body: bytes = b"", address: str = "10.1.1.1"
    ) -> Answer:
        """Ask the application; nothing is added and nothing is put right."""
        started: Message = {}
        content = bytearray()
        bodies = [{"type": "http.request", "body": body}]

        async def receive() -> Message:
            return bodies.pop() if bodies else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                started.update(message)
            else:
                content.extend(message.get("body", b""))

        scope = self._scope("http", path, headers, address) | {"method": method, "scheme": self.scheme}
        try:
            async with asyncio.timeout(PATIENCE):
                await self.app(scope, receive, send)
        except Exception as failure:  # noqa: BLE001  # the server has answered all the same
            self.failures.append(failure)
        return Answer(started["status"], started["headers"], bytes(content))

    def _scope(self, kind: str, path: str, headers: Headers, address: str) -> dict[str, Any]:
        plain, _, asked = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": unquote(plain),
            "raw_path": plain.encode(),
            "query_string": asked.encode("utf-8", "surrogateescape"),
            "root_path": "",
            "headers": list(headers),
            "client": (address, 50000),
            "server": (HOST, 80),
            "state": {},
        }

    def connect(self, path: str, headers: Headers, address: str) -> "Page":
        """Open a socket."""
        scope = self._scope("websocket", path, headers, address) | {"scheme": "ws", "subprotocols": []}
        self._connections += 1
        page = Page(self.app, scope, f"page-{self._connections}")
        self.pages.append(page)
        return page

    async def live(self, table: str) -> Live:
        found = await self.hub.live(table)
        assert found is not None
        return found

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask the database behind the server's back."""
        return await self.hub.store.read(work)

    async def entries(self, table: str) -> list[EntryRow]:
        return await self.read(lambda connection: rows.entries(connection, table))

    async def settle(self) -> None:
        """Let everything go out that is on its way to a page."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def forget(self, table: str) -> None:
        """Let the table be read from the store again."""
        del self.hub.lives[table]


# --- pages


class Page:
    """A page at its table: keeps every frame that it gets, byte by byte."""

    def __init__(self, app: Starlette, scope: dict[str, Any], name: str) -> None:
        self._name = name  # what its commands are called
        self.frames: list[bytes] = []
        self.state: dict[str, Any] = {}
        self.drawing = ""
        self.is_sent_away = False  # it was told to come again
        self.closed: int | None = None  # by the server, with this code
        self.reads = asyncio.Event()  # while it is not set, nothing that was sent arrives
        self.reads.set()
        self._read = self._sent = 0  # frames that were looked at; commands that were made
        self._news = asyncio.Event()
        self._outgoing: asyncio.Queue[Message] = asyncio.Queue()
        self._outgoing.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._outgoing.get, self._receive))

    async def _receive(self, message: Message) -> None:
        await self.reads.wait()
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            self._outgoing.put_nowait({"type": "websocket.disconnect", "code": self.closed})
        elif message["type"] == "websocket.send":
            self.frames += message["text"].encode().split(b"\n")
        self._news.set()

    async def close(self) -> None:
        """Go away."""
        self.reads.set()
        if self.closed is None:
            self._outgoing.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def until_closed(self) -> int:
        """The code with which the server ends the connection."""
        async with asyncio.timeout(PATIENCE):
            while self.closed is None:
                self._news.clear()
                await self._news.wait()
        return self.closed

    def send_text(self, text: str) -> None:
        self._outgoing.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, content: bytes) -> None:
        self._outgoing.put_nowait({"type": "websocket.receive", "bytes": content})

    async def send(self, **frame: object) -> None:
        self.send_text(msgspec.json.encode(frame).decode())

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds (none named: of any); what patches say about the state is kept."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._read < len(self.frames):
                    frame: dict[str, Any] = json.loads(self.frames[self._read])
                    self._read += 1
                    if frame["t"] == "patch":
                        self.drawing = frame["drawing"]
                        self.state = self.state | frame.get("state", {})
                    self.is_sent_away |= frame["t"] == "curtain"
                    if not kinds or frame["t"] in kinds:
                        return frame
                if self.closed is not None:
                    raise EOFError(self.closed)
                self._news.clear()
                await self._news.wait()

    def forget(self) -> None:
        """Keep no longer what was looked at."""
        del self.frames[: self._read]
        self._read = 0

    async def rest(self) -> list[dict[str, Any]]:
        """All frames that are there and were not looked at yet."""
        for _ in range(10):
            await asyncio.sleep(0)
        found = []
        while self._read < len(self.frames):
            found.append(await self.next())
        return found

    # --- what a player does

    async def do(self, *actions: str, version: object = None, id: str = "") -> dict[str, Any]:
        """Act; the server's answer."""
        return await self._command(t="do", id=id, actions=actions, version=version)

    async def undo(self, count: int = 1, *, keep: bool = False, version: object = None, id: str = "") -> dict[str, Any]:
        return await self._command(t="undo", id=id, count=count, keep=keep, version=version)

    async def say(self, text: str, id: str = "") -> dict[str, Any]:
        return await self._command(t="say", id=id, text=text)

    async def ask(self, draft: str) -> dict[str, Any]:
        self._sent += 1
        await self.send(t="ask", n=self._sent, draft=draft)
        answer = await self.next("answer")
        assert answer["n"] == self._sent
        return answer

    async def _command(self, **frame: object) -> dict[str, Any]:
        self._sent += 1
        frame["id"] = frame["id"] or f"{self._name}-{self._sent}"
        if "version" in frame and frame["version"] is None:
            await self.rest()
            frame["version"] = self.state["version"]
        await self.send(**frame)
        done = await self.next("done", "notice")
        assert done["t"] == "notice" or done["id"] == frame["id"]
        return done
