"""Games of the past as they stood at any of their entries.

A game is played through in a thread, and the moments around the one that was asked for are kept: whoever steps through
a game, forward or back, lets the server play it through once in a while and not at each step.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from whistlestop.core.decisions import Decision, decisions
from whistlestop.core.game import Outcome, Seat
from whistlestop.core.table import AnyTable, Told, played_again
from whistlestop.draw.screen import Progress

if TYPE_CHECKING:
    from whistlestop.server.live import Live

Stops = tuple[tuple[int, Progress], ...]

AROUND = 64  # moments kept on either side of the one that was asked for
MOST = 2000  # kept of all games together; a position takes 2 to 40 KB


class Moment(NamedTuple):
    """A game after so many entries of its log: a value, as far as replays look at it."""

    whole: AnyTable
    at: int
    state: Any
    told: tuple[int, ...]  # spectators, seat 1, seat 2 …: how many entries of the own story they knew

    def view(self, seat: Seat | None) -> Any:
        """What a seat saw; without one, where the game is over, what there was to be seen."""
        game = self.whole.game
        return game.reveal(self.state) if seat is None and self.whole.finished else game.view(self.state, seat)

    def story(self, seat: Seat | None) -> Sequence[Told]:
        """What a seat knew of what had happened: stories only ever grow."""
        return self.whole.story(seat)[: self.told[seat or 0]]

    @property
    def outcome(self) -> Outcome | None:
        return self.whole.game.outcome(self.state)


class Moments:
    """Moments that somebody has looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Moment] = OrderedDict()
        self._lock = asyncio.Lock()  # one game at a time is played through: that keeps a processor busy

    async def at(self, live: "Live", at: int) -> Moment:
        """A game that goes on no more, after so many entries of its log."""
        assert live.table is not None
        wanted = live.id, at
        if wanted not in self._kept:
            async with self._lock:
                if wanted not in self._kept:
                    found = await asyncio.to_thread(_around, live.table, at)
                    self._kept.update({(live.id, moment.at): moment for moment in found})
        self._kept.move_to_end(wanted)
        moment = self._kept[wanted]
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return moment

    async def stops(self, live: "Live") -> Stops:
        """Where rounds or turns begin: found once per game."""
        if live.stops is None:
            async with self._lock:
                if live.stops is None:
                    live.stops = await asyncio.to_thread(_stops, live)
        return live.stops

    async def decisions(self, live: "Live", seat: Seat) -> tuple[Decision, ...]:
        """What a seat has decided in a game that goes on no more: found once per game."""
        if seat not in live.decisions:
            async with self._lock:
                if seat not in live.decisions:
                    assert live.table is not None
                    live.decisions[seat] = await asyncio.to_thread(decisions, live.table, seat)
        return live.decisions[seat]


def _around(whole: AnyTable, at: int) -> list[Moment]:
    eyes = (None, *range(1, whole.seats + 1))
    return [
        Moment(whole, number, table.state, tuple(len(table.story(seat)) for seat in eyes))
        for number, table in enumerate(played_again(whole, whole.log[: at + AROUND]))
        if number >= at - AROUND
    ]


def _stops(live: "Live") -> Stops:
    assert live.table is not None
    found: list[tuple[int, Progress]] = []
    barrier = 0
    for number, table in enumerate(played_again(live.table, live.table.log)):
        if table.version(1).barrier != barrier and table.actors:
            progress = live.screen.progress(table.view(None))
            if not found or progress != found[-1][1]:
                found.append((number, progress))
        barrier = table.version(1).barrier
    return tuple(found)


async def table_at(live: "Live", at: int) -> AnyTable:
    """A game to be played on from one of its entries."""
    whole = live.table
    assert whole is not None

    def play() -> AnyTable:
        *_, table = played_again(whole, whole.log[:at])
        return table

    return await asyncio.to_thread(play)
