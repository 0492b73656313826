"""How each piece looks: routes, stations, lava, volcano, crater, in a cell of 100 by 100 units.

A highway is a hollow double line with a dashed middle, a railway one spine with sleepers: form tells them
apart, not colour. Fragments take their line colour from the group they stand in, have no ground of their
own, and reach a little over the cell's border, so that neighbours join without a seam. They are made once
for each piece and medium: `ink` is settled, `pencil` drawn this round, `ghost` only planned; a `symbol` takes
its colours from where it is used.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Literal

from whistlestop.draw.svg import line, number
from whistlestop.draw.symbols import icon

Medium = Literal["ink", "pencil", "ghost", "symbol"]
Point = tuple[float, float]

LINE = {"ink": "var(--ink)", "pencil": "var(--pencil)", "ghost": "var(--pencil)", "symbol": "var(--ri-line)"}
_ROAD = {"ink": "var(--road)", "pencil": "var(--pencil-wash)", "ghost": "var(--sheet)", "symbol": "var(--ri-road)"}
_LAVA = {"ink": "var(--lava)", "pencil": "var(--pencil)", "ghost": "var(--pencil)", "symbol": "var(--ri-lava)"}

OVER = -1  # how far a line runs over the border of its cell
STATION = 26.5  # where the routes of a station end
EDGE = 15.5  # from the middle of a highway to its edge lines
SLEEPER = 12.5  # half a sleeper; also the way from one to the next, so that cells go on evenly
MOUTH = 24  # half the width of lava at a side
CURVE_SLEEPERS = 6
NOTHING = ("", "----")


@cache
def piece(sides: str, medium: Medium = "ink") -> str:
    """What a cell holds, as notation writes it (`hr--`, `llll`, `*`)."""
    if sides in NOTHING:
        return ""
    if sides == "*":
        return _crater()
    highway, railway, lava = (tuple(side for side in range(4) if sides[side] == kind) for kind in "hrl")
    if sides.endswith("^"):
        return _rails_under(railway) + _road(highway, medium) + _wings(highway)
    if highway and railway:
        return _rail_stubs(railway) + _road_stubs(highway, medium) + _station()
    routes = (_road(highway, medium) if highway else "") + (_rails(railway) if railway else "")
    return (_lava(lava, medium) if lava else "") + (_cone() if len(lava) == 4 else "") + routes


def at(side: int, along: float, across: float = 0) -> Point:
    """A point seen from a side: `along` units from it towards the middle, `across` to the clockwise hand."""
    return (
        (50 + across, along),
        (100 - along, 50 + across),
        (50 - across, 100 - along),
        (along, 50 - across),
    )[side % 4]


# --- highways


def _road(ends: Sequence[int], medium: Medium) -> str:
    if _is_curve(ends):
        first = _curve_start(ends)
        bed = _arc(first, 0)
        edges = _arc(first, EDGE) + _arc(first, -EDGE)
        dashes = _path(_arc(first, 0, 0), 3, ' stroke-dasharray="12.5 13.68" stroke-dashoffset="-6.84"')
        return _path(bed, 29, f' stroke="{_ROAD[medium]}"') + _path(edges) + dashes
    bed = "".join(line(at(end, OVER), at(end, 51)) for end in ends)
    edges = "".join(_road_edge(end, ends) for end in ends)
    reach = (6.25, 31.25) if len(ends) == 2 else (6.25,)  # a crossing keeps its middle free
    dashes = "".join(line(at(end, start), at(end, start + 12.5)) for end in ends for start in reach)
    return _path(bed, 29, f' stroke="{_ROAD[medium]}"') + _path(edges) + _path(dashes, 3)


def _road_edge(end: int, ends: Sequence[int]) -> str:
    """The edge that begins at the clockwise hand of an end: round a corner, or straight on."""
    if (end + 1) % 4 in ends:
        return line(at(end, OVER, EDGE), at(end, 50 - EDGE, EDGE), at(end + 1, OVER, -EDGE))
    return line(at(end, OVER, EDGE), at(end + 2, OVER, -EDGE))


def _road_stubs(ends: Sequence[int], medium: Medium) -> str:
    return "".join(road_stub(end, OVER, STATION, medium) for end in ends)


def road_stub(side: int, start: float, stop: float, medium: Medium = "ink") -> str:
    """A piece of highway straight in from a side; negative numbers lie outside the cell."""
    dash = (6.25, 18.75) if stop > 0 else (-18.75, -6.25)
    return (
        _path(line(at(side, start), at(side, stop)), 29, f' stroke="{_ROAD[medium]}"')
        + _path("".join(line(at(side, start, edge), at(side, stop, edge)) for edge in (-EDGE, EDGE)))
        + _path(line(at(side, dash[0]), at(side, dash[1])), 3)
    )


def _wings(ends: Sequence[int]) -> str:
    """The four strokes of a bridge."""
    wings = "".join(line(at(end, 32.5, hand * 17.5), at(end, 24, hand * 26)) for end in ends for hand in (-1, 1))
    return _path(wings, 4, ' stroke-linecap="round"')


# --- railways


def _rails(ends: Sequence[int]) -> str:
    if _is_curve(ends):
        first = _curve_start(ends)
        middle = _corner(first)
        sleepers = ""
        for place in range(CURVE_SLEEPERS):
            angle = (place + 0.5) * pi / 2 / CURVE_SLEEPERS + pi / 2 * (first + 1)
            sleepers += line(_from(middle, angle, 50 - SLEEPER), _from(middle, angle, 50 + SLEEPER))
        return _path(sleepers, 4.6) + _path(_arc(first, 0), 6)
    sleepers = "".join(_sleepers(end, _sleepers_at(end, ends)) for end in ends)
    spine = "".join(line(at(end, OVER), at(end, 51)) for end in ends)
    return _path(sleepers, 4.6) + _path(spine, 6)


def _sleepers_at(end: int, ends: Sequence[int]) -> int:
    """How many fit between a side and the middle: a line that is met there keeps its own."""
    return 4 if (end + 2) % 4 in ends and len(ends) < 4 else 3


def _sleepers(side: int, count: int, step: float = SLEEPER) -> str:
    return "".join(
        line(at(side, (place + 0.5) * step, -SLEEPER), at(side, (place + 0.5) * step, SLEEPER))
        for place in range(count)
    )


def _rail_stubs(ends: Sequence[int]) -> str:
    return "".join(rail_stub(end, OVER, STATION) for end in ends)


def rail_stub(side: int, start: float, stop: float) -> str:
    """A piece of railway straight in from a side; negative numbers lie outside the cell."""
    sleepers = _sleepers(side, 2, SLEEPER if stop > 0 else -SLEEPER)
    return _path(sleepers, 4.6) + _path(line(at(side, start), at(side, stop)), 6)


def _rails_under(ends: Sequence[int]) -> str:
    """Cut by a gap where the highway crosses over."""
    return "".join(rail_stub(end, OVER, 24.5) for end in ends)


def _station() -> str:
    """A solid square with a hole: one thick line round it."""
    return '<rect x="35.5" y="35.5" width="29" height="29" stroke-width="13" stroke-linejoin="round"/>'


# --- lava: scalloped and bubbling, so that it is never taken for a road


def _lava(sides: Sequence[int], medium: Medium) -> str:
    shore, body = "", ""
    for place, side in enumerate(sides):
        onward = sides[(place + 1) % len(sides)]
        guide = tuple(_shore(side, (onward - side - 1) % 4 + 1))
        scallops = "".join(_scallop(a, b) for a, b in pairwise(guide))
        mouth = line(at(side, 0, -MOUTH), at(side, OVER, -MOUTH), at(side, OVER, MOUTH), guide[0])
        shore += line(guide[0]) + scallops
        body += ("L" + mouth[1:] if body else mouth) + scallops
    rings, sparks = _bubbles(sides)
    return (
        f'<path fill="var(--lava-wash)" stroke="none" d="{body}z"/>'
        f'<g stroke="{_LAVA[medium]}">'
        + _path(shore, 4.6, ' stroke-linejoin="round"')
        + (_path(rings, 2.6) if rings else "")
        + _path(sparks, 5, ' stroke-linecap="round"')
        + "</g>"
    )


def _shore(side: int, turn: int) -> Iterator[Point]:
    """Where scallops meet, from the clockwise hand of a lava side to the next lava side, `turn` sides on."""
    if turn == 2:  # straight past a dry side
        for along in (0, 23, 51, 76, 100):
            yield at(side, along, MOUTH)
        return
    if turn == 4:  # a pool at one side, beside a route
        for degrees in (0, 40, 96, 143, 180):
            angle = degrees * pi / 180
            yield at(side, 20 * sin(angle), MOUTH * cos(angle))
        return
    # Round a corner: the near one between two lava sides, or the far one on the outside of a bend.
    middle, radius = (_corner(side), 50 - MOUTH) if turn == 1 else (_corner(side - 1), 50 + MOUTH)
    stops = (0, 0.46, 1) if turn == 1 else (0, 0.2, 0.42, 0.61, 0.82, 1)
    for stop in stops:
        angle = pi / 2 * (side + 2 - stop if turn == 1 else side + stop)
        yield _from(middle, angle, radius)


def _scallop(start: Point, end: Point) -> str:
    radius = number(0.6 * hypot(end[0] - start[0], end[1] - start[1]))
    return f"A{radius} {radius} 0 0 1 {number(end[0])} {number(end[1])}"


def _bubbles(sides: Sequence[int]) -> tuple[str, str]:
    """Rings and sparks, kept off the shore and off a volcano."""
    if len(sides) == 1:
        rings, sparks = [], [at(sides[0], *spot) for spot in ((8, -12), (15, 1), (8, 13))]
    elif _is_curve(sides):
        middle, first = _corner(_curve_start(sides)), pi / 2 * (_curve_start(sides) + 1)
        placed = [(_from(middle, first + turn * pi / 2, far), size) for turn, far, size in _ROUND_A_BEND]
        rings, sparks = [spot for spot in placed if spot[1]], [spot for spot, size in placed if not size]
    else:
        rings = [(at(side, 15, 9), 5.2) for side in sides]
        sparks = [at(side, 9, -12) for side in sides] + [at(side, 23, -9) for side in sides]
        if len(sides) < 4:
            rings += [((45, 54), 6.5), ((59, 44), 3.6)]
            sparks += [(57, 59), (38, 42)]
    return "".join(_ring(*middle, radius) for middle, radius in rings), "".join(line(p, p) for p in sparks)


_ROUND_A_BEND = (  # how far round, how far from its corner, and the size of a ring or 0 for a spark
    (0.16, 42, 5.2), (0.46, 60, 6.5), (0.56, 40, 3.6), (0.83, 57, 5.2), (0.07, 60, 0), (0.3, 46, 0),
    (0.33, 66, 0), (0.68, 52, 0), (0.72, 36, 0), (0.93, 43, 0),
)  # fmt: skip


def _ring(x: float, y: float, radius: float) -> str:
    r = number(radius)
    return (
        f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {number(2 * radius)} 0a{r} {r} 0 1 1 {number(-2 * radius)} 0z"
    )


def _cone() -> str:
    return (
        '<path fill="var(--sheet)" stroke-width="5" stroke-linejoin="round"'
        ' d="M20 77 40 32q4 5 8 0t8 0q2 4 4 0l20 45z"/>'
        '<path fill="var(--lava)" stroke-width="3" d="M40 33q3 14 8 11t4 14q5-3 4-12t4-13"/>'
    )


def flames(side: int, inward: float = 0) -> str:
    """Lava that runs out at a side."""
    x, y = at(side, inward)
    outer = "M-25 6Q-27-3-20-13-18-6-14-4-8-12-1-25 2-12 8-6 12-9 15-17 26-4 24 6 20 17 0 17-21 17-25 6z"
    inner = "M-12 9Q-12 2-7-3-4-6-1-12 1-5 6-2 12 3 11 9 8 13 0 13-9 13-12 9z"
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({90 * side})" stroke-linejoin="round">'
        f'<path fill="var(--stamp)" stroke="var(--sheet)" stroke-width="3" d="{outer}"/>'
        f'<path fill="var(--lamp)" stroke="none" d="{inner}"/></g>'
    )


# --- meteors


def _crater() -> str:
    rim = "".join(
        line(*(_from((50, 50), stroke * pi / 9, far) for far in (31, 42 if stroke % 2 else 37))) for stroke in range(18)
    )
    return (
        '<g stroke="var(--ink-2)" stroke-linecap="round"><circle fill="var(--mountain-wash)" cx="50" cy="50" r="27"/>'
        + _path("M33 55q5-17 20-17M62 64q-8 6-18 2" + rim, 3.5)
        + "</g>"
    )


@cache
def impact(radius: float) -> str:
    """The badge of the last impact, around the origin."""
    return (
        f'<circle r="{number(radius)}" fill="var(--stamp)" stroke="var(--sheet)" stroke-width="{number(radius / 6)}"/>'
        + icon("meteor", radius * 1.3, 2.6, "var(--sheet)")
    )


# --- shared geometry


def _is_curve(ends: Sequence[int]) -> bool:
    return len(ends) == 2 and (ends[1] - ends[0]) % 2 == 1


def _curve_start(ends: Sequence[int]) -> int:
    """The side from which the other is the next one clockwise."""
    return ends[0] if (ends[1] - ends[0]) % 4 == 1 else ends[1]


def _corner(side: int) -> Point:
    """The corner at the clockwise hand of a side: the middle of a curve that begins there."""
    return at(side, 0, 50)


def _from(middle: Point, angle: float, far: float) -> Point:
    return middle[0] + far * cos(angle), middle[1] + far * sin(angle)


def _arc(first: int, across: float, over: float = OVER) -> str:
    radius = number(50 - across)
    end = at(first + 1, 0, -across)
    path = line(*([at(first, over, across)] if over else []), at(first, 0, across))
    path += f"A{radius} {radius} 0 0 0 {number(end[0])} {number(end[1])}"
    return path + ("L" + line(at(first + 1, over, -across))[1:] if over else "")


def _path(d: str, width: float = 4, more: str = "") -> str:
    """Groups set a line width of 4."""
    size = f' stroke-width="{number(width)}"' if width != 4 else ""
    return f'<path{size}{more} d="{d}"/>'
