"""How strong the levels of a game are: `python benchmarks/levels.py GAME` from the root of a clone.

Each level plays against the one below it, two at a table, every deal from both seats. Ratings add up from rung to rung
(Elo; `random` has 0, and a rung counts 1,200 at most). Times are CPU seconds of a turn, which is all that a seat does
until chance or somebody else comes in: as long as people wait for it. `--keep FOLDER` keeps results, so that a run that
was interrupted goes on.
"""

import argparse
import time
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

from whistlestop import games
from whistlestop.core.fast import game_seed
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.lab.arena import Arena, compete
from whistlestop.lab.backends import Where
from whistlestop.lab.simulate import Job, Way, find_bot

SEATS = 2


class Pace(NamedTuple):
    """CPU seconds of a turn: half of them take no longer, 95 of 100, and the mean of a game for one seat."""

    half: float
    most: float
    game: float


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("game", choices=games.ids("bots"))
    arguments.add_argument("--games", type=int, default=1000, help="on each rung")
    arguments.add_argument("--timed", type=int, default=10, help="games whose turns are timed, of each level")
    arguments.add_argument("--seed", default="levels")
    arguments.add_argument("--jobs", type=int, default=1, help="processes at work")
    arguments.add_argument("--keep", type=Path, help="a folder for results")
    chosen = arguments.parse_args()
    levels, rating = games.levels(chosen.game), 0.0
    print("| level | against | games | wins (95 %) | rating | score | its score | p50 | p95 | a game |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for below, level in zip((None, *levels), levels, strict=False):
        paced = timed(chosen.game, level, chosen.timed)
        times = f"{paced.half:.3f} | {paced.most:.3f} | {paced.game:.2f}"
        if below is None:
            print(f"| `{level}` | | | | {rating:,.0f} | | | {times} |", flush=True)
            continue
        found = rung(chosen, level, below)
        own, other = found.bots
        rating += own.rating
        wins = f"{own.win_share:.1%} ({own.low:.1%}–{own.high:.1%})"
        print(
            f"| `{level}` | `{below}` | {found.games:,} | {wins} | {rating:,.0f} | {own.mean:.1f} ± {own.sd:.1f} "
            f"| {other.mean:.1f} ± {other.sd:.1f} | {times} |",
            flush=True,
        )


def rung(chosen: argparse.Namespace, level: str, below: str) -> Arena:
    """A level against the one below it."""
    kept = chosen.keep and str(chosen.keep / f"{chosen.game}-{level}.jsonl")
    way = Way(Where(jobs=chosen.jobs), batch=2, resume=kept)
    return compete(Job(chosen.game, (), chosen.games, chosen.seed), (level, below), SEATS, way)


def timed(game: str, level: str, count: int) -> Pace:
    """How long turns of a level take, with bots of that level on all seats."""
    play(game, level, 0)  # kernels and weights are loaded before a clock runs
    turns = [turn for number in range(count) for turn in play(game, level, number)]
    cuts = quantiles(turns, n=20)
    return Pace(cuts[9], cuts[18], sum(turns) / count / SEATS)


def play(game: str, level: str, number: int) -> list[float]:
    """One game; how long each turn took."""
    seed, turns, last = game_seed(1, number), [], (0, 0)
    table: Table[Any, Any, Any] = Table(games.find(game), SEATS, {}, Fast(seed))
    bots = {seat: find_bot(game, level) for seat in range(1, SEATS + 1)}
    chance = {seat: Stream(seed, seat) for seat in bots}
    while table.actors:
        seat = table.actors[0]
        if (turn := (seat, table.version(seat).barrier)) != last:
            turns.append(0.0)
            last = turn
        view, legal = table.view(seat), table.legal(seat)
        started = time.process_time()
        action = bots[seat].choose(view, legal, chance[seat])
        turns[-1] += time.process_time() - started
        table.submit(seat, action)
    return turns


if __name__ == "__main__":
    main()
