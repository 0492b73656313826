"""A page at a table as far as docs/protocol.md tells: what it has sent is kept and sent again until it is answered.

Like the browser's script it knows no rules and no game: it follows state and parts, asks, and sends. All that it was
ever told about its commands is written down, to be compared with what the database holds.
"""

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAME = "railroad-ink"
PATIENCE = 8.0  # seconds for an answer, until the line counts as broken
FOREVER = 60.0  # whatever takes longer will never come
PAUSE = 0.05  # before the line is opened again

Frame = dict[str, Any]


class Client:
    """Somebody with a browser of the own, who comes from `own_address`: limits are by address."""

    def __init__(self, address: str, name: str, own_address: str = "127.0.0.1") -> None:
        self.name, self.address, self.table, self._own = name, address, "", own_address
        headers = {"origin": address, "accept-language": "en"}
        keeping = httpx.Limits(keepalive_expiry=2.0)  # well before the server closes a connection that rests
        transport = httpx.AsyncHTTPTransport(local_address=own_address, limits=keeping)
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=FOREVER, transport=transport)
        self.state: Frame = {}
        self.parts: dict[str, str] = {}
        self.drawing = ""
        self.sent: dict[str, Frame] = {}  # by id: every command there ever was
        self.heard: dict[str, list[str]] = {}  # by id: what it was answered, each time
        self.notices: list[str] = []
        self.closings: list[int] = []  # the codes with which lines have ended
        self.has_arrived = False  # the page is up to date, and commands can go out
        self._outbox: dict[str, Frame] = {}
        self._flying: set[str] = set()
        self._questions = count(1)
        self._asked: dict[int, asyncio.Future[list[Frame] | None]] = {}
        self._line: ClientConnection | None = None
        self._news = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None

    # --- coming and going

    async def open_table(self, *others: str, game: str = GAME, **options: str) -> str:
        """Open a table with these beside me: `open`, or the level of a bot. The link to join it."""
        seats = {f"seat-{number}": who for number, who in enumerate(others, 2)}
        form = {"game": game, "seats": str(len(others) + 1), "name": self.name, **seats}
        form |= {f"option-{name}": value for name, value in options.items()}
        answer = await self._post("/new", form)
        self.table = answer.headers["location"].removeprefix("/t/")
        link = re.search(r'value="http://[^/"]+(/l/[\w-]+)"', (await self.http.get(f"/t/{self.table}")).text)
        return link[1] if link is not None else ""

    async def sit_down(self, link: str, seat: int) -> None:
        """Look behind a link, then take a seat there."""
        assert (await self.http.get(link)).status_code == 200
        self.table = (await self._post(link, {"seat": str(seat), "name": self.name})).headers["location"][3:]

    async def start(self) -> None:
        await self._post(f"/t/{self.table}/start", {})

    async def remind(self, address: str) -> None:
        """Be called there when it is my turn and I have no page open."""
        await self._post(f"/t/{self.table}/remind", {"address": address})

    async def play_with(self, bob: "Client", *others: str, **options: str) -> None:
        """Open a table, sit down at it with somebody else, and begin."""
        await bob.sit_down(await self.open_table("open", *others, **options), 2)
        await self.start()
        for client in (self, bob):
            await client.come()

    async def other_device(self) -> "Client":
        """The same person with another browser, who has followed the link to go on there."""
        page = await self.http.post(f"/t/{self.table}/device")
        link = re.search(r"http://[^/\"]+(/l/[\w-]+)", page.text)
        assert link is not None, page.text
        other = Client(self.address, self.name)
        other.table = (await other._post(link[1], {})).headers["location"][3:]
        return other

    async def _post(self, path: str, form: dict[str, str]) -> httpx.Response:
        answer = await self.http.post(path, data=form)
        assert answer.status_code == 303, answer.text
        return answer

    async def come(self) -> None:
        """Open the page, and from now on stay connected."""
        self._staying = asyncio.create_task(self._stay())
        await self.until(lambda: self.has_arrived)

    async def leave(self) -> None:
        """Close the page."""
        if self._staying is not None:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying
        await self.http.aclose()

    async def until(self, condition: Callable[[], bool], seconds: float = FOREVER) -> None:
        """Wait for something that the server says."""
        async with asyncio.timeout(seconds):
            while not condition():
                assert self._staying is None or not self._staying.done(), "the page has broken down"
                self._news.clear()
                await self._news.wait()

    # --- what a player does

    @property
    def is_busy(self) -> bool:
        """Whether something that was sent is not answered yet."""
        return bool(self._outbox)

    async def send(self, **command: Any) -> str:
        """Send a command, now or as soon as the line is there; its id."""
        id = command.setdefault("id", uuid4().hex)
        if command["t"] != "say":
            command.setdefault("version", self.state["version"])
        self.sent[id] = self._outbox[id] = command
        await self._flush()
        return str(id)

    async def answer(self, id: str, seconds: float = FOREVER) -> str:
        """What has become of a command."""
        await self.until(lambda: bool(self.heard.get(id)), seconds)
        return self.heard[id][-1]

    async def ask(self, draft: str) -> list[Frame] | None:
        """The ways to complete a draft; None where the line broke meanwhile."""
        if self._line is None or not self.has_arrived:
            return None
        number = next(self._questions)
        answer: asyncio.Future[list[Frame] | None] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        await self._put(t="ask", n=number, draft=draft)
        return await answer

    # --- the line

    async def _stay(self) -> None:
        while True:
            address = f"{self.address.replace('http', 'ws', 1)}/t/{self.table}/socket"
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            headers = {"Cookie": cookies, "Origin": self.address}
            with suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError, httpx.HTTPError):
                settings: dict[str, Any] = {"proxy": None, "close_timeout": 1, "local_addr": (self._own, 0)}
                async with connect(address, additional_headers=headers, **settings) as self._line:
                    await self._put(t="hello", drawing=self.drawing)
                    await self._read(self._line)
            self._lose()
            await asyncio.sleep(PAUSE)

    async def _read(self, line: ClientConnection) -> None:
        try:
            while True:
                is_waiting = self._flying or self._asked or not self.has_arrived
                async with asyncio.timeout(PATIENCE if is_waiting else None):
                    for message in (await line.recv(decode=True)).split("\n"):
                        await self._receive(json.loads(message))
                self._news.set()
        except ConnectionClosed as closed:
            self.closings.append(closed.rcvd.code if closed.rcvd is not None else 1006)
            raise

    def _lose(self) -> None:
        """The line is gone: all that was not answered has to be sent again."""
        self._line = None
        self.has_arrived = False
        self._flying.clear()
        for asked in self._asked.values():
            asked.set_result(None)
        self._asked.clear()
        self._news.set()

    async def _put(self, **frame: Any) -> None:
        if self._line is not None:
            with suppress(ConnectionClosed):  # whoever reads from the line finds that out
                await self._line.send(json.dumps(frame))

    async def _flush(self) -> None:
        """Chat goes at once, moves one after another, since each builds on what the last one has made."""
        if not self.has_arrived:
            return
        move = next((command for command in self._outbox.values() if command["t"] != "say"), None)
        for id, command in list(self._outbox.items()):
            if id not in self._flying and (command["t"] == "say" or command is move):
                self._flying.add(id)
                await self._put(**command)

    async def _receive(self, frame: Frame) -> None:
        match frame["t"]:
            case "welcome":
                self.has_arrived = True
                await self._flush()
            case "resync" | "curtain":  # it holds no page yet
                self.has_arrived = False
                self._redraw(frame.get("whole") or await self._parts())
                await self._put(t="hello", drawing=self.drawing)
            case "patch" if self.has_arrived:
                self.drawing = frame["drawing"]
                self.parts |= frame.get("parts", {})
                for gone in frame.get("gone", ()):
                    self.parts.pop(gone, None)
                self.state = self.state | frame.get("state", {})
            case "done":
                await self._settle(frame)
            case "answer":
                asked = self._asked.pop(frame["n"], None)
                if asked is not None:
                    asked.set_result(frame.get("ways", []))
            case "notice":
                self.notices.append(frame["sentence"])

    async def _parts(self) -> Frame:
        whole: Frame = (await self.http.get(f"/t/{self.table}/parts")).raise_for_status().json()
        return whole

    def _redraw(self, whole: Frame) -> None:
        self.parts, self.state, self.drawing = whole["parts"], whole["state"], whole["drawing"]

    async def _settle(self, done: Frame) -> None:
        id, result = done["id"], done["result"]
        self.heard.setdefault(id, []).append(result)
        self._outbox.pop(id, None)
        self._flying.discard(id)
        await self._flush()
