"""RI-5: the draft."""

from collections import Counter

import pytest

from tests.helpers import illegal, refused
from tests.railroad_ink.positions import Board
from whistlestop.core.chance import Deck, Die, Scripted, Sealed
from whistlestop.core.errors import BadChance
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import data, game

# Four pairs for two players: the first player's choice is in every test the same order of pairs.
PAIRS = "h-h- hh-- rr-- hr-- hhh- rrr- h-r- r-r-"

# --- RI-5.1


@pytest.mark.parametrize("seats", range(2, 7))
def test_ri_5_1_four_dice_per_player_make_one_pool(seats: int):
    table = Table(game, seats, {"draft": True}, Scripted([(1,)]))
    assert table.pending is not None
    assert table.pending.parts == (Deck((3 * seats, seats), 4 * seats),)


def test_ri_5_1_a_pool_of_other_dice_is_refused():
    table = Table(game, 2, {"draft": True}, Scripted([(1,)]))
    for pool in ((0,) * 8, (1,) * 8, (0, 0, 0, 1, 0, 0, 0), (0, 0, 0, 1, 0, 0, 1, 1), (0,) * 7 + (2,)):
        with pytest.raises(BadChance):
            table.resolve(pool)
    table.resolve((1, 1, 0, 0, 0, 0, 0, 0))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ri_5_1_all_dice_are_paired_in_a_random_order(seats: int):
    table = Table(game, seats, {"draft": True}, Sealed.from_text(f"pool {seats}"))
    pools = set()
    for _ in range(3):
        pairs = table.view(None).pairs
        kinds = Counter(data.FACES.index(face) >= data.FIRST_JUNCTION for pair in pairs for face in pair)
        assert kinds == {False: 3 * seats, True: seats}
        assert len(pairs) == 2 * seats
        pools.add(tuple(data.FACES.index(face) >= data.FIRST_JUNCTION for pair in pairs for face in pair))
        number = table.view(None).round
        while table.view(None).round == number:
            seat = table.actors[0]
            table.submit(seat, list(table.legal(seat))[-1])
    assert len(pools) > 1


def test_ri_5_1_a_die_of_the_first_kind_shows_no_station(board: Board):
    with refused(BadChance, "chance-impossible"):
        table = Table(game, 2, {"draft": True}, Scripted([(1,), (0, 0, 0, 1, 0, 0, 0, 1)]))
        table.resolve((8, 0, 0, 8, 0, 0, 0, 0))


# --- RI-5.2


@pytest.mark.parametrize(
    ("first", "order"), [(1, [1, 2, 3, 1, 2, 3]), (2, [2, 3, 1, 2, 3, 1]), (3, [3, 1, 2, 3, 1, 2])]
)
def test_ri_5_2_each_takes_a_pair_from_the_first_player_clockwise_and_then_a_second(
    board: Board, first: int, order: list[int]
):
    board.draft("", "", "", pairs=PAIRS + " h-h- hr-- r-r- r-r-", first=first)
    for pair, seat in enumerate(order, 1):
        assert board.table.actors == (seat,)
        board.do(f"take {pair}", seat=seat)
    assert board.table.actors == (1, 2, 3)
    assert board.table.view(1).taken_by == tuple(order)


def test_ri_5_2_nobody_takes_out_of_turn_or_what_is_taken(board: Board):
    board.draft("", "", pairs=PAIRS)
    with illegal("RI-5.2", "not-your-pick"):
        board.do("take 1", seat=2)
    board.do("take 3")
    with illegal("RI-5.2", "pair-taken"):
        board.do("take 3", seat=2)
    with illegal("RI-5.2", "pair-taken"):
        board.do("take 5", seat=2)  # four pairs for two players
    assert board.legal(2) == {"take 1", "take 2", "take 4"}


def test_ri_5_2_nothing_is_drawn_before_all_pairs_are_taken(board: Board):
    board.draft("", "", pairs=PAIRS)
    with illegal("RI-2.7"):
        board.draw("B1 h-h-")
    board.do("take 1")
    with illegal("RI-2.7"):
        board.draw("B1 h-h-")


