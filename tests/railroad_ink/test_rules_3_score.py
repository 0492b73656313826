"""RI-3 and RI-4: the end, the score, and the sheet that tells every point."""

from typing import Any

import pytest

from tests.helpers import refused
from tests.railroad_ink.positions import Board
from whistlestop.core.errors import BadOptions
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import game

#  A  B  C  D  E  F  G
#  .  |  .  ‖  .  |  .     all twelve exits in one network: two highways down, one across,
#  =  +  =  #  =  +  =     two railways across, one down, joined in D4
#  .  |  .  ‖  .  |  .
#  -  +  -  S  -  +  -
GRID = (
    "B1 h-h-, B2 hrhr^, B3 h-h-, B4 hhhh, B5 h-h-, B6 hrhr^, B7 h-h-, "
    "F1 h-h-, F2 hrhr^, F3 h-h-, F4 hhhh, F5 h-h-, F6 hrhr^, F7 h-h-, "
    "D1 r-r-, D2 rrrr, D3 r-r-, D4 rhrh, D5 r-r-, D6 rrrr, D7 r-r-, "
    "A4 -h-h, C4 -h-h, E4 -h-h, G4 -h-h, "
    "A2 -r-r, C2 -r-r, E2 -r-r, G2 -r-r, A6 -r-r, C6 -r-r, E6 -r-r, G6 -r-r"
)
EXIT_CELLS = ["B1", "F1", "B7", "F7", "A4", "G4", "D1", "D7", "A2", "A6", "G2", "G6"]
EXIT_POINTS = [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45]

# --- RI-3.1


@pytest.mark.parametrize(("count", "points"), list(enumerate(EXIT_POINTS)))
def test_ri_3_1_points_by_exits(board: Board, count: int, points: int):
    board(GRID + "".join(f", {cell} ----" for cell in EXIT_CELLS[count:]))
    assert board.points("exits") == points


def test_ri_3_1_every_network_scores(board: Board):
    across = "A{row} -{kind}-{kind}, B{row} -{kind}-{kind}, C{row} -{kind}-{kind}, D{row} -{kind}-{kind}, "
    across += "E{row} -{kind}-{kind}, F{row} -{kind}-{kind}, G{row} -{kind}-{kind}"
    lines = [across.format(row=row, kind=kind) for row, kind in (("2", "r"), ("4", "h"), ("6", "r"))]
    board(", ".join(lines))
    assert board.points("exits") == 12
    assert [len(places) for places in board.places("exits")] == [9, 9, 9]  # seven cells, two exits


def test_ri_3_1_routes_join_by_like_sides_only(board: Board):
    board("B1 h-h-, B2 hh--, C2 -h-h, F1 h-h-, F2 -h-h")  # E2 is empty, F2 turns its blank side to F1
    assert board.points("exits") == 0
    board("B1 h-h-, B2 hh--, C2 -h-h, D2 -h-h, E2 -h-h, F2 h--h, F1 h-h-")
    assert board.points("exits") == 4


def test_ri_3_1_a_route_past_an_exit_with_its_blank_side_does_not_reach_it(board: Board):
    board("B1 -h-h, A4 -h-h")
    assert [len(places) for places in board.places("exits")] == [2]


# --- RI-3.2

RING = "C3 -hh-, D3 --hh, D4 h--h, C4 hh--"
EIGHT = "C3 -hh-, D3 --hh, C4 hh--, D4 hhhh, E4 --hh, E5 h--h, D5 hh--"
LONG_RING = "C3 -rr-, D3 -r-r, E3 --rr, E4 r-r-, E5 r--r, D5 -r-r, C5 rr--, C4 r-r-"
READINGS = ("segments", "segments_strict", "cells")
LONGEST = [
    # what, kind, board, length by each reading
    ("nothing", "highway", "D1 r-r-", (0, 0, 0)),
    ("one piece", "railway", "D1 r-r-", (1, 1, 1)),
    ("ring of four curves", "highway", RING, (4, 4, 4)),
    ("ring of eight", "railway", LONG_RING, (8, 8, 8)),
    ("ring with one T", "highway", RING + ", C3 -hhh", (5, 4, 4)),
    ("ring with one T that is a station", "highway", RING + ", C3 rhhh", (5, 4, 4)),
    ("ring with a station of two ends", "highway", RING + ", C3 rhhr", (4, 4, 4)),
    ("ring with one four-way", "highway", RING + ", C3 hhhh", (5, 5, 4)),
    ("ring with a tail at its T", "highway", RING + ", C3 -hhh, B3 -h-h", (6, 5, 5)),
    ("ring with two tails at its four-way", "highway", RING + ", C3 hhhh, B3 -h-h, C2 h-h-", (7, 7, 5)),
    ("ring with tails at two Ts", "highway", RING + ", C3 -hhh, B3 -h-h, D4 hh-h, E4 -h-h", (6, 5, 5)),
    ("a line that crosses itself", "highway", EIGHT, (8, 8, 7)),
    ("stations do not break it", "highway", "A4 -h-h, B4 hhrh, C4 -r-h, D4 -h-r", (3, 3, 3)),
    ("branches do not count", "highway", "A4 -h-h, B4 hh-h, B3 h-h-, C4 -h-h, D4 -h-h", (4, 4, 4)),
    ("of two equally long one counts", "highway", "A4 -h-h, B4 -h-h, F1 h-h-, F2 h-h-", (2, 2, 2)),
    ("an overpass counts for both: highway", "highway", "C4 -h-h, D4 rhrh^, E4 -h-h, D3 r-r-", (3, 3, 3)),
    ("an overpass counts for both: railway", "railway", "C4 -h-h, D4 rhrh^, E4 -h-h, D3 r-r-", (2, 2, 2)),
    ("exits add nothing", "highway", ", ".join(f"{column}4 -h-h" for column in "ABCDEFG"), (7, 7, 7)),
]


