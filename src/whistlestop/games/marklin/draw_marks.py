"""What is laid under and over the map: what makes points, the way a ticket asks for, a passenger's ride."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.core.game import Item
from whistlestop.draw.symbols import pill
from whistlestop.games.marklin import data
from whistlestop.games.marklin.draw_map import course, washed_tracks


class Marks(NamedTuple):
    """Markup under the tracks, and over everything."""

    under: str
    over: str


def marks(items: Sequence[Item]) -> Marks:
    """What makes the points of these items: tracks with a wash under them, cities ringed, points at their places."""
    tracks = [data.TRACK_NUMBERS[place] for item in items for place in item.places if place in data.TRACK_NUMBERS]
    cities = [data.PLACE_NUMBERS[place] for item in items for place in item.places if place in data.PLACE_NUMBERS]
    figures = "".join(_points(item) for item in items if item.part in ("routes", "merchandise"))
    return Marks(washed(dict.fromkeys(tracks)), rings(dict.fromkeys(cities)) + figures)


def washed(tracks: Iterable[int]) -> str:
    """Tracks that stand out."""
    return washed_tracks(tracks, "var(--lamp-edge)", "var(--lamp)")


def rings(places: Iterable[int]) -> str:
    """Places that stand out."""
    circles = "".join(f'<circle cx="{x}" cy="{y}" r="31"/>' for x, y in (data.POSITIONS[place] for place in places))
    if not circles:
        return ""
    look = 'fill="none" stroke="{}" stroke-width="{}"'.format
    return f"<g {look('var(--lamp-edge)', 12)}>{circles}</g><g {look('var(--lamp)', 8)}>{circles}</g>"


def open_way(tracks: Iterable[int]) -> str:
    """A way that could be built: a dashed line over its tracks."""
    paths = "".join(course(track).path for track in tracks)
    if not paths:
        return ""
    look = 'fill="none" stroke-linecap="round"'
    return (
        f'<path {look} stroke="var(--land)" stroke-width="13" d="{paths}"/>'
        f'<path {look} stroke="var(--pencil)" stroke-width="7" stroke-dasharray="1 15" d="{paths}"/>'
    )


def _points(item: Item) -> str:
    place = item.places[0]
    if place in data.TRACK_NUMBERS:
        middles = course(data.TRACK_NUMBERS[place]).middles
        x, y = middles[len(middles) // 2]
    else:
        x, y = data.POSITIONS[data.PLACE_NUMBERS[place]]
        y -= 42
    return pill(str(item.points), x, y, "var(--ink)")
