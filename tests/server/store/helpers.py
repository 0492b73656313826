"""Short ways to rows and to works for the tests of the store."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from whistlestop.server.store import Store, rows
from whistlestop.server.store.rows import ChairRow, Connection, EntryRow, TableRow

T = TypeVar("T")
NOW = 1_800_000_000.0


def write(store: Store, work: Callable[[Connection], T]) -> T:
    return asyncio.run(store.write(work))


def read(store: Store, work: Callable[[Connection], T]) -> T:
    return asyncio.run(store.read(work))


def a_table(table_id: str = "t", changed_at: float = NOW, code: str | None = None) -> TableRow:
    return TableRow(
        table_id, "some-game", 2, "{}", "playing", "sealed", NOW, changed_at, b"\0seed", b"nonce", code=code
    )


def two_chairs(table_id: str = "t") -> list[ChairRow]:
    return [ChairRow(table_id, 1, "person", "Ada"), ChairRow(table_id, 2, "bot", level="good", bot_seed=2**62 - 1)]


def set_up(store: Store, *table_ids: str) -> None:
    """Put up tables with two chairs each."""

    def work(conn: Connection) -> None:
        for table_id in table_ids or ("t",):
            assert rows.create_table(conn, a_table(table_id), two_chairs(table_id))

    write(store, work)


def an_entry(seq: int, client: str | None = None, text: str = "C3 hh--", table_id: str = "t") -> EntryRow:
    return EntryRow(table_id, seq, 1, "do", text, client, NOW + seq)


def append(store: Store, *entries: EntryRow) -> None:
    write(store, lambda conn: rows.append(conn, entries[0].table_id, entries))


def start(script: str, arguments: Sequence[str]) -> "subprocess.Popen[str]":
    """A program of its own, from the folder beside this file."""
    path = Path(__file__).parent / "programs" / script
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, path, *arguments], stdin=pipe, stdout=pipe, text=True)
