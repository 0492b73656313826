"""Messages get numbers in a row."""

import asyncio
from contextlib import closing
from functools import partial

import pytest
from msgspec.structs import replace

from tests.server.store.helpers import NOW, read, set_up, write
from whistlestop.server.store import Repeated, Store, rows
from whistlestop.server.store.rows import MessageRow

HELLO = MessageRow("t", 0, 1, "Ada", "Привіт, żółw 👋", None, "mine", NOW)


def test_messages_are_numbered_by_table(store: Store):
    set_up(store, "t", "u")
    notice = MessageRow("t", 0, None, "", "", '["server-joined", {}]', None, NOW)
    said = [write(store, partial(rows.add_message, message=message)) for message in (HELLO, notice, notice)]
    other = write(store, lambda conn: rows.add_message(conn, replace(HELLO, table_id="u")))
    assert said == [replace(HELLO, number=1), replace(notice, number=2), replace(notice, number=3)]
    assert other.number == 1
    assert read(store, lambda conn: rows.messages(conn, "t")) == said
    assert read(store, lambda conn: rows.messages(conn, "t", after=2)) == said[2:]


def test_a_message_sent_again_is_known(store: Store):
    set_up(store)
    write(store, lambda conn: rows.add_message(conn, HELLO))
    with pytest.raises(Repeated) as caught:
        write(store, lambda conn: rows.add_message(conn, HELLO))
    assert caught.value.number == 1
    assert len(read(store, lambda conn: rows.messages(conn, "t"))) == 1


def test_two_processes_that_speak_at_once_get_different_numbers(url: str, store: Store):
    set_up(store)
    with closing(Store.open(url)) as other:

        async def talk() -> list[MessageRow]:
            said: list[MessageRow] = []
            for _ in range(100):
                line = partial(rows.add_message, message=replace(HELLO, client=None))
                said += await asyncio.gather(store.write(line), other.write(line))
            return said

        said = asyncio.run(talk())
    assert sorted(message.number for message in said) == list(range(1, 201))
