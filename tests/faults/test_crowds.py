"""Crowds that only look: those who play do not notice them."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.faults.client import Client
from tests.faults.servers import NO_BOTS, Server
from tests.helpers import amount

pytestmark = pytest.mark.anyio

CROWD = amount(100, 10_000)
AT_ONE_TABLE = 200  # spectators, as many as a table takes
FROM_ONE_ADDRESS = 25  # fewer than limits allow
MOST_MEMORY = 64 << 10  # bytes for each page that is connected

Person = Callable[[str], Client]


async def figure(server: Server, name: str) -> float:
    """A figure as the server itself tells it."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        found = re.search(rf"^{name}{{.*}} (\S+)$", (await http.get("/metrics")).text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def watch_link(ada: Client) -> str:
    """Open a table; the link with which others watch it."""
    await ada.open_table("open")
    page = (await ada.http.get(f"/t/{ada.table}")).text
    *_, watch = re.findall(r'value="http://[^/"]+(/l/[\w-]+)"', page)
    return str(watch)


@asynccontextmanager
async def looking_on(server: Server, table: str, link: str, address: str, count: int) -> AsyncIterator[None]:
    """So many people from one address who have come to watch a table, each connected and silent."""
    async with AsyncExitStack() as stack:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        headers = {"origin": server.address}
        http = httpx.AsyncClient(base_url=server.address, headers=headers, transport=transport, timeout=60)
        await stack.enter_async_context(http)
        for _ in range(count):
            answer = await http.post(link, data={"watch": "1"})
            assert answer.status_code == 303, answer.text
            cookie = answer.headers["set-cookie"].partition(";")[0]
            http.cookies.clear()
            await stack.enter_async_context(socket_of(server, table, cookie, address))
        yield


def socket_of(server: Server, table: str, cookie: str, address: str = "127.0.0.1") -> connect:
    return connect(
        f"{server.address.replace('http', 'ws')}/t/{table}/socket",
        origin=server.address,  # type: ignore[arg-type]
        additional_headers={"cookie": cookie},
        local_addr=(address, 0),
        ping_interval=None,
        open_timeout=60,
        max_queue=1,
    )


async def test_a_crowd_that_only_looks_on_costs_little(server: Server, person: Person):
    server.start(NO_BOTS)
    ada = person("Ada")
    await ada.open_table()
    await ada.come()
    before = memory(server)
    async with AsyncExitStack() as stack:
        left = CROWD
        for number in range(-(-CROWD // AT_ONE_TABLE)):
            host = person("Host")
            link = await watch_link(host)
            for group in range(AT_ONE_TABLE // FROM_ONE_ADDRESS):
                count = min(left, FROM_ONE_ADDRESS)
                if count:
                    address = f"127.2.{number}.{group + 1}"
                    await stack.enter_async_context(looking_on(server, host.table, link, address, count))
                    left -= count
        assert await figure(server, "whistlestop_connections") == CROWD + 1
        each = (memory(server) - before) / CROWD
        print(f"{each / 1024:.0f} KiB for each of {CROWD} pages")
        assert each < MOST_MEMORY
        started = time.monotonic()
        for _ in range(20):
            assert await ada.ask("nonsense") == []
        assert (time.monotonic() - started) / 20 < 0.5
    for _ in range(600):
        if await figure(server, "whistlestop_connections") == 1:
            break
        await asyncio.sleep(0.1)
    else:
        pytest.fail("who has gone still counts as here")


def memory(server: Server) -> int:
    """Resident memory of the server itself, in bytes."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024
