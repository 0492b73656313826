"""What a straight way costs at least, as kernels: whole numbers decide, doubt counts in favour of the way.

`walls` holds all strings and the border, five numbers each segment: its ends and its price, FORBIDDEN for the border.
Stations are the tiles of a scene. A way may run along a tile or a string, but it crosses no border and no tile; what it
crosses is counted up to `most`, which stands for that many or more.

Coordinates are whole numbers of a finer grain than the table's: points on the edges of stations are rounded to them.
"""

from whistlestop.core.kernel import Block, Reals, kernel
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.exact import side
from whistlestop.games.string_railway.scene import touches

GRAIN = 64  # parts of the table's unit
MM = 1.0 * GRAIN * data.UNIT
RUB = 0.05  # millimetres that a way may run inside of a tile: its ends are rounded
FORBIDDEN = 1 << 20
WALL = 5
CELL = 20 * GRAIN * data.UNIT
CELL_X, CELL_Y, COLUMNS, ROWS, ASKED = range(5)  # the head of a table of cells; how many ways were asked about
FRAME = ASKED + 1


@kernel
def first_row(cells: Block, ay: int, by: int) -> int:
    return max(0, (min(ay, by) - cells[CELL_Y]) // CELL)


@kernel
def last_row(cells: Block, ay: int, by: int) -> int:
    return min(cells[ROWS] - 1, (max(ay, by) - cells[CELL_Y]) // CELL)


@kernel
def columns_in(cells: Block, ax: int, ay: int, bx: int, by: int, row: int) -> int:
    """The columns that a segment passes in a row: the first, and from bit 16 on the last."""
    left, right = min(ax, bx), max(ax, bx)
    if ay != by:
        top = cells[CELL_Y] + CELL * row
        slope = 1.0 * (bx - ax) / (by - ay)
        enter = ax + slope * (min(max(top, min(ay, by)), max(ay, by)) - ay)
        leave = ax + slope * (min(max(top + CELL, min(ay, by)), max(ay, by)) - ay)
        left, right = int(min(enter, leave)) - 2, int(max(enter, leave)) + 2
    first = max(0, left - cells[CELL_X]) // CELL
    last = min(cells[COLUMNS] - 1, max(0, right - cells[CELL_X]) // CELL)
    return first + (last << 16)


@kernel
def count_walls(cells: Block, walls: Block, starts: Block) -> int:
    """How many places the lists of all cells need; `starts` gets where each begins."""
    for i in range(len(walls) // WALL):
        ax, ay, bx, by = walls[WALL * i], walls[WALL * i + 1], walls[WALL * i + 2], walls[WALL * i + 3]
        for row in range(first_row(cells, ay, by), last_row(cells, ay, by) + 1):
            columns = columns_in(cells, ax, ay, bx, by, row)
            for column in range(columns & 0xFFFF, (columns >> 16) + 1):
                starts[row * cells[COLUMNS] + column + 1] += 1
    for cell in range(cells[COLUMNS] * cells[ROWS]):
        starts[cell + 1] += starts[cell]
    return starts[cells[COLUMNS] * cells[ROWS]]


@kernel
def list_walls(cells: Block, walls: Block, starts: Block, listed: Block) -> None:
    """List the walls of each cell."""
    for i in range(len(walls) // WALL):
        ax, ay, bx, by = walls[WALL * i], walls[WALL * i + 1], walls[WALL * i + 2], walls[WALL * i + 3]
        for row in range(first_row(cells, ay, by), last_row(cells, ay, by) + 1):
            columns = columns_in(cells, ax, ay, bx, by, row)
            for column in range(columns & 0xFFFF, (columns >> 16) + 1):
                cell = row * cells[COLUMNS] + column
                listed[starts[cell]] = i
                starts[cell] += 1
    for cell in range(cells[COLUMNS] * cells[ROWS], 0, -1):  # each has moved to its end: the beginning of the next
        starts[cell] = starts[cell - 1]
    starts[0] = 0


@kernel
def toll(
    cells: Block, starts: Block, listed: Block, asked: Block, walls: Block, scene: Reals, tiles: int, most: int,
    ax: int, ay: int, bx: int, by: int,
) -> int:  # fmt: skip
    """What a way from a to b costs at least, or FORBIDDEN. Only what it clearly parts is crossed; ends may touch.

    `asked`: by wall, the number of the way that was asked about last.
    """
    for tile in range(tiles):
        if touches(scene, tile, ax / MM, ay / MM, bx / MM, by / MM, -RUB):
            return FORBIDDEN
    left, right, top, bottom = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    cells[ASKED] += 1
    cost = 0
    for row in range(first_row(cells, ay, by), last_row(cells, ay, by) + 1):
        columns = columns_in(cells, ax, ay, bx, by, row)
        for column in range(columns & 0xFFFF, (columns >> 16) + 1):
            cell = row * cells[COLUMNS] + column
            for k in range(starts[cell], starts[cell + 1]):
                i = listed[k]
                if asked[i] == cells[ASKED]:
                    continue
                asked[i] = cells[ASKED]
                cx, cy, dx, dy = walls[WALL * i], walls[WALL * i + 1], walls[WALL * i + 2], walls[WALL * i + 3]
                if max(cx, dx) < left or min(cx, dx) > right or max(cy, dy) < top or min(cy, dy) > bottom:
                    continue
                c, d = side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)
                if c == 0 or d == 0 or (c > 0) == (d > 0):
                    continue
                a, b = side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)
                if a == 0 or b == 0 or (a > 0) == (b > 0):
                    continue
                if walls[WALL * i + 4] == FORBIDDEN:
                    return FORBIDDEN
                cost += walls[WALL * i + 4]
    return min(cost, most)
