"""Courses of training: who learns which games, when it ends, what is reported, and what goes wrong."""

import threading
import time
from typing import Any

import pytest

from whistlestop.lab import train as lab
from whistlestop.lab.train import Course, Report, train


class Learner:
    """Scores as many points in a game as games were played before it."""

    def __init__(self, trainee: "Trainee") -> None:
        self.trainee = trainee

    def learn(self, stage: str, seed: int, first: int, games: int, rate: float) -> int:
        with self.trainee.lock:
            self.trainee.learned += [(number, rate) for number in range(first, first + games)]
        if self.trainee.fails_at in range(first, first + games):
            raise ZeroDivisionError
        return sum(range(first, first + games))


class Trainee:
    def __init__(self, games: int = 0, fails_at: int = -1) -> None:
        self.about: dict[str, Any] = {"games": {"one": games, "two": 0}, "log": []}
        self.fails_at, self.lock, self.learned = fails_at, threading.Lock(), list[tuple[int, float]]()

    @property
    def games(self) -> int:
        return sum(self.about["games"].values())

    def learners(self, count: int) -> list[Learner]:
        return [Learner(self) for _ in range(count)]


def trained(course: Course, trainee: Trainee) -> tuple[list[Report], int]:
    told, saved = list[Report](), list[int]()
    train(course, trainee, told.append, lambda: saved.append(trainee.games))
    return told, saved[-1]


@pytest.mark.parametrize("learners", [1, 3])
def test_every_game_is_learned_once_after_those_of_earlier_runs(learners):
    trainee = Trainee(games=100)
    told, saved = trained(Course("two", 1, learners, 1.0, 1.0, games=250), trainee)
    assert sorted(number for number, _ in trainee.learned) == list(range(100, 350))
    assert trainee.about["games"] == {"one": 100, "two": 250}
    assert saved == 350
    assert told[-1].games == 250
    assert told[-1].mean == pytest.approx(sum(range(100, 350)) / 250)  # too quick for a second report
    assert trainee.about["log"] == [report._asdict() for report in told]


def test_the_rate_falls_from_the_middle_on():
    trainee = Trainee()
    trained(Course("one", 1, 1, 0.8, 0.2, games=400), trainee)
    rates = [rate for _, rate in trainee.learned]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] == rates[150] == 0.8
    assert rates[299] == pytest.approx(0.5)
    assert rates[-1] == pytest.approx(0.2)


def test_time_ends_a_course():
    trainee = Trainee()
    told, _ = trained(Course("one", 1, 2, 1.0, 1.0, seconds=0.2), trainee)
    assert trainee.games == len(trainee.learned) > 0
    assert 0.2 <= told[-1].seconds < 5


def test_reports_come_now_and_then(monkeypatch):
    monkeypatch.setattr(lab, "REPORT", 0.05)
    told, _ = trained(Course("one", 1, 1, 1.0, 1.0, seconds=0.3), Trainee())
    assert len(told) >= 3
    assert [report.games for report in told] == sorted(report.games for report in told)


def test_nothing_is_told_while_nothing_has_come_back(monkeypatch):
    def slow(*arguments: Any) -> int:
        time.sleep(0.1)
        return 7

    monkeypatch.setattr(lab, "REPORT", 0.01)
    monkeypatch.setattr(Learner, "learn", slow)
    told, _ = trained(Course("one", 1, 1, 1.0, 1.0, games=40), Trainee())
    assert [report.games for report in told] == [20, 40]


@pytest.mark.parametrize("learners", [1, 3])
@pytest.mark.parametrize("how", [KeyboardInterrupt, SystemExit, BrokenPipeError])
def test_who_is_interrupted_keeps_what_was_learned(monkeypatch, how, learners):
    def tell(report: Report) -> None:
        told.append(report)
        if len(told) == 1:
            raise how

    monkeypatch.setattr(lab, "REPORT", 0.05)
    trainee, told, saved = Trainee(), list[Report](), list[int]()
    with pytest.raises(how):
        train(Course("one", 1, learners, 1.0, 1.0, seconds=60), trainee, tell, lambda: saved.append(trainee.games))
    assert saved == [len(trainee.learned)] == [trainee.games]  # no learner goes on
    assert trainee.about["log"][-1]["games"] == trainee.games


def test_what_was_learned_is_kept_before_it_is_told() -> None:
    def tell(report: Report) -> None:
        raise BrokenPipeError

    saved = list[int]()
    trainee = Trainee()
    with pytest.raises(BrokenPipeError):
        train(Course("one", 1, 1, 1.0, 1.0, games=20), trainee, tell, lambda: saved.append(trainee.games))
    assert saved[0] == 20


def test_who_is_interrupted_before_the_first_game_keeps_nothing(monkeypatch):
    def interrupt(*arguments: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Learner, "learn", interrupt)
    saved = list[int]()
    with pytest.raises(KeyboardInterrupt):
        train(Course("one", 1, 1, 1.0, 1.0, games=20), Trainee(), lambda _: None, lambda: saved.append(1))
    assert saved == []


def test_an_error_of_one_learner_ends_the_course():
    trainee = Trainee(fails_at=40)
    with pytest.raises(ZeroDivisionError):
        trained(Course("one", 1, 3, 1.0, 1.0, seconds=60), trainee)
