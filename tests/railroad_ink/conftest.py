"""The one fixture of the rule tests: a table to try the rules on."""

import pytest

from tests.railroad_ink.positions import Board


@pytest.fixture
def board() -> Board:
    """`board("B1 h-h-", dice="h-h- hh-- rrr- hr--")`: given that board, these dice have just been rolled."""
    return Board()
