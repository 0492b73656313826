"""Play the game of a lesson to its end: `python scripts/lessons.py railroad-ink`.

`games/GAME/lesson.jsonl` is a game file like any other, and whoever writes a lesson begins it by hand: the header, what
falls, what is done. This plays it through as far as it goes, lets a bot play the rest, and writes it whole.
"""

import sys
from pathlib import Path

import msgspec

from whistlestop import games
from whistlestop.core import record
from whistlestop.core.chance import Prepared, Sealed
from whistlestop.people import PeopleTable


def finish(game: str) -> None:
    """Read what there is of a lesson's game, play on, write it."""
    file = Path(games.room(game, "lesson").__file__ or "").with_name("lesson.jsonl")
    told = file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines = [line for line in told if not line.startswith('{"end"')]
    cut = msgspec.json.encode(record.Footer(record.End(len(lines) - 1, finished=False))).decode() + "\n"
    table = record.read([*lines, cut], games.find, make=PeopleTable).table
    assert isinstance(table, PeopleTable)
    table.dealer = Prepared((), Sealed.from_text(f"the lesson of {game}"))
    table.deal()
    table.play(dict.fromkeys(range(1, table.seats + 1), games.gentle(game)))
    file.write_text("".join(record.write(table)), encoding="utf-8")
    print(f"{game}: {len(table.log)} entries, {table.outcome}")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        finish(name)
