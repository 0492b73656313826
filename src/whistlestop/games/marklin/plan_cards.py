"""The planner's cards as kernels: what its plan lacks, how it pays, which routes it takes for their points alone,
and which card it draws.
"""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import (
    CITIES,
    COLOUR,
    COLOURS,
    END_A,
    END_B,
    FIRST_PAYMENT,
    GRAY,
    IN_ONE_COLOUR,
    LENGTH,
    LOCOMOTIVE,
    LONGEST,
    PAIR_FIRST,
    PAIR_OF,
    PASSENGER,
    PLUS4,
    PLUS4_LENGTH,
    ROUTE_POINTS_OF,
    STRIDE,
    TRACKS,
    WILD,
    is_open,
    side_at,
)
from whistlestop.games.marklin.cards import SLOTS, count_in_row
from whistlestop.games.marklin.layout import (
    AT_TURN,
    BLIND,
    DECK_SIZE,
    FIRST_CLAIM,
    GAP,
    HAND,
    OWNER,
    PAYMENTS,
    PHASE,
    ROW,
    SEATS,
    TAKE,
    TRAINS,
)
from whistlestop.games.marklin.plan_layout import (
    AROUND,
    BUILD,
    BUILD_LENGTH,
    BUILD_N,
    BY_TRACK,
    CARD_DECK,
    CARD_FIRST,
    CARD_GRAY,
    CARD_GRAY_MORE,
    CARD_LOCOMOTIVE,
    CARD_LOCOMOTIVE_LATE,
    CARD_NEEDED,
    CARD_NEEDED_MORE,
    CARD_OTHER,
    CARD_PASSENGER,
    CARD_PLUS4,
    CARD_PLUS4_IDLE,
    CLAIM_LEFT,
    FREE,
    GRAY_LACK,
    IS_PLANNED,
    LACK,
    LACK_ALL,
    MOST_TARGETS,
    NEED,
    ORDER_LENGTH,
    ORDER_PAYMENT,
    ORDER_RIVAL,
    ORDER_SINGLE,
    PAY_LOCOMOTIVE,
    PAY_NEEDED,
    PAY_PLUS4,
    POINTS_LENGTH,
    POINTS_MISSING,
    POINTS_WILD,
    POINTS_WILD_LENGTH,
    SPARE,
    SPARE_WILD,
    TARGET_COLOUR,
    TARGET_N,
    TARGETS,
)

NOTHING = -1  # no action, no payment, no colour
FEW_LACK = 2  # the plan is almost paid for
MOST_NEEDED = 4  # a colour that lacks more is not drawn more eagerly


def _places_in_a_colour() -> list[int]:
    """Where a payment stands among those of its track and colour, or of wild cards alone, by length, locomotives
    and "+4" cards."""
    found = [0] * STRIDE**3
    for length in range(1, STRIDE):
        track = data.LENGTHS.index(length)
        _, colour, _, _ = next(payment for payment in PAYMENTS if payment[0] == track)
        for own in (colour, WILD):
            ways = [(a, b) for t, c, a, b in PAYMENTS if (t, c) == (track, own)]
            for place, (a, b) in enumerate(ways):
                found[(STRIDE * length + a) * STRIDE + b] = place
    return found


PLACE_IN_COLOUR = table(_places_in_a_colour())


@kernel
def payment_number(track: int, colour: int, locomotives: int, plus4: int) -> int:
    """The number of a payment, as `layout.PAYMENTS` lists them."""
    length = LENGTH[track]
    before = 0 if COLOUR[track] != GRAY else colour
    if colour == WILD:
        before = COLOURS if COLOUR[track] == GRAY else 1
    place = PLACE_IN_COLOUR[(STRIDE * length + locomotives) * STRIDE + plus4]
    return FIRST_PAYMENT[track] + IN_ONE_COLOUR[length] * before + place


# --- what the plan takes


@kernel
def count_needs(s: Block, seat: int, w: Block) -> None:
    """By colour what planned tracks take, what is missing and what is free; gray ones, the longest first, take
    the colour of which most is free."""
    at = side_at(seat)
    for colour in range(COLOURS):
        w[NEED + colour] = 0
    for i in range(w[BUILD_N]):
        track = w[BY_TRACK + w[BUILD + i]]
        if COLOUR[track] != GRAY:
            w[NEED + COLOUR[track]] += LENGTH[track]
    w[LACK_ALL] = 0
    for colour in range(COLOURS):
        cards = s[at + HAND + colour]
        w[FREE + colour] = max(0, cards - w[NEED + colour])
        w[LACK + colour] = max(0, w[NEED + colour] - cards)
        w[LACK_ALL] += w[LACK + colour]
        w[SPARE + colour] = w[FREE + colour]
    w[GRAY_LACK] = 0
    for shorter in range(LONGEST):
        for i in range(w[BUILD_N]):
            track = w[BY_TRACK + w[BUILD + i]]
            if COLOUR[track] == GRAY and LENGTH[track] == LONGEST - shorter:
                colour = most_spare(w)
                used = min(LENGTH[track], w[SPARE + colour])
                w[SPARE + colour] -= used
                w[GRAY_LACK] += LENGTH[track] - used
    w[LACK_ALL] += w[GRAY_LACK]
    w[SPARE_WILD] = max(0, s[at + HAND + LOCOMOTIVE] + s[at + HAND + PLUS4] - w[LACK_ALL])


