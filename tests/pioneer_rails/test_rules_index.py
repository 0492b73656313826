"""Every numbered rule has a test that carries its number."""

import re
from pathlib import Path

WANTED = "1_1 1_2 1_3 1_4 2_1 2_2 2_3 3 3_1 3_2 3_3 3_3a 3_4 4_1 4_2 4_3 4_4 4_5 4_6 4_7 5 6 7 8 9"


def test_every_numbered_rule_has_a_test():
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
    found = set(re.findall(r"^def test_pr_(\d+(?:_\d+a?)?)_", "\n".join(sources), re.MULTILINE))
    assert set(WANTED.split()) <= found
