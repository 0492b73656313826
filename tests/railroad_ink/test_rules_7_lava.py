"""RI-7: lava."""

from collections import Counter

import pytest

from tests.helpers import illegal
from tests.railroad_ink import oracle
from tests.railroad_ink.positions import Board, full_but
from whistlestop.core.chance import Die
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import data, game

LAVA = "ll-- l-l-"
# Four routes turn their blank sides to the volcano:     A lake closed by four route+lava faces:
#        .  - .                                                 .  - .
#        |  V |                                                 |  V |
#        .  - .                                                 .  - .
WALLED = "C4 h-h-, D3 -h-h, E4 h-h-, D5 -h-h"
CLOSED = "C4 hlh-, D3 -hlh, E4 h-hl, D5 lh-h"
WALLS = {"C4", "D3", "E4", "D5"}


def erasures(board: Board) -> set[str]:
    return {text.split()[0] for text in board.legal() if text.endswith(" ----")}


def volcanoes(board: Board) -> set[str]:
    return {text.split()[0] for text in board.legal() if text.endswith(" llll")}


def lavas(board: Board) -> set[str]:
    return {text for text in board.legal() if "l" in text and not text.endswith("llll")}


# --- RI-7.1, RI-7.2


def test_ri_7_1_two_equal_lava_dice():
    pending = game.pending(game.setup(game.options(lava=True), 1))
    assert pending is not None
    first, second = pending.parts[4:6]
    assert isinstance(first, Die)
    assert first == second
    assert len(pending.parts) == 6
    assert Counter(data.FACES[face] for face in first.faces) == {"ll--": 2, "l-l-": 1, "lll-": 1, "lh-h": 1, "lr-r": 1}


@pytest.mark.parametrize(
    ("face", "variants"),
    [
        ("ll--", {"ll--", "-ll-", "--ll", "l--l"}),
        ("l-l-", {"l-l-", "-l-l"}),
        ("lll-", {"lll-", "-lll", "l-ll", "ll-l"}),
        ("lh-h", {"lh-h", "hlh-", "-hlh", "h-hl"}),
        ("lr-r", {"lr-r", "rlr-", "-rlr", "r-rl"}),
    ],
)
def test_ri_7_1_rotations_and_mirror_images(board: Board, face: str, variants: set[str]):
    board("", lava=f"{face} {face}")
    assert {text.split()[1] for text in lavas(board)} == variants
    assert {text.split()[0] for text in lavas(board)} == WALLS


def test_ri_7_1_opposite_lava_sides_are_joined(board: Board):
    board("D3 l-l-, D2 l-l-", lava=LAVA)
    assert board.places("lava") == [("D2", "D3", "D4")]


def test_ri_7_2_each_board_starts_with_a_volcano_in_d4():
    table = Table(game, 2, {"lava": True})
    for seen in table.view(None).boards:
        assert {cell: sides for cell, sides in zip(oracle.CELLS, seen.cells, strict=True) if sides} == {"D4": "llll"}
    assert not any(Table(game, 1).view(1).boards[0].cells)


def test_ri_7_six_rounds():
    assert Table(game, 1, {"lava": True}).view(1).rounds == 6


def test_ri_7_no_lava_without_the_lava_dice(board: Board):
    board("", must_draw="free")
    for text in ("D4 llll", "D3 ll--", "D3 ----"):
        with illegal("RI-7"):
            board.do(text)


# --- RI-7.3


def test_ri_7_3_at_least_one_lava_die_must_be_drawn(board: Board):
    board("", lava=LAVA, must_draw="free")
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()
    board.draw("D3 l-l-")
    board.confirm()


def test_ri_7_3_both_may_be_drawn_but_each_once(board: Board):
    board("", lava=LAVA, must_draw="free")
    board.draw("D3 l-l-, D2 --ll")
    with illegal("RI-7.3", "no-such-lava-die"):
        board.draw("D5 l-l-")
    board.confirm()


def test_ri_7_3_two_equal_faces_are_two_dice(board: Board):
    board("", lava="l-l- l-l-", must_draw="free")
    board.draw("D3 l-l-, D2 l-l-")
    with illegal("RI-7.3", "no-such-lava-die"):
        board.draw("D1 l-l-")


def test_ri_7_3_a_face_that_was_not_rolled_is_not_drawn(board: Board):
    board("", lava=LAVA)
    with illegal("RI-7.3", "no-such-lava-die"):
        board.draw("D3 lll-")


