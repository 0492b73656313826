"""The facts of Railroad Ink: board, exits, faces of the dice, special routes, lava, points (RI-1, RI-5 to RI-7).

Everything is numbered once, here. Sides: north 0, east 1, south 2, west 3; a set of sides is a mask with bit
2^side. Cells: 0 to 48, row by row from A1. A *face* is what a die or a special shows (`hh--`, the highway
curve); a *piece* is one way to draw it (`-hh-`). A cell holds a piece number, EMPTY or CRATER.
"""

SIZE = 7
CELLS = SIZE * SIZE
CELL_NAMES = tuple(f"{'ABCDEFG'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS))  # RI-1.1
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
CENTRE = tuple(CELL_NUMBERS[column + row] for row in "345" for column in "CDE")
MIDDLE = CELL_NUMBERS["D4"]  # where the volcano stands (RI-7.2) and the first meteor counts from (RI-6.1)

NORTH, EAST, SOUTH, WEST = range(4)
OFF_BOARD = -1


def _neighbour(cell: int, side: int) -> int:
    row, column = divmod(cell, SIZE)
    row += (side == SOUTH) - (side == NORTH)
    column += (side == EAST) - (side == WEST)
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else OFF_BOARD


NEIGHBOURS = tuple(tuple(_neighbour(cell, side) for side in range(4)) for cell in range(CELLS))

# RI-1.2: cell, side, kind of route
EXITS = tuple(
    (CELL_NUMBERS[cell], side, kind)
    for cell, side, kind in (
        ("B1", NORTH, "h"), ("D1", NORTH, "r"), ("F1", NORTH, "h"),
        ("G2", EAST, "r"), ("G4", EAST, "h"), ("G6", EAST, "r"),
        ("F7", SOUTH, "h"), ("D7", SOUTH, "r"), ("B7", SOUTH, "h"),
        ("A6", WEST, "r"), ("A4", WEST, "h"), ("A2", WEST, "r"),
    )
)  # fmt: skip

# RI-1.3, RI-1.4, RI-7.1, RI-7.2
ROUTE_FACES = ("h-h-", "hh--", "hhh-", "r-r-", "rr--", "rrr-")
JUNCTION_FACES = ("hrhr^", "h-r-", "hr--")  # the fourth die: two faces of each
SPECIALS = ("hhhh", "rrrr", "hhhr", "hrrr", "hhrr", "hrhr")
LAVA_FACES = ("ll--", "l-l-", "lll-", "lh-h", "lr-r")
LAVA_DIE = (0, 0, 1, 2, 3, 4)  # which of them the six sides show
VOLCANO_FACE = "llll"

FACES = (*ROUTE_FACES, *JUNCTION_FACES, *SPECIALS, *LAVA_FACES, VOLCANO_FACE)
FACE_NAMES = (  # how the catalogues know them
    "highway-straight", "highway-curve", "highway-t", "railway-straight", "railway-curve", "railway-t",
    "overpass", "station-straight", "station-curve",
    "highway-cross", "railway-cross", "station-three-highways", "station-three-railways", "station-corner",
    "station-cross", "lava-curve", "lava-straight", "lava-t", "lava-highway", "lava-railway", "volcano",
)  # fmt: skip
FIRST_JUNCTION = len(ROUTE_FACES)
FIRST_SPECIAL = FIRST_JUNCTION + len(JUNCTION_FACES)
FIRST_LAVA = FIRST_SPECIAL + len(SPECIALS)
VOLCANO = FIRST_LAVA + len(LAVA_FACES)


def _variants(face: str) -> tuple[str, ...]:
    """RI-1.6: every rotation and mirror image, each once."""
    sides, mark = face[:4], face[4:]
    found: list[str] = []
    for shown in (sides, sides[0] + sides[:0:-1]):
        for turn in range(4):
            variant = shown[4 - turn :] + shown[: 4 - turn] + mark
            if variant not in found:
                found.append(variant)
    return tuple(found)


VARIANTS = tuple(_variants(face) for face in FACES)

EMPTY = 0
PIECES = ("----", *(variant for variants in VARIANTS for variant in variants), "*")  # by piece number
CRATER = len(PIECES) - 1
PIECE_NUMBERS = {sides: piece for piece, sides in enumerate(PIECES)}
FACE_OF = (-1, *(face for face, variants in enumerate(VARIANTS) for _ in variants), -1)
VOLCANO_PIECE = PIECE_NUMBERS[VOLCANO_FACE]


def face(sides: str) -> str:
    """What a piece shows, as it stands on a die or among the specials."""
    return FACES[FACE_OF[PIECE_NUMBERS[sides]]]


def face_name(sides: str) -> str:
    """What a piece shows, whichever way it lies, as the catalogues know it."""
    return "crater" if sides == PIECES[CRATER] else FACE_NAMES[FACE_OF[PIECE_NUMBERS[sides]]]


def _mask(sides: str, kind: str) -> int:
    return sum(1 << side for side in range(4) if sides[side : side + 1] == kind)


HIGHWAY = tuple(_mask(piece, "h") for piece in PIECES)  # by piece: the sides where a highway ends
RAILWAY = tuple(_mask(piece, "r") for piece in PIECES)
LAVA = tuple(_mask(piece, "l") for piece in PIECES)
IS_OVERPASS = tuple(int(piece.endswith("^")) for piece in PIECES)

NETWORK_POINTS = (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)  # RI-3.1
DRAFT_VALUES = (2, 2, 3, 2, 2, 3, 0, 2, 2)  # RI-5.3, by face
SPECIALS_PER_GAME = 3  # RI-2.5
ROUNDS, ROUNDS_WITH_EXPANSION = 7, 6  # RI-2.1

DIRECTIONS = ("up", "right", "down", "left")  # as sides
FREE_DIRECTION = 4  # RI-6.1: each player chooses
DIRECTION_DIE = (NORTH, EAST, SOUTH, WEST, FREE_DIRECTION, FREE_DIRECTION)
DISTANCE_DIE = (1, 1, 1, 2, 2, 3)
CLOSED_LAKE_POINTS = 5  # RI-7.6
CRATER_POINTS = 2  # RI-6.6
