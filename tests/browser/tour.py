"""A tour of everything that can be seen: pages, dialogs, states of the table. It needs no words of any language."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.playing import press, press_anyway


def tour(page: Page) -> Iterator[str]:
    """Take a page from sight to sight; wherever it stops, its name is given."""
    yield from _pages(page)
    yield from _table(page)
    yield from _variants(page)
    yield from _end(page)


def _pages(page: Page) -> Iterator[str]:
    page.goto("/")
    yield "home"
    page.goto(f"/help/{playing.GAME}")
    yield "rules"
    page.goto(f"/new/{playing.GAME}")
    press(page.locator(".count label:last-child"))
    page.locator("[name=seat-2]").select_option("same")
    for folded in page.locator("details > summary").all():
        press(folded)
    yield "new table"
    playing.open_table(page, "open", "random", name="Maximiliana Wierzba", lava=True, longest="segments_strict")
    for folded in page.locator("details > summary").all():
        press(folded)
    yield "lobby"
    page.goto(playing.invitation(page))
    yield "door"
    page.goto("/l/nowhere")
    yield "closed line"


def _table(page: Page) -> Iterator[str]:
    playing.open_table(page, "same", name="Maximiliana Wierzba")
    expect(page.locator("#hold")).to_be_visible()
    yield "curtain"
    playing.open_table(page, "random", name="Ada")
    playing.at_table(page)
    yield "table"
    playing.plan(page.locator(".lit").first)
    yield "plan"
    press_anyway(playing.cell(page, "D4"))
    expect(page.locator(".toast")).to_be_visible()
    yield "refusal"
    press(page.locator(".toast a"))
    expect(page.locator("#help .rule").first).to_be_visible()
    yield "rules over the table"
    page.keyboard.press("Escape")
    playing.confirm(page)
    press(playing.cell(page, playing.drawn(page, 1)[0]))
    yield "taking back"
    press(page.locator("#menu-button"))
    yield "menu"
    press(page.locator("#menu [data-dialog=keys]"))
    yield "keys"
    page.keyboard.press("Escape")
    if playing.is_phone(page):
        press(page.locator(".act .more"))
        yield "score"
    for tab in ("log", "chat"):
        press(page.locator(f"#tab-{tab}"))
        yield tab
    page.keyboard.press("Escape")
    press(page.locator("#menu-button"))
    press(page.locator("#menu form[action$='/device'] button"))
    expect(page.locator(".qr-plate")).to_be_visible()
    yield "link to a seat"
    page.goto("/")
    yield "home with a table"


def _variants(page: Page) -> Iterator[str]:
    playing.open_table(page, "random", lava=True, meteors=True)
    playing.at_table(page)
    yield "meteor"
    if playing.is_phone(page):
        press(page.locator("#fold"))
        yield "specials"
        page.keyboard.press("Escape")
    playing.act(page)
    yield "lava"
    playing.play_on(page, "draft-both", at=11, seat=1)
    yield "draft"
    playing.play_on(page, "pl2019-six", at=120, seat=2)
    yield "six players"


def _end(page: Page) -> Iterator[str]:
    playing.play_on(page, "pl2019-six", at=236, seat=6)
    playing.finish_round(page)
    expect(page.locator("#end .stamp")).to_be_visible()
    yield "end"
    press(page.locator("#end td [data-light]").first)
    expect(page.locator("#why li").first).to_be_visible()
    yield "score on the board"
    playing.open_record(page, "pl2019-six", at=120)
    yield "replay"
