"""How the value of boards is learned, as kernels: games against oneself, and least squares.

Games of one player and of several, with objectives and without. What a board at the end of a turn lacks is what it
came to in the end, alone with ten points for each objective that was met, less what was promised then. The sums of all
boards are kept for each round; from them comes how much each base (`bases`) counts, so that little is still lacking.
"""

from math import sqrt
from typing import NamedTuple

from whistlestop.core.kernel import Block, Reals, block, kernel, reals, zeros
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.bases import BASES, bases
from whistlestop.games.pioneer_rails.board import ROUNDS, TURNS_IN_ROUND, board_at
from whistlestop.games.pioneer_rails.features import FEATURES, MOST_AT_ONCE, note_features
from whistlestop.games.pioneer_rails.hands import POINT
from whistlestop.games.pioneer_rails.layout import (
    BUILDING,
    CARDS,
    CHOOSING,
    DEALER,
    DEALER_PICKS,
    MET,
    OBJECTIVES_N,
    OVER,
    PHASE,
    SEATS,
    STAGE,
    SUIT,
    TURN,
)
from whistlestop.games.pioneer_rails.lookahead import (
    Room,
    begin_turn,
    choose_turn,
    copy_position,
    lay_all,
    pay_most,
    scored_before,
)
from whistlestop.games.pioneer_rails.outlook import outlook, ranch_doubt
from whistlestop.games.pioneer_rails.playout import deal
from whistlestop.games.pioneer_rails.reach import find_own_ways
from whistlestop.games.pioneer_rails.search import END_ORDER, begin
from whistlestop.games.pioneer_rails.tally import PARTS, TOTAL, tally
from whistlestop.games.pioneer_rails.value import LATER, LEARNED_BIAS, LEARNED_TURNS, MIDDLE, Mind

FIRST_POINTS = data.FIRST_POINTS
MOST_SEATS = 4  # of a game that is learned from

# --- the boards of a game: what was promised, then the features
BASE, NOTED, NOTES = 0, 1, 2
OF_A_BOARD = NOTES + MOST_AT_ONCE
OF_A_SEAT = OF_A_BOARD * LEARNED_TURNS

# --- sums: for each turn how many boards, what they lack, and their bases; for each round products of bases with each
# other and with what is lacking
TURN_COUNT, TURN_LACK, TURN_BASES = 0, 1, 2
OF_A_TURN = TURN_BASES + BASES
PRODUCTS = LEARNED_TURNS * OF_A_TURN
WITH_LACK = BASES * BASES
OF_A_ROUND = WITH_LACK + BASES
SUMS = PRODUCTS + ROUNDS * OF_A_ROUND

UNKNOWNS = 2 * BASES
CAUTION = 400.0  # boards that would say that a base counts nothing
TINY = 1e-9


class Course(NamedTuple):
    """How one plays: boxes that a turn may spend, also on another suit, and how many sets of tracks grow on."""

    boxes: int
    suits: bool
    width: int


class Lesson(NamedTuple):
    """Room for one who learns."""

    boards: Block  # of the game just played, seat by seat
    parts: Reals  # how much each base is in each feature
    shown: Reals  # the bases of a board
    sums: Reals


def lesson() -> Lesson:
    parts = reals(FEATURES * BASES)
    for number, base in enumerate(bases()):
        for feature, part in base:
            parts[BASES * feature + number] = part
    return Lesson(block(OF_A_SEAT * MOST_SEATS), parts, reals(BASES), reals(SUMS))


