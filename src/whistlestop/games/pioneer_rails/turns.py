"""All that a turn can come to, as kernels: every distinct set of tracks once, in whatever order they are laid.

A set of tracks is packed into one integer, ways in rising order: an exact key, so that each is looked at once. Sets
grow track by track: what may follow one is asked of the rules themselves (`tracks.survey`), so nothing here knows what
is legal. What lies on a board after a set, and how many boxes it takes, does not depend on the order; whether the set
can be paid for on the way may, and a set counts when one order is legal.
"""

from whistlestop.core.fast import mix
from whistlestop.core.kernel import Block, block, kernel, zeros
from whistlestop.games.pioneer_rails import grid
from whistlestop.games.pioneer_rails.board import END_A, END_B, lift_track, near_end, put_track
from whistlestop.games.pioneer_rails.layout import BONUSES, CORNER, KIND_TRACK, KINDS, SUIT, TOWN, TOWNS_N
from whistlestop.games.pioneer_rails.maps import TOWN_AT
from whistlestop.games.pioneer_rails.tracks import (
    BONUSES_MASK,
    FOUND_SHIFT,
    OWN_BONUSES_SHIFT,
    TRACKS_OF_A_TURN,
    bonuses_of,
    boxes_for,
    laid_now,
    survey,
)

WAYS = grid.WAYS
WAY_BITS = 10
WAY_IN_SET = (1 << WAY_BITS) - 1
MOST_IN_SET = 6  # tracks of a set, so a turn of three boxes at most
MOST_BOXES_OF_A_SET = MOST_IN_SET - TRACKS_OF_A_TURN
TOO_MANY = -1

# --- the workspace `w`: how many sets a level may have, which level the marks are of, how many sets were ever judged;
# then two levels and the marks.
# Of a set: its key, its ways in an order in which they can be laid, its worth, whether the turn can end with it.
CAPACITY, LEVEL_MARK, JUDGED, LEVELS = 0, 1, 2, 3
KEY, ORDER, VALUE, IS_RESULT = range(4)
OF_A_SET = 4
MARKS = 4  # places of the hash table for each set
MARK_SHIFT = 32

# --- what a track has changed, to take it back
NEAR, NEAR_BEFORE, TOWN_BEFORE, BONUSES_BEFORE = range(4)
OF_A_STEP = 4


def workspace(capacity: int) -> Block:
    """Room for levels of so many sets, a power of two."""
    w = block(LEVELS + (2 * OF_A_SET + MARKS) * capacity)
    w[CAPACITY] = capacity
    return w


@kernel
def level_at(w: Block, level: int) -> int:
    """Where the sets of a level stand: those of this one and of the one before are kept."""
    return LEVELS + OF_A_SET * w[CAPACITY] * (level % 2)


# --- a set of tracks on the board, without what it brings


@kernel
def way_of(packed: int, place: int) -> int:
    return (packed >> WAY_BITS * place & WAY_IN_SET) - 1


@kernel
def at_place(way: int, place: int) -> int:
    """A way as part of a packed set: way + 1, so that 0 is none."""
    return way + 1 << WAY_BITS * place


@kernel
def draw(s: Block, m: Block, at: int, suit: int, order: int, size: int, steps: Block) -> None:
    """Put the tracks of a set down; only what decides which tracks may follow is kept up to date."""
    for i in range(size):
        way, row = way_of(order, i), OF_A_STEP * i
        near = near_end(s, m, at, suit, way)
        town = m[TOWN_AT + END_A[way] + END_B[way] - near]
        steps[row + NEAR], steps[row + NEAR_BEFORE] = near, s[at + CORNER + near]
        steps[row + BONUSES_BEFORE] = s[at + BONUSES]
        s[at + BONUSES] += bonuses_of(s, m, at, way, near)
        put_track(s, m, at, suit, way, near)
        if town:
            steps[row + TOWN_BEFORE] = s[at + TOWN + town - 1]
            if s[at + TOWN + town - 1] == 0:
                s[at + TOWNS_N] += 1
            s[at + TOWN + town - 1] |= 1 << suit


