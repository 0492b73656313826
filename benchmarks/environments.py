"""How fast environments step: `python benchmarks/environments.py` from the root of a clone.

Legal actions are chosen at random outside of the clock. CPU time of one core, best of several rounds; the same as plain
Python beside it, by this program in a process of its own. Self-play, on several threads, is timed on the wall as well:
on a quiet machine that is what a learner gets, on a busy one CPU time tells more.
"""

import argparse
import os
import subprocess
import sys
import time
from typing import Any

import numpy as np

from whistlestop import games
from whistlestop.core.kernel import compiled
from whistlestop.lab.environments import SelfPlay, SingleEnv, VectorEnv

ROUNDS = 5


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument(
        "game", nargs="*", default=games.ids("vector"), help="all that step in kernels, if none is named"
    )
    arguments.add_argument("--games", type=int, default=256, help="side by side")
    arguments.add_argument("--self-play", type=int, default=1024, help="games side by side in self-play")
    arguments.add_argument("--threads", type=int, default=2, help="of self-play")
    arguments.add_argument("--alone", action="store_true", help="without plain Python beside it")
    chosen = arguments.parse_args()
    for game in chosen.game:
        single, many = measure_single(game), measure_many(game, chosen.games)
        if chosen.alone:
            print(f"{single} {many}")
            continue
        plain_single, plain_many = as_plain_python(game)
        print(f"{game}: one game {single:,.0f} steps/s ({single / plain_single:.1f} × plain Python), ", end="")
        print(f"{chosen.games} games {many:,.0f} steps/s ({many / plain_many:.1f} ×)")
        positions, by_core = measure_self_play(game, chosen.self_play, chosen.threads)
        print(f"  self-play, {chosen.self_play} games, {chosen.threads} threads: {positions:,.0f} positions/s ", end="")
        print(f"on the wall, {by_core:,.0f} for each second of CPU time")


def as_plain_python(game: str) -> tuple[float, float]:
    """The same figures without compiled kernels, of fewer games."""
    command = [sys.executable, __file__, game, "--alone", "--games", "8"]
    said = subprocess.run(
        command, env={**os.environ, "WHISTLESTOP_KERNEL": "python"}, stdout=subprocess.PIPE, check=True
    )
    single, many = map(float, said.stdout.split())
    return single, many


def measure_single(game: str) -> float:
    """Steps a second of one seat of one game."""
    env, rng = SingleEnv(game), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    best = 0.0
    for _ in range(ROUNDS):
        clock = 0.0
        for _ in range(steps := 2_000 if compiled else 200):
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            started = time.process_time()
            _, _, over, _, info = env.step(action)
            if over:
                _, info = env.reset()
            clock += time.process_time() - started
        best = max(best, steps / clock)
    return best


def measure_many(game: str, count: int) -> float:
    """Steps a second of all games together."""
    env, rng = VectorEnv(game, count), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    best = 0.0
    for _ in range(ROUNDS):
        clock = 0.0
        for _ in range(steps := 60):
            actions = any_legal(info["action_mask"], rng)
            started = time.process_time()
            _, _, _, _, info = env.step(actions)
            clock += time.process_time() - started
        best = max(best, count * steps / clock)
    return best


def measure_self_play(game: str, count: int, threads: int) -> tuple[float, float]:
    """Positions a second with every seat, by the clock on the wall and by the CPU time of all threads."""
    rng, best, by_core = np.random.default_rng(1), 0.0, 0.0
    with SelfPlay(game, count, threads=threads) as play:
        turns = play.reset(seed=1)
        for _ in range(ROUNDS):
            wall, clock = 0.0, 0.0
            for _ in range(steps := 60):
                actions = any_legal(turns.masks, rng)
                began, started = time.perf_counter(), time.process_time()
                turns = play.step(actions)
                clock += time.process_time() - started
                wall += time.perf_counter() - began
            best, by_core = max(best, count * steps / wall), max(by_core, count * steps / clock)
    return best, by_core


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    """In each row one of the actions that are legal, each equally likely."""
    return (masks * rng.random(masks.shape, np.float32)).argmax(1)


if __name__ == "__main__":
    main()