@pytest.mark.parametrize(
    ("kind", "text", "reading", "wanted"),
    [
        pytest.param(kind, text, reading, wanted, id=f"{what}: {reading}")
        for what, kind, text, lengths in LONGEST
        for reading, wanted in zip(READINGS, lengths, strict=True)
    ],
)
def test_ri_3_2_longest_route(board: Board, kind: str, text: str, reading: str, wanted: int):
    board(text, longest=reading)
    assert board.points(kind) == wanted
    assert [len(places) for places in board.places(kind)] == ([wanted] if wanted else [])


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({}, 6),
        ({"edition": "uk2020"}, 6),
        ({"edition": "pl2019"}, 5),
        ({"longest": "auto"}, 6),
        ({"longest": "cells"}, 5),
        ({"edition": "pl2019", "longest": "auto"}, 5),
        ({"edition": "pl2019", "longest": "segments"}, 6),
        ({"edition": "pl2019", "longest": "segments_strict"}, 5),
    ],
)
def test_ri_3_2_the_edition_chooses_the_reading_and_an_explicit_one_wins(
    board: Board, options: dict[str, Any], wanted: int
):
    board(RING + ", C3 -hhh, B3 -h-h", **options)
    assert board.points("highway") == wanted


# --- RI-3.3


def test_ri_3_3_a_point_per_centre_cell_with_something_drawn(board: Board):
    board("C3 h-h-, D3 rhrh^, E5 hhhh, B3 h-h-, F5 h-h-, D2 h-h-")
    assert board.points("centre") == 3
    assert board.places("centre") == [("C3", "D3", "E5")]
    board(", ".join(f"{column}{row} h-h-" for column in "CDE" for row in "345"))
    assert board.points("centre") == 9


def test_ri_3_3_lava_and_volcano_count_as_drawn(board: Board):
    board("", lava="ll-- ll--")
    assert board.places("centre") == [("D4",)]
    board.draw("D3 --ll")
    assert board.places("centre") == [("D3", "D4")]


def test_ri_3_3_a_bare_crater_does_not(board: Board):
    board("C3 *, E5 h-h-, A1 *", meteor="up 1")
    assert board.places("centre") == [("E5",)]


def test_ri_3_3_crater_fills_centre_by_option(board: Board):
    board("C3 *, E5 h-h-, A1 *", meteor="up 1", crater_fills_centre=True)
    assert board.places("centre") == [("C3", "E5")]


# --- RI-3.4


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("A1 h--h", []),  # ends at the border
        ("A4 -h-h", ["A4.e"]),  # into an empty cell
        ("A4 -h-h, B4 h-h-", ["A4.e", "B4.n", "B4.s"]),  # against a blank side
        ("A4 -h-h, B4 -h-h", ["B4.e"]),  # joined
        ("B2 hrhr^", ["B2.n", "B2.e", "B2.s", "B2.w"]),
        ("B1 h-r-, D1 r-h-", ["B1.s", "D1.s"]),
        ("", []),  # unused exits
    ],
)
def test_ri_3_4_an_error_per_end_inside_the_board_that_meets_no_like_end(board: Board, text: str, places: list[str]):
    board(text)
    assert board.points("errors") == -len(places)
    assert sorted(board.places("errors")) == sorted((place,) for place in places)


# --- RI-3.5

NO_ERRORS = "A1 h--h"  # one point, no error
ONE_ERROR = "A4 -h-h, B4 -h-h"  # two points, one error


def last_round(board: Board, *texts: str) -> None:
    """Everybody confirms the last round without a drawing."""
    board(*texts, number=7, must_draw="free")
    for seat in range(1, len(texts) + 1):
        board.confirm(seat)


