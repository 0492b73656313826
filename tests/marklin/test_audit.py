"""The audit of long runs: it takes real positions for whole, and notices whatever is lost or there twice."""

import pytest

from tests.marklin import variants
from tests.marklin.variants import Variant
from whistlestop.core.kernel import Block, compiled
from whistlestop.games.marklin import audit, data, game, layout, planner
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.plan_layout import WEIGHTS
from whistlestop.games.marklin.rules import Options, setup

GAMES = 200 if compiled else 2


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_random_games_go_without_a_fault(variant: Variant):
    seats, options = variants.split(variant)
    agreed = game.agree(seats, options)
    assert isinstance(agreed, Options)
    assert audit.sound_games(agreed, seats, 3, 0, GAMES) == GAMES


def test_a_row_that_was_renewed_for_ever_is_not_any_more():
    """The one of 100,000 games in which ten cards were left that made two bad rows (TR-4.3)."""
    assert audit.sound_games(Options(), 4, 1, 12_852, 1) == 1


@pytest.fixture(scope="module")
def ended() -> Block:
    """Two planners: tickets lie under the decks, passengers have ridden."""
    s = setup(Options(), 2).block
    planner.play_out(s, [WEIGHTS] * 2, 4)
    assert audit.is_whole(s)
    assert s[layout.UNDER_N] + s[layout.UNDER_N + 1] > 0
    assert s[side_at(1) + layout.TOKEN_POINTS] > 0
    return s


AT = side_at(1)
LOSSES = {
    "a card of the deck": layout.DECK,
    "a discarded card": layout.DISCARD + 3,
    "a card in hand": AT + layout.HAND + 2,
    "a card that is only known": AT + layout.KNOWN + data.PASSENGER,
    "the size of the deck": layout.DECK_SIZE,
    "the size of a hand": AT + layout.HAND_SIZE,
    "a train": AT + layout.TRAINS,
    "a point of a route": AT + layout.ROUTE_POINTS,
    "a point of merchandise": AT + layout.TOKEN_POINTS,
    "a passenger that stands": AT + layout.STANDING,
    "a token": layout.TAKEN + data.PLACE_NUMBERS["berlin"],
    "a ticket that was kept": AT + layout.LATER_KEPT,
    "a ticket of the deck": layout.SHUFFLED_N + 1,
    "a ticket under a deck": layout.UNDER_N,
}


@pytest.mark.parametrize("place", LOSSES.values(), ids=LOSSES)
@pytest.mark.parametrize("change", [-1, 12])
def test_what_is_lost_or_added_is_noticed(ended: Block, place: int, change: int):
    s = ended[:]
    s[place] += change
    assert not audit.is_whole(s)


def test_a_track_of_somebody_else_is_noticed(ended: Block):
    s = ended[:]
    track = list(s[layout.OWNER : layout.PAIR_OWNERS]).index(1)
    s[layout.OWNER + track] = 2
    assert not audit.is_whole(s)


def test_a_ticket_in_two_places_is_noticed(ended: Block):
    s = ended[:]
    kept = list(s[layout.TICKET : layout.TICKET + layout.TICKETS]).index(2)
    first = layout.UNDER if s[layout.UNDER_N] else layout.UNDER + data.FIRST_LONG
    s[first] = kept + layout.UNDER_STEP
    assert not audit.is_whole(s)
