"""Somebody who has never played learns by playing."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.people import OFFLINE, People
from tests.browser.playing import USABLE, cell, press, press_anyway
from tests.browser.serving import Serving

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


# Where a finger meets the lamp of what is lit on the board: nothing lies over it.
LAMP = """() => {
  const lamps = [...document.querySelectorAll(".lit circle")].filter((one) => one.getBoundingClientRect().width > 0);
  for (const { x, y, width, height } of lamps.map((one) => one.getBoundingClientRect())) {
    const spot = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(...spot)?.closest(".lit")) return spot;
  }
  return null;
}"""
# What looks as if it could be tapped beside the board, though the lesson waits for something else.
ASTRAY = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const lamps = ["--lamp", "--lamp-edge", "--lamp-wash"].map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [...document.querySelectorAll("#tray button:not(.wanted, .chosen)")].filter((each) => {
    const { borderTopColor, boxShadow, backgroundColor } = getComputedStyle(each);
    const colours = [borderTopColor, boxShadow, backgroundColor].join();
    return each.checkVisibility() && lamps.some((lamp) => colours.includes(lamp));
  }).map((each) => each.outerHTML.slice(0, 80));
}"""
A_DOUBLE_TAP = 400  # milliseconds: two taps within it are one
MANY = 200


def follow(page: Page) -> None:
    """Do one thing that the lesson points at, as somebody does who knows nothing else."""
    wanted = page.locator(".wanted:visible:not(.chosen)")
    expect(page.locator(f"{USABLE}, .wanted, .lit").first).to_be_attached()
    if page.locator(USABLE).count():
        playing.confirm(page)
    elif wanted.count():
        press(wanted.first)
    else:
        spot = page.evaluate(LAMP)
        assert spot is not None, "what is lit cannot be tapped"
        page.touchscreen.tap(*spot)
    page.wait_for_timeout(A_DOUBLE_TAP)


@pytest.mark.parametrize("game", ["marklin", "pioneer-rails"])
def test_on_a_map_whatever_the_lesson_waits_for_is_in_sight_and_under_the_finger(people: People, game: str) -> None:
    page = people.phone(viewport={"width": 390, "height": 844})  # with room for all that others have done
    arriving.learn(page, game)
    for _ in range(MANY):
        if not page.locator("#lesson.leads").count():
            break
        expect(page).to_have_title(re.compile("●"))
        assert page.evaluate(ASTRAY) == []
        follow(page)
    expect(page.locator("#lesson.leads")).to_have_count(0)
    expect(page.locator("#lesson p")).to_be_visible()


def test_a_lesson_outlives_the_server(own_people: People, own_server: Serving) -> None:
    own_people.expect(OFFLINE, "503")
    page = own_people.phone()
    arriving.learn(page)
    playing.place_any(page)
    heard = said(page)
    own_server.kill()
    expect(page.locator("#banner")).to_contain_text("Reconnecting")
    own_server.start_and_prepare()
    expect(page.locator("#banner")).to_be_hidden(timeout=60_000)
    assert said(page) == heard
    playing.place_any(page)
    expect(page.locator("#lesson p")).not_to_have_text(heard)
