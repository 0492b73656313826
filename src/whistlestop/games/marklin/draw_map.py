"""The map: land, tracks, cities, and what stands on them, on a board of 1000 × 1550 with a margin for the countries.

A track is one curve. Free, its boxes are the dashes of that curve, each with the picture of its colour; claimed, it is
one unbroken train: larger wagons, coupled, with their owner's symbol. Each border track ends in an open diamond of its
own, since they never join (TR-8). Land, sea and rivers are our own loose outlines. What never changes is made once.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from whistlestop.core.game import Seat
from whistlestop.draw.svg import Box, escape, moved, number, smooth
from whistlestop.draw.symbols import has_keyline, solid
from whistlestop.draw.voice import Voice
from whistlestop.games.marklin import data
from whistlestop.games.marklin.draw_cards import fill, ink, picture_path

BOX = Box(-78, -24, 1156, 1594)
Point = tuple[float, float]

_BORDER_ENDS = {  # where the border tracks end: a country is no point, and no two of them join
    "bremerhaven-daenemark": (408, 17),
    "daenemark-kiel": (451, 28),
    "duesseldorf-niederlande": (19, 531),
    "emden-niederlande": (33, 440),
    "muenster-niederlande": (57, 526),
    "frankreich-freiburg": (58, 1356),
    "frankreich-karlsruhe": (129, 1279),
    "frankreich-saarbruecken": (39, 1222),
    "freiburg-schweiz": (216, 1521),
    "konstanz-schweiz": (280, 1489),
    "lindau-schweiz": (318, 1512),
    "lindau-oesterreich": (588, 1500),
    "muenchen-oesterreich": (874, 1486),
    "oesterreich-regensburg": (956, 1378),
}
_LABELS = {  # where a name stands: so far to the right and down of its place, and which end of it is there
    "augsburg": (2, -26, "middle"), "berlin": (-8, -30, "middle"), "bremen": (-24, 26, "end"),
    "bremerhaven": (-22, -14, "end"), "chemnitz": (14, 38, "start"), "dortmund": (24, 26, "start"),
    "dresden": (20, -16, "middle"), "duesseldorf": (-14, -26, "middle"), "emden": (-4, -26, "middle"),
    "erfurt": (-22, 26, "end"), "frankfurt": (24, -16, "start"), "freiburg": (-24, 12, "end"),
    "hamburg": (26, 0, "start"), "hannover": (-22, -16, "end"), "karlsruhe": (-22, 22, "end"),
    "kassel": (26, 12, "start"), "kiel": (-24, -4, "end"), "koblenz": (-16, 34, "middle"), "koeln": (-2, 40, "middle"),
    "konstanz": (0, -26, "middle"), "leipzig": (18, -24, "start"), "lindau": (10, 40, "middle"),
    "magdeburg": (-20, -16, "end"), "mainz": (-22, -12, "end"), "mannheim": (-22, 18, "end"),
    "muenchen": (26, -8, "start"), "muenster": (26, 24, "start"), "nuernberg": (26, 22, "start"),
    "regensburg": (26, 4, "start"), "rostock": (26, -2, "start"), "saarbruecken": (-6, 42, "middle"),
    "schwerin": (22, 32, "start"), "stuttgart": (26, -6, "start"), "ulm": (0, -26, "middle"),
    "wuerzburg": (2, 42, "middle"),
    "daenemark": (44, -2, "start"), "niederlande": (-104, -12, "start"), "frankreich": (-130, 50, "start"),
    "schweiz": (130, 42, "middle"), "oesterreich": (-66, 44, "middle"),
}  # fmt: skip

# Coasts, borders and rivers as we remember them; land and sea go on far beyond the map, for windows that are wider
_LAND = (
    (-3000, 460), (-1500, 420), (-700, 350), (-300, 330), (-160, 320),
    (-60, 300), (20, 285), (90, 268), (160, 262), (215, 282), (262, 268), (300, 252),
    (322, 262), (345, 240), (372, 205), (352, 150), (376, 95), (380, 30), (395, -40), (470, -40), (480, 40), (470, 95),
    (508, 118), (560, 128), (588, 170), (640, 168), (700, 130), (762, 112), (820, 86), (880, 62), (910, 100),
    (960, 140), (1060, 165), (1200, 190), (1800, 230), (3200, 260), (3400, 1500), (3200, 2600), (0, 2800),
    (-3000, 2600), (-3200, 1500),
)  # fmt: skip
_GERMANY = (
    (62, 300), (140, 262), (215, 282), (262, 268), (300, 252), (322, 262), (345, 240), (372, 205), (352, 150),
    (376, 80), (440, 70), (470, 95), (508, 118), (560, 128), (588, 170), (640, 168), (700, 130), (762, 112), (820, 86),
    (880, 62), (905, 110), (930, 190), (962, 320), (960, 420), (978, 520), (990, 640), (998, 760), (985, 830),
    (900, 872), (820, 905), (770, 960), (800, 1040), (870, 1120), (930, 1210), (905, 1290), (880, 1390), (820, 1410),
    (760, 1432), (680, 1428), (560, 1462), (490, 1480), (420, 1478), (350, 1468), (270, 1460), (178, 1464),
    (150, 1390), (170, 1290), (190, 1212), (120, 1190), (26, 1178), (4, 1090), (18, 980), (10, 880), (14, 760),
    (40, 660), (80, 580), (70, 480), (84, 400),
)  # fmt: skip
_RIVERS = (
    (  # the Rhine
        (440, 1462), (355, 1452), (290, 1466), (190, 1452), (172, 1390), (200, 1290), (236, 1200), (243, 1107),
        (212, 1030), (160, 985), (84, 930), (62, 840), (66, 730), (40, 650), (-60, 610),
    ),
    (  # the Elbe
        (1000, 830), (930, 772), (850, 700), (760, 650), (716, 570), (690, 480), (600, 390), (520, 322), (430, 285),
        (345, 240),
    ),
    ((330, 1330), (470, 1322), (560, 1270), (680, 1210), (790, 1192), (880, 1240), (1060, 1330)),  # the Danube
)  # fmt: skip


# --- curves


class Course(NamedTuple):
    """Where a track runs: its curve, the middles of its boxes, and how long a box with its gap is."""

    path: str
    middles: tuple[Point, ...]
    step: float


def end_point(track: int) -> Point:
    """Where a track ends: at its second city, or at the border."""
    return _BORDER_ENDS.get(data.TRACKS[track]) or data.POSITIONS[data.ENDS[track][1]]


@cache
def course(track: int) -> Course:
    """The curve between the discs of its ends, bent as `data.BENDS` says; parallel tracks run side by side."""
    (x1, y1), (x2, y2) = data.POSITIONS[data.ENDS[track][0]], end_point(track)
    far = hypot(x2 - x1, y2 - y1)
    aside = ((y1 - y2) / far, (x2 - x1) / far)  # to the right of the way there, one unit
    bend = data.BENDS[track]
    is_parallel = data.PAIR_OF.count(data.PAIR_OF[track]) > 1
    # The bend is the mean distance from the straight line: two thirds of an arch's height, half of its handle's.
    shift, arch = (bend, 0.0) if is_parallel else (0, 2.7 * bend)
    room = min(24, far * 0.2)
    trim = room / far, 1 - (8 if data.TRACKS[track] in _BORDER_ENDS else room) / far

    def at(t: float) -> Point:
        off = shift + arch * 2 * t * (1 - t)
        return x1 + (x2 - x1) * t + aside[0] * off, y1 + (y2 - y1) * t + aside[1] * off

    points = [at(trim[0] + (trim[1] - trim[0]) * place / _FINE) for place in range(_FINE + 1)]
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    step = sum(lengths) / data.LENGTHS[track]
    middles = tuple(_at_length(points, lengths, step * (box + 0.5)) for box in range(data.LENGTHS[track]))
    handle = [2 * points[_FINE // 2][axis] - (points[0][axis] + points[-1][axis]) / 2 for axis in (0, 1)]
    start = _short(points[0])
    curve = f"q{_pair(handle, start)} {_pair(points[-1], start)}" if arch else f"l{_pair(points[-1], start)}"
    return Course(f"M{_pair(start)}{curve}", middles, step)


_FINE = 48  # pieces of a curve, to measure it


def _at_length(points: Sequence[Point], lengths: Sequence[float], wanted: float) -> Point:
    for (x1, y1), (x2, y2), length in zip(points, points[1:], lengths, strict=False):
        if wanted <= length:
            return _short((x1 + (x2 - x1) * wanted / length, y1 + (y2 - y1) * wanted / length))
        wanted -= length
    return points[-1]


def _short(point: Sequence[float]) -> Point:
    """Whole units are fine enough: a thousandth of the map's width."""
    return round(point[0]), round(point[1])


