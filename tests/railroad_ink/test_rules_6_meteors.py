"""RI-6: meteors."""

from collections import Counter

import pytest

from tests.helpers import illegal
from tests.railroad_ink import oracle
from tests.railroad_ink.positions import Board, full_but
from whistlestop.core.chance import Die
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import data, game

PAIRS = "h-h- hh-- rr-- hr-- hhh- rrr- h-r- r-r-"

# --- RI-6.1


def test_ri_6_1_direction_die_and_distance_die():
    pending = game.pending(game.setup(game.options(meteors=True), 1))
    assert pending is not None
    direction, distance = pending.parts[-2:]
    assert isinstance(direction, Die)
    assert isinstance(distance, Die)
    shown = Counter((*data.DIRECTIONS, "free")[face] for face in direction.faces)
    assert shown == {"up": 1, "down": 1, "left": 1, "right": 1, "free": 2}
    assert Counter(distance.faces) == {1: 3, 2: 2, 3: 1}


@pytest.mark.parametrize(
    ("direction", "distance", "hit"),
    [("up", 1, "D3"), ("down", 2, "D6"), ("left", 3, "A4"), ("right", 2, "F4")],
)
def test_ri_6_1_the_first_strike_counts_from_d4(board: Board, direction: str, distance: int, hit: str):
    board("", meteor=f"{direction} {distance}")
    board.do(f"meteor {direction}")
    assert (board.cells(), board.seen().mark) == ({hit: "*"}, hit)


def test_ri_6_1_later_strikes_count_from_the_last_impact(board: Board):
    board("B2 *, @B2", meteor="down 3")
    board.do("meteor down")
    assert (board.cells(), board.seen().mark) == ({"B2": "*", "B5": "*"}, "B5")


def test_ri_6_1_each_player_has_the_own_impact_mark(board: Board):
    board("@B2", "@F6", meteor="right 1")
    for seat, hit in ((1, "C2"), (2, "G6")):
        board.do("meteor right", seat=seat)
        assert (board.cells(seat), board.seen(seat).mark) == ({hit: "*"}, hit)


def test_ri_6_1_on_a_free_choice_each_player_chooses_the_direction(board: Board):
    board("", "", meteor="free 2", crossed=["hhhh rrrr hhhr", "hhhh rrrr hhhr"])
    for seat in (1, 2):
        assert board.legal(seat) == {"meteor up", "meteor down", "meteor left", "meteor right"}
    board.do("meteor left")
    board.do("meteor down", seat=2)
    assert (board.cells(1), board.cells(2)) == ({"B4": "*"}, {"D6": "*"})


def test_ri_6_1_a_given_direction_is_not_chosen(board: Board):
    board("", meteor="up 1")
    with illegal("RI-6.1", "direction-given"):
        board.do("meteor left")


def test_ri_6_1_the_strike_comes_before_drawing(board: Board):
    board("", meteor="up 1", must_draw="free")
    for text in ("B1 h-h-", "done", "B1 hhhh"):
        with illegal("RI-6.1", "strike-first"):
            board.do(text)
    board.do("meteor up")
    board.draw("B1 h-h-")


def test_ri_6_1_a_meteor_strikes_once_a_round(board: Board):
    board("", meteor="free 1")
    board.do("meteor up")
    with illegal("RI-6.1", "no-strike"):
        board.do("meteor up")


def test_ri_6_1_no_meteor_without_the_meteor_dice(board: Board):
    board("")
    with illegal("RI-6", "no-meteors"):
        board.do("meteor up")


def test_ri_6_1_the_strike_comes_before_the_picks_of_the_draft(board: Board):
    board.draft("", "", pairs=PAIRS, meteor="free 1")
    assert list(board.table.actors) == [1, 2]
    with illegal("RI-6.1", "strike-first"):
        board.do("take 1")
    board.do("meteor up")
    with illegal("RI-5.2"):
        board.do("take 1")
    board.do("meteor left", seat=2)
    assert list(board.table.actors) == [1]
    assert board.legal() == {"take 1", "take 2", "take 3", "take 4"}
    for viewer in (1, 2, None):  # the strikes are resolved, so everybody sees them
        assert (board.cells(1, viewer), board.cells(2, viewer)) == ({"D3": "*"}, {"C4": "*"})


def test_ri_6_1_a_strike_is_taken_back_like_a_drawing(board: Board):
    board("D3 h-h-", meteor="free 1")
    board.do("meteor up", "B1 h-h-")
    board.table.restart_turn(1)
    assert (board.cells(), board.seen().mark) == ({"D3": "h-h-"}, "D4")


# --- RI-6.2


