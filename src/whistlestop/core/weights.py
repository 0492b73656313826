"""Files of what was learned: a zip of NumPy's arrays (.npz), read and written without NumPy, and a page about them.

Plain Python plays without numba, and then NumPy need not be there either.
"""

import ast
import io
import json
import struct
import sys
import zipfile
import zlib
from array import array
from collections.abc import Mapping
from typing import Any

from whistlestop.core.kernel import Weights, weights

_MAGIC = b"\x93NUMPY\x01\x00"
_ABOUT = "about.json"
_SUFFIX = ".npy"


def pack(about: Mapping[str, Any], arrays: Mapping[str, Weights]) -> bytes:
    """A file of named arrays; equal ones give equal bytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as members:
        _add(members, _ABOUT, json.dumps(about, indent=1).encode())
        for name, values in arrays.items():
            head = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({len(values)},), }}".encode()
            head += b" " * (-(len(_MAGIC) + 2 + len(head) + 1) % 64) + b"\n"
            _add(members, name + _SUFFIX, _MAGIC + struct.pack("<H", len(head)) + head + _in_file_order(bytes(values)))
    return file.getvalue()


def _add(members: zipfile.ZipFile, name: str, content: bytes) -> None:
    member = zipfile.ZipInfo(name)  # with the oldest date there is, whenever it is written
    member.compress_type = zipfile.ZIP_DEFLATED
    members.writestr(member, content)


def unpack(content: bytes) -> tuple[dict[str, Any], dict[str, Weights]]:
    """What `pack` was given. Raises ValueError where this is no such file."""
    arrays: dict[str, Weights] = {}
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as members:
            about = json.loads(members.read(_ABOUT))
            for name in members.namelist():
                if name.endswith(_SUFFIX):
                    arrays[name.removesuffix(_SUFFIX)] = _array(members.read(name))
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, SyntaxError, TypeError, struct.error) as error:
        raise ValueError("this is not a file of weights") from error
    if not isinstance(about, dict):
        raise ValueError("this is not a file of weights")
    return about, arrays


def _array(member: bytes) -> Weights:
    start = len(_MAGIC) + 2
    (length,) = struct.unpack("<H", member[len(_MAGIC) : start])
    head = ast.literal_eval(member[start : start + length].decode())
    values = weights(*head["shape"])
    if head["descr"] != "<f4" or not member.startswith(_MAGIC):
        raise ValueError("these are no 32-bit floats")
    memoryview(values).cast("B")[:] = _in_file_order(member[start + length :])
    return values


def _in_file_order(values: bytes) -> bytes:
    """Bytes of 32-bit floats from this machine's order to the file's, or back."""
    if sys.byteorder == "little":
        return values
    swapped = array("f", values)
    swapped.byteswap()
    return swapped.tobytes()


def rounded(values: Weights) -> Weights:
    """The nearest numbers with 11 bits: enough to play by, and they pack into half the room."""
    result = weights(len(values))
    form = f"<{len(values)}e"
    memoryview(result).cast("B")[:] = array("f", struct.unpack(form, struct.pack(form, *values))).tobytes()
    return result
