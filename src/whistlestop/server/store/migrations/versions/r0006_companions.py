"""Dice and cards for real tables."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Integer, LargeBinary, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "companions",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("device_id", Text, nullable=False),
        Column("code", Text, nullable=False, unique=True),
        Column("timer", Integer, nullable=False),
        Column("created_at", Double, nullable=False),
        Column("seed", LargeBinary, nullable=False),
        Column("nonce", LargeBinary, nullable=False),
    )
    op.create_table(
        "draws",
        Column("companion_id", Text, ForeignKey("companions.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("lot", Text, nullable=False),
        Column("at", Double, nullable=False),
    )
