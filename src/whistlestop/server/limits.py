"""How often somebody may do something, and how many may be here at once.

How often: buckets that fill up again with time. A bucket is kept per address or connection and per kind of deed, and
forgotten once it is full again, so that strangers cannot make the server remember them for ever.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from whistlestop.core.errors import WhistlestopError


class TooOften(WhistlestopError):
    """Somebody does something faster than people do."""


class TooMany(WhistlestopError):
    """There is no room for one more."""


class Rate(NamedTuple):
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


RATES = {
    "code": Rate(10, 6),  # tries to guess a code, from one address
    "code-all": Rate(120, 1),  # from everywhere together
    "link": Rate(30, 2),
    "token": Rate(10, 6),  # tries to guess the one of whoever looks after the server
    "open": Rate(60, 10),  # new tables, forks, rematches
    "upload": Rate(10, 30),
    "replay": Rate(300, 0.05),
    "hint": Rate(10, 3),  # of one device: each keeps a processor busy for a second
    "analysis": Rate(12, 30),
    "hint-all": Rate(60, 0.5),  # from one network
    "paper": Rate(100, 0.2),  # taps on a board from paper: each is scored anew
    "figures": Rate(60, 0.5),  # leaderboards and statistics
    "look": Rate(400, 0.02),  # pages that ask what the dice of a real table show: a whole family behind one address
    "form": Rate(60, 0.5),
    "socket": Rate(40, 0.5),  # connections
    "command": Rate(80, 0.1),  # of one connection
    "ask": Rate(80, 0.05),
    "chat": Rate(8, 1.5),
    "notice": Rate(20, 30),  # what people let a table say, of one table
}


class Limits:
    """The buckets of one server process."""

    MOST = 20_000  # buckets kept; beyond that the fullest go first

    def __init__(self) -> None:
        self._empty: dict[tuple[str, str], float] = {}  # by kind and who: when the bucket will be full again

    def allows(self, kind: str, who: str, now: float) -> bool:
        """Count one deed; False where it comes too soon. `now` is of a clock that nobody sets."""
        if not self.would_allow(kind, who, now):
            return False
        self._empty[kind, who] = self._full_at(kind, who, now)
        if len(self._empty) > self.MOST:
            self._forget(now)
        return True

    def would_allow(self, kind: str, who: str, now: float) -> bool:
        """The same, and nothing is counted."""
        return self._full_at(kind, who, now) <= now + RATES[kind].burst * RATES[kind].seconds

    def _full_at(self, kind: str, who: str, now: float) -> float:
        """When the bucket will be full again after one more deed."""
        return max(self._empty.get((kind, who), now), now) + RATES[kind].seconds

    def _forget(self, now: float) -> None:
        self._empty = {key: full_at for key, full_at in self._empty.items() if full_at > now}
        for key in sorted(self._empty, key=self._empty.__getitem__)[: max(0, len(self._empty) - self.MOST // 2)]:
            del self._empty[key]


MOST_WATCHING = 200  # pages of spectators that one table shows itself to at once
MOST_ADMITTED = 1000  # devices that may ever come to watch a table, as long as they do not leave
MOST_PAGES = {"device": 30, "network": 300}  # connected at once; a school is one network


class Crowd:
    """The pages that are connected to one server process, by where they come from."""

    def __init__(self) -> None:
        self._here: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def joined(self, device: str, network: str) -> Iterator[None]:
        """Count a page as long as it is connected. Raises TooMany."""
        mine = (("device", device), ("network", network))
        if any(self._here[one] >= MOST_PAGES[one[0]] for one in mine):
            raise TooMany("server-too-many-pages")
        self._here.update(mine)
        try:
            yield
        finally:
            self._here.subtract(mine)
            for one in mine:
                if not self._here[one]:
                    del self._here[one]