def test_ri_5_2_everybody_draws_the_own_four_dice(board: Board):
    board.draft("", "", pairs=PAIRS, must_draw="free")
    for pair, seat in ((1, 1), (2, 2), (4, 1), (3, 2)):
        board.do(f"take {pair}", seat=seat)
    assert board.seen(1).dice == ("h-h-", "hh--", "h-r-", "r-r-")
    assert board.seen(2).dice == ("rr--", "hr--", "hhh-", "rrr-")
    board.draw("B1 h-h-, F1 hh--, B7 r-h-, A2 -r-r")
    board.draw("A2 r--r, A4 --rh, B1 hhh-, D1 rrr-", seat=2)
    with illegal("RI-2.1"):
        board.draw("F1 h-h-", seat=2)


def test_ri_5_2_everybody_sees_who_took_what(board: Board):
    board.draft("", "", pairs=PAIRS)
    board.do("take 2")
    for viewer in (1, 2, None):
        view = board.table.view(viewer)
        assert view.taken_by == (0, 1, 0, 0)
        assert view.boards[0].dice == ("rr--", "hr--")
        assert view.picker == 2


# --- RI-5.3


def next_first(board: Board, mine: str, others: str, first: int = 1) -> int | None:
    """Who picks first next, if seat 1 has drafted `mine` and seat 2 `others` (two pairs each)."""
    (a, b), (c, d) = mine.split("/"), others.split("/")
    board.draft("", "", pairs=f"{a} {b} {c} {d}", first=first)
    takes = ((1, 1), (3, 2), (2, 1), (4, 2)) if first == 1 else ((3, 2), (1, 1), (4, 2), (2, 1))
    for pair, seat in takes:
        board.do(f"take {pair}", seat=seat)
    return board.table.view(1).first


@pytest.mark.parametrize(
    ("mine", "others", "wanted"),
    [
        ("h-h- hh--/rr-- hr--", "hhh- r-r-/rr-- h-r-", 1),  # 2+2+2+2 against 3+2+2+2
        ("hhh- rr--/rr-- hr--", "h-h- r-r-/rr-- h-r-", 2),
        ("hhh- rrr-/rr-- hrhr^", "hhh- r-r-/rr-- h-r-", 1),  # 3+3+2+0 against 3+2+2+2
        ("h-h- hh--/rr-- hr--", "rrr- rrr-/hhh- hrhr^", 1),  # 8 against 9
        ("h-h- hh--/rr-- hr--", "rrr- rr--/hhh- hrhr^", 2),  # a tie at 8: seat 2 drafted last
    ],
)
def test_ri_5_3_the_smallest_sum_of_dice_picks_first_next(board: Board, mine: str, others: str, wanted: int):
    assert next_first(board, mine, others) == wanted


def test_ri_5_3_a_tie_goes_to_whoever_drafted_last(board: Board):
    for first, last in ((1, 2), (2, 1)):
        assert next_first(board, "h-h- hh--/rr-- hr--", "r-r- hh--/rr-- h-r-", first) == last


def test_ri_5_3_a_tie_of_two_among_three(board: Board):
    # Seats 3, 1, 2 pick in this order; 3 and 1 tie with 8, 2 has 9: of the tied, 1 drafted last.
    pairs = "h-h- h-h- r-r- r-r- hhh- h-h- h-h- hr-- rr-- hr-- h-h- h-r-"
    board.draft("", "", "", pairs=pairs, first=3)
    for pair, seat in ((1, 3), (2, 1), (3, 2), (4, 3), (5, 1), (6, 2)):
        board.do(f"take {pair}", seat=seat)
    assert board.table.view(None).first == 1


def test_ri_5_3_the_next_round_begins_with_the_new_first_player(board: Board):
    board.draft("", "", pairs="hhh- rrr- h-h- hh-- hhh- hr-- hr-- rr--", must_draw="free")
    board.do("take 1")
    board.do("take 2", seat=2)
    board.do("take 3")
    board.do("take 4", seat=2)
    board.confirm(1)
    board.confirm(2)
    board.table.resolve((0, 0, 0, 1, 0, 0, 0, 1))
    board.roll("h-h- h-h- h-h- hr-- h-h- h-h- h-h- hr--")
    assert board.table.actors == (2,)


