"""Real browsers at a real server.

`people.phone()` and `people.desktop()` are pages of different people: each has a browser profile of its own. A test
fails when one of its pages reports an error that it did not announce by `people.expect`.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import People, Profiles
from tests.browser.serving import Serving

expect.set_options(timeout=15_000)  # several tests share two processors


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that tests share; profiles tell it their addresses, as a proxy would."""
    serving = Serving(tmp_path_factory.mktemp("server"), "--behind-proxy")
    serving.start_and_prepare()
    yield serving
    serving.close()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for one test, which may kill it and start it again."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start_and_prepare()
    yield serving
    serving.close()


@pytest.fixture(scope="session")
def profiles(server: Serving, browser: Browser) -> Iterator[Profiles]:
    profiles = Profiles(browser, server.address)
    yield profiles
    profiles.close()


@pytest.fixture
def people(server: Serving, profiles: Profiles) -> Iterator[People]:
    """Whoever comes to the shared server."""
    people = People(server, profiles)
    yield people
    people.leave()
    people.check()


@pytest.fixture
def own_people(own_server: Serving, browser: Browser) -> Iterator[People]:
    """Whoever comes to the server of this test."""
    profiles = Profiles(browser, own_server.address)
    people = People(own_server, profiles)
    yield people
    profiles.close()
    people.check()
