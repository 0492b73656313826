"""Who is at a table by which process, since none of several knows it by itself; and who may not chat."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, Text, false

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
    op.add_column("chairs", Column("is_muted", Boolean, nullable=False, server_default=false()))
    op.create_index(op.f("ix_presences_process"), "presences", ["process"])
