"""Compile or load the kernels of all games, so that nobody waits for them later."""

import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from whistlestop import games
from whistlestop.core import kernel
from whistlestop.lab.backends import end_with_host


def warm(say: Callable[[str], None]) -> None:
    """Call every kernel of every game once, games side by side: compiling takes one core half a minute each."""
    if not kernel.compiled:
        say("kernels run as plain Python: nothing to compile")
        return
    ids = games.ids()
    with ProcessPoolExecutor(
        min(len(ids), os.cpu_count() or 1),
        mp_context=get_context("spawn"),
        initializer=_begin,
    ) as pool:
        for told in pool.map(_warm, ids):
            say(told)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # an interrupt ends them at once and without words
    end_with_host()


def _warm(game: str) -> str:
    room = games.room(game, "warm")
    done = "loaded" if kernel.is_warm(Path(str(room.__file__)).parent) else "compiled"
    started = time.perf_counter()
    room.warm()
    return f"{game}: kernels {done} in {time.perf_counter() - started:.1f} s"
