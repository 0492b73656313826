"""The instruments of the other tests: whatever a browser complains about is heard."""

import pytest
from playwright.sync_api import expect


def test_an_error_in_a_page_is_heard(people):
    page = people.desktop()
    page.goto("/")
    with page.expect_event("pageerror"):
        page.evaluate("() => { setTimeout(() => { throw new Error('a mistake') }) }")
    with pytest.raises(AssertionError, match="a mistake"):
        people.check()
    people.expect("a mistake")


def test_a_request_that_fails_is_heard(people):
    page = people.same(people.phone())
    page.goto("/")
    page.route("**/healthz", lambda route: route.abort("connectionrefused"))
    page.evaluate("() => fetch('/healthz').catch(() => 0)")
    with pytest.raises(AssertionError, match="ERR_CONNECTION_REFUSED"):
        people.check()
    people.expect("ERR_CONNECTION_REFUSED")
    assert page.evaluate("() => [innerWidth, innerHeight, navigator.maxTouchPoints]") == [360, 640, 1]


def test_whoever_comes_is_a_stranger(people):
    """Profiles are lent again and again: nothing of the person before is left in them."""
    page = people.phone()
    page.goto("/")
    page.locator("[name=language][value=uk]").tap()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    people.leave()
    again = people.phone()
    again.goto("/")
    expect(again.locator("html")).to_have_attribute("lang", "en")
