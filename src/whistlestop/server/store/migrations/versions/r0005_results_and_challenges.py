"""How games have ended, for statistics; the challenge of each day, and who has tried it."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Integer, LargeBinary, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "results",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("score", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("bot", Text),
        Column("parts", Text, nullable=False),
        Column("ended_at", Double, nullable=False),
    )
    op.create_table(
        "challenges",
        Column("day", Text, primary_key=True),
        Column("game", Text, primary_key=True),
        Column("seed", LargeBinary, nullable=False),
        Column("made_at", Double, nullable=False),
    )
    op.create_table(
        "tries",
        Column("day", Text, primary_key=True),
        Column("game", Text, primary_key=True),
        Column("player", Text, primary_key=True),
        Column("table_id", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("begun_at", Double, nullable=False),
    )
    op.add_column("tables", Column("held_until", Double))
