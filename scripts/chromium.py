#!/usr/bin/env python3
"""A Chromium for the tests in tests/browser: the system's, else one in this folder, else, as root on Debian, by apt.

`find` is what the tests ask. Set-up calls `provide`; where nothing helps it names the command that would.
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
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    print("set-up: installing chromium by apt-get", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *command], env=quiet)
    return find()


if __name__ == "__main__":
    if provide() is None:
        print(f"set-up: no Chromium, so the browser tests will not run; to run them, {HELP}")
