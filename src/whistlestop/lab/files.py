"""Files that are written whole or not at all."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


def write_whole(path: str | Path, content: str | bytes) -> None:
    """Put a text or bytes into a file."""
    with whole_file(path) as file:
        file.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def whole_file(path: str | Path) -> Iterator[BinaryIO]:
    """A file to be written: beside its place first, and there when all of it is; an error leaves what was there."""
    target = Path(os.path.realpath(path))  # a link stays a link
    if target.exists() and not target.is_file():  # a device or a pipe takes it as it comes; a folder refuses
        with open(target, "wb") as file:
            yield file
        return
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


def new_folder(path: str | Path) -> Path:
    """A folder to write into, made where it is missing."""
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
