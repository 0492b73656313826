"""Results of a long run in a file as they come, so that a run that was interrupted goes on where it was.

The first line tells what is played, each further one some games in a row. A line that is not whole was being written
when the run ended, and is played again.
"""

from collections.abc import Callable, Iterator
from os import SEEK_END
from pathlib import Path
from typing import BinaryIO

import msgspec

from whistlestop.core.errors import BadOptions
from whistlestop.lab.batches import Batch

_ENCODE = msgspec.json.Encoder(order="deterministic").encode  # the same run has the same first line
_DECODE = msgspec.json.Decoder(Batch).decode


def resumed(
    path: str | Path, about: msgspec.Struct, games: int, play: Callable[[int], Iterator[Batch]]
) -> Iterator[Batch]:
    """The batches that a file holds, then those that `play` gives from a game on, which are kept there, too.

    A file of other games is refused, and one that somebody else writes on meanwhile. One that holds more games than are
    asked for stays as it is.
    """
    if Path(path).exists() and not Path(path).is_file():  # a device, a pipe
        raise BadOptions("resume-no-file", file=str(path))
    with open(path, "a+b") as file:
        done, holds_more = 0, False
        for batch in _kept(file, str(path), _ENCODE(about)):
            holds_more = done + len(batch.scores) > games
            if holds_more:
                break
            done += len(batch.scores)
            yield msgspec.structs.replace(batch, is_old=True)
        size = file.seek(0, SEEK_END)
        for batch in play(done):
            if not holds_more:
                if file.seek(0, SEEK_END) != size:
                    raise BadOptions("resume-in-use", file=str(path))
                size += file.write(_ENCODE(batch) + b"\n")
                file.flush()
            yield batch


def _kept(file: BinaryIO, name: str, about: bytes) -> Iterator[Batch]:
    """What the file holds; behind its last whole line it is cut off, ready to be written on."""
    file.seek(0)
    first = file.readline()
    if not first.endswith(b"\n"):
        if not about.startswith(first):  # not the beginning of a first line of ours: somebody's file
            raise BadOptions("resume-other-run", file=name)
        file.truncate(0)
        file.write(about + b"\n")
        return
    if first != about + b"\n":
        raise BadOptions("resume-other-run", file=name)
    whole = file.tell()
    for number, line in enumerate(file, 2):
        if not line.endswith(b"\n"):
            break
        try:
            batch = _DECODE(line)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise BadOptions("resume-bad-line", file=name, line=number) from None
        whole += len(line)
        yield batch
    file.truncate(whole)  # what is written goes to its end
