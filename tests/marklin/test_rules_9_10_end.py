"""TR-9 and TR-10: the end of a game, and what is private."""

import pytest

from tests.marklin.positions import Train
from whistlestop.games.marklin import data, game


def draw_two(train: Train, seat: int) -> None:
    """A turn that changes nothing on the board."""
    for _ in range(2):
        train.do("take deck", seat=seat).falls("card red")


def test_tr_9_1_with_two_trains_left_everybody_has_one_more_turn(train: Train):
    train("red*3", seats=3, trains={1: 5})
    train.do("claim berlin-magdeburg red")
    assert train.view().turns_left == -1  # only the end of a turn counts
    train.do("done")
    assert train.view().turns_left == 3
    for seat in (2, 3):
        draw_two(train, seat)
    assert train.actors == (1,)  # that one included
    draw_two(train, 1)
    assert train.phase == "over"


def test_tr_9_1_three_trains_are_too_many(train: Train):
    train("red*3", trains={1: 6}).do("claim berlin-magdeburg red", "done")
    assert train.view().turns_left == -1


def test_tr_9_1_it_is_triggered_once(train: Train):
    train("red*3", "black*3", trains={1: 5, 2: 5})
    train.do("claim berlin-magdeburg red", "done")
    train.do("claim bremen-muenster black", "done", seat=2)
    assert train.view().turns_left == 1
    draw_two(train, 1)
    assert train.phase == "over"


def finish(train: Train, **position: object) -> Train:
    """The last turn of a game is over."""
    train("locomotive", turns_left=1, **position)  # type: ignore[arg-type]
    draw_two(train, 1)
    return train


def test_tr_9_2_tickets_count_plus_or_minus(train: Train):
    finish(train, tracks={1: "berlin-leipzig chemnitz-leipzig"}, tickets={1: "berlin-chemnitz kiel-schweiz"})
    assert train.points("tickets") == 6 - 20
    places = {item.points: item.places for item in train.table.sheet(1).items if item.part == "tickets"}
    assert places[6] == ("berlin-leipzig", "chemnitz-leipzig")  # the way that joins them
    assert train.table.outcome is not None
    assert train.table.outcome.scores == (7 + 2 + 6 - 20 + 10, 0)


def test_tr_9_2_all_who_tie_for_most_tickets_get_the_bonus(train: Train):
    finish(
        train,
        seats=3,
        tracks={1: "berlin-leipzig chemnitz-leipzig", 2: "bremen-hannover hannover-kassel#1"},
        tickets={1: "berlin-chemnitz", 2: "bremen-kassel kiel-schweiz", 3: "leipzig-ulm"},
    )
    assert [train.points("bonus", seat) for seat in (1, 2, 3)] == [10, 10, 0]


@pytest.mark.parametrize("needs", [True, False])
def test_tr_9_2_nobody_gets_it_if_nobody_completed_one_but_by_option(train: Train, needs):
    finish(train, tickets={1: "leipzig-ulm", 2: "kiel-schweiz"}, bonus_needs_ticket=needs)
    assert [train.points("bonus", seat) for seat in (1, 2)] == ([0, 0] if needs else [10, 10])


def test_tr_9_3_most_points_win(train: Train):
    finish(train, tracks={1: "berlin-hannover", 2: "berlin-rostock"})
    assert train.table.outcome is not None
    assert (train.table.outcome.scores, train.table.outcome.places) == ((18, 15), (1, 2))
    assert train.table.outcome.tie_break is None


def test_tr_9_3_then_most_completed_tickets(train: Train):
    # 9 + 6 + 10 points for a completed ticket against 25 for routes and merchandise.
    finish(
        train,
        tracks={1: "berlin-leipzig chemnitz-leipzig", 2: "berlin-hannover bremen-emden"},
        tickets={1: "berlin-chemnitz"},
        tokens={"chemnitz": "2"},
    )
    assert train.table.outcome is not None
    assert train.table.outcome.scores == (25, 25)
    assert train.table.outcome.places == (1, 2)
    assert train.table.outcome.tie_break == "marklin-tie-tickets"


def test_tr_9_3_then_merchandise_then_shared(train: Train):
    finish(train, tracks={1: "berlin-leipzig", 2: "bremen-emden"}, tokens={"chemnitz": "2"})
    assert train.table.outcome is not None
    assert (train.table.outcome.scores, train.table.outcome.places) == ((7, 7), (2, 1))
    assert train.table.outcome.tie_break == "marklin-tie-merchandise"
    finish(train, tracks={1: "berlin-leipzig", 2: "emden-muenster"})
    assert train.table.outcome is not None
    assert train.table.outcome.places == (1, 1)
    assert train.table.outcome.tie_break is None


def test_tr_10_hands_and_tickets_are_private(train: Train):
    train("red*3 locomotive", tickets={1: "leipzig-ulm"})
    for viewer in (2, None):
        seen = train.side(1, viewer)
        assert (seen.cards, seen.kept, seen.first_kept) == (4, 1, (0, 1))
        assert (seen.hand, seen.tickets) == ((), ())
    assert train.side().tickets == ("leipzig-ulm",)


def test_tr_10_a_card_taken_face_up_is_known_while_it_may_still_be_there(train: Train):
    train("red*2", row="red blue green black white").do("take 1").falls("row orange").do("take 2").falls("row orange")
    assert train.known(1) == {"red": 1, "blue": 1}
    draw_two(train, 2)
    train.do("claim berlin-magdeburg red", "done")
    assert train.known(1) == {"blue": 1}


def test_tr_10_after_a_payment_known_minus_paid_is_still_sure(train: Train):
    train("orange*4", row="orange blue orange black white")
    train.do("take 1").falls("row red").do("take 3").falls("row red")
    assert train.known(1) == {"orange": 2}
    draw_two(train, 2)
    train.do("claim augsburg-ulm#1 orange", "done")  # whoever paid one of six has at least one of two left
    assert train.known(1) == {"orange": 1}


def test_tr_10_which_tickets_were_put_under_a_deck_is_known_to_that_player(train: Train):
    train(decks=("bremen-kassel berlin-chemnitz", "")).do("tickets 2 0").falls("tickets bremen-kassel berlin-chemnitz")
    train.do("keep 1", "done")
    assert train.view(1).under == (("berlin-chemnitz",), ())
    assert train.view(2).under == (("",), ())
    assert train.view(None).under == (("",), ())


def test_tr_10_all_tickets_are_shown_in_the_end(train: Train):
    finish(train, tickets={1: "leipzig-ulm", 2: "kiel-schweiz"})
    assert [side.tickets for side in train.view(None).boards] == [("leipzig-ulm",), ("kiel-schweiz",)]
    assert train.view(2).boards[0].hand == ()


def test_tr_10_rows_discards_trains_and_tokens_are_public(train: Train):
    train("red*3", tokens={"berlin": "2"}, passengers={"kiel": 2}).do("claim berlin-magdeburg red")
    assert train.view(None).discards[data.CARD_NUMBERS["red"]] == 3
    for shown in (train.view(2), train.view(None)):
        assert (shown.owners, shown.tokens, shown.passengers) == (
            train.view(1).owners,
            train.view(1).tokens,
            train.view(1).passengers,
        )


def test_tr_10_when_it_is_over_a_replay_may_show_everything(train: Train):
    train("red*3 locomotive", "blue*2", tickets={1: "leipzig-ulm", 2: "kiel-schweiz"}, under=("", "hamburg-dresden"))
    shown = game.reveal(train.table.state)
    assert shown.seat is None
    assert shown.boards == (train.side(1), train.side(2))
    assert shown.under == train.view(2).under
