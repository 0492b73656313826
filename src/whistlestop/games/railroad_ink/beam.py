"""The search of one round: beams of sketches by how many dice are drawn and whether a special is.

Each beam grows from those before it: every undrawn die, every place, every way to turn it; specials only from the best
of those without one. Boards that were met before are dropped by their hash. The rest is sifted by the quick value,
what is left is ranked by the full one, and the best go on. Where no die that is left fits, the round can end (RI-2.4).
"""

from typing import NamedTuple

from whistlestop.core.kernel import Block, Weights, block, kernel, reals, small_zeros, table, zeros
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import (
    EMPTY,
    FIRST_SPECIAL,
    FIT_COUNT,
    FIT_FIRST,
    FIT_PIECES,
    SPECIALS_PER_GAME,
    clear_board,
    put,
)
from whistlestop.games.railroad_ink.features import FEATURE_ROOM, IS_FRONT
from whistlestop.games.railroad_ink.heaps import offer, sort_best_first
from whistlestop.games.railroad_ink.layout import BOARD, HEAD
from whistlestop.games.railroad_ink.sketch import (
    AROUND,
    CELLS,
    CODE,
    DRAWN,
    HASHES,
    MOVE_COUNT,
    MOVE_STEP,
    MOVES,
    POOL_HEAD,
    ROUND,
    SKETCH,
    SPECIALS,
    board_hash,
    copy_sketch,
    place,
    slot_at,
)
from whistlestop.games.railroad_ink.symmetry import HIGHWAY_END, PATTERNS, RAILWAY_END, SPECIAL_MASKS
from whistlestop.games.railroad_ink.tally import PARTS, TRAIL, tally
from whistlestop.games.railroad_ink.value import HIDDEN, UPPER, Bench, full_value, quick_value

DICE = 4
SPECIAL_COUNT = len(data.SPECIALS)
NO_DIE = DICE  # which die a special draws
ARRIVALS = table(  # by pattern: what arrives, as the tables of fitting pieces want it
    sum(
        1 << side if pattern >> 2 * side & 3 == HIGHWAY_END else 16 << side
        for side in range(4)
        if pattern >> 2 * side & 3 in (HIGHWAY_END, RAILWAY_END)
    )
    for pattern in range(PATTERNS)
)
COUNTS = table(mask.bit_count() for mask in range(SPECIAL_MASKS))
BOARDS_PER_STATE = 512  # room in the hash table, much more than a sketch has ways to go on
ITEM_STEP = 1 << 12  # items of heaps: a slot, a die and a move


class Width(NamedTuple):
    """How much a search looks at."""

    beam: int  # sketches that go on
    special: int  # … of which so many are tried with specials
    sieve: int  # that reach the full value; 0: the quick one decides
    ends: int  # that are kept


# --- slots of a pool: the root, one to try moves on, four beams, the ends
ROOT, TRIAL, FIRST_BEAM = 0, 1, 2


def bench(weights: Weights, orbits: Block, *widths: Width) -> Bench:
    """Room for searches up to these widths."""
    beam, ends = max(width.beam for width in widths), max(width.ends for width in widths)
    sieve = max(beam, *(width.sieve for width in widths))
    boards = 1 << (BOARDS_PER_STATE * beam - 1).bit_length()
    return Bench(
        weights,
        orbits,
        small_zeros(POOL_HEAD + SKETCH * (FIRST_BEAM + 4 * beam + ends)),
        zeros(FEATURE_ROOM),
        reals(HIDDEN + UPPER),
        reals(sieve + beam + ends),
        zeros(sieve + beam + ends),
        zeros(2 * boards + 1),
        block(HEAD + BOARD),
        zeros(DICE),
    )


@kernel
def ends_slot(width: Width) -> int:
    return FIRST_BEAM + 4 * width.beam


@kernel
def ends_at(width: Width) -> int:
    """Where the list of the ends begins in `ranks` and `items`."""
    return max(width.sieve, width.beam) + width.beam


