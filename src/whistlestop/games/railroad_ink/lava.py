"""The lava of a round, drawn before its routes (RI-7.3 to RI-7.5): a volcano or a cell erased, then one die or both.

Not all that the rules allow is tried: one volcano in a round at most, and a cell is erased only where one has to be.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.railroad_ink.board import (
    EMPTY,
    FIRST_PIECE,
    HIGHWAY,
    LAVA,
    NEIGHBOUR,
    RAILWAY,
    VOLCANO_PIECE,
    is_open,
)
from whistlestop.games.railroad_ink.heaps import offer, sort_best_first
from whistlestop.games.railroad_ink.moves import (
    DICE,
    FIRST_BEAM,
    LAVA_DICE,
    NO_DIE,
    ROOT,
    Width,
    binds,
    lacks_room,
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
    LAVA_AROUND,
    MOVE_STEP,
    RELIEF,
    board_hash,
    copy_sketch,
    slot_at,
)
from whistlestop.games.railroad_ink.value import Bench


@kernel
def fits(k: Block, at: int, cell: int, piece: int) -> bool:
    """Whether lava may be drawn on a cell that is open to drawing (RI-2.3, RI-7.3)."""
    arrive = ARRIVALS[k[at + AROUND + cell]]
    clash = HIGHWAY[piece] & arrive >> 4 | RAILWAY[piece] & arrive
    return clash == 0 and LAVA[piece] & k[at + LAVA_AROUND + cell] != 0


@kernel
def grow_lava_dice(bench: Bench, width: Width, slot: int, size: int) -> int:
    """Offer every way to draw one more lava die, equal dice once; how many are on the heap."""
    k, at, faces = bench.pool, slot_at(slot), 0
    board = board_hash(k, at)
    for die in range(DICE, DICE + LAVA_DICE):
        face = bench.dice[die]
        if not k[at + DRAWN] >> die & 1 and not faces >> face & 1:
            faces |= 1 << face
            for cell in range(CELLS):
                if k[at + LAVA_AROUND + cell] and is_open(k[at + CODE + cell]):
                    for piece in range(FIRST_PIECE[face], FIRST_PIECE[face + 1]):
                        if fits(k, at, cell, piece):
                            size = try_move(bench, width, slot, board, die, MOVE_STEP * cell + piece, size)
    return size


@kernel
def may_stand(k: Block, at: int, cell: int) -> bool:
    """Whether a volcano may be drawn here (RI-7.4)."""
    if not is_open(k[at + CODE + cell]):
        return False
    for side in range(4):
        neighbour = NEIGHBOUR[4 * cell + side]
        if neighbour >= 0 and LAVA[k[at + CODE + neighbour]]:
            return False
    return True


@kernel
def may_erase(k: Block, at: int, cell: int) -> bool:
    """Whether a cell holds nothing but a route, at an open lava side (RI-7.5)."""
    piece = k[at + CODE + cell]
    return not is_open(piece) and LAVA[piece] == 0 and k[at + LAVA_AROUND + cell] != 0


@kernel
def grow_room(bench: Bench, width: Width, slot: int) -> int:
    """Offer every volcano and, where room is lacking, every cell to erase; how many are on the heap."""
    k, at, size = bench.pool, slot_at(slot), 0
    board = board_hash(k, at)
    must_make_room = k[at + RELIEF] == 0 and lacks_room(bench, at)
    for cell in range(CELLS):
        if may_stand(k, at, cell):
            size = try_move(bench, width, slot, board, NO_DIE, MOVE_STEP * cell + VOLCANO_PIECE, size)
        elif must_make_room and may_erase(k, at, cell):
            size = try_move(bench, width, slot, board, NO_DIE, MOVE_STEP * cell + EMPTY, size)
    return size


@kernel
def is_owed(bench: Bench, at: int) -> bool:
    """Whether lava has to be drawn, or room made for it, before the round may end (RI-7.3, RI-7.5)."""
    k = bench.pool
    if k[at + DRAWN] >> DICE:
        return False
    must_make_room = k[at + RELIEF] == 0 and lacks_room(bench, at)
    for cell in range(CELLS):
        if binds(bench, k[at + CODE + cell]):
            if must_make_room and may_stand(k, at, cell):
                return True
            for die in range(DICE, DICE + LAVA_DICE):
                for piece in range(FIRST_PIECE[bench.dice[die]], FIRST_PIECE[bench.dice[die] + 1]):
                    if fits(k, at, cell, piece):
                        return True
        elif must_make_room and may_erase(k, at, cell):
            return True
    return False


@kernel
def grow_lava(bench: Bench, width: Width, target: int) -> int:
    """The best ways to draw the lava that the sketch at ROOT lacks become sketches from slot `target` on; how many."""
    k, beam = bench.pool, width.beam
    area = (target - FIRST_BEAM) // beam
    # The other three beams are free now: with a volcano or a cell erased, then with one die more, and with two
    room = FIRST_BEAM + (area + 1) % 4 * beam
    one = FIRST_BEAM + (area + 2) % 4 * beam
    two = FIRST_BEAM + (area + 3) % 4 * beam
    wipe(bench.seen)
    rooms = select(bench, width, grow_room(bench, width, ROOT), room)
    wipe(bench.seen)
    size = grow_lava_dice(bench, width, ROOT, 0)
    for slot in range(room, room + rooms):
        size = grow_lava_dice(bench, width, slot, size)
    ones = select(bench, width, size, one)
    wipe(bench.seen)
    size = 0
    for slot in range(one, one + ones):
        size = grow_lava_dice(bench, width, slot, size)
    twos = select(bench, width, size, two)
    size = keep_if_free(bench, width, ROOT, 0)
    for i in range(rooms):
        size = keep_if_free(bench, width, room + i, size)
    for i in range(ones):
        size = keep_if_free(bench, width, one + i, size)
    for i in range(twos):
        size = keep_if_free(bench, width, two + i, size)
    sort_best_first(bench.ranks, bench.items, 0, size)
    for i in range(size):
        copy_sketch(k, slot_at(bench.items[i]), slot_at(target + i))
    return size


@kernel
def keep_if_free(bench: Bench, width: Width, slot: int, size: int) -> int:
    """Keep a sketch that owes no lava, if it is among the best; how many are kept."""
    at = slot_at(slot)
    if is_owed(bench, at):
        return size
    return offer(bench.ranks, bench.items, 0, size, width.beam, worth(bench, width, at), slot)
