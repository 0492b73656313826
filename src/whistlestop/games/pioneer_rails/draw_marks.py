"""What is laid under and over a board to show what makes points: cells, towns, tracks, fields, boxes and hands."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.core.game import Item
from whistlestop.draw.symbols import pill
from whistlestop.games.pioneer_rails import data, grid, tally
from whistlestop.games.pioneer_rails.draw_ledger import TRACKS, hand_frame, hand_place, icon_place
from whistlestop.games.pioneer_rails.draw_map import CENTRES, CORNERS, WAY_PATHS, hexes
from whistlestop.games.pioneer_rails.draw_tracks import fields_markup
from whistlestop.games.pioneer_rails.score import COUNTED, objective_places
from whistlestop.games.pioneer_rails.standing import AT, Standing, tracks_of

_LAMP, _EDGE, _WASH = "var(--lamp)", "var(--lamp-edge)", "var(--lamp-wash)"


class Marks(NamedTuple):
    """Markup under the tracks, and over everything."""

    under: str
    over: str


def marks(here: Standing, items: Sequence[Item]) -> Marks:
    """What makes the points of these items."""
    places = dict.fromkeys(place for item in items for place in item.places)
    cells = [grid.CELL_NUMBERS[place] for place in places if place in grid.CELL_NUMBERS]
    ways = [grid.WAY_NUMBERS[place.lower()] for place in places if "." in place]
    towns = [corner for corner, name in zip(here.map.towns, here.map.town_names, strict=True) if name in places]
    if any(item.part == "yards" for item in items):
        ways += _network(here)
    fields = here.fields if any(item.part == "ranches" for item in items) else ()
    figures = "".join(_points(here, item) for item in items)
    return Marks(fields_markup(here, fields, _WASH, _EDGE) + washed(ways), lit_cells(cells) + rings(towns) + figures)


def _network(here: Standing) -> list[int]:
    """The tracks of all railways in the largest group (PR-4.5)."""
    group = tally.largest_network(here.block, AT)
    return [way for turn in here.turns if group >> data.SUITS.index(turn.suit) & 1 for way in tracks_of(turn)]


def washed(ways: Iterable[int]) -> str:
    """Ways that stand out."""
    path = "".join(WAY_PATHS[way] for way in ways)
    if not path:
        return ""
    look = 'fill="none" stroke-linecap="round"'
    return (
        f'<path {look} stroke="{_EDGE}" stroke-width="37" d="{path}"/>'
        f'<path {look} stroke="{_LAMP}" stroke-width="31" d="{path}"/>'
    )


def lit_cells(cells: Iterable[int], edge: str = _EDGE, lamp: str = _LAMP) -> str:
    """Cells that stand out."""
    path = hexes(cells)
    if not path:
        return ""
    look = 'fill="none" stroke-linejoin="round"'
    return (
        f'<path {look} stroke="{edge}" stroke-width="12" d="{path}"/>'
        f'<path {look} stroke="{lamp}" stroke-width="7" d="{path}"/>'
    )


def rings(corners: Iterable[int], edge: str = _EDGE, lamp: str = _LAMP) -> str:
    """Corners that stand out."""
    circles = "".join('<circle cx="{}" cy="{}" r="22"/>'.format(*CORNERS[corner]) for corner in corners)
    if not circles:
        return ""
    look = 'fill="none" stroke="{}" stroke-width="{}"'.format
    return f"<g {look(edge, 10)}>{circles}</g><g {look(lamp, 6)}>{circles}</g>"


def _points(here: Standing, item: Item) -> str:
    """The points where they are written down: at a score track, at a hand; those of objectives at their places."""
    if item.part == "hands":
        number = int(item.args["round"]) - 1
        path = hand_frame(here.map, number)
        frame = f'<path fill="none" stroke="{_EDGE}" stroke-width="6" stroke-linejoin="round" d="{path}"/>'
        return frame + _pill(item.points, *hand_place(here.map, number))
    if item.part == "banks":  # one item for each of them, in the order of their factors
        box = data.BANK_FACTORS.index(int(item.args["factor"]))
        return _pill(item.points, *icon_place(here.map, "banks", box))
    if item.part in TRACKS:
        return _pill(item.points, *icon_place(here.map, item.part))
    if item.points and item.places:
        return _pill(item.points, *_place(here, item.places[0]))
    return ""


def _place(here: Standing, place: str) -> tuple[int, int]:
    if place in grid.CELL_NUMBERS:
        x, y = CENTRES[grid.CELL_NUMBERS[place]]
        return x, y - 44
    if "." in place:
        return CORNERS[grid.WAY_ENDS[grid.WAY_NUMBERS[place.lower()]][0]]
    x, y = CORNERS[here.map.towns[here.map.town_names.index(place)]]
    return x, y - 36


def _pill(points: int, x: float, y: float) -> str:
    return pill(str(points), x, y, "var(--ink)")


def goal_marks(here: Standing, name: str) -> Marks:
    """What counts for an objective so far, and where more of it lies."""
    places = objective_places(here.block, AT, name)
    found = marks(here, [Item("", 0, "", places=places)])
    kind = COUNTED.get(name)
    cells = (
        [] if kind is None else [cell for cell in here.map.locations if here.map.letters[cell] == data.LETTERS[kind]]
    )
    towns = here.map.towns if "town" in name else ()
    more = lit_cells(
        [cell for cell in cells if grid.CELL_NAMES[cell] not in places], "var(--pencil)", "var(--pencil-wash)"
    )
    rest = [corner for corner, town in zip(towns, here.map.town_names, strict=False) if town not in places]
    return Marks(found.under, more + rings(rest, "var(--pencil)", "var(--pencil-wash)") + found.over)
