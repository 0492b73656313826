"""Where each number of a Railroad Ink position stands, and how actions are numbered.

A position is one flat block: a head that all share, then one board per seat, at `HEAD + BOARD * (seat - 1)`.
Offsets into a board are added to that place, which kernels call `at`.
"""

from whistlestop.games.railroad_ink import data

# --- the head
SEATS, ROUND, ROUNDS, PHASE = 0, 1, 2, 3
LAVA_ON, METEORS_ON, DRAFT_ON = 4, 5, 6
MAY_SKIP, OPEN_BOARDS, CRATERS_ARE_EMPTY, CRATERS_FILL_CENTRE = 7, 8, 9, 10
EDITION, LONGEST_CHOICE, LONGEST = 11, 12, 13  # LONGEST: the reading that the first two lead to
ROLL = 14  # four faces that all draw (without the draft)
LAVA_ROLL = 18  # two faces
DIRECTION, DISTANCE = 20, 21
STAR, FIRST, PICKS = 22, 23, 24  # draft: who bears the star, who picks first, picks made this round
POOL = 25  # draft: up to 24 dice in pairs; first which die (0: route, 1: junction), then its face
TAKEN_BY = 49  # draft: who took each of up to 12 pairs
HEAD = 61

# --- a board
CELL = 0  # piece of each cell
INK = CELL + data.CELLS  # the round each cell was drawn in
ARRIVE = INK + data.CELLS  # what arrives at each side: highway bits 0-3, railway 4-7, lava 8-11
BEFORE = ARRIVE + data.CELLS  # cells before this round, as others may see them: piece + INK_STEP * round
STAGE = BEFORE + data.CELLS
MARK = STAGE + 1  # the cell of the last impact
CROSSED = STAGE + 2  # mask of the specials used or crossed out
SPECIAL_DONE = STAGE + 3  # this round's special is used
DRAWN = STAGE + 4  # mask: dice 0-3 are the route dice, 4-5 the lava dice
RELIEF = STAGE + 5  # RI-7.5 was answered this round
MARK_BEFORE = STAGE + 6
CROSSED_BEFORE = STAGE + 7
DICE = STAGE + 8  # the four faces that this seat draws
BOARD = DICE + 4
INK_STEP = 128

# --- phases of the table and stages of a seat
STAR_DRAW, POOL_DRAW, ROLL_DRAW, STRIKE, DRAFT, DRAWING, OVER = range(7)
WAITING, STRUCK, AT_WORK, DONE = range(4)

# --- readings of the longest route (RI-3.2)
SEGMENTS, SEGMENTS_STRICT, SIMPLE_CELLS = range(3)

# --- actions: a cell and a piece (EMPTY: erase), then the others
CODES = data.CRATER + 1
FIRST_STRIKE = data.CELLS * CODES
FIRST_IGNORE = FIRST_STRIKE + 4
FIRST_TAKE = FIRST_IGNORE + len(data.SPECIALS)
CONFIRM = FIRST_TAKE + 12
ACTIONS = CONFIRM + 1

# --- kinds of action, in the order in which they are listed
(KIND_STRIKE, KIND_IGNORE, KIND_TAKE, KIND_ROUTE, KIND_SPECIAL, KIND_LAVA, KIND_VOLCANO, KIND_ERASE,
 KIND_CONFIRM) = range(9)  # fmt: skip
KINDS = 9

# --- why an action is refused: (rule, sentence), by number
FAULTS = (
    ("", ""),
    ("RI-2.2", "railroad-ink-cell-taken"),
    ("RI-2.3", "railroad-ink-unlike-routes-meet"),
    ("RI-2.2", "railroad-ink-joins-nothing"),
    ("RI-2.1", "railroad-ink-no-such-die"),
    ("RI-2.5", "railroad-ink-special-this-round"),
    ("RI-2.5", "railroad-ink-special-crossed"),
    ("RI-2.5", "railroad-ink-specials-spent"),
    ("RI-2.4", "railroad-ink-die-fits"),
    ("RI-7.3", "railroad-ink-lava-joins-nothing"),
    ("RI-7.3", "railroad-ink-no-such-lava-die"),
    ("RI-7.3", "railroad-ink-lava-owed"),
    ("RI-7.4", "railroad-ink-volcano-beside-lava"),
    ("RI-7.5", "railroad-ink-room-owed"),
    ("RI-7.5", "railroad-ink-no-need-to-erase"),
    ("RI-7.5", "railroad-ink-cannot-erase"),
    ("RI-6.1", "railroad-ink-strike-first"),
    ("RI-6.1", "railroad-ink-no-strike"),
    ("RI-6.1", "railroad-ink-direction-given"),
    ("RI-5.2", "railroad-ink-pair-taken"),
    ("RI-5.2", "railroad-ink-not-your-pick"),
    ("RI-2.7", "railroad-ink-confirmed"),
    ("RI-2.7", "railroad-ink-not-now"),
    ("RI-7", "railroad-ink-no-lava"),
    ("RI-6.2", "railroad-ink-cannot-crater"),
    ("RI-2.1", "railroad-ink-over"),
    ("RI-5", "railroad-ink-no-draft"),
    ("RI-6", "railroad-ink-no-meteors"),
)
(FINE, TAKEN, UNLIKE, ALONE, NO_DIE, SPECIAL_THIS_ROUND, SPECIAL_CROSSED, SPECIALS_SPENT, DIE_FITS,
 LAVA_ALONE, NO_LAVA_DIE, LAVA_OWED, BESIDE_LAVA, ROOM_OWED, NO_NEED, CANNOT_ERASE, STRIKE_FIRST, NO_STRIKE,
 DIRECTION_GIVEN, PAIR_TAKEN, NOT_YOUR_PICK, CONFIRMED, NOT_NOW, NO_LAVA, CANNOT_CRATER, GAME_OVER, NO_DRAFT,
 NO_METEORS) = range(28)  # fmt: skip
