"""Bots think in processes of their own, never in the event loop: here is the server's side of it.

Each process answers one question at a time over a pipe, so one that dies or hangs takes nobody else's thoughts along:
it is ended and another takes its place.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import TypeVar

from whistlestop import games
from whistlestop.core.game import Seat
from whistlestop.lab.backends import deaf_to_interrupts
from whistlestop.server.thinking import (
    Advise,
    Advised,
    Answer,
    Chosen,
    Failed,
    Judge,
    Judged,
    Question,
    Think,
    Warm,
    decode_answer,
    encode,
    work,
)

LIMIT = 60.0  # seconds for one answer: far more than any level's budget takes
WARM_LIMIT = 600.0  # to compile the kernels of a game, the first time ever, on a slow machine
Wanted = TypeVar("Wanted", Chosen, Advised, Judged)
OUR_BOTS = "whistlestop.lab.simulate:find_bot"


class BotFailed(Exception):
    """A bot gave no answer that can be used; the text is for the server's own log."""


class BotDied(BotFailed):
    """Its process has ended: by the bot's fault, or because somebody ended it."""


def simpler(game: str, level: str, options: Mapping[str, object]) -> str | None:
    """The next weaker bot that plays by these options, for one that has failed; None below the weakest."""
    levels = games.levels(game, options)
    place = levels.index(level) if level in levels else len(levels)
    return levels[place - 1] if place else None


class Workers:
    """The processes in which bots think. `find` names the function that makes a bot, as `module:function`."""

    def __init__(self, processes: int, limit: float = LIMIT, find: str = OUR_BOTS) -> None:
        self._processes, self._limit, self._find = processes, limit, find
        self._all: set[_Worker] = set()
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._compiling: asyncio.Queue[_Worker] = asyncio.Queue()  # who is to think need not wait for the other games
        self._first: dict[str, asyncio.Task[None]] = {}  # by game: a process loads its kernels
        self._rest: asyncio.Task[None] | None = None  # the other processes follow
        self._is_closed = False

    def start(self) -> None:
        """Start the processes and let them load all kernels; called in the running event loop."""
        for queue in (self._idle, self._compiling):
            for _ in range(self._processes):
                queue.put_nowait(self._new_worker())
        self._first = {game: asyncio.create_task(self._warm(game, self._compiling)) for game in games.offered()}
        self._rest = asyncio.create_task(self._warm_rest())

    async def close(self) -> None:
        """End all processes. Whoever waits for an answer should be cancelled before."""
        self._is_closed = True
        tasks = [task for task in (*self._first.values(), self._rest) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._all:
            self._all.pop().end()

    async def ready(self, game: str) -> None:
        """Wait until a process has compiled or loaded a game's kernels: from then on the cache has them, too."""
        await asyncio.shield(self._first[game])

    async def choose(self, game: str, view: bytes, seat: Seat, level: str, seed: int, number: int) -> list[str]:
        """What a bot does, as actions in notation to be submitted one by one. The same call has the same result.

        They reach as far as the bot can foresee: to the end of its part, or to a barrier. `view` is the JSON of the
        view that this seat has.
        """
        return list((await self._ask(Think(game, view, seat, level, seed, number), Chosen)).actions)

    async def advise(self, game: str, view: bytes, number: int) -> Advised:
        """A good move for whoever has this view, and why. The same call has the same result."""
        return await self._ask(Advise(game, view, number), Advised)

    async def judge(self, game: str, view: bytes, played: tuple[str, ...], number: int) -> Judged:
        """What a decision in this view has cost. The same call has the same result."""
        return await self._ask(Judge(game, view, played, number), Judged)

    async def _ask(self, question: Think | Advise | Judge, wanted: type[Wanted]) -> Wanted:
        try:
            answer = await self._answer(question)
        except BotDied:  # whose fault it was shows when it happens again
            answer = await self._answer(question)
        if isinstance(answer, wanted):
            return answer
        who = question.level if isinstance(question, Think) else "advice"
        raise BotFailed(f"{who} of {question.game}: {answer.detail if isinstance(answer, Failed) else answer!r}")

    async def _answer(self, question: Think | Advise | Judge) -> Answer:
        async with self._worker(self._idle) as worker:
            await worker.load(question.game)
            return await worker.ask(question, self._limit)

    async def _warm(self, game: str, queue: "asyncio.Queue[_Worker]") -> None:
        async with self._worker(queue) as worker:
            await worker.load(game)

    async def _warm_rest(self) -> None:
        """One process after the other, since those that have compiled, and end now, have left it in the cache."""
        await asyncio.wait(self._first.values())
        while not self._compiling.empty():
            worker = self._compiling.get_nowait()
            self._all.remove(worker)
            worker.end()
        for game in games.offered():
            for _ in range(self._processes):  # idle ones queue up, so each gets its turn
                await self._warm(game, self._idle)

    @asynccontextmanager
    async def _worker(self, queue: "asyncio.Queue[_Worker]") -> AsyncIterator["_Worker"]:
        """A process that has nothing to do. Where it fails or its answer is not waited for, another takes its place."""
        worker = await queue.get()
        try:
            yield worker
        except BaseException:
            if not self._is_closed:
                self._all.remove(worker)
                worker.end()
                worker = self._new_worker()
            raise
        finally:
            queue.put_nowait(worker)

    def _new_worker(self) -> "_Worker":
        worker = _Worker(self._find)
        self._all.add(worker)
        return worker


class _Worker:
    """One process, and the pipe to it."""

    def __init__(self, find: str) -> None:
        # Spawned, not forked: a forked child of a process with running threads may hang.
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, find), name="bots", daemon=True)
        with deaf_to_interrupts():  # an interrupt is for the server, which ends its processes
            self._process.start()
        theirs.close()
        self._loaded: set[str] = set()

    async def load(self, game: str) -> None:
        """Have a game's kernels ready before the clock of a bot starts."""
        if game in self._loaded:
            return
        answer = await self.ask(Warm(game), WARM_LIMIT)
        if isinstance(answer, Failed):
            raise BotFailed(f"kernels of {game}: {answer.detail}")
        self._loaded.add(game)

    async def ask(self, question: Question, limit: float) -> Answer:
        """Its answer to one question."""
        loop, answered = asyncio.get_running_loop(), asyncio.Event()
        try:
            self._pipe.send_bytes(encode(question))
            loop.add_reader(self._pipe.fileno(), answered.set)
            try:
                async with asyncio.timeout(limit):
                    await answered.wait()
            finally:
                loop.remove_reader(self._pipe.fileno())
            return decode_answer(self._pipe.recv_bytes())
        except TimeoutError:
            raise BotFailed(f"no answer within {limit:g} seconds") from None
        except (EOFError, OSError):
            raise BotDied("the process of a bot has ended") from None

    def end(self) -> None:
        """The pipe goes with this object: whoever still waits at it is woken by its end."""
        self._process.kill()
        self._process.join()
        self._process.close()
