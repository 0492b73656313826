"""The player that has learned what boards are worth: it draws each round by a search, with or without a look ahead.

It plans a round once and keeps to it. The plan is a function of the board before the round and of the dice alone, so
whoever starts it again in the middle of a round gets the same one; where somebody else has begun the round otherwise,
it plans on from there, and keeps to that. Where a duty comes up only by what was drawn (RI-7.3, RI-7.5), it plans on as
well. A meteor is taken, and a pair picked, by what the round would come to then.
"""

from collections.abc import Callable
from typing import NamedTuple

from whistlestop.core.game import Actions, Random, Seat
from whistlestop.core.kernel import Block, Weights
from whistlestop.games.railroad_ink import data, flow, layout, symmetry
from whistlestop.games.railroad_ink.actions import NUMBERS, Action, Confirm, Erase, Place, Take
from whistlestop.games.railroad_ink.beam import begin_round, rank_exactly, search
from whistlestop.games.railroad_ink.lookahead import OUTCOMES, Look, think
from whistlestop.games.railroad_ink.moves import DICE, LAVA_DICE, ROOT, Width, bench, ends_at
from whistlestop.games.railroad_ink.seen import View
from whistlestop.games.railroad_ink.sketch import (
    CELLS,
    DRAWN,
    EMPTY,
    MARK,
    MOVE_COUNT,
    MOVE_STEP,
    MOVES,
    RELIEF,
    ROUND,
    SHEET,
    SPECIALS,
    sketch_sheet,
    slot_at,
)
from whistlestop.games.railroad_ink.value import LAST_ROUND, Bench, full_value
from whistlestop.games.railroad_ink.variants import learned, variant_of
from whistlestop.games.railroad_ink.views import imagine

# The draft: what an opponent would lose by a pair that it cannot have counts so much of what oneself would gain
GRUDGE = 0.5
PICK = Width(4, 2, 20, 1)  # how closely pairs are looked at
SECOND_PAIR = 0b1100  # dice that are not picked yet


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
SEASONED = Strength(
    Width(10, 5, 60, 3), Width(100, 50, 0, 40), Look(3, 6, Width(2, 1, 12, 1), Width(6, 3, 0, 4)), _AT_NOTHING
)
FORESEEING = Strength(
    Width(30, 15, 124, 8),
    Width(300, 150, 0, 40),
    Look(8, 14, Width(4, 2, 20, 1), Width(12, 6, 0, 6)),
    Look(3, 42, Width(6, 3, 28, 1), Width(30, 15, 0, 10)),
)
FARSIGHTED = Strength(
    Width(60, 30, 244, 24),
    Width(400, 200, 0, 40),
    Look(24, 28, Width(4, 2, 20, 1), Width(12, 6, 0, 6)),
    Look(6, OUTCOMES, Width(8, 4, 36, 1), Width(30, 15, 0, 10)),
)


class Start(NamedTuple):
    """A board from which the rest of a round is planned."""

    cells: tuple[int, ...]
    mark: int  # counted from 1; 0 without meteors
    crossed: int  # specials used or crossed out
    has_special: int  # in this round
    drawn: int = 0  # dice of this round
    relief: int = 0


