"""What is laid under and over the map: what makes points, the way a ticket asks for, a passenger's ride."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.core.game import Item
from whistlestop.draw.symbols import pill
from whistlestop.games.marklin import data
from whistlestop.games.marklin.draw_map import course, washed_tracks


class Marks(NamedTuple):
    """Markup under the tracks, over everything, and around places: under their names."""

    under: str
    over: str
    around: str = ""


def marks(items: Sequence[Item]) -> Marks:
    """What makes the points of these items: tracks with a wash under them, cities ringed, points at their places.

    The ends of a ticket that was missed are joined by a broken line, with what it costs.
    """
    missed = [item for item in items if item.part == "tickets" and item.points < 0]
    made = [item for item in items if item not in missed]
    tracks = [data.TRACK_NUMBERS[place] for item in made for place in item.places if place in data.TRACK_NUMBERS]
    cities = [data.PLACE_NUMBERS[place] for item in made for place in item.places if place in data.PLACE_NUMBERS]
    figures = "".join(map(_points, items))
    ringed = rings(dict.fromkeys(cities)) + "".join(map(_missed, missed))
    return Marks(washed(dict.fromkeys(tracks)), figures, ringed)


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


def ends(places: Iterable[int]) -> str:
    """The ends of a ticket: ringed in ink, since what can be tapped has rings as well."""
    circles = "".join(f'<circle cx="{x}" cy="{y}" r="32"/>' for x, y in (data.POSITIONS[place] for place in places))
    look = 'fill="none" stroke="{}" stroke-width="{}"'.format
    return f"<g {look('var(--sheet)', 13)}>{circles}</g><g {look('var(--ink)', 6)}>{circles}</g>"


def outlined(tracks: Iterable[int], dashes: str = "") -> str:
    """A way under its tracks, whose colours stay in sight: an outline in pencil, dashed where nothing is built."""
    paths = "".join(course(track).path for track in tracks)
    if not paths:
        return ""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    look = 'fill="none" stroke-linecap="{}" stroke="{}" stroke-width="{}"'.format
    return (
        f'<path {look("butt" if dashes else "round", "var(--pencil)", 40)}{dashed} d="{paths}"/>'
        f'<path {look("round", "var(--pencil-wash)", 30)} d="{paths}"/>'
    )


def _points(item: Item) -> str:
    """What an item brings, in the middle of its places: of the way, of what was to be joined, or over its city."""
    tracks = [data.TRACK_NUMBERS[place] for place in item.places if place in data.TRACK_NUMBERS]
    points = [data.POSITIONS[data.PLACE_NUMBERS[place]] for place in item.places if place in data.PLACE_NUMBERS]
    if tracks:
        middles = course(tracks[len(tracks) // 2]).middles
        return pill(str(item.points), *middles[len(middles) // 2], "var(--ink)")
    if len(points) > 1:
        x, y = (round(sum(each) / len(points)) for each in zip(*points, strict=True))
        return pill(f"−{-item.points}", x, y, "var(--loss)")
    return "".join(pill(str(item.points), x, y - 42, "var(--ink)") for x, y in points)


def _missed(item: Item) -> str:
    """The ends of a ticket that nobody can travel by, and a broken line between them."""
    points = [data.POSITIONS[data.PLACE_NUMBERS[place]] for place in item.places]
    circles = "".join(f'<circle cx="{x}" cy="{y}" r="31"/>' for x, y in points)
    (x1, y1), (x2, y2) = points
    drawn = f'{circles}<path d="M{x1} {y1}L{x2} {y2}"/>'
    look = 'fill="none" stroke="{}" stroke-width="{}" stroke-dasharray="16 12"'.format
    return f"<g {look('var(--sheet)', 11)}>{drawn}</g><g {look('var(--loss)', 6)}>{drawn}</g>"
