"""The planner: every kernel by a slower way, decisions on made-up positions, whole games under the referee's eyes."""

import heapq
import os
import random
import subprocess
import sys
from array import array
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from tests.helpers import Telling
from tests.marklin import variants
from tests.marklin.positions import Train, TrainTable
from tests.marklin.referee import Referee
from tests.marklin.test_playouts import assert_outcome
from tests.marklin.variants import Variant
from whistlestop.bots import play
from whistlestop.core.chance import Sealed
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, compiled
from whistlestop.core.table import Table
from whistlestop.games.marklin import (
    data,
    game,
    layout,
    plan_cards,
    plan_layout,
    plan_network,
    plan_tickets,
    planner,
    rules,
)
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.bots import Planner
from whistlestop.games.marklin.notation import format_action
from whistlestop.games.marklin.plan_layout import WEIGHTS
from whistlestop.games.marklin.score import completed
from whistlestop.games.marklin.seen import Holding
from whistlestop.games.marklin.tuning import PARAMETERS
from whistlestop.games.marklin.views import known
from whistlestop.lab.arena import compete
from whistlestop.lab.simulate import Job

SEEDS = 6 if compiled else 1


def chosen(train: Train, seat: int = 1, **weights: int) -> str:
    """What the planner does with a position, in notation; with other weights where some are given."""
    s = known(train.view(seat))
    return format_action(game.decode(train.table.state, planner.decide(s, seat, thinking(weights), s[:])))


def thinking(weights: Mapping[str, int]) -> Block:
    assert set(weights) <= set(PARAMETERS)
    return planner.workspace([*{**PARAMETERS, **weights}.values()])


def in_the_middle(seed: int, seats: int = 3, actions: int = 120) -> TrainTable:
    """A table of planners where much is built and much is left to build."""
    table: TrainTable = Table(game, seats, {}, Fast(seed))
    bots = {seat: Planner() for seat in range(1, seats + 1)}
    for _ in range(actions):
        seat = table.actors[0]
        table.submit(seat, bots[seat].choose(table.view(seat), table.legal(seat), Stream(1, 1)))
    return table


# --- the table of weights


def test_weights_stand_where_their_names_say():
    for place, name in enumerate(plan_layout.WEIGHT_NAMES):
        assert getattr(plan_layout, name.upper()) == place
    assert min(WEIGHTS) >= 0
    assert planner.workspace()[: len(WEIGHTS)] == array("q", WEIGHTS)


# --- kernels by a slower way


def test_payments_have_the_numbers_of_the_list():
    for number, payment in enumerate(layout.PAYMENTS):
        assert plan_cards.payment_number(*payment) == number


def cost_of_way(w: Block, place: int) -> int:
    """What the way found to a place costs, pair by pair."""
    cost = 0
    while w[plan_layout.CAME_BY + place] != plan_layout.NO_PAIR:
        pair = w[plan_layout.CAME_BY + place]
        cost += w[plan_layout.PRICE_NOW + pair]
        place = sum(data.PAIRS[pair]) - place
    return cost


