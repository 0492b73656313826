"""The one fixture of the rule tests: a table to try the rules on."""

import pytest

from tests.pioneer_rails.positions import Desert


@pytest.fixture
def desert() -> Desert:
    """`desert(…)`: a table on a map; cards fall as a test says, and boards may be given as histories."""
    return Desert()
