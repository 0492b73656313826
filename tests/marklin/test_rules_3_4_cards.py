"""TR-3 and TR-4: a turn, and drawing train cards."""

from typing import Any

import pytest

from tests.helpers import illegal
from tests.marklin.positions import Train
from whistlestop.core.chance import Deck
from whistlestop.games.marklin import data

NO_TICKETS = ("", "")


def test_tr_3_a_turn_is_one_of_four_things(train: Train):
    train("green*5", tracks={1: "berlin-leipzig"}, passengers={"berlin": 1})
    assert {text.split()[0] for text in train.legal()} == {"take", "claim", "tickets", "depart"}
    train.do("take 1").falls("row red")
    assert {text.split()[0] for text in train.legal()} == {"take"}
    with illegal("TR-3", "not-now"):
        train.do("claim berlin-dresden green")
    with illegal("TR-3", "not-your-turn"):
        train.do("take 1", seat=2)


def test_tr_3_turns_are_counted(train: Train):
    train("red*3").do("claim berlin-magdeburg red")
    assert train.view().turn == 1
    train.do("done")
    assert (train.view().turn, train.view().round) == (2, 1)


def test_tr_3_it_is_compulsory(train: Train):
    train()
    with illegal("TR-3", "not-now"):
        train.do("done")
    with illegal("TR-3.1", "can-act"):
        train.do("pass")


def test_tr_3_1_whoever_can_do_nothing_passes(train: Train):
    train("", row="- - - - -", rest=2, decks=NO_TICKETS)
    assert train.legal() == {"pass"}
    train.do("pass")
    assert train.actors == (2,)
    assert train.table.outcome is None


@pytest.mark.parametrize(
    ("hand", "position"),
    [
        ("", {"row": "- - red - -"}),
        ("", {"decks": ("bremen-kassel", "")}),
        ("red*3", {}),
        ("", {"tracks": {1: "berlin-leipzig"}, "passengers": {"berlin": 1}}),
    ],
    ids=["draw", "tickets", "claim", "ride"],
)
def test_tr_3_1_whoever_can_do_any_of_the_four_things_does_not_pass(train: Train, hand, position):
    train(hand, **{"row": "- - - - -", "rest": 2, "decks": NO_TICKETS, **position})
    assert train.legal()
    assert "pass" not in train.legal()
    with illegal("TR-3.1", "can-act"):
        train.do("pass")


def test_tr_3_1_the_game_ends_when_all_pass_in_a_row(train: Train):
    # Nobody has a train left that could be laid, and all the cards are in the hands.
    train("red", row="- - - - -", rest=2, decks=NO_TICKETS, trains={1: 0, 2: 0}, turns_left=-1)
    train.do("pass")
    train.do("pass", seat=2)
    assert train.phase == "over"
    assert train.table.outcome is not None


def test_tr_3_1_a_turn_in_between_starts_the_count_anew(train: Train):
    train("", row="- - - - -", rest=2, decks=NO_TICKETS)
    train.do("pass")
    assert train.view().passes == 1
    train.do("claim augsburg-ulm#1 black", seat=2).falls("row black")
    assert train.view().passes == 0
    train.do("done", seat=2)
    assert train.legal() == {"take 1"}


def test_tr_3_1_a_ride_in_between_starts_the_count_anew(train: Train):
    train("", row="- - - - -", rest=2, decks=NO_TICKETS, tracks={2: "berlin-leipzig"}, passengers={"berlin": 2})
    train.do("pass").do("depart berlin", seat=2)
    assert train.view().passes == 0


def test_tr_3_1_in_the_last_round_a_pass_counts_as_a_turn(train: Train):
    train("", row="- - - - -", rest=2, decks=NO_TICKETS, turns_left=1)
    train.do("pass")
    assert train.phase == "over"


# --- TR-4.1


