"""Train what a bot plays by: learners in threads, for so many minutes or games, with a log and checkpoints.

What there is to learn, and how, is the game's (its room `training`); here is who learns when, and when it ends. The
rate of learning falls from the middle of a run on.
"""

import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import closing
from threading import Lock
from typing import Any, NamedTuple

BATCH = 20  # games that a learner plays before it looks at the clock
REPORT = 15.0  # seconds between two lines of the log
SAVE = 60.0  # seconds between two checkpoints


class Course(NamedTuple):
    """How to train: until the time is up, or until so many games are played, whichever comes first."""

    stage: str
    seed: int
    learners: int
    rate: float
    last_rate: float
    seconds: float | None = None
    games: int | None = None


class Report(NamedTuple):
    """How training went since the report before."""

    stage: str
    seconds: float
    games: int  # of this run so far
    mean: float  # score of the games since the last report
    games_per_second: float
    rate: float


class _Clock:
    """Which games come next, at which rate, and whether it is over; asked by all learners."""

    def __init__(self, course: Course) -> None:
        self.course, self.lock, self.started = course, Lock(), time.perf_counter()
        self.given = 0  # games given out
        self.played, self.total = 0, 0  # games that came back, and the sum of their scores
        self.stopped = False

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.started

    def rate(self) -> float:
        course, done = self.course, 0.0
        if course.seconds is not None:
            done = self.seconds / course.seconds
        if course.games is not None:
            done = max(done, self.given / course.games)
        return course.rate + (course.last_rate - course.rate) * min(1.0, max(0.0, 2 * done - 1))

    def next_games(self) -> tuple[int, int]:
        """The first of some games, and how many; none when it is over."""
        course = self.course
        with self.lock:
            is_late = course.seconds is not None and self.seconds >= course.seconds
            left = BATCH if course.games is None else min(BATCH, course.games - self.given)
            if self.stopped or is_late or left <= 0:
                return self.given, 0
            self.given += left
            return self.given - left, left

    def came_back(self, games: int, total: int) -> None:
        with self.lock:
            self.played += games
            self.total += total

    def close(self) -> None:
        """No games are given out any more."""
        self.stopped = True


def train(course: Course, trainee: Any, tell: Callable[[Report], None], save: Callable[[], None]) -> None:
    """Let learners learn until the course is over; `tell` hears how it goes, `save` is called now and then.

    An interrupt ends the course early, and so does a listener who has gone: what was learned until then is saved, too.
    """
    learners, start = trainee.learners(course.learners), trainee.games
    learners[0].learn(course.stage, course.seed, start, 0, course.rate)  # kernels are compiled before the clock runs
    clock = _Clock(course)

    def work(learner: Any) -> None:
        while True:
            first, games = clock.next_games()
            if games == 0:
                return
            clock.came_back(games, learner.learn(course.stage, course.seed, start + first, games, clock.rate()))

    log, reported, saved = _Log(trainee, clock), 0.0, 0.0
    try:
        with ThreadPoolExecutor(course.learners) as pool, closing(clock):
            works = [pool.submit(work, learner) for learner in learners]
            running = set(works)
            while running:
                timeout = max(0.0, reported + REPORT - clock.seconds)
                done, running = wait(running, timeout, FIRST_EXCEPTION)
                for ended in done:
                    ended.result()
                is_due = clock.seconds >= reported + REPORT
                report = log.report() if not running or (is_due and log.has_news) else None
                if not running or clock.seconds >= saved + SAVE:
                    save()  # before anything is told: who listens may have gone
                    saved = clock.seconds
                if is_due:
                    reported = clock.seconds
                if report is not None:
                    tell(report)
    except (KeyboardInterrupt, SystemExit, BrokenPipeError):  # by now all learners have come to the end of their games
        last = log.report() if log.has_news else None
        if clock.played:
            save()
        if last is not None:
            tell(last)
        raise


class _Log:
    """How a course goes: written down, and counted, in whom it trains."""

    def __init__(self, trainee: Any, clock: _Clock) -> None:
        self._trainee, self._clock = trainee, clock
        self._games = trainee.about["games"][clock.course.stage]  # of earlier courses
        self._before = (0, 0, 0.0)

    @property
    def has_news(self) -> bool:
        """Whether games have come back since the last report."""
        return self._clock.played > self._before[0]

    def report(self) -> Report:
        clock, stage = self._clock, self._clock.course.stage
        with clock.lock:
            now = (clock.played, clock.total, clock.seconds)
        report = _report(stage, self._before, now, clock.rate())
        self._before = now
        self._trainee.about["games"][stage] = self._games + now[0]
        self._trainee.about["log"].append(report._asdict())
        return report


def _report(stage: str, before: tuple[int, int, float], now: tuple[int, int, float], rate: float) -> Report:
    games, total, seconds = (new - old for new, old in zip(now, before, strict=True))
    mean, pace = total / max(1, games), games / max(1e-9, seconds)
    return Report(stage, round(now[2], 1), now[0], round(mean, 3), round(pace, 1), round(rate, 6))
