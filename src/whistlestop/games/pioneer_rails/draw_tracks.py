"""Railways as SVG: each suit has its own sleepers, and its symbol where a branch ends; bridges, tunnels, fields.

♣ beads, ♦ broad sleepers, ♥ sleepers in pairs, ♠ even ones: they are told apart in one colour, in print, and small.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from whistlestop.draw.svg import moved
from whistlestop.games.pioneer_rails import grid
from whistlestop.games.pioneer_rails.draw_map import CORNERS, WAY_PATHS, colour
from whistlestop.games.pioneer_rails.draw_sites import SUIT
from whistlestop.games.pioneer_rails.maps import BRIDGE, TUNNEL, Map
from whistlestop.games.pioneer_rails.standing import Field, Standing, cut_of

# By suit: dashes of the sleepers, where they begin, how broad they are, how their ends look. All have a period that
# divides a side of 50, so that a track looks the same from both ends.
_SLEEPERS = (
    (".1 9.9", "-5", 13, ' stroke-linecap="round"'),
    ("9 7.67", "-3.83", 17, ""),
    ("3.4 3.4 3.4 14.8", "-7.4", 19, ""),
    ("3.4 6.6", "-3.3", 19, ""),
)
_BED, _RAIL = 23, 5


@lru_cache(maxsize=1 << 12)
def tracks_markup(drawn: Map, suit: int, ways: tuple[int, ...], ink: str = "", bed: str = "var(--desert)") -> str:
    """Tracks of one railway, in its colour or in this ink."""
    line = ink or colour(suit)
    path = "".join(WAY_PATHS[way] for way in ways)
    dashes, start, broad, cap = _SLEEPERS[suit]
    return (
        f'<path fill="none" stroke="{bed}" stroke-width="{_BED}" d="{path}"/>'
        f"{_works(drawn, ways, line)}"
        f'<path fill="none" stroke="{line}" stroke-width="{broad}" stroke-dasharray="{dashes}"'
        f' stroke-dashoffset="{start}"{cap} d="{path}"/>'
        f'<path fill="none" stroke="{line}" stroke-width="{_RAIL}" stroke-linecap="round" d="{path}"/>'
    )


def planned_markup(drawn: Map, suit: int, way: int, edge: str, wash: str) -> str:
    """A track that is only planned: in the ink of its outline, and broader than what is laid."""
    path = WAY_PATHS[way]
    return (
        f'<path fill="none" stroke="{edge}" stroke-width="45" stroke-linecap="round" d="{path}"/>'
        f'<path fill="none" stroke="{wash}" stroke-width="37" stroke-linecap="round" d="{path}"/>'
        f"{tracks_markup(drawn, suit, (way,), edge, wash)}"
    )


def _works(drawn: Map, ways: Sequence[int], line: str) -> str:
    """Railings of bridges, portals of tunnels."""
    types = {way: drawn.side_type(way) for way in ways if way < grid.SIDES}
    bridges = "".join(WAY_PATHS[way] for way, type in types.items() if type == BRIDGE)
    tunnels = "".join(WAY_PATHS[way] for way, type in types.items() if type == TUNNEL)
    drawn_works = ""
    if bridges:
        drawn_works += f'<path fill="none" stroke="{line}" stroke-width="31" d="{bridges}"/>'
        drawn_works += f'<path fill="none" stroke="var(--sea)" stroke-width="25" d="{bridges}"/>'
    if tunnels:
        dashes = 'stroke-dasharray="7 35.7"'
        drawn_works += f'<path fill="none" stroke="{line}" stroke-width="33" {dashes} d="{tunnels}"/>'
        drawn_works += f'<path fill="none" stroke="var(--mountain-wash)" stroke-width="23" d="{tunnels}"/>'
    return drawn_works


def end_markup(corner: int, suit: int, ink: str = "") -> str:
    """Where a branch can go on."""
    return moved(end_disc(suit, ink or colour(suit)), *CORNERS[corner])


@cache
def end_disc(suit: int, ink: str) -> str:
    """The symbol of a suit on a disc."""
    disc = f'<circle r="12" fill="{ink}" stroke="var(--desert)" stroke-width="2.5"/>'
    return disc + moved(f'<path fill="var(--desert)" d="{SUIT[suit]}"/>', -8, -8, 0.8)


# --- the regions of ranches (PR-4.7)


@lru_cache(maxsize=1 << 10)
def field_path(standing_key: tuple[tuple[int, int], ...]) -> str:
    """The outline of parts of cells, each with the shortcut that cuts its cell (or 0)."""
    steps: set[tuple[int, int]] = set()
    for part, cut in standing_key:
        ring = _ring(part, cut)
        steps.update(zip(ring, ring[1:] + ring[:1], strict=True))
    edge: dict[int, list[int]] = {}
    for start, end in sorted(steps):
        if (end, start) not in steps:
            edge.setdefault(start, []).append(end)
    path = ""
    while edge:
        first = here = min(edge)
        path += "M{} {}".format(*CORNERS[here])
        while here in edge:
            ahead = edge[here].pop()
            if not edge[here]:
                del edge[here]
            here = ahead
            path += "z" if here == first else "L{} {}".format(*CORNERS[here])
    return path


def _ring(part: int, cut: int) -> list[int]:
    """The corners around a part of a cell, clockwise."""
    cell, half = divmod(part, 2)
    corners = grid.CELL_CORNERS[cell]
    if not cut:
        return list(corners)
    start = cut - 1 + 3 * half
    return [corners[(start + step) % 6] for step in range(4)]


def outline(here: Standing, field: Field) -> str:
    """The outline of a ranch's region."""
    return field_path(tuple([(part, cut_of(here, part // 2)) for part in field.parts]))


def fields_markup(here: Standing, fields: Iterable[Field], wash: str = "var(--n3)", line: str = "var(--gain)") -> str:
    """Regions with a wash and a dashed edge."""
    path = "".join(outline(here, field) for field in fields)
    if not path:
        return ""
    return f'<path fill="{wash}" stroke="{line}" stroke-width="4" stroke-dasharray="9 7" opacity=".75" d="{path}"/>'
