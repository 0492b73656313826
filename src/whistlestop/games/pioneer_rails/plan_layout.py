"""What a searching player plays by, one flat block `p`: first the weights, then its notes on a position.

Where nothing else is said weights are hundredths of a point. None is below zero. All reckoning is in whole numbers, so
that compiled and plain Python decide alike.
"""

from array import array
from collections.abc import Mapping

from whistlestop.core.kernel import Block, block
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.layout import BOARD

_TABLE = (
    # What is there, beyond the points that it has scored
    ("nugget", 0),  # one that a bank may still take
    ("join", 0),  # a railway more in a town
    ("begun_bank", 0),  # a track beside it, as long as it is not complete
    ("begun_saloon", 0),
    ("begun_yard", 0),
    ("begun_fort", 0),
    ("box", 300),  # one that is not crossed out
    ("hand", 100),  # a part of what the cards of this round promise: hundredths
    # What is within reach: worth as much as it brings, less by each track that it takes
    ("reach", 80),  # a part of all of it: hundredths. Without it nobody looks for ways
    ("mine", 110),
    ("mine_banked", 100),  # more, while a bank is to come
    ("saloon", 240),
    ("bank", 70),  # a part of its points: hundredths
    ("yard", 90),
    ("fort", 100),
    ("town", 200),
    ("town_yard", 30),  # a part of a factor of the yards: hundredths
    ("join_yard", 35),
    ("late", 60),  # a part of what takes more than half of the tracks that are left: hundredths
    ("ranch", 50),  # against each bit of doubt about which region is whose
    ("shut", 36),  # an end that may shut a region with its next track; with the one after it half of that
    ("track", 80),  # one that this turn has still to lay
    # Objectives
    ("met", 1000),
    ("first", 0),  # more among several players, for whoever is the first: it is lost to all others
    ("objective", 900),  # one that lacks hardly anything
    ("objective_begun", 560),  # two tunnels or bridges, when the first is built,
    ("objective_new", 50),  # … and before,
    ("objective_box", 100),  # … and each box that is held back for them
    ("objective_track", 0),  # against each track that one lacks
)
WEIGHT_NAMES = tuple(name for name, _ in _TABLE)
WEIGHTS = dict(_TABLE)
(NUGGET, JOIN, BEGUN_BANK, BEGUN_SALOON, BEGUN_YARD, BEGUN_FORT, BOX, HAND,
 REACH, REACH_MINE, REACH_MINE_BANKED, REACH_SALOON, REACH_BANK, REACH_YARD, REACH_FORT, REACH_TOWN, REACH_TOWN_YARD,
 REACH_JOIN, LATE, RANCH_DOUBT, SHUT, TRACK_TO_COME, MET_WORTH, FIRST_WORTH, OBJECTIVE_WORTH, OBJECTIVE_BEGUN,
 OBJECTIVE_NEW, OBJECTIVE_BOX, OBJECTIVE_TRACK) = range(len(_TABLE))  # fmt: skip

# --- notes on a position
WAY_TO = len(_TABLE)  # by suit and corner: the tracks that its railway needs to come there, or FAR
OTHERS = WAY_TO + len(data.SUITS) * grid.CORNERS  # by corner: … the nearest railway but this turn's
QUEUE = OTHERS + grid.CORNERS
NEEDS = QUEUE + grid.CORNERS  # by location: the tracks that it takes to complete it, or FAR
FEWEST = NEEDS + data.LOCATIONS  # room for the few things that are nearest
DOUBT = FEWEST + 16  # of the ranches when the search began
START = DOUBT + 1  # the board then
BEFORE_LAST = START + BOARD  # the board before the last track of a set
# What `outlook` has found on the way, and what only those who have learned look at (`features`)
HELD_NOW = BEFORE_LAST + BOARD  # nuggets that are left when banks are paid
GROUP = HELD_NOW + 1  # the railways of the largest network
NETWORK = GROUP + 1  # … and its towns
BOXES_LEFT = NETWORK + 1
SHUTTING = BOXES_LEFT + 1
LACKING = SHUTTING + 1  # by objective that lies open: the tracks that it lacks; 0 where it is met
RIVALS = LACKING + data.MOST_OBJECTIVES  # … those that it takes the nearest other player; 0 where somebody has met it
EXITS = RIVALS + data.MOST_OBJECTIVES  # by suit: free exits of its station,
ENDS = EXITS + len(data.SUITS)  # … ends of its branches,
AREA = ENDS + len(data.SUITS)  # … corners to which they may come,
OWN_WAY = AREA + len(data.SUITS)  # … and by location: the tracks that it needs to come there
PLAN = OWN_WAY + len(data.SUITS) * data.LOCATIONS

FAR = 99
FARTHEST = 12  # tracks that are looked ahead

# What is scored and what is begun, and nothing beyond
GREEDY_WEIGHTS = WEIGHTS | {
    "nugget": 80, "join": 60, "box": 130, "begun_bank": 250, "begun_saloon": 80, "begun_yard": 220, "begun_fort": 130,
    "reach": 0, "ranch": 0, "shut": 0,
}  # fmt: skip


def plan(weights: Mapping[str, int]) -> Block:
    """Notes with weights to play by."""
    p = block(PLAN)
    p[: len(_TABLE)] = array("q", [weights[name] for name in WEIGHT_NAMES])
    return p
