"""Tune a bot's parameters by climbing: change a few, play against what there is, keep what wins.

Every game is played once from each seat, the challenger there and the incumbent on all others, so that luck is
shared. A change that looks good in the first games has to show it again in many more: among hundreds of tries
some look good by chance. The games of each try are new ones. The same seed gives the same climb.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev

import msgspec

from whistlestop import games
from whistlestop.core.fastdealer import Stream, seed_number
from whistlestop.core.options import Options

MOST_CHANGES = 3  # parameters in one try
CONFIRMATION = 4  # times as many games
ENOUGH = 0.03  # the surplus at which a change is kept
POINTS_OF_A_WIN = 150  # so many points of margin count as much as a win
_LANE = 1  # of the climb's own random numbers


class Match(msgspec.Struct, frozen=True):
    """How a challenger did against the incumbent on all other seats."""

    games: int
    win_share: float  # shared wins count as fractions
    margin: float  # points ahead of the mean of the others
    surplus: float  # wins beyond the fair share, and the margin as a part of a win
    error: float  # the standard error of the surplus


class Try(msgspec.Struct, frozen=True):
    """One step of a climb: what was changed, how it did, whether it is kept."""

    number: int
    changes: Mapping[str, tuple[int, int]]  # from and to
    match: Match
    kept: bool


class Climb(msgspec.Struct, frozen=True):
    game: str
    bot: str
    players: int
    kept: tuple[Try, ...]
    parameters: Mapping[str, int]
    final: Match  # what came out, against what the climb began with


class Tuning(msgspec.Struct, frozen=True):
    """What to climb on: `games` games for a first look at each of `tries` tries."""

    game: str
    players: int
    tries: int
    games: int
    seed: str
    options: Mapping[str, object] = {}

    def rules(self) -> Options:
        return games.find(self.game, "tuning").agree(self.players, self.options)


def climb(job: Tuning, tell: Callable[[Try], None]) -> Climb:
    """Make all tries one after the other; `tell` hears of each."""
    room, numbers = games.room(job.game, "tuning"), Stream(seed_number(job.seed), _LANE)
    start: Mapping[str, int] = room.PARAMETERS
    best, kept, first = start, list[Try](), 0
    look, whole = _heats(job, 1), _heats(job, 1 + CONFIRMATION)
    for number in range(1, job.tries + 1):
        challenger = _changed(best, numbers)
        results = _results(job, challenger, best, first, look)
        if _match(results, job.players).surplus >= ENOUGH:
            results += _results(job, challenger, best, first + look, whole - look)
        first += whole
        match = _match(results, job.players)
        changes = {name: (best[name], value) for name, value in challenger.items() if value != best[name]}
        is_kept = len(results) == whole * job.players and match.surplus >= ENOUGH
        done = Try(number, changes, match, is_kept)
        if is_kept:
            best = challenger
            kept.append(done)
        tell(done)
    final = _match(_results(job, best, start, first, whole), job.players)
    return Climb(job.game, room.BOT, job.players, tuple(kept), best, final)


def _heats(job: Tuning, times: int) -> int:
    """How many games, each from every seat, are at least `times` as many as were asked for."""
    return -(-job.games * times // job.players)


def _changed(parameters: Mapping[str, int], numbers: Stream) -> dict[str, int]:
    """One to three parameters moved by up to two fifths, at least by one; none goes below zero."""
    changed = dict(parameters)
    names = list(parameters)
    for _ in range(1 + numbers.below(min(MOST_CHANGES, len(names)))):
        name = names.pop(numbers.below(len(names)))
        step = 1 + numbers.below(max(1, 2 * changed[name] // 5))
        changed[name] = changed[name] + step if numbers.below(2) or step > changed[name] else changed[name] - step
    return changed


def _results(
    job: Tuning, challenger: Mapping[str, int], incumbent: Mapping[str, int], first: int, heats: int
) -> list[tuple[float, float]]:
    """The challenger's part of a win and its margin, in games `first` … from every seat."""
    room, rules, seed, found = games.room(job.game, "tuning"), job.rules(), seed_number(job.seed), []
    for game in range(first, first + heats):
        for seat in range(job.players):
            seats = [challenger if other == seat else incumbent for other in range(job.players)]
            scores, places = room.play(rules, seats, seed, game)
            won = 1 / places.count(1) if places[seat] == 1 else 0.0
            found.append((won, scores[seat] - fmean(scores[:seat] + scores[seat + 1 :])))
    return found


def _match(results: Sequence[tuple[float, float]], players: int) -> Match:
    share, margin = fmean(won for won, _ in results), fmean(points for _, points in results)
    worth = [won - 1 / players + points / POINTS_OF_A_WIN for won, points in results]
    heats = [fmean(worth[i : i + players]) for i in range(0, len(worth), players)]
    error = pstdev(heats) / sqrt(len(heats))
    return Match(len(results), *(round(number, 4) + 0.0 for number in (share, margin, fmean(heats), error)))  # no -0.0
