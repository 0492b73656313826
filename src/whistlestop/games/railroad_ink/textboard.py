"""Boards for the terminal: each cell is five by three characters, so that routes join as they do on paper.

Highways are double lines, railways rows of sleepers, a station is ■; lava is ▒ with its volcano ▲, a crater
a ring with a star, @ the last impact. The digit in a cell's corner is its round. A character stands in one
column each, whatever the terminal.
"""

from collections.abc import Sequence
from itertools import groupby, zip_longest

from whistlestop.core.game import Seat
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.draw_words import board_title
from whistlestop.games.railroad_ink.seen import BoardView, View

WIDE, HIGH = 5, 3
BOARD_WIDTH = data.SIZE * WIDE + 6  # row number, space, stub, frame, …, frame, stub
_MIDDLE = (1, 2)
_ARMS = (((0, 2),), ((1, 3), (1, 4)), ((2, 2),), ((1, 0), (1, 1)))  # by side: the characters from there to the middle
_MOUTHS = (((0, 1), (0, 2), (0, 3)), ((1, 4),), ((2, 1), (2, 2), (2, 3)), ((1, 0),))
_LINES = {"h": "║═║═", "r": "┼┼┼┼"}  # by side
_KNOTS = {  # by the sides that meet, a mask of 2^side
    "h": {3: "╚", 6: "╔", 12: "╗", 9: "╝", 5: "║", 10: "═", 7: "╠", 14: "╦", 13: "╣", 11: "╩", 15: "╬"},
    "r": {3: "└", 6: "┌", 12: "┐", 9: "┘", 5: "┼", 10: "┼", 7: "├", 14: "┬", 13: "┤", 11: "┴", 15: "┼"},
}
_CRATER = (" ╭─╮ ", " │*│ ", " ╰─╯ ")
_WINGS = {(0, 1): "╲", (0, 3): "╱", (2, 1): "╱", (2, 3): "╲"}

_RESET = "\x1b[0m"
_COLOURS = {"▒": "\x1b[31m", "▲": "\x1b[1;33m", "@": "\x1b[1;31m", "·": "\x1b[2m", "◦": "\x1b[2m", "■": "\x1b[1m"}
_PENCIL, _NUMBER = "\x1b[94m", "\x1b[2m"


