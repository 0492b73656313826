"""A line that is bent by hand (chain.js), by itself: the server would make any line as long as its string again."""

import json
import subprocess
import sys
from itertools import pairwise
from math import cos, dist, sin
from pathlib import Path

import pytest

from tests.web.fake_table import STATIC

DENO = Path(sys.executable).with_name("deno")
Point = tuple[float, float]
ARC = [(-100 * cos(0.05 * i), -100 * sin(0.05 * i)) for i in range(61)]  # nearly half a circle, in steps of 5
TOP = 30
MOVES = 20


def pulled(at: int, to: Point) -> list[Point]:
    """The arc, one of its points pulled somewhere, as a hand does: step by step."""
    script = f"""
        import {{ Chain }} from "{(STATIC / "chain.js").as_uri()}";
        const chain = new Chain({json.dumps([{"x": x, "y": y} for x, y in ARC])});
        const {{ x, y }} = chain.points[{at}];
        for (let n = 1; n <= {MOVES}; n++) {{
            chain.pull({at}, {{ x: x + ({to[0]} - x) * n / {MOVES}, y: y + ({to[1]} - y) * n / {MOVES} }});
        }}
        console.log(JSON.stringify(chain.points.map(({{ x, y }}) => [x, y])));
    """
    ran = subprocess.run([DENO, "eval", "--quiet", script], capture_output=True, text=True, check=True)
    return [(x, y) for x, y in json.loads(ran.stdout)]


def steps(line: list[Point]) -> list[float]:
    return [dist(a, b) for a, b in pairwise(line)]


@pytest.mark.parametrize(("at", "to"), [(TOP, (-30, -75)), (20, (-60, -40)), (0, (-80, 30))], ids=str)
def test_a_line_that_is_pulled_keeps_its_length(at: int, to: Point):
    line = pulled(at, to)
    assert line[at] == pytest.approx(to)
    assert line[-1] == ARC[-1]  # an end stays where it is
    assert sum(steps(line)) == pytest.approx(sum(steps(ARC)), rel=0.02)
    assert max(steps(line)) < 1.2 * max(steps(ARC))  # no part of it is stretched


def test_a_line_goes_no_farther_than_it_reaches():
    line = pulled(TOP, (0, -400))
    for end in (line[0], line[-1]):
        assert dist(line[TOP], end) < sum(steps(ARC)) / 2
    assert sum(steps(line)) == pytest.approx(sum(steps(ARC)), rel=0.02)
