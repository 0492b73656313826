"""A server below a path of its site: everything that a browser gets to see stands there, whatever the proxy does."""

import json
import re
from collections.abc import AsyncIterator, Iterable

import pytest

from tests.server.people import Person, finish
from tests.server.service import GAME, HOST, Answer, Service, repeat_chance
from whistlestop.server.access import COOKIE, replay_secret
from whistlestop.web import place

pytestmark = pytest.mark.anyio

BASE = "/fun/games"
SITE = f"http://{HOST}"


@pytest.fixture
async def service(tmp_path, monkeypatch) -> AsyncIterator[Service]:
    repeat_chance(monkeypatch)
    monkeypatch.setattr(place, "_base", "")  # put back afterwards: other tests stand at the root
    async with Service(tmp_path, base_path=BASE) as running:
        yield running


def addresses(page: str) -> set[str]:
    """All that a page leads to, loads, or tells its script; not what stays on it, like `#main`."""
    attributes = re.findall(r'\b(?:href|src|action|data-load|data-late|data-share|data-copy|data-turn)="([^"]+)"', page)
    start = re.search(r'id="start">(.*?)</script>', page, re.DOTALL)
    told: Iterable[object] = json.loads(start[1]).values() if start else ()
    own = {value for value in told if isinstance(value, str) and value.startswith("/")}
    return own | {address for address in attributes if not address.startswith(("#", "?"))}


def below(answer: Answer) -> str:
    """The inner address of where an answer leads."""
    assert answer.goes_to.startswith(f"{BASE}/")
    return answer.goes_to.removeprefix(BASE)


async def opened(ada: Person, *others: str, **options: object) -> str:
    fields = {"game": GAME, "seats": len(others) + 1, "name": "Ada", **options}
    fields |= {f"seat-{number}": who for number, who in enumerate(others, 2)}
    return below(await ada.post(f"{BASE}/new", fields)).removeprefix("/t/")


async def test_every_page_leads_only_to_addresses_below(service):
    ada = Person(service, "Ada")
    lobby = await opened(ada, "open")
    table = await opened(ada, "random", **{"option-must_draw": "free"})
    running = await ada.get(f"{BASE}/t/{table}")
    live = await service.live(table)
    await finish(live)
    secret = replay_secret(live.row.seed, live.row.nonce)
    inner = ["/", f"/new/{GAME}", f"/help/{GAME}", f"/help/{GAME}?fragment=1", "/nowhere"]
    inner += [f"/t/{lobby}", f"/t/{table}", f"/t/{table}/parts", f"/r/{secret}", f"/r/{secret}/frame?at=1"]
    pages = [running, await ada.post(f"{BASE}/t/{table}/device"), *[await ada.get(BASE + path) for path in inner]]
    for page in pages:
        text = page.text.replace('\\"', '"')
        strays = {to for to in addresses(text) if not to.removeprefix(SITE).startswith(f"{BASE}/")}
        assert not strays, text[:200]
    assert all(len(addresses(page.text)) > 5 for page in pages[:2])


async def test_a_proxy_may_take_the_path_off_or_leave_it(service):
    ada = Person(service, "Ada")
    await service.hub.prepared()  # until then pages say which games are not ready yet
    kept = await ada.get(f"{BASE}/")
    assert kept.status == 200
    assert (await ada.get("/")).text == kept.text
    bare = await ada.get(BASE)
    assert (bare.status, bare.header("location")) == (307, f"{BASE}/")
    assert (await ada.get(f"{BASE}s/")).status == 404
    table = await opened(ada, "open")
    for path in (f"/t/{table}/socket", f"{BASE}/t/{table}/socket"):
        page = service.connect(path, ada.headers(origin=SITE), ada.address)
        await page.send(t="hello", drawing="")
        assert (await page.next())["t"] in ("curtain", "resync")


async def test_cookies_links_and_the_way_back_stand_below_too(service):
    ada, bob = Person(service, "Ada"), Person(service, "Bob")
    home = await ada.get(f"{BASE}/")
    assert f"Path={BASE}/;" in next(line for line in home.all("set-cookie") if line.startswith(COOKIE))
    chosen = await ada.post(f"{BASE}/settings", {"language": "uk", "back": f"/help/{GAME}"})
    assert (below(chosen), f"Path={BASE}/" in chosen.header("set-cookie")) == (f"/help/{GAME}", True)
    table = await opened(ada, "open")
    found = re.search(rf'value="{SITE}({BASE}/l/[\w-]+)"', (await ada.get(f"{BASE}/t/{table}")).text)
    assert found is not None
    assert below(await bob.sit_down(found[1], 2)) == f"/t/{table}"
    page = await bob.look(table)
    assert (await ada.do(table, "start")).status == 303
    assert (await page.next("moved"))["to"] == f"{BASE}/t/{table}"


async def test_the_app_to_install_begins_where_its_manifest_stands(service):
    manifest = (await Person(service, "Ada").get(f"{BASE}/manifest.webmanifest")).json
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert [icon["src"] for icon in manifest["icons"]] == ["icon.svg"]
