"""Exact counts, like perft in chess: from this board with these dice there are so many distinct maximal rounds.

The boards come from our own random games; the numbers were found by the kernel and, where feasible, agree with
the slow oracle. A change of the rules shows up here as another number.
"""

import json
from pathlib import Path

import pytest

from tests.railroad_ink import oracle
from whistlestop.core.kernel import compiled
from whistlestop.games.railroad_ink import data, layout, rounds
from whistlestop.games.railroad_ink.notation import face_number, format_board, parse_board
from whistlestop.games.railroad_ink.rules import Options, setup
from whistlestop.games.railroad_ink.views import draw_board

COUNTS = Path(__file__).parents[1] / "records" / "railroad_ink" / "counts.json"
CASES = json.loads(COUNTS.read_text())
# Plain Python takes 0.1 ms a drawing.
FEASIBLE = [case for case in CASES if compiled or case["rounds"] <= 3_000]


def position(board, dice, **options):
    """A solo position with these dice to draw."""
    s = setup(Options(**options), 1).block
    draw_board(s, layout.HEAD, parse_board(board))
    for die, face in enumerate(dice):
        s[layout.HEAD + layout.DICE + die] = face_number(face)
    return s


def placements(drawing):
    found = set()
    while drawing:
        number = drawing & rounds.MASK
        found.add((data.CELL_NAMES[number // layout.CODES], data.PIECES[number % layout.CODES]))
        drawing >>= rounds.BITS
    return frozenset(found)


@pytest.mark.parametrize("case", FEASIBLE, ids=lambda case: f"{case['rounds']} rounds")
def test_number_of_distinct_maximal_rounds(case):
    s = position(case["board"], case["dice"])
    before = s[:]
    found = rounds.drawings(s, layout.HEAD)
    assert len(found) == case["rounds"]
    assert len(set(found)) == len(found)
    assert s == before


@pytest.mark.parametrize("case", CASES[:4], ids=lambda case: f"{case['rounds']} rounds")
def test_the_rounds_are_those_of_the_oracle(case):
    found = rounds.drawings(position(case["board"], case["dice"]), layout.HEAD)
    assert {placements(drawing) for drawing in found} == oracle.maximal_rounds(
        oracle.parse(case["board"]), case["dice"]
    )


@pytest.mark.parametrize("duty", ["voluntary", "empty"])
@pytest.mark.parametrize(
    "board", ["B1 h-h-, B2 *, D1 r-r-, D2 *, A2 *, A4 *, A6 *, F1 *, G2 *, G4 *, G6 *, B7 *, F7 *, D7 *"]
)
def test_ri_6_5_rounds_on_craters_are_those_of_the_oracle(board, duty):
    dice = ["h-h-", "r-r-", "h-h-", "h-r-"]
    found = rounds.drawings(position(board, dice, meteors=True, crater_duty=duty), layout.HEAD)
    expected = oracle.maximal_rounds(oracle.parse(board), dice, crater_duty=duty)
    assert {placements(drawing) for drawing in found} == expected


def test_the_best_drawing_is_the_best_of_all():
    case = min(CASES, key=lambda case: abs(case["rounds"] - 300))
    s = position(case["board"], case["dice"])
    drawing, score, count = rounds.best_drawing(s, layout.HEAD)
    board = oracle.parse(case["board"])
    scores = [
        oracle.score({**board, **dict(way)}, "segments")["total"] for way in oracle.maximal_rounds(board, case["dice"])
    ]
    assert score == max(scores)
    assert count == len(scores)
    assert oracle.score({**board, **dict(placements(drawing))}, "segments")["total"] == score


def test_the_recorded_boards_are_in_canonical_notation():
    for case in CASES:
        assert format_board(parse_board(case["board"])) == case["board"]
