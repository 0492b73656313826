"""Where work is done: in this process, in several of this machine, or wherever Ray puts it.

Results come in the order of the calls, whoever has done them. No more is handed out than keeps everybody busy, so a run
of any length needs the same memory.
"""

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread, current_thread, main_thread
from types import FrameType
from typing import Any, Literal, TypeVar

import msgspec

from whistlestop.core.errors import BadOptions

Result = TypeVar("Result")
Ticket = TypeVar("Ticket")  # for a result to come
Call = tuple[Any, ...]  # the arguments

AHEAD = 4  # calls for each worker, the one at work among them
TELLINGS = 4  # of what nobody waits for any more, a second between them
KNOCK = 10.0  # seconds to wait for whoever listens at an address


class Broken(Exception):
    """A worker was ended from outside, or could not begin."""


class Where(msgspec.Struct, frozen=True):
    """So many workers, of this machine or of Ray's."""

    jobs: int = 1
    backend: Literal["local", "ray"] = "local"

    def run(self, work: Callable[..., Result], calls: Iterable[Call]) -> Iterator[Result]:
        """The results of all calls, in their order. `work` is found by its name, so it is a function of a module."""
        if self.backend == "ray":
            return _on_ray(work, calls, self.jobs)
        if self.jobs > 1:
            return _in_processes(work, calls, self.jobs)
        return (work(*call) for call in calls)


def _in_processes(work: Callable[..., Result], calls: Iterable[Call], jobs: int) -> Iterator[Result]:
    # Spawned, not forked: a forked child of a process with running threads may hang.
    context = get_context("spawn")
    theirs, lifeline = context.Pipe(duplex=False)
    with lifeline, theirs, ProcessPoolExecutor(jobs, context, _begin, (theirs,)) as pool:

        def submit(call: Call) -> Future[Result]:
            with deaf_to_interrupts():
                return pool.submit(_work, work, call)

        try:
            yield from _in_order(calls, submit, Future.result, AHEAD * jobs)
        except BrokenProcessPool as error:
            hint = "a worker has ended; in a script of your own runs start below `if __name__ == '__main__':`"
            raise Broken(hint) from error
        except BaseException:
            lifeline.close()  # nobody waits for what is at work
            pool.shutdown(cancel_futures=True)
            raise


_between = Lock()  # of a worker: held while it does not work


def _begin(lifeline: Connection) -> None:
    """A worker begins."""
    _between.acquire()
    end_with_host()
    Thread(target=_end_work, args=(lifeline,), daemon=True).start()


def _work(work: Callable[..., Result], call: Call) -> Result:
    _between.release()
    try:
        return work(*call)
    finally:
        _between.acquire()


def _end_work(lifeline: Connection) -> None:
    """The end of a worker whose lifeline was cut; not while it hands over a result, which would be waited for."""
    wait([lifeline])
    with _between:
        os._exit(1)


def end_with_host() -> None:
    """In a worker: a host that is killed says nothing to its workers, and they would outlive it."""
    Thread(target=_wait_for_host, daemon=True).start()


def _wait_for_host() -> None:
    host = parent_process()
    assert host is not None
    host.join()
    os._exit(0)


def _on_ray(work: Callable[..., Result], calls: Iterable[Call], jobs: int) -> Iterator[Result]:
    """On the Ray that this process uses already, the cluster that RAY_ADDRESS names, or one for as long as it takes."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    import ray

    with _ray(jobs):
        far: Any = ray.remote(work)
        out: set[Any] = set()

        def submit(call: Call) -> Any:
            out.add(ticket := far.remote(*call))
            return ticket

        def result(ticket: Any) -> Result:
            with _heard_while_ray_waits():
                done: Result = ray.get(ticket)
            out.remove(ticket)
            return done

        try:
            yield from _in_order(calls, submit, result, AHEAD * jobs)
        except ray.exceptions.RayTaskError as error:  # what went wrong in our own work, and what that came from
            raise error.cause from error.cause.__cause__ or error.cause.__context__
        except ray.exceptions.RayError as error:
            raise Broken from error
        finally:
            _call_off(list(out))


def _call_off(tickets: list[Any]) -> None:
    """Nobody waits for what is at work. A task that is just being handed over may not hear of it: it is told again."""
    import ray

    for _ in range(TELLINGS):
        for ticket in tickets:
            ray.cancel(ticket, force=True)
        tickets = ray.wait(tickets, num_returns=len(tickets), timeout=1)[1] if tickets else []


@contextmanager
def _ray(jobs: int) -> Iterator[None]:
    import ray

    if ray.is_initialized():  # by somebody who goes on to use it
        yield
        return
    address = os.environ.get("RAY_ADDRESS", "")
    own: dict[str, Any] = {} if address else {"num_cpus": jobs, "include_dashboard": False}
    try:
        _knock(address)
        with _as_before(signal.SIGTERM):  # Ray takes it, and ends the process in a way of its own
            ray.init(log_to_driver=False, logging_level=logging.ERROR, **own)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:  # a port can be too large a number
        if not address:
            raise
        raise BadOptions("ray-unreachable", address=address[:80]) from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See whether anybody listens at a host and port: Ray itself would try for minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


@contextmanager
def _heard_while_ray_waits() -> Iterator[None]:
    """An interrupt is all that ends Ray's waiting: as such SIGTERM is heard there, and handled afterwards."""
    before = signal.getsignal(signal.SIGTERM)
    if current_thread() is not main_thread() or not callable(before):
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        heard.append((number, frame))
        raise KeyboardInterrupt

    try:
        with _as_before(signal.SIGTERM):
            signal.signal(signal.SIGTERM, interrupt)
            yield
    except KeyboardInterrupt:
        for number, frame in heard:
            before(number, frame)
        raise


def _in_order(
    calls: Iterable[Call], submit: Callable[[Call], Ticket], result: Callable[[Ticket], Result], most: int
) -> Iterator[Result]:
    """Hand out at most so many calls at a time; wait for the oldest."""
    out: deque[Ticket] = deque()
    for call in calls:
        out.append(submit(call))
        if len(out) == most:
            yield result(out.popleft())
    while out:
        yield result(out.popleft())


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Workers started here inherit it: an interrupt is for the process that waits for them."""
    if current_thread() is not main_thread():  # only there can signals be set
        yield
        return
    with _as_before(signal.SIGINT):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        yield


@contextmanager
def _as_before(number: signal.Signals) -> Iterator[None]:
    """Whatever is done about a signal here, afterwards it is handled as it was."""
    before = signal.getsignal(number)
    try:
        yield
    finally:
        if current_thread() is main_thread():  # only there can signals be set
            signal.signal(number, before)
