"""Who may see and do what: links, codes, cookies, origins, sizes; and that secrets stay with their owners."""

import asyncio
import base64
import logging
import re
import sqlite3
from pathlib import Path

import pytest

from tests.server import stored
from tests.server.people import Party, Person, come, finish, onlooker, party, placements, position
from tests.server.service import HOST, Service
from whistlestop.server import guard, limits
from whistlestop.server.access import COOKIE, Device
from whistlestop.server.forms import DEEDS

pytestmark = pytest.mark.anyio


def dump(service: Service) -> list[str]:
    """Everything in the database."""
    with sqlite3.connect(service.file) as database:
        lines = list(database.iterdump())
    database.close()
    return lines


def links_of(person: Person, table: str, *seats: int) -> dict[str, str]:
    """The secrets of all links that this person's device can make for a table."""
    device = person.device
    made = {kind: device.link_secret(table, kind) for kind in ("join", "watch", "host", "replay")}
    return made | {f"seat {seat}": device.link_secret(table, "seat", seat) for seat in seats}


# --- links


async def test_to_look_at_a_link_changes_nothing(service: Service):
    game = await party(service)
    ada, bob = game.people
    table = await ada.open("open")
    join, watch = await ada.links(table)
    paths = [
        join,
        watch,
        await bob.seat_link(game.table, "device"),
        f"/l/{ada.device.link_secret(table, 'host')}",
        f"/join/{(await service.live(table)).row.code}",
    ]
    before = dump(service)
    for path in paths:
        for eve in (Person(service, "messenger"), ada, bob):
            for _ in range(3):
                assert (await eve.get(path)).status in (200, 303)  # who sits there is led to the table
        answer = await service.call("HEAD", path, [(b"host", HOST.encode())])
        assert answer.status == 200
    assert dump(service) == before


