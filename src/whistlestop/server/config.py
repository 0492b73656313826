"""What a server is told when it starts."""

import os
from importlib.metadata import version

import msgspec

from whistlestop.server.logs import LogFormat

VERSION = version("whistlestop")  # of the package, which imports this one


def bot_processes_here() -> int:
    """Half of this machine's processors think for bots, at most four: the others are for people."""
    return max(1, min(4, (os.cpu_count() or 1) // 2))


class Config(msgspec.Struct, frozen=True):
    """Where the data stands, under which addresses people come, and how much work is done at once."""

    db: str  # a database address as SQLAlchemy writes it: sqlite:///…, postgresql+psycopg://…
    base_url: str = ""  # the public site, without a slash at its end; "" is that of each request
    base_path: str = ""  # where on that site the pages stand, such as /games; "" is its root
    network_url: str = ""  # this machine's address in the local network: for links made by somebody on localhost
    bot_processes: int = msgspec.field(default_factory=bot_processes_here)
    token: str = ""  # what opens figures and status from elsewhere; "" is: they are for this machine alone
    figures: str = ""  # the folder in which several processes leave their figures for each other
    log_format: LogFormat = "text"
    retention_days: int = 180  # a table where nothing has happened for so long is deleted; 0: none is
