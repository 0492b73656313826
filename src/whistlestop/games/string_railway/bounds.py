"""What no string can beat: for each set of stations that one may touch, the fewest crossings that it must pay (SR-3.3).

A string through stations is, between two of them, a way off all stations; it cannot be shorter than the taut way with
as many crossings (`taut`), and all of them together not longer than the string. Bends, gaps, the length that must be
laid, and that it must not cross itself can only forbid more. So what is found here is never too little: lengths are
rounded down, and half a piece of a station's edge is taken off wherever a string comes or goes.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple, TypeAlias

from whistlestop.core.kernel import Block, Reals, block, reals
from whistlestop.games.string_railway import data, flow, layout, taut, tolls, verdict
from whistlestop.games.string_railway.crossings import price
from whistlestop.games.string_railway.exact import is_on_tile
from whistlestop.games.string_railway.scene import REALS, shape_tile
from whistlestop.games.string_railway.views import points_of

MOST = 4  # crossings that are told apart: this many stand for more, too
MM = data.UNIT * tolls.GRAIN
COARSE, FINE = 9 * MM // 2, 3 * MM // 2  # the longest piece of a station's edge
ROUNDED = 3  # grains that are added to half a piece, since its middle and its length are rounded
CLOSE = 2.0  # grains: so near to a string no middle of a piece may lie
AWAY = (16, 64, 256, 1024)  # grains: so far off a station it is seen whether strings part that leave it together
SPARE = 1  # units that a string may be longer than its length, since each of its steps is rounded down
FIRST_ROOM = 1 << 16  # links that are made room for, before it is known how many there are

Point = tuple[int, int]
Step = tuple[Point, Point]
Tile = tuple[int, int, int, int]


class Unclear(Exception):
    """What can be laid cannot be told for sure: strings are too near to each other, or there is too much to try."""


class Chain(NamedTuple):
    """Stations in an order in which a string may touch them, and the fewest crossings with which it may."""

    stations: tuple[int, ...]
    crossings: int

    @property
    def touched(self) -> frozenset[int]:
        return frozenset(self.stations)


_Place: TypeAlias = tuple[frozenset[int], int]  # the stations touched, and the last of them
_Order: TypeAlias = "tuple[tuple[int, ...], Block]"  # stations in order, and labels at the last


class Cloth:
    """A position as taut ways see it: what lies there, and the links between the points that ways bend around."""

    def __init__(self, s: Block, length: int) -> None:
        self.s, self.company = s, s[layout.CURRENT]
        self.reach = tolls.GRAIN * (data.RAIL_LENGTH[length] + SPARE)
        self.tiles = [_tile(s, station) for station in range(s[layout.STATIONS_N])]
        self.steps: list[Step] = []  # of strings, not of the border
        walls, posts = array("q"), array("q")
        for string, points in _strings(s):
            is_loop = string in (layout.MOUNTAIN, layout.BORDER)
            steps = list(pairwise([*points, points[0]] if is_loop else points))
            cost = tolls.FORBIDDEN if string == layout.BORDER else price(s, self.company, string)
            walls.extend(number for a, b in steps for number in (*a, *b, cost))
            posts.extend(number for post in _posts(points, is_loop) if not self._is_covered(post) for number in post)
            if string != layout.BORDER:
                self.steps += steps
        for tile in self.tiles:
            posts.extend(number for post in _posts(_corners(tile), True) for number in post)
        self._asking = *_table(walls), *_scene(self.tiles), MOST
        self.posts = posts
        self.links = self.linked(taut.link_posts, posts)
        self.firsts, self.order = _sorted(self.links, 0, 2 * len(posts) // taut.POST)

    def _is_covered(self, post: Sequence[int]) -> bool:
        x, y = post[0] // tolls.GRAIN, post[1] // tolls.GRAIN
        return any(is_on_tile(*tile, x, y) for tile in self.tiles)

    def linked(self, link: Callable[..., int], *what: Block) -> Block:
        """The links that a kernel finds; where there are more than was thought, it is asked once more."""
        links = block(taut.LINK * FIRST_ROOM)
        found = link(*self._asking, *what, self.reach, links)
        if found > FIRST_ROOM:
            links = block(taut.LINK * found)
            link(*self._asking, *what, self.reach, links)
        return links[: taut.LINK * found]

    def measured(self, pieces: Block) -> Block:
        """The ways between pieces, by crossings, from, to. Raises Unclear."""
        count = len(pieces) // taut.PIECE
        ways = block((MOST + 1) * count * count)
        taut.measure_straight(*self._asking, pieces, self.reach, ways)
        ends = self.linked(taut.link_pieces, self.posts, pieces)
        by_piece, by_state = _sorted(ends, 0, count), _sorted(ends, 1, len(self.firsts) - 1)
        if not taut.measure_bent(
            self.links, self.firsts, self.order, ends, *by_piece, *by_state, MOST, pieces, self.reach, ways
        ):
            raise Unclear
        return ways


class Legs:
    """How long ways between some stations must be: from each piece of their edges to each other."""

    def __init__(self, cloth: Cloth, stations: Sequence[int], longest: int) -> None:
        self.cloth = cloth
        self._pieces, self._places = array("q"), dict[int, tuple[int, int]]()
        for station in stations:
            first = len(self._pieces) // taut.PIECE
            self._pieces.extend(number for piece in self._cut(station, longest) for number in piece)
            self._places[station] = first, len(self._pieces) // taut.PIECE - first
        self._ways = cloth.measured(self._pieces)
        self._least = {
            (a, b): taut.least_way(MOST, self._pieces, self._ways, *self._places[a], *self._places[b])
            for a in stations
            for b in stations
            if a != b
        }

    def _cut(self, station: int, longest: int) -> Iterator[tuple[int, int, int, int]]:
        """The pieces of a station's edge: from one string that leaves it there to the next, or shorter."""
        corners = _corners(self.cloth.tiles[station])
        near = [step for step in self.cloth.steps if _are_near(step[0], corners[0])]
        for a, b in pairwise([*corners, corners[0]]):
            edge = hypot(b[0] - a[0], b[1] - a[1])
            parts = sorted((part, step) for step in near if (part := _parted(a, b, step)) is not None)
            cuts = [(0.0, None), *parts, (1.0, None)]
            for (start, one), (end, other) in pairwise(cuts):
                count = int((end - start) * edge / longest) + 1
                for i in range(count):
                    point = _between(a, b, start + (end - start) * (i + 0.5) / count)
                    half = (end - start) * edge / count / 2
                    if any(_is_close(point, step) for step in near):
                        if one is None or other is None:
                            raise Unclear
                        outer = _outside(a, b, one, other)
                        if outer is None:
                            if half > CLOSE:
                                raise Unclear
                            continue  # whoever leaves beside it goes a little farther: far less than SPARE
                        if any(_is_close(outer, step) for step in near):
                            raise Unclear
                        half += hypot(outer[0] - point[0], outer[1] - point[1])
                        point = outer
                    yield round(point[0]), round(point[1]), int(half) + ROUNDED, station

    def can_reach(self, labels: Block, station: int, other: int) -> bool:
        """Whether a string could be long enough to go on to another station, whatever it crosses."""
        return min(labels) + self._least[station, other] <= self.cloth.reach

    def start(self, station: int) -> Block:
        """The labels of a string that begins on a station."""
        return block((MOST + 1) * self._places[station][1])

    def arrive(self, labels: Block, station: int, other: int) -> "tuple[int, Block]":
        """On to another station: the fewest crossings with which a string may come there, or -1; its labels there."""
        arrived = block((MOST + 1) * self._places[other][1])
        fewest = taut.go_on(
            labels, MOST, self._pieces, self._ways, *self._places[station], *self._places[other], self.cloth.reach,
            arrived,
        )  # fmt: skip
        return fewest, arrived

    def pass_through(self, arrived: Block, station: int, labels: "Block | None") -> Block:
        """The labels on leaving a station; those of another order of the same stations, where they are less."""
        if labels is None:
            labels = array("q", [taut.NEVER]) * len(arrived)
        taut.pass_tile(arrived, MOST, self._pieces, *self._places[station], labels)
        return labels


