"""People with browsers of their own, and games that they have begun."""

import json
import random
import re
from typing import Any, NamedTuple
from urllib.parse import urlencode

from tests.helpers import choose
from tests.server.service import GAME, HOST, Answer, Fields, Page, Service
from whistlestop.core.table import Table
from whistlestop.server.access import COOKIE, Device
from whistlestop.server.live import Live


class Person:
    """Somebody with a browser: what it was given in cookies, it brings again."""

    def __init__(self, service: Service, name: str) -> None:
        self.service, self.name, self.address = service, name, service.new_address()
        self.cookies: dict[str, str] = {}
        self.extra: dict[str, str] = {}  # headers of every request
        self.seen: list[bytes] = []  # everything that came back

    @property
    def device(self) -> Device:
        """As the server knows this browser."""
        return Device(self.cookies[COOKIE])

    def headers(self, **more: str) -> list[tuple[bytes, bytes]]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        told = {"host": HOST, **({"cookie": cookie} if cookie else {}), **self.extra, **more}
        return [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in told.items()]

    async def get(self, path: str, **headers: str) -> Answer:
        return self._keep(await self.service.call("GET", path, self.headers(**headers), address=self.address))

    async def post(self, path: str, fields: Fields | None = None, /, **headers: str) -> Answer:
        """Send a form."""
        body = urlencode({name: str(value) for name, value in (fields or {}).items()}).encode()
        return await self.send(path, body, "application/x-www-form-urlencoded", **headers)

    async def upload(self, path: str, name: str, content: bytes) -> Answer:
        """Send a form with a file."""
        head = f'--edge\r\nContent-Disposition: form-data; name="{name}"; filename="game.jsonl"\r\n\r\n'
        body = head.encode() + content + b"\r\n--edge--\r\n"
        return await self.send(path, body, "multipart/form-data; boundary=edge")

    async def send(self, path: str, body: bytes, content_type: str, **headers: str) -> Answer:
        """POST a body of any kind, as a page of our own would."""
        told = {"origin": f"http://{HOST}", "content_type": content_type, "content_length": str(len(body)), **headers}
        return self._keep(await self.service.call("POST", path, self.headers(**told), body, self.address))

    def _keep(self, answer: Answer) -> Answer:
        for line in answer.all("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        self.seen += [answer.body, *(value for _, value in answer.headers)]
        return answer

    # --- at tables

    async def open(self, *others: str, game: str = GAME, **options: object) -> str:
        """Open a table with these beside me: `open`, `same`, or the level of a bot. Its id."""
        fields: dict[str, object] = {"game": game, "seats": len(others) + 1, "name": self.name}
        fields |= {f"seat-{number}": who for number, who in enumerate(others, 2)}
        fields |= {f"option-{name}": str(value).lower() for name, value in options.items()}
        return (await self.post("/new", fields)).goes_to.removeprefix("/t/")

    async def links(self, table: str) -> tuple[str, str]:
        """The paths of the links in the host's lobby: to join, and to watch."""
        page = (await self.get(f"/t/{table}")).text
        join, watch = dict.fromkeys(re.findall(r'value="http://[^/"]+(/l/[\w-]+)"', page))
        return join, watch

    async def sit_down(self, link: str, seat: int) -> Answer:
        return await self.post(link, {"seat": seat, "name": self.name})

    async def watch(self, link: str) -> None:
        assert (await self.post(link, {"watch": 1})).status == 303

    async def do(self, table: str, deed: str, fields: Fields | None = None, /) -> Answer:
        """Press a button at a table."""
        return await self.post(f"/t/{table}/{deed}", fields)

    async def seat_link(self, table: str, deed: str, seat: int = 0) -> str:
        """The path of the link to a seat: `device`, the own for elsewhere; `invite`, the host's for somebody else."""
        page = (await self.do(table, deed, {"seat": seat})).text
        found = re.search(r'value="http://[^/"]+(/l/[\w-]+)"', page)
        assert found is not None, page
        return found[1]

    async def parts(self, table: str) -> dict[str, str]:
        """All parts of the own page of a table."""
        parts: dict[str, str] = (await self.get(f"/t/{table}/parts")).json["parts"]
        return parts

    async def menu(self, table: str) -> str:
        """What stands in the menu of a table."""
        return (await self.get(f"/t/{table}/menu")).text

    async def start_of(self, table: str) -> dict[str, Any]:
        """What the page of a table tells its script."""
        answer = await self.get(f"/t/{table}")
        assert answer.status == 200, answer.text
        found = re.search(r'<script type="application/json" id="start">(.*?)</script>', answer.text, re.DOTALL)
        assert found is not None, answer.text
        start: dict[str, Any] = json.loads(found[1])
        return start

    def socket(self, table: str, **headers: str) -> "Page":
        """A connection that has said nothing yet."""
        told = {"origin": f"http://{HOST}", **headers}
        return self.service.connect(f"/t/{table}/socket", self.headers(**told), self.address)

    async def look(self, table: str) -> "Page":
        """Open the page of a table and let it connect."""
        start = await self.start_of(table)
        page = self.socket(table)
        page.state, page.drawing = start.get("state", {}), start["drawing"]
        await page.send(t="hello", drawing=page.drawing)
        first = await page.next("welcome", "resync")
        while first["t"] == "resync":  # coming in has changed the page itself
            parts = (await self.get(f"/t/{table}/parts")).json
            page.state, page.drawing = parts["state"], parts["drawing"]
            await page.send(t="hello", drawing=page.drawing)
            first = await page.next("welcome", "resync")
        return page


# --- games to begin with


class Party(NamedTuple):
    """A running game, everybody at a device of the own; the first one is the host."""

    table: str
    people: list[Person]
    live: Live

    async def pages(self) -> list[Page]:
        return [await person.look(self.table) for person in self.people]


def come(service: Service, count: int = 2) -> list[Person]:
    """So many people, each with a browser of the own."""
    return [Person(service, name) for name in ("Ada", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")[:count]]


async def party(service: Service, count: int = 2, game: str = GAME, **options: object) -> Party:
    """A game of so many people that has just begun."""
    people = come(service, count)
    await service.prepare(game)
    table = await people[0].open(*["open"] * (count - 1), game=game, **options)
    if count > 1:
        join, _ = await people[0].links(table)
        for seat, person in enumerate(people[1:], 2):
            assert (await person.sit_down(join, seat)).status == 303
        assert (await people[0].do(table, "start")).status == 303
    return Party(table, people, await service.live(table))


async def onlooker(game: Party) -> Person:
    """Somebody who watches a game."""
    host = game.people[0]
    watcher = Person(host.service, "Eve")
    await watcher.watch(f"/l/{host.device.link_secret(game.table, 'watch')}")
    return watcher


def some_move(live: Live, seat: int, number: int = 0) -> str:
    """A move that a seat may make in any game, in notation."""
    table = position(live)
    return table.game.notation.format_action(choose(table.legal(seat), random.Random(number)))


async def finish(live: Live) -> None:
    """Play to the end of a game in which nobody has to draw."""
    while actors := position(live).actors:
        assert (await live.play(actors[0], ("done",), None, None)).result == "applied"


def position(live: Live) -> Table[Any, Any, Any]:
    """The game of a table that has started."""
    assert live.table is not None
    return live.table


def placements(live: Live, seat: int) -> list[str]:
    """What a seat can draw, in notation."""
    table = position(live)
    texts = [table.game.notation.format_action(action) for action in table.legal(seat)]
    return [text for text in texts if text != "done"]
