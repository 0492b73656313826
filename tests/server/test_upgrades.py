"""Whoever upgrades goes on with every game, in the middle of a turn: databases as each version has left them."""

import logging
import random
import re
import sqlite3
from pathlib import Path

import pytest

from tests.server import stored
from tests.server.corpus.make import GAMES, act, in_mid_turn, position
from whistlestop import __version__, games
from whistlestop.core import record
from whistlestop.server import protocol
from whistlestop.server.hub import Hub
from whistlestop.server.store import Store, copies

pytestmark = pytest.mark.anyio

FILES = sorted((Path(__file__).parent / "corpus").glob("*.sql"))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new.db"
    return str(request.getfixturevalue("postgres_url"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_games_of_every_version_go_on(file: Path, url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture):
    text = file.read_text()
    with sqlite3.connect(tmp_path / "old.db") as database:
        database.executescript(text)
    database.close()
    copies.restore(tmp_path / "old.db", url)
    hashes = dict(re.findall(r"^-- (\w+) stands at (\w+)$", text, re.MULTILINE))
    store = Store.open(url)
    tables = await store.read(stored.tables)
    hub, chance = Hub(store), random.Random(1)
    for row in tables:
        live = await hub.live(row.id)
        assert live is not None
        assert record.state_hash(position(live)) == hashes[row.id]
        (seat, *_) = in_mid_turn(live)
        before = position(live).state
        version = position(live).version(seat)
        assert (await live.undo(seat, protocol.Undo(f"take-back-{row.id}", version))).result == "applied"
        assert position(live).state != before
        while position(live).actors:
            await act(live, chance)
        record.verify(record.read(record.write(position(live), keep_seed=True), games.find))
    store.close()
    assert {row.game for row in tables} == set(games.ids("screen"))
    assert [note.getMessage() for note in caplog.records if note.levelno >= logging.ERROR] == []


def test_this_version_has_its_file():
    assert __version__ in [file.stem for file in FILES]
    assert {game for game, *_ in GAMES} == set(games.ids("screen"))
