"""The dice of a round as SVG: what is to be drawn, what is drawn already, the meteor, the specials left.

A row is 800 units wide, as a board is, so that it can stand under one. A drawn die is in pencil with a
tick; a special that is gone is struck through.
"""

from collections.abc import Sequence

from whistlestop.core.game import Seat
from whistlestop.draw.svg import Box, Say, moved, picture
from whistlestop.draw.symbols import badge, icon
from whistlestop.draw.theme import Theme
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.draw_words import describe_dice, face_word
from whistlestop.games.railroad_ink.pieces import LINE, Medium, piece
from whistlestop.games.railroad_ink.seen import BoardView

ROW = 800  # units
WIDTH = 560  # pixels in a file or notebook
DIE, SPECIAL, PAIR = 82, 58, 56  # sides of a tile
DICE_HEIGHT, SPECIALS_HEIGHT, PAIRS_HEIGHT = 112, 80, 92
_PAIRS_PER_ROW = 6


def dice_svg(
    board: BoardView,
    *,
    direction: str | None = None,
    distance: int | None = None,
    selected: str | None = None,
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """A board's dice and specials; `selected` is the face in hand."""
    high = DICE_HEIGHT + SPECIALS_HEIGHT
    ground = f'<rect width="{ROW}" height="{high}" fill="var(--paper)"/>' if standalone else ""
    return picture(
        ground
        + moved(dice_markup(board, direction, distance, selected), 0, 14)
        + moved(specials_markup(board, selected), 0, DICE_HEIGHT + 4),
        Box(0, 0, ROW, high),
        title="Railroad Ink" if say is None else say("railroad-ink-picture-dice", {}),
        description=describe_dice(board, direction, distance, say),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="ri-dice",
        id=id,
    )


def piece_svg(
    sides: str,
    *,
    medium: Medium = "ink",
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """One face or piece alone, without a ground: for a die on a button, a log line, a page of rules."""
    return picture(
        _inked(sides, medium),
        Box(-4, -4, 108, 108),
        title=sides if say is None else face_word(sides, say),
        theme=theme,
        standalone=standalone,
        width=64 if width is None and standalone else width,
        hook=f"ri-piece ri-{medium}",
        id=id,
    )


def dice_markup(board: BoardView, direction: str | None, distance: int | None, selected: str | None = None) -> str:
    """The dice in one row, in the middle of it: routes, lava, meteor."""
    tiles, taken = [], False
    for face, drawn in zip(board.dice, board.drawn, strict=True):
        in_hand = face == selected and not drawn and not taken  # of two equal dice the first is in hand
        taken |= in_hand
        tiles.append(_drawn_die(face) if drawn else _selected_die(face) if in_hand else _die(face, DIE))
    if direction is not None and distance is not None:
        tiles += [_meteor_die(_direction(direction)), _meteor_die(distance_symbol(distance))]
    return _row(tiles, DIE, 14)


def specials_markup(board: BoardView, selected: str | None = None) -> str:
    """The six specials, and how many of the three are used."""
    spent = board.special_done or len(board.crossed) >= data.SPECIALS_PER_GAME
    tiles = []
    for face in data.SPECIALS:
        if face in board.crossed:
            tiles.append(_gone(face))
        elif face == selected:
            tiles.append(_tile(SPECIAL, face, "ink", _SELECTED, 3))
        else:
            tile = _die(face, SPECIAL)
            tiles.append(f'<g opacity=".5">{tile}</g>' if spent else tile)
    return _row(tiles, SPECIAL, 10) + moved(_used_pips(len(board.crossed)), ROW / 2 + 212, SPECIAL / 2)


def pairs_markup(pairs: Sequence[tuple[str, str]], taken_by: Sequence[Seat]) -> str:
    """The draft's pairs, numbered as `take` counts them; a pair that is taken wears its player's badge."""
    rows: list[str] = []
    for start in range(0, len(pairs), _PAIRS_PER_ROW):
        shown = range(start, min(start + _PAIRS_PER_ROW, len(pairs)))
        tiles = [_pair(number + 1, pairs[number], taken_by[number]) for number in shown]
        rows.append(moved(_row(tiles, 2 * PAIR + 4, 12), 0, len(rows) * PAIRS_HEIGHT))
    return "".join(rows)


def pairs_height(pairs: Sequence[tuple[str, str]]) -> int:
    return -(-len(pairs) // _PAIRS_PER_ROW) * PAIRS_HEIGHT


def _row(tiles: Sequence[str], size: float, gap: float) -> str:
    start = (ROW - len(tiles) * (size + gap) + gap) / 2
    return "".join(moved(tile, start + place * (size + gap), 0) for place, tile in enumerate(tiles))


# --- tiles


def _inked(sides: str, medium: Medium) -> str:
    return f'<g fill="none" stroke="{LINE[medium]}" stroke-width="4">{piece(sides, medium)}</g>'


def _tile(size: float, face: str, medium: Medium, look: str, line: float = 2.5) -> str:
    inner = size - 12
    return (
        f'<rect x="0" y="0" width="{size}" height="{size}" rx="{size / 7:.1f}" {look} stroke-width="{line}"/>'
        + moved(_inked(face, medium), 6, 6, inner / 100)
    )


def _die(face: str, size: float) -> str:
    return _tile(size, face, "ink", 'fill="var(--sheet)" stroke="var(--edge)"')


def _selected_die(face: str) -> str:
    ring = f'<rect x="-4" y="-4" width="{DIE + 8}" height="{DIE + 8}" rx="15" fill="var(--lamp)"/>'
    return f'<g class="ri-selected">{ring}{_tile(DIE, face, "ink", _SELECTED, 3)}</g>'


_SELECTED = 'fill="var(--lamp-wash)" stroke="var(--lamp-edge)"'


def _drawn_die(face: str) -> str:
    look = 'fill="var(--pencil-wash)" stroke="var(--pencil)" stroke-dasharray="7 5"'
    tick = '<circle r="14" fill="var(--pencil)" stroke="var(--sheet)" stroke-width="2"/>' + icon(
        "check", 20, 3, "var(--sheet)"
    )
    return f'<g class="ri-used">{_tile(DIE, face, "pencil", look)}{moved(tick, DIE - 4, 4)}</g>'


def _gone(face: str) -> str:
    look = 'fill="none" stroke="var(--edge)" stroke-dasharray="5 4"'
    line = f'd="M9 {SPECIAL - 9}L{SPECIAL - 9} 9"'
    strike = f'<path fill="none" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" {line}/>'
    return f'<g class="ri-gone"><g opacity=".5">{_tile(SPECIAL, face, "ink", look)}</g>{strike}</g>'


def _used_pips(used: int) -> str:
    return "".join(
        f'<circle cx="0" cy="{18 * (place - 1)}" r="6" fill="{"var(--ink)" if place < used else "none"}"'
        ' stroke="var(--ink)" stroke-width="2.5"/>'
        for place in range(data.SPECIALS_PER_GAME)
    )


def _meteor_die(symbol: str) -> str:
    return f'<rect width="{DIE}" height="{DIE}" rx="12" fill="var(--ink)"/>' + moved(symbol, DIE / 2, DIE / 2)


def _direction(direction: str) -> str:
    """An arrow; four small ones where each player chooses."""
    arrows = data.DIRECTIONS if direction == "free" else (direction,)
    shape = "M0-30 9-17H-9z" if direction == "free" else "M0-29 20-7H8V27H-8V-7H-20z"
    look = 'fill="var(--sheet)" stroke="var(--sheet)" stroke-width="3" stroke-linejoin="round"'
    heart = '<circle r="6" fill="var(--sheet)"/>' if direction == "free" else ""
    turned = (f'<path transform="rotate({90 * data.DIRECTIONS.index(way)})" d="{shape}"/>' for way in arrows)
    return f"<g {look}>{''.join(turned)}</g>{heart}"


def distance_symbol(distance: int) -> str:
    """As many meteors as steps."""
    spots = {1: ((0, 0),), 2: ((-16, 14), (16, -14)), 3: ((-17, -15), (17, -15), (0, 17))}[distance]
    return "".join(moved(icon("meteor", 44 if distance == 1 else 29, 2.4, "var(--sheet)"), x, y) for x, y in spots)


def _pair(number: int, faces: tuple[str, str], taker: Seat) -> str:
    wide = 2 * PAIR + 4
    look = 'rx="12" fill="var(--sheet-2)" stroke="var(--rule)" stroke-width="1.5"'
    frame = f'<rect x="-3" y="-3" width="{wide + 6}" height="{PAIR + 6}" {look}/>'
    dice = _die(faces[0], PAIR) + moved(_die(faces[1], PAIR), PAIR + 4, 0)
    label = (
        f'<text x="{wide / 2}" y="{PAIR + 24}" font-family="var(--sign)" font-size="20" font-weight="600"'
        f' text-anchor="middle" fill="var(--ink-3)">{number}</text>'
    )
    if not taker:
        return frame + dice + label
    return f'<g opacity=".45">{frame}{dice}</g>{label}{moved(badge(taker, 30), wide - 22, -10)}'
