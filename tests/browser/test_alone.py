"""What one person does: the challenge of the day, a puzzle, and the figures of what was played."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import arriving, playing, test_marklin, test_string_railway
from tests.browser.playing import press
from tests.browser.test_every_sight import _faults, _violations
from tests.marklin.last_turn import Line, lines
from tests.string_railway.lastly import SMALLEST, begun, tapped
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.games import marklin
from whistlestop.games.marklin.actions import Action, Claim, Depart, Ride
from whistlestop.lab import puzzles


def solved(number: int) -> Line:
    """A best line of one of Märklin's puzzles."""
    puzzle = puzzles.find("marklin", number)
    state = marklin.game.imagine(puzzles.seen(marklin.game, puzzle), Stream(0, 0))
    return max(lines(state, puzzle.seat, Fast(0)), key=lambda line: (line.score, -len(line.actions)))


LAST_TURNS = {number: solved(number) for number in range(1, 5)}


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


def open_last_turn(page: Page, number: int) -> None:
    page.goto("/puzzles")
    press(page.locator(f"form:has([value=marklin]):has([name=number][value='{number}']) button"))
    test_marklin.seen(page)


def do(page: Page, action: Action) -> None:
    """Tap what an action is about on the map, and confirm."""
    match action:
        case Claim(track) | Ride(track):
            test_marklin.choose(page, track)
        case Depart(city):
            test_marklin.choose(page, city)
    playing.confirm(page)


@pytest.mark.parametrize(("kind", "phone"), [(Depart, True), (Claim, False)])
def test_a_last_turn_is_solved_at_a_real_table(people, kind, phone):
    """The page lays no best ride before whoever is to find it; what was found brings them to the next puzzle."""
    number, line = next((number, line) for number, line in LAST_TURNS.items() if isinstance(line.actions[0], kind))
    best = puzzles.find("marklin", number).best
    page = people.phone("uk-UA") if phone else people.desktop("uk-UA")
    open_last_turn(page, number)
    expect(page.locator("#proposals .ask")).to_contain_text(f"останній хід: мета — рахунок {best}")
    expect(page.locator("#trails button")).to_have_count(0)
    assert not phone or _faults(page, "uk-UA") == []  # what is too small is so only for fingers
    assert _violations(page) == []
    for action in line.actions:
        do(page, action)
    expect(page.locator("#end .call")).to_contain_text("Розв’язано")
    expect(page.locator("#result")).to_contain_text(str(best))
    expect(page.locator("#end .scores tfoot td")).to_have_text([str(best)])
    assert _violations(page) == []
    press(page.locator("#end form[action='/puzzles'] button"))
    test_marklin.seen(page)
    expect(page.locator("#proposals .ask")).to_contain_text(f"Задача {number + 1},")


def test_a_last_turn_that_falls_short_can_be_tried_again(people):
    page = people.phone()
    number = 1
    puzzle = puzzles.find("marklin", number)
    open_last_turn(page, number)
    for _ in range(2):  # cards are worth nothing any more
        press(page.locator(test_marklin.CARDS).last)
        playing.confirm(page)
    expect(page.locator("#end .call")).to_contain_text(f"{puzzle.best} points are possible")
    press(page.locator("#end form[action='/puzzles'] button"))
    test_marklin.seen(page)
    expect(page.locator("#proposals .ask")).to_contain_text(f"Puzzle {number},")


@pytest.mark.parametrize("well", [True, False], ids=["solved", "missed"])
def test_a_last_string_is_laid_through_stations(people, well):
    """The page suggests no string to whoever is to find it."""
    page, number = people.phone("pl-PL"), puzzles.shipped("string-railway").index(SMALLEST) + 1
    page.goto("/puzzles")
    press(page.locator(f"form:has([value=string-railway]):has([name=number][value='{number}']) button"))
    test_string_railway.seen(page)
    expect(page.locator("#proposals .ask")).to_contain_text(str(SMALLEST.best))
    expect(page.locator("#strings button")).to_be_visible()
    expect(page.locator(test_string_railway.SUGGEST)).to_be_hidden()
    assert _faults(page, "pl-PL") + _violations(page) == []
    for station in tapped(begun(SMALLEST), SMALLEST.best, well=well)[0]:
        press(page.locator(f"[data-place=s{station + 1}]"))
    playing.confirm(page)
    expect(page.locator("#end .call")).to_contain_text("Rozwiązane" if well else str(SMALLEST.best))
    press(page.locator("#end form[action='/puzzles'] button").first)
    test_string_railway.seen(page)
    expect(page.locator("#proposals .ask")).to_contain_text(f"Zagadka {number + well},")


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
