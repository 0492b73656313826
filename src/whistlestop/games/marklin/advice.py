"""What can be said about moves of Märklin: how often they win in trial games, and for which tickets they are good."""

from array import array
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Literal

from whistlestop.bots.advice import Adviser, Line, Reason
from whistlestop.core.fast import stream
from whistlestop.core.game import Random
from whistlestop.core.kernel import Block
from whistlestop.games.marklin import data, foresight, planner
from whistlestop.games.marklin.acting import act
from whistlestop.games.marklin.actions import NUMBERS, Action, Claim, Depart, Take
from whistlestop.games.marklin.imagining import deal_hidden
from whistlestop.games.marklin.layout import FINE
from whistlestop.games.marklin.outlook import best_trail, ticket_way
from whistlestop.games.marklin.plan_layout import WEIGHTS
from whistlestop.games.marklin.seen import View
from whistlestop.games.marklin.views import known

TRIALS = 200  # games that are played to the end with each line


class Trials:
    """The chance to win, as it shows in games that planners play to the end from positions that could be the real one.

    Two lines go on from the same positions with the same luck; a difference that chance may explain is none.
    """

    counts: Literal["points", "chance"] = "chance"
    means = "marklin-advice-means"
    hidden: tuple[str, ...] = ("bonus",)

    def __init__(self, trials: int = TRIALS) -> None:
        self._trials, self._workspace = trials, planner.workspace()

    def gain(self, view: View, line: Line, other: Line, rng: Random) -> int:
        gains = [worth - than for worth, than in self._tried(view, (line, other), rng)]
        mean = sum(gains) / len(gains)
        error = sqrt(max(0.0, sum(gain * gain for gain in gains) / len(gains) - mean * mean) / len(gains))
        return round(mean) if mean > 2 * error else 0

    def reasons(self, view: View, line: Line, rng: Random) -> tuple[Reason, ...]:
        worths = [worth for (worth,) in self._tried(view, (line,), rng)]
        chance = round(sum(worths) / len(worths) / 100)
        return (*_purposes(view, line[0]), Reason("marklin-advice-chance", {"chance": chance, "games": len(worths)}))

    def _tried(self, view: View, lines: tuple[Line, ...], rng: Random) -> Iterator[tuple[int, ...]]:
        """What each line was worth in each trial, in ten-thousandths of a win."""
        assert view.seat is not None
        shown, seat = known(view), view.seat
        seed = rng.below(1 << 31) << 31 | rng.below(1 << 31)
        tables = array("q", WEIGHTS * len(view.boards))
        for sample in range(self._trials):
            chance, imagined = stream(seed, foresight.LANE, sample), shown[:]
            if not deal_hidden(imagined, seat, chance):
                raise ValueError("nothing can be imagined from this view")
            yield tuple(self._try_out(imagined, seat, line, chance, tables) for line in lines)

    def _try_out(self, imagined: Block, seat: int, line: Line, chance: int, tables: Block) -> int:
        begun = imagined[:]
        *first, last = (NUMBERS[action] for action in line)
        for number in first:
            if act(begun, seat, number) != FINE:
                raise ValueError("a line that cannot be played")
        return foresight.try_out(begun, seat, last, chance, tables, self._workspace, imagined[:], imagined[:])


def _purposes(view: View, action: Action) -> Iterator[Reason]:
    """What a single action is good for, by what lies open before the player."""
    seat = view.seat
    assert seat is not None
    match action:
        case Claim(track):
            for ticket, missing in _missing_tracks(view, seat):
                if track in missing:
                    yield _of_ticket("marklin-advice-ticket", ticket)
        case Take(slot):
            for ticket, missing in _missing_tracks(view, seat):
                if view.row[slot - 1] in {_colour(track) for track in missing}:
                    yield _of_ticket("marklin-advice-card", ticket)
        case Depart(city):
            trail = best_trail(view, city)
            if trail is not None:
                yield Reason("marklin-advice-ride", {"points": trail.points}, is_of_first=True)


def _missing_tracks(view: View, seat: int) -> Iterator[tuple[str, list[str]]]:
    """The own tickets that can still be completed, each with what its shortest way lacks."""
    for ticket in view.boards[seat - 1].tickets:
        way = ticket_way(view.owners, view.seats, seat, ticket)
        if way is not None:
            yield ticket, [track for track in way.tracks if not view.owners[data.TRACK_NUMBERS[track]]]


def _colour(track: str) -> str:
    return (*data.COLOURS, "")[data.TRACK_COLOURS[data.TRACK_NUMBERS[track]]]  # a gray one wants no colour


def _of_ticket(id: str, ticket: str) -> Reason:
    start, end = (data.PLACES[place] for place in data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]])
    return Reason(id, {"start": start, "end": end}, is_of_first=True)


ADVISERS: dict[str, Callable[[], Adviser]] = {"foreseeing": Trials}
