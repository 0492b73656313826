"""The hot rules of one board: drawing, erasing, what fits where, what is still owed (RI-2, RI-6.5, RI-7).

Kernels over the block of `layout`: `s` is the whole position, `at` where a board begins in it.
"""

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.layout import (
    ALONE,
    ARRIVE,
    BESIDE_LAVA,
    BOARD,
    CELL,
    CRATERS_ARE_EMPTY,
    CROSSED,
    DICE,
    DIE_FITS,
    DRAWN,
    FINE,
    INK,
    LAVA_ALONE,
    LAVA_ON,
    LAVA_OWED,
    LAVA_ROLL,
    MARK,
    MAY_SKIP,
    RELIEF,
    ROOM_OWED,
    SPECIAL_DONE,
    TAKEN,
    UNLIKE,
)  # fmt: skip

CELLS, EMPTY, CRATER = data.CELLS, data.EMPTY, data.CRATER
FIRST_JUNCTION, FIRST_SPECIAL = data.FIRST_JUNCTION, data.FIRST_SPECIAL
FIRST_LAVA, VOLCANO = data.FIRST_LAVA, data.VOLCANO
ROUTE_FACES = (1 << FIRST_JUNCTION) - 1
VOLCANO_PIECE, MIDDLE, SPECIALS_PER_GAME = data.VOLCANO_PIECE, data.MIDDLE, data.SPECIALS_PER_GAME
SPECIALS = len(data.SPECIALS)

HIGHWAY, RAILWAY, LAVA = table(data.HIGHWAY), table(data.RAILWAY), table(data.LAVA)
FACE_OF = table(data.FACE_OF)
NEIGHBOUR = table(cell for row in data.NEIGHBOURS for cell in row)  # by 4 * cell + side
FIRST_PIECE = table(data.PIECE_NUMBERS[variants[0]] for variants in data.VARIANTS)  # by face

# Bits that a piece sends across each of its sides, before the shift to the neighbour's side
_SENDS = {"h": 1, "r": 1 << 4, "l": 1 << 8}
SENDS = table(_SENDS.get(piece[side : side + 1], 0) for piece in data.PIECES for side in range(4))
ALL_KINDS = sum(_SENDS.values())


def _exit_arrivals() -> list[int]:
    arrivals = [0] * CELLS
    for cell, side, kind in data.EXITS:
        arrivals[cell] |= _SENDS[kind] << side
    return arrivals


EXIT_ARRIVALS = table(_exit_arrivals())


def _fitting() -> tuple[list[int], list[int], list[int]]:
    """RI-2.2 and RI-2.3 as a table: by face and by what arrives at a cell, the pieces that fit there."""
    first: list[int] = []
    count: list[int] = []
    pieces: list[int] = []
    for variants in data.VARIANTS[:FIRST_LAVA]:
        numbers = [data.PIECE_NUMBERS[sides] for sides in variants]
        for arrive in range(256):
            highways, railways = arrive & 15, arrive >> 4
            fitting = [
                piece
                for piece in numbers
                if not (data.HIGHWAY[piece] & railways or data.RAILWAY[piece] & highways)
                and (data.HIGHWAY[piece] & highways or data.RAILWAY[piece] & railways)
            ]
            first.append(len(pieces))
            count.append(len(fitting))
            pieces.extend(fitting)
    return first, count, pieces


_first, _count, _pieces = _fitting()
FIT_FIRST, FIT_COUNT, FIT_PIECES = table(_first), table(_count), table(_pieces)


# --- drawing and erasing


@kernel
def clear_board(s: Block, at: int) -> None:
    """A board with nothing but its exits; with lava, the first volcano (RI-7.2)."""
    for i in range(BOARD):
        s[at + i] = 0
    for cell in range(CELLS):
        s[at + ARRIVE + cell] = EXIT_ARRIVALS[cell]
    s[at + MARK] = MIDDLE
    if s[LAVA_ON]:
        put(s, at, MIDDLE, VOLCANO_PIECE, 0)


@kernel
def put(s: Block, at: int, cell: int, piece: int, number: int) -> None:
    """Draw a piece on a cell, whatever is there, with its round number (RI-2.6)."""
    lift(s, at, cell)
    s[at + CELL + cell] = piece
    s[at + INK + cell] = number
    for side in range(4):
        sends = SENDS[4 * piece + side]
        neighbour = NEIGHBOUR[4 * cell + side]
        if sends != 0 and neighbour >= 0:
            s[at + ARRIVE + neighbour] |= sends << (side ^ 2)


