"""What people see: tables and colour on a terminal, plain text elsewhere, a bar for what takes time."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from rich import box
from rich.console import Console
from rich.table import Table


class _Output(Console):
    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError  # the program ends it as for everything else that writes


def console() -> Console:
    """Standard output. Nothing in a text is taken for markup: names and paths are shown as they are."""
    return _Output(highlight=False, markup=False, emoji=False)


def table(*headings: str, numbers: bool = False) -> Table:
    """An empty table: words to the left, or all columns but the first to the right where they hold numbers.

    Where it gets too wide words are folded; no number is cut.
    """
    made = Table(box=box.SIMPLE, header_style="bold", pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for number, heading in enumerate(headings):
        is_number = numbers and number > 0
        made.add_column(heading, justify="right" if is_number else "left", no_wrap=is_number, overflow="fold")
    return made


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error while something goes on, told how many more are done; None without a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)
