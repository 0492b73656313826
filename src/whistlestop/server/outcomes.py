"""How games ended, for lists of tables: found by replaying the log once, and kept while the server runs."""

import asyncio
import logging
from typing import TYPE_CHECKING

from whistlestop.core.game import Outcome
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.rows import Facts, TableRow

if TYPE_CHECKING:
    from whistlestop.server.hub import Hub

log = logging.getLogger("whistlestop.server")

MOST_KEPT = 10_000


class Outcomes:
    """The outcomes that were asked for last, by table."""

    def __init__(self) -> None:
        self._known: dict[str, Outcome | None] = {}

    async def of(self, hub: "Hub", table: TableRow) -> Outcome | None:
        """How a game ended; None where its log cannot be replayed, or not yet."""
        id = table.id
        if id not in self._known:
            is_ready = hub.is_ready(table.game)
            facts = await hub.store.read(lambda connection: rows.facts(connection, id)) if is_ready else None
            if facts is None:
                return None
            outcome = await asyncio.to_thread(_replayed, hub, facts)
            if len(self._known) >= MOST_KEPT:
                del self._known[next(iter(self._known))]
            self._known[id] = outcome
        return self._known[id]


def _replayed(hub: "Hub", facts: Facts) -> Outcome | None:
    try:
        return Live(hub, facts).outcome
    except Exception:  # what stands in a damaged row can raise anything, and lists do without it
        log.exception("the log of table %s cannot be replayed", facts.table.id)
        return None
