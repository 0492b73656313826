"""A browser that has been here says so itself when the server cannot be reached, in its reader's language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import OFFLINE, People, Profiles
from tests.browser.playing import press
from tests.helpers import until
from whistlestop.words import say

KEPT = """async () => {
  const paths = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
  }
  return paths;
}"""


@pytest.fixture
def visitor(own_server, browser) -> Iterator[Page]:
    """Somebody whose browser may keep things."""
    profiles = Profiles(browser, own_server.address)
    people = People(own_server, profiles)
    people.expect(OFFLINE)
    yield people.phone(service_workers="allow")
    profiles.close()
    people.check()


def test_without_a_server_there_is_a_page_that_says_so(visitor, own_server):
    page = visitor
    page.goto("/")
    until(lambda: "/offline/en" in page.evaluate(KEPT))
    press(page.locator("[name=language][value=uk]"))
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    until(lambda: "/offline/uk" in page.evaluate(KEPT) and "/offline/en" not in page.evaluate(KEPT))
    assert {path.split("/")[1] for path in page.evaluate(KEPT)} == {"static", "offline"}, "no page of a game"
    own_server.kill()
    page.goto("/help/railroad-ink")
    expect(page.locator("h1")).to_have_text(say("uk", "web-offline"))
    assert page.locator(".sheet").evaluate("box => getComputedStyle(box).backgroundColor") != "rgba(0, 0, 0, 0)"
    own_server.start()
    press(page.get_by_role("link", name=say("uk", "web-offline-again")))
    expect(page.locator(".help-page")).to_be_visible()
