"""Which seat of the game before a seat of a rematch was: seats can be removed, and those behind move up."""

from alembic import op
from sqlalchemy import Column, Integer

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chairs", Column("seat_before", Integer))
    op.execute(
        "UPDATE chairs SET seat_before = seat WHERE table_id IN (SELECT id FROM tables WHERE rematch_of IS NOT NULL)"
    )
