"""Märklin for learners."""

import pytest

from tests import learners
from whistlestop.core.batches import ALL


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_observations_follow_from_views(seats):
    learners.assert_observations_follow_from_views("marklin", seats, {}, every=5)


@pytest.mark.parametrize(("seats", "own"), [(2, 1), (3, 2), (2, ALL), (4, ALL)])
def test_a_batch_plays_what_tables_play(seats, own):
    learners.assert_batch_plays_what_tables_play("marklin", seats, own, {"parallel_return": True}, 1)
