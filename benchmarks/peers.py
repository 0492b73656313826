"""How fast others' environments step, beside ours in the same run: `python benchmarks/peers.py`, root of a clone.

One step is one action of the learner with all that follows until the learner can act again: chance, the players at
other seats, the observation, what is legal, and a new game where one has ended. Legal actions are chosen at random
outside of the clock. CPU time of one core, less what the clock itself takes; several rounds in turn, the best counts.
Wrappers that only check what an environment is given are taken off.

Packages that are no part of a clone come from the package index, by pip, into virtual environments that are removed
afterwards. What cannot be installed is named, and the others are measured without it.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

SECONDS = 0.5  # of steps, by the clock, for each figure of a round
GAMES = 256  # side by side
GUESTS = {  # what has to be installed for whom
    "catanatron": ("catanatron==3.2.1", "catanatron_gym==4.0.0"),  # which want an old Gymnasium
    "pettingzoo": ("pettingzoo[classic]==1.27.0",),  # its games draw themselves, by packages that a clone has not
}


class Subject(NamedTuple):
    """Something that steps."""

    name: str
    choose: Callable[[], Any]  # an action for each game: outside of the clock
    step: Callable[[Any], None]
    games: int = 1  # stepped at once


class Figure(NamedTuple):
    name: str
    steps: float  # a second


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    asking.add_argument("--rounds", type=int, default=3)
    asking.add_argument("--folder", type=Path, help="keep the virtual environments here, and use them again")
    asking.add_argument(
        "--drive", choices=DRIVERS, help=argparse.SUPPRESS
    )  # one round, in the process that has the package
    asked = asking.parse_args()
    if asked.drive:
        print(json.dumps([measure(subject) for subject in DRIVERS[asked.drive]()]))
        return
    with tempfile.TemporaryDirectory(prefix="whistlestop-peers-") as temporary:
        compare(asked.folder or Path(temporary), asked.rounds)


def compare(folder: Path, rounds: int) -> None:
    """Let each in turn step in a process of its own, and show the best."""
    pythons = {name: install(folder / name, GUESTS[name]) if name in GUESTS else sys.executable for name in DRIVERS}
    best: dict[str, float] = {}
    for _ in range(rounds):
        for name, python in pythons.items():
            for figure in driven(python, name) if python else ():
                best[figure.name] = max(best.get(figure.name, 0.0), figure.steps)
    width = max(map(len, best))
    for name, steps in best.items():
        print(f"{name:{width}}  {steps:11,.0f} steps/s")


def install(folder: Path, packages: tuple[str, ...]) -> str | None:
    """The Python of an environment with these packages, or None and a sentence."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return str(python)
    print(f"not measured, since pip could not install {' '.join(packages)}: {(done.stderr.splitlines() or [''])[-1]}")
    return None


def driven(python: str, name: str) -> list[Figure]:
    """One round of a driver in a process of its own."""
    done = subprocess.run([python, __file__, "--drive", name], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"not measured: {name}: {(done.stderr.splitlines() or [''])[-1]}")
        return []
    return [Figure(*figure) for figure in json.loads(done.stdout.splitlines()[-1])]  # others may greet before it


def measure(subject: Subject) -> Figure:
    for _ in range(20):  # what is loaded or compiled by the first steps is not counted
        subject.step(subject.choose())
    spent, steps, asking = 0.0, 0, cost_of_the_clock()
    while spent < SECONDS:
        action = subject.choose()
        started = time.process_time()
        subject.step(action)
        spent += time.process_time() - started - asking
        steps += subject.games
    return Figure(subject.name, steps / spent)


