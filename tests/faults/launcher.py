"""Starts real servers that die where a test wants them to; run as a program, it is told how on standard input.

Loading a server takes longer than most of what is tested with it, so everything is loaded once, and each server is a
fork of this process that goes on as `whistlestop serve`. What is patched for a fault is patched in the fork alone.

Orders and answers are lines of JSON: {"start": arguments, "faults": […], "out": file, "errors": file} gives the pid of
a server, {"wait": pid} how it ended (0, an exit code, or minus the signal).
"""

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

# The processes of bots load this file, too: whatever is slow to load is loaded where it is needed.


def main() -> None:
    load()
    answer("ready")
    running: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "wait" in order:
            _, status = os.waitpid(order["wait"], 0)
            running.discard(order["wait"])
            answer(os.waitstatus_to_exitcode(status))
        else:
            server = os.fork()
            if not server:
                become(order)
            running.add(server)
            answer(server)
    for server in running:  # whoever gave the orders is gone
        os.kill(server, signal.SIGKILL)


def answer(value: object) -> None:
    print(json.dumps(value), flush=True)


def load() -> None:
    import uvicorn.loops.uvloop
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    import whistlestop.cli.serve
    import whistlestop.server.app  # noqa: F401
    from whistlestop import games
    from whistlestop.core import kernel

    for game in games.ids():
        games.room(game, "bots")
        if kernel.compiled:
            games.room(game, "warm").warm()


def become(order: dict[str, Any]) -> None:
    """Go on as a server, never to return."""
    from whistlestop.cli import main as whistlestop
    from whistlestop.server.hub import Hub

    Hub.prepare = lambda hub, compiled: None  # type: ignore[method-assign]  # the kernels are loaded already
    for number, path, mode in ((0, os.devnull, os.O_RDONLY), (1, order["out"], WRITE), (2, order["errors"], WRITE)):
        file = os.open(path, mode, 0o600)
        os.dup2(file, number)
        os.close(file)
    for fault in order["faults"]:
        arm(**fault)
    sys.argv = ["whistlestop", "serve", *order["start"]]
    code: object = 1
    try:
        whistlestop()
    except SystemExit as end:
        code = end.code
    finally:
        sys.stdout.flush()
        os._exit(code if isinstance(code, int) else 0 if code is None else 1)


WRITE = os.O_WRONLY | os.O_CREAT | os.O_APPEND


# --- faults


def arm(at: str, call: int = 1, whose: str = "", flag: str = "", pragma: str = "") -> None:
    """Prepare one fault: at this point, when it is passed for the n-th time.

    `whose` tells apart what people, what bots do and what chance decides. A fault of the disk lasts as long as there
    is a file `flag`.
    """
    match at:
        case "append" | "commit" | "answer":
            arm_move(at, Death(call), whose)
        case "said" | "say commit":
            arm_message(at, Death(call))
        case "snapshot":
            arm_snapshot(Death(call))
        case "statement":
            arm_statement(Death(call))
        case "thought":
            arm_thought(Death(call))
        case "disk":
            arm_disk(Path(flag), pragma)
        case "no bots":
            leave_bots_out()
        case _:
            raise ValueError(at)


class Death:
    """Comes at the n-th call: nothing is finished, flushed or closed."""

    def __init__(self, calls: int) -> None:
        self.left = calls

    def __call__(self, *_: object) -> None:
        self.left -= 1
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)


def arm_move(at: str, death: Death, whose: str) -> None:
    """Die before a move is appended; before the COMMIT of its transaction; before anybody hears that it is stored."""
    from whistlestop.server.store import rows

    append = rows.append

    def appending(connection: Any, table: str, entries: Any) -> None:
        is_meant = whose == ("person" if entries[0].client else "bot" if entries[0].seat else "chance")
        if is_meant and at == "append":
            death()
        append(connection, table, entries)
        if is_meant and at == "commit":
            before_commit(death)
        elif is_meant and at == "answer":
            after_commit(death)

    rows.append = appending


def arm_message(at: str, death: Death) -> None:
    """Die when a line of chat is written and not committed; or committed, and nobody has heard of it."""
    from whistlestop.server.store import rows

    add = rows.add_message

    def adding(connection: Any, message: Any) -> Any:
        added = add(connection, message)
        if at == "said":
            death()
        else:
            after_commit(death)
        return added

    rows.add_message = adding


def arm_snapshot(death: Death) -> None:
    """Die when a snapshot is written and not committed."""
    from whistlestop.server.store import rows

    put = rows.put_snapshot

    def putting(connection: Any, row: Any) -> None:
        put(connection, row)
        death()

    rows.put_snapshot = putting


def before_commit(death: Callable[[], None]) -> None:
    """The transaction that runs now in this thread is the one."""
    from sqlalchemy import Engine, event

    event.listen(Engine, "commit", lambda _: death(), once=True)


def after_commit(death: Callable[[], None]) -> None:
    from whistlestop.server.store import writer

    settle = writer._settle

    def settling(*arguments: Any) -> None:
        writer._settle = settle
        death()
        settle(*arguments)

    writer._settle = settling


def arm_statement(death: Death) -> None:
    """Die after a statement, the first ones being those of the migration."""
    from sqlalchemy import Engine, event

    event.listen(Engine, "after_cursor_execute", death)


def arm_thought(death: Death) -> None:
    """Die when a bot has just begun to think."""
    import asyncio

    from whistlestop.server import workers
    from whistlestop.server.thinking import Think

    encode = workers.encode

    def encoding(question: Any) -> bytes:
        if isinstance(question, Think):
            asyncio.get_running_loop().call_later(0.001, death)
        return encode(question)

    workers.encode = encoding


def arm_disk(flag: Path, pragma: str) -> None:
    """The database file cannot be written, or cannot grow, while the flag is there."""
    from whistlestop.server.store.writer import Writer

    transaction = Writer._transaction

    def trying(self: Any, orders: Any) -> Any:
        if flag.exists():
            self._disconnect()
            self._connection = self._engine.connect()
            self._connection.connection.driver_connection.execute(f"PRAGMA {pragma}")
        elif self._connection is not None:
            self._disconnect()
        return transaction(self, orders)

    Writer._transaction = trying  # type: ignore[method-assign]


def leave_bots_out() -> None:
    """No processes for bots: where none plays they only cost time."""
    from whistlestop.server import app

    class NoBots:
        def __init__(self, processes: int) -> None:
            pass

        def start(self) -> None:
            pass

        async def ready(self, game: str) -> None:
            pass

        async def close(self) -> None:
            pass

    app.Workers = NoBots  # type: ignore[assignment,misc]


if __name__ == "__main__":
    main()
