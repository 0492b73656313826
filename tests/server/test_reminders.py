"""Calls to people whose turn it is: to a real server that stands for a push service or a webhook."""

import asyncio
import base64
import json
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection

from tests.helpers import refused
from tests.server import stored
from tests.server.people import Party, Person, finish, party, position, some_move
from tests.server.receiver import Receiver
from tests.server.service import Service
from whistlestop import games
from whistlestop.server import errands, live, outward, reminders
from whistlestop.server.served import Served
from whistlestop.server.store import rows
from whistlestop.words import say

pytestmark = pytest.mark.anyio


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with Receiver() as running:
        yield running


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time served is the last of these numbers."""
    shown = [1000.0]
    monkeypatch.setattr(Served, "__call__", lambda self: shown[-1])
    return shown


@pytest.fixture
async def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: list[float]) -> AsyncIterator[Service]:
    """A server that looks for jobs all the time, and for which this machine is a public one."""
    monkeypatch.setattr(errands, "LOOK_AGAIN", 0.02)
    monkeypatch.setattr(outward, "is_public", lambda address: True)
    async with Service(tmp_path) as running:
        yield running


async def called(service: Service, address: str) -> Party:
    """A game at which Bob, who has no page open, wants to be called, and it is his turn again."""
    game = await party(service, must_draw="free")
    assert (await game.people[1].do(game.table, "remind", {"address": address})).status == 303
    await next_round(game)
    return game


async def next_round(game: Party) -> None:
    for seat in (1, 2):
        assert (await game.live.play(seat, ("done",), None, None)).result == "applied"


async def jobs(service: Service, table: str) -> list[rows.JobRow]:
    found = await service.read(lambda connection: stored.jobs(connection, table))
    return [job for job in found if job.kind == "reminder"]


async def until_none(service: Service, table: str) -> None:
    """Wait until nobody is to be called any more."""
    async with asyncio.timeout(30):
        while await jobs(service, table):
            await asyncio.sleep(0.01)


# --- what is sent


async def test_a_webhook_gets_one_line_with_a_link_to_the_table(
    hasty: Service, served: list[float], receiver: Receiver
):
    game = await called(hasty, receiver.address)
    await asyncio.sleep(0.1)
    assert receiver.got == []  # he may be between two pages
    served.append(1000 + live.GRACE)
    await until_none(hasty, game.table)
    ((line, headers, body),) = receiver.got
    assert line == "POST /hook HTTP/1.1"
    assert headers["content-type"] == "application/json"
    told = json.loads(body)
    assert told["content"] == f"Railroad Ink: Blazing Red: It is your turn, Bob. http://table.test/t/{game.table}"
    assert told["allowed_mentions"] == {"parse": []}
    await next_round(game)
    served.append(2000)
    await receiver.wait(2)  # and once more for the next move


@pytest.mark.parametrize("game", games.ids("screen"))
async def test_every_game_calls(hasty: Service, served: list[float], receiver: Receiver, game: str):
    table = await party(hasty, game=game)
    for person in table.people:
        assert (await person.do(table.table, "remind", {"address": receiver.address})).status == 303
    moves = 0
    while not await jobs(hasty, table.table):
        seat = position(table.live).actors[0]
        assert (await table.live.play(seat, (some_move(table.live, seat, moves),), None, None)).result == "applied"
        moves += 1
    served.append(2000)
    await receiver.wait(1)
    told = json.loads(receiver.got[0][2])["content"]
    assert told.startswith(say("en", f"{game}-name"))
    assert told.endswith(f"/t/{table.table}")


async def test_nobody_is_called_for_a_move_that_was_not_stored(
    hasty: Service, served: list[float], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
):
    game = await party(hasty, must_draw="free")
    await game.people[1].do(game.table, "remind", {"address": receiver.address})
    assert (await game.live.play(2, ("done",), None, None)).result == "applied"
    stored_jobs = rows.put_job

    def fail(*told: Any) -> None:
        stored_jobs(*told)
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(rows, "put_job", fail)  # the call is written with the move, and goes with it
        with pytest.raises(OSError, match="full"):
            await game.live.play(1, ("done",), None, None)
    assert await jobs(hasty, game.table) == []
    served.append(2000)
    await asyncio.sleep(0.1)
    assert receiver.got == []


async def test_a_push_can_be_read_by_the_browser_alone(hasty: Service, served: list[float], receiver: Receiver):
    own = ec.generate_private_key(ec.SECP256R1())
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    p256dh, auth = (base64.urlsafe_b64encode(key).rstrip(b"=").decode() for key in (point, b"sixteen bytes in"))
    game = await party(hasty, must_draw="free")
    wish = {"kind": "push", "address": receiver.address, "p256dh": p256dh, "auth": auth}
    assert (await game.people[1].do(game.table, "remind", wish)).status == 303
    await next_round(game)
    served.append(2000)
    await until_none(hasty, game.table)
    ((_, headers, body),) = receiver.got
    told = json.loads(http_ece.decrypt(body, private_key=own, auth_secret=b"sixteen bytes in", version="aes128gcm"))
    assert told["url"] == f"http://table.test/t/{game.table}"
    assert told["title"] == "Railroad Ink: Blazing Red"
    assert game.table.encode() not in body
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"].isdecimal()
    assert f'data-key="{hasty.hub.push_key}"' in await game.people[1].menu(game.table)
    assert Vapid02.verify(headers["authorization"])


async def test_whoever_has_a_page_open_is_not_called(hasty: Service, served: list[float], receiver: Receiver):
    game = await called(hasty, receiver.address)
    await game.people[1].look(game.table)
    served.append(2000)
    await until_none(hasty, game.table)
    assert receiver.got == []


async def test_who_switches_it_off_or_leaves_is_not_called(hasty: Service, served: list[float], receiver: Receiver):
    game = await called(hasty, receiver.address)
    await game.people[1].do(game.table, "remind", {"address": ""})
    served.append(2000)
    await until_none(hasty, game.table)
    await game.people[1].do(game.table, "remind", {"address": receiver.address})
    await game.people[1].do(game.table, "forget")
    assert await hasty.read(lambda connection: rows.reminders(connection, game.table)) == []
    assert receiver.got == []


@pytest.mark.parametrize("end", ["by its rules", "together"])
async def test_where_somebody_was_called_is_forgotten_with_the_game(service: Service, end: str):
    game = await party(service, must_draw="free")
    for person in game.people:
        assert (await person.do(game.table, "remind", {"address": "https://example.org/"})).status == 303
    if end == "together":
        for person in game.people:
            await person.do(game.table, "vote", {"topic": "end", "yes": 1})
    else:
        await finish(game.live)
    assert game.live.is_over
    assert await service.read(lambda connection: rows.reminders(connection, game.table)) == []
    answer = await game.people[0].do(game.table, "remind", {"address": "https://example.org/"})
    assert answer.status == 400


# --- when it does not work


async def test_what_fails_is_tried_again_later_each_time(hasty: Service, served: list[float], receiver: Receiver):
    receiver.answers = [b"503 Busy", b"429 Slowly", b"200 OK"]
    game = await called(hasty, receiver.address)
    served.append(2000)
    pauses = []
    for count in (1, 2):
        await receiver.wait(count)
        async with asyncio.timeout(30):
            while not (found := await jobs(hasty, game.table)) or found[0].worker is not None:
                await asyncio.sleep(0.01)
        pauses.append(found[0].due_at - served[-1])
        served.append(found[0].due_at)
    await receiver.wait(3)
    await until_none(hasty, game.table)
    assert pauses == [reminders.FIRST_PAUSE, 2 * reminders.FIRST_PAUSE]
    assert len(receiver.got) == 3


async def test_a_subscription_that_has_ended_is_dropped(hasty: Service, served: list[float], receiver: Receiver):
    receiver.answers = [b"410 Gone"]
    game = await called(hasty, receiver.address)
    served.append(2000)
    await until_none(hasty, game.table)
    assert await hasty.read(lambda connection: rows.reminders(connection, game.table)) == []
    assert len(receiver.got) == 1


async def test_a_service_that_hangs_holds_up_nobody(
    hasty: Service, served: list[float], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(outward, "PATIENCE", 1.0)
    receiver.answers = [b"", b"200 OK"]
    game = await called(hasty, receiver.address)
    served.append(2000)
    await receiver.wait(1)
    await next_round(game)  # while it hangs
    served.append(9000)
    await receiver.wait(2)


async def test_names_that_never_resolve_hold_up_nobody(
    hasty: Service, served: list[float], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
):
    """Somebody's tables call many addresses whose names hang, all at once, before Bob's is called at his."""
    hung, is_over, look_up = list[str](), threading.Event(), socket.getaddrinfo

    def hangs(host: str, *told: Any, **more: Any) -> Any:
        if host.endswith(".silent.test"):
            hung.append(host)
            is_over.wait(60)
            raise socket.gaierror("nobody knows it")
        return look_up(host, *told, **more)

    monkeypatch.setattr(socket, "getaddrinfo", hangs)
    monkeypatch.setattr(outward, "PATIENCE", 60.0)
    try:
        for number in range(5):
            game = await party(hasty, must_draw="free")
            for seat, person in enumerate(game.people, 1):
                address = f"http://table{number}.seat{seat}.silent.test/"
                assert (await person.do(game.table, "remind", {"address": address})).status == 303
            await next_round(game)
        served.append(2000)
        async with asyncio.timeout(30):
            while len(hung) < 10:
                await asyncio.sleep(0.01)
        await called(hasty, receiver.address)
        served.append(3000)
        await receiver.wait(1)
    finally:
        is_over.set()


async def test_many_addresses_of_one_person_that_fail_are_called_in_turn(
    hasty: Service, served: list[float], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
):
    """No more of them than one table may have under way at once, and none of them is never called."""
    monkeypatch.setattr(reminders, "AT_ONCE", 2)
    receiver.answers = [b"503 Busy"]
    game = await party(hasty, must_draw="free")
    for number in range(5):
        device, wish = f"device{number}", f"{receiver.address}/{number}"
        row = rows.ReminderRow(game.table, device, "webhook", wish, "", "en", "http://table.test")

        def write(connection: Connection, device: str = device, row: rows.ReminderRow = row) -> None:
            rows.put_device(connection, rows.DeviceRow(device, 0.0, 0.0))
            rows.add_holder(connection, rows.HolderRow(game.table, device, "seat", 2))
            rows.put_reminder(connection, row)

        await hasty.hub.store.write(write, game.table)
    await game.live.follow()
    await next_round(game)
    served.append(2000)
    tried = []
    for count in (2, 4, 6):
        await receiver.wait(count)
        async with asyncio.timeout(30):
            while not (found := await jobs(hasty, game.table)) or found[0].worker is not None:
                await asyncio.sleep(0.01)
        tried.append({line.split()[1][-1] for line, _, _ in receiver.got[count - 2 :]})
        assert len(receiver.got) == count
        served.append(found[0].due_at)
    assert tried == [{"0", "1"}, {"2", "3"}, {"4", "0"}]


def test_the_program_ends_while_a_name_is_looked_up():
    """A server that is told to stop does not wait for the servers of names."""
    program = """
