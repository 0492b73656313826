"""Games over days: how much time there is for a move, and being called when it is one's turn."""

import json
import re

import pytest
from playwright.sync_api import expect

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