class Bounds:
    """Which sets of stations a string of the company whose turn it is may touch, at most."""

    def __init__(self, s: Block, length: int) -> None:
        self.cloth = Cloth(s, length)
        company = self.cloth.company
        self._open = [station for station in range(len(self.cloth.tiles)) if not verdict.is_full(s, company, station)]
        self._joined = [station for station in self._open if verdict.is_joined(s, company, station)]
        self._last_only = {
            station for station in self._open if s[flow.station_at(station) + layout.KIND] == data.TERMINAL
        }

    def chains(self, limit: int) -> list[Chain]:
        """For each set of stations that cannot be ruled out, an order with the fewest crossings. Raises Unclear.

        `limit`: so many ways on from one station to the next are tried at most.
        """
        legs, steps = Legs(self.cloth, self._open, COARSE), 0
        found: dict[frozenset[int], Chain] = {}
        layer: dict[_Place, _Order] = {(frozenset((a,)), a): ((a,), legs.start(a)) for a in self._joined}
        while layer:
            after: dict[_Place, _Order] = {}
            for (touched, last), (stations, labels) in layer.items():
                for station in self._open:
                    if station in touched or not legs.can_reach(labels, last, station):
                        continue
                    steps += 1
                    if steps > limit:
                        raise Unclear
                    fewest, arrived = legs.arrive(labels, last, station)
                    if fewest < 0:
                        continue
                    chain = Chain((*stations, station), fewest)
                    known = found.get(chain.touched)
                    if known is None or fewest < known.crossings:
                        found[chain.touched] = chain
                    if station not in self._last_only:
                        key = chain.touched, station
                        before, kept = after.get(key, (chain.stations, None))
                        after[key] = before, legs.pass_through(arrived, station, kept)
            layer = after
        return list(found.values())

    def orders(self, touched: frozenset[int]) -> list[Chain]:
        """All orders in which a string may touch these stations, by finer pieces; fewest crossings first."""
        stations = sorted(touched)
        legs = Legs(self.cloth, stations, FINE)
        found: list[Chain] = []
        waiting: list[_Order] = [((a,), legs.start(a)) for a in stations if a in self._joined]
        while waiting:
            chain, labels = waiting.pop()
            for station in stations:
                if station in chain or not legs.can_reach(labels, chain[-1], station):
                    continue
                fewest, arrived = legs.arrive(labels, chain[-1], station)
                if fewest < 0:
                    continue
                longer = (*chain, station)
                if len(longer) == len(stations):
                    found.append(Chain(longer, fewest))
                elif station not in self._last_only:
                    waiting.append((longer, legs.pass_through(arrived, station, None)))
        return sorted(found, key=lambda each: (each.crossings, each.stations))


