"""What is legal, as kernels: how many actions of each kind a seat has, and which they are.

The order is fixed: kinds as `layout` numbers them; within a kind tracks in the order in which their corners were
reached, all else by number.
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.pioneer_rails import grid
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.flow import OPENED, payable, suit_fault
from whistlestop.games.pioneer_rails.layout import (
    BUILDING,
    CHOOSING,
    CONFIRM,
    DEALER,
    DEALER_PICKS,
    FINE,
    FIRST_BANK,
    FIRST_SUIT,
    FIRST_TRACK,
    GONE,
    KIND_BANK,
    KIND_DONE,
    KIND_SUIT,
    KIND_SWITCH,
    KIND_TAKE,
    KIND_TRACK,
    KINDS,
    LAYING,
    OPEN,
    PAYING,
    PHASE,
    STAGE,
    SUIT,
    SUITS,
    TAKE,
)  # fmt: skip
from whistlestop.games.pioneer_rails.tracks import FOUND_SHIFT, KIND_MASK, laid_now, survey

WAYS = grid.WAYS


@kernel
def count_kinds(s: Block, m: Block, seat: int, found: Block, counts: Block) -> int:
    """How many legal actions of each kind a seat has; `found` gets the tracks of all kinds, so many."""
    for kind in range(KINDS):
        counts[kind] = 0
    at = board_at(seat)
    if s[PHASE] == DEALER_PICKS:
        counts[KIND_TAKE] = OPENED if s[DEALER] == seat else 0
        return 0
    if s[PHASE] != BUILDING:
        return 0
    stage = s[at + STAGE]
    if stage == CHOOSING:
        counts[KIND_TAKE] = OPENED - 1
        return 0
    tracks = 0
    if stage == LAYING:
        tracks = survey(s, m, at, s[at + SUIT] - 1, found, counts)
        if laid_now(s, at) == 0:
            for suit in range(SUITS):
                if suit_fault(s, m, at, suit) == FINE:
                    counts[KIND_SUIT] += 1
    # A plain track that is free of charge has to be laid first.
    if (stage == LAYING and counts[KIND_TRACK] == 0) or stage == PAYING:
        most = payable(s, at)
        counts[KIND_BANK] = most + 1
        counts[KIND_DONE] = 1 if most < 0 else 0
    return tracks


@kernel
def nth_action(s: Block, m: Block, seat: int, kind: int, index: int, found: Block) -> int:
    """Action number `index` of a kind, in the order in which they are listed."""
    if KIND_TRACK <= kind <= KIND_SWITCH:
        i = 0
        while index > 0 or found[i] & KIND_MASK != kind:
            if found[i] & KIND_MASK == kind:
                index -= 1
            i += 1
        return FIRST_TRACK + (found[i] >> FOUND_SHIFT)
    if kind == KIND_TAKE:
        slot = index
        if s[GONE] and slot >= s[GONE] - 1:
            slot += 1
        return TAKE + s[OPEN + slot] - 1
    if kind == KIND_SUIT:
        at, suit = board_at(seat), 0
        while index > 0 or suit_fault(s, m, at, suit) != FINE:
            if suit_fault(s, m, at, suit) == FINE:
                index -= 1
            suit += 1
        return FIRST_SUIT + suit
    return FIRST_BANK + index if kind == KIND_BANK else CONFIRM


@kernel
def list_actions(s: Block, m: Block, seat: int, counts: Block, out: Block) -> int:
    """All legal actions of a seat, kind by kind; `counts` gets how many there are of each."""
    found, of_kind = zeros(WAYS), zeros(KINDS)
    tracks, end = count_kinds(s, m, seat, found, of_kind), 0
    for kind in range(KINDS):
        counts[kind] = of_kind[kind]
        if KIND_TRACK <= kind <= KIND_SWITCH:
            for i in range(tracks):
                if found[i] & KIND_MASK == kind:
                    out[end] = FIRST_TRACK + (found[i] >> FOUND_SHIFT)
                    end += 1
        else:
            for index in range(of_kind[kind]):
                out[end] = nth_action(s, m, seat, kind, index, found)
                end += 1
    return end
