"""Devices, what they hold at tables, and the links that give it to them. For use inside `Store.write` and `read`.

The store never sees a secret: devices and links are known by the hashes of theirs.
"""

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, select, update

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import DeviceRow, HolderRow, LinkKind, LinkRow, Role
from whistlestop.server.store.statements import belonging_to, insert_if_new, insert_or_replace

_devices, _holders, _links, _mutes = schema.devices.c, schema.holders.c, schema.links.c, schema.mutes.c
_PUT_DEVICE = insert_or_replace(schema.devices, ("seen_at",))
_ADD_HOLDER = insert_if_new(schema.holders)
_HOLDERS = (
    select(schema.holders)
    .where(_holders.table_id == bindparam("table"))
    .order_by(_holders.device_id, _holders.role, _holders.seat)
)
_MUTE = insert_if_new(schema.mutes)
_ADD_LINK = insert_if_new(schema.links)
_LINK = select(schema.links).where(_links.hash == bindparam("hash"))


def put_device(conn: Connection, row: DeviceRow) -> None:
    """Keep a device as it is now; when it first came is not changed."""
    conn.execute(_PUT_DEVICE[conn.dialect.name], asdict(row))


def forget_devices(conn: Connection, before: float) -> int:
    """Delete devices that hold nothing and were last seen before this time; how many there were."""
    holds = exists().where(_holders.device_id == _devices.id)
    return conn.execute(delete(schema.devices).where(_devices.seen_at < before, ~holds)).rowcount


def add_holder(conn: Connection, row: HolderRow) -> None:
    """Give a device something at a table; what it holds already stays as it is. Raises Gone."""
    with belonging_to(row.table_id):
        conn.execute(_ADD_HOLDER[conn.dialect.name], asdict(row))


def holders(conn: Connection, table_id: str) -> list[HolderRow]:
    """Who holds what at a table."""
    return [HolderRow(*row) for row in conn.execute(_HOLDERS, {"table": table_id})]


def remove_holder(conn: Connection, table_id: str, device_id: str, role: Role, seat: int = 0) -> None:
    """Take one thing from a device."""
    mine = (_holders.table_id == table_id, _holders.device_id == device_id)
    conn.execute(delete(schema.holders).where(*mine, _holders.role == role, _holders.seat == seat))


def free_seat(conn: Connection, table_id: str, seat: int) -> None:
    """Take a seat from every device that holds it; who has none left there is called there no more."""
    seats, reminders = (_holders.table_id == table_id, _holders.role == "seat"), schema.reminders.c
    conn.execute(delete(schema.holders).where(*seats, _holders.seat == seat))
    left = select(_holders.device_id).where(*seats)
    called = reminders.table_id == table_id, reminders.device_id.not_in(left)
    conn.execute(delete(schema.reminders).where(*called))


def open_seat(conn: Connection, table_id: str, device_id: str, seat: int) -> None:
    """Of the seats that a device holds, show this one alone; seat 0 hides all of them."""
    mine = (_holders.table_id == table_id, _holders.device_id == device_id, _holders.role == "seat")
    conn.execute(update(schema.holders).where(*mine).values(is_open=_holders.seat == seat))


def opened(conn: Connection, device_id: str) -> list[str]:
    """The tables at which a device shows the view of one of several people."""
    mine = (_holders.device_id == device_id, _holders.is_open)
    return list(conn.execute(select(_holders.table_id).where(*mine).order_by(_holders.table_id)).scalars())


def mute(conn: Connection, table_id: str, device_id: str) -> None:
    """Let a device say nothing at a table. Raises Gone."""
    with belonging_to(table_id):
        conn.execute(_MUTE[conn.dialect.name], {"table_id": table_id, "device_id": device_id})


def unmute(conn: Connection, table_id: str, device_id: str) -> None:
    """Let it speak again."""
    conn.execute(delete(schema.mutes).where(_mutes.table_id == table_id, _mutes.device_id == device_id))


def muted(conn: Connection, table_id: str) -> set[str]:
    """The devices that say nothing at a table."""
    return set(conn.execute(select(_mutes.device_id).where(_mutes.table_id == table_id)).scalars())


def add_link(conn: Connection, row: LinkRow) -> None:
    """Keep a link; one with this secret that is there already stays as it is. Raises Gone."""
    with belonging_to(row.table_id):
        conn.execute(_ADD_LINK[conn.dialect.name], asdict(row))


def link(conn: Connection, secret_hash: str) -> LinkRow | None:
    """The link with this secret."""
    row = conn.execute(_LINK, {"hash": secret_hash}).first()
    return LinkRow(*row) if row else None


def links(conn: Connection, table_id: str, kind: LinkKind, seat: int = 0) -> list[LinkRow]:
    """The links of a kind; those to a seat seat by seat."""
    found = conn.execute(select(schema.links).where(*_of_kind(table_id, kind, seat)).order_by(_links.hash))
    return [LinkRow(*row) for row in found]


def remove_link(conn: Connection, secret_hash: str) -> None:
    """End the link with this secret."""
    conn.execute(delete(schema.links).where(_links.hash == secret_hash))


def remove_links(conn: Connection, table_id: str, kind: LinkKind, seat: int = 0) -> None:
    """End the links of a kind; those to a seat are ended seat by seat."""
    conn.execute(delete(schema.links).where(*_of_kind(table_id, kind, seat)))


def _of_kind(table_id: str, kind: LinkKind, seat: int) -> tuple[ColumnElement[bool], ...]:
    return _links.table_id == table_id, _links.kind == kind, _links.seat == seat
