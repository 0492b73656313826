"""The one fixture of the rule tests: a table to try the rules on."""

import pytest

from tests.string_railway.positions import Cloth


@pytest.fixture
def cloth() -> Cloth:
    """`cloth(…)`: a table with a plain landscape; stations and strings lie as a test says."""
    return Cloth()
