"""What is laid over the table to show what makes points: stations framed, crossings ringed, points at their places."""

from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.core.game import Item
from whistlestop.draw.svg import moved, number
from whistlestop.draw.symbols import pill
from whistlestop.games.string_railway.draw_tiles import placed
from whistlestop.games.string_railway.standing import HALF, Point, Standing, Tile

_LAMP, _EDGE = "var(--lamp)", "var(--lamp-edge)"


def marks(here: Standing, items: Sequence[Item], edge: str = _EDGE, lamp: str = _LAMP) -> str:
    """What makes the points of these items; what a place brings in all stands beside it."""
    points: dict[str, int] = {}
    for item in items:
        for place in item.places:
            points[place] = points.get(place, 0) + item.points
    lit = [_Lit(place_of(place), brought) for place, brought in points.items()]
    tiles = {point: [tile for tile in here.tiles if (tile.x, tile.y) == point] for point, _ in lit}
    around = [frame(tile, edge, lamp) for point, _ in lit for tile in tiles[point]]
    around += [ring(point, edge, lamp) for point, _ in lit if not tiles[point]]
    return "".join(around + [_beside(point, brought, HALF if tiles[point] else 8) for point, brought in lit])


class _Lit(NamedTuple):
    point: Point
    brought: int


def _beside(point: Point, brought: int, half: float) -> str:
    """What a place brings, on the side of the middle of the table: so it is never cut off."""
    aside = half + 11 if point[0] < 0 else -half - 11
    return figure(brought, point[0] + aside, point[1] - half / 2 - 5)


def place_of(place: str) -> Point:
    """The point of a score sheet's place."""
    x, y = place.split(",")
    return float(x), float(y)


def frame(tile: Tile, edge: str = _EDGE, lamp: str = _LAMP) -> str:
    """A station that stands out."""
    far = HALF + 3
    look = f'x="-{number(far)}" y="-{number(far)}" width="{number(2 * far)}" height="{number(2 * far)}" rx="7"'
    return placed(
        tile,
        f'<g fill="none"><rect {look} stroke="{edge}" stroke-width="6"/>'
        f'<rect {look} stroke="{lamp}" stroke-width="3.6"/></g>',
    )


def ring(point: Point, edge: str = _EDGE, lamp: str = _LAMP) -> str:
    """A crossing that stands out."""
    circle = f'cx="{number(point[0])}" cy="{number(point[1])}" r="9"'
    return (
        f'<g fill="none"><circle {circle} stroke="{edge}" stroke-width="5"/>'
        f'<circle {circle} stroke="{lamp}" stroke-width="2.8"/></g>'
    )


def figure(points: int, x: float, y: float) -> str:
    """Points with their sign, on a plate."""
    return moved(pill(signed(points), 0, 0, "var(--loss)" if points < 0 else "var(--gain)"), x, y, 0.62)


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