@pytest.mark.parametrize("seed", range(SEEDS))
def test_ways_are_the_cheapest(seed):
    """Against a search with a heap; a country is no way through."""
    rng, w = random.Random(seed), planner.workspace()
    prices = [rng.choice((0, rng.randint(1, 9_000), rng.randint(1, 40_000), plan_layout.CLOSED)) for _ in data.PAIRS]
    w[plan_layout.PRICE_NOW : plan_layout.PRICE_NOW + len(prices)] = array("q", prices)
    for start in range(len(data.PLACES)):
        best, waiting = {start: 0}, [(0, start)]
        while waiting:
            cost, place = heapq.heappop(waiting)
            if cost > best[place] or (place >= 35 and place != start):
                continue
            for (a, b), price in zip(data.PAIRS, prices, strict=True):
                if place in (a, b) and price < plan_layout.CLOSED:
                    onto = a + b - place
                    if cost + price < best.get(onto, plan_layout.FAR):
                        best[onto] = cost + price
                        heapq.heappush(waiting, (cost + price, onto))
        plan_network.find_ways(w, start, plan_layout.EVERY)
        found = w[plan_layout.DISTANCE : plan_layout.DISTANCE + len(data.PLACES)]
        assert list(found) == [best.get(place, plan_layout.FAR) for place in range(len(data.PLACES))]
        for end in rng.sample(range(len(data.PLACES)), 5):
            plan_network.find_ways(w, start, end)
            assert w[plan_layout.DISTANCE + end] == best.get(end, plan_layout.FAR)
            assert end not in best or cost_of_way(w, end) == best[end]


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("drawn", [1, 2, 4])
def test_the_gain_of_tickets_is_the_mean_over_all_draws(seed, drawn):
    """All that bring something are kept; where none does, the one that costs least."""
    rng, w = random.Random(seed), planner.workspace()
    worth = [plan_layout.SEEN] * len(data.TICKETS)
    for ticket in rng.sample(range(data.FIRST_LONG), 9):
        worth[ticket] = rng.choice((rng.randint(-900, 900), -400, 0))
    w[plan_layout.WORTH : plan_layout.WORTH + len(worth)] = array("q", worth)
    draws = list(combinations([value for value in worth if value != plan_layout.SEEN], drawn))
    wanted = sum(sum(v for v in draw if v > 0) or max(draw) for draw in draws) / len(draws)
    assert abs(plan_tickets.expected_gain(w, data.SHORT, drawn) - wanted) <= 2  # rounded twice
    assert plan_tickets.expected_gain(w, data.LONG, drawn) == 0


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_plan_serves_the_tickets_that_it_counts(seed):
    """With all planned tracks laid only tickets left out may not be joined, and the trains suffice."""
    table = in_the_middle(seed, seats=2 + seed % 4)
    for seat in range(1, table.seats + 1):
        s, w = table.state.block[:], planner.workspace()
        planner.make_plan(s, seat, w)
        pairs = w[plan_layout.BUILD : plan_layout.BUILD + w[plan_layout.BUILD_N]]
        tracks = [w[plan_layout.BY_TRACK + pair] for pair in pairs]
        assert len(set(pairs)) == len(pairs)
        held = [name for name, owner in zip(data.TRACKS, table.view(None).owners, strict=True) if owner == seat]
        trains = sum(data.LENGTHS[track] for track in tracks)
        assert trains == w[plan_layout.BUILD_LENGTH] <= table.view(None).boards[seat - 1].trains
        for track in tracks:
            assert s[layout.OWNER + track] == 0
        tickets = table.view(seat).boards[seat - 1].tickets
        built = Holding((*held, *(data.TRACKS[track] for track in tracks)), tickets)
        assert completed(built) >= len(tickets) - w[plan_layout.LEFT_OUT]


# --- tickets


def test_a_network_with_shared_ways_is_kept(train: Train):
    """At set-up: three that lie along one line are kept; the one across the country is not."""
    train.table = Table(game, 2, {}, Sealed.from_text("tickets"))
    for seat in (1, 2):
        assert chosen(train, seat) == "tickets 0 4"
        train.do("tickets 0 4", seat=seat)
    offer = train.side().offer
    numbers = [int(word) for word in chosen(train).split()[1:]]
    assert 2 <= len(numbers) <= 4
    s, w = known(train.view(1)), thinking({})
    plan_network.price_pairs(s, 1, w)
    worths = {}
    for size in (2, 3, 4):
        for kept in combinations(range(1, len(offer) + 1), size):
            plan_network.want_tickets(s, 1, sum(1 << number - 1 for number in kept), w)
            worths[kept] = plan_network.plan_network(s, 1, w)
    assert worths[tuple(numbers)] == max(worths.values())
    train.do(chosen(train))
    assert chosen(train) == "done"


def test_tickets_are_drawn_only_when_the_network_is_built(train: Train):
    everywhere = {1: "berlin-leipzig chemnitz-leipzig erfurt-leipzig erfurt-nuernberg#1 nuernberg-wuerzburg#1"}
    train("red", tracks=everywhere, tickets={1: "berlin-chemnitz"})
    assert chosen(train, more_gain=0).startswith("tickets")
    assert not chosen(train, more_gain=5_000).startswith("tickets")
    train("red", tracks=everywhere, tickets={1: "berlin-chemnitz leipzig-ulm"})
    assert not chosen(train, more_gain=0).startswith("tickets")
    # Nor where one of them is beyond hope: that would run away.
    assert not chosen(train, more_gain=0, refuse_cost=10_000).startswith("tickets")


def test_a_plan_asks_for_no_more_trains_than_there_are(train: Train):
    for trains, left_out in ((45, 0), (5, 1)):
        train(tickets={1: "leipzig-ulm"}, trains={1: trains})
        w = thinking({})
        planner.make_plan(train.table.state.block[:], 1, w)
        assert w[plan_layout.LEFT_OUT] == left_out
        assert (w[plan_layout.BUILD_N] == 0) == (left_out == 1)


