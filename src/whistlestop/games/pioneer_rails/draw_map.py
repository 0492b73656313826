"""A map as SVG: where cells, sides and corners lie, the land, stations, towns, and all their names.

A side is 50 units long and a cell 86 wide, so that every corner has whole coordinates; the middle cell lies at the
origin. What never changes on a map is drawn once for each map and language.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from whistlestop.draw.svg import Box, escape, moved, smooth
from whistlestop.draw.voice import Voice
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.draw_sites import LINES, SUIT, needs_markup, site_markup
from whistlestop.games.pioneer_rails.maps import BRIDGE, CLOSED, DESERT, MOUNTAINS, RIVER, STATIONS, TUNNEL, VOID, Map

Point = tuple[int, int]
Extent = tuple[float, float, float, float]  # left, top, right, bottom

HALF, RISE, SIDE = 43, 25, 50  # half a cell's width, from a corner to the next one's height, a side
OFFSETS: tuple[Point, ...] = ((HALF, -RISE), (HALF, RISE), (0, SIDE), (-HALF, RISE), (-HALF, -RISE), (0, -SIDE))
CENTRES: tuple[Point, ...] = tuple((HALF * (2 * q + r), (SIDE + RISE) * r) for q, r in grid.COORDINATES)


def _corner_point(corner: int) -> Point:
    cell = grid.CORNER_CELLS[corner][0]
    (x, y), (right, down) = CENTRES[cell], OFFSETS[grid.CELL_CORNERS[cell].index(corner)]
    return x + right, y + down


CORNERS: tuple[Point, ...] = tuple(map(_corner_point, range(grid.CORNERS)))
WAY_PATHS = tuple("M{} {}L{} {}".format(*CORNERS[a], *CORNERS[b]) for a, b in grid.WAY_ENDS)


def middle(way: int) -> Point:
    """The middle of a way, a little to one side where it has none in whole units."""
    (x1, y1), (x2, y2) = (CORNERS[corner] for corner in grid.WAY_ENDS[way])
    return (x1 + x2) // 2, (y1 + y2) // 2


# --- how much room a map takes


class Frame(NamedTuple):
    """Half the width and half the height of a map without what stands around it."""

    right: int
    bottom: int


MARGIN = 34  # beside the map


@cache
def frame(drawn: Map) -> Frame:
    radius = len(drawn.drawing.rows) // 2
    return Frame(HALF * (2 * radius + 1), (SIDE + RISE) * radius + SIDE)


HAND_ROW = 62  # under the map


@cache
def board_box(drawn: Map) -> Box:
    """What a whole board shows: the map, its score tracks in the corners, the hands below."""
    right, bottom = frame(drawn)
    return Box(-right - MARGIN, -bottom - 10, 2 * (right + MARGIN), 2 * bottom + 10 + HAND_ROW)


def land_of(drawn: Map) -> str:
    """By which name a map is called: that of its drawing, whichever size it has."""
    return next((name[-1] for name, drawing in data.MAPS.items() if drawing is drawn.drawing), data.GENERATED)


# --- the land


@cache
def land_markup(drawn: Map) -> str:
    """Cells, river, ranges, desert, the map's edge."""
    cells = [cell for cell, letter in enumerate(drawn.letters) if letter != VOID]
    by_fill = {
        "desert": [cell for cell in cells if drawn.letters[cell] not in (RIVER, *MOUNTAINS)],
        "sea": [cell for cell in cells if drawn.letters[cell] == RIVER],
        "mountain-wash": [cell for cell in cells if drawn.letters[cell] in MOUNTAINS],
    }
    fills = "".join(f'<path fill="var(--{fill})" d="{hexes(some)}"/>' for fill, some in by_fill.items())
    return "".join((fills, _river(drawn), _sides(drawn), _ranges(drawn), _desert(drawn), _rim(drawn)))


def hexes(cells: Iterable[int]) -> str:
    """The outlines of cells as one path."""
    return "".join(f"M{CENTRES[cell][0]} {CENTRES[cell][1] - SIDE}{HEX}" for cell in cells)


HEX = f"l{HALF} {RISE}v{SIDE}l-{HALF} {RISE}-{HALF}-{RISE}v-{SIDE}z"  # a cell's outline, from its top


