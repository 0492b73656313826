"""Whose voice was taken away: not only at which seat."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "mutes",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("device_id", Text, primary_key=True),
    )
    op.execute(
        """
        INSERT INTO mutes (table_id, device_id)
        SELECT DISTINCT holders.table_id, holders.device_id FROM holders
        JOIN chairs ON chairs.table_id = holders.table_id AND chairs.seat = holders.seat
        WHERE holders.role = 'seat' AND chairs.is_muted
        """
    )