def _pair(point: Sequence[float], start: Point = (0, 0)) -> str:
    """A point as a path says it; as seen from another one it is shorter."""
    x, y = _short(point)
    return f"{number(x - start[0])} {number(y - start[1])}"


def box_around(places: Iterable[str], margin: float = 90) -> Box:
    """The part of the map that shows these places, with room for their names."""
    points = [data.POSITIONS[data.PLACE_NUMBERS[place]] for place in places]
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    return Box(left, top, right - left, bottom - top)


@lru_cache(maxsize=64)
def tracks_seen(box: Box) -> tuple[int, ...]:
    """The tracks in a part of the map."""
    return tuple(track for track in range(len(data.TRACKS)) if _is_seen(course(track).middles, box))


@lru_cache(maxsize=64)
def cities_seen(box: Box) -> tuple[int, ...]:
    """The cities in a part of the map."""
    return tuple(city for city in range(len(data.CITIES)) if _is_seen([data.POSITIONS[city]], box))


def _is_seen(points: Iterable[Point], box: Box) -> bool:
    """Whether anything that is drawn around one of these points is seen."""
    left, top = box.x - _AROUND, box.y - _AROUND
    right, bottom = box.x + box.width + _AROUND, box.y + box.height + _AROUND
    return any(left <= x <= right and top <= y <= bottom for x, y in points)


