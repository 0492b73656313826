"""The tables of the database, for SQLite and PostgreSQL alike; migrations bring an older database up to this.

`entries` is the truth about a game: everything else about its course (snapshots, who is to act) can be made
again from it. Columns stand in the order of the fields in `shapes.py`. Times are seconds since 1970, given by
the caller; `…json` columns hold JSON that whoever writes it also reads.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

# Every constraint has a name on both engines: SQLite can only change a table's constraints by their names.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def _of_table() -> Column[str]:
    """What belongs to a table goes with it."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # json
    Column("state", Text, nullable=False),  # lobby, playing, over, stopped (ended by those who played), record
    Column("dealer", Text, nullable=False),  # sealed, scripted …, lesson
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False, index=True),
    Column("seed", LargeBinary, nullable=False),  # empty in records of other dealers
    Column("nonce", LargeBinary, nullable=False),
    Column("origin", Text),  # json: view and seed of a fork
    Column("code", Text, unique=True),  # to join by, while in the lobby
    Column("rematch", Text),  # the next table; it may be deleted first, so no foreign key
    Column("rematch_of", Text),  # the table before this one
    Column("has_hints", Boolean, nullable=False, server_default=true()),  # whoever is to act may ask for a good move
    Column("held_until", Double),  # of a challenge: before this time nothing that tells its chance is given away
    Column("pace", Text),  # json: how much time a move has; NULL where nobody counts
)

chairs = Table(
    "chairs",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("bot_seed", BigInteger().with_variant(Integer, "sqlite"), nullable=False),
    Column("stand_in", Text),  # level of the bot that plays for the person
    Column("kept_for", Text),  # the device that an open seat waits for
    Column("seen", Integer, nullable=False),  # how many log lines the person has seen
    Column("seat_before", Integer),  # of a rematch: which seat of the last game it was
    Column("is_muted", Boolean, nullable=False, server_default=false()),  # whoever looks after the server has said so
    Column("asked_at", Double),  # when the game began to wait for the person, in time served; NULL: it does not
    Column("bank", Double, nullable=False, server_default="0"),  # seconds left beyond what each move has
    Column("has_conceded", Boolean, nullable=False, server_default=false()),  # the person has given up for good
    Column("has_short_turns", Boolean, nullable=False, server_default=false()),  # they end where nothing else is left
)

devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),  # SHA-256 of the cookie's token, in hex
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    _of_table(),
    Column("device_id", Text, primary_key=True, index=True),
    Column("role", Text, primary_key=True),  # host, seat, watch
    Column("seat", Integer, primary_key=True),  # 0 unless the role is a seat
    Column("is_open", Boolean, nullable=False),  # of several people on one device, the one whose view is shown
)

mutes = Table(
    "mutes",  # devices that say nothing at a table, whatever seat they take
    metadata,
    _of_table(),
    Column("device_id", Text, primary_key=True),
)

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),  # SHA-256 of the secret, in hex
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # join, seat, watch, host, replay
    Column("seat", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),  # do, chance, undo, restart, rewind
    Column("text", Text, nullable=False),
    Column("client", Text),  # the client's own id of the command: a resend is known by it
    Column("at", Double, nullable=False),
    Index(None, "table_id", "client", unique=True),
)

messages = Table(
    "messages",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("words", Text),  # json: a notice, in place of name and text
    Column("client", Text),
    Column("at", Double, nullable=False),
    Index(None, "table_id", "client", unique=True),
)

votes = Table(
    "votes",
    metadata,
    _of_table(),
    Column("topic", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("state_hash", Text, nullable=False),
    Column("summary", Text, nullable=False),  # json
)

companions = Table(
    "companions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # json
    Column("device_id", Text, nullable=False),  # whose hand rolls and deals, or counts
    Column("code", Text, nullable=False, unique=True),
    Column("timer", Integer, nullable=False),  # seconds for a turn; 0 for as long as it takes
    Column("created_at", Double, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("nonce", LargeBinary, nullable=False),
)

draws = Table(
    "draws",
    metadata,
    Column("companion_id", Text, ForeignKey("companions.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("lot", Text, nullable=False),  # json: what chance has brought or somebody has entered; null at its end
    Column("at", Double, nullable=False),
)

presences = Table(
    "presences",
    metadata,
    _of_table(),
    Column("process", Text, primary_key=True, index=True),  # at which the person's page is connected
    Column("seat", Integer, primary_key=True),
    Column("until", Double, nullable=False),  # renewed as long as the process lives
)

results = Table(
    "results",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("bot", Text),  # the level that played the seat at the end
    Column("parts", Text, nullable=False),  # json: points by part of the score sheet
    Column("ended_at", Double, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("day", Text, primary_key=True),  # 2026-11-16, of UTC
    Column("game", Text, primary_key=True),
    Column("seed", LargeBinary, nullable=False),  # the same chance for everybody
    Column("made_at", Double, nullable=False),
)

# A try counts even where its table is gone, or whoever deletes it could try again: so no foreign key.
tries = Table(
    "tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),  # a device, or `bot:` and its level
    Column("table_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("begun_at", Double, nullable=False),
)

service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True),  # 1: there is one row
    Column("served", Double, nullable=False),  # seconds that servers have been there for people
)

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("public", Text, nullable=False),
    Column("private", Text, nullable=False),
)

reminders = Table(
    "reminders",
    metadata,
    _of_table(),
    Column("device_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),  # push, webhook
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # json: what a push is encrypted with; "" for a webhook
    Column("locale", Text, nullable=False),
    Column("site", Text, nullable=False),  # what links begin with
    Column("called_for", Double),  # the `asked_at` of the move for which it was called last
)

jobs = Table(
    "jobs",
    metadata,
    Column("kind", Text, primary_key=True),
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("due_at", Double, nullable=False, index=True),
    Column("lease_until", Double, nullable=False),
    Column("worker", Text),
    Column("attempts", Integer, nullable=False),
    Index(None, "table_id"),
)

findings = Table(
    "findings",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("at", Integer, primary_key=True),  # the length of the log when the decision began
    Column("lost", Integer, nullable=False),  # hundredths
    Column("best", Text, nullable=False),  # json: actions in notation
)
