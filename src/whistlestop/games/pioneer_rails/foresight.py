"""Searches that look ahead: the best ends of a turn are played on, with the same deals for all of them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails.layout import TURN
from whistlestop.games.pioneer_rails.lookahead import LAST_TURN, Look, Room, foreseen, room_for
from whistlestop.games.pioneer_rails.search import End, Search
from whistlestop.games.pioneer_rails.value import Mind


class Heat(NamedTuple):
    """So many of the best ends go on, until they have seen so many deals, those of earlier heats among them."""

    candidates: int
    deals: int


class Foresight(Search):
    """A search that looks at the best ends it finds once more: at many first, then closer at the best of those."""

    def __init__(
        self,
        weights: Mapping[str, int],
        boxes: int,
        suits: bool,
        width: int,
        capacity: int,
        look: Look,
        heats: Sequence[Heat],
        mind: Mind | None = None,
    ) -> None:
        super().__init__(weights, boxes, suits, width, capacity, mind, heats[0].candidates)
        self._look, self._heats = look, heats

    def best(self, ends: Sequence[End], m: Block, seat: int) -> End:
        ranked = sorted(ends, key=lambda end: -end.worth)  # of equals the first
        if ends[0].start[TURN] == LAST_TURN:  # nothing comes after it: points decide
            return ranked[0]
        room, seen = room_for(ends[0].start), 0
        standing = [(0, end) for end in ranked]  # the sum of what each has come to
        for heat in self._heats:
            standing = [
                (total + self._foreseen(end, m, seat, range(seen, heat.deals), room), end)
                for total, end in standing[: heat.candidates]
            ]
            standing.sort(key=lambda one: -one[0])
            seen = heat.deals
        return standing[0][1]

    def _foreseen(self, end: End, m: Block, seat: int, deals: range, room: Room) -> int:
        return foreseen(
            end.start, m, seat, end.order, deals.start, deals.stop, self._look, room,
            self.workspace, self.plan, self.mind,
        )  # fmt: skip
