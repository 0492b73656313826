#!/usr/bin/env python3
"""A Chromium for the tests in tests/browser: the system's, else one in this folder, else, as root on Debian, by apt.

`find` is what the tests ask. Set-up calls `provide`; where nothing helps it names the command that would. The tests see
whether words fit, so they want letters as wide as those of phones: Liberation Sans, which is as wide as Arial.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OWN = ROOT / ".playwright"  # where Playwright puts its own, instead of a folder of the user's
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
HELP = (
    "install Chromium (on Debian: sudo apt-get install chromium; elsewhere: .venv/bin/playwright install --with-deps)"
)
LETTERS = ("Liberation Sans", "Arial")
LETTERS_HELP = "install Liberation Sans (on Debian: sudo apt-get install fonts-liberation)"


def find() -> str | None:
    """The path of a Chromium that starts."""
    system = [path for name in NAMES if (path := shutil.which(name))]
    downloaded = sorted(map(str, [*OWN.glob("chromium-*/*/chrome"), *OWN.glob("chromium-*/*/*/Contents/MacOS/*")]))
    return next((path for path in [*system, str(MAC), *downloaded] if starts(path)), None)


def starts(path: str) -> bool:
    """Whether all that it needs is there: a download may lack libraries, a package may be a stub."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def provide() -> str | None:
    """Find one, or get one."""
    return find() or download() or install()


def download() -> str | None:
    """By Playwright, into this folder."""
    print("set-up: downloading Chromium for the browser tests, into .playwright", flush=True)
    own = {**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(OWN)}
    subprocess.run([sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"], env=own)
    return find()


def install() -> str | None:
    """By apt, where that is ours to use."""
    apt("chromium")
    return find()


def has_letters() -> bool:
    """Whether a usual font is there; macOS has one, and asks nobody."""
    if not shutil.which("fc-list"):
        return sys.platform != "linux"
    found = [subprocess.run(["fc-list", family], capture_output=True).stdout for family in LETTERS]
    return any(found)


def provide_letters() -> bool:
    """Find a usual font, or get one."""
    if not has_letters():
        apt("fontconfig", "fonts-liberation")
    return has_letters()


def apt(*packages: str) -> None:
    """Install packages, where that is ours to do."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"set-up: installing {', '.join(packages)} by apt-get", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", *command], env=quiet)


if __name__ == "__main__":
    if provide() is None:
        print(f"set-up: no Chromium, so the browser tests will not run; to run them, {HELP}")
    elif not provide_letters():
        print(f"set-up: only wide letters, so some browser tests may find that words do not fit; {LETTERS_HELP}")
