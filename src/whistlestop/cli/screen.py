"""What people see: tables and colour on a terminal, plain text elsewhere, a bar for what takes time."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Column, Table

LEAST, GAP = 4, 2  # the width of a column of words on the narrowest screen; between two columns


class _Output(Console):
    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError  # the program ends it as for everything else that writes

    def print(self, *objects: Any, **how: Any) -> None:
        super().print(*objects, **{"crop": False, **how})


class _Table(Table):
    """Where a screen is too narrow for its numbers lines run over the edge: nobody sees that a number was cut."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        least = sum(map(_least, self.columns)) - GAP
        return super().__rich_console__(console, options.update_width(max(options.max_width, least)))


def _least(column: Column) -> int:
    longest = max(cell_len(str(cell)) for cell in (column.header, *column.cells))
    return GAP + (longest if column.no_wrap else min(longest, LEAST))


def console() -> Console:
    """Standard output. Nothing in a text is taken for markup: names and paths are shown as they are."""
    return _Output(highlight=False, markup=False, emoji=False)


def table(*headings: str, numbers: bool = False) -> Table:
    """An empty table: words to the left, or all columns but the first to the right where they hold numbers.

    Where it gets too wide words are folded; no number is cut.
    """
    made = _Table(box=box.SIMPLE, header_style="bold", pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
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
