"""PR-2 and PR-3: cards, tracks, town boxes. Clubs leave from D4 of map A."""

import pytest

from tests.helpers import illegal, refused
from tests.pioneer_rails.positions import Desert
from whistlestop.core.errors import BadOptions
from whistlestop.games.pioneer_rails import game, layout
from whistlestop.games.pioneer_rails.actions import Lay

RANKS = "tjqka"
EXITS = {"C3.e", "C3.sw", "C4.se", "D3.se", "D5.sw", "E4.e"}
TOWN = "take tc, D3.se, D3.sw, D2.se"  # to Amberwell, past a saloon


# --- cards


def test_pr_2_1_the_dealer_takes_one_and_the_others_use_one_of_two(desert: Desert):
    desert(seats=3).falls("dealer 2", "objectives two-banks three-edges six-towns", "cards tc jd ah")
    assert list(desert.actors) == [2]
    with illegal("PR-2.1", "dealer-first"):
        desert.do("take tc", seat=1)
    with illegal("PR-2", "not-open"):
        desert.do("take kd", seat=2)
    desert.do("take jd", seat=2)
    assert list(desert.actors) == [1, 2, 3]
    assert desert.legal(1) == desert.legal(3) == {"take tc", "take ah"}
    with illegal("PR-2.1", "card-gone"):
        desert.do("take jd", seat=3)
    desert.do("take ah", seat=1).do("take ah", seat=3)
    assert [desert.board(seat).turns[0].card for seat in (1, 2, 3)] == ["ah", "jd", "ah"]


def test_pr_2_1_the_dealer_s_seat_passes_and_each_round_is_shuffled(desert: Desert):
    desert(seats=2, objectives=False).falls("dealer 2")
    for turn in range(6):
        dealer = 2 - turn % 2
        assert desert.view().dealer == dealer
        assert len(desert.view().seen) == 3 * (turn % 5)
        desert.falls(
            "cards tc jc qc"
            if turn % 5 == 0
            else f"cards {'tjqka'[turn % 5]}d {'tjqka'[turn % 5]}h {'tjqka'[turn % 5]}s"
        )
        desert.do(f"take {desert.view().cards[0]}", seat=dealer)
        desert.do(f"take {desert.view().cards[1]}", seat=3 - dealer)
        for seat in (1, 2):
            while not desert.may("done", seat):
                desert.do(min(desert.tracks(seat)), seat=seat)
            desert.do("done", seat=seat)


@pytest.mark.parametrize("seats", [1, 5, 8])
def test_pr_2_2_one_card_is_only_shown_and_all_use_one_of_the_other_two(desert: Desert, seats: int):
    desert(seats=seats, objectives=False).falls("cards tc jd ah")
    assert desert.actors == tuple(range(1, seats + 1))
    assert desert.view().gone == "tc"
    assert all(desert.legal(seat) == {"take jd", "take ah"} for seat in desert.actors)


def test_pr_2_3_the_last_of_three_gets_two_points(desert: Desert):
    desert(seats=3, objectives=False).falls("dealer 2")
    assert [desert.points("last", seat) for seat in (1, 2, 3)] == [2, 0, 0]
    assert desert(seats=4, objectives=False).falls("dealer 2").points("last") == 0


def test_pr_2_decks_and_options_are_what_they_should_be():
    with refused(BadOptions, "pioneer-rails-level-alone"):
        game.agree(2, {"solo_level": "hard"})
    with refused(BadOptions, "pioneer-rails-seed-for-generated"):
        game.agree(2, {"map_seed": 5})
    with refused(BadOptions, "option-value"):
        game.agree(2, {"map": "generated", "map_seed": "1000"})


# --- tracks


def test_pr_3_three_tracks_are_compulsory(desert: Desert):
    desert("", card="tc")
    with illegal("PR-3", "tracks-left"):
        desert.do("done")
    desert.do("C3.e", "B3.sw")
    with illegal("PR-3", "tracks-left"):
        desert.do("done")
    desert.do("B2.e")
    assert desert.may("done")