_AROUND = 45  # as far as a wagon, a disc or a passenger reaches


# --- the ground


@cache
def ground_markup() -> str:
    """Sea, land, Germany, rivers, and the diamonds in which border tracks end."""
    whole = 'x="-3000" y="-2000" width="6200" height="4600"'
    rivers = "".join(f'<path d="{smooth(river)}"/>' for river in _RIVERS)
    waves = "".join(f"M{-490 + y % 3 * 24} {y}" + 24 * "q9-7 18 0t18 0m48 0" for y in range(0, 380, 34))
    return (
        f'<rect {whole} fill="var(--sea)"/>'
        f'<path fill="none" stroke="var(--river)" stroke-width="1.2" opacity=".5" d="{waves}"/>'
        f'<path fill="var(--land-2)" stroke="var(--river)" stroke-width="2" d="{smooth(_LAND, closed=True)}"/>'
        '<path fill="var(--land)" stroke="var(--edge)" stroke-width="2.5" stroke-dasharray="2 7" stroke-linecap="round"'
        f' d="{smooth(_GERMANY, closed=True)}"/>'
        f'<g fill="none" stroke="var(--river)" stroke-width="5" stroke-linecap="round" opacity=".55">{rivers}</g>'
    )


@cache
def borders_markup() -> str:
    """The diamonds in which border tracks end: open, since they join nothing."""
    diamonds = "".join(f"M{x} {y - 12}l12 12-12 12-12-12z" for x, y in _BORDER_ENDS.values())
    return f'<path fill="var(--sheet)" stroke="var(--ink)" stroke-width="3.5" stroke-linejoin="round" d="{diamonds}"/>'


