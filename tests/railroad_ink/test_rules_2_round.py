"""RI-2: a round: what may be drawn where, what must be drawn, when a round ends, what others see."""

import pytest

from tests.helpers import illegal
from tests.railroad_ink import oracle
from tests.railroad_ink.positions import Board, full_but
from whistlestop.core.chance import Scripted, Sealed
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import game

FULL = full_but()

# --- RI-2.1


@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        ({}, 7),
        ({"draft": True}, 7),
        ({"lava": True}, 6),
        ({"meteors": True}, 6),
        ({"lava": True, "meteors": True}, 6),
        ({"meteors": True, "draft": True}, 6),
    ],
)
def test_ri_2_1_seven_rounds_or_six_with_an_expansion(options: dict[str, bool], rounds: int):
    table = Table(game, 2, options, Sealed.from_text("rounds"))
    rolls = 0
    while table.actors:
        rolls = max(rolls, table.view(None).round)
        seat = table.actors[0]
        table.submit(seat, list(table.legal(seat))[-1])  # confirms as soon as that is legal
    assert (table.finished, rolls, table.view(None).rounds) == (True, rounds, rounds)


def test_ri_2_1_all_players_draw_the_same_four_routes(board: Board):
    board("", "", dice="h-h- rr-- hhh- hr--")
    for seat in (1, 2):
        faces = {oracle.face_of(text.split()[1]) for text in board.legal(seat)}
        assert faces - set(oracle.SPECIALS) == {"h-h-", "rr--", "hhh-", "hr--"}


def test_ri_2_1_a_face_that_was_not_rolled_is_not_drawn(board: Board):
    board("", dice="h-h- h-h- h-h- hr--")
    with illegal("RI-2.1"):
        board.draw("B1 hh--")


def test_ri_2_1_each_die_is_drawn_once(board: Board):
    board("", dice="h-h- h-h- rr-- hr--")
    board.draw("B1 h-h-, F1 h-h-")
    with illegal("RI-2.1"):
        board.draw("B7 h-h-")
    board.draw("A2 r--r, A4 --rh")
    assert board.seen().drawn == (True, True, True, True)


# --- RI-2.2


def test_ri_2_2_a_route_goes_on_an_empty_cell(board: Board):
    board("A4 -h-h")
    with illegal("RI-2.2", "cell-taken"):
        board.draw("A4 -h-h")


def test_ri_2_2_a_cell_taken_is_judged_before_unlike_sides(board: Board):
    board("A4 -h-h", dice="r-r- h-h- h-h- hr--")
    with illegal("RI-2.2", "cell-taken"):
        board.draw("A4 -r-r")


def test_ri_2_2_it_joins_an_exit(board: Board):
    board("")
    board.draw("B1 h-h-")
    with illegal("RI-2.2", "joins-nothing"):
        board.draw("C3 hh--")


def test_ri_2_2_it_joins_a_route_of_an_earlier_round(board: Board):
    board("B1 h-h-")
    board.draw("B2 h-h-")
    assert board.cells() == {"B1": "h-h-", "B2": "h-h-"}


def test_ri_2_2_it_joins_a_route_of_this_round(board: Board):
    board("")
    with illegal("RI-2.2", "joins-nothing"):
        board.draw("B2 h--h")
    board.draw("B1 h-h-, B2 h--h")


def test_ri_2_2_it_joins_by_a_side_of_the_same_type_not_by_a_blank_one(board: Board):
    board("B1 h-h-")
    with illegal("RI-2.2", "joins-nothing"):
        board.draw("B2 -h-h")  # beside the open end, its own side is blank
    with illegal("RI-2.2", "joins-nothing"):
        board.draw("C1 -h-h")  # beside the blank side


def test_ri_2_2_a_piece_at_the_exit_with_its_blank_side_joins_nothing(board: Board):
    board("")
    with illegal("RI-2.2", "joins-nothing"):
        board.draw("B1 -h-h")


# --- RI-2.3


def test_ri_2_3_highway_never_meets_railway(board: Board):
    board("B1 h-h-", dice="r-r- h-h- hh-- hr--")
    with illegal("RI-2.3"):
        board.draw("B2 r-r-")


def test_ri_2_3_not_even_where_another_side_joins(board: Board):
    board("A4 -h-h, B3 r-r-", dice="hhh- h-h- hh-- hr--")
    with illegal("RI-2.3"):
        board.draw("B4 hh-h")
    board.draw("B4 -hhh")  # the railway from B3 meets a blank side


