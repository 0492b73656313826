"""Who has given up a seat for good."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("chairs", Column("has_conceded", Boolean, nullable=False, server_default=false()))
