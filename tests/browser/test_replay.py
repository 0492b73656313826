"""A game looked at again: any moment of it, by itself, through anybody's eyes, and played on from there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.playing import press
from tests.browser.test_every_sight import FAULTS

ENTRIES = 123  # of the record base-three


def stop(page: Page, number: int) -> tuple[float, float]:
    """Where a stop of the line lies on the screen."""
    box = page.locator(".track a").nth(number).locator("circle").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_every_step_has_an_address(people):
    page = people.desktop()
    arriving.open_record(page, "base-three")
    count = page.locator("#count")
    expect(count).to_have_text(f"{ENTRIES}/{ENTRIES}")
    expect(page.locator("#sheet h2")).to_contain_text("win")
    x, y = stop(page, 2)
    page.mouse.click(x + 3, y)
    expect(page.locator("#progress")).to_have_text("Round 3 of 7")
    begin = int(count.inner_text().partition("/")[0])
    press(page.locator("#ahead"))
    expect(count).to_have_text(f"{begin + 1}/{ENTRIES}")
    page.keyboard.press("]")
    expect(count).to_have_text(f"{begin + 2}/{ENTRIES}")
    page.keyboard.press("[")
    expect(count).to_have_text(f"{begin + 1}/{ENTRIES}")
    expect(page).to_have_url(re.compile(f"at={begin + 1}$"))
    elsewhere = people.same(page)
    elsewhere.goto(page.url)
    expect(elsewhere.locator("#count")).to_have_text(f"{begin + 1}/{ENTRIES}")
    for seat in (1, 2, 3):
        assert playing.drawn(elsewhere, seat) == playing.drawn(page, seat)
    assert elsewhere.locator("#log").inner_text() == page.locator("#log").inner_text()
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0/{ENTRIES}")
    expect(page.locator("#boards text")).to_have_count(0)


def test_the_lamp_can_be_dragged_along_the_line(people):
    """It shows where the finger is, asks for one moment at a time, and ends where it is let go."""
    page = people.desktop()
    arriving.open_record(page, "base-three", at=0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/frame" in request.url else None)
    (x, y), (to, _), (after, _) = stop(page, 0), stop(page, 5), stop(page, 6)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to) / 2, y, steps=40)
    expect(page.locator("#progress")).to_have_text(re.compile("Round [34]"))
    page.mouse.move((to + after) / 2, y, steps=40)
    expect(page.locator("#progress")).to_have_text("Round 6 of 7")
    page.mouse.up()
    let_go = page.locator("#moment").input_value()
    expect(page.locator("#count")).to_have_text(f"{let_go}/{ENTRIES}")
    expect(page).to_have_url(re.compile(f"at={let_go}$"))
    assert len(asked) < 60  # of eighty moves
    expect(page.locator("#moment")).to_have_attribute("aria-valuetext", page.locator("#step").inner_text())


def test_a_finger_finds_the_line(people):
    page = people.phone()
    arriving.open_record(page, "base-three", at=0)
    page.touchscreen.tap(*stop(page, 3))
    expect(page.locator("#progress")).to_have_text("Round 4 of 7")
    expect(page.locator("#count")).to_be_visible()
    page.touchscreen.tap(*stop(page, 1))
    expect(page.locator("#progress")).to_have_text("Round 2 of 7")


def test_it_is_led_by_keys(people):
    page = people.desktop()
    arriving.open_record(page, "base-three", at=30)
    count = page.locator("#count")
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"31/{ENTRIES}")
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"30/{ENTRIES}")
    page.locator("#moment").focus()
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"31/{ENTRIES}")  # by one step, as everywhere
    page.keyboard.press("]")
    expect(count).to_have_text(f"32/{ENTRIES}")
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"33/{ENTRIES}")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("one step back or ahead")


def test_it_plays_by_itself(people):
    page = people.phone()
    arriving.open_record(page, "base-solo", at=38)
    page.locator("#speed").select_option("4")
    press(page.locator("#play"))
    expect(page.locator("#play")).to_have_text("Pause")
    expect(page.locator("#count")).to_have_text("44/44")
    expect(page.locator("#play")).to_have_text("Play")
    press(page.locator("#play"))
    expect(page.locator("#count")).to_have_text(re.compile(r"^[1-9]/44"))  # from the beginning
    press(page.locator("#play"))
    expect(page.locator("#play")).to_have_text("Play")


def test_a_phone_shows_the_board_on_which_something_happens(people):
    page = people.phone()
    arriving.open_record(page, "base-three", at=18)
    told, board = page.locator("#step"), page.locator(".seat[aria-pressed=true]")
    expect(told).to_contain_text("Player 3")
    expect(board).to_have_attribute("id", "seat-3")
    while "finishes" not in told.inner_text():
        before = page.url
        press(page.locator("#ahead"))
        expect(page).not_to_have_url(before)
    press(page.locator("#ahead"))
    expect(told).to_contain_text("Round 2")
    expect(board).to_have_attribute("id", "seat-3")  # the dice are everybody's
    press(page.locator("#ahead"))
    expect(told).to_contain_text("Player 1 draws")
    expect(board).to_have_attribute("id", "seat-1")


def test_who_swipes_while_it_stands_still_is_not_called_back(people):
    page = people.phone()
    arriving.open_record(page, "base-three", at=18)
    board, count = page.locator(".seat[aria-pressed=true]"), page.locator("#count")
    expect(board).to_have_attribute("id", "seat-3")
    page.locator("#boards").evaluate("row => row.scrollTo(0, 0)")
    expect(board).to_have_attribute("id", "seat-1")
    press(page.locator("#ahead"))
    expect(count).to_have_text(f"19/{ENTRIES}")
    expect(page.locator("#step")).to_contain_text("Player 3")
    expect(board).to_have_attribute("id", "seat-1")
    press(page.locator("#play"))
    expect(board).to_have_attribute("id", "seat-3")
    press(page.locator("#play"))


def test_another_seat_sees_less(people):
    """Before they finish the round the others' drawings are secret, in a replay through a seat's eyes as well."""
    page = people.desktop()
    arriving.open_record(page, "base-three", at=4)
    everybody = {seat: playing.drawn(page, seat) for seat in (1, 2, 3)}
    drawing = max(everybody, key=lambda seat: len(everybody[seat]))
    other = drawing % 3 + 1
    page.locator("#seat").select_option(str(drawing))
    expect(page).to_have_url(re.compile(f"seat={drawing}"))
    assert playing.drawn(page, drawing) == everybody[drawing]
    page.locator("#seat").select_option(str(other))
    expect(page).to_have_url(re.compile(f"seat={other}"))
    expect(page.locator(f"#board-{drawing} text")).to_have_count(0)


def test_a_sheet_lights_the_board_and_a_board_can_be_read(people):
    page = people.phone()
    arriving.open_record(page, "base-three", seat=2, at=ENTRIES)
    press(page.locator("#sheet td [data-light=exits][data-seat='2']"))
    expect(page.locator("#why")).to_contain_text("Exits")
    expect(page.locator("#under-2 > *, #light-2 > *").first).to_be_attached()
    twin = page.locator("#twin-2 summary")
    twin.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#twin-2 .load")).to_contain_text("A1")


def test_playing_on_from_a_moment(people):
    page = people.phone()
    arriving.play_on(page, "base-three", at=4, seat=2)
    expect(page.locator("#progress")).to_have_text("Round 1 of 7")
    playing.finish_round(page)
    expect(page.locator("#progress")).to_have_text("Round 2 of 7")
    expect(page.locator("#board-1 text").first).to_be_attached()


def test_a_long_sentence_leaves_the_board_its_room_on_a_phone(people, monkeypatch):
    monkeypatch.setattr(arriving, "RECORDS", arriving.RECORDS.with_name("pioneer_rails"))
    page = people.phone()
    arriving.open_record(page, "eight-bare")
    board = page.locator("#board-8").bounding_box()
    assert board is not None
    assert board["height"] > 200  # though the last sentence tells the hands of eight
    expect(page.locator("#sheet thead b").first).to_have_text(re.compile("Player"))  # still there for who cannot see
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [(1280, 800), (412, 915)])
def test_what_is_in_hand_is_arranged_as_at_the_table(people, monkeypatch, size):
    monkeypatch.setattr(arriving, "RECORDS", arriving.RECORDS.with_name("pioneer_rails"))
    page = people.desktop("uk-UA")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    arriving.open_record(page, "two", at=209, seat=1)
    expect(page.locator("#hand")).to_be_visible()
    assert [fault for fault in page.evaluate(FAULTS) if fault.startswith("cut off")] == []


def test_the_totals_of_five_stand_apart_on_a_phone(people, monkeypatch):
    monkeypatch.setattr(arriving, "RECORDS", arriving.RECORDS.with_name("marklin"))
    page = people.phone()
    arriving.open_record(page, "five-89")
    page.locator("#sheet .scores").scroll_into_view_if_needed()
    gaps = page.locator("#sheet tfoot td").evaluate_all(
        """all => {
            const range = document.createRange();
            const boxes = all.map(one => (range.selectNodeContents(one), range.getBoundingClientRect()));
            return boxes.slice(1).map((box, place) => box.left - boxes[place].right);
        }"""
    )
    assert len(gaps) == 4
    assert min(gaps) >= 3
