"""Railroad Ink for learners."""

from typing import Any

import pytest

from tests import learners
from whistlestop.core.batches import ALL

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (2, {"lava": True, "meteors": True}),
    (3, {"draft": True, "meteors": True}),
    (2, {"open_boards": True, "meteors": True}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_observations_follow_from_views(seats, options):
    learners.assert_observations_follow_from_views("railroad-ink", seats, options)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_batch_plays_what_tables_play(seats, options):
    learners.assert_batch_plays_what_tables_play("railroad-ink", seats, seats, options, 2)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_batch_of_learners_plays_what_tables_play(seats, options):
    learners.assert_batch_plays_what_tables_play("railroad-ink", seats, ALL, options, 2)
