"""What games share whose positions are one block of integers and whose actions have fixed numbers."""

from collections.abc import Mapping
from typing import Any, Self

from whistlestop.core.kernel import Block


class BlockState:
    """A position: one block of integers, laid out by the game. Treat it as a value: never change the block."""

    __slots__ = ("block",)

    def __init__(self, numbers: Block) -> None:
        self.block = numbers

    def key(self) -> bytes:
        return self.block.tobytes()

    def copy(self) -> Self:
        return type(self)(self.block[:])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.block == other.block

    def __hash__(self) -> int:
        return hash(self.key())


def number_of(action: object, numbers: Mapping[Any, int]) -> int | None:
    """The number of an action; None for whatever else somebody hands in."""
    try:
        return numbers.get(action)
    except TypeError:  # it cannot even be looked up
        return None
