"""Drawing in pencil: turning, taking back, starting again, and hearing why something cannot be done."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.playing import cell, press, press_anyway

# Cells at exits: what is drawn there never depends on anything else.
EXITS = ("B1", "D1", "F1", "A2", "A4", "A6", "G2", "G4", "G6", "B7", "D7", "F7")


def sit_down(page: Page) -> Page:
    arriving.open_table(page)
    return page


def place_at_exit(page: Page) -> str:
    """Draw with the chosen die at an exit that is still free."""
    lit = page.locator(".lit").evaluate_all("all => all.map(one => one.dataset.place)")
    place: str = next(place for place in EXITS if place in lit)
    playing.plan(cell(page, place))
    playing.confirm(page)
    return place


def test_a_tap_plans_and_further_taps_turn(people):
    page = sit_down(people.phone())
    place = page.locator(".lit").first.get_attribute("data-place") or ""
    playing.plan(cell(page, place))
    sentence = page.locator("#say")
    if page.locator("#turn").is_visible():
        expect(sentence).to_contain_text("way 1 of")
        press(cell(page, place))
        expect(sentence).to_contain_text("way 2 of")
        press(page.locator("#turn"))
        expect(sentence).not_to_contain_text("way 2 of")
    shown = page.locator("#ghost use").first.get_attribute("href")
    assert playing.drawn(page, 1) == []
    playing.confirm(page)
    expect(cell(page, place).locator("use").first).to_have_attribute("href", shown or "")
    expect(page.locator("#tray .drawn")).to_have_count(1)


def test_a_tap_elsewhere_moves_or_drops_the_plan(people):
    page = sit_down(people.desktop())
    playing.plan(page.locator(".lit").first)
    other = page.locator(".lit").last.get_attribute("data-place") or ""
    press(cell(page, other))
    expect(page.locator(".planned")).to_have_attribute("data-place", other)
    press(page.locator("#say"))
    expect(page.locator(".planned")).to_have_count(0)
    playing.plan(cell(page, other))
    press(page.locator("#undo"))  # while something is planned it is the way out of it
    expect(page.locator(".planned")).to_have_count(0)
    assert playing.drawn(page, 1) == []


def test_the_second_tap_of_a_double_one_does_not_end_the_round(people):
    page = sit_down(people.desktop())
    for _ in range(3):
        place_at_exit(page)
    playing.plan(page.locator(".lit").first)
    page.locator("#go").dblclick()
    expect(page.locator("#tray .drawn")).to_have_count(4)
    expect(page.locator(playing.USABLE)).to_have_text(re.compile("Finish"))
    expect(page.locator("#progress")).to_have_text("Round 1 of 7")


def test_undo_and_start_again(people):
    page = sit_down(people.phone())
    places = [place_at_exit(page) for _ in range(3)]
    press(page.locator("#undo[aria-disabled=false]"))
    expect(page.locator("#tray .drawn")).to_have_count(2)
    assert set(playing.drawn(page, 1)) == set(places[:2])
    playing.menu(page, "Start this turn again")
    expect(page.locator("#tray .drawn")).to_have_count(0)
    expect(page.locator("#menu")).to_be_hidden()
    assert playing.drawn(page, 1) == []
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")


def test_a_drawing_is_taken_back_by_a_tap_and_later_ones_stay(people):
    page = sit_down(people.phone())
    first, *others = [place_at_exit(page) for _ in range(3)]
    press(cell(page, first))
    expect(page.locator("#say")).to_have_text(f"Take back what you drew on {first}?")
    expect(page.locator("#go .lbl")).to_have_text("Take back")
    playing.confirm(page)
    expect(page.locator("#tray .drawn")).to_have_count(2)
    assert set(playing.drawn(page, 1)) == set(others)
    expect(cell(page, first)).to_have_attribute("aria-label", f"{first}: empty")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_an_illegal_tap_says_why_and_shows_the_rule(people, screen):
    page = sit_down(getattr(people, screen)())
    playing.plan(page.locator(".lit").first)
    press_anyway(cell(page, "D4"))  # nothing leads there yet
    toast = page.locator(".toast.bad")
    expect(toast).to_be_visible()
    expect(page.locator(".planned")).to_have_count(1)  # the plan stays
    rule = toast.get_by_role("link")
    number = (rule.get_attribute("data-rule") or "").removeprefix("RI-")
    press(rule)
    expect(page.locator("#help")).to_be_visible()
    chapter = page.locator(f"[id='rule-RI-{number}']")
    expect(chapter).to_be_focused()
    title, head = [place.bounding_box() for place in (chapter.locator("h2, h3"), page.locator("#help .head"))]
    assert title is not None
    assert head is not None
    assert 0 <= title["y"] - head["y"] - head["height"] < 60  # right below what stays on top
    press(page.locator("#help [data-close]"))
    expect(page.locator("#help")).to_be_hidden()
    expect(page.locator(".planned")).to_have_count(1)


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 800)], ids=lambda pixels: str(pixels)
)
def test_a_refusal_covers_nothing_that_is_played_with(people, width, height):
    page = sit_down(people.phone(viewport={"width": width, "height": height}))
    for place in ("A1", "D4", "C7"):
        cell(page, place).tap(force=True)
        toast = page.locator(".toast.bad")
        expect(toast).to_contain_text(place)
        box = toast.bounding_box()
        assert box is not None
        for kept in (cell(page, place), page.locator("#tray"), page.locator(".act")):
            other = kept.bounding_box()
            assert other is not None
            is_beside = box["x"] + box["width"] <= other["x"] or other["x"] + other["width"] <= box["x"]
            is_apart = box["y"] + box["height"] <= other["y"] or other["y"] + other["height"] <= box["y"]
            assert is_beside or is_apart, (place, box, other)


@pytest.mark.parametrize("others", [(), ("random",)], ids=["alone", "with another"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)], ids=str)
def test_a_message_lets_taps_through(people, width, height, others):
    page = people.phone(viewport={"width": width, "height": height})
    people.expect("ERR_INTERNET_DISCONNECTED")
    arriving.open_table(page, *others)
    press_anyway(cell(page, "D4"))
    expect(page.locator(".toast")).to_be_visible()
    for button in page.locator(".bar :is(a, button):visible").all():
        button.tap(trial=True, timeout=3000)  # sooner than the message goes
    page.context.set_offline(True)
    press_anyway(cell(page, "D4"))
    expect(page.locator(".toast")).to_contain_text("No connection.")
    page.locator("#banner button").tap(trial=True, timeout=3000)
    page.context.set_offline(False)
    expect(page.locator("#banner")).to_be_hidden()


def test_the_first_sentence_tells_what_to_tap(people):
    page = sit_down(people.phone())
    expect(page.locator("#say")).to_have_text("Pick a yellow lamp: the chosen route is drawn there.")
    place_at_exit(page)
    expect(page.locator("#say")).to_have_text("Draw your 3 dice.")


def test_no_special_is_planned_that_nobody_has_chosen(people):
    page = sit_down(people.phone())
    for _ in range(4):
        playing.place_any(page)
    expect(page.locator("#say")).to_have_text("All dice are drawn. Finish the round.")
    press_anyway(next(cell(page, place) for place in EXITS if place not in playing.drawn(page, 1)))
    expect(page.locator(".toast")).to_contain_text("If you want a special route here, choose it first.")
    expect(page.locator("#go .lbl")).to_have_text("Finish")
    expect(page.locator(".planned")).to_have_count(0)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
@pytest.mark.parametrize("address", ["?rule=RI-3.2", "#rule-RI-3.2"])
def test_the_page_of_the_rules_opens_at_a_rule(people, screen, address):
    page = getattr(people, screen)()
    page.goto(f"/help/{arriving.GAME}{address}")
    title = page.locator("[id='rule-RI-3.2'] > h3")
    expect(title).to_be_in_viewport(ratio=1)
    top = "title => title.getBoundingClientRect().top < 200"  # with what it says below it
    page.wait_for_function(top, arg=title.element_handle())


def test_finishing_too_early_says_why_not(people):
    page = sit_down(people.phone())
    press_anyway(page.locator("#go"))
    expect(page.locator(".toast.bad")).to_contain_text("Rule RI-2.4")
    expect(page.locator("#progress")).to_have_text("Round 1 of 7")
