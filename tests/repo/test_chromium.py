"""Where the browser of the browser tests comes from: the system, a download, or apt."""

import os
import sys
from pathlib import Path

import pytest

from scripts import chromium


def program(path: Path, *lines: str) -> None:
    """A shell script in the place of a program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/bin/sh", *lines, "")))
    path.chmod(0o755)


def make(path: Path) -> tuple[str, ...]:
    """The lines of a program that leaves another behind."""
    return (f"mkdir -p {path.parent}", f"printf '#!/bin/sh\\n' > {path}", f"chmod +x {path}")


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a bare system's programs."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in ("sh", "mkdir", "chmod"):
        (folder / tool).symlink_to(f"/bin/{tool}")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(chromium, "OWN", tmp_path / "own")
    monkeypatch.setattr(chromium, "MAC", tmp_path / "nowhere")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    program(tmp_path / "python", "exit 1")  # nothing can be downloaded
    return folder


@pytest.mark.parametrize("name", chromium.NAMES)
def test_the_systems_own_is_taken(system, name):
    program(system / name)
    assert chromium.provide() == str(system / name)


def test_one_that_does_not_start_is_passed_over(system):
    program(system / "chromium", "exit 127")
    assert chromium.find() is None
    program(system / "google-chrome")
    assert chromium.find() == str(system / "google-chrome")


def test_else_it_is_downloaded_into_this_folder(system, tmp_path):
    place = tmp_path / "own" / "chromium-1234" / "chrome-linux" / "chrome"
    program(tmp_path / "python", f'[ "$PLAYWRIGHT_BROWSERS_PATH" = {tmp_path / "own"} ] || exit 1', *make(place))
    assert chromium.provide() == str(place)


def test_else_root_installs_it_by_apt(system, monkeypatch):
    program(
        system / "apt-get",
        f'[ "$1" = update ] && exit; [ "$5" = chromium ] || exit 1; {"; ".join(make(system / "chromium"))}',
    )
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert chromium.provide() is None
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.provide() == str(system / "chromium")


def test_letters_of_the_usual_width_are_found(system):
    program(system / "fc-list", '[ "$1" = "Arial" ] && echo Arial.ttf')
    assert chromium.provide_letters()


def test_else_root_installs_them_by_apt(system, monkeypatch):
    program(system / "fc-list")
    found = f"printf '#!/bin/sh\necho x.ttf' > {system}/fc-list"
    program(system / "apt-get", f'[ "$1" = update ] && exit; [ "$6" = fonts-liberation ] && {found}')
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not chromium.provide_letters()
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.provide_letters()
