"""Everything that can be seen, in all four languages on a small phone, and as those see it who use other senses."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.people import PHONE
from tests.browser.serving import Serving
from tests.browser.tour import Layout, lay_out, tour

NARROW = 320  # pixels: a small phone, or a page at twice its size

# What is wrong with a page as it stands: words that are missing, things that are cut off or too small to be tapped.
FAULTS = r"""() => {
    const faults = [], said = [document.title, document.body.innerText];
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const each of document.querySelectorAll(`[${name}]`)) said.push(each.getAttribute(name));
    }
    const raw = said.join('\n').match(/\b(web|server|bot|railroad-ink)-[a-z][\w.-]*|[{}]|\bundefined\b|\bNone\b/g);
    for (const text of new Set(raw)) faults.push(`no words: ${text}`);
    if (document.scrollingElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');

    const things = 'button, a, label, summary, select, input, h1, h2, h3, p, th, td, dt, dd, li, small, .lbl, .stamp';
    for (const each of document.querySelectorAll(things)) {
        const { left, right, width, height } = each.getBoundingClientRect(), style = getComputedStyle(each);
        if (!each.checkVisibility() || width < 2 || height < 2 || each.closest('.unseen, .skip, .twin')) continue;
        const name = `${each.tagName.toLowerCase()}#${each.id}.${each.getAttribute('class')} ${each.innerText}`;
        const isRow = (around) => /auto|scroll/.test(getComputedStyle(around).overflowX);
        let isInRow = false;
        for (let around = each.parentElement; around; around = around.parentElement) isInRow ||= isRow(around);
        if ((left < -1 || right > innerWidth + 1) && !isInRow) faults.push(`off the screen: ${name}`);
        const isCut = each.innerText?.trim() && each.scrollWidth > each.clientWidth + 3 && each.clientWidth > 1;
        if (isCut && style.textOverflow !== 'ellipsis' && !isRow(each)) faults.push(`cut off: ${name}`);
        if (each.matches('button, summary, select, .btn') && height < 43.5) faults.push(`too small to tap: ${name}`);
    }
    const act = document.querySelector('.play .act')?.getBoundingClientRect();
    if (act?.height && act.bottom > innerHeight + 1) faults.push('the action bar is below the screen');
    const board = document.querySelector('#boards svg.ri-board')?.getBoundingClientRect();
    if (board && board.height < 200) faults.push(`the board is only ${board.height} pixels high`);
    return faults;
}"""


@pytest.fixture(scope="session")
def layout(server: Serving, browser: Browser) -> Iterator[Layout]:
    """The tables that are visited."""
    context = browser.new_context(base_url=server.address, **PHONE)
    yield lay_out(context.new_page())
    context.close()


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL", "ru-RU"])
def test_all_words_are_there_and_fit(people, layout, language):
    people.expect("404")  # a link that leads nowhere belongs to the tour
    page = people.phone(language, storage_state=layout.device)
    faults: dict[str, list[str]] = {}
    for sight in tour(page, layout.addresses):
        assert page.locator("html").get_attribute("lang") == language[:2]
        faults[sight] = page.evaluate(FAULTS)
        if _width(page, NARROW) > NARROW:
            faults[sight].append(f"the page is wider than {NARROW} pixels")
    assert not any(faults.values()), {sight: found for sight, found in faults.items() if found}


def _width(page: Page, screen: int) -> int:
    """How wide the document is on a screen of this width."""
    usual = page.viewport_size
    assert usual is not None
    page.set_viewport_size({"width": screen, "height": usual["height"]})
    width: int = page.evaluate("document.scrollingElement.scrollWidth")
    page.set_viewport_size(usual)
    return width


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_nobody_is_left_out(people, layout, screen):
    """axe finds nothing to complain about by day; at night the contrast still holds."""
    people.expect("404")
    page: Page = getattr(people, screen)(storage_state=layout.device)
    found = {}
    for sight in tour(page, layout.addresses):
        page.emulate_media(color_scheme="dark")
        found[f"{sight} at night"] = _violations(page, {"runOnly": ["color-contrast"]})
        page.emulate_media(color_scheme="light")
        found[sight] = _violations(page, {})
    assert not any(found.values()), {sight: violations for sight, violations in found.items() if violations}


def _violations(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    options = {"resultTypes": ["violations"], "preload": False, **options}
    result = page.evaluate("options => axe.run(options)", options)
    return [f"{found['id']}: {node['html']}" for found in result["violations"] for node in found["nodes"]]