def test_ri_7_3_besides_the_four_route_dice(board: Board):
    board("", lava=LAVA)
    board.draw("D3 l-l-")
    with illegal("RI-2.4"):
        board.confirm()
    board.draw("B1 h-h-, F1 hh--, A2 r--r, A4 --rh, G4 hhrh, D5 ll--")
    board.confirm()


def test_ri_7_3_lava_joins_lava_by_a_lava_side(board: Board):
    board("", lava=LAVA)
    with illegal("RI-7.3", "lava-joins-nothing"):
        board.draw("D3 ll--")  # beside the volcano, by its blank side
    with illegal("RI-7.3", "lava-joins-nothing"):
        board.draw("B1 l-l-")


def test_ri_7_3_joining_a_route_is_not_enough(board: Board):
    board("C2 -h-h", lava="lh-h lh-h")
    with illegal("RI-7.3", "lava-joins-nothing"):
        board.draw("D2 lh-h")


def test_ri_7_3_the_route_on_a_lava_face_need_not_join_a_route(board: Board):
    board("", lava="lh-h lr-r", must_draw="free")
    board.draw("D5 lh-h, D3 -rlr")


def test_ri_7_3_but_it_never_meets_an_unlike_route(board: Board):
    board("C5 -r-r", lava="lh-h lr-r")
    with illegal("RI-2.3"):
        board.draw("D5 lh-h")
    board.draw("D5 lr-r")


def test_ri_7_3_its_route_counts_like_any_other(board: Board):
    board("C5 -h-h", lava="lh-h lr-r", dice="h-h- h-h- h-h- hr--")
    board.draw("D5 lh-h, E5 -h-h")
    assert board.points("highway") == 3


def test_ri_7_3_a_lava_side_may_face_a_blank_side_or_a_route_end_and_stays_open(board: Board):
    board("C3 hh--, E3 h-h-", lava="lll- lll-")
    board.draw("D3 -lll")  # west against the end of C3, east against the blank side of E3
    assert {("D3.e",), ("D3.w",)} <= set(board.places("errors"))


def test_ri_7_3_a_route_end_may_face_lava_but_does_not_join_it(board: Board):
    board("D6 h-h-", lava=LAVA)
    board.draw("D5 h-h-")
    assert ("D5.n",) in board.places("errors")
    with illegal("RI-2.2", "joins-nothing"):
        board.draw("D3 hh--")


def test_ri_7_3_lava_goes_on_an_empty_cell(board: Board):
    board("D3 h-h-", lava=LAVA)
    with illegal("RI-2.2", "cell-taken"):
        board.draw("D3 l-l-")


def test_ri_7_3_lava_that_fits_only_on_a_crater_is_not_owed(board: Board):
    walls = "C4 hlh-, D3 -hlh, E4 h-hl, D5 *, @A1"  # the lake opens on a crater only
    for duty in ("voluntary", "empty"):
        board(
            full_but("A1", "D5") + f", D4 llll, {walls}, A1 h-h-",
            lava=LAVA, meteor="right 1", crossed=["hhhh rrrr hrrr"], crater_duty=duty, must_draw="free",
        )  # fmt: skip
        assert "D5 l-l-" in board.legal()
        assert board.may("done") == (duty == "voluntary")
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()


# --- RI-7.4


def test_ri_7_4_any_number_of_new_volcanoes_at_any_time(board: Board):
    board("", lava=LAVA, must_draw="free")
    board.draw("B2 llll, B1 h-h-, F6 llll, D3 l-l-, F2 llll")
    board.confirm()
    assert [cell for cell, sides in board.cells().items() if sides == "llll"] == ["B2", "F2", "D4", "F6"]


def test_ri_7_4_not_adjacent_to_any_lava_cell(board: Board):
    board("B2 ll--, F6 lh-h", lava=LAVA)
    for cell in ("D3", "C4", "E4", "D5"):  # beside the volcano
        with illegal("RI-7.4"):
            board.draw(f"{cell} llll")
    for cell in ("B3", "A2", "F7", "E6"):  # beside blank and route sides of lava cells
        with illegal("RI-7.4"):
            board.draw(f"{cell} llll")


def test_ri_7_4_adjacency_is_orthogonal(board: Board):
    board("", lava=LAVA)
    board.draw("C3 llll, E3 llll, C5 llll, E5 llll")


def test_ri_7_4_on_an_empty_cell_beside_routes(board: Board):
    board("B1 h-h-", lava=LAVA)
    with illegal("RI-2.2", "cell-taken"):
        board.draw("B1 llll")
    board.draw("B2 llll")


