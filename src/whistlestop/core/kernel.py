"""The shim in front of numba: one readable source of each game's hot rules, compiled where numba is present.

A kernel is a plain function over flat blocks of integers (`array('q')`), written in the subset that CPython
and numba both run. With numba it is compiled once and cached on disk; without it, or with
WHISTLESTOP_KERNEL=python, the very same functions run as they stand: breakpoints, coverage, IndexErrors.
One mode per process. Only modules that hold kernels import this one, so `import whistlestop` stays light.

Conventions: blocks that travel between kernels are always `array('q')` made by Python (numba would compile
a second version for its own arrays); scratch arrays come from `zeros`, and only a kernel that makes some may get one
from another; no slice is assigned to (`copy` and `clear` do, in blocks made by Python); no recursion; no bool as index;
`//`, `%` and `>>` on non-negative numbers only; floats only by sums, products, quotients and square roots, which
are rounded alike everywhere. Nothing here checks bounds: entry points do.
"""

import hashlib
import os
import re
import shutil
import sys
import time
from array import array
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, TypeAlias, TypeVar

import platformdirs

Block: TypeAlias = "array[int]"  # a flat block of 64-bit integers, array('q')
Reals: TypeAlias = "array[float]"  # scratch of floats: for searching, never for deciding
Weights: TypeAlias = "array[float]"  # what was learned: 32-bit floats

Function = TypeVar("Function", bound=Callable[..., Any])

_WEEKS = 60 * 60 * 24 * 7
_WORD = re.compile(r"\w+")
_OUR_NAME = re.compile(r"\w+-[0-9a-f]{16}")
_SWITCH = "WHISTLESTOP_KERNEL"
_SHARED = ("kernel.py", "fast.py", "batches.py")  # of the core: what every game's kernels are made with
MAKERS = {"zeros", "small_zeros", "reals"}  # of scratch


def _find_numba() -> Any:
    if os.environ.get(_SWITCH) == "python":
        return None
    try:
        import numba
    except ImportError:
        print("whistlestop: numba is not installed; everything works, but slower.", file=sys.stderr)
        return None
    return numba


_numba = _find_numba()
compiled: bool = _numba is not None


def block(size: int) -> Block:
    """A new block of zeros."""
    return array("q", bytes(8 * size))


if compiled:
    import numpy

    # numba has one folder for all threads: where two load games at once, kernels went to wherever the process stood.
    _one_at_a_time = Lock()

    def kernel(function: Function) -> Function:
        """Compile this function when it is first called; keep the result on disk."""
        with _one_at_a_time:
            before = _numba.config.CACHE_DIR
            _numba.config.CACHE_DIR = str(_cache_folder(Path(function.__code__.co_filename).parent))
            try:
                makes_arrays = not MAKERS.isdisjoint(function.__code__.co_names)
                # Elsewhere nobody counts who holds an array: that would take a fifth of a game's time.
                return _numba.njit(cache=True, nogil=True, _nrt=makes_arrays)(function)  # type: ignore[no-any-return]
            finally:
                # Only our kernels live in our folder: a user's own stay where they were.
                _numba.config.CACHE_DIR = before

    def table(values: Iterable[int]) -> Sequence[int]:
        """A constant table that kernels may read."""
        return numpy.array(list(values), dtype=numpy.int64)  # type: ignore[return-value]

    def _zeros(size: int) -> Any:
        return numpy.zeros(size, numpy.int64)

    def _reals(size: int) -> Any:
        return numpy.zeros(size, numpy.float64)

    def weights(size: int) -> Weights:
        """Room for what a bot has learned, made by Python: zeros that kernels read fast."""
        return numpy.zeros(size, numpy.float32)  # type: ignore[return-value]

    def _small_zeros(size: int) -> Any:
        return numpy.zeros(size, numpy.int16)

    # Unsigned, since numba counts a negative index from the end: to ask at each place would take ten times as long.
    def _copy(source: Any, start: int, target: Any, first: int, count: int) -> None:
        begin, end = numpy.uint64(start), numpy.uint64(first)
        for i in range(numpy.uint64(count)):
            target[end + i] = source[begin + i]

    def _clear(target: Any, first: int, count: int) -> None:
        end = numpy.uint64(first)
        for i in range(numpy.uint64(count)):
            target[end + i] = 0

    _mover = _numba.njit(nogil=True, _nrt=False)
    copy: Callable[[Block, int, Block, int, int], None] = _mover(_copy)  # so many numbers of one block into another
    clear: Callable[[Block, int, int], None] = _mover(_clear)  # so many numbers of a block are 0

    _maker = _numba.njit(nogil=True, _nrt=True)
    small_zeros: Callable[[int], Block] = _maker(_small_zeros)  # of integers below 2^15: copied faster
    zeros: Callable[[int], Block] = _maker(_zeros)  # scratch for the inside of a kernel
    reals: Callable[[int], Reals] = _maker(_reals)  # the same, of floats

