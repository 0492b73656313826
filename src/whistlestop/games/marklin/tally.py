"""The final score as kernels: tickets, bonus, totals and places (TR-9)."""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import are_joined, side_at
from whistlestop.games.marklin.layout import BONUS_NEEDS, ROUTE_POINTS, SEATS, TICKET, TICKETS, TOKEN_POINTS

ROUTES, TICKET_SUM, MERCHANDISE, BONUS, COMPLETED, TOTAL = range(6)
PARTS = 6  # numbers of each seat
BONUS_POINTS = data.BONUS
TICKET_A, TICKET_B = table(a for a, _ in data.TICKET_ENDS), table(b for _, b in data.TICKET_ENDS)
TICKET_POINTS = table(data.TICKET_POINTS)


@kernel
def tally(s: Block, parts: Block) -> None:
    """The parts of every seat's score: `parts[PARTS * (seat - 1) + part]` (TR-9.2)."""
    seats, most = s[SEATS], 0
    for i in range(PARTS * seats):
        parts[i] = 0
    for ticket in range(TICKETS):
        seat = s[TICKET + ticket]
        if 1 <= seat <= seats:
            row = PARTS * (seat - 1)
            if are_joined(s, side_at(seat), TICKET_A[ticket], TICKET_B[ticket]):
                parts[row + TICKET_SUM] += TICKET_POINTS[ticket]
                parts[row + COMPLETED] += 1
            else:
                parts[row + TICKET_SUM] -= TICKET_POINTS[ticket]
    for seat in range(1, seats + 1):
        most = max(most, parts[PARTS * (seat - 1) + COMPLETED])
    for seat in range(1, seats + 1):
        row = PARTS * (seat - 1)
        parts[row + ROUTES] = s[side_at(seat) + ROUTE_POINTS]
        parts[row + MERCHANDISE] = s[side_at(seat) + TOKEN_POINTS]
        if parts[row + COMPLETED] == most and (most > 0 or s[BONUS_NEEDS] == 0):
            parts[row + BONUS] = BONUS_POINTS
        parts[row + TOTAL] = (
            parts[row + ROUTES] + parts[row + TICKET_SUM] + parts[row + MERCHANDISE] + parts[row + BONUS]
        )


@kernel
def is_ahead(parts: Block, row: int, other: int) -> bool:
    """TR-9.3: more points, then more completed tickets, then more merchandise."""
    if parts[row + TOTAL] != parts[other + TOTAL]:
        return parts[row + TOTAL] > parts[other + TOTAL]
    if parts[row + COMPLETED] != parts[other + COMPLETED]:
        return parts[row + COMPLETED] > parts[other + COMPLETED]
    return parts[row + MERCHANDISE] > parts[other + MERCHANDISE]


@kernel
def rank(parts: Block, seats: int, places: Block) -> None:
    """The place of each seat; equal ones share it."""
    for seat in range(seats):
        places[seat] = 1
        for other in range(seats):
            if is_ahead(parts, PARTS * other, PARTS * seat):
                places[seat] += 1


@kernel
def tally_seats(s: Block, parts: Block, places: Block) -> None:
    """`tally` and `rank` for callers in Python, whose blocks numba would compile everything for once more."""
    own_parts, own_places = zeros(PARTS * s[SEATS]), zeros(s[SEATS])
    tally(s, own_parts)
    rank(own_parts, s[SEATS], own_places)
    for i in range(PARTS * s[SEATS]):
        parts[i] = own_parts[i]
    for i in range(s[SEATS]):
        places[i] = own_places[i]
