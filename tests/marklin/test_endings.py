"""Last turns as puzzles: what is called the best is the best, whatever the seat does not see and chance may bring."""

from typing import Any

import pytest

from tests.marklin.last_turn import lines
from tests.marklin.positions import Train
from whistlestop.core.ending import Ending
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.games.marklin import endings, game, tally
from whistlestop.games.marklin.bots import Planner
from whistlestop.games.marklin.endings import search
from whistlestop.games.marklin.rules import tallied
from whistlestop.games.marklin.seen import View
from whistlestop.games.marklin.unseen import Bonus, luckiest_offer
from whistlestop.games.marklin.views import imagine
from whistlestop.lab import puzzles

LIMIT = 100_000
SHIPPED = range(1, len(puzzles.shipped("marklin")) + 1)


def seen(number: int) -> tuple[View, Ending]:
    puzzle = puzzles.find("marklin", number)
    view = puzzles.seen(game, puzzle)
    assert isinstance(view, View)
    return view, Ending(puzzle.best, puzzle.ends, puzzle.solutions)


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


# --- the puzzles that come along, the slow way


@pytest.mark.parametrize("number", SHIPPED)
def test_whatever_is_hidden_the_best_is_the_best(number):
    """All that can be done in positions that the seat cannot tell apart, with cards and tickets as they fall."""
    view, ending = seen(number)
    seat = seat_of(view)
    assert search(view, LIMIT) == ending
    for seed in range(6):
        found = list(lines(imagine(view, Stream(seed, seat)), seat, Fast(seed)))
        assert max(line.score for line in found) == ending.best
        assert max(line.score for line in found if line.draws_tickets) < ending.best
    ends = {line.board: line.score for line in found if not line.draws_tickets}
    assert len(ends) == ending.ends
    assert list(ends.values()).count(ending.best) == ending.solutions


def test_all_ends_are_the_same_in_many_more_positions():
    """What differs from one to the next is only what others hold, how cards lie and which tickets fall."""
    number = min(SHIPPED, key=lambda number: seen(number)[1].ends)
    view, ending = seen(number)
    seat, met, all_ends = seat_of(view), set(), set()
    for seed in range(30):
        state = imagine(view, Stream(seed, seat))
        found = list(lines(state, seat, Fast(seed)))
        met.add(state.key())
        all_ends.add(frozenset((line.board, line.score) for line in found if not line.draws_tickets))
        assert all(line.score < ending.best for line in found if line.draws_tickets)
    assert len(met) == 30
    assert len(all_ends) == 1


# --- which positions are none

TRACKS = "chemnitz-dresden chemnitz-erfurt erfurt-leipzig berlin-leipzig bremen-hannover hannover-kassel#1"  # 27 points
JOINED = "berlin-chemnitz bremen-kassel"  # all that these tracks join: 12 points
NOTHING_LEFT = {"berlin": "2 2 2 2"}  # so in Erfurt and Leipzig there are 2 + 4 points to be had, in Dresden 3


