"""Somebody who has never played learns by playing."""

import re

from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.people import People
from tests.browser.playing import cell, press, press_anyway

GUIDED = 12  # moves of the lesson that are the learner's only choice


def said(page: Page) -> str:
    """What the lesson says."""
    return page.locator("#lesson p").inner_text()


def test_a_lesson_leads_into_a_game_against_a_bot(people: People) -> None:
    page = people.phone()
    page.goto("/")
    press(page.locator(f"form[action='/learn/{arriving.GAME}'] button").first)
    arriving.at_table(page)

    first = said(page)
    expect(page.locator(".lit")).to_have_count(1)
    press_anyway(cell(page, "F1"))  # legal, but not what the lesson is about
    expect(page.locator("#toast")).to_contain_text("The lesson")
    assert said(page) == first
    playing.place_any(page)
    expect(page.locator("#lesson p")).not_to_have_text(first)

    heard = said(page)
    page.reload()
    arriving.at_table(page)
    assert said(page) == heard
    for _ in range(GUIDED - 1):
        assert page.locator("#lesson.leads").count()
        before = said(page)
        playing.act(page)
        expect(page.locator("#lesson p")).not_to_have_text(before)

    expect(page.locator("#lesson.leads")).to_have_count(0)  # from here on as one likes
    assert page.locator(".lit").count() > 1
    while page.locator("#end > *").count() == 0 and playing.is_my_turn(page):
        playing.finish_round(page)
    press(page.locator("#end .next .go"))
    arriving.at_table(page)
    expect(page.locator("#lesson")).to_have_count(0)
    expect(page.locator("#seats .seat")).to_have_count(2)


def test_a_lesson_is_read_out_and_goes_by_keys(people: People) -> None:
    page = people.desktop()
    page.goto(f"/help/{arriving.GAME}")
    page.locator("form.learn button").focus()
    page.keyboard.press("Enter")
    arriving.at_table(page)
    before = said(page)
    cell(page, "B1").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(page.locator("#lesson p")).not_to_have_text(before)
    expect(page.locator("#live")).to_have_text(re.compile(re.escape(said(page))))
