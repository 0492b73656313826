"""Elastic bands, as kernels: a string as nodes some 5 mm apart, pulled into shape without changing what it touches.

`role` says of each station whether the band shall touch it: 0 never, else its place in the chain, from 1. Ways are
relaxed by moving one node after the other; a move that would add a crossing, touch a forbidden station, or enter a
wanted one twice is shortened or left out, so the order of things along the string stays as it was traced.
"""

from math import sqrt

from whistlestop.core.kernel import Block, Reals, kernel, reals, zeros
from whistlestop.games.string_railway.scene import (
    ACROSS,
    BORDER_FROM,
    CELL_FROM,
    FORBIDDING,
    LISTED,
    NEAR,
    SEGMENT,
    TILE,
    TILE_SIZE,
    TILES,
    column_of,
    crossings,
    depth,
    do_cross,
    row_of,
    touches,
)

WANTED_GROWN, FORBIDDEN_GROWN = 0.15, 0.2  # margins lean the same way everywhere, or the judge sees a second entry
REMOTE = 24.0  # nodes so far away along the string keep apart
MOST_MOVE, LEAST_MOVE = 2.0, 0.003  # of a node in one sweep
STILL = 0.02  # where no node moves farther, a band has come to rest
CROWD = 18.0  # remote nodes nearer than that may be crossed by a move


# --- measures


@kernel
def length_of_band(x: Reals, y: Reals, n: int) -> float:
    total = 0.0
    for i in range(n - 1):
        total += sqrt((x[i + 1] - x[i]) * (x[i + 1] - x[i]) + (y[i + 1] - y[i]) * (y[i + 1] - y[i]))
    return total


@kernel
def radius_at(ax: float, ay: float, bx: float, by: float, cx: float, cy: float) -> float:
    """Of the circle through three points; 0 where the way turns back."""
    ux, uy, vx, vy = bx - ax, by - ay, cx - bx, cy - by
    if ux * vx + uy * vy <= 0.0:
        return 0.0
    turn = abs(ux * vy - uy * vx)
    if turn < 1e-9:
        return 1e9
    wx, wy = ux + vx, uy + vy
    return sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy) * (wx * wx + wy * wy)) / (2.0 * turn)


@kernel
def least_radius(x: Reals, y: Reals, n: int) -> float:
    least = 1e9
    for i in range(1, n - 1):
        least = min(least, radius_at(x[i - 1], y[i - 1], x[i], y[i], x[i + 1], y[i + 1]))
    return least


@kernel
def least_gap(x: Reals, y: Reals, n: int, step: float) -> float:
    """Between nodes that are remote along the string."""
    least, apart = 1e18, int(REMOTE / step) + 1
    for i in range(n):
        for j in range(i + apart, n):
            dx, dy = x[i] - x[j], y[i] - y[j]
            least = min(least, dx * dx + dy * dy)
    return sqrt(least)


@kernel
def roughness(x: Reals, y: Reals, n: int) -> float:
    """Bends, and above all changes of bends: what makes a string look nervous."""
    total, before = 0.0, 0.0
    for i in range(1, n - 1):
        ux, uy, vx, vy = x[i] - x[i - 1], y[i] - y[i - 1], x[i + 1] - x[i], y[i + 1] - y[i]
        size = sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy)) + 1e-9
        turn = (ux * vy - uy * vx) / size
        total += turn * turn
        if i > 1:
            total += 3.0 * (turn - before) * (turn - before)
        before = turn
    return total


@kernel
def inspect(g: Reals, h: Block, role: Block, x: Reals, y: Reals, n: int) -> int:
    """How many crossings a band has; -1 where it is no way along its chain at all."""
    count = 0
    for i in range(n - 1):
        count += crossings(g, h, x[i], y[i], x[i + 1], y[i + 1])
        if count >= FORBIDDING:
            return -1
    for tile in range(h[TILES]):
        entered = entries(g, tile, WANTED_GROWN if role[tile] else FORBIDDEN_GROWN, x, y, 0, n - 1)
        if entered != (1 if role[tile] else 0):
            return -1
    for i in range(n - 1):
        for j in range(i + 2, n - 1):
            if do_cross(x[i], y[i], x[i + 1], y[i + 1], x[j], y[j], x[j + 1], y[j + 1]):
                return -1
    return count


