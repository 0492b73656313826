"""Every numbered rule has a test that carries its number."""

import re
from pathlib import Path

WANTED = "1_1 1_2 1_3 2_1 2_2 2_3 2_4 3_1 3_2 3_3 3_4 3_5 4 5 6"


def test_every_numbered_rule_has_a_test():
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
    found = set(re.findall(r"^def test_sr_(\d+(?:_\d+)?)_", "\n".join(sources), re.MULTILINE))
    assert set(WANTED.split()) <= found
