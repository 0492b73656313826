"""The table as people in Python use it: by names and texts, saved to files, drawn in notebooks."""

from collections.abc import Iterable, Mapping
from itertools import islice
from os import PathLike
from pathlib import Path
from typing import Any

from whistlestop import games
from whistlestop.bots import Bot, play
from whistlestop.bots.advice import Advice, Verdict
from whistlestop.core import record
from whistlestop.core.chance import Dealer, Lot, Sealed
from whistlestop.core.decisions import Decision
from whistlestop.core.errors import BadFile, Stale
from whistlestop.core.fastdealer import Stream, seed_number
from whistlestop.core.game import Event, Seat
from whistlestop.core.table import Table
from whistlestop.lab import advice
from whistlestop.lab.files import write_whole
from whistlestop.lab.simulate import check_bots, find_bot


class PeopleTable(Table[Any, Any, Any]):
    """A table that knows bots by name, files by path, and how to draw itself."""

    def play(self, bots: Mapping[Seat, str | Bot] | str, seed: str = "") -> None:
        """Let bots act until the game ends or waits for somebody else: by seat names or bots, or one name for all."""
        if isinstance(bots, str):
            bots = dict.fromkeys(range(1, self.seats + 1), bots)
        check_bots(self.game.id, (bot for bot in bots.values() if isinstance(bot, str)), self.options)
        players = {
            self._seat(seat): find_bot(self.game.id, bot) if isinstance(bot, str) else bot for seat, bot in bots.items()
        }
        play(self, players, {seat: Stream(seed_number(seed), seat, len(self.story(seat))) for seat in players})

    def hint(self, seat: Seat) -> Advice:
        """A good move for a seat that is to act, from what it sees, and why."""
        if self._seat(seat) not in self.actors:
            raise Stale("no-hint-now")
        return advice.hint(self.game.id, self.view(seat), len(self.story(seat)))

    def analyse(self, seat: Seat) -> list[tuple[Decision, Verdict]]:
        """What each decision of a seat has cost, and what would have been better."""
        return list(advice.analyse(self, seat))

    def resolve(self, lot: Lot | str) -> tuple[Event, ...]:
        """Go on with this chance outcome, or its text in the game's notation: dice rolled on a real table."""
        if isinstance(lot, str):
            draw = self.pending
            if draw is None:
                raise Stale("nothing-to-deal")
            lot = self.game.notation.parse_chance(draw, lot)
        return super().resolve(lot)

    def save(self, path: str | PathLike[str], *, keep_seed: bool = False) -> None:
        """Write the game file. The seed of a running game is written only on demand: it tells the future."""
        write_whole(Path(path), "".join(record.write(self, keep_seed=keep_seed)))

    def _repr_svg_(self) -> str:
        return str(self.view(None)._repr_svg_())

    def __str__(self) -> str:
        return str(self.view(None))

    def __repr__(self) -> str:
        return f"<{self.game.id} table, {self.seats} seats, {len(self.log)} entries>"


def new_table(
    game: str,
    seats: int = 1,
    options: Mapping[str, object] | None = None,
    seed: str | int | None = None,
    dealer: Dealer | None = None,
) -> PeopleTable:
    """Open a table. The same seed gives the same dice; without one, nobody knows them."""
    if dealer is None:
        dealer = Sealed() if seed is None else Sealed.from_text(str(seed))
    return PeopleTable(games.find(game), seats, options or {}, dealer)


def load(path: str | PathLike[str]) -> PeopleTable:
    """Read a game file, replay it under the rules and check it against its own seed."""
    found = read_file(path)
    record.verify(found)
    return found.table  # type: ignore[return-value]


def read_file(path: str | PathLike[str]) -> record.Record:
    """A game file, replayed."""
    return read_lines(file_lines(path))


def read_lines(lines: Iterable[str], upto: int | None = None) -> record.Record:
    """The lines of a game file, replayed, or the first entries of them."""
    return record.read(lines, games.find, upto, PeopleTable)


def file_lines(path: str | PathLike[str]) -> list[str]:
    """The lines of a game file; neither a long line nor an endless file is read to its end."""
    limit, most = record.LONGEST_LINE + 2, record.MOST_ENTRIES + 3
    lines: list[str] = []
    with open(path, encoding="utf-8", newline="\n") as file:
        try:
            lines.extend(islice(iter(lambda: file.readline(limit), ""), most))
        except UnicodeDecodeError:
            raise BadFile(len(lines) + 1, "file-not-json") from None
    return lines
