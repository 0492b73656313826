"""Rivers and mountains made by number, and the judge of those laid by hand (SR-2.2).

A landscape is a function of the border and of a number. It is made by trying: a river that winds at random, a loop that
bulges at random, until both obey the rules, keep the places of the bases free and leave room for stations.
"""

from array import array
from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from whistlestop.core import fast
from whistlestop.core.kernel import Block, block, kernel, reals
from whistlestop.games.string_railway import data, layout, spots
from whistlestop.games.string_railway.borders import marked_tile
from whistlestop.games.string_railway.exact import do_meet, is_inside, shape_fault
from whistlestop.games.string_railway.layout import (
    BORDER,
    COUNT,
    FINE,
    FIRST,
    MOUNTAIN_NOT_INSIDE,
    MOUNTAIN_ON_RIVER,
    ON_BASE_PLACE,
    POOL,
    RIVER,
    RIVER_OVER_BORDER,
)
from whistlestop.games.string_railway.spots import meets_string
from whistlestop.games.string_railway.waves import cosine, nearest, sine

STEP = 500  # of strings made here, about
FILL = 0.9955  # of a string's length: what is left is for rounding
RIVER_TRIES, MOUNTAIN_TRIES, ROOM_TRIES = 400, 1500, 8
PROPOSALS = 4  # of strings to be laid by hand
_LANE = 15_485_863  # of the stream of numbers: apart from every other


class Style(NamedTuple):
    """How a landscape looks: how much the river winds; by how much the mountain bulges two, three and five times."""

    wind: float = 0.012
    bulges: tuple[tuple[float, float], ...] = ((0.15, 0.42), (0.05, 0.25), (0.0, 0.08))


STYLES = {
    "random": Style(),
    "by_hand": Style(),
    "oxbow": Style(wind=0.03),
    "ridge": Style(bulges=((0.45, 0.55), (0.0, 0.05), (0.0, 0.03))),
    "delta": Style(wind=0.004, bulges=((0.0, 0.1), (0.25, 0.35), (0.0, 0.05))),
}
_GENTLE = ((0.05, 0.2), (0.02, 0.1), (0.0, 0.03))  # of borders


# --- what is laid by hand


