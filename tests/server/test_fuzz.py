"""Whatever strangers send is answered in words, changes nothing and breaks nothing.

Every request and frame here is random and repeatable. A mistake of the server (a 500) fails the test by itself: the
service keeps it, and the log is looked through.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.people import Party, Person, party, placements
from tests.server.service import HOST, Service
from whistlestop.core.table import Did
from whistlestop.server import limits
from whistlestop.server.forms import DEEDS
from whistlestop.server.protocol import LONGEST_FRAME

pytestmark = pytest.mark.anyio

ROUNDS = 700  # of each kind


@pytest.fixture(autouse=True)
def no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fuzzing is too fast for a person: what limits do is tested elsewhere."""
    monkeypatch.setattr(limits, "RATES", {kind: limits.Rate(10**9, 1e-9) for kind in limits.RATES})


def hostile_texts(rng: random.Random) -> str:
    return rng.choice(
        [
            "", " ", "0", "-1", "1", "2", "7", "99999999999999999999", "1e9", "NaN", "null", "true", "[]", "{}", "\x00",
            "\u202e", "😀" * 30, "<script>alert(1)</script>", "../../etc/passwd", "' OR 1=1 --", "%s%s%n", "a" * 5000,
            "B1 h-h-", "done", "take 1", "meteor up", "ignore hhhh", "rewind", "bot:2", "bot:99", "bot:x", "greedy",
            "railroad-ink", "//evil.test", "/\\evil.test", "\r\nSet-Cookie: x=1", "١", "²",
        ]
    )  # fmt: skip


def anything(rng: random.Random, depth: int = 3) -> Any:
    """A random JSON value."""
    leaves: list[Callable[[], Any]] = [
        lambda: None,
        lambda: rng.random() < 0.5,
        lambda: rng.choice([0, 1, -1, 2**31, 2**63, 10**30, 0.5, 1e308]),
        lambda: hostile_texts(rng),
    ]
    branches: list[Callable[[], Any]] = [
        lambda: [anything(rng, depth - 1) for _ in range(rng.randrange(4))],
        lambda: {hostile_texts(rng): anything(rng, depth - 1) for _ in range(rng.randrange(4))},
    ]
    return rng.choice(leaves + (branches if depth else []))()


def frame(rng: random.Random, good: list[dict[str, Any]]) -> str:
    """A frame that is nearly right, or not at all."""
    told: dict[str, Any] = dict(rng.choice(good))
    for _ in range(rng.randrange(1, 4)):
        change = rng.randrange(4)
        key = rng.choice([*told, "t", "seat", "id"])
        if change == 0:
            told.pop(key, None)
        elif change < 3:
            told[key] = anything(rng)
        else:
            told["t"] = rng.choice(["do", "undo", "ask", "say", "hello", "patch", "done", "", "DO"])
    text = json.dumps(told, ensure_ascii=rng.random() < 0.5)
    damage = rng.randrange(8)
    if damage == 0:
        return text[: rng.randrange(len(text))]
    if damage == 1:
        place = rng.randrange(len(text))
        return text[:place] + chr(rng.choice([0, 10, 34, 92, 125, 0x2028, 0x1F600])) + text[place:]
    return text


async def log_of(service: Service, game: Party) -> list[tuple[object, ...]]:
    return [(entry.seq, entry.kind, entry.text) for entry in await service.entries(game.table)]


async def alive(service: Service, game: Party) -> None:
    """The game goes on as if nothing had happened."""
    page = await game.people[0].look(game.table)
    assert (await page.do(placements(game.live, 1)[0]))["result"] == "applied"


async def test_frames(service):
    rng = random.Random(1)
    game = await party(service, 2)
    pages = await game.pages()
    before = await log_of(service, game)
    mine, theirs = placements(game.live, 1)[0], placements(game.live, 2)[-1]
    good = [
        {"t": "do", "id": "client-0001", "actions": [mine], "version": [99, 99]},
        {"t": "do", "id": "client-0002", "actions": ["A1 h-h-", "done", theirs], "version": [1, 0]},
        {"t": "undo", "id": "client-0003", "version": [1, 0], "count": 3, "keep": True},
        {"t": "ask", "n": 5, "draft": mine},
        {"t": "say", "id": "client-0004", "text": "\x00\x01"},
        {"t": "hello", "drawing": "x"},
    ]
    for _ in range(ROUNDS):
        text = frame(rng, good)
        pages[0].send_text(text)
        answer = await pages[0].next("notice", "done", "answer", "resync", "welcome")
        told = {"sentence", "ways", "result"} & answer.keys()
        assert answer["t"] in ("resync", "welcome") or told, (text, answer)
        if answer["t"] == "done" and answer["result"] == "applied" and '"do"' in text:  # by chance it was a real one
            await pages[0].undo(0)
    assert [row for row in await log_of(service, game) if row[1] != "undo"][: len(before)] == before
    assert not any(isinstance(entry, Did) and entry.seat == 2 for entry in game.live.table.log)
    await alive(service, game)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[" * 30000,
        '{"t":' * 5000,
        '"' + "x" * (LONGEST_FRAME - 3),
        '{"t":"say","id":"client-1","text":"\\ud800"}',
    ],
    ids=["empty", "null", "deep list", "deep object", "long", "half a letter"],
)
async def test_odd_frames(service, text):
    game = await party(service, 2)
    page = (await game.pages())[0]
    page.send_text(text)
    assert (await page.next("notice"))["sentence"]
    await alive(service, game)


