"""Whatever is sent, the server answers in words, changes nothing that it should not, and goes on.

Some 2,500 frames, forms, addresses, headers and files that no page of ours would send; the same ones in every run.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.people import Party, Person, come, finish, onlooker, party, placements
from tests.server.service import GAME, HOST, Answer, Page, Service
from whistlestop.server import limits
from whistlestop.server.access import COOKIE, replay_secret
from whistlestop.server.forms import DEEDS
from whistlestop.server.limits import Rate

pytestmark = pytest.mark.anyio

FINE = {200, 303, 400, 403, 404, 405, 409, 411, 413}

# What people, scripts and databases have stumbled over.
NASTY = [
    "",
    " ",
    "0",
    "-1",
    "1",
    "7",
    "01",
    "1.5",
    "1e9",
    "NaN",
    "²",
    "٣",
    "9" * 30,
    "9" * 5000,
    "null",
    "true",
    "[]",
    "{}",
    "None",
    "\x00",
    "a\x00b",
    "\x1b[31m",
    "\u202eevil",
    "\ufeff",
    "\u2028",
    "\ue000bold\ue001",
    "İ" * 30,
    "ﷺ" * 200,
    "🚂" * 40,
    "é" * 70_000,
    "x" * 4001,
    "<script>alert(1)</script>",
    "'\"><svg onload=x>",
    "<!--board-1-->",
    "<!--log.1-->",
    "</script>",
    "{ $name }",
    "{{7*7}}",
    "%s%s%n",
    "%00",
    "%ff",
    "%",
    "../../etc/passwd",
    "..\\..",
    "//evil.test",
    "/\\evil.test",
    "http://evil.test",
    "javascript:alert(1)",
    "'; DROP TABLE tables; --",
    "' OR 1=1 --",
    "done",
    "take 1",
    "B1 h-h-",
    "bot:1",
    "bot:99",
    "rewind",
    "rewind:1",
    "same",
    "open",
    "me",
    "greedy",
    "railroad-ink",
    "\r\nSet-Cookie: x=y",
]


@pytest.fixture(autouse=True)
def _no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is limited would not be looked at."""
    monkeypatch.setattr(limits, "RATES", {kind: Rate(1_000_000, 0.001) for kind in limits.RATES})


class Place:
    """Tables in every state, and people of every kind."""

    def __init__(self, game: Party, lobby: str, over: str, replay: str, people: dict[str, Person]) -> None:
        self.game, self.lobby, self.over, self.replay, self.people = game, lobby, over, replay, people

    @classmethod
    async def make(cls, service: Service) -> "Place":
        game = await party(service, must_draw="free")
        ada, bob = game.people
        await game.live.play(1, (placements(game.live, 1)[0],), None, "a-real-move")
        lobby = await ada.open("open", "random")
        over = await ada.open("random", must_draw="free")
        ended = await service.live(over)
        await finish(ended)
        stranger = Person(service, "Mallory")
        await stranger.get("/")
        people = {"host": ada, "guest": bob, "watcher": await onlooker(game), "stranger": stranger}
        return cls(game, lobby, over, f"/r/{replay_secret(ended.row.seed, ended.row.nonce)}", people)

    async def check(self, service: Service, before: list[Any]) -> None:
        """The server goes on as if nothing had been."""
        assert await service.entries(self.game.table) == before
        assert (await service.call("GET", "/healthz", [(b"host", HOST.encode())])).body == b"ok\n"
        for person in self.game.people:
            page = await person.look(self.game.table)
            assert "sentence" in await page.ask("nonsense")
        assert service.failures == []


def understood(answer: Answer, what: object) -> None:
    """An answer that a person or a script can do something with."""
    assert answer.status in FINE, (answer.status, what)
    assert "Traceback" not in answer.body.decode("utf-8", "replace"), what
    if answer.status >= 400 and answer.header("content-type").startswith("application/json"):
        assert len(answer.json["sentence"]) > 10, what
    elif answer.status >= 400:
        assert len(answer.body) > 10, what
    assert not [value for _, value in answer.headers if b"\n" in value or b"\r" in value], what
    for line in answer.all("location"):
        assert line.startswith("/"), what
        assert not line.startswith(("//", "/\\")), what


# --- frames


