"""The one thread that changes the database: whatever waits is written in one transaction.

A commit waits for the disk; ten that come together cost as much as one. Where a work of the group fails, the
others must not notice: what went before is done again without it, it is done by itself, then what came after.
"""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, RootTransaction
from sqlalchemy.exc import DBAPIError

Work = Callable[[Connection], Any]

LARGEST_GROUP = 256
MOST_DEADLOCKS = 5  # in a row, before whoever waits hears of it


class Order(NamedTuple):
    """A work that somebody waits for; `about` is the table that it concerns."""

    work: Work
    about: str
    future: "asyncio.Future[Any]"


class Attempt(NamedTuple):
    """How a transaction went: what its works gave, until one failed or all of them did."""

    results: Sequence[Any]
    error: BaseException | None = None
    is_lost: bool = False  # the connection broke before the commit was asked for: nothing can have been written


class Writer:
    """Takes works from any event loop and carries them out in the order of their coming."""

    def __init__(self, engine: Engine, tell: Callable[[Connection, Sequence[str]], None]) -> None:
        self._engine, self._tell = engine, tell  # `tell` is given the tables that a transaction changes
        self._connection: Connection | None = None
        self._queue: SimpleQueue[Order | None] = SimpleQueue()
        self._is_open = True
        self._thread = Thread(target=self._run, name="whistlestop-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work, about: str) -> "asyncio.Future[Any]":
        """Queue a work; the future is done after COMMIT. Cancelled in time it is not begun."""
        if not self._is_open:
            raise RuntimeError("the store is closed")
        future = asyncio.get_running_loop().create_future()
        self._queue.put(Order(work, about, future))
        return future

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Carry out what waits, then stop."""
        if self._is_open:
            self._is_open = False
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            first = self._queue.get()
            group, is_last = self._group(first) if first else ([], True)
            self._carry_out(group)
        self._disconnect()

    def _group(self, first: Order) -> tuple[list[Order], bool]:
        """All that waits by now, and whether it is the last."""
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                order = self._queue.get_nowait()
            except Empty:
                break
            if order is None:
                return group, True
            group.append(order)
        return group, False

    def _carry_out(self, group: Sequence[Order]) -> None:
        # In the same order in every process, else two of them could each hold a table that the other waits for.
        parts: list[Sequence[Order]] = [
            sorted((order for order in group if not order.future.cancelled()), key=lambda order: order.about)
        ]
        while parts:
            part = parts.pop()
            if not part:
                continue
            attempt = self._transaction(part)
            if attempt.is_lost:
                attempt = self._transaction(part)
            for _ in range(MOST_DEADLOCKS):  # the same two may meet again
                if not _is_deadlock(attempt.error):
                    break
                attempt = self._transaction(part)
            done = len(attempt.results)
            if attempt.error is None or attempt.is_lost or len(part) == 1 or done == len(part):
                _settle(part, attempt)
            else:
                parts += (part[done + 1 :], part[done : done + 1], part[:done])

    def _transaction(self, orders: Sequence[Order]) -> Attempt:
        results: list[Any] = []
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            transaction = self._connection.begin()
        except DBAPIError as error:
            self._disconnect()
            return Attempt(results, error, is_lost=True)
        try:
            for order in orders:
                result = order.work(self._connection)
                if not _is_whole(self._connection):
                    raise RuntimeError("a work went on after the database had given it up")
                results.append(result)
            self._tell(self._connection, sorted({order.about for order in orders if order.about}))
        except BaseException as error:  # noqa: BLE001 - whoever waits for the work gets it
            is_lost = self._connection.invalidated
            self._undo(transaction)
            return Attempt(results, error, is_lost)
        try:
            transaction.commit()
        except BaseException as error:  # noqa: BLE001 - everybody gets it: nobody knows what was written
            self._disconnect()
            return Attempt(results, error)
        return Attempt(results)

    def _undo(self, transaction: RootTransaction) -> None:
        try:
            transaction.rollback()
        except DBAPIError:  # whoever waits hears of the first error; the database forgets what was not committed
            self._disconnect()
        else:
            if transaction.connection.invalidated:
                self._disconnect()

    def _disconnect(self) -> None:
        """The next transaction gets a new connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):  # it may be broken: that is why
                connection.close()


def _is_whole(connection: Connection) -> bool:
    """Whether a commit would still write everything.

    PostgreSQL takes a COMMIT after a failed statement for a ROLLBACK, without a word; SQLite rolls back by itself
    when the disk is full. Where a work has caught the error, nobody else would know.
    """
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):
        return driver.in_transaction
    return driver is not None and driver.info.transaction_status.name != "INERROR"


def _is_deadlock(error: BaseException | None) -> bool:
    """PostgreSQL chose this transaction to end a mutual wait: it may be tried again."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == "40P01"


def _settle(orders: Sequence[Order], attempt: Attempt) -> None:
    """Tell those who wait: one message to each event loop."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = defaultdict(list)
    for number, order in enumerate(orders):
        result = attempt.results[number] if attempt.error is None else None
        by_loop[order.future.get_loop()].append((order.future, result))
    for loop, settled in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits there any more
            loop.call_soon_threadsafe(_tell, settled, attempt.error)


def _tell(settled: Sequence[tuple["asyncio.Future[Any]", Any]], error: BaseException | None) -> None:
    for future, result in settled:
        if future.done():  # cancelled meanwhile
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
