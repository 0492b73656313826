"""The best turn that can be found: card, railway and tracks together.

A level is all distinct sets of so many tracks (`turns`). Each is judged with all that it brings (`value`), and where
there are more than the width, only the best of them grow on. The budget is in sets, never in seconds.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from whistlestop.core.kernel import Block, block, kernel, zeros
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
    SUITS,
)
from whistlestop.games.pioneer_rails.outlook import ranch_doubt
from whistlestop.games.pioneer_rails.plan_layout import BEFORE_LAST, DOUBT, START, plan
from whistlestop.games.pioneer_rails.reach import find_others, find_own_ways
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
from whistlestop.games.pioneer_rails.value import Mind, untaught, worth
from whistlestop.games.pioneer_rails.wishes import find_rivals

NOTHING = -(1 << 40)
# An end of a turn: what it is worth, and its ways in order
END_ORDER = 1
OF_AN_END = 2
SUIT_CHANGES = tuple(NUMBERS[Suit(suit)] for suit in data.SUITS)


class End(NamedTuple):
    """An end of a turn that was found: what it is worth, the position before its tracks, and how it is reached."""

    worth: int
    start: Block
    before: list[Action]
    order: int  # its ways, packed

    def actions(self) -> list[Action]:
        """All but payments."""
        return [*self.before, *(ALL_ACTIONS[FIRST_TRACK + way] for way in turns.unpacked(self.order)), Done()]


class Search:
    """A way to look for turns.

    By which weights; how many boxes may be spent, and whether one for another suit; how many sets of each size grow on,
    and how many are looked at; what has been learned, and how many ends of a turn with one card and suit are told.
    """

    def __init__(
        self,
        weights: Mapping[str, int],
        boxes: int,
        suits: bool,
        width: int,
        capacity: int,
        mind: Mind | None = None,
        ends: int = 1,
    ) -> None:
        assert boxes <= turns.MOST_BOXES_OF_A_SET
        self._boxes, self._width, self.mind = boxes, width, mind or untaught()
        self._changes = SUIT_CHANGES if suits else ()
        self.workspace, self.plan, self._ends = turns.workspace(capacity), plan(weights), block(OF_AN_END * ends)

    def turn(self, s: Block, m: Block, seat: int, cards: Iterable[Action]) -> list[Action]:
        """The best turn of a seat: with one of these cards, or where there are none, from where it stands."""
        if s[board_at(seat) + STAGE] == PAYING:  # somebody else has begun it, and no track can follow
            return [Done()]
        return self.best(self.ends(s, m, seat, cards), m, seat).actions()

    def best(self, ends: Sequence[End], m: Block, seat: int) -> End:
        """The first of the best."""
        return max(ends, key=lambda end: end.worth)

    def ends(self, s: Block, m: Block, seat: int, cards: Iterable[Action]) -> list[End]:
        """The best ends of a turn with each of these cards and each railway."""
        found: list[End] = []
        for start, before in [(_after(s, m, seat, card), [card]) for card in cards] or [(s, [])]:
            found += self._ends_of(start, m, seat, before)
            for number in self._changes:
                changed = start[:]
                if flow.act(changed, m, seat, number) == FINE:
                    found += self._ends_of(changed, m, seat, [*before, ALL_ACTIONS[number]])
        return found

    def _ends_of(self, s: Block, m: Block, seat: int, before: list[Action]) -> Iterator[End]:
        ends = self._ends
        find_ends(s, m, board_at(seat), self.workspace, self.plan, self.mind, self._boxes, self._width, ends)
        for i in range(0, len(ends), OF_AN_END):
            if ends[i] > NOTHING:
                yield End(ends[i], s, before, ends[i + END_ORDER])

    def payment(self, s: Block, m: Block, seat: int, payments: Iterable[Action]) -> Action:
        """How many nuggets a bank should get."""
        at = board_at(seat)
        return max(payments, key=lambda paid: judged(_after(s, m, seat, paid), m, at, self.plan, self.mind))


def _after(s: Block, m: Block, seat: int, action: Action) -> Block:
    after = s[:]
    flow.act(after, m, seat, NUMBERS[action])
    return after


# --- kernels


@kernel
def find_ends(
    s: Block, m: Block, at: int, w: Block, p: Block, mind: Mind, most_boxes: int, width: int, ends: Block
) -> None:
    """Write down the best ends of this turn that are found, as many as there is room for in `ends`."""
    found, counts, steps, ranking = zeros(WAYS), zeros(KINDS), zeros(OF_A_STEP * MOST_IN_SET), zeros(width)
    begin(s, m, at, p, mind)
    most_boxes = max(most_boxes, boxes_for(laid_now(s, at), s[at + BONUSES]))  # somebody else may have spent more
    most = TRACKS_OF_A_TURN + most_boxes - laid_now(s, at)
    first_level(w)
    for i in range(0, len(ends), OF_AN_END):
        ends[i], ends[i + END_ORDER] = NOTHING, 0
    count = 1
    for size in range(most + 1):
        here = level_at(w, size)
        judge(s, m, at, w, p, mind, size, count)
        note_ends(w, here, count, ends)
        count = keep_best(w, size, count, width, ranking)
        if size == most or count == 0:
            break
        after = grow(s, m, at, w, size, count, most_boxes, found, counts, steps)
        note_ends(w, here, count, ends)  # where nothing leads on a turn ends, too
        count = after


@kernel
def note_ends(w: Block, here: int, count: int, ends: Block) -> None:
    """Put the sets of a level with which the turn can end among the best ends, where they belong there."""
    last = len(ends) - OF_AN_END
    for i in range(count):
        row = here + OF_A_SET * i
        if w[row + IS_RESULT] and w[row + VALUE] > ends[last] and is_new_end(ends, w[row + VALUE], w[row + ORDER]):
            place = last
            while place > 0 and ends[place - OF_AN_END] < w[row + VALUE]:
                ends[place], ends[place + END_ORDER] = ends[place - OF_AN_END], ends[place - OF_AN_END + END_ORDER]
                place -= OF_AN_END
            ends[place], ends[place + END_ORDER] = w[row + VALUE], w[row + ORDER]


@kernel
def is_new_end(ends: Block, value: int, order: int) -> bool:
    i = 0
    while i < len(ends) and (ends[i] != value or ends[i + END_ORDER] != order):
        i += OF_AN_END
    return i == len(ends)


@kernel
def begin(s: Block, m: Block, at: int, p: Block, mind: Mind) -> None:
    """Note what is the same for all sets: the board before them, the ways of the other railways."""
    copy_board(s, at, p, START)
    p[DOUBT] = ranch_doubt(s, m, at)
    if len(mind.weights):
        find_rivals(s, m, at, p)
    find_others(s, m, at, p, s[at + SUIT] - 1)
    if len(mind.weights):
        for suit in range(SUITS):
            find_own_ways(s, m, at, p, suit)


@kernel
def copy_board(source: Block, first: int, target: Block, to: int) -> None:
    for i in range(BOARD):
        target[to + i] = source[first + i]


@kernel
def judged(s: Block, m: Block, at: int, p: Block, mind: Mind) -> int:
    """What a board is worth as it is."""
    begin(s, m, at, p, mind)
    return worth(s, m, at, p, p[DOUBT], mind)


@kernel
def judge(s: Block, m: Block, at: int, w: Block, p: Block, mind: Mind, size: int, count: int) -> None:
    """The worth of every set of a level, and whether all tracks are laid that must be."""
    here, suit, before, doubt = level_at(w, size), s[at + SUIT] - 1, NOTHING, p[DOUBT]
    w[JUDGED] += count
    if size == 0:
        note_worth(s, m, at, w, p, mind, here, doubt)
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
        note_worth(s, m, at, w, p, mind, row, ranch_doubt(s, m, at) if is_parted else doubt)
        lift_track(s, m, at, near, p[BEFORE_LAST + CORNER + near])
        for j in range(LAID):  # the rest of a board is where tracks lie
            s[at + j] = p[BEFORE_LAST + j]
    copy_board(p, START, s, at)


@kernel
def note_worth(s: Block, m: Block, at: int, w: Block, p: Block, mind: Mind, row: int, doubt: int) -> None:
    """What the set that lies on the board is worth, and whether it is enough."""
    w[row + VALUE] = worth(s, m, at, p, doubt, mind)
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