@kernel
def play_game(
    s: Block, m: Block, room: Room, w: Block, p: Block, mind: Mind, boards: Block, course: Course, seed: int,
    scores: Block,
) -> None:  # fmt: skip
    """Play a game from its set-up, every seat alike; write its boards down, and what each seat came to."""
    left, orders, seats, event = zeros(CARDS), zeros(s[SEATS] + 1), s[SEATS], 0
    while s[PHASE] != OVER:
        if s[PHASE] == DEALER_PICKS:
            orders[s[DEALER]] = begin_best_turn(s, m, s[DEALER], room, w, p, mind, course)
        elif s[PHASE] != BUILDING:
            deal(s, seed, event, left)
            event += 1
        else:
            for seat in range(1, seats + 1):
                if s[board_at(seat) + STAGE] == CHOOSING:
                    orders[seat] = begin_best_turn(s, m, seat, room, w, p, mind, course)
            if s[TURN] < LEARNED_TURNS:  # nobody sees what the others do in this turn
                for seat in range(1, seats + 1):
                    row = OF_A_SEAT * (seat - 1) + OF_A_BOARD * s[TURN]
                    note_board(s, m, seat, orders[seat], room.after, p, mind, boards, row)
            for seat in range(1, seats + 1):
                lay_all(s, m, board_at(seat), orders[seat])
                pay_most(s, m, seat)
    note_scores(s, scores)


@kernel
def begin_best_turn(
    s: Block, m: Block, seat: int, room: Room, w: Block, p: Block, mind: Mind, course: Course
) -> int:  # fmt: skip
    """Take the card and the suit of the best turn that is found; its tracks, packed."""
    choose_turn(s, m, seat, room.after, w, p, mind, course.boxes, course.suits, course.width, room.ends, room.chosen)
    begin_turn(s, m, seat, room.chosen)
    return room.chosen[END_ORDER]


@kernel
def note_board(
    s: Block, m: Block, seat: int, order: int, after: Block, p: Block, mind: Mind, boards: Block, row: int
) -> None:
    """Write down what the board of a seat promises when these tracks lie there, and its features."""
    at = board_at(seat)
    copy_position(s, after)
    begin(after, m, at, p, mind)
    lay_all(after, m, at, order)
    doubt, suit = ranch_doubt(after, m, at), after[at + SUIT] - 1
    boards[row + BASE] = POINT * scored_before(after, at) + outlook(after, m, at, p, doubt)
    find_own_ways(after, m, at, p, suit)
    boards[row + NOTED] = note_features(after, m, at, p, suit, doubt, mind.features)
    for i in range(boards[row + NOTED]):
        boards[row + NOTES + i] = mind.features[i]


@kernel
def note_scores(s: Block, scores: Block) -> None:
    """What each seat came to: alone, an objective that is met lowers the target by as many points (PR-9)."""
    parts = zeros(PARTS * s[SEATS])
    tally(s, parts)
    for seat in range(1, s[SEATS] + 1):
        scores[seat - 1] = parts[PARTS * (seat - 1) + TOTAL]
    if s[SEATS] == 1:
        for i in range(s[OBJECTIVES_N]):
            scores[0] += FIRST_POINTS if s[board_at(1) + MET + i] else 0


