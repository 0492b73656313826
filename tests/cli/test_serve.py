"""`serve` and `play` as real processes: they start, say so, answer, and stop in good order."""

import os
import pty
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.browser.serving import PATIENCE, Serving
from tests.cli.calls import command_line, environment, process
from tests.helpers import until
from whistlestop import __version__
from whistlestop.server import run as server_run


@pytest.fixture
def serving(tmp_path) -> Iterator[Serving]:
    server = Serving(tmp_path)
    yield server
    server.close()


@contextmanager
def started(*arguments: str, **settings: str) -> Iterator["subprocess.Popen[str]"]:
    """The program in a process of its own that goes on until it is stopped."""
    with subprocess.Popen(
        command_line(*arguments),
        env=environment(**settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip()


def is_healthy(address: str) -> bool:
    return httpx.get(f"{address}/healthz", timeout=10).status_code == 200


def test_it_listens_when_it_says_so_and_stops_in_good_order(serving):
    address = serving.start()
    assert address.startswith("http://127.0.0.1:")
    answer = httpx.get(f"{address}/healthz", timeout=10)
    assert answer.status_code == 200
    assert "server" not in answer.headers
    children = set(Path(f"/proc/{serving.pid}/task/{serving.pid}/children").read_text().split())
    assert children, "bots think in processes of their own"
    serving.stop()
    until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
    assert serving.errors == ""


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def servers_of(pid: int) -> list[int]:
    """Of a process's children, those that have children of their own: bots think there."""
    return [child for child in children_of(pid) if children_of(child)]


def processes_in_figures(address: str) -> set[int]:
    """Those whose figures one of them tells, with the tables in their memory."""
    text = httpx.get(f"{address}/metrics", timeout=10).text
    return set(map(int, re.findall(r'^whistlestop_tables_in_memory{process="(\d+)"} 0$', text, re.MULTILINE)))


def is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def test_several_processes_serve_and_one_that_dies_comes_again(postgres_url):
    with started("serve", "--port", "0", "--db", postgres_url, "--workers", "2") as server:
        address = line(server).rpartition(" ")[2]
        assert is_healthy(address)
        until(lambda: len(servers_of(server.pid)) == 2, PATIENCE)
        first, second = servers_of(server.pid)
        until(lambda: processes_in_figures(address) == {first, second}, PATIENCE)
        os.kill(first, signal.SIGKILL)
        until(lambda: len(set(servers_of(server.pid)) - {first}) == 2, PATIENCE)
        assert second in servers_of(server.pid)
        assert is_healthy(address)
        running = children_of(server.pid)
        server.send_signal(signal.SIGTERM)
        out, errors = server.communicate(timeout=PATIENCE)
        assert (server.returncode, out) == (0, "Stopped.\n")
        assert errors.count(f"server process {first} has died") == 1
        until(lambda: not any(is_there(child) for child in running))


def test_several_processes_end_with_the_one_that_started_them(postgres_url):
    with started("serve", "--port", "0", "--db", postgres_url, "--workers", "2") as server:
        assert is_healthy(line(server).rpartition(" ")[2])
        until(lambda: len(servers_of(server.pid)) == 2, PATIENCE)
        running = [child for one in servers_of(server.pid) for child in (one, *children_of(one))]
        server.kill()
        until(lambda: not any(is_there(child) for child in running), PATIENCE)


def test_it_comes_back_on_the_same_port_after_a_kill(serving):
    address = serving.start()
    serving.kill()
    assert serving.start() == address
    assert is_healthy(address)


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_both_signals_stop_it_with_one_line(tmp_path, way):
    with started("serve", "--port", "0", "--db", str(tmp_path / "games.db")) as server:
        assert line(server).startswith(f"Whistlestop {__version__} listens on http://127.0.0.1:")
        server.send_signal(way)
        out, err = server.communicate(timeout=PATIENCE)
        assert (server.returncode, out, err) == (0, "Stopped.\n", "")


def test_an_interrupt_from_the_keyboard_reaches_its_processes_too_and_does_no_harm(tmp_path):
    controller, terminal = pty.openpty()
    with subprocess.Popen(
        command_line("serve", "--port", "0", "--db", str(tmp_path / "games.db")),
        env=environment(), stdin=terminal, stdout=terminal, stderr=terminal, start_new_session=True,
    ) as server:  # fmt: skip
        os.close(terminal)
        shown = os.read(controller, 1000)
        assert b"listens on" in shown
        os.killpg(server.pid, signal.SIGINT)  # as the terminal does: to the whole group
        assert server.wait(PATIENCE) == 0
        assert os.read(controller, 1000) == b"Stopped.\r\n"
    os.close(controller)


@pytest.mark.parametrize(
    ("arguments", "is_believed"),
    [((), False), (("--behind-proxy",), True), (("--trusted-proxy", "192.0.2.7"), False)],
)
def test_only_a_proxy_that_was_announced_is_believed(tmp_path, arguments, is_believed):
    serving = Serving(tmp_path, *arguments)
    address = serving.start()
    answer = httpx.get(address, headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}, timeout=10)
    serving.stop()
    assert ("; secure" in answer.headers["set-cookie"].lower()) == is_believed


def test_one_server_to_a_sqlite_file(serving, tmp_path):
    address = serving.start()
    second = process("serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/whistlestop.db")
    second.refused("another server", address)


def test_a_taken_port_is_refused(serving, tmp_path):
    serving.start()
    second = process("serve", "--port", str(serving.port), "--db", str(tmp_path / "other.db"))
    second.refused(str(serving.port), "taken")


def test_play_takes_the_next_port_with_a_notice_and_opens_the_browser(tmp_path):
    note = tmp_path / "page"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}.new\nmv {note}.new {note}\n')
    browser.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        arguments = ("play", "railroad-ink", "--local", "--port", str(port), "--db", str(tmp_path / "games.db"))
        with started(*arguments, BROWSER=f"{browser} %s") as server:
            address = line(server).partition(": ")[2]
            assert is_healthy(address)
            until(note.exists)
            assert note.read_text().strip() == f"{address}/new/railroad-ink"
            server.send_signal(signal.SIGINT)
            out, err = server.communicate(timeout=PATIENCE)
    assert int(address.rpartition(":")[2]) > port
    assert err.startswith(f"Port {port} is taken: this is port ")
    assert err.count("\n") == 1
    assert (server.returncode, out.splitlines()[-1]) == (0, "Stopped. Your games are kept.")


