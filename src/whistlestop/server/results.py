"""How games have ended, as the store keeps it: for statistics, leaderboards and puzzles."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from whistlestop.core.game import Outcome
from whistlestop.core.table import Table
from whistlestop.server.attendance import Attendance
from whistlestop.server.store import rows
from whistlestop.server.store.errors import Gone
from whistlestop.server.store.rows import ResultRow

if TYPE_CHECKING:
    from whistlestop.server.hub import Hub

log = logging.getLogger("whistlestop.server")

AT_ONCE = 100  # games of older versions that are asked for in one go


def of(people: Attendance, table: Table[Any, Any, Any], at: float) -> list[ResultRow]:
    """A row for each seat of a game that is over."""
    assert table.outcome is not None
    outcome, game = judged(people, table.outcome), table.game
    view, found = game.reveal(table.state), []
    for seat in range(1, table.seats + 1):
        points: dict[str, int] = {}
        for item in game.sheet(view, seat).items:
            points[item.part] = points.get(item.part, 0) + item.points
        found.append(
            ResultRow(
                people.row.id,
                seat,
                outcome.scores[seat - 1],
                outcome.places[seat - 1],
                people.level(seat) if people.is_bot(seat) else None,
                msgspec.json.encode(points, order="sorted").decode(),
                at,
            )
        )
    return found


def judged(people: Attendance, outcome: Outcome) -> Outcome:
    """An outcome in which whoever gave up comes behind everybody else, whatever a bot has made of the seat."""
    places = outcome.places
    stayed = [seat for seat in range(1, len(places) + 1) if not people.chair(seat).has_conceded]
    if not stayed or len(stayed) == len(places):
        return outcome
    return msgspec.structs.replace(
        outcome,
        places=tuple(
            1 + sum(places[other - 1] < place for other in stayed) if seat in stayed else len(stayed) + 1
            for seat, place in enumerate(places, 1)
        ),
        tie_break=None,  # the tie may have been with somebody who does not count
    )


def points_of(row: ResultRow) -> dict[str, int]:
    """The points of a result by part of the score sheet."""
    return msgspec.json.decode(row.parts, type=dict[str, int])


async def make_missing(hub: "Hub") -> int:
    """Play through all games that ended before results were kept; how many have their results now."""
    made = 0
    while wanted := await hub.store.read(lambda connection: rows.tables_without_results(connection, AT_ONCE)):
        await hub.prepared()
        new = sum([await _make(hub, id) for id in wanted])
        if not new:  # they are damaged
            break
        made += new
    return made


async def _make(hub: "Hub", id: str) -> bool:
    facts = await hub.store.read(lambda connection: rows.facts(connection, id))
    if facts is None or not hub.is_ready(facts.table.game):
        return False
    found = await asyncio.to_thread(_replayed, hub, facts)
    try:
        await hub.store.write(lambda connection: rows.put_results(connection, found))
    except Gone:
        return False
    return bool(found)


def _replayed(hub: "Hub", facts: rows.Facts) -> Sequence[ResultRow]:
    from whistlestop.server.live import Live

    try:
        live = Live(hub, facts)
        if live.table is None or not live.table.finished:
            return ()
        return of(live, live.table, facts.entries[-1].at if facts.entries else facts.table.changed_at)
    except Exception:  # what stands in a damaged row can raise anything, and statistics do without it
        log.exception("the log of table %s cannot be replayed", facts.table.id)
        return ()
