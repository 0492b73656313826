"""Exact geometry as kernels (SR-3.3, SR-6): whole numbers decide, the same on every machine.

A string is a row of points in a block: point i stands at `at + 2 * i`. A tile is a square given by its middle (x, y)
and the way (u, v) from there to one corner. In the tile's own coordinates `along` and `across` it is the box of all
points with both between -n and n, where n = u² + v²; so every question about it is a comparison of whole numbers.
Products stay below 2^63, since coordinates are at most `data.FARTHEST` and steps at most `data.STEP_MOST`.
"""

from math import sqrt

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.layout import (
    CROSSES_ITSELF,
    FINE,
    NARROW_BEND,
    NEAR_ITSELF,
    SHARP_TURN,
    STEPS,
    TOO_LONG,
    TOO_SHORT,
)

STEP_LEAST, STEP_MOST, RADIUS, GAP, GAP_ALONG = data.STEP_LEAST, data.STEP_MOST, data.RADIUS, data.GAP, data.GAP_ALONG
SLACK = data.SLACK
FINENESS = 10  # lengths are summed in so many binary places of a unit (SR-6)


# --- numbers and segments


@kernel
def root(number: int) -> int:
    """The whole part of a square root."""
    guess = int(sqrt(number))
    while guess * guess > number:
        guess -= 1
    while (guess + 1) * (guess + 1) <= number:
        guess += 1
    return guess


@kernel
def side(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """On which side of the line from a to b the point c is: positive, negative, or 0 on the line."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@kernel
def is_between(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> bool:
    """Whether c, a point of the line through a and b, lies on the segment."""
    return min(ax, bx) <= cx <= max(ax, bx) and min(ay, by) <= cy <= max(ay, by)


@kernel
def do_meet(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Whether two segments have a point in common, ends included."""
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
        return False
    if max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return False
    a, b = side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)
    c, d = side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)
    if (a > 0) != (b > 0) and a != 0 and b != 0 and (c > 0) != (d > 0) and c != 0 and d != 0:
        return True
    return (
        (a == 0 and is_between(cx, cy, dx, dy, ax, ay))
        or (b == 0 and is_between(cx, cy, dx, dy, bx, by))
        or (c == 0 and is_between(ax, ay, bx, by, cx, cy))
        or (d == 0 and is_between(ax, ay, bx, by, dx, dy))
    )


@kernel
def is_inside(p: Block, at: int, count: int, x: int, y: int) -> bool:
    """Whether a point lies inside of a loop (even–odd); what lies on it may be either."""
    inside = False
    ax, ay = p[at + 2 * count - 2], p[at + 2 * count - 1]
    for i in range(count):
        bx, by = p[at + 2 * i], p[at + 2 * i + 1]
        if (ay > y) != (by > y):
            turn = side(ax, ay, bx, by, x, y)
            if (turn > 0) == (by > ay):
                inside = not inside
        ax, ay = bx, by
    return inside


