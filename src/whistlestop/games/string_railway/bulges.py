"""Slack taken up by wide, gentle bulges, as kernels: a real string that is longer than its way lies in meanders."""

from math import sqrt

from whistlestop.core.fast import below
from whistlestop.core.kernel import Block, Reals, kernel, reals, zeros
from whistlestop.games.string_railway.bands import (
    CROWD,
    FORBIDDEN_GROWN,
    REMOTE,
    WANTED_GROWN,
    copy_band,
    entries,
    inspect,
    least_gap,
    least_radius,
    length_of_band,
    radius_at,
    relax,
    resample,
)
from whistlestop.games.string_railway.scene import BUMP, BUMPS, DRAWN, TILE, TILE_SIZE, TILES, crossings, do_cross

NARROWEST = 45.0  # a bulge
WIDER = 1.15
PI_SQUARED = 9.869604401089358
NODE = 5.0  # nodes are so far apart
DONE = 0.004  # the length may be so much off its target
MOST_BULGES = 40
SMALLEST_RADIUS, SMALLEST_GAP = 6.25, 4.8
AROUND = 40.0  # stations farther away than that are not touched


@kernel
def grow(
    g: Reals, h: Block, role: Block, x: Reals, y: Reals, n: int,
    target: float, radius: float, gap: float, most_crossings: int, tries: int, seed: int,
) -> int:  # fmt: skip
    """Add bulges until the band is as long as it shall be, or none fits any more; how many nodes it has then."""
    room = len(x)
    cx, cy, bx, by = reals(room), reals(room), reals(room), reals(room)
    none, cross = reals(0), zeros(room)
    failures = 0
    for _ in range(MOST_BULGES):
        length = length_of_band(x, y, n)
        slack = target - length
        if slack < DONE * target:
            break
        step = length / (n - 1)
        wide = max(SMALLEST_RADIUS, min(radius, 0.97 * least_radius(x, y, n)))
        apart = max(SMALLEST_GAP, min(gap, 0.97 * least_gap(x, y, n, step)))
        cross[n - 1] = 0
        for i in range(n - 1):
            cross[i] = crossings(g, h, x[i], y[i], x[i + 1], y[i + 1])
            cross[n - 1] += cross[i]
        best, found_first, found_last, found_size = 0.0, -1, -1, 0.0
        widest = 0
        width = NARROWEST
        while width * WIDER < length:
            width *= WIDER
            widest += 1
        for _ in range(tries):
            h[DRAWN] += 3
            width = NARROWEST
            for _ in range(below(seed, h[DRAWN] - 3, widest + 1)):
                width *= WIDER
            nodes = min(n - 1, int(width / step + 0.5))
            if nodes < 6:
                continue
            first = below(seed, h[DRAWN] - 2, n - nodes)
            side = 1.0 if below(seed, h[DRAWN] - 1, 2) else -1.0
            width = nodes * step
            size = min(width * width / (2.0 * PI_SQUARED * wide), sqrt(4.0 * width * slack / PI_SQUARED))
            for _ in range(4):
                put_bulge(g, x, y, n, first, first + nodes, side * size, cx, cy)
                gain = length_of_part(cx, cy, first, first + nodes) - length_of_part(x, y, first, first + nodes)
                if gain > slack * 1.02:
                    size *= 0.85
                    continue
                value = gain / slack * min(1.0, width / 120.0) / (0.35 + size / width)
                if value <= best:
                    break
                if fits(g, h, role, x, y, cx, cy, n, first, first + nodes, wide, apart, most_crossings, step, cross):
                    best, found_first, found_last, found_size = value, first, first + nodes, side * size
                    break
                size *= 0.6
        if found_first < 0:
            break
        put_bulge(g, x, y, n, found_first, found_last, found_size, cx, cy)
        for i in range(n):
            if i < found_first or i > found_last:
                cx[i], cy[i] = x[i], y[i]
        steps = int(length_of_band(cx, cy, n) / NODE + 0.5)
        if steps + 1 > room:
            break
        resample(cx, cy, n, steps, bx, by)
        over = inspect(g, h, role, bx, by, steps + 1)
        if over < 0 or over > most_crossings:
            failures += 1
            if failures > 4:
                break
            continue
        n = steps + 1
        copy_band(bx, by, n, x, y)
        relax(g, h, role, x, y, n, length_of_band(x, y, n), 5, wide + 1.0, apart + 0.5, 0.2, none, none, 0.0)
    return n


