"""The score three times: the kernel's tally, the sheet for people, and the oracle, on thousands of boards."""

import random
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Literal

import pytest

from tests.helpers import play
from tests.railroad_ink import oracle, variants
from tests.railroad_ink.oracle import SIDES, Board
from tests.railroad_ink.positions import CELL_NAMES, parts_of
from whistlestop.core.fastdealer import Fast
from whistlestop.core.kernel import block, compiled
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import game, layout, longest, rules, score, tally
from whistlestop.games.railroad_ink.rules import READINGS, Options
from whistlestop.games.railroad_ink.seen import BoardView, View
from whistlestop.games.railroad_ink.views import draw_board

PLAYED = 1000 if compiled else 150  # boards for each reading
DENSE = 200 if compiled else 60

Reading = Literal["segments", "segments_strict", "cells"]
ALL_READINGS: list[Reading] = ["segments", "segments_strict", "cells"]


@cache
def played_boards() -> list[Board]:
    """The boards of finished random games of all variants."""
    boards: list[Board] = []
    number = 0
    while len(boards) < PLAYED:
        seats, options = variants.split(variants.ALL[number % len(variants.ALL)])
        table = Table(game, seats, options, Fast(number))
        play(table, random.Random(number))
        for seen in table.view(None).boards:
            boards.append({cell: sides for cell, sides in zip(CELL_NAMES, seen.cells, strict=True) if sides})
        number += 1
    return boards[:PLAYED]


ALL_PIECES = [
    sides
    for face in [*oracle.FIRST_DICE, *oracle.FOURTH_DIE, *oracle.SPECIALS, "lh-h", "lr-r"]
    for sides in oracle.variants(face)
]


def dense_board(seed: int) -> Board:
    """Routes of one kind over most borders of a rectangle, so that many rings close; a few for the oracle's sake.

    Each cell gets some piece with the ends that the borders ask for: a T, a four-way, a station, an overpass.
    """
    rng = random.Random(seed)
    kind = "hr"[seed % 2]
    while True:
        width, height = rng.choice([(2, 2), (2, 4), (3, 3), (4, 3), (3, 5), (7, 2), (4, 4), (5, 5)])
        left, top = rng.randint(0, 7 - width), rng.randint(0, 7 - height)
        cells = [oracle.COLUMNS[left + x] + oracle.ROWS[top + y] for x in range(width) for y in range(height)]
        passed = {
            frozenset((cell, beyond))
            for cell in cells
            for side in "ES"
            if (beyond := oracle.neighbour(cell, side)) in cells and rng.random() < 0.8
        }
        board: Board = {}
        for cell in cells:
            wanted = {side for side in SIDES if frozenset((cell, oracle.neighbour(cell, side))) in passed}
            wanted |= {side for side in SIDES if rng.random() < 0.1}
            fitting = [
                sides
                for sides in ALL_PIECES
                if wanted == {side for side, end in zip(SIDES, sides, strict=False) if end == kind}
            ]
            board[cell] = rng.choice(fitting or ["*", "llll"])
        if all(rings(board, kind) <= 5 for kind in "hr"):
            return board


LAVA_PIECES = [sides for face in [*oracle.LAVA_DICE, "llll", "llll"] for sides in oracle.variants(face)]


def lava_board(seed: int) -> Board:
    """Lava, routes and craters at random, so that lakes and ends of every kind meet."""
    rng = random.Random(seed)
    pieces = [rng.choice([*LAVA_PIECES, *LAVA_PIECES, *ALL_PIECES, *["*"] * 12]) for _ in CELL_NAMES]
    share = rng.uniform(0.2, 1)
    return {cell: sides for cell, sides in zip(CELL_NAMES, pieces, strict=True) if rng.random() < share}


