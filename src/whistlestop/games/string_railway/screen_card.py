"""The game's picture for a ticket on the home page."""

from functools import cache
from math import pi, sin

from whistlestop.draw.svg import moved
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.actions import Points
from whistlestop.games.string_railway.draw_strings import bead_markup, rail_markup, river_markup
from whistlestop.games.string_railway.draw_tiles import base_markup, placed, sign_markup
from whistlestop.games.string_railway.standing import Rail, new_tile

_WIDE, _HIGH = 460, 200  # mm
_STATIONS = (("central", 150, 62, 12), ("scenic", 268, 128, -8), ("urban", 392, 60, 5))


@cache
def card() -> str:
    """A piece of the table: a river, two strings, some stations."""
    ground = f'<rect width="{_WIDE}" height="{_HIGH}" fill="var(--land)"/>'
    river = river_markup(_wave(-10, 40, 480, 26, 1.5))
    strings = rail_markup(Rail(1, "long", _wave(34, 150, 370, -38, 1.0))) + rail_markup(
        Rail(4, "short", _wave(150, 66, 260, 58, 0.5))
    )
    beads = moved(bead_markup(1), 94, 114) + moved(bead_markup(4), 210, 105)
    tiles = "".join(
        placed(new_tile(kind)._replace(x=x, y=y, turn=turn), sign_markup(kind, new_tile(kind).worth))
        for kind, x, y, turn in _STATIONS
    )
    base = moved(base_markup(1), 34, 158)
    box = f'viewBox="0 0 {_WIDE} {_HIGH}"'
    return f'<svg class="sr-picture" {box} aria-hidden="true">{ground}{river}{strings}{beads}{tiles}{base}</svg>'


def _wave(x: float, y: float, long: float, high: float, waves: float) -> Points:
    """A string that goes to the right and swings."""
    steps = round(long / 5)
    points = ((x + long * i / steps, y + high * sin(2 * pi * waves * i / steps)) for i in range(steps + 1))
    return tuple(round(each * data.UNIT) for point in points for each in point)
