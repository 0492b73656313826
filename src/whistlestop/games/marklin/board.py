"""The map as kernels see it: who may claim what, what payments a hand allows, which places are joined (TR-5, TR-8).

Tables are flat; a track's neighbours are found through its pair. Nothing here draws cards or ends turns.
"""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.marklin import data
from whistlestop.games.marklin.layout import (
    BORDER,
    CARDS_MISSING,
    COMPONENT,
    FEW_TRAINS,
    FINE,
    HAND,
    HEAD,
    OWNER,
    PAIR_CLOSED,
    PAIR_OWNED,
    PAIR_OWNERS,
    PAYMENTS,
    PAYMENTS_IN_ONE_COLOUR,
    SEATS,
    SIDE,
    TAKEN,
    TOKEN_BY,
    TOKEN_POINTS,
    TRACK_OWNED,
    TRAINS,
)  # fmt: skip

CITIES, PLACES = len(data.CITIES), len(data.PLACES)
TRACKS = len(data.TRACKS)
COLOURS, GRAY, WILD = len(data.COLOURS), data.GRAY, data.WILD
LOCOMOTIVE, PLUS4, PASSENGER = data.LOCOMOTIVE, data.PLUS4, data.PASSENGER
PLUS4_LENGTH, LONGEST = data.PLUS4_LENGTH, data.LONGEST
STRIDE = LONGEST + 1  # lengths of a colour in the table of payments
UP_TO = STRIDE * (GRAY + 1)  # where that table ends
WAYS = UP_TO + STRIDE
MOST_TOKENS = data.MOST_TOKENS

PAIR_OF, LENGTH, COLOUR = table(data.PAIR_OF), table(data.LENGTHS), table(data.TRACK_COLOURS)
# The tracks of pair p are PAIR_FIRST[p] up to PAIR_FIRST[p + 1].
PAIR_FIRST = table(sum(other < pair for other in data.PAIR_OF) for pair in range(len(data.PAIRS) + 1))
PRICE = table(STRIDE * colour + length for colour, length in zip(data.TRACK_COLOURS, data.LENGTHS, strict=True))
END_A, END_B = table(a for a, _ in data.ENDS), table(b for _, b in data.ENDS)
ROUTE_POINTS_OF = table(data.ROUTE_POINTS)
PAY_TRACK, PAY_COLOUR, PAY_LOCOMOTIVES, PAY_PLUS4 = (table(payment[i] for payment in PAYMENTS) for i in range(4))
FIRST_PAYMENT = table(next(i for i, payment in enumerate(PAYMENTS) if payment[0] == track) for track in range(TRACKS))
IN_ONE_COLOUR = table(PAYMENTS_IN_ONE_COLOUR)
TOKEN_VALUES = table(  # by guess at the red cities, then by city, from the top token down; 0 where none is
    (*data.STACKS[stack], 0, 0, 0)[place]
    for stacks in data.CITY_STACKS
    for stack in stacks
    for place in range(MOST_TOKENS)
)

# The tracks between cities, city by city: those of city c stand from CITY_FIRST[c] to CITY_FIRST[c + 1].
_BY_CITY = [
    [track for track, (a, b) in enumerate(data.ENDS) if b < CITIES and city in (a, b)] for city in range(CITIES)
]
CITY_TRACKS = table(track for tracks in _BY_CITY for track in tracks)
CITY_FIRST = table(sum(len(tracks) for tracks in _BY_CITY[:city]) for city in range(CITIES + 1))


@kernel
def side_at(seat: int) -> int:
    """Where the side of a seat begins."""
    return HEAD + SIDE * (seat - 1)


@kernel
def other_end(track: int, city: int) -> int:
    return END_A[track] + END_B[track] - city


# --- claiming (TR-5)


@kernel
def is_open(s: Block, seat: int, track: int) -> bool:
    """TR-5.2, TR-5.3: nobody has the track, and the pair is not closed to this seat."""
    owners = s[PAIR_OWNERS + PAIR_OF[track]]
    return owners == 0 or (s[SEATS] > 3 and s[OWNER + track] == 0 and owners >> seat & 1 == 0)


@kernel
def claim_fault(s: Block, seat: int, payment: int) -> int:
    """Why a payment does not claim its track, or FINE."""
    at, track = side_at(seat), PAY_TRACK[payment]
    if s[OWNER + track]:
        return TRACK_OWNED
    owners = s[PAIR_OWNERS + PAIR_OF[track]]
    if owners >> seat & 1:
        return PAIR_OWNED
    if owners and s[SEATS] <= 3:
        return PAIR_CLOSED
    if s[at + TRAINS] < LENGTH[track]:
        return FEW_TRAINS
    return FINE if can_pay(s, at, payment) else CARDS_MISSING


