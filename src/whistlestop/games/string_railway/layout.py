"""Where each number of a String Railway position stands, and why actions are refused.

A position is one flat block: a head, the companies, the marks of the border with their bases' places, the stations in
the order in which they came, a list of strings, and a pool of points (x, y) that all strings share. How large the pool
is follows from the number of companies and from the border, so positions of one game are of one size.
"""

from whistlestop.games.string_railway import data

MOST_COMPANIES = 5
MOST_STATIONS = 40  # 29 can be drawn at most (printed38), and five bases
MOST_RAILS = 20
DECK_KINDS = data.BASE

# --- the head
SEATS, COMPANIES, PHASE, CURRENT, TURN = 0, 1, 2, 3, 4  # CURRENT: the company whose turn it is, from 0
SIZE, BORDER_SHAPE, LANDSCAPE, DECK_SET, OWNER_FIRST, EXPERT, MAY_TOUCH = 5, 6, 7, 8, 9, 10, 11
AUTO_SIZE = 12  # whether the size is the usual one
LANDSCAPE_NUMBER = 13  # of a random one, + 1
TO_DRAW = 14  # stations still to be drawn in this turn
EXTRA = 15  # whether this turn's Rural station has been followed by another (SR-3.1)
DECK = 16  # by kind: tiles that nobody has seen
STATIONS_N = DECK + DECK_KINDS
RAILS_N = STATIONS_N + 1
POINTS_N = RAILS_N + 1  # points in the pool
COMPANY = POINTS_N + 1

# --- a company
LEFT = 0  # strings left, by length
SCORE = 2
COMPANY_SIZE = 3

# --- a mark of the border, where a base may stand: the middle and one corner of that tile
MARK = COMPANY + COMPANY_SIZE * MOST_COMPANIES
MARKS_N = MARK + 4 * MOST_COMPANIES
TAKEN = MARKS_N + 1  # by mark: company + 1
HISTORY = TAKEN + MOST_COMPANIES

# --- a turn that was or is played: stations drawn (kind + 1) and what became of each; the string
DRAWN, FATE, STRING = 0, data.MOST_DRAWN, 2 * data.MOST_DRAWN
TURN_SIZE = STRING + 1
PENDING, UNDER = 0, -1  # a fate; else station + 1
MOST_TURNS = 20
STATION = HISTORY + TURN_SIZE * MOST_TURNS  # STRING: rail + 1; of one spent without being laid, -(length + 1)

# --- a station: its middle, the way from there to one corner; owner (company + 1); companies that it is connected to
KIND, X, Y, CORNER_X, CORNER_Y, OWNER, CONNECTED = range(7)
STATION_SIZE = 7

# --- a string: whose (company + 1; 0 for the landscape), where its points begin, how many there are
BORDER = STATION + STATION_SIZE * MOST_STATIONS
STRING_SIZE = 4
WHOSE, FIRST, COUNT, LENGTH = range(4)
RIVER, MOUNTAIN = BORDER + STRING_SIZE, BORDER + 2 * STRING_SIZE
RAIL = BORDER + 3 * STRING_SIZE  # in the order in which they were laid
POOL = RAIL + STRING_SIZE * MOST_RAILS


def size_of(seats: int, border: str) -> int:
    """How many numbers a position has."""
    shorts, longs = data.MOST_RAIL_POINTS
    rails = data.COMPANIES[seats] * (data.SHORTS[seats] * shorts + data.LONGS * longs)
    around = data.MOST_BORDER_POINTS if border == "drawn" else MOST_SHAPE_POINTS
    return POOL + 2 * (rails + around + data.MOST_RIVER_POINTS + data.MOST_MOUNTAIN_POINTS)


MOST_SHAPE_POINTS = 240  # of a border from the list

# --- phases
(LAYING_BORDER, LAYING_RIVER, LAYING_MOUNTAIN, LANDSCAPE_DRAW, BASES, STATION_DRAW, PLACING, LAYING, OVER) = range(9)

# --- why an action is refused: (rule, sentence), by number
FAULTS = (
    ("", ""),
    ("SR-4", "string-railway-over"),
    ("SR-3", "string-railway-not-now"),
    ("SR-3", "string-railway-not-your-turn"),
    ("SR-3.3", "string-railway-no-such-string"),
    ("SR-3.3", "string-railway-steps"),
    ("SR-3.3", "string-railway-sharp-turn"),
    ("SR-3.3", "string-railway-narrow-bend"),
    ("SR-3.3", "string-railway-too-short"),
    ("SR-3.3", "string-railway-too-long"),
    ("SR-3.3", "string-railway-near-itself"),
    ("SR-3.3", "string-railway-crosses-itself"),
    ("SR-3.3", "string-railway-touches-border"),
    ("SR-3.3", "string-railway-end-in-the-open"),
    ("SR-3.3", "string-railway-one-station"),
    ("SR-3.3", "string-railway-not-joined"),
    ("SR-3.3", "string-railway-station-full"),
    ("SR-3.3", "string-railway-enters-twice"),
    ("SR-3.3", "string-railway-through-terminal"),
    ("SR-3.3", "string-railway-string-exists"),
    ("SR-3.2", "string-railway-not-drawn"),
    ("SR-3.2", "string-railway-tile-outside"),
    ("SR-3.2", "string-railway-tile-on-string"),
    ("SR-3.2", "string-railway-tile-on-station"),
    ("SR-3.2", "string-railway-place-exists"),
    ("SR-5", "string-railway-no-room-for-bases"),
    ("SR-2.2", "string-railway-no-room-for-landscape"),
    ("SR-2.2", "string-railway-river-over-border"),
    ("SR-2.2", "string-railway-mountain-not-inside"),
    ("SR-2.2", "string-railway-on-base-place"),
    ("SR-2.2", "string-railway-mountain-on-river"),
    ("SR-2.3", "string-railway-corner-taken"),
    ("SR-2.1", "string-railway-corner-not-next"),
)
(FINE, GAME_OVER, NOT_NOW, NOT_YOUR_TURN, NO_SUCH_STRING, STEPS, SHARP_TURN, NARROW_BEND, TOO_SHORT, TOO_LONG,
 NEAR_ITSELF, CROSSES_ITSELF, TOUCHES_BORDER, END_IN_THE_OPEN, ONE_STATION, NOT_JOINED, STATION_FULL, ENTERS_TWICE,
 THROUGH_TERMINAL, STRING_EXISTS, NOT_DRAWN, TILE_OUTSIDE, TILE_ON_STRING, TILE_ON_STATION, PLACE_EXISTS,
 NO_ROOM_FOR_BASES, NO_ROOM_FOR_LANDSCAPE, RIVER_OVER_BORDER, MOUNTAIN_NOT_INSIDE, ON_BASE_PLACE, MOUNTAIN_ON_RIVER,
 CORNER_TAKEN, CORNER_NOT_NEXT) = range(33)  # fmt: skip
