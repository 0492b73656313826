"""All distinct results of a round's maximal drawings (RI-2.4), listed or searched for the best, in the kernel.

A drawing is a set of up to four placements, so it packs into one integer: action numbers in rising order, 13
bits each. That integer is its own exact key: drawings of k dice grow from those of k - 1, and a hash table
keeps each once, in whatever order its dice were drawn.
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.railroad_ink.board import (
    CELLS,
    FACE_OF,
    FIRST_SPECIAL,
    FIT_COUNT,
    FIT_FIRST,
    FIT_PIECES,
    SURVEY,
    binding_ways,
    is_open,
    lift,
    put,
    survey,
)  # fmt: skip
from whistlestop.games.railroad_ink.layout import ARRIVE, CELL, CODES, DICE, DRAWN, LONGEST, MAY_SKIP, ROUND
from whistlestop.games.railroad_ink.tally import PARTS, TRAIL, tally

BITS = 13  # of one action number
MASK = (1 << BITS) - 1


@kernel
def insert(drawing: int, action: int) -> int:
    """A drawing with one more placement, still in rising order."""
    low, shift = 0, 0
    while drawing >> shift & MASK and drawing >> shift & MASK < action:
        low |= drawing & MASK << shift
        shift += BITS
    return low | action << shift | drawing >> shift << (shift + BITS)


@kernel
def slot(keys: Block, size: int, drawing: int) -> int:
    """Where this drawing stands in a hash table of 2^n keys, or where it would."""
    place = (drawing ^ drawing >> 17 ^ drawing >> 33) * 0x2545F491 >> 8 & size - 1
    while keys[place] != 0 and keys[place] != drawing:
        place = place + 1 & size - 1
    return place


@kernel
def draw_all(s: Block, at: int, drawing: int) -> None:
    while drawing:
        put(s, at, (drawing & MASK) // CODES, (drawing & MASK) % CODES, s[ROUND])
        drawing >>= BITS


@kernel
def lift_all(s: Block, at: int, drawing: int, before: Block) -> None:
    """Take a drawing back; craters that it covered come back."""
    while drawing:
        cell = (drawing & MASK) // CODES
        lift(s, at, cell)
        if before[cell]:
            put(s, at, cell, before[cell], 0)
        drawing >>= BITS


@kernel
def faces_left(s: Block, at: int, drawing: int) -> int:
    """The faces of the dice that are neither drawn on the board nor in this drawing, as a mask."""
    left, rest = 0, drawing
    used = s[at + DRAWN] & 15
    while rest:
        face = FACE_OF[(rest & MASK) % CODES]
        for die in range(4):
            if not used >> die & 1 and s[at + DICE + die] == face:
                used |= 1 << die
                break
        rest >>= BITS
    for die in range(4):
        if not used >> die & 1:
            left |= 1 << s[at + DICE + die]
    return left


@kernel
def drawings(s: Block, at: int) -> Block:
    """Every distinct result of drawing the dice of this board until nothing that binds is left to draw."""
    before = cells_of(s, at)
    found = zeros(SURVEY)
    results, result_count = zeros(1024), 0
    level, level_count = zeros(1), 1
    while level_count > 0:
        size = 1024
        keys = zeros(size)
        onward, onward_count = zeros(size // 2), 0
        for i in range(level_count):
            drawing = level[i]
            faces = faces_left(s, at, drawing)
            is_result = faces == 0
            if not is_result:
                draw_all(s, at, drawing)
                survey(s, at, found)
                is_result = s[MAY_SKIP] == 1 or binding_ways(found, faces) == 0
                # Grow the drawing by each die, wherever it fits.
                for face in range(FIRST_SPECIAL):
                    if faces >> face & 1:
                        for cell in range(CELLS):
                            fit = 256 * face + (s[at + ARRIVE + cell] & 255)
                            if FIT_COUNT[fit] and is_open(s[at + CELL + cell]):
                                for k in range(FIT_COUNT[fit]):
                                    new = insert(drawing, CODES * cell + FIT_PIECES[FIT_FIRST[fit] + k])
                                    place = slot(keys, size, new)
                                    if keys[place] == 0:
                                        keys[place] = new
                                        onward[onward_count] = new
                                        onward_count += 1
                                        if onward_count == len(onward):
                                            onward = longer(onward)
                                            size *= 2
                                            keys = hashed(onward, onward_count, size)
                lift_all(s, at, drawing, before)
            if is_result:
                if result_count == len(results):
                    results = longer(results)
                results[result_count] = drawing
                result_count += 1
        level, level_count = onward, onward_count
    return first_of(results, result_count)


@kernel
def cells_of(s: Block, at: int) -> Block:
    """What lies on the cells of a board, to be put back later."""
    cells = zeros(CELLS)
    for cell in range(CELLS):
        cells[cell] = s[at + CELL + cell]
    return cells


@kernel
def hashed(drawings: Block, count: int, size: int) -> Block:
    """A hash table of these drawings."""
    keys = zeros(size)
    for i in range(count):
        keys[slot(keys, size, drawings[i])] = drawings[i]
    return keys


@kernel
def first_of(numbers: Block, count: int) -> Block:
    copy = zeros(count)
    for i in range(count):
        copy[i] = numbers[i]
    return copy


@kernel
def longer(numbers: Block) -> Block:
    copy = zeros(2 * len(numbers))
    for i in range(len(numbers)):
        copy[i] = numbers[i]
    return copy


@kernel
def best_drawing(s: Block, at: int) -> tuple[int, int, int]:
    """The drawing with the best score, that score, and how many drawings there are."""
    before = cells_of(s, at)
    parts, trail = zeros(PARTS), zeros(TRAIL)
    found = drawings(s, at)
    best, best_score = 0, -1000
    for i in range(len(found)):
        draw_all(s, at, found[i])
        score = tally(s, at, s[LONGEST], parts, trail)
        if score > best_score:
            best, best_score = found[i], score
        lift_all(s, at, found[i], before)
    return best, best_score, len(found)
