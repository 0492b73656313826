"""How people come to a table: by forms and links as everybody does, or at once, where a test is about what follows.

Whoever comes at once sends what the forms would send.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from tests.browser.playing import press

GAME = "railroad-ink"
NAMES = ("Ada", "Bea", "Cyd")
RECORDS = Path(__file__).parents[1] / "records" / "railroad_ink"


def at_table(page: Page) -> None:
    """See the table, its script at work: that gives the page a title of its own."""
    expect(page.locator("#boards")).to_be_visible()
    expect(page).to_have_title(re.compile(r"\d$"))


# --- through forms and links


def fill_in_form(page: Page, *others: str, name: str = "", **options: str | bool) -> None:
    """Open a table: `others` are bots by level, "open", or "same" for somebody on this device."""
    page.goto(f"/new/{GAME}")
    page.locator("[name=name]").fill(name)
    press(page.locator(f".count label:has([value='{len(others) + 1}'])"))
    for seat, other in enumerate(others, 2):
        page.locator(f"[name=seat-{seat}]").select_option(other)
    if options:
        press(page.locator(".sheet:has([id^=option-]) > details > summary"))
    for option, value in options.items():
        field = page.locator(f"#option-{option}")
        field.set_checked(value) if isinstance(value, bool) else field.select_option(value)
    press(page.locator("#go button"))


def invitation(host: Page) -> str:
    """The link that the host can send round."""
    return host.locator(".invite > .link input").input_value()


def watch_link(host: Page) -> str:
    return host.locator(".invite details input").input_value()


def join(page: Page, link: str, name: str) -> None:
    """Sit down at the first free seat behind a link."""
    page.goto(link)
    page.locator("[name=name]").fill(name)
    press(page.locator("form:has([name=seat]) button"))
    expect(page.locator("#chairs")).to_be_visible()


def watch(page: Page, link: str) -> None:
    """Look on without a seat."""
    page.goto(link)
    press(page.locator("form:has([name=watch]) button"))
    expect(page.locator("#chairs, #boards")).to_be_visible()


def start(host: Page, *others: Page) -> None:
    """Begin the game once everybody has come."""
    press(host.locator("#ready .go"))
    for page in (host, *others):
        at_table(page)


# --- at once


def open_table(page: Page, *others: str, name: str = "", **options: str | bool) -> None:
    """Open a table as `fill_in_form` does. "same:Bea" is somebody on this device with a name."""
    page.goto(_open(page, others, name, options))
    if page.locator("#boards").count():
        at_table(page)


def sit_together(host: Page, *others: Page, watching: Sequence[Page] = (), **options: str | bool) -> None:
    """Begin a game: Ada is the host, then come Bea and Cyd."""
    table = _open(host, ["open"] * len(others), NAMES[0], options)
    links = re.findall(r'value="[^"]+(/l/[\w-]+)"', host.request.get(table).text())
    for seat, page in enumerate(others, 2):
        _send(page, links[0], seat=str(seat), name=NAMES[seat - 1])
    for page in watching:
        _send(page, links[1], watch="1")
    _send(host, f"{table}/start")
    for page in (host, *others, *watching):
        page.goto(table)
        at_table(page)


def learn(page: Page, game: str = GAME) -> None:
    """Begin the lesson."""
    page.goto(_send(page, f"/learn/{game}"))
    at_lesson(page)


def at_lesson(page: Page) -> None:
    """See what the lesson says, the script at work."""
    expect(page.locator("#lesson p")).to_be_visible()
    expect(page).to_have_title(re.compile("●"))


def open_record(page: Page, record: str, at: int | None = None, seat: int | None = None) -> None:
    """Look at a recorded game, at one of its entries and through a seat's eyes."""
    query = "" if at is None else f"?at={at}" + (f"&seat={seat}" if seat is not None else "")
    page.goto(_replay(page, record) + query)


def play_on(page: Page, record: str, at: int, seat: int) -> None:
    """Play on in a recorded game, behind so many of its entries, against bots."""
    page.goto(_send(page, f"{_replay(page, record)}/fork", at=str(at), seat=str(seat)))
    at_table(page)


def _open(page: Page, others: Sequence[str], name: str, options: dict[str, str | bool]) -> str:
    form = {"game": GAME, "seats": str(len(others) + 1), "name": name}
    for seat, other in enumerate(others, 2):
        form[f"seat-{seat}"], _, form[f"name-{seat}"] = other.partition(":")
    return _send(page, "/new", **form, **{f"option-{option}": _text(value) for option, value in options.items()})


def _text(value: str | bool) -> str:
    return str(value).lower()


def _send(page: Page, to: str, **form: str) -> str:
    """Send a form: where it leads."""
    answer = page.request.post(to, form=dict(form), max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"]


def _replay(page: Page, record: str) -> str:
    """The address of a recorded game's replay. Its file is brought once: a server takes only so many from one place."""
    server = page.request.get("/healthz").url
    if (server, record) not in _replays:
        content = (RECORDS / f"{record}.jsonl").read_bytes()
        file = FilePayload(name=f"{record}.jsonl", mimeType="application/jsonl", buffer=content)
        answer = page.request.post("/replays", multipart={"file": file}, max_redirects=0)
        assert answer.status == 303, answer.text()
        _replays[server, record] = answer.headers["location"]
    return _replays[server, record]


_replays: dict[tuple[str, str], str] = {}  # by server and record
