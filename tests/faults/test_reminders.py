"""A server is killed while somebody is to be called: whoever comes after it calls, and only once."""

import asyncio
from collections.abc import Callable

import pytest

from tests.faults.client import Client
from tests.faults.servers import NO_BOTS, Fault, Server
from tests.server.receiver import Receiver

pytestmark = pytest.mark.anyio

CALLS: Fault = {"at": "calls"}


async def test_a_call_that_is_due_when_the_server_is_killed_is_made_once(
    server: Server, person: Callable[[str], Client]
):
    async with Receiver() as receiver:
        server.start(NO_BOTS, CALLS)
        ada = person("Ada")
        await ada.open_table(must_draw="free")
        await ada.come()
        await ada.remind(receiver.address)
        await ada.answer(await ada.send(t="do", actions=["done"]))
        server.kill()
        await ada.leave()
        assert receiver.got == []
        server.start(NO_BOTS, CALLS)
        await receiver.wait(1)
        await asyncio.sleep(1)  # some more looks at what is due
        assert [ada.table.encode() in body for _, _, body in receiver.got] == [True]
