"""What takes a minute of waiting: `make faults` alone runs it; `make test` has it with clocks of its own."""

import asyncio
from collections.abc import Callable

import pytest
from websockets.asyncio.client import ClientConnection

from tests.faults.client import Client
from tests.faults.servers import NO_BOTS, Server
from tests.faults.test_crowds import figure, socket_of

pytestmark = pytest.mark.anyio

Person = Callable[[str], Client]


async def test_a_page_that_never_reads_is_let_go_and_holds_up_nobody(server: Server, person: Person):
    """What it is sent fills the buffers of two machines, then those of the server, and then it is disconnected."""
    server.start(NO_BOTS)
    ada, bob = person("Ada"), person("Bob")
    await ada.play_with(bob)
    cookie = "; ".join(f"{name}={value}" for name, value in bob.http.cookies.items())
    async with socket_of(server, ada.table, cookie) as deaf:
        await deaf.send('{"t":"hello","drawing":"' + bob.drawing + '"}')
        deaf.transport.pause_reading()
        await until_connected(server, 3)
        sent = 0
        while await figure(server, "whistlestop_connections") == 3:
            asked = [ask_much(deaf) for _ in range(50)]
            await asyncio.wait_for(asyncio.gather(*asked), 10)
            sent += len(asked)
            if sent % 500 == 0:
                assert await asyncio.wait_for(ada.ask("nonsense"), 5) == []
            assert sent < 200_000, "it is waited for without end"
    assert await ada.answer(await ada.send(t="say", text="Is anybody there?"), 5) == "applied"


async def ask_much(deaf: ClientConnection) -> None:
    """Let the server answer at some length."""
    await deaf.send('{"t":"ask","n":1,"draft":"' + "x" * 300 + '"}')


async def until_connected(server: Server, count: int) -> None:
    for _ in range(100):
        if await figure(server, "whistlestop_connections") == count:
            return
        await asyncio.sleep(0.05)
    pytest.fail("nobody has come")
