"""Many games at once as a Gymnasium vector environment: one call of a kernel steps all of them."""

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from whistlestop import games
from whistlestop.core.batches import ENDED, REFUSED, SCORES, STATUS
from whistlestop.core.blocks import checked_seat
from whistlestop.core.game import Seat
from whistlestop.lab.environments import spaces
from whistlestop.lab.setting import Numbers, Reward, Setting, numbers


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
        if num_envs < 1:
            raise ValueError("there is at least one game")
        self.setting, self.num_envs = Setting(game, seats, options, reward), num_envs
        self.seat, seats = checked_seat(seat, self.setting.seats), self.setting.seats
        self.single_observation_space = spaces.observations(self.setting)
        self.single_action_space = spaces.actions(self.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._room = games.room(game, "vector")  # the kernels that step games of this kind
        self._batch = self._room.batch(self.setting.options, seats, seat, num_envs)
        size = self.setting.size
        # All of these share the memory of the batch's blocks.
        rows, first = numbers(self._batch.rows).reshape(num_envs, -1), self._batch.first
        self._status = rows[:, STATUS]
        self._scores, self._places = rows[:, SCORES : SCORES + seats], rows[:, SCORES + seats : first]
        self._seen, self._last = rows[:, first : first + size], rows[:, first + size :]
        self._masks = np.frombuffer(self._batch.masks, np.int8).reshape(num_envs, -1)
        self._chosen = numbers(self._batch.chosen)
        self._run: int | None = None  # the seed of all games since the last reset

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self._run = int(self.np_random.integers(1 << 62))
        self._batch.rewind()
        self._room.step(self._batch, self._run)
        return self._seen.copy(), {"action_mask": self._masks.copy()}

    def step(
        self, actions: Numbers
    ) -> tuple[Numbers, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if not self.action_space.contains(actions):
            raise ValueError(f"each of {self.num_envs} actions is a number from 0 to {self.setting.room.ACTIONS - 1}")
        if self._run is None:
            raise ResetNeeded("no game has begun")
        self._chosen[:] = actions
        self._room.step(self._batch, self._run)
        ended, rewards = self._status == ENDED, np.zeros(self.num_envs)
        rewards[self._status == REFUSED] = spaces.REFUSAL
        info: dict[str, Any] = {"action_mask": self._masks.copy()}
        if ended.any():
            rewards[ended] = self.setting.rewards(self._scores, self._places)[ended, self.seat - 1]
            result = {"scores": self._scores.copy(), "places": self._places.copy()}
            info |= {"final_obs": self._last.copy(), "_final_obs": ended, "final_info": result, "_final_info": ended}
        return self._seen.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), info
