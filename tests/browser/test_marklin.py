"""Two people play Märklin on a phone and on a computer, from the first link to the last sheet.

Nothing here knows more of the rules than a page shows: what is lit can be tapped, and what it is stands in its label.
"""

import re
from collections.abc import Iterator
from functools import partial
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import arriving
from tests.browser.playing import USABLE, confirm, is_my_turn, press
from tests.browser.test_every_sight import FAULTS, _violations
from tests.browser.test_small_screens import LINES
from tests.words.test_catalogues import messages
from whistlestop.games.marklin import data, draw_map
from whistlestop.words import LOCALES, say

GAME = "marklin"
MANY_TURNS = 400
CHOICES = "[data-choice]"
CARDS = "#tray [data-draft^=take]:not([aria-disabled=true])"


@pytest.fixture(autouse=True)
def at_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arriving, "GAME", GAME)
    monkeypatch.setattr(arriving, "at_table", seen)


def seen(page: Page) -> None:
    """See the table, its script at work: it lights what can be tapped, and the board can be moved."""
    expect(page.locator("#map")).to_be_visible()
    expect(page.locator(".zoom")).to_be_attached()


def plan(target: Locator) -> None:
    press(target)
    expect(target.page.locator(USABLE)).to_be_attached()


def lit(page: Page) -> dict[str, str]:
    """What can be tapped on the map: label by place."""
    found = page.locator(".lit").evaluate_all("all => all.map(one => [one.dataset.place, one.ariaLabel])")
    return dict(found)


def choose(page: Page, place: str) -> None:
    """Choose a place from the list of all that can be tapped, and see it planned."""
    press(page.locator(".zoom .tool").last)
    press(page.locator(f'[data-choice="{place}"]'))
    expect(page.locator(".planned")).to_be_attached()


def length(label: str) -> int:
    found = re.search(r"length (\d)", label)
    return int(found[1]) if found else 0


def act(page: Page, passengers: int) -> None:
    """Do one thing that the page offers: what is to be chosen first, then the longest track, else a card."""
    expect(page.locator("#go.sending")).to_have_count(0)
    expect(page.locator(f".lit, {USABLE}, {CARDS}, [data-pick], #offer [data-draft]").first).to_be_attached()
    if page.locator("[data-pick]").count():
        for pick in ("1", "2", "3"):
            press(page.locator(f"[data-pick='{pick}']"))
        return confirm(page)
    if page.locator("#offer [data-draft='tickets 2 2']").count():
        plan(page.locator("#offer [data-draft='tickets 2 2']"))
        return confirm(page)
    if not page.locator(CARDS).count():  # a claim or a ride could be ended, as soon as a second tap is no accident
        expect(page.locator(USABLE)).to_be_attached()
    places = lit(page)
    tracks = sorted((place for place in places if length(places[place]) > 1), key=lambda place: length(places[place]))
    if page.locator(USABLE).count():
        cities = [place for place in places if not length(places[place])]
        if cities and passengers:
            choose(page, cities[0])
            confirm(page)
        return confirm(page)
    if page.locator("#trails button").count() and not passengers:
        plan(page.locator("#trails button").first)
    elif tracks:
        choose(page, tracks[-1])
    else:
        plan(page.locator(CARDS).last)
    return confirm(page)


def test_two_people_play_a_whole_game(people):
    ada, bea = people.phone(), people.desktop()
    arriving.fill_in_form(ada, "open", name="Ada")
    arriving.join(bea, arriving.invitation(ada), "Bea")
    arriving.start(ada, bea)
    for turn in count():
        assert turn < MANY_TURNS
        if ada.locator("#end .stamp").count():
            break
        page = ada if is_my_turn(ada) else bea
        if not is_my_turn(page):
            page.wait_for_timeout(50)  # what one has done is on its way to the other
            continue
        act(page, passengers=int(page.locator(".seat.me .has > :last-child > :last-child").inner_text().split()[-1]))
    for page in (ada, bea):
        expect(page.locator("#end .stamp")).to_have_text("Arrived")
        totals = page.locator("#end .scores tfoot td").all_inner_texts()
        assert len(totals) == 2
        assert page.locator("#map-tracks path[stroke^='var(--p1)'], #map-tracks path[stroke='var(--p2)']").count()
        expect(page.locator(".overview.whole")).to_be_attached()  # all of the map is seen
        expect(page.locator("#news, .zoom .list").locator("visible=true")).to_have_count(0)
    assert ada.evaluate(FAULTS) == []
    row = ada.locator("#end td [data-light=routes]").first
    press(row)
    expect(ada.locator("#under > *")).not_to_have_count(0)
    expect(ada.locator("#why li").first).to_be_visible()
    assert _violations(bea) == []
    replay = bea.get_by_role("link", name="Review").get_attribute("href") or ""
    bea.goto(replay)
    expect(bea.locator("#map")).to_be_visible()
    expect(bea.locator("#sheet .stamp")).to_have_text("Arrived")


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL", "ru-RU"])
def test_words_fit_on_a_phone(people, language):
    page = people.phone(language)
    arriving.open_table(page, "random")
    faults = {}
    for moment in range(7):
        expect(page.locator(f".lit, {USABLE}, {CARDS}, [data-pick], #offer [data-draft]").first).to_be_attached()
        faults[f"{moment}"] = page.evaluate(FAULTS)
        act(page, passengers=0)
    press(page.locator("#papers-button"))
    faults["tickets"] = page.evaluate(FAULTS)
    assert not any(faults.values()), faults


