"""A slow judge of strings, written apart from the engine: all pairs, fractions, corners of polygons.

Strings are lists of points, tiles lists of four corners. It shares nothing with the kernels but the rules.
"""

import itertools
from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import Any

Point = tuple[int, int]
Exact = tuple[Fraction, Fraction]
Segment = tuple[Point, Point]
SCALE = 1 << 40
SHIFT = (1 << 20, 1)  # ε and ε² of the shift, in scaled units: small enough to turn no nonzero side


def tile_corners(x: int, y: int, u: int, v: int) -> list[Point]:
    return [(x + u, y + v), (x - v, y + u), (x - u, y - v), (x + v, y - u)]


def segments(string: Sequence[Point], loop: bool = False) -> list[Segment]:
    pairs = list(itertools.pairwise(string))
    return [*pairs, (string[-1], string[0])] if loop else pairs


def turn(a: Any, b: Any, c: Any) -> Any:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def sign(number: Any) -> int:
    return int(number > 0) - int(number < 0)


def shared(one: Any, other: Any) -> tuple[Exact, ...]:
    """The ends of what two closed segments have in common: nothing, one point, or two."""
    (a, b), (c, d) = one, other
    if any(max(a[i], b[i]) < min(c[i], d[i]) or max(c[i], d[i]) < min(a[i], b[i]) for i in (0, 1)):
        return ()
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    across = ux * vy - uy * vx
    if across:
        s = Fraction((c[0] - a[0]) * vy - (c[1] - a[1]) * vx, across)
        t = Fraction((c[0] - a[0]) * uy - (c[1] - a[1]) * ux, across)
        return ((a[0] + s * ux, a[1] + s * uy),) if 0 <= s <= 1 and 0 <= t <= 1 else ()
    if turn(a, b, c):
        return ()
    square = ux * ux + uy * uy
    places = sorted(Fraction((p[0] - a[0]) * ux + (p[1] - a[1]) * uy, square) for p in (c, d))
    low, high = max(Fraction(0), places[0]), min(Fraction(1), places[1])
    if low > high:
        return ()
    ends = {(a[0] + low * ux, a[1] + low * uy), (a[0] + high * ux, a[1] + high * uy)}
    return tuple(sorted(ends))


def cross_when_shifted(new: Segment, laid: Segment) -> bool:
    a, b = ((x * SCALE + SHIFT[0], y * SCALE + SHIFT[1]) for x, y in new)
    c, d = ((x * SCALE, y * SCALE) for x, y in laid)
    return sign(turn(c, d, a)) != sign(turn(c, d, b)) and sign(turn(a, b, c)) != sign(turn(a, b, d))


def is_on(tile: Sequence[Point], point: Exact | Point) -> bool:
    return all(turn(tile[i - 1], tile[i], point) >= 0 for i in range(4))


def piece_on(tile: Sequence[Point], piece: tuple[Exact, ...]) -> bool:
    """Whether a point or a segment has something in common with a tile."""
    if any(is_on(tile, point) for point in piece):
        return True
    if len(piece) < 2:
        return False
    return any(bool(shared(piece, (tile[i - 1], tile[i]))) for i in range(4))


def crossings(new: Sequence[Point], laid: Sequence[Point], loop: bool, tiles: Sequence[Sequence[Point]]) -> int:
    """How many contact runs of two strings are paid for (SR-3.5)."""
    pieces = []
    for i in segments(new):
        for j in segments(laid, loop):
            piece = shared(i, j)
            if piece:
                pieces.append((piece, cross_when_shifted(i, j)))
    paid, left = 0, pieces
    while left:
        run, waiting = [left[0]], [left[0]]
        left = left[1:]
        while waiting:
            here = waiting.pop()[0]
            near = [other for other in left if _hang_together(here, other[0])]
            left = [other for other in left if other not in near]
            run += near
            waiting += near
        is_odd = sum(crossed for _, crossed in run) % 2 == 1
        if is_odd and not any(piece_on(tile, piece) for tile in tiles for piece, _ in run):
            paid += 1
    return paid


