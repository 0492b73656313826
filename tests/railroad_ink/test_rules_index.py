"""Every numbered rule has a test that carries its number."""

import re
from pathlib import Path

SECTIONS = {1: 7, 2: 7, 3: 6, 4: 0, 5: 5, 6: 6, 7: 6, 8: 0, 9: 0}  # chapter: how many numbered rules, 0 for one


def test_every_numbered_rule_has_a_test():
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_rules_*.py"))]
    found = set(re.findall(r"^def test_ri_(\d(?:_\d)?)_", "\n".join(sources), re.MULTILINE))
    wanted = {
        f"{chapter}_{number}" if count else f"{chapter}"
        for chapter, count in SECTIONS.items()
        for number in range(1, max(count, 1) + 1)
    }
    assert wanted - found == set()
