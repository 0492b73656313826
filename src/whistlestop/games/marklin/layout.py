"""Where each number of a Märklin position stands, and how actions are numbered.

A position is one flat block: a head that all share, then one side of the table per seat, at
`HEAD + SIDE * (seat - 1)`. Offsets into a side are added to that place, which kernels call `at`.
"""

from whistlestop.games.marklin import data

CARDS = len(data.CARDS)
CITIES = len(data.CITIES)
TICKETS = len(data.TICKETS)

# --- the head
SEATS, PHASE = 0, 1
CURRENT, FIRST = 2, 3  # whose turn it is (at set-up: who draws), and who had the first one
TURN = 4  # turns begun, passes included; 0 at set-up
TURNS_LEFT = 5  # of the last round, or -1 (TR-9.1)
PASSES = 6  # in a row (TR-3.1)
NEXT = 7  # what goes on when the row is full
DRAWN = 8  # train cards drawn in this turn
CLAIMED = 9  # the track at which a passenger may be placed, or NO_TRACK (TR-5.4)
DECK_SIZE, DISCARD_SIZE = 10, 11
RIDE_FROM, RIDE_AT, RIDE_COST, RIDE_LENGTH = 12, 13, 14, 15  # a passenger under way (TR-7)
USED = 16  # two words of 60 bits: the pairs travelled (with `parallel_return`, the tracks)
VISITED = 18  # the cities reached
TICKET_SET, RED_CITIES, REVISIT, PARALLEL, OWN_NEEDED, BONUS_NEEDS = 19, 20, 21, 22, 23, 24
LOT = 25  # what chance has just decided: zeros but for the moment in which it is taken in
DECK = 30  # the train cards of each kind, their order unknown to all
DISCARD = DECK + CARDS
ROW = DISCARD + CARDS  # five kinds, or GAP
SHUFFLED_N = ROW + data.ROW  # short and long tickets in the shuffled part of their decks
UNDER_N = SHUFFLED_N + 2  # … and those put under it
UNDER = UNDER_N + 2  # from the top: ticket + UNDER_STEP * seat that put it there; the long deck from FIRST_LONG on
OWNER = UNDER + TICKETS  # by track: a seat, or 0
PAIR_OWNERS = OWNER + len(data.TRACKS)  # by pair: a bit per seat
OCCUPIED = PAIR_OWNERS + len(data.PAIRS)  # by city: whose passenger stands there, or 0
TAKEN = OCCUPIED + CITIES  # by city: how many tokens are gone
TOKEN_BY = TAKEN + CITIES  # by city, four each: who has the token, from the top one down
TICKET = TOKEN_BY + data.MOST_TOKENS * CITIES  # where each is: see below
RETURNED_BY = TICKET + TICKETS  # who gave it back at set-up, or 0
HEAD = RETURNED_BY + TICKETS

# --- the side of a seat
HAND = 0  # cards of each kind
KNOWN = HAND + CARDS  # … of which all know that they are there (TR-10)
HAND_SIZE = KNOWN + CARDS
TRAINS, SUPPLY, STANDING = HAND_SIZE + 1, HAND_SIZE + 2, HAND_SIZE + 3  # SUPPLY, STANDING: passengers
STAGE = HAND_SIZE + 4
OFFER_N = HAND_SIZE + 5
OFFER = HAND_SIZE + 6  # tickets drawn and not yet chosen from
CHOSEN = OFFER + data.OFFER  # which of them are kept, as a mask
ASKED = CHOSEN + 1  # short and long tickets announced
FIRST_KEPT, LATER_KEPT = ASKED + 2, ASKED + 4  # short and long tickets kept at set-up, and since
ROUTE_POINTS, TOKEN_POINTS = ASKED + 6, ASKED + 7
BORDER = ASKED + 8  # by country: the cities with an own track to it, as a mask (TR-8)
MAY_BE = BORDER + len(data.COUNTRIES)  # by ticket: where the seat knows it to be, as a set of places (TR-10): see below
COMPONENT = MAY_BE + TICKETS  # by city: the number of its network of own tracks
SIDE = COMPONENT + CITIES

GAP = -1
NO_TRACK = -1
USED_BITS = 60
UNDER_STEP = 128

# --- where a ticket is: a seat has kept it, or one of these
NOWHERE, IN_DECK, OFFERED, UNDER_DECK = -1, 0, 10, 20  # OFFERED + seat

# --- places in MAY_BE: tickets that this seat has put under a deck, and that another has drawn since
KEPT_BY = -1  # + seat
LIES_UNDER = 5  # + the place under its deck, from the top
OFFERED_AS = LIES_UNDER + data.FIRST_LONG - 1  # - its number in the offer, of its deck: so far down no ticket lies then
MAY_PLACES = OFFERED_AS + 1

# --- phases of the table, what follows a full row, stages of a seat
(FIRST_DRAW, DEAL, ROW_DRAW, SPLIT, TICKET_DRAW, CHOOSE, AT_TURN, CARD_DRAW, SECOND, PLACE, KEEP, RIDE,
 OVER) = range(13)  # fmt: skip
