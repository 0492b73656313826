"""What a player decided in a game: every line of actions between two moments that nobody could foresee.

What was taken back, alone or by consent of all, is no decision. A game is played through once more for it.
"""

from typing import Any, NamedTuple

from whistlestop.core.game import Seat
from whistlestop.core.table import AnyTable, Did, played_again, standing


class Decision(NamedTuple):
    """A line of actions: the length of the log when it began and when it was done, and the position it began in.

    The log's length tells how much others have done in secret; `seen`, how much the seat had seen, does not.
    """

    at: int
    end: int
    line: tuple[Any, ...]
    state: Any
    seen: int


def decisions(whole: AnyTable, seat: Seat) -> tuple[Decision, ...]:
    """All decisions of a seat that still stand, in their order."""
    log = whole.log
    numbers = standing(log)
    tables = played_again(whole, [log[number] for number in numbers])
    table = next(tables)
    found: list[Decision] = []
    at = end = seen = 0
    begun: Any = None
    lane, state, story, barrier = table.lane(seat), table.state, table.story(seat), table.version(seat).barrier
    for number, table in zip(numbers, tables, strict=True):
        entry = log[number]
        if isinstance(entry, Did) and entry.seat == seat:
            if not lane:
                at, begun, seen = number, state, len(story)
            end, lane = number + 1, (*lane, entry.action)
        if table.version(seat).barrier != barrier:
            if lane:
                found.append(Decision(at, end, lane, begun, seen))
            barrier = table.version(seat).barrier
        lane, state, story = table.lane(seat), table.state, table.story(seat)
    return tuple(found)
