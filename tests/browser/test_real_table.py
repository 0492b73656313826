"""Round a real table in a real browser: boards tapped in, sheets printed, dice that all look at."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import press
from tests.browser.test_over_days import COUNT_PIPES
from tests.helpers import until


def text(page: Page) -> str:
    return page.locator("#paper [name=board]").input_value()


def tap(page: Page, tool: str, *cells: str) -> None:
    """As fast as fingers can: nobody waits for an answer."""
    page.locator(f"[data-tool='{tool}']").click()
    for cell in cells:
        page.locator(f"[data-place='{cell}']").click()


def test_the_pictures_of_the_games_are_as_wide_as_their_tickets_on_a_phone(people):
    page = people.phone()
    page.goto("/real")
    wide = page.locator(".real-game").evaluate_all(
        "all => all.map(one => one.clientWidth - one.querySelector('.vignette').offsetWidth)"
    )
    assert wide == [0] * 4
    for button in page.locator(".real-game .btn").all():
        box = button.bounding_box()
        assert box is not None
        assert box["width"] > 280


def test_a_board_is_tapped_in_and_scored(people):
    page = people.phone()
    page.goto("/")
    press(page.locator("a[href='/real']"))
    press(page.locator("a[href='/paper/railroad-ink']"))
    tap(page, "h-h-", "B1", "B2")
    tap(page, "hh--", "B3")
    tap(page, "r-r-", "D1", "C3")
    board = page.locator("#paper [name=board]")
    expect(board).to_have_value("B1 h-h-, D1 r-r-, B2 h-h-, B3 hh--, C3 r-r-")
    tap(page, "r-r-", "C3")  # turned: now a highway runs into it
    expect(page.locator("#wrong circle")).to_have_count(1)
    expect(page.locator("#faults li").first).to_contain_text("B3")
    press(page.locator("#undo"))
    expect(page.locator("#wrong circle")).to_have_count(0)
    press(page.locator("#result [data-light=highway]").first)
    expect(page.locator("#light-1 path").first).to_be_visible()
    expect(page.locator("#why")).to_be_visible()
    page.reload()  # the address holds all of it
    expect(board).to_have_value("B1 h-h-, D1 r-r-, B2 h-h-, B3 hh--, C3 r-r-")


def test_routes_are_tapped_in_on_a_map_that_keeps_its_buttons(people):
    page = people.phone()
    page.goto("/paper/marklin")
    whole = page.locator(".zoom .tool").last
    before = page.locator("svg[data-zoom]").get_attribute("viewBox") or ""
    press(page.locator("[data-place=chemnitz-leipzig]"))  # a first tap brings it nearer
    expect(page.locator("svg[data-zoom]")).not_to_have_attribute("viewBox", before)
    page.wait_for_timeout(400)  # else it is a double tap
    press(page.locator("[data-place=chemnitz-leipzig]"))
    expect(page.locator("#paper [name=board]")).to_have_value(re.compile("^chemnitz-leipzig"))
    expect(page.locator(".overview")).to_be_visible()
    press(whole)
    expect(page.locator(".overview")).to_be_hidden()


def test_players_side_by_side_and_by_keyboard(people):
    page = people.desktop()
    page.goto("/paper/railroad-ink?board=B1 h-h-")
    press(page.locator("#more"))
    press(page.locator("#seat-2"))
    expect(page.locator("#board-2")).to_be_visible()
    page.keyboard.press("4")  # the straight railway
    page.locator("[data-place='C1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    board = page.locator("#paper [name=board]")
    expect(board).to_have_value("B1 h-h- | D1 r-r-")
    page.keyboard.press("r")
    expect(board).to_have_value("B1 h-h- | D1 -r-r")
    page.keyboard.press("z")
    expect(board).to_have_value("B1 h-h- | D1 r-r-")
    expect(page.locator("#result thead th")).to_have_count(2)
    press(page.locator("#result td [data-seat='1']").first)  # which is on the other board
    expect(page.locator("#board-1")).to_be_visible()


def test_leaves_come_out_of_the_printer_one_by_one(people):
    page = people.desktop()
    page.goto("/print/railroad-ink?copies=2&size=letter")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 3
    width, height = map(float, re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", printed)[0])
    assert (round(width), round(height)) == (612, 792)


def test_dice_go_round_and_survive_the_server(own_people, own_server):
    own_people.expect("ERR_CONNECTION_|Failed to fetch|ERR_EMPTY_RESPONSE")
    ada, bea = own_people.phone(), own_people.desktop()
    ada.goto("/companion/new/railroad-ink")
    ada.locator("[name=timer]").select_option("60")
    press(ada.locator("button.go"))
    expect(ada.locator("#roll")).to_be_visible()
    bea.goto(ada.url)
    expect(bea.locator("#roll")).to_have_count(0)
    ada.evaluate(COUNT_PIPES)
    press(ada.locator("#roll"))
    expect(bea.locator("#die-4 svg")).to_be_visible()
    until(lambda: ada.evaluate("pipes") == 2)  # a whistle has two
    press(ada.locator("#sound"))
    expect(ada.locator("#sound")).to_have_attribute("aria-pressed", "false")
    ada.reload()  # it stays as it was chosen
    expect(ada.locator("#sound")).to_have_attribute("aria-pressed", "false")
    expect(ada.locator("#timer")).to_have_text(re.compile(r"^(1:00|0:\d\d)$"))
    faces = [bea.locator(f"#die-{die}").get_attribute("aria-label") for die in range(1, 5)]
    assert [ada.locator(f"#die-{die}").get_attribute("aria-label") for die in range(1, 5)] == faces
    own_server.kill()
    own_server.start_and_prepare()
    press(ada.locator("#roll"))
    expect(ada.locator("#status")).to_contain_text("2")
    expect(bea.locator("#status h2")).to_have_text(ada.locator("#status h2").inner_text())


def test_what_is_counted_is_seen_by_all_and_taken_back(people):
    ada, bea = people.phone(), people.desktop()
    people.expect("400")  # what is refused
    ada.goto("/companion/new/marklin")
    press(ada.locator("button.go"))
    press(ada.locator("[value='short+ 2']"))
    bea.goto(ada.url)
    expect(bea.locator("[value='take berlin']")).to_be_disabled()
    press(ada.locator("#roll"))
    expect(ada.locator("[aria-current]")).to_contain_text("1")
    for entry in ("take berlin", "take ulm", "route 3", "next"):  # as fast as fingers can: nothing is lost
        ada.locator(f"[value='{entry}']").evaluate("button => button.click()")
    expect(ada.locator("[aria-current] td")).to_have_text(["0", "0", "45", "1"])
    expect(bea.locator(".mk-players tbody tr").first.locator("td")).to_have_text(["9", "4", "42", "0"])
    ada.locator("[value='take ulm']").focus()
    ada.keyboard.press("Enter")
    expect(ada.locator(".toast")).to_contain_text("Ulm")
    expect(ada.locator("[value='take ulm']")).to_be_focused()
    for seen in (7, 8, 9):  # the turn, the route, the token
        press(ada.locator("#undo"))
        expect(ada.locator("#companion [name=seen]")).to_have_value(str(seen))
    expect(bea.locator("[value='take ulm']")).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("game", ["pioneer-rails", "string-railway"])
def test_what_is_dealt_is_seen_by_all_until_it_is_ended(people, game):
    ada, bea = people.phone(), people.desktop()
    ada.goto(f"/companion/new/{game}")
    press(ada.locator("button.go"))
    expect(ada.locator("#roll")).to_be_visible()
    bea.goto("/")
    bea.locator("[name=code]").fill(ada.locator(".invite .code").text_content() or "")
    press(bea.locator("form[action='/code'] button"))
    expect(bea).to_have_url(ada.url)
    tray, draws = ada.locator("#tray"), ada.locator("#companion [name=seen]")
    for _ in range(3):
        before = draws.input_value()
        press(ada.locator("#roll"))
        expect(draws).not_to_have_value(before)
        expect(bea.locator("#tray")).to_have_text(tray.text_content() or "")
    seen = tray.inner_text()
    ada.reload()
    assert tray.inner_text() == seen
    assert ada.locator("#fair").inner_text() == bea.locator("#fair").inner_text()
    press(ada.locator("#deal .more summary"))
    press(ada.locator("#deal .more button"))
    for page in (ada, bea):
        expect(page.locator("#status .stamp")).to_be_visible()
        expect(page.locator("#roll")).to_have_count(0)
        expect(page.locator("#fair")).to_contain_text("✓")
