"""TR-1 and TR-2: what there is, and how a game begins."""

from collections import Counter

import pytest

from tests.helpers import illegal
from tests.marklin.positions import Train, TrainTable
from whistlestop.core.chance import Deck, Die, Scripted, Sealed
from whistlestop.core.errors import BadOptions
from whistlestop.core.table import Table
from whistlestop.games.marklin import data, game


def new_table(seats: int = 2, **options: object) -> TrainTable:
    """A table whose cards somebody deals by hand."""
    return Table(game, seats, options, Scripted())


def dealt(table: TrainTable, *texts: str) -> None:
    for text in texts:
        assert table.pending is not None
        table.resolve(game.notation.parse_chance(table.pending, text))


HANDS = ("hand red red blue green", "hand black black black white")
ROW = "row red blue green black white"
SHORT = ("bremen-duesseldorf", "berlin-chemnitz", "bremen-kassel", "dortmund-mannheim")
LONG = ("bremerhaven-frankreich", "dresden-augsburg", "hamburg-dresden", "leipzig-ulm")


def at_the_choice() -> TrainTable:
    """Both players have drawn: seat 1 four short tickets, seat 2 two of each."""
    table = new_table()
    dealt(table, "first 2", *HANDS, ROW)
    table.seat(1).do("tickets 4 0")
    dealt(table, "tickets " + " ".join(SHORT))
    table.seat(2).do("tickets 2 2")
    dealt(table, "tickets erfurt-wuerzburg hannover-leipzig " + " ".join(LONG[:2]))
    return table


def test_tr_1_1_there_are_118_train_cards_of_eleven_kinds():
    table = new_table()
    dealt(table, "first 1")
    assert table.pending is not None
    (deck,) = table.pending.parts
    assert isinstance(deck, Deck)
    assert deck.counts == (11,) * 8 + (14, 6, 10)
    assert data.CARDS[8:] == ("locomotive", "plus4", "passenger")


@pytest.mark.parametrize(("tickets", "decks"), [("marklin46", 23), ("deutschland60", 32), ("germany89", 55)])
def test_tr_1_1_the_option_says_which_tickets_are_played(tickets, decks):
    assert new_table(tickets=tickets).view(None).ticket_decks[0] == decks


def test_tr_1_2_two_to_five_play_with_45_trains_and_3_passengers():
    for seats in (2, 3, 4, 5):
        sides = new_table(seats).view(None).boards
        assert [(side.trains, side.supply, side.routes) for side in sides] == [(45, 3, 0)] * seats
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            new_table(seats)


def test_tr_1_2_the_first_player_is_drawn_and_the_turn_goes_clockwise(train: Train):
    table = new_table(3)
    assert table.pending is not None
    assert table.pending.parts == (Die((1, 2, 3)),)
    train(seats=3, current=3).do("take deck", seat=3).falls("card red").do("take deck", seat=3).falls("card red")
    assert train.actors == (1,)


@pytest.mark.parametrize(("guess", "red"), [("first", "leipzig"), ("alternative", "nuernberg")])
def test_tr_1_3_the_largest_token_lies_on_top(train: Train, guess, red):
    train(tracks={1: "berlin-leipzig erfurt-leipzig erfurt-nuernberg#1"}, passengers={"berlin": 1}, red_cities=guess)
    train.do("depart berlin", "ride berlin-leipzig", "ride erfurt-leipzig", "ride erfurt-nuernberg#1")
    values = {"leipzig": 4 if red == "leipzig" else 3, "nuernberg": 4 if red == "nuernberg" else 3}
    assert train.side().merchandise == 2 + sum(values.values())


def test_tr_2_1_four_cards_each_are_seen_by_nobody_else_and_five_lie_open():
    table = new_table()
    dealt(table, "first 1")
    for seat, hand in enumerate(HANDS, 1):
        assert table.pending is not None
        assert table.pending.audience == (seat,)
        dealt(table, hand)
    assert table.pending is not None
    assert table.pending.audience is None
    dealt(table, ROW)
    assert table.view(None).row == ("red", "blue", "green", "black", "white")
    assert [side.cards for side in table.view(None).boards] == [4, 4]
    assert table.view(None).deck == 118 - 2 * 4 - 5
    assert dict(zip(data.CARDS, table.view(1).boards[0].hand, strict=True))["red"] == 2
    assert table.view(1).boards[1].hand == ()


