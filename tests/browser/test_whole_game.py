"""Two people play from the first link to the last sheet, and take their game along."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.playing import press
from tests.cli.calls import Program


def test_two_people_play_a_whole_game(people, tmp_path):
    ada, bea = people.phone(), people.desktop()
    arriving.fill_in_form(ada, "open", name="Ada")
    arriving.join(bea, arriving.invitation(ada), "Bea")
    arriving.start(ada, bea)
    for number in range(1, 8):
        for page in (ada, bea):
            expect(page.locator("#progress")).to_have_text(f"Round {number} of 7")
        playing.finish_round(ada)
        expect(bea.locator("#who-1")).to_contain_text("done")
        playing.finish_round(bea, pick=-1)
    for page in (ada, bea):
        expect(page.locator("#end .stamp")).to_have_text("Arrived")
    for target in ("#result", "#end tfoot", "#end .next .go", "#end .next a[href^='/r/']"):
        expect(ada.locator(target)).to_be_in_viewport(ratio=1)  # on the smallest phone, without scrolling
    scores = _totals(ada, "Ada")
    assert scores == _totals(bea, "Bea")
    assert set(scores) == {"Ada", "Bea"}
    assert playing.drawn(ada, 1) == playing.drawn(bea, 1) != playing.drawn(bea, 2)
    for page, seat in ((ada, 1), (bea, 2)):
        _light_up(page, seat)

    file = _saved(ada, tmp_path / "game.jsonl")
    assert "it holds" in Program()("replay", str(file), "--verify").out
    assert _totals(_reviewed(bea), "Ada", "#sheet") == scores
    assert _totals(_uploaded(ada, file), "Ada", "#sheet") == scores

    press(bea.get_by_role("button", name="Play again"))
    expect(bea.locator("#chairs")).to_contain_text("Kept for Ada")
    expect(ada.locator("#end .call")).to_be_in_viewport(ratio=1)
    press(ada.get_by_role("link", name="To the next table"))
    press(ada.get_by_role("button", name="Sit down"))
    for page in (ada, bea):
        arriving.at_table(page)
        expect(page.locator("#progress")).to_have_text("Round 1 of 7")


def _totals(page: Page, own_name: str, part: str = "#end") -> dict[str, str]:
    """The sums of the last sheet by name."""
    names = page.locator(f"{part} .scores thead b").all_inner_texts()
    totals = page.locator(f"{part} .scores tfoot td").all_inner_texts()
    return {own_name if name == "You" else name: total for name, total in zip(names, totals, strict=True)}


def _light_up(page: Page, seat: int) -> None:
    """Each line of the sheet shows on the board what makes it; pressed again it shows nothing."""
    lit = page.locator(f":is(#under-{seat}, #light-{seat}) > *")
    rows = page.locator(f"#end td [data-seat='{seat}']")
    worth = rows.filter(has_not_text=re.compile("^0$"))
    assert worth.count()
    for row in worth.all():
        press(row)
        expect(row).to_have_attribute("aria-pressed", "true")
        expect(lit).not_to_have_count(0)
        expect(page.locator("#why li").first).to_be_visible()
        press(row)
        expect(lit).to_have_count(0)
        expect(page.locator("#why li")).to_have_count(0)


def _saved(page: Page, path: Path) -> Path:
    with page.expect_download() as saving:
        press(page.get_by_role("link", name="Save"))
    saving.value.save_as(path)
    return path


def _reviewed(page: Page) -> Page:
    """The replay, in another tab."""
    tab = page.context.new_page()
    tab.goto(page.get_by_role("link", name="Review").get_attribute("href") or "")
    return tab


def _uploaded(page: Page, file: Path) -> Page:
    """The replay of a file that somebody brings to the home page, in another tab."""
    tab = page.context.new_page()
    tab.goto("/")
    expect(tab.locator(".departures .state")).to_contain_text("win")
    tab.locator("[name=file]").set_input_files(file)
    expect(tab.locator("#sheet .stamp")).to_have_text("Arrived")
    return tab