@kernel
def add_seat(lesson: Lesson, seat: int, score: int) -> None:
    """Add the boards of a seat that came to this to the sums."""
    boards, parts, shown, sums = lesson.boards, lesson.parts, lesson.shown, lesson.sums
    for turn in range(LEARNED_TURNS):
        row = OF_A_SEAT * (seat - 1) + OF_A_BOARD * turn
        lack = score - boards[row + BASE] / POINT
        for i in range(BASES):
            shown[i] = 0.0
        for n in range(boards[row + NOTED]):
            first = BASES * boards[row + NOTES + n]
            for i in range(BASES):
                shown[i] += parts[first + i]
        here = OF_A_TURN * turn
        sums[here + TURN_COUNT] += 1.0
        sums[here + TURN_LACK] += lack
        of_round = PRODUCTS + OF_A_ROUND * (turn // TURNS_IN_ROUND)
        for i in range(BASES):
            sums[here + TURN_BASES + i] += shown[i]
            sums[of_round + WITH_LACK + i] += shown[i] * lack
            for j in range(i + 1):
                sums[of_round + BASES * i + j] += shown[i] * shown[j]


@kernel
def move_sums(source: Reals, target: Reals) -> None:
    """Add sums to others; nothing is left of them."""
    for i in range(SUMS):
        target[i] += source[i]
        source[i] = 0.0


@kernel
def fade(sums: Reals, part: float) -> None:
    """Let what was added so far count less."""
    for i in range(SUMS):
        sums[i] *= part


@kernel
def fit(sums: Reals, learned: Reals) -> None:
    """How much each base counts, in the middle of the game and later: what leaves least to be lacking.

    Within each turn only differences between boards count; what all of them lack is that turn's own number.
    """
    matrix, right, spread = reals(UNKNOWNS * UNKNOWNS), reals(UNKNOWNS), reals(BASES)
    boards = 0.0
    for turn in range(LEARNED_TURNS):
        boards += sums[OF_A_TURN * turn + TURN_COUNT]
    for number in range(ROUNDS):
        late = 2.0 * number / (ROUNDS - 1) - 1.0
        of_round = PRODUCTS + OF_A_ROUND * number
        for i in range(BASES):
            own = sums[of_round + WITH_LACK + i]
            for turn in range(TURNS_IN_ROUND * number, min(LEARNED_TURNS, TURNS_IN_ROUND * (number + 1))):
                here = OF_A_TURN * turn
                own -= sums[here + TURN_BASES + i] * sums[here + TURN_LACK] / sums[here + TURN_COUNT]
            right[i] += own
            right[BASES + i] += late * own
            for j in range(i + 1):
                both = sums[of_round + BASES * i + j]
                for turn in range(TURNS_IN_ROUND * number, min(LEARNED_TURNS, TURNS_IN_ROUND * (number + 1))):
                    here = OF_A_TURN * turn
                    both -= sums[here + TURN_BASES + i] * sums[here + TURN_BASES + j] / sums[here + TURN_COUNT]
                if i == j:
                    spread[i] += both
                matrix[UNKNOWNS * i + j] += both
                matrix[UNKNOWNS * (BASES + i) + j] += late * both
                if i != j:
                    matrix[UNKNOWNS * (BASES + j) + i] += late * both
                matrix[UNKNOWNS * (BASES + i) + BASES + j] += late * late * both
    for i in range(BASES):
        doubt = CAUTION * spread[i] / boards + TINY
        matrix[UNKNOWNS * i + i] += doubt
        matrix[UNKNOWNS * (BASES + i) + BASES + i] += doubt
    solve(matrix, right)
    for i in range(BASES):
        learned[MIDDLE + i], learned[LATER + i] = right[i], right[BASES + i]
    for turn in range(LEARNED_TURNS):
        here, late = OF_A_TURN * turn, 2.0 * (turn // TURNS_IN_ROUND) / (ROUNDS - 1) - 1.0
        lack = sums[here + TURN_LACK]
        for i in range(BASES):
            lack -= sums[here + TURN_BASES + i] * (right[i] + late * right[BASES + i])
        learned[LEARNED_BIAS + turn] = lack / sums[here + TURN_COUNT]


@kernel
def solve(matrix: Reals, right: Reals) -> None:
    """Solve a symmetric system of which the lower half is given, by Cholesky; the solution stands in `right` then."""
    size = len(right)
    for i in range(size):
        for j in range(i + 1):
            value = matrix[size * i + j]
            for k in range(j):
                value -= matrix[size * i + k] * matrix[size * j + k]
            matrix[size * i + j] = sqrt(max(TINY, value)) if i == j else value / matrix[size * j + j]
    for i in range(size):
        for k in range(i):
            right[i] -= matrix[size * i + k] * right[k]
        right[i] /= matrix[size * i + i]
    for back in range(size):
        i = size - 1 - back
        for k in range(i + 1, size):
            right[i] -= matrix[size * k + i] * right[k]
        right[i] /= matrix[size * i + i]
