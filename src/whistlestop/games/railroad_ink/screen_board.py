"""A board as parts of a page: a shell that never changes, one part for each cell, one for the pencil.

The viewer's own cells are buttons; those of others are pictures, told by the board's label and its text. Which cells
stand in pencil is said by one part, `pen-SEAT`, that lies before all cells: what was drawn in round 4 has the class
`r4`, and `p4` before it makes it pencil. So a round that ends costs one small part, and ink can settle in place. Where
a cell lies the style sheet reads off its id: a round with lava and meteors changes many of them at once.
"""

from functools import lru_cache

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts
from whistlestop.draw.voice import Voice
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.draw_board import ORIGIN
from whistlestop.games.railroad_ink.screen_symbols import door_id, piece_id, use
from whistlestop.games.railroad_ink.screen_words import board_label, cell_label
from whistlestop.games.railroad_ink.seen import BoardView

AT_WORK = ("strike", "drawing")
EMPTY_GHOST = '<g id="ghost"></g>'


def board_parts(voice: Voice, seat: Seat, board: BoardView, round: int, is_own: bool) -> Parts:
    """The parts of a board; treat them as fixed, since they are kept."""
    pencil = round if board.stage in AT_WORK and round in board.rounds else 0
    return _parts(voice, seat, is_own, board.cells, board.rounds, board.mark, pencil)


def place_of(cell: str) -> str:
    """Where the drawings of a cell begin, as an attribute."""
    return _PLACES[data.CELL_NUMBERS[cell]]


@lru_cache(maxsize=1 << 10)
def _parts(
    voice: Voice,
    seat: Seat,
    is_own: bool,
    cells: tuple[str, ...],
    rounds: tuple[int, ...],
    mark: str | None,
    pencil: int,
) -> Parts:
    hit = -1 if mark is None else data.CELL_NUMBERS[mark]
    parts = {f"board-{seat}": _shell(voice, seat, is_own), f"pen-{seat}": f'<g id="pen-{seat}" class="p{pencil}"/>'}
    for cell, sides in enumerate(cells):
        parts[f"c{seat}-{data.CELL_NAMES[cell]}"] = (
            _own_cell(voice, seat, cell, sides, rounds[cell], cell == hit)
            if is_own
            else _other_cell(seat, cell, sides, rounds[cell], cell == hit)
        )
    return parts


@lru_cache(maxsize=1 << 6)
def _shell(voice: Voice, seat: Seat, is_own: bool) -> str:
    return shell(seat, board_label(voice, seat, is_own), EMPTY_GHOST if is_own else None)


def shell(seat: Seat, label: str, on_top: str | None) -> str:
    """What never changes of a board; with something to lay on top its cells are buttons, else it is a picture."""
    slots = "".join(f"<!--c{seat}-{cell}-->" for cell in data.CELL_NAMES)
    look, role = ("ri-board", "img") if on_top is None else ("ri-board ri-own", "group")
    return (
        f'<svg id="board-{seat}" class="{look}" viewBox="-50 -50 800 800" role="{role}"'
        f' aria-label="{label}">{use("ri-ground")}<g id="under-{seat}" class="ri-under"></g>'
        f"{use('ri-frame')}{use('ri-names', _NAMES)}<!--pen-{seat}-->{slots}"
        f'<g id="light-{seat}" class="ri-light"></g>{on_top or ""}</svg>'
    )


_NAMES = ' class="ri-names"'
_PLACES = tuple(f' transform="translate({x} {y})"' if x or y else "" for x, y in ORIGIN)


@lru_cache(maxsize=1 << 14)
def _own_cell(voice: Voice, seat: Seat, cell: int, sides: str, round: int, is_hit: bool) -> str:
    name = data.CELL_NAMES[cell]
    look = f' class="r{round}"' if round else ""
    return (
        f'<g id="c{seat}-{name}"{look} data-place="{name}" role="button" tabindex="-1"'
        f' aria-label="{cell_label(voice, name, sides, round, is_hit)}">'
        f'<rect/>{_drawing(cell, sides, round, is_hit)}<circle class="lamp"/></g>'
    )


@lru_cache(maxsize=1 << 14)
def _other_cell(seat: Seat, cell: int, sides: str, round: int, is_hit: bool) -> str:
    name = f"c{seat}-{data.CELL_NAMES[cell]}"
    drawing = _drawing(cell, sides, round, is_hit)
    if not drawing:
        return f'<g id="{name}"/>'
    look = f' class="r{round}"' if round else ""
    wash = "<rect/>" if round else ""
    return f'<g id="{name}"{look}>{wash}{drawing}</g>'


def _drawing(cell: int, sides: str, round: int, is_hit: bool) -> str:
    """Piece, opened exits, round number (RI-2.6), the mark of the last impact."""
    parts = [use(piece_id(sides))] if sides else []
    parts += [use(door_id(side, kind)) for side, kind in _EXITS_OF.get(cell, ()) if sides[side : side + 1] == kind]
    if round:
        parts.append(f"<text{_OVER_A_SHORE if 'l' in sides else ''}>{round}</text>")
    if is_hit:
        parts.append(use("ri-hit" if sides in ("", "*") else "ri-hit-small"))
    return "".join(parts)


_OVER_A_SHORE = ' class="over"'
_EXITS_OF = {
    cell: [(side, kind) for there, side, kind in data.EXITS if there == cell]
    for cell in {exit[0] for exit in data.EXITS}
}
