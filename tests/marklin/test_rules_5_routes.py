"""TR-5: claiming routes."""

from itertools import product

import pytest

from tests.helpers import illegal
from tests.marklin.positions import Train, cards
from whistlestop.games.marklin import data, game
from whistlestop.games.marklin.actions import Claim
from whistlestop.games.marklin.preview import best_payment


def payments(train: Train, track: str) -> set[str]:
    return {text.removeprefix(f"claim {track} ") for text in train.legal() if text.startswith(f"claim {track} ")}


def test_tr_5_1_cards_of_the_track_s_colour_as_many_as_its_length(train: Train):
    train("red*3 green*4")
    assert payments(train, "berlin-magdeburg") == {"red"}
    assert payments(train, "berlin-dresden") == set()  # green, of length 5
    train.do("claim berlin-magdeburg red")
    assert train.hand() == {"green": 4}
    assert train.side().cards == 4
    assert train.discards == {"red": 3}


def test_tr_5_1_any_one_colour_on_gray(train: Train):
    train("red*2 green blue*2")
    assert payments(train, "augsburg-muenchen#1") == {"red", "blue"}
    with illegal("TR-5.1", "cards-missing"):
        train.do("claim augsburg-muenchen#1 green")


def test_tr_5_1_locomotives_are_wild(train: Train):
    train("red*2 locomotive*2")
    assert payments(train, "berlin-magdeburg") == {"red locomotive 1", "red locomotive 2"}


def test_tr_5_1_plus4_are_wild_on_tracks_of_four_or_more(train: Train):
    train("red*3 orange*3 plus4*2")
    assert payments(train, "bremen-hamburg") == {"orange"}
    assert payments(train, "berlin-leipzig") == {"orange plus4 1", "orange plus4 2"}
    train.do("claim berlin-leipzig orange plus4 2")
    assert train.hand() == {"red": 3, "orange": 1}
    assert train.discards == {"orange": 2, "plus4": 2}
    train("red*3 orange*3 plus4*2")
    with illegal("TR-5.1", "wrong-payment"):
        train.table.submit(1, Claim("bremen-hamburg", "orange", 0, 1))


def test_tr_5_1_wild_cards_alone_are_one_payment(train: Train):
    train("locomotive*2")
    assert payments(train, "augsburg-muenchen#1") == {"wild locomotive 2"}
    train("locomotive*3 plus4*2")
    assert payments(train, "berlin-leipzig") == {"wild locomotive 2 plus4 2", "wild locomotive 3 plus4 1"}


@pytest.mark.parametrize(
    "hand",
    ["orange*3 green*2 locomotive*3 plus4*3", "red*7 blue locomotive*7 plus4*6", "white*5 plus4*5", "locomotive*8"],
)
def test_tr_5_1_every_payment_is_listed_once(train: Train, hand):
    """Against all ways to choose so many cards."""
    train(hand)
    held = cards(hand)
    for track, length, colour in zip(data.TRACKS, data.LENGTHS, data.TRACK_COLOURS, strict=True):
        colours = data.COLOURS if colour == data.GRAY else (data.COLOURS[colour],)
        most_plus4 = held["plus4"] if length >= 4 else 0
        wanted = set()
        for locomotives, plus4 in product(range(held["locomotive"] + 1), range(most_plus4 + 1)):
            rest = length - locomotives - plus4
            names = ["wild"] if rest == 0 else [name for name in colours if 0 < rest <= held[name]]
            wild = (f" locomotive {locomotives}" if locomotives else "") + (f" plus4 {plus4}" if plus4 else "")
            wanted |= {name + wild for name in names}
        assert payments(train, track) == wanted, track
    assert len(train.table.legal(1)) == len(train.legal())


def test_tr_5_1_passenger_cards_cannot_be_used(train: Train):
    train("passenger*7")
    assert not any(text.startswith("claim") for text in train.legal())


def test_tr_5_1_another_colour_does_not_fit(train: Train):
    train("blue*3")
    with illegal("TR-5.1", "wrong-payment"):
        train.table.submit(1, Claim("berlin-magdeburg", "blue"))


def test_tr_5_1_the_payment_is_discarded_as_a_whole_then_gaps_are_filled_then_the_row_is_checked(train: Train):
    # The deck is empty: the four locomotives and the orange card become it, and fill four gaps.
    train("orange locomotive*3", row="- - blue - -", rest=2)
    train.do("claim berlin-leipzig orange locomotive 3")
    assert train.view().deck == 4
    assert train.discards == {}
    train.falls("row locomotive locomotive locomotive orange")
    assert train.row == "locomotive locomotive blue locomotive orange"  # only the row is left: it stays
    assert train.phase == "place"


def test_tr_5_1_the_proposed_payment_spares_wild_cards_and_rare_colours(train: Train):
    train("red*2 blue*4 locomotive*2 plus4")
    assert best_payment(train.table.state, 1, "augsburg-muenchen#1") == Claim("augsburg-muenchen#1", "blue")
    train("orange*2 locomotive*2 plus4*2")
    assert best_payment(train.table.state, 1, "berlin-leipzig") == Claim("berlin-leipzig", "orange", 0, 2)
    assert best_payment(train.table.state, 1, "berlin-dresden") is None


