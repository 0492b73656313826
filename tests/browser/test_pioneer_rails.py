"""People play Pioneer Rails, alone on a phone and together, from the first link to the last sheet.

Nothing here knows more of the rules than a page shows: what is lit can be tapped, and what it is stands in its label.
"""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import arriving
from tests.browser.playing import USABLE, confirm, is_my_turn, press, press_anyway
from tests.browser.test_every_sight import FAULTS, _violations
from tests.browser.test_small_screens import LINES
from tests.words.test_catalogues import messages
from whistlestop.games.pioneer_rails import data
from whistlestop.words import LOCALES, say

GAME = "pioneer-rails"
CARDS = "#tray button.pr-card:not([aria-disabled=true])"
PAYMENTS = "#pay button"
SOMETHING = f"{CARDS}, .lit, {PAYMENTS}, {USABLE}, #end .stamp"
WAYS = "all => all.map(one => one.getAttribute('d'))"
LAID = f"({WAYS})([...document.querySelector('#boards [id^=tracks-]').querySelectorAll('path')]).join()"


@pytest.fixture(autouse=True)
def at_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arriving, "GAME", GAME)
    monkeypatch.setattr(arriving, "at_table", seen)


def seen(page: Page) -> None:
    """See the table, its script at work: it lights what can be tapped, and the own map can be moved."""
    expect(page.locator("#board-1")).to_be_visible()
    expect(page.locator(".zoom")).to_be_attached()


def plan(target: Locator) -> None:
    press(target)
    expect(target.page.locator(USABLE)).to_be_attached()


def take(page: Page) -> None:
    """Use the first card that can be used."""
    plan(page.locator(CARDS).first)
    confirm(page)
    expect(page.locator("#hand .now, #hand i:not(:empty)").first).to_be_attached()


def choose(page: Page, place: str) -> None:
    """Lay a track that the list of all choices offers."""
    before = page.evaluate(LAID)
    press(page.locator(".zoom .tool").last)
    press(page.locator(f'[data-choice="{place}"]'))
    page.wait_for_function(f"before => {LAID} !== before", arg=before)
    expect(page.locator("#go.sending")).to_have_count(0)


def lit(page: Page) -> dict[str, str]:
    """What can be tapped on the map: label by place."""
    return dict(page.locator(".lit").evaluate_all("all => all.map(one => [one.dataset.place, one.ariaLabel])"))


def act(page: Page) -> None:
    """Do one thing that the page offers: a card, a track beside something, a payment, the end of the turn."""
    expect(page.locator("#go.sending")).to_have_count(0)
    expect(page.locator(SOMETHING).first).to_be_attached()
    if page.locator(CARDS).count():
        return take(page)
    places = lit(page)
    if places:
        return choose(page, max(places, key=lambda place: len(places[place])))
    if page.locator(PAYMENTS).count():
        plan(page.locator(PAYMENTS).last)
        return confirm(page)
    return confirm(page) if page.locator(USABLE).count() else None


def test_one_person_plays_a_whole_game_on_a_phone(people):
    page = people.phone()
    arriving.open_table(page, solo_level="legendary", map="b")
    while not page.locator("#end .stamp").count():
        act(page)
    expect(page.locator("#end .stamp")).to_have_text("Arrived")
    assert page.evaluate(FAULTS) == []
    for part, place in (("nuggets", "#light-1 > *"), ("hands", "#light-1 > *")):
        press(page.locator(f"#end td [data-light={part}], #end th [data-light={part}]").first)
        expect(page.locator(place)).not_to_have_count(0)
    expect(page.locator("#why li").first).to_be_visible()
    assert _violations(page) == []


def test_two_people_play_a_whole_game(people):
    ada, bea = people.phone(), people.desktop()
    arriving.fill_in_form(ada, "open", name="Ada", map="small_a")
    arriving.join(bea, arriving.invitation(ada), "Bea")
    arriving.start(ada, bea)
    while not ada.locator("#end .stamp").count():
        page = ada if is_my_turn(ada) else bea
        if is_my_turn(page):
            act(page)
        else:
            page.wait_for_timeout(50)  # what one has done is on its way to the other
    for page in (ada, bea):
        expect(page.locator("#end .stamp")).to_have_text("Arrived")
        assert len(page.locator("#end .scores tfoot td").all_inner_texts()) == 2
        for seat in (1, 2):
            assert page.locator(f"#tracks-{seat} > g").count() > 15
    ways = [page.locator("#tracks-2 path").evaluate_all(WAYS) for page in (ada, bea)]
    assert ways[0] == ways[1]
    assert _violations(bea) == []
    bea.goto(bea.get_by_role("link", name="Review").get_attribute("href") or "")
    expect(bea.locator("#board-1")).to_be_visible()
    expect(bea.locator("#tracks-2 > g").first).to_be_attached()
    expect(bea.locator("#sheet .stamp")).to_have_text("Arrived")


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL", "ru-RU"])
def test_words_fit_on_a_phone(people, language):
    page = people.phone(language)
    arriving.open_table(page, "random")
    faults = {}
    for moment in range(7):
        expect(page.locator(SOMETHING).first).to_be_attached()
        faults[f"{moment}"] = page.evaluate(FAULTS)
        act(page)
    press(page.locator("#papers-button"))
    expect(page.locator("#papers")).to_be_visible()
    faults["objectives"] = page.evaluate(FAULTS)
    assert not any(faults.values()), faults


