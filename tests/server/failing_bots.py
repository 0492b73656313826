"""Bots that go wrong, each in its own way, under the names of levels; `Workers(find="tests.server.failing_bots:find")`.

Their processes are started anew and see nothing that a test has patched, so what a test wants to know or to say goes
by the name of the level, too: `dies-once /a/file`.
"""

import os
import signal
import time
from pathlib import Path
from typing import Any

from whistlestop.bots import Bot, RandomBot
from whistlestop.core.game import Actions, Random
from whistlestop.lab.simulate import find_bot


class Wrong:
    def __init__(self, level: str) -> None:
        self.way, _, self.path = level.partition(" ")

    def choose(self, view: Any, legal: Actions[Any], rng: Random) -> Any:
        match self.way:
            case "raises":
                raise RuntimeError("a mistake in a bot")
            case "exits":
                raise SystemExit
            case "dies":
                os.kill(os.getpid(), signal.SIGKILL)
            case "dies-once":
                if not Path(self.path).exists():
                    Path(self.path).touch()
                    os.kill(os.getpid(), signal.SIGKILL)
            case "hangs":
                Path(self.path).write_text(str(os.getpid()))
                time.sleep(600)
            case "cheats":
                return "all the points"
        return RandomBot().choose(view, legal, rng)


def find(game: str, level: str) -> Bot:
    ways = ("raises", "exits", "dies", "dies-once", "hangs", "cheats")
    return Wrong(level) if level.partition(" ")[0] in ways else find_bot(game, level)
