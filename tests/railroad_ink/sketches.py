"""Boards of random placements, as the rules hold them and as searches sketch them."""

import random
from collections.abc import Iterator

from whistlestop.core.kernel import Block, small_zeros
from whistlestop.games.railroad_ink import board, data, layout, sketch, symmetry
from whistlestop.games.railroad_ink.rules import Options, setup

AT = layout.HEAD  # where the only board of a position begins
ROOT = sketch.POOL_HEAD  # where the only sketch of a pool begins


def placements(seed: int, count: int) -> list[tuple[int, int]]:
    """Cells and pieces, each legal after those before it; an overpass may come once in four."""
    numbers, s = random.Random(seed), setup(Options(), 1).block
    found: list[tuple[int, int]] = []
    overpasses = 0
    while len(found) < count:
        cell, piece = numbers.randrange(data.CELLS), numbers.randrange(1, symmetry.ROUTE_CODES)
        if data.IS_OVERPASS[piece] and overpasses == data.ROUNDS:
            continue
        if board.place_fault(s, AT, cell, piece) == layout.FINE:
            board.put(s, AT, cell, piece, 1)
            found.append((cell, piece))
            overpasses += data.IS_OVERPASS[piece]
    return found


def position(drawn: list[tuple[int, int]]) -> Block:
    s = setup(Options(), 1).block
    for cell, piece in drawn:
        board.put(s, AT, cell, piece, 1)
    return s


def sketched(drawn: list[tuple[int, int]], number: int = 1) -> Block:
    """A pool with one sketch: these placements, in this round."""
    pool = small_zeros(sketch.POOL_HEAD + sketch.SKETCH)
    sketch.clear_sketch(pool, ROOT)
    for cell, piece in drawn:
        sketch.place(pool, ROOT, cell, piece)
    pool[ROOT + sketch.ROUND] = number
    return pool


def image(drawn: list[tuple[int, int]], turned: int) -> list[tuple[int, int]]:
    """The same placements under a symmetry."""
    return [
        (
            symmetry.CELL_IMAGE[data.CELLS * turned + cell],
            symmetry.PIECE_IMAGE[symmetry.CODES * turned + piece],
        )
        for cell, piece in drawn
    ]


def boards(count: int) -> Iterator[list[tuple[int, int]]]:
    """Placements of boards of different sizes."""
    for seed in range(count):
        yield placements(seed, 3 + 3 * seed % 27)
