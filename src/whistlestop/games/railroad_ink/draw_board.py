"""One board as SVG: ground, routes, this round's pencil, exits, and what is laid over them.

The board has 100 units a cell and a margin of 50 for the exits, so that a phone of 360 pixels still gives
cells of 45. Everything that never changes is made once; a board is a few joins of ready fragments.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.core.game import Item, Sheet
from whistlestop.draw.svg import Box, Say, moved, picture
from whistlestop.draw.symbols import icon
from whistlestop.draw.theme import Theme
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.draw_marks import marks
from whistlestop.games.railroad_ink.draw_words import board_title, describe
from whistlestop.games.railroad_ink.pieces import LINE, Medium, at, impact, piece, rail_stub, road_stub
from whistlestop.games.railroad_ink.seen import BoardView

BOX = Box(-50, -50, 800, 800)
MINI_BOX = Box(-48, -48, 796, 796)
WIDTH = 560  # pixels of a board in a file or notebook


class Ghost(NamedTuple):
    """A drawing that is only planned: a cell, a piece (`----` rubs out) and in how many ways it could lie."""

    cell: str
    piece: str
    ways: int = 2


def board_svg(
    board: BoardView,
    *,
    current_round: int | None = None,
    ghost: tuple[str, str] | Ghost | None = None,
    lamps: Iterable[str] = (),
    highlight: str | Sequence[str] | None = None,
    sheet: Sheet | None = None,
    theme: Theme = "light",
    standalone: bool = True,
    mini: bool = False,
    say: Say | None = None,
    title: str | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """A board. What `current_round` drew is in pencil; `highlight` names parts of `sheet` to show on it."""
    return picture(
        board_markup(board, current_round, ghost, lamps, chosen(sheet, highlight), mini),
        MINI_BOX if mini else BOX,
        title=board_title(say) if title is None else title,
        description=describe(board, say),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="ri-board ri-mini" if mini else "ri-board",
        id=id,
    )


def chosen(sheet: Sheet | None, highlight: str | Sequence[str] | None) -> tuple[Item, ...]:
    """The items of a score sheet that belong to the parts to be shown."""
    if not highlight:
        return ()
    if sheet is None:
        raise ValueError("highlight needs the sheet whose items it names")
    parts = (highlight,) if isinstance(highlight, str) else highlight
    return tuple(item for item in sheet.items if item.part in parts)


def board_markup(
    board: BoardView,
    current_round: int | None = None,
    ghost: tuple[str, str] | Ghost | None = None,
    lamps: Iterable[str] = (),
    items: Sequence[Item] = (),
    mini: bool = False,
) -> str:
    """The inside of a board's picture."""
    laid = marks(board, items)
    return "".join(
        (
            GROUND,
            laid.ground,
            GRID,
            "" if mini else COORDINATES,
            _pieces(board, current_round),
            "" if mini else _round_numbers(board, current_round),
            _last_impact(board),
            FRAME,
            _exits(board),
            laid.top,
            _lamps(lamps),
            _ghost(Ghost(*ghost)) if ghost else "",
        )
    )


# --- what never changes

INKED = 'fill="none" stroke="var(--ink)" stroke-width="4"'

