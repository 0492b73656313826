"""People at their browsers, and what those browsers complain about."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

from tests.browser.serving import Serving

# Motion costs more than everything else that a browser does here; a test that is about it asks for it.
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = STILL | {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = STILL | {"viewport": {"width": 1280, "height": 800}}
# What a browser says while its server is away.
OFFLINE = r"WebSocket connection to|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|Failed to fetch"


class People:
    """Makes pages, each of a person with a browser profile of its own, and keeps an eye on all of them."""

    def __init__(self, server: Serving, new_context: Callable[..., BrowserContext]) -> None:
        self.server = server
        self._new_context = new_context
        self._expected: list[str] = []
        self._problems: list[str] = []

    def phone(self, locale: str = "en-GB", **settings: Any) -> Page:
        """A page on a small phone."""
        return self._page(PHONE | settings, locale)

    def desktop(self, locale: str = "en-GB", **settings: Any) -> Page:
        """A page on a computer."""
        return self._page(DESKTOP | settings, locale)

    def same(self, page: Page) -> Page:
        """Another page of the same person: another tab."""
        return page.context.new_page()

    def expect(self, *patterns: str) -> None:
        """These complaints will come, and are no fault."""
        self._expected += patterns

    def check(self) -> None:
        """Nothing went wrong that the test did not expect."""
        surprises = [problem for problem in self._problems if not any(re.search(p, problem) for p in self._expected)]
        assert not surprises, "\n".join(surprises)

    def _page(self, settings: dict[str, Any], locale: str) -> Page:
        context = self._new_context(base_url=self.server.address, locale=locale, **settings)
        context.on("console", self._hear)
        context.on("weberror", lambda failure: self._problems.append(f"page error: {failure.error}"))
        context.on("requestfailed", self._miss)
        return context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            place = message.location
            self._problems.append(f"console {message.type}: {message.text} ({place['url']}:{place['lineNumber']})")

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page itself went elsewhere
            self._problems.append(f"request failed: {request.method} {request.url}: {request.failure}")
