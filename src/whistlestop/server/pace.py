"""Who has how much time: a move's own, then what is left of the bank; when both are used up a bot goes on.

All of it is in time served (`served.py`), and none of it is in the game's log: the rules know no time. A seat is asked
when the game begins to wait for its person, and anew whenever everybody can see that the game has gone on.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from whistlestop.core.game import Seat
from whistlestop.server.store import rows
from whistlestop.server.store.jobs import CLOCK
from whistlestop.server.store.rows import ChairRow, JobRow
from whistlestop.web.models import Pace, TimeLeft

if TYPE_CHECKING:
    from sqlalchemy import Connection


def read(told: str | None) -> Pace | None:
    """What was agreed on at a table, as its row holds it."""
    return None if told is None else msgspec.json.decode(told, type=Pace)


def written(pace: Pace | None) -> str | None:
    return None if pace is None else msgspec.json.encode(pace).decode()


def is_up_at(pace: Pace, chair: ChairRow) -> float | None:
    """When the time of a seat is up; None where the game does not wait for its person.

    Where a bot stands in it never does, though a process that had not heard of it may have asked since.
    """
    if chair.asked_at is None or chair.stand_in is not None:
        return None
    return chair.asked_at + pace.move + chair.bank


def left(pace: Pace | None, chairs: Iterable[ChairRow], now: float) -> TimeLeft | None:
    """What those of these chairs whom the game waits for still have; of several the one of whom it is least."""
    if pace is None:
        return None
    waited_for = [(up, chair) for chair in chairs if (up := is_up_at(pace, chair)) is not None]
    if not waited_for:
        return None
    up, chair = min(waited_for, key=lambda one: one[0])
    of_move = up - chair.bank - now
    if of_move > 0:
        return TimeLeft(of_move, chair.bank)
    return TimeLeft(max(0.0, up - now), is_reserve=chair.bank > 0)


def asked(
    pace: Pace | None, chairs: Sequence[ChairRow], actors: Collection[Seat], now: float, *, is_anew: bool = True
) -> list[ChairRow]:
    """The chairs whose time begins now, or ends, as the game goes on to wait for these seats.

    Unless it waits anew, because it has come further, who was asked before has no more time than before.
    """
    turned = []
    for chair in chairs:
        is_asked = chair.seat in actors and chair.kind == "person" and chair.stand_in is None
        was_asked = chair.asked_at is not None
        if is_asked != was_asked or (is_asked and is_anew):
            turned.append(replace(chair, asked_at=now if is_asked else None, bank=_bank(pace, chair, now)))
    return turned


def _bank(pace: Pace | None, chair: ChairRow, now: float) -> float:
    """What the move that ends now has left of it."""
    if pace is None or chair.asked_at is None:
        return chair.bank
    return max(0.0, chair.bank - max(0.0, now - chair.asked_at - pace.move))


def store(connection: "Connection", pace: Pace | None, turned: Sequence[ChairRow]) -> None:
    """Keep what has changed for these chairs, and the jobs that follow from it."""
    for chair in turned:
        rows.change_chair(connection, chair.table_id, chair.seat, asked_at=chair.asked_at, bank=chair.bank)
        up = is_up_at(pace, chair) if pace is not None else None
        if up is not None:
            rows.put_job(connection, JobRow(CLOCK, chair.table_id, chair.seat, up))
        else:
            rows.drop_job(connection, CLOCK, chair.table_id, chair.seat)
