"""What whoever looks after a server sees of it, and who does not."""

import asyncio
import base64
import json
import logging
import os
import re
import time

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.people import Person, party, placements
from tests.server.service import Service
from whistlestop.server import app, figures, limits, oversight, pages
from whistlestop.server.config import Config
from whistlestop.server.figures import BOUNDS, Figures, Times
from whistlestop.server.logs import JsonLines
from whistlestop.words import LOCALES, say

pytestmark = pytest.mark.anyio

HERE = [(b"host", b"localhost:8787")]
TOKEN = "a token of some length"


async def look(service: Service, path: str = "/metrics", address: str = "127.0.0.1", **headers: str):
    told = {"host": "localhost:8787", **headers}
    sent = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in told.items()]
    return await service.call("GET", path, sent, address=address)


def number(text: str, name: str, **labels: str) -> float:
    """One figure of the text."""
    for line in text.splitlines():
        found = re.fullmatch(rf"{name}{{(.*)}} (\S+)", line)
        if found and all(f'{key}="{value}"' in found[1] for key, value in labels.items()):
            return float(found[2])
    raise AssertionError(f"no {name} {labels} in\n{text}")


# --- health


async def test_it_lives_and_is_ready(service):
    await service.hub.prepared()
    assert ((await look(service, "/healthz")).text, (await look(service, "/readyz")).text) == ("ok\n", "ok\n")


async def test_who_cannot_read_the_store_lives_and_is_not_ready(service, monkeypatch):
    async def fail(work: object) -> None:
        raise OperationalError("SELECT", None, Exception("gone"))

    monkeypatch.setattr(service.hub.store, "read", fail)
    assert (await look(service, "/healthz")).status == 200
    answer = await look(service, "/readyz")
    assert (answer.status, answer.text) == (503, "the database does not answer\n")


async def test_a_store_that_says_nothing_is_not_waited_for(service, monkeypatch):
    monkeypatch.setattr(oversight, "PATIENCE", 0.01)
    monkeypatch.setattr(service.hub.store, "read", lambda work: asyncio.sleep(60))
    assert (await look(service, "/readyz")).status == 503
    assert "whistlestop_bots_waiting" in (await look(service)).text


async def test_it_is_not_ready_while_rules_are_loaded(service, monkeypatch):
    monkeypatch.setattr(service.hub, "is_ready", lambda game: False)
    answer = await look(service, "/readyz")
    assert (answer.status, answer.text) == (503, "the rules are being loaded\n")


# --- figures


async def test_what_happens_is_counted(service):
    game = await party(service)
    ada, bob = await game.pages()
    assert (await ada.do(placements(game.live, 1)[0]))["result"] == "applied"
    assert (await bob.do("Z9 h-h-"))["result"] == "refused"
    text = (await look(service)).text
    assert number(text, "whistlestop_tables_in_memory") == 1
    assert number(text, "whistlestop_connections") == 2
    assert number(text, "whistlestop_action_seconds_count", result="applied") == 1
    assert number(text, "whistlestop_action_seconds_bucket", result="refused", le="+Inf") == 1
    assert number(text, "whistlestop_write_seconds_count", result="done") > 3
    assert number(text, "whistlestop_request_seconds_count", status="2xx") > 1
    assert number(text, "whistlestop_frames_waiting") == 0
    assert number(text, "whistlestop_writes_waiting") == 0
    assert number(text, "whistlestop_bots_waiting") == 0
    assert number(text, "process_resident_memory_bytes") > 1 << 24
    assert time.time() - 60 < number(text, "process_start_time_seconds") <= time.time()


async def test_frames_that_a_page_does_not_read_are_seen(service):
    game = await party(service)
    ada, bob = await game.pages()
    bob.reads.clear()
    for text in ("one", "two", "three"):
        await ada.say(text)
    await service.settle()
    assert number((await look(service)).text, "whistlestop_frames_waiting") >= 2


