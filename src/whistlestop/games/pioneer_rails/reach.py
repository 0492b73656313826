"""How far a board's railways are from what they may want, in tracks, as kernels: no bonus, over free corners."""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.board import (
    KIND_OF,
    NEED,
    SIDES_AT_CORNER,
    TRACK_BITS,
    WAYS_AT_CORNER,
)
from whistlestop.games.pioneer_rails.layout import (
    BEFORE_SHIFT,
    BESIDE,
    CORNER,
    DONE_IN,
    IS_END,
    LAID,
    LAST,
    SUITS,
    TRACK,
)
from whistlestop.games.pioneer_rails.maps import (
    BONUS_SHIFT,
    CLOSED,
    CORNER_MASK,
    FAR_SHIFT,
    LOCATION_CELL,
    NO_WAY,
    OWN_SHIFT,
    SIDE_TYPE,
    STATION_AT,
    STATION_CORNERS,
    WAYS_FROM,
)
from whistlestop.games.pioneer_rails.plan_layout import (
    AREA,
    ENDS,
    EXITS,
    FAR,
    FARTHEST,
    NEEDS,
    OTHERS,
    OWN_WAY,
    QUEUE,
    WAY_TO,
)
from whistlestop.games.pioneer_rails.tracks import is_free

CORNERS, LOCATIONS = grid.CORNERS, data.LOCATIONS
FIRST_RANCH = data.FIRST_OF_KIND[data.RANCH]
CELL_SIDE = table(side for sides in grid.CELL_SIDES for side in sides)
CELL_CORNER = table(corner for corners in grid.CELL_CORNERS for corner in corners)


@kernel
def find_ways(s: Block, m: Block, at: int, p: Block, suit: int) -> None:
    """By corner: the tracks that this railway needs to come there."""
    ways, end = WAY_TO + CORNERS * suit, 0
    for corner in range(CORNERS):
        p[ways + corner] = FAR
    for k in range(6):
        corner = m[STATION_CORNERS + 6 * suit + k]
        if s[at + CORNER + corner] == 0:
            p[ways + corner] = 0
            p[QUEUE + end] = corner
            end += 1
    p[EXITS + suit] = end
    number = s[at + LAST + suit]
    while number:
        packed = s[at + TRACK + number - 1]
        number = packed >> BEFORE_SHIFT
        corner = packed >> FAR_SHIFT & CORNER_MASK
        if s[at + CORNER + corner] >= IS_END:
            p[ways + corner] = 0
            p[QUEUE + end] = corner
            end += 1
    p[ENDS + suit] = end - p[EXITS + suit]
    done = 0
    while done < end:
        corner = p[QUEUE + done]
        done += 1
        tracks = p[ways + corner] + 1
        if tracks > FARTHEST:
            break
        for j in range(SIDES_AT_CORNER):
            packed = m[WAYS_FROM + WAYS_AT_CORNER * corner + j]
            if packed == NO_WAY:
                break
            far = packed >> FAR_SHIFT & CORNER_MASK
            if packed >> BONUS_SHIFT or p[ways + far] <= tracks or not is_free(s, m, at, suit, packed):
                continue
            p[ways + far] = tracks
            if packed >> OWN_SHIFT & 1:  # no branch goes on from a town
                p[QUEUE + end] = far
                end += 1
    p[AREA + suit] = end


@kernel
def find_others(s: Block, m: Block, at: int, p: Block, suit: int) -> None:
    """The ways of all railways; by corner the nearest one but this."""
    for corner in range(CORNERS):
        p[OTHERS + corner] = FAR
    for other in range(SUITS):
        find_ways(s, m, at, p, other)
        if other != suit:
            for corner in range(CORNERS):
                p[OTHERS + corner] = min(p[OTHERS + corner], p[WAY_TO + CORNERS * other + corner])


@kernel
def nearest(p: Block, suit: int, corner: int) -> int:
    """The tracks that some railway needs to a corner; `suit` is the one that is being built."""
    return min(p[WAY_TO + CORNERS * suit + corner], p[OTHERS + corner])


@kernel
def can_end(s: Block, m: Block, at: int, corner: int) -> bool:
    """Whether a track may end here; a town's corner counts as free."""
    return s[at + CORNER + corner] == 0 and m[STATION_AT + corner] == 0


@kernel
def find_needs(s: Block, m: Block, at: int, p: Block, suit: int) -> None:
    """By location: the tracks that it takes to complete it, only along sides that can still be laid."""
    for location in range(FIRST_RANCH):
        p[NEEDS + location] = FAR
        if s[at + DONE_IN + location]:
            continue
        missing = NEED[KIND_OF[location]] - (s[at + BESIDE + location] & TRACK_BITS)
        first = 6 * m[LOCATION_CELL + location]
        free, way = 0, FAR
        near = nearest(p, suit, CELL_CORNER[first + 5])
        ends = can_end(s, m, at, CELL_CORNER[first + 5])
        side = CELL_SIDE[first + 5]
        # side k lies between the corners k and k + 1, so side 5 between the last and the first
        for k in range(6):
            corner = CELL_CORNER[first + k]
            near_here, ends_here = nearest(p, suit, corner), can_end(s, m, at, corner)
            if s[at + LAID + side] == 0 and m[SIDE_TYPE + side] != CLOSED:
                here = FAR
                if ends_here:
                    here = near
                if ends:
                    here = min(here, near_here)
                if here < FAR:
                    free += 1
                    way = min(way, here)
            near, ends, side = near_here, ends_here, CELL_SIDE[first + k]
        if free >= missing:
            p[NEEDS + location] = way + missing


@kernel
def find_own_ways(s: Block, m: Block, at: int, p: Block, suit: int) -> None:
    """By location that is not complete: the tracks that this railway alone needs to come to a free side of it."""
    ways, to = WAY_TO + CORNERS * suit, OWN_WAY + LOCATIONS * suit
    for location in range(FIRST_RANCH):
        if s[at + DONE_IN + location]:
            continue
        first, way = 6 * m[LOCATION_CELL + location], FAR
        for k in range(6):
            side = CELL_SIDE[first + k]
            if s[at + LAID + side] == 0 and m[SIDE_TYPE + side] != CLOSED:
                one, other = CELL_CORNER[first + k], CELL_CORNER[first + (k + 1) % 6]
                if p[ways + one] < way and can_end(s, m, at, other):
                    way = p[ways + one]
                if p[ways + other] < way and can_end(s, m, at, one):
                    way = p[ways + other]
        p[to + location] = way