def text(view: View, seat: Seat | None = None, *, width: int = 100, colour: bool = False) -> str:
    """The board of `seat`, else the viewer's own, with its dice; a spectator sees all, in rows of `width`."""
    shown_seat = seat or view.seat
    seats = range(1, len(view.boards) + 1) if shown_seat is None else (shown_seat,)
    figures = [_figure(view, seat, colour).split("\n") for seat in seats]
    per_row = max(1, (width + 2) // (BOARD_WIDTH + 2))
    rows = [figures[start : start + per_row] for start in range(0, len(figures), per_row)]
    blank = " " * BOARD_WIDTH
    shown = "\n\n".join(
        "\n".join("  ".join(line).rstrip() for line in zip_longest(*row, fillvalue=blank)) for row in rows
    )
    tray = _tray(view, shown_seat)
    return f"{shown}\n{tray}" if tray else shown


def side_text(view: View, seat: Seat, *, fresh: bool = True, colour: bool = False) -> str:
    """One seat's board as lines of equal width; what this round brought is `fresh`."""
    return board_text(view.boards[seat - 1], current_round=view.round if fresh else None, colour=colour)


def board_text(board: BoardView, *, current_round: int | None = None, colour: bool = False) -> str:
    """A board as lines of equal width. `colour` adds the terminal's own colours, this round's drawings in blue."""
    lines = [
        f"    {''.join(f'  {letter}  ' for letter in 'ABCDEFG')}  ",
        f"    {_exits_along(data.NORTH, ' ')}  ",
        f"   ┏{_exits_along(data.NORTH, '━')}┓ ",
    ]
    for row in range(data.SIZE):
        first = row * data.SIZE
        drawn = [_cell_lines(board, cell, current_round, colour) for cell in range(first, first + data.SIZE)]
        for level, cells in enumerate(zip(*drawn, strict=True)):
            west, east = _EXITS.get((first, data.WEST)), _EXITS.get((first + data.SIZE - 1, data.EAST))
            label = row + 1 if level == 1 else " "
            lines.append(f"{label} {_exit_beside(west, level)}{''.join(cells)}{_exit_beside(east, level)[::-1]}")
    return "\n".join((*lines, f"   ┗{_exits_along(data.SOUTH, '━')}┛ ", f"    {_exits_along(data.SOUTH, ' ')}  "))


_EXITS = {(cell, side): kind for cell, side, kind in data.EXITS}


def _exits_along(side: int, frame: str) -> str:
    """The stubs over or under the board, or the frame with its gates."""
    first = 0 if side == data.NORTH else data.CELLS - data.SIZE
    kinds = [_EXITS.get((first + column, side)) for column in range(data.SIZE)]
    return "".join(frame * 2 + (_LINES[kind][side] if kind else frame) + frame * 2 for kind in kinds)


def _exit_beside(kind: str | None, level: int) -> str:
    """A stub and the frame, from outside to inside."""
    return _LINES[kind][data.WEST] * 2 if kind and level == 1 else " ┃"


# --- cells


def _cell_lines(board: BoardView, cell: int, current_round: int | None, colour: bool) -> list[str]:
    grid = piece_grid(board.cells[cell])
    if not board.cells[cell]:
        grid[1][2] = "◦" if cell in data.CENTRE else "·"
    if board.rounds[cell]:
        grid[0][0] = str(board.rounds[cell])
    if board.mark == data.CELL_NAMES[cell]:
        grid[0][4] = "@"
    if not colour:
        return ["".join(row) for row in grid]
    in_pencil = bool(current_round) and board.rounds[cell] == current_round
    return [_coloured(row, in_pencil) for row in grid]


def _coloured(row: Sequence[str], in_pencil: bool) -> str:
    runs = groupby(row, key=lambda character: _code(character, in_pencil))
    return "".join(f"{code}{''.join(run)}{_RESET}" if code else "".join(run) for code, run in runs)


def _code(character: str, in_pencil: bool) -> str:
    if in_pencil and character not in " ▒▲@":
        return _PENCIL
    return _NUMBER if character.isdecimal() else _COLOURS.get(character, "")


def piece_grid(sides: str) -> list[list[str]]:
    """What a cell holds, as three rows of five characters."""
    if sides == "*":
        return [list(row) for row in _CRATER]
    grid = [[" "] * WIDE for _ in range(HIGH)]
    ends = {kind: [side for side in range(4) if sides[side : side + 1] == kind] for kind in "hrl"}
    _pour(grid, ends["l"], beside_route=bool(ends["h"] or ends["r"]))
    is_overpass = sides.endswith("^")
    for kind in "rh":  # the highway crosses over
        for side in ends[kind]:
            for row, column in _ARMS[side]:
                grid[row][column] = _LINES[kind][side]
        if ends[kind] and (kind == "h" or not is_overpass):
            grid[1][2] = _KNOTS[kind].get(sum(1 << side for side in ends[kind]), "■")
    if is_overpass:
        for (row, column), wing in _WINGS.items():
            grid[row][column] = wing
    elif ends["h"] and ends["r"]:
        grid[1][2] = "■"
    return grid


def _pour(grid: list[list[str]], sides: Sequence[int], beside_route: bool) -> None:
    spots = [spot for side in sides for spot in _MOUTHS[side]]
    if sides and not beside_route:
        spots += [(1, 1), _MIDDLE, (1, 3)]
    for row, column in spots:
        grid[row][column] = "▒"
    if len(sides) == 4:
        grid[1][2] = "▲"


# --- a whole view


def _figure(view: View, seat: int, colour: bool) -> str:
    board = view.boards[seat - 1]
    current_round = view.round if board.stage in ("drawing", "strike") else None
    title = board_title(None, seat, view.round, view.rounds)
    return f"{title:<{BOARD_WIDTH}}\n{board_text(board, current_round=current_round, colour=colour)}"


def _tray(view: View, seat: Seat | None) -> str:
    """Dice with their notation, those drawn in brackets; then pairs, meteor and specials in notation."""
    board = view.boards[(seat or 1) - 1]
    lines = []
    faces = shared_dice(view) if seat is None else board.dice
    if faces:
        lines += _dice(faces, (False,) * len(faces) if seat is None else board.drawn)
    if view.pairs and (seat is None or view.phase in ("strike", "draft")):
        for number, (pair, taker) in enumerate(zip(view.pairs, view.taken_by, strict=True), 1):
            lines.append(f"take {number}: {' '.join(pair)}{f' → {taker}' if taker else ''}")
    if view.direction is not None:
        lines.append(f"meteor {view.direction} {view.distance}")
    if seat is not None and view.phase != "over":
        lines.append(" ".join(f"({face})" if face in board.crossed else face for face in data.SPECIALS))
    return "\n".join(line.rstrip() for line in lines)


def shared_dice(view: View) -> tuple[str, ...]:
    """The dice that all draw: with the draft only those of lava (RI-5.5)."""
    return tuple(face for face in view.boards[0].dice if "l" in face or not view.pairs)


def _dice(faces: Sequence[str], drawn: Sequence[bool]) -> list[str]:
    grids = [piece_grid(face) for face in faces]
    names = [f"({face})" if done else face for face, done in zip(faces, drawn, strict=True)]
    return [
        " ".join("╭─────╮" for _ in grids),
        *(" ".join(f"│{''.join(grid[level])}│" for grid in grids) for level in range(HIGH)),
        " ".join("╰──✓──╯" if done else "╰─────╯" for done in drawn),
        " ".join(f"{name:^7}" for name in names),
    ]
