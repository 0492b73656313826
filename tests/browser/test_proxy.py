"""Real browsers behind a real reverse proxy: https, and below a path of the site."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import arriving, playing
from tests.browser.people import People, Profiles
from tests.browser.playing import press
from tests.browser.proxy import Proxy, proxy
from tests.browser.serving import Serving

PATH = "/fun/games"


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Serving]:
    """It stands below a path; everything else it learns from its proxy."""
    serving = Serving(tmp_path_factory.mktemp("server"), "--base-path", PATH, "--behind-proxy")
    serving.start_and_prepare()
    yield serving
    serving.close()


@pytest.fixture(params=[True, False], ids=["path taken off", "path left"])
def front(request, server) -> Iterator[Proxy]:
    with proxy(PATH, server.port, strips=request.param) as made:
        yield made
        assert made.strays == [], "something was asked for outside of the path"


@pytest.fixture
def visitors(front, server, browser: Browser) -> Iterator[People]:
    profiles = Profiles(browser, f"{front.address}{PATH}/")
    people = People(server, profiles)
    yield people
    profiles.close()
    people.check()


def come(visitors: People) -> Page:
    page = visitors.phone(ignore_https_errors=True)
    page.goto("./")
    return page


def test_two_play_behind_a_proxy(visitors, front):
    ada, bea = come(visitors), come(visitors)
    press(ada.locator(f".ticket a[href$='/new/{arriving.GAME}']").first)
    ada.locator("[name=name]").fill("Ada")
    ada.locator("[name=seat-2]").select_option("open")
    press(ada.locator("#go button"))
    link = arriving.invitation(ada)
    assert link.startswith(f"{front.address}{PATH}/l/")
    arriving.join(bea, link, "Bea")
    arriving.start(ada, bea)
    playing.place_any(ada)
    playing.finish_round(bea)
    expect(ada.locator("#is-2")).to_have_class("done")
    press(ada.locator(".bar [data-dialog=help]"))
    expect(ada.locator("#help .rule").first).to_be_visible()
    ada.keyboard.press("Escape")
    press(ada.locator("#menu-button"))
    press(ada.locator("#menu [name=language][value=pl]"))
    arriving.at_table(ada)
    expect(ada.locator("html")).to_have_attribute("lang", "pl")
    press(ada.locator(".bar .back"))
    expect(ada).to_have_url(f"{front.address}{PATH}/")
    expect(ada.locator(".departures .row")).to_have_count(1)
    cookies = {cookie["name"]: cookie for cookie in ada.context.cookies()}
    for cookie in cookies.values():
        assert (cookie["secure"], cookie["path"]) == (True, f"{PATH}/")
    assert cookies["whistlestop"]["httpOnly"]


def test_a_recorded_game_behind_a_proxy(visitors):
    page = come(visitors)
    page.locator("[type=file]").set_input_files(arriving.RECORDS / "pl2019-six.jsonl")
    press(page.locator("#back"))
    expect(page.locator("#count")).to_contain_text("236/")
    press(page.locator("#fork button"))
    arriving.at_table(page)