async def test_binary_frames(service):
    game = await party(service, 2)
    page = (await game.pages())[0]
    page.send_bytes(b"\x00\xff")
    assert await page.next("notice") or page.closed is not None
    await alive(service, game)


def fields(rng: random.Random) -> dict[str, object]:
    names = ["game", "seats", "name", "seat", "seat-2", "seat-3", "name-2", "level", "topic", "yes", "watch", "code"]
    names += ["option-lava", "option-edition", "option-nonsense", "language", "theme", "sound", "back", "at", "file"]
    return {rng.choice(names): hostile_texts(rng) for _ in range(rng.randrange(6))}


async def test_forms(service):
    rng = random.Random(2)
    game = await party(service, 2)
    before = await log_of(service, game)
    kept = [name for name in DEEDS if name not in ("delete", "vote", "standin", "takeback", "rematch")]
    host = game.people[0]
    addresses = ["/new", "/code", "/settings", "/replays", "/join/FOX-123", "/l/x", "/r/x/fork"]
    addresses += [f"/t/{game.table}/{name}" for name in kept] + ["/t/nowhere/start"]
    for _ in range(ROUNDS):
        address, given = rng.choice(addresses), fields(rng)
        kind = rng.randrange(4)
        if kind == 0:
            answer = await host.send(address, rng.randbytes(rng.randrange(300)), "application/x-www-form-urlencoded")
        elif kind == 1:
            answer = await host.send(address, rng.randbytes(rng.randrange(300)), "multipart/form-data; boundary=edge")
        else:
            answer = await host.post(address, given)
        assert answer.status in (200, 303, 400, 403, 404, 405, 409, 413), (address, given, answer.status)
        assert not answer.goes_to.startswith(("//", "/\\", "http")) if answer.status == 303 else answer.body
        assert all("\n" not in value.decode("latin-1") for _, value in answer.headers)
    assert await log_of(service, game) == before
    await alive(service, game)


async def test_addresses_cookies_and_headers(service):
    rng = random.Random(3)
    game = await party(service, 2)
    before = await log_of(service, game)
    beginnings = ["/", "/t/", f"/t/{game.table}/", "/l/", "/r/", "/join/", "/static/", "/help/", "/new/", "/healthz"]
    names = ["parts", "light", "text", "file", "end", "socket", "frame", "replay", "x", "..", "%00", "%ff", "a" * 3000]
    for _ in range(ROUNDS):
        stranger = Person(service, "Eve")
        address = rng.choice(beginnings) + rng.choice([*names, ""])
        address += rng.choice(
            ["", "?seat=-1", "?seat=²&part=x", "?at=99999999999&seat=1", "?fragment&rule=%00", "?&&=="]
        )
        cookie = rng.choice(
            ["", "whistlestop=", "whistlestop=" + "a" * 43, "language=xx; theme=<; name=%zz%ff", "\xff=;;"]
        )
        languages = rng.choice(["", "uk;q=1;q=x,,", "*;q=0", "en-" * 500, "\xff\xfe"])
        headers = {"host": HOST, "cookie": cookie, "accept-language": languages}
        told = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        answer = await service.call(
            rng.choice(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]), address, told, address="10.9.9.9"
        )
        assert answer.status in (200, 303, 307, 400, 403, 404, 405, 411), (address, answer.status)
        assert stranger.cookies == {}
    assert await log_of(service, game) == before
    await alive(service, game)


async def test_files(service):
    rng = random.Random(4)
    game = await party(service, 2, must_draw="free")
    await game.live.play(1, (placements(game.live, 1)[0],), None, None)
    while actors := game.live.table.actors:
        await game.live.play(actors[0], ("done",), None, None)
    whole = (await game.people[0].get(f"/t/{game.table}/file")).body
    eve = Person(service, "Eve")
    for _ in range(ROUNDS // 4):
        content = bytearray(whole)
        for _ in range(rng.randrange(1, 5)):
            place = rng.randrange(len(content))
            match rng.randrange(3):
                case 0:
                    content[place] = rng.randrange(256)
                case 1:
                    del content[place : place + rng.randrange(200)]
                case _:
                    content[place:place] = rng.randbytes(rng.randrange(20))
        answer = await eve.upload("/replays", "file", bytes(content))
        assert answer.status in (303, 400), answer.status