# --- tracks

BOX_HIGH, WAGON_HIGH, SYMBOL = 16.5, 21, 15
_OUTLINE = 1.6


@cache
def free_track(track: int) -> str:
    """Separate boxes with a dark outline and the picture of the colour; a gray one has none."""
    colour = colour_of(track)
    return boxes_markup(track) + (pictures_markup(colour, course(track).middles) if colour != "gray" else "")


def colour_of(track: int) -> str:
    return (*data.COLOURS, "gray")[data.TRACK_COLOURS[track]]


def boxes_markup(track: int) -> str:
    """The boxes of a free track without their pictures."""
    colour, wide = colour_of(track), min(course(track).step - 6, 50)
    edge = "var(--edge)" if colour == "black" else "var(--slot-edge)"
    outline = _dashes(track, edge, BOX_HIGH + 2 * _OUTLINE, wide + 2 * _OUTLINE)
    return outline + _dashes(track, fill(colour), BOX_HIGH, wide)


def pictures_markup(colour: str, middles: Iterable[Point]) -> str:
    """The picture of a colour in the middle of boxes."""
    return (
        f'<path fill="none" stroke="{ink(colour)}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
        f' d="{picture_path(colour, 13.6, middles)}"/>'
    )


@cache
def claimed_track(track: int, owner: Seat) -> str:
    """One train: wagons larger than boxes, the coupling through all of them, the owner's symbol on each."""
    return train_markup(track, owner) + "".join(moved(solid(owner, SYMBOL), x, y) for x, y in course(track).middles)


def train_markup(track: int, owner: Seat) -> str:
    """A train without its symbols."""
    at = course(track)
    wide = at.step - 5
    casing, more = ("var(--key-light)", 3) if has_keyline(owner) else ("var(--land)", 4)
    colour = f"var(--p{owner})"
    coupling = f'<path fill="none" stroke="{colour}" stroke-width="7" d="{at.path}"/>' if len(at.middles) > 1 else ""
    outline = _dashes(track, casing, WAGON_HIGH + more, wide + more)
    return outline + coupling + _dashes(track, colour, WAGON_HIGH, wide)


def _dashes(track: int, colour: str, high: float, wide: float) -> str:
    """A track as dashes, one for each train: the curve counts as long as there are boxes on it."""
    at = course(track)
    part = min(round(wide / at.step, 2), 1)
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(high)}" pathLength="{len(at.middles)}"'
        f' stroke-dasharray="{number(part)} {number(1 - part)}" stroke-dashoffset="{part / 2 - 0.5:g}" d="{at.path}"/>'
    )


def track_markup(track: int, owner: Seat) -> str:
    """A track as it stands."""
    return claimed_track(track, owner) if owner else free_track(track)


def washed_tracks(tracks: Iterable[int], colour: str, wash: str) -> str:
    """Something laid under tracks, so that they stand out."""
    paths = "".join(course(track).path for track in tracks)
    if not paths:
        return ""
    look = 'fill="none" stroke-linecap="round"'
    return (
        f'<path {look} stroke="{colour}" stroke-width="40" d="{paths}"/>'
        f'<path {look} stroke="{wash}" stroke-width="31" d="{paths}"/>'
    )


# --- places

LARGE = ("black", "red")  # stacks of large cities: their names are shown however small the map is


@cache
def city_markup(city: int, stack: str, taken: int) -> str:
    """A city in its place."""
    return moved(city_disc(stack, taken), *data.POSITIONS[city])


