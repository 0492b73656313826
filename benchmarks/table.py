"""What a table costs its server, over loopback: `python benchmarks/table.py` from the root of a clone.

A real server process is played at through real sockets: two people at each table and some spectators. Each round is
first planned with questions, taken back, and then played again as it was planned, so that only moves are measured. The
figures are CPU time of all threads of the server as the kernel counts it, and bytes as they leave the server. One table
on an idle server shows what a move costs when all caches are cold, many tables what a busy server needs for each.
Moves are compared with and without spectators in the same run. Machines are noisy: the yardstick beside each figure is
what a fixed piece of plain Python took at that time. Bounded: a few games, about a minute.

The browsers are elsewhere: nobody here waits at a socket while a move is measured. A program of this machine that does
is woken by whoever sends, and on a virtual machine that costs the sender more than all the rest of a move.
"""

import argparse
import gzip
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import mean
from typing import Any

import httpx
import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from whistlestop import games

TOOLS = re.compile(r'<button[^>]* data-draft="([^"]+)"')


class Server:
    """`whistlestop serve` on a database of its own."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "whistlestop", "serve", "--port", "0", "--db", f"sqlite:///{folder}/t.db"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        self.address = found[0]

    def cpu(self) -> float:
        """Seconds of CPU time that all threads of the server have used; its bots are other processes."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


class Line:
    """The socket of a page, read only when somebody asks for what has come."""

    def __init__(self, address: str, path: str, cookies: str, own_address: str) -> None:
        uri = parse_uri(address.replace("http", "ws", 1) + path)
        self._protocol = ClientProtocol(uri, origin=Origin(address), max_size=None)
        self._socket = socket.create_connection((uri.host, uri.port), 60, (own_address, 0))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._texts: list[str] = []  # that have come, the last one first
        request = self._protocol.connect()
        request.headers["Cookie"] = cookies
        self._protocol.send_request(request)
        self._flush()
        while self._protocol.state is State.CONNECTING:
            self._read()
        self._socket.setblocking(False)

    def send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def receive(self) -> str:
        """The next text; BlockingIOError if none has come."""
        while not self._texts:
            self._read()
        return self._texts.pop()

    def close(self) -> None:
        self._socket.close()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._socket.sendall(data)

    def _read(self) -> None:
        data = self._socket.recv(1 << 20)
        assert data, "the server has hung up"
        self._protocol.receive_data(data)
        self._flush()  # answers to pings
        if self._protocol.handshake_exc is not None:
            raise self._protocol.handshake_exc
        come = [event for event in self._protocol.events_received() if isinstance(event, Frame)]
        self._texts[:0] = [frame.data.decode() for frame in come if frame.opcode is Opcode.TEXT][::-1]


