"""String Railway by mouse, finger and keyboard: stations put anywhere, strings tapped, drawn and bent, a whole game.

The landscape is always the same, so tests know where there is room: the own base lies in the upper right corner, and
between it, the river and the middle of the table there is nothing.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, cycle

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import arriving
from tests.browser.playing import USABLE, confirm, is_my_turn, is_phone, press, press_anyway
from tests.browser.test_every_sight import FAULTS, _violations
from tests.browser.test_small_screens import LINES
from tests.words.test_catalogues import messages
from whistlestop.games.string_railway import data
from whistlestop.words import LOCALES, say

GAME = "string-railway"
MANY_TURNS = 600
SUGGEST = "#more"
GHOST = "#ghost[data-line]"
OWN_BASE = (278.0, -278.0)
FREE = ((170.0, -230.0), (170.0, -130.0), (240.0, -60.0))  # places for stations
LENGTHS = {"short": 300, "long": 600}  # SR-1.1
HEIGHTS = "all => all.map(each => each.getBoundingClientRect().height)"
Point = tuple[float, float]


@pytest.fixture(autouse=True)
def at_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arriving, "GAME", GAME)
    monkeypatch.setattr(arriving, "at_table", seen)


def seen(page: Page) -> None:
    """See the table, its script at work."""
    expect(page.locator("#cloth")).to_be_visible()
    expect(page.locator(".zoom")).to_be_attached()


# --- where things are


def pixels(page: Page, point: Point) -> Point:
    """Where a point of the table is in the window."""
    x, y = page.evaluate(
        """([x, y]) => {
            const matrix = document.querySelector('#cloth').getScreenCTM();
            const at = new DOMPoint(x, y).matrixTransform(matrix);
            return [at.x, at.y];
        }""",
        point,
    )
    return x, y


def line(page: Page) -> list[Point]:
    """The points of the planned string."""
    text = page.locator(GHOST).get_attribute("data-line") or ""
    return [(float(x), float(y)) for x, y in (point.split(",") for point in text.split())]


def laid(page: Page) -> int:
    """What the gauge says, in millimetres."""
    return int(page.locator("#gauge output").inner_text())


def tap(page: Page, point: Point) -> None:
    x, y = pixels(page, point)
    page.touchscreen.tap(x, y) if is_phone(page) else page.mouse.click(x, y)


class Finger:
    """One finger, or several, on a phone: Playwright itself only taps."""

    def __init__(self, page: Page) -> None:
        self._page, self._session = page, page.context.new_cdp_session(page)

    def drag(self, way: Sequence[Point], second: Sequence[Point] = ()) -> None:
        """Along these points of the table; `second` is where another finger goes meanwhile."""
        self._send("touchStart", [way[0]])
        for place, point in enumerate(way[1:]):
            both = [point, second[place]] if place < len(second) else [point]
            self._send("touchStart" if second and place == 0 else "touchMove", both)
        self._send("touchEnd", [])

    def _send(self, kind: str, points: Sequence[Point]) -> None:
        spots = [pixels(self._page, point) for point in points]
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def drag(page: Page, way: Sequence[Point]) -> None:
    """Draw a line through these points of the table, by finger or mouse."""
    if is_phone(page):
        return Finger(page).drag(way)
    page.mouse.move(*pixels(page, way[0]))
    page.mouse.down()
    for point in way[1:]:
        page.mouse.move(*pixels(page, point), steps=4)
    page.mouse.up()
    return None


# --- turns


def to_place(page: Page, *others: str, **options: str) -> None:
    """Lay out a table and put the own base; the first stations are drawn."""
    arriving.open_table(page, *(others or ("random",)), **({"landscape": "delta"} | options))
    press(page.locator("#m1"))
    confirm(page)
    expect(page.locator("#hand button").first).to_be_visible()


def to_place_in_company(page: Page, other: Page) -> None:
    """The same with another person, who does nothing by herself."""
    arriving.sit_together(page, other, landscape="delta")
    for person, mark in ((page, "#m1"), (other, "#m2")):
        press(person.locator(mark))
        confirm(person)
    expect(page.locator("#hand button").first).to_be_visible()


def to_lay(page: Page, other: Page | None = None) -> None:
    """The same, and the stations lie where there is room."""
    to_place(page) if other is None else to_place_in_company(page, other)
    for point in FREE[: page.locator("#hand button").count()]:
        tap(page, point)
        expect(page.locator("#ghost[data-at]")).to_be_attached()
        confirm(page)
    expect(page.locator("#strings button").first).to_be_visible()


def stations(page: Page) -> Locator:
    return page.locator("#stations > g")


def rails(page: Page) -> Locator:
    return page.locator("#rails > g")


def suggested(page: Page) -> None:
    """Do what the engine suggests."""
    press(page.locator(SUGGEST))
    confirm(page)


# --- stations


def test_a_station_is_put_moved_turned_and_taken_back(people):
    page = people.desktop()
    to_place(page)
    tap(page, FREE[0])
    ghost = page.locator("#ghost[data-at]")
    expect(ghost).to_have_attribute("data-angle", "0")
    page.keyboard.press("r")
    expect(ghost).to_have_attribute("data-angle", "15")
    page.keyboard.press("Shift+ArrowDown")
    expect(ghost).to_have_attribute("data-at", re.compile(r",-2(19|20|21)"))
    drag(page, [(170, -220), (180, -200), (200, -180)])
    expect(ghost).to_have_attribute("data-at", re.compile(r"^(199|200|201)[\d.]*,-1(79|80|81)"))
    confirm(page)
    expect(stations(page)).to_have_count(5)
    press(page.locator("#undo"))
    expect(stations(page)).to_have_count(4)


def test_where_a_station_cannot_lie_it_says_why(people):
    page = people.phone()
    to_place(page)
    tap(page, (0, 250))  # free
    expect(page.locator("#go[aria-disabled=false]")).to_be_attached()
    tap(page, OWN_BASE)
    expect(page.locator("#ghost .sr-barred")).to_be_attached()
    expect(page.locator("#say.forbidden")).to_contain_text("SR-3.2")
    press_anyway(page.locator("#go"))
    expect(page.locator(".toast")).to_contain_text("SR-3.2")
    expect(stations(page)).to_have_count(4)


def test_a_finger_drags_a_station_from_the_tray_and_two_turn_it(people):
    page = people.phone()
    to_place(page)
    box = page.locator("#hand button").first.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: Point) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    start = (box["x"] + 20, box["y"] + 20)
    x, y = pixels(page, (170, -130))
    touch("touchStart", start)
    touch("touchMove", (x - 20, y + 100))
    touch("touchMove", (x, y + 60))  # what is dragged is seen above the finger
    ghost = page.locator("#ghost[data-at]")
    expect(ghost).to_have_attribute("data-at", re.compile(r"^1(69|70|71)[\d.]*,-1(29|30|31)"))
    expect(page.locator(".loupe")).to_be_visible()
    touch("touchStart", (x, y + 60), (x + 60, y + 60))
    touch("touchMove", (x, y + 60), (x + 60, y + 90))
    expect(ghost).not_to_have_attribute("data-angle", "0")
    touch("touchEnd")
    expect(page.locator(".loupe")).to_have_count(0)
    confirm(page)
    expect(stations(page)).to_have_count(5)


# --- strings


def test_stations_are_tapped_in_order(people):
    page = people.phone()
    to_lay(page, people.desktop())
    tap(page, OWN_BASE)
    expect(page.locator("#stations .chosen")).to_have_count(1)
    tap(page, FREE[1])
    expect(page.locator(GHOST)).to_be_attached()
    assert 297 <= laid(page) <= 300  # SR-3.3: all of it
    expect(page.locator("#brought li.all")).to_be_visible()
    press(page.locator("#string-long"))  # the same stations, another string
    expect(page.locator("#gauge output")).to_have_text(re.compile("59[4-9]|600"))
    confirm(page)
    expect(rails(page)).to_have_count(1)


def test_one_step_back_is_one_station_less(people):
    page = people.phone()
    to_lay(page, people.desktop())
    chosen, undo = page.locator("#stations .chosen"), page.locator("#undo")
    tap(page, OWN_BASE)
    tap(page, FREE[1])
    expect(page.locator(GHOST)).to_be_attached()
    press(undo)
    expect(chosen).to_have_count(1)
    expect(page.locator(GHOST)).to_have_count(0)
    press(undo)
    expect(chosen).to_have_count(0)
    expect(page.locator("#strings button").first).to_be_visible()  # no move was taken back


def test_a_string_that_is_too_short_says_so(people):
    page = people.desktop()
    to_lay(page)
    tap(page, OWN_BASE)
    tap(page, (-278, 278))  # the own second company's base lies 786 mm away
    expect(page.locator(".toast")).to_contain_text("SR-3.3")
    expect(rails(page)).to_have_count(0)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_string_is_drawn(people, device):
    page = getattr(people, device)()
    to_lay(page, people.desktop())
    way = [OWN_BASE, (250, -200), (230, -150), (200, -135), FREE[1]]
    before = page.locator("#cloth").get_attribute("viewBox")
    drag(page, way)
    expect(page.locator(GHOST)).to_be_attached()
    expect(page.locator(USABLE)).to_be_attached()
    assert 297 <= laid(page) <= 300
    assert page.locator("#cloth").get_attribute("viewBox") == before  # the board stays where it is
    expect(page.locator(".pen")).to_have_count(0)
    expect(page.locator("#brought .all")).to_be_visible()
    confirm(page)
    expect(rails(page)).to_have_count(1)


def test_the_pen_stops_where_the_string_ends_and_tells_what_it_touches(people):
    page = people.desktop()
    to_lay(page)
    page.mouse.move(*pixels(page, OWN_BASE))
    page.mouse.down()
    page.mouse.move(*pixels(page, (240, -100)), steps=10)
    expect(page.locator("#gauge output")).to_have_text(re.compile("1[78][0-9]"))
    expect(page.locator("#say.forbidden")).to_contain_text("SR-3.3")  # it is still too short
    page.mouse.move(*pixels(page, (240, 200)), steps=10)
    expect(page.locator("#gauge output")).to_have_text("300")
    end = page.locator(".pen").evaluate("pen => { const p = pen.getPointAtLength(1e4); return [p.x, p.y]; }")
    assert end[1] < 60
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".pen")).to_have_count(0)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_string_is_bent_and_keeps_its_length(people, device):
    page = getattr(people, device)()
    to_lay(page)
    tap(page, OWN_BASE)
    tap(page, FREE[1])
    expect(page.locator(GHOST)).to_be_attached()
    before = line(page)
    middle = before[len(before) // 2]
    to = (middle[0] - 30, middle[1] + 25)
    drag(page, [middle, (middle[0] - 15, middle[1] + 12), to])
    expect(page.locator(GHOST)).not_to_have_attribute("data-line", " ".join(f"{x},{y}" for x, y in before))
    expect(page.locator(USABLE)).to_be_attached()
    assert 297 <= laid(page) <= 300
    after = line(page)
    assert min(abs(x - to[0]) + abs(y - to[1]) for x, y in after) < 30  # there it goes now
    assert after != before


def test_the_keyboard_alone_places_lays_and_bends(people):
    page = people.desktop()
    arriving.open_table(page, "random", landscape="delta")
    page.locator("#m1").focus()
    page.keyboard.press("Enter")
    expect(page.locator(USABLE)).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator("#hand button").first).to_be_visible()
    while page.locator("#hand button").count():
        before = stations(page).count()
        page.keyboard.press("s")
        expect(page.locator(USABLE)).to_be_attached()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("r")
        page.keyboard.press("s")
        expect(page.locator(USABLE)).to_be_attached()
        page.locator("#go").press("Enter")
        expect(stations(page)).to_have_count(before + 1)
    page.locator("[data-place=s1]").focus()
    page.keyboard.press("Space")
    expect(page.locator("#stations .chosen")).to_have_count(1)
    page.keyboard.press("Space")
    expect(page.locator("#stations .chosen")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator(GHOST)).to_be_attached()
    first = line(page)
    page.keyboard.press("r")
    expect(page.locator("#say")).to_contain_text("way 2")
    assert line(page) != first
    page.locator("#dot-3").focus()
    second = page.locator(GHOST).get_attribute("data-line") or ""
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(GHOST)).not_to_have_attribute("data-line", second)
    expect(page.locator("#dot-3")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#dot-4")).to_be_focused()
    expect(page.locator(f"{USABLE}, #say.forbidden").first).to_be_attached()


def test_a_station_shows_its_card(people):
    page = people.desktop()
    to_lay(page)
    page.mouse.move(*pixels(page, FREE[0]))
    expect(page.locator(".sr-card")).to_contain_text("Companies: 0 of")
    page.mouse.move(*pixels(page, (0, 0)))
    expect(page.locator(".sr-card")).to_have_count(0)


# --- set-up by hand (SR-2.2)


def test_river_and_mountain_are_drawn_by_hand(people):
    page = people.desktop()
    arriving.open_table(page, "same:Bea", name="Ada", landscape="by_hand")
    page.locator("#hold").press("Enter")
    seen(page)
    drag(page, [(-200, -150), (-100, -190), (0, -170), (100, -200), (200, -150), (220, -120)])
    expect(page.locator("#ghost.river")).to_be_attached()
    assert 594 <= laid(page) <= 600
    confirm(page)
    page.locator("#hold").press("Enter")
    expect(page.locator("#say")).to_contain_text("mountain")
    drag(page, [(0, 0), (100, 20), (140, 100), (60, 180), (-60, 180), (-130, 100), (-90, 20), (-5, 0)])
    expect(page.locator("#ghost.mountain")).to_be_attached()
    assert 890 <= laid(page) <= 900
    confirm(page)
    page.locator("#hold").press("Enter")
    expect(page.locator("#marks .lit").first).to_be_attached()


# --- whole games


# The stations that a line of the table passes, in their order.
PASSED = """line => {
    const matrix = document.querySelector('#cloth').getScreenCTM(), found = [];
    for (const [x, y] of line) {
        const at = new DOMPoint(x, y).matrixTransform(matrix);
        for (const element of document.elementsFromPoint(at.x, at.y)) {
            const station = element.closest('[data-pick]')?.dataset.pick;
            if (station && !found.includes(station)) found.push(station);
        }
    }
    return found;
}"""


def draw(page: Page, way: Sequence[Point], _: Sequence[str]) -> None:
    """By finger on a phone, else by mouse."""
    drag(page, [*way[:-1:3], way[-1]])
    expect(page.locator(GHOST)).to_be_attached()
    expect(page.locator("#pen")).to_have_count(0)  # the whole line has come to the page


def tap_stations(page: Page, _: Sequence[Point], passed: Sequence[str]) -> None:
    for station in passed:
        press(page.locator(f"[data-pick='{station}']"))
        expect(page.locator(f"[data-pick='{station}'].chosen")).to_be_attached()


def type_stations(page: Page, _: Sequence[Point], passed: Sequence[str]) -> None:
    """By keys alone."""
    for station in passed:
        page.locator(f"[data-pick='{station}']").focus()
        page.keyboard.press("Space")
        expect(page.locator(f"[data-pick='{station}'].chosen")).to_be_attached()


def is_possible(page: Page) -> bool:
    """Whether what is planned can be done, as soon as all questions are answered."""
    expect(page.locator("#go:not(.asking)")).to_be_attached()
    return page.locator(USABLE).count() > 0


def give_up(page: Page) -> None:
    """Step by step out of all that is planned."""
    chosen = page.locator("#stations .chosen")
    for left in range(chosen.count() - 1, -1, -1):
        press(page.locator("#undo"))
        expect(chosen).to_have_count(left)
    if page.locator(GHOST).count():
        press(page.locator("#undo"))
    expect(page.locator(GHOST)).to_have_count(0)


def lay_by_hand(page: Page, lay: Callable[[Page, Sequence[Point], Sequence[str]], None]) -> bool:
    """Lay the string that the engine knows of, but in another way: whether that way was a legal one.

    Where it was not the engine's string is laid; where no string can be laid one is given up.
    """
    before = rails(page).count()
    press(page.locator(SUGGEST))
    expect(page.locator(USABLE)).to_be_attached()
    if not page.locator(GHOST).count():
        confirm(page)
        return True
    way = line(page)
    passed = page.evaluate(PASSED, way)
    length = (page.locator(GHOST).get_attribute("data-bend") or "").rpartition(" ")[2]
    give_up(page)
    tool = page.locator(f"#string-{length}")
    if "chosen" not in (tool.get_attribute("class") or ""):
        press(tool)
    lay(page, way, passed)
    is_legal = is_possible(page)
    if not is_legal:
        give_up(page)
        press(page.locator(SUGGEST))
        expect(page.locator(USABLE)).to_be_attached()
    assert 0.99 * LENGTHS[length] <= laid(page) <= LENGTHS[length]
    page.locator(USABLE).press("Enter") if lay is type_stations else confirm(page)
    expect(rails(page)).to_have_count(before + 1)
    return is_legal


def test_two_people_play_a_whole_game(people):
    """Every string is laid by hand: drawn by finger and by mouse, its stations tapped, chosen by keys."""
    ada, bea = people.phone(), people.desktop()
    arriving.fill_in_form(ada, "open", name="Ada")
    arriving.join(bea, arriving.invitation(ada), "Bea")
    arriving.start(ada, bea)
    ways = {ada: cycle((draw, tap_stations)), bea: cycle((draw, type_stations, tap_stations))}
    legal = []
    for turn in count():
        assert turn < MANY_TURNS
        if ada.locator("#end .stamp").count():
            break
        page = ada if is_my_turn(ada) else bea
        if not is_my_turn(page):
            page.wait_for_timeout(50)  # what one has done is on its way to the other
        elif page.locator("#marks .lit").count():
            press(page.locator("#marks .lit").first)
            confirm(page)
        elif page.locator("#strings button").count():
            legal.append(lay_by_hand(page, next(ways[page])))
        else:
            suggested(page)
    assert len(legal) == 20
    assert sum(legal) >= 16, legal  # a hand may be too rough for a full table
    for page in (ada, bea):
        expect(page.locator("#end .stamp")).to_have_text("Arrived")
    strings = ada.locator("#rails > g").count()
    assert 10 < strings <= 20  # where none could be laid one was given up
    for page in (ada, bea):
        page.reload()
        expect(rails(page)).to_have_count(strings)
    assert ada.evaluate(FAULTS) == []
    press(ada.locator("#end td [data-light=stations]").first)
    expect(ada.locator("#light > *")).not_to_have_count(0)
    expect(ada.locator("#why li").first).to_be_visible()
    assert _violations(bea) == []
    bea.goto(bea.get_by_role("link", name="Review").get_attribute("href") or "")
    expect(bea.locator("#cloth")).to_be_visible()
    expect(bea.locator("#sheet .stamp")).to_have_text("Arrived")


def test_whoever_watches_sees_the_same_table(people):
    ada, bea, cyd = people.desktop(), people.phone(), people.phone()
    arriving.sit_together(ada, bea, watching=[cyd], landscape="delta")
    press(ada.locator("#m1"))
    confirm(ada)
    for page in (bea, cyd):
        expect(page.locator("#m1")).to_have_count(0)
        expect(stations(page)).to_have_count(1)
    assert cyd.locator("[data-place], [data-pick], [data-draft]").count() == 0
    press(bea.locator("#m2"))
    confirm(bea)
    suggested(ada)
    expect(stations(cyd)).to_have_count(5)


# --- words, small screens, other senses


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1024, 768), (1280, 800)], ids=str)
def test_the_buttons_cover_nothing_of_the_table(people, size):
    width, height = size
    someone = people.phone if min(size) < 400 else people.desktop
    page = someone(viewport={"width": width, "height": height})
    arriving.open_table(page, "random", landscape="delta")
    table, *buttons = (one.bounding_box() for one in (page.locator("#cloth"), *page.locator(".zoom .tool").all()))
    assert table is not None
    assert min(table["width"], table["height"]) > 0.75 * min(width, height - 240)  # nor do they take its room
    for button in filter(None, buttons):
        beside = button["x"] + button["width"] <= table["x"]
        over = button["y"] + button["height"] <= table["y"]
        assert beside or over


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL", "ru-RU"])
def test_words_fit_on_a_phone(people, language):
    page = people.phone(language)
    arriving.open_table(page, "random", landscape="delta")
    faults = {"base": page.evaluate(FAULTS)}
    press(page.locator("#m1"))
    confirm(page)
    expect(page.locator("#hand button").first).to_be_visible()
    assert min(page.locator("#hand :is(text, b)").evaluate_all(HEIGHTS)) > 11
    while page.locator("#hand button").count():
        press(page.locator(SUGGEST))
        expect(page.locator(USABLE)).to_be_attached()
        faults["station"] = page.evaluate(FAULTS)
        confirm(page)
        expect(page.locator("#hand button, #strings button").first).to_be_visible()
    faults["strings"] = page.evaluate(FAULTS)
    press(page.locator(SUGGEST))
    expect(page.locator(USABLE)).to_be_attached()
    faults["string"] = page.evaluate(FAULTS)
    assert not any(faults.values()), faults


def sentences(locale: str) -> Iterator[str]:
    """What stands over the buttons, each at its longest."""
    tell = partial(say, locale)
    longest = max(data.DRAWN_KINDS, key=lambda kind: len(tell("string-railway-station", {"station": kind})))
    args: dict[str, str | int] = {
        "station": longest,
        "length": "short",
        "shape": "mountain",
        "stations": 12,
        "mark": 4,
        "company": 4,
    }
    for id in messages(GAME, "en"):
        if id.startswith("string-railway-prompt-"):
            yield tell(id, args)
        elif id.startswith("string-railway-plan-"):
            way = tell("web-client-way", {"n": "1", "m": "12"})
            yield f"<b>{tell(id, args)}</b> <span>+12</span> <small>{way}</small>"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_takes_two_lines_at_most(people, locale):
    page = people.phone(locale)
    arriving.open_table(page, "random")
    lines = {sentence: page.evaluate(LINES, sentence) for sentence in sentences(locale)}
    assert len(lines) > 12
    assert [sentence for sentence, count in lines.items() if count > 2] == []


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_all_senses(people, device):
    page = getattr(people, device)()
    to_lay(page)
    assert _violations(page) == []
    press(page.locator(SUGGEST))
    expect(page.locator(GHOST)).to_be_attached()
    assert _violations(page) == []
