"""The speed figures of docs/benchmarks.md: measured compiled, beside plain Python in the same run.

Machines are noisy: figures are CPU time over hundreds of distinct positions, the best of several rounds, and
what counts is the ratio. Each game has a module here that says what is measured and what is promised.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from whistlestop import games
from whistlestop.bots import RandomBot
from whistlestop.core import kernel
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.game import Game
from whistlestop.core.table import Table

Thing = TypeVar("Thing")


class Target(msgspec.Struct, frozen=True):
    """A figure that we promise: at most or at least so much; and what the fastest public engine does."""

    name: str
    unit: str
    at_most: float | None = None
    at_least: float | None = None
    peer: str = ""
    compares: bool = True  # whether plain Python does the same, slower


class Figure(msgspec.Struct, frozen=True):
    name: str
    value: float
    unit: str
    target: str
    holds: bool
    ratio: float | None  # how many times faster than plain Python
    peer: str


class Bench(msgspec.Struct, frozen=True):
    game: str
    python: str
    compiled: bool
    figures: tuple[Figure, ...]


def run(game: str, say: Callable[[str], None]) -> Bench:
    """Measure a game, here and in a process with plain kernels."""
    room = _module(game)
    say("measuring the rules as plain Python")
    plain = _measured_plain(game) if kernel.compiled else {}
    say("measuring the rules as compiled")
    values = room.measure()
    figures = tuple(_figure(target, values, plain) for target in room.TARGETS if target.name in values)
    return Bench(game, sys.version.split()[0], kernel.compiled, figures)


def _measured_plain(game: str) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-c", f"from whistlestop.lab import bench; bench.print_raw({game!r})"],
        env={**os.environ, "WHISTLESTOP_KERNEL": "python"},
        capture_output=True,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=dict[str, float])


def _figure(target: Target, values: dict[str, float], plain: dict[str, float]) -> Figure:
    value, ratio = values[target.name], None
    if target.compares and target.name in plain:
        ratio = plain[target.name] / value if target.at_most is not None else value / plain[target.name]
    holds = value <= target.at_most if target.at_most is not None else value >= (target.at_least or 0)
    if target.at_most is not None:
        wanted = f"≤ {target.at_most:,g}"
    else:
        wanted = "" if target.at_least is None else f"≥ {target.at_least:,g}"
    rounded = None if ratio is None else round(ratio, 1)
    return Figure(target.name, round(value, 4), target.unit, wanted, holds, rounded, target.peer)


def best_of(rounds: int, work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """The seconds of the quickest of several rounds of work."""
    times = []
    for _ in range(rounds):
        started = clock()
        work()
        times.append(clock() - started)
    return min(times)


def per_item(items: Sequence[Thing], work: Callable[[Thing], object]) -> float:
    """Seconds of CPU per item, the call included."""

    def all_items() -> None:
        for item in items:
            work(item)

    all_items()
    return best_of(5, all_items) / len(items)


def actions_per_second(game: Game[Any, Any, Any], count: int) -> float:
    """Two random players at real tables, so many games: list what is legal, choose, submit."""
    actions = 0

    def play_all() -> None:
        nonlocal actions
        actions, bot = 0, RandomBot()
        for seed in range(count):
            table = Table(game, 2, {}, Fast(seed))
            numbers = {seat: Stream(seed, seat) for seat in (1, 2)}
            while seats := table.actors:
                table.submit(seats[0], bot.choose(None, table.legal(seats[0]), numbers[seats[0]]))
                actions += 1

    seconds = best_of(3, play_all)
    return actions / seconds


def print_raw(game: str) -> None:
    """The figures of this process as JSON: how another process asks for them."""
    sys.stdout.buffer.write(msgspec.json.encode(_module(game).measure()))


def _module(game: str) -> ModuleType:
    return import_module(f"{__name__}.{games.find(game).id.replace('-', '_')}")
