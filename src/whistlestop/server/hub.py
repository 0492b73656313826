"""All tables of one server process that somebody looks at or that a bot plays at, each loaded once."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial

from sqlalchemy.exc import DBAPIError

from whistlestop import games, words
from whistlestop.core import kernel
from whistlestop.core.errors import Argument, UnknownName, WhistlestopError
from whistlestop.server import snapshots
from whistlestop.server.figures import Figures
from whistlestop.server.limits import Crowd, Limits
from whistlestop.server.live import Live
from whistlestop.server.moments import Moments
from whistlestop.server.outcomes import Outcomes
from whistlestop.server.served import Served
from whistlestop.server.store import rows
from whistlestop.server.store.store import Store
from whistlestop.server.workers import BotFailed

log = logging.getLogger("whistlestop.server")

IDLE = 600.0  # seconds that a table stays in memory after the last look at it
MOST_IDLE = 500  # tables kept in memory that nobody looks at
PATIENCE = 3.0  # seconds that a page waits for a game's kernels before it says so, and comes again
LONG_PATIENCE = 180.0  # a form does not come again by itself; the page that it stands on has said so

Say = Callable[[str, Mapping[str, Argument]], str]


class NotReady(WhistlestopError):
    """The game's kernels are still being compiled: try again in a moment."""


@cache
def say(locale: str) -> Say:
    return partial(words.say, locale)


@cache
def load_kernels(game: str) -> None:
    """Once is enough for a process."""
    games.room(game, "warm").warm()


class Hub:
    """The tables in memory, and what all of them share."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.limits, self.crowd = Limits(), Crowd()
        self.moments = Moments()
        self.scoring = asyncio.Lock()  # of boards from paper
        self.lives: dict[str, Live] = {}
        self.outcomes = Outcomes()
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self.figures = Figures()
        self.push_key = ""  # by which browsers know the pushes of this server
        self.wake_bots: Callable[[], None] = lambda: None
        self.wake_analysts: Callable[[], None] = lambda: None
        self._preparing: dict[str, asyncio.Task[None]] = {}  # by game: its kernels are being loaded
        self._start = self.now() - self.ticks()
        self.served = Served(store, lambda: self.ticks())  # the time that people play by

    now = staticmethod(time.time)  # as people have it, and the store; somebody may set it
    ticks = staticmethod(time.monotonic)  # only goes forward, at its own pace
    say = staticmethod(say)

    @property
    def clock_jump(self) -> float:
        """Seconds by which the clock was set, or the machine slept, since the start of this process."""
        return self.now() - self.ticks() - self._start

    def new_name(self) -> str:
        """What tells drawings of this process from those of another."""
        return secrets.token_hex(6)

    def prepare(self, compiled: Callable[[str], Awaitable[None]]) -> None:
        """Load the kernels of all games played here beside everything else, once another process has compiled them."""
        self._preparing = {game: asyncio.create_task(self._prepare(game, compiled)) for game in games.offered()}

    async def _prepare(self, game: str, compiled: Callable[[str], Awaitable[None]]) -> None:
        try:
            await compiled(game)
        except BotFailed:
            log.exception("the kernels of %s could not be compiled beforehand", game)
        if kernel.compiled:
            await asyncio.to_thread(load_kernels, game)

    async def ready(self, game: str, patience: float = PATIENCE) -> None:
        """Wait until a game can be played without making all others wait; NotReady where that takes long."""
        if game in self._preparing:
            try:
                async with asyncio.timeout(patience):
                    await asyncio.shield(self._preparing[game])
            except TimeoutError:
                raise NotReady("server-not-ready") from None

    def is_ready(self, game: str) -> bool:
        """Whether a game can be played now without making all others wait."""
        task = self._preparing.get(game)
        return task is None or (task.done() and not task.cancelled() and task.exception() is None)

    async def prepared(self) -> None:
        """Wait until nothing is being loaded any more."""
        await asyncio.gather(*self._preparing.values(), return_exceptions=True)

    async def settle(self) -> None:
        """Modules and kernels stay as long as the process: the garbage collector need not go through them again.

        It would hold up every table for some 70 ms each time.
        """
        await self.prepared()
        gc.collect()
        gc.freeze()

    async def close(self) -> None:
        """Stop what is still being prepared."""
        for task in self._preparing.values():
            task.cancel()
        await self.prepared()

    async def live(self, id: str) -> Live | None:
        """A table, from memory or from the store; None where there is none."""
        if id not in self.lives:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._bring(id))
                loading.add_done_callback(lambda _: self._loading.pop(id))
            await asyncio.shield(loading)
        found = self.lives.get(id)
        if found is not None:
            found.used_at = self.now()
            if found.may_be_behind:
                return await self._up_to_date(found)
        return found

    async def _up_to_date(self, live: Live) -> Live | None:
        try:
            async with live.held():
                return live
        except UnknownName:  # another process has deleted it
            return None

    async def _bring(self, id: str) -> Live | None:
        """Load a table, and see to it that its bots go on."""
        live = await self._load(id)
        if live is not None:
            try:
                await live.call_bots()
            except DBAPIError:  # the disk is full, say: the game can be looked at all the same
                log.exception("the bots of table %s could not be called", id)
        return live

    async def _load(self, id: str) -> Live | None:
        facts = await self.store.read(lambda connection: rows.facts(connection, id))
        if facts is None:
            return None
        await self.ready(facts.table.game)
        live = await asyncio.to_thread(Live, self, facts)
        live.is_behind = True  # of what was stored meanwhile
        self.lives[id] = live  # before that is read: what others change from now on is heard of
        await live.follow()
        await snapshots.check(live)
        self.forget_idle()
        return live

    def changed(self, live: Live) -> None:
        """A game has gone on."""
        live.used_at = self.now()
        if live.due_bots():
            self.wake_bots()

    def forget_idle(self) -> None:
        """Drop tables that nobody looks at: the store has them."""
        now = self.now()
        idle = sorted((live for live in self.lives.values() if live.is_idle), key=lambda live: live.used_at)
        for number, live in enumerate(idle):
            if now - live.used_at > IDLE or len(idle) - number > MOST_IDLE:
                del self.lives[live.id]

    def forget(self, id: str) -> None:
        """A table has been deleted."""
        self.lives.pop(id, None)
