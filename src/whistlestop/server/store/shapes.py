"""Rows as values. The fields stand in the order of the columns in `schema.py`."""

from typing import Literal, TypedDict

import msgspec

TableState = Literal["lobby", "playing", "over", "stopped", "record"]
ChairKind = Literal["open", "person", "bot"]
Role = Literal["host", "seat", "watch"]
LinkKind = Literal["join", "seat", "watch", "host", "replay"]
ReminderKind = Literal["push", "webhook"]
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
    has_hints: bool = True
    held_until: float | None = None  # of a challenge: until then nothing that tells its chance is given away
    pace: str | None = None  # JSON


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
    asked_at: float | None = None
    bank: float = 0.0
    has_conceded: bool = False
    has_short_turns: bool = False


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
    asked_at: float | None
    bank: float
    has_conceded: bool
    has_short_turns: bool


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


class ResultRow(msgspec.Struct, frozen=True):
    """How a game has ended for a seat; made again from the log where it is missing."""

    table_id: str
    seat: int
    score: int
    place: int
    bot: str | None  # the level that played the seat at the end
    parts: str  # JSON: points by part of the score sheet
    ended_at: float


class PlayedRow(msgspec.Struct, frozen=True):
    """A game that is over, as statistics look at it: its table, who sat there, and how it ended for each."""

    table: TableRow
    chairs: tuple[ChairRow, ...]
    results: tuple[ResultRow, ...]
    mine: tuple[int, ...]  # the seats whose record it is: of the device that asks, or of all people


class TotalRow(msgspec.Struct, frozen=True):
    """What people, or bots of a level, have reached in a game on this server."""

    game: str
    bot: str | None
    games: int  # counted by seat
    mean: float
    best: int


class ChallengeRow(msgspec.Struct, frozen=True):
    """The chance that everybody gets on one day."""

    day: str
    game: str
    seed: bytes
    made_at: float


class TryRow(msgspec.Struct, frozen=True):
    """The one try of a device, or of a level of bot, at a challenge."""

    day: str
    game: str
    player: str
    table_id: str
    name: str
    begun_at: float


class PresenceRow(msgspec.Struct, frozen=True):
    """A seat whose person is connected to a process, as long as that process lives."""

    table_id: str
    process: str
    seat: int
    until: float


class ReminderRow(msgspec.Struct, frozen=True):
    """Where a device wants to be called when the game waits for its person."""

    table_id: str
    device_id: str
    kind: ReminderKind
    address: str
    keys: str  # JSON, or ""
    locale: str
    site: str
    called_for: float | None = None


class JobRow(msgspec.Struct, frozen=True):
    """Something to be done for a seat of a table, and by whom it is being done."""

    kind: str
    table_id: str
    seat: int
    due_at: float
    lease_until: float = 0.0
    worker: str | None = None
    attempts: int = 0


class FindingRow(msgspec.Struct, frozen=True):
    """What an analysis has found about one decision: what it has cost, in hundredths, and what would have been best."""

    table_id: str
    seat: int
    at: int
    lost: int
    best: str  # JSON


class CompanionRow(msgspec.Struct, frozen=True):
    """Dice, cards or a counter for a real table."""

    id: str
    game: str
    seats: int
    options: str  # JSON
    device_id: str  # whose hand rolls and deals, or counts
    code: str
    timer: int  # seconds for a turn; 0 for as long as it takes
    created_at: float
    seed: bytes
    nonce: bytes


class DrawRow(msgspec.Struct, frozen=True):
    """What chance has brought to a companion, or what was entered there."""

    companion_id: str
    seq: int
    lot: str  # JSON; null where the game was ended
    at: float
