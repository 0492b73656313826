"""Märklin for learners: what a seat observes as numbers.

An observation tells what the seat's view tells, and no more: positions with equal views have equal observations (a test
imagines them). Players follow from the observer clockwise, and seats count likewise: 1 is the observer, 0 nobody.
"""

from collections.abc import Sequence
from functools import cache

from whistlestop.core.batches import Part, turned
from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block, block, kernel
from whistlestop.games.marklin import data, layout, rules
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.layout import (
    ASKED,
    CARDS,
    CHOOSING,
    CHOSE,
    CHOSEN,
    CITIES,
    CLAIMED,
    CURRENT,
    DECK_SIZE,
    DISCARD,
    DRAWN,
    FIRST,
    FIRST_KEPT,
    HAND,
    HAND_SIZE,
    KNOWN,
    LATER_KEPT,
    OCCUPIED,
    OFFER,
    OFFER_N,
    OWNER,
    PASSES,
    PHASE,
    RIDE,
    RIDE_AT,
    RIDE_COST,
    RIDE_FROM,
    RIDE_LENGTH,
    ROUTE_POINTS,
    ROW,
    SEATS,
    SHUFFLED_N,
    STAGE,
    SUPPLY,
    TICKET,
    TICKETS,
    TOKEN_BY,
    TOKEN_POINTS,
    TRAINS,
    TURNS_LEFT,
    UNDER_N,
    VISITED,
)  # fmt: skip
from whistlestop.games.marklin.rules import State

ACTIONS = layout.ACTIONS
TRACKS, ROW_CARDS, OFFERED = len(data.TRACKS), data.ROW, data.OFFER
TOKENS = data.MOST_TOKENS * layout.CITIES
MOST_POINTS = 1_000  # more than any player can have


