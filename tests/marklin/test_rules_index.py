"""Every numbered rule has a test that carries its number."""

import re
from pathlib import Path

SECTIONS = {1: 3, 2: 2, 3: 1, 4: 3, 5: 4, 6: 0, 7: 3, 8: 0, 9: 3, 10: 0}  # chapter: how many numbered rules, 0 for one


def test_every_numbered_rule_has_a_test():
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_rules_*.py"))]
    found = set(re.findall(r"^def test_tr_(\d+(?:_\d)?)_", "\n".join(sources), re.MULTILINE))
    wanted = {
        f"{chapter}_{number}" if count else f"{chapter}"
        for chapter, count in SECTIONS.items()
        for number in range(1, max(count, 1) + 1)
    }
    assert wanted | {"3"} <= found
