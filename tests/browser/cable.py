"""The line between a page and its server: what goes over it, and how it breaks."""

import json
from typing import Any, Literal

from playwright.sync_api import Page, WebSocket, WebSocketRoute


class Wiretap:
    """Commands that a page has sent and the answers it got, over all its connections."""

    def __init__(self, page: Page) -> None:
        self.sent: dict[str, dict[str, Any]] = {}  # by id
        self.heard: dict[str, list[str]] = {}  # by id: the results
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._note_sent(json.loads(text)))
        socket.on("framereceived", self._note_heard)

    def _note_sent(self, frame: dict[str, Any]) -> None:
        if "id" in frame:
            self.sent[frame["id"]] = frame

    def _note_heard(self, text: str | bytes) -> None:
        for message in map(json.loads, text.splitlines()):
            if message["t"] == "done":
                self.heard.setdefault(message["id"], []).append(message["result"])


class Cable:
    """A line that a test can cut and mend. It has to be laid before the page is opened."""

    def __init__(self, page: Page) -> None:
        self._is_cut = self._is_deaf = False
        self._fails: Literal["", "command", "answer"] = ""
        self._ends: WebSocketRoute | None = None
        self.commands: list[dict[str, Any]] = []  # that the page has sent, repeated ones too
        self.results: list[str] = []  # that it has heard
        self._page = page
        page.route_web_socket("**/socket", self._connect)

    def cut(self) -> None:
        """Break it, and let nothing through until it is mended."""
        self._is_cut = True
        assert self._ends is not None
        self._ends.close()

    def mend(self) -> None:
        """Let everything through again; the device notices."""
        self._is_cut = False
        self._page.evaluate("dispatchEvent(new Event('online'))")

    def fail_once(self, what: Literal["command", "answer"]) -> None:
        """Break under the next command: before it has arrived, or while its answer is on its way."""
        self._fails = what

    def _connect(self, page: WebSocketRoute) -> None:
        if self._is_cut:
            page.close()
            return
        self._ends = page
        server = page.connect_to_server()
        page.on_message(lambda text: self._up(page, server, str(text)))
        server.on_message(lambda text: self._down(page, str(text)))

    def _up(self, page: WebSocketRoute, server: WebSocketRoute, text: str) -> None:
        frame = json.loads(text)
        if "id" in frame:
            self.commands.append(frame)
            if self._fails == "command":
                self._fails = ""
                page.close()
                return
            self._is_deaf = self._fails == "answer"
        server.send(text)

    def _down(self, page: WebSocketRoute, text: str) -> None:
        results = [message["result"] for message in map(json.loads, text.splitlines()) if message["t"] == "done"]
        if not self._is_deaf:
            self.results += results
            page.send(text)
        elif results:  # the patch before the answer is lost as well
            self._is_deaf, self._fails = False, ""
            page.close()
