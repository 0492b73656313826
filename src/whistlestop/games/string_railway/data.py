"""The facts of String Railway: sizes, stations, who lays what (SR-1, SR-2).

All lengths are whole numbers of 0.01 mm; the middle of the table is (0, 0), x grows to the right, y downwards.
"""

from math import cos, radians, sin
from typing import NamedTuple

UNIT = 100  # in one millimetre

# --- strings (SR-1.1, SR-3.3)

LENGTHS = ("short", "long")
SHORT, LONG = range(2)
RAIL_LENGTH = (300 * UNIT, 600 * UNIT)
RIVER_LENGTH, MOUNTAIN_LENGTH = 600 * UNIT, 900 * UNIT
SLACK = 100  # a string is laid whole: at most one part in so many is missing
STEP_LEAST, STEP_MOST = 2 * UNIT, 10 * UNIT  # between successive points
RADIUS = 6 * UNIT  # of the circle through three successive points, at least
GAP = 4 * UNIT  # between a string and its own remote parts: its width
GAP_ALONG = 19 * UNIT  # parts so far away along the string are remote
MOST_RAIL_POINTS = tuple(length // STEP_LEAST + 1 for length in RAIL_LENGTH)
MOST_RIVER_POINTS = RIVER_LENGTH // STEP_LEAST + 1
MOST_MOUNTAIN_POINTS = MOUNTAIN_LENGTH // STEP_LEAST
FARTHEST = 2000 * UNIT  # no coordinate is larger; products of kernels rely on it

# --- companies: how many strings each lays; five players lay one less (SR-2.1)

COMPANIES = {2: 4, 3: 3, 4: 4, 5: 5}  # by players; of two, each has two
SHORTS = {2: 4, 3: 4, 4: 4, 5: 3}
LONGS = 1
START_SCORE = 3  # SR-2.4

# --- the table (SR-1.1)

SIZES = (500, 600, 700, 800)  # side of the square in mm; the loop is four times as long in every shape
USUAL_SIZE = {2: 600, 3: 700, 4: 600, 5: 600}
BORDERS = ("regular", "circle", "oval", "star", "drawn")
MOST_BORDER_POINTS = 4 * SIZES[-1] * UNIT // STEP_LEAST
LAYERS = {
    2: (2, 1, 2),
    3: (1, 2, 2),
    4: (2, 3, 4),
    5: (3, 4, 5),
}  # by players: who lays border, river, mountain (SR-2.1)

# --- stations (SR-1.2)


class Station(NamedTuple):
    """One kind of station: tiles in the deck, points for whoever connects it, how many companies it bears."""

    name: str
    tiles: int
    value: int
    limit: int
    value_of_owner: int | None = None  # where tiles of this kind belong to somebody
    effect: int = 0  # what its owner gets when another company comes


STATIONS = (
    Station("central", 4, 3, 5),
    Station("urban", 2, 1, 5, 3, -1),
    Station("transit", 5, 2, 5, 0, 1),
    Station("regional", 6, 2, 3),
    Station("switching", 3, 0, 3),
    Station("suburban", 6, 2, 2),
    Station("terminal", 2, 3, 5),
    Station("rural", 5, 1, 1),
    Station("scenic", 2, 1, 2),
    Station("base", 0, 2, 5, 0, -1),  # its owner has had its three points at the start
)
KINDS = tuple(station.name for station in STATIONS)
KIND_NUMBERS = {name: kind for kind, name in enumerate(KINDS)}
CENTRAL, URBAN, TRANSIT, REGIONAL, SWITCHING, SUBURBAN, TERMINAL, RURAL, SCENIC, BASE = range(len(KINDS))
DRAWN_KINDS = KINDS[:BASE]
SCENIC_IN_MOUNTAINS = 3
SWITCHING_EACH = 1
DECKS = {  # tiles by kind; the printed table says eight Rural stations (SR-1.3)
    "standard35": tuple(station.tiles for station in STATIONS[:BASE]),
    "printed38": tuple(station.tiles + 3 * (station.name == "rural") for station in STATIONS[:BASE]),
}
MOST_DRAWN = 3  # in one turn (SR-3.1)

# --- tiles: a square given by its middle and its angle

TILE = 45 * UNIT
ANGLES = 90  # whole degrees; a quarter turn changes nothing
_HALF_DIAGONAL = TILE * 2**0.5 / 2
CORNERS = tuple(  # from the middle to one corner, by angle
    (round(_HALF_DIAGONAL * cos(radians(45 + angle))), round(_HALF_DIAGONAL * sin(radians(45 + angle))))
    for angle in range(ANGLES)
)
GRID = 6 * UNIT  # where places for tiles are looked for (SR-3.2)
GRID_ANGLES = tuple(round(11.25 * i) for i in range(8))

# --- landscapes (SR-2.2)

READY_MADE = ("oxbow", "ridge", "delta")
LANDSCAPES = ("random", "by_hand", *READY_MADE)
LANDSCAPE_DICE, LANDSCAPE_FACES = 3, 100  # which of the random ones
OWNER_EFFECTS = ("every", "first")
