"""What a server writes to standard error: a line for each event, for people or as JSON for programs that collect it.

Neither addresses of pages, which hold secrets, nor what a failed statement was given (`store/engine.py`) is logged.
"""

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

LogFormat = Literal["text", "json"]


def log_as(format: LogFormat) -> None:
    """Write events in this form from now on."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("whistlestop").setLevel(logging.INFO)
    if format == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())


class JsonLines(logging.Formatter):
    """One object a line: time, level, where it comes from, what is told, and the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()
