"""Rows as values. The fields stand in the order of the columns in `schema.py`."""

from typing import Literal, TypedDict

import msgspec

TableState = Literal["lobby", "playing", "over", "record"]
ChairKind = Literal["open", "person", "bot"]
Role = Literal["host", "seat", "watch"]
LinkKind = Literal["join", "seat", "watch", "host", "replay"]
EntryKind = Literal["do", "chance", "undo", "restart", "rewind"]


class TableRow(msgspec.Struct, frozen=True):
    """A table: what was agreed before the first move, and where it stands."""

    id: str
    game: str
    seats: int
    options: str  # JSON
    state: TableState
    dealer: str
    created_at: float
    changed_at: float
    seed: bytes = b""
    nonce: bytes = b""
    origin: str | None = None  # JSON: view and seed of a fork
    code: str | None = None
    rematch: str | None = None
    rematch_of: str | None = None


class TableChanges(TypedDict, total=False):
    """What may change about a table."""

    options: str
    state: TableState
    changed_at: float
    code: str | None
    rematch: str | None


class ChairRow(msgspec.Struct, frozen=True):
    """A seat at a table."""

    table_id: str
    seat: int
    kind: ChairKind
    name: str = ""
    level: str = ""
    bot_seed: int = 0
    stand_in: str | None = None
    kept_for: str | None = None
    seen: int = 0
    seat_before: int | None = None
    is_muted: bool = False


class ChairChanges(TypedDict, total=False):
    """What may change about a chair."""

    kind: ChairKind
    name: str
    level: str
    bot_seed: int
    stand_in: str | None
    kept_for: str | None
    seen: int
    is_muted: bool


class DeviceRow(msgspec.Struct, frozen=True):
    """A browser that has been here; `id` is the hash of its cookie's token."""

    id: str
    created_at: float
    seen_at: float


class HolderRow(msgspec.Struct, frozen=True):
    """What a device may do at a table: be its host, play a seat, watch."""

    table_id: str
    device_id: str
    role: Role
    seat: int = 0
    is_open: bool = False


class LinkRow(msgspec.Struct, frozen=True):
    """A link that gives something away; `hash` is that of its secret."""

    hash: str
    table_id: str
    kind: LinkKind
    seat: int
    made_at: float


class EntryRow(msgspec.Struct, frozen=True):
    """An entry of a table's log; `client` is the client's own id of the command."""

    table_id: str
    seq: int
    seat: int | None
    kind: EntryKind
    text: str
    client: str | None
    at: float


class MessageRow(msgspec.Struct, frozen=True):
    """Something said at a table; `add_message` numbers it. Of a notice `words` holds all there is, as JSON."""

    table_id: str
    number: int
    seat: int | None
    name: str
    text: str
    words: str | None
    client: str | None
    at: float


class VoteRow(msgspec.Struct, frozen=True):
    """A seat's yes to a proposal."""

    table_id: str
    topic: str
    seat: int


class SnapshotRow(msgspec.Struct, frozen=True):
    """How a table stands after entry `seq`, for lists; made again from the log when missing or behind."""

    table_id: str
    seq: int
    state_hash: str
    summary: str  # JSON


class PresenceRow(msgspec.Struct, frozen=True):
    """A seat whose person is connected to a process, as long as that process lives."""

    table_id: str
    process: str
    seat: int
    until: float


class JobRow(msgspec.Struct, frozen=True):
    """Something to be done for a seat of a table, and by whom it is being done."""

    kind: str
    table_id: str
    seat: int
    due_at: float
    lease_until: float = 0.0
    worker: str | None = None
    attempts: int = 0