@kernel
def end_at(bench: Bench, width: Width, index: int) -> int:
    """The sketch of an end, by its place in the list."""
    return slot_at(bench.items[ends_at(width) + index])


@kernel
def beam_slot(width: Width, level: int, flag: int) -> int:
    return FIRST_BEAM + width.beam * (2 * (level % 2) + flag)


@kernel
def is_new(seen: Block, board: int) -> bool:
    """Whether a board is met for the first time since `seen` was wiped; when there is no more room, no board is."""
    size = (len(seen) - 1) // 2
    now, slot = seen[2 * size], board & size - 1
    for _ in range(size):
        if seen[2 * slot + 1] != now:
            seen[2 * slot] = board
            seen[2 * slot + 1] = now
            return True
        if seen[2 * slot] == board:
            return False
        slot = slot + 1 & size - 1
    return False


@kernel
def wipe(seen: Block) -> None:
    seen[len(seen) - 1] += 1


@kernel
def draw(bench: Bench, source: int, target: int, item: int) -> None:
    """Copy a sketch and make a move on it: which die in the upper bits, cell and piece in the lower ones."""
    k = bench.pool
    move = item % ITEM_STEP
    copy_sketch(k, source, target)
    place(k, target, move // MOVE_STEP, move % MOVE_STEP)
    die = item // ITEM_STEP % (DICE + 1)
    if die != NO_DIE:
        k[target + DRAWN] |= 1 << die
    k[target + MOVES + k[target + MOVE_COUNT]] = move
    k[target + MOVE_COUNT] += 1


@kernel
def grow_face(bench: Bench, width: Width, slot: int, face: int, die: int, size: int) -> tuple[int, int]:
    """Offer every way to draw a face on a sketch; how many are on the heap, and how many ways there are."""
    k, at, trial, ways = bench.pool, slot_at(slot), slot_at(TRIAL), 0
    board = board_hash(k, at)
    most = width.sieve or width.beam
    for cell in range(CELLS):
        if k[at + CODE + cell] == EMPTY and IS_FRONT[k[at + AROUND + cell]]:
            fit = 256 * face + ARRIVALS[k[at + AROUND + cell]]
            ways += FIT_COUNT[fit]
            for i in range(FIT_COUNT[fit]):
                move = MOVE_STEP * cell + FIT_PIECES[FIT_FIRST[fit] + i]
                if is_new(bench.seen, board ^ HASHES[move]):
                    item = ((DICE + 1) * slot + die) * ITEM_STEP + move
                    draw(bench, at, trial, item)
                    size = offer(bench.ranks, bench.items, 0, size, most, quick_value(bench, trial), item)
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
def select(bench: Bench, width: Width, size: int, target: int) -> int:
    """The best of what was offered become sketches from slot `target` on, best first; how many."""
    ranks, items = bench.ranks, bench.items
    first, count = 0, size
    if width.sieve:
        first, count, trial = max(width.sieve, width.beam), 0, slot_at(TRIAL)
        for i in range(size):
            draw(bench, slot_at(items[i] // ITEM_STEP // (DICE + 1)), trial, items[i])
            count = offer(ranks, items, first, count, width.beam, full_value(bench, trial), items[i])
    sort_best_first(ranks, items, first, count)
    for i in range(count):
        draw(bench, slot_at(items[first + i] // ITEM_STEP // (DICE + 1)), slot_at(target + i), items[first + i])
    return count


@kernel
def keep_end(bench: Bench, width: Width, slot: int, ends: int) -> int:
    """Keep a sketch with which the round can end, if it is among the best; how many are kept."""
    at, first = slot_at(slot), ends_at(width)
    value = full_value(bench, at) if width.sieve else quick_value(bench, at)
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
    start, ends = COUNTS[drawn], 0
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
            count = select(bench, width, size, target)
            if level == start and flag == has_special:
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
    k[at + MOVE_COUNT] = 0
