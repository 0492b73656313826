#!/usr/bin/env python3
"""Make .venv ready: `setup.py play` for playing, `setup.py test` for developing as well.

Each step leaves a stamp of what it was made from, so a second run finds nothing to do. While a step runs it
stands as open: a run that was killed in the middle leaves that behind, and the next one starts from nothing.
"""

import sys

# The syntax of this file stays readable to old Pythons, so that they can say this.
if sys.version_info < (3, 11):  # noqa: UP036
    found = sys.version.split()[0]
    sys.exit(f"Whistlestop needs Python 3.11 or newer, not {found}: try `make play PYTHON=python3.12`.")

import fcntl
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = ROOT / ".whistlestop-setup.json"  # not in .venv, so that it outlives every way to lose that
LOCKS = {"play": ("runtime", "build"), "test": ("runtime", "build", "dev", "lab", "ray")}
OPEN = "open"


def main(purpose: str) -> None:
    stamps = read_stamps()
    if OPEN in stamps.values() or stamps.get("venv") != venv_as_it_is():
        stamps = make_venv(stamps)
    install_packages(LOCKS[purpose], stamps)
    install_project(stamps)
    if purpose == "test":  # who plays need not wait: the server compiles beside everything else
        compile_kernels(stamps)
        provide_browser()


# The steps


def make_venv(old: dict[str, str]) -> dict[str, str]:
    if VENV.exists() and not old:
        sys.exit("There is a .venv that this set-up has not made: move it away and try again.")
    say("making .venv")
    stamps = {"venv": OPEN}
    with step("venv", stamps=stamps):
        shutil.rmtree(VENV, ignore_errors=True)
        uv = find_uv()
        if uv:
            run(uv, "venv", "--quiet", "--python", sys.executable, VENV)
        else:
            run(sys.executable, "-m", "venv", "--without-pip", VENV)
        stamps["venv"] = venv_as_it_is()
    return stamps


def install_packages(names: Iterable[str], stamps: dict[str, str]) -> None:
    locks = {name: ROOT / "requirements" / f"{name}.txt" for name in names}
    wanted = {name: digest([lock]) for name, lock in locks.items() if stamps.get(name) != digest([lock])}
    if not wanted:
        return
    say(f"installing packages: {', '.join(wanted)}")
    try:
        with step(*wanted, stamps=stamps):
            install_locked(locks[name] for name in wanted)
            stamps.update(wanted)
    except subprocess.CalledProcessError:
        if "dev" in names:  # tests are about the compiled kernels too
            raise
        say("that failed; trying without numba, which not every system has: all games work, but slower")
        with step(*wanted, stamps=stamps), tempfile.TemporaryDirectory() as folder:
            install_locked(without_numba(locks[name], Path(folder)) for name in wanted)
        # Left without a stamp: the next set-up tries numba again.


def install_project(stamps: dict[str, str]) -> None:
    made_from = digest([ROOT / "pyproject.toml"])
    if stamps.get("project") != made_from:
        say("installing whistlestop itself")
        with step("project", stamps=stamps):
            install("--no-deps", "--no-build-isolation", "--editable", ROOT)
            stamps["project"] = made_from


def compile_kernels(stamps: dict[str, str]) -> None:
    sources = sorted((ROOT / "src").rglob("*.py"))
    made_from = digest([ROOT / "requirements" / "runtime.txt", *sources])
    if stamps.get("kernels") != made_from:
        say("compiling kernels (once, a few minutes)")
        run(VENV / "bin" / "whistlestop", "warm")
        stamps["kernels"] = made_from
        write_stamps(stamps)


def provide_browser() -> None:
    # Without a stamp: it comes from the system, where it may go at any time, and to find it takes no time.
    run(PYTHON, ROOT / "scripts" / "chromium.py")


# What they are made of


def install_locked(locks: Iterable[Path]) -> None:
    # numba and llvmlite come ready-made or not at all: building them takes a whole LLVM.
    options = ["--require-hashes", "--only-binary=numba", "--only-binary=llvmlite"]
    install(*options, *(f"--requirement={lock}" for lock in locks))


def without_numba(lock: Path, folder: Path) -> Path:
    """A copy of this lock that lacks numba and what only numba needs."""
    entry = re.compile(r"^(numba|llvmlite)==.*\n(?:[ ].*\n)*", re.MULTILINE)
    copy = folder / lock.name
    copy.write_text(entry.sub("", lock.read_text()))
    return copy


def install(*arguments: str | Path) -> None:
    uv = find_uv()
    if uv:
        run(uv, "pip", "install", "--quiet", "--python", PYTHON, *arguments)
    else:
        ensure_pip()
        run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)


def ensure_pip() -> None:
    if succeeds(PYTHON, "-m", "pip", "--version"):
        return
    if not importlib.util.find_spec("ensurepip"):
        sys.exit("This Python lacks ensurepip: on Debian, `apt install python3-venv` brings it.")
    run(PYTHON, "-m", "ensurepip", "--default-pip", quiet=True)


def find_uv() -> str | None:
    uv = shutil.which("uv")
    return uv if uv and succeeds(uv, "--version") else None  # a shim of a version manager may lead nowhere


@contextmanager
def step(*names: str, stamps: dict[str, str]) -> Iterator[None]:
    """Hold these steps open in the stamps until the block has ended in good order."""
    write_stamps({**stamps, **dict.fromkeys(names, OPEN)})
    try:
        yield
    except subprocess.CalledProcessError:
        write_stamps(stamps)  # the tool itself gave up: what was there before is still good
        raise
    write_stamps(stamps)


def read_stamps() -> dict[str, str]:
    stamps: dict[str, str] = json.loads(STAMPS.read_text()) if STAMPS.exists() else {}
    return stamps


def write_stamps(stamps: dict[str, str]) -> None:
    new = STAMPS.with_suffix(".new")
    new.write_text(json.dumps(stamps, indent=1))
    new.replace(STAMPS)


def venv_as_it_is() -> str:
    """What changes when .venv is lost, moved or copied, or when the Python under it is replaced."""
    if not PYTHON.exists():
        return "none"
    return f"{VENV} {VENV.stat().st_ino} {PYTHON.resolve()}"


def digest(files: Iterable[Path]) -> str:
    sums = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    return hashlib.sha256(" ".join(sums).encode()).hexdigest()


def run(*command: str | Path, quiet: bool = False) -> None:
    # A child inherits the lock: when only this process is killed, the next set-up waits for the orphan.
    subprocess.run(command, check=True, pass_fds=[LOCK], stdout=subprocess.DEVNULL if quiet else None)


def succeeds(*command: str | Path) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0


def say(line: str) -> None:
    print(f"set-up: {line}", flush=True)


def lock_out_others() -> int:
    """Let one set-up at a time work in this folder; the lock goes with the process."""
    lock = os.open(__file__, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("waiting for another one in this folder")
        fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in LOCKS:
        sys.exit(f"usage: setup.py {'|'.join(LOCKS)}")
    LOCK = lock_out_others()
    try:
        main(sys.argv[1])
    except subprocess.CalledProcessError as failure:
        sys.exit(f"set-up: stopped, because this failed: {' '.join(map(str, failure.cmd))}")