def frames(rng: random.Random, count: int) -> Iterator[str]:
    """Frames that are almost right, and some that are nothing at all."""
    whole: list[dict[str, Any]] = [
        {"t": "hello", "drawing": "x.1"},
        {"t": "do", "id": "fuzz-0001", "actions": ["C3 hh--"], "version": [7, 7]},
        {"t": "undo", "id": "fuzz-0002", "version": [7, 7], "count": 1, "keep": True},
        {"t": "ask", "n": 1, "draft": "C3 hh--"},
        {"t": "say", "id": "fuzz-0003", "text": "hello"},
        {"t": "do", "id": "a-real-move", "actions": ["done"], "version": [7, 7]},
    ]
    odd: list[Any] = [
        None,
        True,
        -1,
        0.5,
        1e308,
        2**63,
        10**40,
        [],
        {},
        "",
        [[]],
        [[[[]]]],
        [None],
        {"t": "do"},
        [7, 7, 7],
        ["7", "7"],
        [-1, -1],
        [2**31, 2**31],
        ["done"] * 65,
        ["x" * 4001],
        "\u0000",
        "x" * 65,
        "short",
        "not an id!",
    ]
    raw = [
        "",
        " ",
        "{",
        "}",
        "[]",
        "null",
        "0",
        '"do"',
        "{}",
        '{"t":1}',
        '{"t":"dance"}',
        '{"t":"welcome"}',
        '{"t":"do"}',
        "NaN",
        "[" * 30_000,
        '{"a":' * 20_000,
        '{"t":"ask","n":1,"draft":"' + "[" * 3000 + '"}',
        '{"t":"say","id":"fuzz-0004","text":"\\ud800"}',
        '{"t":"say","id":"fuzz-0005","text":"\\udfff\\ud800"}',
        '{"t":"hello","drawing":"\\ud83d"}',
        '{"t":"ask","n":1e3,"draft":"C3"}',
        '{"t":"ask","n":1,"n":2,"draft":"\\u0000"}',
        '{"t":"do","id":"fuzz-0006","actions":["done"],"version":[7,7],"seat":2,"extra":' + "9" * 500 + "}",
        "\ufeff{}",
        "\ud800",
        "x" * 65_000,
        '{"t":"say","id":"fuzz-0007","text":"' + "é" * 20_000 + '"}',
    ]
    yield from raw
    for _ in range(count - len(raw)):
        frame = dict(rng.choice(whole))
        key = rng.choice(list(frame))
        match rng.randrange(6):
            case 0:
                del frame[key]
            case 1:
                frame[key] = rng.choice(odd)
            case 2:
                frame[key] = rng.choice(NASTY)
            case 3:
                frame["t"] = rng.choice(["do", "undo", "ask", "say", "hello", "patch", "", "DO"])
            case 4:
                frame["actions"] = [rng.choice(NASTY) for _ in range(rng.randint(0, 5))]
            case _:
                text = json.dumps(frame)
                at = rng.randrange(len(text))
                yield text[:at] + rng.choice(["", '"', "}", "\\", "\x00", "é", ",", "[", "\\u"]) + text[at + 1 :]
                continue
        yield json.dumps(frame)


@pytest.mark.parametrize("who", ["host", "guest", "watcher"])
async def test_frames(service: Service, who: str):
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    page = await place.people[who].look(place.game.table)
    rng = random.Random(who)
    for text in frames(rng, 300):
        assert await answered(page, lambda text=text: page.send_text(text)), text[:200]  # type: ignore[misc]
    for content in (b"", b"\x00", b"\xff" * 100, b'{"t":"ask","n":1,"draft":""}', rng.randbytes(60_000)):
        assert await answered(page, lambda content=content: page.send_bytes(content)), content  # type: ignore[misc]
    await place.check(service, before)


async def answered(page: Page, send: Callable[[], None]) -> bool:
    """Whether what is sent has one answer of a kind that the protocol knows."""
    send()
    frame = await page.next("notice", "done", "answer", "welcome", "resync", "curtain")
    if frame["t"] == "done":
        return frame["result"] in ("applied", "duplicate", "stale", "refused")
    if frame["t"] == "answer":
        return bool(frame.get("ways") or frame["sentence"])
    return frame["t"] != "notice" or len(frame["sentence"]) > 10


