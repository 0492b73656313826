import asyncio, time
from tests.faults.servers import Server, NO_BOTS
from tests.faults.client import Client
from tests.faults.player import Player
from tests.faults import ledger
from tests.faults.conftest import *

def test_try(server):
    async def scene():
        t = time.time(); server.start(); print("start", time.time()-t)
        ada, bob = Client(server.address, "Ada"), Client(server.address, "Bob")
        link = await ada.open_table("open", "random")
        await bob.sit_down(link, 2)
        await ada.start()
        await ada.come(); await bob.come()
        t = time.time()
        await asyncio.gather(Player(ada, 1).play(), Player(bob, 2).play())
        print("played", time.time()-t)
        ledger.check(server.db, [ada, bob])
        found = await ledger.check_game(ada)
        print(found.end, len(ada.sent), len(bob.sent), len(ledger.entries(server.db, ada.table)))
        import re
        print(ada.parts["end"][:3000])
        await ada.leave(); await bob.leave()
        print(server.errors)
    asyncio.run(scene())
