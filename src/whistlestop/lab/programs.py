"""Programs of somebody's own in a run of the lab: a process for each seat and game, and what follows where one fails.

Each starts anew with a seed that follows from the run's seed, the game and the seat: so it plays alike wherever and in
whichever order the games of a run are played.
"""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import msgspec

from whistlestop.bots import RandomBot
from whistlestop.bots.contained import USUAL, Limits
from whistlestop.bots.external import PROTOCOL, Hello, Program, is_program
from whistlestop.core.errors import Argument, BadNotation, Illegal, ProgramFailed, WhistlestopError
from whistlestop.core.fastdealer import seed_number
from whistlestop.core.game import Actions, Outcome, Random, Refusal, Seat
from whistlestop.core.table import Table


class Terms(msgspec.Struct, frozen=True):
    """On what terms programs play. One that fails ends the run, or forfeits its game and the run goes on."""

    limits: Limits = USUAL
    forfeits: bool = False


class Failure(msgspec.Struct, frozen=True):
    """A program that has forfeited a game, and why: as data, for other processes and for files."""

    game: int
    seat: Seat
    bot: str
    reason: str
    args: Mapping[str, Argument]
    refusal: Refusal | None  # what the rules or the notation say
    last_words: str

    @classmethod
    def of(cls, failed: ProgramFailed, bot: str) -> "Failure":
        refusal, origin = None, failed.__cause__
        if isinstance(origin, WhistlestopError):
            rule = origin.rule if isinstance(origin, Illegal) else ""
            refusal = Refusal(rule, origin.reason, origin.args_by_name)
        args = failed.args_by_name
        return cls(failed.game, failed.seat, bot, failed.reason, args, refusal, failed.last_words)

    def error(self) -> ProgramFailed:
        """The error that it was, to be told in anybody's language."""
        failed = ProgramFailed(self.reason, **self.args)  # type: ignore[arg-type]  # bot, seat and game among them
        failed.last_words = self.last_words
        if self.refusal is not None:
            rule, reason, args = self.refusal.rule, self.refusal.reason, self.refusal.args
            failed.__cause__ = Illegal(rule, reason, **args) if rule else BadNotation(reason, **args)
        return failed


class Seated:
    """A program at its seat; where it may forfeit, `random` plays on in its place once it has failed."""

    def __init__(self, program: Program, bot: str, *, forfeits: bool) -> None:
        self.program, self._bot, self._forfeits = program, bot, forfeits
        self.failure: Failure | None = None

    def choose(self, view: Any, legal: Actions[Any], rng: Random) -> Any:
        if self.failure is None:
            try:
                return self.program.choose(view, legal, rng)
            except ProgramFailed as failed:
                if not self._forfeits:
                    raise
                self.failure = Failure.of(failed, self._bot)
        return RandomBot().choose(view, legal, rng)


class Programs:
    """The programs among the bots of one game, for as long as it lasts."""

    def __init__(self, table: Table[Any, Any, Any], bots: Sequence[str], seed: str, number: int, terms: Terms) -> None:
        self.players: dict[Seat, Seated] = {}
        for seat, bot in enumerate(bots, 1):
            if is_program(bot):
                own_seed = seed_number(f"{seed} {number} {seat}") >> 9  # 53 bits: exact in any language's JSON
                options, seconds = table.options, terms.limits.seconds
                hello = Hello(PROTOCOL, table.game.id, table.seats, seat, options, own_seed, seconds)
                program = Program(bot, table.game, hello, number + 1, terms.limits)
                self.players[seat] = Seated(program, bot, forfeits=terms.forfeits)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with ExitStack() as all_of_them:
            for player in self.players.values():
                all_of_them.callback(player.program.close)

    @property
    def failures(self) -> tuple[Failure, ...]:
        return tuple(player.failure for player in self.players.values() if player.failure is not None)

    def finish(self, outcome: Outcome) -> Outcome:
        """Tell the programs how the game has ended: whoever has forfeited it comes last."""
        failed = [seat for seat, player in self.players.items() if player.failure is not None]
        outcome = msgspec.structs.replace(outcome, places=_places(outcome.places, failed)) if failed else outcome
        for player in self.players.values():
            if player.failure is None:
                player.program.tell(outcome)
        return outcome


def _places(places: Sequence[int], failed: Sequence[Seat]) -> tuple[int, ...]:
    """Places among those who have not failed; the others share the last. Alone, who fails has lost."""
    kept = [place for seat, place in enumerate(places, 1) if seat not in failed]
    last = max(2, len(kept) + 1)
    return tuple(
        last if seat in failed else 1 + sum(other < place for other in kept) if len(places) > 1 else place
        for seat, place in enumerate(places, 1)
    )
