"""The best turn that a searching player finds, as kernels: all sets of tracks, or the most promising of each level.

A level is all distinct sets of so many tracks (`turns`). Each is judged with all that it brings (`outlook`), and where
there are more than the width, only the best of them grow on. The budget is in sets, never in seconds.
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.pioneer_rails.board import lay, near_end
from whistlestop.games.pioneer_rails.layout import BOARD, BONUSES, KINDS, SUIT
from whistlestop.games.pioneer_rails.outlook import outlook, ranch_doubt
from whistlestop.games.pioneer_rails.plan_layout import DOUBT, START
from whistlestop.games.pioneer_rails.reach import find_others
from whistlestop.games.pioneer_rails.tracks import TRACKS_OF_A_TURN, bonuses_of, laid_now
from whistlestop.games.pioneer_rails.turns import (
    IS_RESULT,
    KEY,
    MOST_IN_SET,
    OF_A_SET,
    OF_A_STEP,
    ORDER,
    VALUE,
    WAYS,
    first_level,
    grow,
    level_at,
    way_of,
)

NOTHING = -(1 << 40)


@kernel
def best_turn(s: Block, m: Block, at: int, w: Block, p: Block, most_boxes: int, width: int) -> tuple[int, int, int]:
    """The worth of the best end of this turn that was found, its ways in order, and how many they are."""
    found, counts, steps, ranking = zeros(WAYS), zeros(KINDS), zeros(OF_A_STEP * MOST_IN_SET), zeros(width)
    begin(s, m, at, p)
    most = TRACKS_OF_A_TURN + most_boxes - laid_now(s, at)
    first_level(w)
    count, best, best_order, best_size = 1, NOTHING, 0, 0
    for size in range(most + 1):
        here = level_at(w, size)
        judge(s, m, at, w, p, size, count)
        for i in range(count):
            row = here + OF_A_SET * i
            if w[row + IS_RESULT] and w[row + VALUE] > best:
                best, best_order, best_size = w[row + VALUE], w[row + ORDER], size
        count = keep_best(w, size, count, width, ranking)
        if size == most or count == 0:
            break
        after = grow(s, m, at, w, size, count, most_boxes, found, counts, steps)
        for i in range(count):  # those from which nothing leads on are ends, too
            row = here + OF_A_SET * i
            if w[row + IS_RESULT] and w[row + VALUE] > best:
                best, best_order, best_size = w[row + VALUE], w[row + ORDER], size
        count = after
    return best, best_order, best_size


@kernel
def begin(s: Block, m: Block, at: int, p: Block) -> None:
    """Note what is the same for all sets: the board before them, the ways of the other railways."""
    for i in range(BOARD):
        p[START + i] = s[at + i]
    p[DOUBT] = ranch_doubt(s, m, at)
    find_others(s, m, at, p, s[at + SUIT] - 1)


@kernel
def worth(s: Block, m: Block, at: int, p: Block) -> int:
    """What a board promises as it is."""
    begin(s, m, at, p)
    return outlook(s, m, at, p, p[DOUBT])


@kernel
def judge(s: Block, m: Block, at: int, w: Block, p: Block, size: int, count: int) -> None:
    """The worth of every set of a level, and whether all tracks are laid that must be."""
    suit, here = s[at + SUIT] - 1, level_at(w, size)
    for i in range(count):
        row, is_parted = here + OF_A_SET * i, False
        for place in range(size):
            way = way_of(w[row + ORDER], place)
            near = near_end(s, m, at, suit, way)
            s[at + BONUSES] += bonuses_of(s, m, at, way, near)
            is_parted |= lay(s, m, at, suit, way, near)
        w[row + VALUE] = outlook(s, m, at, p, ranch_doubt(s, m, at) if is_parted else p[DOUBT])
        w[row + IS_RESULT] = 1 if laid_now(s, at) >= TRACKS_OF_A_TURN + s[at + BONUSES] else 0
        for j in range(BOARD):
            s[at + j] = p[START + j]


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