class Person:
    """A browser without a screen: cookies, a socket, and what the page would show."""

    count = 0

    def __init__(self, address: str) -> None:
        Person.count += 1
        self.own_address = f"127.1.{Person.count >> 8}.{Person.count & 255}"  # limits are by address
        self.http = httpx.Client(
            base_url=address,
            headers={"Origin": address},
            follow_redirects=True,
            timeout=60,
            transport=httpx.HTTPTransport(local_address=self.own_address),
        )
        self.http.get("/")
        self.received: list[int] = []  # bytes of each patch
        self._heard: list[str] = []  # messages that came, the last one first

    def post(self, path: str, form: dict[str, str]) -> httpx.Response:
        """Send a form and see where it leads."""
        answer = self.http.post(path, data=form)
        assert answer.status_code == 200, answer.text
        return answer

    def sit(self, table: str) -> None:
        page = self.http.get(table).text
        start = re.search(r'<script type="application/json" id="start">(.*?)</script>', page)
        assert start is not None
        told = msgspec.json.decode(start[1])
        self.state: dict[str, Any] = told["state"]
        self.drawing: str = told["drawing"]
        self.drafts = dict.fromkeys(TOOLS.findall(page))
        self.path = told["socket"].removesuffix("socket")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.line = Line(str(self.http.base_url).rstrip("/"), told["socket"], cookies, self.own_address)
        self.hello()

    def hello(self) -> None:
        while True:
            self.send({"t": "hello", "drawing": self.drawing})
            answer = self.until("welcome", "resync")
            if answer["t"] == "welcome":
                return
            whole = self.http.get(f"{self.path}parts").json()
            self.drawing, self.state = whole["drawing"], whole["state"]

    def send(self, message: dict[str, Any]) -> None:
        self.line.send(msgspec.json.encode(message))

    def until(self, *kinds: str) -> dict[str, Any]:
        """Read on to a message of one of these kinds."""
        for _ in range(30_000):
            with suppress(BlockingIOError):
                while (message := self._next())["t"] not in kinds:
                    pass
                return message
            time.sleep(0.001)
        raise TimeoutError(kinds)

    def drain(self) -> None:
        """Read what has arrived."""
        with suppress(BlockingIOError):
            while True:
                self._next()

    def _next(self) -> dict[str, Any]:
        if not self._heard:
            self._heard = self.line.receive().split("\n")[::-1]
        text = self._heard.pop()
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["t"] == "patch":
            self.received.append(len(text.encode()))
            self.state |= message.get("state", {})
            self.drawing = message["drawing"]
        return message

    def begin(self, number: int, action: str) -> None:
        """Send a move without waiting for its answer."""
        command = {"t": "do", "id": f"bench-{id(self)}-{number}", "actions": [action], "version": self.state["version"]}
        self.send(command)

    def act(self, number: int, action: str) -> None:
        self.begin(number, action)
        assert self.until("done")["result"] == "applied"

    def plan(self, numbers: Iterator[int]) -> list[str]:
        """Draw a round by asking what goes where, then take all of it back."""
        while not self.state["yourTurn"]:  # the round is still on its way
            self.until("patch")
        chosen: list[str] = []
        while not self.state["canFinish"]:
            tool, places = next((tool, places.split()) for tool, places in self.state["offers"].items() if places)
            self.send({"t": "ask", "n": next(numbers), "draft": f"{places[len(places) // 2]} {tool}".strip()})
            action = self.until("answer")["ways"][0]["action"]
            self.act(next(numbers), action)
            chosen.append(action)
        if chosen:
            undo = {
                "t": "undo",
                "id": f"bench-{id(self)}-{next(numbers)}",
                "version": self.state["version"],
                "count": 0,
            }
            self.send(undo)
            assert self.until("done")["result"] == "applied"
        return chosen


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("--tables", type=int, default=16, help="that are played at the same time")
    arguments.add_argument("--spectators", type=int, default=3, help="of each table, where there are any")
    chosen = arguments.parse_args()
    with server() as running:
        ready(running.address)
        show_first_view(running.address)
        show_floor(running)
        play(running, 1, 0, "false")  # what is loaded once is loaded
        for name, option in (("drawings are secret until confirmed", "false"), ("open boards", "true")):
            print(f"\n{name}")
            for tables in (1, chosen.tables):
                alone = play(running, tables, 0, option)
                watched = play(running, tables, chosen.spectators, option)
                show(f"{tables} tables at a time" if tables > 1 else "one table", alone, watched, chosen.spectators)


@contextmanager
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        running = Server(folder)
        try:
            yield running
        finally:
            running.process.terminate()
            running.process.wait(30)


def ready(address: str) -> None:
    """Wait until the kernels of all games are loaded, which costs the server time of its own."""
    visitor = Person(address)
    for game in games.ids("screen"):
        while visitor.http.post("/new", data={"game": game, "seats": "2", "seat-2": "random"}).status_code != 200:
            pass


KINDS = ("place", "confirm")
Costs = dict[str, list[float]]  # CPU seconds and bytes of each move, by kind of move


def kind_of(action: str) -> str:
    return "confirm" if action == "done" else "place"


class Game:
    """Two people at a table, and some who watch."""

    def __init__(self, address: str, spectators: int, open_boards: str) -> None:
        self.people = [Person(address) for _ in range(2 + spectators)]
        form = {"game": "railroad-ink", "seats": "2", "seat-2": "open", "option-open_boards": open_boards}
        page = self.people[0].post("/new", form | {"name": "Ann"})
        join, watch = dict.fromkeys(re.findall(r'value="http[^"]+(/l/[^"]+)"', page.text))
        self.people[1].post(join, {"seat": "2", "name": "Bo"})
        table = page.url.path
        self.people[0].post(f"{table}/start", {})
        for watcher in self.people[2:]:
            watcher.post(watch, {"watch": "1"})
        for person in self.people:
            person.sit(table)

    def drain(self) -> None:
        for person in self.people:
            person.drain()


