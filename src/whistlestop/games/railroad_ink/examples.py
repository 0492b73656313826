"""The examples in the rules (`help/`): a few facts, written beside the rule, become a picture.

Kinds of example and what can be said of each; nothing is judged here, a test does that (`railroad_ink/test_help.py`).

- `board`: a board in notation. `crop: A1 C3` shows these cells only. `round: 2` leaves that round's drawings in pencil,
  `ghost: C3 hh--` plans a drawing (`ways: 4`: with the wheel that turns it), `lamps: B1 C2` lights cells,
  `flight: B4 A4 C4` is a meteor's way. `light: exits` shows what makes this part of the score, `options: longest=cells`
  says how it is counted, `points: exits 8, total 9` claims what it brings. `dice`, `drawn` and `meteor` put dice
  under the board.
- `dice`: a row of dice. `drawn: 1 3` ticks some of them, `meteor: left 2` adds the meteor dice, `sum: 6` claims what
  they are worth in the draft.
- `faces`: pieces, each with its name.
- `specials`: all six; those named are crossed out.
- `pairs`: dice two by two, `h-h- rr--, hh-- hr--`; `taken: 0 2` names the takers.

`wrong: RI-2.3` claims that this rule forbids the drawing.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from whistlestop.core import options
from whistlestop.draw.svg import Box, Say, escape, line, moved, number, picture, plain
from whistlestop.draw.symbols import icon
from whistlestop.games.railroad_ink import data, draw_dice
from whistlestop.games.railroad_ink.draw_board import BOX, ORIGIN, Ghost, board_markup, chosen
from whistlestop.games.railroad_ink.draw_dice import dice_markup, pairs_markup, specials_markup
from whistlestop.games.railroad_ink.draw_words import board_title, describe, describe_dice, face_word
from whistlestop.games.railroad_ink.notation import parse_board
from whistlestop.games.railroad_ink.pieces import LINE, Point, piece
from whistlestop.games.railroad_ink.rules import Options
from whistlestop.games.railroad_ink.score import sheet
from whistlestop.games.railroad_ink.seen import BoardView, View

Facts = Mapping[str, str]

KEYS = {
    "board": {"board", "crop", "round", "ghost", "ways", "lamps", "flight", "light", "options", "points", "wrong"}
    | {"dice", "drawn", "meteor"},
    "dice": {"dice", "drawn", "meteor", "sum"},
    "faces": {"faces"},
    "specials": {"specials"},
    "pairs": {"pairs", "taken"},
}
CELL_PIXELS, BOARD_PIXELS = 52, 320  # a cell of a cropped board; a whole board
DIE_PIXELS = 46
_PIPS = 22  # units right of the specials, for the dots that count them
EDGE, BORDER = 26, 50  # units seen around a crop: a strip of the next cells, or the exits


def draw(kind: str, facts: Facts, say: Say) -> str:
    """The picture of an example, themed, with a description in words."""
    if kind not in KEYS or not KEYS[kind] >= set(facts):
        raise ValueError(f"no such example: {kind} with {', '.join(facts)}")
    match kind:
        case "board":
            return _board(facts, say) + (_dice(facts, say) if {"dice", "meteor"} & set(facts) else "")
        case "dice":
            return _dice(facts, say)
        case "faces":
            return _faces(facts["faces"].split(), say)
        case "specials":
            return _specials(facts["specials"].split(), say)
        case _:
            return _pairs(facts, say)


# --- boards


def _board(facts: Facts, say: Say) -> str:
    text = facts.get("board", "")
    board = parse_board(text)
    if ";" not in text and "round" not in facts:  # in a single round its number tells nothing
        board = replace(board, rounds=(0,) * data.CELLS)
    ghost = _ghost(facts)
    box = _box(facts.get("crop", ""))
    markup = board_markup(
        board,
        int(facts["round"]) if "round" in facts else None,
        ghost,
        facts.get("lamps", "").split(),
        chosen(sheet(_view(board, facts), 1), facts["light"].split()) if "light" in facts else (),
    )
    if "flight" in facts:
        markup += _flight(facts["flight"].split())
    if ghost is not None and "ways" not in facts:
        markup += _verdict(ghost.cell, "wrong" in facts)
    return picture(
        plain(markup),
        box,
        title=board_title(say),
        description=describe(board, say),
        standalone=False,
        width=min(box.width * CELL_PIXELS / 100, BOARD_PIXELS),
    )


def _view(board: BoardView, facts: Facts) -> View:
    given = dict(word.split("=") for word in facts.get("options", "").split())
    return View(1, options.make(Options, given), 1, 1, "over", (board,))


def _ghost(facts: Facts) -> Ghost | None:
    if "ghost" not in facts:
        return None
    cell, sides = facts["ghost"].split()
    return Ghost(cell, sides, int(facts.get("ways", "1")))


def _box(crop: str) -> Box:
    """The cells from the first named to the last, with what lies around them."""
    if not crop:
        return BOX
    (row, column), (last_row, last_column) = (divmod(data.CELL_NUMBERS[name], data.SIZE) for name in crop.split())
    left, right = 100 * column - _around(column), 100 * (last_column + 1) + _around(last_column)
    top, bottom = 100 * row - _around(row), 100 * (last_row + 1) + _around(last_row)
    return Box(left, top, right - left, bottom - top)


def _around(line: int) -> int:
    """How far a picture reaches beyond this row or column."""
    return BORDER if line in (0, data.SIZE - 1) else EDGE


def _middle(cell: str) -> Point:
    x, y = ORIGIN[data.CELL_NUMBERS[cell]]
    return x + 50, y + 50


def _verdict(cell: str, is_wrong: bool) -> str:
    """On the corner of a planned drawing: a tick, or a cross."""
    x, y = _middle(cell)
    name, colour = ("cross", "var(--stamp)") if is_wrong else ("check", "var(--gain)")
    plate = f'<circle r="23" fill="var(--sheet)" stroke="{colour}" stroke-width="5"/>'
    return moved(plate + icon(name, 31, 3.4, colour), x + 48, y - 48)


def _flight(cells: Sequence[str]) -> str:
    """A meteor's way, keeping to its right hand, so that both legs are seen where it turns round."""
    way: list[Point] = []
    for (x, y), (to_x, to_y) in pairwise(map(_middle, cells)):
        length = abs(to_x - x) + abs(to_y - y)
        along = ((to_x - x) / length, (to_y - y) / length)
        aside = (-14 * along[1], 14 * along[0]) if len(cells) > 2 else (0.0, 0.0)
        way += [(x + aside[0], y + aside[1]), (to_x + aside[0], to_y + aside[1])]
    (tip_x, tip_y), (from_x, from_y) = way[-1], way[-2]
    turn = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[_sign(tip_x - from_x), _sign(tip_y - from_y)]
    look = 'fill="none" stroke="var(--stamp)" stroke-linecap="round" stroke-linejoin="round"'
    head = f'<path transform="translate({number(tip_x)} {number(tip_y)}) rotate({turn})" d="M-15 17 0 0 15 17"/>'
    return (
        f'<g {look} stroke-width="6"><path stroke-dasharray="1 13" d="{line(*way)}"/>{head}'
        f'<circle cx="{number(way[0][0])}" cy="{number(way[0][1])}" r="7" fill="var(--stamp)"/></g>'
    )


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


