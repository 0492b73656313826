"""The scripts of the pages, in a real browser, against a server that says what a test wants."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.fake_table import HOME, PARTS, STATE, STATIC, FakeTable, cell, document

ROOT = Path(__file__).parents[2]
DENO = Path(sys.executable).with_name("deno")
GHOST = '<g id="ghost"><rect width="9" height="{}"/></g>'


def way(action: str, number: int, gain: int = 0) -> dict[str, Any]:
    return {
        "action": action,
        "say": f"Way {number}",
        "verb": "Lay",
        "parts": {"ghost": GHOST.format(number)},
        "gain": gain,
        "turn": "",
        "more": [],
        "tool": "",
    }


TWO_WAYS = {"ways": [way("A1 h-h-", 1, gain=2), way("A1 -h-h", 2, gain=-1)]}


@pytest.fixture
def table(page: Page) -> Iterator[FakeTable]:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_default_timeout(5000)
    fake = FakeTable(page)
    fake.answers["A1 h"] = TWO_WAYS
    fake.answers["B2 h"] = {"rule": "RI-2.3", "sentence": "A highway never meets a railway."}
    yield fake
    assert errors == []


@pytest.mark.parametrize("check", [("check", "--quiet"), ("lint", "--quiet"), ("fmt", "--check", "--quiet")])
def test_scripts_are_checked(check: tuple[str, ...]):
    scripts = [str(script) for script in sorted(STATIC.glob("*.js"))]
    ran = subprocess.run([DENO, *check, *scripts], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


# --- planning and confirming


def test_a_hint_shows_the_tool_of_its_way_and_each_reason_on_a_line(page: Page, table: FakeTable):
    why = ["Exits +4.", "About 66."]
    hint = {"way": way("A2 r-r-", 1, gain=-1) | {"tool": "r"}, "place": "A2", "why": why}
    table.files["/t/x/hint"] = json.dumps(hint), "application/json"
    table.open()
    expect(page.locator("#die-1")).to_have_class("chosen")
    page.locator("#hint").click()
    expect(page.locator("#say > b")).to_have_text("Way 1")
    expect(page.locator("#say > .pro")).to_have_text(why)
    expect(page.locator("#die-2")).to_have_class("chosen")
    expect(page.locator("#die-1")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".lit")).to_have_count(1)  # where that tool goes
    expect(page.locator("#c-A2")).to_contain_class("lit")
    page.locator("#undo").click()  # dropped: the player's own tool is back
    expect(page.locator("#die-1")).to_have_class("chosen")
    expect(page.locator("#die-2")).not_to_have_class("chosen")
    expect(page.locator("#say")).to_have_text("Draw.")


def test_tap_shows_the_first_way_and_tapping_again_the_next(page: Page, table: FakeTable):
    table.open()
    expect(page.locator(".lit")).to_have_count(2)
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_have_text("Way 1 +2 way 1 of 2")
    expect(page.locator("#ghost rect")).to_have_attribute("height", "1")
    expect(page.locator("#go")).to_have_text("Lay")
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_have_text("Way 2 −1 way 2 of 2")
    page.locator("#turn").click()
    expect(page.locator("#say")).to_contain_text("Way 1")
    assert page.evaluate("document.querySelector('#ghost rect').namespaceURI").endswith("svg")
    assert table.commands("do") == []


def test_confirming_sends_the_shown_way_with_its_version(page: Page, table: FakeTable):
    def apply(command: dict[str, Any]) -> None:
        table.patch({"c-A1": cell("A1", "drawn")}, {"version": [1, 1], "offers": {"r": "A2"}, "tool": "r"})
        table.done(command)

    table.on_command = apply
    table.open()
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_contain_text("Way 1")
    page.keyboard.press("r")
    page.locator("#go").dblclick()
    expect(page.locator("#c-A1")).to_have_class(re.compile("drawn"))
    expect(page.locator("#say")).to_have_text("Draw.")
    expect(page.locator("#ghost rect")).to_have_count(0)
    expect(page.locator("#die-2")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#go")).to_have_text("Finish")
    (sent,) = table.commands("do")
    assert (sent["actions"], sent["version"]) == (["A1 -h-h"], [1, 0])


def test_tap_while_a_move_is_on_its_way_waits_for_what_the_move_brings(page: Page, table: FakeTable):
    table.answers["A2 r"] = {"ways": [way("A2 r-r-", 1)]}
    table.open()
    page.locator("#c-A1").click()
    page.locator("#go").click()
    (sent,) = table.wait_for("do")
    page.locator("#c-A2").click(force=True)  # lit as soon as the other die is next
    table.patch({}, {"version": [1, 1], "offers": {"r": "A2"}, "tool": "r"})
    table.done(sent)
    expect(page.locator("#go")).to_have_text("Lay")
    assert [asked["draft"] for asked in table.commands("ask")] == ["A1 h", "A2 r"]


def test_tapping_elsewhere_or_escape_drops_the_plan(page: Page, table: FakeTable):
    table.open()
    for drop in (
        lambda: page.mouse.click(600, 600),
        lambda: page.keyboard.press("Escape"),
        page.locator("#undo").click,
    ):
        page.locator("#c-A1").click()
        expect(page.locator("#undo")).to_have_text("Back")
        drop()
        expect(page.locator("#say")).to_have_text("Draw.")
        expect(page.locator("#undo")).to_have_text("Undo")


def test_refusal_says_why_and_keeps_the_plan(page: Page, table: FakeTable):
    table.files["/help/game"] = '<h3 id="rule-RI-2.3">Like to like</h3>', "text/html"
    table.open()
    page.locator("#c-A1").click()
    page.locator("#c-B2").click(force=True)  # not lit
    expect(page.locator("#toast")).to_contain_text("A highway never meets a railway.")
    expect(page.locator("#alert")).to_have_text("A highway never meets a railway.")
    expect(page.locator("#say")).to_contain_text("Way 1")
    page.get_by_role("link", name="Rule RI-2.3").click()
    expect(page.get_by_role("heading", name="Like to like")).to_be_focused()


def test_the_first_tap_on_a_board_is_no_double_one_however_young_the_page_is(page: Page, table: FakeTable):
    body, kind = table.files["/t/x"]
    zoomed = '<svg id="board-1" viewBox="0 0 80 80" data-zoom="c-A1"'
    table.files["/t/x"] = body.replace('<svg id="board-1"', zoomed), kind
    page.add_init_script("Object.defineProperty(Event.prototype, 'timeStamp', {get: () => 100})")
    table.open()
    page.locator("#c-B2").click(force=True)
    expect(page.locator("#toast")).to_contain_text("A highway never meets a railway.")


def test_tap_out_of_turn_says_why(page: Page, table: FakeTable):
    done = {"rule": "RI-2.7", "sentence": "You have finished this round already."}
    table.answers |= {"A1": done, "r": done}
    table.open()
    table.patch(
        {"say": '<p id="say">Waiting for Ben.</p>'},
        {"version": [1, 4], "offers": {}, "tool": "", "finish": "", "yourTurn": False},
    )
    for target in ("#c-A1", "#die-2"):
        page.locator(target).click(force=True)
        expect(page.locator("#toast")).to_contain_text("You have finished this round already. Rule RI-2.7")
        page.locator(".toast button").click()
    expect(page.locator("#go")).to_have_text("Waiting")
    page.locator("#go").click(force=True)
    expect(page.locator("#toast")).to_contain_text("Waiting for Ben.")
    page.locator("#undo").click(force=True)
    expect(page.locator("#toast")).to_contain_text("There is nothing to take back.")
    assert table.commands("do") == table.commands("undo") == []


def test_only_choice_is_planned_at_once(page: Page, table: FakeTable):
    table.answers |= {"meteor left": {"ways": [way("meteor left", 1)]}, "ignore h": {"ways": [way("ignore h", 2)]}}
    only = '<button id="die-1" data-draft="meteor left" data-only>left</button>'
    tray = f'<div id="tray">{only}<button id="die-2" data-draft="ignore h">h</button></div>'
    table.open()
    table.patch({"tray": tray}, {"version": [2, 0], "offers": {}, "tool": "", "finish": ""})
    expect(page.locator("#say")).to_have_text("Way 1")
    expect(page.locator("#die-1")).to_have_class(re.compile("chosen"))
    expect(page.locator("#undo")).to_have_text("Undo")  # nobody has thought of it: there is no way out
    page.mouse.click(600, 600)
    expect(page.locator("#say")).to_have_text("Way 1")
    page.locator("#die-2").click()
    expect(page.locator("#say")).to_have_text("Way 2")
    page.locator("#undo").click()
    expect(page.locator("#say")).to_have_text("Way 1")
    page.locator("#go").click()
    assert table.wait_for("do")[0]["actions"] == ["meteor left"]
    expect(page.locator(".toast")).to_have_count(0)


def test_a_tool_that_goes_nowhere_on_the_board_is_planned_by_its_tap(page: Page, table: FakeTable):
    table.answers |= {"ignore h": {"ways": [way("ignore h", 1)]}}
    table.open()
    tray = '<div id="tray"><button id="die-1" data-tool="h">h</button><button id="die-2" data-tool="r">r</button></div>'
    table.patch({"tray": tray}, {"version": [2, 0], "offers": {"h": "ignore"}, "tool": "", "finish": ""})
    page.locator("#die-1").click()
    expect(page.locator("#say")).to_have_text("Way 1")
    expect(page.locator("#die-1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#die-2")).to_have_attribute("aria-pressed", "false")
    page.locator("#go").click()
    assert table.wait_for("do")[0]["actions"] == ["ignore h"]


PICKS = (
    '<div id="tray" data-picks="keep" data-then="done" data-least="2">'
    '<button id="one" data-pick="1" data-key="1">1</button>'
    '<button id="two" data-pick="2">2</button><button id="three" data-pick="3">3</button>'
    '<button id="deck" data-draft="take deck">deck</button><i id="off" hidden data-off="deck"></i></div>'
)


def test_several_are_picked_and_planned_together(page: Page, table: FakeTable):
    table.answers["keep 1 3 + done"] = {"ways": [{**way("keep 1 3", 1), "more": ["done"], "turn": "Others"}]}
    table.answers["keep 1 2 3 + done"] = TWO_WAYS
    table.open()
    table.patch({"tray": PICKS}, {"offers": {}, "tool": ""})
    page.locator("#three").click()
    expect(page.locator("#three")).to_have_attribute("aria-pressed", "true")
    assert table.commands("ask") == []  # one is not enough
    page.keyboard.press("1")
    expect(page.locator("#say")).to_have_text("Way 1")
    page.locator("#two").click()
    expect(page.locator("#say")).to_have_text("Way 1 +2 way 1 of 2")
    page.locator("#two").click()
    expect(page.locator("#two")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#say")).to_have_text("Way 1")
    page.locator("#go").click()
    assert table.wait_for("do")[0]["actions"] == ["keep 1 3", "done"]


def test_escape_leaves_all_that_was_picked(page: Page, table: FakeTable):
    table.open()
    table.patch({"tray": PICKS}, {"offers": {}, "tool": ""})
    page.locator("#one").click()
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)


def test_what_is_of_no_use_is_named_elsewhere(page: Page, table: FakeTable):
    table.open()
    table.patch({"tray": PICKS}, {})
    expect(page.locator("#deck")).to_have_attribute("aria-disabled", "true")
    table.patch({"off": '<i id="off" hidden data-off=""></i>'})
    expect(page.locator("#deck")).not_to_have_attribute("aria-disabled", "true")


def test_the_button_for_another_way_may_have_a_name(page: Page, table: FakeTable):
    table.answers["A1 h"] = {"ways": [{**each, "turn": "Pay otherwise"} for each in TWO_WAYS["ways"]]}
    table.open()
    page.locator("#c-A1").click()
    expect(page.locator("#turn .lbl")).to_have_text("Pay otherwise")


def test_all_that_is_lit_stands_in_a_list(page: Page, table: FakeTable):
    table.open()
    page.evaluate("""document.body.insertAdjacentHTML('beforeend',
        '<div id="choices" popover><div class="load"></div></div>')""")
    page.locator("#die-1").focus()
    page.keyboard.press("a")
    expect(page.locator("[data-choice]")).to_have_text(["A1", "B1"])
    page.locator("[data-choice=A1]").click()
    expect(page.locator("#choices")).to_be_hidden()
    expect(page.locator("#say")).to_have_text("Way 1 +2 way 1 of 2")


def test_what_lies_near_a_tap_is_offered_as_well(page: Page, table: FakeTable):
    table.open()
    page.evaluate("document.querySelector('.act').insertAdjacentHTML('afterbegin', '<div id=\"rivals\" hidden></div>')")
    page.locator("#c-A1").click(position={"x": 32, "y": 20})  # beside B1
    expect(page.locator("#rivals button")).to_have_text(["A1", "B1"])
    page.locator("#c-A1").click(position={"x": 8, "y": 8})
    expect(page.locator("#rivals")).to_be_hidden()


def test_own_board_comes_back_when_a_die_is_chosen_and_when_a_round_begins(page: Page, table: FakeTable):
    table.open()
    on_stage = page.locator(".stage > .plate")
    expect(on_stage).to_have_attribute("data-seat", "1")
    for come_back in (
        page.locator("#die-2").click,
        lambda: table.patch({}, {"version": [2, 0]}),
    ):
        page.locator("#seat-2").click()
        expect(on_stage).to_have_attribute("data-seat", "2")
        table.patch({}, {"title": "somebody else did something"})
        expect(on_stage).to_have_attribute("data-seat", "2")
        come_back()
        expect(on_stage).to_have_attribute("data-seat", "1")


def test_tap_on_a_board_of_somebody_else_says_whose_it_is(page: Page, table: FakeTable):
    table.open()
    page.locator("#board-2").click()
    expect(page.locator("#toast")).to_contain_text("The board of Ben.")
    page.locator(".toast button").click()
    page.locator("#board-1").click(position={"x": 39, "y": 39})  # between the places
    expect(page.locator(".toast")).to_have_count(0)
    assert table.commands("ask") == []


def test_finishing_early_asks_why_not(page: Page, table: FakeTable):
    table.answers["done"] = {"rule": "RI-2.4", "sentence": "The curve still fits on B3."}
    table.open()
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "true")
    page.locator("#go").click(force=True)
    expect(page.locator("#toast")).to_contain_text("The curve still fits on B3.")
    assert table.commands("do") == []


def test_tapping_pencil_takes_it_back(page: Page, table: FakeTable):
    table.open()
    told = {"version": [1, 2], "pencil": {"A1": 2}, "canUndo": True}
    table.patch({}, {**told, "offers": {"h": "B1", "r": "A2"}})
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_have_text("Take back A1?")
    page.locator("#go").click()
    (sent,) = table.wait_for("undo")
    assert (sent["count"], sent["keep"], sent["version"]) == (2, True, [1, 2])


def test_what_was_rubbed_out_can_be_drawn_on_again(page: Page, table: FakeTable):
    table.open()
    table.patch({}, {"version": [1, 2], "pencil": {"A1": 1}, "canUndo": True, "offers": {"h": "A1"}})
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_contain_text("Way 1")


def test_plan_is_dropped_with_a_word_when_the_position_changes(page: Page, table: FakeTable):
    table.open()
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_contain_text("Way 1")
    table.patch({"log.2": '<li id="log.2" data-seat="2">Ben draws.</li>'})
    expect(page.locator("#live")).to_have_text("Ben draws.")
    expect(page.locator("#say")).to_contain_text("Way 1")
    table.patch({"say": '<p id="say">Draw again.</p>'}, {"version": [2, 0]})
    expect(page.locator("#say")).to_have_text("Draw again.")
    expect(page.locator("#toast")).to_contain_text("The position has changed.")


# --- keyboard


def test_whole_move_by_keyboard(page: Page, table: FakeTable):
    table.answers["A2 r"] = {"ways": [way("A2 r-r-", 1), way("A2 -r-r", 2)]}
    table.open()
    page.keyboard.press("2")
    expect(page.locator("#die-2")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#c-A2")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#c-B1")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_contain_text("Way 1")
    page.keyboard.press("Space")
    expect(page.locator("#say")).to_contain_text("Way 2")
    press_on_cyrillic_keyboard(page, "К", "KeyR")
    expect(page.locator("#say")).to_contain_text("Way 1")
    page.keyboard.press("Enter")
    assert table.wait_for("do")[0]["actions"] == ["A2 r-r-"]


def press_on_cyrillic_keyboard(page: Page, key: str, code: str) -> None:
    press = "init => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init))"
    page.evaluate(press, {"key": key, "code": code, "bubbles": True})


def test_one_place_is_in_the_order_of_tab(page: Page, table: FakeTable):
    table.open()
    expect(page.locator("[data-place][tabindex='0']")).to_have_count(1)
    page.locator("#c-B2").focus()
    assert page.locator("[data-place][tabindex='0']").get_attribute("data-place") == "B2"
    page.locator("#chatform input").press("r")  # typing is no short cut
    assert page.locator("#chatform input").input_value() == "r"


def test_escape_leads_from_the_chat_to_where_the_player_was(page: Page, table: FakeTable):
    table.open()
    page.locator("#c-B1").focus()
    page.locator("#chatform input").fill("Hello")
    page.keyboard.press("Escape")
    expect(page.locator("#c-B1")).to_be_focused()


# --- the line


def test_what_was_not_acknowledged_is_sent_again(page: Page, table: FakeTable):
    table.open()
    page.locator("#c-A1").click()
    page.locator("#go").click()
    table.wait_for("do")
    table.hang_up()
    expect(page.locator("#banner")).to_contain_text("Reconnecting…")
    first, second = table.wait_for("do", 2)
    assert first == second
    page.reload()
    *_, third = table.wait_for("do", 3)
    assert third == first
    table.done(third, "duplicate")
    page.reload()
    table.wait_for("hello", 4)
    assert len(table.commands("do")) == 3


def test_moves_go_one_after_another_each_on_what_the_last_has_made(page: Page, table: FakeTable):
    table.open()
    table.patch({}, {"version": [1, 3], "canUndo": True})
    page.locator("#undo").click()
    page.keyboard.press("z")
    (first,) = table.wait_for("undo")
    table.patch({}, {"version": [1, 2], "canUndo": True})
    table.done(first)
    second = table.wait_for("undo", 2)[1]
    assert (first["version"], second["version"]) == ([1, 3], [1, 2])


def test_plan_can_be_turned_without_a_connection(page: Page, table: FakeTable):
    table.open()
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_contain_text("Way 1")
    table.refuses = True
    table.hang_up()
    expect(page.locator("body")).to_have_class(re.compile("offline"))
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_have_text("Way 2 −1 way 2 of 2 · No connection.")
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "true")
    page.locator("#go").click(force=True)
    expect(page.locator("#toast")).to_contain_text("No connection.")
    table.refuses = False
    expect(page.locator("#banner")).to_have_text("On line")
    expect(page.locator("#banner")).to_be_hidden()
    page.locator("#go").click()
    assert table.wait_for("do")[0]["actions"] == ["A1 -h-h"]


def test_choice_without_a_connection_is_kept_and_asked_later(page: Page, table: FakeTable):
    table.answers["B1 h"] = {"ways": [way("B1 h-h-", 7)]}
    table.open()
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_contain_text("Way 1")
    table.refuses = True
    table.hang_up()
    expect(page.locator("body")).to_have_class(re.compile("offline"))
    page.locator("#c-B1").click()
    expect(page.locator("#say")).to_have_text("It is kept.")
    expect(page.locator(".planned")).to_have_attribute("data-place", "B1")
    page.locator("#undo").click()
    expect(page.locator("#say")).to_have_text("Draw.")
    page.locator("#c-A1").click()  # what was answered before is known
    expect(page.locator("#say")).to_contain_text("Way 1")
    page.locator("#c-B2").click(force=True)  # not lit
    expect(page.locator("#toast")).to_contain_text("The reason is not known here.")
    expect(page.locator("#say")).to_contain_text("Way 1")
    page.locator("#c-B1").click()
    expect(page.locator("#say")).to_have_text("It is kept.")
    table.refuses = False
    expect(page.locator("#say")).to_have_text("Way 7")
    page.locator("#go").click()
    assert table.wait_for("do")[0]["actions"] == ["B1 h-h-"]


def test_line_that_breaks_without_a_sign_is_doubted_and_the_choice_kept(page: Page, table: FakeTable):
    table.answers["B1 h"] = {"ways": [way("B1 h-h-", 7)]}
    table.open()
    table.is_deaf = True
    page.locator("#c-B1").click()
    expect(page.locator("#say")).to_have_text("It is kept.")
    expect(page.locator("#banner")).to_contain_text("Reconnecting…")
    expect(page.locator(".planned")).to_have_attribute("data-place", "B1")
    page.locator("#go").click(force=True)
    expect(page.locator("#toast")).to_contain_text("No connection.")
    table.is_deaf = False
    page.locator("#banner button").click()
    expect(page.locator("#say")).to_have_text("Way 7")
    expect(page.locator("#banner")).to_be_hidden()


def test_question_why_not_gets_an_answer_when_the_line_is_silent(page: Page, table: FakeTable):
    table.open()
    table.is_deaf = True
    page.locator("#c-B2").click(force=True)  # not lit
    expect(page.locator("#toast")).to_contain_text("The reason is not known here.")
    expect(page.locator("#say")).to_have_text("Draw.")


def test_line_that_only_seemed_broken_is_trusted_again(page: Page, table: FakeTable):
    table.open()
    table.is_deaf = True
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator("#banner")).to_contain_text("Reconnecting…")
    table.is_deaf = False
    table.say(t="welcome", assets=table.assets)
    expect(page.locator("#banner")).to_have_text("On line")
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_contain_text("Way 1")
    assert len(table.sockets) == 1


def test_what_was_sent_over_a_line_that_is_given_up_is_sent_again_at_once(page: Page, table: FakeTable):
    table.open()
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_contain_text("Way 1")
    table.is_deaf = True
    page.locator("#go").click()
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator("#banner")).to_contain_text("Reconnecting…")
    table.is_deaf = False
    page.evaluate("dispatchEvent(new Event('online'))")
    table.wait_for("do")
    assert len(table.sockets) == 2


def test_kept_choice_is_dropped_with_a_word_when_the_position_has_changed(page: Page, table: FakeTable):
    table.open()
    table.refuses = True
    table.hang_up()
    expect(page.locator("body")).to_have_class(re.compile("offline"))
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_have_text("It is kept.")
    table.drawing = "d9"
    fresh = {"parts": PARTS, "drawing": "d9", "state": {**STATE, "version": [2, 0]}}
    table.files["/t/x/parts"] = json.dumps(fresh), "application/json"
    table.refuses = False
    expect(page.locator("#toast")).to_contain_text("The position has changed.")
    expect(page.locator("#say")).to_have_text("Draw.")
    expect(page.locator(".planned")).to_have_count(0)
    assert table.commands("ask") == []


def test_page_that_has_fallen_behind_is_fetched_whole(page: Page, table: FakeTable):
    table.drawing = "d9"
    parts = {**PARTS, "c-B1": cell("B1", "drawn"), "log.7": '<li id="log.7">Round 2.</li>'}
    del parts["log.1"]
    fresh = {"parts": parts, "drawing": "d9", "state": {**STATE, "title": "Round 2"}}
    table.files["/t/x/parts"] = json.dumps(fresh), "application/json"
    table.open()
    expect(page.locator("#log li")).to_have_text(["Round 2."])
    expect(page.locator("#c-B1")).to_have_class(re.compile("drawn"))
    expect(page.locator("#board-1 > [data-place]")).to_have_count(4)
    expect(page).to_have_title("● Your turn – Round 2")
    assert [hello["drawing"] for hello in table.wait_for("hello", 2)] == ["d1", "d9"]


def test_nonsense_from_the_server_does_no_harm(page: Page, table: FakeTable):
    table.open()
    table.say(t="something-new")
    table.sockets[-1].send("{broken")
    table.wait_for("hello", 2)
    page.locator("#c-A1").click()
    expect(page.locator("#say")).to_contain_text("Way 1")


def test_newer_server_asks_for_a_reload(page: Page, table: FakeTable):
    table.assets = "fedcba9876543210"
    table.open()
    expect(page.locator("#banner")).to_contain_text("The table was kept.")


def test_server_that_knows_no_such_table_is_not_asked_again(page: Page, table: FakeTable):
    table.open()
    table.sockets[-1].close(code=4404)
    expect(page.locator("#banner")).to_contain_text("This table is closed.")
    page.wait_for_timeout(1000)
    assert len(table.sockets) == 1


def test_resync_that_brings_the_page_along_fetches_nothing(page: Page, table: FakeTable):
    table.open()
    table.drawing = "d9"
    whole = {"parts": {**PARTS, "c-B1": cell("B1", "drawn")}, "drawing": "d9", "state": STATE}
    table.say(t="resync", whole=whole)  # nothing is there to be fetched: that would close the table
    expect(page.locator("#c-B1.drawn")).to_be_visible()
    page.wait_for_timeout(300)
    assert [hello["drawing"] for hello in table.commands("hello")] == ["d1", "d9"]
    expect(page.locator("#banner")).to_be_hidden()


def test_resync_without_end_slows_down(page: Page, table: FakeTable):
    table.files["/t/x/parts"] = json.dumps({"parts": {}, "drawing": "never right"}), "application/json"
    table.drawing = "d9"
    table.open()
    page.wait_for_timeout(2500)
    assert 2 <= len(table.commands("hello")) <= 5


# --- patches


def test_focus_and_typed_text_survive_patches(page: Page, table: FakeTable):
    table.open()
    page.locator("#c-B1").focus()
    table.patch({"c-B1": cell("B1", "drawn"), "board-1": PARTS["board-1"].replace('height="80"', 'height="81"')})
    expect(page.locator("#board-1")).to_have_attribute("height", "81")
    expect(page.locator("#c-B1.drawn.lit")).to_be_focused()
    expect(page.locator("#board-1 > [data-place]")).to_have_count(4)
    page.locator("#chatform input").fill("hel")
    table.patch({"log.2": '<li id="log.2">…</li>', "log": '<ol id="log" class="long"></ol>'}, gone=("log.1",))
    expect(page.locator("#log.long li")).to_have_text(["…"])
    page.keyboard.type("lo")
    page.keyboard.press("Enter")
    assert table.wait_for("say")[0]["text"] == "hello"


MENU = '<dialog id="menu" data-load="/menu" data-live><div class="load"></div></dialog><button data-dialog="menu">Menu'
CALLS = (
    '<details id="calls"><summary>Call me</summary><input aria-label="Where"></details>'
    '<label>Short<input type="checkbox"></label>'
)


def test_what_is_unfolded_and_typed_in_an_open_menu_survives_what_changes_in_it(page: Page, table: FakeTable):
    table.files["/menu"] = f'<form id="fork"><button>Fork</button></form>{CALLS}', "text/html"
    table.open()
    page.evaluate("menu => document.body.insertAdjacentHTML('beforeend', menu)", MENU)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Call me").click()
    page.get_by_label("Where").press_sequentially("https://")
    more = '<form id="vote"><button>A bot for Ben</button></form><form id="fork"><button>Fork</button></form>'
    table.files["/menu"] = more + CALLS.replace('"checkbox"', '"checkbox" checked'), "text/html"
    table.patch({})
    expect(page.locator("#menu form button")).to_have_text(["A bot for Ben", "Fork"])
    page.keyboard.type("me.test")
    expect(page.get_by_label("Where")).to_have_value("https://me.test")
    expect(page.get_by_label("Short")).to_be_checked()


def test_of_two_answers_for_an_open_menu_the_one_asked_for_last_counts(page: Page, table: FakeTable):
    table.files["/menu"] = "<p>First</p>", "text/html"
    table.open()
    page.evaluate("menu => document.body.insertAdjacentHTML('beforeend', menu)", MENU)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("#menu .load")).to_have_text("First")
    asked: list[Route] = []
    page.route(f"{HOME}/menu", lambda route: asked.append(route))
    table.patch({})
    table.patch({})
    while len(asked) < 2:
        page.wait_for_timeout(25)
    for route, words in zip(reversed(asked), ("Newest", "Older"), strict=True):
        route.fulfill(body=f"<p>{words}</p>", content_type="text/html")
    page.wait_for_timeout(100)
    expect(page.locator("#menu .load")).to_have_text("Newest")


def test_light_stays_until_its_button_is_pressed_again(page: Page, table: FakeTable):
    table.files["/t/x/light"] = json.dumps({"parts": {"ghost": GHOST.format(7)}}), "application/json"
    sheet = '<div id="log"><button data-light="exits" data-seat="1">Exits</button></div>'
    table.open()
    table.patch({"log": sheet})
    page.get_by_text("Exits").click()
    expect(page.locator("#ghost rect")).to_have_attribute("height", "7")
    table.patch({"log": sheet.replace("Exits", "More exits")})
    expect(page.get_by_role("button", name="More exits", pressed=True)).to_be_visible()
    expect(page.locator("#ghost rect")).to_have_count(1)
    page.get_by_text("More exits").click()
    expect(page.locator("#ghost rect")).to_have_count(0)


# --- other pages


def test_quiet_form_stays_on_the_page(page: Page, table: FakeTable):
    form = '<form method="post" action="/vote" data-quiet="close"><button name="yes" value="1">Agree</button></form>'
    body = f'<button data-dialog="menu">Menu</button><dialog id="menu">{form}</dialog><div id="toast"></div>'
    table.files["/menu"] = document({}, "page.js", body), "text/html"
    table.files["/vote"] = json.dumps({"sentence": "Thank you."}), "application/json"
    table.open("/menu")
    page.get_by_text("Menu").click()
    with page.expect_request("**/vote") as sent:
        page.get_by_text("Agree").click()
    assert sent.value.post_data == "yes=1"
    expect(page.locator("#toast")).to_contain_text("Thank you.")
    expect(page.locator("#menu")).to_be_hidden()
    expect(page.get_by_text("Menu")).to_be_focused()


def test_copying_works_without_https(page: Page, table: FakeTable):
    body = '<button data-copy="http://table.test/l/secret" hidden>Copy</button><input><div id="toast"></div>'
    table.files["/lobby"] = document({"words": {"copied": "Copied"}}, "page.js", body), "text/html"
    table.open("/lobby")
    assert not page.evaluate("isSecureContext")
    page.get_by_text("Copy").click()
    expect(page.locator("#toast")).to_contain_text("Copied")
    page.locator("input").press("Control+v")
    expect(page.locator("input")).to_have_value("http://table.test/l/secret")


def test_curtain_opens_when_held_or_by_a_key(page: Page, table: FakeTable):
    form = '<form method="get" action="/opened"><button id="hold">Hold</button></form>'
    table.files["/curtain"] = document({}, "curtain.js", form), "text/html"
    table.files["/opened"] = "opened", "text/html"
    table.open("/curtain")
    page.locator("#hold").click()
    page.wait_for_timeout(800)
    assert page.url == f"{HOME}/curtain"
    page.locator("#hold").click(delay=800)
    page.wait_for_url("**/opened?")
    table.open("/curtain")
    page.locator("#hold").press("Enter")
    page.wait_for_url("**/opened?")


def test_replay_steps_through_frames(page: Page, table: FakeTable):
    body = '<p id="progress"></p><ol id="log"><li id="log.9">Old</li></ol>'
    body += '<a id="ahead" href="?at=1" data-at="1">ahead</a>'
    table.files["/r/s"] = document({"frame": "/r/s/frame", "at": 0, "length": 2}, "replay.js", body), "text/html"
    page.route(
        f"{HOME}/r/s/frame*",
        lambda route: route.fulfill(json=frame(int(route.request.url.rpartition("=")[2]))),
    )

    def frame(at: int) -> dict[str, Any]:
        lines = {f"log.{line}": f'<li id="log.{line}">Step {line}</li>' for line in range(1, at + 1)}
        return {
            "parts": {"progress": f'<p id="progress">{at}</p>', "log": '<ol id="log"></ol>', **lines},
            "at": at,
            "title": f"{at}",
        }

    table.open("/r/s")
    page.locator("#ahead").click()
    expect(page.locator("#log li")).to_have_text(["Step 1"])
    page.keyboard.press("End")
    expect(page.locator("#log li")).to_have_text(["Step 1", "Step 2"])
    expect(page).to_have_url(f"{HOME}/r/s?at=2")
    page.keyboard.press("[")
    expect(page.locator("#progress")).to_have_text("1")
    expect(page.locator("#log li")).to_have_text(["Step 1"])
    page.reload()
    page.keyboard.press("Home")
    expect(page.locator("#progress")).to_have_text("0")
    expect(page.locator("#log li")).to_have_count(0)


def test_a_replay_that_is_being_analysed_still_marks_the_board_in_sight(page: Page, table: FakeTable):
    seats = '<nav id="seats"><button data-board="board-1">Ada</button></nav>'
    body = f'{seats}<div id="boards"><div class="plate"><svg id="board-1" width="300" height="300"></svg></div></div>'
    start = {"frame": "/r/s/frame", "at": 0, "length": 2}
    busy = '<section id="analysis" data-busy></section>'
    table.files["/r/s"] = document(start, "replay.js", body + busy), "text/html"
    found = {"seats": seats, "analysis": '<section id="analysis">Found</section>'}
    page.route(f"{HOME}/r/s/frame*", lambda route: route.fulfill(json={"parts": found, "at": 0, "title": "0"}))
    table.open("/r/s")
    expect(page.locator("#analysis")).to_have_text("Found")
    expect(page.locator("[data-board]")).to_have_attribute("aria-pressed", "true")


def test_lines_that_come_back_stand_by_their_number(page: Page, table: FakeTable):
    lines = {number: f'<li id="log.{number}">{number}</li>' for number in (8, 9, 10, 11)}
    table.open()
    table.patch({f"log.{number}": lines[number] for number in (9, 10, 11)}, gone=("log.1",))
    table.patch({"log.8": lines[8]}, gone=("log.11",))
    expect(page.locator("#log li")).to_have_text(["8", "9", "10"])


# --- what the others do


def told(number: int, seat: int, text: str) -> dict[str, str]:
    return {f"log.{number}": f'<li id="log.{number}" data-seat="{seat}"><span>{text}</span></li>'}


def test_what_others_have_done_is_told_and_marked_until_the_own_move(page: Page, table: FakeTable):
    table.open()
    expect(page.locator("#news")).to_be_hidden()
    table.patch({"c-B2": cell("B2", "theirs")} | told(2, 2, "Ben draws on B2."))
    expect(page.locator("#news .line")).to_have_text(["Ben draws on B2."])
    expect(page.locator(".since-then")).to_have_attribute("data-place", "B2")
    for number in (3, 4, 5):
        table.patch(told(number, 2, f"Ben thinks {number}."))
    expect(page.locator("#news .line")).to_have_text(["Ben thinks 3.", "Ben thinks 4.", "Ben thinks 5."])
    page.locator("#c-A1").click()
    expect(page.locator("#news")).to_be_hidden()  # it was read
    expect(page.locator(".since-then")).to_have_count(1)
    table.patch(told(6, 2, "Ben waits."))
    expect(page.locator("#news .line")).to_have_text(["Ben waits."])
    table.patch({"c-A1": cell("A1", "drawn")} | told(7, 1, "You draw on A1."))
    expect(page.locator("#news")).to_be_hidden()
    expect(page.locator(".since-then")).to_have_count(0)


# --- things that are dragged

DRAGGED = (
    '<div id="tray"><button id="card" data-draft="take 1" data-drag="hand">card</button><p id="hand">my hand</p></div>'
)


def test_what_is_dragged_to_its_place_is_done_at_once(page: Page, table: FakeTable):
    table.answers["take 1"] = {"ways": [way("take 1", 1)]}
    table.open()
    table.patch({"tray": DRAGGED}, {"offers": {}, "tool": ""})
    page.locator("#card").drag_to(page.locator("#board-1"))
    assert table.commands("ask") == []
    page.locator("#card").drag_to(page.locator("#hand"))
    assert table.wait_for("do")[0]["actions"] == ["take 1"]
    expect(page.locator(".dragged, .lifted, .awaiting")).to_have_count(0)


def test_what_may_not_be_done_says_so_where_it_was_dragged(page: Page, table: FakeTable):
    table.answers["take 1"] = {"rule": "TR-4.1", "sentence": "Not now."}
    table.open()
    table.patch({"tray": DRAGGED}, {"offers": {}, "tool": ""})
    page.locator("#card").drag_to(page.locator("#hand"))
    expect(page.locator(".toast")).to_contain_text("Not now.")
    assert table.commands("do") == []


# --- what lights up while it is pointed at


def test_what_is_pointed_at_is_lit_over_what_is_pressed(page: Page, table: FakeTable):
    lights = "".join(f'<button id="l{n}" data-light="p{n}" data-seat="1" data-hover>{n}</button>' for n in (1, 2))
    table.open()
    table.patch({"tray": f'<div id="tray">{lights}<i id="elsewhere">elsewhere</i></div>'}, {"offers": {}, "tool": ""})

    def answer(route: Route) -> None:
        part = route.request.url.rpartition("=")[2]
        route.fulfill(json={"parts": {"ghost": f'<g id="ghost"><text>{part}</text></g>'}})

    page.route("**/light?**", answer)
    lit = page.locator("#ghost text")
    page.locator("#l1").click()
    expect(lit).to_have_text("p1")
    page.locator("#l2").hover()
    expect(lit).to_have_text("p2")
    expect(page.locator("#l1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#l2")).to_have_attribute("aria-pressed", "false")
    page.locator("#elsewhere").hover()
    expect(lit).to_have_text("p1")
    page.locator("#l1").click()  # to point at it is not to press it: a click puts it out
    expect(lit).to_have_count(0)


def test_one_key_goes_through_all_that_have_it(page: Page, table: FakeTable):
    for number in (1, 2):
        table.answers[f"draw {number}"] = {"ways": [way(f"draw {number}", number)]}
    buttons = "".join(f'<button data-draft="draw {n}" data-key="t">{n}</button>' for n in (1, 2))
    table.open()
    table.patch({"tray": f'<div id="tray">{buttons}</div>'}, {"offers": {}, "tool": ""})
    expect(page.locator("#tray button")).to_have_text(["1", "2"])
    for chosen in ("1", "2", "1"):
        page.keyboard.press("t")
        expect(page.locator(".chosen")).to_have_text(chosen)


# --- what cannot be done as it stands


def test_a_way_that_is_forbidden_is_shown_with_the_reason_and_not_done(page: Page, table: FakeTable):
    table.answers["B1 h"] = {"ways": [way("B1 h-h-", 7, gain=3)], "rule": "RI-2.2", "sentence": "It joins nothing."}
    table.open()
    page.locator("#c-B1").click()
    expect(page.locator("#ghost rect")).to_have_attribute("height", "7")
    expect(page.locator("#say.forbidden")).to_have_text("It joins nothing. (RI-2.2) +3")
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "true")
    page.locator("#go").click(force=True)
    expect(page.locator(".toast")).to_contain_text("It joins nothing. Rule RI-2.2")
    assert table.commands("do") == []
    page.locator("#c-A1").click()
    expect(page.locator("#say.forbidden")).to_have_count(0)
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "false")


# --- chosen in order, with a tool


def test_picks_stand_in_the_order_of_choosing_and_change_their_tool(page: Page, table: FakeTable):
    picks = "".join(f'<button id="p{n}" data-pick="{n}">{n}</button>' for n in (1, 2, 3))
    tools = '<button data-tool="h">h</button><button id="other" data-tool="r">r</button>'
    tray = f'<div id="tray">{tools}<p data-picks="via {{tool}}" data-least="2" data-ordered>{picks}</p></div>'
    for draft in ("via h 3 1", "via h 3 1 2", "via r 3 1 2"):
        table.answers[draft] = {"ways": [way(draft, 1)]}
    table.open()
    table.patch({"tray": tray}, {"offers": {"h": "A1", "r": "A2"}})
    for pick in (3, 1, 2):
        page.locator(f"#p{pick}").click()
    page.locator("#other").click()
    assert [ask["draft"] for ask in table.wait_for("ask", 3)] == ["via h 3 1", "via h 3 1 2", "via r 3 1 2"]
    expect(page.locator("[data-pick].chosen")).to_have_count(3)


# --- free hands

FREE = (
    '<div id="tray"><button data-tool="h" data-length="60">h</button><p data-laid><output></output></p>'
    '<i id="free" hidden data-board="board-1" data-stroke="stroke {tool}" data-trace="trace {tool}"></i></div>'
)
LINE = (
    '<g id="ghost" data-bend="stroke h" data-line="0,0 8,6 18,6 28,6 38,6 46,0" data-length="50">'
    '<g id="dot" data-dot="3" tabindex="0" transform="translate(28 6)"><circle r="5"/></g></g>'
)


class Sketches(dict[str, Any]):
    """Answers to whatever is drawn."""

    def __missing__(self, draft: str) -> dict[str, Any]:
        return {"ways": [{**way(draft, 1), "parts": {"ghost": LINE}}]}


@pytest.fixture
def hands(page: Page, table: FakeTable) -> FakeTable:
    """A table where lines are drawn."""
    body, kind = table.files["/t/x"]
    table.files["/t/x"] = body.replace(PARTS["tray"], FREE), kind
    table.answers = Sketches()
    table.open()
    table.patch({}, {"offers": {"h": ""}, "tool": "h"})
    return table


def draw(page: Page, *points: tuple[float, float]) -> None:
    box = page.locator("#board-1").bounding_box()
    assert box is not None
    for number, (x, y) in enumerate(points):
        page.mouse.move(box["x"] + x, box["y"] + y, steps=5)
        if number == 0:
            page.mouse.down()


def test_a_line_is_asked_about_while_it_is_drawn_and_ends_where_its_string_does(page: Page, hands: FakeTable):
    draw(page, (5, 70), (5, 50), (75, 50))
    page.mouse.up()
    expect(page.locator("output")).to_have_text("50")  # what was answered
    drafts = [ask["draft"] for ask in hands.wait_for("ask", 2)]
    assert drafts[0].startswith("trace h 5.0,70.0 ")
    assert drafts[-1].startswith("stroke h 5.0,70.0 ")
    end = drafts[-1].split()[-1].split(",")
    assert float(end[0]) == pytest.approx(45, abs=1)  # after 60 units the pen is empty
    expect(page.locator(".pen")).to_have_count(0)


def test_one_question_is_on_its_way_at_a_time_and_only_the_newest_follows(page: Page, hands: FakeTable):
    hands.is_deaf = True
    draw(page, (5, 70), (5, 50), (40, 50))
    page.mouse.up()
    hands.is_deaf = False
    assert hands.commands("ask") == []
    hands.say(t="answer", n=1, ways=[way("trace h", 1)])
    (ask,) = hands.wait_for("ask")
    assert ask["draft"].startswith("stroke h ")
    assert ask["n"] == 2


def test_escape_lets_go_of_the_pen(page: Page, hands: FakeTable):
    draw(page, (5, 70), (5, 50))
    expect(page.locator(".pen")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".pen")).to_have_count(0)
    assert not [ask for ask in hands.commands("ask") if ask["draft"].startswith("stroke")]


def test_a_line_that_is_bent_keeps_its_length_and_its_ends(page: Page, hands: FakeTable):
    draw(page, (5, 70), (5, 50), (40, 50))
    page.mouse.up()
    dot = page.locator("#dot")
    dot.focus()
    before = len(hands.commands("ask"))
    page.keyboard.press("Shift+ArrowDown")
    draft = hands.wait_for("ask", before + 1)[-1]["draft"]
    assert draft.startswith("stroke h 0.0,0.0 ")
    assert draft.endswith(" 46.0,0.0")
    points = [tuple(map(float, word.split(","))) for word in draft.split()[2:]]
    steps = [((x - a) ** 2 + (y - b) ** 2) ** 0.5 for (a, b), (x, y) in pairwise(points)]
    assert all(9 < step < 11.5 for step in steps), steps
    assert points[3][1] > 8
    expect(dot).to_be_focused()


def test_dots_are_added_and_taken_away(page: Page, hands: FakeTable):
    draw(page, (5, 70), (5, 50), (40, 50))
    page.mouse.up()
    page.locator("#dot").focus()
    page.keyboard.press("a")
    expect(page.locator("[data-dot]")).to_have_count(2)
    expect(page.locator("[data-dot]").last).to_have_attribute("data-dot", "4")
    page.keyboard.press("Delete")
    expect(page.locator("[data-dot]")).to_have_count(1)


def test_keys_that_are_faster_than_the_server_all_count(page: Page, hands: FakeTable):
    draw(page, (5, 70), (5, 50), (40, 50))
    page.mouse.up()
    page.locator("#dot").focus()
    asked = hands.commands("ask")[-1]["n"]
    hands.is_deaf = True
    for _ in range(3):
        page.keyboard.press("Shift+ArrowUp")
    hands.is_deaf = False
    before = len(hands.commands("ask"))
    hands.say(t="answer", n=asked + 1, ways=[{**way("one step", 1), "parts": {"ghost": LINE}}])
    draft = hands.wait_for("ask", before + 1)[-1]["draft"]
    height = [float(word.split(",")[1]) for word in draft.split()[2:]][3]
    assert height < 6 - 15, "the second and the third step go on from where the first one led"


def test_a_dot_that_was_added_keeps_the_focus_while_it_is_moved(page: Page, hands: FakeTable):
    draw(page, (5, 70), (5, 50), (40, 50))
    page.mouse.up()
    page.locator("#dot").focus()
    page.keyboard.press("a")
    expect(page.locator("#dot1")).to_be_focused()
    before = len(hands.commands("ask"))
    page.keyboard.press("ArrowDown")
    hands.wait_for("ask", before + 1)
    expect(page.locator("[data-dot]")).to_have_count(2)
    expect(page.locator("#dot1")).to_be_focused()
    expect(page.locator("[data-dot].end")).to_have_count(2)