def sentences(locale: str) -> Iterator[str]:
    """What stands over the buttons, each at its longest."""
    tell = partial(say, locale)
    for id in messages(GAME, "en"):
        if id.startswith("marklin-prompt-"):
            yield tell(id, {})
    for track, ends in enumerate(data.ENDS):
        start, end = (data.PLACES[place] for place in ends)
        is_gray = data.TRACK_COLOURS[track] == data.GRAY
        colour = (*data.COLOURS, "orange")[data.TRACK_COLOURS[track]]  # gray takes any, and none is longer
        payment = ", ".join(tell("marklin-paid", {"card": card, "count": 2}) for card in (colour, "locomotive"))
        way = tell("web-client-way", {"n": "1", "m": "24" if is_gray else "6"})
        gain = f"<span>+{data.ROUTE_POINTS[data.LENGTHS[track]]}</span> <small>{way}</small>"
        yield f"<b>{tell('marklin-plan-claim', {'start': start, 'end': end, 'payment': payment})}</b> {gain}"
    for id in ("ride", "trail", "place", "depart"):
        city = max(data.CITIES, key=lambda city: len(tell(f"marklin-city-{city}", {})))
        yield f"<b>{tell(f'marklin-plan-{id}', {'city': city, 'points': 12, 'cost': 2})}</b> <span>+12</span>"
    for id in ("keep", "split"):
        yield f"<b>{tell(f'marklin-plan-{id}', {'count': 4, 'points': 55, 'short': 2, 'long': 2})}</b>"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_takes_two_lines_at_most(people, locale):
    page = people.phone(locale)
    arriving.open_table(page, "random")
    lines = {sentence: page.evaluate(LINES, sentence) for sentence in sentences(locale)}
    assert len(lines) > 15
    assert [sentence for sentence, count in lines.items() if count > 2] == []


CUT_OFF = """() => [...document.querySelectorAll('.seat')].flatMap(seat => {
    const { bottom, right } = seat.querySelector('.has').getBoundingClientRect();
    return [...seat.querySelectorAll('.has > *')].filter(figure => {
        const box = figure.getBoundingClientRect();
        return box.bottom > bottom + 1 || box.right > right + 1;
    }).map(figure => figure.textContent);
})"""


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_everybody_is_named_on_a_phone_with_all_they_have(people, others):
    page = people.phone()
    arriving.open_table(page, *["random"] * others, name="Ada")
    for name in page.locator(".seat > b").all():
        expect(name).to_be_visible()
    for place, most in enumerate((123, 45, 28, 18, 3), 1):  # points, trains, cards, tickets, passengers
        page.locator(f"[id^=has-][id$='-{place}']").evaluate_all(f"all => all.forEach(one => one.textContent = {most})")
    assert page.evaluate(CUT_OFF) == []


def test_a_phone_for_all_senses(people):
    page = people.phone()
    arriving.open_table(page, "random")
    assert _violations(page) == []
    act(page, passengers=0)
    act(page, passengers=0)
    expect(page.locator(CARDS).first).to_be_attached()
    press(page.locator(".zoom .tool").last)
    expect(page.locator(CHOICES).first).to_be_visible()
    assert _violations(page) == []


# --- one device for all

SECRETS = ("data-place", "data-draft", "data-pick", 'id="hand"', 'id="start"', "mk-ticket")


