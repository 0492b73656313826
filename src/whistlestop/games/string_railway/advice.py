"""What can be said about moves of String Railway: what a string brings, and what could follow it."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from whistlestop.bots.advice import Adviser, Line, Reason
from whistlestop.core.game import Random
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import flow, layout
from whistlestop.games.string_railway.actions import Lay
from whistlestop.games.string_railway.foresight import PLANNER, Foresight, after_string
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.survey import Survey
from whistlestop.games.string_railway.views import position

GAMES = 100  # played on after each line, with the same luck


class Worth(NamedTuple):
    """What a turn is worth, in hundredths of points: all in all, and what its company gains later."""

    total: int
    later: int


class Prospect:
    """What the string of a turn brings, less a part of what it brings to others, and what strings could follow it.

    Where no string is laid yet the one that promises most counts; nothing else can be told apart.
    """

    counts: Literal["points", "chance"] = "points"
    means = "string-railway-advice-means"
    hidden: tuple[str, ...] = ()

    def gain(self, view: View, line: Line, other: Line, rng: Random) -> int:
        worth, than = (worth_of_line(position(view), each).total for each in (line, other))
        return max(0, worth - than)

    def reasons(self, view: View, line: Line, rng: Random) -> tuple[Reason, ...]:
        s = position(view)
        if s[layout.PHASE] == layout.BASES:
            return (Reason("string-railway-advice-base", is_of_first=True),)
        if s[layout.PHASE] not in (layout.PLACING, layout.LAYING):
            return ()
        points = round(worth_of_line(s, line).later / 100)
        return (Reason("string-railway-advice-later", {"points": points}),) if points > 0 else ()


def worth_of_line(s: Block, line: Line) -> Worth:
    """What the actions of a turn are worth from this position on."""
    survey, s = Survey(s), s[:]
    for action in line:
        if isinstance(action, Lay):
            trial = after_string(survey, s, action)
            trial.play(GAMES)
            return Worth(trial.worth, trial.later)
        flow.act(s, flow.actor(s) or 1, action)
    if s[layout.PHASE] != layout.LAYING:
        return Worth(0, 0)
    ranked = Foresight(PLANNER).ranked(Survey(s, survey.sites))
    return Worth(ranked[0].worth if ranked else 0, 0)


ADVISERS: dict[str, Callable[[], Adviser]] = {"foreseeing": Prospect}
