"""The first tables."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None

_LARGE = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "devices",
        Column("id", Text, nullable=False),
        Column("created_at", Double, nullable=False),
        Column("seen_at", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_table(
        "tables",
        Column("id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("dealer", Text, nullable=False),
        Column("created_at", Double, nullable=False),
        Column("changed_at", Double, nullable=False),
        Column("seed", LargeBinary, nullable=False),
        Column("nonce", LargeBinary, nullable=False),
        Column("origin", Text),
        Column("code", Text),
        Column("rematch", Text),
        Column("rematch_of", Text),
        PrimaryKeyConstraint("id", name="pk_tables"),
        UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_changed_at", "tables", ["changed_at"])
    op.create_table(
        "chairs",
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("kind", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("level", Text, nullable=False),
        Column("bot_seed", _LARGE, nullable=False),
        Column("stand_in", Text),
        Column("kept_for", Text),
        Column("seen", Integer, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id_tables", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
    )
    op.create_table(
        "entries",
        Column("table_id", Text, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("seat", Integer),
        Column("kind", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("client", Text),
        Column("at", Double, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id_tables", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
    )
    op.create_index("ix_entries_table_id_client", "entries", ["table_id", "client"], unique=True)
    op.create_table(
        "holders",
        Column("table_id", Text, nullable=False),
        Column("device_id", Text, nullable=False),
        Column("role", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("is_open", Boolean, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_holders_table_id_tables", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "device_id", "role", "seat", name="pk_holders"),
    )
    op.create_index("ix_holders_device_id", "holders", ["device_id"])
    op.create_table(
        "jobs",
        Column("kind", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("due_at", Double, nullable=False),
        Column("lease_until", Double, nullable=False),
        Column("worker", Text),
        Column("attempts", Integer, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_jobs_table_id_tables", ondelete="CASCADE"),
        PrimaryKeyConstraint("kind", "table_id", "seat", name="pk_jobs"),
    )
    op.create_index("ix_jobs_due_at", "jobs", ["due_at"])
    op.create_index("ix_jobs_table_id", "jobs", ["table_id"])
    op.create_table(
        "links",
        Column("hash", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("made_at", Double, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id_tables", ondelete="CASCADE"),
        PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_table(
        "messages",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("seat", Integer),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("words", Text),
        Column("client", Text),
        Column("at", Double, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_messages_table_id_tables", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "number", name="pk_messages"),
    )
    op.create_index("ix_messages_table_id_client", "messages", ["table_id", "client"], unique=True)
    op.create_table(
        "snapshots",
        Column("table_id", Text, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("state_hash", Text, nullable=False),
        Column("summary", Text, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id_tables", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )
    op.create_table(
        "votes",
        Column("table_id", Text, nullable=False),
        Column("topic", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_votes_table_id_tables", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "topic", "seat", name="pk_votes"),
    )
