"""The tracks of a turn as kernels: what they cost in town boxes, and which may be laid next (PR-3.3).

A turn has three tracks and one more for each box that is crossed out; each bonus takes a box. So a turn with t tracks
and p bonuses takes max(p, t - 3) boxes, and no more than p + 3 tracks come without another one.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import (
    SIDES,
    SIDES_AT_CORNER,
    WAYS_AT_CORNER,
    boxes,
    far_fault,
    is_taken,
    lift_track,
    near_end,
    needs_switch,
    put_track,
    way_bonuses,
)  # fmt: skip
from whistlestop.games.pioneer_rails.layout import (
    BEFORE_SHIFT,
    BEGAN,
    BONUSES,
    CORNER,
    FINE,
    IS_END,
    KIND_BRIDGE,
    KIND_EXTRA,
    KIND_SHORTCUT,
    KIND_SWITCH,
    KIND_TRACK,
    KIND_TUNNEL,
    LAST,
    NO_BOX,
    NO_EXTRA_TRACK,
    TRACK,
    TRACKS_N,
    TURN,
)  # fmt: skip
from whistlestop.games.pioneer_rails.maps import (
    BONUS_SHIFT,
    BRIDGE,
    CORNER_MASK,
    FAR_SHIFT,
    NO_WAY,
    OWN_SHIFT,
    SIDE_TYPE,
    STATION_CORNERS,
    WAY_MASK,
    WAYS_FROM,
)

TRACKS_OF_A_TURN = data.TRACKS
# A track that was found, as one number: its kind, how many bonuses it needs, the way
OWN_BONUSES_SHIFT, FOUND_SHIFT = 4, 6
KIND_MASK, BONUSES_MASK = (1 << OWN_BONUSES_SHIFT) - 1, (1 << FOUND_SHIFT - OWN_BONUSES_SHIFT) - 1


@kernel
def laid_now(s: Block, at: int) -> int:
    """Tracks of this turn."""
    return s[at + TRACKS_N] - s[at + BEGAN + s[TURN]]


@kernel
def boxes_for(tracks: int, bonuses: int) -> int:
    return max(bonuses, tracks - TRACKS_OF_A_TURN)


@kernel
def bonuses_of(s: Block, m: Block, at: int, way: int, near: int) -> int:
    """How many bonuses a track from this corner needs (PR-3.3, PR-3.3a)."""
    return way_bonuses(m, way) + (1 if needs_switch(s, m, at, near) else 0)


@kernel
def price_fault(s: Block, m: Block, at: int, suit: int, way: int, near: int) -> int:
    """Why a track that may lie here cannot be afforded, or FINE."""
    tracks, bonuses = laid_now(s, at) + 1, s[at + BONUSES] + bonuses_of(s, m, at, way, near)
    if boxes_for(tracks, bonuses) > boxes(s, at):
        return NO_BOX
    # PR-3.3a: each box brings a track, so bonuses may run ahead of tracks only as far as plain ones can follow.
    if bonuses > tracks and bonuses > s[at + BONUSES]:
        return FINE if can_follow(s, m, at, suit, way, near, bonuses - tracks) else NO_EXTRA_TRACK
    return FINE


@kernel
def can_follow(s: Block, m: Block, at: int, suit: int, way: int, near: int, count: int) -> bool:
    """Whether so many plain tracks, one or two, can come after this one."""
    before = s[at + CORNER + near]
    put_track(s, m, at, suit, way, near)
    follows = can_go_on(s, m, at, suit) if count == 1 else can_go_on_twice(s, m, at, suit)
    lift_track(s, m, at, near, before)
    return follows


@kernel
def is_free(s: Block, m: Block, at: int, suit: int, packed: int) -> bool:
    """Whether a track may run along a way of `WAYS_FROM`, boxes aside."""
    far = packed >> FAR_SHIFT & CORNER_MASK
    if s[at + CORNER + far] > 0:
        return False
    if packed >> OWN_SHIFT & 1:  # most are
        return True
    return not is_taken(s, at, packed & WAY_MASK) and far_fault(s, m, at, suit, far) == FINE


# --- where a railway may go on: its exits (0 … 5), then the ends of its tracks, the newest first (6 + track)

NOWHERE = -1


@kernel
def source(s: Block, m: Block, at: int, suit: int, place: int) -> int:
    """The corner at this place from which a track may run, or NOWHERE."""
    if place < 6:
        corner = m[STATION_CORNERS + 6 * suit + place]
        return corner if s[at + CORNER + corner] == 0 else NOWHERE
    corner = s[at + TRACK + place - 6] >> FAR_SHIFT & CORNER_MASK
    return corner if s[at + CORNER + corner] else NOWHERE  # a town's stays 0


@kernel
def next_place(s: Block, at: int, suit: int, place: int) -> int:
    """The place after this one, or NOWHERE."""
    if place < 5:
        return place + 1
    number = s[at + LAST + suit] if place == 5 else s[at + TRACK + place - 6] >> BEFORE_SHIFT
    return 5 + number if number else NOWHERE


# --- tracks without a bonus


@kernel
def plain_way(s: Block, m: Block, at: int, suit: int, place: int, j: int) -> int:
    """Way j, of three, from a place, if it needs no bonus and is free; else NOWHERE."""
    corner = source(s, m, at, suit, place)
    if corner < 0 or needs_switch(s, m, at, corner):
        return NOWHERE
    packed = m[WAYS_FROM + WAYS_AT_CORNER * corner + j]
    is_plain = packed != NO_WAY and packed >> BONUS_SHIFT == 0
    return packed & WAY_MASK if is_plain and is_free(s, m, at, suit, packed) else NOWHERE


@kernel
def can_go_on(s: Block, m: Block, at: int, suit: int) -> bool:
    """Whether a track without a bonus can be laid."""
    place = 0
    while place != NOWHERE:
        for j in range(SIDES_AT_CORNER):
            if plain_way(s, m, at, suit, place, j) != NOWHERE:
                return True
        place = next_place(s, at, suit, place)
    return False


@kernel
def can_go_on_twice(s: Block, m: Block, at: int, suit: int) -> bool:
    """Whether two tracks without a bonus can be laid, one after the other."""
    place = 0
    while place != NOWHERE:
        for j in range(SIDES_AT_CORNER):
            way = plain_way(s, m, at, suit, place, j)
            if way != NOWHERE and can_follow_once(s, m, at, suit, way):
                return True
        place = next_place(s, at, suit, place)
    return False


@kernel
def can_follow_once(s: Block, m: Block, at: int, suit: int, way: int) -> bool:
    near = near_end(s, m, at, suit, way)
    before = s[at + CORNER + near]
    put_track(s, m, at, suit, way, near)
    follows = can_go_on(s, m, at, suit)
    lift_track(s, m, at, near, before)
    return follows


# --- all tracks


@kernel
def survey(s: Block, m: Block, at: int, suit: int, found: Block, counts: Block) -> int:
    """Every track that may be laid now; `counts` gets more of each kind."""
    tracks, bonuses, left = laid_now(s, at) + 1, s[at + BONUSES], boxes(s, at)
    most_bonuses = left - bonuses if left >= tracks - TRACKS_OF_A_TURN else 0
    may_be_plain = boxes_for(tracks, bonuses) <= left
    if not may_be_plain and most_bonuses <= 0:
        return 0
    plain = KIND_TRACK if tracks <= TRACKS_OF_A_TURN + bonuses else KIND_EXTRA
    ways = WAYS_AT_CORNER if most_bonuses > 0 else SIDES_AT_CORNER
    end, place = 0, 0
    while place != NOWHERE:
        corner, is_exit = source(s, m, at, suit, place), place < 6
        place = next_place(s, at, suit, place)
        if corner == NOWHERE:
            continue
        switches = 0 if is_exit or s[at + CORNER + corner] >= IS_END else 1
        if switches > most_bonuses:
            continue
        for j in range(ways):
            packed = m[WAYS_FROM + WAYS_AT_CORNER * corner + j]
            if packed == NO_WAY:
                break
            own = switches + (packed >> BONUS_SHIFT)
            if own > most_bonuses or (own == 0 and not may_be_plain) or not is_free(s, m, at, suit, packed):
                continue
            way = packed & WAY_MASK
            ahead = bonuses + own - tracks
            if own and ahead > 0 and not can_follow(s, m, at, suit, way, corner, ahead):
                continue
            kind = plain if own == 0 else kind_of_bonus(m, way, switches)
            found[end] = kind | own << OWN_BONUSES_SHIFT | way << FOUND_SHIFT
            counts[kind] += 1
            end += 1
    return end


@kernel
def kind_of_bonus(m: Block, way: int, switches: int) -> int:
    if switches:
        return KIND_SWITCH
    if way >= SIDES:
        return KIND_SHORTCUT
    return KIND_BRIDGE if m[SIDE_TYPE + way] == BRIDGE else KIND_TUNNEL
