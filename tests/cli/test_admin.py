"""`admin`: tables and people of a server, seen and changed from outside."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest

from tests.cli.calls import Program
from tests.server.people import finish
from whistlestop.server import lobby, opening, seating, vapid
from whistlestop.server.access import Device
from whistlestop.server.hub import Hub
from whistlestop.server.opening import Place
from whistlestop.server.rights import NotAllowed
from whistlestop.server.store import Store, rows

T = TypeVar("T")
GAME = "railroad-ink"


class Data(NamedTuple):
    """A database with a game that goes on, one that is over and one that has not begun; each of Ada and Bob."""

    path: Path
    playing: str
    over: str
    lobby: str

    def ask(self, work: Callable[[Hub], Awaitable[T]]) -> T:
        """What a server would find."""

        async def run() -> T:
            store = Store.open(f"sqlite:///{self.path}")
            try:
                return await work(Hub(store))
            finally:
                store.close()

        return asyncio.run(run())


@pytest.fixture
def data(tmp_path: Path) -> Data:
    path = tmp_path / "games.db"

    async def furnish() -> list[str]:
        store = Store.open(f"sqlite:///{path}")
        hub, ids = Hub(store), []
        for wanted in ("playing", "over", "lobby"):
            device = Device(None)
            places = [Place("me", "Ada"), Place("same", "Bob")]
            id = await opening.open_table(hub, device, GAME, places, {"must_draw": "free"})
            live = await hub.live(id)
            assert live is not None
            if wanted != "lobby":
                await lobby.begin(live)
            if wanted == "over":
                await finish(live)
            ids.append(id)
        store.close()
        return ids

    return Data(path, *asyncio.run(furnish()))


def test_list(run: Program, data: Data):
    done = run("admin", "list", "--db", str(data.path))
    assert done.code == 0
    lines = {line.split()[0]: line for line in done.out.splitlines() if line.strip()}
    assert "playing" in lines[data.playing]
    assert "Ada, Bob" in lines[data.over]
    assert "over" in lines[data.over]
    assert "0 min ago" in lines[data.lobby]


def test_list_chooses(run: Program, data: Data):
    def listed(*options: str) -> list[str]:
        return [
            table["id"] for table in json.loads(run("admin", "list", "--db", str(data.path), "--json", *options).out)
        ]

    assert listed("--state", "over") == [data.over]
    assert set(listed()) == {data.playing, data.over, data.lobby}
    assert len(listed("--limit", "2")) == 2
    assert listed("--idle", "3") == []
    age(data, data.over, 4)
    assert listed("--idle", "3") == [data.over]
    assert run("admin", "list", "--db", str(data.path), "--idle", "30").out == "No tables.\n"


def age(data: Data, table: str, days: float) -> None:
    """Let nothing have happened at a table for so many days."""
    with sqlite3.connect(data.path) as connection:
        connection.execute("UPDATE tables SET changed_at = ? WHERE id = ?", (time.time() - days * 86400, table))
    connection.close()


def test_show_tells_no_secret(run: Program, data: Data):
    done = run("admin", "show", data.playing, "--db", str(data.path))
    assert (done.code, done.err) == (0, "")
    assert "railroad-ink, playing" in done.out
    assert "Ada" in done.out
    with sqlite3.connect(data.path) as connection:
        (seed,) = connection.execute("SELECT seed FROM tables WHERE id = ?", (data.playing,)).fetchone()
    connection.close()
    assert seed.hex() not in done.out + run("admin", "show", data.playing, "--db", str(data.path), "--json").out


@pytest.mark.parametrize("name", ["show", "export", "delete"])
def test_a_table_that_is_not_there(run: Program, data: Data, name: str):
    run("admin", name, "nowhere", "--db", str(data.path)).refused("no such table", "admin list")


def test_export(run: Program, data: Data, tmp_path: Path):
    file = tmp_path / "game.jsonl"
    assert run("admin", "export", data.over, "--db", str(data.path), "-o", str(file)).code == 0
    assert run("replay", str(file), "--verify").code == 0
    run("admin", "export", data.playing, "--db", str(data.path)).refused("over")


def test_delete_asks_first(run: Program, data: Data):
    assert run("admin", "delete", data.over, "--db", str(data.path), input="n\n").code == 130
    assert run("admin", "show", data.over, "--db", str(data.path)).code == 0
    assert run("admin", "delete", data.over, "--db", str(data.path), "--yes").out == f"Deleted {data.over}.\n"
    run("admin", "show", data.over, "--db", str(data.path)).refused("no such table", "admin list")


def test_sweep(run: Program, data: Data):
    age(data, data.over, 20)
    age(data, data.lobby, 8)
    assert run("admin", "sweep", "--db", str(data.path), "--days", "10").out == "Deleted 1 tables.\n"
    left = json.loads(run("admin", "list", "--db", str(data.path), "--json").out)
    assert {table["id"] for table in left} == {data.playing, data.lobby}


@pytest.mark.parametrize("days", ["100000", "1000000", "999999999999"])
def test_sweep_of_what_is_older_than_everything(run: Program, data: Data, days: str):
    assert run("admin", "sweep", "--db", str(data.path), "--days", days).out == "Deleted 0 tables.\n"


def test_somebody_is_removed_from_a_game(run: Program, data: Data):
    assert run("admin", "remove", data.playing, "2", "--db", str(data.path)).code == 0

    async def seated(hub: Hub) -> tuple[bool, list[int]]:
        live = await hub.live(data.playing)
        assert live is not None
        return live.is_bot(2), [holder.seat for holder in live.holders if holder.role == "seat"]

    assert data.ask(seated) == (True, [1])
    run("admin", "remove", data.playing, "3", "--db", str(data.path)).refused("seat")


def test_somebody_is_removed_before_a_game(run: Program, data: Data):
    assert run("admin", "remove", data.lobby, "2", "--db", str(data.path)).code == 0
    shown = run("admin", "show", data.lobby, "--db", str(data.path)).out
    assert [line.split() for line in shown.splitlines()][-1] == ["2", "open"]
    run("admin", "remove", data.lobby, "2", "--db", str(data.path)).refused("bot")


def test_who_is_muted_says_nothing(run: Program, data: Data):
    async def speak(hub: Hub) -> int:
        live = await hub.live(data.playing)
        assert live is not None
        await seating.say(live, "device", 2, "mine", "Hello")
        return len(await hub.store.read(lambda connection: rows.messages(connection, data.playing)))

    assert "chat no more" in run("admin", "mute", data.playing, "2", "--db", str(data.path)).out
    assert "muted" in run("admin", "show", data.playing, "--db", str(data.path)).out
    with pytest.raises(NotAllowed):
        data.ask(speak)
    assert "chat again" in run("admin", "mute", data.playing, "2", "--db", str(data.path), "--off").out
    assert data.ask(speak) == 1


def test_a_bot_has_no_voice_to_take_away(run: Program, data: Data):
    async def open_beside_a_bot(hub: Hub) -> str:
        return await opening.open_table(hub, Device(None), GAME, [Place("me", "Ada"), Place("random")], {})

    table = data.ask(open_beside_a_bot)
    run("admin", "mute", table, "2", "--db", str(data.path)).refused("bot")


def test_doctor(run: Program, data: Data):
    done = run("admin", "doctor", "--db", str(data.path))
    assert done.code == 0
    assert "✗" not in done.out
    told = json.loads(run("admin", "doctor", "--db", str(data.path), "--json").out)
    assert [finding["about"] for finding in told] == [
        "database",
        "contents",
        "writing",
        "disk",
        "clock",
        "push",
        "bots",
    ]
    assert "the first start of a server makes the keys" in done.out
    data.ask(lambda hub: vapid.keys(hub.store))  # as a server does when it starts
    assert "the keys fit together" in run("admin", "doctor", "--db", str(data.path)).out


LATE = "INSERT INTO jobs (kind, table_id, seat, due_at, lease_until, attempts) SELECT 'bot', id, 1, 1, 0, 0 FROM tables"
FULL = """
    INSERT INTO presences SELECT id, 'dead', 1, -1 FROM tables;
    CREATE TRIGGER full BEFORE DELETE ON presences BEGIN SELECT RAISE(ABORT, 'full'); END;
