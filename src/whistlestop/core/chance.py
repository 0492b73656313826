"""Chance made explicit: rules say what must be drawn, a dealer supplies it, the outcome is a log entry.

A dealer answers by number: outcome n depends on the seed, on n and on nothing else, so the same outcomes
come again after an undo. `Sealed` is for live tables and can be checked by anybody (docs/fairness.md),
`Scripted` for given or real dice; `Fast`, for the lab, stands in `fastdealer`, which loads kernels.
"""

import hashlib
import secrets
from collections.abc import Callable, Iterable
from typing import Literal, Protocol

import msgspec

from whistlestop.core.errors import BadChance

Lot = tuple[int, ...]  # the outcome of a draw: the values of its parts, one after the other


class Die(msgspec.Struct, frozen=True, tag="die"):
    """One roll: each face equally likely; equal faces may stand more than once."""

    faces: tuple[int, ...]


class Deck(msgspec.Struct, frozen=True, tag="deck"):
    """Cards taken without replacement from a multiset: counts[kind] of each kind."""

    counts: tuple[int, ...]
    take: int


class Draw(msgspec.Struct, frozen=True):
    """What chance has to decide now, and who will see it (None: everybody)."""

    what: str
    parts: tuple[Die | Deck, ...]
    audience: tuple[int, ...] | None = None


DealerKind = Literal["sealed", "fast", "scripted"]


class Dealer(Protocol):
    """Supplies the outcomes of a table's draws."""

    kind: DealerKind

    def deal(self, number: int, draw: Draw) -> Lot | None:
        """Outcome `number` of the table, or None where somebody must supply it by hand."""


def pick(draw: Draw, below: Callable[[int], int]) -> Lot:
    """Decide a draw by a source of numbers: `below(n)` gives 0 … n - 1."""
    values: list[int] = []
    for part in draw.parts:
        if isinstance(part, Die):
            values.append(part.faces[below(len(part.faces))])
            continue
        left = list(part.counts)
        for _ in range(part.take):
            place, kind = below(sum(left)), 0
            while place >= left[kind]:
                place -= left[kind]
                kind += 1
            left[kind] -= 1
            values.append(kind)
    return tuple(values)


def odds(draw: Draw, begun: Lot) -> dict[int, int]:
    """What the next number of a lot can be, and in how many equally likely cases; empty where the lot is whole.

    So a draw can be decided one die or card at a time, by whoever wants to know all chances.
    """
    end = 0
    for part in draw.parts:
        start, end = end, end + (1 if isinstance(part, Die) else part.take)
        if len(begun) < end:
            if isinstance(part, Die):
                return {face: part.faces.count(face) for face in sorted(set(part.faces))}
            taken = begun[start:]
            left = (count - taken.count(kind) for kind, count in enumerate(part.counts))
            return {kind: count for kind, count in enumerate(left) if count > 0}
    return {}


def check(draw: Draw, lot: Lot) -> None:
    """Raise BadChance where the draw cannot give this outcome."""
    size = sum(1 if isinstance(part, Die) else part.take for part in draw.parts)
    if len(lot) != size:
        raise BadChance("chance-size", expected=size, given=len(lot))
    at = 0
    for part in draw.parts:
        if isinstance(part, Die):
            possible = lot[at] in part.faces
            at += 1
        else:
            taken = lot[at : at + part.take]
            possible = all(0 <= kind < len(part.counts) and taken.count(kind) <= part.counts[kind] for kind in taken)
            at += part.take
        if not possible:
            raise BadChance("chance-impossible", what=draw.what)


def is_possible(draw: Draw, lot: Lot) -> bool:
    """Whether the draw can give this outcome."""
    try:
        check(draw, lot)
    except BadChance:
        return False
    return True


class Sealed:
    """A 256-bit secret seed, committed to before the first move and revealed at the end."""

    kind: DealerKind = "sealed"

    def __init__(self, seed: bytes | None = None, nonce: bytes | None = None) -> None:
        self.seed = seed if seed is not None else secrets.token_bytes(32)
        self.nonce = nonce if nonce is not None else secrets.token_bytes(16)

    @classmethod
    def from_text(cls, text: str) -> "Sealed":
        """The same text gives the same game: for examples, tests and shared challenges, not for strangers."""
        digest = hashlib.blake2b(text.encode(), person=b"whistlestop-text").digest()
        return cls(digest[:32], digest[32:48])

    def deal(self, number: int, draw: Draw) -> Lot:
        return pick(draw, _SealedNumbers(self.seed, number).below)

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.nonce)


def commitment(seed: bytes, nonce: bytes) -> str:
    """What a table shows before the first move: SHA-256 of the seed and the nonce, in hex."""
    return hashlib.sha256(seed + nonce).hexdigest()


class _SealedNumbers:
    """The numbers of one outcome: 64-bit words of keyed BLAKE2b, each used once, biased ones thrown away."""

    def __init__(self, seed: bytes, outcome: int) -> None:
        self._seed, self._outcome, self._block = seed, outcome, 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        fair = (1 << 64) - (1 << 64) % bound
        while True:
            if not self._words:
                message = self._outcome.to_bytes(8, "big") + self._block.to_bytes(8, "big")
                digest = hashlib.blake2b(message, key=self._seed, person=b"whistlestop-deal").digest()
                self._words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 64, 8)]
                self._block += 1
            word = self._words.pop(0)
            if word < fair:
                return word % bound


class Scripted:
    """Given outcomes, in order; where they end, the table waits for somebody to supply the next."""

    kind: DealerKind = "scripted"

    def __init__(self, lots: Iterable[Lot] = ()) -> None:
        self._lots = tuple(lots)

    def deal(self, number: int, draw: Draw) -> Lot | None:
        return self._lots[number] if number < len(self._lots) else None


class Prepared:
    """Given outcomes as far as they are possible; for the others another dealer is asked."""

    kind: DealerKind = "scripted"

    def __init__(self, lots: Iterable[Lot], then: Dealer) -> None:
        self._lots, self._then = tuple(lots), then

    def deal(self, number: int, draw: Draw) -> Lot | None:
        if number < len(self._lots) and is_possible(draw, self._lots[number]):
            return self._lots[number]
        return self._then.deal(number, draw)
