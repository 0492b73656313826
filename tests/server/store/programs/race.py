"""Tries to write entries 1 … n of table `t` under a name, and tells which of them it got."""

import asyncio
import sys

from whistlestop.server.store import Store, Taken, rows


async def main(url: str, name: str, entries: int) -> None:
    store = Store.open(url)
    print("ready", flush=True)
    sys.stdin.readline()
    for seq in range(1, entries + 1):
        entry = rows.EntryRow("t", seq, 1, "do", name, None, 0.0)
        try:
            await store.write(lambda conn, entry=entry: rows.append(conn, "t", [entry]))  # type: ignore[misc]
        except Taken:
            continue
        print(seq, flush=True)
    store.close()


asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
