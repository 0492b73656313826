"""Games over days: how much time a move has, the time that servers have been there, and reminders."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Integer, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", Column("pace", Text))
    op.add_column("chairs", Column("asked_at", Double))
    op.add_column("chairs", Column("bank", Double, nullable=False, server_default="0"))
    op.create_table(
        "service",
        Column("id", Integer, primary_key=True),
        Column("served", Double, nullable=False),
    )
    op.create_table(
        "keys",
        Column("name", Text, primary_key=True),
        Column("public", Text, nullable=False),
        Column("private", Text, nullable=False),
    )
    op.create_table(
        "reminders",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("device_id", Text, primary_key=True),
        Column("kind", Text, primary_key=True),
        Column("address", Text, nullable=False),
        Column("keys", Text, nullable=False),
        Column("locale", Text, nullable=False),
        Column("site", Text, nullable=False),
        Column("called_for", Double),
    )
