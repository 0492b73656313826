"""Real servers, killed and started again, and people who come to them. Tests of them are coroutines."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.faults.client import Client
from tests.faults.servers import Launcher, Server
from tests.server.postgres import postgres_url

__all__ = ["postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    launching = Launcher()
    yield launching
    launching.close()


@pytest.fixture
def server(request: pytest.FixtureRequest, launcher: Launcher, tmp_path: Path) -> Iterator[Server]:
    """A server that has not been started yet, on a SQLite file unless a test is parametrized with another engine."""
    is_shared = getattr(request, "param", "sqlite") == "postgresql"
    serving = Server(launcher, tmp_path, request.getfixturevalue("postgres_url") if is_shared else "")
    yield serving
    serving.close()


@pytest.fixture
async def person(server: Server) -> AsyncIterator[Callable[[str], Client]]:
    """Makes people with browsers of their own, by name; in the end they all leave."""
    people: list[Client] = []

    def come(name: str) -> Client:
        people.append(Client(server.address, name))
        return people[-1]

    yield come
    for client in people:
        await client.leave()
