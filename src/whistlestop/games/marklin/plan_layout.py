"""The planner's workspace, one flat block: first the weights that it plays by, then its notes on a position.

The weights are what `whistlestop tune marklin` tries out. Where nothing else is said they are hundredths: of a
turn, a point or a card. None is below zero. Costs of ways are in ten-thousandths of a turn, so that a weight
times a weight stays whole: compiled and plain Python agree to the bit.
"""

from whistlestop.games.marklin import data
from whistlestop.games.marklin.layout import TICKETS

MOST_SEATS = 5

_TABLE = (
    # What it costs to claim a track
    ("edge_base", 105),  # a turn for the claim
    ("edge_card", 42),  # each card that it takes …
    ("edge_gray", 37),  # … on a gray track
    ("edge_held", 51),  # the part of a card that one in hand saves
    ("edge_points", 11),  # each point of the route is worth so much of a turn
    ("edge_least", 15),
    ("edge_length", 5),  # each train
    # Which tickets belong together
    ("network_points", 55),  # a point of a ticket that is served, or not
    ("network_cost", 229),  # a turn of building
    ("network_ticket", 200),  # against each ticket that is not joined yet
    ("refuse_cost", 114),  # a ticket stays out where its turns, weighed so, are more than …
    ("refuse_bonus", 300),  # … twice its points and this
    # More tickets
    ("setup_short", 0),  # short tickets of the four at set-up (a count)
    ("more_gain", 600),  # the points that four tickets must promise
    ("more_ticket", 250),  # what a ticket is worth beyond its points
    ("more_turn", 300),  # points that a turn is worth
    ("more_length", 55),  # turns for each train of a way, beside one for each track
    # Which card to draw
    ("card_needed", 100),  # a colour that a planned track lacks
    ("card_needed_more", 5),  # … for each that it lacks, up to four
    ("card_gray", 45),  # a colour for planned gray tracks
    ("card_gray_more", 10),  # … for each that is there
    ("card_first", 90),  # a colour of the best route for points
    ("card_second", 72),  # … of the second
    ("card_third", 58),  # … of the third
    ("card_plus4", 141),
    ("card_plus4_idle", 70),  # where no track of four or more is wanted
    ("card_passenger", 35),
    ("card_other", 25),
    ("card_deck", 81),
    ("card_locomotive", 160),  # against two other cards
    ("card_locomotive_late", 190),  # … where the plan lacks one card or two
    # When and how to claim a planned track
    ("claim_hand", 20),  # so many cards in hand (a count),
    ("claim_left", 2),  # or so few tracks left to build (a count),
    ("claim_trains", 12),  # or so few trains before anybody (a count)
    ("claim_waste", 50),  # until then only payments that waste no more than this
    ("order_length", 17),  # against each train of the track
    ("order_payment", 63),  # the weight of what the payment wastes
    ("order_rival", 25),  # for each end at which somebody else has a track
    ("order_single", 30),  # where no second track joins the pair
    ("pay_plus4", 100),  # what a "+4" is worth,
    ("pay_locomotive", 150),  # a locomotive,
    ("pay_needed", 90),  # a card that the plan needs elsewhere
    # Routes for their points alone
    ("points_missing", 65),  # against each card that is missing
    ("points_wild", 20),  # … and each wild one that it takes
    ("points_length", 5),  # the shortest while the plan is not built (a count) …
    ("points_wild_length", 6),  # … and with wild cards (a count)
    # Passengers
    ("place_least", 800),  # the points of a ride for which one is placed
    ("place_late_least", 400),  # … near the end,
    ("place_late_share", 41),  # with this part of the best ride there is
    ("run_first", 1740),  # the points for which the first one sets out,
    ("run_second", 1500),
    ("run_third", 1300),
    ("run_late", 1300),  # … and any one near the end
    ("run_share", 93),  # the part of the ride on the planned network for which it is not worth to wait
    ("late_trains", 6),  # the end is near with so few trains before anybody (a count)
)  # fmt: skip
WEIGHT_NAMES = tuple(name for name, _ in _TABLE)
WEIGHTS = tuple(value for _, value in _TABLE)

