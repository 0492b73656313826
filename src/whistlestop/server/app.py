"""The application: which address leads where, what holds for every answer, and what runs beside them."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from sqlalchemy.exc import DBAPIError, InternalError, OperationalError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from whistlestop.core.errors import UnknownName, WhistlestopError
from whistlestop.server import alone, companions, forms, hints, oversight, pages, paper, replays, vapid
from whistlestop.server.analyses import Analysts
from whistlestop.server.asking import reader_of
from whistlestop.server.bots import Bots
from whistlestop.server.config import VERSION, Config
from whistlestop.server.guard import Guard
from whistlestop.server.housekeeping import keep_house
from whistlestop.server.hub import Hub, NotReady
from whistlestop.server.limits import TooMany, TooOften
from whistlestop.server.reminders import Reminders
from whistlestop.server.rights import NotAllowed
from whistlestop.server.sockets import socket
from whistlestop.server.store.errors import Gone
from whistlestop.server.store.store import Store
from whistlestop.server.timekeeper import Timekeeper
from whistlestop.server.together import Together
from whistlestop.server.workers import Workers
from whistlestop.web import errors as error_page
from whistlestop.web import place
from whistlestop.words import say, sentence

log = logging.getLogger("whistlestop.server")


def build(config: Config, *, is_alone: bool = False) -> Starlette:
    """The application of one server process, which does nothing else if `is_alone`."""
    place.stand_at(config.base_path)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = Store.open(config.db)
        hub = app.state.hub = Hub(store)
        await hub.served.beat()
        workers = app.state.workers = Workers(config.bot_processes)
        workers.start()
        hub.prepare(workers.ready)
        hub.push_key, _ = await vapid.keys(store)
        works = [Bots(hub, workers).run(), Analysts(hub, workers).run(), Timekeeper(hub).run(), Reminders(hub).run()]
        works += [hub.served.run(), keep_house(hub, config), Together(hub).run()]
        works.append(oversight.leave_figures(hub, config))
        if is_alone:
            works.append(hub.settle())
        tasks = [asyncio.create_task(work) for work in works]
        for task in tasks:
            task.add_done_callback(_ended)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            await workers.close()
            store.close()

    app = Starlette(
        routes=_routes(),
        lifespan=life,
        middleware=[
            Middleware(Guard),
            Middleware(ServerErrorMiddleware, handler=_failed),  # inside the guard, unlike Starlette's own
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=6),
        ],
        exception_handlers={
            WhistlestopError: _refused,
            Gone: _deleted,
            OperationalError: _away,
            InternalError: _away,  # PostgreSQL may have become a copy of another one, which nobody writes to
            HTTPException: _http_error,
            ClientDisconnect: _gone,
        },
    )
    app.router.redirect_slashes = False  # to addresses that would name the server as the request does
    app.state.config = config
    return app


def _ended(task: asyncio.Task[None]) -> None:
    """What runs beside the pages goes on until it is cancelled: where it does not, the log tells why."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("something that runs beside the pages has stopped", exc_info=error)