def rings(board: Board, kind: str) -> int:
    """How many borders could be cut before the routes of a kind are trees."""
    cells = {cell for cell, _ in oracle.ends(board, kind)}
    borders = sum(len(oracle.joined(board, cell, kind)) for cell in cells) // 2
    groups = 0
    while cells:
        groups += 1
        queue = [cells.pop()]
        for cell in queue:
            reached = [other for other in oracle.joined(board, cell, kind) if other in cells]
            cells -= set(reached)
            queue += reached
    return borders - len({cell for cell, _ in oracle.ends(board, kind)}) + groups


def seen_board(board: Board) -> BoardView:
    return BoardView(tuple(board.get(cell, "") for cell in CELL_NAMES), (0,) * 49)


def assert_scored(board: Board, reading: Reading, craters_fill_centre: bool) -> None:
    options = Options(longest=reading, crater_fills_centre=craters_fill_centre)
    judged = oracle.score(board, reading, craters_fill_centre)
    wanted = {part: value for part, value in judged.items() if part != "networks"}
    # the sheet
    sheet = score.sheet(View(1, options, 1, 7, "drawing", (seen_board(board),)), 1)
    assert parts_of(sheet) == wanted
    networks = [item for item in sheet.items if item.part == "exits"]
    assert [item.args["exits"] for item in networks] == judged["networks"]
    # the kernel
    state = rules.setup(options, 1)
    draw_board(state.block, layout.HEAD, seen_board(board))
    parts = rules.score_parts(state.block, layout.HEAD, READINGS[reading])
    assert dict(zip((*score.PARTS, "total"), parts[: tally.PARTS], strict=True)) == wanted
    # the cells of the longest routes
    for railway, kind in enumerate("hr"):
        trail = block(tally.TRAIL)
        length = longest.longest_trail(state.block, layout.HEAD, railway, READINGS[reading], trail)
        assert_trail(board, kind, [CELL_NAMES[cell] for cell in trail[:length]], reading)
        part = "railway" if railway else "highway"
        shown = [list(item.places) for item in sheet.items if item.part == part]
        assert shown == ([[CELL_NAMES[cell] for cell in trail[:length]]] if length else [])


def assert_trail(board: Board, kind: str, trail: list[str], reading: Reading) -> None:
    """RI-3.2: each step crosses a border between like ends, none twice, and no cell counts too often."""
    borders = [frozenset(step) for step in pairwise(trail)]
    assert len(borders) == len(set(borders))
    for here, there in pairwise(trail):
        assert there in oracle.joined(board, here, kind)
    for cell, visits in Counter(trail).items():
        ends = board[cell].count(kind)
        assert ends
        most = {"segments": (ends + 1) // 2, "segments_strict": 2 if ends == 4 else 1, "cells": 1}[reading]
        assert visits <= most


@pytest.mark.parametrize("reading", ALL_READINGS)
def test_played_boards(reading: Reading):
    for number, board in enumerate(played_boards()):
        assert_scored(board, reading, craters_fill_centre=number % 2 == 1)


@pytest.mark.parametrize("reading", ALL_READINGS)
def test_dense_boards(reading: Reading):
    for seed in range(DENSE):
        assert_scored(dense_board(seed), reading, craters_fill_centre=seed % 2 == 1)


@pytest.mark.parametrize("reading", ALL_READINGS)
def test_boards_full_of_lava_and_craters(reading: Reading):
    for seed in range(DENSE):
        assert_scored(lava_board(seed), reading, craters_fill_centre=seed % 2 == 1)


def test_dense_boards_have_rings_and_lines_that_visit_a_cell_twice():
    boards = [dense_board(seed) for seed in range(60)]
    assert sum(rings(board, "h") >= 2 for board in boards) > 12
    lengths = [[oracle.longest_route(board, "h", reading) for reading in ALL_READINGS] for board in boards]
    assert sum(segments > cells for segments, _, cells in lengths) > 12
    assert sum(segments > strict > cells for segments, strict, cells in lengths) > 3


def test_a_board_of_nothing_but_lava_has_no_route():
    assert_scored(dict.fromkeys(CELL_NAMES, "llll"), "segments", craters_fill_centre=False)


def test_the_empty_board():
    for reading in ALL_READINGS:
        assert_scored({}, reading, craters_fill_centre=False)
