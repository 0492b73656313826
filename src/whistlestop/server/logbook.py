"""Between the log of a table in memory and its rows in the store: the same texts as in a game file."""

from collections.abc import Iterator, Sequence
from typing import Any

from whistlestop.core.chance import Draw
from whistlestop.core.errors import BadFile
from whistlestop.core.table import Did, Entry, Fell, Rewound, Table, Undid
from whistlestop.server.store.rows import EntryKind, EntryRow

AnyTable = Table[Any, Any, Any]


def new_rows(table: AnyTable, table_id: str, length: int, client: str | None, at: float) -> list[EntryRow]:
    """The rows of all that the log has grown by since it had this length; the first carries the client's id."""
    new, draws = table.log[length:], table.draws
    fallen = sum(isinstance(entry, Fell) for entry in new)
    decided = iter(draws[len(draws) - fallen :])
    rows = []
    for seq, entry in enumerate(new, length + 1):
        seat, kind, text = _told(table, entry, decided)
        rows.append(EntryRow(table_id, seq, seat, kind, text, client if seq == length + 1 else None, at))
    return rows


def _told(table: AnyTable, entry: Entry, draws: Iterator[Draw]) -> tuple[int | None, EntryKind, str]:
    notation = table.game.notation
    match entry:
        case Did(seat, action):
            return seat, "do", notation.format_action(action)
        case Fell(lot):
            return None, "chance", notation.format_chance(next(draws), lot)
        case Undid(seat, whole_lane):
            return seat, "restart" if whole_lane else "undo", ""
        case Rewound(length):
            return None, "rewind", str(length)


def replay(table: AnyTable, rows: Sequence[EntryRow]) -> None:
    """Let a table follow the rows that it does not have yet."""
    for row in rows:
        table.append(_entry(table, row))


def _entry(table: AnyTable, row: EntryRow) -> Entry:
    notation = table.game.notation
    match row.kind:
        case "do" if row.seat is not None:
            return Did(row.seat, notation.parse_action(row.text))
        case "chance" if (draw := table.pending) is not None:
            return Fell(notation.parse_chance(draw, row.text), draw.audience)
        case "undo" | "restart" if row.seat is not None:
            return Undid(row.seat, whole_lane=row.kind == "restart")
        case "rewind":
            return Rewound(int(row.text))
    raise BadFile(row.seq, "file-empty-entry")
