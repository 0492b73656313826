"""Borders and the places of the bases along them (SR-2.1, SR-2.3, SR-5)."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, layout
from whistlestop.games.string_railway.exact import do_tiles_meet, is_inside
from whistlestop.games.string_railway.spots import meets_string
from whistlestop.games.string_railway.waves import cosine, nearest, sine

Point = tuple[float, float]

_ROUND_POINTS = 180  # of a circle and an oval
_OVAL = 1.5  # how much longer than wide
_STAR_TIPS, _STAR_DENT = 5, 0.62  # the inner corners are so far away from the middle, compared with the tips
_PUSH, _MOST_PUSH = 10, 100 * data.UNIT  # by how much a base is moved inwards until it fits
_SNAP = 20.0  # a mark so near to a corner is at the corner: corners are rounded to whole units
_SHY = 3  # so much of a base may be over the border: its corners are rounded to whole units


@lru_cache(maxsize=32)
def outline(shape: str, seats: int, size: int) -> tuple[tuple[int, int], ...]:
    """The points of a border from the list, in whole units; `size` is the side of the square in mm."""
    loop = 4.0 * size * data.UNIT
    if shape == "regular":
        corners = _CORNERS[seats]
        made, wanted = _ring(corners, 0.5 / corners if corners == 4 else 0.0), loop / max(4, corners) * corners
    elif shape == "circle":
        made, wanted = _ring(_ROUND_POINTS, 0.0), loop
    elif shape == "oval":
        made, wanted = [(_OVAL * x, y) for x, y in _ring(_ROUND_POINTS, -0.125)], loop
    else:
        ring = _ring(2 * _STAR_TIPS, 0.0)
        made, wanted = (
            [(x, y) if i % 2 == 0 else (x * _STAR_DENT, y * _STAR_DENT) for i, (x, y) in enumerate(ring)],
            loop,
        )
    scale = wanted / _length(made)
    return tuple((nearest(x * scale), nearest(y * scale)) for x, y in made)


_CORNERS = {2: 4, 3: 3, 4: 4, 5: 5}


def _ring(points: int, turned: float) -> list[Point]:
    """Points around the middle, clockwise from the top."""
    return [(sine(i / points + turned), -cosine(i / points + turned)) for i in range(points)]


def _length(loop: Sequence[Point]) -> float:
    return sum(_distance(a, b) for a, b in zip(loop, [*loop[1:], loop[0]], strict=True))


def _distance(a: Point, b: Point) -> float:
    return sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]))


def put_marks(s: Block) -> bool:
    """Write the places of the bases of the border that lies there; False where they do not fit."""
    first, count = layout.POOL + 2 * s[layout.BORDER + layout.FIRST], s[layout.BORDER + layout.COUNT]
    loop = [(float(s[first + 2 * i]), float(s[first + 2 * i + 1])) for i in range(count)]
    s[layout.MARKS_N] = s[layout.COMPANIES]
    for mark, (x, y, nx, ny) in enumerate(marks_along(loop, s[layout.COMPANIES])):
        tile = _pushed(s, first, count, x, y, nx, ny)
        if tile is None:
            return False
        for i, number in enumerate(tile):
            s[layout.MARK + 4 * mark + i] = number
    tiles = [marked_tile(s, mark) for mark in range(s[layout.MARKS_N])]
    return not any(do_tiles_meet(*tiles[a], *tiles[b]) for a in range(len(tiles)) for b in range(a))


def marked_tile(s: Block, mark: int) -> tuple[int, int, int, int]:
    """The tile that a base at this mark is."""
    at = layout.MARK + 4 * mark
    return s[at], s[at + 1], s[at + 2], s[at + 3]


def marks_along(loop: Sequence[Point], count: int) -> list[tuple[float, float, float, float]]:
    """Equally far apart along the border, from its first point on: where, and the way inwards.

    The corners of a regular border are its marks.
    """
    found: list[tuple[float, float, float, float]] = []
    total, wanted, gone = _length(loop), 0.0, 0.0
    is_clockwise = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)) > 0
    turn = 1.0 if is_clockwise else -1.0
    for i, here in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        length = _distance(here, after)
        while len(found) < count and wanted < gone + length - _SNAP:
            part = max(0.0, wanted - gone) / length
            nx, ny = _normal(here, after, turn)
            if part * length < _SNAP:  # at a corner: half-way between both sides
                mx, my = _normal(before, here, turn)
                size = sqrt((nx + mx) * (nx + mx) + (ny + my) * (ny + my))
                nx, ny = (nx + mx) / size, (ny + my) / size
            found.append((here[0] + part * (after[0] - here[0]), here[1] + part * (after[1] - here[1]), nx, ny))
            wanted = total * len(found) / count
        gone += length
    return found


def _normal(a: Point, b: Point, turn: float) -> Point:
    length = _distance(a, b)
    return -turn * (b[1] - a[1]) / length, turn * (b[0] - a[0]) / length


def _pushed(
    s: Block, first: int, count: int, x: float, y: float, nx: float, ny: float
) -> tuple[int, int, int, int] | None:
    """The tile with a corner at (x, y), moved inwards only as far as it must be (SR-2.3)."""
    half = data.TILE * sqrt(2.0) / 2
    u, v = nearest(-half * nx), nearest(-half * ny)
    small_u, small_v = nearest(-(half - _SHY) * nx), nearest(-(half - _SHY) * ny)
    for push in range(0, _MOST_PUSH, _PUSH):
        middle = nearest(x + (half + push) * nx), nearest(y + (half + push) * ny)
        if is_inside(s, first, count, *middle) and not meets_string(s, first, count, 1, *middle, small_u, small_v):
            return *middle, u, v
    return None