def city_disc(stack: str, taken: int) -> str:
    """A disc in the colour of its merchandise with the top token's value; without tokens a dot (TR-1.3)."""
    values = data.STACKS[stack][taken:]
    if values:
        radius = 20 if stack in LARGE else 17
        return (
            f'<circle r="{radius + 3}" fill="var(--land)"/>'
            f'<circle r="{radius}" fill="{fill(stack)}" stroke="var(--ink)" stroke-width="3"/>'
            '<text y="8" font-family="var(--sign)" font-size="23" font-weight="700" text-anchor="middle"'
            f' fill="{ink(stack)}">{values[0]}</text>'
        )
    return '<circle r="14" fill="var(--land)"/><circle r="10" fill="var(--ink)"/>'


@cache
def passenger_markup(city: int, owner: Seat) -> str:
    """A passenger who stands in a city, beside its disc."""
    return moved(passenger_disc(owner), *passenger_point(city))


@cache
def passenger_point(city: int) -> Point:
    """Where a passenger stands in a city: at the side of its disc where its name is not."""
    (x, y), (_, down, anchor) = data.POSITIONS[city], _LABELS[data.CITIES[city]]
    is_name_beside = anchor == "start" and down > -_PASSENGER / 2
    is_name_below = anchor == "middle" and down > 0
    return x + (-_PASSENGER if is_name_beside else _PASSENGER), y + (-_PASSENGER if is_name_below else _PASSENGER)


_PASSENGER = 22  # from the middle of a city, both ways


@cache
def passenger_disc(owner: Seat) -> str:
    """A passenger by itself, around the origin."""
    key = ' stroke="var(--key-light)" stroke-width="2"' if has_keyline(owner) else ""
    return (
        f'<circle r="21.5" fill="var(--land)"/><circle r="18.5" fill="var(--p{owner})"{key}/>'
        f'<path fill="none" stroke="var(--on-p{owner})" stroke-width="2.4" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{picture_path("passenger", 25, [(0, -1)])}"/>'
    )


@lru_cache(maxsize=16)
def labels_markup(voice: Voice | None, stacks: tuple[str, ...]) -> str:
    """The names of all places, each where it covers least; a halo keeps them readable over tracks."""
    groups: dict[str, list[str]] = {"large": [], "small": [], "land": []}
    for place, name in enumerate(data.PLACES):
        (x, y), (right, down, anchor) = data.POSITIONS[place], _LABELS[name]
        group = "land" if place >= len(data.CITIES) else "large" if stacks[place] in LARGE else "small"
        groups[group].append(
            f'<text x="{x + right}" y="{y + down}" text-anchor="{anchor}">{escape(place_name(voice, name))}</text>'
        )
    return "".join(f'<g class="mk-{group}" {_TYPE[group]}>{"".join(names)}</g>' for group, names in groups.items())


def names_markup(voice: Voice, places: Iterable[int]) -> str:
    """The names of some places, as large as those of large cities."""
    names = "".join(
        f'<text x="{data.POSITIONS[place][0]}" y="{data.POSITIONS[place][1] - 38}" text-anchor="middle">'
        f"{escape(place_name(voice, data.PLACES[place]))}</text>"
        for place in places
    )
    return f"<g {_TYPE['large']}>{names}</g>"


_HALO = 'stroke-width="6" stroke-linejoin="round" paint-order="stroke"'
_TYPE = {
    "large": 'font-family="var(--sign)" font-size="26" font-weight="700" fill="var(--ink)"'
    f' stroke="var(--land)" {_HALO}',
    "small": 'font-family="var(--sign)" font-size="23" font-weight="600" fill="var(--ink)"'
    f' stroke="var(--land)" {_HALO}',
    "land": 'font-family="var(--book)" font-size="25" font-weight="600" font-style="italic" fill="var(--ink-2)"'
    f' stroke="var(--land-2)" {_HALO}',
}


def place_name(voice: Voice | None, place: str) -> str:
    """What a city or country is called; without words by its id."""
    return place.capitalize() if voice is None else voice.say(f"marklin-city-{place}", {})