def _hang_together(one: tuple[Exact, ...], other: tuple[Exact, ...]) -> bool:
    long_one, long_other = (one[0], one[-1]), (other[0], other[-1])
    if len(one) == 1 or len(other) == 1:
        point, rest = (one[0], other) if len(one) == 1 else (other[0], one)
        if len(rest) == 1:
            return point == rest[0]
        return turn(rest[0], rest[1], point) == 0 and all(
            min(rest[0][i], rest[1][i]) <= point[i] <= max(rest[0][i], rest[1][i]) for i in (0, 1)
        )
    return bool(shared(long_one, long_other))


def entries(new: Sequence[Point], tile: Sequence[Point]) -> int:
    """How many separate parts of a string lie on a tile, its edge included."""
    spans: list[tuple[Fraction, Fraction]] = []
    for number, (a, b) in enumerate(segments(new)):
        low, high = Fraction(0), Fraction(1)
        for i in range(4):
            at_a, at_b = turn(tile[i - 1], tile[i], a), turn(tile[i - 1], tile[i], b)
            if at_a < 0 and at_b < 0:
                low, high = Fraction(1), Fraction(0)
            elif at_a < 0:
                low = max(low, Fraction(-at_a, at_b - at_a))
            elif at_b < 0:
                high = min(high, Fraction(at_a, at_a - at_b))
        if low <= high:
            spans.append((number + low, number + high))
    return sum(1 for i, span in enumerate(spans) if i == 0 or span[0] != spans[i - 1][1])


def length(string: Sequence[Point], loop: bool = False) -> int:
    return sum(isqrt(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) << 20) for a, b in segments(string, loop))


def is_inside(loop: Sequence[Point], point: Point) -> bool:
    """Strictly inside: a ray to the right, slanted so that it meets no corner."""
    far = (point[0] + 10**9, point[1] + 1)
    count = 0
    for a, b in segments(loop, loop=True):
        if shared((point, far), (a, b)):
            count += 1
    return count % 2 == 1


def shape_faults(string: Sequence[Point], wanted: int, loop: bool = False) -> set[str]:
    """Every rule on the shape of a string that it breaks (SR-3.3)."""
    faults = set()
    steps = segments(string, loop)
    squares = [(b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 for a, b in steps]
    if any(not 200**2 <= square <= 1000**2 for square in squares):
        faults.add("steps")
    after = [*steps[1:], steps[0]] if loop else steps[1:]
    for (a, b), (_, c) in zip(steps, after, strict=False):
        u, v = (b[0] - a[0], b[1] - a[1]), (c[0] - b[0], c[1] - b[1])
        if u[0] * v[0] + u[1] * v[1] <= 0:
            faults.add("sharp-turn")
        area = turn(a, b, c)
        if area:
            product = 1
            for p, q in ((a, b), (b, c), (a, c)):
                product *= (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
            if Fraction(product, 4 * area * area) < 600**2:
                faults.add("narrow-bend")
    total = length(string, loop)
    if total > wanted * 1024:
        faults.add("too-long")
    if Fraction(total, wanted * 1024) < Fraction(99, 100):
        faults.add("too-short")
    arc = [0]
    for a, b in steps:
        arc.append(arc[-1] + isqrt(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) << 20))
    for i, point in enumerate(string):
        for j, (a, b) in enumerate(steps):
            ways = [abs(arc[i] - arc[j]), abs(arc[i] - arc[j + 1])]
            if loop:
                ways += [arc[-1] - way for way in ways]
            if j in (i, i - 1) or min(ways) <= 1900 * 1024:
                continue
            if _square_distance(point, a, b) < 400**2:
                faults.add("near-itself")
    for i in range(len(steps)):
        for j in range(i + 2, len(steps)):
            if not (loop and i == 0 and j == len(steps) - 1) and shared(steps[i], steps[j]):
                faults.add("crosses-itself")
    return faults


def _square_distance(point: Point, a: Point, b: Point) -> Fraction:
    ux, uy = b[0] - a[0], b[1] - a[1]
    square = ux * ux + uy * uy
    t = min(Fraction(1), max(Fraction(0), Fraction((point[0] - a[0]) * ux + (point[1] - a[1]) * uy, square)))
    x, y = a[0] + t * ux - point[0], a[1] + t * uy - point[1]
    return x * x + y * y
