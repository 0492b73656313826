"""What can be said about moves of Railroad Ink: what boards are worth to the player that has learned it."""

from collections.abc import Callable
from typing import Literal

from whistlestop.bots.advice import Adviser, Line, Reason
from whistlestop.core.game import Random
from whistlestop.games.railroad_ink import flow, layout, rules, tally
from whistlestop.games.railroad_ink.actions import NUMBERS, Confirm, Take
from whistlestop.games.railroad_ink.lookahead import outlook
from whistlestop.games.railroad_ink.moves import ROOT
from whistlestop.games.railroad_ink.seen import View
from whistlestop.games.railroad_ink.sketch import slot_at
from whistlestop.games.railroad_ink.thinker import FORESEEING, Thinker, as_it_is, lay_out
from whistlestop.games.railroad_ink.views import imagine


class Learned(Thinker):
    """The points to be expected in the end, from the board that a round leaves and the rolls of the next one."""

    counts: Literal["points", "chance"] = "points"
    means = "railroad-ink-advice-means"
    hidden: tuple[str, ...] = ()

    def gain(self, view: View, line: Line, other: Line, rng: Random) -> int:
        if _is_unheard_of(view, line):
            return 0
        worth, than = (self.worth(view, each, rng) for each in (line, other))
        return max(0, worth - than)

    def reasons(self, view: View, line: Line, rng: Random) -> tuple[Reason, ...]:
        if isinstance(line[0], Take):
            assert view.seat is not None
            judged = self._worth_of_pairs(self._desk(view), imagine(view, rng).block[:], view.seat)
            others = [worth for pick, worth in judged.items() if pick != line[0]]
            ahead = {"points": round(judged[line[0]] - max(others))} if others else None
            return (Reason("railroad-ink-advice-pair", ahead, is_of_first=True),) if ahead else ()
        if view.round == view.rounds and _is_whole(line):  # the score says it all
            return ()
        if _is_unheard_of(view, line):
            return ()
        return (Reason("railroad-ink-advice-outlook", {"points": round(self.worth(view, line, rng) / 100)}),)

    def worth(self, view: View, line: Line, rng: Random) -> int:
        """What a board is worth with these drawings at the end of the round, in hundredths of points.

        Of a pick, and of a meteor before the picks, what the player that has learned makes of it.
        """
        assert view.seat is not None
        s, at, desk = imagine(view, rng).block[:], flow.board_at(view.seat), self._desk(view)
        if not _is_whole(line):
            judged = self._worth_of_pairs(desk, s, view.seat) if isinstance(line[0], Take) else None
            worth = judged[line[0]] if judged else self._worth_of_strike(desk, s, view.seat, line[0])
            return round(100 * worth)
        for action in line:
            if action != Confirm():  # it may bring the next round
                flow.act(s, view.seat, NUMBERS[action])
        reading = s[layout.LONGEST]
        if s[layout.ROUND] == s[layout.ROUNDS]:
            return 100 * int(rules.score_parts(s, at, reading)[tally.TOTAL])
        lay_out(desk[0], s, at, as_it_is(s, at))
        return round(100 * outlook(*desk, slot_at(ROOT), self._strength.closer, reading))


def _is_whole(line: Line) -> bool:
    """Whether a line ends its round; others pick, or see what a meteor does, before anything is drawn."""
    return isinstance(line[-1], Confirm)


def _is_unheard_of(view: View, line: Line) -> bool:
    """Whether a meteor falls before the first picks: what a board is worth was only learned of boards after a round."""
    return view.round == 1 and view.options.draft and not isinstance(line[0], Take) and not _is_whole(line)


ADVISERS: dict[str, Callable[[], Adviser]] = {"foreseeing": lambda: Learned(FORESEEING)}
