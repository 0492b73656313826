"""Many games side by side as arrays: what a batch's kernels write, and how to step it."""

from typing import Any

import numpy as np

from whistlestop import games
from whistlestop.core.batches import ACTOR, SCORES, STATUS
from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block
from whistlestop.lab.setting import Mask, Numbers, Setting, numbers


class Slots:
    """A batch of a setting's games, one row of each array for each; all of them share the memory of its blocks."""

    def __init__(self, game: str, setting: Setting, own: Seat, count: int) -> None:
        self._game, self._setting = game, setting
        self.count, self._actions = count, setting.room.ACTIONS
        self._room = games.room(game, "vector")  # the kernels that step games of this kind
        self._batch = self._room.batch(setting.options, setting.seats, own, count)
        rows, first, size = numbers(self._batch.rows).reshape(count, -1), self._batch.first, setting.size
        self.status, self.actors = rows[:, STATUS], rows[:, ACTOR]
        self.scores, self.places = np.split(rows[:, SCORES:first], 2, axis=1)
        self.seen, self.last = rows[:, first : first + size], rows[:, first + size :]
        self.masks: Mask = np.frombuffer(self._batch.masks, np.int8).reshape(count, -1)
        self._chosen = numbers(self._batch.chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self._batch.pool, self._batch.rows, self._batch.masks)
        return Slots, (self._game, self._setting, self._batch.own, self.count), kept

    def __setstate__(self, kept: tuple[Block, Block, Block]) -> None:
        # Into the blocks that there are: the arrays share their memory.
        self._batch.pool[:], self._batch.rows[:], self._batch.masks[:] = kept

    def rewind(self) -> None:
        """Let the next step begin the first game of every slot."""
        self._batch.rewind()

    def choose(self, actions: Numbers) -> None:
        """Let the next step do these actions, one in each game."""
        found = np.asarray(actions)
        if (
            found.shape != (self.count,)
            or found.dtype.kind not in "iu"
            or found.min() < 0
            or found.max() >= self._actions
        ):
            raise ValueError(f"each of {self.count} actions is a number from 0 to {self._actions - 1}")
        self._chosen[:] = found

    def step(self, run: int, first: int, end: int) -> None:
        """Step games `first` to `end` - 1 of the run with this seed."""
        self._room.step(self._batch, run, first, end)
