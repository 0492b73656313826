"""Climbing: seeded and repeatable, bounded by its tries, fair to both sides, and never below zero."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from whistlestop import games
from whistlestop.core.errors import BadOptions, UnknownName
from whistlestop.lab import tune
from whistlestop.lab.tune import Climb, Try, Tuning, climb

JOB = Tuning("marklin", 2, 40, 4, "a climb")
MOST = 30


class Contest:
    """A game decided by one parameter: the nearer to 30, the more points; every game is told apart by its number."""

    BOT = "contestant"
    PARAMETERS: Mapping[str, int] = {"strength": 5, "colour": 0}

    def __init__(self) -> None:
        self.played: list[tuple[int, tuple[int, ...]]] = []

    def play(
        self, options: Any, seats: Sequence[Mapping[str, int]], seed: int, game: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        scores = tuple(MOST - abs(MOST - parameters["strength"]) for parameters in seats)
        self.played.append((game, tuple(parameters["strength"] for parameters in seats)))
        assert all(min(parameters.values()) >= 0 for parameters in seats)
        return scores, tuple(1 + sum(other > own for other in scores) for own in scores)


@pytest.fixture
def contest(monkeypatch: pytest.MonkeyPatch) -> Contest:
    made = Contest()
    monkeypatch.setattr(games, "room", lambda game, name: made)
    return made


def climbed(job: Tuning) -> tuple[Climb, list[Try]]:
    told: list[Try] = []
    return climb(job, told.append), told


def test_a_climb_finds_what_wins(contest):
    found, tries = climbed(JOB)
    assert len(tries) == JOB.tries
    assert found.parameters["strength"] > 20
    assert (found.final.win_share, found.bot, found.players) == (1.0, "contestant", 2)
    assert found.final.margin > 15
    assert [t for t in tries if t.kept] == list(found.kept)
    values = [5, *(t.changes["strength"][1] for t in found.kept)]
    assert values == sorted(values)  # nothing that loses is kept
    assert [t.changes["strength"][0] for t in found.kept] == values[:-1]


def test_what_changes_nothing_is_not_kept(contest):
    _, tries = climbed(JOB)
    idle = [t for t in tries if list(t.changes) == ["colour"]]
    assert idle
    assert not any(t.kept for t in idle)
    assert {(t.match.win_share, t.match.margin, t.match.surplus) for t in idle} == {(0.5, 0.0, 0.0)}


def test_the_same_seed_gives_the_same_climb(contest):
    assert climbed(JOB) == climbed(JOB)
    assert climbed(JOB)[1] != climbed(Tuning("marklin", 2, 40, 4, "another"))[1]


@pytest.mark.parametrize("players", [2, 3])
def test_every_game_is_played_from_every_seat_and_by_one_try_only(contest, players):
    _, tries = climbed(Tuning("marklin", players, 12, 6, "seats"))
    by_game: dict[int, list[tuple[int, ...]]] = {}
    for game, seats in contest.played:
        by_game.setdefault(game, []).append(seats)
    for seatings in by_game.values():
        assert len(seatings) == players
        assert {tuple(sorted(seats)) for seats in seatings} == {tuple(sorted(seatings[0]))}
    looked = [t.match.games for t in tries]
    assert set(looked) <= {6, 30}  # a first look, or the confirmation with it
    assert all(t.match.games == 30 for t in tries if t.kept)
    assert len(contest.played) == sum(looked) + 30


def test_a_change_must_win_again_in_new_games(monkeypatch):
    """Lucky in the first look, even in the games after it: not kept."""
    contest = Contest()
    firsts = set[int]()

    def play(options: Any, seats: Any, seed: int, game: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        firsts.add(game)
        is_first_look = game % 10 < 2  # of the ten that each try has
        strong = [parameters != Contest.PARAMETERS for parameters in seats]
        scores = tuple(10 * (is_first_look and own) for own in strong)
        return scores, tuple(1 + sum(other > own for other in scores) for own in scores)

    room = SimpleNamespace(BOT="lucky", PARAMETERS=contest.PARAMETERS, play=play)
    monkeypatch.setattr(games, "room", lambda game, name: room)
    monkeypatch.setattr(tune, "ENOUGH", 0.3)
    found, tries = climbed(Tuning("marklin", 2, 5, 4, "luck"))
    assert [t.match.games for t in tries] == [20] * 5
    assert found.kept == ()
    assert found.parameters == contest.PARAMETERS


@pytest.mark.parametrize(
    ("job", "error"),
    [
        (Tuning("railroad-ink", 2, 1, 1, ""), UnknownName),  # nobody there plays by numbers
        (Tuning("marklin", 6, 1, 1, ""), BadOptions),
        (Tuning("marklin", 2, 1, 1, "", {"tickets": "none"}), BadOptions),
    ],
)
def test_bad_jobs_are_refused(job, error):
    with pytest.raises(error):
        climb(job, lambda done: None)


@pytest.mark.parametrize("game", games.ids("tuning"))
def test_a_tuning_room_keeps_its_promise(game):
    room, found = games.room(game, "tuning"), games.find(game)
    assert room.BOT in games.room(game, "bots").BOTS
    assert all(isinstance(value, int) and value >= 0 for value in room.PARAMETERS.values())
    seats = [room.PARAMETERS] * found.seats[0]
    rules = found.agree(found.seats[0], {})
    one = room.play(rules, seats, 1, 0)
    assert one == room.play(rules, seats, 1, 0) != room.play(rules, seats, 1, 1)
    assert [len(numbers) for numbers in one] == [len(seats)] * 2