@pytest.fixture
def any_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best end need not be rare: small positions are to be judged, too."""
    monkeypatch.setattr(endings, "RARE", 0)


def last_turn(train: Train, *hands: str, tickets: str = JOINED, others: str = "", **position: Any) -> View:
    """Seat 1's passenger stands in Chemnitz: the best token beside it is Dresden's, and that is a dead end."""
    position = {"passengers": {"chemnitz": 1}, "turns_left": 1, "tracks": {1: TRACKS}, **position}
    train(*hands, tickets={1: tickets, 2: others}, **position)
    return train.view()


def best(view: View) -> tuple[int, int]:
    ending = search(view, LIMIT)
    assert ending is not None
    return ending.best, ending.solutions


@pytest.mark.usefixtures("any_end")
def test_a_ride_that_looks_worse_at_first(train: Train):
    assert search(last_turn(train), LIMIT) == Ending(27 + 12 + 10 + 2 + 4 + 7, 5, 1)
    assert search(last_turn(train, tokens=NOTHING_LEFT), LIMIT) == Ending(27 + 12 + 10 + 2 + 4, 4, 1)


def test_a_best_end_among_few_is_no_puzzle(train: Train):
    assert search(last_turn(train), LIMIT) is None


@pytest.mark.usefixtures("any_end")
def test_a_ride_from_token_to_token_is_no_puzzle(train: Train):
    assert search(last_turn(train, passengers={"erfurt": 1}), LIMIT) is None


@pytest.mark.usefixtures("any_end")
def test_a_route_is_one_only_for_what_it_joins(train: Train):
    position: dict[str, Any] = {"tracks": {1: f"{TRACKS} hannover-magdeburg"}, "tokens": NOTHING_LEFT}
    joins = last_turn(train, "yellow*2", tickets=f"{JOINED} hannover-leipzig", **position)
    assert best(joins) == (27 + 7 + 2 + 12 + 6 + 10, 1)  # 14 more, though only 2 of them at once
    other = last_turn(train, "yellow*2", tickets=f"{JOINED} kiel-nuernberg", **position)
    assert best(other) == (27 + 7 + 12 - 15 + 10 + 2 + 4, 1)
    assert search(last_turn(train, "yellow*2", passengers={}), LIMIT) is None  # nothing else brings as much at once


@pytest.mark.usefixtures("any_end")
@pytest.mark.parametrize(("gone", "ride"), [("2 2 2 2", 6), ("2 2 2", 10)])
def test_tickets_must_not_bring_as_much(train: Train, gone, ride):
    """One that is joined anyway, for six points, is among those to be drawn."""
    view = last_turn(train, tickets="bremen-kassel", tokens={"berlin": gone})
    assert luckiest_offer(view) == (6,)
    assert (search(view, LIMIT) is not None) == (ride > 6)


@pytest.mark.usefixtures("any_end")
def test_nor_by_the_bonus(train: Train):
    """The only ticket is missed; the one that might be drawn is joined, and would be most."""
    view = last_turn(train, tickets="bremen-kassel kiel-schweiz")
    assert search(view, LIMIT) is not None
    tracks = TRACKS.replace(" bremen-hannover hannover-kassel#1", "")
    assert search(last_turn(train, tracks={1: tracks}, tickets="kiel-schweiz"), LIMIT) is None  # 13 against 6 + 10


@pytest.mark.usefixtures("any_end")
def test_the_bonus_must_be_certain(train: Train):
    """The other's tracks join two short tickets: of two that it has it can have completed both, of long ones none."""
    tracks = {
        1: TRACKS,
        2: "bremen-hamburg bremen-muenster dortmund-muenster#1 dortmund-duesseldorf#1 duesseldorf-koeln#1",
    }
    assert search(last_turn(train, tracks=tracks, others="koeln-schweiz koblenz-ulm kiel-schweiz"), LIMIT) is not None
    one = last_turn(train, tracks=tracks, tickets="berlin-chemnitz", others="koeln-schweiz koblenz-ulm")
    assert search(one, LIMIT) is None
    long = last_turn(train, tracks=tracks, tickets="berlin-chemnitz", others="kiel-schweiz rostock-konstanz")
    assert search(long, LIMIT) is not None


@pytest.mark.usefixtures("any_end")
def test_nothing_is_said_where_chance_comes_into_it(train: Train):
    """A card that pays for another's track would be all that there is for the row; the best ride needs none."""
    position: dict[str, Any] = {"tracks": {1: TRACKS, 2: "chemnitz-leipzig"}}
    assert search(last_turn(train, "passenger", **position), LIMIT) is not None
    assert search(last_turn(train, "passenger", row="- - - - -", deck="", rest=2, **position), LIMIT) is None


@pytest.mark.usefixtures("any_end")
def test_only_who_begins_the_last_turn_has_a_puzzle(train: Train):
    view = last_turn(train, "yellow*2")
    assert search(view, LIMIT) is not None
    assert search(view, 3) is None  # too much to look at
    assert search(train.view(2), LIMIT) is None
    assert search(train.view(None), LIMIT) is None
    assert search(train.do("claim leipzig-magdeburg yellow").view(), LIMIT) is None
    assert search(last_turn(train, turns_left=2), LIMIT) is None


# --- bounds


def test_bounds_hold_in_whatever_is_imagined():
    """How many tickets others have completed, and what their number means for the bonus."""
    sure = unsure = 0
    for seed in range(6):
        seats = 2 + seed % 3
        table = Table(game, seats, {}, Fast(seed))
        numbers = {seat: Stream(seed, seat) for seat in range(1, seats + 1)}
        while not table.finished:
            seat = table.actors[0]
            table.submit(seat, Planner().choose(table.view(seat), table.legal(seat), numbers[seat]))
            if len(table.log) % 25 == 0 and table.actors:
                view = table.view(table.actors[0])
                bonus = Bonus(view)
                others = [_rivals(view, Stream(number, 0)) for number in range(8)]
                for own in range(6):
                    certain = bonus.sure(own)
                    brought = {10 if own and own >= most else 0 for most in others}
                    assert certain is None or brought == {certain}
                    assert max(brought) <= bonus.most(own)
                    sure, unsure = sure + (certain is not None), unsure + (certain is None)
    assert min(sure, unsure) > 20


def _rivals(view: View, rng: Stream) -> int:
    """The most tickets that another seat than the viewer's has completed, in an imagined position."""
    parts, _ = tallied(imagine(view, rng).block)
    completed = parts[tally.COMPLETED :: tally.PARTS]
    return max(count for seat, count in enumerate(completed, 1) if seat != view.seat)
