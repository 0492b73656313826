"""What the lab may train: the value of boards, by games of one player and of several who play alike (`learning`).

Learners play by what is known so far and add up their games. Now and then one of them fits what is to be learned to
all sums, at first often, later after more and more games; then the older games count less, since they were played by
somebody who knew less. One learner gives the same weights every time, several of them never quite the same.
"""

from threading import Lock
from typing import Any

from whistlestop.core.fast import below, game_seed, stream
from whistlestop.core.kernel import Block, Reals, Weights, block, reals, weights
from whistlestop.core.weights import pack, rounded, unpack
from whistlestop.games.pioneer_rails import data, layout, learning, turns, value
from whistlestop.games.pioneer_rails.lookahead import room_for
from whistlestop.games.pioneer_rails.plan_layout import WEIGHTS, plan
from whistlestop.games.pioneer_rails.rules import Options, map_of, setup

OPTIONS: tuple[str, ...] = ()  # those that change what is learned: all are learned together
# The rates, first and last: the part of older games that is forgotten when something new is fitted
STAGES = {"narrow": (0.3, 0.1), "wide": (0.3, 0.1)}
_COURSES = {"narrow": learning.Course(1, False, 8), "wide": learning.Course(2, True, 16)}
_CAPACITY = 1 << 13
FIRST_FIT, FITS = 1_000, 8  # games between two fits; later a fit comes when an eighth of all games are new
FORMAT = 2
_LANE = 4  # of the random numbers that decide what is played
# Benchmarks play on the first half of the generated maps; whoever learns plays on the others and on ours.
FIRST_MAP = (data.MOST_MAP_SEED + 1) // 2
TABLES = (2, 2, 2, learning.MOST_SEATS)  # who race for objectives


def variants() -> list[tuple[Options, int]]:
    """What is played, by how many: our maps and half of the generated ones, mostly with objectives."""
    maps = [(name, 0) for name in data.MAPS] * 5
    maps += [(data.GENERATED, seed) for seed in range(FIRST_MAP, data.MOST_MAP_SEED + 1)]
    levels = ("beginner", "medium", "hard", "legendary")
    return [
        variant
        for name, seed in maps
        for variant in (
            *[(Options(name, seed, objectives=False), 1)] * 2,  # type: ignore[arg-type]  # names of our own
            *((Options(name, seed, solo_level=level), 1) for level in levels),  # type: ignore[arg-type]  # the same
            *((Options(name, seed), seats) for seats in TABLES),  # type: ignore[arg-type]  # the same
        )
    ]


class Knowledge:
    """What all who learn together know: the mind they play by, and the sums that it comes from."""

    def __init__(self, learned: Weights) -> None:
        self.learned, self.mind = learned, value.mind(learned)
        self._sums, self._lock = reals(learning.SUMS), Lock()
        self._games, self._fitted = 0, 0  # games added, and how many there were at the last fit

    def latest(self) -> Weights:
        """What all games tell, also those that were added after the last fit."""
        found = weights(value.LEARNED)
        with self._lock:
            for i in range(value.LEARNED):
                found[i] = self.learned[i]
            if self._fitted < self._games >= FIRST_FIT:
                self._fit(found)
        return found

    def add(self, sums: Reals, games: int, rate: float) -> None:
        """Add sums, and clear them; fit when it is time."""
        with self._lock:
            learning.move_sums(sums, self._sums)
            self._games += games
            if self._games - self._fitted >= max(FIRST_FIT, self._games // FITS):
                self._fitted = self._games
                self._fit(self.learned)
                value.teach(self.mind, self.learned)
                learning.fade(self._sums, max(0.0, 1.0 - rate))

    def _fit(self, learned: Weights) -> None:
        found = reals(value.LEARNED)
        learning.fit(self._sums, found)
        for i in range(value.LEARNED):
            learned[i] = found[i]


class Learner:
    """One who plays and learns; each has a thread of its own."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge, self._variants = knowledge, variants()
        self._mind = value.Mind(knowledge.mind.weights, value.untaught().features)  # weights are shared, room is not
        self._lesson, self._scores = learning.lesson(), block(learning.MOST_SEATS)
        self._rooms = {seats: room_for(setup(Options(), seats).block) for seats in (1, *TABLES)}
        self._w, self._p = turns.workspace(_CAPACITY), plan(WEIGHTS)

    def learn(self, stage: str, seed: int, first: int, games: int, rate: float) -> int:
        """Play games `first` … of a run and learn from them; the sum of what they came to, on average of the seats."""
        total = 0
        for game in range(first, first + games):
            own = game_seed(seed, game)
            options, seats = self._variants[below(stream(own, _LANE, 0), 0, len(self._variants))]
            scores = self._play(setup(options, seats).block, stage, own)
            for seat, score in enumerate(scores, 1):
                learning.add_seat(self._lesson, seat, score)
            total += round(sum(scores) / seats)
        if games == 0:  # kernels are to be compiled: a game that is over takes no time
            s = setup(Options(), 1).block
            s[layout.PHASE] = layout.OVER
            self._play(s, stage, seed)
        self._knowledge.add(self._lesson.sums, games, rate)
        return total

    def _play(self, s: Block, stage: str, seed: int) -> list[int]:
        m, boards, course, seats = map_of(s).block, self._lesson.boards, _COURSES[stage], s[layout.SEATS]
        learning.play_game(s, m, self._rooms[seats], self._w, self._p, self._mind, boards, course, seed, self._scores)
        return list(self._scores[:seats])


class Trainee:
    """What learns, and a page about it."""

    def __init__(self, about: dict[str, Any], learned: Weights) -> None:
        self.about, self._knowledge = about, Knowledge(learned)

    @property
    def games(self) -> int:
        """How many games it has learned from."""
        return sum(self.about["games"].values())

    def learners(self, count: int) -> list[Learner]:
        return [Learner(self._knowledge) for _ in range(count)]

    def checkpoint(self) -> bytes:
        """What is known, to go on from; the sums of games begin anew."""
        return pack(self.about, {"weights": self._knowledge.latest()})

    def finished(self) -> bytes:
        """What a bot plays by."""
        return pack(self.about, {"weights": rounded(self._knowledge.latest())})


def begin(seed: int, options: Options) -> Trainee:
    """One who knows nothing yet, whatever the options: all are learned together."""
    return Trainee({"format": FORMAT, "games": dict.fromkeys(STAGES, 0), "log": []}, weights(value.LEARNED))


def resume(checkpoint: bytes) -> Trainee:
    """One who goes on. Raises ValueError where this is no checkpoint."""
    about, arrays = unpack(checkpoint)
    if about.get("format") != FORMAT or {name: len(values) for name, values in arrays.items()} != {
        "weights": value.LEARNED
    }:
        raise ValueError("this is not a checkpoint that can be gone on from")
    return Trainee(about, arrays["weights"])