def test_tr_5_1_a_draft_lists_every_payment_best_first(train: Train):
    train("red*2 blue*4 locomotive*2")
    shown = train.table.preview(1, "claim augsburg-muenchen#1")
    texts = [game.notation.format_action(way) for way in shown.ways]
    assert texts[0] == "claim augsburg-muenchen#1 blue"
    assert set(texts) == {f"claim augsburg-muenchen#1 {way}" for way in payments(train, "augsburg-muenchen#1")}
    assert shown.gain == 2
    refused = train.table.preview(1, "claim berlin-dresden")
    assert refused.refusal is not None
    assert refused.refusal.rule == "TR-5.1"


@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15), (7, 18)])
def test_tr_5_2_points_are_scored_at_once(train: Train, length, points):
    track = next(name for name, own in zip(data.TRACKS, data.LENGTHS, strict=True) if own == length)
    train(f"locomotive*{length}").do(f"claim {track} wild locomotive {length}")
    assert train.side().routes == points
    assert train.side().trains == 45 - length


def test_tr_5_2_anywhere_but_with_enough_trains(train: Train):
    train("red*7 green*5", tracks={1: "kiel-rostock"}, trains={1: 4})
    with illegal("TR-5.2", "few-trains"):
        train.do("claim berlin-dresden green")
    train.do("claim berlin-magdeburg red")
    assert train.side().trains == 1
    train("red*3", trains={1: 3}).do("claim berlin-magdeburg red")  # just enough
    assert train.side().trains == 0


def test_tr_5_2_an_owned_track_stays_owned(train: Train):
    train("green*5", tracks={2: "berlin-dresden"})
    with illegal("TR-5.2", "track-owned"):
        train.do("claim berlin-dresden green")


def test_tr_5_2_one_route_per_turn(train: Train):
    train("red*7").do("claim berlin-magdeburg red")
    with illegal("TR-3", "not-now"):
        train.do("claim hamburg-hannover#1 red")


@pytest.mark.parametrize("seats", [2, 3])
def test_tr_5_3_with_two_or_three_only_one_track_of_a_pair(train: Train, seats):
    train("white*4", seats=seats, tracks={2: "hamburg-hannover#1"})
    assert payments(train, "hamburg-hannover#2") == set()
    assert len(train.table.legal(1)) == len(train.legal())
    with illegal("TR-5.3", "pair-closed"):
        train.do("claim hamburg-hannover#2 white")


@pytest.mark.parametrize("seats", [2, 4])
def test_tr_5_3_nobody_owns_two_tracks_of_a_pair(train: Train, seats):
    train("white*4", seats=seats, tracks={1: "hamburg-hannover#1"})
    assert payments(train, "hamburg-hannover#2") == set()
    with illegal("TR-5.3", "pair-owned"):
        train.do("claim hamburg-hannover#2 white")


@pytest.mark.parametrize("seats", [4, 5])
def test_tr_5_3_with_four_or_five_others_may_have_the_second_and_third(train: Train, seats):
    train("white", seats=seats, tracks={2: "dortmund-duesseldorf#1", 3: "dortmund-duesseldorf#3"})
    ways = [payments(train, f"dortmund-duesseldorf#{number}") for number in (1, 2, 3)]
    assert ways == [set(), {"white"}, set()]
    assert len(train.table.legal(1)) == len(train.legal())
    train.do("claim dortmund-duesseldorf#2 white")
    assert train.view().owners[data.TRACK_NUMBERS["dortmund-duesseldorf#2"]] == 1


def test_tr_5_4_after_claiming_a_passenger_may_be_placed_on_either_end(train: Train):
    train("red*3").do("claim berlin-magdeburg red")
    assert train.legal() == {"place berlin", "place magdeburg", "done"}
    train.do("place magdeburg")
    assert train.side().supply == 2
    assert train.view(2).passengers[data.PLACE_NUMBERS["magdeburg"]] == 1
    assert train.legal() == {"done"}
    train.do("done")
    assert train.actors == (2,)


def test_tr_5_4_it_need_not_be(train: Train):
    train("red*3").do("claim berlin-magdeburg red", "done")
    assert train.side().supply == 3
    assert train.view().claimed is None
    assert train.view().passengers == (0,) * len(data.CITIES)


def test_tr_5_4_only_where_no_passenger_stands(train: Train):
    train("red*3", passengers={"berlin": 2, "magdeburg": 1}).do("claim berlin-magdeburg red")
    with illegal("TR-5.4", "occupied"):
        train.do("place berlin")
    assert train.legal() == {"done"}


def test_tr_5_4_only_from_the_supply_and_only_at_that_route(train: Train):
    train("red*3").do("claim berlin-magdeburg red")
    with illegal("TR-5.4", "not-at-the-route"):
        train.do("place kiel")
    train("red*3", supply={1: 0}).do("claim berlin-magdeburg red")
    with illegal("TR-5.4", "no-passenger-left"):
        train.do("place berlin")


def test_tr_5_4_never_in_a_country(train: Train):
    train("green*5").do("claim bremerhaven-daenemark green")
    assert train.legal() == {"place bremerhaven", "done"}


def test_tr_5_4_a_claim_and_a_passenger_can_be_taken_back_until_the_turn_is_confirmed(train: Train):
    train("red*3").do("claim berlin-magdeburg red", "place berlin")
    train.table.undo(1)
    train.do("place magdeburg")
    train.table.restart_turn(1)
    assert train.hand() == {"red": 3}
    assert train.view(2).owners.count(1) == 0
    train.do("claim berlin-magdeburg red", "done")
    with illegal("undo"):
        train.table.undo(1)
