"""Rides against a slow search that tries every trail; kernel against tables; computer players."""

import random

import pytest

from tests.helpers import play
from tests.marklin import variants
from tests.marklin.positions import TrainTable
from whistlestop.core.chance import Sealed
from whistlestop.core.fastdealer import Stream
from whistlestop.core.kernel import block, compiled
from whistlestop.core.table import Table
from whistlestop.games.marklin import data, game, rides
from whistlestop.games.marklin.seen import View
from whistlestop.lab import simulate as lab
from whistlestop.lab.arena import compete
from whistlestop.lab.simulate import Job, play_batch

GAMES = 400 if compiled else 10


def every_trail(view: View, seat: int, start: str, cards: int) -> tuple[int, int]:
    """The most points, and the fewest cards for them, over all trails; nothing is shared with the engine."""
    options = view.options
    stacks = data.CITY_STACKS[data.RED_CITIES.index(options.red_cities)]
    tokens = {}
    for number, city in enumerate(data.CITIES):
        gone = sum(taker > 0 for taker in view.tokens[4 * number : 4 * number + 4])
        tokens[city] = list(data.STACKS[stacks[number]])[gone:]
    tracks = [
        (name, data.PLACES[a], data.PLACES[b], owner)
        for name, (a, b), owner in zip(data.TRACKS, data.ENDS, view.owners, strict=True)
        if owner and b < 35
    ]
    best = (-1, 0)

    def go_on(city: str, used: frozenset[str], reached: tuple[str, ...], points: int, spent: int) -> None:
        nonlocal best
        if used:
            best = max(best, (points, -spent))
        for name, a, b, owner in tracks:
            way = name if options.parallel_return else name.partition("#")[0]
            cost = int(owner != seat)
            if city not in (a, b) or way in used or spent + cost > cards:
                continue
            if cost and not used and options.own_track_needed:
                continue
            onto = b if city == a else a
            times = reached.count(onto)
            gain = 0
            if onto != start and (times == 0 or options.revisit_tokens) and times < len(tokens[onto]):
                gain = tokens[onto][times]
            go_on(onto, used | {way}, (*reached, onto), points + gain, spent + cost)

    go_on(start, frozenset(), (), 0, 0)
    return best[0], -best[1]


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_the_best_ride_is_the_best_of_all(variant):
    seats, options = variants.split(variant)
    for seed in range(3):
        table: TrainTable = Table(game, seats, options, Sealed.from_text(f"trail {seed}"))
        play(table, random.Random(seed), 40 * seats)
        state, view = table.state, table.view(None)
        if view.phase == "ride":
            continue
        for seat in range(1, seats + 1):
            for city in ("frankfurt", "mannheim", "koeln", "hannover"):
                for cards in (0, 1, 2):
                    trail = block(len(data.TRACKS))
                    found = rides.best_trail(state.block, seat, data.PLACE_NUMBERS[city], cards, 10**6, trail)
                    points, spent = every_trail(view, seat, city, cards)
                    assert found[0] == max(points, 0)
                    assert (found[1] > 0) == (points >= 0)
                    owners = [view.owners[track] for track in trail[: found[1]]]
                    assert sum(owner != seat for owner in owners) == spent


VARIANTS = [
    ({}, 2),
    ({"tickets": "germany89"}, 3),
    ({"parallel_return": True, "revisit_tokens": True}, 5),
    ({"own_track_needed": True, "red_cities": "alternative", "bonus_needs_ticket": False}, 4),
    ({"tickets": "deutschland60"}, 2),
]


@pytest.mark.parametrize(("options", "players"), VARIANTS)
def test_the_kernel_plays_what_a_table_plays(monkeypatch, options, players):
    job = Job("marklin", ("random",) * players, 0, "same games", options)
    count = max(4, GAMES // players**2)
    in_kernel = play_batch(job, 0, count)
    monkeypatch.setattr(lab, "_stays_in_kernel", lambda job: False)
    at_tables = play_batch(job, 0, count)
    assert list(in_kernel.scores) == list(at_tables.scores)
    assert list(in_kernel.places) == list(at_tables.places)
    assert in_kernel.actions == at_tables.actions


# --- computer players


@pytest.mark.parametrize("players", [2, 3])
def test_greedy_beats_random(players):
    result = compete(Job("marklin", (), 4, "arena"), ["random", "greedy"], players)
    slow, greedy = result.bots
    assert greedy.win_share > 0.9 > slow.win_share
    assert greedy.difference_low > 50


def test_a_bot_chooses_by_what_its_seat_may_know():
    """Two games that look the same to a seat get the same choice from its bot."""
    table: TrainTable = Table(game, 2, {}, Sealed.from_text("blind"))
    play(table, random.Random(5), 30)
    view = table.view(table.actors[0])
    other = game.imagine(view, Stream(3, 3))
    seat = table.actors[0]
    chosen = lab.find_bot("marklin", "greedy").choose(view, table.legal(seat), Stream(1, 1))
    again = lab.find_bot("marklin", "greedy").choose(game.view(other, seat), game.legal(other, seat), Stream(2, 2))
    assert chosen == again