import asyncio, socket, threading
from whistlestop.server import outward
socket.getaddrinfo = lambda *told, **more: threading.Event().wait()
outward.PATIENCE = 0.05
try:
    asyncio.run(outward.post("http://silent.test/", {}, b""))
except TimeoutError:
    print("given up")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "given up\n"


@pytest.mark.parametrize("status", [b"9" * 5000, b"2000", b"-1", b"x"])
async def test_an_answer_that_is_none_is_no_answer(hasty: Service, receiver: Receiver, status: bytes):
    receiver.answers = [status + b" OK"]
    with pytest.raises(ConnectionError):
        await outward.post(receiver.address, {}, b"{}")


async def test_redirects_are_not_followed(hasty: Service, served: list[float], receiver: Receiver):
    async with Receiver() as inside:
        receiver.answers = [b"307 Away\r\nLocation: " + inside.address.encode()]
        game = await called(hasty, receiver.address)
        served.append(2000)
        await until_none(hasty, game.table)
        assert (len(receiver.got), inside.got) == (1, [])


async def test_a_name_that_leads_into_a_private_network_is_not_asked(
    hasty: Service, served: list[float], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.undo()
    monkeypatch.setattr(Served, "__call__", lambda self: served[-1])
    with refused(outward.BadAddress, "server-reminder-private"):
        await outward.post(f"http://localhost:{receiver.port}/", {}, b"")
    assert receiver.got == []


async def test_the_address_that_was_judged_is_the_one_connected_to(receiver: Receiver, monkeypatch: pytest.MonkeyPatch):
    """A name that points elsewhere the second time it is looked up leads nowhere: it is looked up once."""
    asked: list[str] = []

    def look_up(host: str, port: int, *_: Any, **__: Any) -> list[tuple[Any, ...]]:
        asked.append(host)
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(outward, "is_public", lambda address: True)
    assert await outward.post(f"http://somewhere.test:{receiver.port}/x?y=1", {}, b"{}") == 200
    assert asked[0] == "somewhere.test"
    assert set(asked[1:]) <= {"127.0.0.1"}  # which asyncio takes for what it is
    ((line, headers, _),) = receiver.got
    assert (line, headers["host"]) == ("POST /x?y=1 HTTP/1.1", f"somewhere.test:{receiver.port}")


@pytest.mark.parametrize(
    ("address", "public"),
    {
        "8.8.8.8": True, "2606:4700::1111": True, "127.0.0.1": False, "10.1.2.3": False, "192.168.1.1": False,
        "172.16.0.1": False, "169.254.169.254": False, "100.64.0.1": False, "0.0.0.0": False, "224.0.0.1": False,
        "255.255.255.255": False, "::1": False, "::": False, "fe80::1%eth0": False, "fc00::1": False, "ff02::1": False,
        "::ffff:10.0.0.1": False, "64:ff9b::7f00:1": False, "2002:7f00:1::": False,
        "fec0::1": False,
    }.items(),
)  # fmt: skip
def test_what_a_public_address_is(address: str, public: bool):
    assert outward.is_public(address) == public


@pytest.mark.parametrize(
    "address",
    ["ftp://example.org/", "https://", "x", "https://a b/", "https://me:secret@example.org/", "http://127.0.0.1/",
     "http://[::1]/", "https://example.org/\r\nHost: a", "https://example.org:99999/",
     "https://" + "a" * 2000 + ".org/"],
)  # fmt: skip
async def test_other_addresses_are_refused_in_words(service: Service, address: str):
    game = await party(service)
    answer = await game.people[1].post(f"/t/{game.table}/remind", {"address": address}, accept="application/json")
    assert answer.status == 400
    assert "address" in answer.json["sentence"]


async def test_keys_that_are_none_are_refused(service: Service):
    game = await party(service)
    auth, off_the_curve = "c2l4dGVlbiBieXRlcyBpbg", base64.urlsafe_b64encode(b"\x04" + bytes(64)).decode()
    point = base64.urlsafe_b64encode(
        ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    ).decode()
    wrong = [("x", "?"), (off_the_curve, auth), (f"{point}\0", auth), (point, f"{auth} "), (f"<{point}", auth)]
    for wish in ({"p256dh": p256dh, "auth": given} for p256dh, given in wrong):
        told = {"kind": "push", "address": "https://push.example.org/1", **wish}
        assert (await game.people[1].do(game.table, "remind", told)).status == 400


async def test_a_table_calls_so_many_devices_and_no_more(service: Service, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reminders, "MOST", 1)
    game = await party(service)
    wish = {"address": "https://example.org/"}
    assert (await game.people[0].do(game.table, "remind", wish)).status == 303
    answer = await game.people[1].do(game.table, "remind", wish)
    assert answer.status in (400, 429, 503)
    assert len(await service.read(lambda connection: rows.reminders(connection, game.table))) == 1
    assert (await game.people[0].do(game.table, "remind", {"address": "https://example.org/new"})).status == 303


async def test_spectators_and_strangers_are_not_called(service: Service):
    game = await party(service)
    eve = Person(service, "Eve")
    assert (await eve.do(game.table, "remind", {"address": "https://example.org/"})).status == 404
    await eve.watch(f"/l/{game.people[0].device.link_secret(game.table, 'watch')}")
    assert (await eve.do(game.table, "remind", {"address": "https://example.org/"})).status == 403


async def test_nobody_else_reads_where_somebody_is_called(service: Service):
    game = await party(service)
    await game.people[1].do(game.table, "remind", {"address": "https://example.org/secret-hook"})
    assert "secret-hook" in await game.people[1].menu(game.table)
    for path in (f"/t/{game.table}", f"/t/{game.table}/menu", f"/t/{game.table}/parts"):
        assert "secret-hook" not in (await game.people[0].get(path)).text


# --- when a server goes


async def test_a_call_that_is_due_when_a_server_stops_is_made_once_by_the_next(
    hasty: Service, served: list[float], receiver: Receiver
):
    game = await called(hasty, receiver.address)
    await hasty.stop()
    served.append(2000)
    await hasty.start()
    await until_none(hasty, game.table)
    assert len(receiver.got) == 1


async def test_a_call_that_was_begun_when_a_server_died_is_not_made_again(
    hasty: Service, served: list[float], receiver: Receiver
):
    """Whether it went out nobody knows: one call less is better than two."""
    game = await called(hasty, receiver.address)
    (wish,) = await hasty.read(lambda connection: rows.reminders(connection, game.table))
    asked_at = game.live.chair(2).asked_at
    assert asked_at is not None
    assert await hasty.hub.store.write(lambda connection: rows.begin_call(connection, wish, asked_at))
    served.append(2000)
    await until_none(hasty, game.table)
    assert receiver.got == []


async def test_two_processes_call_once(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch, served: list[float], receiver: Receiver
):
    monkeypatch.setattr(errands, "LOOK_AGAIN", 0.02)
    monkeypatch.setattr(outward, "is_public", lambda address: True)
    async with Service(tmp_path, db=postgres_url) as first, Service(tmp_path, db=postgres_url) as second:
        assert first.hub.push_key == second.hub.push_key
        game = await called(first, receiver.address)
        served.append(2000)
        await until_none(first, game.table)
        await asyncio.sleep(0.1)
        assert len(receiver.got) == 1
