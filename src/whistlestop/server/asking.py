"""Who asks for a page, in which language, and from where: read off a request."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Literal
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from whistlestop.core.errors import UnknownName
from whistlestop.server.access import A_YEAR, Device
from whistlestop.server.attendance import Where
from whistlestop.server.config import Config
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.texts import short_name
from whistlestop.server.workers import Workers
from whistlestop.web import place
from whistlestop.web.models import CALLS, Reader
from whistlestop.words import LOCALES, best_locale

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")


def hub_of(request: HTTPConnection) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def workers_of(request: HTTPConnection) -> Workers:
    workers: Workers = request.app.state.workers
    return workers


def config_of(request: HTTPConnection) -> Config:
    config: Config = request.app.state.config
    return config


def device_of(request: HTTPConnection) -> Device:
    """The device of a request: the same object all through it."""
    if not hasattr(request.state, "device"):
        request.state.device = Device.of(request)
    device: Device = request.state.device
    return device


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "?"


def network_of(request: HTTPConnection) -> str:
    """Where a request comes from, for limits: whoever has one IPv6 address has 2^64 of them, the whole /64."""
    address = address_of(request)
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:  # as a socket for both kinds names the old ones
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), 64), strict=False))


def locale_of(request: HTTPConnection) -> str:
    chosen = request.cookies.get("language", "")
    return chosen if chosen in LOCALES else best_locale(request.headers.get("accept-language"))


def reader_of(request: HTTPConnection) -> Reader:
    theme = request.cookies.get("theme", "")
    return Reader(
        locale_of(request),
        next((known for known in THEMES if known == theme), None),
        short_name(unquote(request.cookies.get("name", ""))),
        _silent(request),
        request.url.path,
        public_address(request),
    )


def _silent(request: HTTPConnection) -> frozenset[str]:
    """Which calls somebody has switched off: at this table, else wherever that was done last."""
    named = request.cookies.get("silent-here", request.cookies.get("silent", "")).split(".")
    return frozenset(named).intersection(CALLS)


def is_same_origin(request: HTTPConnection) -> bool:
    """Whether a page of our own has sent this: browsers name the origin of every POST and of every socket."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    scheme = request.scope["scheme"].replace("ws", "http")
    asked = f"{scheme}://{request.headers.get('host', '')}"
    public = config_of(request).base_url or asked  # a proxy need not pass on the name that it was asked by
    return origin.lower() in (asked.lower(), public.lower())


def public_address(request: HTTPConnection) -> str:
    """The address that others can reach: what links and QR codes begin with."""
    return _site(request) + place.at("")


def _site(request: HTTPConnection) -> str:
    config = config_of(request)
    if config.base_url:
        return config.base_url
    if config.network_url and (request.url.hostname or "") in LOCAL_NAMES:
        return config.network_url
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    return f"{scheme}://{request.url.netloc}"


def is_secure(request: HTTPConnection) -> bool:
    """Whether cookies go over https only: also where a proxy that is not believed has come by http for https pages."""
    return request.url.scheme == "https" or config_of(request).base_url.startswith("https://")


def remember_choice(response: Response, request: Request, name: str, value: str, at: str = "/") -> None:
    """Keep something that a person has chosen in a cookie, for all pages below `at`; it is nobody's secret."""
    response.set_cookie(
        name,
        quote(value),
        max_age=A_YEAR,
        path=place.at(at),
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
    )


async def live_of(request: HTTPConnection) -> Live:
    """The table that the address names."""
    id = request.path_params["id"]
    live = await hub_of(request).live(id) if id.isascii() and id.isalnum() else None  # PostgreSQL takes no NUL
    if live is None or live.row.state == "record":
        raise UnknownName("server-no-such-table")
    if live.hub.store.is_shared and live.where(device_of(request).id) is None:
        await live.follow()  # whoever has just sat down at another process may be here before the news of it
    return live


async def own_table(request: HTTPConnection) -> tuple[Live, Where]:
    """The table of the address and where the device stands there; strangers do not even learn that it is there."""
    live = await live_of(request)
    return live, stands(request, live)


@asynccontextmanager
async def own_table_held(request: HTTPConnection) -> AsyncIterator[tuple[Live, Where]]:
    """The own table to be drawn, held: whoever waited for it may stand elsewhere by now."""
    live, _ = await own_table(request)
    async with live.held():
        yield live, stands(request, live)


def stands(request: HTTPConnection, live: Live) -> Where:
    """Where the device stands at a table."""
    where = live.where(device_of(request).id)
    if where is None:
        raise UnknownName("server-no-such-table")
    return where
