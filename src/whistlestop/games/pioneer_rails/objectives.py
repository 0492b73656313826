"""The fifteen objectives as kernels: how far a board has come with one (PR-6). None of them can be lost again."""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import BITS
from whistlestop.games.pioneer_rails.layout import (
    BANKED,
    BESIDE,
    BRIDGES,
    COUNT,
    DONE_IN,
    EDGES,
    NUGGETS,
    RAILWAYS,
    RANGES,
    SHARED,
    SUITS,
    TOWN,
    TOWNS_N,
    TUNNELS,
    TURN,
)  # fmt: skip

TOWNS = data.TOWNS
FIRST_BUILDING, END_OF_BUILDINGS = data.FIRST_OF_KIND[data.BANK], data.FIRST_OF_KIND[data.RANCH]
BANK, SALOON, YARD, FORT, RANCH = data.BANK, data.SALOON, data.YARD, data.FORT, data.RANCH
(BANK_NUGGETS, DIG_NUGGETS, TWO_BANKS, THREE_SALOONS, ONE_FORT,
 THREE_EDGES, FOUR_RANGES, FIVE_RANCHES, TWO_TUNNELS, SHARED_BUILDING,
 SIX_TOWNS, THREE_TOWNS, TWO_BRIDGES, SHARED_TOWN, TWO_YARDS) = range(len(data.OBJECTIVES))  # fmt: skip


NEEDED = table((5, 8, 2, 3, 1, 3, 4, 5, 2, 1, 6, 3, 2, 2, 2))  # by objective: how much of what it counts


@kernel
def is_met(s: Block, at: int, objective: int) -> bool:
    return reached(s, at, objective) >= NEEDED[objective]


@kernel
def reached(s: Block, at: int, objective: int) -> int:
    """How much a board has of what an objective counts."""
    if objective == BANK_NUGGETS:
        return s[at + BANKED]
    if objective == DIG_NUGGETS:
        return s[at + NUGGETS]
    if objective == TWO_BANKS:
        return s[at + COUNT + BANK]
    if objective == THREE_SALOONS:
        return s[at + COUNT + SALOON]
    if objective == ONE_FORT:
        return s[at + COUNT + FORT]
    if objective == THREE_EDGES:
        return BITS[s[at + EDGES]]
    if objective == FOUR_RANGES:
        return BITS[s[at + RANGES]]
    if objective == FIVE_RANCHES:
        return s[at + COUNT + RANCH]
    if objective == TWO_TUNNELS:
        return BITS[s[at + TUNNELS]]
    if objective == SHARED_BUILDING:
        return s[at + SHARED]
    if objective == SIX_TOWNS:
        return s[at + TOWNS_N]
    if objective == THREE_TOWNS:
        return most_towns(s, at)
    if objective == TWO_BRIDGES:
        return BITS[s[at + BRIDGES]]
    if objective == SHARED_TOWN:
        return most_railways(s, at)
    return s[at + COUNT + YARD]


@kernel
def most_towns(s: Block, at: int) -> int:
    """The most towns that one railway reaches."""
    most = 0
    for suit in range(SUITS):
        reached = 0
        for town in range(TOWNS):
            reached += s[at + TOWN + town] >> suit & 1
        most = max(most, reached)
    return most


@kernel
def most_railways(s: Block, at: int) -> int:
    """The most railways that reach one town."""
    most = 0
    for town in range(TOWNS):
        most = max(most, BITS[s[at + TOWN + town]])
    return most


@kernel
def shares_building_now(s: Block, at: int) -> bool:
    """Whether a building was finished in this turn with two railways at it."""
    for location in range(FIRST_BUILDING, END_OF_BUILDINGS):
        if s[at + DONE_IN + location] == s[TURN] + 1 and BITS[s[at + BESIDE + location] >> RAILWAYS] >= 2:
            return True
    return False
