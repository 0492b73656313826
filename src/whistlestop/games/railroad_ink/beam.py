"""The search of one round: beams of sketches by how many dice are drawn and whether a special is.

Each beam grows from those before it: every undrawn die, every place, every way to turn it; specials only from the best
of those without one. Where no die that is left fits, the round can end (RI-2.4). Lava comes first (`lava`): routes can
join what it brings, but it needs no route.
"""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import (
    EMPTY,
    FIRST_SPECIAL,
    FIT_COUNT,
    FIT_FIRST,
    FIT_PIECES,
    SPECIALS_PER_GAME,
    clear_board,
    is_open,
    put,
)
from whistlestop.games.railroad_ink.features import IS_FRONT
from whistlestop.games.railroad_ink.heaps import offer, sort_best_first
from whistlestop.games.railroad_ink.lava import grow_lava
from whistlestop.games.railroad_ink.layout import HEAD
from whistlestop.games.railroad_ink.moves import (
    DICE,
    NO_DIE,
    ROOT,
    Width,
    beam_slot,
    binds,
    end_at,
    ends_at,
    ends_slot,
    select,
    try_move,
    wipe,
    worth,
)
from whistlestop.games.railroad_ink.sketch import (
    AROUND,
    ARRIVALS,
    CELLS,
    CODE,
    DRAWN,
    LAVA_CELLS,
    MOVE_COUNT,
    MOVE_STEP,
    RELIEF,
    ROUND,
    SPECIALS,
    board_hash,
    copy_sketch,
    slot_at,
)
from whistlestop.games.railroad_ink.symmetry import SPECIAL_MASKS
from whistlestop.games.railroad_ink.tally import PARTS, TRAIL, tally
from whistlestop.games.railroad_ink.value import Bench

SPECIAL_COUNT = len(data.SPECIALS)
COUNTS = table(mask.bit_count() for mask in range(SPECIAL_MASKS))
ROUTE_DICE = (1 << DICE) - 1


@kernel
def grow_face(bench: Bench, width: Width, slot: int, face: int, die: int, size: int) -> tuple[int, int]:
    """Offer every way to draw a face on a sketch; how many are on the heap, and how many ways bind (RI-6.5)."""
    k, at, ways = bench.pool, slot_at(slot), 0
    board = board_hash(k, at)
    for cell in range(CELLS):
        if is_open(k[at + CODE + cell]) and IS_FRONT[k[at + AROUND + cell]]:
            fit = 256 * face + ARRIVALS[k[at + AROUND + cell]]
            if binds(bench, k[at + CODE + cell]):
                ways += FIT_COUNT[fit]
            for i in range(FIT_COUNT[fit]):
                move = MOVE_STEP * cell + FIT_PIECES[FIT_FIRST[fit] + i]
                size = try_move(bench, width, slot, board, die, move, size)
    return size, ways


@kernel
def grow_dice(bench: Bench, width: Width, slot: int, size: int) -> tuple[int, int]:
    """Offer every way to draw one more die, equal dice once."""
    dice, drawn, faces, total = bench.dice, bench.pool[slot_at(slot) + DRAWN], 0, 0
    for die in range(DICE):
        if not drawn >> die & 1 and not faces >> dice[die] & 1:
            faces |= 1 << dice[die]
            size, ways = grow_face(bench, width, slot, dice[die], die, size)
            total += ways
    return size, total


@kernel
def grow_specials(bench: Bench, width: Width, slot: int, size: int) -> int:
    """Offer every special that is left (RI-2.5)."""
    used = bench.pool[slot_at(slot) + SPECIALS]
    if COUNTS[used] < SPECIALS_PER_GAME:
        for special in range(SPECIAL_COUNT):
            if not used >> special & 1:
                size, _ = grow_face(bench, width, slot, FIRST_SPECIAL + special, NO_DIE, size)
    return size


@kernel
def keep_end(bench: Bench, width: Width, slot: int, ends: int) -> int:
    """Keep a sketch with which the round can end, if it is among the best; how many are kept."""
    at, first = slot_at(slot), ends_at(width)
    value = worth(bench, width, at)
    if ends < width.ends:
        kept = ends_slot(width) + ends
    elif value > bench.ranks[first]:
        kept = bench.items[first]
    else:
        return ends
    copy_sketch(bench.pool, at, slot_at(kept))
    return offer(bench.ranks, bench.items, first, ends, width.ends, value, kept)


@kernel
def search(bench: Bench, width: Width, has_special: int) -> int:
    """All that the round of the sketch at ROOT can come to with the bench's dice: its best ends, best first; how many.

    Dice in the root's DRAWN are drawn already, and a special if `has_special`.
    """
    k = bench.pool
    drawn = k[slot_at(ROOT) + DRAWN]
    start, ends = COUNTS[drawn & ROUTE_DICE], 0
    counts = zeros(4)  # how many sketches are in each beam
    for level in range(start, DICE + 1):
        for flag in range(2):
            size, target = 0, beam_slot(width, level, flag)
            wipe(bench.seen)
            if level > start:
                before = beam_slot(width, level - 1, flag)
                for slot in range(before, before + counts[2 * ((level - 1) % 2) + flag]):
                    size, ways = grow_dice(bench, width, slot, size)
                    if ways == 0:
                        ends = keep_end(bench, width, slot, ends)
            if flag:
                plain = beam_slot(width, level, 0)
                for slot in range(plain, plain + min(width.special, counts[2 * (level % 2)])):
                    size = grow_specials(bench, width, slot, size)
            if level > start or flag != has_special:
                count = select(bench, width, size, target)
            elif k[slot_at(ROOT) + LAVA_CELLS]:
                count = grow_lava(bench, width, target)
            else:
                copy_sketch(k, slot_at(ROOT), slot_at(target))
                count = 1
            counts[2 * (level % 2) + flag] = count
    for flag in range(2):
        target = beam_slot(width, DICE, flag)
        for slot in range(target, target + counts[2 * (DICE % 2) + flag]):
            ends = keep_end(bench, width, slot, ends)
    sort_best_first(bench.ranks, bench.items, ends_at(width), ends)
    return ends


@kernel
def exact_score(bench: Bench, at: int, reading: int) -> int:
    """What a sketched board scores by the rules."""
    s, k, parts, trail = bench.board, bench.pool, zeros(PARTS), zeros(TRAIL)
    clear_board(s, HEAD)
    for cell in range(CELLS):
        if k[at + CODE + cell] != EMPTY:
            put(s, HEAD, cell, k[at + CODE + cell], 1)
    return tally(s, HEAD, reading, parts, trail)


@kernel
def rank_exactly(bench: Bench, width: Width, ends: int, reading: int) -> None:
    """After the last round only the score counts: put the ends in the order of it."""
    first = ends_at(width)
    size = 0
    for i in range(ends):
        score = exact_score(bench, end_at(bench, width, i), reading)
        size = offer(bench.ranks, bench.items, first, size, ends, 1.0 * score, bench.items[first + i])
    sort_best_first(bench.ranks, bench.items, first, ends)


@kernel
def begin_round(k: Block, at: int, number: int) -> None:
    """Nothing is drawn in this round yet."""
    k[at + ROUND] = number
    k[at + DRAWN] = 0
    k[at + RELIEF] = 0
    k[at + MOVE_COUNT] = 0
