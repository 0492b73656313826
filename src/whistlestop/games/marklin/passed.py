"""Tickets that pass on, as kernels: what a seat knows of those it has put under a deck and another has drawn (TR-10).

It saw them go to whoever drew from there, and how many of each deck were kept. So for each of these tickets it keeps a
set of places (`layout.MAY_BE`): with whom, where under the deck, or as which of an offer it may be. Nothing counts but
what all see and what the seat itself draws: where a ticket really is makes no difference to who cannot see it.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.layout import (
    KEPT_BY,
    LIES_UNDER,
    MAY_BE,
    OFFERED_AS,
    SEATS,
    TICKETS,
    UNDER,
    UNDER_N,
    UNDER_STEP,
)

FIRST_LONG = data.FIRST_LONG


@kernel
def deck_end(deck: int) -> int:
    """The ticket behind the last one of a deck."""
    return TICKETS if deck else FIRST_LONG


@kernel
def note_drawn(s: Block, seat: int, deck: int, number: int) -> None:
    """The first ticket under a deck is about to go to a seat, as one of its offer: all that lie behind it move up."""
    first = FIRST_LONG * deck
    ticket, put_by = s[UNDER + first] % UNDER_STEP, s[UNDER + first] // UNDER_STEP
    lying = (1 << s[UNDER_N + deck]) - 1
    for viewer in range(1, s[SEATS] + 1):
        at = side_at(viewer) + MAY_BE
        for other in range(first, deck_end(deck)):
            places = s[at + other]
            if other == ticket and viewer == seat:
                s[at + other] = 0  # it is seen
            elif other == ticket and viewer == put_by:
                s[at + other] = 1 << (OFFERED_AS - number)
            elif places > 0:
                under = places >> LIES_UNDER & lying
                elsewhere = places - (under << LIES_UNDER)
                if viewer != seat and under & 1:
                    elsewhere |= 1 << (OFFERED_AS - number)
                s[at + other] = elsewhere | under >> 1 << LIES_UNDER


@kernel
def note_settled(s: Block, seat: int, deck: int, offered: int, kept: int) -> None:
    """A seat is about to put under a deck what it does not keep, in the order drawn."""
    for viewer in range(1, s[SEATS] + 1):
        at = side_at(viewer) + MAY_BE
        for ticket in range(FIRST_LONG * deck, deck_end(deck)):
            if s[at + ticket] >> (OFFERED_AS + 1 - offered) > 0:  # hardly ever
                for number in range(offered):
                    if s[at + ticket] >> (OFFERED_AS - number) & 1:
                        s[at + ticket] -= 1 << (OFFERED_AS - number)
                        s[at + ticket] |= places_after(s, seat, deck, offered, kept, number)


@kernel
def places_after(s: Block, seat: int, deck: int, offered: int, kept: int, number: int) -> int:
    """Where a ticket can be that was one of an offer: kept, or under the deck behind those before it that were not."""
    places = 1 << (KEPT_BY + seat) if kept > 0 else 0
    if kept < offered:
        for before in range(max(0, kept - (offered - 1 - number)), min(number, kept) + 1):
            places |= 1 << (LIES_UNDER + s[UNDER_N + deck] + number - before)
    return places