def test_a_histogram_counts_what_took_as_long_or_longer():
    times = Times("t_seconds", "kind", "For a test.")
    for seconds in (0.0, 0.001, 0.0011, 3.0, 99.0):
        times.add("a", seconds)
    counted = {sample.labels.get("le", ""): sample.value for sample in times.family().samples}
    assert [counted[str(bound)] for bound in (BOUNDS[0], BOUNDS[1], 2.5, 5.0, 10.0)] == [2, 3, 3, 4, 4]
    assert counted["+Inf"] == 5
    assert figures.value([times.family()], "t_seconds") == 5
    assert figures.quantile([times.family()], "t_seconds", 0.5) == 0.0025
    assert figures.quantile([times.family()], "t_seconds", 0.99) == float("inf")
    assert figures.quantile([Times("t_seconds", "kind", "").family()], "t_seconds", 0.99) is None


def test_processes_leave_their_figures_for_each_other(tmp_path, monkeypatch):
    own = Figures()
    own.actions.add("applied", 0.002)
    for process in ("11", "12", "13"):
        monkeypatch.setattr(os, "getpid", lambda process=process: int(process))
        figures.leave(str(tmp_path), own.families())
    monkeypatch.setattr(figures, "FRESH", 60.0)
    old = time.time() - 61
    os.utime(tmp_path / "11", (old, old))
    own.actions.add("applied", 0.002)
    text = figures.text(figures.gather(str(tmp_path), own.families()))
    counted = [
        number(text, "whistlestop_action_seconds_count", process=process, result="applied") for process in ("12", "13")
    ]
    assert counted == [1, 2]
    assert 'process="11"' not in text
    assert text.count("# TYPE whistlestop_action_seconds histogram\n") == 1


# --- for whom


@pytest.mark.parametrize("path", ["/metrics", "/status"])
async def test_figures_are_for_the_own_machine(service, path):
    assert (await look(service, path)).status == 200
    assert (await look(service, path, "::1", host="[::1]:8787")).status == 200
    for address, headers in (
        ("10.1.1.1", {}),
        ("127.0.0.1", {"x_forwarded_for": "203.0.113.7"}),
        ("127.0.0.1", {"forwarded": "for=203.0.113.7"}),
        ("127.0.0.1", {"host": "games.example.org"}),
        ("?", {}),
    ):
        assert (await look(service, path, address, **headers)).status == 404, (address, headers)


def basic(password: str) -> str:
    return f"Basic {base64.b64encode(f'anybody:{password}'.encode()).decode()}"


@pytest.mark.parametrize("path", ["/metrics", "/status"])
async def test_a_token_opens_them_from_elsewhere_and_nothing_else_does(tmp_path, path):
    async with Service(tmp_path, token=TOKEN) as service:
        for given in (f"Bearer {TOKEN}", f"bearer {TOKEN}", basic(TOKEN)):
            assert (await look(service, path, "10.1.1.1", authorization=given)).status == 200
        for given in ("", "Bearer", f"Bearer {TOKEN}x", basic(""), "Basic !", basic(TOKEN)[:-3], TOKEN, "Basic \xff"):
            answer = await look(service, path, authorization=given)  # not even this machine
            assert (answer.status, answer.header("www-authenticate")[:5]) == (401, "Basic"), given
        tries = [(await look(service, path, "10.9.9.9", authorization=f"Bearer {n}")).status for n in range(12)]
        assert tries == [401] * 10 + [429] * 2
        assert (await look(service, path, "10.9.9.9", authorization=f"Bearer {TOKEN}")).status == 429


async def test_whoever_knows_the_token_may_look_as_often_as_they_like(tmp_path):
    async with Service(tmp_path, token=TOKEN) as service:
        for _ in range(3 * limits.RATES["token"].burst):
            assert (await look(service, "/metrics", "10.1.1.1", authorization=f"Bearer {TOKEN}")).status == 200


