"""One table in memory: its game as far as the log goes, and everybody who looks at it.

The store is the truth. Whatever changes here is appended there first and shown afterwards; what could not be appended
is forgotten by reading the log again. Between the two the lock is held, so whoever draws a page holds it as well.
Nothing leaves this module but what `view`, `story` and `version` tell a seat.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from collections.abc import Set as AbstractSet
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from sqlalchemy.exc import DBAPIError

from whistlestop import games
from whistlestop.core import record
from whistlestop.core.chance import Dealer, Scripted, Sealed, commitment
from whistlestop.core.decisions import Decision
from whistlestop.core.errors import Disagrees, Illegal, Stale, UnknownName, WhistlestopError
from whistlestop.core.game import Game, Outcome, Seat
from whistlestop.core.lesson import Lesson
from whistlestop.core.table import Table, Undid, Version
from whistlestop.draw.screen import Progress
from whistlestop.server import lessons, logbook, notices, origins, pace, protocol, results
from whistlestop.server.access import hashed, replay_secret
from whistlestop.server.attendance import Attendance, Key, Viewer
from whistlestop.server.showing import Showing
from whistlestop.server.snapshots import Summary
from whistlestop.server.store import rows
from whistlestop.server.store.jobs import BOT, REMINDER
from whistlestop.server.store.rows import Facts, Gone, MessageRow, Repeated, SnapshotRow, Taken
from whistlestop.web import place
from whistlestop.web.models import Chair, LogLine

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from whistlestop.server.hints import Planned
    from whistlestop.server.hub import Hub

TRUST = 30.0  # seconds that others believe what a process has said about its pages, if it says nothing more
GRACE = 20.0  # seconds before somebody is called for whom the game waits: the person may be between two pages
TRIES = 5  # to append behind what another process has appended meanwhile
MOST_TAKEN_BACK = 1000  # times by one seat: counted by seat, since a log's length would tell what others do in secret


class Result(NamedTuple):
    """What became of a command."""

    result: Literal["applied", "duplicate", "stale", "refused"]
    error: WhistlestopError | None = None


Forbids = Callable[[], Result | None]  # why somebody may not act, if so


_commitment = lru_cache(1024)(commitment)  # every page tells it


def _allows_all() -> None:
    return None


def is_about_rewind(topic: str) -> bool:
    """Votes are about `bot:3`, a bot for seat 3, `rewind:3`, going back to before the last turn of seat 3, or `end`."""
    return topic.startswith("rewind:")


class Live(Attendance):
    """A table that somebody looks at or plays at."""

    def __init__(self, hub: "Hub", facts: Facts) -> None:
        super().__init__()
        self.hub, self.id = hub, facts.table.id
        self.game: Game[Any, Any, Any] = games.find(facts.table.game)
        self.screen = games.room(facts.table.game, "screen")
        self.lock = asyncio.Lock()
        self.used_at = hub.now()
        self.clients: set[str] = set()  # ids of commands that the log holds
        self.messages: tuple[MessageRow, ...] = ()
        self.notices: tuple[notices.Notice, ...] = ()  # those of the messages that are the table's own
        self._must_rebuild = False  # memory may differ from the store
        self.is_behind = False  # another process has changed something
        self._said_here: set[Seat] | None = set()  # whose pages others believe to be connected to this process
        self.public = 0  # grows with what everybody may see beside the game: people, chat, votes
        self.seen_chairs: dict[Key, tuple[int, tuple[Chair, ...]]] = {}  # by viewer: `public` then, and the seats
        self.lines: dict[Seat | None, list[LogLine]] = {}  # by seat: the log in words, as far as it was needed
        self.told: dict[Seat | None, tuple[int, int]] = {}  # how many entries of the story and notices these lines tell
        self.missed: dict[Seat, range] = {}  # by seat: the lines of the log that came while its person was away
        self.stops: tuple[tuple[int, Progress], ...] | None = None  # of a replay: where rounds or turns begin
        self.decisions: dict[Seat, tuple[Decision, ...]] = {}  # of a game that is over, as far as they were needed
        self.advised: dict[Seat, Planned] = {}  # by seat: the last plan that was asked for
        self._is_fair: bool | None = None
        self.puzzle = origins.puzzle_of(facts.table.origin)  # the one that it was opened for
        self.showing = Showing(self)
        self.seat_all(facts, hub.store.process, hub.now())
        self._take_in(facts, self._replayed(None, facts))

    # --- what the store says

    def _take_in(self, facts: Facts, table: Table[Any, Any, Any] | None) -> None:
        self.table = table
        self.messages += facts.messages
        self.notices += notices.heard(facts.messages)
        self.clients.update(entry.client for entry in facts.entries if entry.client is not None)
        self.public += 1

    def _replayed(self, table: Table[Any, Any, Any] | None, facts: Facts) -> Table[Any, Any, Any] | None:
        """The game as far as the store tells it, on from a table or from the start, which takes long for a long log."""
        if facts.table.state == "lobby":
            return None
        if table is None:
            table = self._empty_table()
        logbook.replay(table, [entry for entry in facts.entries if entry.seq > len(table.log)])
        return table

    def _empty_table(self) -> Table[Any, Any, Any]:
        """The game before its first entry, dealing nothing by itself: the log tells what fell."""
        table = Table(self.game, self.row.seats, self.options, Scripted(), origins.read(self.game, self.row.origin))
        if self.row.seed:
            table.dealer = self._dealer()
        return table

    def new_table(self) -> Table[Any, Any, Any]:
        """The game as it starts, with what falls before anybody can act."""
        return Table(self.game, self.row.seats, self.options, self._dealer(), origins.read(self.game, self.row.origin))

    def _dealer(self) -> Dealer:
        sealed = Sealed(self.row.seed, self.row.nonce)
        return sealed if self.lesson is None else self.lesson.dealer(sealed)

    async def refresh(self) -> None:
        """Read what the store has and this table has not."""
        after = 0 if self._must_rebuild or self.table is None else len(self.table.log)
        heard = self.messages[-1].number if self.messages else 0
        self.is_behind = False  # what is heard of from now on may come too late for this reading
        try:
            facts = await self.hub.store.read(lambda connection: rows.facts(connection, self.id, after, heard))
        except BaseException:
            self.is_behind = True
            raise
        if facts is None:
            self.hub.forget(self.id)
            raise UnknownName("server-no-such-table")
        self.seat_all(facts, self.hub.store.process, self.hub.now())
        if self._must_rebuild:  # beside the old table: whoever does not hold it must not take it for a lobby meanwhile
            table = await asyncio.to_thread(self._replayed, None, facts)
            self.clients.clear()
            self.lines.clear()
            self.told.clear()
        else:
            table = self._replayed(self.table, facts)
        self._take_in(facts, table)
        self._must_rebuild = False
        await self._check_chance()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table as it stands in the store, to draw or to change it."""
        async with self.lock:
            if self._must_rebuild or self.may_be_behind:
                await self._follow()
            yield

    @property
    def may_be_behind(self) -> bool:
        """Whether another process may have changed something that is not known here."""
        return self.is_behind or not self.hub.store.bus.is_open

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it and nothing is being done."""
        return not self.viewers and not self.lock.locked() and not self.due_bots()

    async def follow(self) -> None:
        """Let the table follow what was changed in the store, and show it."""
        async with self.lock:
            await self._follow()

    async def _follow(self) -> None:
        is_waiting = self.table is None
        await self.refresh()
        if is_waiting and self.table is not None:  # those who waited go on at the table
            for viewer in tuple(self.viewers):
                viewer.send(protocol.Moved(place.at(f"/t/{self.id}")))
        else:
            self.tell_all()

    def compare(self, believed: AbstractSet[Seat]) -> None:
        """Say it again where others believe something else: they may have taken this process for dead."""
        if self._said_here != believed:
            self._said_here = None

    async def attend(self) -> None:
        """Let other processes know whose pages are connected to this one."""
        store, here = self.hub.store, self.connected()
        if not store.is_shared or here == self._said_here:
            return
        self._said_here, until = here, self.hub.now() + TRUST
        try:
            await store.write(lambda connection: rows.attend(connection, self.id, store.process, here, until), self.id)
        except Gone:
            pass
        except DBAPIError:
            self._said_here = None  # nobody knows what was written: the next beat says it again
            raise

    @asynccontextmanager
    async def rearranged(self) -> AsyncIterator[None]:
        """Hold the table while the store is told who may do what at it, then follow: nobody acts on what was."""
        async with self.held():
            yield
            await self._follow()

    async def call_bots(self) -> None:
        """Give every bot whose turn it is its job, should it have none."""
        due, now = self.due_bots(), self.hub.now()

        def write(connection: "Connection") -> None:
            for seat in due:
                rows.put_job(connection, rows.JobRow(BOT, self.id, seat, now))

        if due:
            await self.hub.store.write(write, self.id)
            self.hub.wake_bots()

    # --- what was agreed on

    @property
    def commitment(self) -> str:
        """What everybody can see before the first move: nobody can change the chance of this table any more."""
        is_sealed = self.row.dealer == "sealed" and bool(self.row.seed)
        return _commitment(self.row.seed, self.row.nonce) if is_sealed else ""

    @property
    def lesson(self) -> Lesson | None:
        """What somebody learns at this table, if it is one to learn at."""
        return lessons.of(self.game.id) if self.row.dealer == lessons.DEALER else None

    def planned(self, seat: Seat) -> tuple[Any, ...]:
        """What the lesson wants a seat to do now, one after the other; nothing where the seat is free."""
        return self.lesson.run(self.table.state, seat) if self.lesson is not None and self.table is not None else ()

    @property
    def options(self) -> dict[str, str | bool | int]:
        found: dict[str, str | bool | int] = msgspec.json.decode(self.row.options)
        return found

    @property
    def is_held_back(self) -> bool:
        """Whether others may still get the same chance: nothing that tells of it is given away, or taken back."""
        return self.row.held_until is not None and self.hub.now() < self.row.held_until

    @property
    def is_fork(self) -> bool:
        """Whether it was somebody's wish to play on here from the middle of another game."""
        return self.row.origin is not None and self.puzzle is None and self.lesson is None

    @property
    def may_be_advised(self) -> bool:
        """Whether games that are played on from here may have hints, and this one be analysed once it is over.

        Where there are no hints only the end allows it; but a fork may end while the game that it came from goes on.
        """
        return self.row.has_hints or (self.is_over and not self.is_fork)

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended; None while it runs, and where it was ended before its end."""
        found = self.table.outcome if self.table is not None else None
        return None if found is None else results.judged(self, found)

    def is_fair(self) -> bool:
        """Whether the revealed seed has given everything that fell, as anybody can check with the game file."""
        if self._is_fair is None:
            assert self.table is not None
            try:
                record.verify_chance(self.table)
                self._is_fair = True
            except Disagrees:
                self._is_fair = False
        return self._is_fair

    async def _check_chance(self) -> None:
        """See whether a finished game was fair before anybody asks: to play it through again holds up all others."""
        is_sealed = self.row.dealer == "sealed" and bool(self.row.seed)
        if is_sealed and self._is_fair is None and self.is_over:
            await asyncio.to_thread(self.is_fair)

    # --- commands

    async def play(
        self,
        seat: Seat,
        texts: Iterable[str],
        version: Version | None,
        client: str | None,
        forbids: Forbids = _allows_all,
    ) -> Result:
        """Carry out a seat's actions, all of them or none."""
        texts = tuple(texts)

        def work(table: Table[Any, Any, Any]) -> None:
            actions = [table.game.notation.parse_action(text) for text in texts]
            if self.lesson is not None and version in (None, table.version(seat)):
                self.lesson.check(table.state, seat, actions)
            table.batch(seat, actions, version)
            self._end_turns(table)

        return await self.change(work, client, forbids)

    async def end_turns(self) -> None:
        """End the turns of those who have just wished it and can do nothing else."""
        await self.change(self._end_turns)

    def _end_turns(self, table: Table[Any, Any, Any]) -> None:
        """End the turns of those who wish it and can do nothing else.

        It happens together with what led to it: no time between the two tells the others anything.
        """
        wished = {chair.seat for chair in self.chairs if chair.has_short_turns and chair.stand_in is None}
        while ends := [
            (seat, end) for seat in table.actors if seat in wished and (end := self._only_end(table, seat)) is not None
        ]:
            table.submit(*ends[0])

    def _only_end(self, table: Table[Any, Any, Any], seat: Seat) -> Any | None:
        """What ends a seat's turn, where it can do nothing else."""
        legal = table.legal(seat)
        only = next(iter(legal)) if len(legal) == 1 else None
        is_end = only is not None and table.game.notation.format_action(only) in self.screen.ENDS
        return only if is_end else None

    async def undo(self, seat: Seat, command: protocol.Undo, forbids: Forbids = _allows_all) -> Result:
        """Take back own actions; with `keep` the later ones come back as far as they are still legal."""

        def work(table: Table[Any, Any, Any]) -> None:
            if Version(*command.version) != table.version(seat):
                raise Stale("position-has-changed")
            if sum(isinstance(entry, Undid) and entry.seat == seat for entry in table.log) >= MOST_TAKEN_BACK:
                raise Illegal("undo", "server-log-full")
            later = table.lane(seat)[-command.count :][1:] if command.keep and command.count else ()
            if not command.count:
                table.restart_turn(seat)
            for _ in range(command.count):
                table.undo(seat)
            for action in later:
                if action in table.legal(seat):
                    table.submit(seat, action)

        return await self.change(work, command.id, forbids)

    async def change(
        self,
        work: Callable[[Table[Any, Any, Any]], None],
        client: str | None = None,
        forbids: Forbids = _allows_all,
    ) -> Result:
        """Let the game go on, durably, and show it to everybody. What is refused has changed nothing.

        `forbids` is asked while the table is held: whoever could act when the command came may have lost the seat.
        """
        async with self.held():
            result = await self._change(work, client, forbids)
            if self._must_rebuild:
                await self.refresh()
            await self._check_chance()
            self.tell_all()  # what another process has done meanwhile, too
        if result.result == "applied":
            self.hub.changed(self)
        return result

    async def _change(
        self, work: Callable[[Table[Any, Any, Any]], None], client: str | None, forbids: Forbids
    ) -> Result:
        """Try, and where another process has been faster try again behind what it has done."""
        for _ in range(TRIES):
            if client is not None and client in self.clients:  # was done already, whatever has happened since
                return Result("duplicate")
            if (refused := forbids()) is not None:
                return refused
            length = self._length()
            try:
                await self._try(work, client)
                return Result("applied")
            except Taken:
                await self.refresh()
            except Repeated:
                return Result("duplicate")
            except WhistlestopError as error:
                await self.refresh()
                if self._length() == length:  # the store knows of nothing that would have allowed it
                    is_stale = isinstance(error, Stale) and self.table is not None
                    return Result("stale" if is_stale else "refused", error)
        return Result("stale", Stale("position-has-changed"))

    def _length(self) -> int:
        """The length of the log; -1 in the lobby."""
        return len(self.table.log) if self.table is not None else -1

    async def _try(self, work: Callable[[Table[Any, Any, Any]], None], client: str | None) -> None:
        """Let the game go on, in memory and then in the store. Raises what forbids it, Taken or Repeated."""
        table = self.table
        if table is None:
            raise Stale("server-not-started")
        if self.row.state == "stopped":
            raise Stale("server-is-over")
        length, before = len(table.log), (table.version(1).barrier, table.actors)
        self._must_rebuild = True  # until the store has what is done now
        try:
            work(table)
        except WhistlestopError:
            self._must_rebuild = len(table.log) != length
            raise
        if len(table.log) == length:
            self._must_rebuild = False
            return
        after = table.version(1).barrier, table.actors
        await self._append(table, length, client, passed=after != before, is_anew=after[0] != before[0])
        self._must_rebuild = False
        if client is not None:
            self.clients.add(client)

    async def _append(
        self, table: Table[Any, Any, Any], length: int, client: str | None, *, passed: bool, is_anew: bool
    ) -> None:
        now = self.hub.now()
        entries = logbook.new_rows(table, self.id, length, client, now)
        due = self.due_bots() if passed else ()
        snapshot = self.snapshot(table) if passed else None
        ended_with = results.of(self, table, now) if table.finished else ()
        ended = {vote.topic for vote in self.votes if passed and (table.finished or is_about_rewind(vote.topic))}
        turned, served = self._turned(table, is_anew=is_anew) if passed else [], self.hub.served()
        called = [chair.seat for chair in turned if chair.asked_at is not None and self.to_call(chair.seat)]

        def write(connection: "Connection") -> None:
            rows.append(connection, self.id, entries)
            for seat in due:
                rows.put_job(connection, rows.JobRow(BOT, self.id, seat, now))
            if snapshot is not None:
                rows.put_snapshot(connection, snapshot)
            for topic in ended:
                rows.clear_votes(connection, self.id, topic)
            pace.store(connection, self.pace, turned)
            for seat in called:
                rows.put_job(connection, rows.JobRow(REMINDER, self.id, seat, served + GRACE))
            if table.finished:
                rows.change_table(connection, self.id, state="over")
                rows.put_results(connection, ended_with)
                rows.remove_reminders(connection, self.id)
                self.add_replay(connection)

        await self.hub.store.write(write, self.id)
        self.votes = tuple(vote for vote in self.votes if vote.topic not in ended)
        if turned:
            self.keep_time(turned)
            self.public += 1  # who is asked, and since when, is seen by all
        if table.finished:
            self.row, self.reminders = msgspec.structs.replace(self.row, state="over"), ()

    def add_replay(self, connection: "Connection") -> None:
        """The link by which a game that is over can be looked at again."""
        secret = replay_secret(self.row.seed, self.row.nonce)
        rows.add_link(connection, rows.LinkRow(hashed(secret), self.id, "replay", 0, self.hub.now()))

    def _turned(self, table: Table[Any, Any, Any], *, is_anew: bool) -> list[rows.ChairRow]:
        """The chairs whose time begins or ends with this."""
        if self.pace is None and not self.reminders:
            return []
        return pace.asked(self.pace, self.chairs, table.actors, self.hub.served(), is_anew=is_anew)

    def welcome_back(self, seat: Seat, lines: int) -> None:
        """Somebody opens the page of a seat: what came since the last look at it is new."""
        seen = self.chair(seat).seen
        if seat not in self.present() and seen and self.missed.get(seat) != range(seen + 1, lines + 1):
            self.missed[seat] = range(seen + 1, lines + 1)
            self.public += 1

    def snapshot(self, table: Table[Any, Any, Any]) -> SnapshotRow:
        """How a game of this table stands, for lists."""
        text = msgspec.json.encode(Summary(table.actors, self.screen.progress(table.view(None)))).decode()
        return SnapshotRow(self.id, len(table.log), record.state_hash(table), text)

    # --- showing

    def tell_all(self) -> None:
        """Send everybody what has changed for them."""
        for viewer in tuple(self.viewers):
            if not self.is_there(viewer):
                self.send_away(viewer)
            elif viewer.drawing is not None:
                new, old = self.showing.drawing(viewer.key), viewer.drawing
                if new is not old:
                    viewer.send(self.showing.patch(viewer.key, old))
                    viewer.drawing = new

    def send_away(self, viewer: Viewer) -> None:
        """The device stands elsewhere now: let the page come again. Once, else it could count what others do."""
        viewer.drawing = None
        if not viewer.is_sent_away:
            viewer.is_sent_away = True
            is_stranger = self.where(viewer.device) is None  # left the table, or was asked to
            home = notices.HOME_WITHOUT_SEAT if self._is_handed_over(viewer) else "/"
            viewer.send(protocol.Moved(place.at(home)) if is_stranger else protocol.Curtain())

    def _is_handed_over(self, viewer: Viewer) -> bool:
        """Whether the host has given away the seat of a page since it came."""
        return any(notices.is_handed_over(said, viewer.key.seat) for said in self.notices[viewer.heard :])

    def send_home(self) -> None:
        """The table is gone."""
        for viewer in tuple(self.viewers):
            viewer.send(protocol.Moved(place.at("/")))

    def come(self, viewer: Viewer) -> None:
        """A page is connected from now on."""
        here = self.connected()
        self.viewers.add(viewer)
        self._note_who_was(here)

    def go(self, viewer: Viewer) -> None:
        """A page is connected no more."""
        here = self.connected()
        self.viewers.discard(viewer)
        self._note_who_was(here)

    def _note_who_was(self, here: set[Seat]) -> None:
        """Everybody may see who of those who play is here; for whoever only watches no page is drawn anew."""
        if self.connected() != here:
            self.public += 1

    async def tell_public(self) -> None:
        """Somebody has come or gone: let everybody see that."""
        async with self.held():
            self.tell_all()
