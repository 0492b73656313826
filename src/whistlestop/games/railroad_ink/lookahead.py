"""Thinking one round ahead: what the best ends of a round are worth is asked of the next round's dice.

There are only 168 different rolls, so chance can be counted out: a sample takes every n-th of all 648 equally likely
ones in their order, the same for all candidates, and with as many points as that every roll has its exact weight. Dice
of the expansions fall with them, the same for all candidates as well. Each roll is drawn by a small beam of its own.
Many candidates are looked at with few rolls, the best of them with more.
"""

from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

from whistlestop.core.fast import mix
from whistlestop.core.kernel import kernel, reals, table
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.beam import begin_round, rank_exactly, search
from whistlestop.games.railroad_ink.board import FIRST_LAVA
from whistlestop.games.railroad_ink.heaps import offer, sort_best_first
from whistlestop.games.railroad_ink.moves import DICE, LAVA_DICE, ROOT, Width, end_at, ends_at
from whistlestop.games.railroad_ink.sketch import LAVA_CELLS, MARK, ROUND, SKETCH, slot_at
from whistlestop.games.railroad_ink.strikes import DIRECTION_DIE, DISTANCE_DIE, take_strike
from whistlestop.games.railroad_ink.value import LAST_ROUND, Bench


class Look(NamedTuple):
    """How closely candidates are looked at; none at all where there are no candidates."""

    candidates: int
    points: int  # of the sample of rolls
    width: Width
    last: Width  # where the next round is the last


def _rolls() -> list[tuple[int, ...]]:
    """All 648 equally likely outcomes of three route dice and a junction, equal rolls side by side."""
    routes = combinations_with_replacement(range(len(data.ROUTE_FACES)), 3)
    junctions = range(data.FIRST_JUNCTION, data.FIRST_SPECIAL)
    return [(*dice, junction) for dice in routes for junction in junctions for _ in set(permutations(dice))]


_DIFFERENT = sorted(set(_rolls()))
OUTCOMES = len(_rolls())
ROLL_OF = table(_DIFFERENT.index(roll) for roll in _rolls())  # by outcome
ROLLS = table(face for roll in _DIFFERENT for face in roll)  # four faces each
LAVA_DIE = table(data.LAVA_DIE)
EXPANSION_DICE, SIDES = 4, 6


@kernel
def outlook(bench: Bench, inner: Bench, at: int, look: Look, reading: int) -> float:
    """What an end of a round (a sketch of `bench`) is worth after the next round, in the mean of a sample of rolls."""
    root, number = slot_at(ROOT), bench.pool[at + ROUND] + 1
    width = look.last if number == LAST_ROUND else look.width
    total, value, before = 0.0, 0.0, -1
    has_lava, has_meteors = bench.pool[at + LAVA_CELLS] > 0, bench.pool[at + MARK] > 0
    for point in range(look.points):
        roll = ROLL_OF[(2 * point + 1) * OUTCOMES // (2 * look.points)]
        if roll != before or has_lava or has_meteors:  # equal ones stand side by side
            before = roll
            for i in range(SKETCH):
                inner.pool[root + i] = bench.pool[at + i]
            has_special, more = 0, EXPANSION_DICE * point
            if has_meteors:
                direction, distance = DIRECTION_DIE[mix(more) % SIDES], DISTANCE_DIE[mix(more + 1) % SIDES]
                has_special = take_strike(inner, root, direction, distance)
            begin_round(inner.pool, root, number)
            for die in range(DICE):
                inner.dice[die] = ROLLS[DICE * roll + die]
            for die in range(LAVA_DICE):
                inner.dice[DICE + die] = FIRST_LAVA + LAVA_DIE[mix(more + 2 + die) % SIDES]
            ends = search(inner, width, has_special)
            if number == LAST_ROUND:
                rank_exactly(inner, width, ends, reading)
            value = inner.ranks[ends_at(width)]
        total += value
    return total / look.points


@kernel
def rank_by_outlook(bench: Bench, inner: Bench, width: Width, ends: int, look: Look, reading: int) -> int:
    """Put the first ends of the list in the order of their outlook; how many they are."""
    count, first, size = min(ends, look.candidates), ends_at(width), 0
    outlooks = reals(count)
    for i in range(count):
        outlooks[i] = outlook(bench, inner, end_at(bench, width, i), look, reading)
    for i in range(count):
        size = offer(bench.ranks, bench.items, first, size, count, outlooks[i], bench.items[first + i])
    sort_best_first(bench.ranks, bench.items, first, count)
    return count


@kernel
def think(bench: Bench, inner: Bench, width: Width, look: Look, closer: Look, has_special: int, reading: int) -> int:
    """Search the round of the sketch at ROOT, and look ahead; where the sketch of the best end stands."""
    ends = search(bench, width, has_special)
    if bench.pool[slot_at(ROOT) + ROUND] == LAST_ROUND:
        rank_exactly(bench, width, ends, reading)
    elif look.candidates:
        ends = rank_by_outlook(bench, inner, width, ends, look, reading)
        rank_by_outlook(bench, inner, width, ends, closer, reading)
    return end_at(bench, width, 0)