@pytest.mark.parametrize(
    ("text", "direction", "distance", "hit"),
    [
        ("@B4", "left", 1, "A4"),
        ("@B4", "left", 2, "B4"),
        ("@B4", "left", 3, "C4"),  # A4, then B4, C4: turning costs no step
        ("@A4", "left", 1, "B4"),
        ("@A1", "up", 3, "A4"),
        ("@D7", "down", 3, "D4"),
        ("@G4", "right", 2, "E4"),
        ("@F4", "right", 3, "E4"),
        ("D3 *", "up", 1, "D2"),  # on a crater it goes on
        ("D3 *, D2 *", "up", 1, "D1"),
        ("D3 *", "up", 2, "D2"),  # a crater on the way is no hindrance
        ("A4 *, @B4", "left", 1, "B4"),  # turned at the border behind the crater
        ("A4 *, B4 *, @B4", "left", 1, "C4"),
        ("C4 *, @B4", "left", 3, "D4"),  # goes on in the direction after the turn
        ("D1 *, D2 *, D3 *", "up", 1, "D4"),  # back to where it came from
        ("D1 *, D2 *, D3 *, D4 *", "up", 1, "D5"),
        ("D1 *, D2 *, D3 *, D4 *, D5 *, D6 *", "up", 3, "D7"),
        ("D1 *, D2 *, D3 *, D4 *, D5 *, D7 *", "down", 3, "D6"),
        ("D4 *", "down", 1, "D5"),  # the own crater is left behind
        ("D5 *, D4 -h-h", "down", 3, "D7"),
    ],
)
def test_ri_6_2_borders_turn_the_meteor_and_craters_send_it_on(
    board: Board, text: str, direction: str, distance: int, hit: str
):
    board(text, meteor=f"{direction} {distance}")
    board.do(f"meteor {direction}")
    assert (board.cells()[hit], board.seen().mark) == ("*", hit)
    given = oracle.parse(text)
    mark = text.partition("@")[2] or "D4"
    assert hit == oracle.strike(given, mark, direction, distance)
    assert board.cells() == {**given, hit: "*"}


# --- RI-6.3


def test_ri_6_3_the_cell_hit_becomes_a_crater_and_its_route_is_erased(board: Board):
    board("D1 r-r-, D2 r-r-, D3 r-r-", meteor="up 2")
    board.do("meteor up")
    assert board.cells() == {"D1": "r-r-", "D2": "*", "D3": "r-r-"}
    assert board.seen().mark == "D2"
    assert board.points("railway") == 1


def test_ri_6_3_an_erased_special_is_not_given_back(board: Board):
    board("D1 rrrr, D3 h-h-", meteor="up 3", crossed=["rrrr"])
    board.do("meteor up")
    assert board.cells() == {"D1": "*", "D3": "h-h-"}
    with illegal("RI-2.5"):
        board.draw("D7 rrrr")


def test_ri_6_3_a_neighbour_of_the_crater_is_free_of_what_was_erased(board: Board):
    board("D2 r-r-, D3 rr-r", meteor="up 1", dice="h-h- h-h- h-h- hr--", must_draw="free")
    board.do("meteor up")  # D3 is gone: no railway comes to C3 any more
    board.draw("B1 h-h-")
    assert not any(text.startswith(("C3", "E3", "D4")) for text in board.legal())


# --- RI-6.4


def test_ri_6_4_a_crossed_out_special_ignores_the_meteor(board: Board):
    board("D3 r-r-", meteor="up 1")
    board.do("ignore hhhh")
    assert (board.cells(), board.seen().mark) == ({"D3": "r-r-"}, "D4")
    assert board.seen().crossed == ("hhhh",)
    board.draw("D2 -rr-")


def test_ri_6_4_it_counts_as_the_special_of_the_round(board: Board):
    board("", meteor="up 1")
    board.do("ignore hhhh")
    with illegal("RI-2.5", "special-this-round"):
        board.draw("B1 hrrr")


def test_ri_6_4_it_counts_as_one_of_the_three(board: Board):
    board("", meteor="up 1", must_draw="free", crossed=["hhhh rrrr"])
    board.do("ignore hrrr", "done")
    board.roll(meteor="up 1")
    assert board.seen().stage == "drawing"  # three are gone: the meteor cannot be ignored
    with illegal("RI-2.5", "specials-spent"):
        board.draw("B1 hhrr")


def test_ri_6_4_only_an_unused_special(board: Board):
    board("", meteor="up 1", crossed=["hhhh"])
    with illegal("RI-2.5", "special-crossed"):
        board.do("ignore hhhh")
    assert "ignore hhhh" not in board.legal()


def test_ri_6_4_only_before_the_strike(board: Board):
    board("", meteor="up 1")
    board.do("meteor up")
    with illegal("RI-6.1", "no-strike"):
        board.do("ignore hhhh")


def test_ri_6_4_any_meteor_can_be_ignored_whatever_the_dice_show(board: Board):
    six = {f"ignore {special}" for special in oracle.SPECIALS}
    board("", meteor="left 3")
    assert board.legal() == {"meteor left"} | six
    board("", meteor="free 3")
    assert board.legal() == {"meteor up", "meteor down", "meteor left", "meteor right"} | six


def test_ri_6_4_the_mark_stays_where_it_was(board: Board):
    board("@B2", meteor="down 1", must_draw="free")
    board.do("ignore hhhh", "done")
    board.roll(meteor="down 2")
    board.do("meteor down")
    assert (board.cells(), board.seen().mark) == ({"B4": "*"}, "B4")