def test_ri_7_4_a_volcano_does_not_fulfil_the_duty_to_draw_lava(board: Board):
    board("", lava=LAVA, must_draw="free")
    board.draw("B2 llll")
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()


def test_ri_7_4_lava_may_grow_from_a_new_volcano(board: Board):
    board("", lava=LAVA, must_draw="free")
    board.draw("B2 llll, B3 l-l-")
    board.confirm()


# --- RI-7.5


def test_ri_7_5_without_a_free_cell_at_an_open_lava_side_room_must_be_made(board: Board):
    board(WALLED, lava=LAVA, must_draw="free")
    with illegal("RI-7.5", "room-owed"):
        board.confirm()
    assert lavas(board) == set()
    assert erasures(board) == WALLS
    assert {"A1", "D2", "E3", "F4"} <= volcanoes(board)
    assert volcanoes(board) == set(oracle.CELLS) - WALLS - {"D4"}


def test_ri_7_5_an_erased_route_makes_room_and_then_lava_is_owed(board: Board):
    board(WALLED, lava=LAVA, must_draw="free")
    board.do("D3 ----")
    assert set(board.cells()) == {"D4", "C4", "E4", "D5"}
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()
    board.draw("D3 l-l-")
    board.confirm()


def test_ri_7_5_a_new_volcano_makes_room_and_then_lava_is_owed(board: Board):
    board(WALLED, lava=LAVA, must_draw="free")
    board.draw("B2 llll")
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()
    board.draw("B3 l-l-")
    board.confirm()


def test_ri_7_5_the_remedy_is_an_alternative_and_comes_once(board: Board):
    board(WALLED, lava=LAVA)
    board.draw("B2 llll")
    with illegal("RI-7.5", "no-need-to-erase"):
        board.do("D3 ----")
    assert erasures(board) == set()
    board(WALLED, lava=LAVA)
    board.do("D3 ----")
    with illegal("RI-7.5", "no-need-to-erase"):
        board.do("D5 ----")
    assert erasures(board) == set()


def test_ri_7_5_once_even_if_the_room_is_drawn_full_again(board: Board):
    # C3 sends a highway into D3, so that the freed cell can be drawn over at once.
    board(WALLED + ", C3 -h-h", lava=LAVA, must_draw="free", dice="h-h- h-h- h-h- hr--")
    board.do("D3 ----", "D3 -h-h")
    assert lavas(board) == set()
    with illegal("RI-7.5", "no-need-to-erase"):
        board.do("D3 ----")
    board.confirm()


def test_ri_7_5_once_in_each_round(board: Board):
    walls = WALLED + ", C3 -h-h"
    board(walls, lava=LAVA, must_draw="free", dice="h-h- h-h- h-h- hr--")
    board.do("D3 ----", "D3 -h-h", "done")
    board.roll(lava=LAVA)
    with illegal("RI-7.5", "room-owed"):
        board.confirm()
    board.do("D5 ----", "D5 ll--", "done")


def test_ri_7_5_only_while_no_lava_die_was_drawn(board: Board):
    board("C4 h-h-, E4 h-h-, D5 -h-h", lava="lh-h l-l-", must_draw="free")
    assert erasures(board) == set()
    board.draw("D3 -hlh")  # now there is no free cell at an open lava side
    assert lavas(board) == set()
    with illegal("RI-7.5", "no-need-to-erase"):
        board.do("D5 ----")
    board.confirm()


def test_ri_7_5_a_remedy_is_owed_when_this_rounds_routes_take_the_last_room(board: Board):
    board("C4 h-h-, E4 h-h-, D5 -h-h, C3 -h-h", lava="ll-- ll--", must_draw="free", dice="h-h- h-h- h-h- hr--")
    board.draw("D3 -h-h")
    with illegal("RI-7.5", "room-owed"):
        board.confirm()
    board.do("D3 ----")  # what this round drew can be erased, too
    board.draw("D3 -ll-")
    board.confirm()


def test_ri_7_5_while_there_is_a_free_cell_nothing_is_erased(board: Board):
    board("C4 h-h-, E4 h-h-, D5 -h-h", lava=LAVA)
    with illegal("RI-7.5", "no-need-to-erase"):
        board.do("C4 ----")


def test_ri_7_5_a_volcano_while_there_is_room_is_no_remedy(board: Board):
    board("C4 h-h-, E4 h-h-, D5 -h-h, C3 -h-h", lava="ll-- ll--", must_draw="free", dice="h-h- h-h- h-h- hr--")
    board.draw("G7 llll, D3 -h-h")  # the new volcano has room: lava is owed, not a remedy
    assert not board.seen().relief
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()
    board.draw("F7 -ll-")
    board.confirm()


