"""How the maps of Pioneer Rails play: `python benchmarks/pioneer_rails.py` from the root of a clone.

Bots play on many generated maps, all of them the same games: points and how far maps differ, how often each objective
is met and when, how often a lone player wins at each level, and what the directed search of PR-1.4 cannot reach. The
same arguments give the same figures on every machine.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from typing import NamedTuple

from whistlestop.bots import play
from whistlestop.core.fast import game_seed
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import data, directed, game, layout, maps, rules, score, tally
from whistlestop.games.pioneer_rails.actions import Action
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.bots import BOTS
from whistlestop.games.pioneer_rails.rules import State
from whistlestop.games.pioneer_rails.seen import View

PARTS = ("points", "objectives", "levels", "reach")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument(
        "what", nargs="*", default=PARTS, help=f"of {', '.join(PARTS)}; all of them, if nothing is said"
    )
    arguments.add_argument("--bot", action="append", choices=list(BOTS), help="greedy and beam, if nothing is said")
    arguments.add_argument("--maps", type=int, default=200, help="generated ones, from seed 0 on")
    arguments.add_argument(
        "--games", type=int, default=5, help="on each map (objectives: a fifth of it; levels: on a fifth)"
    )
    arguments.add_argument("--jobs", type=int, default=1, help="processes at the same time")
    chosen = arguments.parse_args()
    bots = chosen.bot or ("greedy", "beam")
    with ProcessPoolExecutor(chosen.jobs) as pool:
        if "points" in chosen.what:
            show_points(pool, bots, chosen.maps, chosen.games)
        if "objectives" in chosen.what:
            for bot in bots:
                show_objectives(pool, bot, chosen.maps, max(1, chosen.games // 5))
        if "levels" in chosen.what:
            for bot in bots:
                show_levels(pool, bot, max(1, chosen.maps // 5), chosen.games)
    if "reach" in chosen.what:
        show_reach(chosen.maps)


class Played(NamedTuple):
    """A game that is over."""

    map_seed: int
    state: State
    points: int  # of the first seat
    has_won: bool


def games(pool: Executor, bot: str, seats: int, map_count: int, count: int, **options: object) -> Iterator[Played]:
    """So many games on each map; game n of a map has the same cards whoever plays."""
    on_map = partial(games_on_map, bot, seats, count, options)
    for played in pool.map(on_map, range(map_count)):
        yield from played


def games_on_map(bot: str, seats: int, count: int, options: dict[str, object], map_seed: int) -> list[Played]:
    found = []
    for number in range(count):
        seed = game_seed(map_seed, number)
        table: Table[State, Action, View] = Table(
            game, seats, {"map": data.GENERATED, "map_seed": map_seed, **options}, Fast(seed)
        )
        players = {seat: BOTS[bot]() for seat in range(1, seats + 1)}
        play(table, players, {seat: Stream(seed, seat) for seat in players})
        outcome = table.outcome
        assert outcome is not None
        found.append(Played(map_seed, table.state, outcome.scores[0], outcome.places[0] == 1))
    return found


def show_points(pool: Executor, bots: Sequence[str], map_count: int, count: int) -> None:
    """Alone, without objectives: means, how far maps differ, and by how much each bot is ahead of the first."""
    first: list[int] = []
    for bot in bots:
        played = list(games(pool, bot, 1, map_count, count, objectives=False))
        points = [one.points for one in played]
        means = [fmean(one.points for one in played if one.map_seed == seed) for seed in range(map_count)]
        spread = f"{fmean(points):.1f} ± {stdev(points):.1f} (error {stdev(points) / len(points) ** 0.5:.1f})"
        print(f"{bot}, {len(played)} games on {map_count} maps: {spread}")
        if first:
            ahead = [own - other for own, other in zip(points, first, strict=True)]
            print(f"  ahead of {bots[0]}: {fmean(ahead):.1f} (error {stdev(ahead) / len(ahead) ** 0.5:.1f})")
        first = first or points
        print(f"  means of maps: {min(means):.0f} to {max(means):.0f}, deviation {stdev(means):.1f}")
        parts = zip(*(rules.tallied(one.state.block)[0][: tally.TOTAL] for one in played), strict=True)
        print("  " + ", ".join(f"{name} {fmean(part):.1f}" for name, part in zip(score.PARTS, parts, strict=True)))


def show_objectives(pool: Executor, bot: str, map_count: int, count: int) -> None:
    """Two players of the same kind: how often each of them meets an objective, and in which turn."""
    turns: dict[str, list[int]] = {name: [] for name in data.OBJECTIVES}
    for one in games(pool, bot, 2, map_count, count):
        s = one.state.block
        for place, number in enumerate(s[layout.OBJECTIVE : layout.OBJECTIVE + s[layout.OBJECTIVES_N]]):
            turns[data.OBJECTIVES[number - 1]] += [s[board_at(seat) + layout.MET + place] for seat in (1, 2)]
    print(f"{bot}, two players, {map_count * count} games")
    for name, seen in turns.items():
        met = [turn for turn in seen if turn]
        when = f", in turn {fmean(met):.1f} on average" if met else ""
        print(f"  {name}: {100 * len(met) / max(1, len(seen)):.0f} % of {len(seen)}{when}")


def show_levels(pool: Executor, bot: str, map_count: int, count: int) -> None:
    """Alone: how often the target is beaten (PR-9), and how many objectives are left then."""
    for level in data.SOLO_LEVELS:
        played = list(games(pool, bot, 1, map_count, count, solo_level=level))
        target = fmean(tally.solo_target(one.state.block) for one in played)
        left = (target - data.SOLO_TARGET) / data.SOLO_PER_OBJECTIVE
        won = 100 * fmean(one.has_won for one in played)
        mean = fmean(one.points for one in played)
        print(
            f"{bot}, alone, {level}: wins {won:.0f} % of {len(played)}; {mean:.1f} points, {left:.1f} objectives left"
        )


def show_reach(map_count: int) -> None:
    """PR-1.4: which objectives the directed search does not meet on which maps."""
    drawn = {name: maps.find(name) for name in data.MAPS} | {
        str(seed): maps.find(data.GENERATED, seed) for seed in range(map_count)
    }
    missed = {name: left for name, one in drawn.items() if (left := list(directed.unmet(one)))}
    print(f"not met by the directed search on {len(missed)} of {len(drawn)} maps")
    for objective in data.OBJECTIVES:
        where = [name for name, left in missed.items() if objective in left]
        if where:
            print(f"  {objective}: {len(where)} ({', '.join(where)})")


if __name__ == "__main__":
    main()
