"""Real servers, killed and started again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.servers import Launcher, Server
from tests.server.postgres import postgres_url

__all__ = ["postgres_url"]


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    launching = Launcher()
    yield launching
    launching.close()


@pytest.fixture
def server(launcher: Launcher, tmp_path: Path) -> Iterator[Server]:
    """A server that has not been started yet."""
    serving = Server(launcher, tmp_path)
    yield serving
    serving.close()