def test_ri_7_5_with_no_lava_side_open_a_volcano_is_owed(board: Board):
    board(CLOSED, lava=LAVA, must_draw="free")
    assert erasures(board) == set()
    with illegal("RI-7.5", "room-owed"):
        board.confirm()
    board.draw("B2 llll")
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()
    board.draw("B3 l-l-")
    board.confirm()


def test_ri_7_5_a_free_cell_where_neither_face_fits_owes_nothing(board: Board):
    # D3 is free, but railways come into it from both sides, and both dice show highways.
    board("C4 h-h-, E4 h-h-, D5 -h-h, C3 -r-r, E3 -r-r", lava="lh-h lh-h", must_draw="free")
    assert lavas(board) == set()
    assert erasures(board) == set()
    with illegal("RI-7.5", "no-need-to-erase"):
        board.do("C4 ----")
    board.confirm()


def test_ri_7_5_one_face_that_fits_is_owed(board: Board):
    board("C4 h-h-, E4 h-h-, D5 -h-h, C3 -r-r, E3 -r-r", lava="lh-h lr-r", must_draw="free")
    assert lavas(board) == {"D3 -rlr"}
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()


def test_ri_7_5_where_neither_remedy_is_possible_nothing_is_owed(board: Board):
    board(full_but("D4") + f", D4 llll, {CLOSED}", lava=LAVA)
    assert board.legal() == {"done"}


def test_ri_7_5_an_erasure_is_owed_where_no_volcano_fits(board: Board):
    board(full_but("D4") + f", D4 llll, {WALLED}", lava=LAVA)
    assert board.legal() == {f"{cell} ----" for cell in WALLS}
    with illegal("RI-7.5", "room-owed"):
        board.confirm()


def test_ri_7_5_an_erased_routes_die_is_not_given_back(board: Board):
    dice = "h-h- rr-- rr-- h-r-"
    board("C4 h-h-, E4 h-h-, D5 -h-h, C3 -h-h", lava="ll-- ll--", must_draw="free", dice=dice)
    board.do("D3 -h-h", "D3 ----")
    assert board.seen().drawn == (True, False, False, False, False, False)
    with illegal("RI-2.1"):
        board.draw("D3 -h-h")


def test_ri_7_5_an_erased_special_is_not_given_back(board: Board):
    board("C4 h-h-, E4 h-h-, D5 -h-h, C3 -h-h", lava="ll-- ll--", must_draw="free")
    board.do("D3 hhrh", "D3 ----")
    assert board.seen().crossed == ("hhhr",)
    with illegal("RI-2.5"):
        board.draw("D3 hhrh")
    with illegal("RI-2.5", "special-this-round"):
        board.draw("B1 hhhh")


def test_ri_7_5_an_erased_routes_neighbours_forget_it(board: Board):
    board(WALLED, lava=LAVA, dice="h-h- h-h- h-h- hr--", must_draw="free")
    assert "E3 -h-h" in board.legal()
    board.do("D3 ----")
    assert "E3 -h-h" not in board.legal()


def test_ri_7_5_a_route_and_lava_cell_cannot_be_erased(board: Board):
    # D3 is a route+lava cell whose lava looks north: the volcano's north side is open against it.
    board("D3 lh-h, C4 h-h-, E4 h-h-, D5 -h-h, D2 -h-h", lava=LAVA)
    with illegal("RI-7.5", "cannot-erase"):
        board.do("D3 ----")
    assert erasures(board) == {"C4", "E4", "D5", "D2"}


@pytest.mark.parametrize("cell", ["A1", "D4", "B1"])
def test_ri_7_5_only_a_route_at_an_open_lava_side_is_erased(board: Board, cell: str):
    board(WALLED + ", B1 h-h-", lava=LAVA)
    with illegal("RI-7.5", "cannot-erase"):
        board.do(f"{cell} ----")


def test_ri_7_5_only_route_and_lava_cells_at_open_sides_leave_the_volcano(board: Board):
    # Both open lava sides lie between lava cells: nothing can be erased, so a volcano it is.
    board("D3 lh-h, D2 -hlh, C4 hlh-, E4 h-hl, D5 lh-h", lava=LAVA, must_draw="free")
    assert erasures(board) == set()
    with illegal("RI-7.5", "room-owed"):
        board.confirm()
    full = full_but("D4") + ", D4 llll, D3 lh-h, D2 -hlh, C4 hlh-, E4 h-hl, D5 lh-h"
    board(full, lava=LAVA)
    assert board.legal() == {"done"}