# --- what lies there


def _strings(s: Block) -> Iterator[tuple[int, list[Point]]]:
    """Every string and the border: its place in the block, its points."""
    rails = (layout.RAIL + layout.STRING_SIZE * rail for rail in range(s[layout.RAILS_N]))
    for string in (layout.BORDER, layout.RIVER, layout.MOUNTAIN, *rails):
        points = points_of(s, string)
        yield string, [_in_grains(x, y) for x, y in zip(points[::2], points[1::2], strict=True)]


def _in_grains(x: int, y: int) -> Point:
    return tolls.GRAIN * x, tolls.GRAIN * y


def _tile(s: Block, station: int) -> Tile:
    t = flow.station_at(station)
    return s[t + layout.X], s[t + layout.Y], s[t + layout.CORNER_X], s[t + layout.CORNER_Y]


def _corners(tile: Tile) -> list[Point]:
    x, y, u, v = tile
    return [_in_grains(*corner) for corner in ((x + u, y + v), (x - v, y + u), (x - u, y - v), (x + v, y - u))]


def _posts(points: Sequence[Point], is_loop: bool) -> Iterator[tuple[int, ...]]:
    """Each point with those next to it; an end has the same one twice."""
    for i, point in enumerate(points):
        before = points[i - 1] if i or is_loop else points[1]
        after = points[(i + 1) % len(points)] if i + 1 < len(points) or is_loop else points[i - 1]
        yield *point, *before, *after