def behind_curtain(page: Page, name: str) -> None:
    """See the curtain of this person, and nothing secret in the whole document."""
    expect(page.locator(".ticket h1")).to_have_text(name)
    content = page.content()
    assert not [secret for secret in SECRETS if secret in content]
    for address in ("parts", "text?seat=1", "light?seat=1&part=tickets"):
        assert page.request.get(f"{page.url}/{address}").status == 404


def take_over(page: Page, name: str) -> None:
    behind_curtain(page, name)
    page.locator("#hold").press("Enter")
    seen(page)
    expect(page.locator("#say")).to_contain_text(name)


def held(page: Page) -> list[str]:
    """The cards in hand, in words."""
    found: list[str] = page.locator(".mk-hand > [role=img]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return found


def test_two_people_pass_a_phone(people):
    """Tickets are drawn and chosen one after another, then each has a turn; nobody sees the other's hand."""
    page = people.phone()
    arriving.open_table(page, "same:Bea", name="Ada")
    hands: dict[str, list[str]] = {}
    while True:
        name = page.locator(".ticket h1").inner_text()
        take_over(page, name)
        assert hands.setdefault(name, held(page)) == held(page)  # what it was when it was first seen
        while not page.locator(f"#hold, {CARDS}").count():
            act(page, passengers=0)
            expect(page.locator(f"#hold, {USABLE}, {CARDS}, [data-pick], #offer [data-draft]").first).to_be_attached()
        if not page.locator("#hold").count():
            break
    assert set(hands) == {"Ada", "Bea"}
    for _ in range(2):
        expect(page.locator(CARDS).last).to_be_attached()
        plan(page.locator("#deck"))
        confirm(page)
    other = "Bea" if name == "Ada" else "Ada"
    expect(page.locator("#hold")).to_be_visible()
    expect(page.locator(".last")).to_contain_text(f"{name} takes a card from the deck.")
    take_over(page, other)
    assert held(page) == hands[other]
    expect(page.locator("#news")).to_contain_text(f"{name} takes a card from the deck.")  # and not which


# --- the map under a finger


def shown(page: Page) -> list[float]:
    """What part of the map is seen: left, top, width and height in its units."""
    return [float(each) for each in (page.locator("#map").get_attribute("viewBox") or "").split()]


def at_turn(page: Page) -> None:
    arriving.open_table(page, "random")
    act(page, passengers=0)
    act(page, passengers=0)
    expect(page.locator(CARDS).first).to_be_attached()


def test_a_finger_brings_the_map_nearer_and_then_taps(people):
    page = people.phone()
    at_turn(page)
    whole = shown(page)
    city = page.locator(f"#c{data.CITIES.index('hannover')}")  # where nothing lies over the map
    page.touchscreen.tap(*middle(city))
    expect(page.locator(".toast")).to_have_count(0)  # it was too far away to be meant
    near = shown(page)
    assert near[2] < whole[2] / 2
    page.touchscreen.tap(*middle(city))
    expect(page.locator(".toast")).to_contain_text("TR-7")  # nobody of ours waits there
    assert shown(page) == near


LAMPS = """() => {
    const frame = document.querySelector('#map').getBoundingClientRect();
    const lamps = [...document.querySelectorAll('.lit > .mk-lamp')], middles = lamps.map(lamp => {
        const { x, y, width } = lamp.getBoundingClientRect();
        return [lamp.parentNode.dataset.place, x + width / 2, y + width / 2];
    });
    return middles.filter(([, x, y]) =>
        x > frame.x + 60 && x < frame.right - 110 && y > frame.y + 20 && y < frame.bottom - 110);
}"""


def test_a_track_is_tapped_claimed_and_taken_back(people):
    page = people.phone()
    at_turn(page)
    while not page.evaluate(LAMPS):
        expect(page.locator(CARDS).first).to_be_attached()
        plan(page.locator(CARDS).last)
        confirm(page)
    place, x, y = page.evaluate(LAMPS)[0]
    page.touchscreen.tap(x, y)
    lamp = page.locator(f"[data-place='{place}'] > .mk-lamp").bounding_box()
    assert lamp is not None
    page.touchscreen.tap(lamp["x"] + lamp["width"] / 2, lamp["y"] + lamp["height"] / 2)
    expect(page.locator(".planned")).to_have_count(1)
    expect(page.locator(".mk-hand .up").first).to_be_visible()
    claimed = page.locator(".planned").get_attribute("data-place")  # of two that lie side by side, one of them
    assert claimed is not None
    assert claimed.partition("#")[0] == place.partition("#")[0]
    confirm(page)
    track = page.locator(f"[data-place='{claimed}']")
    expect(track).to_have_attribute("aria-label", re.compile("yours"))
    press(page.locator("#undo"))
    expect(track).not_to_have_attribute("aria-label", re.compile("yours"))


def test_the_map_is_moved_zoomed_and_seen_whole(people):
    page = people.desktop()
    at_turn(page)
    whole = shown(page)
    page.keyboard.press("+")
    nearer = shown(page)
    assert nearer[2] == pytest.approx(whole[2] / 1.6, rel=0.01)
    box = page.locator("#map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 240, steps=4)
    page.mouse.up()
    moved = shown(page)
    assert moved[0] > nearer[0]
    assert moved[1] > nearer[1]
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "true")  # to let go is no tap
    expect(page.locator(".overview")).to_be_visible()
    page.keyboard.press("0")
    assert shown(page) == whole
    expect(page.locator(".overview")).to_be_hidden()


def test_whatever_lies_under_the_buttons_can_be_moved_out_from_there(people):
    page = people.phone()
    at_turn(page)
    expect(page.locator(".overview")).to_be_hidden()  # all of the width is seen
    tools = page.locator(".zoom").bounding_box()
    assert tools is not None
    x, y = middle(page.locator("#map"))
    finger = Fingers(page)
    finger.touch("touchStart", (x, y))
    for further in range(10, 100, 10):
        finger.touch("touchMove", (x + further, y))
    finger.touch("touchEnd")
    west = page.locator("#map-tracks > [data-place]").evaluate_all(
        "all => Math.min(...all.map(one => one.querySelector('.mk-hit').getBoundingClientRect().left))"
    )
    assert west > tools["x"] + tools["width"]


def test_a_ticket_is_lit_with_its_ends_named_and_nothing_over_it(people):
    page = people.phone()
    at_turn(page)
    for _ in range(2):
        expect(page.locator(CARDS).last).to_be_attached()
        plan(page.locator("#deck"))
        confirm(page)
    expect(page.locator("#news")).to_be_visible()
    press(page.locator("#papers-button"))
    whole = draw_map.BOX
    for ticket in page.locator("#tickets > [data-light]").all():
        press(ticket)
        expect(page.locator("#news")).to_be_hidden()
        expect(page.locator("#around circle").first).to_be_attached()
        board = page.locator("#map").bounding_box()
        ends = page.locator("#around").bounding_box()
        assert board is not None
        assert ends is not None
        assert board["y"] <= ends["y"] < ends["y"] + ends["height"] <= board["y"] + board["height"] + 1
        for name in page.locator("#light text").all():
            expect(name).to_be_visible()
        x, y, width, height = shown(page)
        if width <= whole.width:
            assert whole.x - 1 <= x <= x + width <= whole.x + whole.width + 1
        if height <= whole.height:
            assert whole.y - 1 <= y <= y + height <= whole.y + whole.height + 1


def test_two_fingers_bring_the_map_nearer(people):
    page = people.phone()
    at_turn(page)
    before, (x, y) = shown(page), middle(page.locator("#map"))
    pinch = Fingers(page)
    pinch.touch("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 45, 60):
        pinch.touch("touchMove", (x - apart, y), (x + apart, y))
    pinch.touch("touchEnd")
    after = shown(page)
    assert after[2] == pytest.approx(before[2] / 3, rel=0.15)
    assert after[0] + after[2] / 2 == pytest.approx(before[0] + before[2] / 2, abs=before[2] / 10)  # their middle stays
    expect(page.locator(".planned")).to_have_count(0)  # it was no tap


def test_a_ticket_is_lit_on_the_map(people):
    page = people.phone()
    at_turn(page)
    press(page.locator("#papers-button"))
    press(page.locator("#tickets button").first)
    expect(page.locator("#around circle").first).to_be_attached()
    assert page.locator("#under path").count()
    sheet, board = page.locator("#papers").bounding_box(), page.locator("#map").bounding_box()
    assert sheet is not None
    assert board is not None
    assert sheet["y"] > board["y"] + board["height"] * 0.75  # the map is in sight
    press(page.locator("#papers .tool"))
    expect(page.locator("#papers")).to_be_hidden()
    expect(page.locator("#around circle").first).to_be_attached()


def test_a_ticket_that_is_pointed_at_is_lit_and_nothing_else_changes(people):
    page = people.desktop()
    at_turn(page)
    plan(page.locator(CARDS).last)
    said, before = page.locator("#say").inner_text(), shown(page)
    ticket = page.locator("#tickets button").first
    ticket.hover()
    expect(page.locator("#around circle").first).to_be_attached()
    expect(ticket).to_have_attribute("aria-pressed", "false")
    assert (page.locator("#say").inner_text(), shown(page)) == (said, before)
    page.locator("#say").hover()
    expect(page.locator("#around circle")).to_have_count(0)
    page.keyboard.press("Tab")  # the focus does the same
    ticket.focus()
    expect(page.locator("#around circle").first).to_be_attached()
    page.locator("#go").focus()
    expect(page.locator("#around circle")).to_have_count(0)
    confirm(page)  # it was still planned
    expect(page.locator(".mk-hand")).to_contain_text(re.compile(r"\d"))


# --- cards that are dragged


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Several of them, on a phone."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def in_hand(page: Page) -> int:
    return sum(int(each) for each in page.locator(".mk-hand text").all_text_contents())


def drag(page: Page, source: Locator, to: tuple[float, float]) -> None:
    """With the mouse; it is still held."""
    page.mouse.move(*middle(source))
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    expect(page.locator(".dragged")).to_have_count(1)


def test_a_card_is_dragged_to_the_hand(people):
    page = people.desktop()
    at_turn(page)
    hand, card = page.locator(".mk-hand"), page.locator("#deck")
    before = in_hand(page)
    drag(page, card, (20, 20))
    page.mouse.up()  # anywhere else nothing happens
    expect(page.locator(".dragged, .awaiting, .chosen")).to_have_count(0)
    drag(page, card, middle(hand))
    expect(hand).to_have_class(re.compile("over"))
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".dragged, .awaiting, .chosen")).to_have_count(0)
    assert in_hand(page) == before
    drag(page, card, middle(hand))
    page.mouse.up()
    expect(page.locator("#say")).to_contain_text("second card")
    assert in_hand(page) == before + 1
    expect(page.locator(".dragged, .awaiting, .lifted")).to_have_count(0)


