"""What Gymnasium and PettingZoo have in common: spaces, ways to draw, and what can be asked for but is not there."""

from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Discrete

from whistlestop.core.errors import BadOptions
from whistlestop.lab.setting import Setting

RENDER_MODES = ["ansi"]
REFUSAL = -1.0  # the reward of an action that is not legal: it changes nothing


def observations(setting: Setting) -> Space[Any]:
    shown = setting.room.parts(setting.seats)
    low, high = ([getattr(part, end) for part in shown for _ in range(part.size)] for end in ("least", "most"))
    return Box(np.array(low), np.array(high), dtype=np.int64)


def actions(setting: Setting) -> Space[Any]:
    return Discrete(setting.room.ACTIONS)


def checked_mode(mode: str | None) -> str | None:
    """A way to draw, if there is it."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions("option-value", option="render_mode", value=str(mode)[:80], choices=", ".join(RENDER_MODES))
    return mode


def check_reset(setting: Setting, options: dict[str, Any] | None) -> None:
    """Refuse rules, which would silently be left out: they are those of the whole run. Nothing else is looked at."""
    if rules := [name for name in options or () if name in setting.options.__struct_fields__]:
        raise ValueError(f"rules are chosen when an environment is made, not by a reset: {', '.join(rules)}")