async def test_old_links_unknown_links_and_nonsense_are_the_same(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, watch = await ada.links(table)
    await bob.sit_down(join, 2)
    await ada.do(table, "start")
    own = await bob.seat_link(table, "device")
    await ada.seat_link(table, "invite", 2)  # Bob's own link has ended
    gone = await ada.open("open")
    deleted, _ = await ada.links(gone)
    await ada.do(gone, "delete")
    eve = Person(service, "Eve")
    await eve.get("/")
    wrong = [
        own,
        deleted,
        "/l/AAAAAAAAAAAAAAAAAAAAAA",
        "/l/x",
        f"/l/{table}",
        "/l/%00",
        f"/l/{eve.cookies[COOKIE]}",
    ]
    for method in (eve.get, eve.post):
        answers = [await method(path) for path in wrong]
        assert {answer.status for answer in answers} == {404}
        assert len({answer.body for answer in answers}) == 1
    elsewhere = [watch, own, join, f"/l/{ada.device.link_secret(table, 'host')}", "/l/AAAAAAAAAAAAAAAAAAAAAA"]
    for tail in ("", "/frame", "/light?part=x", "/text", "/file"):
        answers = [await eve.get(path.replace("/l/", "/r/") + tail) for path in elsewhere]
        assert {answer.status for answer in answers} == {404}, tail
        assert len({answer.body for answer in answers}) == 1


async def test_no_link_to_a_running_game_shows_what_others_draw(service: Service):
    """A link of any kind is no link to a replay: nobody forks a running game through the eyes of somebody else."""
    game = await party(service, must_draw="free")
    ada, bob = game.people
    await game.live.play(1, (placements(game.live, 1)[0],), None, None)
    eve = await onlooker(game)
    secrets = [*links_of(ada, game.table, 1).values(), *links_of(bob, game.table, 2).values()]
    secrets.append((await bob.seat_link(game.table, "device")).removeprefix("/l/"))
    for person in (eve, bob):
        for secret in secrets:
            answer = await person.post(f"/r/{secret}/fork", {"seat": 1, "at": 99})
            assert answer.status == 404
    assert len(await service.read(stored.tables)) == 1


# --- what is stored and logged


async def everything(service: Service, game: Party) -> dict[str, str]:
    """Let a game go through everything that makes secrets; all of them, by what they are."""
    ada, bob, cid = game.people
    secrets = {f"token of {person.name}": person.cookies[COOKIE] for person in game.people}
    eve = await onlooker(game)
    secrets["token of Eve"] = eve.cookies[COOKIE]
    for person, seat in ((ada, 1), (bob, 2), (cid, 3)):
        secrets[f"link of {person.name}"] = (await person.seat_link(game.table, "device")).removeprefix("/l/")
        secrets |= {f"{kind} of {person.name}": link for kind, link in links_of(person, game.table, seat).items()}
    phone = Person(service, "phone")
    secrets["new link"] = (await ada.seat_link(game.table, "invite", 3)).removeprefix("/l/")
    await phone.post(f"/l/{secrets['new link']}")
    secrets["token of phone"] = phone.cookies[COOKIE]
    pages = [await person.look(game.table) for person in (ada, bob, phone, eve)]
    for page in pages[:3]:
        await page.say("hello")
    for seat, page in enumerate(pages[:3], 1):
        await page.do(placements(game.live, seat)[0])
        await page.undo()
        await page.do("nonsense")
        page.send_text("{")
        await page.next("notice")
    await pages[1].close()
    assert (await ada.do(game.table, "standin", {"seat": 2})).status == 303
    await bob.do(game.table, "takeback")
    await bob.do(game.table, "name", {"seat": 2, "name": "Robert"})
    for seat in (1, 2):
        await game.live.play(seat, ("done",), None, None)
    for person in (bob, phone, ada):
        await person.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    for person in (ada, bob, phone, eve):
        for path in ("", "/parts", "/menu", "/keys", "/light?seat=1&part=networks", "/text?seat=1", "/file"):
            await person.get(f"/t/{game.table}{path}")
        await person.get("/")
    await eve.get(f"/l/{secrets['join of Ada']}")
    await eve.get("/r/nothing")
    return secrets


async def test_the_database_and_the_log_hold_no_secret(service: Service, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    game = await party(service, 3, must_draw="free")
    secrets = await everything(service, game)
    await finish(game.live)
    for person in game.people[:2]:
        following = (await person.do(game.table, "rematch")).goes_to.removeprefix("/t/")
        secrets |= {f"next {kind} of {person.name}": link for kind, link in links_of(person, following).items()}
    kept = b"".join(path.read_bytes() for path in sorted(service.file.parent.glob("whistlestop.db*")))
    assert game.table.encode() in kept
    assert game.people[0].device.id.encode() in kept  # the hash of the token is what a device is known by
    logged = "\n".join(record.getMessage() for record in caplog.records) + caplog.text
    for name, secret in secrets.items():
        assert len(secret) >= 22, name
        for form in (secret.encode(), base64.urlsafe_b64decode(secret + "=="), secret.encode().hex().encode()):
            assert form not in kept, name
        assert secret not in logged, name


async def test_nobody_gets_a_secret_of_somebody_else(service: Service):
    game = await party(service, 3, must_draw="free")
    secrets = await everything(service, game)
    row = game.live.row
    hidden = {
        "seed": row.seed.hex(),
        "nonce": row.nonce.hex(),
        "seed as text": base64.b64encode(row.seed).decode(),
        **{f"seed of bot {chair.seat}": str(chair.bot_seed) for chair in game.live.chairs},
        **{f"device {person.name}": person.device.id for person in game.people},
    }
    for person in game.people:
        seen = b"\n".join(person.seen + [frame for page in service.pages for frame in page.frames]).decode()
        for name, secret in hidden.items():
            assert secret not in seen, (person.name, name)
    for person in game.people:
        own = b"\n".join(person.seen).decode()
        for name, secret in secrets.items():
            is_own = name.endswith(person.name)
            is_given = person.name == "Ada" and name == "new link"  # she has made it
            if not is_own and not is_given:
                assert secret not in own or name in ("join of Ada", "watch of Ada"), (person.name, name)
    frames = b"\n".join(frame for page in service.pages for frame in page.frames).decode()
    for name, secret in {**secrets, **hidden}.items():
        assert secret not in frames, name


async def test_only_the_host_sees_the_invitation(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    join, watch = await ada.links(table)
    code = (await service.live(table)).row.code or "?"
    await bob.watch(watch)
    bob.seen.clear()
    page = await bob.look(table)
    await bob.parts(table)
    await ada.do(table, "name", {"seat": 1, "name": "Anna"})
    await page.rest()
    seen = b"\n".join(bob.seen + page.frames).decode()
    assert "Anna" in seen
    for secret in (join, watch, code):
        assert secret.removeprefix("/l/") not in seen
    assert code in (await ada.get(f"/t/{table}")).text


# --- cookies


def attributes(line: str) -> set[str]:
    return {part.strip().lower() for part in line.split(";")[1:]}


async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(service: Service):
    eve = Person(service, "Eve")
    first = await eve.get("/")
    lines = first.all("set-cookie")
    lines += (await eve.post("/settings", {"language": "uk", "theme": "dark"})).all("set-cookie")
    lines += (await eve.post("/new", {"game": "railroad-ink", "seats": 1, "name": "Єва; x=y"})).all("set-cookie")
    assert [line.partition("=")[0] for line in lines] == [COOKIE, "language", "theme", "name"]
    for line in lines:
        assert {"httponly", "samesite=lax", "path=/"} <= attributes(line)
        assert "secure" not in attributes(line)
    assert len(base64.urlsafe_b64decode(eve.cookies[COOKIE] + "==")) == 32
    assert "Єва" in (await eve.get("/new/railroad-ink")).text


async def test_whoever_comes_home_keeps_the_cookie_for_another_year(service: Service):
    """A regular player must never lose the own tables; on other pages once is enough."""
    eve = Person(service, "Eve")
    await eve.get("/")
    token = eve.cookies[COOKIE]
    again = (await eve.get("/")).all("set-cookie")
    assert [line.partition(";")[0] for line in again] == [f"{COOKIE}={token}"]
    assert {"max-age=31536000", "httponly", "samesite=lax", "path=/"} <= attributes(again[0])
    for path in ("/new/railroad-ink", "/help/railroad-ink", "/no/such/page"):
        assert (await eve.get(path)).all("set-cookie") == []
    other = await eve.post("/", {}, origin="http://evil.test")
    assert (other.status, other.all("set-cookie")) == (403, [])


async def test_behind_https_cookies_travel_by_https_alone(service: Service):
    service.scheme = "https"
    eve = Person(service, "Eve")
    answers = [await eve.get("/"), await eve.post("/settings", {"language": "pl"}, origin=f"https://{HOST}")]
    lines = [line for answer in answers for line in answer.all("set-cookie")]
    assert len(lines) == 2
    assert all("secure" in attributes(line) for line in lines)


async def test_cookies_of_a_site_with_https_travel_by_https_alone_whoever_brings_them(tmp_path: Path):
    """A proxy that is not believed comes by http, and what it says of https counts for nothing."""
    async with Service(tmp_path, base_url="https://games.example.org") as service:
        eve = Person(service, "Eve")
        answers = [await eve.get("/"), await eve.post("/settings", {"language": "pl"})]
    lines = [line for answer in answers for line in answer.all("set-cookie")]
    assert len(lines) == 2
    assert all("secure" in attributes(line) for line in lines)


@pytest.mark.parametrize("token", ["", "short", "x" * 39, "x" * 65, "ü" * 43, "a b" * 15, "../" * 15, "x" * 5000])
async def test_a_cookie_that_is_none_of_ours_is_replaced(service: Service, token: str):
    eve = Person(service, "Eve")
    eve.cookies[COOKIE] = token
    answer = await eve.get("/")
    assert answer.status == 200
    assert answer.all("set-cookie")
    assert eve.cookies[COOKIE] != token


async def test_assets_and_probes_need_no_cookie(service: Service):
    for path in ("/healthz", "/metrics", "/static/x/y.css"):
        assert (await service.call("GET", path, [(b"host", HOST.encode())])).all("set-cookie") == []


# --- other sites


FOREIGN = [
    {"origin": "http://evil.test"},
    {"origin": f"https://{HOST}"},
    {"origin": f"http://{HOST}:8080"},
    {"origin": f"http://{HOST}.evil.test"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": f"http://{HOST}\xff"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=lambda headers: headers["origin"] or "empty")
async def test_forms_of_other_sites_are_refused(service: Service, headers: dict[str, str]):
    game = await party(service, must_draw="free")
    ada = game.people[0]
    before = dump(service)
    for path in (f"/t/{game.table}/delete", f"/t/{game.table}/standin", "/new", "/settings", "/code", "/replays"):
        answer = await ada.post(path, {"seat": 2, "game": "railroad-ink", "seats": 1}, **headers)
        assert answer.status == 403
    assert dump(service) == before
    page = ada.socket(game.table, **headers)
    assert await page.until_closed() == 1008
    assert page.frames == []


async def test_a_browser_that_names_no_origin_still_says_that_it_is_another_site(service: Service):
    ada = Person(service, "Ada")
    told = ada.headers(content_type="application/x-www-form-urlencoded", content_length="0")
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 303), ("none", 303)):
        answer = await service.call("POST", "/settings", [*told, (b"sec-fetch-site", site.encode())])
        assert answer.status == status
    assert (await service.call("POST", "/settings", told)).status == 303  # no browser at all


@pytest.mark.parametrize(
    "back",
    ["//evil.test", "/\\evil.test", "/\t/evil.test", "http://evil.test", "evil.test", "", "/\r\nX: y", "\\\\evil"],
)
async def test_settings_lead_back_to_this_site_alone(service: Service, back: str):
    eve = Person(service, "Eve")
    assert (await eve.post("/settings", {"theme": "dark", "back": back})).goes_to == "/"
    assert (
        await eve.post("/settings", {"theme": "dark", "back": "/help/railroad-ink"})
    ).goes_to == "/help/railroad-ink"


# --- headers


async def test_every_answer_is_guarded(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    game = await party(service, must_draw="free")
    ada, bob = game.people
    lobby = await ada.open("open", "open")
    join, _ = await ada.links(lobby)
    await bob.sit_down(join, 2)
    answers = {
        "home": await ada.get("/"),
        "form": await ada.get("/new/railroad-ink"),
        "table": await ada.get(f"/t/{game.table}"),
        "lobby": await ada.get(f"/t/{lobby}"),
        "parts": await ada.get(f"/t/{game.table}/parts"),
        "menu": await ada.get(f"/t/{game.table}/menu"),
        "text": await ada.get(f"/t/{game.table}/text"),
        "own link": await ada.do(game.table, "device"),
        "link for another": await ada.do(lobby, "invite", {"seat": 2}),
        "rules": await ada.get("/help/railroad-ink"),
        "rules in a dialog": await ada.get("/help/railroad-ink?fragment=1"),
        "static": await ada.get(re.findall(r'"(/static/[^"]+)"', (await ada.get("/")).text)[0]),
        "icon": await ada.get("/icon.svg"),
        "manifest": await ada.get("/manifest.webmanifest"),
        "health": await ada.get("/healthz"),
        "metrics": await service.call("GET", "/metrics", ada.headers(host="localhost"), address="127.0.0.1"),
        "metrics for strangers": await ada.get("/metrics"),
        "door": await ada.get(join),
        "redirect": await ada.post("/settings", {"theme": "dark"}),
        "no table": await ada.get("/t/nothing"),
        "no parts": await ada.get("/t/nothing/parts"),
        "no page": await ada.get("/no/such/page"),
        "no file": await ada.get("/static/../secrets"),
        "wrong way": await ada.post("/"),
        "wrong verb": await service.call("DELETE", "/", [*ada.headers(), (b"content-length", b"0")]),
        "not over": await ada.get(f"/t/{game.table}/file"),
        "not the host": await bob.do(lobby, "start"),
        "seat taken": await ada.sit_down(join, 2),
        "bad form": await ada.post("/new", {"game": "railroad-ink", "seats": 99}),
        "another site": await ada.post("/settings", {}, origin="http://evil.test"),
        "no length": await service.call("POST", "/settings", ada.headers()),
        "too large": await ada.post("/replays", {}, content_length=str(guard.LARGEST_BODY + 1)),
        "not multipart": await ada.send("/replays", b"x", "multipart/form-data"),
    }
    for _ in range(12):
        answers["too often"] = await bob.post("/code", {"code": "FOX-999"})
    monkeypatch.setattr("whistlestop.web.home.home", lambda *_: 1 / 0)
    answers["our own mistake"] = await ada.get("/")
    service.failures.clear()
    caplog.clear()
    statuses = {name: answer.status for name, answer in answers.items()}
    assert (statuses["metrics"], statuses["metrics for strangers"]) == (200, 404)
    assert set(statuses.values()) == {200, 303, 400, 403, 404, 405, 409, 411, 413, 429, 500}, statuses
    for name, answer in answers.items():
        for header, value in guard.HEADERS.items():
            assert answer.all(header.lower()) == [value], (name, header)
        assert answer.header("cache-control"), name
        assert "Traceback" not in answer.text, name
        assert "division" not in answer.text, name
        if answer.status >= 400:
            assert len(answer.body) > 10, name  # a sentence
    policy = answers["home"].header("content-security-policy")
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    for name in ("table", "lobby", "parts", "menu", "text", "own link", "link for another"):
        assert answers[name].header("cache-control") == "no-store", name


async def test_pages_keep_their_own_policy(service: Service):
    """No script, no style and no handler stands in a page, so the policy breaks nothing."""
    game = await party(service)
    ada = game.people[0]
    for path in ("/", "/new/railroad-ink", f"/t/{game.table}", "/help/railroad-ink", "/t/nothing"):
        page = (await ada.get(path)).text
        assert re.findall(r"<script(?![^>]*(?:\bsrc=|application/json))", page) == [], path
        assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", page) == [], path
        assert re.findall(r'(?:src|href|action)="(?:https?:)?//', page) == [], path


# --- codes


async def test_a_code_opens_a_lobby_and_nothing_else(service: Service):
    ada, bob = come(service)
    table = await ada.open("open")
    code = (await service.live(table)).row.code
    assert code is not None
    assert (await bob.get(f"/join/{code}")).status == 200
    assert (await bob.get(f"/t/{table}")).status == 404
    await bob.sit_down(f"/join/{code}", 2)
    await ada.do(table, "start")
    eve = Person(service, "Eve")
    for answer in (
        await eve.post("/code", {"code": code}),
        await eve.get(f"/join/{code}"),
        await eve.post(f"/join/{code}", {"seat": 2, "name": "Eve"}),
        await eve.post(f"/join/{code}", {"watch": 1}),
        await eve.post("/code", {"code": ""}),
        await eve.post("/code", {"code": "'; DROP TABLE tables; --"}),
    ):
        assert answer.status == 404
        assert "No table waits under this code" in answer.text
    assert code not in "".join(dump(service))


async def test_guessing_codes_is_slow(service: Service):
    ada, eve, bob = come(service, 3)
    table = await ada.open("open")
    code = (await service.live(table)).row.code
    tries = [await eve.post("/code", {"code": f"FOX-{number}"}) for number in range(100, 115)]
    assert [answer.status for answer in tries] == [404] * 10 + [429] * 5
    assert "That was too fast" in tries[-1].text
    for answer in (
        await eve.post("/code", {"code": code}),  # the right one comes too soon as well
        await eve.get(f"/join/{code}"),
        await eve.post(f"/join/{code}", {"seat": 2}),
    ):
        assert answer.status == 429
    assert (await bob.post("/code", {"code": code})).status == 303  # from another address
    many = [await Person(service, "many").post("/code", {"code": "FOX-100"}) for _ in range(130)]
    assert many[-1].status == 429  # from everywhere together


async def test_one_household_counts_as_one(service: Service):
    """Whoever has one address of IPv6 has as many as there are in its /64; old addresses stay apart in new clothes."""

    async def tries(*addresses: str) -> list[int]:
        found = []
        for address in addresses:
            person = Person(service, "somebody")
            person.address = address
            found.append((await person.post("/code", {"code": "FOX-100"})).status)
        return found

    assert await tries(*[f"2001:db8:1:2:{number:x}::1" for number in range(12)]) == [404] * 10 + [429] * 2
    assert await tries("2001:db8:1:3::1", "?", "fe80::1%eth0") == [404] * 3
    assert await tries(*[f"::ffff:192.0.2.{number}" for number in range(12)]) == [404] * 12
    assert await tries(*["192.0.2.1"] * 10) == [404] * 9 + [429]  # which is ::ffff:192.0.2.1


async def test_time_makes_good(service: Service, monkeypatch: pytest.MonkeyPatch):
    bucket = limits.Limits()
    rate = limits.RATES["code"]
    assert [bucket.allows("code", "eve", 0.0) for _ in range(rate.burst + 1)] == [True] * rate.burst + [False]
    assert not bucket.allows("code", "eve", rate.seconds * 0.9)
    assert bucket.allows("code", "eve", rate.seconds * 1.1)
    assert not bucket.allows("code", "eve", rate.seconds * 1.2)
    assert bucket.allows("code", "eve", 1000.0)
    monkeypatch.setattr(bucket, "MOST", 50)
    for number in range(500):
        assert bucket.allows("code", f"stranger {number}", 1000.0)
    assert len(bucket._empty) <= 50  # strangers are not remembered for ever
    assert not [bucket.allows("link", "eve", 1000.0) for _ in range(40)][-1]


# --- sizes


async def test_bodies_have_a_length_and_a_limit(service: Service):
    eve = Person(service, "Eve")
    for length, status in (("", 411), ("many", 411), ("-1", 411), ("1e3", 411), ("٣", 411)):
        answer = await eve.post("/settings", {}, content_length=length.encode().decode("latin-1"))
        assert answer.status == status, length
    for length in (str(guard.LARGEST_BODY + 1), "9" * 12, "9" * 40):
        assert (await eve.post("/replays", {}, content_length=length)).status == 413
    chunked = [*eve.headers(origin=f"http://{HOST}"), (b"transfer-encoding", b"chunked")]
    assert (await service.call("POST", "/settings", chunked, b"x" * 100)).status == 411


async def test_forms_have_few_fields(service: Service):
    eve = Person(service, "Eve")
    answer = await eve.post("/new", {f"option-{number}": "x" for number in range(100)})
    assert answer.status == 400
    body = b"".join(
        b'--edge\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nx\r\n' for _ in range(5)
    )
    assert (await eve.send("/replays", body + b"--edge--\r\n", "multipart/form-data; boundary=edge")).status == 400


# --- strangers


async def test_strangers_do_not_learn_that_a_table_is_there(service: Service):
    game = await party(service, must_draw="free")
    eve = Person(service, "Eve")
    host = Person(service, "Mallory")
    mallorys = await host.open("open")
    await eve.get("/")
    for person in (eve, host):
        for path in ("", "/parts", "/menu", "/keys", "/light?seat=1&part=x", "/text?seat=1", "/file", "/end"):
            there, nowhere = await person.get(f"/t/{game.table}{path}"), await person.get(f"/t/aaaaaaaaaaaaaaaa{path}")
            assert (there.status, there.body) == (404, nowhere.body), path
            assert nowhere.status == 404
        for deed in DEEDS:
            service.hub.limits = limits.Limits()
            fields = {"seat": 1, "level": "random", "name": "x", "topic": "rewind", "yes": 1}
            there, nowhere = [await person.do(table, deed, fields) for table in (game.table, "aaaaaaaaaaaaaaaa")]
            assert (there.status, there.body) == (nowhere.status, nowhere.body) == (404, nowhere.body), deed
        codes = [await person.socket(table).until_closed() for table in (game.table, "aaaaaaaaaaaaaaaa")]
        assert codes == [4404, 4404]
    assert (await host.get(f"/t/{mallorys}")).status == 200


async def test_the_host_of_another_table_is_a_player_here(service: Service):
    """Being a host somewhere gives nothing elsewhere, whatever one's form says."""
    game = await party(service, 3, must_draw="free")
    bob = game.people[1]
    await bob.open("open")
    before = dump(service)
    for deed, fields in (
        ("delete", {}),
        ("start", {}),
        ("standin", {"seat": 3}),
        ("invite", {"seat": 1}),
        ("bot", {"seat": 3, "level": "random"}),
        ("remove", {"seat": 3}),
        ("fill", {}),
        ("open", {"seat": 1}),
        ("name", {"seat": 1, "name": "x"}),
    ):
        assert (await bob.do(game.table, deed, fields)).status in (400, 403), deed
    assert dump(service) == before


async def test_a_page_shows_the_seat_of_its_device_whatever_it_asks_for(service: Service):
    game = await party(service, must_draw="free")
    ada, bob = await game.pages()
    move = placements(game.live, 1)[0]
    await ada.do(move)
    mine, theirs = await game.people[0].parts(game.table), await game.people[1].parts(game.table)
    cell = f"c1-{move[:2]}"
    assert mine[cell] != theirs.get(cell)
    for path in ("parts?seat=1", "parts?at=3", "text?seat=1", "light?seat=1&part=networks"):
        answer = (await game.people[1].get(f"/t/{game.table}/{path}")).text
        assert move[3:] not in answer.replace("--", "··") or path.startswith("parts")
    assert await game.people[1].parts(game.table) == theirs
    before = await service.entries(game.table)
    for version in ([1, 1], [0, 0], [1, 0]):
        bob.send_text(f'{{"t":"undo","id":"somebody-{version[1]}-{version[0]}","seat":1,"version":{version}}}')
        assert (await bob.next("done"))["result"] in ("refused", "stale")
    assert await service.entries(game.table) == before


async def test_a_device_is_known_by_the_hash_of_its_token(service: Service):
    game = await party(service)
    ada = game.people[0]
    thief = Person(service, "thief")
    thief.cookies[COOKIE] = ada.device.id  # all that the database has
    assert (await thief.get(f"/t/{game.table}")).status == 404
    assert Device(ada.cookies[COOKIE]).link_secret(game.table, "join") != thief.device.link_secret(game.table, "join")


async def test_a_game_is_over_before_its_file_and_its_seed_are_shown(service: Service):
    game = await party(service, must_draw="free")
    ada = game.people[0]
    seed = game.live.row.seed.hex()
    assert (await ada.get(f"/t/{game.table}/file")).status == 400
    assert game.live.commitment in (await ada.get(f"/t/{game.table}")).text or position(game.live).commitment
    await finish(game.live)
    assert seed in (await ada.get(f"/t/{game.table}/file")).text


# --- by the real server


async def test_the_real_server_keeps_its_limits_and_its_secrets(tmp_path: Path):
    """What the web server itself has to hold: frames of 64 KiB, nonsense instead of requests, a quiet log."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed

    from tests.browser.serving import Serving

    serving = Serving(tmp_path)
    await asyncio.to_thread(serving.start_and_prepare)
    try:
        host = f"localhost:{serving.port}"

        async def ask(raw: bytes) -> bytes:
            reader, writer = await asyncio.open_connection("localhost", serving.port)
            writer.write(raw)
            await writer.drain()
            async with asyncio.timeout(10):
                answer = await reader.read()
            writer.close()
            await writer.wait_closed()
            return answer

        body = b"game=railroad-ink&seats=1&name=Ada"
        head = f"POST /new HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
        opened = await ask(head.encode() + b"Content-Type: application/x-www-form-urlencoded\r\n\r\n" + body)
        cookie = re.search(rb"whistlestop=([\w-]+)", opened)
        table = re.search(rb"location: /t/(\w+)", opened)
        assert cookie is not None
        assert table is not None
        address = f"ws://{host}/t/{table[1].decode()}/socket"
        headers = {"Cookie": f"whistlestop={cookie[1].decode()}"}
        async with connect(address, additional_headers=headers) as page:
            await page.send('{"t":"say","id":"long-line","text":"' + "x" * 60_000 + '"}')
            assert "notice" in str(await page.recv())
            await page.send(b"\x00\xff")
            assert "notice" in str(await page.recv())
            await page.send("x" * (1 << 16) + "xx")
            with pytest.raises(ConnectionClosed) as closed:
                await page.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        for nonsense in (
            b"GET /t/\xff\xfe?\xff HTTP/1.1\r\n",
            b"GET /?\xff=\xfe HTTP/1.1\r\n",
            b"GET / HTTP/1.1\r\nCookie: whistlestop=\xff\xfe; name=%ff%fe\r\n",
            b"GET / HTTP/1.1\r\nAccept-Language: \xff;q=\xfe\r\n",
            b"GET http://[::1 HTTP/1.1\r\n",
            b"GET //evil.test/%2e%2e/x HTTP/1.1\r\n",
            b"OPTIONS * HTTP/1.1\r\n",
        ):
            for name in (host.encode(), b"[::1", b"a b", b"evil.test:99999999", b"\xff"):
                answer = await ask(nonsense + b"Host: " + name + b"\r\nConnection: close\r\n\r\n")
                assert b" 500 " not in answer.split(b"\r\n")[0], (nonsense, name)
        secret = f"GET /l/{cookie[1].decode()[:22]} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        assert b" 404 " in (await ask(secret.encode())).split(b"\r\n")[0]
        assert b" 200 " in (await ask(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()))[:20]
    finally:
        await asyncio.to_thread(serving.stop)
    assert cookie[1].decode()[:22] not in serving.errors
    assert "Traceback" not in serving.errors
    assert "ERROR" not in serving.errors


async def test_a_proxy_need_not_pass_on_the_name_of_the_site(tmp_path, monkeypatch):
    async with Service(tmp_path, base_url="https://games.example.org") as service:
        ada = Person(service, "Ada")
        for origin, status in (("https://games.example.org", 303), ("https://other.example.org", 403), ("", 403)):
            sent = await ada.post("/settings", {"language": "pl"}, origin=origin)
            assert (origin, sent.status) == (origin, status)