def test_a_finger_drags_a_card_and_what_is_not_allowed_says_why(people):
    page = people.phone()
    at_turn(page)
    before, touch = in_hand(page), Fingers(page).touch

    def pull(source: Locator) -> None:
        (x, y), (to_x, to_y) = middle(source), middle(page.locator(".mk-hand"))
        touch("touchStart", (x, y))
        touch("touchMove", ((x + to_x) / 2, (y + to_y) / 2))
        touch("touchMove", (to_x, to_y))
        expect(page.locator(".dragged")).to_have_count(1)

    pull(page.locator("#deck"))
    touch("touchStart", middle(page.locator(".mk-hand")), (20, 300))  # a second finger ends it
    expect(page.locator(".dragged")).to_have_count(0)
    touch("touchEnd")
    assert in_hand(page) == before
    pull(page.locator("#deck"))
    touch("touchEnd")
    expect(page.locator("#say")).to_contain_text("second card")
    assert in_hand(page) == before + 1
    refused = page.locator(".mk-row [aria-disabled=true]")
    if refused.count():  # a locomotive cannot be second
        pull(refused.first)
        touch("touchEnd")
        expect(page.locator(".toast")).to_contain_text("TR-4.1")
        assert in_hand(page) == before + 1


# --- what the others do


def test_a_phone_tells_what_the_others_have_just_done(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea)
    for _ in range(2):
        for page in (ada, bea):
            act(page, passengers=0)
    while not is_my_turn(ada) and not is_my_turn(bea):
        ada.wait_for_timeout(50)  # what one has done is on its way to the other
    for _ in range(2 if is_my_turn(ada) else 0):
        plan(ada.locator("#deck"))
        confirm(ada)
    for _ in range(2):
        expect(bea.locator(CARDS).last).to_be_attached()
        plan(bea.locator("#deck"))
        confirm(bea)
    expect(ada.locator("#news .line", has_text="Bea takes a card from the deck")).to_have_count(2)
    assert ada.locator(".since-then").count() == 0  # nothing has changed on the map
    ada.reload()
    expect(ada.locator("#news .line", has_text="Bea takes a card from the deck")).to_have_count(2)
    press(ada.locator("#news"))
    expect(ada.locator("#pane-log")).to_be_visible()
    ada.keyboard.press("Escape")
    ada.touchscreen.tap(*middle(ada.locator("#map")))
    expect(ada.locator("#news")).to_be_hidden()  # it was read
    expect(bea.locator("#news")).to_be_hidden()  # there the log stands beside the map


