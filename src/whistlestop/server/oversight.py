"""What whoever looks after a server sees of it over HTTP: whether it lives, whether it can serve, its figures.

Figures are for the machine itself, or for whoever knows the token of this server: moves count in them that others at a
table must not hear of.
"""

import asyncio
import hmac
import logging
from base64 import b64decode
from collections.abc import Sequence
from ipaddress import ip_address

from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from whistlestop import games
from whistlestop.core.errors import UnknownName
from whistlestop.server import figures
from whistlestop.server.asking import LOCAL_NAMES, address_of, config_of, hub_of, network_of, reader_of
from whistlestop.server.config import VERSION, Config
from whistlestop.server.figures import Everybody, Family, gauge
from whistlestop.server.hub import Hub
from whistlestop.server.limits import TooOften
from whistlestop.server.store import rows
from whistlestop.server.store.jobs import BOT
from whistlestop.web import status as status_page
from whistlestop.web.models import ProcessFacts

log = logging.getLogger(__name__)

PATIENCE = 3.0  # seconds for the store to answer
PASSED_ON = ("x-forwarded-for", "x-real-ip", "forwarded", "via")  # what proxies write


# --- does it live, can it serve?


async def health(request: Request) -> Response:
    """The process answers; whether it can do more is another question."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether people can be sent here: the store answers, and the rules of all games are loaded."""
    hub = hub_of(request)
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.store.read(lambda connection: rows.table(connection, "ready"))
    except (DBAPIError, TimeoutError):
        return PlainTextResponse("the database does not answer\n", status_code=503)
    if not all(hub.is_ready(game) for game in games.offered()):
        return PlainTextResponse("the rules are being loaded\n", status_code=503)
    return PlainTextResponse("ok\n")


# --- figures


async def metrics(request: Request) -> Response:
    """All figures in the text format of Prometheus."""
    _must_be_allowed(request)
    return PlainTextResponse(
        figures.text(await _everybody(request)), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


async def status(request: Request) -> Response:
    """The figures that say most, as a page that keeps itself up to date."""
    _must_be_allowed(request)
    everybody = await _everybody(request)
    now = hub_of(request).now()
    facts = [_facts(process, families, now) for process, families in sorted(everybody.items())]
    return HTMLResponse(status_page.status(reader_of(request), VERSION, facts), headers={"Refresh": "10"})


def _facts(process: str, families: Sequence[Family], now: float) -> ProcessFacts:
    slowest = figures.quantile(families, "whistlestop_action_seconds", 0.99)
    return ProcessFacts(
        process,
        max(0, int(now - figures.value(families, "process_start_time_seconds"))),
        int(figures.value(families, "whistlestop_tables_in_memory")),
        int(figures.value(families, "whistlestop_connections")),
        int(figures.value(families, "whistlestop_action_seconds")),
        slowest,
        _known_number(families, "whistlestop_bots_waiting"),
        int(figures.value(families, "whistlestop_bot_failures_total")),
        int(figures.value(families, "process_resident_memory_bytes")),
    )


def _known_number(families: Sequence[Family], name: str) -> int | None:
    """A figure that nobody may know just now."""
    is_known = any(family.name == name and family.samples for family in families)
    return int(figures.value(families, name)) if is_known else None


async def leave_figures(hub: Hub, config: Config) -> None:
    """Leave them for the other processes at this port, until cancelled."""
    while config.figures:
        try:
            figures.leave(config.figures, await _own(hub))
        except OSError:  # the disk may be full for a while
            log.exception("figures could not be left for other processes")
        await asyncio.sleep(figures.PAUSE)


async def _everybody(request: Request) -> Everybody:
    return figures.gather(config_of(request).figures, await _own(hub_of(request)))


async def _own(hub: Hub) -> list[Family]:
    """What this process has counted, and what stands in its memory and before it."""
    viewers = [viewer for live in hub.lives.values() for viewer in live.viewers]
    return [
        Family("whistlestop_info", "gauge", "The version.", [figures.Sample(1, {"version": VERSION})]),
        gauge("whistlestop_tables_in_memory", len(hub.lives), "Tables that somebody looks at, or lately did."),
        gauge("whistlestop_connections", len(viewers), "Pages that are connected."),
        gauge("whistlestop_frames_waiting", sum(viewer.waiting() for viewer in viewers), "Frames not yet sent."),
        gauge("whistlestop_writes_waiting", hub.store.waiting, "Works that wait for the store."),
        hub.store.write_times.family(),
        Family(
            "whistlestop_bots_waiting", "gauge", "Turns of bots that wait: of all, told by each.", await _waiting(hub)
        ),
        *hub.figures.families(),
    ]


async def _waiting(hub: Hub) -> list[figures.Sample]:
    """How many turns of bots, as the store tells; nobody knows while it does not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            return [
                figures.Sample(await hub.store.read(lambda connection: rows.overdue_jobs(connection, BOT, hub.now())))
            ]
    except (DBAPIError, TimeoutError):
        return []


# --- for whom


def _must_be_allowed(request: Request) -> None:
    """Let pass who knows the token; where there is none, this machine alone. To all others there is no such page."""
    token = config_of(request).token
    if not token:
        if not _is_own_machine(request):
            raise UnknownName("server-no-such-page")
        return
    limits, given = hub_of(request).limits, _given_token(request)
    tries = "token", network_of(request), hub_of(request).ticks()
    if given and not limits.would_allow(*tries):
        raise TooOften("server-too-often")
    if hmac.compare_digest(given.encode(), token.encode()):
        return
    if given:
        limits.allows(*tries)
    raise HTTPException(401, headers={"WWW-Authenticate": 'Basic realm="Whistlestop"'})


def _is_own_machine(request: Request) -> bool:
    """Asked from here and under a name of here; with a public address a proxy on this machine may ask for others."""
    if config_of(request).base_url:
        return False
    try:
        is_here = ip_address(address_of(request)).is_loopback
    except ValueError:
        return False
    is_passed_on = any(name in request.headers for name in PASSED_ON)
    return is_here and not is_passed_on and request.url.hostname in LOCAL_NAMES


def _given_token(request: Request) -> str:
    """As scripts send it, or as browsers do, who ask for a name and a password."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "basic":
        try:
            return b64decode(given, validate=True).decode().partition(":")[2]
        except ValueError:
            return ""
    return given if kind.lower() == "bearer" else ""