"""
OTHERS = "INSERT INTO keys (name, public, private) VALUES ('push', 'BAAA', 'AQ')"  # the private one is that of another
DAMAGED = "INSERT INTO keys (name, public, private) VALUES ('push', 'BAAA', '?')"


@pytest.mark.parametrize(
    ("trouble", "about"),
    [
        ("UPDATE tables SET changed_at = changed_at + 100000", "clock"),
        (LATE, "bots"),
        (FULL, "writing"),
        (OTHERS, "push"),
        (DAMAGED, "push"),
    ],
    ids=["clock", "bots", "writing", "push", "damaged push"],
)
def test_doctor_finds(run: Program, data: Data, trouble: str, about: str):
    with sqlite3.connect(data.path) as connection:
        connection.executescript(trouble)
    connection.close()
    done = run("admin", "doctor", "--db", str(data.path), "--json")
    assert done.code == 1
    assert [finding["about"] for finding in json.loads(done.out) if not finding["is_well"]] == [about]


def test_doctor_finds_damage(run: Program, data: Data):
    content = bytearray(data.path.read_bytes())
    at = content.index(data.over.encode())  # somewhere in a page: what points at it does so no more
    content[at - 40 : at + 40] = b"\xaa" * 80
    data.path.write_bytes(content)
    done = run("admin", "doctor", "--db", str(data.path), "--json")
    assert done.code == 1
    assert "contents" in [finding["about"] for finding in json.loads(done.out) if not finding["is_well"]]
    run("admin", "list", "--db", str(data.path)).refused("cannot be used")


def test_a_database_of_another_version_is_left_alone(run: Program, data: Data):
    for version, words in (("0002", "older"), ("9999", "newer")):
        with sqlite3.connect(data.path) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        connection.close()
        run("admin", "list", "--db", str(data.path)).refused(words)


def test_a_database_that_is_not_there(run: Program, tmp_path: Path):
    run("admin", "list", "--db", str(tmp_path / "nowhere.db")).refused("no database")
    assert not (tmp_path / "nowhere.db").exists()


def test_postgresql(run: Program, postgres_url: str):
    Store.open(postgres_url).close()
    assert run("admin", "list", "--db", postgres_url).out == "No tables.\n"
    assert run("admin", "doctor", "--db", postgres_url).code == 0


def test_a_backup_is_restored_where_nothing_is(run: Program, data: Data, tmp_path: Path):
    copy, other = str(tmp_path / "copy.db"), str(tmp_path / "other.db")
    done = run("admin", "backup", copy, "--db", str(data.path))
    assert (done.code, done.out) == (0, f"3 tables are kept in {copy}.\n")
    run("admin", "restore", copy, "--db", str(data.path)).refused("empty")
    assert run("admin", "restore", copy, "--db", other).out == "3 tables were restored.\n"
    shown = [run("admin", "list", "--db", path, "--json").out for path in (str(data.path), other)]
    assert shown[0] == shown[1]


def test_a_backup_of_one_table_speaks_of_one(run: Program, data: Data, tmp_path: Path):
    for table in (data.playing, data.lobby):
        run("admin", "delete", table, "--db", str(data.path), "--yes")
    copy = str(tmp_path / "copy.db")
    assert run("admin", "backup", copy, "--db", str(data.path)).out == f"1 table is kept in {copy}.\n"
    assert run("admin", "restore", copy, "--db", str(tmp_path / "other.db")).out == "1 table was restored.\n"


def test_what_cannot_be_backed_up_or_restored_is_told(run: Program, data: Data, tmp_path: Path):
    nowhere = str(tmp_path / "nowhere.db")
    run("admin", "backup", str(tmp_path / "copy.db"), "--db", nowhere).refused(nowhere)
    assert not (tmp_path / "copy.db").exists()
    run("admin", "backup", str(tmp_path / "no" / "copy.db"), "--db", str(data.path)).refused(f"{tmp_path}/no: no such")
    (tmp_path / "text").write_text("These are no tables, only words about some.")
    run("admin", "restore", str(tmp_path / "text"), "--db", nowhere).refused("not a database")
