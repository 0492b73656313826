"""People at their browsers, and what those browsers complain about."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError

from tests.browser.serving import Serving

# Motion costs more than everything else that a browser does here; a test that is about it asks for it.
# What stands between a page and its server would hide from the tests what goes on there.
STILL: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block"}
PHONE: dict[str, Any] = STILL | {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = STILL | {"viewport": {"width": 1280, "height": 800}}
# What a browser says while its server is away.
OFFLINE = r"WebSocket connection to|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|Failed to fetch"


class Profiles:
    """Browser profiles of a server's visitors, each with a page, lent to one test after another.

    To start one costs more than most tests do. Without its cookies it is another person's. Each has an address of its
    own, since from one address only so many tables can be opened.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._free: dict[str, list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, str] = {}

    def lend(self, settings: dict[str, Any]) -> Page:
        """A page of somebody who has never been here."""
        kind = repr(settings)
        free = self._free.setdefault(kind, [])
        context = free.pop() if free else self._new(settings)
        self._kinds[context] = kind
        return context.pages[0] if context.pages else context.new_page()

    def _new(self, settings: dict[str, Any]) -> BrowserContext:
        headers = {"X-Forwarded-For": f"192.0.2.{len(self._kinds) + 1}"}
        return self._browser.new_context(base_url=self._address, extra_http_headers=headers, **settings)

    def take_back(self, context: BrowserContext) -> None:
        """Leave all tables, and forget who was here."""
        for tab in context.pages[1:]:
            tab.close()
        for page in context.pages:
            page.goto("/t/nowhere")  # a small page of the same site: the browser's process stays
        context.clear_cookies()
        self._free[self._kinds[context]].append(context)

    def close(self) -> None:
        for context in self._kinds:
            context.close()


class People:
    """Whoever comes in one test, each with a browser profile of their own; keeps an eye on all of them."""

    def __init__(self, server: Serving, profiles: Profiles) -> None:
        self.server = server
        self._profiles = profiles
        self._lent: list[BrowserContext] = []
        self._expected: list[str] = []
        self._problems: list[str] = []
        self._ears: dict[str, Callable[[Any], None]] = {
            "console": self._hear,
            "weberror": self._stumble,
            "requestfailed": self._miss,
        }

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

    def leave(self) -> None:
        """Go away, all of them."""
        while self._lent:
            context = self._lent.pop()
            for event, ear in self._ears.items():
                context.remove_listener(event, ear)
            self._profiles.take_back(context)

    def _page(self, settings: dict[str, Any], locale: str) -> Page:
        page = self._profiles.lend({**settings, "locale": locale})
        for event, ear in self._ears.items():
            page.context.on(event, ear)  # type: ignore[call-overload]
        self._lent.append(page.context)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            place = message.location
            self._problems.append(f"console {message.type}: {message.text} ({place['url']}:{place['lineNumber']})")

    def _stumble(self, failure: WebError) -> None:
        self._problems.append(f"page error: {failure.error}")

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page itself went elsewhere
            self._problems.append(f"request failed: {request.method} {request.url}: {request.failure}")
