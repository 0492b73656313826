"""The instruments of the other tests: complaints of a browser are heard, a server can be killed and stopped."""

import pytest

from tests.browser import arriving
from tests.browser.people import OFFLINE


def test_an_error_in_a_page_is_heard(people):
    page = people.desktop()
    page.goto("/")
    page.evaluate("() => { setTimeout(() => { throw new Error('a mistake') }) }")
    page.wait_for_timeout(200)
    with pytest.raises(AssertionError, match="a mistake"):
        people.check()
    people.expect("a mistake")
    people.check()


def test_a_server_is_killed_and_stopped(own_people):
    page = own_people.phone()
    page.goto("/")
    own_people.server.kill()
    page.evaluate("() => fetch('/healthz').catch(() => 0)")
    with pytest.raises(AssertionError, match="ERR_CONNECTION_REFUSED"):
        own_people.check()
    own_people.expect(OFFLINE)
    own_people.server.start_and_prepare()
    page.reload()
    assert page.evaluate("() => [innerWidth, innerHeight, navigator.maxTouchPoints]") == [360, 640, 1]
    arriving.open_table(page)
    own_people.server.stop()  # though somebody sits at a table
    assert own_people.server.errors == ""
