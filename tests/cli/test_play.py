"""`play`: what the server is told, what the terminal says, and which page the browser shows."""

import os
import re
import socket
from itertools import pairwise

import pytest
import segno

from tests.cli.calls import process
from tests.helpers import until
from whistlestop.cli import hosting, play
from whistlestop.cli.qr import COLOURS, PLAIN, qr_code
from whistlestop.server import run as server_run


def test_without_a_command_it_plays(run, served, opened, tmp_path):
    done = run()
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        "On this computer: http://localhost:8787",
        "In your network:  http://192.168.1.4:8787",
        "Ctrl-C stops it.",
        "Stopped. Your games are kept.",
    ]
    (told,) = served
    assert (told.host, told.port, told.proxies) == ("0.0.0.0", 8787, ())
    assert told.config.db == f"sqlite:///{tmp_path}/data/whistlestop/whistlestop.db"
    assert told.config.network_url == "http://192.168.1.4:8787"
    until(lambda: opened == ["http://localhost:8787/"])
    assert os.listdir() == []


def test_with_a_game_its_new_table_is_shown(run, served, opened):
    assert run("play", "railroad-ink").code == 0
    until(lambda: opened == ["http://localhost:8787/new/railroad-ink"])


def test_options(run, served, opened, monkeypatch):
    monkeypatch.setattr(server_run, "network_address", lambda host, port: "")
    done = run("play", "--local", "--port", "9000", "--db", "games.db", "--no-browser")
    assert done.code == 0
    assert "network" not in done.out
    (told,) = served
    assert (told.host, told.port, told.config.db) == ("127.0.0.1", 9000, "sqlite:///games.db")
    assert opened == []


def test_without_a_network_it_says_so(run, served, opened, monkeypatch):
    monkeypatch.setattr(server_run, "network_address", lambda host, port: "")
    assert "No network was found" in run("play").out


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER", None])
def test_without_a_screen_no_browser_is_opened(run, served, opened, screen, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    if screen is not None:
        monkeypatch.setenv(screen, "0")
    assert run("play").code == 0
    until(lambda: len(opened) == (screen is not None))


def test_a_taken_port_is_left_for_the_next_one():
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        with hosting.listen_nearby("0.0.0.0", port) as listener:
            assert port < server_run.port_of(listener) <= port + hosting.MOST_TRIES


def test_a_second_start_shows_the_first(run, served, opened):
    with hosting.held(hosting.own_database()) as tell:
        assert "it is just starting" in run("play").out
        assert opened == []
        tell("http://localhost:8788")
        done = run("play", "railroad-ink")
        assert (done.code, done.out) == (0, "Whistlestop is running already: http://localhost:8788\n")
        until(lambda: opened == ["http://localhost:8788/new/railroad-ink"])
    assert served == []


@pytest.mark.parametrize(
    ("arguments", "is_told"),
    [(["--port", "9000"], True), (["--port", "8788"], False), (["--port", "0"], False), ([], False)],
)
def test_a_second_start_cannot_change_the_port(run, served, opened, arguments, is_told):
    with hosting.held(hosting.own_database()) as tell:
        tell("http://localhost:8788")
        first, *more = run("play", "--no-browser", *arguments).out.splitlines()
    assert first == "Whistlestop is running already: http://localhost:8788"
    assert more == (["It stays there: --port 9000 counts once it is stopped and started again."] if is_told else [])


# --- QR codes


def test_a_terminal_says_what_the_code_is_for(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    play._announce("http://localhost:8787", "http://192.168.1.4:8787", local=False)
    lines = capsys.readouterr().out.splitlines()
    caption = lines.index("To join, scan this with a phone in the same network:")
    assert lines[caption + 2] == qr_code("http://192.168.1.4:8787").splitlines()[0]


def dark_modules(drawn: str) -> list[list[bool]]:
    """The squares of a code as a scanner sees them on any terminal: drawn in white on black."""
    rows: list[list[bool]] = []
    for line in drawn.split("\n"):
        assert line.startswith(COLOURS)
        assert line.endswith(PLAIN)
        signs = line.removeprefix(COLOURS).removesuffix(PLAIN)
        rows += [[sign not in "█▀" for sign in signs], [sign not in "█▄" for sign in signs]]
    return rows


def test_a_qr_code_has_all_its_modules_and_a_quiet_zone():
    address = "http://192.168.178.25:8787"
    shown = dark_modules(qr_code(address))
    wanted = [[bool(module) for module in row] for row in segno.make_qr(address).matrix_iter(border=4)]
    assert shown[: len(wanted)] == wanted
    assert not any(any(row) for row in wanted[:4])
    assert not any(row[0] or row[3] or row[-1] or row[-4] for row in wanted)


def test_a_qr_code_fits_a_small_terminal():
    lines = qr_code("http://192.168.178.25:8787").splitlines()
    assert len(lines) <= 17
    assert all(len(one) == len(other) <= 80 for one, other in pairwise(re.sub(r"\x1b\[[\d;]*m", "", x) for x in lines))


# --- refusals


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["chess", "railroad-ink"]),
        (["--port", "-1"], ["--port"]),
        (["--port", "65536"], ["--port"]),
        (["--port", "http"], ["--port"]),
        (["--players", "2"], ["--players"]),
    ],
)
def test_play_refuses(run, served, arguments, words):
    run("play", *arguments).refused(*words)
    assert served == []


def test_a_database_that_is_none_is_refused(tmp_path):
    file = tmp_path / "games.db"
    file.write_text("this is no database" * 100)
    process("play", "--local", "--port", "0", "--no-browser", "--db", str(file)).refused("database")