def _scene(tiles: Sequence[Tile]) -> tuple[Reals, int]:
    """The stations as kernels ask for them: a scene of nothing but tiles, and how many there are."""
    scene = reals(REALS)
    for number, tile in enumerate(tiles):
        shape_tile(scene, number, *tile)
    return scene, len(tiles)


def _table(walls: Block) -> tuple[Block, Block, Block, Block, Block]:
    """What kernels need to ask for a toll: cells, where their lists begin, the lists, when each was asked, walls."""
    xs = [*walls[:: tolls.WALL], *walls[2 :: tolls.WALL]]
    ys = [*walls[1 :: tolls.WALL], *walls[3 :: tolls.WALL]]
    cells = block(tolls.FRAME)
    cells[tolls.CELL_X], cells[tolls.CELL_Y] = min(xs) - tolls.CELL, min(ys) - tolls.CELL
    cells[tolls.COLUMNS] = (max(xs) - min(xs)) // tolls.CELL + 3
    cells[tolls.ROWS] = (max(ys) - min(ys)) // tolls.CELL + 3
    starts = block(cells[tolls.COLUMNS] * cells[tolls.ROWS] + 1)
    listed = block(tolls.count_walls(cells, walls, starts))
    tolls.list_walls(cells, walls, starts, listed)
    return cells, starts, listed, block(len(walls) // tolls.WALL), walls


def _sorted(links: Block, key: int, most: int) -> tuple[Block, Block]:
    """Where the links of each begin, and all links in this order."""
    firsts, order = block(most + 1), block(len(links) // taut.LINK)
    taut.sort_links(links, len(order), key, firsts, order)
    return firsts, order


# --- edges of stations


def _are_near(point: Point, corner: Point) -> bool:
    """Whether a string's step from this point could touch a tile with this corner."""
    far = tolls.GRAIN * (2 * data.TILE + data.STEP_MOST)
    return abs(point[0] - corner[0]) < far and abs(point[1] - corner[1]) < far


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _parted(a: Point, b: Point, step: Step) -> float | None:
    """Where on the way from a to b a step crosses it, as a part of one."""
    start, end = _side(*step, a), _side(*step, b)
    if (start > 0) == (end > 0) or (_side(a, b, step[0]) > 0) == (_side(a, b, step[1]) > 0):
        return None
    return start / (start - end)


def _between(a: Point, b: Point, part: float) -> tuple[float, float]:
    return a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])


def _outside(a: Point, b: Point, one: Step, other: Step) -> tuple[float, float] | None:
    """A point off the station between two strings that leave its edge next to each other, where they have parted.

    None where they cross there: whoever left between them would cross one at once, and could as well leave beside it
    where that is near. Raises Unclear where neither can be seen nearby.
    """
    length = hypot(b[0] - a[0], b[1] - a[1])
    for far in AWAY:
        # Corners go round so that what is off the station lies on this side of each edge.
        dx, dy = round(far * (b[1] - a[1]) / length), round(-far * (b[0] - a[0]) / length)
        outer_a, outer_b = (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)
        start, end = _parted(outer_a, outer_b, one), _parted(outer_a, outer_b, other)
        if start is None or end is None:
            break
        if start > end:
            return None
        if (end - start) * length > 4 * CLOSE:
            return _between(outer_a, outer_b, (start + end) / 2)
    raise Unclear


def _is_close(point: tuple[float, float], step: Step) -> bool:
    """Whether a point is so near to a step that rounding could move it across."""
    (x, y), (ax, ay), (bx, by) = point, *step
    dx, dy = bx - ax, by - ay
    part = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return hypot(ax + part * dx - x, ay + part * dy - y) < CLOSE