def play(running: Server, tables: int, spectators: int, open_boards: str) -> Costs:
    """Games side by side, every move of theirs with the same move of the others; what they have cost the server."""
    games = [Game(running.address, spectators, open_boards) for _ in range(tables)]
    costs: Costs = {f"{kind}{what}": [] for kind in KINDS for what in ("", " bytes")}
    numbers = iter(range(1_000_000))
    while not games[0].people[0].state["over"]:
        plans = [[person.plan(numbers) for person in game.people[:2]] for game in games]
        for seat in range(2):
            moves = [(game.people[seat], [*plan[seat], "done"]) for game, plan in zip(games, plans, strict=True)]
            while moves:
                for kind in KINDS:
                    now = [(person, plan.pop(0)) for person, plan in moves if kind_of(plan[0]) == kind]
                    if now:
                        measure(running, games, now, numbers, costs)
                    moves = [(person, plan) for person, plan in moves if plan]
    for game in games:
        for person in game.people:
            person.line.close()
    return costs


def measure(
    running: Server,
    games: list[Game],
    moves: list[tuple[Person, str]],
    numbers: Iterator[int],
    costs: Costs,
) -> None:
    """Send moves of one kind all at once, at most one for each table, and wait until the server has done with them."""
    kind = kind_of(moves[0][1])
    for game in games:
        game.drain()
    before, seen = running.cpu(), [len(person.received) for person, _ in moves]
    for person, action in moves:
        person.begin(next(numbers), action)
    for person, _ in moves:
        assert person.until("done")["result"] == "applied"
    costs[kind] += [(settled(running) - before) / len(moves)] * len(moves)
    for game in games:
        game.drain()
    costs[f"{kind} bytes"] += [sum(person.received[n:]) for (person, _), n in zip(moves, seen, strict=True)]


def settled(running: Server) -> float:
    """The CPU time once the server has sent everything."""
    last = running.cpu()
    while True:
        time.sleep(0.004)
        now = running.cpu()
        if now - last < 20e-6:
            return now
        last = now


def yardstick() -> float:
    """Seconds of CPU time that a fixed piece of plain Python takes now."""
    before = time.thread_time()
    for _ in range(100):
        sum(number * number for number in range(10_000))
    return (time.thread_time() - before) / 100


def show(name: str, alone: Costs, watched: Costs, spectators: int) -> None:
    """Means by kind of move, and of all moves of a game."""
    print(f"  {name}; yardstick {yardstick() * 1e3:.2f} ms")
    for label, kinds in (("place", KINDS[:1]), ("confirm", KINDS[1:]), ("all", KINDS)):
        one, many = (mean(cost for kind in kinds for cost in costs[kind]) for costs in (alone, watched))
        sizes = [size for kind in kinds for size in alone[f"{kind} bytes"]]
        more = (many - one) / spectators
        print(
            f"    {label:8} actor and one opponent {one * 1e3:.2f} ms, each spectator {more * 1e3:+.3f} ms;"
            f" update to the actor {mean(sizes):,.0f} bytes, at most {max(sizes):,.0f}"
        )


def show_floor(running: Server) -> None:
    """What any message costs a server that has nothing else to do: a page says hello, and is welcomed."""
    game = Game(running.address, 0, "false")
    costs = []
    for _ in range(20):
        game.drain()
        before = running.cpu()
        game.people[0].hello()
        costs.append(settled(running) - before)
    print(f"an idle server, a message and its answer: {mean(costs) * 1e3:.2f} ms; yardstick {yardstick() * 1e3:.2f} ms")


def show_first_view(address: str) -> None:
    """The bytes of a table's page with all that it loads."""
    visitor = Person(address)
    page = visitor.http.post("/new", data={"game": "railroad-ink", "seats": "2", "seat-2": "random", "name": "Ann"})
    sizes = {"page": len(gzip.compress(page.content, 6))}
    names = re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js))"', page.text)
    while names:
        name = names.pop(0)
        if name not in sizes:
            content = visitor.http.get(name)
            sizes[name] = len(gzip.compress(content.content, 6))
            folder = name.rpartition("/")[0]
            names += [
                f"{folder}/{module}"
                for module in re.findall(r'from "\./([^"]+)"|import "\./([^"]+)"', content.text)
                for module in module
                if module
            ]
    parts = {kind: sum(size for name, size in sizes.items() if name.endswith(kind)) for kind in ("css", "js")}
    print(
        f"first view: {sum(sizes.values()) / 1024:.1f} KB compressed: page {sizes['page'] / 1024:.1f},"
        f" styles {parts['css'] / 1024:.1f}, scripts {parts['js'] / 1024:.1f}"
    )


if __name__ == "__main__":
    main()
