"""A lesson: a recorded game that somebody new plays along, and what is said to them on the way.

At first the learner makes the record's own moves, and so do the others; then everybody plays as they like, and chance
goes on falling as it did in the record wherever it still can. Where a game stands in its lesson follows from the
position alone: whoever takes back, or comes again after days, is told what belongs there.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic

import msgspec

from whistlestop.core.chance import Dealer, Prepared
from whistlestop.core.errors import Stale, WhistlestopError
from whistlestop.core.game import A, Seat, State
from whistlestop.core.table import Did, Entry, Fell, Table, played_again

LEARNER: Seat = 1


class Step(msgspec.Struct, frozen=True):
    """What is said before the learner's next moves of the record, which the learner makes too."""

    words: str  # the message is named GAME-lesson-WORDS
    moves: int = 1


class Remark(msgspec.Struct, frozen=True):
    """What is said to whoever plays as they like, once chance has fallen so often."""

    words: str
    since: int
    prompt: str = ""  # only while the table asks for this; "": for anything
    may_leave: bool = False  # all is told, and the rest may be long: a game of the learner's own is offered


class OffScript(WhistlestopError):
    """Legal, but not what the lesson is about to show."""


class Only(Generic[A]):
    """The one action that a lesson waits for, as the legal ones of a seat."""

    def __init__(self, action: A) -> None:
        self._action = action

    def __iter__(self) -> Iterator[A]:
        yield self._action

    def __len__(self) -> int:
        return 1

    def __contains__(self, action: object) -> bool:
        return action == self._action

    def kinds(self) -> Sequence[Sequence[A]]:
        return ((self._action,),)


def _actions(log: Sequence[Entry]) -> Iterator[Any]:
    """What the seat that begins does before anything else happens."""
    first = log[0]
    for entry in log:
        if not (isinstance(first, Did) and isinstance(entry, Did) and entry.seat == first.seat):
            return
        yield entry.action


class Lesson:
    """A record with what is said on the way: first steps, then advice."""

    def __init__(self, table: Table[Any, Any, Any], said: Sequence[Step | Remark]) -> None:
        self.table, self.said = table, tuple(said)
        self._lots = tuple(entry.lot for entry in table.log if isinstance(entry, Fell))
        self._runs: dict[tuple[Seat, bytes], tuple[Any, ...]] = {}
        self._steps: dict[bytes, int] = {}
        self._follow()

    def _follow(self) -> None:
        """Go through the record as far as the steps reach."""
        told = [number for number, step in enumerate(self.said) if isinstance(step, Step) for _ in range(step.moves)]
        log, made = self.table.log, 0
        for number, (entry, table) in enumerate(zip(log, played_again(self.table, log), strict=False)):
            if made == len(told):
                return
            if isinstance(entry, Did):
                key = table.state.key()
                actions = tuple(_actions(log[number:]))
                if entry.seat == LEARNER:
                    self._steps[key] = told[made]
                    actions = actions[: len(told) - made]
                    made += 1
                self._runs[entry.seat, key] = actions

    def dealer(self, then: Dealer) -> Dealer:
        """What falls at a table of this lesson; `then` deals where the record cannot."""
        return Prepared(self._lots, then)

    def run(self, state: State, seat: Seat) -> tuple[Any, ...]:
        """What a seat is to do in this position, one after the other; nothing where it is free."""
        return self._runs.get((seat, state.key()), ())

    def check(self, state: State, seat: Seat, actions: Iterable[Any]) -> None:
        """Raise OffScript where the lesson waits for something else; Stale where others have to act before."""
        run, done = self.run(state, seat), tuple(actions)
        if run and done != run[: len(done)]:
            raise OffScript("lesson-off")
        if self._others_are_first(state, seat):
            raise Stale("position-has-changed")

    def _others_are_first(self, state: State, seat: Seat) -> bool:
        """Whether the record goes on here with somebody else, though this seat could act at the same time."""
        return not self.run(state, seat) and any(self.run(state, other) for other in range(1, self.table.seats + 1))

    def at(self, state: State, fallen: int, prompt: str) -> int | None:
        """The number of what is to be said: of the step that leads on from this position, else the latest advice.

        `fallen` is how often chance has decided something; `prompt` what the table asks the learner for.
        """
        step = self._steps.get(state.key())
        if step is not None or self._others_are_first(state, LEARNER):
            return step
        fitting = [
            number
            for number, said in enumerate(self.said)
            if isinstance(said, Remark) and said.since <= fallen and said.prompt in ("", prompt)
        ]
        return fitting[-1] if fitting else None
