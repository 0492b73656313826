"""The eight symmetries of the game: mirrors and turns of the board; a quarter turn swaps highway and railway.

Exits, all dice and specials look alike under all of them, so what is learned at one place holds at its images, too.
A *pattern* tells what an empty cell has at its sides, two bits for each: nothing yet, a highway or a railway that
arrives, or a side that is blocked. A *domino* is two empty cells side by side with the six patterns around them.
"""

from functools import cache

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.railroad_ink import data

CELLS, SIZE = data.CELLS, data.SIZE
SYMMETRIES = 8
ROUTE_CODES = data.PIECE_NUMBERS[data.VARIANTS[data.FIRST_LAVA][0]]  # the pieces of the base game, and EMPTY
CODES = data.CRATER + 1
PATTERNS = 256
NOTHING, HIGHWAY_END, RAILWAY_END, BLOCKED = range(4)
_SWAPPED = {"h": "r", "r": "h", "-": "-", "l": "l"}


def _is_mirrored(symmetry: int) -> bool:
    return symmetry >= 4


def swaps_kinds(symmetry: int) -> bool:
    return symmetry % 2 == 1


def _cell_image(symmetry: int, cell: int) -> int:
    row, column = divmod(cell, SIZE)
    if _is_mirrored(symmetry):
        column = SIZE - 1 - column
    for _ in range(symmetry % 4):
        row, column = column, SIZE - 1 - row
    return row * SIZE + column


def _side_image(symmetry: int, side: int) -> int:
    if _is_mirrored(symmetry):
        side = -side
    return (side + symmetry) % 4


def _piece_image(symmetry: int, piece: int) -> int:
    if piece in (data.EMPTY, data.CRATER):
        return piece
    sides = ["-"] * 4
    for side in range(4):
        end = data.PIECES[piece][side]
        sides[_side_image(symmetry, side)] = _SWAPPED[end] if swaps_kinds(symmetry) else end
    return data.PIECE_NUMBERS["".join(sides) + data.PIECES[piece][4:]]


def _pattern_image(symmetry: int, pattern: int) -> int:
    image = 0
    for side in range(4):
        end = pattern >> 2 * side & 3
        if swaps_kinds(symmetry) and end in (HIGHWAY_END, RAILWAY_END):
            end = HIGHWAY_END + RAILWAY_END - end
        image |= end << 2 * _side_image(symmetry, side)
    return image


def _specials_image(symmetry: int, mask: int) -> int:
    image = 0
    for special, face in enumerate(data.SPECIALS):
        if mask >> special & 1:
            piece = _piece_image(symmetry, data.PIECE_NUMBERS[face])
            image |= 1 << data.FACE_OF[piece] - data.FIRST_SPECIAL
    return image


def _sides_image(symmetry: int, mask: int) -> int:
    return sum(1 << _side_image(symmetry, side) for side in range(4) if mask >> side & 1)


SPECIAL_MASKS = 1 << len(data.SPECIALS)
SIDE_MASKS = 16
CELL_IMAGE = table(_cell_image(symmetry, cell) for symmetry in range(SYMMETRIES) for cell in range(CELLS))
PIECE_IMAGE = table(_piece_image(symmetry, piece) for symmetry in range(SYMMETRIES) for piece in range(CODES))
PATTERN_IMAGE = table(_pattern_image(symmetry, i) for symmetry in range(SYMMETRIES) for i in range(PATTERNS))
SPECIALS_IMAGE = table(_specials_image(symmetry, i) for symmetry in range(SYMMETRIES) for i in range(SPECIAL_MASKS))
SPECIALS_ORBIT = table(min(_specials_image(s, mask) for s in range(SYMMETRIES)) for mask in range(SPECIAL_MASKS))

SIDES_IMAGE = table(_sides_image(symmetry, mask) for symmetry in range(SYMMETRIES) for mask in range(SIDE_MASKS))

# --- orbits: one number for all images of the same thing


