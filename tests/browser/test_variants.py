"""Every variant for a round, on a phone, and what each of them brings to tap."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import arriving, playing
from tests.browser.playing import press, press_anyway

# The usual rules are those of test_whole_game.py.
VARIANTS: dict[str, dict[str, str | bool]] = {
    "Polish edition with lava": {"edition": "pl2019", "lava": True},
    "meteors": {"meteors": True, "crater_duty": "empty", "crater_fills_centre": True},
    "both": {"lava": True, "meteors": True},
    "draft": {"draft": True, "longest": "cells"},
    "draft with both": {"draft": True, "lava": True, "meteors": True},
    "open boards": {"open_boards": True, "longest": "segments_strict"},
}


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_a_round_of_every_variant(people, options):
    page = people.phone()
    arriving.open_table(page, "random", **options)
    while playing.progress(page).startswith("Round 1"):
        playing.act(page)
    assert playing.drawn(page, 1)


def test_a_meteor_strikes_where_it_is_sent(people):
    page = people.phone()
    arriving.open_table(page, meteors=True)
    playing.plan(page.locator(".ri-way").last)
    expect(page.locator("#ghost.ri-ghost")).to_be_visible()
    expect(page.locator("#go .lbl")).to_have_text("Let it strike")
    playing.confirm(page)
    expect(page.locator("#meteor")).to_be_hidden()
    expect(page.locator("#board-1 [aria-label*=crater]")).to_have_count(1)
    expect(page.locator(".lit")).not_to_have_count(0)


def test_a_meteor_without_a_choice_needs_one_tap(people):
    page = people.phone()
    arriving.open_table(page, meteors=True)
    while page.locator(".ri-way").count() != 1:  # the dice leave the direction to the player
        playing.finish_round(page)
        expect(page.locator("#meteor")).to_be_visible()
    expect(page.locator("#say")).to_contain_text("unless you cross out a special route")
    expect(page.locator("#ghost.ri-ghost")).to_be_visible()
    press(page.locator("#fold"))
    press(page.locator("#special-1"))
    expect(page.locator("#go .lbl")).to_have_text("Ignore it")
    expect(page.locator("#fold use:visible")).to_have_attribute("href", "#ri-hhhh")
    press(page.locator("#undo"))
    expect(page.locator("#go .lbl")).to_have_text("Let it strike")
    playing.confirm(page)
    expect(page.locator("#meteor")).to_be_hidden()


def test_a_special_that_is_crossed_out_keeps_a_meteor_away(people):
    page = people.phone()
    arriving.open_table(page, meteors=True)
    press(page.locator("#fold"))
    press(page.locator("#special-1"))
    expect(page.locator("#say")).to_contain_text("ignore the meteor")
    expect(page.locator("#special-1")).to_have_attribute("aria-pressed", "true")
    playing.confirm(page)
    expect(page.locator("#fold")).to_contain_text("2/3")
    expect(page.locator("#board-1 [aria-label*=crater]")).to_have_count(0)
    for special in ("#special-2", "#special-1"):
        press(page.locator("#fold"))
        press_anyway(page.locator(special))
        expect(page.locator(".toast")).to_contain_text("This round’s special route is already used.")
        expect(page.locator(".toast a")).to_have_text("Rule RI-2.5")
        press(page.locator(".toast button"))


def test_a_special_route_is_drawn_beside_the_dice(people):
    page = people.phone()
    arriving.open_table(page)
    press(page.locator("#fold"))
    expect(page.locator("#fold")).to_have_text("Specials3/3")
    press(page.locator("#special-1"))
    expect(page.locator("#specials")).to_be_hidden()  # the board is free again
    expect(page.locator("#fold use:visible")).to_have_attribute("href", "#ri-hhhh")
    place = playing.place_any(page)
    expect(playing.cell(page, place)).to_have_attribute("aria-label", f"{place}: four-way highway, round 1")
    expect(page.locator("#fold")).to_contain_text("2/3")
    expect(page.locator("#tray .drawn")).to_have_count(0)  # no die


def test_lava_flows_from_the_volcano(people):
    page = people.phone()
    arriving.open_table(page, lava=True)
    expect(playing.cell(page, "D4")).to_have_attribute("aria-label", "D4: volcano")
    press(page.locator("#die-5"))
    lit = page.locator(".lit").evaluate_all("all => all.map(one => one.dataset.place)")
    assert set(lit) <= {"D3", "C4", "E4", "D5"}
    place = playing.place_any(page)
    expect(playing.cell(page, place)).to_have_attribute("aria-label", re.compile("lava"))
    expect(page.locator("#die-5")).to_be_disabled()


def test_pairs_of_dice_are_taken_in_turn(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea, draft=True)
    first, second = (ada, bea) if ada.locator("#pick.on").count() else (bea, ada)
    playing.plan(first.locator("#pair-1"))
    expect(first.locator("#go .lbl")).to_have_text("Take")
    playing.confirm(first)
    expect(second.locator("#pair-1")).to_have_class("gone")
    expect(second.locator("#pair-1")).to_have_accessible_name(re.compile(r"^Pair 1: \w.* \w.* Player \d took it\.$"))
    press_anyway(first.locator("#pair-2"))
    expect(first.locator(".toast")).to_contain_text("It is not your turn to take dice. Rule RI-5.2")
    press_anyway(second.locator("#pair-1"))
    expect(second.locator(".toast")).to_contain_text("Pair 1 is not there to take.")
    press(second.locator(".toast button"))
    for page, pair in ((second, 3), (first, 2), (second, 4)):
        expect(page.locator("#pick.on")).to_have_count(1)
        playing.plan(page.locator(f"#pair-{pair}"))
        playing.confirm(page)
    for page in (ada, bea):
        expect(page.locator("#tray [id^='die-'][data-tool]")).to_have_count(4)
    tools = "all => all.map(one => one.dataset.tool).sort()"
    dice = [page.locator("#tray .ri-die[data-tool]").evaluate_all(tools) for page in (ada, bea)]
    assert all(len(own) == 4 for own in dice)


@pytest.mark.parametrize("is_open", [False, True], ids=["secret boards", "open boards"])
def test_boards_are_secret_until_the_round_is_finished(people, is_open):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea, open_boards=is_open, must_draw="free")
    place = playing.place_any(ada)
    if is_open:
        expect(bea.locator(f"#c1-{place} text")).to_have_text("1")
    own = playing.place_any(bea, pick=-1)  # whatever was told to Bea has reached her by now
    assert (playing.drawn(bea, 1), playing.drawn(bea, 2)) == ([place] if is_open else [], [own])
    playing.finish_round(ada)
    expect(bea.locator(f"#c1-{place} text")).to_have_text("1")
