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
from typing import Any, NoReturn

# The processes of bots load this file, too: whatever is slow to load is loaded where it is needed.

READ, WRITE = os.O_RDONLY, os.O_WRONLY | os.O_CREAT | os.O_APPEND


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
                become_server(order)
            running.add(server)
            answer(server)
    for server in running:  # whoever gave the orders is gone
        os.kill(server, signal.SIGKILL)


def answer(value: object) -> None:
    print(json.dumps(value), flush=True)


def load() -> None:
    """Everything that a server needs, kernels included."""
    import uvicorn.loops.uvloop
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    import whistlestop.cli.serve
    import whistlestop.server.app  # noqa: F401
    from tests.faults import points  # noqa: F401
    from whistlestop import games
    from whistlestop.core import kernel

    for game in games.ids("screen"):
        games.room(game, "bots")
        if kernel.compiled:
            games.room(game, "warm").warm()


def become_server(order: dict[str, Any]) -> NoReturn:
    """Go on as a server, never to return."""
    from tests.faults.points import arm, forget_preparations
    from whistlestop.cli import main as whistlestop

    for number, path, mode in ((0, os.devnull, READ), (1, order["out"], WRITE), (2, order["errors"], WRITE)):
        file = os.open(path, mode, 0o600)
        os.dup2(file, number)
        os.close(file)
    os.environ["WHISTLESTOP_KERNEL"] = "python"  # in the processes of bots, which are there in half the time then
    forget_preparations()
    for fault in order["faults"]:
        arm(**fault)
    sys.argv = ["whistlestop", "serve", *order["start"]]
    code: object = 1
    try:
        whistlestop()
    except SystemExit as end:
        code = end.code or 0
    finally:
        sys.stdout.flush()
        os._exit(code if isinstance(code, int) else 1)


if __name__ == "__main__":
    main()