@kernel
def most_spare(w: Block) -> int:
    """The colour of which most cards are spare."""
    best = 0
    for colour in range(1, COLOURS):
        if w[SPARE + colour] > w[SPARE + best]:
            best = colour
    return best


# --- payments


@kernel
def best_payment(s: Block, seat: int, track: int, w: Block) -> tuple[int, int, int, int]:
    """The payment that wastes least: its number (or NOTHING), what it wastes, its wild cards, and how many cards
    of it the plan needs elsewhere."""
    at, length = side_at(seat), LENGTH[track]
    first, last = (0, COLOURS) if COLOUR[track] == GRAY else (COLOUR[track], COLOUR[track] + 1)
    is_planned = w[IS_PLANNED + PAIR_OF[track]] == 1
    best, waste, wild, needed = NOTHING, 0, 0, 0
    for colour in range(first, last + 1):  # after the last one: wild cards alone
        used = min(length, s[at + HAND + colour]) if colour < last else 0
        if used == 0 and colour < last:
            continue
        rest = length - used
        plus4 = min(rest, s[at + HAND + PLUS4]) if length >= PLUS4_LENGTH else 0
        if rest - plus4 > s[at + HAND + LOCOMOTIVE]:
            continue
        elsewhere = max(0, used - w[FREE + colour]) if colour < last else 0
        if is_planned and COLOUR[track] != GRAY:
            elsewhere = 0
        cost = w[PAY_PLUS4] * plus4 + w[PAY_LOCOMOTIVE] * (rest - plus4) + w[PAY_NEEDED] * elsewhere
        if best == NOTHING or cost < waste:
            best = payment_number(track, colour if colour < last else WILD, rest - plus4, plus4)
            waste, wild, needed = cost, rest, elsewhere
    return best, waste, wild, needed


@kernel
def claim_planned(s: Block, seat: int, most_waste: int, w: Block) -> int:
    """The planned track to claim first, of those that can be paid for without more waste; or NOTHING."""
    best, best_worth, is_noted = NOTHING, 0, False
    for i in range(w[BUILD_N]):
        pair = w[BUILD + i]
        is_single = s[SEATS] <= 3 or PAIR_FIRST[pair + 1] - PAIR_FIRST[pair] == 1
        for track in range(PAIR_FIRST[pair], PAIR_FIRST[pair + 1]):
            if not is_open(s, seat, track):
                continue
            payment, waste, _, _ = best_payment(s, seat, track, w)
            if payment == NOTHING or waste > most_waste:
                continue
            if not is_noted:
                note_neighbours(s, w)
                is_noted = True
            worth = 100 * (w[ORDER_SINGLE] if is_single else 0) - 100 * w[ORDER_LENGTH] * LENGTH[track]
            worth -= w[ORDER_PAYMENT] * waste
            for end in (END_A[track], END_B[track]):
                if end < CITIES and w[AROUND + end] & ~(1 << seat):
                    worth += 100 * w[ORDER_RIVAL]
            if best == NOTHING or worth > best_worth:
                best, best_worth = FIRST_CLAIM + payment, worth
    return best


@kernel
def note_neighbours(s: Block, w: Block) -> None:
    """Who has tracks at each place."""
    for track in range(TRACKS):
        w[AROUND + END_A[track]] = 0
        w[AROUND + END_B[track]] = 0
    for track in range(TRACKS):
        if s[OWNER + track]:
            w[AROUND + END_A[track]] |= 1 << s[OWNER + track]
            w[AROUND + END_B[track]] |= 1 << s[OWNER + track]


# --- routes for their points


@kernel
def find_targets(s: Block, seat: int, w: Block) -> None:
    """The best routes for points from what the plan leaves over, one after the other."""
    trains = s[side_at(seat) + TRAINS] - w[BUILD_LENGTH]
    w[TARGET_N] = 0
    while w[TARGET_N] < MOST_TARGETS:
        best, best_worth, best_colour = NOTHING, 0, 0
        gray = most_spare(w)
        for track in range(TRACKS):
            length = LENGTH[track]
            colour = gray if COLOUR[track] == GRAY else COLOUR[track]
            lack = max(0, length - w[SPARE + colour])
            wild = min(lack, w[SPARE_WILD])
            price = 100 + w[POINTS_MISSING] * (lack - wild) + w[POINTS_WILD] * wild
            worth = 100_000 * ROUTE_POINTS_OF[length]
            # What is no better is seen without a division, and whether a better one is free is asked last.
            if worth < (best_worth + 1) * price or length > trains or w[IS_PLANNED + PAIR_OF[track]]:
                continue
            if is_open(s, seat, track) and not is_target(w, PAIR_OF[track]):
                best, best_worth, best_colour = track, worth // price, colour
        if best == NOTHING:
            return
        w[TARGETS + w[TARGET_N]] = best
        w[TARGET_COLOUR + w[TARGET_N]] = best_colour
        w[TARGET_N] += 1
        used = min(LENGTH[best], w[SPARE + best_colour])
        w[SPARE + best_colour] -= used
        w[SPARE_WILD] = max(0, w[SPARE_WILD] - LENGTH[best] + used)
        trains -= LENGTH[best]