@kernel
def lift(s: Block, at: int, cell: int) -> None:
    """Leave a cell empty."""
    piece = s[at + CELL + cell]
    if piece != EMPTY:
        s[at + CELL + cell] = EMPTY
        s[at + INK + cell] = 0
        for side in range(4):
            neighbour = NEIGHBOUR[4 * cell + side]
            if neighbour >= 0:
                s[at + ARRIVE + neighbour] &= ~(ALL_KINDS << (side ^ 2))


# --- what fits


@kernel
def is_open(piece: int) -> bool:
    """Whether something may be drawn here: an empty cell or a crater (RI-2.2, RI-6.5)."""
    return piece == EMPTY or piece == CRATER


@kernel
def place_fault(s: Block, at: int, cell: int, piece: int) -> int:
    """Which rule forbids this piece on this cell, whoever offers it: judged in the order of the rules."""
    if not is_open(s[at + CELL + cell]):
        return TAKEN
    arrive = s[at + ARRIVE + cell]
    highways, railways = arrive & 15, (arrive >> 4) & 15
    if HIGHWAY[piece] & railways or RAILWAY[piece] & highways:
        return UNLIKE
    if piece == VOLCANO_PIECE:
        return BESIDE_LAVA if touches_lava(s, at, cell) else FINE
    if LAVA[piece]:
        return FINE if LAVA[piece] & (arrive >> 8) else LAVA_ALONE
    return FINE if (HIGHWAY[piece] & highways) | (RAILWAY[piece] & railways) else ALONE


@kernel
def touches_lava(s: Block, at: int, cell: int) -> bool:
    """Whether a neighbouring cell holds lava (RI-7.4)."""
    for side in range(4):
        neighbour = NEIGHBOUR[4 * cell + side]
        if neighbour >= 0 and LAVA[s[at + CELL + neighbour]]:
            return True
    return False


@kernel
def undrawn_faces(s: Block, at: int) -> int:
    """The faces of the four dice still to draw, as a mask."""
    mask = 0
    for die in range(4):
        if not (s[at + DRAWN] >> die) & 1:
            mask |= 1 << s[at + DICE + die]
    return mask


@kernel
def free_specials(s: Block, at: int) -> int:
    """The specials that may be drawn or crossed out now, as a mask (RI-2.5)."""
    crossed = s[at + CROSSED]
    count = 0
    for special in range(SPECIALS):
        count += (crossed >> special) & 1
    if s[at + SPECIAL_DONE] or count >= SPECIALS_PER_GAME:
        return 0
    return ~crossed & ((1 << SPECIALS) - 1)


@kernel
def undrawn_lava(s: Block, at: int) -> int:
    """The faces of the lava dice still to draw, as a mask counted from the first lava face."""
    mask = 0
    if s[LAVA_ON]:
        for die in range(2):
            if not (s[at + DRAWN] >> (4 + die)) & 1:
                mask |= 1 << (s[LAVA_ROLL + die] - FIRST_LAVA)
    return mask


# --- a survey of what can be drawn, in one pass over the cells

# In how many ways each face fits, by what arrives at a cell: one number, the faces WAY_BITS apart
WAY_BITS = 10
WAY_MASK = (1 << WAY_BITS) - 1


def _ways(first: int, last: int) -> list[int]:
    return [
        sum(_count[256 * face + arrive] << WAY_BITS * (face - first) for face in range(first, last))
        for arrive in range(256)
    ]


def _lava_fits(piece: int, arrive: int) -> bool:
    clash = data.HIGHWAY[piece] & arrive >> 4 or data.RAILWAY[piece] & arrive
    return bool(data.LAVA[piece] & arrive >> 8) and not clash


ROUTE_WAYS = table(_ways(0, FIRST_JUNCTION))
JUNCTION_WAYS = table(_ways(FIRST_JUNCTION, FIRST_SPECIAL))
SPECIAL_WAYS = table(_ways(FIRST_SPECIAL, FIRST_LAVA))
LAVA_WAYS = table(
    sum(
        sum(_lava_fits(data.PIECE_NUMBERS[sides], arrive) for sides in data.VARIANTS[face])
        << WAY_BITS * (face - FIRST_LAVA)
        for face in range(FIRST_LAVA, VOLCANO)
    )
    for arrive in range(1 << 12)
)

# What a survey holds: ways by face, and those of them on cells that do not bind; sets of cells as masks
ROUTES, JUNCTIONS, SPECIAL_ROUTES, LAVAS = 0, 1, 2, 3
LOOSE = 4  # the same four, on craters that do not bind
VOLCANO_CELLS, LOOSE_VOLCANO_CELLS, ROOM_CELLS, ERASE_CELLS = 8, 9, 10, 11
SURVEY = 12

ROW_STARTS = sum(1 << cell for cell in range(0, CELLS, data.SIZE))
ROW_ENDS = ROW_STARTS << (data.SIZE - 1)


