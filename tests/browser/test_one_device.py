"""Several people on one device: a curtain hangs between them, and nothing secret is in the document behind it."""

from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.playing import press

SECRETS = ("data-place", "data-tool", "data-draft", 'id="board-', 'id="start"', "die-1")


def curtain(page: Page, name: str) -> None:
    """See the curtain of this person, and nothing else in the whole document."""
    expect(page.locator(".ticket h1")).to_have_text(name)
    content = page.content()
    for secret in SECRETS:
        assert secret not in content
    for behind in ("parts", "text?seat=1", "light?seat=1&part=exits"):
        assert page.request.get(f"{page.url}/{behind}").status == 404


def play_part(page: Page) -> None:
    """Play until the device has to be passed on."""
    while page.locator("#boards").count():
        playing.act(page)
        expect(page.locator(f".lit, {playing.USABLE}, #hold").first).to_be_attached()


def open_by_key(page: Page) -> None:
    page.locator("#hold").press("Enter")
    arriving.at_table(page)


def open_by_mouse(page: Page) -> None:
    page.locator("#hold").hover()
    page.mouse.down()
    arriving.at_table(page)
    page.mouse.up()


def open_by_finger(page: Page) -> None:
    box = page.locator("#hold").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    arriving.at_table(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_people_pass_a_phone(people):
    page = people.phone()
    arriving.open_table(page, "same:Bea", name="Ada", must_draw="free")
    curtain(page, "Ada")
    press(page.locator("#hold"))  # a short tap is not enough
    curtain(page, "Ada")
    open_by_finger(page)
    expect(page.locator("#say")).to_contain_text("Ada")
    expect(page.locator("#board-1")).to_have_class("ri-board ri-own")
    place = playing.place_any(page)
    page.reload()  # it is still Ada who holds the phone
    arriving.at_table(page)
    assert playing.drawn(page, 1) == [place]
    play_part(page)
    curtain(page, "Bea")
    expect(page.locator(".last")).to_contain_text("Ada finishes the round.")
    press(page.get_by_role("link", name="To the home page"))
    press(page.locator(".departures .go"))
    curtain(page, "Bea")
    open_by_finger(page)
    expect(page.locator("#say")).to_contain_text("Bea")
    expect(page.locator("#board-2")).to_have_class("ri-board ri-own")
    assert playing.drawn(page, 2) == []


def test_three_people_pass_a_computer(people):
    """Whoever finishes a round last keeps it for the next one: that saves a pass."""
    page = people.desktop()
    arriving.open_table(page, "same:Bea", "same", name="Ada", must_draw="free")
    for name, number, come in (
        ("Ada", 1, open_by_key),
        ("Bea", 1, open_by_mouse),
        ("Player 3", 1, open_by_key),  # and round 2
        ("Ada", 2, open_by_mouse),
    ):
        curtain(page, name)
        come(page)
        expect(page.locator("#progress")).to_have_text(f"Round {number} of 7")
        play_part(page)
    curtain(page, "Bea")


def test_the_back_button_shows_no_others_view(people):
    page = people.same(people.phone())  # a new tab has nothing to go back to
    page.goto("/")
    arriving.open_table(page, "same:Bea", name="Ada", must_draw="free")
    curtain(page, "Ada")
    open_by_key(page)
    play_part(page)
    curtain(page, "Bea")
    table = page.url
    while page.go_back() is not None:
        assert page.locator(".ri-own").count() == 0
        if page.url == table:
            curtain(page, "Bea")
    page.goto(table)
    open_by_key(page)
    page.go_back()
    expect(page.locator("#board-1.ri-own")).to_have_count(0)
