"""Moves of a search: sketches in slots of a pool, one more piece on each of them, and the best of what comes of it.

Boards that were met before are dropped by their hash. The rest is sifted by the quick value, what is left is ranked by
the full one, and the best go on.
"""

from typing import NamedTuple

from whistlestop.core.kernel import Block, Weights, block, kernel, reals, small_zeros, zeros
from whistlestop.games.railroad_ink.board import EMPTY, VOLCANO_PIECE, is_open
from whistlestop.games.railroad_ink.features import FEATURE_ROOM
from whistlestop.games.railroad_ink.heaps import offer, sort_best_first
from whistlestop.games.railroad_ink.layout import BOARD, CRATERS_ARE_EMPTY, HEAD
from whistlestop.games.railroad_ink.sketch import (
    CELLS,
    CODE,
    DRAWN,
    HASHES,
    LAVA_AROUND,
    MOVE_COUNT,
    MOVE_STEP,
    MOVES,
    POOL_HEAD,
    RELIEF,
    SKETCH,
    copy_sketch,
    place,
    redraw,
    slot_at,
)
from whistlestop.games.railroad_ink.value import HIDDEN, UPPER, Bench, full_value, quick_value

DICE, LAVA_DICE = 4, 2
NO_DIE = DICE + LAVA_DICE  # which die draws a special or a volcano, or rubs out
BOARDS_PER_STATE = 512  # room in the hash table, much more than a sketch has ways to go on
ITEM_STEP = 1 << 13  # items of heaps: a slot, a die and a move


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
        zeros(DICE + LAVA_DICE),
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
    cell, piece = move // MOVE_STEP, move % MOVE_STEP
    copy_sketch(k, source, target)
    if piece == EMPTY:
        redraw(k, target, cell, EMPTY)
        k[target + RELIEF] = 1
    else:
        if piece == VOLCANO_PIECE and lacks_room(bench, target):
            k[target + RELIEF] = 1
        place(k, target, cell, piece)
    die = item // ITEM_STEP % (NO_DIE + 1)
    if die != NO_DIE:
        k[target + DRAWN] |= 1 << die
    k[target + MOVES + k[target + MOVE_COUNT]] = move
    k[target + MOVE_COUNT] += 1


@kernel
def binds(bench: Bench, piece: int) -> bool:
    """Whether this cell is one of those that all duties count: empty ones, and craters by option (RI-6.5)."""
    return piece == EMPTY or (is_open(piece) and bench.board[CRATERS_ARE_EMPTY] == 1)


@kernel
def lacks_room(bench: Bench, at: int) -> bool:
    """RI-7.5: no free cell lies at an open lava side, and no lava die was drawn this round."""
    k, room = bench.pool, 0
    for cell in range(CELLS):
        if k[at + LAVA_AROUND + cell] and binds(bench, k[at + CODE + cell]):
            room += 1
    return room == 0 and k[at + DRAWN] >> DICE == 0


@kernel
def try_move(bench: Bench, width: Width, slot: int, board: int, die: int, move: int, size: int) -> int:
    """Offer a move on a sketch whose hash is `board`, if it leads to a new one; how many are on the heap."""
    before = move // MOVE_STEP * MOVE_STEP + bench.pool[slot_at(slot) + CODE + move // MOVE_STEP]
    if is_new(bench.seen, board ^ HASHES[before] ^ HASHES[move]):
        trial, item = slot_at(TRIAL), ((NO_DIE + 1) * slot + die) * ITEM_STEP + move
        draw(bench, slot_at(slot), trial, item)
        value = quick_value(bench, trial)
        return offer(bench.ranks, bench.items, 0, size, width.sieve or width.beam, value, item)
    return size


@kernel
def select(bench: Bench, width: Width, size: int, target: int) -> int:
    """The best of what was offered become sketches from slot `target` on, best first; how many."""
    ranks, items = bench.ranks, bench.items
    first, count = 0, size
    if width.sieve:
        first, count, trial = max(width.sieve, width.beam), 0, slot_at(TRIAL)
        for i in range(size):
            draw(bench, slot_at(items[i] // ITEM_STEP // (NO_DIE + 1)), trial, items[i])
            count = offer(ranks, items, first, count, width.beam, full_value(bench, trial), items[i])
    sort_best_first(ranks, items, first, count)
    for i in range(count):
        draw(bench, slot_at(items[first + i] // ITEM_STEP // (NO_DIE + 1)), slot_at(target + i), items[first + i])
    return count


@kernel
def worth(bench: Bench, width: Width, at: int) -> float:
    """What a sketch is worth to a search of this width."""
    return full_value(bench, at) if width.sieve else quick_value(bench, at)