def test_payments_are_gone_through_by_key(people):
    page = people.desktop()
    at_turn(page)
    for _ in range(40):
        found = [place for place, label in lit(page).items() if "gray" in label]
        if found:
            break
        if is_my_turn(page):
            plan(page.locator(CARDS).last)
            confirm(page)
        else:
            page.wait_for_timeout(100)
    choose(page, found[0])
    said = page.locator("#say").inner_text()
    assert "–" in said
    verb = page.locator("#go .lbl").bounding_box()
    assert verb is not None
    assert verb["height"] < verb["width"]  # beside all other buttons it still stands in one line
    if page.locator("#turn").is_visible():
        expect(page.locator("#turn .lbl")).to_have_text("Pay otherwise")
        page.keyboard.press("r")
        expect(page.locator("#say")).not_to_have_text(said)
    page.keyboard.press("Escape")
    expect(page.locator(".planned")).to_have_count(0)


def test_one_key_goes_through_the_splits(people):
    page = people.desktop()
    at_turn(page)
    page.keyboard.press("t")
    expect(page.locator(".mk-split.chosen")).to_have_attribute("data-draft", "tickets 0 4")
    page.keyboard.press("t")
    expect(page.locator(".mk-split.chosen")).to_have_attribute("data-draft", "tickets 1 3")
    expect(page.locator("#turn")).to_be_hidden()  # each is a choice of its own
    expect(page.locator("#say")).to_contain_text("1 short, 3 long")


