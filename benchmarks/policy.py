"""How fast self-play goes where a network chooses: `python benchmarks/policy.py` from the root of a clone with PyTorch.

Every seat of many games is the learner's. A perceptron of two hidden layers of 256 units takes what the seat observes
and gives each action a weight; one of the legal ones is drawn by these. So positions are made, judged and played on, by
so many processor cores: with the network on these same cores, and with it on a GPU, where there is one. Each worker is
a thread with games of its own; beside a GPU there are two for each core, since one can step its games while the other's
wait for an answer. Seconds are those of the clock on the wall.
"""

import argparse
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier, BrokenBarrierError

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from whistlestop import games
from whistlestop.lab.environments import SelfPlay
from whistlestop.lab.environments.selfplay import Turns

UNITS = 256
WARM_UP = 20  # steps that are not counted
CPU, GPU = torch.device("cpu"), torch.device("cuda")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("game", nargs="*", default=games.ids("vector"), help="all that step in kernels, if none")
    arguments.add_argument("--cores", type=int, default=2, help="on which everything but the GPU's part happens")
    arguments.add_argument("--games", type=int, default=2048, help="side by side, of each worker")
    arguments.add_argument("--steps", type=int, default=300, help="of each worker on a GPU; a tenth of it without")
    chosen = arguments.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: chosen.cores])
    torch.set_num_threads(1)  # each worker computes for itself
    for game in chosen.game:
        found = positions(game, chosen.games, chosen.cores, max(1, chosen.steps // 10), CPU)
        print(f"{game}, {chosen.cores} cores: the network on them {found:,.0f} positions/s", flush=True)
        if torch.cuda.is_available():
            found = positions(game, chosen.games, 2 * chosen.cores, chosen.steps, GPU)
            print(f"  … on {torch.cuda.get_device_name()} {found:,.0f} positions/s", flush=True)


def positions(game: str, count: int, workers: int, steps: int, device: torch.device) -> float:
    """Positions a second of all workers together, from when the last of them is warm."""
    all_warm = Barrier(workers + 1)

    def work(number: int) -> None:
        try:
            with SelfPlay(game, count, threads=1) as play:
                turns = play.reset(seed=number)
                choose = player(turns, device)
                for step in range(WARM_UP + steps):
                    if step == WARM_UP:
                        all_warm.wait()
                    turns = play.step(choose(turns))
        except Exception:
            all_warm.abort()  # the others do not wait for what will not come
            raise

    with ThreadPoolExecutor(workers) as pool:
        running = [pool.submit(work, number) for number in range(workers)]
        with suppress(BrokenBarrierError):  # then results tell what went wrong
            all_warm.wait()
        began = time.perf_counter()
        for one in running:
            one.result()
        return workers * count * steps / (time.perf_counter() - began)


def player(first: Turns, device: torch.device) -> Callable[[Turns], NDArray[np.int64]]:
    """One that draws legal actions by the weights that a network gives them."""
    torch.manual_seed(1)
    kind = torch.bfloat16 if device == GPU else torch.float32
    width, actions = first.observations.shape[1], first.masks.shape[1]
    layers = nn.Linear(width, UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU(), nn.Linear(UNITS, actions)
    network = nn.Sequential(*layers).to(device, kind)
    # What goes to a GPU goes through memory that it can read by itself.
    seen = torch.empty(first.observations.shape, dtype=torch.int32, pin_memory=device == GPU)
    masks = torch.empty(first.masks.shape, dtype=torch.int8, pin_memory=device == GPU)
    stream = torch.cuda.Stream(device) if device == GPU else None

    random = torch.Generator(device).manual_seed(1)  # threads would wait for each other at a common one

    @torch.inference_mode()
    def drawn(turns: Turns) -> Tensor:
        seen.copy_(torch.from_numpy(turns.observations))
        masks.copy_(torch.from_numpy(turns.masks))
        legal = masks.to(device, non_blocking=True)
        wishes: Tensor = network(seen.to(device, non_blocking=True).to(kind)).float()
        wishes -= wishes.amax(1, keepdim=True)
        sums = wishes.exp_().mul_(legal).cumsum(1)
        lots = torch.rand((len(sums), 1), generator=random, device=device) * (1 - 1e-6) * sums[:, -1:]
        return torch.searchsorted(sums, lots, right=True).squeeze(1)

    def choose(turns: Turns) -> NDArray[np.int64]:
        with torch.cuda.stream(stream):  # on processors there is none, and that is fine
            chosen: NDArray[np.int64] = drawn(turns).cpu().numpy()
            return chosen

    return choose


if __name__ == "__main__":
    main()
