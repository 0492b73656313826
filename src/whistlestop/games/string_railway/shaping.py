"""Border, river and mountain from strokes (SR-2.2): what somebody draws, smoothed, and made as long as its string is.

The judge of `landscapes` has the last word: here nothing is moved out of anything's way.
"""

from collections.abc import Sequence
from math import sqrt

from whistlestop.core.kernel import Block, Reals, block, kernel, reals
from whistlestop.games.string_railway import data, layout
from whistlestop.games.string_railway.exact import shape_fault
from whistlestop.games.string_railway.landscapes import FILL, STEP
from whistlestop.games.string_railway.waves import nearest

SMOOTHER = (2, 2, 4, 8, 16, 32, 64)  # rounds of smoothing before each look at what has become of it

Point = tuple[int, int]


def length_of_shape(s: Block, what: str) -> int:
    """How long the string is, in whole units."""
    return {"border": 4 * s[layout.SIZE] * data.UNIT, "river": data.RIVER_LENGTH, "mountain": data.MOUNTAIN_LENGTH}[
        what
    ]


def shaped(s: Block, what: str, stroke: Sequence[Point]) -> Block:
    """A string along a stroke, as smooth as it must be; a loop is closed. Its shape may still break a rule."""
    length, loop = length_of_shape(s, what), int(what != "river")
    steps = nearest(length * FILL / STEP)
    x, y, n = reals(len(stroke)), reals(len(stroke)), len(stroke)
    for i, point in enumerate(stroke):
        x[i], y[i] = float(point[0]), float(point[1])
    points, report = block(2 * (steps + 1 - loop)), block(1)
    for rounds in SMOOTHER:
        x, y, n = *spread(x, y, n, loop, steps), steps + 1 - loop
        smooth(x, y, n, loop, rounds)
        rescale(x, y, n, loop, length * FILL)
        for i in range(n):
            points[2 * i], points[2 * i + 1] = nearest(x[i]), nearest(y[i])
        if shape_fault(points, 0, n, loop, length, report) == layout.FINE:
            break
    return points


def spread(x: Reals, y: Reals, n: int, loop: int, steps: int) -> tuple[Reals, Reals]:
    """The same line in equal steps."""
    new_x, new_y = reals(steps + 1), reals(steps + 1)
    in_equal_steps(x, y, n, loop, steps, new_x, new_y)
    return new_x, new_y


@kernel
def in_equal_steps(x: Reals, y: Reals, n: int, loop: int, steps: int, new_x: Reals, new_y: Reals) -> None:
    """Points at equal distances along a line, its first one included; of a loop not the first again."""
    total, done, gone = length_of_line(x, y, n, loop), 0, 0.0
    for i in range(n - 1 + loop):
        j = (i + 1) % n
        dx, dy = x[j] - x[i], y[j] - y[i]
        size = sqrt(dx * dx + dy * dy)
        while size > 0.0 and done <= steps and done * total / steps <= gone + size:
            part = (done * total / steps - gone) / size
            new_x[done], new_y[done] = x[i] + part * dx, y[i] + part * dy
            done += 1
        gone += size
    while done <= steps:  # roundings may leave the last one out
        new_x[done], new_y[done] = x[(n - 1 + loop) % n], y[(n - 1 + loop) % n]
        done += 1


@kernel
def length_of_line(x: Reals, y: Reals, n: int, loop: int) -> float:
    total = 0.0
    for i in range(n - 1 + loop):
        j = (i + 1) % n
        total += sqrt((x[j] - x[i]) * (x[j] - x[i]) + (y[j] - y[i]) * (y[j] - y[i]))
    return total


@kernel
def smooth(x: Reals, y: Reals, n: int, loop: int, rounds: int) -> None:
    """Pull every point towards the middle of its neighbours; the ends of an open line stay."""
    old_x, old_y = reals(n), reals(n)
    for _ in range(rounds):
        for i in range(n):
            old_x[i], old_y[i] = x[i], y[i]
        for i in range(1 - loop, n - 1 + loop):
            before, after = (i + n - 1) % n, (i + 1) % n
            x[i] = 0.5 * old_x[i] + 0.25 * (old_x[before] + old_x[after])
            y[i] = 0.5 * old_y[i] + 0.25 * (old_y[before] + old_y[after])


@kernel
def rescale(x: Reals, y: Reals, n: int, loop: int, length: float) -> None:
    """Make a line so long: a loop grows around its middle, an open line from its first point."""
    times = length / max(length_of_line(x, y, n, loop), 1.0)
    from_x, from_y = x[0], y[0]
    if loop == 1:
        from_x = from_y = 0.0
        for i in range(n):
            from_x, from_y = from_x + x[i] / n, from_y + y[i] / n
    for i in range(n):
        x[i], y[i] = from_x + times * (x[i] - from_x), from_y + times * (y[i] - from_y)
