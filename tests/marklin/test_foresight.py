"""The player that tries things out: what it tries, how it weighs, whole games under the referee's eyes."""

import random
from array import array

import pytest

from tests.marklin import variants
from tests.marklin.positions import Train, TrainTable
from tests.marklin.test_planner import in_the_middle
from tests.marklin.variants import Variant
from whistlestop.core.chance import Sealed
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import block, compiled
from whistlestop.core.table import Table
from whistlestop.games.marklin import foresight, game, planner
from whistlestop.games.marklin.actions import Action
from whistlestop.games.marklin.bots import Foreseeing, Planner
from whistlestop.games.marklin.notation import format_action, parse_action
from whistlestop.games.marklin.plan_layout import WEIGHTS
from whistlestop.games.marklin.views import known

TRIALS = 120 if compiled else 4


def candidates(table: TrainTable, seat: int) -> list[Action]:
    s, found = known(table.view(seat)), block(foresight.MOST_CANDIDATES)
    count = foresight.list_candidates(s, seat, planner.workspace(), s[:], found)
    return [game.decode(table.state, number) for number in found[:count]]


def preferred(train: Train, *tried: str, trials: int = TRIALS) -> str:
    """Which of these it would do, the first being what the planner is said to do."""
    s, numbers = known(train.view(1)), [game.encode(train.table.state, parse_action(text)) for text in tried]
    found = array("q", numbers)
    rooms = planner.workspace(), s[:], s[:], s[:]
    number = foresight.weigh(s, 1, found, len(found), trials, 7, array("q", WEIGHTS * 2), *rooms)
    return format_action(game.decode(train.table.state, number))


@pytest.mark.parametrize("seed", range(4 if compiled else 1))
def test_all_that_is_tried_is_legal_and_the_planner_comes_first(seed):
    rng = random.Random(seed)
    table: TrainTable = Table(game, rng.randint(2, 5), {}, Fast(seed))
    bots = {seat: Planner() for seat in range(1, table.seats + 1)}
    tried = 0
    for _ in range(300 if compiled else 40):
        if not table.actors:
            break
        seat = table.actors[0]
        found = candidates(table, seat)
        wish = bots[seat].choose(table.view(seat), table.legal(seat), Stream(1, 1))
        assert found[0] == wish
        assert len(set(found)) == len(found)
        assert all(action in table.legal(seat) for action in found)
        tried += len(found)
        table.submit(seat, rng.choice(found))
    assert tried > 40


def test_all_choices_of_tickets_are_tried():
    table: TrainTable = Table(game, 2, {}, Fast(1))
    while not any(format_action(action).startswith("keep") for action in table.legal(table.actors[0])):
        table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
    seat = table.actors[0]
    assert set(candidates(table, seat)) == set(table.legal(seat))


def test_what_brings_nothing_is_not_done_where_something_else_wins(train: Train):
    """TR-9: in the last turn a route of six is worth 15 points, a card nothing."""
    train("orange*6", tracks={1: "berlin-leipzig", 2: "berlin-dresden"}, turns_left=1)
    route = next(format_action(action) for action in train.table.legal(1) if format_action(action).startswith("claim"))
    assert preferred(train, "take deck", route) == route
    assert preferred(train, route, "take deck") == route


def test_a_difference_that_chance_explains_changes_nothing(train: Train):
    """Two cards of one kind are the same card."""
    train("red*4 blue*2", row="green green black white yellow", tickets={1: "berlin-muenchen"})
    assert preferred(train, "take 1", "take 2", trials=40 if compiled else 4) == "take 1"


def test_the_same_view_gives_the_same_move():
    table = in_the_middle(3, seats=2, actions=60 if compiled else 12)
    seat = table.actors[0]
    view, legal = table.view(seat), table.legal(seat)
    moves = [Foreseeing(TRIALS).choose(view, legal, Stream(5, 1)) for _ in range(2)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize("variant", variants.ALL[:: 3 if compiled else len(variants.ALL)], ids=variants.name)
def test_it_plays_every_variant(variant: Variant):
    """A table takes only what is legal."""
    seats, options = variants.split(variant)
    table: TrainTable = Table(game, seats, options, Sealed.from_text(f"foresight {variants.name(variant)}"))
    bots = {seat: Foreseeing(2) if seat == seats else Planner() for seat in range(1, seats + 1)}
    for _ in range(2_000 if compiled else 12):
        if table.actors:
            seat = table.actors[0]
            table.submit(seat, bots[seat].choose(table.view(seat), table.legal(seat), Stream(2, seat)))
    assert not compiled or table.outcome is not None