def test_pr_3_everything_can_be_taken_back_until_it_is_confirmed(desert: Desert):
    desert("", "", seats=2, card="tc").do("C3.e", "B3.sw", "B2.e")
    desert.table.undo(1)
    assert len(desert.board().turns[0].tracks) == 2
    desert.do("B2.e", "done")
    assert not desert.table.can_undo(1)
    assert desert.board(1, viewer=2).turns[0].tracks == ("C3.e", "B3.sw", "B2.e")


def test_pr_3_whoever_can_lay_no_plain_track_may_stop(desert: Desert):
    desert("", card="tc").block_ways(*EXITS)
    assert desert.may("done")
    assert all("-" in way for way in desert.tracks()), "boxes need not be spent, but may be"


def test_pr_3_1_tracks_start_at_the_station_or_go_on_from_an_end(desert: Desert):
    desert("", card="tc")
    assert {way for way in desert.tracks() if "-" not in way} == EXITS
    with illegal("PR-3.1", "joins-nothing"):
        desert.do("B3.sw")
    desert.do("C3.e")
    assert {"B3.sw", "B3.se"} <= desert.tracks()
    assert "C3.e" not in desert.tracks()
    with illegal("PR-3.1", "way-taken"):
        desert.do("C3.e")


def test_pr_3_1_a_branch_ends_in_the_town_it_reaches(desert: Desert):
    desert(TOWN, card="jc")
    assert desert.number(layout.TOWNS_N) == 1
    onward = {"D2.sw", "E2.e"}  # from the town
    assert not onward & desert.tracks()


def test_pr_3_1_branches_meet_only_in_towns_and_stations_are_no_goal(desert: Desert):
    desert("take tc, C3.sw, C2.se, D2.e", card="jc")
    desert.do("D3.se")
    with illegal("PR-3.1", "branches-meet"):
        desert.do("D3.sw")
    with illegal("PR-1.1", "at-a-station"):
        desert("take tc, C3.sw, C2.e, B2.se", card="jc").do("B3.sw", "C3.e")


def test_pr_3_1_three_railways_at_most_reach_a_town(desert: Desert):
    desert("take tc, D3.se, D3.sw, C3.e", card="jc")
    desert.change(layout.TOWN, 0b1110)  # the other three are there
    with illegal("PR-3.1", "full-town"):
        desert.do("D2.se")
    desert.change(layout.TOWN, 0b1111)
    assert desert.may("D2.se")


def test_pr_3_2_bridges_and_tunnels_need_the_bonus(desert: Desert):
    desert("", card="tc").change(layout.CROSSED, 1).do("C4.se", "C4.e", "B4.se")
    with illegal("PR-3.3", "no-box"):
        desert.do("B5.sw")
    desert("", card="tc").do("E4.e", "E4.se", "F4.e")
    assert desert.may("F5.sw")


def test_pr_3_2_border_sides_are_open_but_those_of_the_river(desert: Desert):
    desert("take tc, C3.e, B3.sw, B2.e; take jc, A2.se, A3.sw, A3.se", card="qc", turn=2)
    assert desert.may("A3.e")
    desert.do("A3.e")
    assert desert.may("A3.ne")
    with illegal("PR-3.2", "side-closed"):
        desert.do("A4.nw")


# --- town boxes


def test_pr_3_3_a_box_is_an_extra_track(desert: Desert):
    desert("", card="tc").do("C3.e", "B3.sw", "B2.e", "C3.sw")
    assert not desert.tracks()
    desert.do("done")
    assert desert.number(layout.CROSSED) == 1


def test_pr_3_3_a_new_town_circles_a_box_that_may_be_spent_at_once(desert: Desert):
    desert("", card="tc").do("D3.se", "D3.sw", "D2.se", "C3.e", "B3.sw")
    assert not desert.tracks()
    desert("", card="tc", spend_new_town=False).do("D3.se", "D3.sw", "D2.se", "C3.e")
    assert not desert.tracks()
    assert desert.points("towns") == 2


def test_pr_3_3_only_the_first_track_to_a_town_circles_a_box(desert: Desert):
    desert(TOWN + "; take jc, C3.sw, C2.se, C2.sw", card="qc").do("C1.se", "D1.e", "D2.sw")
    assert desert.number(layout.TOWNS_N) == 1
    assert desert.points("towns") == 2


