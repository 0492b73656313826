"""The one fixture of the rule tests: a table to try the rules on."""

import pytest

from tests.marklin.positions import Train


@pytest.fixture
def train() -> Train:
    """`train("red*3", "blue", row="…", tracks={1: "…"})`: given that position, seat 1 is to act."""
    return Train()
