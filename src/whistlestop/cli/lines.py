"""Lines from scripts: read one by one, never more of one than a line may have, and answered at once."""

import os
import select
import stat
import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO

import click

from whistlestop.core.errors import WhistlestopError

LONGEST = 1 << 16  # bytes


class BadLine(Exception):
    """A line of the input that cannot be used, counted from 1."""

    def __init__(self, number: int, cause: WhistlestopError | str, file: str | None = None) -> None:
        super().__init__(number, cause)
        self.number, self.cause, self.file = number, cause, file


def read_lines(source: BinaryIO, file: str | None = None) -> Iterator[tuple[int, str]]:
    """The lines of UTF-8 text with their numbers; an end of line at the very end begins no other."""
    number = 0
    while raw := source.readline(LONGEST + 2):
        number += 1
        raw = raw.removesuffix(b"\n").removesuffix(b"\r")
        if len(raw) > LONGEST:
            raise BadLine(number, f"too long: a line has at most {LONGEST:,} bytes.", file)
        try:
            yield number, raw.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError:
            raise BadLine(number, "this is not UTF-8 text.", file) from None


def answer_lines(answer: Callable[[str], object], hint: str) -> None:
    """For each line of standard input one line of JSON, sent off at once: scripts may wait for it."""
    for number, line in standard_input(hint):
        try:
            answered = answer(line)
        except WhistlestopError as error:
            raise BadLine(number, error) from None
        print_json(answered)


def standard_input(hint: str) -> Iterator[tuple[int, str]]:
    """The lines of standard input; a person at a terminal is told what to type."""
    if sys.stdin.isatty():
        click.echo(f"{hint}\nCtrl-D ends.", err=True)
    return read_lines(sys.stdin.buffer)


def is_little_to_read() -> bool:
    """Whether all of standard input is there already, and no more of it than a line or a pipe may hold."""
    try:
        source = sys.stdin.fileno()
    except (OSError, ValueError):  # not a real file: in tests and notebooks
        return False
    found = os.fstat(source)
    if stat.S_ISREG(found.st_mode):
        return found.st_size <= LONGEST
    if not stat.S_ISFIFO(found.st_mode):
        return False
    poll = select.poll()
    poll.register(source, select.POLLHUP)
    return any(event & select.POLLHUP for _, event in poll.poll(0))  # whoever wrote into the pipe has gone


def print_json(value: object) -> None:
    """One line of JSON; always UTF-8, whatever the terminal speaks."""
    import msgspec

    out = sys.stdout.buffer
    out.write(msgspec.json.encode(value) + b"\n")
    out.flush()