def test_pr_3_3_bridge_and_tunnel(desert: Desert):
    desert("", card="tc").do("C4.se", "C4.e", "B4.se", "B5.sw", "done")
    assert desert.number(layout.BRIDGES) == 0b0001
    desert("", card="tc").do("E4.e", "E4.se", "F4.e", "F5.sw", "done")
    assert (desert.number(layout.TUNNELS), desert.number(layout.CROSSED)) == (0b0001, 1)


def test_pr_3_3_a_shortcut_runs_through_desert_and_one_per_cell(desert: Desert):
    desert("", card="tc").do("D3.nw-se")
    with illegal("PR-3.1", "way-taken"):
        desert.do("D3.ne-sw")
    with illegal("PR-3.3", "no-desert"):
        desert("", card="tc").do("D2.n-s")
    assert desert.number(layout.BESIDE + 10) == 0, "it is no side of anything"


def test_pr_3_3_a_switch_starts_a_branch_at_any_corner_of_the_railway(desert: Desert):
    desert("take tc, C3.e, B3.sw, B2.e", card="jc")
    assert desert.may("B3.se")  # from the corner after C3.e
    desert.do("B3.se")
    assert desert.number(layout.BONUSES) == 1
    desert.do("A2.se", "C3.sw", "C4.se")
    assert desert.may("done")


def test_pr_3_3_a_suit_is_changed_before_the_first_track(desert: Desert):
    desert("", card="tc").do("suit spades")
    assert desert.tracks() == {"I7.e", "I7.sw", "I8.se", "J6.se", "J8.sw", "K6.e"}
    with illegal("PR-3.3", "suit-too-late"):
        desert.do("suit hearts")
    desert.do("I7.e")
    with illegal("PR-3.3", "suit-too-late"):
        desert.do("suit hearts")
    desert.do("I7.sw", "I8.se")
    with illegal("PR-3", "tracks-left"):
        desert.do("done")
    desert.do("J6.se", "done")
    with illegal("PR-3.3", "same-suit"):
        desert("", card="tc").do("suit clubs")


def test_pr_3_3a_one_track_may_need_two_bonuses(desert: Desert):
    way = TOWN + "; take jc, C4.se, C4.e, C3.e"
    desert(way, card="qc")
    assert desert.number(layout.BONUSES) == 0
    assert desert.may("D5.n-s")  # a switch at the corner after C4.se, and a shortcut
    desert.do("D5.n-s")
    assert desert.number(layout.BONUSES) == 2
    desert.do("D5.se", "E4.e", "C3.sw", "B4.se")
    assert desert.may("done")
    assert not desert.tracks()


def test_pr_3_3a_a_box_needs_a_track_of_its_own(desert: Desert):
    """A suit whose station can lay nothing cannot be chosen."""
    desert("", card="tc").block_ways("I7.e", "I7.sw", "I8.se", "J6.se", "J8.sw", "K6.e")
    with illegal("PR-3.3a", "no-extra-track"):
        desert.do("suit spades")
    assert "suit hearts" in desert.legal()


def test_pr_3_3a_two_bonuses_need_another_track_to_follow(desert: Desert):
    desert(TOWN + "; take jc, C4.se, C4.e, C3.e", card="qc")
    plain = [action.way for action in desert.table.legal(1).kinds()[0] if isinstance(action, Lay)]
    desert.block_ways(*plain, "E5.e", "D5.se", but="D5.n-s")  # the last two lead on from where the shortcut ends
    assert "D5.n-s" not in desert.tracks()
    with illegal("PR-3.3a", "no-extra-track"):
        desert.do("D5.n-s")


def test_pr_3_4_after_the_last_track_banks_are_paid(desert: Desert):
    desert("take tc, C3.sw, C2.se, C2.sw", card="jc").do("C1.se", "D1.e")
    with illegal("PR-4.2", "few-nuggets"):
        desert.do("bank 1")
    desert.do("D1.se")
    with illegal("PR-4.2", "bank-first"):
        desert.do("done")
    desert.do("bank 1")
    with illegal("PR-3.4", "no-more-tracks"):
        desert.do("C1.e")
    assert desert.legal() == {"done"}
