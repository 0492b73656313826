"""Where a server dies or fails when a test wants it to: patched in a process that is about to become one.

A test names a fault in the words of `arm`: {"at": "commit", "whose": "person", "call": 7}.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from whistlestop.server import app, errands, live, outward, workers
from whistlestop.server.hub import Hub
from whistlestop.server.store import rows, writer
from whistlestop.server.store.writer import Writer
from whistlestop.server.thinking import Think


def arm(at: str, call: int = 1, whose: str = "", flag: str = "", pragma: str = "") -> None:
    """Prepare one fault: at this point, when it is passed for the n-th time.

    `whose` tells what people, bots and chance do apart. A fault of the disk lasts as long as there is a file `flag`.
    """
    match at:
        case "append" | "commit" | "answer":
            _arm_move(at, Death(call), whose)
        case "said" | "say commit":
            _arm_message(at, Death(call))
        case "snapshot":
            _arm_snapshot(Death(call))
        case "statement":
            event.listen(Engine, "after_cursor_execute", Death(call))  # the first ones are those of the migration
        case "thought":
            _arm_thought(Death(call))
        case "disk":
            _arm_disk(Path(flag), pragma)
        case "calls":
            _arm_calls()
        case "forked bots":
            _fork_bots()
        case "short leases":
            _wrap(errands, "LEASE", lambda _: 3.0)
            _wrap(errands, "LOOK_AGAIN", lambda _: 0.5)
        case "no bots":
            _wrap(app, "Workers", lambda _: _NoBots)
        case _:
            raise ValueError(at)


def forget_preparations() -> None:
    """The kernels are loaded already: no page has to wait until a process of bots has loaded them, too."""
    _wrap(Hub, "prepare", lambda _: lambda hub, compiled: None)


class Death:
    """Comes at the n-th call: nothing is finished, flushed or closed."""

    def __init__(self, calls: int) -> None:
        self._left = calls

    def __call__(self, *_: object) -> None:
        self._left -= 1
        if not self._left:
            os.kill(os.getpid(), signal.SIGKILL)


def _wrap(target: object, name: str, make: Callable[[Any], Any]) -> None:
    """Put something else in the place of a function, made from it."""
    setattr(target, name, make(getattr(target, name)))


def _arm_calls() -> None:
    """This machine counts as a public one, and people are called two seconds after their turn has come."""
    _wrap(outward, "is_public", lambda _: lambda address: True)
    _wrap(live, "GRACE", lambda _: 2.0)
    _wrap(errands, "LOOK_AGAIN", lambda _: 0.1)


# --- when something is written


def _arm_move(at: str, death: Death, whose: str) -> None:
    """Die before a move is appended; before the COMMIT of its transaction; before anybody hears that it is stored."""

    def wrap(append: Callable[..., None]) -> Callable[..., None]:
        def appending(connection: Any, table: str, entries: Any) -> None:
            is_meant = whose == ("person" if entries[0].client else "bot" if entries[0].seat else "chance")
            if is_meant and at == "append":
                death()
            append(connection, table, entries)
            if is_meant and at == "commit":
                event.listen(Engine, "commit", death, once=True)
            elif is_meant and at == "answer":
                _before_the_answer(death)

        return appending

    _wrap(rows, "append", wrap)


def _arm_message(at: str, death: Death) -> None:
    """Die when a line of chat is written and not committed; or committed, and nobody has heard of it."""

    def wrap(add: Callable[..., Any]) -> Callable[..., Any]:
        def adding(connection: Any, message: Any) -> Any:
            added = add(connection, message)
            if at == "said":
                death()
            else:
                _before_the_answer(death)
            return added

        return adding

    _wrap(rows, "add_message", wrap)


def _arm_snapshot(death: Death) -> None:
    """Die when a snapshot is written and not committed."""

    def wrap(put: Callable[..., None]) -> Callable[..., None]:
        def putting(connection: Any, row: Any) -> None:
            put(connection, row)
            death()

        return putting

    _wrap(rows, "put_snapshot", wrap)


def _before_the_answer(death: Death) -> None:
    """The transaction that runs now in this thread will be committed, but whoever waits for it is not told."""

    def wrap(settle: Callable[..., None]) -> Callable[..., None]:
        def settling(*arguments: Any) -> None:
            _wrap(writer, "_settle", lambda _: settle)
            death()
            settle(*arguments)

        return settling

    _wrap(writer, "_settle", wrap)


def _arm_disk(flag: Path, pragma: str) -> None:
    """While the flag is there, SQLite refuses by this setting what a disk would refuse."""

    def wrap(transaction: Callable[..., Any]) -> Callable[..., Any]:
        def trying(self: Any, orders: Any) -> Any:
            self._disconnect()
            if flag.exists():
                self._connection = self._engine.connect()
                self._connection.connection.driver_connection.execute(f"PRAGMA {pragma}")
            return transaction(self, orders)

        return trying

    _wrap(Writer, "_transaction", wrap)


# --- bots


def _arm_thought(death: Death) -> None:
    """Die when a bot has just begun to think."""

    def wrap(encode: Callable[[Any], bytes]) -> Callable[[Any], bytes]:
        def encoding(question: Any) -> bytes:
            if isinstance(question, Think):
                asyncio.get_running_loop().call_later(0.001, death)
            return encode(question)

        return encoding

    _wrap(workers, "encode", wrap)


def _fork_bots() -> None:
    """Bots think in forks of the server, which has loaded all kernels: they are there at once, however short it lives.

    A fork keeps nothing of the server but its pipe: no port, no file, no lock.
    """

    def wrap(work: Callable[..., None]) -> Callable[..., None]:
        def working(pipe: Connection, find: str) -> None:
            server = parent_process()
            assert server is not None
            kept = sorted((0, 1, 2, pipe.fileno(), server.sentinel))
            for one, next_one in zip(kept, [*kept[1:], os.sysconf("SC_OPEN_MAX")], strict=True):
                os.closerange(one + 1, next_one)
            work(pipe, find)

        return working

    async def load(self: Any, game: str) -> None:
        pass

    _wrap(workers, "work", wrap)
    _wrap(workers._Worker, "load", lambda _: load)
    _wrap(workers, "get_context", lambda get_context: lambda _: get_context("fork"))


class _NoBots:
    """In place of the processes of bots, which cost time where none plays."""

    def __init__(self, processes: int) -> None:
        pass

    def start(self) -> None:
        pass

    async def ready(self, game: str) -> None:
        pass

    async def close(self) -> None:
        pass