def _shore_orbits() -> list[int]:
    """By the sides where lava arrives at a cell, and by its pattern: the orbit, wherever the cell lies."""
    numbers: dict[tuple[int, int], int] = {}
    return [
        numbers.setdefault(
            min((_sides_image(s, mask), _pattern_image(s, pattern)) for s in range(SYMMETRIES)), len(numbers)
        )
        for mask in range(SIDE_MASKS)
        for pattern in range(PATTERNS)
    ]


_shores = _shore_orbits()
SHORE_ORBIT, SHORE_ORBITS = table(_shores), max(_shores) + 1
DOMINO_SIDES = 1 << 12  # the six outer sides of a domino
FIRST_DOMINO = CELLS * PATTERNS  # where dominoes begin in the table of orbits; before them stand single cells
DOMINOES = 2 * CELLS * DOMINO_SIDES  # by the upper left cell and whether the other lies south of it
CELL_ORBITS, DOMINO_ORBITS = 1711, 43392  # how many there are
SHORT = table(  # by side and pattern: the other three sides, two bits for each
    (pattern & (1 << 2 * side) - 1) | pattern >> 2 * side + 2 << 2 * side
    for side in range(4)
    for pattern in range(PATTERNS)
)
EAST, SOUTH = data.EAST, data.SOUTH


@kernel
def domino(first: int, is_south: int, around: int, around_second: int) -> int:
    """A domino's place in the table of orbits, by what is around its two cells."""
    side = SOUTH if is_south else EAST
    outer = SHORT[PATTERNS * side + around] << 6 | SHORT[PATTERNS * (side ^ 2) + around_second]
    return FIRST_DOMINO + DOMINO_SIDES * (2 * first + is_south) + outer


@kernel
def long(side: int, sides: int) -> int:
    """The pattern whose other three sides are these, with nothing at this one."""
    low = sides & (1 << 2 * side) - 1
    return low | (sides ^ low) << 2


@kernel
def number_orbits(orbits: Block) -> tuple[int, int]:
    """Give all cells and dominoes with what is around them the number of their orbit; how many orbits there are."""
    for i in range(len(orbits)):
        orbits[i] = -1
    cell_count = 0
    for cell in range(CELLS):
        for pattern in range(PATTERNS):
            if orbits[PATTERNS * cell + pattern] < 0:
                for symmetry in range(SYMMETRIES):
                    image = PATTERN_IMAGE[PATTERNS * symmetry + pattern]
                    orbits[PATTERNS * CELL_IMAGE[CELLS * symmetry + cell] + image] = cell_count
                cell_count += 1
    domino_count = 0
    for first in range(CELLS):
        for is_south in range(2):
            second = first + (SIZE if is_south else 1)
            if second < CELLS and (is_south or second % SIZE):
                side = SOUTH if is_south else EAST
                for sides in range(DOMINO_SIDES):
                    around, around_second = long(side, sides >> 6), long(side ^ 2, sides & 63)
                    if orbits[domino(first, is_south, around, around_second)] < 0:
                        for symmetry in range(SYMMETRIES):
                            one, two = CELL_IMAGE[CELLS * symmetry + first], CELL_IMAGE[CELLS * symmetry + second]
                            image = PATTERN_IMAGE[PATTERNS * symmetry + around]
                            image_second = PATTERN_IMAGE[PATTERNS * symmetry + around_second]
                            if one < two:
                                place = domino(one, 1 if two == one + SIZE else 0, image, image_second)
                            else:
                                place = domino(two, 1 if one == two + SIZE else 0, image_second, image)
                            orbits[place] = domino_count
                        domino_count += 1
    return cell_count, domino_count


@cache
def orbits() -> Block:
    """The table of orbits, to be read only: cells by 256 * cell + pattern, dominoes by `domino`."""
    numbers = zeros(FIRST_DOMINO + DOMINOES)
    assert number_orbits(numbers) == (CELL_ORBITS, DOMINO_ORBITS)
    return numbers