def test_a_tap_on_the_map_keeps_the_tickets_that_were_chosen(people):
    page = people.phone()
    arriving.open_table(page, "random")
    act(page, passengers=0)
    press(page.locator("[data-pick='1']"))
    press(page.locator("[data-pick='3']"))
    expect(page.locator(USABLE)).to_be_attached()
    box = page.locator("#map").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.7, box["y"] + 12)
    page.touchscreen.tap(box["x"] + box["width"] * 0.7, box["y"] + 12)
    expect(page.locator("[data-pick].chosen")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("[data-pick].chosen")).to_have_count(0)


def test_what_else_may_have_been_meant_lies_over_the_map(people):
    page = people.desktop()
    at_turn(page)
    tray = page.locator("#tray").bounding_box()
    page.locator("#rivals").evaluate("box => (box.hidden = false, box.innerHTML = '<button class=chip>Kiel</button>')")
    assert page.locator("#tray").bounding_box() == tray
    board, chips = page.locator("#map").bounding_box(), page.locator("#rivals").bounding_box()
    assert board is not None
    assert chips is not None
    assert board["y"] < chips["y"] < board["y"] + board["height"]


MISSED = """() => [...document.querySelectorAll("#map-tracks > [data-place]")].filter(track => {
    const way = track.querySelector(".mk-hit"), middle = way.getPointAtLength(way.getTotalLength() / 2);
    const { x, y } = middle.matrixTransform(way.getScreenCTM());
    return document.elementFromPoint(x, y)?.closest("[data-place]") !== track;
}).map(track => track.dataset.place)"""


def test_every_track_can_be_hit_in_its_middle(people):
    """However short it is: the cities at its ends leave room."""
    page = people.desktop()
    at_turn(page)
    page.keyboard.press("0")
    assert page.evaluate(MISSED) == []


def test_a_hint_for_tickets_is_followed_by_one_press(people):
    page = people.phone()
    arriving.open_table(page, "random")
    plan(page.locator("#offer [data-draft='tickets 2 2']"))
    confirm(page)
    expect(page.locator("[data-pick]")).to_have_count(4)
    press(page.locator("#hint"))
    expect(page.locator("[data-pick].chosen").first).to_be_attached(timeout=120_000)
    chosen = page.locator("[data-pick].chosen").count()
    confirm(page)
    expect(page.locator("[data-pick]")).to_have_count(0)  # all of it is done
    press(page.locator(".act .more"))
    press(page.locator("#tab-log"))
    expect(page.locator("#log")).to_contain_text("You keep tickets")
    assert chosen >= 2
