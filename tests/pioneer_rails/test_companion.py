"""The dealer for maps on paper: the same draws as at a table, and maps to print."""

from functools import partial

import pytest

from whistlestop.core.chance import Deck, Draw, Lot, Sealed
from whistlestop.games.pioneer_rails import companion, data, printing
from whistlestop.games.pioneer_rails.rules import Options, pending, resolve, setup
from whistlestop.words import say

ENGLISH = partial(say, "en")


def dealt(options: Options, seats: int) -> tuple[list[str], list[Lot]]:
    """Everything that is drawn for a game, and its kinds."""
    dealer, lots, kinds = Sealed.from_text("paper"), list[Lot](), []
    while (draw := companion.draw(options, seats, lots)) is not None:
        kinds.append(draw.what)
        lots.append(dealer.deal(len(lots), draw))
    return kinds, lots


@pytest.mark.parametrize(("seats", "objectives"), [(2, True), (4, False), (5, True), (8, False)])
def test_what_is_drawn_is_what_the_game_draws(seats, objectives):
    options = Options(objectives=objectives)
    kinds, lots = dealt(options, seats)
    state = setup(options, seats)
    for number, kind in enumerate(kinds):  # as long as no player has to act
        draw = pending(state)
        if draw is None:
            break
        assert (draw.what, draw) == (kind, companion.draw(options, seats, lots[:number]))
        state = resolve(state, lots[number]).state
    assert kinds.count("cards") == data.TURNS


def test_no_card_comes_twice_in_a_round_and_all_are_back_in_the_next():
    _, lots = dealt(Options(objectives=False), 5)
    for first in range(0, data.TURNS, data.TURNS_IN_ROUND):
        cards = [card for lot in lots[first : first + data.TURNS_IN_ROUND] for card in lot]
        assert len(set(cards)) == len(cards) == data.OPENED * data.TURNS_IN_ROUND
    fresh = companion.draw(Options(objectives=False), 5, lots[: data.TURNS_IN_ROUND])
    assert fresh == Draw("cards", (Deck((1,) * len(data.CARDS), data.OPENED),))


def test_the_dealer_goes_round_and_the_cards_are_named():
    options = Options()
    _, lots = dealt(options, 3)
    seats = [companion.show(options, 3, lots[: 2 + turn], ENGLISH).seat for turn in range(1, 5)]
    first = lots[0][0]
    assert seats == [(first + turn - 1) % 3 + 1 for turn in range(4)]
    shown = companion.show(options, 3, lots[:3], ENGLISH)
    assert all(ENGLISH("pioneer-rails-card", {"card": data.CARDS[card]}) in shown.parts["tray"] for card in lots[2])
    assert companion.show(options, 3, [], ENGLISH).parts == {}


def test_many_have_no_dealer_and_the_first_card_is_gone():
    options = Options(objectives=False)
    _, lots = dealt(options, 5)
    shown = companion.show(options, 5, lots[:1], ENGLISH)
    assert (shown.seat, shown.parts["tray"].count("pr-card gone")) == (0, 1)


def test_maps_to_print_differ():
    pictures = {printing.boards("", Options(map=name), ENGLISH)[0] for name in ("a", "b", "small_a")}
    assert len(pictures) == 3