def sentences(locale: str) -> Iterator[str]:
    """What stands over the buttons, each at its longest."""
    tell = partial(say, locale)
    suit = max(data.SUITS, key=lambda suit: len(tell("pioneer-rails-suit", {"suit": suit})))
    args: dict[str, str | int] = {
        "suit": suit,
        "tracks": 5,
        "card": "td",
        "way": "D10.nw-se",
        "nuggets": 4,
        "factor": 4,
        "points": 16,
    }
    for id in messages(GAME, "en"):
        if id.startswith("pioneer-rails-prompt-"):
            yield tell(id, args)
        elif id.startswith("pioneer-rails-plan-"):
            way = tell("web-client-way", {"n": "1", "m": "3"}) if id.endswith("suit") else ""
            yield f"<b>{tell(id, args)}</b> <span>+16</span> <small>{way}</small>"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_takes_two_lines_at_most(people, locale):
    page = people.phone(locale)
    arriving.open_table(page, "random")
    lines = {sentence: page.evaluate(LINES, sentence) for sentence in sentences(locale)}
    assert len(lines) > 12
    assert [sentence for sentence, count in lines.items() if count > 2] == []


def test_a_phone_for_all_senses(people):
    page = people.phone()
    arriving.open_table(page)
    assert _violations(page) == []
    take(page)
    press(page.locator("#papers-button"))
    expect(page.locator("#papers")).to_be_visible()
    assert _violations(page) == []


# --- tracks under a finger


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_lays_a_track_and_another_takes_it_back(people):
    page = people.phone()
    arriving.open_table(page)
    take(page)
    place = next(iter(lit(page)))
    lamp = page.locator(f"[data-place='{place}'] > circle")
    page.touchscreen.tap(*middle(lamp))  # from afar a finger first brings the map nearer
    expect(page.locator("#tracks-1 > g")).to_have_count(0)
    page.touchscreen.tap(*middle(lamp))
    expect(page.locator("#tracks-1 > g")).to_have_count(1)
    expect(page.locator("#say")).to_contain_text("2 more tracks")
    page.wait_for_timeout(400)  # two taps in a moment mean the whole map
    page.touchscreen.tap(*middle(page.locator(f"[data-place='{place}'] > path")))
    expect(page.locator("#tracks-1 > g")).to_have_count(0)
    expect(page.locator("#say")).to_contain_text("3 more tracks")
    expect(page.locator(f"[data-place='{place}']")).to_have_class(re.compile(r"\blit\b"))


def test_a_side_that_leads_nowhere_says_why(people):
    page = people.desktop()
    arriving.open_table(page)
    take(page)
    far = page.locator(".pr-way:not(.lit)").first
    page.mouse.click(*middle(far))
    expect(page.locator(".toast")).to_contain_text("PR-3.1")
    assert page.locator("#tracks-1 > g").count() == 0


def test_bonuses_are_toggles_that_show_what_they_open(people):
    page = people.desktop()
    arriving.open_table(page)
    take(page)
    plain = lit(page).keys()
    shortcut, bridge = page.locator("#bonus-shortcut"), page.locator("#bonus-bridge")
    press(shortcut)
    expect(shortcut).to_have_attribute("aria-pressed", "true")
    assert lit(page).keys() > plain
    through = next(place for place, label in lit(page).items() if "Shortcut" in label)
    press(shortcut)
    expect(shortcut).to_have_attribute("aria-pressed", "false")
    assert lit(page).keys() == plain
    press(shortcut)
    press(page.locator(f"[data-place='{through}'] > circle"))
    expect(page.locator("#tracks-1 > g")).to_have_count(1)
    expect(shortcut).to_have_attribute("aria-pressed", "false")  # it was for one track
    press(page.locator("#undo"))
    expect(page.locator("#tracks-1 > g")).to_have_count(0)
    if bridge.get_attribute("aria-disabled") == "true":
        press_anyway(bridge)
        expect(page.locator(".toast")).to_contain_text("PR-3.3")
    plan(page.locator("#bonus-suit"))
    expect(page.locator("#ghost circle").first).to_be_attached()
    expect(page.locator("#turn")).to_be_visible()  # one of three other stations
    confirm(page)
    expect(page.locator("#left")).to_have_text("0")


def test_an_objective_lights_what_counts_for_it(people):
    page = people.desktop()
    arriving.open_table(page, "random")
    goal = page.locator(".pr-goal").first
    press(page.locator("#papers-button"))  # beside others' boards there is no room for all of them
    with page.expect_response(re.compile(r"/light\?seat=1&part=goal")) as answer:
        press(goal)
    assert answer.value.ok
    expect(goal).to_have_attribute("aria-pressed", "true")


def test_the_map_is_played_by_keys(people):
    page = people.desktop()
    arriving.open_table(page)
    page.keyboard.press("w")
    expect(page.locator(USABLE)).to_be_attached()
    page.locator("#main").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lit").first).to_be_attached()
    page.keyboard.press("a")
    expect(page.locator("[data-choice]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#tracks-1 > g")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator("#tracks-1 > g")).to_have_count(0)


def test_an_open_list_follows_the_game(people):
    page = people.phone()
    arriving.open_table(page)
    take(page)
    press(page.locator(".zoom .tool").last)
    choices = page.locator("[data-choice]")
    place = choices.first.get_attribute("data-choice") or ""
    second = people.same(page)  # another window of the same person
    second.goto(page.url)
    seen(second)
    choose(second, place)
    expect(page.locator(f"[data-choice='{place}']")).to_have_count(0)
    expect(choices.first).to_be_focused()
