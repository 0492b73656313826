"""Whose turns end by themselves."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("chairs", Column("has_short_turns", Boolean, nullable=False, server_default=false()))
