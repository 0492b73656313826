"""Who is at a table by which process: with several of them, none knows it by itself."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Integer, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "presences",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("process", Text, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("until", Double, nullable=False),
    )
    op.create_index(op.f("ix_presences_process"), "presences", ["process"])
