"""Where each number of a Pioneer Rails position stands, and how actions are numbered.

A position is one flat block: a head that all share, then one board per seat, at `HEAD + BOARD * (seat - 1)`.
Offsets into a board are added to that place, which kernels call `at`. Turns count from 0 to 19, in the head's TURN
and in all lists; where a turn is kept as a mark it is written as turn + 1, so that 0 means never.
"""

from whistlestop.games.pioneer_rails import data, grid

CARDS = len(data.CARDS)
SUITS = len(data.SUITS)
MOST_BOXES = data.BOXES_AT_START + data.TOWNS
MOST_TRACKS = data.TRACKS * data.TURNS + MOST_BOXES

# --- the head
SEATS, PHASE, TURN = 0, 1, 2
FIRST, DEALER = 3, 4  # who dealt first, and who deals now; 0 where nobody takes a card before the others
CURRENT = 5  # who gets a card face down (PR-8)
MAP, MAP_SEED, OBJECTIVES_ON, ADVANCED, LEVEL, SPEND_NEW = 6, 7, 8, 9, 10, 11
OPEN = 12  # this turn's three cards, each card + 1
GONE = OPEN + data.OPENED  # which of them the others may not use, from 1: taken by the dealer, or discarded
SEEN = GONE + 1  # by card: shown in this round
OBJECTIVE = SEEN + CARDS  # objective + 1; one of each deck, in solo play those face up and then the others
OBJECTIVES_N = OBJECTIVE + data.MOST_OBJECTIVES
TYPES = OBJECTIVES_N + 1  # solo: how many objectives of each deck lie face up from the start
LOT = TYPES + data.DECKS  # what chance has just decided: zeros but for the moment in which it is taken in
MOST_IN_A_LOT = 4
HEAD = LOT + MOST_IN_A_LOT

# --- the board of a seat
STAGE = 0
HELD = 1  # the card face down, card + 1 (PR-8)
SUIT = 2  # the railway of this turn, suit + 1
BONUSES = 3  # boxes that this turn's bonuses take
CROSSED = 4  # boxes crossed out in the turns before
BOXES_THEN = 5  # boxes circled when the turn began
TOWNS_N = 6  # towns reached
NUGGETS, BANKED = 7, 8  # nuggets circled, and those of them that are crossed out
BANKS_DUE = 9  # banks completed and not yet paid into
COUNT = 10  # locations activated, by kind
SALOONS = COUNT + len(data.KINDS)  # the rounds whose saloon is circled, as a mask
EDGES, RANGES = SALOONS + 1, SALOONS + 2  # stations joined to the edge, ranges with a track along them: masks
BRIDGES, TUNNELS = SALOONS + 3, SALOONS + 4  # stations that have built one: masks
SHARED = SALOONS + 5  # a building completed by tracks of two stations
JOINED = SALOONS + 6  # by suit: the walls that its tracks hang together with, as a mask
CARD = JOINED + SUITS  # by turn: card + 1
PAID = CARD + data.TURNS  # by bank box: nuggets
PAID_IN = PAID + data.COUNTS[data.BANK]  # … and the turn, + 1
MET = PAID_IN + data.COUNTS[data.BANK]  # by objective: the turn in which it was met, + 1
TOWN = MET + data.MOST_OBJECTIVES  # the railways that reach each, as a mask
BESIDE = TOWN + data.TOWNS  # by location: tracks beside it, and from bit 3 on the railways they are of
DONE_IN = BESIDE + data.LOCATIONS  # by location: the turn in which it was activated, + 1
TRACKS_N = DONE_IN + data.LOCATIONS
BEGAN = TRACKS_N + 1  # by turn: how many tracks there were before it
LAST = BEGAN + data.TURNS  # by suit: the number of its newest track, from 1
TRACK = LAST + SUITS  # in order, packed as below
LAID = TRACK + MOST_TRACKS  # by side: suit + 1
CUT = LAID + grid.SIDES  # by cell: shortcut d + 1
CORNER = CUT + grid.CELLS  # suit + 1 where a track is, and IS_END where a branch ends; towns stay 0
BOARD = CORNER + grid.CORNERS

