"""How games ended, for lists of tables: found by replaying the log once, and kept while the server runs."""

import asyncio
from typing import TYPE_CHECKING

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Outcome
from whistlestop.server.live import Live
from whistlestop.server.store.rows import Facts

if TYPE_CHECKING:
    from whistlestop.server.hub import Hub

MOST_KEPT = 10_000


class Outcomes:
    """The outcomes that were asked for last, by table."""

    def __init__(self) -> None:
        self._known: dict[str, Outcome] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._known

    async def of(self, hub: "Hub", facts: Facts) -> Outcome | None:
        """How a game ended; None where its log cannot be replayed, or not yet. What is known needs no entries."""
        id = facts.table.id
        if id not in self._known:
            try:
                await hub.ready(facts.table.game, patience=0)
                table = (await asyncio.to_thread(Live, hub, facts)).table
            except WhistlestopError:
                return None
            if table is None or table.outcome is None:
                return None
            if len(self._known) >= MOST_KEPT:
                del self._known[next(iter(self._known))]
            self._known[id] = table.outcome
        return self._known[id]
