"""Days as challenges count them: from midnight to midnight of UTC, so that they are the same for everybody."""

from datetime import UTC, date, datetime, time, timedelta

from whistlestop.core.errors import UnknownName
from whistlestop.server.store.rows import TableRow

FIRST = "2026-01-01"  # before that nobody can have played


def day_of(now: float) -> str:
    """The day of a time, as 2026-11-16."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over."""
    return datetime.combine(date.fromisoformat(day) + timedelta(1), time(), UTC).timestamp()


def before(day: str) -> str:
    """The day before."""
    return (date.fromisoformat(day) - timedelta(1)).isoformat()


def after(day: str) -> str:
    """The day after."""
    return (date.fromisoformat(day) + timedelta(1)).isoformat()


def asked(text: str, today: str) -> str:
    """A day of an address, if it has begun."""
    try:
        found = date.fromisoformat(text).isoformat()
    except ValueError:
        found = ""
    if found != text or not FIRST <= found <= today:
        raise UnknownName("server-no-such-page")
    return found


def challenge_address(row: TableRow) -> str:
    """Where the results of a table's challenge stand."""
    assert row.held_until is not None
    return f"/challenge/{day_of(row.held_until - 1)}/{row.game}"
