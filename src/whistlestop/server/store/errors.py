"""What the store refuses: databases that cannot be used, and rows that are there already or no longer."""

from sqlalchemy.exc import DBAPIError

from whistlestop.core.errors import WhistlestopError


class BadDatabase(WhistlestopError):
    """A database that this program cannot work with."""


def unusable(error: Exception) -> BadDatabase:
    """What a database complains about, in one line."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return BadDatabase("server-database-unusable", why=" ".join(said.split()))


class Taken(Exception):
    """Somebody else wrote this entry first: read the log again and try anew."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(table_id, seq)
        self.table_id = table_id
        self.seq = seq


class Repeated(Exception):
    """The client's command is in the store already, as entry or message `number`."""

    def __init__(self, table_id: str, client: str, number: int) -> None:
        super().__init__(table_id, client, number)
        self.table_id = table_id
        self.client = client
        self.number = number


class Gone(Exception):
    """The table has been deleted."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id
