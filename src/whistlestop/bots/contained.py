"""A program of somebody's own in a process on a short lead: a line in, a line out, and an end to all of it.

Between this process and the program stands `keeper.py`: it sets the limits, and clears up after the program and
all that it has started as soon as the lifeline is cut, also because this process has died. Here alone a clock counts.
"""

import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from time import monotonic

import msgspec

LONGEST_LINE = 1 << 16  # bytes of an answer
MOST_WORDS = 2_000  # bytes of its standard error that are kept
START_SECONDS = 60.0  # to start, and to load whatever it has learned
DECISIONS = 1_000  # so many decisions' time of a processor it may use up in all
MOST_READS = 16  # of complaints that are left over at the end
GRACE = 1.0  # seconds for leaving by itself when the game is over
PATIENCE = 10.0  # seconds for the keeper to end everything

_KEEPER = Path(__file__).with_name("keeper.py")


class Limits(msgspec.Struct, frozen=True, omit_defaults=True):  # files of runs name a trust only where there is one
    """What a program may take: seconds for a decision, MiB of memory."""

    seconds: float
    memory: int
    is_trusted: bool = False  # it writes files, uses the network and signals processes as its user may

    @property
    def cpu(self) -> int:
        """Seconds of a processor in all: for what has slipped away from us, since each decision has its own limit."""
        return ceil(START_SECONDS + DECISIONS * self.seconds)


USUAL = Limits(10.0, 4_096)


class Late(Exception):
    """It has not answered in time."""


class TooLong(Exception):
    """It says more than an answer can hold."""


class Unasked(Exception):
    """It had said something before it was asked."""


class Closed(Exception):
    """It goes on, but has closed its output instead of answering."""


class Ended(Exception):
    """It has ended instead of answering."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code  # as shells tell it


class Contained:
    """A running program. Whoever starts it has to close it."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._heard = self._complained = b""
        theirs, self._lifeline = os.pipe()
        numbers = (theirs, limits.memory << 20, limits.cpu, int(limits.is_trusted))
        try:
            self._keeper = subprocess.Popen(
                [
                    sys.executable, "-I", "-S", str(_KEEPER), *map(str, numbers),
                    os.environ.get("PATH", os.defpath), *command,
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(theirs,),
                start_new_session=True,  # no terminal, and an interrupt is for this process
            )  # fmt: skip
        except BaseException:
            os.close(self._lifeline)
            raise
        finally:
            os.close(theirs)
        pipes = self._keeper.stdin, self._keeper.stdout, self._keeper.stderr
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._is_open = True

    @property
    def last_words(self) -> str:
        """The end of what it has written to its standard error."""
        return self._complained.decode(errors="replace").strip()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer to a line; both without the end of line."""
        with suppress(BlockingIOError):  # also what waits to be read
            self._heard += os.read(self._out, LONGEST_LINE)
        if self._heard:
            raise Unasked
        self._exchange(memoryview(line + b"\n"), monotonic() + seconds)
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def _exchange(self, unsent: memoryview, end: float) -> None:
        """Send, and listen until a whole line was heard; it may write and read in any order."""
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._in, selectors.EVENT_WRITE)
            pipes.register(self._out, selectors.EVENT_READ)
            pipes.register(self._err, selectors.EVENT_READ)
            while unsent or b"\n" not in self._heard:
                left = end - monotonic()
                if left <= 0:
                    raise Late
                for key, _ in pipes.select(left):
                    if key.fd == self._in:
                        unsent = unsent[self._write(unsent) :]
                        if not unsent:
                            pipes.unregister(self._in)
                    elif key.fd == self._out:
                        self._listen()
                    elif not self._hear_complaints():
                        pipes.unregister(self._err)

    def _write(self, unsent: memoryview) -> int:
        try:
            return os.write(self._in, unsent)
        except BrokenPipeError:  # it does not listen any more; whether it still answers will show
            return len(unsent)

    def _listen(self) -> None:
        heard = os.read(self._out, LONGEST_LINE)
        if not heard:
            try:
                raise Ended(self._keeper.wait(GRACE))
            except subprocess.TimeoutExpired:
                raise Closed from None
            finally:
                self.close()
        self._heard += heard
        if len(self._heard) > LONGEST_LINE:
            raise TooLong

    def _hear_complaints(self) -> bool:
        """Read some of its standard error; False where there is nothing more."""
        try:
            heard = os.read(self._err, LONGEST_LINE)
        except BlockingIOError:
            return False
        self._complained = (self._complained + heard)[-MOST_WORDS:]
        return bool(heard)

    def leave(self, line: bytes) -> None:
        """A last line, a moment to go by itself, and the end."""
        with suppress(BlockingIOError):  # it has not read what was said before, and will not read this
            self._write(memoryview(line + b"\n"))
        self._close_input()
        with suppress(subprocess.TimeoutExpired):
            self._keeper.wait(GRACE)
        self.close()

    def close(self) -> None:
        """End it with all that it has started; what it complained about at last is still heard."""
        if not self._is_open:
            return
        self._is_open = False
        os.close(self._lifeline)
        try:
            self._keeper.wait(PATIENCE)
        except subprocess.TimeoutExpired:  # somebody has stopped the keeper: the program ends with it
            os.killpg(self._keeper.pid, signal.SIGKILL)  # the keeper, and who stands before it
            self._keeper.wait()
        for _ in range(MOST_READS):  # whoever has slipped away from the keeper may still write
            if not self._hear_complaints():
                break
        self._close_input()
        for pipe in (self._keeper.stdout, self._keeper.stderr):
            assert pipe is not None
            pipe.close()

    def _close_input(self) -> None:
        assert self._keeper.stdin is not None
        self._keeper.stdin.close()
