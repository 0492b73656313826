"""A game without a mouse: from the home page through a round, always knowing where one is."""

from playwright.sync_api import Page, expect

from tests.browser import arriving, playing

# The element that has the focus, and whether that can be seen: by a ring around it or around what it stands for.
FOCUS = """() => {
    const focused = document.activeElement, { left, right, top, bottom } = focused.getBoundingClientRect();
    let isRinged = focused.matches('[data-place]') && getComputedStyle(focused.querySelector('rect')).stroke !== 'none';
    for (let each = focused; each && !isRinged; each = each.parentElement) {
        isRinged = getComputedStyle(each).outlineStyle !== 'none';
    }
    return {
        id: focused.id,
        place: focused.dataset.place ?? '',
        text: focused.textContent,
        isBody: focused === document.body,
        isSeen: isRinged && focused.matches(':focus-visible') && right > Math.max(left, 0) && left < innerWidth
            && bottom > Math.max(top, 0) && top < innerHeight,
    };
}"""


def press(page: Page, *keys: str) -> None:
    """Press keys one after another; the focus is never lost."""
    for key in keys:
        page.keyboard.press(key)
        assert not page.evaluate(FOCUS)["isBody"], f"the focus is lost after {key}"


def tab_to(page: Page, target: str, key: str = "Tab") -> None:
    """Press Tab until this element has the focus; every stop on the way can be seen."""
    for _ in range(60):
        page.keyboard.press(key)
        focus = page.evaluate(FOCUS)
        assert focus["isSeen"] or focus["isBody"], focus  # beyond the last stop nothing has the focus, then the first
        if page.evaluate("target => document.activeElement.matches(target)", target):
            return
    raise AssertionError(f"Tab never comes to {target}")


def walk_to_lit(page: Page) -> str:
    """Walk with the arrows to a place that is lit; its name."""
    target = page.locator(".lit").first.get_attribute("data-place") or ""
    press(page, "ArrowRight")  # from wherever the focus is to the board
    for _ in range(20):
        here = page.evaluate(FOCUS)["place"]
        if here == target:
            return target
        sideways = "ArrowRight" if here[0] < target[0] else "ArrowLeft"
        press(page, sideways if here[0] != target[0] else "ArrowDown" if here[1] < target[1] else "ArrowUp")
        assert page.evaluate(FOCUS)["isSeen"]
    raise AssertionError(f"no way to {target}")


def draw(page: Page) -> str:
    """Look at a place, and confirm what is planned there."""
    place = walk_to_lit(page)
    press(page, "Enter")
    expect(page.locator(".planned")).to_have_attribute("data-place", place)
    press(page, "Enter")
    expect(page.locator("#go.sending, .planned")).to_have_count(0)
    assert page.evaluate(FOCUS)["place"] == place  # the focus stays where something was drawn
    return place


def test_a_round_by_keyboard_alone(people):
    page = people.desktop()
    page.goto("/")
    tab_to(page, f"form[action='/new']:has([value={arriving.GAME}]) button")
    page.keyboard.press("Enter")
    arriving.at_table(page)
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()

    place = draw(page)
    expect(page.locator("#tray .drawn")).to_have_count(1)
    press(page, "z")
    expect(page.locator("#tray .drawn")).to_have_count(0)
    assert page.evaluate(FOCUS)["place"] == place
    press(page, "3")
    expect(page.locator("#die-3")).to_have_attribute("aria-pressed", "true")
    walk_to_lit(page)
    press(page, "Enter")
    expect(page.locator(".planned")).to_have_count(1)
    if page.locator("#turn").is_visible():
        press(page, "r")
        expect(page.locator("#say")).to_contain_text("way 2 of")
        press(page, "Shift+R")
        expect(page.locator("#say")).to_contain_text("way 1 of")
    press(page, "Escape")
    expect(page.locator(".planned")).to_have_count(0)
    face = page.locator("#die-3").get_attribute("data-tool")
    draw(page)
    expect(page.locator("#tray .drawn")).to_have_attribute("data-tool", face or "")
    press(page, "Shift+Z")
    expect(page.locator("#tray .drawn")).to_have_count(0)
    press(page, "s")
    expect(page.locator("#special-1")).to_have_attribute("aria-pressed", "true")
    press(page, "1")

    while not page.locator(playing.USABLE).count():
        draw(page)
        expect(page.locator(f".lit, {playing.USABLE}").first).to_be_attached()
    tab_to(page, "#go")
    press(page, "Enter")
    expect(page.locator("#progress")).to_have_text("Round 2 of 7")
    expect(page.locator("#go")).to_be_focused()


def test_dialogs_log_and_chat_by_keyboard(people):
    page = people.desktop()
    arriving.open_table(page, "random")
    press(page, "Tab", "Tab")
    here = page.evaluate(FOCUS)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    press(page, "Escape")
    expect(page.locator("#keys")).to_be_hidden()
    assert page.evaluate(FOCUS) == here
    press(page, "l")
    expect(page.locator("#log, #pane-log").locator(":scope:focus")).to_have_count(1)
    press(page, "c")
    page.keyboard.type("Hello?")  # letters are letters here, no short cuts
    press(page, "Enter")
    expect(page.locator("#chat")).to_contain_text("Hello?")
    expect(page.locator("#chatform input")).to_be_focused()
    press(page, "Escape")
    expect(page.locator("[data-place]:focus")).to_have_count(1)
    tab_to(page, "#menu-button", "Shift+Tab")
    press(page, "Enter")
    expect(page.locator("#menu")).to_be_visible()
    tab_to(page, "#menu [data-dialog=help]")
    press(page, "Enter")
    expect(page.locator("#help")).to_be_visible()
    press(page, "Escape")
    expect(page.locator("#help")).to_be_hidden()


def test_boards_and_folded_things_by_keyboard_on_a_phone(people):
    page = people.phone()
    arriving.open_table(page, "random")
    tab_to(page, "#fold")
    press(page, "Enter")
    expect(page.locator("#special-1")).to_be_visible()
    tab_to(page, "#special-1")
    press(page, "Escape")
    expect(page.locator("#special-1")).to_be_hidden()
    assert not page.evaluate(FOCUS)["isBody"]
