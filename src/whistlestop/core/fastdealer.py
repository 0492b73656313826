"""The lab's dealer and the bots' numbers, both on the fast generator that kernels share."""

import hashlib

from whistlestop.core import fast
from whistlestop.core.chance import DealerKind, Draw, Lot, pick


def seed_number(seed: str | int) -> int:
    """A run's seed as the number that kernels take."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big") >> 2


class Stream:
    """Numbers of one lane, one after the other: a bot's own stream, apart from the table's chance."""

    def __init__(self, seed: int, lane: int, event: int = 0) -> None:
        self._start = fast.stream(seed, lane, event)
        self._index = 0

    def below(self, bound: int) -> int:
        self._index += 1
        return fast.below(self._start, self._index - 1, bound)


class Fast:
    """Quick, repeatable, and easy to foresee: for simulations only."""

    kind: DealerKind = "fast"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def deal(self, number: int, draw: Draw) -> Lot:
        return pick(draw, Stream(self.seed, fast.CHANCE, number).below)
