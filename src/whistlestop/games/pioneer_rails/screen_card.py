"""The game's picture for a ticket on the home page."""

from functools import cache

from whistlestop.games.pioneer_rails import data, draw
from whistlestop.games.pioneer_rails.draw_map import land_markup, sites_markup
from whistlestop.games.pioneer_rails.notation import parse_board
from whistlestop.games.pioneer_rails.rules import Options
from whistlestop.games.pioneer_rails.seen import BoardView
from whistlestop.games.pioneer_rails.standing import standing

_TURNS = (
    "take th, H3.e, G4.sw, G3.e, G3.se; take kd, F8.e, F8.se, G8.e, F8.sw; take ac, D3.se, D3.sw, D2.se, D2.e;"
    "take js, J8.sw, J8.se, J9.sw, J8.e, K6.e; take td, E9.sw, E9.se, E10.sw; take jh, I4.sw, I4.se, I5.sw, I4.e"
)
_BOX = "-360 -170 640 278"


@cache
def card() -> str:
    """The middle of a map, with the first tracks."""
    here = standing(Options(), BoardView(parse_board(_TURNS)))
    sites = "".join(draw.site_state(here, location) for location in range(data.LOCATIONS))
    tracks = "".join(draw.turn_markup(here, turn) for turn in range(1, len(here.turns) + 1))
    towns = "".join(draw.town_state(here, town) for town in range(data.TOWNS))
    drawn = land_markup(here.map) + sites_markup(here.map) + sites + tracks + towns
    return f'<svg class="pr-picture" viewBox="{_BOX}" aria-hidden="true">{drawn}</svg>'