@kernel
def entries(g: Reals, tile: int, grown: float, x: Reals, y: Reals, first: int, last: int) -> int:
    """How often the band comes to touch a tile, from segment `first` to before segment `last`."""
    count, was = 0, False
    for i in range(first, last):
        now = touches(g, tile, x[i], y[i], x[i + 1], y[i + 1], grown)
        if now and not was:
            count += 1
        was = now
    return count


@kernel
def resample(x: Reals, y: Reals, n: int, steps: int, tx: Reals, ty: Reals) -> None:
    """The same way in equal steps."""
    total = length_of_band(x, y, n)
    done, gone = 0, 0.0
    for i in range(n - 1):
        dx, dy = x[i + 1] - x[i], y[i + 1] - y[i]
        size = sqrt(dx * dx + dy * dy)
        while done < steps and done * total / steps <= gone + size:
            part = (done * total / steps - gone) / max(size, 1e-9)
            tx[done], ty[done] = x[i] + part * dx, y[i] + part * dy
            done += 1
        gone += size
    for i in range(done, steps + 1):
        tx[i], ty[i] = x[n - 1], y[n - 1]


@kernel
def copy_band(x: Reals, y: Reals, n: int, tx: Reals, ty: Reals) -> None:
    for i in range(n):
        tx[i], ty[i] = x[i], y[i]


@kernel
def densify(x: Reals, y: Reals, n: int, tx: Reals, ty: Reals) -> int:
    """Points on long edges, so that none is much over 5 mm; corners stay. How many, or 0 where there is no room."""
    points = 0
    for i in range(n - 1):
        dx, dy = x[i + 1] - x[i], y[i + 1] - y[i]
        parts = max(1, int(sqrt(dx * dx + dy * dy) / 5.1 + 0.5))
        if points + parts + 1 > len(tx):
            return 0
        for k in range(parts):
            tx[points], ty[points] = x[i] + dx * k / parts, y[i] + dy * k / parts
            points += 1
    tx[points], ty[points] = x[n - 1], y[n - 1]
    return points + 1


# --- relaxing


@kernel
def relax(
    g: Reals, h: Block, role: Block, x: Reals, y: Reals, n: int,
    target: float, sweeps: int, radius: float, gap: float, smooth: float, guide_x: Reals, guide_y: Reals, spring: float,
) -> None:  # fmt: skip
    """Pull a band towards a length (0: as short as it likes), wide bends, and room around it.

    `guide`: where nodes would like to be, by a spring; empty where there is no such wish.
    """
    cross = zeros(n)
    for i in range(n - 1):
        cross[i] = crossings(g, h, x[i], y[i], x[i + 1], y[i + 1])
    deepest, deep, fresh = zeros(h[TILES] + 1), reals(h[TILES] + 1), zeros(2)
    for sweep in range(sweeps):
        farthest = 0.0
        step = target / (n - 1) if target > 0.0 else length_of_band(x, y, n) / (n - 1)
        bend = max(0.2, 1.0 - (step / (2.0 * radius)) * (step / (2.0 * radius)))
        least = 2.0 * step * sqrt(bend)
        fade = 0.12 * smooth * (1.0 - sweep / sweeps)
        find_deepest(g, h, role, x, y, n, deepest, deep)
        for k in range(n):
            i = k if sweep % 2 == 0 else n - 1 - k
            px, py = x[i], y[i]
            mx, my = 0.0, 0.0
            for j in (i - 1, i + 1):
                if 0 <= j < n:
                    dx, dy = x[j] - px, y[j] - py
                    d = sqrt(dx * dx + dy * dy) + 1e-9
                    mx += 0.48 * (d - step) * dx / d
                    my += 0.48 * (d - step) * dy / d
            for j in (i - 2, i + 2):
                if 0 <= j < n:
                    dx, dy = x[j] - px, y[j] - py
                    d = sqrt(dx * dx + dy * dy) + 1e-9
                    if d < least:
                        mx -= 0.45 * (least - d) * dx / d
                        my -= 0.45 * (least - d) * dy / d
            if 0 < i < n - 1:
                mx += fade * (x[i - 1] + x[i + 1] - 2.0 * px)
                my += fade * (y[i - 1] + y[i + 1] - 2.0 * py)
            apart = int(REMOTE / step) + 1
            is_crowded = False
            for j in range(n):
                if j - i >= apart or i - j >= apart:
                    dx, dy = px - x[j], py - y[j]
                    if abs(dx) < CROWD and abs(dy) < CROWD:
                        is_crowded = True
                        d = sqrt(dx * dx + dy * dy) + 1e-9
                        if d < gap:
                            mx += 0.4 * (gap - d) * dx / d
                            my += 0.4 * (gap - d) * dy / d
            if len(guide_x) > 0:
                mx += spring * (guide_x[i] - px)
                my += spring * (guide_y[i] - py)
            ex, ey = pressure(g, h, role, px, py, is_at_crossing(cross, i, n))
            mx, my = mx + ex, my + ey
            for tile in range(h[TILES]):
                if role[tile] and deep[tile] < 4.0 and abs(i - deepest[tile]) <= 4:
                    pull = 0.5 * (4.0 - deep[tile]) * (1.0 - abs(i - deepest[tile]) / 5.0)
                    dx, dy = g[TILE + TILE_SIZE * tile] - px, g[TILE + TILE_SIZE * tile + 1] - py
                    d = sqrt(dx * dx + dy * dy) + 1e-9
                    mx, my = mx + pull * dx / d, my + pull * dy / d
            size = sqrt(mx * mx + my * my)
            if size < LEAST_MOVE:
                continue
            if size > MOST_MOVE:
                mx, my = mx * MOST_MOVE / size, my * MOST_MOVE / size
            reach = n if is_crowded else apart
            for _ in range(3):
                if can_move(g, h, role, x, y, n, i, px + mx, py + my, cross, reach, fresh):
                    x[i], y[i] = px + mx, py + my
                    if i > 0:
                        cross[i - 1] = fresh[0]
                    if i < n - 1:
                        cross[i] = fresh[1]
                    farthest = max(farthest, size)
                    break
                mx, my = 0.35 * mx, 0.35 * my
        if farthest < STILL:
            break


