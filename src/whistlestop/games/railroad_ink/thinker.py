"""The player that has learned what boards are worth: it draws each round by a search, with or without a look ahead.

It plans a round once and keeps to it. The plan is a function of the board before the round and of the dice alone, so
whoever starts it again in the middle of a round gets the same one; where somebody else has begun the round otherwise,
it plans on from there.
"""

from collections.abc import Callable
from functools import cache, cached_property
from importlib.resources import files
from typing import NamedTuple

from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block, Weights, kernel
from whistlestop.games.railroad_ink import data, layout, symmetry, value
from whistlestop.games.railroad_ink.actions import Action, Confirm, Place
from whistlestop.games.railroad_ink.beam import ARRIVALS, DICE, ROOT, Width, begin_round, bench
from whistlestop.games.railroad_ink.board import HIGHWAY, RAILWAY
from whistlestop.games.railroad_ink.flow import board_at
from whistlestop.games.railroad_ink.lookahead import Look, think
from whistlestop.games.railroad_ink.seen import View
from whistlestop.games.railroad_ink.sketch import (
    AROUND,
    CELLS,
    CODE,
    DRAWN,
    EMPTY,
    MOVE_COUNT,
    MOVE_STEP,
    MOVES,
    clear_sketch,
    place,
    slot_at,
)
from whistlestop.games.railroad_ink.value import Bench
from whistlestop.games.railroad_ink.views import imagine
from whistlestop.games.railroad_ink.weights import unpack

CELL, INK = layout.CELL, layout.INK
LEARNED = {"lava": False, "meteors": False, "draft": False}  # the options it can play by


class Strength(NamedTuple):
    """How much a player looks at, in numbers of boards and rolls."""

    width: Width
    last: Width  # in the last round, where the score decides
    look: Look
    closer: Look  # at the best candidates of the first look


LEAST = Strength(  # one of everything: for a first errand, and for tests
    Width(2, 1, 4, 2),
    Width(3, 2, 0, 3),
    Look(2, 2, Width(1, 1, 2, 1), Width(2, 1, 0, 2)),
    Look(1, 3, Width(1, 1, 2, 1), Width(2, 1, 0, 2)),
)
_AT_NOTHING = Look(0, 1, Width(1, 1, 1, 1), Width(1, 1, 0, 1))
SCHOOLED = Strength(Width(5, 3, 40, 1), Width(60, 30, 0, 40), _AT_NOTHING, _AT_NOTHING)
SEASONED = Strength(Width(20, 10, 84, 1), Width(100, 50, 0, 40), _AT_NOTHING, _AT_NOTHING)
FORESEEING = Strength(
    Width(30, 15, 124, 8),
    Width(300, 150, 0, 40),
    Look(8, 14, Width(4, 2, 20, 1), Width(12, 6, 0, 6)),
    Look(3, 42, Width(6, 3, 28, 1), Width(30, 15, 0, 10)),
)


@cache
def learned() -> Weights:
    """What it plays by, read when the first one thinks."""
    _, arrays = unpack((files(__package__) / "learned" / "base.npz").read_bytes())
    if len(arrays["weights"]) != value.WEIGHTS:
        raise ValueError("these weights are for another version of the value")
    return arrays["weights"]


class Thinker:
    """A player of one strength."""

    def __init__(self, strength: Strength, weights: Callable[[], Weights] = learned) -> None:
        self._strength, self._weights = strength, weights
        self._planned: tuple[bytes, list[int]] | None = None  # the board and the dice of a round, and its moves

    @cached_property
    def _bench(self) -> Bench:
        return bench(self._weights(), symmetry.orbits(), self._strength.width, self._strength.last)

    @cached_property
    def _inner(self) -> Bench:
        """For the look ahead."""
        look, closer = self._strength.look, self._strength.closer
        return bench(self._weights(), symmetry.orbits(), look.width, look.last, closer.width, closer.last)

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        assert view.seat is not None
        s = imagine(view, rng).block
        at = board_at(view.seat)
        drawn = {
            MOVE_STEP * cell + s[at + CELL + cell] for cell in range(CELLS) if s[at + INK + cell] == s[layout.ROUND]
        }
        moves = self._plan_of_round(s, at)
        if drawn == set(moves[: len(drawn)]):
            moves = moves[len(drawn) :]
        else:
            moves = self._plan(s, at, s[layout.ROUND], s[at + layout.DRAWN], s[at + layout.SPECIAL_DONE])
        if not moves:
            return Confirm()
        return Place(data.CELL_NAMES[moves[0] // MOVE_STEP], data.PIECES[moves[0] % MOVE_STEP])

    def _plan_of_round(self, s: Block, at: int) -> list[int]:
        number = s[layout.ROUND]
        before = [s[at + CELL + cell] if s[at + INK + cell] < number else EMPTY for cell in range(CELLS)]
        key = bytes([number, s[layout.LONGEST], *before, *s[at + layout.DICE : at + layout.DICE + DICE]])
        if self._planned is None or self._planned[0] != key:
            self._planned = key, self._plan(s, at, number - 1, 0, 0)
        return self._planned[1]

    def _plan(self, s: Block, at: int, rounds: int, drawn: int, has_special: int) -> list[int]:
        """The moves of the best end of this round, from what was drawn up to a round, dice and special given."""
        chosen, pool, root = self._strength, self._bench.pool, slot_at(ROOT)
        number = s[layout.ROUND]
        sketch_board(pool, root, s, at, rounds)
        begin_round(pool, root, number)
        pool[root + DRAWN] = drawn
        for die in range(DICE):
            self._bench.dice[die] = s[at + layout.DICE + die]
        width = chosen.last if number == data.ROUNDS else chosen.width
        end = think(self._bench, self._inner, width, chosen.look, chosen.closer, has_special, s[layout.LONGEST])
        return [int(pool[end + MOVES + i]) for i in range(pool[end + MOVE_COUNT])]


@kernel
def sketch_board(k: Block, target: int, s: Block, at: int, rounds: int) -> None:
    """Sketch a board of the rules as it stood after so many rounds, each piece when it joins something."""
    clear_sketch(k, target)
    is_growing = True
    while is_growing:
        is_growing = False
        for cell in range(CELLS):
            piece = s[at + CELL + cell]
            if piece != EMPTY and s[at + INK + cell] <= rounds and k[target + CODE + cell] == EMPTY:
                arrive = ARRIVALS[k[target + AROUND + cell]]
                highways, railways = arrive & 15, arrive >> 4
                if not (HIGHWAY[piece] & railways or RAILWAY[piece] & highways):
                    if HIGHWAY[piece] & highways or RAILWAY[piece] & railways:
                        place(k, target, cell, piece)
                        is_growing = True
