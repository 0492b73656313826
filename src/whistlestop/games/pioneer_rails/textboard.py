"""Boards for the terminal: a cell is four columns wide, its sides are strokes, and a track is the sign of its suit.

Cells hold their letter of the map, ~ for the river, ^ for a range; a location has the number of its tracks behind it,
and brackets once it is activated. Towns are ○, reached ones ●; the free end of a branch is ×. A character stands in one
column each.
"""

from itertools import groupby, zip_longest

from whistlestop.core.game import Seat
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.draw_words import board_title, describe_table, shown_turn
from whistlestop.games.pioneer_rails.maps import DESERT, MOUNTAINS, RIVER, STATIONS, VOID
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.standing import Standing, standing, tracks_of

WIDE = 4  # columns of a cell
BOARD_WIDTH = 3 + WIDE * (2 * grid.RADIUS + 1) + 1
SIGNS = "♣♦♥♠"
_STROKES = "│╱╲│╱╲"  # by side
# By side and by corner of a cell: the row and column where it is drawn, from the cell's upper left.
_SIDE_AT = ((1, 4), (2, 3), (2, 1), (1, 0), (0, 1), (0, 3))
_CORNER_AT = ((0, 4), (2, 4), (2, 2), (2, 0), (0, 0), (0, 2))
_SHORTCUTS = "╱╲│"

_RESET, _PENCIL = "\x1b[0m", "\x1b[94m"
_COLOURS = {"♣": "\x1b[32m", "♦": "\x1b[33m", "♥": "\x1b[31m", "♠": "\x1b[1m", "~": "\x1b[36m", "●": "\x1b[1m"} | (
    dict.fromkeys("│╲╱^·", "\x1b[2m")
)

Canvas = dict[tuple[int, int], tuple[str, bool]]  # by row and column: a character, and whether it is in pencil


def text(view: View, seat: Seat | None = None, *, width: int = 120, colour: bool = False) -> str:
    """The board of `seat`, else the viewer's own, with cards and objectives; for spectators all, in rows of `width`."""
    shown = seat or view.seat
    seats = range(1, view.seats + 1) if shown is None else (shown,)
    figures = [
        [f"{board_title(None, one, shown_turn(view)):<{BOARD_WIDTH}}", *side_text(view, one, colour=colour).split("\n")]
        for one in seats
    ]
    per_row = max(1, (width + 2) // (BOARD_WIDTH + 2))
    rows = [figures[start : start + per_row] for start in range(0, len(figures), per_row)]
    blank = " " * BOARD_WIDTH
    boards = "\n\n".join(
        "\n".join("  ".join(line).rstrip() for line in zip_longest(*row, fillvalue=blank)) for row in rows
    )
    return f"{boards}\n{describe_table(view, None)}".rstrip()


def side_text(view: View, seat: Seat, *, fresh: bool = True, colour: bool = False) -> str:
    """One seat's board as lines of equal width; `colour` adds the terminal's own, what is `fresh` in blue."""
    here = standing(view.options, view.boards[seat - 1])
    canvas = _canvas(here)
    lines = [_line(canvas, row, colour, fresh) for row in range(2 * (2 * grid.RADIUS + 1) + 1)]
    lines = [line for line in lines if line.strip()]
    return "\n".join(lines + [f"{line:<{BOARD_WIDTH}}" for line in _ledger(here)])


def _line(canvas: Canvas, row: int, colour: bool, fresh: bool) -> str:
    spots = [canvas.get((row, column), (" ", False)) for column in range(BOARD_WIDTH - 3)]
    is_row = row % 2 and any(character != " " for character, _ in spots)
    label = f"{'ABCDEFGHIJKLM'[row // 2]}  " if is_row else "   "
    if not colour:
        return label + "".join(character for character, _ in spots)
    runs = groupby(spots, key=lambda spot: _PENCIL if fresh and spot[1] else _COLOURS.get(spot[0], ""))
    return label + "".join(_coloured(code, "".join(character for character, _ in run)) for code, run in runs)


def _coloured(code: str, characters: str) -> str:
    return f"{code}{characters}{_RESET}" if code else characters


def _canvas(here: Standing) -> Canvas:
    canvas: Canvas = {}
    cells = [cell for cell, letter in enumerate(here.map.letters) if letter != VOID]
    for cell in cells:
        row, column = _origin(cell)
        for (down, right), stroke in zip(_SIDE_AT, _STROKES, strict=True):
            canvas[row + down, column + right] = stroke, False
        for place, character in enumerate(_content(here, cell)):
            canvas[row + 1, column + 1 + place] = character, False
    for number, turn in enumerate(here.turns, 1):
        sign = SIGNS[data.SUITS.index(turn.suit)]
        for way in tracks_of(turn):
            _put_track(canvas, way, sign, number == here.now)
    for corner, _ in here.ends:
        canvas[_corner(corner)] = "×", False
    for corner, mask in zip(here.map.towns, here.towns, strict=True):
        canvas[_corner(corner)] = "●" if mask else "○", False
    return canvas


def _origin(cell: int) -> tuple[int, int]:
    """The row and column of a cell's upper left."""
    q, r = grid.COORDINATES[cell]
    return 2 * (r + grid.RADIUS), WIDE * (q + grid.RADIUS) + WIDE // 2 * r


def _corner(corner: int) -> tuple[int, int]:
    cell = grid.CORNER_CELLS[corner][0]
    (row, column), (down, right) = _origin(cell), _CORNER_AT[grid.CELL_CORNERS[cell].index(corner)]
    return row + down, column + right


def _put_track(canvas: Canvas, way: int, sign: str, is_pencil: bool) -> None:
    if way < grid.SIDES:
        cell = grid.SIDE_CELLS[way][0]
        down, right = _SIDE_AT[grid.CELL_SIDES[cell].index(way)]
    else:
        cell, d = divmod(way - grid.SIDES, 3)
        down, right = 1, 2
    row, column = _origin(cell)
    canvas[row + down, column + right] = sign, is_pencil
    if way >= grid.SIDES:
        canvas[row + 1, column + 3] = _SHORTCUTS[d], is_pencil


def _content(here: Standing, cell: int) -> str:
    """Three characters for what a cell is."""
    letter = here.map.letters[cell]
    if letter == DESERT:
        return " · "
    if letter == RIVER:
        return "~~~"
    if letter in MOUNTAINS:
        return f"^{letter}^"
    if letter in STATIONS:
        return f"<{SIGNS[STATIONS.index(letter)]}>"
    location = here.map.locations.index(cell)
    if here.done[location]:
        return f"[{letter}]"
    return f" {letter}{here.beside[location] or ' '}"


def _ledger(here: Standing) -> list[str]:
    """Hands, then what was activated, then town boxes and nuggets."""
    hands = [
        " ".join(here.hand(number)).upper() + (" ×2" if here.saloons >> number & 1 else "")
        for number in range(data.ROUNDS)
        if here.hand(number)
    ]
    counts = [f"{name} {here.count(kind)}" for kind, name in enumerate(data.KINDS) if here.count(kind)]
    boxes, nuggets = here.circled - here.crossed, here.nuggets - here.banked
    left = f"boxes {boxes} of {here.circled}, nuggets {nuggets} of {here.nuggets}"
    return [f"   {line}" for line in (" | ".join(hands), ", ".join(counts), left) if line]