@kernel
def find_deepest(g: Reals, h: Block, role: Block, x: Reals, y: Reals, n: int, deepest: Block, deep: Reals) -> None:
    """By wanted station: the node that lies deepest in it; of those of the ends, the end."""
    last = 0
    for tile in range(h[TILES]):
        last = max(last, role[tile])
    for tile in range(h[TILES]):
        if role[tile] == 0:
            continue
        deep[tile] = -1e9
        if role[tile] == 1 or role[tile] == last:
            deepest[tile] = 0 if role[tile] == 1 else n - 1
            deep[tile] = depth(g, tile, x[deepest[tile]], y[deepest[tile]]) + 1.0  # 3 mm are enough
            continue
        for i in range(n):
            d = depth(g, tile, x[i], y[i])
            if d > deep[tile]:
                deepest[tile], deep[tile] = i, d


@kernel
def is_at_crossing(cross: Block, i: int, n: int) -> bool:
    count = 0
    for j in range(max(0, i - 3), min(n - 1, i + 3)):
        count += cross[j]
    return count > 0


@kernel
def pressure(g: Reals, h: Block, role: Block, px: float, py: float, at_crossing: bool) -> tuple[float, float]:
    """Away from the border, from strings that are not crossed here, and from stations that are not wanted."""
    mx, my = 0.0, 0.0
    on_wanted = False
    near, tile = h[NEAR + row_of(g, h, py) * h[ACROSS] + column_of(g, h, px)], 0
    while near:
        if near & 1:
            d = depth(g, tile, px, py)
            if role[tile]:
                if d > -2.0:
                    on_wanted = True
            elif d > -3.5:
                at = TILE + TILE_SIZE * tile
                dx, dy = px - g[at], py - g[at + 1]
                a, b = dx * g[at + 2] + dy * g[at + 3], dx * g[at + 4] + dy * g[at + 5]
                push = 0.4 * (3.5 + d)
                if abs(a) > abs(b):
                    way = push if a > 0.0 else -push
                    mx, my = mx + way * g[at + 2], my + way * g[at + 3]
                else:
                    way = push if b > 0.0 else -push
                    mx, my = mx + way * g[at + 4], my + way * g[at + 5]
        near >>= 1
        tile += 1
    for row in range(row_of(g, h, py - 4.5), row_of(g, h, py + 4.5) + 1):
        for column in range(column_of(g, h, px - 4.5), column_of(g, h, px + 4.5) + 1):
            cell = row * h[ACROSS] + column
            for k in range(h[CELL_FROM + cell], h[CELL_FROM + cell + 1]):
                reach = 4.0
                if h[LISTED + k] < h[BORDER_FROM]:
                    if at_crossing or on_wanted:
                        continue
                    reach = 4.5
                at = SEGMENT + 4 * h[LISTED + k]
                ax, ay, bx, by = g[at], g[at + 1], g[at + 2], g[at + 3]
                if min(ax, bx) > px + reach or max(ax, bx) < px - reach:
                    continue
                if min(ay, by) > py + reach or max(ay, by) < py - reach:
                    continue
                ux, uy = bx - ax, by - ay
                part = min(1.0, max(0.0, ((px - ax) * ux + (py - ay) * uy) / (ux * ux + uy * uy + 1e-12)))
                dx, dy = px - ax - part * ux, py - ay - part * uy
                d = sqrt(dx * dx + dy * dy) + 1e-9
                if d < reach:
                    mx, my = mx + 0.3 * (reach - d) * dx / d, my + 0.3 * (reach - d) * dy / d
    return mx, my


