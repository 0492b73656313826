"""Some games in a row, and how they ended."""

import msgspec

from whistlestop.lab.programs import Failure


class Batch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Scores and places by game and seat; actions, and seconds of processor time, of all of them."""

    scores: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    actions: int
    cpu: float
    is_old: bool = False  # played by an earlier run
    failures: tuple[Failure, ...] = ()  # programs that have forfeited one of them
