"""The examples in the rules (`help/`): a few facts, written beside the rule, become a picture.

Kinds of example and what can be said of each; nothing is judged here, a test does that (`string_railway/test_help.py`).

- `board`: the table of four players with the landscape *oxbow*, after steps as the counter understands them (`desk`).
  With `crop: -300,60 60,300` it shows only what lies between these points. `plan: lay short …` is what the company
  whose turn it is would do next. `light: stations crossings` shows what makes these parts of the score of `seat: 2`,
  and `points: crossings -1` claims what they bring.
- `faces`: kinds of stations, each with its name.

`wrong: SR-3.2` claims that this rule forbids what is planned.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from whistlestop.draw.svg import Box, Say, escape, moved, number, picture, plain
from whistlestop.draw.symbols import icon
from whistlestop.draw.voice import Voice, voice_of
from whistlestop.games.string_railway import data, desk
from whistlestop.games.string_railway.actions import Lay, Place
from whistlestop.games.string_railway.draw import board_markup
from whistlestop.games.string_railway.draw_board import board_box
from whistlestop.games.string_railway.draw_marks import frame, marks
from whistlestop.games.string_railway.draw_strings import bead_place, planned_markup
from whistlestop.games.string_railway.draw_tiles import face_markup, tile_markup
from whistlestop.games.string_railway.draw_words import describe, table_title
from whistlestop.games.string_railway.notation import parse_action, parse_point
from whistlestop.games.string_railway.rules import Options
from whistlestop.games.string_railway.score import sheet
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import HALF, Point, Rail, Standing, new_tile, standing, turn_of
from whistlestop.games.string_railway.views import view

Facts = Mapping[str, str]

KEYS = {
    "board": {"board", "crop", "plan", "light", "seat", "points", "wrong"},
    "faces": {"faces"},
}
OPTIONS, PLAYERS = Options(landscape="oxbow"), 4
TABLE_PIXELS, UNIT_PIXELS = 460, 0.8  # a whole table; a millimetre of a part of it
TILE_PIXELS = 52
_RIGHT, _WRONG = ("var(--pencil)", "var(--pencil-wash)"), ("var(--stamp)", "var(--stamp-wash)")


def draw(kind: str, facts: Facts, say: Say) -> str:
    """The picture of an example, themed, with a description in words."""
    if kind not in KEYS or not KEYS[kind] >= set(facts):
        raise ValueError(f"no such example: {kind} with {', '.join(facts)}")
    return _board(facts, say) if kind == "board" else _faces(facts["faces"].split(), say)


# --- tables


def line_of(facts: Facts) -> desk.Line:
    """The steps of an example, without what is planned."""
    steps = tuple(step.strip() for step in facts["board"].split(";"))
    return desk.Line(OPTIONS, PLAYERS, steps, False)


@lru_cache(maxsize=1 << 5)  # each language shows the same tables
def _view(steps: str) -> View:
    return view(desk.position(line_of({"board": steps})), None)


def view_of(facts: Facts) -> View:
    """The table that an example tells of."""
    return _view(facts["board"])


def _board(facts: Facts, say: Say) -> str:
    shown = view_of(facts)
    here = standing(shown)
    if "crop" in facts:
        box = _box(facts["crop"].split())
        wide = box.width * UNIT_PIXELS
    else:
        box, wide = board_box(here, OPTIONS.side(PLAYERS)), TABLE_PIXELS
    voice = voice_of(say, "string-railway-about")
    over = _lit(shown, here, facts) + _planned(here, facts, voice)
    return picture(
        plain(board_markup(here, voice, over)),
        box,
        title=table_title(shown, say),
        description=describe(shown, say),
        standalone=False,
        width=wide,
    )


def _box(corners: Sequence[str]) -> Box:
    points = [parse_point(corner) for corner in corners]
    (x1, y1), (x2, y2) = ((x / data.UNIT, y / data.UNIT) for x, y in filter(None, points))
    return Box(x1, y1, x2 - x1, y2 - y1)


def _lit(shown: View, here: Standing, facts: Facts) -> str:
    if "light" not in facts:
        return ""
    items = sheet(shown, int(facts.get("seat", "1"))).items
    return marks(here, [item for item in items if item.part in facts["light"].split()])


def _planned(here: Standing, facts: Facts, voice: Voice) -> str:
    """The string or the station that would come next, and whether it may."""
    if "plan" not in facts:
        return ""
    is_right = "wrong" not in facts
    edge, wash = _RIGHT if is_right else _WRONG
    match parse_action(facts["plan"]):
        case Lay(length, points):
            rail = Rail(here.current, length, points)
            return planned_markup(rail, edge, wash) + _verdict(is_right, bead_place(rail, here.tiles))
        case Place(station, x, y, angle):
            x_mm, y_mm = x / data.UNIT, y / data.UNIT
            tile = new_tile(station)._replace(x=x_mm, y=y_mm, turn=turn_of(*data.CORNERS[angle]))
            return tile_markup(tile, voice) + frame(tile, edge, wash) + _verdict(is_right, (x_mm + HALF, y_mm - HALF))
    raise ValueError(f"no such plan: {facts['plan']}")


def _verdict(is_right: bool, place: Point) -> str:
    """A tick, or a cross."""
    name, colour = ("check", "var(--gain)") if is_right else ("cross", "var(--stamp)")
    disc = f'<circle r="11" fill="var(--sheet)" stroke="{colour}" stroke-width="2.6"/>'
    return moved(disc + icon(name, 15, 3.4, colour), *place)


# --- stations


def _faces(kinds: Sequence[str], say: Say) -> str:
    voice = voice_of(say, "string-railway-about")
    tiles = "".join(
        f"<li>{_tile(face_markup(new_tile(kind), voice))}"
        f"<span>{escape(say('string-railway-station', {'station': kind}))}</span></li>"
        for kind in kinds
    )
    return f'<ul class="faces">{tiles}</ul>'


def _tile(face: str) -> str:
    """A station; its name stands beside it."""
    half = number(HALF + 1)
    box = f'viewBox="-{half} -{half} {number(2 * HALF + 2)} {number(2 * HALF + 2)}"'
    return f'<svg {box} width="{TILE_PIXELS}" height="{TILE_PIXELS}" aria-hidden="true">{face}</svg>'