# --- RI-5.4


def test_ri_5_4_the_very_first_player_is_random_and_bears_the_star():
    table = Table(game, 3, {"draft": True}, Scripted())
    assert table.pending is not None
    assert (table.pending.what, table.pending.parts) == ("star", (Die((1, 2, 3)),))
    table.resolve((2,))
    assert (table.view(None).star, table.view(None).first) == (2, 2)
    table.resolve((0, 0, 0, 1) * 3)
    table.resolve((0, 0, 0, 8) * 3)
    assert table.actors == (2,)


def test_ri_5_4_every_player_can_be_first():
    stars = Counter(Table(game, 3, {"draft": True}, Sealed.from_text(f"star {i}")).view(None).star for i in range(60))
    assert set(stars) == {1, 2, 3}
    assert min(stars.values()) >= 10


def test_ri_5_4_the_star_stays_when_another_picks_first(board: Board):
    assert next_first(board, "h-h- hh--/rr-- hr--", "r-r- hh--/rr-- h-r-") == 2
    assert board.table.view(1).star == 1


def finish(board: Board, *texts: str, star: int) -> tuple[int, ...]:
    """The places, if everybody confirms the last round of a draft without a drawing."""
    dice = "h-h- hh-- rr-- hr-- " * len(texts)
    board.draft(*texts, pairs=dice, star=star, number=7, must_draw="free")
    for pair in range(1, 2 * len(texts) + 1):
        board.do(f"take {pair}", seat=board.table.actors[0])
    for seat in range(1, len(texts) + 1):
        board.confirm(seat)
    assert board.table.outcome is not None
    return board.table.outcome.places


@pytest.mark.parametrize(
    ("star", "places"), [(1, (1, 4, 3, 2)), (2, (2, 1, 4, 3)), (3, (3, 2, 1, 4)), (4, (4, 3, 2, 1))]
)
def test_ri_5_4_a_final_tie_goes_to_the_nearest_to_the_star_counter_clockwise(
    board: Board, star: int, places: tuple[int, ...]
):
    assert finish(board, "", "", "", "", star=star) == places
    assert board.table.outcome is not None
    assert board.table.outcome.tie_break == "railroad-ink-tie-star"


def test_ri_5_4_the_starred_player_is_at_distance_0(board: Board):
    assert finish(board, "", "", star=2) == (2, 1)
    assert finish(board, "", "", star=1) == (1, 2)


def test_ri_5_4_points_and_errors_come_before_the_star(board: Board):
    one_point, one_point_one_error, no_point = "A1 h--h", "A4 -h-h, B4 -h-h", "A4 -h-h"
    assert finish(board, no_point, one_point, star=1) == (2, 1)
    assert board.table.outcome is not None
    assert board.table.outcome.tie_break is None
    assert finish(board, one_point_one_error, one_point, star=1) == (2, 1)
    assert board.table.outcome is not None
    assert board.table.outcome.tie_break == "railroad-ink-tie-errors"


# --- RI-5.5


def test_ri_5_5_expansion_dice_are_common(board: Board):
    board.draft("", "", pairs=PAIRS, lava="ll-- lh-h", meteor="up 2")
    view = board.table.view(1)
    assert (view.direction, view.distance) == ("up", 2)
    assert {face for pair in view.pairs for face in pair} == set(PAIRS.split())
    assert view.boards[0].dice == view.boards[1].dice == ("ll--", "lh-h")
    for seat in (1, 2):
        board.do("meteor up", seat=seat)
    for pair, seat in ((1, 1), (2, 2), (4, 1), (3, 2)):
        board.do(f"take {pair}", seat=seat)
    for seat in (1, 2):
        assert board.seen(seat).dice[4:] == ("ll--", "lh-h")
        assert {"D5 ll--", "D5 l--l", "D5 lh-h"} <= board.legal(seat)