# --- forms

FIELDS = [
    *("seat", "seats", "seat-2", "seat-3", "name", "name-2", "level", "topic", "yes", "watch", "code", "game"),
    *("option-lava", "option-longest", "option-x", "at", "back", "language", "theme", "sound", "file"),
]


def bodies(rng: random.Random) -> tuple[bytes, str]:
    """A form as nobody fills it in, and what it says that it is."""
    fields = [(rng.choice(FIELDS), rng.choice(NASTY)) for _ in range(rng.randint(0, 6))]
    kind = rng.randrange(10)
    if kind < 6:
        body = "&".join(f"{name}={quote(value)}" for name, value in fields).encode()
        if kind == 5:
            body += rng.choice(
                [b"&name=%ff%fe", b"&seat=%ED%A0%80", b"&&&=;=&", b"&name=\xff\xfe", b"&" * 50, b"&seat=1" * 80]
            )
        return body, "application/x-www-form-urlencoded"
    if kind < 9:
        charset = rng.choice(
            ["", "; charset=utf-8", "; charset=unicode_escape", "; charset=idna", "; charset=punycode"]
        )
        charset = rng.choice(
            [charset, "; charset=utf-16", "; charset=utf-7", "; charset=rot13", "; charset=zlib", '; charset="\x00"']
        )
        parts = b"".join(
            b'--edge\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'
            % (name.encode(), rng.choice([value.encode(), b"\\ud800", b"xn--\xff", rng.randbytes(20)]))
            for name, value in fields
        )
        end = rng.choice([b"--edge--\r\n", b"", b"--edge\r\n", b"--wrong--"])
        boundary = rng.choice(["; boundary=edge", "; boundary=edge", "; boundary=", "", "; boundary=" + "x" * 300])
        return parts + end, f"multipart/form-data{boundary}{charset}"
    return rng.choice([b"", b"{}", rng.randbytes(300)]), rng.choice(
        ["", "text/plain", "application/json", "x", ";", "a/b;c"]
    )


def addresses(place: Place, who: str) -> list[str]:
    """Everything that takes a form; nobody gives up a seat, and the host does not delete what the others still need."""
    kept = {"host": ("delete", "start", "forget"), "guest": ("forget",)}.get(who, ())
    deeds = [deed for deed in DEEDS if deed not in kept]
    paths = [f"/t/{table}/{deed}" for table in (place.game.table, place.lobby, place.over) for deed in deeds]
    host = place.people["host"].device
    links = [f"/l/{host.link_secret(place.lobby, kind)}" for kind in ("join", "watch")]
    return [
        *paths,
        *links,
        "/l/nothing",
        "/new",
        "/code",
        "/join/FOX-100",
        "/replays",
        "/settings",
        f"{place.replay}/fork",
    ]


@pytest.mark.parametrize("who", ["host", "guest", "watcher", "stranger"])
async def test_forms(service: Service, who: str):
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    rng, person = random.Random(who), place.people[who]
    paths = addresses(place, who)
    for number in range(max(200, len(paths))):
        path = paths[number] if number < len(paths) else rng.choice(paths)
        body, kind = bodies(rng)
        accept = {"accept": "application/json"} if rng.random() < 0.3 else {}
        understood(await person.send(path, body, kind, **accept), (path, kind, body[:300]))
    await place.check(service, before)


async def test_every_deed_with_everything(service: Service):
    """The same in every field, so that it comes to wherever it could do harm."""
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    ada = place.people["host"]
    deeds = ("name", "open", "standin", "invite", "remove", "bot", "vote", "withdraw", "device")
    paths = [f"/t/{table}/{deed}" for table in (place.game.table, place.lobby) for deed in deeds]
    paths += ["/new", "/code", "/settings", f"{place.replay}/fork"]
    for nasty in NASTY:
        for path in paths:
            fields = dict.fromkeys(FIELDS, nasty[:3000]) | ({"game": GAME} if path == "/new" else {})
            understood(await ada.post(path, fields), (path, nasty[:100]))
    await place.check(service, before)


