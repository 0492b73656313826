"""Strings as curves: a path that is short to write and never far from the points, and places along it.

Strings are points some millimetres apart. One Bézier curve goes on as long as it passes all points at a hair's breadth;
so a string of 60 points takes some ten curves. Corners, as those of a square border, stay corners.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot

from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.actions import Points
from whistlestop.games.string_railway.standing import Point, pairs

_NEAR = 0.25  # mm: how far a curve may pass by a point
_MOST = 20  # points of one curve
_STRAIGHT = 2 * data.STEP_MOST / data.UNIT  # longer steps are sides of a shape, not parts of a string


def tenths(*numbers: float) -> str:
    """Numbers one behind the other in a path, as short as tenths of a millimetre allow."""
    text = before = ""
    for number in numbers:
        whole, rest = divmod(abs(round(10 * number)), 10)
        word = f"{whole or ''}.{rest}" if rest else f"{whole}"
        if number < 0 and word != "0":
            word = f"-{word}"
        is_clear = not text or word[0] == "-" or (word[0] == "." and "." in before)
        text += word if is_clear else f" {word}"
        before = word
    return text


@lru_cache(maxsize=1 << 9)
def curve(points: Points, *, closed: bool = False) -> str:
    """The path of a string, in millimetres."""
    line = [(x / data.UNIT, y / data.UNIT) for x, y in pairs(points)]
    if closed:
        line.append(line[0])
    steps = [hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(line)]
    if max(steps) > _STRAIGHT:
        return "M" + "L".join(tenths(x, y) for x, y in line[: len(line) - closed]) + ("z" if closed else "")
    return _fitted(line, steps, closed) + ("z" if closed else "")


def _fitted(line: Sequence[Point], steps: Sequence[float], closed: bool) -> str:
    ways = _directions(line, closed)
    x, y = round(line[0][0], 1), round(line[0][1], 1)
    numbers: list[float] = []
    start, last = 0, len(line) - 1
    while start < last:
        end, beyond = start + 1, min(last, start + _MOST) + 1
        while beyond - end > 1:
            middle = (end + beyond) // 2
            end, beyond = (middle, beyond) if _is_near(line, steps, ways, start, middle) else (end, middle)
        for px, py in _handles(line, steps, ways, start, end):
            numbers += px - x, py - y
        x, y = x + round(numbers[-2], 1), y + round(numbers[-1], 1)  # what is written is rounded: no error adds up
        start = end
    return f"M{tenths(*line[0])}c{tenths(*numbers)}"


def _directions(line: Sequence[Point], closed: bool) -> list[Point]:
    """Where the string is heading at each point, one unit long."""
    count = len(line)
    ways = []
    for i, (x, y) in enumerate(line):
        before = line[i - 1] if i else line[-2] if closed else None
        after = line[i + 1] if i + 1 < count else line[1] if closed else None
        (x1, y1), (x2, y2) = before or (x, y), after or (x, y)
        far = hypot(x2 - x1, y2 - y1) or 1.0
        ways.append(((x2 - x1) / far, (y2 - y1) / far))
    return ways


def _handles(
    line: Sequence[Point], steps: Sequence[float], ways: Sequence[Point], start: int, end: int
) -> tuple[Point, Point, Point]:
    """Both handles and the end of one curve: handles are a third of the way long, as those of an arc are."""
    reach = sum(steps[start:end]) / 3
    (x1, y1), (x2, y2) = line[start], line[end]
    (u1, v1), (u2, v2) = ways[start], ways[end]
    return (x1 + u1 * reach, y1 + v1 * reach), (x2 - u2 * reach, y2 - v2 * reach), (x2, y2)


def _is_near(line: Sequence[Point], steps: Sequence[float], ways: Sequence[Point], start: int, end: int) -> bool:
    """Whether one curve passes all points from start to end."""
    (ax, ay), (bx, by), (x2, y2) = _handles(line, steps, ways, start, end)
    x1, y1 = line[start]
    whole, gone = sum(steps[start:end]), 0.0
    for i in range(start + 1, end):
        gone += steps[i - 1]
        t = gone / whole
        u = 1 - t
        p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        x, y = line[i]
        if abs(p * x1 + q * ax + r * bx + s * x2 - x) > _NEAR or abs(p * y1 + q * ay + r * by + s * y2 - y) > _NEAR:
            return False
    return True


# --- places along a string


def along(points: Points, parts: Iterable[float]) -> list[Point]:
    """The places at these parts of a string's length, in millimetres; the parts grow."""
    line = [(x / data.UNIT, y / data.UNIT) for x, y in pairs(points)]
    steps = [hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(line)]
    whole, gone, i = sum(steps), 0.0, 0
    found = []
    for part in parts:
        while i + 1 < len(steps) and gone + steps[i] < part * whole:
            gone += steps[i]
            i += 1
        t = (part * whole - gone) / (steps[i] or 1.0)
        (x1, y1), (x2, y2) = line[i], line[i + 1]
        found.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t))
    return found


def is_clockwise(points: Points) -> bool:
    """Which way a loop runs, as it is seen: y grows downwards."""
    line = list(pairs(points))
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True)) > 0


def extent(string: Points) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of a string, in millimetres."""
    xs, ys = string[::2], string[1::2]
    return min(xs) / data.UNIT, min(ys) / data.UNIT, max(xs) / data.UNIT, max(ys) / data.UNIT