def test_tr_4_1_two_cards_from_the_row_or_the_deck(train: Train):
    train()
    train.do("take 2").falls("row orange")
    assert train.row == "red orange green black white"
    train.do("take deck").falls("card yellow")
    assert train.hand() == {"blue": 1, "yellow": 1}
    assert train.actors == (2,)


def test_tr_4_1_what_is_drawn_has_left_the_deck(train: Train):
    train("", deck="red*2 blue", rest=2).do("take deck").falls("card red").do("take deck")
    assert train.table.pending is not None
    (deck,) = train.table.pending.parts
    assert isinstance(deck, Deck)
    assert {card: count for card, count in zip(data.CARDS, deck.counts, strict=True) if count} == {"red": 1, "blue": 1}


def test_tr_4_1_a_face_up_card_is_replaced_at_once_so_the_new_one_can_be_second(train: Train):
    train().do("take 1").falls("row plus4").do("take 1").falls("row red")
    assert train.hand() == {"red": 1, "plus4": 1}


def test_tr_4_1_a_face_up_locomotive_is_the_whole_draw(train: Train):
    train(row="locomotive red blue green black").do("take 1").falls("row white")
    assert train.hand() == {"locomotive": 1}
    assert train.actors == (2,)


def test_tr_4_1_a_face_up_locomotive_cannot_be_second(train: Train):
    train(row="locomotive red blue green black").do("take deck").falls("card white")
    with illegal("TR-4.1", "locomotive-second"):
        train.do("take 1")
    assert train.legal() == {"take 2", "take 3", "take 4", "take 5", "take deck"}


def test_tr_4_1_a_blind_locomotive_counts_as_one(train: Train):
    train().do("take deck").falls("card locomotive").do("take deck").falls("card locomotive")
    assert train.hand() == {"locomotive": 2}


@pytest.mark.parametrize("card", ["plus4", "passenger"])
def test_tr_4_1_plus4_and_passengers_count_as_one(train: Train, card):
    train(row=f"{card} {card} blue green black").do("take 1").falls("row white").do("take 2").falls("row white")
    assert train.hand() == {card: 2}


def test_tr_4_1_what_is_drawn_blind_is_seen_by_its_player_alone(train: Train):
    train().do("take deck")
    assert train.table.pending is not None
    assert train.table.pending.audience == (1,)
    train.falls("card red")
    assert len(train.table.history(2)) == len(train.table.history(1)) - 1


def test_tr_4_1_a_gap_holds_no_card(train: Train):
    train("", row="red - - - -", rest=2)
    with illegal("TR-4.1", "no-card-there"):
        train.do("take 2")


# --- TR-4.2


def test_tr_4_2_the_discards_are_the_new_deck_when_the_last_card_is_taken(train: Train):
    train("", deck="red", discards="blue*3", rest=2)
    train.do("take deck").falls("card red")
    assert train.view().deck == 3
    assert train.discards == {}
    train.do("take deck").falls("card blue")
    assert train.view().deck == 2


def test_tr_4_2_the_row_is_filled_on_from_the_new_deck(train: Train):
    # Three locomotives lie open after the fill: five cards go, one comes from the deck, four from the new one.
    train("", row="locomotive locomotive red blue white", deck="locomotive green", discards="black*4", rest=2)
    train.do("take 3").falls("row locomotive")
    assert train.discards == {"black": 4, "locomotive": 3, "blue": 1, "white": 1}
    train.falls("row green")
    assert train.view().deck == 9
    train.falls("row black black black black")
    assert train.row == "green black black black black"


def test_tr_4_2_without_deck_and_discards_the_row_keeps_gaps(train: Train):
    train("", row="red blue green black white", rest=2).do("take 3")
    assert train.table.pending is None
    assert train.row == "red blue - black white"
    with illegal("TR-4.2", "deck-empty"):
        train.do("take deck")
    train.do("take 1")
    assert train.actors == (2,)


