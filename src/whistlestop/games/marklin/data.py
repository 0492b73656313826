"""The facts of Ticket to Ride: Märklin: the map, the cards, the tickets, the merchandise, the points (TR-1).

Everything is numbered once, here. Cities are 0 to 34, countries 35 to 39; a *pair* is two places that tracks
join, a *track* one of up to three ways between them. Colours are 0 to 7; a track may also be GRAY. Kinds of
cards are the colours, then LOCOMOTIVE, PLUS4 and PASSENGER. Short tickets are 0 to 54, long ones 55 to 88.

What is certain: cities, countries, tracks with lengths and colours, all counts, and Berlin's black stack. What
is reconstructed, since no source tells it: which of the later editions' tickets were in the box of 2006 (the
mark 46 in `_TICKETS`), and which cities are red, yellow and white (`_CITIES`; `_OTHER_RED` is the second
guess). Whoever owns the box corrects them here and nowhere else.
"""

# Place, its x and y on a board of 1000 × 1550, and its stack of merchandise
_CITIES = (
    ("augsburg", 578, 1309, "white"),
    ("berlin", 883, 493, "black"),
    ("bremen", 324, 392, "yellow"),
    ("bremerhaven", 316, 300, "white"),
    ("chemnitz", 861, 826, "yellow"),
    ("dortmund", 174, 684, "yellow"),
    ("dresden", 950, 786, "yellow"),
    ("duesseldorf", 87, 724, "yellow"),
    ("emden", 134, 329, "white"),
    ("erfurt", 602, 807, "white"),
    ("frankfurt", 307, 959, "red"),
    ("freiburg", 204, 1395, "white"),
    ("hamburg", 510, 298, "red"),
    ("hannover", 441, 547, "yellow"),
    ("karlsruhe", 260, 1199, "yellow"),
    ("kassel", 420, 744, "white"),
    ("kiel", 479, 156, "yellow"),
    ("koblenz", 102, 924, "white"),
    ("koeln", 82, 825, "red"),
    ("konstanz", 355, 1430, "white"),
    ("leipzig", 758, 719, "red"),
    ("lindau", 444, 1447, "white"),
    ("magdeburg", 701, 585, "yellow"),
    ("mainz", 225, 1015, "white"),
    ("mannheim", 266, 1107, "yellow"),
    ("muenchen", 721, 1346, "red"),
    ("muenster", 191, 583, "yellow"),
    ("nuernberg", 602, 1060, "yellow"),
    ("regensburg", 798, 1172, "white"),
    ("rostock", 734, 158, "white"),
    ("saarbruecken", 57, 1130, "white"),
    ("schwerin", 644, 281, "white"),
    ("stuttgart", 364, 1222, "red"),
    ("ulm", 487, 1304, "white"),
    ("wuerzburg", 456, 1020, "white"),
)
_COUNTRIES = (
    ("daenemark", 429, 22),
    ("niederlande", 36, 499),
    ("frankreich", 68, 1285),
    ("schweiz", 271, 1508),
    ("oesterreich", 805, 1455),
)
_OTHER_RED = ("hamburg", "koeln", "muenchen", "stuttgart", "nuernberg", "muenster")  # option `red_cities`: alternative

