"""Real browsers at a real server.

`people.phone()` and `people.desktop()` are pages of different people: each has a browser profile of its own. A test
fails when one of its pages reports an error that it did not announce by `people.expect`.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.serving import Serving

expect.set_options(timeout=15_000)  # several tests share two processors


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that the tests share: each lays tables of its own."""
    serving = Serving(tmp_path_factory.mktemp("server"))
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


@pytest.fixture
def people(server: Serving, new_context: Any) -> Iterator[People]:
    """Whoever comes to the shared server."""
    people = People(server, new_context)
    yield people
    people.check()


@pytest.fixture
def own_people(own_server: Serving, new_context: Any) -> Iterator[People]:
    """Whoever comes to the server of this test."""
    people = People(own_server, new_context)
    yield people
    people.check()