async def test_names_are_shown_as_text(service: Service):
    """Whatever somebody is called, no page of anybody takes it for markup."""
    game = await party(service, must_draw="free")
    ada, bob = game.people
    page = await ada.look(game.table)
    for name in NASTY:
        understood(await bob.do(game.table, "name", {"seat": 2, "name": name}), name)
        shown = (await ada.get(f"/t/{game.table}")).text + (await bob.get("/")).text
        for hostile in ("<script>alert", "<svg onload", "<!--board", "\x00", "\u202e", "\x1b"):
            assert hostile not in shown, name
    frames = [json.loads(frame) for frame in page.frames]
    assert all("<script>alert" not in markup for frame in frames for markup in frame.get("parts", {}).values())
    await page.rest()
    assert page.closed is None


# --- addresses


async def test_addresses(service: Service):
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    rng = random.Random("addresses")
    table, replay = f"/t/{place.game.table}", place.replay
    stems = ["/", "/t/", "/l/", "/r/", "/join/", "/new/", "/help/", "/static/", table, replay, f"/t/{place.lobby}"]
    tails = ["", "/parts", "/light", "/text", "/file", "/frame", "/end", "/socket", "/start", "/x"]
    for number in range(400):
        person = rng.choice(list(place.people.values()))
        path = rng.choice(stems) + (quote(rng.choice(NASTY)[:3000]) if rng.random() < 0.5 else "") + rng.choice(tails)
        asked = ["seat", "at", "part", "eyes", "rule", "fragment", "x"]
        query = "&".join(f"{rng.choice(asked)}={quote(rng.choice(NASTY)[:500])}" for _ in range(rng.randint(0, 3)))
        if rng.random() < 0.1:
            query += rng.choice(["&seat=\udcff", "\udcfe", "%", "%zz", "&" * 100, "seat=1;at=2"])
        answer = await person.get(f"{path}?{query}")
        understood(answer, (number, path, query))
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", ""):
        for path in ("/", table, "/new"):
            headers = [(b"host", HOST.encode()), (b"content-length", b"0")]
            understood(await service.call(method, path, headers), (method, path))
    await place.check(service, before)


# --- headers


def headers(rng: random.Random, person: Person) -> list[tuple[bytes, bytes]]:
    odd = [
        b"",
        b"\xff\xfe",
        b"x" * 5000,
        b"\x00",
        b"[::1",
        b"evil.test:99999999",
        b"a b",
        b"@",
        b"*",
        b"q=2;q",
        b"uk;q=nan",
        b"uk;q=1e999, pl;q=-1, ;;;,,,",
        b"en" + b",en" * 1000,
        b"gzip;q=x",
        b"bytes=0-1",
        b'W/"x"',
        rng.randbytes(40).replace(b"\n", b"").replace(b"\r", b""),
    ]
    told = dict(person.headers())
    for name in rng.sample(
        [b"host", b"accept-language", b"accept", b"origin", b"referer", b"range", b"if-none-match", b"accept-encoding"],
        2,
    ):
        told[name] = rng.choice(odd)
    cookies = [
        b"language=xx",
        b"theme=%ff",
        b"name=%ff%00%F0%9F%9A%82",
        b"sound=;;=",
        b"=",
        b"name=\xff\xfe",
        b"a=b" * 500,
    ]
    token = rng.choice([person.cookies[COOKIE].encode(), b"x" * 43, b"", b"\xff" * 43, b'"' + b"x" * 43 + b'"'])
    told[b"cookie"] = b"; ".join([COOKIE.encode() + b"=" + token, *rng.sample(cookies, 2)])
    return list(told.items())


async def test_headers(service: Service):
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    rng = random.Random("headers")
    for _ in range(300):
        person = rng.choice(list(place.people.values()))
        path = rng.choice(
            ["/", f"/t/{place.game.table}", f"/t/{place.game.table}/parts", "/new/railroad-ink", place.replay, "/x"]
        )
        told = headers(rng, person)
        understood(await service.call("GET", path, told, address=person.address), (path, told))
        posted = [*told, (b"content-length", rng.choice([b"0", b"", b"x", b"-0", b"00", b"1_0"]))]
        understood(await service.call("POST", "/settings", posted, address=person.address), told)
        if rng.random() < 0.3:
            page = service.connect(f"/t/{place.game.table}/socket", told, person.address)
            await service.settle()
            await page.close()
    await place.check(service, before)


# --- files