else:

    def kernel(function: Function) -> Function:
        """Run this function as it stands."""
        return function

    def table(values: Iterable[int]) -> Sequence[int]:
        """A constant table that kernels may read."""
        return list(values)

    def zeros(size: int) -> Block:
        """Scratch for the inside of a kernel: a list, the quickest there."""
        return [0] * size  # type: ignore[return-value]

    small_zeros = zeros  # the same, of integers below 2^15

    def reals(size: int) -> Reals:
        """The same, of floats."""
        return [0.0] * size  # type: ignore[return-value]

    def copy(source: Block, start: int, target: Block, first: int, count: int) -> None:
        """So many numbers of one block into another: as slices, the quickest here."""
        target[first : first + count] = source[start : start + count]

    def clear(target: Block, first: int, count: int) -> None:
        """So many numbers of a block are 0."""
        target[first : first + count] = array(target.typecode, bytes(target.itemsize * count))

    def weights(size: int) -> Weights:
        """Room for what a bot has learned, made by Python: zeros."""
        return array("f", bytes(4 * size))


def cache_root() -> Path:
    """Where compiled kernels are kept between runs."""
    chosen = os.environ.get("WHISTLESTOP_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("whistlestop")) / "kernels"


_folders: dict[Path, Path] = {}


def _cache_folder(sources: Path) -> Path:
    """The cache folder of one game's kernels, named by all their sources.

    numba notices only an edit of the file that holds a kernel itself, neither of the tables it reads nor of
    the kernels it calls; and it would take a build without bounds checks for one with them.
    """
    if sources not in _folders:
        digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
        for name in _SHARED:
            digest.update(Path(__file__).with_name(name).read_bytes())
        for text in _read(sources):
            digest.update(text.encode())
        folder = cache_root() / f"{sources.name}-{digest.hexdigest()[:16]}"
        if not folder.exists():
            _forget_old_folders(folder.parent)
        _folders[sources] = folder
    return _folders[sources]


def _read(sources: Path) -> list[str]:
    """The modules of a folder that hold kernels, and all that they import from there."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(sources.glob("*.py"))}
    imports = re.compile(rf"^from [\w.]+\.{sources.name}(?:\.(\w+)| import (\([^)]*\)|.*))", re.MULTILINE)
    needed: set[str] = set()
    found = {name for name, text in texts.items() if "@kernel" in text}
    while found:
        needed |= found
        named = {
            word for name in found for match in imports.findall(texts[name]) for word in _WORD.findall(" ".join(match))
        }
        found = (named & texts.keys()) - needed
    return [texts[name] for name in sorted(needed)]


def _forget_old_folders(root: Path) -> None:
    if root.is_dir():
        for folder in root.iterdir():
            # Only what was named here: the root may be a folder of somebody's own.
            if _OUR_NAME.fullmatch(folder.name):
                with suppress(FileNotFoundError):  # another process was quicker
                    if folder.stat().st_mtime < time.time() - 8 * _WEEKS:
                        shutil.rmtree(folder, ignore_errors=True)


def is_warm(sources: Path) -> bool:
    """Whether this game's kernels were compiled before (always, where nothing is compiled)."""
    return not compiled or any(_cache_folder(sources).rglob("*.nbi"))
