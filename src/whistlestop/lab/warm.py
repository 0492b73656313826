"""Compile or load the kernels of all games, so that nobody waits for them later."""

import time
from collections.abc import Callable
from pathlib import Path

from whistlestop import games
from whistlestop.core import kernel


def warm(say: Callable[[str], None]) -> None:
    """Call every kernel of every game once."""
    if not kernel.compiled:
        say("kernels run as plain Python: nothing to compile")
        return
    for game in games.ids():
        room = games.room(game, "warm")
        is_warm = kernel.is_warm(Path(str(room.__file__)).parent)
        started = time.perf_counter()
        room.warm()
        done = "loaded" if is_warm else "compiled"
        say(f"{game}: kernels {done} in {time.perf_counter() - started:.1f} s")
