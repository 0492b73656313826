"""The player that tries things out: what it tries, how it weighs, whole games under the referee's eyes."""

import random
from array import array
from math import sqrt
from statistics import mean, pstdev

import pytest

from tests.marklin import variants
from tests.marklin.positions import Train, TrainTable
from tests.marklin.test_planner import in_the_middle
from tests.marklin.variants import Variant
from whistlestop.core.chance import Sealed
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, block, compiled
from whistlestop.core.table import Table
from whistlestop.games.marklin import foresight, game, planner
from whistlestop.games.marklin.actions import Action
from whistlestop.games.marklin.bots import Foreseeing, Planner
from whistlestop.games.marklin.notation import format_action, parse_action
from whistlestop.games.marklin.plan_layout import WEIGHTS
from whistlestop.games.marklin.views import known

TRIALS = 120 if compiled else 4


def candidates(table: TrainTable, seat: int) -> list[Action]:
    s, notes = known(table.view(seat)), block(foresight.NOTES)
    count = foresight.list_candidates(s, seat, planner.workspace(), s[:], notes)
    return [game.decode(table.state, number) for number in notes[:count]]


def preferred(train: Train, *tried: str, trials: int = TRIALS) -> str:
    """Which of these it would do, the first being what the planner is said to do."""
    s, notes = known(train.view(1)), block(foresight.NOTES)
    for place, text in enumerate(tried):
        notes[place] = game.encode(train.table.state, parse_action(text))
    rooms = planner.workspace(), s[:], s[:], s[:]
    number = foresight.weigh(s, 1, notes, len(tried), trials, 7, array("q", WEIGHTS * 2), *rooms)
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


def test_a_second_card_and_a_place_are_left_to_the_planner(train: Train):
    train("red*4 blue*2", row="green red black white yellow", tickets={1: "berlin-muenchen"})
    assert len(candidates(train.table, 1)) > 1
    train.do("take 1")
    assert len(candidates(train.table, 1)) == 1
    train("orange*4", tracks={1: "chemnitz-leipzig"}, tickets={1: "berlin-chemnitz"}).do("claim berlin-leipzig orange")
    assert len(list(train.table.legal(1))) > 1
    assert len(candidates(train.table, 1)) == 1


def test_where_it_claims_a_card_is_tried_too(train: Train):
    train("orange*4", tracks={1: "chemnitz-leipzig"}, tickets={1: "berlin-chemnitz"})
    first, *others = map(format_action, candidates(train.table, 1))
    assert first == "claim berlin-leipzig orange"
    assert sum(text.startswith("take") for text in others) == 1


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


def noted(gains: list[list[int]]) -> Block:
    """Notes on trials of the planner's choice (0) and others, by their gains in each."""
    notes, count = block(foresight.NOTES), len(gains[0])
    for one in range(count):
        notes[foresight.ORDER + one] = one
        notes[foresight.SUMS + one] = sum(trial[one] for trial in gains)
        for other in range(count):
            place = foresight.PRODUCTS + foresight.MOST_CANDIDATES * one + other
            notes[place] = sum(trial[one] * trial[other] for trial in gains)
    return notes


def test_leads_are_counted_in_their_standard_errors():
    rng = random.Random(3)
    gains = [[0, *(rng.randint(-5_000, 6_000) for _ in range(3))] for _ in range(40)]
    notes = noted(gains)
    for one, other in ((1, 0), (0, 2), (3, 1)):
        leads = [trial[one] - trial[other] for trial in gains]
        wanted = mean(leads) / (pstdev(leads) / sqrt(len(leads)))
        assert foresight.lead_in_errors(notes, one, other, len(gains)) == pytest.approx(wanted)
    assert foresight.lead_in_errors(notes, 2, 2, len(gains)) == 0


def test_what_seems_worse_is_given_up_and_the_best_comes_first():
    luck = [-40, 40] * 8
    gains = [[0, 10 + x, -200 + x, 30 + x, 28 - x, 29 + x // 40] for x in luck]  # the last two: behind, or just as good
    notes = noted(gains)
    left = foresight.keep_hopeful(notes, 6, len(gains))
    assert list(notes[foresight.ORDER : foresight.ORDER + left]) == [0, 3, 4, 5]
    hopeless = noted([[0, -200 + x, -90 + x] for x in luck])
    assert foresight.keep_hopeful(hopeless, 3, len(luck)) == 1


def test_trial_games_are_over_as_soon_as_nothing_can_win(train: Train):
    """Budgets are upper bounds: in the last turn a single look tells that a card brings nothing."""
    train("orange*6", tracks={1: "berlin-leipzig", 2: "berlin-dresden"}, turns_left=1)
    route = next(format_action(action) for action in train.table.legal(1) if format_action(action).startswith("claim"))
    assert preferred(train, route, "take deck", trials=10**9) == route
    assert preferred(train, "take deck", route, trials=10**9) == route


@pytest.mark.parametrize(("seats", "games"), [(2, 30), (5, 12)])
def test_with_more_players_fewer_games_are_played(seats, games, monkeypatch):
    """So that a decision takes as long."""
    table: TrainTable = Table(game, seats, {}, Fast(1))
    while table.view(1).phase != "choose":
        table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
    asked = []

    def weigh(s: Block, seat: int, notes: Block, count: int, most: int, *_: object) -> int:
        asked.append(most)
        return notes[0]

    monkeypatch.setattr(foresight, "weigh", weigh)
    Foreseeing(60).choose(table.view(1), table.legal(1), Stream(1, 1))
    assert asked == [games]


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
