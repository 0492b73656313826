"""What a table's row says about a beginning that is not that of its game: a fork, a lesson or a puzzle; JSON."""

from typing import Any

import msgspec

from whistlestop.core.game import Game
from whistlestop.core.table import Origin


def written(origin: Origin | None, puzzle: int | None = None) -> str | None:
    """A beginning as a row holds it, with the number of the puzzle that it belongs to."""
    if origin is None:
        return None
    told = {"view": origin.view, "seed": origin.seed} | ({} if puzzle is None else {"puzzle": puzzle})
    return msgspec.json.encode(told).decode()


def read(game: Game[Any, Any, Any], told: str | None) -> Origin | None:
    if told is None:
        return None
    found = msgspec.json.decode(told)
    return Origin(msgspec.convert(found["view"], game.view_type, strict=False), found["seed"])


def puzzle_of(told: str | None) -> int | None:
    """Which puzzle a table was opened for; None: for none."""
    if told is None:
        return None
    found: int | None = msgspec.json.decode(told).get("puzzle")
    return found
