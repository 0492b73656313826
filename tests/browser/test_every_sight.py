"""Everything that can be seen, in all four languages on a small phone, and as those see it who use other senses."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.people import PHONE, People, Profiles
from tests.browser.tour import Layout, lay_out, tour

NARROW = 320  # pixels: a small phone, or a page at twice its size
# What axe looks at: it takes its time, and the other sights are made of the same things.
WIDE = ("home", "new table", "lobby", "challenges", "statistics", "plan", "six", "score on the board", "replay")
SMALL = (
    *WIDE,
    "real tables",
    "paper",
    "print",
    "new dice",
    "dice",
    "counter",
    "paper of marklin",
    "companion of pioneer-rails",
    "companion of string-railway",
    "challenge",
    "puzzles",
    "rules",
    "door",
    "closed line",
    "curtain",
    "refusal",
    "menu",
    "chat",
    "meteor",
    "lesson",
    "lesson of marklin",
)

# What is wrong with a page as it stands: words that are missing, things that are cut off or too small to be tapped.
FAULTS = r"""() => {
    const faults = [], said = [document.title, document.body.innerText];
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const each of document.querySelectorAll(`[${name}]`)) said.push(each.getAttribute(name));
    }
    const ids = /\b(web|server|bot|railroad-ink|marklin|pioneer-rails|string-railway)-[a-z][\w.-]*/g;
    const raw = [...said.join('\n').match(ids) ?? [], ...said.join('\n').match(/[{}]|\bundefined\b|\bNone\b/g) ?? []];
    for (const text of new Set(raw)) faults.push(`no words: ${text}`);
    if (document.scrollingElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');

    const scrolls = (each) =>
        each && (/auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
    const things = 'button, a, label, summary, select, input, h1, h2, h3, p, th, td, dt, dd, li, small, .lbl, .stamp';
    for (const each of document.querySelectorAll(things)) {
        const { left, right, width, height } = each.getBoundingClientRect();
        if (width < 2 || height < 2 || !each.checkVisibility() || each.closest('.unseen, .skip, .twin')) continue;
        const tell = (what) => faults.push(`${what}: ${each.outerHTML.slice(0, 80)} ${each.innerText}`);
        if ((left < -1 || right > innerWidth + 1) && !scrolls(each.parentElement)) tell('off the screen');
        const isCut = each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 3 && each.innerText?.trim();
        if (isCut && getComputedStyle(each).textOverflow !== 'ellipsis' && !scrolls(each)) tell('cut off');
        if (height < 43.5 && each.matches('button, summary, select, .btn')) tell('too small to tap');
    }
    const act = document.querySelector('.play .act')?.getBoundingClientRect();
    if (act?.height && act.bottom > innerHeight + 1) faults.push('the action bar is below the screen');
    const board = document.querySelector('#boards > * > * > svg')?.getBoundingClientRect();
    if (board && board.height < 200) faults.push(`the board is only ${board.height} pixels high`);
    return faults;
}"""


@pytest.fixture(scope="session")
def layout(profiles: Profiles) -> Layout:
    """The tables that are visited."""
    page = profiles.lend(PHONE | {"locale": "en-GB"})
    layout = lay_out(page)
    profiles.take_back(page.context)
    return layout


@pytest.mark.parametrize("language", ["uk-UA", "pl-PL", "ru-RU"])
def test_all_words_are_there_and_fit(people, layout, language):
    page = visitor(people, layout, people.phone, language)
    faults = {sight: _faults(page, language) for sight in tour(page, layout.addresses)}
    assert not any(faults.values()), _those(faults)


def test_a_phone_in_english_for_all_senses(people, layout):
    page = visitor(people, layout, people.phone, "en-GB")
    faults = {}
    for sight in tour(page, layout.addresses):
        faults[sight] = _faults(page, "en-GB") + (_violations(page) if sight in SMALL else [])
    assert not any(faults.values()), _those(faults)


def test_a_computer_for_all_senses(people, layout):
    page = visitor(people, layout, people.desktop, "en-GB")
    faults = {sight: _violations(page) for sight in tour(page, layout.addresses) if sight in WIDE}
    assert not any(faults.values()), _those(faults)


def visitor(people: People, layout: Layout, device: Callable[..., Page], language: str) -> Page:
    """A page of whoever owns the tables."""
    people.expect("404")  # a link that leads nowhere belongs to the tour
    page = device(language)
    page.context.add_cookies(layout.cookies)
    return page


def _those(faults: dict[str, list[str]]) -> dict[str, list[str]]:
    return {sight: found for sight, found in faults.items() if found}


def _faults(page: Page, language: str) -> list[str]:
    assert page.locator("html").get_attribute("lang") == language[:2]
    faults: list[str] = page.evaluate(FAULTS)
    usual = page.viewport_size
    assert usual is not None
    page.set_viewport_size({"width": NARROW, "height": usual["height"]})
    is_narrow: bool = page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.set_viewport_size(usual)
    return faults if is_narrow else [*faults, f"the page is wider than {NARROW} pixels"]


def _violations(page: Page) -> list[str]:
    """What axe complains about by day, and of the contrast at night."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    page.emulate_media(color_scheme="dark")
    at_night = _axe(page, {"runOnly": ["color-contrast"]})
    page.emulate_media(color_scheme="light")
    return _axe(page, {}) + [f"at night: {found}" for found in at_night]


def _axe(page: Page, options: dict[str, Any]) -> list[str]:
    result = page.evaluate("options => axe.run(options)", {"resultTypes": ["violations"], "preload": False, **options})
    return [f"{found['id']}: {node['html']}" for found in result["violations"] for node in found["nodes"]]
