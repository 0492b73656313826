"""TR-6: drawing tickets in a turn."""

from tests.helpers import illegal
from tests.marklin.positions import Train

SHORT = "bremen-duesseldorf berlin-chemnitz bremen-kassel dortmund-mannheim"
LONG = "bremerhaven-frankreich dresden-augsburg hamburg-dresden leipzig-ulm"


def split_texts(train: Train) -> set[str]:
    return {text for text in train.legal() if text.startswith("tickets")}


def test_tr_6_four_in_any_split_of_which_one_is_kept(train: Train):
    train()
    assert split_texts(train) == {f"tickets {short} {4 - short}" for short in range(5)}
    with illegal("TR-6", "wrong-split"):
        train.do("tickets 1 2")
    train.do("tickets 1 3").falls("tickets bremen-duesseldorf dresden-augsburg hamburg-dresden leipzig-ulm")
    assert train.side().offer == ("bremen-duesseldorf", "dresden-augsburg", "hamburg-dresden", "leipzig-ulm")
    assert len(train.legal()) == 15
    train.do("keep 2")
    with illegal("TR-3", "not-now"):  # first it is taken back
        train.do("keep 3")
    train.do("done")
    assert train.side().tickets == ("dresden-augsburg",)
    assert train.actors == (2,)


def test_tr_6_the_rest_goes_under_the_decks_in_the_order_drawn(train: Train):
    train().do("tickets 1 3").falls("tickets bremen-duesseldorf dresden-augsburg hamburg-dresden leipzig-ulm")
    train.do("keep 3", "done")
    assert train.view(1).under == (("bremen-duesseldorf",), ("dresden-augsburg", "leipzig-ulm"))
    assert train.view(2).under == (("",), ("", ""))
    assert train.view(2).boards[0].later_kept == (0, 1)


def test_tr_6_when_the_turn_is_over_nothing_is_on_offer_and_tickets_can_be_drawn_again(train: Train):
    train().do("tickets 1 3").falls("tickets bremen-duesseldorf dresden-augsburg hamburg-dresden leipzig-ulm")
    train.do("keep 3", "done")
    side = train.side()
    assert (side.offer, side.chosen, side.asked, side.stage) == ((), (), (0, 0), "idle")
    for _ in range(2):
        train.do("take deck", seat=2).falls("card red")
    train.do("tickets 4 0").falls("tickets " + " ".join((*SHORT.split()[1:], "koblenz-ulm")))
    assert train.side().offer == (*SHORT.split()[1:], "koblenz-ulm")
    train.do("keep 1 2", "done")
    assert train.side().later_kept == (2, 1)


def test_tr_6_a_split_is_limited_to_what_each_deck_holds(train: Train):
    train(decks=(SHORT, "leipzig-ulm"))
    assert split_texts(train) == {"tickets 3 1", "tickets 4 0"}


def test_tr_6_fewer_than_four_are_drawn_all(train: Train):
    train(decks=("bremen-kassel", "leipzig-ulm dresden-augsburg"))
    assert split_texts(train) == {"tickets 1 2"}


def test_tr_6_there_is_none_to_draw_when_both_decks_are_empty(train: Train):
    train(decks=("", ""))
    assert split_texts(train) == set()
    with illegal("TR-6", "no-tickets"):
        train.do("tickets 2 2")


def test_tr_6_what_lies_under_the_deck_comes_last_and_in_its_order(train: Train):
    train(decks=("bremen-kassel", ""), under=("berlin-chemnitz dortmund-mannheim", "leipzig-ulm"))
    train.do("tickets 3 1").falls("tickets bremen-kassel")
    assert train.side().offer == ("bremen-kassel", "berlin-chemnitz", "dortmund-mannheim", "leipzig-ulm")
    train.do("keep 1 4", "done")
    assert train.view(1).under == (("berlin-chemnitz", "dortmund-mannheim"), ())


def test_tr_6_tickets_from_under_the_decks_come_without_chance_and_stand(train: Train):
    train(decks=("", ""), under=("berlin-chemnitz dortmund-mannheim", "leipzig-ulm"))
    train.do("tickets 2 1")
    assert train.table.pending is None
    assert train.side().offer == ("berlin-chemnitz", "dortmund-mannheim", "leipzig-ulm")
    with illegal("undo"):  # nobody looks at tickets and puts them back
        train.table.undo(1)


def test_tr_6_only_what_was_offered_can_be_kept(train: Train):
    train(decks=("bremen-kassel", "")).do("tickets 1 0").falls("tickets bremen-kassel")
    with illegal("TR-6", "not-offered"):
        train.do("keep 2")


def test_tr_6_the_split_is_announced_and_the_tickets_are_seen_by_their_player_alone(train: Train):
    train().do("tickets 2 2")
    assert train.table.pending is not None
    assert train.table.pending.audience == (1,)
    assert train.view(2).boards[0].asked == (2, 2)
