"""The games as environments for learners.

Gymnasium: one seat of a game, or of many at once. PettingZoo: all seats of a game. Self-play: all seats of many games.
Importing this registers every game with Gymnasium as `whistlestop/ID-v0`. It needs the extra `lab`.
"""

import gymnasium

from whistlestop import games
from whistlestop.lab.environments.seats import SeatsEnv
from whistlestop.lab.environments.selfplay import SelfPlay, Turns
from whistlestop.lab.environments.single import SingleEnv
from whistlestop.lab.environments.vector import VectorEnv

__all__ = ["SeatsEnv", "SelfPlay", "SingleEnv", "Turns", "VectorEnv"]

for _game in games.ids("environment"):
    gymnasium.register(
        f"whistlestop/{_game}-v0",
        f"{SingleEnv.__module__}:{SingleEnv.__name__}",
        kwargs={"game": _game},
        vector_entry_point=f"{VectorEnv.__module__}:{VectorEnv.__name__}" if _game in games.ids("vector") else None,
    )
