"""Exact counts, like perft in chess: from this board with this card there are so many distinct sets of tracks.

A change of the rules, or of a map, shows up here as another number. Without boxes the slow referee counts as well.
"""

import copy

import pytest

from tests.helpers import compiled_says
from tests.pioneer_rails.positions import Desert
from tests.pioneer_rails.referee import SUITS, Referee
from whistlestop.games.pioneer_rails import game, layout, maps
from whistlestop.games.pioneer_rails.actions import Bank, Done, Lay
from whistlestop.games.pioneer_rails.rules import State


def results(state: State, *, boxes: bool) -> set[frozenset[str]]:
    """Every set of tracks with which this turn can end, in whatever order they are laid."""
    level, ends = {frozenset[str](): state}, set()
    while level:
        after = {}
        for laid, position in level.items():
            legal = game.legal(position, 1)
            is_end = any(isinstance(action, Done | Bank) for action in legal)
            if is_end:
                ends.add(laid)
            if is_end and not boxes:
                continue
            for action in legal:
                if isinstance(action, Lay) and (boxes or len(laid) < 3):
                    after[laid | {action.way}] = game.apply(position, 1, action).state
        level = after
    return ends


@pytest.mark.parametrize(
    ("name", "card", "count"),
    [("a", "tc", 102), ("a", "ts", 99), ("b", "td", 70), ("small_a", "th", 101), ("small_b", "tc", 99)],
)
def test_first_turns_without_a_box(desert: Desert, name: str, card: str, count: int):
    desert("", card=card, map=name).change(layout.CROSSED, 1)
    found = results(desert.table.state, boxes=False)
    assert len(found) == count
    assert found == counted_by_the_referee(name, card)


def counted_by_the_referee(name: str, card: str) -> set[frozenset[str]]:
    referee = Referee(maps.find(name).drawing, 1)
    board = referee.boards[0]
    board.crossed, board.suit, board.stage = 1, SUITS[card[1]], "laying"
    level = {frozenset[str](): board}
    for _ in range(3):
        after = {}
        for laid, before in level.items():
            for way in referee.plain(before, before.suit):
                drawn = copy.deepcopy(before)
                referee.draw(drawn, way)
                after[laid | {way}] = drawn
        level = after
    return set(level)


WITH_A_BOX = """
from tests.pioneer_rails.positions import Desert
from tests.pioneer_rails.test_counts import results
print(len(results(Desert()("", card="tc").table.state, boxes=True)))
"""


@pytest.mark.long
def test_first_turns_with_the_box_of_the_start():
    assert compiled_says(WITH_A_BOX) == 4549