# RI-7.5 with craters (RI-6.5)


def with_crater(board: Board, text: str, duty: str) -> None:
    """The mark is in G7, no special is left, so the meteor hits F7 at once; F7 holds a route."""
    board(text + ", @G7", lava=LAVA, meteor="left 1", crater_duty=duty, crossed=["hhhh rrrr hrrr"], must_draw="free")


CRATER_AT_LAVA = "C4 h-h-, D3 *, E4 h-h-, D5 -h-h"


def test_ri_7_5_a_crater_is_no_free_cell(board: Board):
    with_crater(board, CRATER_AT_LAVA, "voluntary")
    with illegal("RI-7.5", "room-owed"):
        board.confirm()
    assert erasures(board) == {"C4", "E4", "D5"}
    with illegal("RI-7.5", "cannot-erase"):
        board.do("D3 ----")  # a crater is no route
    board.draw("D3 l-l-")  # voluntarily, and nothing more is owed
    board.confirm()


def test_ri_7_5_with_crater_duty_empty_a_crater_is_a_free_cell(board: Board):
    with_crater(board, CRATER_AT_LAVA, "empty")
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()
    assert erasures(board) == set()
    with illegal("RI-7.5", "no-need-to-erase"):
        board.do("C4 ----")
    board.draw("D3 l-l-")
    board.confirm()


@pytest.mark.parametrize("duty", ["voluntary", "empty"])
def test_ri_7_5_a_crater_where_lava_does_not_fit(board: Board, duty: str):
    # Railways come into the crater from both sides, and both dice show highways.
    text = CRATER_AT_LAVA + ", C3 -r-r, E3 -r-r, @G7"
    board(text, lava="lh-h lh-h", meteor="left 1", crater_duty=duty, crossed=["hhhh rrrr hrrr"], must_draw="free")
    assert lavas(board) == set()
    assert board.may("done") == (duty == "empty")  # a free cell where neither face fits, or no free cell
    assert erasures(board) == (set() if duty == "empty" else {"C4", "E4", "D5"})


@pytest.mark.parametrize("duty", ["voluntary", "empty"])
def test_ri_7_5_a_volcano_that_fits_only_on_a_crater(board: Board, duty: str):
    # The lake is closed and nothing is free but the fresh crater in F7.
    with_crater(board, full_but("D4", "G7") + f", D4 llll, {CLOSED}, G7 h-h-", duty)
    assert volcanoes(board) == {"F7"}
    assert board.may("done") == (duty == "voluntary")
    board.draw("F7 llll")
    board.confirm()  # the new volcano has no free neighbour: the remedy was tried


@pytest.mark.parametrize("duty", ["voluntary", "empty"])
def test_ri_7_5_a_crater_far_from_lava_changes_nothing(board: Board, duty: str):
    with_crater(board, WALLED, duty)
    with illegal("RI-7.5", "room-owed"):
        board.confirm()
    assert erasures(board) == WALLS
    board.do("D3 ----")
    with illegal("RI-7.3", "lava-owed"):
        board.confirm()


# --- RI-7.6


@pytest.mark.parametrize(
    ("text", "lava", "errors"),
    [
        ("", 1, 4),  # the first volcano: one cell, four open sides
        ("A1 l--l", 6, 4),  # the border closes a side: a closed lake of one cell
        ("A1 l--l, D3 l-l-", 7, 4),  # the largest lake may be an open one
        ("A1 -ll-, B1 --ll, A2 ll--, B2 l--l", 9, 4),
        ("A1 -ll-, B1 --ll, A2 ll--, B2 l-l-", 4, 6),  # open on both sides of one border
        (CLOSED, 10, 8),  # one closed lake of five cells; eight route ends are open
        (CLOSED + ", A1 l--l, G7 -ll-", 20, 8),  # three closed lakes
    ],
)
def test_ri_7_6_lakes(board: Board, text: str, lava: int, errors: int):
    board(text, lava=LAVA)
    assert (board.points("lava"), board.points("errors")) == (lava, -errors)


def test_ri_7_6_an_open_lava_side_is_an_error_against_a_route_or_a_blank_side(board: Board):
    board("D3 h-h-, E4 h-h-", lava=LAVA)
    open_sides = {("D4.n",), ("D4.e",), ("D4.s",), ("D4.w",)}
    assert open_sides <= set(board.places("errors"))