@kernel
def meets_loop(p: Block, at: int, count: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a segment touches a loop."""
    cx, cy = p[at + 2 * count - 2], p[at + 2 * count - 1]
    for i in range(count):
        dx, dy = p[at + 2 * i], p[at + 2 * i + 1]
        if do_meet(ax, ay, bx, by, cx, cy, dx, dy):
            return True
        cx, cy = dx, dy
    return False


# --- tiles


@kernel
def along(u: int, v: int, dx: int, dy: int) -> int:
    """The first of a tile's own coordinates, of a point (dx, dy) away from its middle."""
    return dx * (u - v) + dy * (u + v)


@kernel
def across(u: int, v: int, dx: int, dy: int) -> int:
    """The second."""
    return dx * (u + v) - dy * (u - v)


@kernel
def is_on_tile(x: int, y: int, u: int, v: int, px: int, py: int) -> bool:
    """Whether a point lies on a tile, its edge included."""
    n = u * u + v * v
    return abs(along(u, v, px - x, py - y)) <= n and abs(across(u, v, px - x, py - y)) <= n


@kernel
def meets_tile(x: int, y: int, u: int, v: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a segment has a point in common with a tile, its edge included: no line parts them."""
    reach = abs(u) + abs(v)
    if min(ax, bx) > x + reach or max(ax, bx) < x - reach or min(ay, by) > y + reach or max(ay, by) < y - reach:
        return False
    n = u * u + v * v
    a, b = along(u, v, ax - x, ay - y), along(u, v, bx - x, by - y)
    c, d = across(u, v, ax - x, ay - y), across(u, v, bx - x, by - y)
    if min(a, b) > n or max(a, b) < -n or min(c, d) > n or max(c, d) < -n:
        return False
    return abs(a * (d - c) - c * (b - a)) <= n * (abs(b - a) + abs(d - c))


@kernel
def do_tiles_meet(x: int, y: int, u: int, v: int, x2: int, y2: int, u2: int, v2: int) -> bool:
    """Whether two tiles have a point in common."""
    return not (is_parted(x, y, u, v, x2, y2, u2, v2) or is_parted(x2, y2, u2, v2, x, y, u, v))


@kernel
def is_parted(x: int, y: int, u: int, v: int, x2: int, y2: int, u2: int, v2: int) -> bool:
    """Whether a line along a side of the first tile parts it from the second."""
    n = u * u + v * v
    a, c = along(u, v, x2 - x, y2 - y), across(u, v, x2 - x, y2 - y)
    # The corners of the second are its middle and ±(u2, v2), ±(-v2, u2).
    reach_a = max(abs(along(u, v, u2, v2)), abs(along(u, v, -v2, u2)))
    reach_c = max(abs(across(u, v, u2, v2)), abs(across(u, v, -v2, u2)))
    return abs(a) - reach_a > n or abs(c) - reach_c > n


# --- the shape of a string (SR-3.3): open, or a loop whose last point is followed by its first


@kernel
def length_of(p: Block, at: int, count: int, loop: int) -> int:
    """A string's length, in 1/1024 of a unit (SR-6)."""
    total = 0
    for i in range(count - 1 + loop):
        j = (i + 1) % count
        dx, dy = p[at + 2 * j] - p[at + 2 * i], p[at + 2 * j + 1] - p[at + 2 * i + 1]
        total += root((dx * dx + dy * dy) << (2 * FINENESS))
    return total


@kernel
def shape_fault(p: Block, at: int, count: int, loop: int, length: int, report: Block) -> int:
    """What is wrong with a string that should be so long, or FINE; report[0] gets the point where it is."""
    fault = bend_fault(p, at, count, loop, report)
    if fault != FINE:
        return fault
    report[0] = count - 1
    total = length_of(p, at, count, loop)
    if total > length << FINENESS:
        return TOO_LONG
    if total * SLACK < (length * (SLACK - 1)) << FINENESS:
        return TOO_SHORT
    fault = gap_fault(p, at, count, loop, report)
    if fault != FINE:
        return fault
    return crossing_fault(p, at, count, loop, report)


@kernel
def bend_fault(p: Block, at: int, count: int, loop: int, report: Block) -> int:
    """Steps of 2 to 10 mm; every turn under 90°; the circle through three successive points not too small."""
    steps = count - 1 + loop
    for i in range(steps):
        j = (i + 1) % count
        dx, dy = p[at + 2 * j] - p[at + 2 * i], p[at + 2 * j + 1] - p[at + 2 * i + 1]
        square = dx * dx + dy * dy
        if square < STEP_LEAST * STEP_LEAST or square > STEP_MOST * STEP_MOST:
            report[0] = i
            return STEPS
    for i in range(steps - 1 + loop):
        j, k = (i + 1) % count, (i + 2) % count
        ux, uy = p[at + 2 * j] - p[at + 2 * i], p[at + 2 * j + 1] - p[at + 2 * i + 1]
        vx, vy = p[at + 2 * k] - p[at + 2 * j], p[at + 2 * k + 1] - p[at + 2 * j + 1]
        report[0] = j
        if ux * vx + uy * vy <= 0:
            return SHARP_TURN
        turn = ux * vy - uy * vx
        wx, wy = ux + vx, uy + vy
        sides = (ux * ux + uy * uy) * (vx * vx + vy * vy) * (wx * wx + wy * wy)
        if sides < 4 * RADIUS * RADIUS * turn * turn:
            return NARROW_BEND
    return FINE


@kernel
def gap_fault(p: Block, at: int, count: int, loop: int, report: Block) -> int:
    """No point may come nearer than 4 mm to a segment that is more than 19 mm away along the string."""
    steps = count - 1 + loop
    arc = zeros(count + 1)
    for i in range(steps):
        j = (i + 1) % count
        dx, dy = p[at + 2 * j] - p[at + 2 * i], p[at + 2 * j + 1] - p[at + 2 * i + 1]
        arc[i + 1] = arc[i] + root((dx * dx + dy * dy) << (2 * FINENESS))
    total, remote, reach = arc[steps], GAP_ALONG << FINENESS, GAP + STEP_MOST
    for i in range(count):
        x, y = p[at + 2 * i], p[at + 2 * i + 1]
        for j in range(steps):
            ax, ay = p[at + 2 * j], p[at + 2 * j + 1]
            if abs(ax - x) > reach or abs(ay - y) > reach:
                continue
            away = arc[i] - arc[j + 1] if j < i else arc[j] - arc[i]
            if loop:
                away = min(away, total - (arc[i] - arc[j] if j < i else arc[j + 1] - arc[i]))
            if away <= remote:
                continue
            k = (j + 1) % count
            if is_near(x, y, ax, ay, p[at + 2 * k], p[at + 2 * k + 1]):
                report[0] = i
                return NEAR_ITSELF
    return FINE


@kernel
def is_near(x: int, y: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a point is less than 4 mm away from a segment."""
    dx, dy = bx - ax, by - ay
    foot, square = (x - ax) * dx + (y - ay) * dy, dx * dx + dy * dy
    if foot <= 0:
        return (x - ax) * (x - ax) + (y - ay) * (y - ay) < GAP * GAP
    if foot >= square:
        return (x - bx) * (x - bx) + (y - by) * (y - by) < GAP * GAP
    turn = dx * (y - ay) - dy * (x - ax)
    return turn * turn < GAP * GAP * square


@kernel
def crossing_fault(p: Block, at: int, count: int, loop: int, report: Block) -> int:
    """Segments that are not neighbours have no point in common."""
    steps = count - 1 + loop
    for i in range(steps):
        k = (i + 1) % count
        ax, ay, bx, by = p[at + 2 * i], p[at + 2 * i + 1], p[at + 2 * k], p[at + 2 * k + 1]
        left, right, top, bottom = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        for j in range(i + 2, steps):
            cx, cy = p[at + 2 * j], p[at + 2 * j + 1]
            # The other end is one step away at most: most pairs are parted at once.
            if cx - STEP_MOST > right or cx + STEP_MOST < left or cy - STEP_MOST > bottom or cy + STEP_MOST < top:
                continue
            if loop and i == 0 and j == steps - 1:
                continue
            m = (j + 1) % count
            if do_meet(ax, ay, bx, by, cx, cy, p[at + 2 * m], p[at + 2 * m + 1]):
                report[0] = i
                return CROSSES_ITSELF
    return FINE
