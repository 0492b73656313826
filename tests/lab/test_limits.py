"""How far games can go: bounds that OpenSpiel asks for, held against games that were played."""

import random
from itertools import pairwise
from typing import Any

import pytest

from tests.helpers import play
from whistlestop import games
from whistlestop.core.fastdealer import Fast
from whistlestop.core.limits import Limits
from whistlestop.core.table import Did, Fell, Table

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("railroad-ink", 1, {}),
    ("railroad-ink", 2, {"must_draw": "free"}),
    ("railroad-ink", 3, {"lava": True, "crater_duty": "empty"}),
    ("railroad-ink", 2, {"meteors": True, "crater_fills_centre": True}),
    ("railroad-ink", 6, {"lava": True, "meteors": True, "draft": True}),
    ("marklin", 2, {}),
    ("marklin", 5, {"tickets": "germany89", "revisit_tokens": True, "parallel_return": True}),
    ("pioneer-rails", 1, {"solo_level": "legendary", "advanced": True}),
    ("pioneer-rails", 3, {"map": "small_a"}),
    ("pioneer-rails", 8, {"advanced": True, "objectives": False}),
]
every_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)


def limits_of(game: str, seats: int, options: dict[str, Any]) -> Limits:
    found: Limits = games.room(game, "limits").limits(games.find(game).agree(seats, options), seats)
    return found


@every_variant
def test_no_random_game_goes_further(game, seats, options):
    limits = limits_of(game, seats, options)
    for seed in range(3):
        table: Table[Any, Any, Any] = Table(games.find(game), seats, options, Fast(seed))
        play(table, random.Random(seed))
        lots = [entry.lot for entry in table.log if isinstance(entry, Fell)]
        assert sum(isinstance(entry, Did) for entry in table.log) <= limits.actions
        assert sum(map(len, lots)) <= limits.draws
        assert min(map(min, lots)) >= 0
        assert max(map(max, lots)) < limits.outcomes


@every_variant
def test_no_random_score_is_out_of_bounds(game, seats, options):
    limits = limits_of(game, seats, options)
    agreed = games.find(game).agree(seats, options)
    scores, _, _ = games.room(game, "playout").random_games(agreed, seats, 1, 0, 300)
    assert limits.least <= min(map(min, scores))
    assert max(map(max, scores)) <= limits.most


def test_chance_in_railroad_ink_is_told_exactly():
    assert limits_of("railroad-ink", 1, {}).draws == 7 * 4
    assert limits_of("railroad-ink", 2, {"lava": True, "meteors": True, "draft": True}).draws == 1 + 6 * (16 + 2 + 2)


@pytest.mark.parametrize("game", games.ids("limits"))
def test_more_players_can_do_more(game):
    fewest, most = games.find(game).seats
    found = [limits_of(game, seats, {}) for seats in range(fewest, most + 1)]
    assert all(one.actions < other.actions for one, other in pairwise(found))
    assert all(one.least < one.most for one in found)
