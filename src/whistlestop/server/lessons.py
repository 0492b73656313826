"""The lessons of the games: a game's room `lesson` says what is told, the file beside it is the game that is played."""

from functools import cache
from importlib.resources import files

from whistlestop import games
from whistlestop.core import record
from whistlestop.core.lesson import Lesson

DEALER = "lesson"  # what the store says of a table at which chance falls as in the record


@cache
def of(game: str) -> Lesson:
    """The lesson of a game; to follow its record takes a moment."""
    room = games.room(game, "lesson")
    file = files(room.__package__ or "") / "lesson.jsonl"
    return Lesson(record.read(file.read_text(encoding="utf-8").splitlines(keepends=True), games.find).table, room.SAID)
