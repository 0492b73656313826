"""A server of its own for each test that asks for one. Tests of it are coroutines, run by anyio's plugin."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.postgres import postgres_url
from tests.server.service import Service, repeat_chance

__all__ = ["postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def service(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Service]:
    """A running server; what it logs as an error is one, unless the test clears `caplog`."""
    repeat_chance(monkeypatch)
    async with Service(tmp_path) as running:
        yield running
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []
