"""The best turn that can be found: card, railway and tracks together.

A level is all distinct sets of so many tracks (`turns`). Each is judged with all that it brings (`outlook`), and where
there are more than the width, only the best of them grow on. The budget is in sets, never in seconds.
"""

from collections.abc import Iterable, Iterator, Mapping

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.pioneer_rails import data, flow, turns
from whistlestop.games.pioneer_rails.actions import ALL_ACTIONS, NUMBERS, Action, Done, Suit
from whistlestop.games.pioneer_rails.board import board_at, lift_track, near_end
from whistlestop.games.pioneer_rails.flow import lay_legal_track
from whistlestop.games.pioneer_rails.layout import (
    BOARD,
    BONUSES,
    CORNER,
    FINE,
    FIRST_TRACK,
    KINDS,
    LAID,
    PAYING,
    STAGE,
    SUIT,
)
from whistlestop.games.pioneer_rails.outlook import outlook, ranch_doubt
from whistlestop.games.pioneer_rails.plan_layout import BEFORE_LAST, DOUBT, START, plan
from whistlestop.games.pioneer_rails.reach import find_others
from whistlestop.games.pioneer_rails.tracks import TRACKS_OF_A_TURN, boxes_for, laid_now
from whistlestop.games.pioneer_rails.turns import (
    IS_RESULT,
    JUDGED,
    KEY,
    MOST_IN_SET,
    OF_A_SET,
    OF_A_STEP,
    ORDER,
    VALUE,
    WAY_BITS,
    WAYS,
    first_level,
    grow,
    level_at,
    way_of,
)

NOTHING = -(1 << 40)
SUIT_CHANGES = tuple(NUMBERS[Suit(suit)] for suit in data.SUITS)

Turn = tuple[int, list[Action]]  # what it is worth, and its actions but for payments


class Search:
    """A way to look for turns.

    By which weights; how many boxes may be spent, and whether one for another suit; how many sets of each size grow on,
    and how many are looked at.
    """

    def __init__(self, weights: Mapping[str, int], boxes: int, suits: bool, width: int, capacity: int) -> None:
        assert boxes <= turns.MOST_BOXES_OF_A_SET
        self._boxes, self._width = boxes, width
        self._changes = SUIT_CHANGES if suits else ()
        self._w, self._p = turns.workspace(capacity), plan(weights)

    def turn(self, s: Block, m: Block, seat: int, cards: Iterable[Action]) -> list[Action]:
        """The best turn of a seat: with one of these cards, or where there are none, from where it stands."""
        if s[board_at(seat) + STAGE] == PAYING:  # somebody else has begun it, and no track can follow
            return [Done()]
        starts = [(_after(s, m, seat, card), [card]) for card in cards] or [(s, [])]
        found = [turn for start, before in starts for turn in self._turns(start, m, seat, before)]
        return max(found, key=lambda turn: turn[0])[1]

    def _turns(self, s: Block, m: Block, seat: int, before: list[Action]) -> Iterator[Turn]:
        """The best turn with each railway."""
        yield self._best(s, m, seat, before)
        for number in self._changes:
            changed = s[:]
            if flow.act(changed, m, seat, number) == FINE:
                yield self._best(changed, m, seat, [*before, ALL_ACTIONS[number]])

    def _best(self, s: Block, m: Block, seat: int, before: list[Action]) -> Turn:
        worth, order = best_turn(s, m, board_at(seat), self._w, self._p, self._boxes, self._width)
        ways = [ALL_ACTIONS[FIRST_TRACK + way] for way in turns.unpacked(order)]
        return worth, [*before, *ways, Done()]

    def payment(self, s: Block, m: Block, seat: int, payments: Iterable[Action]) -> Action:
        """How many nuggets a bank should get."""
        return max(payments, key=lambda paid: judged(_after(s, m, seat, paid), m, board_at(seat), self._p))


def _after(s: Block, m: Block, seat: int, action: Action) -> Block:
    after = s[:]
    flow.act(after, m, seat, NUMBERS[action])
    return after


# --- kernels


@kernel
def best_turn(s: Block, m: Block, at: int, w: Block, p: Block, most_boxes: int, width: int) -> tuple[int, int]:
    """The worth of the best end of this turn that was found, and its ways in order."""
    found, counts, steps, ranking = zeros(WAYS), zeros(KINDS), zeros(OF_A_STEP * MOST_IN_SET), zeros(width)
    begin(s, m, at, p)
    most_boxes = max(most_boxes, boxes_for(laid_now(s, at), s[at + BONUSES]))  # somebody else may have spent more
    most = TRACKS_OF_A_TURN + most_boxes - laid_now(s, at)
    first_level(w)
    count, best, best_order = 1, NOTHING, 0
    for size in range(most + 1):
        here = level_at(w, size)
        judge(s, m, at, w, p, size, count)
        best, best_order = best_result(w, here, count, best, best_order)
        count = keep_best(w, size, count, width, ranking)
        if size == most or count == 0:
            break
        after = grow(s, m, at, w, size, count, most_boxes, found, counts, steps)
        best, best_order = best_result(w, here, count, best, best_order)  # where nothing leads on a turn ends, too
        count = after
    return best, best_order


@kernel
def best_result(w: Block, here: int, count: int, best: int, best_order: int) -> tuple[int, int]:
    """The worth and the ways of the best set with which the turn can end: one of a level, or the best before."""
    for i in range(count):
        row = here + OF_A_SET * i
        if w[row + IS_RESULT] and w[row + VALUE] > best:
            best, best_order = w[row + VALUE], w[row + ORDER]
    return best, best_order


@kernel
def begin(s: Block, m: Block, at: int, p: Block) -> None:
    """Note what is the same for all sets: the board before them, the ways of the other railways."""
    copy_board(s, at, p, START)
    p[DOUBT] = ranch_doubt(s, m, at)
    find_others(s, m, at, p, s[at + SUIT] - 1)


@kernel
def copy_board(source: Block, first: int, target: Block, to: int) -> None:
    for i in range(BOARD):
        target[to + i] = source[first + i]


@kernel
def judged(s: Block, m: Block, at: int, p: Block) -> int:
    """What a board promises as it is."""
    begin(s, m, at, p)
    return outlook(s, m, at, p, p[DOUBT])


@kernel
def judge(s: Block, m: Block, at: int, w: Block, p: Block, size: int, count: int) -> None:
    """The worth of every set of a level, and whether all tracks are laid that must be."""
    here, suit, before, doubt = level_at(w, size), s[at + SUIT] - 1, NOTHING, p[DOUBT]
    w[JUDGED] += count
    if size == 0:
        note_worth(s, m, at, w, p, here, doubt)
        return
    for i in range(count):
        row = here + OF_A_SET * i
        # Sets that grew from the same one stand together: all but the last track are laid once for them.
        if w[row + ORDER] & (1 << WAY_BITS * (size - 1)) - 1 != before:
            before = w[row + ORDER] & (1 << WAY_BITS * (size - 1)) - 1
            copy_board(p, START, s, at)
            is_parted = False
            for place in range(size - 1):
                way = way_of(before, place)
                is_parted |= lay_legal_track(s, m, at, suit, way, near_end(s, m, at, suit, way))
            doubt = ranch_doubt(s, m, at) if is_parted else p[DOUBT]
            copy_board(s, at, p, BEFORE_LAST)
        way = way_of(w[row + ORDER], size - 1)
        near = near_end(s, m, at, suit, way)
        is_parted = lay_legal_track(s, m, at, suit, way, near)
        note_worth(s, m, at, w, p, row, ranch_doubt(s, m, at) if is_parted else doubt)
        lift_track(s, m, at, near, p[BEFORE_LAST + CORNER + near])
        for j in range(LAID):  # the rest of a board is where tracks lie
            s[at + j] = p[BEFORE_LAST + j]
    copy_board(p, START, s, at)


@kernel
def note_worth(s: Block, m: Block, at: int, w: Block, p: Block, row: int, doubt: int) -> None:
    """What the set that lies on the board is worth, and whether it is enough."""
    w[row + VALUE] = outlook(s, m, at, p, doubt)
    w[row + IS_RESULT] = 1 if laid_now(s, at) >= TRACKS_OF_A_TURN + s[at + BONUSES] else 0


@kernel
def keep_best(w: Block, size: int, count: int, width: int, ranking: Block) -> int:
    """Leave only the best sets of a level, so many at most; of equal ones the first stay. How many are left."""
    if count <= width:
        return count
    here, ranked = level_at(w, size), 0
    for i in range(count):
        value = w[here + OF_A_SET * i + VALUE]
        if ranked == width and value <= ranking[width - 1]:
            continue
        place = min(ranked, width - 1)
        while place > 0 and ranking[place - 1] < value:
            ranking[place] = ranking[place - 1]
            place -= 1
        ranking[place] = value
        ranked = min(ranked + 1, width)
    least, equal, end = ranking[width - 1], 0, 0
    for i in range(width):
        equal += 1 if ranking[i] == least else 0
    for i in range(count):
        row, to = here + OF_A_SET * i, here + OF_A_SET * end
        if w[row + VALUE] < least or (w[row + VALUE] == least and equal == 0):
            continue
        equal -= 1 if w[row + VALUE] == least else 0
        for j in range(KEY, OF_A_SET):
            w[to + j] = w[row + j]
        end += 1
    return end
