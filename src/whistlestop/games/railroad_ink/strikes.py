"""Meteors on sketches: how one is taken best by what the board is worth then, before the round's dice are looked at."""

from whistlestop.core.kernel import kernel, table
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.beam import COUNTS, SPECIAL_COUNT
from whistlestop.games.railroad_ink.board import SPECIALS_PER_GAME
from whistlestop.games.railroad_ink.flow import FREE_DIRECTION
from whistlestop.games.railroad_ink.moves import TRIAL
from whistlestop.games.railroad_ink.sketch import SPECIALS, copy_sketch, slot_at, strike
from whistlestop.games.railroad_ink.value import Bench, full_value

DIRECTION_DIE, DISTANCE_DIE = table(data.DIRECTION_DIE), table(data.DISTANCE_DIE)


@kernel
def take_strike(bench: Bench, at: int, direction: int, distance: int) -> int:
    """Let the meteor come to a sketch, or cross out a special to ignore it (RI-6.1, RI-6.4); whether that was done."""
    k, trial = bench.pool, slot_at(TRIAL)
    best, best_side, best_special = 0.0, -1, -1
    for side in range(4):
        if direction == FREE_DIRECTION or direction == side:
            copy_sketch(k, at, trial)
            strike(k, trial, side, distance)
            value = full_value(bench, trial)
            if best_side < 0 or value > best:
                best, best_side = value, side
    if COUNTS[k[at + SPECIALS]] < SPECIALS_PER_GAME:
        for special in range(SPECIAL_COUNT):
            if not k[at + SPECIALS] >> special & 1:
                copy_sketch(k, at, trial)
                k[trial + SPECIALS] |= 1 << special
                value = full_value(bench, trial)
                if value > best:
                    best, best_special = value, special
    if best_special < 0:
        strike(k, at, best_side, distance)
        return 0
    k[at + SPECIALS] |= 1 << best_special
    return 1