def _sides(drawn: Map) -> str:
    """Where tracks may run: a thin line; where only a bridge or a tunnel would, a dotted one."""
    types = [drawn.side_type(side) for side in range(grid.SIDES)]
    plain = "".join(WAY_PATHS[side] for side, type in enumerate(types) if type not in (BRIDGE, TUNNEL, CLOSED))
    bonus = "".join(WAY_PATHS[side] for side, type in enumerate(types) if type in (BRIDGE, TUNNEL))
    return (
        f'<path fill="none" stroke="var(--edge)" stroke-width="2" opacity=".5" d="{plain}"/>'
        f'<path fill="none" stroke="var(--edge)" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 7.1"'
        f' d="{bonus}"/>'
    )


def _rim(drawn: Map) -> str:
    """The map's edge."""
    sides = [
        side for side, cells in enumerate(grid.SIDE_CELLS) if sum(drawn.letters[cell] != VOID for cell in cells) == 1
    ]
    path = "".join(WAY_PATHS[side] for side in sides)
    return f'<path fill="none" stroke="var(--ink)" stroke-width="5" stroke-linecap="round" d="{path}"/>'


def river_cells(drawn: Map) -> tuple[int, ...]:
    """The river from one edge to the other, the upper end first."""
    left = [cell for cell, letter in enumerate(drawn.letters) if letter == RIVER]
    beside = {cell: [other for other in grid.NEIGHBOURS[cell] if other in left] for cell in left}
    way = [next(cell for cell in left if len(beside[cell]) == 1)]
    while len(way) < len(left):
        way.append(next(cell for cell in beside[way[-1]] if cell not in way))
    return tuple(way)


def _river(drawn: Map) -> str:
    """A broad stream with lines of current in it; it comes from beyond the map and leaves it again."""
    cells = river_cells(drawn)
    points = [CENTRES[cell] for cell in cells]
    stream = smooth([_beyond(drawn, cells[0]), *points, _beyond(drawn, cells[-1])])
    look = 'fill="none" stroke="var(--river)"'
    return (
        f'<path {look} stroke-width="40" opacity=".22" d="{stream}"/>'
        f'<path {look} stroke-width="26" opacity=".22" d="{stream}"/>'
        f'<path {look} stroke-width="2.5" stroke-linecap="round" stroke-dasharray="22 16 9 20" d="{stream}"/>'
    )


