"""Games over days: how much time there is for a move, and being called when it is one's turn."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.arriving import at_table
from tests.browser.people import People, Profiles
from tests.browser.playing import press
from tests.helpers import until

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


def test_time_for_a_move_is_chosen_and_counted_down(people):
    page = people.phone(locale="uk-UA")
    page.goto("/new/railroad-ink")
    page.locator("#pace-move").select_option("86400")
    press(page.locator(".sheet:has(#pace-move) summary"))
    page.locator("#pace-bank").select_option("3600")
    press(page.locator("#go button"))
    at_table(page)
    expect(page.locator("#clock")).to_have_text(re.compile(r"Ваш час\s*23 год 59 хв \+ 1 год"))


COUNT_PIPES = """() => {
  const { createOscillator } = AudioContext.prototype;
  globalThis.pipes = 0;
  AudioContext.prototype.createOscillator = function () {
    globalThis.pipes += 1;
    return createOscillator.call(this);
  };
}"""
# As if a day's time had run until half a minute is left.
WAIT = "time => { for (const end of ['move', 'until']) time.dataset[end] -= 86400 - 30; }"


@pytest.mark.parametrize("has_sound", [True, False], ids=["sound", "silent"])
def test_the_page_warns_once_before_the_time_is_up(people, has_sound):
    page = people.phone()
    fields = {"game": "railroad-ink", "seats": "1", "pace-move": "86400", "pace-bank": "0", "pace-level": "greedy"}
    table = page.request.post("/new", form=fields, max_redirects=0).headers["location"]
    if not has_sound:
        page.request.post(f"{table}/call", form={"kind": "sound", "on": "0"})
    page.goto(table)
    at_table(page)
    press(page.locator(".say"))  # browsers let a page make sounds once it was touched
    page.evaluate(COUNT_PIPES)
    clock = page.locator("#clock time")
    expect(clock).not_to_be_empty()
    expect(page.locator(".toast")).to_have_count(0)
    clock.evaluate(WAIT)
    expect(page.locator("#live")).to_have_text("Your time is nearly up. Then a bot goes on for you.")
    press(page.locator(".toast button"))
    for _ in range(2):
        expect(clock).not_to_have_text(clock.inner_text())  # it goes on counting
    expect(page.locator(".toast")).to_have_count(0)
    assert page.evaluate("pipes") == (2 if has_sound else 0)  # a whistle has two


def test_a_call_is_shown_and_names_its_table(own_server, browser):
    profiles = Profiles(browser, own_server.address)
    people = People(own_server, profiles)
    page = people.desktop(service_workers="allow", permissions=["notifications"])
    page.goto("/")
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    line.send("ServiceWorker.enable")
    until(lambda: page.evaluate("true") and bool(found))  # asking the page lets its news come in
    call = {"title": "Railroad Ink", "body": "It is your turn.", "url": f"{own_server.address}/t/abc", "tag": "abc"}
    push = {"origin": own_server.address, "registrationId": found[-1], "data": json.dumps(call)}
    line.send("ServiceWorker.deliverPushMessage", push)
    until(lambda: bool(page.evaluate(SHOWN)))
    (notification,) = page.evaluate(SHOWN)
    assert notification == {"title": call["title"], "body": call["body"], "tag": "abc", "data": call["url"]}
    profiles.close()
    people.check()


BADGE = """() => {
  globalThis.badges = [];
  navigator.setAppBadge = () => Promise.resolve(badges.push("set"));
  navigator.clearAppBadge = () => Promise.resolve(badges.push("clear"));
}"""


def fold_out(page: Page, words: str) -> None:
    """Open something in the table's menu that asks once more before it is done."""
    press(page.locator("#menu-button"))
    press(page.locator("#menu summary.row", has_text=words))


def switch(page: Page, call: str) -> None:
    """Turn a switch in the open menu."""
    with page.expect_response(re.compile("/(call|ends)$")):
        press(page.locator(f"#menu label:has([data-call={call}])"))


def test_the_app_s_icon_is_marked_while_it_is_ones_turn(people):
    page = people.phone()
    arriving.open_table(page, "random")
    page.evaluate(f"({BADGE})()")
    fold_out(page, "Reminders")
    switch(page, "badge")
    until(lambda: page.evaluate("badges.at(-1)") == "clear")
    switch(page, "badge")
    until(lambda: page.evaluate("badges.at(-1)") == "set")


def test_a_webhook_is_kept_and_a_private_address_refused(people):
    people.expect("400")
    page = people.phone()
    arriving.open_table(page, "random")
    fold_out(page, "Reminders")
    field = page.locator("#webhook")
    field.fill("http://192.168.1.1/hook")
    press(page.locator("form:has(#webhook) button"))
    expect(page.locator(".toast")).to_contain_text("address")
    expect(page.locator(".toast")).to_be_in_viewport(ratio=1)  # the menu is longer than the window
    field.fill("https://example.org/hook")
    with page.expect_response("**/remind") as answer:
        press(page.locator("form:has(#webhook) button"))
    assert answer.value.ok
    page.reload()
    at_table(page)
    fold_out(page, "Reminders")
    expect(field).to_have_value("https://example.org/hook")


def test_a_turn_ends_by_itself(people):
    page = people.phone()
    arriving.play_on(page, "pl2019-six", at=236, seat=6)  # nothing is left but to finish
    press(page.locator("#menu-button"))
    switch(page, "ends")
    expect(page.locator("#end .stamp")).to_be_visible()


def test_people_agree_to_end_a_game(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea)
    fold_out(ada, "Propose to end the game")
    press(ada.locator("#menu form:has([value=end]) button"))
    expect(ada.locator("#proposals")).to_contain_text("You would like to end the game now.")
    press(bea.locator("#proposals .go"))
    for page in (ada, bea):
        expect(page.locator("#end")).to_contain_text("Ended early")


def test_who_gives_up_is_replaced_for_good(people):
    ada, bea, cyd = people.desktop(), people.phone(), people.desktop()
    arriving.sit_together(ada, bea, cyd)
    fold_out(bea, "Give up")
    press(bea.locator("#menu form[action$=concede] button"))
    expect(bea.locator("#log")).to_contain_text("Your bot")
    expect(ada.locator("#log")).to_contain_text("Bea has given up.")
    press(bea.locator("#menu-button"))
    expect(bea.locator("#menu [data-dialog=keys]")).to_be_visible()
    expect(bea.locator("#menu form[action$=takeback]")).to_have_count(0)


def test_the_host_hands_a_seat_to_somebody_else(people):
    ada, bea, cyd = people.desktop(), people.desktop(), people.phone()
    arriving.sit_together(ada, bea)
    place = playing.place_any(bea)
    table = ada.url
    fold_out(ada, "New link to the seat of Bea")
    press(ada.locator("#menu form[action$=invite] button"))
    expect(ada.locator("h1, h2").first).to_contain_text("Bea")  # no link to the own seat
    link = ada.locator(".link input").first.input_value()
    cyd.goto(link)
    press(cyd.locator("main form button").first)
    at_table(cyd)
    expect(cyd).to_have_url(table)
    assert playing.drawn(cyd, 2) == [place]
    expect(bea).to_have_url(re.compile("seat=lost"))  # and is told whom to ask
    expect(bea.locator(".refusal")).to_be_visible()