class Thinker:
    """A player of one strength."""

    def __init__(self, strength: Strength, weights: Callable[[str], Weights] = learned) -> None:
        self._strength, self._weights = strength, weights
        self._benches: dict[str, tuple[Bench, Bench]] = {}  # by variant: for the round, and for the look ahead
        # What a round began with, and plans for it: from which cells on, by which moves; the first from the beginning
        self._planned: tuple[tuple[object, ...], list[tuple[tuple[int, ...], list[int]]]] | None = None

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        seat = view.seat
        assert seat is not None
        s = imagine(view, rng).block
        desk = self._desk(view)
        if s[layout.PHASE] == layout.DRAFT:
            return max(legal, key=self._worth_of_pairs(desk, s, seat).__getitem__)
        at = flow.board_at(seat)
        if s[at + layout.STAGE] == layout.STRUCK:
            return max(legal, key=lambda action: self._worth_of_strike(desk, s, seat, action))
        moves = self._rest_of_round(desk, s, at)
        if not moves and Confirm() not in legal:
            moves = self._plan(desk, s, at, as_it_is(s, at))
        if not moves:
            return Confirm()
        cell, piece = data.CELL_NAMES[moves[0] // MOVE_STEP], moves[0] % MOVE_STEP
        return Erase(cell) if piece == EMPTY else Place(cell, data.PIECES[piece])

    def _desk(self, view: View) -> tuple[Bench, Bench]:
        """Where to think about this variant, by the options of this game."""
        variant = variant_of(view.options)
        if variant not in self._benches:
            chosen, weights, orbits = self._strength, self._weights(variant), symmetry.orbits()
            looks = chosen.look.width, chosen.look.last, chosen.closer.width, chosen.closer.last
            self._benches[variant] = (
                bench(weights, orbits, chosen.width, chosen.last, PICK),
                bench(weights, orbits, *looks),
            )
        for each in self._benches[variant]:
            each.board[layout.CRATERS_ARE_EMPTY] = view.options.crater_duty == "empty"
            each.board[layout.CRATERS_FILL_CENTRE] = view.options.crater_fills_centre
        return self._benches[variant]

    # --- drawing

    def _rest_of_round(self, desk: tuple[Bench, Bench], s: Block, at: int) -> list[int]:
        """The moves of this round's plan that are not made yet; where it was not kept to, those of one made since."""
        start, now = _start(s, at), _cells(s, at)
        key = (s[layout.ROUND], s[layout.LONGEST], start, *_dice(s, at))
        if self._planned is None or self._planned[0] != key:
            self._planned = key, [(start.cells, self._plan(desk, s, at, start))]
        plans = self._planned[1]
        for before, moves in plans:
            rest = _rest(moves, before, now)
            if rest is not None:
                return rest
        plans.append((now, self._plan(desk, s, at, as_it_is(s, at))))
        return plans[-1][1]

    def _plan(self, desk: tuple[Bench, Bench], s: Block, at: int, start: Start) -> list[int]:
        """The moves of the best end of this round."""
        chosen, pool = self._strength, desk[0].pool
        number = lay_out(desk[0], s, at, start)
        width = chosen.last if number == LAST_ROUND else chosen.width
        end = think(*desk, width, chosen.look, chosen.closer, start.has_special, s[layout.LONGEST])
        return [int(pool[end + MOVES + i]) for i in range(pool[end + MOVE_COUNT])]

    def _worth_of_round(self, desk: tuple[Bench, Bench], s: Block, at: int, start: Start, width: Width) -> float:
        """What a round comes to without a look ahead."""
        number = lay_out(desk[0], s, at, start)
        ends = search(desk[0], width, start.has_special)
        if number == LAST_ROUND:
            rank_exactly(desk[0], width, ends, s[layout.LONGEST])
        return float(desk[0].ranks[ends_at(width)])

    # --- meteors and the draft

    def _worth_of_strike(self, desk: tuple[Bench, Bench], s: Block, seat: Seat, action: Action) -> float:
        """What the round comes to after a way to take the meteor; before the draft's picks, what the board is worth."""
        after, at = s[:], flow.board_at(seat)
        flow.act(after, seat, NUMBERS[action])
        if not s[layout.DRAFT_ON]:
            return self._worth_of_round(desk, after, at, as_it_is(after, at), self._strength.width)
        number = lay_out(desk[0], after, at, as_it_is(after, at))
        desk[0].pool[slot_at(ROOT) + ROUND] = number - 1
        return float(full_value(desk[0], slot_at(ROOT)))

    def _worth_of_pairs(self, desk: tuple[Bench, Bench], s: Block, seat: Seat) -> dict[Action, float]:
        """By pick: what the own round comes to with it, and what it takes from those who still pick."""
        taken = list(s[layout.TAKEN_BY : layout.TAKEN_BY + 2 * s[layout.SEATS]])
        pairs = [pair for pair, owner in enumerate(taken) if owner == 0]
        worth = {pair: self._worth_of_pair(desk, s, seat, pair, taken.count(seat)) for pair in pairs}
        others = [other for other in range(1, s[layout.SEATS] + 1) if other != seat and taken.count(other) < 2]
        for other in others:
            wanted = {pair: self._worth_of_pair(desk, s, other, pair, taken.count(other)) for pair in pairs}
            favourite, *rest = sorted(pairs, key=lambda pair: (-wanted[pair], pair))
            if rest:
                worth[favourite] += GRUDGE * (wanted[favourite] - wanted[rest[0]]) / len(others)
        return {Take(pair + 1): value for pair, value in worth.items()}

    def _worth_of_pair(self, desk: tuple[Bench, Bench], s: Block, seat: Seat, pair: int, picked: int) -> float:
        """What the round of a seat comes to with a pair besides those that it has."""
        alone, at = s[:], flow.board_at(seat)
        for half in range(2):
            alone[at + layout.DICE + 2 * picked + half] = s[layout.POOL + 2 * pair + half]
        start = as_it_is(alone, at)._replace(drawn=0 if picked else SECOND_PAIR)
        return self._worth_of_round(desk, alone, at, start, PICK)


def _cells(s: Block, at: int) -> tuple[int, ...]:
    return tuple(s[at + layout.CELL : at + layout.CELL + CELLS])


def _rest(moves: list[int], before: tuple[int, ...], now: tuple[int, ...]) -> list[int] | None:
    """Which moves are left, if those before them have led from these cells to the present ones."""
    cells = list(before)
    for made, move in enumerate(moves):
        if tuple(cells) == now:
            return moves[made:]
        cells[move // MOVE_STEP] = move % MOVE_STEP
    return [] if tuple(cells) == now else None


def _dice(s: Block, at: int) -> tuple[int, ...]:
    """The faces that a seat draws, lava last."""
    routes = s[at + layout.DICE : at + layout.DICE + DICE]
    return (*routes, *s[layout.LAVA_ROLL : layout.LAVA_ROLL + LAVA_DICE])


def as_it_is(s: Block, at: int) -> Start:
    """The board as it is, in the middle of a round or at its beginning."""
    mark = s[at + layout.MARK] + 1 if s[layout.METEORS_ON] else 0
    return Start(
        _cells(s, at),
        mark,
        s[at + layout.CROSSED],
        s[at + layout.SPECIAL_DONE],
        s[at + layout.DRAWN],
        s[at + layout.RELIEF],
    )


def _start(s: Block, at: int) -> Start:
    """The board as it was before anything was drawn in this round, its meteor taken."""
    now, number = as_it_is(s, at), s[layout.ROUND]
    cells = [
        before % layout.INK_STEP if before // layout.INK_STEP < number else EMPTY
        for before in s[at + layout.BEFORE : at + layout.BEFORE + CELLS]
    ]
    drawn = 0  # specials of this round
    for cell, piece in enumerate(now.cells):
        if s[at + layout.INK + cell] == number and data.FIRST_SPECIAL <= data.FACE_OF[piece] < data.FIRST_LAVA:
            drawn |= 1 << data.FACE_OF[piece] - data.FIRST_SPECIAL
    is_ignored = now.has_special and not drawn  # RI-6.4
    if now.mark and not is_ignored and not data.LAVA[cells[now.mark - 1]]:
        cells[now.mark - 1] = data.CRATER
    return Start(tuple(cells), now.mark, now.crossed & ~drawn, int(is_ignored))


def lay_out(bench: Bench, s: Block, at: int, start: Start) -> int:
    """Sketch a board at ROOT, with the dice beside it; the round, so that the last one is the seventh."""
    pool, root = bench.pool, slot_at(ROOT)
    for cell, piece in enumerate(start.cells):
        pool[SHEET + cell] = piece
    sketch_sheet(pool, root)
    number = s[layout.ROUND] + LAST_ROUND - s[layout.ROUNDS]
    begin_round(pool, root, number)
    pool[root + SPECIALS], pool[root + MARK] = start.crossed, start.mark
    pool[root + DRAWN], pool[root + RELIEF] = start.drawn, start.relief
    for die, face in enumerate(_dice(s, at)):
        bench.dice[die] = face
    return number