@kernel
def erase(s: Block, m: Block, at: int, order: int, size: int, steps: Block) -> None:
    """Take them back."""
    for i in range(size - 1, -1, -1):
        way, row = way_of(order, i), OF_A_STEP * i
        near = steps[row + NEAR]
        town = m[TOWN_AT + END_A[way] + END_B[way] - near]
        if town:
            s[at + TOWN + town - 1] = steps[row + TOWN_BEFORE]
            if s[at + TOWN + town - 1] == 0:
                s[at + TOWNS_N] -= 1
        lift_track(s, m, at, near, steps[row + NEAR_BEFORE])
        s[at + BONUSES] = steps[row + BONUSES_BEFORE]


# --- levels


@kernel
def with_way(key: int, size: int, way: int) -> int:
    """The key of a set with one more way."""
    place = 0
    while place < size and way_of(key, place) < way:
        place += 1
    shift = WAY_BITS * place
    return key & (1 << shift) - 1 | at_place(way, place) | key >> shift << shift + WAY_BITS


@kernel
def first_level(w: Block) -> None:
    """The empty set."""
    for i in range(OF_A_SET):
        w[level_at(w, 0) + i] = 0


@kernel
def is_new(w: Block, end: int, start: int, key: int) -> bool:
    """Whether no set of this level has the key; then the set number `end` is marked as one that has."""
    size = MARKS * w[CAPACITY]
    marks = LEVELS + 2 * OF_A_SET * w[CAPACITY]
    place = mix(key ^ key >> 29) & size - 1
    while w[marks + place] >> MARK_SHIFT == w[LEVEL_MARK]:
        if w[start + OF_A_SET * (w[marks + place] & (1 << MARK_SHIFT) - 1) + KEY] == key:
            return False
        place = place + 1 & size - 1
    w[marks + place] = w[LEVEL_MARK] << MARK_SHIFT | end
    return True


@kernel
def grow(
    s: Block, m: Block, at: int, w: Block, size: int, count: int, most_boxes: int,
    found: Block, counts: Block, steps: Block,
) -> int:  # fmt: skip
    """Make the next level of one with `count` sets of `size` tracks; how many it has, at most the capacity.

    Sets with which the turn may end are marked: no track that is free of charge can follow them. `found`, `counts` and
    `steps` are room to work in.
    """
    suit, tracks = s[at + SUIT] - 1, laid_now(s, at) + size + 1
    here, there, end = level_at(w, size), level_at(w, size + 1), 0
    w[LEVEL_MARK] += 1
    for i in range(count):
        row = here + OF_A_SET * i
        draw(s, m, at, suit, w[row + ORDER], size, steps)
        counts[KIND_TRACK] = 0
        bonuses, tracks_found = s[at + BONUSES], survey(s, m, at, suit, found, counts)
        erase(s, m, at, w[row + ORDER], size, steps)
        w[row + IS_RESULT] = 1 if counts[KIND_TRACK] == 0 else 0
        for j in range(tracks_found):
            if boxes_for(tracks, bonuses + (found[j] >> OWN_BONUSES_SHIFT & BONUSES_MASK)) > most_boxes:
                continue
            way = found[j] >> FOUND_SHIFT
            key = with_way(w[row + KEY], size, way)
            if end < w[CAPACITY] and is_new(w, end, there, key):
                w[there + OF_A_SET * end + KEY] = key
                w[there + OF_A_SET * end + ORDER] = w[row + ORDER] | at_place(way, size)
                end += 1
    return end


@kernel
def list_results(s: Block, m: Block, at: int, w: Block, most_boxes: int, out: Block) -> int:
    """Every set of tracks with which this turn can end and that takes so many boxes at most, as its key.

    How many there are, or TOO_MANY for the workspace; `out` gets as many as it has room for.
    """
    found, counts, steps = zeros(WAYS), zeros(KINDS), zeros(OF_A_STEP * MOST_IN_SET)
    most = TRACKS_OF_A_TURN + most_boxes - laid_now(s, at)
    first_level(w)
    count, end = 1, 0
    for size in range(most + 1):
        after = grow(s, m, at, w, size, count, most_boxes, found, counts, steps) if size < most else 0
        if after == w[CAPACITY]:
            return TOO_MANY
        here = level_at(w, size)
        for i in range(count):
            if size == most or w[here + OF_A_SET * i + IS_RESULT]:
                if end < len(out):
                    out[end] = w[here + OF_A_SET * i + KEY]
                end += 1
        count = after
    return end


def unpacked(packed: int) -> list[int]:
    """The ways of a set."""
    ways = []
    while packed:
        ways.append((packed & WAY_IN_SET) - 1)
        packed >>= WAY_BITS
    return ways
