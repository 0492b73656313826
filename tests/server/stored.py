"""What the database holds, for tests that look behind the server's back; the server itself never asks for it so."""

from typing import Any

from sqlalchemy import Table, select

from whistlestop.server.store import schema
from whistlestop.server.store.rows import Connection, DeviceRow, JobRow, LinkRow, TableRow


def _all(connection: Connection, table: Table, order: str, **where: object) -> list[Any]:
    query = select(table).order_by(table.c[order], *table.primary_key)
    return list(connection.execute(query.filter_by(**where)))


def tables(connection: Connection) -> list[TableRow]:
    """All tables, oldest first."""
    return [TableRow(*row) for row in _all(connection, schema.tables, "created_at")]


def devices(connection: Connection) -> dict[str, DeviceRow]:
    """All devices by id."""
    return {row.id: DeviceRow(*row) for row in _all(connection, schema.devices, "id")}


def links(connection: Connection, table_id: str) -> list[LinkRow]:
    """The links of a table, oldest first."""
    return [LinkRow(*row) for row in _all(connection, schema.links, "made_at", table_id=table_id)]


def jobs(connection: Connection, table_id: str) -> list[JobRow]:
    """What has to be done for a table."""
    return [JobRow(*row) for row in _all(connection, schema.jobs, "kind", table_id=table_id)]
