"""The locks name packages, versions and hashes, never a place to fetch them from; and they agree."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "requirements"
LOCKS = ("runtime", "build", "postgresql", "dev", "lab", "ray")
ADDRESS = re.compile(
    r"""
    \w+://                                      # any scheme
    | \b(git|hg|svn|bzr)\+ | \bfile:            # repositories, files
    | \s@\s                                     # name @ place
    | ^\s*(-i|-f|-e)\b | --(index|extra-index|find-links|trusted-host|editable|default-index)
    | \b[\w-]+(\.[\w-]+)*\.(org|com|net|io|dev|local|internal)\b
    """,
    re.VERBOSE | re.IGNORECASE,
)


def entries(lock: str) -> list[str]:
    """One line per entry, hashes included, comments left out."""
    text = (FOLDER / f"{lock}.txt").read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def requirements(lock: str) -> list[Requirement]:
    return [Requirement(entry.split(" --hash=")[0]) for entry in entries(lock)]


def versions(lock: str) -> dict[str, str]:
    return {canonicalize_name(each.name): str(each.specifier) for each in requirements(lock)}


def test_every_file_of_the_folder_is_known():
    made = {f"{lock}.txt" for lock in LOCKS}
    written = {f"{lock}.in" for lock in LOCKS if lock != "runtime"}  # runtime is made from pyproject.toml
    assert {path.name for path in FOLDER.iterdir()} == made | written


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_no_address(path):
    found = [line for line in path.read_text().splitlines() if ADDRESS.search(line)]
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "-i example.org/simple",
        "--extra-index-url=file:///srv/simple",
        "--find-links /srv/wheels",
        "-f wheels",
        "click @ http://example.org/click.whl",
        "git+ssh://example.org/click",
        "-e ../click",
        "# from mirror.example.com",
    ],
)
def test_an_address_would_be_seen(line):
    assert ADDRESS.search(line)


@pytest.mark.parametrize("lock", LOCKS)
def test_each_entry_is_one_version_with_hashes(lock):
    assert entries(lock)
    for entry, requirement in zip(entries(lock), requirements(lock), strict=True):
        assert re.fullmatch(r"==[^,*]+", str(requirement.specifier)), entry
        assert re.search(r" --hash=sha256:[0-9a-f]{64}\b", entry), entry
    assert len(versions(lock)) == len(entries(lock)), "a package stands there twice"


def test_locks_agree():
    # They are installed into one environment, one upon the other.
    for lock in LOCKS:
        for other in LOCKS:
            shared = versions(lock).keys() & versions(other).keys()
            assert {name: versions(lock)[name] for name in shared} == {name: versions(other)[name] for name in shared}


def test_lock_holds_what_is_asked_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = {
        "runtime": project["project"]["dependencies"],
        "build": project["build-system"]["requires"],
    }
    for lock in ("postgresql", "dev", "lab", "ray"):
        lines = (FOLDER / f"{lock}.in").read_text().splitlines()
        asked[lock] = [line for line in lines if line and line[0] not in "#-"]
    extras = project["project"]["optional-dependencies"]
    assert asked["postgresql"] == [Requirement(extra).name + "[binary]" for extra in extras["postgresql"]]
    for lock, names in (("lab", extras["lab"] + extras["openspiel"]), ("ray", extras["ray"])):
        wanted = {(extra.name, extra.marker) for extra in map(Requirement, names)}
        assert {(line.name, line.marker) for line in map(Requirement, asked[lock])} >= wanted
    for lock, names in asked.items():
        for requirement in map(Requirement, names):
            pinned = versions(lock)[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(pinned.removeprefix("==")), requirement


@pytest.mark.parametrize("lock", LOCKS)
def test_extras_are_pinned_with_their_package(lock):
    # pip looks past a pin that lacks an extra somebody asks for, and stops at the newest version: no hash for that.
    pinned = {canonicalize_name(each.name): each for each in requirements(lock)}
    for package in pinned.values():
        if package.marker and not package.marker.evaluate():
            continue
        for needed in map(Requirement, metadata.requires(package.name) or ()):
            extras = ("", *package.extras)
            is_wanted = not needed.marker or any(needed.marker.evaluate({"extra": extra}) for extra in extras)
            if is_wanted and needed.extras:
                assert needed.extras <= pinned[canonicalize_name(needed.name)].extras, (package.name, str(needed))