def _beyond(drawn: Map, cell: int) -> Point:
    """Where the river meets the map's edge: the middle of the side that lies farthest out."""
    x, y = CENTRES[cell]
    outer = [k for k, other in enumerate(grid.NEIGHBOURS[cell]) if other < 0 or drawn.letters[other] == VOID]
    k = outer[len(outer) // 2]
    (x1, y1), (x2, y2) = OFFSETS[k], OFFSETS[(k + 1) % 6]
    return x + (x1 + x2) // 2, y + (y1 + y2) // 2


_PEAKS = (  # a massif, its snow, its ridges
    (
        "M-34 14-13-25-4-9 7-31 35 14z",
        "m-13-25 7 13-4 3-4-4-5 4-2-4zM7-31l10 16-5 3-5-4-6 5-3-6z",
        "M9-4 16 8M-14 0l-6 9M1-2l-3 8",
    ),
    (
        "M-35 14-9-31 5-9l9-14 21 37z",
        "m-9-31 9 15-4 4-5-5-5 4-5-1zM14-23l7 12-4 2-4-3-5 4-2-3z",
        "M-10-4-17 8M15 0l6 9M0-2l3 8",
    ),
)


def _peaks(massif: str, snow: str, ridges: str) -> str:
    return (
        f'<path fill="var(--mountain)" opacity=".6" d="{massif}"/><path fill="var(--on-enamel)" d="{snow}"/>'
        f'<path fill="none" stroke="var(--mountain)" stroke-width="2" stroke-linecap="round" d="{ridges}"/>'
    )


def _ranges(drawn: Map) -> str:
    return "".join(
        moved(_peaks(*_PEAKS[cell % 2]), *CENTRES[cell])
        for cell, letter in enumerate(drawn.letters)
        if letter in MOUNTAINS
    )


_CACTUS = "M{} {}v-26m0 19h-9v-9m9 4h9v-10"
_DUNE = "M{} {}q7-7 14 0t14 0m-30 10q6-6 12 0"


def _desert(drawn: Map) -> str:
    """Cactuses and dunes, here and there."""
    cactuses, dunes = "", ""
    for cell, letter in enumerate(drawn.letters):
        (q, r), (x, y) = grid.COORDINATES[cell], CENTRES[cell]
        chance = (5 * q + 8 * r) % 7 if letter == DESERT else -1
        cactuses += _CACTUS.format(x, y + 13) if chance == 0 else ""
        dunes += _DUNE.format(x - 12, y - 3) if chance == 3 else ""
    look = 'fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".5"'
    return (
        f'<path {look} stroke="var(--gain)" stroke-width="3.5" d="{cactuses}"/>'
        f'<path {look} stroke="var(--edge)" stroke-width="2" d="{dunes}"/>'
    )


@cache
def sites_markup(drawn: Map) -> str:
    """Stations, and locations with as many pips as they need sides."""
    stations = "".join(
        station_markup(STATIONS.index(letter), *CENTRES[cell])
        for cell, letter in enumerate(drawn.letters)
        if letter in STATIONS
    )
    sites = "".join(site_markup(drawn.kind_of(number), *CENTRES[cell]) for number, cell in enumerate(drawn.locations))
    pips = "".join(needs_markup(drawn.kind_of(number), *CENTRES[cell]) for number, cell in enumerate(drawn.locations))
    return f'{stations}<g {LINES}>{sites}</g><g fill="var(--sheet)" stroke="var(--ink-3)" stroke-width="1.8">{pips}</g>'


def station_markup(suit: int, x: float, y: float) -> str:
    """A full cell in the colour of its suit, with the suit's symbol."""
    plate = (
        f'<path fill="{colour(suit)}" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round" d="M0-{SIDE}{HEX}"/>'
    )
    keyline = 'fill="none" stroke="var(--desert)" stroke-width="2" opacity=".7"'
    plate += f'<path {keyline} d="M0-41l35 20.5v41L0 41l-35-20.5v-41z"/>'
    return moved(plate + moved(f'<path fill="var(--desert)" d="{SUIT[suit]}"/>', -21, -21, 2.1), x, y)


def colour(suit: int) -> str:
    """The colour of a railway."""
    return f"var(--s-{data.SUITS[suit][:-1]})"


# --- towns


def town_markup(x: float, y: float, is_reached: bool, ink: str = "var(--ink)") -> str:
    """A ring; where a railway has come, with a dot in it."""
    dot = f'<circle cx="{x}" cy="{y}" r="6.5" fill="{ink}"/>' if is_reached else ""
    return f'<circle cx="{x}" cy="{y}" r="13" fill="var(--sheet)" stroke="{ink}" stroke-width="4.5"/>{dot}'


# --- names


class Label(NamedTuple):
    text: str
    x: int
    y: int
    anchor: str


_TOWN_TYPE, _LETTER = 22, 10.6  # units: the size of a town's name, and how wide a letter is
_PLACES = ((0, -22, "middle"), (0, 38, "middle"), (21, 8, "start"), (-21, 8, "end"))  # around a town


@lru_cache(maxsize=64)
def names_markup(voice: Voice | None, drawn: Map) -> str:
    """The names of towns, ranges and the river; a halo keeps them readable over tracks."""
    towns = "".join(map(_text, _town_labels(voice, drawn)))
    ranges = "".join(map(_text, _range_labels(voice, drawn)))
    halo = 'stroke-linejoin="round" paint-order="stroke"'
    return (
        f'<g font-family="var(--book)" font-style="italic" font-weight="600" font-size="19" fill="var(--ink-2)" {halo}>'
        f'<g stroke="var(--mountain-wash)" stroke-width="4">{ranges}</g>{_river_name(voice, drawn)}</g>'
        f'<g font-family="var(--sign)" font-size="{_TOWN_TYPE}" font-weight="700" fill="var(--ink)"'
        f' stroke="var(--desert)" stroke-width="5.5" {halo}>{towns}</g>'
    )


def _text(label: Label) -> str:
    return f'<text x="{label.x}" y="{label.y}" text-anchor="{label.anchor}">{escape(label.text)}</text>'


def town_name(voice: Voice | None, town: str) -> str:
    """What a town is called; without words by its id."""
    return _called(voice, "town", town)


def _called(voice: Voice | None, kind: str, name: str) -> str:
    return name.replace("-", " ").title() if voice is None else voice.say(f"pioneer-rails-{kind}-{name}", {})


def _town_labels(voice: Voice | None, drawn: Map) -> Iterator[Label]:
    """Each where it covers least: other towns and names, stations, locations."""
    spots = [CORNERS[corner] for corner in drawn.towns]
    taken: list[Extent] = [(x - 15, y - 15, x + 15, y + 15) for x, y in spots]
    for cell, letter in enumerate(drawn.letters):
        x, y = CENTRES[cell]
        if letter in STATIONS:
            taken.append((x - HALF, y - SIDE, x + HALF, y + SIDE))
        elif letter not in (VOID, DESERT, RIVER):
            taken.append((x - 24, y - 22, x + 24, y + 30))
    taken += [_extent(label) for label in _range_labels(voice, drawn)] + [_river_extent(voice, drawn)]
    right = frame(drawn).right + MARGIN
    for (x, y), name in zip(spots, drawn.town_names, strict=True):
        text = town_name(voice, name)
        labels = [Label(text, x + aside, y + down, anchor) for aside, down, anchor in _PLACES]
        boxes = [_extent(label) for label in labels]
        costs = [
            sum(_overlap(box, other) for other in taken) + 4000 * (box[0] < -right or box[2] > right) for box in boxes
        ]
        best = costs.index(min(costs))
        taken.append(boxes[best])
        yield labels[best]


def _extent(label: Label) -> Extent:
    wide = _LETTER * len(label.text)
    left = label.x - {"start": 0, "middle": wide / 2, "end": wide}[label.anchor]
    return left, label.y - 18, left + wide, label.y + 4


def _overlap(one: Extent, other: Extent) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0


def _range_labels(voice: Voice | None, drawn: Map) -> Iterator[Label]:
    """Under the peaks of each range's lowest row."""
    for letter, name in zip(MOUNTAINS, drawn.drawing.ranges, strict=True):
        centres = [CENTRES[cell] for cell, other in enumerate(drawn.letters) if other == letter]
        low = max(y for _, y in centres)
        row = [x for x, y in centres if y == low]
        yield Label(_called(voice, "range", name), sum(row) // len(row), low + 30, "middle")


class _Course(NamedTuple):
    x: int
    y: int
    turn: int  # degrees


@cache
def _river_course(drawn: Map) -> _Course:
    """The straightest stretch of the river, read from left to right."""
    points = [CENTRES[cell] for cell in river_cells(drawn)]
    stretches = list(zip(points, points[1:], points[2:], strict=False))
    (x1, y1), (x, y), (x2, y2) = max(stretches, key=_straightness)
    slope = (y2 - y1) * (1 if x2 > x1 else -1)
    return _Course(x, y, 0 if slope == 0 else 60 if slope > 0 else -60)


def _river_name(voice: Voice | None, drawn: Map) -> str:
    """Along the river."""
    x, y, turn = _river_course(drawn)
    text = escape(_called(voice, "river", drawn.drawing.river))
    return (
        f'<text transform="translate({x} {y}) rotate({turn})" y="6" text-anchor="middle" letter-spacing="2"'
        f' stroke="var(--sea)" stroke-width="5">{text}</text>'
    )


def _river_extent(voice: Voice | None, drawn: Map) -> Extent:
    x, y, turn = _river_course(drawn)
    half = _LETTER * len(_called(voice, "river", drawn.drawing.river)) / 2
    wide, high = (half / 2, half * 0.87) if turn else (half, 12)
    return x - wide, y - high, x + wide, y + high


def _straightness(stretch: Sequence[Point]) -> tuple[bool, int]:
    """A straight one, as near to the map's middle as there is."""
    (x1, y1), (x, y), (x2, y2) = stretch
    return (x1 + x2 == 2 * x and y1 + y2 == 2 * y, -abs(x) - abs(y))


def map_name(voice: Voice | None, drawn: Map, seed: int) -> str:
    """What a map is called; those made by chance have numbers."""
    land = land_of(drawn)
    return f"{land} {seed}".strip() if voice is None else voice.say(f"pioneer-rails-map-{land}", {"seed": seed})
