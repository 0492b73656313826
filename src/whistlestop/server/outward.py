"""Requests to addresses that people have typed in: only into the public network, and nowhere else.

The name is resolved once, and the address that was judged is the one connected to: a name that points elsewhere the
next moment leads nowhere. Redirects are not followed, answers are not read beyond their first line.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from threading import BoundedSemaphore, Thread
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from whistlestop.core.errors import WhistlestopError

PATIENCE = 10.0  # seconds for all of it
LONGEST_ADDRESS = 1000
MOST_LOOKUPS = 500  # names that are being looked up; one that hangs may take a minute, and a thread
_NAT64 = IPv6Network("64:ff9b::/96")  # an IPv4 address stands in its last bits


class BadAddress(WhistlestopError):
    """No request goes there."""


class Target(NamedTuple):
    """An address in its parts."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        shown = f"[{self.host}]" if ":" in self.host else self.host
        usual = {"http": 80, "https": 443}[self.scheme]
        return f"{self.scheme}://{shown}" + ("" if self.port == usual else f":{self.port}")


def target(url: str) -> Target:
    """An address as somebody has typed it, if one can ask there."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}[parts.scheme]
        host = (parts.hostname or "").encode("idna").decode()
    except (ValueError, KeyError, UnicodeError):
        raise BadAddress("server-reminder-address") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url and parts.username is None
    if not host or not is_plain or len(url) > LONGEST_ADDRESS:
        raise BadAddress("server-reminder-address")
    asked = parts.path or "/"
    found = Target(parts.scheme, host, port, f"{asked}?{parts.query}" if parts.query else asked)
    if _is_number(host) and not is_public(host):
        raise BadAddress("server-reminder-private")
    return found


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address belongs to nobody's own network, in whatever disguise."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is None and found in _NAT64:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            found = inner
    is_site_local = isinstance(found, IPv6Address) and found.is_site_local
    return found.is_global and not found.is_multicast and not found.is_reserved and not is_site_local


async def post(url: str, headers: Mapping[str, str], body: bytes) -> int:
    """Send something; the status of the answer. Raises BadAddress, OSError or TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        return await _post(target(url), headers, body)


async def _post(to: Target, headers: Mapping[str, str], body: bytes) -> int:
    address = await _address(to)
    secure = _certificates() if to.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, to.port, ssl=secure, server_hostname=to.host if secure else None, limit=1 << 14
    )
    try:
        told = {
            "Host": to.origin.partition("://")[2],
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        writer.write(f"POST {to.path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        await writer.drain()
        line = (await reader.readline()).split()
    except ValueError as error:  # a line without an end
        raise ConnectionError("no answer of HTTP") from error
    finally:
        writer.close()
    if len(line) < 2 or not line[0].startswith(b"HTTP/") or not (line[1].isdigit() and len(line[1]) == 3):
        raise ConnectionError("no answer of HTTP")
    return int(line[1])


async def _address(to: Target) -> str:
    """The address to connect to: one that was judged, and is not looked up again."""
    addresses = await _looked_up(to)
    if not addresses or not all(map(is_public, addresses)):
        raise BadAddress("server-reminder-private")
    return addresses[0]


_lookups = BoundedSemaphore(MOST_LOOKUPS)


async def _looked_up(to: Target) -> list[str]:
    """The addresses of a name.

    Each lookup has a thread of its own: it cannot be called off, so one that hangs would hold up those behind it. The
    program does not wait for these threads when it ends.
    """
    if not _lookups.acquire(blocking=False):
        raise ConnectionError("too many names are being looked up")
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def tell(how: Callable[[Any], None], what: object) -> None:
        if not found.done():
            how(what)

    def look_up() -> None:
        try:
            told = socket.getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)
            news: tuple[Callable[[Any], None], object] = found.set_result, [str(address[0]) for *_, address in told]
        except (OSError, UnicodeError) as error:
            news = found.set_exception, error
        finally:
            _lookups.release()
        with suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(tell, *news)

    try:
        Thread(target=look_up, name="whistlestop-lookup", daemon=True).start()
    except RuntimeError as error:
        _lookups.release()
        raise ConnectionError("this machine has no more threads") from error
    return await found


@cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()