# City, city or country, length, and for each of the parallel tracks its colour and its bend: how far it runs to
# the right of the straight line, in units of the board
_TRACKS: tuple[tuple[str, str, int, tuple[tuple[str, int], ...]], ...] = (
    ("augsburg", "muenchen", 2, (("gray", -3), ("gray", 18))),
    ("augsburg", "nuernberg", 4, (("orange", -8),)),
    ("augsburg", "ulm", 1, (("gray", 11), ("gray", -10))),
    ("berlin", "dresden", 5, (("green", -32),)),
    ("berlin", "hamburg", 7, (("blue", 9), ("yellow", -12))),
    ("berlin", "hannover", 7, (("black", 0),)),
    ("berlin", "leipzig", 4, (("orange", -25),)),
    ("berlin", "magdeburg", 3, (("red", -24),)),
    ("berlin", "rostock", 6, (("purple", 45),)),
    ("berlin", "schwerin", 5, (("white", 35),)),
    ("bremen", "bremerhaven", 1, (("white", 0),)),
    ("bremen", "emden", 3, (("blue", 0),)),
    ("bremen", "hamburg", 3, (("orange", 20),)),
    ("bremen", "hannover", 3, (("yellow", 22),)),
    ("bremen", "muenster", 3, (("black", -2),)),
    ("bremerhaven", "daenemark", 5, (("green", -33),)),
    ("bremerhaven", "emden", 3, (("gray", 39),)),
    ("bremerhaven", "hamburg", 3, (("gray", -22),)),
    ("bremerhaven", "kiel", 3, (("gray", -6),)),
    ("chemnitz", "dresden", 1, (("yellow", 0),)),
    ("chemnitz", "erfurt", 4, (("black", -2),)),
    ("chemnitz", "leipzig", 2, (("blue", -1),)),
    ("chemnitz", "regensburg", 6, (("purple", 20),)),
    ("dortmund", "duesseldorf", 1, (("gray", 23), ("gray", 3), ("gray", -18))),
    ("dortmund", "kassel", 4, (("green", 29),)),
    ("dortmund", "muenster", 1, (("gray", -9), ("gray", 11))),
    ("dresden", "leipzig", 3, (("black", 7),)),
    ("dresden", "regensburg", 7, (("red", -24),)),
    ("duesseldorf", "koeln", 1, (("gray", 24), ("gray", 4), ("gray", -17))),
    ("duesseldorf", "niederlande", 3, (("purple", -1),)),
    ("emden", "muenster", 4, (("red", -5),)),
    ("emden", "niederlande", 2, (("white", 0),)),
    ("erfurt", "hannover", 5, (("orange", -10), ("green", 13))),
    ("erfurt", "kassel", 3, (("gray", -32),)),
    ("erfurt", "leipzig", 3, (("red", -29),)),
    ("erfurt", "nuernberg", 4, (("yellow", 9), ("purple", -12))),
    ("erfurt", "regensburg", 7, (("white", -43),)),
    ("frankfurt", "kassel", 4, (("blue", 12), ("white", 35))),
    ("frankfurt", "koeln", 4, (("gray", 1), ("gray", 22))),
    ("frankfurt", "mainz", 1, (("gray", 12), ("gray", -8))),
    ("frankfurt", "mannheim", 2, (("gray", -14), ("gray", -35))),
    ("frankfurt", "wuerzburg", 2, (("gray", -14), ("gray", 7))),
    ("freiburg", "frankreich", 2, (("yellow", 1),)),
    ("freiburg", "karlsruhe", 3, (("white", 4),)),
    ("freiburg", "konstanz", 2, (("black", -2),)),
    ("freiburg", "schweiz", 2, (("orange", 33),)),
    ("freiburg", "stuttgart", 3, (("gray", 3),)),
    ("hamburg", "hannover", 4, (("red", 12), ("white", -7))),
    ("hamburg", "kiel", 2, (("black", -15), ("purple", 6))),
    ("hamburg", "schwerin", 2, (("green", -23),)),
    ("hannover", "kassel", 3, (("gray", 31), ("gray", 10))),
    ("hannover", "magdeburg", 4, (("blue", 23),)),
    ("hannover", "muenster", 4, (("purple", -9),)),
    ("karlsruhe", "frankreich", 2, (("black", 1),)),
    ("karlsruhe", "mannheim", 1, (("blue", -1),)),
    ("karlsruhe", "saarbruecken", 3, (("gray", -22),)),
    ("karlsruhe", "stuttgart", 1, (("purple", 8),)),
    ("kiel", "daenemark", 2, (("gray", 13),)),
    ("kiel", "rostock", 4, (("orange", -24),)),
    ("kiel", "schwerin", 3, (("yellow", -17),)),
    ("koblenz", "koeln", 1, (("gray", -19), ("gray", 2))),
    ("koblenz", "mainz", 2, (("gray", 12), ("gray", -8))),
    ("koblenz", "saarbruecken", 3, (("gray", 4),)),
    ("konstanz", "lindau", 1, (("yellow", -1),)),
    ("konstanz", "schweiz", 1, (("white", -1),)),
    ("konstanz", "stuttgart", 3, (("green", -2),)),
    ("leipzig", "magdeburg", 2, (("yellow", 3),)),
    ("lindau", "muenchen", 5, (("gray", 30),)),
    ("lindau", "oesterreich", 2, (("purple", 2),)),
    ("lindau", "schweiz", 2, (("blue", -21),)),
    ("lindau", "ulm", 2, (("red", -2),)),
    ("mainz", "mannheim", 1, (("gray", 8), ("gray", -12))),
    ("mainz", "saarbruecken", 3, (("gray", -3),)),
    ("mannheim", "saarbruecken", 3, (("gray", -5),)),
    ("mannheim", "stuttgart", 2, (("gray", 1), ("gray", -19))),
    ("muenchen", "nuernberg", 5, (("blue", 0), ("black", 21))),
    ("muenchen", "oesterreich", 3, (("red", -1),)),
    ("muenchen", "regensburg", 3, (("orange", 39),)),
    ("muenster", "niederlande", 2, (("orange", -3),)),
    ("nuernberg", "regensburg", 3, (("green", -16),)),
    ("nuernberg", "wuerzburg", 2, (("gray", 8), ("gray", -13))),
    ("regensburg", "oesterreich", 4, (("yellow", -9),)),
    ("rostock", "schwerin", 2, (("red", -3),)),
    ("saarbruecken", "frankreich", 1, (("green", -6),)),
    ("stuttgart", "ulm", 2, (("gray", -12), ("gray", 7))),
)

