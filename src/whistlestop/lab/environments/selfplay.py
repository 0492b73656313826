"""Many games at once in which every seat is the learner's, stepped on several threads: for learning by self-play."""

import os
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from whistlestop.core.batches import ALL, ENDED, REFUSED
from whistlestop.core.options import counted
from whistlestop.lab.environments.slots import Slots
from whistlestop.lab.setting import Mask, Numbers, Reward, Setting

Truths = NDArray[np.bool_]


class Turns(NamedTuple):
    """Where all games stand, a row for each: who is to act, what that seat observes and may do, which games ended.

    No later step changes these arrays, and whatever is done with them changes no game.
    """

    seats: Numbers  # who is to act, from 1
    observations: Numbers  # what that seat observes
    masks: Mask  # by action: 1 where it is legal
    games: Numbers  # which game of the run this is
    refused: Truths  # the action was not legal, and nothing has changed
    ended: Truths  # the action has ended its game, and this is the beginning of the slot's next one
    rewards: NDArray[np.float64]  # by seat, of the games that have ended; elsewhere 0, and so are the next two
    scores: Numbers
    places: Numbers


class SelfPlay:
    """A learner at all seats of many games; after a game the next begins at once.

    Games are a function of the seed, their number and the actions, whatever the number of threads. Slot n of N plays
    games n, N + n, 2 * N + n … of the run. `with` or `close` ends the threads; so does forgetting the object.
    """

    def __init__(
        self,
        game: str,
        games: int = 256,
        *,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        reward: Reward = "score",
        threads: int | None = None,
    ) -> None:
        self.setting, games = Setting(game, seats, options, reward), counted("games", games)
        self._slots = Slots(game, self.setting, ALL, games)
        wanted = (os.cpu_count() or 1) if threads is None else counted("threads", threads)
        self.threads = min(wanted, games)
        edges = [games * thread // self.threads for thread in range(self.threads + 1)]
        self._shares = list(pairwise(edges))  # which games each thread steps
        self._pool = ThreadPoolExecutor(max(1, self.threads - 1), "self-play")  # one share is the caller's own
        self._random = np.random.default_rng()
        self.run: int | None = None  # the seed of all games since the last reset: game n has `game_seed(run, n)`

    def reset(self, *, seed: int | None = None) -> Turns:
        """Begin a run: the first game in every slot. Without a seed it goes on from the one given last."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.run = int(self._random.integers(1 << 62))
        self._slots.rewind()
        self._numbers = np.arange(self._slots.count)
        return self._step(self.run)

    def step(self, actions: Numbers) -> Turns:
        """An action in each game, of the seat that is to act there; all that follows until somebody is to act again."""
        if self.run is None:
            raise ResetNeeded("no game has begun")
        self._slots.choose(actions)
        return self._step(self.run)

    def close(self) -> None:
        """End the threads; no step can follow."""
        self._pool.shutdown()

    def __enter__(self) -> "SelfPlay":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _step(self, run: int) -> Turns:
        slots = self._slots
        seen, masks = np.empty(slots.seen.shape, np.int64), np.empty(slots.masks.shape, np.int8)

        def share(first: int, end: int) -> None:
            slots.step(run, first, end)
            seen[first:end], masks[first:end] = slots.seen[first:end], slots.masks[first:end]

        others = [self._pool.submit(share, *games) for games in self._shares[1:]]
        try:
            share(*self._shares[0])
        finally:
            wait(others)  # even where somebody interrupts: two steps at once would spoil the games
        for other in others:
            other.result()
        ended = slots.status == ENDED
        self._numbers += slots.count * ended
        scores, places = slots.scores * ended[:, None], slots.places * ended[:, None]
        rewards = self.setting.rewards(scores, places) * ended[:, None]
        refused = slots.status == REFUSED
        return Turns(slots.actors.copy(), seen, masks, self._numbers.copy(), refused, ended, rewards, scores, places)
