"""Where the pages of this server stand: at the root of a site, or below a path of it (`serve --base-path`).

A process serves one place, of which it is told when it starts. Inside, addresses are as at the root, `/t/ID`; what a
browser gets to see of them goes through `at`.
"""

_base = ""


def stand_at(base: str) -> None:
    """From now on: below this path, `/games`, or at the root where it is empty."""
    global _base
    _base = base


def at(path: str) -> str:
    """An address of ours, as a browser asks for it."""
    return _base + path


def below(path: str) -> str | None:
    """The inner address of what a browser has asked for, whether a proxy has taken the base off or not.

    None where the slash behind the base is missing.
    """
    if not _base or not path.startswith(_base):
        return path
    inner = path[len(_base) :]
    return inner if inner.startswith("/") else path if inner else None