_COLUMNS_WITH_EXIT = {cell % data.SIZE for cell, side, _ in data.EXITS if side == data.NORTH}
_ROWS_WITH_EXIT = {cell // data.SIZE for cell, side, _ in data.EXITS if side == data.WEST}
ORIGIN = tuple((100 * (cell % data.SIZE), 100 * (cell // data.SIZE)) for cell in range(data.CELLS))
_OPEN = tuple(
    f'<g transform="translate({x} {y})" data-cell="{name}">'
    for (x, y), name in zip(ORIGIN, data.CELL_NAMES, strict=True)
)
GROUND = (
    f'<rect x="{BOX.x}" y="{BOX.y}" width="{BOX.width}" height="{BOX.height}" fill="var(--sheet)"/>'
    '<rect x="200" y="200" width="300" height="300" fill="var(--sheet-2)" opacity=".55"/>'
)
GRID = (
    '<path class="ri-grid" fill="none" stroke="var(--rule)" stroke-width="1.5" d="'
    + "".join(f"M{100 * k} 0V700M0 {100 * k}H700" for k in range(1, data.SIZE))
    + '"/><rect x="200" y="200" width="300" height="300" fill="none" stroke="var(--edge)" stroke-width="3"'
    ' stroke-dasharray=".1 7.79" stroke-linecap="round"/>'  # 77 dots on each side, one in each corner
)
FRAME = '<rect x="-1" y="-1" width="702" height="702" fill="none" stroke="var(--ink)" stroke-width="5"/>'
COORDINATES = (
    '<g class="ri-coordinates" font-family="var(--sign)" font-size="25" font-weight="600" text-anchor="middle"'
    ' fill="var(--ink-3)">'
    + "".join(
        f'<text x="{100 * k + 50}" y="-17">{"ABCDEFG"[k]}</text>'
        for k in range(data.SIZE)
        if k not in _COLUMNS_WITH_EXIT
    )
    + "".join(f'<text x="-26" y="{100 * k + 59}">{k + 1}</text>' for k in range(data.SIZE) if k not in _ROWS_WITH_EXIT)
    + "</g>"
)


def exit_stub(side: int, kind: str, joined: bool) -> str:
    """A stub and an arrow outside the frame of a cell; where a route arrives, the frame opens for it."""
    start = 2.5 if joined else -3.5
    stub = road_stub(side, start, -27) if kind == "h" else rail_stub(side, start, -27)
    (x1, y1), (x2, y2), (x3, y3) = at(side, -46), at(side, -32, 14), at(side, -32, -14)
    return stub + f'<path fill="var(--ink)" stroke="none" d="M{x1} {y1}L{x2} {y2}L{x3} {y3}z"/>'


_EXITS = tuple(
    tuple(moved(exit_stub(side, kind, joined), *ORIGIN[cell]) for joined in (False, True))
    for cell, side, kind in data.EXITS
)


def _exits(board: BoardView) -> str:
    return exits([board.cells[cell][side : side + 1] == kind for cell, side, kind in data.EXITS])


def exits(joined: Sequence[bool]) -> str:
    """All exits; `joined` tells of each whether a route arrives there."""
    drawn = "".join(ways[arrives] for ways, arrives in zip(_EXITS, joined, strict=True))
    return f'<g class="ri-exits" {INKED}>{drawn}</g>'


# --- what has been drawn


def _pieces(board: BoardView, current_round: int | None) -> str:
    ink, pencil, washes = [], [], []
    for cell, sides in enumerate(board.cells):
        if not sides:
            continue
        if board.rounds[cell] == current_round and sides != "*":
            x, y = ORIGIN[cell]
            washes.append(f'<rect x="{x + 2}" y="{y + 2}" width="96" height="96" rx="9" fill="var(--pencil-wash)"/>')
            pencil.append(f"{_OPEN[cell]}{piece(sides, 'pencil')}</g>")
        else:
            ink.append(f"{_OPEN[cell]}{piece(sides)}</g>")
    return "".join(washes) + _drawn_in("ink", ink) + _drawn_in("pencil", pencil)


def _drawn_in(medium: Medium, pieces: Sequence[str]) -> str:
    if not pieces:
        return ""
    return f'<g class="ri-{medium}" fill="none" stroke="{LINE[medium]}" stroke-width="4">{"".join(pieces)}</g>'


_HALO = ' stroke="var(--sheet)" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'  # over a shore


def _round_numbers(board: BoardView, current_round: int | None) -> str:
    """RI-2.6."""
    numbers = []
    for cell, number in enumerate(board.rounds):
        if number:
            x, y = ORIGIN[cell]
            colour = ' fill="var(--pencil)"' if number == current_round else ""
            halo = _HALO if "l" in board.cells[cell] else ""
            numbers.append(f'<text x="{x + 12}" y="{y + 22}"{colour}{halo}>{number}</text>')
    return (
        '<g class="ri-rounds" font-family="var(--sign)" font-size="22" font-weight="600" text-anchor="middle"'
        f' fill="var(--ink-3)">{"".join(numbers)}</g>'
    )


def _last_impact(board: BoardView) -> str:
    """The badge is smaller on a drawing, so that it never covers one."""
    if board.mark is None:
        return ""
    cell = data.CELL_NUMBERS[board.mark]
    x, y = ORIGIN[cell]
    is_bare = board.cells[cell] in ("", "*")
    return moved(impact(19), x + 80, y + 20) if is_bare else moved(impact(13), x + 86, y + 14)


# --- what is laid over


def _lamps(cells: Iterable[str]) -> str:
    lit = "".join(
        f'<circle class="ri-lamp" data-cell="{data.CELL_NAMES[cell]}" cx="{x + 50}" cy="{y + 50}" r="12"/>'
        for cell in sorted(data.CELL_NUMBERS[name] for name in cells)
        for x, y in (ORIGIN[cell],)
    )
    return f'<g fill="var(--lamp)" stroke="var(--lamp-edge)" stroke-width="3">{lit}</g>' if lit else ""


WHEEL = moved('<circle r="25" fill="var(--pencil)" stroke="none"/>' + icon("turn", 33, 2.6, "var(--sheet)"), 98, 2)


def _ghost(ghost: Ghost) -> str:
    x, y = ORIGIN[data.CELL_NUMBERS[ghost.cell]]
    rubs_out = ghost.piece in ("", "----")
    ground = 'fill="none"' if rubs_out else 'fill="var(--pencil-wash)"'
    frame = f'<rect x="-4" y="-4" width="108" height="108" rx="12" {ground} stroke-width="6"/>'
    shown = (
        '<path stroke-width="7" stroke-linecap="round" d="M18 18 82 82M82 18 18 82"/>'
        if rubs_out
        else piece(ghost.piece, "ghost")
    )
    wheel = WHEEL if ghost.ways > 1 and not rubs_out else ""
    return (
        f'<g class="ri-ghost" transform="translate({x} {y})" data-cell="{ghost.cell}" fill="none"'
        f' stroke="{LINE["ghost"]}" stroke-width="4">{frame}{shown}{wheel}</g>'
    )
