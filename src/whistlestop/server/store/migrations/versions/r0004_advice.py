"""Whether whoever is to act may ask for a hint; and what was found about decisions of games that are over."""

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, Integer, Text, true

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", Column("has_hints", Boolean, nullable=False, server_default=true()))
    op.create_table(
        "findings",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("at", Integer, primary_key=True),
        Column("lost", Integer, nullable=False),
        Column("best", Text, nullable=False),
    )
