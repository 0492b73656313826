"""How `simulate` and `arena` are run: by how many, where, in which portions; and what is written meanwhile."""

import csv
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from importlib.util import find_spec
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TextIO

import click

from whistlestop.cli.arguments import PathName, Whole
from whistlestop.cli.programs import teller

if TYPE_CHECKING:
    from whistlestop.lab.batches import Batch
    from whistlestop.lab.simulate import Way


class Running(NamedTuple):
    """What was asked for."""

    jobs: int
    backend: Literal["local", "ray"]
    batch: int | None
    resume: str | None
    csv: str | None

    @property
    def prints_rows(self) -> bool:
        """Whether the table of all games is what the command prints: then it prints nothing else."""
        return self.csv == "-"

    def check(self, as_json: bool) -> None:
        from whistlestop.lab.files import is_same_file

        asked = click.get_current_context()
        if as_json and self.prints_rows:
            raise click.UsageError("--json and “--csv -” would both go to standard output: choose one.", asked)
        if self.resume and self.csv and not self.prints_rows and is_same_file(self.resume, self.csv):
            raise click.UsageError("--resume and --csv are the same file: name two.", asked)

    @contextmanager
    def way(self, seatings: Sequence[tuple[str, ...]], games: int) -> Iterator["Way"]:
        """How to play these, with a bar on a terminal and a line for each game's seat where that is asked."""
        from whistlestop.cli.screen import progress
        from whistlestop.lab.backends import Broken, Where
        from whistlestop.lab.simulate import Way

        if self.backend == "ray" and find_spec("ray") is None:
            asked = click.get_current_context()
            raise click.UsageError("Ray is not installed: pip install 'whistlestop[ray]' brings it.", asked)
        try:
            with progress("playing", games) as more, _rows(self.csv, seatings) as write:
                tell = teller()

                def heard(batch: "Batch") -> None:
                    write(batch)
                    for failure in () if batch.is_old else batch.failures:
                        tell(failure)
                    if more is not None:
                        more(len(batch.scores))

                yield Way(Where(self.jobs, self.backend), self.batch, self.resume, heard)
        except Broken:
            kept = " What was played is kept." if self.resume else ""
            told = f"whistlestop: a process at work was ended from outside, so the run is not complete.{kept}"
            click.echo(told, err=True)
            raise click.exceptions.Exit(1) from None  # nothing was wrong with the input


def running_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options; a command gets them as one, `running`."""

    @wraps(command)
    def run(
        *,
        jobs: int,
        backend: Literal["local", "ray"],
        batch: int | None,
        resume: str | None,
        csv_file: str | None,
        **others: Any,
    ) -> None:
        command(running=Running(jobs, backend, batch, resume, csv_file), **others)

    for option in reversed(_OPTIONS):
        run = option(run)
    return run


_OPTIONS = (
    click.option("--jobs", type=Whole(1, 256), default=1, show_default=True, metavar="N", help="Processes at work."),
    click.option(
        "--backend",
        type=click.Choice(("local", "ray")),
        default="local",
        show_default=True,
        help="Whose processes: this machine's, or Ray's; RAY_ADDRESS names a cluster.",
    ),
    click.option("--batch", type=Whole(1, 10**6), metavar="N", help="Games that a process plays at a time."),
    click.option(
        "--resume",
        type=PathName(dir_okay=False),
        metavar="FILE",
        help="Keep results there; a run that was interrupted goes on from them.",
    ),
    click.option(
        "--csv",
        "csv_file",
        type=PathName(dir_okay=False),
        metavar="FILE",
        help="Write a table there: one line for each seat of each game; “-” prints it instead of the results.",
    ),
)

COLUMNS = ("game", "deal", "seat", "bot", "score", "place")


@contextmanager
def _rows(path: str | None, seatings: Sequence[tuple[str, ...]]) -> Iterator[Callable[["Batch"], None]]:
    """Writes batches as they come, into a file that is opened before any of them: who waits for one waits long."""
    if path is None:
        yield lambda batch: None
    elif path == "-":
        yield _Rows(sys.stdout, seatings).write
    else:
        from whistlestop.lab.files import whole_file

        with whole_file(path) as file:
            yield _Rows(TextIOWrapper(file, "utf-8", newline="", write_through=True), seatings).write


class _Rows:
    """Games of one deal have the same chance outcomes."""

    def __init__(self, file: TextIO, seatings: Sequence[tuple[str, ...]]) -> None:
        self._rows, self._seatings, self._game = csv.writer(file, lineterminator="\n"), seatings, 0

    def write(self, batch: "Batch") -> None:
        if self._game == 0:  # not earlier: a run may be refused
            self._rows.writerow(COLUMNS)
        for scores, places in zip(batch.scores, batch.places, strict=True):
            deal, turn = divmod(self._game, len(self._seatings))
            seats = zip(self._seatings[turn], scores, places, strict=True)
            for seat, (bot, score, place) in enumerate(seats, 1):
                self._rows.writerow((self._game, deal, seat, bot, score, place))
            self._game += 1
