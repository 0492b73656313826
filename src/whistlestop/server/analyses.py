"""Analyses of games that are over: what each decision of a seat has cost, found in the background.

A job in the store stands for an analysis. Its decisions are judged one after the other in the processes of the bots,
each from what the seat saw then, and each finding is stored at once: whoever looks sees how far it has come, and after
a restart any process goes on where it was. The same game has the same findings, however often it is looked at.
"""

import logging
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from whistlestop.core.decisions import Decision
from whistlestop.core.game import Seat
from whistlestop.server.errands import Errands
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.jobs import ANALYSIS
from whistlestop.server.store.rows import FindingRow, JobRow
from whistlestop.server.workers import BotFailed, Workers

log = logging.getLogger("whistlestop.server")

MOST = 400  # decisions of a seat that are looked at; games have fewer
NOT_JUDGED = -1  # in place of what a decision has cost: the judge has failed


class Finding(NamedTuple):
    """A decision, what it has cost in hundredths, and the actions in notation that would have been best."""

    decision: Decision
    lost: int
    best: tuple[str, ...]


class Analysis(NamedTuple):
    """What is known about a seat's decisions by now: the findings so far, of how many."""

    findings: tuple[Finding, ...]
    of: int
    is_asked: bool  # for, or done already

    @property
    def is_done(self) -> bool:
        return len(self.findings) == self.of


async def decisions_of(live: Live, seat: Seat) -> tuple[Decision, ...]:
    """What a seat has decided, as far as that is looked at."""
    return (await live.hub.moments.decisions(live, seat))[:MOST]


async def analysis(live: Live, seat: Seat) -> Analysis:
    """How far the analysis of a seat's game has come."""

    def read(connection: Connection) -> tuple[list[FindingRow], bool]:
        return rows.findings(connection, live.id, seat), rows.has_job(connection, ANALYSIS, live.id, seat)

    by_start = {decision.at: decision for decision in await decisions_of(live, seat)}
    stored, is_asked = await live.hub.store.read(read)
    found = tuple(
        Finding(by_start[row.at], row.lost, tuple(msgspec.json.decode(row.best, type=list[str])))
        for row in stored
        if row.at in by_start
    )
    return Analysis(found, len(by_start), is_asked)


async def ask_for(live: Live, seat: Seat) -> None:
    """Let a seat's game be analysed, unless it has been."""
    if (await analysis(live, seat)).is_done:
        return
    job = JobRow(ANALYSIS, live.id, seat, live.hub.now())
    await live.hub.store.write(lambda connection: rows.put_job(connection, job))
    live.hub.wake_analysts()


class Analysts(Errands):
    """The part of a server process that analyses games, one at a time: who plays goes before."""

    kind, at_once = ANALYSIS, 1

    def __init__(self, hub: Hub, workers: Workers) -> None:
        super().__init__(hub)
        self._workers = workers
        hub.wake_analysts = self._wake.set

    async def do(self, job: JobRow) -> None:
        """Judge the decisions of a seat that have not been judged, one after the other."""
        live = await self._hub.live(job.table_id)
        if live is None or live.table is None:
            return
        known = {finding.decision.at for finding in (await analysis(live, job.seat)).findings}
        for decision in await decisions_of(live, job.seat):
            if decision.at not in known:
                row = await self._judge(live, job.seat, decision)
                await self._hub.store.write(partial(rows.put_finding, finding=row))

    async def _judge(self, live: Live, seat: Seat, decision: Decision) -> FindingRow:
        game = live.game
        played = tuple(game.notation.format_action(action) for action in decision.line)
        view = msgspec.json.encode(game.view(decision.state, seat))
        try:
            judged = await self._workers.judge(game.id, view, played, decision.seen)
        except BotFailed:
            log.exception("a decision of table %s could not be judged", live.id)
            return FindingRow(live.id, seat, decision.at, NOT_JUDGED, "[]")
        return FindingRow(live.id, seat, decision.at, judged.lost, msgspec.json.encode(judged.best).decode())