def test_tr_4_2_gaps_are_filled_as_soon_as_cards_come_back(train: Train):
    train("black*2", row="- blue - - white", rest=2)
    train.do("take 2", "take 5")
    assert train.row == "- - - - -"
    train.do("claim bremen-muenster black", seat=2).falls("row black black black")
    assert train.row == "black black black - -"
    assert train.phase == "place"


def test_tr_4_2_with_nothing_to_take_there_is_no_draw(train: Train):
    train("red", row="- - - - -", rest=2)
    assert not any(text.startswith("take") for text in train.legal())


@pytest.mark.parametrize("row", ["red - - - -", "red locomotive - - -"])
def test_tr_4_2_the_draw_ends_with_one_where_no_second_is_left(train: Train, row):
    train("", row=row, rest=2).do("take 1")
    assert train.actors == (2,)
    assert train.hand() == {"red": 1}


def test_tr_4_2_a_lone_locomotive_may_still_be_taken_first(train: Train):
    train("", row="- - locomotive - -", rest=2).do("take 3")
    assert train.hand() == {"locomotive": 1}


# --- TR-4.3


@pytest.mark.parametrize("card", ["locomotive", "passenger"])
def test_tr_4_3_three_of_a_kind_renew_the_row(train: Train, card):
    train(row=f"{card} {card} red blue green").do("take 3").falls(f"row {card}")
    assert train.row == "- - - - -"
    assert train.discards == {card: 3, "blue": 1, "green": 1}
    train.falls("row red red blue blue white")
    assert train.row == "red red blue blue white"
    assert train.phase == "second"


def test_tr_4_3_the_row_is_renewed_until_it_is_right(train: Train):
    train(row="locomotive locomotive red blue green").do("take 3")
    train.falls(
        "row locomotive", "row locomotive red locomotive red locomotive", "row passenger passenger passenger red red"
    )
    assert train.discards["locomotive"] == 6
    train.falls("row red red blue blue white")
    assert train.phase == "second"


def test_tr_4_3_plus4_do_not_count_and_kinds_do_not_mix(train: Train):
    train(row="locomotive locomotive passenger passenger red").do("take 5").falls("row plus4")
    assert train.phase == "second"
    train(row="locomotive locomotive plus4 plus4 red").do("take 5").falls("row plus4")
    assert train.phase == "second"


def test_tr_4_3_the_row_stays_where_only_the_row_is_left(train: Train):
    train("", row="locomotive locomotive red blue green", deck="locomotive", rest=2).do("take 3").falls(
        "row locomotive"
    )
    assert train.row == "locomotive locomotive locomotive blue green"
    assert train.phase == "second"


def test_tr_4_3_two_such_rows_do_not_follow_each_other_for_ever(train: Train):
    """Ten cards are left: what is discarded is not drawn before the other five lie there, so it stays."""
    position: dict[str, Any] = {"row": "locomotive locomotive red blue green", "rest": 2}
    train("", deck="locomotive*4 white black", **position).do("take 3").falls("row locomotive")
    assert train.row == "locomotive locomotive locomotive blue green"
    assert train.phase == "second"
    # Where the other five are better, they come.
    train("", deck="locomotive*3 white black red", **position).do("take 3").falls("row locomotive")
    assert train.row == "- - - - -"
    train.falls("row locomotive locomotive white black red")
    assert train.phase == "second"


@pytest.mark.parametrize("card", ["locomotive", "passenger"])
def test_tr_4_3_the_row_stays_where_no_other_can_be_made(train: Train, card):
    # Nine cards in all, but only four that may lie together: two of the kind, and two blue ones.
    train("", row=f"{card} {card} red blue blue", deck=f"{card}*5", rest=2).do("take 3").falls(f"row {card}")
    assert train.row == f"{card} {card} {card} blue blue"
    # One more harmless card, and a row can be made.
    train("", row=f"{card} {card} red blue blue", deck=f"{card}*4 blue", rest=2)
    train.do("take 3").falls(f"row {card}")
    assert train.row == "- - - - -"
