"""How strong the levels of a game are: `python benchmarks/levels.py GAME` from the root of a clone.

Each level plays against the one below it, two at a table, every deal from both seats. Ratings add up from rung to rung
(Elo; `random` has 0, and a rung counts 1,200 at most); their intervals are those of the own rung. Times are CPU seconds
of a move, and of a turn, which is all that a seat does until chance or somebody else comes in.

Results are kept, one line for each deal: a run that was interrupted goes on, and what the documents tell can be
reckoned anew from `benchmarks/results`. Where a level comes to play otherwise, its file there has to go first.
"""

import argparse
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from whistlestop import games
from whistlestop.core.fast import game_seed
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.lab.arena import Arena, BotResult, compete
from whistlestop.lab.backends import Where
from whistlestop.lab.simulate import Job, Way, find_bot

SEATS = 2
RESULTS = Path(__file__).parent / "results"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("game", choices=games.ids("bots"))
    arguments.add_argument("--games", type=int, default=1000, help="on each rung")
    arguments.add_argument("--timed", type=int, default=10, help="games whose turns are timed, of each level; 0: none")
    arguments.add_argument("--seed", default="levels")
    arguments.add_argument("--jobs", type=int, default=1, help="processes at work")
    arguments.add_argument("--keep", type=Path, default=RESULTS, help="a folder for results")
    chosen = arguments.parse_args()
    levels, rating = games.levels(chosen.game), 0.0
    print("| level | against | games | wins (95 %) | rating (95 %) | score (95 %) | a move | a turn | a game |")
    print("|---|---|---|---|---|---|---|---|---|")
    for below, level in zip((None, *levels), levels, strict=False):
        times = timed(chosen.game, level, chosen.timed) if chosen.timed else " | | "
        if below is None:
            print(f"| `{level}` | | | | {rating:,.0f} | | {times} |", flush=True)
            continue
        found = rung(chosen, level, below)
        own, other = found.bots
        wins = f"{own.win_share:.1%} ({own.low:.1%}–{own.high:.1%})"
        ratings = f"{rating + own.rating:,.0f} ({rating + own.rating_low:,.0f}–{rating + own.rating_high:,.0f})"
        scores = f"{score_of(own)}; `{below}` {score_of(other)}"
        print(f"| `{level}` | `{below}` | {found.games:,} | {wins} | {ratings} | {scores} | {times} |", flush=True)
        rating += own.rating


def rung(chosen: argparse.Namespace, level: str, below: str) -> Arena:
    """A level against the one below it."""
    way = Way(Where(jobs=chosen.jobs), batch=2, resume=str(chosen.keep / f"{chosen.game}-{level}.jsonl"))
    return compete(Job(chosen.game, (), chosen.games, chosen.seed), (level, below), SEATS, way)


def score_of(bot: BotResult) -> str:
    return f"{bot.mean:.1f} ({bot.mean_low:.1f}–{bot.mean_high:.1f})"


def timed(game: str, level: str, count: int) -> str:
    """CPU seconds where bots of a level sit on all seats: half and 95 of 100 moves and turns, and a game for a seat."""
    play(game, level, 0)  # kernels and weights are loaded before a clock runs
    turns = [turn for number in range(count) for turn in play(game, level, number)]
    moves = [move for turn in turns for move in turn]
    spent = (quantiles(times, n=20) for times in (moves, [sum(turn) for turn in turns]))
    quick = " | ".join(f"{cuts[9]:.3f} · {cuts[18]:.3f}" for cuts in spent)
    return f"{quick} | {sum(moves) / count / SEATS:.2f}"


def play(game: str, level: str, number: int) -> list[list[float]]:
    """One game; how long each move of each turn took."""
    seed, last = game_seed(1, number), (0, 0)
    turns: list[list[float]] = []
    table: Table[Any, Any, Any] = Table(games.find(game), SEATS, {}, Fast(seed))
    bots = {seat: find_bot(game, level) for seat in range(1, SEATS + 1)}
    chance = {seat: Stream(seed, seat) for seat in bots}
    while table.actors:
        seat = table.actors[0]
        if (turn := (seat, table.version(seat).barrier)) != last:
            turns.append([])
            last = turn
        view, legal = table.view(seat), table.legal(seat)
        started = time.process_time()
        action = bots[seat].choose(view, legal, chance[seat])
        turns[-1].append(time.process_time() - started)
        table.submit(seat, action)
    return turns


if __name__ == "__main__":
    main()
