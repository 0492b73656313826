"""Whatever is sent, the server answers in words, changes nothing that it should not, and goes on.

Some 2,500 frames, forms, addresses, headers and files that no page of ours would send (`strangers.py`), the same ones
in every run; `make faults` sends a million others.
"""

import gc
import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tests.helpers import amount, chance_of
from tests.server.people import Party, Person, come, finish, onlooker, party, placements, position
from tests.server.service import GAME, HOST, Answer, Page, Service
from tests.server.strangers import FIELDS, NASTY, body, damaged, frames, headers, paths
from whistlestop import games
from whistlestop.server import hub, limits
from whistlestop.server.access import COOKIE, replay_secret
from whistlestop.server.forms import DEEDS
from whistlestop.server.limits import Rate

pytestmark = pytest.mark.anyio

GAMES = games.ids("screen")
OTHERS = [game for game in GAMES if game != GAME]
RECORDS = Path(__file__).parents[1] / "records"
MOST_GROWTH = 96 << 20  # bytes
FINE = {200, 303, 400, 403, 404, 405, 409, 411, 413}


@pytest.fixture(autouse=True)
def _no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is limited would not be looked at."""
    monkeypatch.setattr(limits, "RATES", {kind: Rate(1_000_000, 0.001) for kind in limits.RATES})


class Place:
    """Tables in every state and of every game, and people of every kind."""

    def __init__(
        self, game: Party, lobby: str, over: str, others: list[str], replay: str, people: dict[str, Person]
    ) -> None:
        self.game, self.lobby, self.over, self.replay, self.people = game, lobby, over, replay, people
        self.others = others  # tables of the other games, with a bot

    @classmethod
    async def make(cls, service: Service) -> "Place":
        game = await party(service, must_draw="free")
        ada, bob = game.people
        await game.live.play(1, (placements(game.live, 1)[0],), None, "a-real-move")
        lobby = await ada.open("open", "random")
        over = await ada.open("random", must_draw="free")
        ended = await service.live(over)
        await finish(ended)
        others = []
        for name in OTHERS:
            await service.prepare(name)
            others.append(await ada.open("random", game=name))
        stranger = Person(service, "Mallory")
        await stranger.get("/")
        people = {"host": ada, "guest": bob, "watcher": await onlooker(game), "stranger": stranger}
        return cls(game, lobby, over, others, f"/r/{replay_secret(ended.row.seed, ended.row.nonce)}", people)

    async def check(self, service: Service, before: list[Any]) -> None:
        await goes_on(service, self.game, before)


async def goes_on(service: Service, game: Party, before: list[Any]) -> None:
    """The server goes on as if nothing had been."""
    assert await service.entries(game.table) == before
    assert (await service.call("GET", "/healthz", [(b"host", HOST.encode())])).body == b"ok\n"
    for person in game.people:
        page = await person.look(game.table)
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


def steadily(count: int, people: Iterable[Person]) -> Iterator[int]:
    """Count up. From the first fifth on, when everything has been loaded, memory must not grow any more."""
    before = 0
    for number in range(count):
        if number == count // 5:
            before = memory()
        if number % 1000 == 0:
            for person in people:
                person.seen.clear()
        yield number
    grown = memory() - before
    print(f"{count} answered, {grown / 2**20:.0f} MiB more than at first")
    assert grown < MOST_GROWTH


def memory() -> int:
    """What this process holds, in bytes."""
    gc.collect()
    found = re.search(r"VmRSS:\s+(\d+) kB", Path("/proc/self/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


# --- frames


@pytest.mark.parametrize(
    ("name", "who"), [(GAME, "host"), (GAME, "guest"), (GAME, "watcher"), *((game, "guest") for game in OTHERS)]
)
async def test_frames(service: Service, name: str, who: str):
    game = await party(service, game=name)
    host, guest = game.people
    before = await service.entries(game.table)
    people = {"host": host, "guest": guest, "watcher": await onlooker(game)}
    page = await people[who].look(game.table)
    rng, moves = chance_of(f"{name} {who}"), some_moves(game)
    texts = frames(rng, amount(150, 50_000), moves)
    for number, text in zip(steadily(amount(150, 50_000), people.values()), texts, strict=True):
        assert await answered(page, lambda text=text: page.send_text(text)), text[:200]  # type: ignore[misc]
        if number % 1000 == 0:
            page.forget()
    for content in (b"", b"\x00", b"\xff" * 100, b'{"t":"ask","n":1,"draft":""}', rng.randbytes(60_000)):
        assert await answered(page, lambda content=content: page.send_bytes(content)), content  # type: ignore[misc]
    await goes_on(service, game, before)


def some_moves(game: Party) -> list[str]:
    """What could be done at the start of a game, of each kind something."""
    table = position(game.live)
    kinds = table.legal(table.actors[0]).kinds()
    return [table.game.notation.format_action(action) for kind in kinds for action in (kind[0], kind[-1])]


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


def addresses(place: Place, who: str) -> list[str]:
    """Everything that takes a form; nobody gives up a seat, and the host does not delete what the others still need."""
    kept = {"host": ("delete", "start", "forget"), "guest": ("forget",)}.get(who, ())
    deeds = [deed for deed in DEEDS if deed not in kept]
    paths = [
        f"/t/{table}/{deed}" for table in (place.game.table, place.lobby, place.over, *place.others) for deed in deeds
    ]
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
        f"{place.replay}/analysis",
        "/challenge",
        "/puzzles",
        "/companion",
        "/companion/nothing/deal",
        *(f"/learn/{game}" for game in GAMES),
    ]


@pytest.mark.parametrize("who", ["host", "guest", "watcher", "stranger"])
async def test_forms(service: Service, who: str):
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    rng, person = chance_of(who), place.people[who]
    all_paths = addresses(place, who)
    for number in steadily(amount(200, 75_000), place.people.values()):
        path = all_paths[number] if number < len(all_paths) else rng.choice(all_paths)
        content, kind = body(rng)
        accept = {"accept": "application/json"} if rng.random() < 0.3 else {}
        understood(await person.send(path, content, kind, **accept), (path, kind, content[:300]))
    await place.check(service, before)


async def test_every_deed_with_everything(service: Service):
    """The same in every field, so that it comes to wherever it could do harm."""
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    ada = place.people["host"]
    deeds = [deed for deed in DEEDS if deed not in ("concede", "delete", "start", "forget", "fork", "leave", "rematch")]
    paths = [f"/t/{table}/{deed}" for table in (place.game.table, place.lobby) for deed in deeds]
    paths += ["/new", "/code", "/settings", f"{place.replay}/fork", f"{place.replay}/analysis"]
    paths += ["/challenge", "/puzzles", "/companion"]
    for nasty in NASTY:
        for path in paths:
            is_of_game = path in ("/new", "/challenge", "/puzzles", "/companion")
            fields = dict.fromkeys(FIELDS, nasty[:3000]) | ({"game": GAME} if is_of_game else {})
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
    rng, table = chance_of("addresses"), f"/t/{place.game.table}"
    tables = (table, place.replay, f"/t/{place.lobby}", *(f"/t/{other}" for other in place.others))
    for _ in steadily(amount(400, 150_000), place.people.values()):
        person, path = rng.choice(list(place.people.values())), paths(rng, tables)
        understood(await person.get(path), path)
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", ""):
        for path in ("/", table, "/new"):
            headers = [(b"host", HOST.encode()), (b"content-length", b"0")]
            understood(await service.call(method, path, headers), (method, path))
    await place.check(service, before)


# --- headers


async def test_headers(service: Service):
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    rng = chance_of("headers")
    for _ in steadily(amount(300, 75_000), place.people.values()):
        person = rng.choice(list(place.people.values()))
        path = rng.choice(
            ["/", f"/t/{place.game.table}", f"/t/{place.game.table}/parts", "/new/railroad-ink", place.replay, "/x"]
        )
        told = headers(rng, dict(person.headers()), person.cookies[COOKIE])
        understood(await service.call("GET", path, told, address=person.address), (path, told))
        posted = [*told, (b"content-length", rng.choice([b"0", b"", b"x", b"-0", b"00", b"1_0"]))]
        understood(await service.call("POST", "/settings", posted, address=person.address), told)
        if rng.random() < 0.3:
            page = service.connect(f"/t/{place.game.table}/socket", told, person.address)
            await service.settle()
            await page.close()
            service.pages.remove(page)
    await place.check(service, before)


# --- files


async def test_files(service: Service):
    place = await Place.make(service)
    before = await service.entries(place.game.table)
    rng, eve = chance_of("files"), place.people["stranger"]
    text = (await place.people["host"].get(f"/t/{place.over}/file")).text
    others = [(RECORDS / name / "two.jsonl").read_text() for name in ("marklin", "string_railway", "pioneer_rails")]
    for _ in steadily(amount(300, 100_000), [eve]):
        content = damaged(rng, text if rng.random() < 0.7 else rng.choice(others))
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


async def test_what_is_kept_in_memory_has_an_end(service: Service, monkeypatch: pytest.MonkeyPatch):
    """However many games strangers bring and look at."""
    monkeypatch.setattr(hub, "MOST_IDLE", 3)
    (ada,) = come(service, 1)
    table = await ada.open("random", must_draw="free")
    await finish(await service.live(table))
    text = (await ada.get(f"/t/{table}/file")).text.encode()
    for _ in range(6):
        answer = await ada.upload("/replays", "file", text)
        assert (await ada.get(answer.goes_to)).status == 200
        assert len(service.hub.lives) <= 3 + 1  # a table is idle only once it has been looked at