@kernel
def can_move(
    g: Reals, h: Block, role: Block, x: Reals, y: Reals, n: int, i: int, px: float, py: float, cross: Block,
    reach: int, fresh: Block,
) -> bool:  # fmt: skip
    """Whether the topology stays as it is when a node goes there; `fresh` gets the crossings of its two segments.

    Other parts of the band are near only up to `reach` nodes away.
    """
    old = new = 0
    if i > 0:
        fresh[0] = crossings(g, h, x[i - 1], y[i - 1], px, py)
        old, new = cross[i - 1], fresh[0]
    if i < n - 1:
        fresh[1] = crossings(g, h, px, py, x[i + 1], y[i + 1])
        old, new = old + cross[i], new + fresh[1]
    if new > old:
        return False
    near, tile = h[NEAR + row_of(g, h, y[i]) * h[ACROSS] + column_of(g, h, x[i])], 0
    while near:
        if near & 1 and not keeps_touch(g, role, tile, x, y, n, i, px, py):
            return False
        near >>= 1
        tile += 1
    for j in range(max(0, i - reach), min(n - 1, i + reach)):
        if abs(x[j] - px) > CROWD or abs(y[j] - py) > CROWD:
            continue
        # Neither of the two segments meets one that is not its neighbour.
        if i > 0 and (j + 1 < i - 1 or j > i):
            if do_cross(x[i - 1], y[i - 1], px, py, x[j], y[j], x[j + 1], y[j + 1]):
                return False
        if i < n - 1 and (j + 1 < i or j > i + 1):
            if do_cross(px, py, x[i + 1], y[i + 1], x[j], y[j], x[j + 1], y[j + 1]):
                return False
    return True


@kernel
def keeps_touch(g: Reals, role: Block, tile: int, x: Reals, y: Reals, n: int, i: int, px: float, py: float) -> bool:
    """A forbidden station gets no new contact; a wanted one is touched by as many runs of segments as before."""
    ox, oy = x[i], y[i]
    if role[tile] == 0:
        if i > 0 and touches(g, tile, x[i - 1], y[i - 1], px, py, FORBIDDEN_GROWN):
            if not touches(g, tile, x[i - 1], y[i - 1], ox, oy, FORBIDDEN_GROWN):
                return False
        if i < n - 1 and touches(g, tile, px, py, x[i + 1], y[i + 1], FORBIDDEN_GROWN):
            if not touches(g, tile, ox, oy, x[i + 1], y[i + 1], FORBIDDEN_GROWN):
                return False
        return True
    if (i == 0 or i == n - 1) and depth(g, tile, ox, oy) > 0.0:
        if depth(g, tile, px, py) < min(1.0, depth(g, tile, ox, oy)):
            return False
    first, last = max(0, i - 2), min(n - 1, i + 2)
    before = changes(g, tile, x, y, first, last)
    x[i], y[i] = px, py
    after = changes(g, tile, x, y, first, last)
    x[i], y[i] = ox, oy
    return before == after


@kernel
def changes(g: Reals, tile: int, x: Reals, y: Reals, first: int, last: int) -> int:
    """How often touching and not touching alternate along some segments."""
    count, was = 0, False
    for i in range(first, last):
        now = touches(g, tile, x[i], y[i], x[i + 1], y[i + 1], WANTED_GROWN)
        if i > first and now != was:
            count += 1
        was = now
    return count