# --- cards


def test_a_missing_colour_is_drawn(train: Train):
    """From Leipzig to Berlin two orange cards are missing; nothing else is worth more than a blind card."""
    plan: dict[str, Any] = {"tracks": {1: "chemnitz-leipzig"}, "tickets": {1: "berlin-chemnitz"}}
    train("orange*2 blue*3", row="red orange blue green white", **plan)
    assert chosen(train) == "take 2"
    assert chosen(train, card_deck=200) == "take deck"
    train("orange*2 blue*3", row="red red blue green white", **plan)
    assert chosen(train, card_first=0, card_second=0, card_third=0) == "take deck"


def test_a_planned_track_is_claimed_when_it_can_be_paid_for(train: Train):
    plan: dict[str, Any] = {"tracks": {1: "chemnitz-leipzig"}, "tickets": {1: "berlin-chemnitz"}}
    train("orange*4 blue*3 locomotive", **plan)
    assert chosen(train) == "claim berlin-leipzig orange"
    train("orange*3 plus4 locomotive", **plan)
    assert chosen(train, claim_waste=0).startswith("take")
    assert chosen(train, claim_waste=100) == "claim berlin-leipzig orange plus4 1"
    assert chosen(train, claim_waste=0, claim_hand=5) == "claim berlin-leipzig orange plus4 1"
    assert chosen(train, claim_waste=0, claim_trains=45) == "claim berlin-leipzig orange plus4 1"


def test_cards_that_the_plan_needs_pay_for_nothing_else(train: Train):
    """Erfurt to Kassel is gray: it is not paid for with the orange cards for Berlin."""
    train(
        "orange*4 white*3",
        tracks={1: "chemnitz-leipzig erfurt-leipzig"},
        tickets={1: "berlin-chemnitz erfurt-wuerzburg"},
    )
    w = thinking({})
    planner.make_plan(known(train.view(1)), 1, w)
    payment, waste, _, needed = plan_cards.best_payment(known(train.view(1)), 1, data.TRACK_NUMBERS["erfurt-kassel"], w)
    assert layout.PAYMENTS[payment][1] == data.COLOURS.index("white")
    assert (waste, needed) == (0, 0)


def test_a_route_for_points_is_paid_for_with_what_is_left_over(train: Train):
    """Four orange cards are for Leipzig to Berlin; with five more Erfurt to Hanover can be had, too."""
    track = data.TRACK_NUMBERS["erfurt-hannover#1"]
    for hand, is_claimed in (
        ("orange*5", False),
        ("orange*8", False),
        ("orange*9", True),
        ("orange*8 locomotive", False),
    ):
        train(hand, tracks={1: "chemnitz-leipzig"}, tickets={1: "berlin-chemnitz"})
        s, w = known(train.view(1)), thinking({})
        planner.make_plan(s, 1, w)
        w[plan_layout.TARGETS], w[plan_layout.TARGET_N] = track, 1
        assert (plan_cards.claim_target(s, 1, w) != plan_cards.NOTHING) == is_claimed


def test_without_a_deck_the_row_is_taken(train: Train):
    train("", row="passenger - - - locomotive", deck="", rest=2, tickets={1: "leipzig-ulm"})
    assert chosen(train, card_locomotive=0) == "take 1"
    assert chosen(train, card_locomotive=1_000) == "take 5"


def test_a_locomotive_is_never_the_second_card(train: Train):
    train("", row="blue locomotive red - -", deck="", rest=2, tickets={1: "leipzig-ulm"}).do("take 1")
    assert chosen(train, card_locomotive=1_000) == "take 3"


# --- passengers


def test_a_passenger_sets_out_when_the_ride_is_worth_it(train: Train):
    line = {1: "berlin-leipzig berlin-dresden chemnitz-dresden"}
    train("red", tracks=line, passengers={"leipzig": 1})
    assert chosen(train, run_first=1_200) == "depart leipzig"  # Berlin 7, Dresden 3, Chemnitz 3
    assert not chosen(train, run_first=1_400).startswith("depart")
    train.do("depart leipzig")
    for track in ("berlin-leipzig", "berlin-dresden", "chemnitz-dresden"):
        assert chosen(train) == f"ride {track}"
        train.do(f"ride {track}")
    assert chosen(train) == "done"