def damaged(rng: random.Random, text: str) -> bytes:
    """A game file to which something has happened."""
    lines = text.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    match rng.randrange(12):
        case 0:
            return text.encode()[: rng.randrange(len(text))]
        case 1:
            del lines[at]
        case 2:
            lines.insert(at, lines[rng.randrange(len(lines))])
        case 3:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 4:
            content = bytearray(text.encode())
            for _ in range(rng.randint(1, 20)):
                content[rng.randrange(len(content))] = rng.randrange(256)
            return bytes(content)
        case 5:
            lines[at] = rng.choice(
                ["\n", "{}\n", "[]\n", "null\n", '{"seat":99,"do":"done"}\n', '{"rewind":-1}\n', '{"undo":"1"}\n']
            )
        case 6:
            lines[at] = json.dumps({"seat": rng.choice([0, -1, 2**70]), "do": rng.choice(NASTY)}) + "\n"
        case 7:
            head = json.loads(lines[0])
            head[rng.choice(list(head))] = rng.choice(
                [None, -1, 2**70, [], {}, "x", rng.choice(NASTY), {"lava": 3}, [[[1]]]]
            )
            lines[0] = json.dumps(head) + "\n"
        case 8:
            end = json.loads(lines[-1])
            end["end"][rng.choice(list(end["end"]))] = rng.choice([None, -1, "00", "zz", 2**70, [1, 2, 3], True])
            lines[-1] = json.dumps(end)
        case 9:
            return rng.choice(
                [
                    b"",
                    b"\n" * 5000,
                    rng.randbytes(3000),
                    b"\x1f\x8b" + rng.randbytes(500),
                    b"PK\x03\x04",
                    b"\xef\xbb\xbf",
                ]
            )
        case 10:
            lines[at] = "[" * rng.choice([10, 5000, 70_000]) + "\n"
        case _:
            return text.replace("\n", rng.choice(["\r\n", "\r", "\x00", "\u2028", "\n\n"])).encode("utf-8")
    return "".join(lines).encode("utf-8", "surrogatepass")


async def test_files(service: Service):
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    rng, eve = random.Random("files"), place.people["stranger"]
    text = (await place.people["host"].get(f"/t/{place.over}/file")).text
    for _ in range(300):
        content = damaged(rng, text)
        answer = await eve.upload("/replays", "file", content)
        understood(answer, content[:500])
        if answer.status == 303:  # it is still a game
            assert (await eve.get(answer.goes_to)).status == 200
    assert (await eve.upload("/replays", "wrong", text.encode())).status == 400
    assert (await eve.upload("/replays", "file", text.encode())).status == 303
    await place.check(service, before)


# --- the other engine is pickier


async def test_postgresql_takes_no_offence(tmp_path_factory: pytest.TempPathFactory, postgres_url: str):
    """Signs that PostgreSQL cannot keep never reach it."""
    async with Service(tmp_path_factory.mktemp("postgres"), db=postgres_url) as service:
        ada, bob = come(service)
        table = await ada.open("open")
        join, _ = await ada.links(table)
        for nasty in ("\x00", "a\x00b", "\ud800", "\U0010ffff", "é" * 5000):
            text = quote(nasty.encode("utf-8", "surrogatepass"))
            for path in (f"/t/{text}", f"/l/{text}", f"/join/{text}", f"/r/{text}", f"/help/{text}"):
                understood(await bob.get(path), path)
            for path in (
                "/new",
                "/code",
                join,
                f"/t/{table}/name",
                f"/t/{table}/bot",
                f"/t/{table}/vote",
                f"/join/{text}",
            ):
                for fields in (
                    f"seat=2&name={text}",
                    f"seat={text}&level={text}&topic={text}&code={text}&game={GAME}&seats=2",
                ):
                    for person in (bob,) if path == join else (ada, bob):
                        answer = await person.send(path, fields.encode(), "application/x-www-form-urlencoded")
                        understood(answer, (path, fields))
        await ada.do(table, "fill")
        await ada.do(table, "start")
        page = await ada.look(table)
        for nasty in ("\x00", "a\x00b", "\U0010ffff"):
            assert (await page.say(nasty))["t"] == "done"
            assert (await page.do(nasty))["result"] == "refused"
            assert "sentence" in await page.ask(nasty)
        assert service.failures == []