def cost_of_the_clock() -> float:
    """The seconds that pass between two looks at it."""
    looks = [-(time.process_time() - time.process_time()) for _ in range(1000)]
    return sorted(looks)[len(looks) // 2]


def package(name: str) -> str:
    try:
        return f"{name} {version(name)}"
    except PackageNotFoundError:
        return name


# --- ours


def ours() -> Iterator[Subject]:
    """One seat of one game; one seat of many; all seats of many. Märklin by two, the others alone."""
    import numpy as np

    from whistlestop.lab.environments import SelfPlay, SingleEnv, VectorEnv

    rng = np.random.default_rng(1)

    def any_legal(masks: Any) -> Any:
        return (masks * rng.random(masks.shape, np.float32)).argmax(1)

    def single(game: str) -> Subject:
        env = SingleEnv(game)
        _, now = env.reset(seed=1)

        def step(action: Any) -> None:
            nonlocal now
            _, _, over, _, now = env.step(action)
            if over:
                _, now = env.reset()

        return Subject(f"{game}, SingleEnv", lambda: rng.choice(np.flatnonzero(now["action_mask"])), step)

    def vector(game: str) -> Subject:
        env = VectorEnv(game, GAMES)
        _, now = env.reset(seed=1)

        def step(actions: Any) -> None:
            nonlocal now
            *_, now = env.step(actions)

        return Subject(f"{game}, VectorEnv of {GAMES}", lambda: any_legal(now["action_mask"]), step, GAMES)

    def self_play(game: str) -> Subject:
        play = SelfPlay(game, GAMES, threads=1)
        now = play.reset(seed=1)

        def step(actions: Any) -> None:
            nonlocal now
            now = play.step(actions)

        return Subject(f"{game}, SelfPlay of {GAMES}", lambda: any_legal(now.masks), step, GAMES)

    for game in ("railroad-ink", "marklin", "pioneer-rails"):
        yield single(game)
        yield vector(game)
        yield self_play(game)


# --- others


def catanatron() -> Iterator[Subject]:
    """Its Gymnasium environment as it comes: one seat of Catan, a random player at the other."""
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    _, now = env.reset(seed=1)

    def step(action: int) -> None:
        nonlocal now
        _, _, over, cut, now = env.step(action)
        if over or cut:
            _, now = env.reset()

    who = f"{package('catanatron')} ({package('catanatron_gym')}, {package('gymnasium')})"
    yield Subject(f"{who}, Catan by two", lambda: random.choice(now["valid_actions"]), step)


def pettingzoo() -> Iterator[Subject]:
    """All seats of a game in turn (AEC)."""
    from pettingzoo.classic import chess_v6, connect_four_v3

    def turns(name: str, env: Any) -> Subject:
        env.reset(seed=1)
        now, *_ = env.last()

        def step(action: int) -> None:
            nonlocal now
            env.step(action)
            now, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                now, *_ = env.last()

        def choose() -> int:
            return random.choice(now["action_mask"].nonzero()[0])

        return Subject(f"{package('pettingzoo')}, {name}", choose, step)

    yield turns("connect four", connect_four_v3.env().unwrapped)  # without the wrappers that check what it is given
    yield turns("chess", chess_v6.env().unwrapped)


def open_spiel() -> Iterator[Subject]:
    """Games in C++, stepped from Python: action, chance, legal actions, the tensor of whoever is to act."""
    import pyspiel

    def states(name: str) -> Subject:
        game, legal = pyspiel.load_game(name), [0]
        state = game.new_initial_state()

        def look() -> None:
            nonlocal state, legal
            if state.is_terminal():
                state.returns()
                state = game.new_initial_state()
            while state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            legal = state.legal_actions()
            state.observation_tensor(state.current_player())

        def step(action: int) -> None:
            state.apply_action(action)
            look()

        look()
        return Subject(f"{package('open_spiel')}, {name}", lambda: random.choice(legal), step)

    for name in ("connect_four", "backgammon", "chess"):
        yield states(name)


DRIVERS = {"ours": ours, "catanatron": catanatron, "pettingzoo": pettingzoo, "open_spiel": open_spiel}

if __name__ == "__main__":
    main()
