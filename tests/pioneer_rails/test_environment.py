"""Pioneer Rails for learners."""

from typing import Any

import pytest

from tests import learners
from whistlestop.core.batches import ALL

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"advanced": True}),
    (3, {"map": "b"}),
    (5, {"objectives": False}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_observations_follow_from_views(seats, options):
    learners.assert_observations_follow_from_views("pioneer-rails", seats, options, every=3)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_batch_plays_what_tables_play(seats, options):
    learners.assert_batch_plays_what_tables_play("pioneer-rails", seats, seats, options, 1)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_batch_of_learners_plays_what_tables_play(seats, options):
    learners.assert_batch_plays_what_tables_play("pioneer-rails", seats, ALL, options, 1)