def test_ri_6_4_without_specials_a_given_meteor_strikes_at_once(board: Board):
    board("", "", meteor="up 1", crossed=["hhhh rrrr hrrr"])
    assert (board.cells(1), board.seen(1).mark) == ({"D3": "*"}, "D3")
    assert board.seen(1).stage == "drawing"
    assert board.seen(2).stage == "strike"


# --- RI-6.5


def test_ri_6_5_a_crater_may_be_drawn_over_and_the_mark_stays(board: Board):
    board("D1 r-r-, D2 *, @D2", meteor="down 3", dice="rr-- h-h- h-h- hr--")
    board.do("meteor down")
    board.draw("D2 rr--")
    assert board.cells() == {"D1": "r-r-", "D2": "rr--", "D5": "*"}
    assert board.seen().mark == "D5"


def test_ri_6_5_even_the_crater_of_this_round(board: Board):
    board("D1 r-r-, @D1", meteor="down 1", dice="rr-- h-h- h-h- hr--")
    board.do("meteor down")
    board.draw("D2 rr--")
    assert (board.cells()["D2"], board.seen().mark) == ("rr--", "D2")


def test_ri_6_5_a_drawn_over_crater_is_hit_again(board: Board):
    board("D3 r-r-", meteor="up 1", must_draw="free")
    board.do("meteor up")
    assert board.cells() == {"D3": "*"}
    board("D2 rr--, @D1", meteor="down 1", must_draw="free")
    board.do("meteor down")
    assert board.cells() == {"D2": "*"}


def one_crater(crater_duty: str, board: Board, dice: str = "h-h- rr-- rr-- hrhr^") -> None:
    """No room but a crater in A4; the mark is in G7, where a strike to the left hits F7."""
    text = full_but("A4") + ", A4 *, @G7"
    board(text, meteor="left 1", dice=dice, crater_duty=crater_duty, crossed=["hhhh hhhr hhrr"])


def test_ri_6_5_a_die_that_fits_only_on_craters_need_not_be_drawn(board: Board):
    one_crater("voluntary", board)
    assert {"A4 -h-h", "A4 rhrh^", "done"} <= board.legal()
    board.draw("A4 -h-h")
    assert "A4" not in {text.split()[0] for text in board.legal()}


def test_ri_6_5_crater_duty_empty_makes_it_an_empty_cell(board: Board):
    one_crater("empty", board)
    assert "done" not in board.legal()
    with illegal("RI-2.4"):
        board.confirm()
    board.draw("A4 -h-h")


def test_ri_6_5_voluntary_is_the_default(board: Board):
    assert Table(game, 1, {"meteors": True}).view(1).options.crater_duty == "voluntary"


def test_ri_6_5_a_die_that_fits_an_empty_cell_may_go_on_a_crater_instead(board: Board):
    text = full_but("A4", "G4") + ", A4 *, @G7"
    board(text, meteor="left 1", dice="h-h- rr-- rr-- h-r-", crossed=["hhhh hhhr hhrr"])
    with illegal("RI-2.4"):
        board.confirm()
    board.draw("A4 -h-h")
    with illegal("RI-2.4"):
        board.confirm()  # the station fits at G4
    board.draw("G4 -h-r")


def test_ri_6_5_a_drawn_over_crater_can_open_an_empty_cell_that_is_owed(board: Board):
    text = full_but("A4", "B4") + ", A4 *, @G7"
    board(text, meteor="left 1", dice="h-h- h-h- rr-- hrhr^", crossed=["hhhh hhhr hhrr"])
    assert board.may("done")
    board.draw("A4 -h-h")
    with illegal("RI-2.4"):
        board.confirm()


def test_ri_6_5_lava_and_volcanoes_may_be_drawn_over_a_crater(board: Board):
    board("D3 *, A1 *, @G7", lava="ll-- l-l-", meteor="left 1")
    board.do("meteor left")
    board.draw("D3 l-l-, A1 llll")
    assert {cell: board.cells()[cell] for cell in ("D3", "A1")} == {"D3": "l-l-", "A1": "llll"}


# --- RI-6.6


@pytest.mark.parametrize(
    ("text", "craters", "errors"),
    [
        ("B1 h-h-, B2 *", 2, 0),
        ("B1 hhh-, B2 *, C1 *", 4, 0),  # a route with two such ends scores 4
        ("B1 hhh-, B2 *", 2, 1),
        ("B1 h-h-, B2 *, A2 -r-r", 4, 0),  # two routes at one crater
        ("B1 h-h-, C1 *", 0, 1),  # a blank side at the crater
        ("B1 h-r-, B2 *", 2, 0),
        ("C3 *", 0, 0),
        ("B2 hrhr^, B1 *, A2 *, C2 *, B3 *", 8, 0),
    ],
)
def test_ri_6_6_two_points_for_each_end_at_a_crater_and_no_error(board: Board, text: str, craters: int, errors: int):
    board(text + ", @G7", meteor="left 1")
    assert (board.points("craters"), board.points("errors")) == (craters, -errors)


def test_ri_6_six_rounds():
    assert Table(game, 1, {"meteors": True}).view(1).rounds == 6
