"""The table as people in Python use it: by names and texts, saved to files, drawn in notebooks."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from whistlestop import games
from whistlestop.bots import play
from whistlestop.core import record
from whistlestop.core.chance import Dealer, Sealed
from whistlestop.core.errors import BadFile
from whistlestop.core.fastdealer import Stream, seed_number
from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.lab.files import write_whole
from whistlestop.lab.simulate import find_bot


class PeopleTable(Table[Any, Any, Any]):
    """A table that knows bots by name, files by path, and how to draw itself."""

    def play(self, bots: Mapping[Seat, str], seed: str = "") -> None:
        """Let bots, named by seat, act until the game ends or waits for somebody else."""
        players = {self._seat(seat): find_bot(self.game.id, name) for seat, name in bots.items()}
        play(self, players, {seat: Stream(seed_number(seed), seat, len(self.log)) for seat in players})

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
    seed: str | None = None,
    dealer: Dealer | None = None,
) -> PeopleTable:
    """Open a table. The same seed gives the same dice; without one, nobody knows them."""
    if dealer is None:
        dealer = Sealed() if seed is None else Sealed.from_text(seed)
    return PeopleTable(games.find(game), seats, options or {}, dealer)


def load(path: str | PathLike[str]) -> PeopleTable:
    """Read a game file, replay it under the rules and check it against its own seed."""
    found = read_file(path)
    record.verify(found)
    return found.table  # type: ignore[return-value]


def read_file(path: str | PathLike[str], upto: int | None = None) -> record.Record:
    """A game file, replayed, or its first entries; long lines are not even read."""
    limit = record.LONGEST_LINE + 2
    try:
        with open(path, encoding="utf-8", newline="\n") as file:
            return record.read(iter(lambda: file.readline(limit), ""), games.find, upto, PeopleTable)
    except UnicodeDecodeError:
        raise BadFile(1, "file-not-json") from None
