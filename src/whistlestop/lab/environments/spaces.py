"""What Gymnasium and PettingZoo want to know of a setting: its spaces."""

from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Discrete

from whistlestop.lab.setting import Setting

REFUSAL = -1.0  # the reward of an action that is not legal: it changes nothing


def observations(setting: Setting) -> Space[Any]:
    shown = setting.room.parts(setting.seats)
    low, high = ([getattr(part, end) for part in shown for _ in range(part.size)] for end in ("least", "most"))
    return Box(np.array(low), np.array(high), dtype=np.int64)


def actions(setting: Setting) -> Space[Any]:
    return Discrete(setting.room.ACTIONS)