@kernel
def length_of_part(x: Reals, y: Reals, first: int, last: int) -> float:
    total = 0.0
    for i in range(first, last):
        total += sqrt((x[i + 1] - x[i]) * (x[i + 1] - x[i]) + (y[i + 1] - y[i]) * (y[i + 1] - y[i]))
    return total


@kernel
def put_bulge(g: Reals, x: Reals, y: Reals, n: int, first: int, last: int, size: float, cx: Reals, cy: Reals) -> None:
    """The nodes from first to last, moved along their normals by a wave that begins and ends gently."""
    for i in range(first, last + 1):
        a, b = max(0, i - 3), min(n - 1, i + 3)
        dx, dy = x[b] - x[a], y[b] - y[a]
        d = sqrt(dx * dx + dy * dy) + 1e-9
        move = size * g[BUMP + BUMPS * (i - first) // (last - first)]
        cx[i], cy[i] = x[i] - move * dy / d, y[i] + move * dx / d


@kernel
def fits(
    g: Reals, h: Block, role: Block, x: Reals, y: Reals, cx: Reals, cy: Reals, n: int, first: int, last: int,
    radius: float, gap: float, most_crossings: int, step: float, cross: Block,
) -> bool:  # fmt: skip
    """Whether the band may lie so: (x, y), but (cx, cy) from node first to node last.

    `cross`: the crossings of (x, y) by segment, and behind them how many there are in all.
    """
    for i in range(max(0, first - 2), first):
        cx[i], cy[i] = x[i], y[i]
    for i in range(last + 1, min(n, last + 3)):
        cx[i], cy[i] = x[i], y[i]
    for i in range(max(1, first), min(n - 1, last + 1)):
        if radius_at(cx[i - 1], cy[i - 1], cx[i], cy[i], cx[i + 1], cy[i + 1]) < radius:
            return False
    if not keeps_stations(g, h, role, x, y, cx, cy, n, first, last):
        return False
    count = cross[n - 1]  # all of them
    for i in range(first, last):
        count += crossings(g, h, cx[i], cy[i], cx[i + 1], cy[i + 1]) - cross[i]
    if count > most_crossings:
        return False
    apart = int(REMOTE / step) + 1
    for i in range(first, last + 1):
        for j in range(n):
            if i - 1 <= j <= i + 1:
                continue
            inside = first <= j <= last
            ox, oy = (cx[j], cy[j]) if inside else (x[j], y[j])
            dx, dy = ox - cx[i], oy - cy[i]
            square = dx * dx + dy * dy
            if square < gap * gap and abs(i - j) >= apart:
                return False
            if square < CROWD * CROWD and i < last and j < n - 1 and j != i - 1:
                bx, by = (cx[j + 1], cy[j + 1]) if first <= j + 1 <= last else (x[j + 1], y[j + 1])
                if do_cross(cx[i], cy[i], cx[i + 1], cy[i + 1], ox, oy, bx, by):
                    return False
    return True


@kernel
def keeps_stations(
    g: Reals, h: Block, role: Block, x: Reals, y: Reals, cx: Reals, cy: Reals, n: int, first: int, last: int
) -> bool:
    """Whether the changed part enters each wanted station as often as before, and no other."""
    left = right = cx[first]
    top = bottom = cy[first]
    for i in range(first, last + 1):
        left, right = min(left, cx[i], x[i]), max(right, cx[i], x[i])
        top, bottom = min(top, cy[i], y[i]), max(bottom, cy[i], y[i])
    low, high = max(0, first - 1), min(n - 1, last + 1)
    for tile in range(h[TILES]):
        tx, ty = g[TILE + TILE_SIZE * tile], g[TILE + TILE_SIZE * tile + 1]
        if tx < left - AROUND or tx > right + AROUND or ty < top - AROUND or ty > bottom + AROUND:
            continue
        if role[tile]:
            if entries(g, tile, WANTED_GROWN, cx, cy, low, high) != entries(g, tile, WANTED_GROWN, x, y, low, high):
                return False
        elif entries(g, tile, FORBIDDEN_GROWN, cx, cy, first, last) > 0:
            return False
    return True