@kernel
def can_pay(s: Block, at: int, payment: int) -> bool:
    """TR-5.1: whether the hand holds these cards."""
    locomotives, plus4, colour = PAY_LOCOMOTIVES[payment], PAY_PLUS4[payment], PAY_COLOUR[payment]
    if s[at + HAND + LOCOMOTIVE] < locomotives or s[at + HAND + PLUS4] < plus4:
        return False
    return colour == WILD or s[at + HAND + colour] >= LENGTH[PAY_TRACK[payment]] - locomotives - plus4


@kernel
def count_payments(s: Block, at: int, ways: Block) -> None:
    """In how many ways a side pays for a track: `ways[STRIDE * colour + length]`, GRAY too (TR-5.1).

    Tracks longer than the trains that are left are not paid for at all (TR-5.2).

    Wild cards alone are one payment for all colours of a gray track, not one for each. The last words of `ways`
    hold in how many ways up to so many wild cards can be chosen.
    """
    locomotives, plus4 = s[at + HAND + LOCOMOTIVE], s[at + HAND + PLUS4]
    for length in range(STRIDE):
        ways[UP_TO + length] = choices(length, locomotives, plus4) + (ways[UP_TO + length - 1] if length else 0)
        ways[STRIDE * GRAY + length] = count_wild(s, at, length)
    for colour in range(COLOURS):
        cards = s[at + HAND + colour]
        for length in range(1, STRIDE):
            alone = count_wild(s, at, length)
            fewest, found = max(0, length - cards), 0
            if cards == 0:
                found = 0
            elif length < PLUS4_LENGTH:
                found = max(0, min(length - 1, locomotives) - fewest + 1)
            else:
                found = ways[UP_TO + length - 1] - (ways[UP_TO + fewest - 1] if fewest else 0)
            ways[STRIDE * colour + length] = found + alone
            ways[STRIDE * GRAY + length] += found
    for length in range(s[at + TRAINS] + 1, STRIDE):
        for colour in range(GRAY + 1):
            ways[STRIDE * colour + length] = 0


@kernel
def count_wild(s: Block, at: int, length: int) -> int:
    """In how many ways wild cards alone pay for so long a track."""
    return choices(length, s[at + HAND + LOCOMOTIVE], s[at + HAND + PLUS4] if length >= PLUS4_LENGTH else 0)


@kernel
def choices(wild: int, locomotives: int, plus4: int) -> int:
    """In how many ways so many wild cards can be chosen."""
    return max(0, min(locomotives, wild) - max(0, wild - plus4) + 1)


@kernel
def count_claims(s: Block, seat: int, ways: Block) -> int:
    """How many pairs of a track and a payment a seat can choose from."""
    found = 0
    if s[SEATS] <= 3:
        for track in range(TRACKS):  # a product, since a branch that often goes either way is slow
            found += ways[PRICE[track]] * (s[PAIR_OWNERS + PAIR_OF[track]] == 0)
    else:
        for track in range(TRACKS):
            if s[OWNER + track] == 0 and s[PAIR_OWNERS + PAIR_OF[track]] >> seat & 1 == 0:
                found += ways[PRICE[track]]
    return found


@kernel
def lay(s: Block, seat: int, track: int) -> None:
    """Put a seat's trains on a track, and join what it joins."""
    at = side_at(seat)
    s[OWNER + track] = seat
    s[PAIR_OWNERS + PAIR_OF[track]] |= 1 << seat
    a, b = END_A[track], END_B[track]
    if b >= CITIES:
        s[at + BORDER + b - CITIES] |= 1 << a
        return
    old, new = s[at + COMPONENT + a], s[at + COMPONENT + b]
    if old != new:
        for city in range(CITIES):
            if s[at + COMPONENT + city] == old:
                s[at + COMPONENT + city] = new


# --- networks (TR-8)


@kernel
def are_joined(s: Block, at: int, a: int, b: int) -> bool:
    """Whether own tracks join two places; a country is reached by its border tracks and no way through."""
    if a < CITIES and b < CITIES:
        return s[at + COMPONENT + a] == s[at + COMPONENT + b]
    ones = 1 << a if a < CITIES else s[at + BORDER + a - CITIES]
    others = 1 << b if b < CITIES else s[at + BORDER + b - CITIES]
    if ones == 0 or others == 0:
        return False
    for x in range(CITIES):
        if ones >> x & 1:
            for y in range(CITIES):
                if others >> y & 1 and s[at + COMPONENT + x] == s[at + COMPONENT + y]:
                    return True
    return False


# --- merchandise (TR-7.2)


@kernel
def token_value(guess: int, city: int, place: int) -> int:
    """What token number `place` of a city's stack is worth, from the top; 0 where none is."""
    if place >= MOST_TOKENS:
        return 0
    return TOKEN_VALUES[MOST_TOKENS * (CITIES * guess + city) + place]


@kernel
def take_token(s: Block, seat: int, city: int, guess: int) -> None:
    """The top token of a city goes to a seat, if one is left."""
    place = s[TAKEN + city]
    value = token_value(guess, city, place)
    if value > 0:
        s[TOKEN_BY + MOST_TOKENS * city + place] = seat
        s[TAKEN + city] += 1
        s[side_at(seat) + TOKEN_POINTS] += value
