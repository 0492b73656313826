"""What a small screen has to hold: sentences of two lines, all pairs of the draft, the names of those who play."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import arriving
from tests.browser.playing import place_any, press
from tests.words.test_catalogues import messages
from whistlestop.games.railroad_ink import data
from whistlestop.words import LOCALES, say

LYING: dict[str, int] = {"width": 844, "height": 390}

# How many lines the sentence over the buttons takes with this in it.
LINES = """html => {
    const box = document.getElementById('say');
    box.innerHTML = html;
    return Math.round(box.getBoundingClientRect().height / parseFloat(getComputedStyle(box).lineHeight));
}"""


def sentences(locale: str) -> Iterator[str]:
    """Everything that this game says over the buttons, each at its longest."""
    faces = {face: say(locale, "railroad-ink-face", {"face": data.face_name(face)}) for face in data.FACES}
    for id in messages("railroad-ink", "en"):
        if re.fullmatch("railroad-ink-(prompt-.*|all-drawn)", id):
            yield say(locale, id, {"dice": 4})
        elif re.fullmatch("railroad-ink-plan-(erase|strike|strike-or-ignore|swallowed|finish)", id):
            yield f"<b>{say(locale, id, {'cell': 'G7'})}</b>"
    way = f"<span>+12</span> <small>{say(locale, 'web-client-way', {'n': '1', 'm': '4'})}</small>"
    for name in faces.values():
        yield f"<b>{say(locale, 'railroad-ink-plan-place', {'piece': name, 'cell': 'G7'})}</b> {way}"
    for face in data.SPECIALS:
        yield f"<b>{say(locale, 'railroad-ink-plan-ignore', {'face': data.face_name(face)})}</b>"
    *_, second, first = sorted((faces[face] for face in data.FACES[: data.FIRST_SPECIAL]), key=len)
    yield f"<b>{say(locale, 'railroad-ink-plan-take', {'first': first, 'second': second})}</b>"
    yield f"<b>{say(locale, 'railroad-ink-plan-take-twice', {'face': first})}</b>"
    yield f"<b>{say(locale, 'web-client-asked')}</b>"


def test_every_game_shows_on_the_home_page_how_to_play_it_with_others(people):
    page = people.phone()
    page.goto("/")
    ways = page.locator(".line .choices > a[href^='/new/']")
    expect(ways).to_have_count(page.locator(".line").count())
    for way in ways.all():
        expect(way).to_be_visible()


def test_a_button_of_three_lines_keeps_its_edges_free(people):
    page = people.phone("uk-UA")
    arriving.fill_in_form(page, "open", name="Ada")
    button, picture = page.locator("#ready .col").bounding_box(), page.locator("#ready .col svg").bounding_box()
    assert button is not None
    assert picture is not None
    assert picture["y"] - button["y"] >= 4


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_takes_two_lines_at_most(people, locale):
    page = people.phone(locale)
    arriving.open_table(page, "random")
    lines = {sentence: page.evaluate(LINES, sentence) for sentence in sentences(locale)}
    assert len(lines) > 40
    assert [sentence for sentence, count in lines.items() if count > 2] == []


def test_the_score_in_one_line_opens_the_score(people):
    page = people.phone(viewport={"width": 390, "height": 844})
    arriving.open_table(page, "random", must_draw="free")
    place_any(page)
    press(page.locator(".act .more"))
    press(page.locator("#tab-chat"))
    press(page.locator("#side .tool"))
    press(page.locator("#tally"))
    expect(page.locator("#sheet")).to_be_visible()
    expect(page.locator("#sheet [data-light=errors]")).to_be_visible()
    expect(page.locator("#sheet [data-light=lava]")).to_be_hidden()  # what does not occur in this game
    expect(page.locator("#pane-chat")).to_be_hidden()


def test_the_score_can_be_reached_where_it_has_no_line(people):
    page = people.phone()
    arriving.open_table(page, "random", must_draw="free")
    place_any(page)
    expect(page.locator("#tally")).to_be_hidden()
    press(page.locator(".act .more"))
    expect(page.locator("#sheet")).to_be_visible()


@pytest.mark.parametrize("others", [1, 2, 5])
@pytest.mark.parametrize("screen", [{}, {"viewport": {"width": 390, "height": 844}}, {"viewport": LYING}], ids=str)
def test_all_pairs_of_the_draft_are_in_sight(people, screen, others):
    page = people.phone(**screen)
    arriving.open_table(page, *["random"] * others, draft=True)
    pairs = page.locator("[id^=pair-]")
    expect(pairs).to_have_count(2 * (others + 1))
    for pair in pairs.all():
        expect(pair).to_be_in_viewport(ratio=1)
    board = page.locator("#board-1").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) >= 260


def shown_name(page: Page, seat: int) -> str:
    """What can be read of a name in the strip of seats."""
    name = page.locator(f"#seat-{seat} b")
    is_whole = "name => name.scrollWidth <= name.clientWidth + 1 && name.scrollHeight <= name.clientHeight + 1"
    return name.inner_text() if name.is_visible() and name.evaluate(is_whole) else ""


@pytest.mark.parametrize("screen", [{}, {"viewport": LYING}], ids=["upright", "lying"])
def test_bots_of_one_level_are_told_apart(people, screen):
    page = people.phone(**screen)
    arriving.open_table(page, "greedy", "greedy")
    assert [shown_name(page, seat) for seat in (1, 2, 3)] == ["You", "Porter bot 2", "Porter bot 3"]
    arriving.open_table(page, *["greedy"] * 5)
    assert shown_name(page, 1) == "You"
    press(page.locator("#seat-4"))
    expect(page.locator("#seat-4")).to_have_attribute("aria-pressed", "true")
    assert shown_name(page, 4) == "Porter bot 4"


def test_a_phone_on_its_side_has_names_and_help(people):
    page = people.phone(viewport=LYING)
    arriving.open_table(page, "random")
    expect(page.locator("#seat-2 b")).to_have_text("Passenger bot")
    expect(page.locator("#seat-2 b")).to_be_visible()
    page.locator(".bar [data-dialog=help]").tap()
    expect(page.locator("#help .rule").first).to_be_visible()


def test_the_names_of_six_are_whole_beside_their_boards(people):
    page = people.desktop()
    arriving.open_table(page, *["greedy"] * 5)
    names = page.locator(".others .who b")
    expect(names).to_have_text([f"Porter bot {seat}" for seat in range(2, 7)])
    assert names.evaluate_all("all => all.every(one => one.scrollHeight <= one.clientHeight + 1)")
