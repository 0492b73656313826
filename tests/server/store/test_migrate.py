"""Migrations: complete, safe to be killed, safe to be run by two at once, and never backwards."""

import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tests.helpers import refused
from tests.server import stored
from tests.server.store.helpers import NOW, a_table, an_entry, append, read, set_up, start, two_chairs
from whistlestop.server.store import BadDatabase, Store, migrate, rows, schema
from whistlestop.server.store.engine import Use, engine, parse
from whistlestop.server.store.rows import HolderRow, JobRow, LinkRow, MessageRow, SnapshotRow, VoteRow

# What a database of each released revision holds, in the SQL of its time. A new revision adds its own.
DATA = {
    "0001": """
        INSERT INTO tables (id, game, seats, options, state, dealer, created_at, changed_at, seed, nonce)
            VALUES ('t', 'some-game', 2, '{}', 'playing', 'sealed', 1800000000, 1800000000, :seed, :nonce);
        INSERT INTO chairs (table_id, seat, kind, name, level, bot_seed, seen)
            VALUES ('t', 1, 'person', 'Ada', '', 0, 0), ('t', 2, 'bot', '', 'good', 4611686018427387903, 0);
        INSERT INTO devices (id, created_at, seen_at) VALUES ('d', 1800000000, 1800000000);
        INSERT INTO holders (table_id, device_id, role, seat, is_open) VALUES ('t', 'd', 'seat', 1, false);
        INSERT INTO links (hash, table_id, kind, seat, made_at) VALUES ('h', 't', 'join', 0, 1800000000);
        INSERT INTO entries (table_id, seq, seat, kind, text, client, at)
            VALUES ('t', 1, 1, 'do', 'C3 hh--', 'mine', 1800000001);
        INSERT INTO messages (table_id, number, seat, name, text, at) VALUES ('t', 1, 1, 'Ada', 'Hello', 1800000000);
        INSERT INTO votes (table_id, topic, seat) VALUES ('t', 'rewind 3', 1);
        INSERT INTO snapshots (table_id, seq, state_hash, summary) VALUES ('t', 1, 'hash', '{}');
        INSERT INTO jobs (kind, table_id, seat, due_at, lease_until, attempts)
            VALUES ('bot', 't', 2, 1800000000, 0, 0)
    """,
}
DATA["0002"] = DATA["0001"]
DATA["0003"] = (
    DATA["0002"] + "; INSERT INTO presences (table_id, process, seat, until) VALUES ('t', 'process', 1, 1800000030)"
)
DATA["0004"] = DATA["0003"] + "; INSERT INTO findings (table_id, seat, at, lost, best) VALUES ('t', 1, 1, 250, '[]')"
DATA["0005"] = (
    DATA["0004"]
    + """;
        INSERT INTO results (table_id, seat, score, place, parts, ended_at) VALUES ('t', 1, 41, 1, '{}', 1800000002);
        INSERT INTO challenges (day, game, seed, made_at) VALUES ('2027-01-15', 'some-game', :seed, 1800000000);
        INSERT INTO tries (day, game, player, table_id, name, begun_at)
            VALUES ('2027-01-15', 'some-game', 'd', 't', 'Ada', 1800000000)
    """
)
DATA["0006"] = (
    DATA["0005"]
    + """; INSERT INTO companions
            (id, game, seats, options, device_id, code, timer, created_at, seed, nonce)
            VALUES ('c', 'some-game', 2, '{}', 'd', 'FOX-418', 60, 1800000000, :seed, :nonce);
        INSERT INTO draws (companion_id, seq, lot, at) VALUES ('c', 0, '[1, 2]', 1800000000)"""
)
DATA["0007"] = (
    DATA["0006"]
    + """; INSERT INTO service (id, served) VALUES (1, 3600);
        INSERT INTO keys (name, public, private) VALUES ('push', 'p', 'q');
        INSERT INTO reminders (table_id, device_id, kind, address, keys, locale, site)
            VALUES ('t', 'd', 'webhook', 'https://example.org/hook', '', 'en', 'https://games.example.org')
    """
)
DATA["0008"] = DATA["0009"] = DATA["0007"]
DATA["0010"] = DATA["0009"] + "; INSERT INTO mutes (table_id, device_id) VALUES ('t', 'd')"


def revisions() -> list[str]:
    """All revisions, oldest first."""
    config = Config()
    config.set_main_option("script_location", migrate.SCRIPTS)
    config.set_main_option("path_separator", "os")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


@contextmanager
def connected(url: str, use: Use = "write") -> Iterator[Connection]:
    made = engine(parse(url), use)
    with made.begin() as connection:
        yield connection
    made.dispose()


def check_data(url: str) -> None:
    """Everything that DATA has put in is there."""
    with closing(Store.open(url)) as store:
        found = read(store, lambda conn: rows.facts(conn, "t"))
        assert found is not None
        assert found.table == a_table()
        assert found.chairs == tuple(two_chairs())
        assert found.holders == (HolderRow("t", "d", "seat", 1),)
        assert found.entries == (an_entry(1, "mine"),)
        assert found.messages == (MessageRow("t", 1, 1, "Ada", "Hello", None, None, NOW),)
        assert found.votes == (VoteRow("t", "rewind 3", 1),)
        assert read(store, stored.devices) == {"d": rows.DeviceRow("d", NOW, NOW)}
        assert read(store, lambda conn: rows.link(conn, "h")) == LinkRow("h", "t", "join", 0, NOW)
        assert read(store, lambda conn: rows.snapshot(conn, "t")) == SnapshotRow("t", 1, "hash", "{}")
        assert read(store, lambda conn: stored.jobs(conn, "t")) == [JobRow("bot", "t", 2, NOW)]
        append(store, an_entry(2))


