"""RI-1: the board, its exits, the dice and the special routes."""

from collections import Counter

import pytest

from tests.helpers import refused
from tests.railroad_ink import oracle
from tests.railroad_ink.positions import Board
from whistlestop.core.chance import Scripted
from whistlestop.core.errors import BadChance, BadOptions, UnknownName
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import data, game
from whistlestop.games.railroad_ink.actions import Confirm

#         A    B    C    D    E    F    G
#   1  .    B1h  .    D1r  .    F1h  .
#   2  A2r                           G2r
#   4  A4h                           G4h
#   6  A6r                           G6r
#   7  .    B7h  .    D7r  .    F7h  .
EXITS = {
    "h": {"B1 h-h-", "F1 h-h-", "B7 h-h-", "F7 h-h-", "A4 -h-h", "G4 -h-h"},
    "r": {"D1 r-r-", "D7 r-r-", "A2 -r-r", "A6 -r-r", "G2 -r-r", "G6 -r-r"},
}

VARIANTS = {
    "h-h-": 2, "r-r-": 2, "hh--": 4, "rr--": 4, "hhh-": 4, "rrr-": 4, "hrhr^": 2, "h-r-": 4, "hr--": 8,
    "hhhh": 1, "rrrr": 1, "hhhr": 4, "hrrr": 4, "hhrr": 4, "hrhr": 2,
}  # fmt: skip


def test_ri_1_1_cells_are_named_by_column_and_row():
    assert len(data.CELL_NAMES) == 49
    assert (data.CELL_NAMES[0], data.CELL_NAMES[6], data.CELL_NAMES[48]) == ("A1", "G1", "G7")
    assert list(data.CELL_NAMES) == oracle.CELLS
    assert {data.CELL_NAMES[cell] for cell in data.CENTRE} == {c + r for c in "CDE" for r in "345"}


@pytest.mark.parametrize("cell", ["C3", "E5", "D4", "B3", "F5", "C2", "E6"])
def test_ri_1_1_centre_cells_are_c3_to_e5(board: Board, cell: str):
    board(f"{cell} h-h-")
    assert board.points("centre") == (1 if cell in ("C3", "E5", "D4") else 0)


def test_ri_1_1_columns_go_from_left_to_right_and_rows_from_top_to_bottom(board: Board):
    board("D4 hhhh", dice="h-h- h-h- h-h- hr--")
    assert {"D3 h-h-", "D5 h-h-", "C4 -h-h", "E4 -h-h"} <= board.legal()
    assert not {"D3 -h-h", "D5 -h-h", "C4 h-h-", "E4 h-h-"} & board.legal()


@pytest.mark.parametrize("kind", "hr")
def test_ri_1_2_twelve_exits(board: Board, kind: str):
    straight = f"{kind}-{kind}-"
    board("", dice=f"{straight} {straight} {straight} hrhr^", crossed=["hhhh hhhr hhrr"])
    assert {text for text in board.legal() if not text.endswith("^")} == EXITS[kind]


def test_ri_1_3_three_equal_dice_and_a_fourth():
    pending = game.pending(game.setup(game.options(), 1))
    assert pending is not None
    faces = [Counter(data.FACES[face] for face in die.faces) for die in pending.parts]  # type: ignore[union-attr]
    one_of_each = {"h-h-": 1, "hh--": 1, "hhh-": 1, "r-r-": 1, "rr--": 1, "rrr-": 1}
    assert faces == [one_of_each, one_of_each, one_of_each, {"hrhr^": 2, "h-r-": 2, "hr--": 2}]


@pytest.mark.parametrize("dice", ["h-h- h-h- hr-- hr--", "h-h- h-h- h-h- h-h-", "hhhh h-h- h-h- hr--"])
def test_ri_1_3_a_die_shows_only_its_own_faces(board: Board, dice: str):
    with refused(BadChance, "chance-impossible"):
        board("", dice=dice)


