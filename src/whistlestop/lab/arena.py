"""Compare bots fairly: every bot plays the same chance outcomes from every seat, against the same company.

With n seats and bots A, B, … a *heat* is one seed played once per seating, the seats turned round so that each
bot sits everywhere. Where there are fewer bots than seats they share them in turn; where there are more, every
group of n bots meets. Intervals are of the means over seeds (95 %), so shared luck cancels out.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log10, sqrt
from statistics import fmean, stdev

import msgspec

from whistlestop import games
from whistlestop.core.errors import BadOptions
from whistlestop.core.options import counted
from whistlestop.lab.programs import Failure
from whistlestop.lab.simulate import PLAIN, Job, Way, batches, check_players

_NORMAL_95 = 1.959964
_STUDENT_95 = (  # by degrees of freedom from 1 on; beyond them the normal distribution is near enough
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip


class BotResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a bot did; `difference` is its mean score less that of the first bot, on the same seeds."""

    bot: str
    mean: float
    mean_low: float
    mean_high: float
    sd: float
    win_share: float
    low: float
    high: float
    difference: float
    difference_low: float
    difference_high: float
    rating: float  # Elo-like, 0 for an even share of wins
    rating_low: float
    rating_high: float
    failures: int = 0  # games that a program has forfeited


class Arena(msgspec.Struct, frozen=True):
    game: str
    games: int
    bots: tuple[BotResult, ...]


def seatings(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """All seatings of a heat, none of them twice: each bot sits on each seat equally often, with all others alike."""
    if len(bots) < 2:
        raise BadOptions("arena-needs-two-bots")
    shared = tuple(bots[i % len(bots)] for i in range(players))
    groups = combinations(bots, players) if players < len(bots) else [shared]
    return list(dict.fromkeys(group[start:] + group[:start] for group in groups for start in range(players)))


def heats(rounds: Sequence[tuple[str, ...]], games: int) -> int:
    """How many heats of these seatings make at least so many games: two, since one alone has no spread."""
    return max(2, -(-games // len(rounds)))


def compete(job: Job, bots: Sequence[str], players: int, way: Way = PLAIN) -> Arena:
    """Play at least `job.games` games, whole heats of them; `job.bots` is ignored."""
    rules = games.find(job.game).agree(counted("players", players), job.options)
    counted("games", job.games)
    rounds = seatings(bots, players)
    check_players(job.game, bots, rules)
    count = len(rounds) * heats(rounds, job.games)
    scores: dict[str, list[float]] = {bot: [] for bot in bots}  # mean per heat
    wins: dict[str, list[float]] = {bot: [] for bot in bots}
    singles: dict[str, list[int]] = {bot: [] for bot in bots}
    failures = dict.fromkeys(bots, 0)
    for heat, failed in _heats(job, rounds, count, way):
        in_heat: dict[str, list[tuple[int, float]]] = {bot: [] for bot in bots}
        for seating, (points, places) in zip(rounds, heat, strict=True):
            for bot, score, place in zip(seating, points, places, strict=True):
                in_heat[bot].append((score, 1 / places.count(1) if place == 1 else 0.0))
                singles[bot].append(score)
        for failure in failed:
            failures[failure.bot] += 1
        for bot, results in in_heat.items():
            scores[bot].append(fmean(score for score, _ in results))
            wins[bot].append(fmean(won for _, won in results))
        if players == 1:  # alone, they compete on the same dice
            lost = {failure.bot for failure in failed}
            alone = {bot: results[0][0] for bot, results in in_heat.items() if bot not in lost}
            winners = [bot for bot in bots if bot in alone and alone[bot] == max(alone.values())]
            for bot in alone.keys() | lost:
                wins[bot][-1] = 1 / len(winners) if bot in winners else 0.0
    field = players if players > 1 else len(bots)
    return Arena(
        job.game,
        count,
        tuple(
            msgspec.structs.replace(_result(bot, scores, wins, singles, bots[0], field), failures=failures[bot])
            for bot in bots
        ),
    )


def _heats(
    job: Job, rounds: Sequence[tuple[str, ...]], count: int, way: Way
) -> Iterator[tuple[list[tuple[tuple[int, ...], tuple[int, ...]]], list[Failure]]]:
    """The scores and places of each heat's games, and who has forfeited one; batches may end within a heat."""
    heat: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    failures: list[Failure] = []
    number = 1
    for batch in batches(msgspec.structs.replace(job, bots=()), rounds, count, way):
        failures += batch.failures
        for game in zip(batch.scores, batch.places, strict=True):
            heat.append(game)
            if len(heat) == len(rounds):
                yield heat, [failure for failure in failures if failure.game == number]
                failures = [failure for failure in failures if failure.game > number]
                heat, number = [], number + 1


def _result(
    bot: str,
    scores: dict[str, list[float]],
    wins: dict[str, list[float]],
    singles: dict[str, list[int]],
    first: str,
    players: int,
) -> BotResult:
    won = _share_interval(wins[bot])
    difference = _interval([own - other for own, other in zip(scores[bot], scores[first], strict=True)])
    ratings = (_rating(share, players) for share in won)
    rounded = (
        round(number, 4) for number in (*_interval(scores[bot]), stdev(singles[bot]), *won, *difference, *ratings)
    )
    return BotResult(bot, *rounded)  # type: ignore[arg-type]  # as many as there are up to the rating


def _interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean and its 95 % interval."""
    mean = fmean(values)
    free = len(values) - 1
    times = _STUDENT_95[free - 1] if free <= len(_STUDENT_95) else _NORMAL_95
    error = times * stdev(values) / sqrt(len(values))
    return mean, mean - error, mean + error


def _share_interval(won: Sequence[float]) -> tuple[float, float, float]:
    """Share of wins and its 95 % interval by Wilson: honest where a bot won all of a few heats."""
    share, count, z = fmean(won), len(won), _NORMAL_95**2
    centre = (share + z / (2 * count)) / (1 + z / count)
    width = _NORMAL_95 * sqrt(share * (1 - share) / count + z / (4 * count**2)) / (1 + z / count)
    return share, max(0.0, centre - width), min(1.0, centre + width)


def _rating(share: float, players: int) -> float:
    """The Elo difference to the field that this share of wins means; capped where a bot won all or nothing."""
    share = min(0.999, max(0.001, share))
    return 400 * log10(share / (1 - share) * (players - 1))