@kernel
def is_target(w: Block, pair: int) -> bool:
    found = False
    for i in range(w[TARGET_N]):
        found = found or PAIR_OF[w[TARGETS + i]] == pair
    return found


@kernel
def wild_left(s: Block, seat: int, w: Block) -> int:
    """The wild cards that the plan does not lack; below zero where it lacks more."""
    at = side_at(seat)
    return s[at + HAND + LOCOMOTIVE] + s[at + HAND + PLUS4] - w[LACK_ALL]


@kernel
def may_claim_target(s: Block, seat: int, w: Block) -> bool:
    """Whether the plan leaves enough over for a route that is long enough: where not, none need be looked for."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, w[FREE + colour])
    shortest = min(w[POINTS_LENGTH], w[POINTS_WILD_LENGTH])
    return w[BUILD_N] == 0 or most + max(0, wild_left(s, seat, w)) >= shortest


@kernel
def claim_target(s: Block, seat: int, w: Block) -> int:
    """A route for points that can be paid for from what the plan leaves over; or NOTHING."""
    for i in range(w[TARGET_N]):
        track = w[TARGETS + i]
        payment, _, wild, needed = best_payment(s, seat, track, w)
        if payment == NOTHING or needed > 0 or (wild > 0 and wild > wild_left(s, seat, w)):
            continue
        shortest = w[POINTS_WILD_LENGTH] if wild else w[POINTS_LENGTH]
        if w[BUILD_N] == 0 or LENGTH[track] >= shortest:
            return FIRST_CLAIM + payment
    return NOTHING


# --- drawing


@kernel
def draw(s: Block, seat: int, w: Block) -> int:
    """The card to take: a slot of the row, or blind; NOTHING where none is left."""
    best, first, second = NOTHING, 0, 0
    if s[DECK_SIZE] > 0:
        best, first, second = BLIND, w[CARD_DECK], w[CARD_DECK] if s[DECK_SIZE] > 1 else 0
    locomotive = NOTHING
    for slot in range(SLOTS):
        kind = s[ROW + slot]
        if kind == LOCOMOTIVE:
            locomotive = TAKE + slot
        elif kind != GAP:
            worth = card_worth(s, seat, kind, w)
            if worth > first or best == NOTHING:
                best, first, second = TAKE + slot, worth, first
            elif worth > second:
                second = worth
    if s[PHASE] == AT_TURN and locomotive != NOTHING:
        at = side_at(seat)
        lack = w[LACK_ALL] - s[at + HAND + LOCOMOTIVE] - s[at + HAND + PLUS4]
        worth = w[CARD_LOCOMOTIVE_LATE] if 0 < lack <= FEW_LACK else w[CARD_LOCOMOTIVE]
        if best == NOTHING or worth > first + second:
            return locomotive
    return best


@kernel
def card_worth(s: Block, seat: int, kind: int, w: Block) -> int:
    """What a face-up card is worth to the plan."""
    if kind == PASSENGER:
        return w[CARD_PASSENGER]
    if kind == PLUS4:
        return w[CARD_PLUS4] if wants_long(w) else w[CARD_PLUS4_IDLE]
    worth = w[CARD_OTHER]
    if w[LACK + kind] > 0:
        return max(worth, w[CARD_NEEDED] + w[CARD_NEEDED_MORE] * min(w[LACK + kind], MOST_NEEDED))
    if w[GRAY_LACK] > 0:
        worth = max(worth, w[CARD_GRAY] + w[CARD_GRAY_MORE] * w[FREE + kind])
    if draws_for_targets(w):
        for i in range(w[TARGET_N]):
            if w[TARGET_COLOUR + i] == kind:
                worth = max(worth, w[CARD_FIRST + i])
    return worth


@kernel
def draws_for_targets(w: Block) -> bool:
    """Whether the plan is built or paid for so far that cards for other routes are drawn."""
    return w[BUILD_N] <= w[CLAIM_LEFT] or w[LACK_ALL] <= FEW_LACK


@kernel
def minds_targets(s: Block, w: Block) -> bool:
    """Whether routes for points make a difference to the card that is drawn."""
    return draws_for_targets(w) or count_in_row(s, PLUS4) > 0


@kernel
def wants_long(w: Block) -> bool:
    """Whether a track that takes a "+4" is planned, or a target."""
    longest = 0
    for i in range(w[BUILD_N]):
        longest = max(longest, LENGTH[w[BY_TRACK + w[BUILD + i]]])
    for i in range(w[TARGET_N]):
        longest = max(longest, LENGTH[w[TARGETS + i]])
    return longest >= PLUS4_LENGTH
