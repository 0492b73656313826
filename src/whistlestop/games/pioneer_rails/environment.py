"""Pioneer Rails for learners: what a seat observes as numbers.

An observation tells what the seat's view tells, and no more: positions with equal views have equal observations (a test
imagines them). Boards follow from the observer's clockwise, and seats count likewise: 1 is the observer, 0 nobody. The
map is a rule option and stays the same: it is no part of the observation.
"""

from collections.abc import Sequence
from functools import cache

from whistlestop.core.batches import Part, turned
from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block, block, clear, kernel
from whistlestop.games.pioneer_rails import data, grid, layout, maps, rules
from whistlestop.games.pioneer_rails.board import SUIT_MASK, board_at
from whistlestop.games.pioneer_rails.layout import (
    BANKED,
    BANKS_DUE,
    BEGAN,
    BONUSES,
    BUILDING,
    CARD,
    CARDS,
    CHOOSING,
    COUNT,
    CROSSED,
    DEALER,
    DONE,
    FIRST,
    GONE,
    HELD,
    MET,
    NUGGETS,
    OBJECTIVE,
    OBJECTIVES_N,
    OPEN,
    PAID,
    PAID_IN,
    PHASE,
    SEATS,
    SEEN,
    STAGE,
    SUIT,
    SUIT_SHIFT,
    TOWNS_N,
    TRACK,
    TRACKS_N,
    TURN,
)  # fmt: skip
from whistlestop.games.pioneer_rails.rules import State

ACTIONS = layout.ACTIONS
WAYS, WAY_MASK, TURNS = grid.WAYS, maps.WAY_MASK, data.TURNS
OPENED, OBJECTIVES, BANKS, LOCATIONS = data.OPENED, data.MOST_OBJECTIVES, data.COUNTS[data.BANK], len(data.KINDS)


def parts(seats: int) -> tuple[Part, ...]:
    """What stands in an observation, in this order; cards, suits and objectives count from 1, and 0 is none."""
    cards, suits = layout.CARDS, layout.SUITS
    board = (
        Part("stage", 1, 0, layout.DONE),
        Part("met", OBJECTIVES, 0, data.TURNS),  # by objective: the turn, from 1
        Part("turn_cards", data.TURNS, 0, cards),
        Part("paid", BANKS, 0, data.MOST_IN_BANK),
        Part("tracks", grid.WAYS, 0, suits),  # by way, as actions number them: the railway
    )
    return (
        Part("phase", 1, 0, layout.OVER),
        Part("turn", 1, 0, data.TURNS),
        Part("first", 1, 0, seats),
        Part("dealer", 1, 0, seats),
        Part("open", data.OPENED, 0, cards),
        Part("gone", 1, 0, data.OPENED),
        Part("seen", cards, 0, 1),
        Part("objectives", OBJECTIVES, 0, len(data.OBJECTIVES)),
        Part("held", 1, 0, cards),  # from here on the observer's own
        Part("suit", 1, 0, suits),
        Part("boxes", 3, 0, layout.MOST_BOXES),  # towns reached, boxes crossed out before, and in this turn
        Part("nuggets", 2, 0, data.COUNTS[data.MINE] * data.TURNS),  # circled, banked
        Part("banks_due", 1, 0, BANKS),
        Part("locations", len(data.KINDS), 0, max(data.COUNTS)),
        *(part._replace(name=f"{part.name}_{seat}") for seat in range(1, seats + 1) for part in board),
    )


@cache
def size(seats: int) -> int:
    """How many numbers an observation has."""
    return sum(part.size for part in parts(seats))


# --- one position


def observe(state: State, seat: Seat) -> Block:
    """What a seat observes."""
    out = block(size(state.block[SEATS]))
    write(state.block, seat, out, 0)
    return out


def choices(state: State, seat: Seat) -> Sequence[int]:
    """The legal actions by their numbers."""
    return rules.legal(state, seat).numbers()


decode = rules.decode


# --- kernels


@kernel
def write(s: Block, own: int, out: Block, end: int) -> None:
    """What a seat observes, into `out` from `end` on."""
    seats = s[SEATS]
    out[end] = s[PHASE]
    out[end + 1] = s[TURN]
    out[end + 2] = turned(s[FIRST], own, seats)
    out[end + 3] = turned(s[DEALER], own, seats)
    end += 4
    for i in range(OPENED):
        out[end + i] = s[OPEN + i]
    out[end + OPENED] = s[GONE]
    end += OPENED + 1
    for card in range(CARDS):
        out[end + card] = s[SEEN + card]
    end += CARDS
    for i in range(OBJECTIVES):
        out[end + i] = s[OBJECTIVE + i] if i < s[OBJECTIVES_N] else 0
    end = write_own(s, board_at(own), out, end + OBJECTIVES)
    for i in range(seats):
        end = write_board(s, own, (own - 1 + i) % seats + 1, out, end)


@kernel
def write_own(s: Block, at: int, out: Block, end: int) -> int:
    """What a seat's own board amounts to."""
    is_at_work = s[PHASE] == BUILDING and s[at + STAGE] != CHOOSING
    out[end] = s[at + HELD]
    out[end + 1] = s[at + SUIT] if is_at_work else 0
    out[end + 2] = s[at + TOWNS_N]
    out[end + 3] = s[at + CROSSED]
    out[end + 4] = s[at + BONUSES]
    out[end + 5] = s[at + NUGGETS]
    out[end + 6] = s[at + BANKED]
    out[end + 7] = s[at + BANKS_DUE]
    end += 8
    for kind in range(LOCATIONS):
        out[end + kind] = s[at + COUNT + kind]
    return end + LOCATIONS


@kernel
def write_board(s: Block, own: int, seat: int, out: Block, end: int) -> int:
    """A board as the observer sees it: others' as it was before the turn, until they confirm."""
    at = board_at(seat)
    stage, turns, tracks = s[at + STAGE], s[TURN], s[at + TRACKS_N]
    if s[PHASE] == BUILDING:
        if stage == DONE or (seat == own and stage != CHOOSING):
            turns += 1
        else:
            stage, tracks = CHOOSING, s[at + BEGAN + turns]
    out[end] = stage
    end += 1
    for i in range(OBJECTIVES):
        out[end + i] = s[at + MET + i] if i < s[OBJECTIVES_N] else 0
    end += OBJECTIVES
    for turn in range(TURNS):
        out[end + turn] = s[at + CARD + turn] if turn < turns else 0
    end += TURNS
    for bank in range(BANKS):
        out[end + bank] = s[at + PAID + bank] if s[at + PAID_IN + bank] <= turns else 0
    end += BANKS
    clear(out, end, WAYS)
    for i in range(tracks):
        track = s[at + TRACK + i]
        out[end + (track & WAY_MASK)] = 1 + (track >> SUIT_SHIFT & SUIT_MASK)
    return end + WAYS
