"""How strong the learned players of Railroad Ink are: `python benchmarks/railroad_ink_bot.py` from the root of a clone.

They play the base game on the dice on which two other programs have played, scored as those were, without knowing later
rolls; no game of these was learned from. The dice are facts in `../shared`, which a user's clone does not have; without
them the players play games of their own, and nothing is compared.
"""

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from whistlestop.bots import play
from whistlestop.core.chance import Lot, Scripted
from whistlestop.core.fast import game_seed
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import game
from whistlestop.games.railroad_ink.bots import BOTS, PATIENT
from whistlestop.games.railroad_ink.desk import dice_line
from whistlestop.games.railroad_ink.rules import Options

DICE = Path(__file__).parents[2] / "shared" / "cases" / "railroad_ink" / "dice_benchmark.json"
LEVELS = ("schooled", "seasoned", "foreseeing")
READINGS = {"cells": "cells", "trail": "segments"}  # `segments` never counts more than the peer's `trail`


class Peer(NamedTuple):
    """A program that has played: how its longest routes are read, and the dice and score of each game."""

    name: str
    longest: str
    dice: list[tuple[Lot, ...] | None]  # None: whatever falls
    scores: list[int]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument(
        "--bot", action="append", choices=[*BOTS, *PATIENT], help="the levels that have learned, if none is named"
    )
    arguments.add_argument("--games", type=int, default=100, help="the first so many of each peer's")
    arguments.add_argument("--jobs", type=int, default=1, help="processes at work")
    chosen = arguments.parse_args()
    first = partial(play_one, ("schooled", "cells", None, 0))  # kernels and weights are loaded before a clock runs
    with ProcessPoolExecutor(chosen.jobs, initializer=first) as pool:
        for peer in peers():
            for bot in chosen.bot or LEVELS:
                show(bot, peer, chosen.games, pool)


def peers() -> list[Peer]:
    if not DICE.exists():
        return [Peer("nobody", "auto", [None] * 10_000, [])]
    found = []
    for peer in json.loads(DICE.read_text())["peers"]:
        played = peer["games"]
        best = peer.get("best") or next(iter(peer["methods"]))
        rolls = [json.dumps([roll.split() for roll in one["dice"]]) for one in played]
        dice = [dice_line(line, Options()) for line in rolls]
        found.append(Peer(peer["peer"], READINGS[peer["longest"]], [*dice], [one["scores"][best] for one in played]))
    return found


def show(bot: str, peer: Peer, count: int, pool: ProcessPoolExecutor) -> None:
    games = [(bot, peer.longest, dice, number) for number, dice in enumerate(peer.dice[:count])]
    played = list(pool.map(play_one, games))
    scores = [score for score, _ in played]
    seconds = fmean(seconds for _, seconds in played)
    line = f"{bot}, dice of {peer.name} ({peer.longest}), {len(scores)} games: {_mean(scores)}"
    if peer.scores:
        gains = [own - other for own, other in zip(scores, peer.scores, strict=False)]
        line += f"; against {fmean(peer.scores[: len(scores)]):.2f}: {_mean(gains, sign='+')}"
    print(f"{line}; {seconds:.3f} CPU seconds a game", flush=True)


def play_one(told: tuple[str, str, tuple[Lot, ...] | None, int]) -> tuple[int, float]:
    """The score of a game, and the CPU seconds it took."""
    bot, longest, dice, number = told
    seed = game_seed(0, number)
    table = Table(game, 1, {"longest": longest}, Fast(seed) if dice is None else Scripted(dice))
    started = time.process_time()
    play(table, {1: (BOTS | PATIENT)[bot]()}, {1: Stream(seed, 1)})
    assert table.outcome is not None
    return table.outcome.scores[0], time.process_time() - started


def _mean(values: list[int], sign: str = "") -> str:
    return f"{fmean(values):{sign}.2f} ± {stdev(values) / len(values) ** 0.5:.2f}"


if __name__ == "__main__":
    main()
