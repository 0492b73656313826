"""Advice to whoever plays: a good move and why, and what a decision has cost. It knows no game.

All of it follows from a view: what a seat could not know does not change a word. Where nobody can say what a move is
worth beyond the score sheet, the sheet itself is what counts.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from whistlestop.bots import Bot, foresee
from whistlestop.core.errors import Argument
from whistlestop.core.game import Game, Random, Seat, Sheet, State

Line = Sequence[Any]  # the actions of one decision, from the first to the one that ends it


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a move: a message of a catalogue and its arguments."""

    id: str
    args: Mapping[str, Argument] = {}
    is_of_first: bool = False  # it speaks for the first action of a line, and for nothing that follows


class Adviser(Protocol):
    """What can be said about the moves of one game, by how one of its bots judges them."""

    counts: Literal["points", "chance"]  # what gains are hundredths of: points, or a hundredth of the chance to win
    means: str  # the id of a sentence that says what these numbers are
    hidden: tuple[str, ...]  # parts of the sheet that rest on what the seat cannot see: nothing is promised of them

    def gain(self, view: Any, line: Line, other: Line, rng: Random) -> int:
        """By how many hundredths a line is better than another one; 0 where it is not, or where nobody can tell."""

    def reasons(self, view: Any, line: Line, rng: Random) -> tuple[Reason, ...]:
        """What speaks for a line beyond the points that it scores at once."""


class ByScore:
    """The score sheet as adviser: what a line has scored at its end, and nothing beyond."""

    counts: Literal["points", "chance"] = "points"
    means = "advice-means-score"
    hidden: tuple[str, ...] = ()

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game

    def gain(self, view: Any, line: Line, other: Line, rng: Random) -> int:
        state = self._game.imagine(view, rng)
        worth, than = (sheet_after(self._game, state, view.seat, each).total for each in (line, other))
        return max(0, 100 * (worth - than))

    def reasons(self, view: Any, line: Line, rng: Random) -> tuple[Reason, ...]:
        return ()


class Advice(msgspec.Struct, frozen=True):
    """A good move as far as it can be foreseen, what it scores by parts of the sheet, and what else speaks for it."""

    line: tuple[Any, ...]
    scores: tuple[tuple[str, int], ...]
    reasons: tuple[Reason, ...]


class Verdict(msgspec.Struct, frozen=True):
    """What a decision has cost beside the best line that was found; a line that cost nothing may differ from it."""

    best: tuple[Any, ...]
    lost: int  # hundredths


def advise(game: Game[Any, Any, Any], view: Any, bot: Bot, adviser: Adviser, numbers: Random) -> Advice:
    """What a bot would do in the place of whoever has this view, and why."""
    seat = view.seat
    state = game.imagine(view, numbers)
    line = foresee(game, state, seat, bot, numbers)
    before, after = sheet_after(game, state, seat, ()), sheet_after(game, state, seat, line)
    parts = {item.part: None for sheet in (after, before) for item in sheet.items if item.part not in adviser.hidden}
    scores = ((part, after.points(part) - before.points(part)) for part in parts)
    reasons = adviser.reasons(view, line, numbers) if line else ()
    return Advice(line, tuple((part, points) for part, points in scores if points), reasons)


def judge(
    game: Game[Any, Any, Any], view: Any, played: Line, bot: Bot, adviser: Adviser, numbers: Random
) -> Verdict:  # fmt: skip
    """What was done in this view beside what the bot would have done."""
    best = foresee(game, game.imagine(view, numbers), view.seat, bot, numbers)
    is_same = best == tuple(played)
    return Verdict(best, 0 if is_same else adviser.gain(view, best, played, numbers))


def sheet_after(game: Game[Any, Any, Any], state: State, seat: Seat, line: Line) -> Sheet:
    """The score of a seat when it has done all this."""
    for action in line:
        state = game.apply(state, seat, action).state
    return game.sheet(game.view(state, seat), seat)
