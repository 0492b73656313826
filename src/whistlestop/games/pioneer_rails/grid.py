"""The grid that every map is drawn on: 127 cells in a hexagon of radius 6, their sides and corners (PR-1.1).

Cells lie in rows A to M and count from 1 in each; their tops are pointed. Side k of a cell faces east, south-east,
south-west, west, north-west, north-east (k = 0 … 5) and joins its corners k and k + 1, which are upper right, lower
right, bottom, lower left, upper left, top. A shortcut joins two opposite corners of a cell. *Ways* are all that a
track may run along: sides first, then three shortcuts for each cell. A small map leaves the outer ring empty.
"""

from itertools import product

RADIUS = 6
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # to the neighbour at side k, as (q, r)
SIDE_NAMES = ("e", "se", "sw", "w", "nw", "ne")
SHORTCUT_NAMES = ("ne-sw", "nw-se", "n-s")  # of corners d and d + 3


def ring(q: int, r: int) -> int:
    """How far a place is from the middle, in cells."""
    return max(abs(q), abs(r), abs(q + r))


COORDINATES = tuple(
    (q, r) for r, q in product(range(-RADIUS, RADIUS + 1), repeat=2) if ring(q, r) <= RADIUS
)  # of each cell: q to the east, r to the south-east
CELLS = len(COORDINATES)
CELL_AT = {place: cell for cell, place in enumerate(COORDINATES)}
CELL_NAMES = tuple(f"{'ABCDEFGHIJKLM'[r + RADIUS]}{q + min(RADIUS, RADIUS + r) + 1}" for q, r in COORDINATES)
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
NEIGHBOURS = tuple(tuple(CELL_AT.get((q + dq, r + dr), -1) for dq, dr in STEPS) for q, r in COORDINATES)


def distance(one: int, other: int) -> int:
    """How many steps two cells are apart."""
    (q, r), (u, v) = COORDINATES[one], COORDINATES[other]
    return ring(q - u, r - v)


def _numbered_sides() -> tuple[tuple[int, ...], ...]:
    """The side at each k of each cell, numbered as they are met."""
    sides: list[list[int]] = [[-1] * 6 for _ in range(CELLS)]
    found = 0
    for cell, k in product(range(CELLS), range(6)):
        if sides[cell][k] < 0:
            sides[cell][k] = found
            if NEIGHBOURS[cell][k] >= 0:
                sides[NEIGHBOURS[cell][k]][(k + 3) % 6] = found
            found += 1
    return tuple(map(tuple, sides))


def _numbered_corners() -> tuple[tuple[int, ...], ...]:
    """The corner at each k of each cell, numbered as they are met; up to three cells share one."""
    corners: list[list[int]] = [[-1] * 6 for _ in range(CELLS)]
    found = 0
    for cell, k in product(range(CELLS), range(6)):
        if corners[cell][k] < 0:
            # Corner k lies between the sides k - 1 and k, so between the neighbours there.
            sharing = ((cell, k), (NEIGHBOURS[cell][k], (k + 4) % 6), (NEIGHBOURS[cell][k - 1], (k + 2) % 6))
            for other, at in sharing:
                if other >= 0:
                    corners[other][at] = found
            found += 1
    return tuple(map(tuple, corners))


CELL_SIDES = _numbered_sides()
CELL_CORNERS = _numbered_corners()
SIDES = 1 + max(map(max, CELL_SIDES))
CORNERS = 1 + max(map(max, CELL_CORNERS))
WAYS = SIDES + 3 * CELLS

# --- by side and by corner

SIDE_CELLS = tuple(  # one or two cells, the one met first in front
    tuple(cell for cell in range(CELLS) if side in CELL_SIDES[cell]) for side in range(SIDES)
)
CORNER_CELLS = tuple(tuple(cell for cell in range(CELLS) if corner in CELL_CORNERS[cell]) for corner in range(CORNERS))


def _side_ends(side: int) -> tuple[int, int]:
    cell = SIDE_CELLS[side][0]
    k = CELL_SIDES[cell].index(side)
    return CELL_CORNERS[cell][k], CELL_CORNERS[cell][(k + 1) % 6]


WAY_ENDS = (
    *map(_side_ends, range(SIDES)),
    *((CELL_CORNERS[cell][d], CELL_CORNERS[cell][d + 3]) for cell in range(CELLS) for d in range(3)),
)
CORNER_WAYS = tuple(  # the sides at a corner, then the shortcuts
    tuple(way for way, ends in enumerate(WAY_ENDS) if corner in ends) for corner in range(CORNERS)
)


def _side_name(side: int) -> str:
    cell = SIDE_CELLS[side][0]
    return f"{CELL_NAMES[cell]}.{SIDE_NAMES[CELL_SIDES[cell].index(side)]}"


WAY_NAMES = (
    *map(_side_name, range(SIDES)),
    *(f"{name}.{shortcut}" for name in CELL_NAMES for shortcut in SHORTCUT_NAMES),
)
WAY_NUMBERS = {name.lower(): way for way, name in enumerate(WAY_NAMES)} | {  # a side by the name of either cell
    f"{CELL_NAMES[cell]}.{SIDE_NAMES[k]}".lower(): CELL_SIDES[cell][k] for cell in range(CELLS) for k in range(6)
}
