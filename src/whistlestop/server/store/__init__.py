"""Everything that must survive a restart: tables and their logs, seats, devices, links, chat, jobs.

A caller hands a `Store` works, functions of a connection, made of what `rows` offers:
`await store.write(lambda conn: rows.append(conn, table_id, entries), table_id)`.
"""

from whistlestop.server.store.errors import BadDatabase, Gone, Repeated, Taken
from whistlestop.server.store.store import Store

__all__ = ["BadDatabase", "Gone", "Repeated", "Store", "Taken"]