def test_tr_2_1_the_first_row_is_renewed_like_any_other():
    table = new_table()
    dealt(table, "first 1", *HANDS, "row locomotive red locomotive blue locomotive")
    assert table.view(None).row == ("",) * 5
    dealt(table, "row passenger red passenger blue passenger", ROW)
    assert table.view(None).discards[data.LOCOMOTIVE] == 3
    assert table.actors == (1,)


def test_tr_2_2_each_announces_a_split_and_draws_in_seat_order():
    table = new_table()
    dealt(table, "first 2", *HANDS, ROW)
    assert table.actors == (1,)  # whoever has the first turn
    assert {game.notation.format_action(a) for a in table.legal(1)} == {
        "tickets 0 4", "tickets 1 3", "tickets 2 2", "tickets 3 1", "tickets 4 0"
    }  # fmt: skip
    table.seat(1).do("tickets 1 3")
    assert table.pending is not None
    assert table.pending.audience == (1,)
    dealt(table, "tickets " + " ".join((SHORT[0], *LONG[:3])))
    assert table.actors == (2,)
    assert table.view(2).boards[0].asked == (1, 3)
    assert table.view(2).boards[0].offer == ()
    assert table.view(1).boards[0].offer == (SHORT[0], *LONG[:3])


def test_tr_2_2_all_choose_at_the_same_time_and_keep_at_least_two():
    table = at_the_choice()
    assert list(table.actors) == [1, 2]
    with illegal("TR-2.2", "keep-two"):
        table.seat(1).do("keep 3")
    with illegal("TR-6", "choose-first"):
        table.seat(1).do("done")
    assert len(table.legal(1)) == 11
    table.seat(2).do("keep 1 3 4")
    table.seat(2).do("done")
    assert table.actors == (1,)
    table.seat(1).do("keep 1 2 3 4")
    table.seat(1).do("done")
    assert table.actors == (2,)  # the first player
    assert [side.kept for side in table.view(None).boards] == [4, 3]
    assert table.view(1).boards[0].tickets == tuple(sorted(SHORT, key=data.TICKETS.index))


def test_tr_2_2_a_choice_is_secret_and_can_be_changed_until_it_is_confirmed():
    table = at_the_choice()
    before = table.view(2), table.history(2)
    table.seat(1).do("keep 1 2")
    assert (table.view(2), table.history(2)) == before
    table.seat(1).undo()
    table.seat(1).do("keep 2 3 4")
    table.seat(1).do("done")
    assert table.view(2).boards[0].first_kept == (3, 0)
    assert table.view(2).boards[0].tickets == ()
    with illegal("undo"):
        table.seat(1).undo()


def test_tr_2_2_what_is_returned_is_shuffled_into_the_decks():
    table = at_the_choice()
    assert table.view(None).ticket_decks == (17, 21)
    for seat, kept in ((1, "keep 1 2"), (2, "keep 1 3")):
        table.seat(seat).do(kept)
        assert table.view(None).ticket_decks == (17, 21)  # not before all have chosen
        table.seat(seat).do("done")
    assert table.view(None).ticket_decks == (20, 22)
    assert table.view(None).under == ((), ())
    assert table.view(1).returned == (SHORT[2], SHORT[3])
    assert table.view(2).returned == ("hannover-leipzig", "dresden-augsburg")
    assert table.view(None).returned == ()
    table.seat(2).do("tickets 2 2")
    assert table.pending is not None
    short, long = table.pending.parts
    assert isinstance(short, Deck)
    assert isinstance(long, Deck)
    assert (sum(short.counts), sum(long.counts)) == (20, 22)
    assert short.counts[data.TICKET_NUMBERS[SHORT[2]]] == 1
    assert long.counts[data.TICKET_NUMBERS["dresden-augsburg"] - data.FIRST_LONG] == 1


def test_tr_2_2_when_all_have_chosen_nothing_is_on_offer_any_more():
    table = at_the_choice()
    for seat in (1, 2):
        table.seat(seat).do("keep 1 3")
        table.seat(seat).do("done")
    for seat in (1, 2):
        side = table.view(seat).boards[seat - 1]
        assert (side.offer, side.chosen, side.asked, side.stage) == ((), (), (0, 0), "idle")


def test_tr_2_2_a_whole_set_up_runs_by_itself():
    table: TrainTable = Table(game, 5, {}, Sealed.from_text("five"))
    for seat in range(1, 6):
        table.seat(seat).do("tickets 2 2")
    for seat in (4, 2, 5, 1, 3):
        table.seat(seat).do("keep 2 3")
        table.seat(seat).do("done")
    assert Counter(side.kept for side in table.view(None).boards) == {2: 5}
    assert table.view(None).turn == 1
    assert table.actors == (table.view(None).first,)