@kernel
def survey(s: Block, at: int, found: Block) -> None:
    """Count the ways to draw each face, and find the cells for volcanoes, lava and erasures."""
    for i in range(SURVEY):
        found[i] = 0
    lava_on, loose_craters = s[LAVA_ON], s[CRATERS_ARE_EMPTY] == 0
    routes, junctions, specials, lava_ways = 0, 0, 0, 0
    open_cells, loose_cells, lava_cells = 0, 0, 0
    for cell in range(CELLS):
        arrive = s[at + ARRIVE + cell]
        if arrive == 0 and not lava_on:
            continue
        piece = s[at + CELL + cell]
        if piece == EMPTY or piece == CRATER:
            routes += ROUTE_WAYS[arrive & 255]
            junctions += JUNCTION_WAYS[arrive & 255]
            specials += SPECIAL_WAYS[arrive & 255]
            if piece == CRATER and loose_craters:
                found[LOOSE + ROUTES] += ROUTE_WAYS[arrive & 255]
                found[LOOSE + JUNCTIONS] += JUNCTION_WAYS[arrive & 255]
                found[LOOSE + LAVAS] += LAVA_WAYS[arrive]
                loose_cells |= 1 << cell
            elif arrive >> 8:
                found[ROOM_CELLS] |= 1 << cell
            if lava_on:
                lava_ways += LAVA_WAYS[arrive]
                open_cells |= 1 << cell
        elif LAVA[piece]:
            lava_cells |= 1 << cell
        elif arrive >> 8:
            found[ERASE_CELLS] |= 1 << cell
    found[ROUTES], found[JUNCTIONS], found[SPECIAL_ROUTES], found[LAVAS] = routes, junctions, specials, lava_ways
    if lava_on:
        near = lava_cells << data.SIZE | lava_cells >> data.SIZE
        near |= (lava_cells & ~ROW_ENDS) << 1 | (lava_cells & ~ROW_STARTS) >> 1
        found[VOLCANO_CELLS] = open_cells & ~near
        found[LOOSE_VOLCANO_CELLS] = loose_cells & ~near


@kernel
def sum_ways(ways: int, faces: int) -> int:
    """How many of these ways belong to a set of faces."""
    count = 0
    while faces != 0:
        if faces & 1:
            count += ways & WAY_MASK
        faces >>= 1
        ways >>= WAY_BITS
    return count


@kernel
def count_cells(mask: int) -> int:
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@kernel
def count_routes(found: Block, faces: int) -> int:
    """In how many ways some of these faces of the route dice can be drawn."""
    return sum_ways(found[ROUTES], faces & ROUTE_FACES) + sum_ways(found[JUNCTIONS], faces >> FIRST_JUNCTION)


@kernel
def binding_ways(found: Block, faces: int) -> int:
    """The same, without the craters that bind nobody (RI-2.4, RI-6.5)."""
    routes = sum_ways(found[ROUTES] - found[LOOSE + ROUTES], faces & ROUTE_FACES)
    return routes + sum_ways(found[JUNCTIONS] - found[LOOSE + JUNCTIONS], faces >> FIRST_JUNCTION)


@kernel
def lava_is_drawn(s: Block, at: int) -> bool:
    return s[at + DRAWN] >> 4 != 0


@kernel
def lacks_room(s: Block, at: int, found: Block) -> bool:
    """RI-7.5: no free cell lies at an open lava side, and no lava die was drawn this round."""
    return s[LAVA_ON] == 1 and found[ROOM_CELLS] == 0 and not lava_is_drawn(s, at)


@kernel
def erasable_cells(s: Block, at: int, found: Block) -> int:
    """RI-7.5: the cells with nothing but a route, at an open lava side, while room is lacking."""
    return found[ERASE_CELLS] if s[at + RELIEF] == 0 and lacks_room(s, at, found) else 0


@kernel
def confirm_fault(s: Block, at: int, found: Block) -> int:
    """What is still owed before the round may be confirmed (RI-2.4, RI-7.3, RI-7.5)."""
    if not s[MAY_SKIP] and binding_ways(found, undrawn_faces(s, at)):
        return DIE_FITS
    if s[LAVA_ON] and not lava_is_drawn(s, at):
        if sum_ways(found[LAVAS] - found[LOOSE + LAVAS], undrawn_lava(s, at)):
            return LAVA_OWED
        if s[at + RELIEF] == 0 and lacks_room(s, at, found):
            if found[ERASE_CELLS] or found[VOLCANO_CELLS] & ~found[LOOSE_VOLCANO_CELLS]:
                return ROOM_OWED
    return FINE
