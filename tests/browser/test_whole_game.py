"""Two people play from the first link to the last sheet, and look at their game again."""

import re

from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.playing import press
from tests.cli.calls import process


def test_two_people_play_a_whole_game(people, tmp_path):
    ada, bea = people.phone(), people.desktop()
    playing.sit_together(ada, bea)
    for number in range(1, 8):
        for page in (ada, bea):
            expect(page.locator("#progress")).to_have_text(f"Round {number} of 7")
        playing.finish_round(ada)
        expect(bea.locator("#seat-1, #who-1").filter(visible=True)).to_contain_text("done")
        playing.finish_round(bea, pick=-1)
    expect(ada.locator("#end .stamp")).to_have_text("Arrived")
    expect(bea.locator("#end .stamp")).to_have_text("Arrived")
    scores = {page: sorted(_column(page, name) for name in names) for page, names in ((ada, ("You", "Bea")),)}
    assert scores