def border_fault(s: Block, p: Block) -> tuple[int, int]:
    """Whether a border drawn by hand is a loop of the right length, and the point where it is not."""
    report = block(1)
    fault = shape_fault(p, 0, len(p) // 2, 1, 4 * s[layout.SIZE] * data.UNIT, report)
    return fault, report[0]


def river_fault(s: Block, p: Block) -> tuple[int, int]:
    """The first rule that a river breaks, and the point where it does."""
    report = block(1)
    fault = shape_fault(p, 0, len(p) // 2, 0, data.RIVER_LENGTH, report)
    if fault == FINE:
        fault = place_of_river_fault(s, p, report)
    return fault or _base_fault(s, p, 0), report[0]


def mountain_fault(s: Block, p: Block) -> tuple[int, int]:
    """The first rule that a mountain breaks, and the point where it does."""
    report = block(1)
    fault = shape_fault(p, 0, len(p) // 2, 1, data.MOUNTAIN_LENGTH, report)
    if fault == FINE:
        fault = place_of_mountain_fault(s, p, report)
    return fault or _base_fault(s, p, 1), report[0]


def _base_fault(s: Block, p: Block, loop: int) -> int:
    tiles = [marked_tile(s, mark) for mark in range(s[layout.MARKS_N])]
    return ON_BASE_PLACE if any(meets_string(p, 0, len(p) // 2, loop, *tile) for tile in tiles) else FINE


@kernel
def meetings(s: Block, string: int, loop: int, p: Block, i: int, j: int) -> int:
    """How many segments of a string that lies there meet the segment from point i to point j of a new one."""
    first, points, count = POOL + 2 * s[string + FIRST], s[string + COUNT], 0
    for k in range(points - 1 + loop):
        m = (k + 1) % points
        if do_meet(
            p[2 * i], p[2 * i + 1], p[2 * j], p[2 * j + 1],
            s[first + 2 * k], s[first + 2 * k + 1], s[first + 2 * m], s[first + 2 * m + 1],
        ):  # fmt: skip
            count += 1
    return count


@kernel
def place_of_river_fault(s: Block, p: Block, report: Block) -> int:
    """One end may reach over the border, the rest lies inside: the border is met once, and by a change of side."""
    count, met = len(p) // 2, 0
    for i in range(count - 1):
        met += meetings(s, BORDER, 1, p, i, i + 1)
        if met > 1:
            report[0] = i
            return RIVER_OVER_BORDER
    first, points = POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    starts, ends = (
        is_inside(s, first, points, p[0], p[1]),
        is_inside(s, first, points, p[2 * count - 2], p[2 * count - 1]),
    )
    report[0] = 0 if not starts else count - 1
    if (met == 1) == (starts != ends) and (starts or ends):
        return FINE
    return RIVER_OVER_BORDER


@kernel
def place_of_mountain_fault(s: Block, p: Block, report: Block) -> int:
    """Strictly inside; not touching the river, unless that is agreed."""
    count = len(p) // 2
    first, points = POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    for i in range(count):
        report[0] = i
        if meetings(s, BORDER, 1, p, i, (i + 1) % count):
            return MOUNTAIN_NOT_INSIDE
        if s[layout.MAY_TOUCH] == 0 and s[RIVER + COUNT] and meetings(s, RIVER, 0, p, i, (i + 1) % count):
            return MOUNTAIN_ON_RIVER
    report[0] = 0
    return FINE if is_inside(s, first, points, p[0], p[1]) else MOUNTAIN_NOT_INSIDE


# --- what is made by number


def make(s: Block, number: int) -> "tuple[Block, Block] | None":
    """River and mountain number so-and-so for the border that lies there; None where there is no room for any.

    Where none of the wanted style fits in, it is number 0 of the usual one.
    """
    return _make(s.tobytes(), number)


@lru_cache(maxsize=64)  # a position that is made of a view begins here every time
def _make(position: bytes, number: int) -> "tuple[Block, Block] | None":
    s = array("q", position)
    style = STYLES[data.LANDSCAPES[s[layout.LANDSCAPE]]]
    return _made(s, _Numbers(number), style) or _made(s, _Numbers(0), Style())


def _made(s: Block, rng: "_Numbers", style: Style) -> "tuple[Block, Block] | None":
    enough, best, most = 2 * spots.room(s) // 3, None, -1
    for _ in range(ROOM_TRIES):
        river = next(rivers(s, rng, style), None)
        if river is None:
            continue
        with_river = laid(s, layout.RIVER, river)
        mountain = next(mountains(with_river, rng, style), None)
        if mountain is None:
            continue
        room = spots.room(laid(with_river, layout.MOUNTAIN, mountain))
        if room > most:
            best, most = (river, mountain), room
        if room >= enough:
            break
    return best


def laid(s: Block, at: int, p: Block) -> Block:
    """A position with one string more, which is told of at this place of the block."""
    after = s[:]
    put_string(after, at, p)
    return after


def put_string(s: Block, at: int, p: Block, whose: int = 0, length: int = 0) -> None:
    """Add a string to the pool of points."""
    first = s[layout.POINTS_N]
    s[at + layout.WHOSE], s[at + layout.FIRST], s[at + layout.COUNT] = whose, first, len(p) // 2
    s[at + layout.LENGTH] = length
    s[layout.POOL + 2 * first : layout.POOL + 2 * first + len(p)] = p
    s[layout.POINTS_N] += len(p) // 2


def proposals(s: Block, what: str) -> list[Block]:
    """Some strings that may be laid now as border, river or mountain."""
    rng, style = _Numbers(s[layout.LANDSCAPE]), STYLES["by_hand"]
    makers = {"border": drawn_borders, "river": rivers, "mountain": mountains}
    return [p for p, _ in zip(makers[what](s, rng, style), range(PROPOSALS), strict=False)]


def has_room_for_mountain(s: Block) -> bool:
    return _has_room_for_mountain(s.tobytes())


@lru_cache(maxsize=64)
def _has_room_for_mountain(position: bytes) -> bool:
    return next(mountains(array("q", position), _Numbers(0), STYLES["by_hand"]), None) is not None


class _Numbers:
    """Numbers of one landscape, one after the other."""

    def __init__(self, number: int) -> None:
        self._start, self._index = fast.stream(number, _LANE, 0), 0

    def below(self, bound: int) -> int:
        self._index += 1
        return fast.below(self._start, self._index - 1, bound)

    def part(self) -> float:
        """Between 0 and 1."""
        return self.below(1 << 20) / (1 << 20)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.part()

    def about_zero(self) -> float:
        """Spread like a bell with a deviation of 1."""
        return (self.part() + self.part() + self.part() + self.part() - 2.0) * sqrt(3.0)


def rivers(s: Block, rng: _Numbers, style: Style) -> Iterator[Block]:
    """Winding rivers: half of them come in over the border."""
    steps = round(data.RIVER_LENGTH * FILL / STEP)
    step = data.RIVER_LENGTH * FILL / steps
    first, count = layout.POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    for _ in range(RIVER_TRIES):
        x, y, dx, dy = _spring(s, rng, first, count)
        rate, points = 0.0, [x, y]
        for _ in range(steps):
            x, y = x + step * dx, y + step * dy
            points += [x, y]
            rate = 0.97 * rate + style.wind * rng.about_zero()
            half = rate / 2  # a turn by the angle whose half has this tangent
            cos, sin = (1 - half * half) / (1 + half * half), 2 * half / (1 + half * half)
            dx, dy = dx * cos - dy * sin, dx * sin + dy * cos
        p = array("q", map(nearest, points))
        if river_fault(s, p)[0] == FINE:
            yield p


def _spring(s: Block, rng: _Numbers, first: int, count: int) -> tuple[float, float, float, float]:
    """Where a river begins and where it flows to: towards a point that is nearer to the middle of the table."""
    i, part, aim = rng.below(count), rng.part(), rng.between(-0.12, 0.12)
    j = (i + 1) % count
    x, y = (s[first + 2 * i + k] + part * (s[first + 2 * j + k] - s[first + 2 * i + k]) for k in (0, 1))
    mx, my = (sum(s[first + k : first + 2 * count : 2]) / count for k in (0, 1))
    dx, dy = mx - x, my - y
    length = sqrt(dx * dx + dy * dy) + 1.0
    dx, dy = dx / length, dy / length
    away = -2_000.0 if rng.below(2) else rng.between(2_000.0, 12_000.0)
    x, y = x + away * dx, y + away * dy
    cos, sin = cosine(aim), sine(aim)
    return x, y, dx * cos - dy * sin, dx * sin + dy * cos


def mountains(s: Block, rng: _Numbers, style: Style) -> Iterator[Block]:
    """Loops with bulges; where no wide one fits, more and more lobed ones are tried."""
    first, count = layout.POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    xs, ys = s[first : first + 2 * count : 2], s[first + 1 : first + 2 * count : 2]
    mx, my, wide, high = sum(xs) / count, sum(ys) / count, max(xs) - min(xs), max(ys) - min(ys)
    for attempt in range(MOUNTAIN_TRIES):
        more = 0.6 * attempt / MOUNTAIN_TRIES
        x, y = mx + wide * rng.between(-0.25, 0.25), my + high * rng.between(-0.25, 0.25)
        p = lobed_loop(rng, style.bulges, more, data.MOUNTAIN_LENGTH, x, y)
        if mountain_fault(s, p)[0] == FINE:
            yield p


def drawn_borders(s: Block, rng: _Numbers, style: Style) -> Iterator[Block]:
    """Rounded borders, as somebody might draw them."""
    while True:
        p = lobed_loop(rng, _GENTLE, 0.0, 4 * s[layout.SIZE] * data.UNIT)
        if border_fault(s, p)[0] == FINE:
            yield p


def lobed_loop(
    rng: _Numbers, bulges: tuple[tuple[float, float], ...], more: float, length: int, x: float = 0.0, y: float = 0.0
) -> Block:
    """A loop of this length around (x, y) that goes out and in at random, in equal steps."""
    two, three, five = (rng.between(low, high) for low, high in bulges)
    points = block(2 * nearest(length * FILL / STEP))
    trace_loop(two, rng.part(), three + more, rng.part(), five, rng.part(), length * FILL, x, y, points)
    return points


FINE_POINTS = 360


@kernel
def trace_loop(
    two: float, phase_two: float, three: float, phase_three: float, five: float, phase_five: float,
    length: float, x: float, y: float, points: Block,
) -> None:  # fmt: skip
    """Write the points of a loop whose distance from its middle goes up and down two, three and five times."""
    xs, ys = reals(FINE_POINTS + 1), reals(FINE_POINTS + 1)
    total = 0.0
    for i in range(FINE_POINTS + 1):
        part = (i % FINE_POINTS) / FINE_POINTS
        radius = 1.0 + two * cosine(2 * part + phase_two)
        radius += three * cosine(3 * part + phase_three) + five * cosine(5 * part + phase_five)
        xs[i], ys[i] = radius * cosine(part), radius * sine(part)
        if i > 0:
            total += sqrt((xs[i] - xs[i - 1]) * (xs[i] - xs[i - 1]) + (ys[i] - ys[i - 1]) * (ys[i] - ys[i - 1]))
    steps, done, gone = len(points) // 2, 0, 0.0
    for i in range(FINE_POINTS):
        dx, dy = xs[i + 1] - xs[i], ys[i + 1] - ys[i]
        size = sqrt(dx * dx + dy * dy)
        while done < steps and done * total / steps <= gone + size:
            part = (done * total / steps - gone) / size
            points[2 * done] = nearest(x + length / total * (xs[i] + part * dx))
            points[2 * done + 1] = nearest(y + length / total * (ys[i] + part * dy))
            done += 1
        gone += size