def test_ri_2_3_not_at_an_exit(board: Board):
    board("", dice="r-r- hh-- hh-- hr--")
    with illegal("RI-2.3"):
        board.draw("A4 -r-r")
    with illegal("RI-2.3"):
        board.draw("B1 rh--")


def test_ri_2_3_is_judged_before_joining(board: Board):
    board("B1 h-h-", dice="rr-- hh-- hh-- hr--")
    with illegal("RI-2.3"):
        board.draw("B2 rr--")


def test_ri_2_3_a_side_against_a_blank_side_is_legal(board: Board):
    board("B1 h-h-, C2 r-r-", dice="hh-- hh-- h-h- hr--")
    board.draw("B2 hh--")  # its east side against the blank side of C2
    board.draw("A4 --hh, A5 h-h-")
    board.draw("A6 h--r")  # its north side joins, its east side is blank


def test_ri_2_3_a_side_against_the_border_without_exit_is_legal(board: Board):
    board("B1 hhh-", dice="h-h- hh-- rr-- hr--")
    board.draw("C1 h--h")  # its north side meets the border beside no exit
    assert board.cells()["C1"] == "h--h"


# --- RI-2.4


def test_ri_2_4_all_dice_must_be_drawn(board: Board):
    board("")
    for text in ("B1 h-h-", "F1 hh--", "A2 r--r", "A4 --rh"):
        with illegal("RI-2.4"):
            board.confirm()
        board.draw(text)
    board.confirm()
    assert board.table.pending is not None


def test_ri_2_4_a_die_that_fits_nowhere_is_left(board: Board):
    board(full_but("A4"), dice="h-h- rr-- rr-- hrhr^", crossed=["hhhh hhhr hhrr"])
    assert board.legal() == {"A4 -h-h", "A4 rhrh^"}
    board.draw("A4 -h-h")
    board.confirm()


def test_ri_2_4_with_no_place_at_all_the_round_ends_at_once(board: Board):
    board(FULL)
    assert board.legal() == {"done"}


def test_ri_2_4_a_drawing_can_make_room_for_a_die_that_did_not_fit(board: Board):
    board(full_but("A4", "B4"), dice="h-h- h-h- rr-- h-r-")
    board.draw("A4 -h-h")
    with illegal("RI-2.4"):
        board.confirm()
    board.draw("B4 -h-h")
    board.confirm()


def test_ri_2_4_a_special_never_has_to_be_drawn(board: Board):
    # A highway comes down from D6, the railway exit lies below: a special joins both, no die fits.
    board(full_but("D7").replace("D6 -h-h", "D6 h-h-"), dice="h-h- r-r- h-h- hrhr^")
    assert board.legal() == {"done", "D7 hhrh", "D7 hrrr", "D7 hhrr", "D7 hrrh"}


def test_ri_2_4_must_draw_free_lets_a_player_skip_dice(board: Board):
    board("", must_draw="free")
    board.draw("B1 h-h-")
    board.confirm()


# --- RI-2.5


def test_ri_2_5_one_special_per_round(board: Board):
    board("")
    board.draw("B1 hhhh")
    with illegal("RI-2.5", "special-this-round"):
        board.draw("F1 hrrr")
    assert not any(oracle.face_of(text.split()[1]) in oracle.SPECIALS for text in board.legal())


def test_ri_2_5_each_special_once_per_game(board: Board):
    board("B1 hhhh", crossed=["hhhh"])
    with illegal("RI-2.5", "special-crossed"):
        board.draw("F1 hhhh")
    board.draw("F1 hrrr")
    assert board.seen().crossed == ("hhhh", "hrrr")


def test_ri_2_5_three_specials_per_game(board: Board):
    board("B1 hhhh", crossed=["hhhh hrrr rrrr"])
    with illegal("RI-2.5", "specials-spent"):
        board.draw("F1 hhrr")
    board("B1 hhhh", crossed=["hhhh hrrr"])
    board.draw("F1 hhrr")


@pytest.mark.parametrize("when", range(5))
def test_ri_2_5_at_any_time_in_the_round(board: Board, when: int):
    board("")
    dice = ["B1 h-h-", "F1 hh--", "A2 r--r", "A4 --rh"]
    board.do(*dice[:when], "G4 hhrh", *dice[when:], "done")
    assert set(board.cells()) == {"B1", "F1", "A2", "A4", "G4"}