def fill(url: str, revision: str) -> None:
    with connected(url) as connection:
        for statement in DATA[revision].split(";"):
            given = {"seed": b"\0seed", "nonce": b"nonce"}
            values = {name: value for name, value in given.items() if f":{name}" in statement}
            connection.execute(text(statement), values)


def test_revisions_are_numbered_in_a_row():
    assert revisions() == [f"{number:04}" for number in range(1, len(revisions()) + 1)]
    assert revisions()[-1] == migrate.LATEST


def test_the_migrated_database_is_what_the_schema_says(url: str):
    Store.open(url).close()
    with connected(url) as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


@pytest.mark.parametrize("revision", revisions())
def test_the_data_of_every_released_revision_comes_along(url: str, revision: str):
    migrate.migrate(parse(url), revision)
    fill(url, revision)
    check_data(url)


def test_seats_of_a_rematch_come_along_as_those_they_were(url: str):
    migrate.migrate(parse(url), "0001")
    fill(url, "0001")
    with connected(url) as connection:
        connection.execute(text("UPDATE tables SET rematch_of = 'before'"))
    with closing(Store.open(url)) as store:
        assert [chair.seat_before for chair in read(store, lambda conn: rows.chairs(conn, "t"))] == [1, 2]


def test_who_was_muted_at_a_seat_is_muted_at_the_table(url: str):
    migrate.migrate(parse(url), "0009")
    fill(url, "0009")
    with connected(url) as connection:
        connection.execute(text("UPDATE chairs SET is_muted = (seat = 1)"))
    with closing(Store.open(url)) as store:
        assert read(store, lambda conn: rows.muted(conn, "t")) == {"d"}


def test_a_newer_database_is_refused_and_left_alone(url: str):
    Store.open(url).close()
    with connected(url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with refused(BadDatabase, "server-database-newer"):
        Store.open(url)
    with connected(url) as connection:
        assert migrate.revision(connection) == "9999"


def test_a_migration_killed_after_any_statement_leaves_nothing_behind(url: str):
    program = start("kill_migrations.py", [url])
    output, _ = program.communicate()
    assert program.returncode == 0
    assert int(output) > len(schema.metadata.sorted_tables)


def test_several_that_start_at_once_migrate_once(url: str):
    programs = [start("open_at_once.py", [url]) for _ in range(4)]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    assert [program.communicate() and program.returncode for program in programs] == [0, 0, 0, 0]
    with closing(Store.open(url)) as store:
        set_up(store)


NEXT = """
from alembic import op
from sqlalchemy import Column, Text

revision = "{revision}"
down_revision = "{before}"


def upgrade():
    with op.batch_alter_table("tables") as table:
        table.add_column(Column("remark", Text, nullable=False, server_default=""))
        table.alter_column("game", new_column_name="title")
    {more}
"""


@pytest.fixture
def next_revision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A revision behind the last, in a copy of the folder."""
    folder = tmp_path / "migrations"
    shutil.copytree(Path(migrate.__file__).parent / "migrations", folder)
    revision = f"{int(migrate.LATEST) + 1:04}"
    file = folder / "versions" / "next.py"
    file.write_text(NEXT.format(revision=revision, before=migrate.LATEST, more=""))
    monkeypatch.setattr(migrate, "SCRIPTS", str(folder))
    monkeypatch.setattr(migrate, "LATEST", revision)
    return file


def count(url: str, table: str) -> object:
    with connected(url) as connection:
        return connection.execute(text(f"SELECT count(*) FROM {table}")).scalar()


def test_a_table_made_anew_keeps_what_refers_to_it(url: str, next_revision: Path):
    migrate.migrate(parse(url), revisions()[-2])
    fill(url, revisions()[-2])
    migrate.migrate(parse(url), revisions()[-1])
    with connected(url) as connection:
        assert connection.execute(text("SELECT title, remark FROM tables")).all() == [("some-game", "")]
    assert (count(url, "chairs"), count(url, "entries"), count(url, "jobs")) == (2, 1, 1)
    with connected(url) as connection:
        connection.execute(text("DELETE FROM tables"))
    assert (count(url, "chairs"), count(url, "entries"), count(url, "jobs")) == (0, 0, 0)


def test_a_migration_that_fails_half_way_leaves_the_old_database(url: str, next_revision: Path):
    released = revisions()[-2]
    migrate.migrate(parse(url), released)
    fill(url, released)
    next_revision.write_text(
        NEXT.format(revision=revisions()[-1], before=released, more="raise ValueError('half way')")
    )
    with pytest.raises(ValueError, match="half way"):
        migrate.migrate(parse(url), migrate.LATEST)
    with connected(url) as connection:
        assert migrate.revision(connection) == released
        assert connection.execute(text("SELECT game FROM tables")).all() == [("some-game",)]
    assert (count(url, "chairs"), count(url, "entries"), count(url, "jobs")) == (2, 1, 1)


def test_a_migration_that_would_lose_a_table_is_refused(tmp_path: Path, next_revision: Path):
    url = f"sqlite:///{tmp_path}/a.db"
    released = revisions()[-2]
    migrate.migrate(parse(url), released)
    fill(url, released)
    mistake = "op.execute(\"DELETE FROM tables WHERE id = 't'\")"
    next_revision.write_text(NEXT.format(revision=revisions()[-1], before=released, more=mistake))
    with refused(BadDatabase, "server-database-damaged"):
        migrate.migrate(parse(url), migrate.LATEST)
    assert count(url, "tables") == 1
