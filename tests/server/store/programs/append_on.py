"""Appends entries to table `t` one after the other and tells each one that is acknowledged, until it is killed."""

import asyncio
import sys
from itertools import count

from whistlestop.server.store import Store, rows


async def main(url: str) -> None:
    store = Store.open(url)
    for seq in count(1):
        entry = rows.EntryRow("t", seq, 1, "do", f"entry {seq}", f"client {seq}", float(seq))
        await store.write(lambda conn, entry=entry: rows.append(conn, "t", [entry]))  # type: ignore[misc]
        print(seq, flush=True)


asyncio.run(main(sys.argv[1]))
