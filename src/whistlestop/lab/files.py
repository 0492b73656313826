"""Files that are written whole or not at all."""

import os
import secrets
from pathlib import Path


def write_whole(path: str | Path, content: str | bytes) -> None:
    """Put a text or bytes into a file: beside it first, then in its place."""
    written = content.encode() if isinstance(content, str) else content
    target = Path(os.path.realpath(path))  # a link stays a link
    if target.exists() and not target.is_file():  # a device or a pipe takes it as it comes; a folder refuses
        target.write_bytes(written)
        return
    partial = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.tmp")
    try:
        with open(partial, "xb") as file:
            try:
                file.write(written)
                file.flush()
                os.replace(partial, target)
            except BaseException:
                partial.unlink(missing_ok=True)
                raise
    except OSError as error:  # people know the file by the name they gave
        raise OSError(error.errno, error.strerror, str(path)) from None


def new_folder(path: str | Path) -> Path:
    """A folder to write into, made where it is missing."""
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