# The two ends, the points, and the smallest set that has it: 46 (reconstructed, but where a comment says
# otherwise), 60 (2012) or 89 (with the 29 of 2015). The first 55 are short, the others long.
_TICKETS = (
    ("mannheim", "stuttgart", 2, 89),
    ("mainz", "stuttgart", 3, 60),
    ("berlin", "leipzig", 4, 89),
    ("frankfurt", "stuttgart", 4, 89),
    ("hamburg", "rostock", 4, 60),
    ("karlsruhe", "augsburg", 4, 60),
    ("koeln", "frankfurt", 4, 89),
    ("koeln", "saarbruecken", 4, 89),
    ("mannheim", "wuerzburg", 4, 60),
    ("bremen", "duesseldorf", 5, 46),
    ("muenchen", "stuttgart", 5, 89),
    ("berlin", "chemnitz", 6, 46),
    ("bremen", "kassel", 6, 46),
    ("dortmund", "mannheim", 6, 46),
    ("emden", "hamburg", 6, 89),
    ("erfurt", "wuerzburg", 6, 46),
    ("hannover", "leipzig", 6, 46),
    ("muenchen", "konstanz", 6, 89),
    ("berlin", "erfurt", 7, 89),
    ("bremerhaven", "koeln", 7, 89),
    ("dortmund", "erfurt", 7, 46),
    ("hamburg", "berlin", 7, 89),
    ("hamburg", "kassel", 7, 89),
    ("hannover", "frankfurt", 7, 89),
    ("koblenz", "ulm", 7, 46),
    ("leipzig", "nuernberg", 7, 60),
    ("muenchen", "wuerzburg", 7, 89),
    ("nuernberg", "stuttgart", 7, 46),
    ("frankfurt", "lindau", 8, 46),
    ("frankreich", "muenchen", 8, 60),
    ("koeln", "nuernberg", 8, 46),
    ("muenchen", "freiburg", 8, 89),
    ("niederlande", "frankfurt", 8, 46),
    ("dortmund", "magdeburg", 9, 46),
    ("frankfurt", "muenchen", 9, 60),
    ("hamburg", "koeln", 9, 46),
    ("karlsruhe", "regensburg", 9, 46),
    ("muenster", "stuttgart", 9, 46),
    ("niederlande", "karlsruhe", 9, 46),
    ("bremen", "berlin", 10, 60),
    ("daenemark", "berlin", 10, 89),
    ("daenemark", "niederlande", 10, 46),
    ("duesseldorf", "konstanz", 10, 46),
    ("frankfurt", "oesterreich", 10, 46),
    ("hamburg", "koblenz", 10, 89),
    ("hamburg", "leipzig", 10, 89),
    ("kassel", "freiburg", 10, 46),
    ("koeln", "schweiz", 10, 46),
    ("leipzig", "frankfurt", 10, 89),
    ("hamburg", "frankfurt", 11, 60),
    ("hannover", "saarbruecken", 11, 46),
    ("koeln", "muenchen", 11, 89),
    ("koeln", "regensburg", 11, 89),
    ("leipzig", "muenchen", 11, 89),
    ("magdeburg", "koeln", 11, 89),
    ("bremerhaven", "frankreich", 12, 46),
    ("dresden", "augsburg", 12, 46),
    ("hamburg", "dresden", 12, 46),
    ("koeln", "leipzig", 12, 60),
    ("leipzig", "ulm", 12, 46),
    ("schwerin", "koblenz", 12, 46),
    ("berlin", "duesseldorf", 13, 46),  # attested in 2006
    ("dortmund", "muenchen", 13, 60),
    ("niederlande", "berlin", 13, 60),
    ("schwerin", "frankfurt", 13, 89),
    ("berlin", "frankfurt", 14, 60),
    ("berlin", "koeln", 14, 89),
    ("hamburg", "karlsruhe", 14, 89),
    ("leipzig", "stuttgart", 14, 89),
    ("muenster", "muenchen", 14, 46),
    ("berlin", "mainz", 15, 46),
    ("berlin", "muenchen", 15, 46),  # attested in 2006
    ("emden", "freiburg", 15, 46),
    ("frankreich", "leipzig", 15, 46),
    ("hamburg", "stuttgart", 15, 46),
    ("kiel", "nuernberg", 15, 46),
    ("muenster", "oesterreich", 15, 46),
    ("bremerhaven", "regensburg", 16, 46),
    ("dresden", "saarbruecken", 16, 46),
    ("frankreich", "daenemark", 17, 46),
    ("kiel", "stuttgart", 17, 89),  # the one ticket worth more than its shortest way
    ("berlin", "stuttgart", 18, 89),
    ("hamburg", "muenchen", 18, 46),
    ("emden", "oesterreich", 19, 46),
    ("berlin", "schweiz", 20, 60),
    ("kiel", "schweiz", 20, 46),
    ("daenemark", "lindau", 22, 46),
    ("rostock", "konstanz", 22, 46),
    ("rostock", "oesterreich", 22, 46),
)

