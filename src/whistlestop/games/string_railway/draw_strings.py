"""Strings: a cord with its twist, the bead of its company, and the two strings that are the landscape.

A string that passes over another has a paper casing, so that one sees which lies on top: what was laid later. Light
falls from the upper left; nothing here knows the theme.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import dist

from whistlestop.draw.svg import number
from whistlestop.draw.symbols import has_keyline, solid
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.actions import Points
from whistlestop.games.string_railway.draw_curves import along, curve, is_clockwise, tenths
from whistlestop.games.string_railway.standing import Point, Rail, Tile

WIDE = 4.4  # of a string: a little more than in truth, so that it is seen on a phone
SHADOW = (0.9, 1.5)  # where shadows fall
_CASING, _KEYLINE = 8.2, 6.0
BEAD = 7.9  # the radius of a company's bead
_BEADS = (0.36, 0.42, 0.3, 0.5, 0.24, 0.58, 0.66, 0.18, 0.74, 0.82)  # where it may be: the first that no tile covers
_TWISTS = ("2.6 4.6", "6.5 3", ".1 4.4", "7 3 .1 3", "4.5 2.2 1.4 2.2")  # dashes by company: told apart without colour
_LOOK = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'


def cord_markup(
    path: str, colour: str, over: str, twist: str, *, wide: float = WIDE, has_key: bool = False, id: str = ""
) -> str:
    """A string along a path; `over` is the colour of its twist.

    With an `id` the path is written once, under that id, and used for every layer: for pages, where bytes count.
    """
    dx, dy = SHADOW
    layers = [
        f'stroke="var(--land)" stroke-width="{_CASING}"',
        f'stroke="var(--key-light)" stroke-width="{wide}" opacity=".2" transform="translate({dx} {dy})"',
        f'stroke="{colour}" stroke-width="{wide}"',
        f'stroke="{over}" stroke-width="1.2" stroke-dasharray="{twist}" opacity=".8"',
    ]
    if has_key:
        layers.insert(2, f'stroke="var(--key-light)" stroke-width="{_KEYLINE}"')
    if id:
        drawn = "".join(f'<use href="#{id}" {layer}/>' for layer in layers)
        return f'<g {_LOOK}><defs><path id="{id}" d="{path}"/></defs>{drawn}</g>'
    drawn = "".join(f'<path {layer} d="{path}"/>' for layer in layers)
    return f"<g {_LOOK}>{drawn}</g>"


@lru_cache(maxsize=1 << 9)
def rail_markup(rail: Rail, id: str = "") -> str:
    """A company's string."""
    return _company_cord(curve(rail.points), rail.company, id)


def _company_cord(path: str, company: int, id: str = "") -> str:
    has_key = has_keyline(company)
    return cord_markup(
        path, f"var(--p{company})", f"var(--on-p{company})", _TWISTS[company - 1], has_key=has_key, id=id
    )


def planned_markup(rail: Rail, edge: str, wash: str) -> str:
    """A company's string that is only planned: the same, within an outline."""
    halo = f'd="{curve(rail.points)}"'
    return (
        f'<g {_LOOK}><path stroke="{edge}" stroke-width="12.4" {halo}/>'
        f'<path stroke="{wash}" stroke-width="9" {halo}/></g>{rail_markup(rail)}'
    )


def bead_places(rails: Iterable[Rail], tiles: Sequence[Tile]) -> list[Point]:
    """Where the beads of strings are: what is laid later moves none of them."""
    found: list[Point] = []
    for rail in rails:
        found.append(bead_place(rail, tiles, found))
    return found


def bead_place(rail: Rail, tiles: Sequence[Tile], others: Sequence[Point] = ()) -> Point:
    """Where the bead of a string is: no tile covers it and no other bead, if there is such a place."""
    places = _bead_places(rail.points)
    clear = [place for place in places if not any(tile.covers(place, BEAD) for tile in tiles)] or places
    return next((place for place in clear if all(dist(place, other) > 2 * BEAD for other in others)), clear[0])


@lru_cache(maxsize=1 << 9)
def _bead_places(points: Points) -> tuple[Point, ...]:
    """Where a bead may be, the best place first."""
    parts = sorted(_BEADS)
    places = dict(zip(parts, along(points, parts), strict=True))
    return tuple((round(x, 1), round(y, 1)) for x, y in map(places.__getitem__, _BEADS))


@cache
def bead_markup(company: int) -> str:
    """The bead of a company: its colour and its symbol."""
    dx, dy = SHADOW
    key = ' stroke="var(--key-light)" stroke-width="1.3"' if has_keyline(company) else ""
    return (
        f'<circle r="{BEAD + 1.5}" fill="var(--land)"/>'
        f'<circle cx="{dx}" cy="{dy}" r="{BEAD}" fill="var(--key-light)" opacity=".2"/>'
        f'<circle r="{BEAD}" fill="var(--p{company})"{key}/>{solid(company, 10.6)}'
    )


# --- the landscape (SR-2.2)


@lru_cache(maxsize=64)
def river_markup(points: Points) -> str:
    """The river: broken light along a blue string."""
    return cord_markup(curve(points), "var(--river)", "var(--land)", "9 7", wide=5.4) if points else ""


@lru_cache(maxsize=64)
def mountain_markup(points: Points) -> str:
    """The mountain: a grey loop with hachures inwards, as on old maps."""
    if not points:
        return ""
    path = curve(points, closed=True)
    return (
        f'<path fill="var(--mountain-wash)" d="{path}"/>'
        f'<path fill="none" stroke="var(--mountain)" stroke-width="1.5" stroke-linecap="round" opacity=".75"'
        f' d="{_hachures(points)}"/>' + cord_markup(path, "var(--mountain)", "var(--mountain-wash)", "3 5")
    )


_HACHURE_STEP = 10  # mm between two of them


def _hachures(points: Points) -> str:
    """Short strokes inwards, by turns longer and shorter."""
    loop = (*points, *points[:2])
    count = data.MOUNTAIN_LENGTH // data.UNIT // _HACHURE_STEP // 2 * 2
    places = along(loop, (i / count for i in range(count)))
    side = 1 if is_clockwise(points) else -1
    strokes = []
    for i, (x, y) in enumerate(places):
        (x1, y1), (x2, y2) = places[i - 1], places[(i + 1) % count]
        far = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        u, v = -side * (y2 - y1) / far, side * (x2 - x1) / far
        long = 15 if i % 2 else 9
        strokes.append(f"M{tenths(x + 4.5 * u, y + 4.5 * v)}l{tenths(long * u, long * v)}")
    return "".join(strokes)


@cache
def spool_markup(company: int, length: int, is_left: bool) -> str:
    """A string before it is laid, from the origin to the right, at a tenth of its length; a spent one is an outline."""
    wide = data.RAIL_LENGTH[length] / data.UNIT / 10
    if is_left:
        return _company_cord(f"M0 0h{number(wide)}", company)
    return (
        f'<rect x="-{WIDE / 2}" y="-{WIDE / 2}" width="{number(wide + WIDE)}" height="{WIDE}" rx="{WIDE / 2}"'
        ' fill="none" stroke="var(--edge)" stroke-width=".9" stroke-dasharray="3 2.4"/>'
    )
