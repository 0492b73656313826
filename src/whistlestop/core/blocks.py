"""What games share whose positions are one block of integers and whose actions have fixed numbers."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block, block
from whistlestop.core.options import whole

A = TypeVar("A")


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


def checked_seat(seat: Seat, seats: int) -> Seat:
    """A seat of this table: kernels take any number for one."""
    number = whole(seat)
    if number is None:
        raise UnknownName("seat-no-number", seat=repr(seat)[:80])
    if not 1 <= number <= seats:
        raise UnknownName("no-such-seat", seat=str(seat), seats=seats)
    return number


def number_of(action: object, numbers: Mapping[Any, int]) -> int | None:
    """The number of an action; None for whatever else somebody hands in."""
    try:
        return numbers.get(action)
    except TypeError:  # it cannot even be looked up
        return None


class NumberedActions(ABC, Generic[A]):
    """The legal actions of a seat, found by a game's kernels when somebody asks.

    A game says how many kinds of action there are, what its numbers mean, how they are listed and judged.
    """

    __slots__ = ("_block", "_counts", "_numbers", "_seat")

    all_actions: ClassVar[Sequence[Any]]  # by number; None where a number is free
    numbering: ClassVar[Mapping[Any, int]]
    kinds_of_action: ClassVar[int]

    def __init__(self, position: Block, seat: Seat) -> None:
        self._block, self._seat = position, seat
        self._counts: Block | None = None
        self._numbers: Sequence[int] | None = None

    @abstractmethod
    def _list(self, counts: Block, out: Block) -> int:
        """Write all actions to `out`, kind by kind, how many of each to `counts`; how many in all."""

    @abstractmethod
    def _is_legal(self, number: int) -> bool:
        """Whether the action with this number can be done now."""

    def numbers(self) -> Sequence[int]:
        """The actions by their numbers, in the same order."""
        if self._numbers is None:
            self._counts, found = block(self.kinds_of_action), block(len(self.all_actions))
            self._numbers = found[: self._list(self._counts, found)]
        return self._numbers

    def __iter__(self) -> Iterator[A]:
        return (self.all_actions[number] for number in self.numbers())

    def __len__(self) -> int:
        return len(self.numbers())

    def __contains__(self, action: object) -> bool:
        number = number_of(action, self.numbering)
        return number is not None and self._is_legal(number)

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions>"

    def of_kind(self, kind: int) -> Sequence[int]:
        """The actions of one kind by their numbers."""
        numbers = self.numbers()
        assert self._counts is not None
        start = sum(self._counts[:kind])
        return numbers[start : start + self._counts[kind]]

    def kinds(self) -> Sequence[Sequence[A]]:
        groups: list[Sequence[A]] = []
        numbers, start = self.numbers(), 0
        for count in self._counts or ():
            if count:
                groups.append(_Decoded(numbers[start : start + count], self.all_actions))
                start += count
        return groups


class _Decoded(Sequence[A]):
    """Actions given by their numbers."""

    __slots__ = ("_all", "_numbers")

    def __init__(self, numbers: Sequence[int], all_actions: Sequence[Any]) -> None:
        self._numbers, self._all = numbers, all_actions

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        if isinstance(index, slice):
            return _Decoded(self._numbers[index], self._all)
        return self._all[self._numbers[index]]


def by_game(numbers: Block, seats: int) -> list[tuple[int, ...]]:
    """What stands seat by seat, game after game, as one tuple for each game."""
    return list(zip(*(numbers[seat::seats] for seat in range(seats)), strict=True))