def test_a_database_that_does_not_answer_is_told_in_one_line(run):
    """Whatever its driver says, and in however many lines."""
    done = run("serve", "--port", "0", "--db", "postgresql://nobody@127.0.0.1:1/none")
    done.refused("The database cannot be used", "port 1")
    assert "\ufffd" not in done.err


# --- what it is told


def test_what_the_server_is_told(run, served):
    done = run(
        "serve", "--host", "0.0.0.0", "--port", "80", "--db", "postgresql://user:secret@db/games",
        "--base-url", "https://games.example.org/", "--base-path", "fun/games/", "--workers", "64",
        "--retention", "0",
    )  # fmt: skip
    assert done.out.splitlines() == [f"Whistlestop {__version__} listens on http://localhost:80/fun/games", "Stopped."]
    (told,) = served
    assert (told.host, told.port, told.workers, told.proxies) == ("0.0.0.0", 80, 64, ())
    assert told.config.base_path == "/fun/games"
    assert told.config.bot_processes == 1
    assert told.config.db == "postgresql://user:secret@db/games"
    assert told.config.base_url == "https://games.example.org"
    assert told.config.retention_days == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workers", "2"], ["SQLite", "--workers 1", "PostgreSQL"]),
        (["--workers", "0"], ["--workers"]),
        (["--db", "oracle://db/games"], ["database"]),
        (["--db", "://"], ["database"]),
        (["--db", "sqlite://"], ["database"]),
        (["--base-url", "games.example.org"], ["games.example.org", "https://"]),
        (["--base-url", "ftp://games.example.org"], ["ftp://"]),
        (["--base-url", "https://games.example.org/below"], ["below"]),
        (["--base-path", "/games/../t"], ["/games/../t", "/games"]),
        (["--base-path", "/a b"], ["/a b"]),
        (["--base-path", "/t"], ["“/t”"]),
        (["--base-path", "/static/games"], ["“/static”"]),
        (["--trusted-proxy", "proxy.example.org"], ["proxy.example.org", "192.0.2.7"]),
        (["--trusted-proxy", "10.0.0.1/8"], ["10.0.0.1/8"]),
    ],
)
def test_serve_refuses(run, served, arguments, words):
    run("serve", *arguments).refused(*words)
    assert served == []


@pytest.mark.parametrize(
    ("arguments", "proxies"),
    [
        ([], ()),
        (["--behind-proxy"], server_run.PRIVATE_NETWORKS),
        (["--trusted-proxy", "192.0.2.7"], ("192.0.2.7",)),
        (
            ["--behind-proxy", "--trusted-proxy", "192.0.2.7", "--trusted-proxy", "2001:db8::/32"],
            ("192.0.2.7", "2001:db8::/32"),
        ),
    ],
)
def test_which_proxies_are_believed(run, served, arguments, proxies):
    run("serve", *arguments)
    assert served[0].proxies == proxies


def test_a_token_comes_from_the_environment(run, served, monkeypatch):
    monkeypatch.setenv("WHISTLESTOP_TOKEN", "short")
    run("serve").refused("WHISTLESTOP_TOKEN", "16")
    monkeypatch.setenv("WHISTLESTOP_TOKEN", "long enough for all")
    run("serve", "--log", "json")
    assert [(told.config.token, told.config.log_format) for told in served] == [("long enough for all", "json")]


def test_a_host_that_is_not_here_is_refused(run):
    run("serve", "--host", "192.0.2.77", "--port", "0", "--db", "games.db").refused("192.0.2.77")


def test_a_database_that_does_not_answer_is_refused(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    done = process("serve", "--port", "0", "--db", f"postgresql://someone:secret@127.0.0.1:{port}/games")
    done.refused("database")
    assert "secret" not in done.err


# --- addresses


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:1"),
        ("0.0.0.0", "http://localhost:1"),
        ("::", "http://localhost:1"),
        ("::1", "http://[::1]:1"),
        ("games.example.org", "http://games.example.org:1"),
    ],
)
def test_addresses_for_the_browser(host, address):
    assert server_run.web_address(host, 1) == address


def test_only_a_server_that_listens_everywhere_has_a_network_address():
    assert server_run.network_address("127.0.0.1", 8787) == ""
    found = server_run.network_address("0.0.0.0", 8787)
    assert found == "" or found.startswith("http://")