def test_ri_1_4_six_special_routes_are_there_for_everybody(board: Board):
    board("D3 hhhh, B5 rrrr")
    drawn = {oracle.face_of(text.split()[1]) for text in board.legal() if " " in text}
    assert drawn - {"h-h-", "hh--", "rr--", "hr--"} == {"hhhh", "rrrr", "hhhr", "hrrr", "hhrr", "hrhr"}


def test_ri_1_4_the_opposite_special_is_joined_unlike_the_overpass(board: Board):
    board("A2 -r-r, B1 h-h-, B2 hrhr")
    assert board.points("exits") == 4
    board("A2 -r-r, B1 h-h-, B2 hrhr^")
    assert board.points("exits") == 0


def test_ri_1_5_an_overpass_carries_two_routes_across_each_other(board: Board):
    # The highway runs from B1 to B7, the railway from A2 to G2: two networks of two exits.
    highway = "B1 h-h-, B3 h-h-, B4 h-h-, B5 h-h-, B6 h-h-, B7 h-h-"
    railway = "A2 -r-r, C2 -r-r, D2 -r-r, E2 -r-r, F2 -r-r, G2 -r-r"
    board(f"{highway}, {railway}, B2 hrhr^")
    assert board.score() == {"exits": 8, "highway": 7, "railway": 7}
    board(f"{highway}, {railway}, B2 hrhr")
    assert board.score() == {"exits": 12, "highway": 7, "railway": 7}


def test_ri_1_5_a_station_joins_every_route_in_its_cell(board: Board):
    board("B1 h-r-, B2 r--r, A2 -r-r")
    assert board.points("exits") == 4
    board("B1 hhrh, B2 r--r, A2 -r-r, A1 -hr-")
    assert board.points("exits") == 4


@pytest.mark.parametrize(("face", "count"), VARIANTS.items())
def test_ri_1_6_rotations_and_mirror_images(face: str, count: int):
    found = data.VARIANTS[data.FACES.index(face)]
    assert len(found) == len(set(found)) == count
    assert sorted(found) == oracle.variants(face)


@pytest.mark.parametrize("face", VARIANTS)
def test_ri_1_6_every_variant_may_be_drawn(board: Board, face: str):
    """In a cell that only like neighbours surround, as the variant wants them, each can be drawn."""
    for sides in oracle.variants(face):
        around = {"h": "hhhh", "r": "rrrr", "-": "----"}
        neighbours = zip(("D3", "E4", "D5", "C4"), sides[:4], strict=True)
        text = ", ".join(f"{cell} {around[kind]}" for cell, kind in neighbours)
        if face in oracle.SPECIALS:
            board(text)
        elif face in oracle.FOURTH_DIE:
            board(text, dice=f"h-h- h-h- h-h- {face}")
        else:
            board(text, dice=f"{face} h-h- h-h- hr--")
        board.draw(f"D4 {sides}")
        assert board.cells()["D4"] == sides


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_ri_1_7_one_to_six_players_play_at_the_same_time_on_the_same_dice(seats: int):
    table = Table(game, seats, {}, Scripted([(0, 1, 4, 8)]))
    assert table.actors == tuple(range(1, seats + 1))
    assert {seen.dice for seen in table.view(1).boards} == {("h-h-", "hh--", "rr--", "hr--")}


@pytest.mark.parametrize("seats", [0, 7, -1])
def test_ri_1_7_no_other_number_of_players(seats: int):
    with refused(BadOptions, "seats-out-of-range"):
        Table(game, seats)


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_ri_1_7_nobody_acts_for_a_player_who_is_not_there(board: Board, seat: int):
    board("", "")
    state = board.table.state
    with refused(UnknownName, "no-such-seat"):
        game.apply(state, seat, Confirm())
    with refused(UnknownName, "no-such-seat"):
        len(game.legal(state, seat))


def test_ri_1_7_the_draft_takes_two_to_six():
    with refused(BadOptions, "railroad-ink-draft-needs-two"):
        Table(game, 1, {"draft": True})
    for seats in range(2, 7):
        table = Table(game, seats, {"draft": True})
        assert len(table.view(1).pairs) == 2 * seats
