"""The program, called in this process, and game files to give it."""

import socket
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.calls import Program
from tests.server.postgres import postgres_url
from whistlestop import games
from whistlestop.bots import RandomBot, keeper
from whistlestop.cli import load
from whistlestop.core import kernel, record
from whistlestop.people import new_table
from whistlestop.server import run as server_run
from whistlestop.server.config import Config

__all__ = ["postgres_url"]


@pytest.fixture
def run(tmp_path, monkeypatch) -> Program:
    """`run("score", "railroad-ink", input="B1 h-h-")`, in an empty folder, as somebody without any settings."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "SHELL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(load, "_tell", lambda: None)  # whether kernels are there yet is nothing that a test can know,
    monkeypatch.setattr(keeper, "landlock", lambda: 1)  # … and neither is how well a machine keeps programs in
    if not kernel.compiled:  # as plain Python it thinks for a minute; who thinks does not matter here
        monkeypatch.setitem(games.room("railroad-ink", "bots").BOTS, "greedy", RandomBot)
    return Program()


class Served(NamedTuple):
    """What a server would have been told."""

    config: Config
    host: str
    port: int
    workers: int
    proxies: Sequence[str]


@pytest.fixture
def served(monkeypatch) -> list[Served]:
    """Servers that say that they listen, and stop at once; the ports they ask for are never really taken."""
    calls: list[Served] = []
    asked: list[tuple[str, int]] = []

    def listen(host: str, port: int) -> socket.socket:
        asked.append((host, port))
        return socket.socket()

    def serve(
        config: Config,
        _: socket.socket,
        announce: Callable[[], None],
        *,
        workers: int = 1,
        proxies: Sequence[str] = (),
    ) -> None:
        calls.append(Served(config, *asked[-1], workers, proxies))
        announce()

    monkeypatch.setattr(server_run, "listen", listen)
    monkeypatch.setattr(server_run, "port_of", lambda _: asked[-1][1])
    monkeypatch.setattr(server_run, "run", serve)
    monkeypatch.setattr(server_run, "network_address", lambda host, port: f"http://192.168.1.4:{port}")
    return calls


@pytest.fixture
def opened(monkeypatch) -> list[str]:
    """The pages that would have been shown in the browser."""
    pages: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", pages.append)
    return pages


@pytest.fixture
def game_file(run: Program) -> str:
    """A finished game of two with sealed dice."""
    table = new_table("railroad-ink", 2, seed="a file")
    table.play("random")
    Path("kept").mkdir()
    Path("kept/game.jsonl").write_text("".join(record.write(table, ["random", "random"])), encoding="utf-8")
    return "kept/game.jsonl"


@pytest.fixture
def simulated_file(run: Program) -> str:
    """A finished game of the lab, with lava and meteors."""
    extras = ("--option", "lava=true", "--option", "meteors=true")
    assert run("simulate", "railroad-ink", "--players", "2", "--games", "1", "--save", "games", *extras).code == 0
    return "games/railroad-ink-000000.jsonl"
