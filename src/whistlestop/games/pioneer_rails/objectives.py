"""The fifteen objectives as a kernel: whether a board meets one (PR-6). None of them can be lost again."""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import BITS
from whistlestop.games.pioneer_rails.layout import (
    BANKED,
    BRIDGES,
    COUNT,
    EDGES,
    NUGGETS,
    RANGES,
    SHARED,
    SUITS,
    TOWN,
    TOWNS_N,
    TUNNELS,
)  # fmt: skip

TOWNS = data.TOWNS
BANK, SALOON, YARD, FORT, RANCH = data.BANK, data.SALOON, data.YARD, data.FORT, data.RANCH
(BANK_NUGGETS, DIG_NUGGETS, TWO_BANKS, THREE_SALOONS, ONE_FORT,
 THREE_EDGES, FOUR_RANGES, FIVE_RANCHES, TWO_TUNNELS, SHARED_BUILDING,
 SIX_TOWNS, THREE_TOWNS, TWO_BRIDGES, SHARED_TOWN, TWO_YARDS) = range(len(data.OBJECTIVES))  # fmt: skip


@kernel
def is_met(s: Block, at: int, objective: int) -> bool:
    if objective == BANK_NUGGETS:
        return s[at + BANKED] >= 5
    if objective == DIG_NUGGETS:
        return s[at + NUGGETS] >= 8
    if objective == TWO_BANKS:
        return s[at + COUNT + BANK] >= 2
    if objective == THREE_SALOONS:
        return s[at + COUNT + SALOON] >= 3
    if objective == ONE_FORT:
        return s[at + COUNT + FORT] >= 1
    if objective == THREE_EDGES:
        return BITS[s[at + EDGES]] >= 3
    if objective == FOUR_RANGES:
        return BITS[s[at + RANGES]] >= 4
    if objective == FIVE_RANCHES:
        return s[at + COUNT + RANCH] >= 5
    if objective == TWO_TUNNELS:
        return BITS[s[at + TUNNELS]] >= 2
    if objective == SHARED_BUILDING:
        return s[at + SHARED] == 1
    if objective == SIX_TOWNS:
        return s[at + TOWNS_N] >= 6
    if objective == THREE_TOWNS:
        return most_towns(s, at) >= 3
    if objective == TWO_BRIDGES:
        return BITS[s[at + BRIDGES]] >= 2
    if objective == SHARED_TOWN:
        return most_railways(s, at) >= 2
    return s[at + COUNT + YARD] >= 2


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
