"""What one person does: the challenge of the day, a puzzle, and the figures of what was played."""

import re

from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.playing import press
from tests.browser.test_every_sight import _faults, _violations


def sound(page: Page, language: str = "en-GB") -> None:
    """Nothing is cut off, too small or without words, and axe has nothing to say."""
    assert _faults(page, language) + _violations(page) == []


def test_one_try_at_the_challenge_of_the_day(people):
    page = people.phone()
    page.goto("/")
    press(page.locator("a[href='/challenge']"))
    sound(page)
    ink = page.locator(f"form.own-try:has([value='{arriving.GAME}'])")
    ink.locator("[name=name]").fill("Ada")
    press(ink.locator("button"))
    arriving.at_table(page)
    table = page.url
    press(page.locator("#menu-button"))
    expect(page.locator("#menu form[action$='/device']")).to_be_visible()
    expect(page.locator("#menu form[action$='/fork']")).to_have_count(0)
    page.goto("/challenge")
    press(page.locator(".own-try a"))
    expect(page).to_have_url(table)
    page.goto("/challenge")
    press(page.locator(f".more-days a[href$='/{arriving.GAME}']").first)
    sound(page)


def test_a_finished_try_stands_among_the_bots_and_is_shut_until_the_day_is_over(people):
    page = people.phone()
    page.goto("/challenge")
    ink = page.locator(f"form.own-try:has([value='{arriving.GAME}'])")
    ink.locator("[name=name]").fill("Ada")
    press(ink.locator("button"))
    arriving.at_table(page)
    table = page.url
    while page.locator("#end > *").count() == 0 and playing.is_my_turn(page):
        playing.finish_round(page)
    points = re.sub(r"\s.*", "", page.locator("#end h2").first.inner_text())
    expect(page.locator("#end")).to_contain_text("when the day is over")
    assert page.request.get(f"{table}/replay").status == 404
    press(page.locator("#end .next .go"))
    own = page.locator(".board tr:has-text('Ada (You)'), li:has-text('Ada (You)')").first
    expect(own).to_contain_text(points)
    sound(page)
    page.reload()
    expect(page.locator("form.own-try:has([value='railroad-ink']) button.go")).to_have_count(0)


def test_a_puzzle_is_tried_at_a_real_table_and_again(people):
    page = people.phone("uk-UA")
    page.goto("/puzzles")
    sound(page, "uk-UA")
    press(page.locator(f"form:has([value='{arriving.GAME}']) button").first)
    arriving.at_table(page)
    expect(page.locator("#proposals .ask")).to_contain_text(re.compile(r"\d"))
    assert page.evaluate("document.querySelector('.act').getBoundingClientRect().bottom <= innerHeight + 1")
    playing.finish_round(page)
    expect(page.locator("#end .call")).to_be_visible()
    table = page.url
    press(page.locator("#end form[action='/puzzles'] button").first)
    arriving.at_table(page)
    assert page.url != table


def test_statistics_lead_to_a_first_game(people):
    page = people.phone()
    page.goto("/statistics")
    sound(page)
    press(page.locator("main .go"))
    expect(page.locator("#open-heading")).to_be_in_viewport()


def test_a_finished_game_is_in_the_statistics(people):
    page = people.desktop()
    arriving.open_table(page, name="Ada", must_draw="free")
    for _ in range(7):
        playing.confirm(page)
    expect(page.locator("#end .stamp")).to_be_visible()
    page.goto("/statistics")
    expect(page.locator(".sheet:not(:has(.everybody)) .plot circle")).to_have_count(1)
    page.locator("details").evaluate_all("all => all.forEach(one => one.open = true)")
    sound(page)
    with page.expect_download() as saved:
        press(page.locator("a[href='/statistics.csv']"))
    assert saved.value.suggested_filename.endswith(".csv")
