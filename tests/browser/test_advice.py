"""A hint at the table, and what a game has lost, shown where it was lost."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.playing import press

PATIENCE = 120_000  # milliseconds: bots think, and several tests share two processors


def complaints(page: Page) -> list[str]:
    """What axe has to say."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found]


def test_a_hint_is_planned_and_can_be_confirmed_or_dropped(people):
    page = people.phone()
    arriving.fill_in_form(page, "random", lava=True)
    arriving.at_table(page)
    hint, say = page.locator("#hint"), page.locator("#say")
    press(hint)
    expect(page.locator(".planned")).to_be_attached(timeout=PATIENCE)
    expect(say).to_contain_text("The plan brings")
    expect(hint).to_be_hidden()
    assert complaints(page) == []
    press(page.locator("#undo"))
    expect(page.locator(".planned")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".planned")).to_be_attached(timeout=PATIENCE)
    place = page.locator(".planned").get_attribute("data-place") or ""
    playing.confirm(page)
    assert place in playing.drawn(page, 1)
    expect(hint).to_be_visible()


def test_where_a_game_was_lost_the_better_move_is_shown(people):
    page = people.desktop()
    arriving.open_record(page, "lava")
    press(page.locator("#analysis form button"))
    expect(page.locator("#analysis:not([data-busy])")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".track .loss").first).to_be_attached()
    assert complaints(page) == []
    worst = page.locator(".losses a").first
    end = worst.get_attribute("data-at") or ""
    press(worst)
    expect(page.locator("#count")).to_have_text(re.compile(f"^{end}/"))
    expect(worst).to_have_attribute("aria-current", "step")
    before = page.locator("#board-1").inner_html()
    press(page.locator(".better"))
    expect(page).to_have_url(re.compile("instead=1"))
    expect(page.locator("#step")).to_contain_text("Better:")
    expect(page.locator("#seat")).to_have_value("1")  # seen by whoever had to decide
    assert page.locator("#board-1").inner_html() != before
    tall = page.viewport_size
    assert tall is not None
    page.set_viewport_size({"width": 360, "height": 740})
    told, board = page.locator("#step > span"), page.locator("#board-1").bounding_box()
    assert told.evaluate("line => line.scrollHeight <= line.clientHeight"), "on a phone the sentence is whole"
    assert board is not None
    assert board["height"] > 300
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    page.set_viewport_size(tall)
    press(page.locator(".better"))
    expect(page.locator("#count")).to_have_text(re.compile(f"^{end}/"))
    expect(page).not_to_have_url(re.compile("instead=1"))