(EDGE_BASE, EDGE_CARD, EDGE_GRAY, EDGE_HELD, EDGE_POINTS, EDGE_LEAST, EDGE_LENGTH,
 NETWORK_POINTS, NETWORK_COST, NETWORK_TICKET, REFUSE_COST, REFUSE_BONUS,
 SETUP_SHORT, MORE_GAIN, MORE_TICKET, MORE_TURN, MORE_LENGTH,
 CARD_NEEDED, CARD_NEEDED_MORE, CARD_GRAY, CARD_GRAY_MORE, CARD_FIRST, CARD_SECOND, CARD_THIRD, CARD_PLUS4,
 CARD_PLUS4_IDLE, CARD_PASSENGER, CARD_OTHER, CARD_DECK, CARD_LOCOMOTIVE, CARD_LOCOMOTIVE_LATE,
 CLAIM_HAND, CLAIM_LEFT, CLAIM_TRAINS, CLAIM_WASTE, ORDER_LENGTH, ORDER_PAYMENT, ORDER_RIVAL, ORDER_SINGLE,
 PAY_PLUS4, PAY_LOCOMOTIVE, PAY_NEEDED,
 POINTS_MISSING, POINTS_WILD, POINTS_LENGTH, POINTS_WILD_LENGTH,
 PLACE_LEAST, PLACE_LATE_LEAST, PLACE_LATE_SHARE, RUN_FIRST, RUN_SECOND, RUN_THIRD, RUN_LATE, RUN_SHARE,
 LATE_TRAINS) = range(len(_TABLE))  # fmt: skip

# --- notes on a position
_PAIRS, _PLACES = len(data.PAIRS), len(data.PLACES)

COST = len(_TABLE)  # by pair: what it costs to own it, 0 where it is owned, or CLOSED
BY_TRACK = COST + _PAIRS  # by pair: the track that is cheapest now, or NO_TRACK
PRICE_NOW = BY_TRACK + _PAIRS  # COST, but 0 for the pairs of the plan being made
DISTANCE = PRICE_NOW + _PAIRS  # by place: the cost of the cheapest way to it, or FAR,
EVERY = _PLACES  # where one asks for the ways to all of them
CAME_BY = DISTANCE + _PLACES + 1  # … the pair by which it comes there, or NO_PAIR
QUEUE = CAME_BY + _PLACES
WANTED = QUEUE + _PLACES  # the tickets of a plan that are not joined yet, most points first
WANTED_N = WANTED + TICKETS
JOINED_POINTS = WANTED_N + 1  # of those that are
TRIED = JOINED_POINTS + 1  # the pairs of the plan being made,
TRIED_N, TRIED_LENGTH, TRIED_OUT = TRIED + _PAIRS, TRIED + _PAIRS + 1, TRIED + _PAIRS + 2
BUILD = TRIED_OUT + 1  # … and those of the best one so far,
BUILD_N, BUILD_LENGTH = BUILD + _PAIRS, BUILD + _PAIRS + 1  # … how many, with how many trains,
LEFT_OUT = BUILD + _PAIRS + 2  # … and how many tickets it does not serve
IS_PLANNED = LEFT_OUT + 1  # by pair
NEED = IS_PLANNED + _PAIRS  # by colour: cards that planned tracks of that colour take,
FREE = NEED + data.GRAY  # … cards in hand beyond them,
LACK = FREE + data.GRAY  # … and cards that are missing
GRAY_LACK, LACK_ALL = LACK + data.GRAY, LACK + data.GRAY + 1
SPARE = LACK_ALL + 1  # by colour: what neither the plan nor a better route for points takes
SPARE_WILD = SPARE + data.GRAY
TARGETS = SPARE_WILD + 1  # the best routes for points
TARGET_COLOUR = TARGETS + 3  # … and the colours to pay for them with
TARGET_N = TARGET_COLOUR + 3
WORTH = TARGET_N + 1  # by ticket that the viewer has not seen: its worth if it were drawn, or SEEN
AROUND = WORTH + TICKETS  # by place: who has tracks there, a bit per seat
ORDERS_N = AROUND + _PLACES  # in how many orders tickets are joined
IS_CONTENT = ORDERS_N + 1  # four more tickets did not promise enough
KEPT = IS_CONTENT + 1  # by seat, the plan that it made last (`plan_keeping`): …
KEPT_UNTIL = 0  # … the turn up to which it holds,
KEPT_TICKETS = 1  # … how many tickets the seat had,
KEPT_CONTENT, KEPT_OUT, KEPT_N, KEPT_PAIRS = 2, 3, 4, 5  # … IS_CONTENT, LEFT_OUT, BUILD_N and BUILD
KEPT_SIZE = KEPT_PAIRS + _PAIRS
WORKSPACE = KEPT + KEPT_SIZE * MOST_SEATS

CLOSED = FAR = 1 << 40
NO_PAIR = -1
SEEN = -FAR
MOST_TARGETS = 3