# --- places

CITIES = tuple(name for name, _, _, _ in _CITIES)
COUNTRIES = tuple(name for name, _, _ in _COUNTRIES)
PLACES = CITIES + COUNTRIES
PLACE_NUMBERS = {name: place for place, name in enumerate(PLACES)}
CITY_NUMBERS = {name: city for city, name in enumerate(CITIES)}
POSITIONS = (*((x, y) for _, x, y, _ in _CITIES), *((x, y) for _, x, y in _COUNTRIES))

# --- merchandise (TR-1.3): the largest token lies on top

STACKS = {"black": (7, 6, 5, 4), "red": (4, 3, 2), "yellow": (3, 2, 1), "white": (2,)}
RED_CITIES = ("first", "alternative")  # the two guesses, by number
MOST_TOKENS = 4  # in one stack


def _stacks(guess: str) -> tuple[str, ...]:
    """The colour of each city's stack; what is red in one guess alone is yellow in the other."""
    if guess == "first":
        return tuple(stack for _, _, _, stack in _CITIES)
    return tuple(
        "red" if city in _OTHER_RED else "yellow" if stack == "red" else stack for city, _, _, stack in _CITIES
    )


CITY_STACKS = tuple(_stacks(guess) for guess in RED_CITIES)  # by guess, then by city

