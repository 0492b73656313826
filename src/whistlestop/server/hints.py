"""A hint for whoever is to act: what the strongest bot would do in their place, and why.

It thinks in a process of its own, on the player's view and nothing else, and changes nothing: the page shows its move
as a plan, as if it had been tapped. Nobody else hears of it. Whoever does what was advised and asks again is told how
that plan goes on; only who does something else has it thought about anew.
"""

import asyncio
import logging
from time import perf_counter
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.core.errors import Stale, UnknownName
from whistlestop.core.game import Game, Seat, State
from whistlestop.core.table import Table
from whistlestop.server.answers import Move, way
from whistlestop.server.asking import device_of, hub_of, locale_of, own_table_held, workers_of
from whistlestop.server.attendance import Where
from whistlestop.server.limits import TooOften
from whistlestop.server.live import Live
from whistlestop.server.pages import limit, not_kept
from whistlestop.server.protocol import Way
from whistlestop.server.rights import NotAllowed
from whistlestop.server.thinking import Advised
from whistlestop.server.workers import BotFailed
from whistlestop.words import say

log = logging.getLogger("whistlestop.server")


class Hint(msgspec.Struct, frozen=True):
    """What a page gets: a way to be planned, the place that it is about, and why, each reason a sentence."""

    way: Way
    place: str
    why: tuple[str, ...]


class Planned(msgspec.Struct, frozen=True):
    """What a seat was advised to do, and where it stood then."""

    barrier: int
    lane: tuple[Any, ...]
    line: tuple[Any, ...]
    advised: Advised

    def next(self, table: Table[Any, Any, Any], seat: Seat) -> Any:
        """How the plan goes on, where the seat has done nothing but what was advised; else None."""
        lane, followed = table.lane(seat), len(table.lane(seat)) - len(self.lane)
        is_followed = table.version(seat).barrier == self.barrier and lane == self.lane + self.line[: max(0, followed)]
        return self.line[followed] if is_followed and followed < len(self.line) else None


async def hint(request: Request) -> Response:
    """A good move for the player whose page asks."""
    async with own_table_held(request) as (live, where):
        seat, table = _asking(live, where)
        view, state, version = table.view(seat), table.state, table.version(seat)
        barrier, lane, number = version.barrier, table.lane(seat), len(table.story(seat))
        planned = live.advised.get(seat)
        action = planned.next(table, seat) if planned is not None else None
    if planned is None or action is None:
        advised = await _think(request, live, msgspec.json.encode(view), number)
        line = tuple([live.game.notation.parse_action(text) for text in advised.actions])
        planned, action = Planned(barrier, lane, line, advised), line[0]
    move = await asyncio.to_thread(_move, live.game, state, seat, action)
    async with own_table_held(request) as (live, where):
        asker, table = _asking(live, where)
        if asker != seat or table.version(seat) != version:
            raise Stale("position-has-changed")
        live.advised[seat] = planned
        locale = locale_of(request)
        why = _why(live, planned.advised, locale, is_first=lane == planned.lane)
        told = Hint(way(live, view, move, locale), live.screen.place(action), why)
    return not_kept(Response(msgspec.json.encode(told), media_type="application/json"))


async def _think(request: Request, live: Live, view: bytes, number: int) -> Advised:
    """What the strongest bot advises, unless it is asked too often."""
    hub = hub_of(request)
    limit(request, "hint-all")
    if not hub.limits.allows("hint", device_of(request).id, hub.ticks()):
        raise TooOften("server-hint-too-often")
    started = perf_counter()
    try:
        advised = await workers_of(request).advise(live.game.id, view, number)
    except BotFailed:
        log.exception("no hint was found at table %s", live.id)
        raise Stale("server-hint-failed") from None
    hub.figures.thoughts.add("hint", perf_counter() - started)
    return advised


def _asking(live: Live, where: Where) -> tuple[Seat, Table[Any, Any, Any]]:
    """Who asks, at which table; or why there is no hint."""
    table, seat = live.table, where.seat
    if table is None or where.is_curtain:
        raise UnknownName("server-no-such-table")
    if seat is None:
        raise NotAllowed("server-only-watching")
    if not live.row.has_hints:
        raise NotAllowed("server-hint-never")
    if live.is_bot(seat):
        raise NotAllowed("server-bot-plays")
    if seat not in table.actors:
        raise Stale("server-hint-later")
    return seat, table


def _move(game: Game[Any, Any, Any], state: State, seat: Seat, action: Any) -> Move:
    """An action with what it brings at once."""
    return Move((action,), game.preview(state, seat, game.notation.format_action(action)).gain)


def _why(live: Live, advised: Advised, locale: str, *, is_first: bool) -> tuple[str, ...]:
    """What speaks for a move: points that it scores by the parts of the sheet, then what else there is to say."""
    parts = [
        f"{say(locale, f'{live.game.id}-part-{part}')} {'+' if points > 0 else '−'}{abs(points)}"
        for part, points in advised.scores
        if points
    ]
    id = "server-hint-scores" if len(advised.actions) == 1 else "server-hint-plan-scores"
    gains = any(points > 0 for _, points in advised.scores)
    scores = (say(locale, id, {"parts": ", ".join(parts)}),) if gains else ()
    reasons = [reason for reason in advised.reasons if is_first or not reason.is_of_first]
    return scores + tuple(say(locale, reason.id, reason.args) for reason in reasons)
