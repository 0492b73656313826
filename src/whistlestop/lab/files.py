"""Files that are written whole or not at all."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

_STANDARD = {"/dev/stdout": "/dev/fd/1", "/dev/stderr": "/dev/fd/2"}


def write_whole(path: str | Path, content: str | bytes) -> None:
    """Put a text or bytes into a file."""
    with whole_file(path) as file:
        file.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def whole_file(path: str | Path) -> Iterator[BinaryIO]:
    """A file to be written: beside its place first, and there when all of it is; an error leaves what was there.

    What is no file takes it as it comes, and so does what this process has open already.
    """
    if (stream := _stream(path)) is not None:
        with open(stream, "wb", closefd=not isinstance(stream, int)) as file:
            yield file
        return
    target = Path(os.path.realpath(path))  # a link stays a link
    partial = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.tmp")
    try:
        with open(partial, "xb") as file:
            try:
                yield file
                file.flush()
                os.replace(partial, target)
            except BaseException:
                partial.unlink(missing_ok=True)
                raise
    except OSError as error:
        if error.filename not in (None, str(partial)):  # of something else that was done meanwhile
            raise
        raise OSError(error.errno, error.strerror, str(path)) from None  # people know the file by the name they gave


def _stream(path: str | Path) -> str | int | None:
    """A device, a pipe or a folder, which refuses; of a name like /dev/stdout the number of what is open."""
    name = os.fspath(path)
    if not os.path.exists(name):
        return None
    folder, number = os.path.split(_STANDARD.get(name, name))
    if folder == "/dev/fd" and number.isdecimal():
        return int(number)
    return None if os.path.isfile(name) else name


class _Tried(Exception):
    """A file can be written."""


def check_writable(path: str | Path) -> None:
    """Raise what would keep a file from being written, before the work that it is for; nothing is left there."""
    if Path(path).is_fifo():
        return  # whoever reads there would take it for the end
    with suppress(_Tried), whole_file(path):
        raise _Tried


def is_same_file(one: str | Path, other: str | Path) -> bool:
    """Whether two names, of files that need not be there yet, mean the same one."""
    return os.path.realpath(one) == os.path.realpath(other)


def new_folder(path: str | Path) -> Path:
    """A folder to write into, made where it is missing."""
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
