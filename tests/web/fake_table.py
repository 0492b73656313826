"""A table page for the scripts alone: the smallest markup they need, and a server that says only what a test tells it.

Its address is that of a home network, without https: there browsers keep several things from scripts.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, WebSocketRoute

import whistlestop.web

STATIC = Path(whistlestop.web.__file__).parent / "static"
HOME = "http://table.test"
ASSETS = "0123456789abcdef"

WORDS = {
    "way": "way {n} of {m}",
    "take-back": "Take back {place}?",
    "take-back-verb": "Take back",
    "confirm": "Confirm",
    "finish": "Finish",
    "waiting": "Waiting",
    "not-yours": "The board of {name}.",
    "undo": "Undo",
    "back": "Back",
    "offline-reason": "No connection.",
    "offline-why": "The reason is not known here.",
    "asked": "It is kept.",
    "hint": "Hint",
    "hint-thinking": "Thinking…",
    "nothing-back": "There is nothing to take back.",
    "reconnecting": "Reconnecting…",
    "kept": "Kept.",
    "online": "On line",
    "outdated": "The table was kept.",
    "closed": "This table is closed.",
    "changed": "The position has changed.",
    "your-turn": "Your turn",
    "rule": "Rule",
}
STATE: dict[str, Any] = {
    "version": [1, 0],
    "offers": {"h": "A1 B1", "r": "A2"},
    "tool": "h",
    "finish": "done",
    "canFinish": False,
    "yourTurn": True,
    "canUndo": False,
    "pencil": {},
    "title": "Round 1",
    "over": False,
}


def cell(place: str, look: str = "") -> str:
    """A place on the board: a square of the picture."""
    x, y = 40 * (ord(place[0]) - ord("A")), 40 * (int(place[1]) - 1)
    return (
        f'<g id="c-{place}" class="{look}" data-place="{place}" role="button" tabindex="-1" aria-label="{place}"'
        f' transform="translate({x} {y})"><rect width="38" height="38"/></g>'
    )


PLACES = ("A1", "B1", "A2", "B2")
PARTS = {
    "board-1": '<svg id="board-1" width="80" height="80">'
    '<!--c-A1--><!--c-B1--><!--c-A2--><!--c-B2--><g id="ghost"></g></svg>',
    **{f"c-{place}": cell(place) for place in PLACES},
    "tray": '<div id="tray"><button id="die-1" data-tool="h">h</button>'
    '<button id="die-2" data-tool="r">r</button></div>',
    "say": '<p id="say">Draw.</p>',
    "log": '<ol id="log"></ol>',
    "log.1": '<li id="log.1">The game begins.</li>',
}


def document(start: dict[str, Any], script: str = "table.js", body: str = "") -> str:
    """A page with a script."""
    data = json.dumps(start).replace("<", "\\u003c")
    return (
        f'<!doctype html><html lang="en"><link rel="icon" href="/icon.svg"><body>{body}'
        f'<script type="application/json" id="start">{data}</script>'
        f'<script type="module" src="/static/{ASSETS}/{script}"></script></body></html>'
    )


def table_body() -> str:
    board = PARTS["board-1"]
    for place in PLACES:
        board = board.replace(f"<!--c-{place}-->", PARTS[f"c-{place}"])
    buttons = "".join(f'<button id="{id}"><span class="lbl"></span></button>' for id in ("undo", "hint", "turn", "go"))
    return (
        '<div id="banner" hidden></div>'
        f'<div id="boards"><div class="stage"><figure class="plate" data-seat="1">{board}</figure></div>'
        '<div class="others"><figure class="plate" data-seat="2"><b id="name-2">Ben</b><svg id="board-2"/></figure>'
        "</div></div>"
        '<button id="seat-2" data-board="board-2">Ben</button>'
        f'<button id="news" hidden></button>{PARTS["tray"]}<section class="act">{PARTS["say"]}{buttons}</section>'
        f'<aside id="side"><ol id="log">{PARTS["log.1"]}</ol><form id="chatform"><input name="text"></form></aside>'
        '<dialog id="help" data-load="/help/game?fragment=1"><div class="load"></div></dialog>'
        '<div id="toast"></div><div id="live" aria-live="polite"></div><div id="alert" role="alert"></div>'
    )


class FakeTable:
    """The server's side of one table. It welcomes every page; the rest is as a test says it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[dict[str, Any]] = []
        self.drawing = "d1"
        self.assets = ASSETS
        self.answers: dict[str, dict[str, Any]] = {}
        self.on_command: Callable[[dict[str, Any]], None] = lambda command: None
        self.refuses = False
        self.is_deaf = False
        self.files: dict[str, tuple[str, str]] = {}
        self.sockets: list[WebSocketRoute] = []
        start = {
            "socket": "/t/x/socket",
            "light": "/t/x/light",
            "hint": "/t/x/hint",
            "seat": 1,
            "calls": ["sound", "title", "badge"],
            "drawing": self.drawing,
            "state": STATE,
            "words": WORDS,
        }
        self.files["/t/x"] = document(start, body=table_body()), "text/html"
        page.route(f"{HOME}/**", self._serve)
        page.route_web_socket("**/socket", self._connect)

    def open(self, path: str = "/t/x") -> None:
        """Go to a page; at the table, wait until its script has been welcomed."""
        self.page.goto(HOME + path)
        if path == "/t/x":
            self.wait_for("hello")

    def say(self, **message: Any) -> None:
        self.sockets[-1].send(json.dumps(message))

    def patch(self, parts: dict[str, str], state: dict[str, Any] | None = None, gone: tuple[str, ...] = ()) -> None:
        self.drawing += "+"
        news = {"state": {**STATE, **state}} if state is not None else {}
        self.say(t="patch", parts=parts, gone=gone, drawing=self.drawing, **news)

    def done(self, command: dict[str, Any], result: str = "applied", **more: str) -> None:
        self.say(t="done", id=command["id"], result=result, **more)

    def hang_up(self) -> None:
        self.sockets[-1].close()

    def commands(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["t"] == kind]

    def wait_for(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        """Wait until the page has sent so many messages of a kind."""
        for _ in range(400):
            if len(self.commands(kind)) >= count:
                return self.commands(kind)
            self.page.wait_for_timeout(25)
        raise AssertionError(f"only {self.heard}")

    def _serve(self, route: Route) -> None:
        path = urlsplit(route.request.url).path
        name = path.removeprefix(f"/static/{ASSETS}/")
        if name != path:
            route.fulfill(body=(STATIC / name).read_bytes(), content_type="text/javascript")
        elif path in self.files:
            body, content_type = self.files[path]
            route.fulfill(body=body, content_type=content_type)
        else:
            route.fulfill(status=404, body="")

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.refuses:
            socket.close()
            return
        self.sockets.append(socket)
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        if self.is_deaf:
            return
        message = json.loads(text)
        self.heard.append(message)
        match message["t"]:
            case "hello" if message["drawing"] == self.drawing:
                self.say(t="welcome", assets=self.assets)
            case "hello":
                self.say(t="resync")
            case "ask":
                self.say(t="answer", n=message["n"], **self.answers[message["draft"]])
            case _:
                self.on_command(message)
