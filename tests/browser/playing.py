"""What people do in their browsers: open tables, sit down, draw what is lit, confirm.

Nothing here knows rules. Whatever the page shows as possible is tapped, and every wait is for something to be seen.
"""

from playwright.sync_api import Locator, Page, expect

GAME = "railroad-ink"
PLANNED = "#go[aria-disabled=false]:not(.sending)"

# Whether the page shows what a command has led to: nothing is on its way.
_SETTLED = """() => !document.querySelector('#go.sending')"""
_CAN_GO = """() => document.querySelector('#go[aria-disabled=false]:not(.sending)') !== null"""


def press(target: Locator) -> None:
    """Tap on a phone, click elsewhere."""
    page = target.page
    if page.viewport_size is not None and page.viewport_size["width"] < 700:
        target.tap()
    else:
        target.click()


# --- to the table


def open_table(page: Page, *others: str, name: str = "", **options: str | bool) -> None:
    """Fill in the form of a new table: `others` are bots by level, "open" or "same" (or "same:Name")."""
    page.goto(f"/new/{GAME}")
    page.get_by_label("Your name").fill(name)
    press(page.locator(f".count label:has(input[value='{len(others) + 1}'])"))
    for seat, other in enumerate(others, 2):
        kind, _, their_name = other.partition(":")
        page.locator(f"[name=seat-{seat}]").select_option(kind)
        if their_name:
            page.locator(f"[name=name-{seat}]").fill(their_name)
    if options:
        press(page.locator("form .sheet:has(.options) > details > summary"))
    for option, value in options.items():
        page.locator(f"#option-{option}").select_option(str(value).lower() if isinstance(value, bool) else value)
    press(page.locator("#go button"))


def invitation(page: Page) -> str:
    """The link that the host can send round."""
    return page.locator(".invite > .link input").input_value()


def join(page: Page, link: str, name: str) -> None:
    """Sit down at the first free seat behind a link."""
    page.goto(link)
    page.locator("[name=name]").fill(name)
    press(page.locator("button:has-text('Sit down')"))
    expect(page.locator("#chairs")).to_be_visible()


def start(host: Page, *others: Page) -> None:
    """Begin the game once everybody has come."""
    press(host.locator("#ready .go"))
    for page in (host, *others):
        expect(page.locator("#boards")).to_be_visible()


# --- at the table
