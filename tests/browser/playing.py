"""What people do at a table: choose, draw what is lit, confirm.

Nothing here knows rules. Whatever a page shows as possible is tapped, and every wait is for something to be seen.
"""

from playwright.sync_api import Locator, Page, expect


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


USABLE = "#go[aria-disabled=false]"
# Buttons that say by themselves what they do: where a meteor goes, a pair of the draft while it is the own turn.
CHOICES = "#tray :is(.ri-way, .on ~ .ri-pairs > :not(.gone))[data-draft]"


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
    expect(page.locator("#go.sending")).to_have_count(0)
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
