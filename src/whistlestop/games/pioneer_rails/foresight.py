"""Searches that look ahead: the best ends of a turn are played on, with the same deals for all of them."""

from collections.abc import Mapping, Sequence

from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails.layout import TURN
from whistlestop.games.pioneer_rails.lookahead import LAST_TURN, Look, foreseen, room_for
from whistlestop.games.pioneer_rails.search import End, Search
from whistlestop.games.pioneer_rails.value import Mind


class Foresight(Search):
    """A search that looks at the best ends it finds once more: at many first, then closer at the best of those."""

    def __init__(
        self,
        weights: Mapping[str, int],
        boxes: int,
        suits: bool,
        width: int,
        capacity: int,
        looks: Sequence[Look],
        mind: Mind | None = None,
    ) -> None:
        super().__init__(weights, boxes, suits, width, capacity, mind, looks[0].candidates)
        self._looks = looks

    def best(self, ends: Sequence[End], m: Block, seat: int) -> End:
        ranked = sorted(ends, key=lambda end: -end.worth)  # of equals the first
        if ends[0].start[TURN] < LAST_TURN:  # then nothing comes after it, and points decide
            for look in self._looks:
                ranked = self._ranked(ranked[: look.candidates], m, seat, look)
        return ranked[0]

    def _ranked(self, ends: list[End], m: Block, seat: int, look: Look) -> list[End]:
        room = room_for(ends[0].start)
        seen = [
            foreseen(end.start, m, seat, end.order, look, room, self.workspace, self.plan, self.mind) for end in ends
        ]
        return [ends[i] for i in sorted(range(len(ends)), key=lambda i: -seen[i])]
