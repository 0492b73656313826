"""Every variant for a round, on a phone, and what each of them brings to tap."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.playing import press

VARIANTS = {
    "base": {},
    "lava": {"lava": True},
    "meteors": {"meteors": True},
    "lava and meteors": {"lava": True, "meteors": True},
    "draft": {"draft": True},
    "draft with both": {"draft": True, "lava": True, "meteors": True},
    "open boards": {"open_boards": True},
    "Polish edition": {"edition": "pl2019"},
    "Polish edition with lava": {"edition": "pl2019", "lava": True},
    "no duty to draw": {"must_draw": "free", "longest": "cells"},
    "craters like empty cells": {"meteors": True, "crater_duty": "empty", "crater_fills_centre": True},
}


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_a_round_of_every_variant(people, options):
    page = people.phone(reduced_motion="reduce")
    playing.open_table(page, "random", **options)
    playing.at_table(page)
    expect(page.locator("#progress")).to_contain_text("Round 1")
    while playing.progress(page).startswith("Round 1"):
        playing.act(page)
    expect(page.locator("#progress")).to_contain_text("Round 2")
    if "must_draw" not in options:
        assert playing.drawn(page, 1)


def test_a_meteor_flies_where_it_is_sent(people):
    page = people.phone()
    playing.open_table(page, meteors=True)
    expect(page.locator("#say")).to_contain_text("meteor")
    way = page.locator(".ri-way").first
    playing.plan(way)
    expect(page.locator("#ghost.ri-ghost")).to_be_attached()
    expect(page.locator("#go")).to_have_text("Strike")
    playing.confirm(page)
    expect(page.locator("#meteor")).to_be_hidden()
    expect(page.locator("#board-1 [aria-label*=crater]")).to_have_count(1)


def test_a_special_crossed_out_keeps_a_meteor_away(people):
    page = people.phone()
    playing.open_table(page, meteors=True)
    press(page.locator("#fold"))
    playing.plan(page.locator("#special-1"))
    page.keyboard.press("Escape")
    playing.confirm(page)
    expect(page.locator("#fold")).to_contain_text("2/3")
    expect(page.locator("#board-1 [aria-label*=crater]")).to_have_count(0)


def special(page: Page) -> None:
    press(page.locator("#fold"))
    press(page.locator("#special-1"))


def test_a_special_route_is_drawn_beside_the_dice(people):
    page = people.phone()
    playing.open_table(page, "random")
    playing.at_table(page)
    special(page)
    expect(page.locator("#special-1")).to_have_class("ri-special chosen")
    place = playing.place_any(page)
    expect(playing.cell(page, place)).to_have_attribute("aria-label", playing.drawn(page, 1)[0])


def test_lava_has_to_be_drawn(people):
    page = people.phone()
    playing.open_table(page, lava=True)
    playing.at_table(page)


def test_pairs_are_taken_in_turn(people):
    ada, bea = people.phone(), people.desktop()
    playing.sit_together(ada, bea, draft=True)