def _routes() -> list[BaseRoute]:
    return [
        Route("/", pages.home),
        Route("/new/{game}", pages.new_table),
        Route("/new", forms.new_table, methods=["POST"]),
        Route("/learn/{game}", forms.learn, methods=["POST"]),
        Route("/code", forms.code, methods=["POST"]),
        Route("/join/{code}", pages.join),
        Route("/join/{code}", forms.through_code, methods=["POST"]),
        Route("/l/{secret}", pages.link),
        Route("/l/{secret}", forms.through_link, methods=["POST"]),
        WebSocketRoute("/t/{id}/socket", socket),
        Route("/t/{id}", pages.table),
        Route("/t/{id}/parts", pages.parts),
        Route("/t/{id}/menu", pages.menu),
        Route("/t/{id}/keys", pages.keys),
        Route("/t/{id}/end", pages.end),
        Route("/t/{id}/light", pages.light),
        Route("/t/{id}/text", pages.text),
        Route("/t/{id}/hint", hints.hint),
        Route("/t/{id}/file", pages.game_file),
        *(Route(f"/t/{{id}}/{name}", forms.deed(work), methods=["POST"]) for name, work in forms.DEEDS.items()),
        Route("/r/{secret}", replays.page),
        Route("/r/{secret}/frame", replays.frame),
        Route("/r/{secret}/light", replays.light),
        Route("/r/{secret}/text", replays.text),
        Route("/r/{secret}/file", replays.file),
        Route("/r/{secret}/fork", replays.fork, methods=["POST"]),
        Route("/r/{secret}/analysis", replays.analyse, methods=["POST"]),
        Route("/replays", forms.upload, methods=["POST"]),
        Route("/challenge", alone.challenge_of_today),
        Route("/challenge", alone.try_challenge, methods=["POST"]),
        Route("/challenge/{day}/{game}", alone.challenge_of_day),
        Route("/puzzles", alone.list_puzzles),
        Route("/puzzles", alone.try_puzzle, methods=["POST"]),
        Route("/statistics", alone.statistics),
        Route("/statistics.csv", alone.statistics_file),
        Route("/settings", forms.settings, methods=["POST"]),
        Route("/help/{game}", pages.rules),
        Route("/real", paper.real),
        Route("/paper/{game}", paper.page),
        Route("/paper/{game}/show", paper.show),
        Route("/paper/{game}/light", paper.light),
        Route("/print/{game}", paper.prints),
        Route("/companion/new/{game}", companions.new),
        Route("/companion", companions.open_new, methods=["POST"]),
        Route("/companion/{id}", companions.page),
        Route("/companion/{id}/parts", companions.parts),
        Route("/companion/{id}/deal", companions.deal, methods=["POST"]),
        Route("/companion/{id}/end", companions.end, methods=["POST"]),
        Route("/static/{path:path}", pages.static),
        Route("/icon.svg", pages.icon),
        Route("/manifest.webmanifest", pages.manifest),
        Route("/service-worker.js", pages.service_worker),
        Route("/offline/{locale}", pages.offline),
        Route("/healthz", oversight.health),
        Route("/readyz", oversight.ready),
        Route("/metrics", oversight.metrics),
        Route("/status", oversight.status),
    ]


def first_words() -> frozenset[str]:
    """What our addresses begin with."""
    return frozenset(route.path.split("/")[1] for route in _routes() if isinstance(route, (Route, WebSocketRoute)))


# --- when something is wrong


def _closed(request: Request, status: int, words: str, report: str = "") -> Response:
    """A sentence, as a page or for a script."""
    if "application/json" in request.headers.get("accept", "") or request.url.path.endswith(
        ("/parts", "/frame", "/hint")
    ):
        return JSONResponse({"sentence": words}, status_code=status)
    return HTMLResponse(error_page.closed(reader_of(request), status, words, report), status_code=status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, WhistlestopError)
    status = 400
    match error:
        case UnknownName():
            status = 404
        case NotAllowed():
            status = 403
        case TooOften() | TooMany():
            status = 429
        case NotReady():
            status = 503
    words = sentence(error, reader_of(request).locale)
    return _later(request, words) if status == 503 else _closed(request, status, words)


def _later(request: Request, words: str) -> Response:
    """Not now: a page comes again by itself, a form is somebody's to send again."""
    response = _closed(request, 503, words)
    if request.method == "GET":
        response.headers["Refresh"] = "2"
    return response


async def _deleted(request: Request, error: Exception) -> Response:
    """The table has gone while somebody was doing something there."""
    return await _refused(request, UnknownName("server-no-such-table"))


async def _away(request: Request, error: Exception) -> Response:
    """The database does not answer, or takes nothing: that may pass, and is no mistake of ours."""
    assert isinstance(error, DBAPIError)
    log.warning("the database failed a page: %s", str(error.orig).strip())
    return _later(request, say(reader_of(request).locale, "server-database-away"))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = "server-no-such-page" if error.status_code in (404, 405) else "server-bad-request"
    response = _closed(request, error.status_code, say(reader_of(request).locale, reason))
    response.headers.update(error.headers or {})
    return response


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=400)  # nobody reads it


async def _failed(request: Request, error: Exception) -> Response:
    """A mistake of ours, which Starlette logs: the person gets a sentence, and a report whose number stands beside it.

    The report names the kind of page and never its address, which may hold a secret.
    """
    number, kind = secrets.token_hex(4), getattr(request.scope.get("route"), "path", "?")
    report = f"Whistlestop {VERSION}, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {request.method} {kind}, {number}"
    log.error("report %s: %s %s met %s", number, request.method, kind, type(error).__name__)
    return _closed(request, 500, say(reader_of(request).locale, "server-failed"), report)