def test_a_passenger_waits_for_what_is_planned(train: Train):
    train(
        "red",
        tracks={1: "berlin-leipzig"},
        tickets={1: "berlin-chemnitz"},
        passengers={"berlin": 1},
    )
    assert chosen(train, run_first=100, run_share=0) == "depart berlin"
    assert not chosen(train, run_first=100, run_share=100).startswith("depart")


def test_a_passenger_is_placed_where_it_will_gather_most(train: Train):
    """From Leipzig a ride gathers Berlin's 7 and Dresden's 3; from Dresden it would be Leipzig's 4 in place of 3."""
    line = {1: "berlin-dresden"}
    train("orange*4", tracks=line, passengers={"dresden": 2}).do("claim berlin-leipzig orange")
    assert chosen(train, place_least=1_000) == "place leipzig"
    assert chosen(train, place_least=1_100) == "done"
    train("orange*4", tracks=line).do("claim berlin-leipzig orange")
    assert chosen(train, place_least=0) == "done"
    assert chosen(train, late_trains=45, place_late_least=0, place_late_share=90) == "place leipzig"
    train("orange*4", tracks=line, passengers={"dresden": 2}, supply={1: 0}).do("claim berlin-leipzig orange")
    assert chosen(train, place_least=0) == "done"


def test_merchandise_of_a_passenger_who_stands_is_as_good_as_taken(train: Train):
    """One in Leipzig will take Berlin's 7: for a second one there are 6 left."""
    line = {1: "berlin-dresden"}
    train("orange*4", tracks=line, passengers={"leipzig": 1, "dresden": 2}).do("claim berlin-leipzig orange")
    assert chosen(train, place_least=0) == "place berlin"  # Leipzig's 4
    train("green*5", tracks={1: "berlin-leipzig"}, passengers={"leipzig": 1}).do("claim berlin-dresden green")
    assert chosen(train, place_least=1_000) == "place dresden"  # 6 and 4
    assert chosen(train, place_least=1_100) == "done"


# --- the last turn


def test_the_last_turn_takes_what_brings_most(train: Train):
    """A ticket completed counts twice; then a ride, then a long route."""
    hand = "orange*3 red*4 locomotive"
    train(hand, turns_left=1, tracks={1: "chemnitz-leipzig"}, tickets={1: "berlin-chemnitz"})
    assert chosen(train) == "claim berlin-leipzig orange locomotive 1"
    train(hand, turns_left=1, tracks={1: "chemnitz-leipzig"})
    best = max(claim_points(text) for text in train.legal() if text.startswith("claim"))
    assert claim_points(chosen(train)) == best
    train(hand, turns_left=1, tracks={1: "berlin-dresden berlin-leipzig"}, passengers={"dresden": 1})
    assert chosen(train) == "depart dresden"  # Berlin 7 and Leipzig 4
    train("", turns_left=1)
    assert chosen(train).startswith("take")


def claim_points(text: str) -> int:
    return data.ROUTE_POINTS[data.LENGTHS[data.TRACK_NUMBERS[text.split()[1]]]]


def test_a_passenger_is_not_placed_in_the_last_turn(train: Train):
    train("orange*4", turns_left=1, tracks={1: "berlin-dresden"}).do("claim berlin-leipzig orange")
    assert chosen(train, place_least=0, place_late_least=0) == "done"


def test_whoever_can_do_nothing_passes(train: Train):
    train("passenger", row="- - - - -", deck="", rest=2, decks=("", ""))
    assert train.legal() == {"pass"}
    assert chosen(train) == "pass"


def test_without_cards_to_draw_something_else_is_done(train: Train):
    """A route, then a ride, then tickets, then a ride for nothing."""
    nothing: dict[str, Any] = {"row": "- - - - -", "deck": "", "rest": 2}
    train("red*2", decks=("", ""), **nothing)
    assert chosen(train).startswith("claim")
    train("", decks=("", ""), tracks={1: "berlin-leipzig"}, passengers={"leipzig": 1}, **nothing)
    assert chosen(train) == "depart leipzig"
    train("", decks=("bremen-kassel", ""), tickets={1: "leipzig-ulm"}, **nothing)
    assert chosen(train) == "tickets 1 0"
    gone = {"leipzig": "2 2 2"}
    line = {1: "chemnitz-leipzig"}
    train("", decks=("", ""), tracks=line, passengers={"chemnitz": 1}, tokens=gone, **nothing)
    assert chosen(train) == "depart chemnitz"
    train.do("depart chemnitz")
    assert chosen(train) == "ride chemnitz-leipzig"
    assert chosen(train.do("ride chemnitz-leipzig")) == "done"


