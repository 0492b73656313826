"""What a table costs its server, over loopback: `python benchmarks/table.py` from the root of a clone.

A real server process is played at through real sockets: two people and some spectators. Each round is first planned
with questions, taken back, and then played again as it was planned, so that only moves are measured. The figures are
CPU time of the server's threads as the kernel counts it, and bytes as they leave the server. Moves are compared with
and without spectators in the same run. Bounded: a few games, well under a minute.
"""

import argparse
import gzip
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

TOOLS = re.compile(r'<button[^>]* data-draft="([^"]+)"')


class Server:
    """`whistlestop serve` on a database of its own."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "whistlestop.cli", "serve", "--port", "0", "--db", f"sqlite:///{folder}/t.db"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        self.address = found[0]

    def cpu(self) -> float:
        """Seconds of CPU time that all threads of the server have used; its bots are other processes."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


class Person:
    """A browser without a screen: cookies, a socket, and what the page would show."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, headers={"Origin": address}, follow_redirects=True, timeout=60)
        self.http.get("/")
        self.received: list[int] = []  # bytes of each patch

    def sit(self, table: str) -> None:
        page = self.http.get(table).text
        start = re.search(r'<script type="application/json" id="start">(.*?)</script>', page)
        assert start is not None
        told = msgspec.json.decode(start[1])
        self.state: dict[str, Any] = told["state"]
        self.drawing: str = told["drawing"]
        self.drafts = dict.fromkeys(TOOLS.findall(page))
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = str(self.http.base_url).rstrip("/")
        self.socket: ClientConnection = connect(
            address.replace("http", "ws", 1) + told["socket"],
            additional_headers={"Cookie": cookies},
            origin=address,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            legacy=True,  # kept open for a whole game
        )
        self.hello()

    def hello(self) -> None:
        while True:
            self.send({"t": "hello", "drawing": self.drawing})
            answer = self.until("welcome", "resync")
            if answer["t"] == "welcome":
                return
            whole = self.http.get(self.http.base_url.join(self.path("parts"))).json()
            self.drawing, self.state = whole["drawing"], whole["state"]

    def path(self, name: str) -> str:
        request = self.socket.request
        assert request is not None
        return request.path.removesuffix("socket") + name

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def until(self, *kinds: str) -> dict[str, Any]:
        """Read on to a frame of one of these kinds."""
        while True:
            text = self.socket.recv(30)
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["t"] == "patch":
                self.received.append(len(text.encode() if isinstance(text, str) else text))
                self.state = message.get("state", self.state)
                self.drawing = message["drawing"]
            if message["t"] in kinds:
                return message

    def drain(self) -> None:
        """Read what has arrived."""
        while True:
            try:
                text = self.socket.recv(0)
            except TimeoutError:
                return
            message = msgspec.json.decode(text)
            if message["t"] == "patch":
                self.received.append(len(text))
                self.state = message.get("state", self.state)
                self.drawing = message["drawing"]

    def act(self, number: int, *actions: str) -> None:
        command = {"t": "do", "id": f"bench-{id(self)}-{number}", "actions": actions, "version": self.state["version"]}
        self.send(command)
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
    arguments.add_argument("--games", type=int, default=2)
    arguments.add_argument("--spectators", type=int, default=12)
    chosen = arguments.parse_args()
    with server() as running:
        ready(running.address)
        show_first_view(running.address)
        for name, option in (("drawings are secret until confirmed", "false"), ("open boards", "true")):
            alone = [play(running, 0, option) for _ in range(chosen.games)]
            watched = [play(running, chosen.spectators, option) for _ in range(chosen.games)]
            show(name, alone, watched, chosen.spectators)


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
    """Wait until the games' kernels are loaded."""
    visitor = Person(address)
    form = {"game": "railroad-ink", "seats": "1"}
    while visitor.http.post("/new", data=form).status_code != 200:
        pass


Costs = dict[str, list[float]]  # CPU seconds and bytes by kind of move


def play(running: Server, spectators: int, open_boards: str) -> Costs:
    """One game; what its moves have cost the server."""
    people = [Person(running.address) for _ in range(2 + spectators)]
    form = {"game": "railroad-ink", "seats": "2", "seat-2": "open", "option-open_boards": open_boards, "name": "Ann"}
    page = people[0].http.post("/new", data=form)
    table = page.url.path
    links = re.findall(r'value="(http[^"]+/l/[^"]+)"', page.text)
    while people[1].http.post(links[0], data={"seat": "2", "name": "Bo"}).status_code == 429:
        time.sleep(1)
    people[0].http.post(f"{table}/start")
    for watcher in people[2:]:
        while watcher.http.post(links[1], data={"watch": "1"}).status_code == 429:  # all come from one address
            time.sleep(1)
    for person in people:
        person.sit(table)
    costs: Costs = {"place": [], "confirm": [], "place bytes": [], "confirm bytes": []}
    numbers = iter(range(1_000_000))
    actors = people[:2]
    while not actors[0].state["over"]:
        plans = [person.plan(numbers) for person in actors]
        for person, actions in zip(actors, plans, strict=True):
            for action in (*actions, "done"):
                for other in people:
                    other.drain()
                before, seen = running.cpu(), len(person.received)
                person.act(next(numbers), action)
                kind = "confirm" if action == "done" else "place"
                costs[kind].append(settled(running) - before)
                costs[f"{kind} bytes"].append(sum(person.received[seen:]))
        for person in people:
            person.drain()
    for person in people:
        person.socket.close()
    return costs


def settled(running: Server) -> float:
    """The CPU time once the server has sent everything."""
    last = running.cpu()
    while True:
        subprocess.run(["sleep", "0.004"], check=True)
        now = running.cpu()
        if now - last < 20e-6:
            return now
        last = now


def show(name: str, alone: list[Costs], watched: list[Costs], spectators: int) -> None:
    print(f"\n{name}")
    for kind in ("place", "confirm"):
        one = mean(cost for game in alone for cost in game[kind])
        many = mean(cost for game in watched for cost in game[kind])
        sizes = [size for game in alone for size in game[f"{kind} bytes"]]
        more = (many - one) / spectators
        print(
            f"  {kind:8} actor and one opponent {one * 1e3:.2f} ms, each spectator {more * 1e3:.3f} ms more;"
            f" update to the actor {mean(sizes):,.0f} bytes, at most {max(sizes):,.0f}"
        )


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
