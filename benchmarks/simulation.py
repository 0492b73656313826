"""What several processes bring to simulations, and what Ray costs: `python benchmarks/simulation.py`.

The same games in one process, in two, and on a Ray of two workers, in batches of about half a second. Speed is counted
without the first batches: to start processes takes seconds, once. Where a machine does other things beside, what one
process gets is not what two get; so all three are measured several times in turn, and the best of each counts.
"""

import argparse
import time
from typing import NamedTuple

from whistlestop.lab.backends import Where
from whistlestop.lab.batches import Batch
from whistlestop.lab.simulate import Job, Way, play_batch, simulate

SECONDS = 0.5  # of a batch
JOB = Job("railroad-ink", ("random",), 0, "benchmark")
PLACES = {"one process": Where(), "two processes": Where(2), "Ray, two workers": Where(2, "ray")}


class Speed(NamedTuple):
    games: float  # a second
    start: float  # seconds until the first batch was there


def batch_size() -> int:
    """How many games take about half a second."""
    play_batch(JOB, 0, 1)
    count = 1000
    while True:
        took = play_batch(JOB, 0, count).cpu
        if took > SECONDS / 4:
            return int(count * SECONDS / took)
        count *= 4


def speed(where: Where, size: int, batches: int) -> Speed:
    came: list[float] = []

    def heard(batch: Batch) -> None:
        came.append(time.perf_counter())

    started = time.perf_counter()
    job = Job(JOB.game, JOB.bots, size * batches, JOB.seed)
    simulate(job, Way(where, size, heard=heard))
    behind = 4 * where.jobs  # the first ones come while processes are still starting
    return Speed(size * (batches - 1 - behind) / (came[-1] - came[behind]), came[0] - started)


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    asking.add_argument("--rounds", type=int, default=3)
    asking.add_argument("--batches", type=int, default=40)
    asked = asking.parse_args()
    size = batch_size()
    print(f"batches of {size:,} games")
    best: dict[str, Speed] = {}
    for _ in range(asked.rounds):
        for name, where in PLACES.items():
            found = speed(where, size, asked.batches)
            best[name] = max(best.get(name, found), found)
    one = best["one process"].games
    for name, (games, start) in best.items():
        print(f"{name:18} {games:9,.0f} games/s, {games / one:.2f} × one process; first batch after {start:.1f} s")


if __name__ == "__main__":
    main()