# --- whole games


@pytest.mark.parametrize("variant", variants.ALL[:: 1 if compiled else 4], ids=variants.name)
def test_the_planner_keeps_to_the_rules(variant: Variant):
    """The referee allows every action, and the same is chosen on the real position, on the view and on a guess."""
    seats, options = variants.split(variant)
    dealer = Telling(game, f"planner {variants.name(variant)}")
    table: TrainTable = Table(game, seats, options, dealer)
    referee, bots, w, step = Referee(seats, **options), [Planner() for _ in range(seats)], planner.workspace(), 0
    while True:
        for text in dealer.told:
            referee.fell(text)
        dealer.told.clear()
        referee.check_conservation()
        if not table.actors:
            break
        seat, step = table.actors[0], step + 1
        view, s = table.view(seat), table.state.block[:]
        action = bots[seat - 1].choose(view, table.legal(seat), Stream(0, 0))
        assert format_action(action) in referee.legal(seat)
        imagined = game.imagine(view, Stream(step, seat)).block
        for numbers in (s, imagined):
            before = numbers[:]
            assert game.decode(table.state, planner.decide(numbers, seat, w, numbers[:])) == action
            assert numbers == before
        table.submit(seat, action)
        referee.did(seat, format_action(action))
    assert_outcome(table, referee)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_kernel_plays_what_a_table_plays(players):
    table: TrainTable = Table(game, players, {}, Fast(11))
    actions = play(
        table,
        {seat: Planner() for seat in range(1, players + 1)},
        {seat: Stream(11, seat) for seat in range(1, players + 1)},
    )
    s = rules.setup(rules.Options(), players).block
    assert planner.play_out(s, [WEIGHTS] * players, 11) == actions
    assert s == table.state.block


def test_each_seat_plays_by_its_own_weights():
    def end(*tables: tuple[int, ...]) -> Block:
        s = rules.setup(rules.Options(), 2).block
        planner.play_out(s, tables, 5)
        return s

    other = tuple((PARAMETERS | {"setup_short": 4}).values())
    ends = [end(one, two) for one in (WEIGHTS, other) for two in (WEIGHTS, other)]
    kept_long = [[s[side_at(seat) + layout.FIRST_KEPT + data.LONG] > 0 for seat in (1, 2)] for s in ends]
    assert kept_long == [[True, True], [True, False], [False, True], [False, False]]
    assert end(WEIGHTS, other) == ends[1]


def test_a_game_is_played_on_from_anywhere():
    table = in_the_middle(2, 4, 90)
    s = game.imagine(table.view(table.actors[0]), Stream(3, 3)).block
    assert planner.play_out(s, [WEIGHTS] * 4, 9) > 50
    assert s[layout.PHASE] == layout.OVER


WHOLE_GAMES = """
from hashlib import sha256
from whistlestop.games.marklin import planner, rules
from whistlestop.games.marklin.plan_layout import WEIGHTS
other = [max(0, weight + place % 5 - 2) for place, weight in enumerate(WEIGHTS)]
for seats, options in [
    (2, rules.Options()), (3, rules.Options("germany89")), (4, rules.Options("deutschland60", "alternative")),
    (5, rules.Options(revisit_tokens=True, parallel_return=True, own_track_needed=True)),
]:
    s = rules.setup(options, seats).block
    print(planner.play_out(s, [WEIGHTS, other, WEIGHTS, other, WEIGHTS][:seats], seats), sha256(s).hexdigest())
"""


def test_compiled_and_plain_decide_alike():
    ends = [
        subprocess.run(
            [sys.executable, "-c", WHOLE_GAMES],
            env={**os.environ, "WHISTLESTOP_KERNEL": mode}, capture_output=True, check=True,
        ).stdout
        for mode in ("", "python")
    ]  # fmt: skip
    assert ends[0] == ends[1]
    assert ends[0].count(b"\n") == 4


@pytest.mark.parametrize("players", [2, 4])
def test_the_planner_beats_greedy(players):
    """Twenty games, seats in turn; more of them: docs/benchmarks.md."""
    result = compete(
        Job("marklin", (), 20 if compiled else 4, "strength"), ["planner", *["greedy"] * (players - 1)], players
    )
    assert result.bots[0].win_share >= 0.9
