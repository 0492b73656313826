"""The game's picture for a ticket on the home page."""

from functools import cache

from whistlestop.games.marklin import data, draw_map

_TRAINS = {"hamburg-hannover#1": 1, "erfurt-hannover#1": 1, "berlin-leipzig": 3, "bremen-muenster": 4}
_BOX = (180, 440, 800, 348)


@cache
def card() -> str:
    """The middle of the map, with some trains."""
    x, y, wide, high = _BOX
    owners = {data.TRACK_NUMBERS[track]: owner for track, owner in _TRAINS.items()}
    seen = [
        track for track in range(len(data.TRACKS)) if any(_is_near(point) for point in draw_map.course(track).middles)
    ]
    tracks = "".join(draw_map.track_markup(track, owners.get(track, 0)) for track in seen)
    cities = "".join(
        draw_map.city_markup(city, stack, 0)
        for city, stack in enumerate(data.CITY_STACKS[0])
        if _is_near(data.POSITIONS[city])
    )
    ground = f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="var(--land)"/>'
    box = f'viewBox="{x} {y} {wide} {high}"'
    return f'<svg class="mk-picture" {box} aria-hidden="true">{ground}{tracks}{cities}</svg>'


def _is_near(point: draw_map.Point) -> bool:
    x, y, wide, high = _BOX
    return x - 40 <= point[0] <= x + wide + 40 and y - 40 <= point[1] <= y + high + 40