THEN_SPLIT, THEN_CARD, THEN_PLACE, THEN_END = range(4)
IDLE, CHOOSING, CHOSE, SETTLED = range(4)

# --- actions
TAKE = 0  # five slots of the row
BLIND = TAKE + data.ROW
FIRST_SPLIT = BLIND + 1  # 5 * short + long
FIRST_KEEP = FIRST_SPLIT + 25  # a mask of the four offered
FIRST_DEPART = FIRST_KEEP + 16  # a city
FIRST_RIDE = FIRST_DEPART + CITIES  # a track
FIRST_PLACE = FIRST_RIDE + len(data.TRACKS)  # a city
DONE = FIRST_PLACE + CITIES
PASS = DONE + 1
FIRST_CLAIM = PASS + 1  # a track and a payment, as `PAYMENTS` lists them


def _wild(length: int) -> list[tuple[int, int]]:
    """How many locomotives and "+4" cards may help to pay for so long a track (TR-5.1)."""
    most_plus4 = min(length, data.CARD_COUNTS[data.PLUS4]) if length >= data.PLUS4_LENGTH else 0
    return [(a, b) for a in range(length + 1) for b in range(most_plus4 + 1) if a + b <= length]


def _payments() -> tuple[tuple[int, int, int, int], ...]:
    """Every way to pay for every track: track, colour (WILD for none), locomotives, "+4" cards (TR-5.1)."""
    found = []
    for track, (length, colour) in enumerate(zip(data.LENGTHS, data.TRACK_COLOURS, strict=True)):
        colours = range(data.GRAY) if colour == data.GRAY else (colour,)
        found += [(track, own, a, b) for own in colours for a, b in _wild(length) if a + b < length]
        found += [(track, data.WILD, a, b) for a, b in _wild(length) if a + b == length]
    return tuple(found)


PAYMENTS = _payments()
PAYMENTS_IN_ONE_COLOUR = tuple(  # by length of the track
    sum(a + b < length for a, b in _wild(length)) for length in range(data.LONGEST + 1)
)
ACTIONS = FIRST_CLAIM + len(PAYMENTS)

# --- kinds of action, in the order in which they are listed
(KIND_CARD, KIND_CLAIM, KIND_TICKETS, KIND_DEPART, KIND_KEEP, KIND_PLACE, KIND_RIDE, KIND_DONE,
 KIND_PASS) = range(9)  # fmt: skip
KINDS = 9

# --- why an action is refused: (rule, sentence), by number
FAULTS = (
    ("", ""),
    ("TR-9.1", "marklin-over"),
    ("TR-3", "marklin-not-your-turn"),
    ("TR-3", "marklin-not-now"),
    ("TR-3.1", "marklin-can-act"),
    ("TR-4.1", "marklin-no-card-there"),
    ("TR-4.1", "marklin-locomotive-second"),
    ("TR-4.2", "marklin-deck-empty"),
    ("TR-5.1", "marklin-cards-missing"),
    ("TR-5.2", "marklin-track-owned"),
    ("TR-5.2", "marklin-few-trains"),
    ("TR-5.3", "marklin-pair-owned"),
    ("TR-5.3", "marklin-pair-closed"),
    ("TR-5.4", "marklin-no-passenger-left"),
    ("TR-5.4", "marklin-not-at-the-route"),
    ("TR-5.4", "marklin-occupied"),
    ("TR-6", "marklin-no-tickets"),
    ("TR-6", "marklin-wrong-split"),
    ("TR-6", "marklin-not-offered"),
    ("TR-2.2", "marklin-keep-two"),
    ("TR-6", "marklin-choose-first"),
    ("TR-7.1", "marklin-no-passenger-there"),
    ("TR-7.1", "marklin-no-way-on"),
    ("TR-7.1", "marklin-track-elsewhere"),
    ("TR-7.1", "marklin-track-unowned"),
    ("TR-7.1", "marklin-track-travelled"),
    ("TR-7.1", "marklin-no-passenger-card"),
    ("TR-7.1", "marklin-own-track-first"),
    ("TR-7.3", "marklin-no-ride-abroad"),
    ("TR-7.3", "marklin-not-travelled"),
)
(FINE, GAME_OVER, NOT_YOUR_TURN, NOT_NOW, CAN_ACT, NO_CARD_THERE, LOCOMOTIVE_SECOND, DECK_EMPTY, CARDS_MISSING,
 TRACK_OWNED, FEW_TRAINS, PAIR_OWNED, PAIR_CLOSED, NO_PASSENGER_LEFT, NOT_AT_THE_ROUTE, CITY_OCCUPIED,
 NO_TICKETS, WRONG_SPLIT, NOT_OFFERED, KEEP_TWO, CHOOSE_FIRST, NO_PASSENGER_THERE, NO_WAY_ON, TRACK_ELSEWHERE,
 TRACK_UNOWNED, TRACK_TRAVELLED, NO_PASSENGER_CARD, OWN_TRACK_FIRST, NO_RIDE_ABROAD,
 NOT_TRAVELLED) = range(30)  # fmt: skip