@pytest.mark.parametrize("path", ["/metrics", "/status"])
async def test_behind_a_public_address_nobody_is_taken_for_the_own_machine(tmp_path, path):
    async with Service(tmp_path, base_url="https://games.example.org") as service:
        assert (await look(service, path)).status == 404


async def test_figures_are_told_while_the_store_is_away_and_what_nobody_knows_is_left_out(
    service, monkeypatch, tmp_path
):
    monkeypatch.setattr(oversight, "PATIENCE", 0.01)
    monkeypatch.setattr(service.hub.store, "read", lambda work: asyncio.sleep(60))
    words = say("en", "web-status-bots")
    assert f"<dt>{words}</dt><dd>–</dd>" in (await look(service, "/status")).text
    text = (await look(service)).text
    assert "# TYPE whistlestop_bots_waiting gauge" in text
    assert "\nwhistlestop_bots_waiting{" not in text
    figures.leave(str(tmp_path), await oversight._own(service.hub))
    (tmp_path / str(os.getpid())).rename(tmp_path / "1")
    assert list(figures.gather(str(tmp_path), [])) == [str(os.getpid()), "1"]


async def test_the_log_tells_what_has_stopped_running_beside_the_pages(tmp_path, monkeypatch, caplog):
    async def stumble(hub, config):
        raise ZeroDivisionError

    monkeypatch.setattr(app, "keep_house", stumble)
    async with Service(tmp_path) as service:
        await service.settle()
        (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert record.exc_info[0] is ZeroDivisionError


async def test_a_full_disk_does_not_end_what_leaves_figures(service, monkeypatch, caplog):
    tries = []

    def leave(folder: str, families: object) -> None:
        tries.append(folder)
        if len(tries) == 1:
            raise OSError(28, "No space left on device")
        raise asyncio.CancelledError

    monkeypatch.setattr(figures, "leave", leave)
    monkeypatch.setattr(figures, "PAUSE", 0.0)
    with pytest.raises(asyncio.CancelledError):
        await oversight.leave_figures(service.hub, Config("sqlite:///x.db", figures="/folder"))
    assert tries == ["/folder"] * 2
    assert "No space left" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_status_page_tells_it_in_words(service, locale):
    game = await party(service)
    page = (await game.pages())[0]
    await page.do(placements(game.live, 1)[0])
    answer = await look(service, "/status", accept_language=locale)
    assert answer.header("refresh") == "10"
    figure = re.search(rf"<dt>{say(locale, 'web-status-actions')}</dt><dd>(\d+)</dd>", answer.text)
    assert figure is not None
    assert figure[1] == "1"


# --- logs and reports


async def test_a_mistake_of_ours_comes_with_a_report_that_stands_in_the_log(service, caplog, monkeypatch):
    ada = Person(service, "Ada")
    table = await ada.open("open")
    join, _ = await ada.links(table)

    async def fail(request: object, secret: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(pages, "find_link", fail)
    answer = await ada.get(join, accept_language="uk")
    service.failures.clear()
    assert (answer.status, say("uk", "web-report-about") in answer.text) == (500, True)
    found = re.search(r'data-copy="(Whistlestop [^"]+, GET /l/{secret}, (\w{8}))"', answer.text)
    assert found is not None
    logged = [record for record in caplog.records if found[2] in record.getMessage()]
    assert len(logged) == 1
    assert logged[0].getMessage().endswith("GET /l/{secret} met ZeroDivisionError")
    assert join.removeprefix("/l/") not in caplog.text
    caplog.clear()


def test_events_as_json_are_one_line_each():
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        raised = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("whistlestop.server", logging.ERROR, "", 0, "table %s «ї»", ("t",), raised)
    line = JsonLines().format(record)
    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["from"], told["message"]) == ("error", "whistlestop.server", "table t «ї»")
    assert told["traceback"].endswith("ValueError: two\nlines")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["time"])
