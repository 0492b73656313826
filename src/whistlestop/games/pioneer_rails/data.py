"""The facts of Pioneer Rails: cards, objectives, points, and the maps that we have drawn (PR-1, PR-2, PR-5, PR-6).

A map is a text of one letter per cell, row by row: `.` desert, `c d h s` the stations, `m` mine, `B` bank, `S` saloon,
`Y` rail yard, `F` fort, `R` ranch, `~` river, `1` to `5` the mountain ranges; and its towns, each a corner of a cell
(q, r, k), in the order of their names. `maps` makes of it what kernels read.
"""

from typing import NamedTuple

from whistlestop.games.pioneer_rails.generated import ATTEMPTS

# --- cards (PR-2)

RANKS = ("t", "j", "q", "k", "a")  # t: ten
SUITS = ("clubs", "diamonds", "hearts", "spades")
SUIT_LETTERS = "cdhs"
CARDS = tuple(f"{rank}{letter}" for letter in SUIT_LETTERS for rank in RANKS)  # card = 5 * suit + rank
CARD_NUMBERS = {name: card for card, name in enumerate(CARDS)}
ROUNDS = 4
TURNS_IN_ROUND = 5
TURNS = ROUNDS * TURNS_IN_ROUND
OPENED = 3  # cards of each turn
MOST_TABLE_DEALS = 4  # so many players have a dealer who takes a card first (PR-2.1, PR-2.2)
LAST_OF_THREE = 2  # points (PR-2.3)

# --- turns (PR-3)

TRACKS = 3  # of each turn
TRAFFIC = 3  # railways that reach one town at most

# --- locations (PR-1.2, PR-1.3, PR-4)

KINDS = ("mine", "bank", "saloon", "yard", "fort", "ranch")
MINE, BANK, SALOON, YARD, FORT, RANCH = range(len(KINDS))
LETTERS = "mBSYFR"
COUNTS = (10, 3, 4, 3, 3, 7)
NEEDS = (1, 3, 2, 3, 4, 0)  # sides with tracks; a ranch needs a region of its own
LOCATIONS = sum(COUNTS)
FIRST_OF_KIND = tuple(sum(COUNTS[:kind]) for kind in range(len(KINDS)))  # locations are numbered kind by kind
BUILDINGS = (BANK, SALOON, YARD, FORT)  # PR-6

TOWNS = 8
RANGES = 5
BOXES_AT_START = 1  # town boxes circled
BANK_FACTORS = (2, 3, 4)
MOST_IN_BANK = 4
FORT_POINTS = (0, 4, 10, 18)
YARD_FACTORS = (0, 2, 4, 6)
RANCH_POINTS = (0, 1, 2, 4, 6, 9, 12, 15)

# --- hands (PR-5), from the least

HANDS = ("nothing", "pair", "two-pairs", "three", "full-house", "straight", "four")
HAND_POINTS = (0, 1, 2, 3, 4, 5, 6)

# --- objectives (PR-6): three decks of five

OBJECTIVES = (
    "bank-nuggets", "dig-nuggets", "two-banks", "three-saloons", "one-fort",
    "three-edges", "four-ranges", "five-ranches", "two-tunnels", "shared-building",
    "six-towns", "three-towns", "two-bridges", "shared-town", "two-yards",
)  # fmt: skip
OBJECTIVE_NUMBERS = {name: number for number, name in enumerate(OBJECTIVES)}
DECKS = 3
IN_DECK = 5
FIRST_POINTS, LATER_POINTS = 10, 5
SOLO_LEVELS = ("beginner", "easy", "medium", "hard", "legendary")  # as many objectives face up as its place (PR-9)
MOST_OBJECTIVES = DECKS + len(SOLO_LEVELS) - 1
SOLO_TARGET, SOLO_PER_OBJECTIVE = 60, 10


# --- maps (PR-1.3)


class Drawing(NamedTuple):
    """A map as it is drawn: rows of letters, towns as (q, r, k), and what towns, ranges and the river are called."""

    rows: tuple[str, ...]
    towns: tuple[tuple[int, int, int], ...]
    names: tuple[str, ...]
    ranges: tuple[str, ...] = ()
    river: str = ""