# --- cards (TR-1.1)

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
GRAY = len(COLOURS)
WILD = len(COLOURS)  # the colour of a payment with wild cards alone
CARDS = (*COLOURS, "locomotive", "plus4", "passenger")
LOCOMOTIVE, PLUS4, PASSENGER = range(len(COLOURS), len(CARDS))
CARD_NUMBERS = {name: kind for kind, name in enumerate(CARDS)}
CARD_COUNTS = (*(11 for _ in COLOURS), 14, 6, 10)
ROW = 5  # cards that lie face up
HAND = 4  # cards that each player begins with (TR-2.1)
PLUS4_LENGTH = 4  # the shortest track that takes a "+4" (TR-5.1)
MOST_OF_A_KIND = 3  # as many locomotives, or passengers, face up: a new row (TR-4.3)

# --- tracks

PAIRS = tuple((PLACE_NUMBERS[a], PLACE_NUMBERS[b]) for a, b, _, _ in _TRACKS)
PAIR_NAMES = tuple("-".join(sorted((a, b))) for a, b, _, _ in _TRACKS)


def _tracks() -> tuple[tuple[str, int, int, int, int], ...]:
    """Name, pair, length, colour and bend of each track."""
    found = []
    for pair, (_, _, length, ways) in enumerate(_TRACKS):
        for number, (colour, bend) in enumerate(ways, 1):
            name = f"{PAIR_NAMES[pair]}#{number}" if len(ways) > 1 else PAIR_NAMES[pair]
            found.append((name, pair, length, (*COLOURS, "gray").index(colour), bend))
    return tuple(found)


TRACKS = tuple(name for name, *_ in _tracks())
TRACK_NUMBERS = {name: track for track, name in enumerate(TRACKS)}
PAIR_OF = tuple(pair for _, pair, _, _, _ in _tracks())
LENGTHS = tuple(length for _, _, length, _, _ in _tracks())
TRACK_COLOURS = tuple(colour for _, _, _, colour, _ in _tracks())
BENDS = tuple(bend for _, _, _, _, bend in _tracks())
ENDS = tuple(PAIRS[pair] for pair in PAIR_OF)  # of each track: a city, then a city or a country
LONGEST = max(LENGTHS)

# --- tickets

SHORT, LONG = 0, 1
FIRST_LONG = 55
TICKETS = tuple(f"{a}-{b}" for a, b, _, _ in _TICKETS)
TICKET_NUMBERS = {name: ticket for ticket, name in enumerate(TICKETS)}
TICKET_ENDS = tuple((PLACE_NUMBERS[a], PLACE_NUMBERS[b]) for a, b, _, _ in _TICKETS)
TICKET_POINTS = tuple(points for _, _, points, _ in _TICKETS)
TICKET_SETS = ("marklin46", "deutschland60", "germany89")
IN_SET = tuple(  # by set, then by ticket
    tuple(smallest <= size for _, _, _, smallest in _TICKETS) for size in (46, 60, 89)
)
OFFER = 4  # tickets drawn at once (TR-2.2, TR-6)

# --- players, points (TR-1.2, TR-5.2, TR-9)

TRAINS, PASSENGERS = 45, 3
ROUTE_POINTS = (0, 1, 2, 4, 7, 10, 15, 18)  # by length
LAST_TRAINS = 2  # so few at the end of a turn start the last round (TR-9.1)
BONUS = 10  # for most completed tickets (TR-9.2)
