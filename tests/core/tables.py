"""Tables to try the core on: Railroad Ink, mostly with `must_draw: free`, where a round can end at any time."""

from typing import Any

from whistlestop.core.chance import Scripted
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import game

ROLL = (0, 1, 4, 8)  # h-h- hh-- rr-- hr--
ROLLS = [ROLL, (0, 0, 0, 6), (3, 3, 3, 7), (1, 1, 1, 8), (2, 2, 2, 6), (5, 5, 5, 7), (0, 3, 1, 8)]
A, B, C = 1, 2, 3

AnyTable = Table[Any, Any, Any]


def free_table(seats: int = 3, **given: object) -> AnyTable:
    return Table(game, seats, {"must_draw": "free", **given}, Scripted(ROLLS))


def do(table: AnyTable, seat: int, *texts: str) -> None:
    for text in texts:
        table.seat(seat).do(text)


def cells(table: AnyTable, seat: int, viewer: int | None = None) -> list[str]:
    """The cells drawn on a seat's board, as a viewer sees them."""
    seen = table.view(viewer).boards[seat - 1]
    names = [column + row for row in "1234567" for column in "ABCDEFG"]
    return [name for name, sides in zip(names, seen.cells, strict=True) if sides]