def test_ri_2_5_the_next_round_brings_another_special(board: Board):
    board("", must_draw="free")
    board.do("B1 hhhh", "done")
    board.roll()
    board.do("F1 hrrr", "done")
    assert board.seen().crossed == ("hhhh", "hrrr")


def test_ri_2_5_every_variant_is_the_same_special(board: Board):
    board("B1 hhhr", crossed=["hhhr"])
    with illegal("RI-2.5", "special-crossed"):
        board.draw("F1 hhrh")


# --- RI-2.6


def test_ri_2_6_each_drawn_cell_shows_its_round(board: Board):
    board("B1 h-h-; F1 h-h-, A4 hhhh", dice="h-h- h-h- h-h- hr--")
    board.draw("B2 h-h-")
    seen = dict(zip(oracle.CELLS, board.seen().rounds, strict=True))
    assert {cell: number for cell, number in seen.items() if number} == {"B1": 1, "F1": 2, "A4": 2, "B2": 3}


def test_ri_2_6_what_an_earlier_round_drew_is_never_erased(board: Board):
    board("B1 h-h-")
    assert not [text for text in board.legal() if "----" in text]
    with illegal("RI-7"):
        board.do("B1 ----")
    with illegal("undo"):
        board.table.undo(1)


def test_ri_2_6_own_drawings_are_taken_back_until_the_round_is_confirmed(board: Board):
    board("", "")
    board.draw("B1 h-h-, F1 hh--, A2 r--r, A4 --rh, G4 hhhh")
    board.table.undo(1)
    assert (set(board.cells()), board.seen().crossed) == ({"B1", "F1", "A2", "A4"}, ())
    board.table.restart_turn(1)
    assert (board.cells(), board.seen().drawn) == ({}, (False,) * 4)
    board.draw("B1 h-h-, F1 hh--, A2 r--r, A4 --rh")
    board.confirm()
    with illegal("undo"):
        board.table.undo(1)


# --- RI-2.7


def test_ri_2_7_a_round_ends_when_everybody_has_confirmed(board: Board):
    board(FULL, FULL, FULL)
    board.confirm(2)
    board.confirm(3)
    assert (board.table.actors, board.table.pending) == ((1,), None)
    with illegal("RI-2.7", "confirmed"):
        board.confirm(2)
    with illegal("RI-2.7", "confirmed"):
        board.draw("A4 -h-h", seat=2)
    board.confirm(1)
    assert board.table.actors == ()
    assert board.table.pending is not None
    board.roll()
    assert board.table.view(1).round == 3


def test_ri_2_7_nothing_is_drawn_between_the_rounds(board: Board):
    board(FULL)
    board.confirm()
    with illegal("RI-2.7"):
        board.draw("A4 -h-h")


def test_ri_2_7_nobody_sees_anothers_drawings_before_they_confirm(board: Board):
    board("B1 h-h-", "B1 h-h-", must_draw="free")
    board.draw("B2 hhhh", seat=2)
    for viewer in (1, None):
        seen = board.seen(2, viewer)
        assert (board.cells(2, viewer), seen.crossed, seen.drawn) == ({"B1": "h-h-"}, (), (False,) * 4)
    assert board.cells(2) == {"B1": "h-h-", "B2": "hhhh"}
    board.confirm(2)
    for viewer in (1, None):
        assert board.cells(2, viewer) == {"B1": "h-h-", "B2": "hhhh"}
        assert board.seen(2, viewer).crossed == ("hhhh",)


def test_ri_2_7_when_a_game_is_over_every_board_is_seen_as_its_owner_saw_it(board: Board):
    board("B1 h-h-", "B1 h-h-", must_draw="free")
    board.draw("B2 hhhh", seat=2)
    shown = game.reveal(board.table.state)
    assert shown.boards == tuple(board.table.view(seat).boards[seat - 1] for seat in (1, 2))
    assert shown.boards[1] != board.table.view(None).boards[1]
    assert (shown.seat, shown.round) == (None, board.table.view(None).round)


def test_ri_2_7_open_boards_show_them_at_once(board: Board):
    board("B1 h-h-", "B1 h-h-", open_boards=True)
    board.draw("B2 hhhh", seat=2)
    for viewer in (1, None):
        assert board.cells(2, viewer) == {"B1": "h-h-", "B2": "hhhh"}
        assert board.seen(2, viewer).crossed == ("hhhh",)


def test_ri_2_7_open_boards_are_off_by_default():
    assert Table(game, 2, {}, Scripted()).view(1).options.open_boards is False