def parts(seats: int) -> tuple[Part, ...]:
    """What stands in an observation, in this order; cards, tracks, cities and tickets count from 1, and 0 is none."""
    cards, tickets = sum(data.CARD_COUNTS), layout.TICKETS
    side = (
        Part("cards", 1, 0, cards),
        Part("known", layout.CARDS, 0, max(data.CARD_COUNTS)),  # by kind: those that all know to be in the hand
        Part("trains", 1, 0, data.TRAINS),
        Part("supply", 1, 0, data.PASSENGERS),
        Part("routes", 1, 0, MOST_POINTS),
        Part("merchandise", 1, 0, MOST_POINTS),
        Part("stage", 1, 0, layout.SETTLED),
        Part("asked", 2, 0, data.OFFER),  # short and long tickets, as below
        Part("first_kept", 2, 0, data.OFFER),
        Part("later_kept", 2, 0, tickets),
    )
    return (
        Part("phase", 1, 0, layout.OVER),
        Part("current", 1, 0, seats),
        Part("first", 1, 0, seats),
        Part("turns_left", 1, -1, seats),
        Part("passes", 1, 0, seats),
        Part("drawn", 1, 0, 2),
        Part("claimed", 1, 0, len(data.TRACKS)),
        Part("deck", 1, 0, cards),
        Part("discards", layout.CARDS, 0, max(data.CARD_COUNTS)),
        Part("row", data.ROW, 0, layout.CARDS),
        Part("ticket_decks", 2, 0, tickets),
        Part("under", 2, 0, tickets),
        Part("ride", 4, 0, max(len(data.TRACKS), layout.CITIES)),  # from, at, cards owed, tracks travelled
        Part("visited", layout.CITIES, 0, 1),
        Part("owners", len(data.TRACKS), 0, seats),
        Part("passengers", layout.CITIES, 0, seats),
        Part("tokens", TOKENS, 0, seats),  # four to a city, from the top: who has it
        Part("hand", layout.CARDS, 0, max(data.CARD_COUNTS)),  # from here on the observer's own: by kind
        Part("tickets", tickets, 0, 1),
        Part("offer", data.OFFER, 0, tickets),
        Part("chosen", data.OFFER, 0, 1),
        *(part._replace(name=f"{part.name}_{seat}") for seat in range(1, seats + 1) for part in side),
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
    end = write_table(s, own, out, end)
    end = write_secrets(s, own, out, end)
    seats = s[SEATS]
    for i in range(seats):
        end = write_side(s, own, (own - 1 + i) % seats + 1, out, end)


@kernel
def write_table(s: Block, own: int, out: Block, end: int) -> int:
    """What lies on the table."""
    seats = s[SEATS]
    out[end] = s[PHASE]
    out[end + 1] = turned(s[CURRENT], own, seats)
    out[end + 2] = turned(s[FIRST], own, seats)
    out[end + 3] = s[TURNS_LEFT]
    out[end + 4] = s[PASSES]
    out[end + 5] = s[DRAWN]
    out[end + 6] = s[CLAIMED] + 1
    out[end + 7] = s[DECK_SIZE]
    end += 8
    for kind in range(CARDS):
        out[end + kind] = s[DISCARD + kind]
    end += CARDS
    for slot in range(ROW_CARDS):
        out[end + slot] = s[ROW + slot] + 1
    end += ROW_CARDS
    for deck in range(2):
        out[end + deck] = s[SHUFFLED_N + deck]
        out[end + 2 + deck] = s[UNDER_N + deck]
    end += 4
    riding = s[PHASE] == RIDE
    out[end] = s[RIDE_FROM] + 1 if riding else 0
    out[end + 1] = s[RIDE_AT] + 1 if riding else 0
    out[end + 2] = s[RIDE_COST] if riding else 0
    out[end + 3] = s[RIDE_LENGTH] if riding else 0
    end += 4
    for city in range(CITIES):
        out[end + city] = s[VISITED] >> city & 1 if riding else 0
    end += CITIES
    for track in range(TRACKS):
        out[end + track] = turned(s[OWNER + track], own, seats)
    end += TRACKS
    for city in range(CITIES):
        out[end + city] = turned(s[OCCUPIED + city], own, seats)
    end += CITIES
    for token in range(TOKENS):
        out[end + token] = turned(s[TOKEN_BY + token], own, seats)
    return end + TOKENS


@kernel
def write_secrets(s: Block, own: int, out: Block, end: int) -> int:
    """What only the observer knows: cards, tickets, and what is being chosen from."""
    at = side_at(own)
    for kind in range(CARDS):
        out[end + kind] = s[at + HAND + kind]
    end += CARDS
    for ticket in range(TICKETS):
        out[end + ticket] = 1 if s[TICKET + ticket] == own else 0
    end += TICKETS
    for i in range(OFFERED):
        out[end + i] = s[at + OFFER + i] + 1 if i < s[at + OFFER_N] else 0
        out[end + OFFERED + i] = s[at + CHOSEN] >> i & 1
    return end + 2 * OFFERED


@kernel
def write_side(s: Block, own: int, seat: int, out: Block, end: int) -> int:
    """What all know of a player; of others not even whether they have chosen their tickets."""
    at = side_at(seat)
    out[end] = s[at + HAND_SIZE]
    for kind in range(CARDS):
        out[end + 1 + kind] = s[at + KNOWN + kind]
    end += 1 + CARDS
    out[end] = s[at + TRAINS]
    out[end + 1] = s[at + SUPPLY]
    out[end + 2] = s[at + ROUTE_POINTS]
    out[end + 3] = s[at + TOKEN_POINTS]
    out[end + 4] = CHOOSING if s[at + STAGE] == CHOSE and seat != own else s[at + STAGE]
    end += 5
    for deck in range(2):
        out[end + deck] = s[at + ASKED + deck]
        out[end + 2 + deck] = s[at + FIRST_KEPT + deck]
        out[end + 4 + deck] = s[at + LATER_KEPT + deck]
    return end + 6
