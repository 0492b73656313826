"""Railroad Ink for learners: what a seat observes as numbers.

An observation tells what the seat's view tells, and no more: positions with equal views have equal observations (a test
imagines them). Boards follow from the observer's clockwise, and seats count likewise: 1 is the observer, 0 nobody.
"""

from collections.abc import Sequence
from functools import cache

from whistlestop.core.batches import Part, turned
from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block, block, copy, kernel
from whistlestop.games.railroad_ink import data, layout, rules
from whistlestop.games.railroad_ink.board import CELLS
from whistlestop.games.railroad_ink.flow import board_at, picker
from whistlestop.games.railroad_ink.layout import (
    AT_WORK,
    BEFORE,
    CELL,
    CROSSED,
    CROSSED_BEFORE,
    DICE,
    DIRECTION,
    DISTANCE,
    DONE,
    DRAFT,
    DRAFT_ON,
    DRAWING,
    DRAWN,
    FIRST,
    INK,
    INK_STEP,
    LAVA_ON,
    LAVA_ROLL,
    MARK,
    MARK_BEFORE,
    METEORS_ON,
    OPEN_BOARDS,
    PHASE,
    POOL,
    RELIEF,
    ROUND,
    SEATS,
    SPECIAL_DONE,
    STAGE,
    STAR,
    STRIKE,
    STRUCK,
    TAKEN_BY,
)  # fmt: skip
from whistlestop.games.railroad_ink.rules import State

ACTIONS = layout.ACTIONS
SPECIALS = len(data.SPECIALS)


def parts(seats: int) -> tuple[Part, ...]:
    """What stands in an observation, in this order; faces and cells count from 1, and 0 is none."""
    faces = len(data.FACES)
    board = (
        Part("cells", data.CELLS, 0, data.CRATER),  # pieces by number
        Part("rounds", data.CELLS, 0, data.ROUNDS),  # in which each was drawn
        Part("stage", 1, 0, layout.DONE),
        Part("mark", 1, 0, data.CELLS),  # the cell of the last impact
        Part("crossed", SPECIALS, 0, 1),
        Part("special_done", 1, 0, 1),
        Part("relief", 1, 0, 1),
        Part("dice", 4, 0, faces),
        Part("drawn", 6, 0, 1),  # the four dice, then those of lava
    )
    return (
        Part("round", 1, 1, data.ROUNDS),
        Part("phase", 1, 0, layout.OVER),
        Part("lava", 2, 0, faces),
        Part("direction", 1, 0, data.FREE_DIRECTION + 1),
        Part("distance", 1, 0, max(data.DISTANCE_DIE)),
        Part("star", 1, 0, seats),
        Part("first", 1, 0, seats),
        Part("picker", 1, 0, seats),
        Part("pairs", 4 * seats, 0, faces),
        Part("taken_by", 2 * seats, 0, seats),
        *(part._replace(name=f"{part.name}_{seat}") for seat in range(1, seats + 1) for part in board),
    )


@cache
def size(seats: int) -> int:
    """How many numbers an observation has."""
    return sum(part.size for part in parts(seats))


# --- one position


def observe(state: State, seat: Seat) -> Block:
    """What a seat observes."""
    out = block(size(state.block[SEATS]))
    write(state.block, seat, out, 0)
    return out


def choices(state: State, seat: Seat) -> Sequence[int]:
    """The legal actions by their numbers."""
    return rules.legal(state, seat).numbers()


decode = rules.decode


# --- kernels


@kernel
def write(s: Block, own: int, out: Block, end: int) -> None:
    """What a seat observes, into `out` from `end` on."""
    seats = s[SEATS]
    rolled = s[PHASE] == STRIKE or s[PHASE] == DRAFT or s[PHASE] == DRAWING
    out[end] = s[ROUND]
    out[end + 1] = s[PHASE]
    for die in range(2):
        out[end + 2 + die] = s[LAVA_ROLL + die] + 1 if rolled and s[LAVA_ON] else 0
    out[end + 4] = s[DIRECTION] + 1 if rolled and s[METEORS_ON] else 0
    out[end + 5] = s[DISTANCE] if rolled and s[METEORS_ON] else 0
    out[end + 6] = turned(s[STAR], own, seats)
    out[end + 7] = turned(s[FIRST], own, seats)
    out[end + 8] = turned(picker(s), own, seats) if s[PHASE] == DRAFT else 0
    end += 9
    for die in range(4 * seats):
        out[end + die] = s[POOL + die] + 1 if rolled and s[DRAFT_ON] else 0
    end += 4 * seats
    for pair in range(2 * seats):
        out[end + pair] = turned(s[TAKEN_BY + pair], own, seats) if rolled and s[DRAFT_ON] else 0
    end += 2 * seats
    for i in range(seats):
        end = write_board(s, own, (own - 1 + i) % seats + 1, rolled, out, end)


@kernel
def write_board(s: Block, own: int, seat: int, rolled: bool, out: Block, end: int) -> int:
    """A board as the observer sees it: others' as it was before the round, until they confirm (RI-2.7)."""
    at = board_at(seat)
    is_secret = s[at + STAGE] != DONE and (s[PHASE] == STRIKE or s[PHASE] == DRAWING) and s[OPEN_BOARDS] == 0
    hidden = is_secret and seat != own
    if hidden:
        for cell in range(CELLS):
            out[end + cell] = s[at + BEFORE + cell] % INK_STEP
            out[end + CELLS + cell] = s[at + BEFORE + cell] // INK_STEP
    else:
        copy(s, at + CELL, out, end, CELLS)
        copy(s, at + INK, out, end + CELLS, CELLS)
    end += 2 * CELLS
    stage, mark, crossed, drawn = s[at + STAGE], s[at + MARK], s[at + CROSSED], s[at + DRAWN] if rolled else 0
    if hidden:
        stage = STRUCK if s[PHASE] == STRIKE else AT_WORK
        mark, crossed, drawn = s[at + MARK_BEFORE], s[at + CROSSED_BEFORE], 0
    out[end] = stage
    out[end + 1] = mark + 1 if s[METEORS_ON] else 0
    for special in range(SPECIALS):
        out[end + 2 + special] = crossed >> special & 1
    end += 2 + SPECIALS
    out[end] = 0 if hidden else s[at + SPECIAL_DONE]
    out[end + 1] = 0 if hidden else s[at + RELIEF]
    end += 2
    dice = 4 if rolled else 0
    if s[PHASE] == STRIKE or s[PHASE] == DRAFT:
        dice = 0
        for pair in range(2 * s[SEATS]):
            if s[TAKEN_BY + pair] == seat:
                dice += 2
    for die in range(4):
        out[end + die] = s[at + DICE + die] + 1 if die < dice else 0
    for die in range(6):
        out[end + 4 + die] = drawn >> die & 1
    return end + 10
