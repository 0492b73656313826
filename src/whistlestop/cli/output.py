"""Where a command's result goes: to a file, or on."""

import sys

from whistlestop.lab.files import write_whole


def write_out(path: str, text: str) -> None:
    """Into this file, whole or not at all; `-` is standard output."""
    if path == "-":
        sys.stdout.write(text)
    else:
        write_whole(path, text)