# --- dice and pieces


def _dice(facts: Facts, say: Say) -> str:
    faces = tuple(facts.get("dice", "").split())
    ticked = {int(place) for place in facts.get("drawn", "").split()}
    board = BoardView((), (), dice=faces, drawn=tuple(place in ticked for place in range(1, len(faces) + 1)))
    direction, distance = facts["meteor"].split() if "meteor" in facts else (None, None)
    steps = None if distance is None else int(distance)
    tiles = len(faces) + 2 * (direction is not None)
    said = [face_word(face, say) for face in faces]
    if direction is not None and steps is not None:
        said.append(say("railroad-ink-picture-meteor", {"direction": direction, "distance": steps}))
    markup = dice_markup(board, direction, steps)
    return _row(markup, (96 * tiles - 14, draw_dice.DIE), ", ".join(said), say)


def _specials(crossed: Sequence[str], say: Say) -> str:
    board = BoardView((), (), crossed=tuple(crossed))
    markup = moved(specials_markup(board), -_PIPS / 2, 0)
    return _row(markup, (398 + _PIPS, draw_dice.SPECIAL), describe_dice(board, None, None, say), say)


def _pairs(facts: Facts, say: Say) -> str:
    dice = [pair.split() for pair in facts["pairs"].split(",")]
    takers = [int(seat) for seat in facts.get("taken", "").split()] or [0] * len(dice)
    said = [f"{place}: {', '.join(face_word(face, say) for face in pair)}" for place, pair in enumerate(dice, 1)]
    wide = len(dice) * (2 * draw_dice.PAIR + 16) - 12
    markup = pairs_markup([(one, other) for one, other in dice], takers)
    return _row(markup, (wide, draw_dice.DIE), "; ".join(said), say)


def _row(markup: str, size: tuple[float, float], said: str, say: Say) -> str:
    """What stands in the middle of a row, of this size."""
    wide, high = size
    box = Box((draw_dice.ROW - wide) / 2 - 4, -14, wide + 18, high + 18)  # ticks and badges stand out
    return picture(
        plain(markup),
        box,
        title=say("railroad-ink-picture-dice", {}),
        description=said,
        standalone=False,
        width=box.width * DIE_PIXELS / draw_dice.DIE,
    )


def _faces(faces: Sequence[str], say: Say) -> str:
    tiles = "".join(f"<li>{_tile(face)}<span>{escape(face_word(face, say))}</span></li>" for face in faces)
    return f'<ul class="faces">{tiles}</ul>'


def _tile(sides: str) -> str:
    """A die with this face; its name stands beside it."""
    look = 'rx="17" fill="var(--sheet)" stroke="var(--edge)" stroke-width="3"'
    plate = f'<rect x="-9" y="-9" width="118" height="118" {look}/>'
    drawn = f'<g fill="none" stroke="{LINE["ink"]}" stroke-width="4">{piece(sides)}</g>'
    return f'<svg viewBox="-11 -11 122 122" width="52" height="52" aria-hidden="true">{plate}{drawn}</svg>'