# A track as one number: the way and the corner it leads to as in `maps`, then the suit, then its railway's track before
SUIT_SHIFT, BEFORE_SHIFT = 19, 21
IS_END = 8
RAILWAYS = 3  # the bit of BESIDE from which the railways stand

# --- phases of the table, stages of a seat
(FIRST_DRAW, TYPES_DRAW, OBJECTIVES_DRAW, OBJECTIVE_DRAW, HAND_DRAW, CARDS_DRAW, DEALER_PICKS, BUILDING,
 OVER) = range(9)  # fmt: skip
WAITING, CHOOSING, LAYING, PAYING, DONE = range(5)

# --- actions
TAKE = 0  # a card
FIRST_SUIT = TAKE + CARDS
FIRST_BANK = FIRST_SUIT + SUITS  # nuggets
CONFIRM = FIRST_BANK + data.MOST_IN_BANK + 1
FIRST_TRACK = CONFIRM + 1  # a way
ACTIONS = FIRST_TRACK + grid.WAYS

# --- kinds of action, in the order in which they are listed
(KIND_TAKE, KIND_TRACK, KIND_EXTRA, KIND_BRIDGE, KIND_TUNNEL, KIND_SHORTCUT, KIND_SWITCH, KIND_SUIT, KIND_BANK,
 KIND_DONE) = range(10)  # fmt: skip
KINDS = 10

# --- why an action is refused: (rule, sentence), by number
FAULTS = (
    ("", ""),
    ("PR-2", "pioneer-rails-over"),
    ("PR-3", "pioneer-rails-not-now"),
    ("PR-3", "pioneer-rails-done-already"),
    ("PR-2.1", "pioneer-rails-dealer-first"),
    ("PR-2", "pioneer-rails-take-first"),
    ("PR-2", "pioneer-rails-not-open"),
    ("PR-2.1", "pioneer-rails-card-gone"),
    ("PR-3.4", "pioneer-rails-no-more-tracks"),
    ("PR-3.2", "pioneer-rails-side-closed"),
    ("PR-3.1", "pioneer-rails-way-taken"),
    ("PR-3.3", "pioneer-rails-no-desert"),
    ("PR-3.1", "pioneer-rails-joins-nothing"),
    ("PR-3.1", "pioneer-rails-branches-meet"),
    ("PR-1.1", "pioneer-rails-at-a-station"),
    ("PR-3.1", "pioneer-rails-full-town"),
    ("PR-3.3", "pioneer-rails-no-box"),
    ("PR-3.3a", "pioneer-rails-no-extra-track"),
    ("PR-3.3", "pioneer-rails-suit-too-late"),
    ("PR-3.3", "pioneer-rails-same-suit"),
    ("PR-4.2", "pioneer-rails-no-bank"),
    ("PR-4.2", "pioneer-rails-few-nuggets"),
    ("PR-3", "pioneer-rails-tracks-left"),
    ("PR-4.2", "pioneer-rails-bank-first"),
    ("PR-3", "pioneer-rails-card-chosen"),
)
(FINE, GAME_OVER, NOT_NOW, DONE_ALREADY, DEALER_FIRST, TAKE_FIRST, NOT_OPEN, CARD_GONE, NO_MORE_TRACKS,
 SIDE_CLOSED, WAY_TAKEN, NO_DESERT, JOINS_NOTHING, BRANCHES_MEET, AT_A_STATION, TOWN_FULL, NO_BOX, NO_EXTRA_TRACK,
 SUIT_TOO_LATE, SAME_SUIT, NO_BANK, FEW_NUGGETS, TRACKS_LEFT, BANK_FIRST, CARD_CHOSEN) = range(25)  # fmt: skip