TOWN_NAMES = (
    "amberwell", "boxwood", "coyote-bend", "drymouth", "eagle-rest", "foxglove", "gallop", "hollowhorn",
    "ironwood", "juniper", "kettle-creek", "lantern-hill", "mesa-vista", "northwind", "oxbow", "prairie-rose",
)  # fmt: skip
RANGE_NAMES = (
    "saddle", "fangs", "comb", "anvil", "old-grey",
    "needles", "elders", "crown", "copperhead", "kettles",
)  # fmt: skip
RIVER_NAMES = ("slow-sister", "crooked-fork")
_A_NAMES, _B_NAMES = TOWN_NAMES[:TOWNS], TOWN_NAMES[TOWNS:]
_A_LAND, _B_LAND = (RANGE_NAMES[:RANGES], RIVER_NAMES[0]), (RANGE_NAMES[RANGES:], RIVER_NAMES[1])
_A_TOWNS = ((-2, -3, 2), (-3, -1, 2), (0, -1, 3), (-2, 2, 2), (3, -4, 3), (4, 0, 5), (1, 1, 5), (2, 3, 2))
_B_TOWNS = ((2, -4, 1), (4, -5, 0), (2, -2, 2), (-1, -1, 1), (0, 1, 2), (-2, 3, 2), (-4, 4, 2), (0, 4, 2))

MAPS = {
    "a": Drawing(
        (
            ". m . ~ . . .",
            ". . . . ~ R m .",
            "R . . . ~ . F 5 .",
            ". B . c . ~ S . 5 .",
            ". m S . . ~ . d . . R",
            ". . . . 1 F ~ m . B . .",
            ". . Y . 1 1 ~ Y 2 2 . . m",
            ". R . m . R ~ . 2 . . S",
            ". . h . B ~ . . F R .",
            "m . . 3 ~ . s . Y .",
            ". S 3 . ~ m . m .",
            "R . . . ~ 4 4 .",
            ". m . . ~ . .",
        ),
        _A_TOWNS,
        _A_NAMES,
        *_A_LAND,
    ),
    "b": Drawing(
        (
            "m . . . S . .",
            ". . F . . R B .",
            ". . R . . . . . .",
            ". S . d 1 F . s . .",
            "~ ~ m . 1 1 . m . Y .",
            ". . ~ ~ . R . 2 2 ~ ~ ~",
            "R . . S ~ ~ m 2 ~ ~ B . .",
            ". . 3 . m ~ ~ ~ m . . R",
            "m . 3 h . F 4 . c . .",
            ". . . . B 4 4 . . S",
            "R . 5 Y . R . m .",
            ". 5 . . . Y . .",
            ". . . m . . m",
        ),
        _B_TOWNS,
        _B_NAMES,
        *_B_LAND,
    ),
    "small_a": Drawing(
        (
            ". m . ~ R m",
            "R . . ~ . F 5",
            "B . c . ~ S . 5",
            "m S . . ~ . d . R",
            ". . . 1 F ~ m . B .",
            ". Y . 1 1 ~ Y 2 2 . m",
            "R . m . R ~ . 2 . S",
            ". h . B ~ . . F R",
            "m . 3 ~ . s . Y",
            "S 3 . ~ m . m",
            "R m . ~ 4 4",
        ),
        _A_TOWNS,
        _A_NAMES,
        *_A_LAND,
    ),
    "small_b": Drawing(
        (
            "m F . S R B",
            ". R . . . . .",
            "S . d 1 F . s .",
            "~ m . 1 1 . m . Y",
            ". ~ ~ . R . 2 2 ~ ~",
            "R . S ~ ~ m 2 ~ ~ B .",
            ". 3 . m ~ ~ ~ m . R",
            "m 3 h . F 4 . c .",
            ". . . B 4 4 . S",
            "R 5 Y . R . m",
            "5 . m . Y m",
        ),
        _B_TOWNS,
        _B_NAMES,
        *_B_LAND,
    ),
}
GENERATED = "generated"
MAP_NAMES = (*MAPS, GENERATED)
MOST_MAP_SEED = len(ATTEMPTS) - 1
