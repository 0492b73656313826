"""What people do in their browsers: open tables, sit down, draw what is lit, confirm.

Nothing here knows rules. Whatever a page shows as possible is tapped, and every wait is for something to be seen.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

GAME = "railroad-ink"
RECORDS = Path(__file__).parents[1] / "records" / "railroad_ink"


def press(target: Locator) -> None:
    """Tap on a phone, click elsewhere."""
    if is_phone(target.page):
        target.tap()
    else:
        target.click()


def press_anyway(target: Locator) -> None:
    """Press something that looks as if it were of no use now: it says why."""
    if is_phone(target.page):
        target.tap(force=True)
    else:
        target.click(force=True)


def is_phone(page: Page) -> bool:
    assert page.viewport_size is not None
    return page.viewport_size["width"] < 700


# --- to the table


def open_table(page: Page, *others: str, name: str = "", **options: str | bool) -> None:
    """Fill in the form of a new table: `others` are bots by level, "open", or "same:Name" for one on this device."""
    page.goto(f"/new/{GAME}")
    page.locator("[name=name]").fill(name)
    press(page.locator(f".count label:has([value='{len(others) + 1}'])"))
    for seat, other in enumerate(others, 2):
        kind, _, their_name = other.partition(":")
        page.locator(f"[name=seat-{seat}]").select_option(kind)
        if their_name:
            page.locator(f"[name=name-{seat}]").fill(their_name)
    if options:
        press(page.locator(".sheet:has(.options) > details > summary"))
    for option, value in options.items():
        page.locator(f"#option-{option}").select_option(str(value).lower() if isinstance(value, bool) else value)
    press(page.locator("#go button"))
    expect(page.locator("#ready, #hold, #boards").first).to_be_visible()
    if page.locator("#boards").count():
        at_table(page)


def invitation(page: Page) -> str:
    """The link that the host can send round."""
    return page.locator(".invite > .link input").input_value()


def watch_link(page: Page) -> str:
    return page.locator(".invite details input").input_value()


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


def at_table(page: Page) -> None:
    """See the table, its script at work: that gives the page a title of its own."""
    expect(page.locator("#boards")).to_be_visible()
    expect(page).to_have_title(re.compile(r"\d$"))


def sit_together(host: Page, *others: Page, watching: Sequence[Page] = (), **options: str | bool) -> None:
    """Open a table, let everybody come by link, and start: Ada is the host, then come Bea, Cyd and Dov."""
    open_table(host, *["open"] * len(others), name=NAMES[0], **options)
    for page, name in zip(others, NAMES[1:], strict=False):
        join(page, invitation(host), name)
    for page in watching:
        watch(page, watch_link(host))
    start(host, *others, *watching)


NAMES = ("Ada", "Bea", "Cyd", "Dov")


def open_record(page: Page, record: str, at: int | None = None, seat: int | None = None) -> None:
    """Look at a recorded game, at one of its entries and through a seat's eyes."""
    query = "" if at is None else f"?at={at}" + (f"&seat={seat}" if seat is not None else "")
    page.goto(_replay(page, record) + query)


def play_on(page: Page, record: str, at: int, seat: int) -> None:
    """Play on in a recorded game, behind so many of its entries, against bots."""
    open_record(page, record, at, seat)
    press(page.locator("#fork button"))
    at_table(page)


def _replay(page: Page, record: str) -> str:
    """The address of a recorded game's replay. Its file is brought once: a server takes only so many from one place."""
    server = page.request.get("/healthz").url
    if (server, record) not in _replays:
        file = {"name": f"{record}.jsonl", "mimeType": "application/jsonl", "buffer": _file(record)}
        answer = page.request.post("/replays", multipart={"file": file})
        assert answer.ok, answer.status_text
        _replays[server, record] = answer.url
    return _replays[server, record]


_replays: dict[tuple[str, str], str] = {}  # by server and record


def _file(record: str) -> bytes:
    return (RECORDS / f"{record}.jsonl").read_bytes()


# --- at the table

USABLE = "#go[aria-disabled=false]"
# Buttons that say by themselves what they do: where a meteor goes, a pair of the draft while it is the own turn.
CHOICES = "#tray :is(.ri-way, .on ~ .ri-pairs > .ri-pair)[data-draft]"


def is_my_turn(page: Page) -> bool:
    """Whether the page calls its person, as the tab does."""
    return page.title().startswith("●")


def progress(page: Page) -> str:
    """Which round it is, as the bar says."""
    return page.locator("#progress").inner_text()


def cell(page: Page, place: str) -> Locator:
    """A cell of the own board."""
    return page.locator(f"[data-place={place}]")


def drawn(page: Page, seat: int) -> list[str]:
    """The cells of a board on which something was drawn in the game, as this page shows it."""
    ids = page.locator(f"#board-{seat} > g[id^='c{seat}-']:has(text)").evaluate_all("all => all.map(one => one.id)")
    return [id.partition("-")[2] for id in ids]


def plan(target: Locator) -> None:
    """Tap something that is lit: it stands there in pencil."""
    press(target)
    expect(target.page.locator(".planned, [data-draft].chosen").first).to_be_attached()


def confirm(page: Page) -> None:
    """Press the primary button, and see the server's answer."""
    press(page.locator(USABLE))
    expect(page.locator("#go.sending")).to_have_count(0)


def place_any(page: Page, pick: int = 0) -> str:
    """Draw with the chosen tool on one of the places that are lit (`pick`: which of them): its name."""
    lit = page.locator(".lit").nth(pick)
    place = lit.get_attribute("data-place") or ""
    plan(cell(page, place))
    confirm(page)
    return place


def act(page: Page, pick: int = 0) -> None:
    """Do one thing that the page offers; what has to be decided first comes first."""
    expect(page.locator(f".lit, {USABLE}, {CHOICES}").first).to_be_attached()
    if page.locator(CHOICES).count():
        plan(page.locator(CHOICES).first)
        confirm(page)
    elif page.locator(USABLE).count():
        confirm(page)
    else:
        place_any(page, pick)


def finish_round(page: Page, pick: int = 0) -> None:
    """Play until the own part of this round is done."""
    before = progress(page)
    while is_my_turn(page) and progress(page) == before:
        act(page, pick)


def menu(page: Page, words: str) -> None:
    """Choose something from the table's menu."""
    press(page.locator("#menu-button"))
    press(page.locator("#menu .row", has_text=words))
