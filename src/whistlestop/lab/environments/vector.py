"""Many games at once as a Gymnasium vector environment: one call of a kernel steps all of them."""

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from whistlestop.core.batches import ENDED, REFUSED
from whistlestop.core.blocks import checked_seat
from whistlestop.core.game import Seat
from whistlestop.core.options import counted
from whistlestop.lab.environments import spaces
from whistlestop.lab.environments.slots import Slots
from whistlestop.lab.setting import Numbers, Reward, Setting


class VectorEnv(Base[Numbers, Numbers, NDArray[Any]]):
    """A learner at the same seat of many games, random players at the others; after a game the next begins at once."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: Seat = 1,
        options: dict[str, object] | None = None,
        reward: Reward = "score",
    ) -> None:
        self.setting, self.num_envs = Setting(game, seats, options, reward), counted("num_envs", num_envs)
        self.seat = checked_seat(seat, self.setting.seats)
        self._slots = Slots(game, self.setting, self.seat, self.num_envs)
        self.single_observation_space = spaces.observations(self.setting)
        self.single_action_space = spaces.actions(self.setting)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._run: int | None = None  # the seed of all games since the last reset

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        spaces.check_reset(self.setting, options)
        super().reset(seed=seed)
        self._run = int(self.np_random.integers(1 << 62))
        self._slots.rewind()
        self._slots.step(self._run, 0, self.num_envs)
        return self._slots.seen.copy(), {"action_mask": self._slots.masks.copy()}

    def step(
        self, actions: Numbers
    ) -> tuple[Numbers, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        slots = self._slots
        slots.choose(actions)
        if self._run is None:
            raise ResetNeeded("no game has begun")
        slots.step(self._run, 0, self.num_envs)
        ended, rewards = slots.status == ENDED, np.zeros(self.num_envs)
        rewards[slots.status == REFUSED] = spaces.REFUSAL
        info: dict[str, Any] = {"action_mask": slots.masks.copy()}
        if ended.any():
            rewards[ended] = self.setting.rewards(slots.scores, slots.places)[ended, self.seat - 1]
            result = {"scores": slots.scores.copy(), "places": slots.places.copy()}
            info |= {"final_obs": slots.last.copy(), "_final_obs": ended, "final_info": result, "_final_info": ended}
        return slots.seen.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), info