def test_ri_3_5_most_points_win(board: Board):
    last_round(board, "A4 -h-h", "A4 -h-h, B4 -h-h, C4 -h-h", "A4 -h-h, B4 -h-h")
    outcome = board.table.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.tie_break) == ((0, 3, 1), (3, 1, 2), None)
    assert outcome.winners == (2,)


def test_ri_3_5_no_outcome_before_the_end(board: Board):
    board("A4 -h-h", "A4 -h-h", number=7, must_draw="free")
    board.confirm(1)
    assert board.table.outcome is None


def test_ri_3_5_a_tie_goes_to_fewer_errors(board: Board):
    last_round(board, ONE_ERROR, NO_ERRORS)
    outcome = board.table.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((1, 1), (2, 1))
    assert outcome.tie_break == "railroad-ink-tie-errors"


def test_ri_3_5_then_it_is_shared(board: Board):
    last_round(board, ONE_ERROR, NO_ERRORS.replace("A1 h--h", "G1 hh--"), "G1 hh--", "A4 -h-h")
    outcome = board.table.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((1, 1, 1, 0), (3, 1, 1, 4))
    assert outcome.winners == (2, 3)


def test_ri_3_5_without_the_draft_no_star_decides_a_tie_that_errors_decided(board: Board):
    last_round(board, NO_ERRORS, NO_ERRORS, ONE_ERROR)
    outcome = board.table.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((1, 1, 1), (1, 1, 3))
    assert outcome.tie_break == "railroad-ink-tie-errors"


def test_ri_3_5_a_wholly_shared_win_was_decided_by_nothing(board: Board):
    last_round(board, NO_ERRORS, NO_ERRORS)
    outcome = board.table.outcome
    assert outcome is not None
    assert (outcome.places, outcome.tie_break) == ((1, 1), None)


# --- RI-3.6


def test_ri_3_6_the_ukrainian_edition_is_the_default():
    assert game.options().edition == "uk2020"  # type: ignore[attr-defined]
    assert game.options().reading == "segments"  # type: ignore[attr-defined]


def test_ri_3_6_the_polish_edition_counts_cells_and_plays_one_expansion_at_a_time():
    assert Table(game, 1, {"edition": "pl2019"}).view(1).options.reading == "cells"
    for options in ({"lava": True}, {"meteors": True}):
        assert Table(game, 1, {"edition": "pl2019", **options}).view(1).rounds == 6
    with refused(BadOptions, "railroad-ink-not-in-pl2019"):
        Table(game, 1, {"edition": "pl2019", "lava": True, "meteors": True})


def test_ri_3_6_the_polish_edition_has_no_draft():
    with refused(BadOptions, "railroad-ink-not-in-pl2019"):
        Table(game, 2, {"edition": "pl2019", "draft": True})


# --- RI-4


def test_ri_4_a_network_shows_its_cells_and_exits(board: Board):
    board("A4 --hh, A5 h-r-, A6 r--r, D1 r-r-")
    assert board.places("exits") == [("A4", "A5", "A6", "A4.w", "A6.w"), ("D1", "D1.n")]
    items = [item for item in board.table.sheet(1).items if item.part == "exits"]
    assert [(item.points, item.args["letter"]) for item in items] == [(4, "A"), (0, "B")]


def test_ri_4_an_overpass_stands_in_both_its_networks(board: Board):
    board("B1 h-h-, B2 hrhr^, A2 -r-r")
    assert sorted(board.places("exits")) == [("A2", "B2", "A2.w"), ("B1", "B2", "B1.n")]


def test_ri_4_a_longest_route_shows_its_cells_in_order(board: Board):
    board("A4 -h-h, B4 -hh-, B5 h-h-, B4 --hh, B6 h--h, A6 rh--")
    assert board.places("highway")[0] in (
        ("A4", "B4", "B5", "B6", "A6"),
        ("A6", "B6", "B5", "B4", "A4"),
    )


def test_ri_4_an_error_shows_its_place(board: Board):
    board("A4 -h-h, D1 r-r-")
    assert sorted(board.places("errors")) == [("A4.e",), ("D1.s",)]


def test_ri_4_lakes_and_craters_show_their_cells(board: Board):
    board("A1 l--l, D3 --ll, E3 *, E2 h-h-", lava="ll-- ll--", meteor="up 1")
    assert board.places("lava") == [("D3", "D4"), ("A1",)]
    assert board.places("craters") == [("E2.s",)]


def test_ri_4_the_total_is_the_sum_of_its_items(board: Board):
    board(GRID)
    sheet = board.table.sheet(1)
    assert sheet.total == sum(item.points for item in sheet.items) == 72
