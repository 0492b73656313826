"""An action that is only planned, or was not played: its words, and the pencil on the table and in the tray."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from whistlestop.core.game import Item
from whistlestop.draw.screen import Parts, Phrase, Plan
from whistlestop.draw.svg import Say, number
from whistlestop.draw.voice import Voice, said, voice_of
from whistlestop.games.string_railway import data, flow, layout, spots
from whistlestop.games.string_railway.actions import Action, Base, Lay, Place, Points, Shape, Spend, Under
from whistlestop.games.string_railway.draw_curves import curve
from whistlestop.games.string_railway.draw_marks import frame, marks
from whistlestop.games.string_railway.draw_strings import rail_markup
from whistlestop.games.string_railway.draw_tiles import ground_markup, placed
from whistlestop.games.string_railway.flow import judged
from whistlestop.games.string_railway.notation import format_point
from whistlestop.games.string_railway.score import brought
from whistlestop.games.string_railway.screen_board import NO_GHOST, tile_face
from whistlestop.games.string_railway.screen_tray import brought_part
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import Rail, Tile, new_tile, pairs, standing
from whistlestop.games.string_railway.views import position

DOTS = 7  # by which a planned string is bent, its ends included
_EDGE, _WASH = "var(--pencil)", "var(--pencil-wash)"


def plan(view: View, action: Action, say: Say, *more: Action) -> Plan:
    """A planned action as the page shows it; of one that is refused, what it would have been."""
    voice = voice_of(say, "string-railway-about")
    match action:
        case Shape(what, points):
            return _plan(Phrase("string-railway-plan-shape", {"shape": what}), "lay", _shape(voice, what, points))
        case Base(mark):
            return _plan(Phrase("string-railway-plan-base", {"mark": mark}), "place", _base(view, mark))
        case Place():
            words = Phrase("string-railway-plan-place", {"station": action.station})
            ghost = {"ghost": _tile(view, voice, action)}
            return Plan(words, Phrase("string-railway-verb-place"), ghost, tool=action.station)
        case Under(station):
            return _plan(Phrase("string-railway-plan-under", {"station": station}), "under")
        case Spend(length):
            return _plan(Phrase("string-railway-plan-spend", {"length": length}), "spend")
        case Lay():
            return _lay(view, voice, action)


def instead(steps: Sequence[tuple[View, Action]], say: Say) -> Parts:
    """What was not played, in pencil over what it leads to: each action with the view before it."""
    drawn = "".join(_laid(view, action) for view, action in steps)
    return {"ghost": f'<g id="ghost" class="sr-ghost string">{drawn}</g>'}


def _laid(view: View, action: Action) -> str:
    """An action that there is no hand for any more: nothing can be moved, turned or bent."""
    match action:
        case Shape(what, points):
            return f'<path class="halo" d="{curve(points, closed=what != "river")}"/>'
        case Base(mark):
            return _framed(view, mark)
        case Place():
            return frame(_tile_at(view, action), _EDGE, _WASH)
        case Lay():
            _, items = brought(position(view), action)
            return _string(view, action, _touched(view, action), items)
    return ""


def _plan(words: Phrase, verb: str, ghost: str = NO_GHOST) -> Plan:
    return Plan(words, Phrase(f"string-railway-verb-{verb}"), {"ghost": ghost}, turn=Phrase("string-railway-other-way"))


def _shape(voice: Voice, what: str, points: Points) -> str:
    """Border, river or mountain in pencil."""
    drawn = f'<path d="{curve(points, closed=what != "river")}"/>{_dots(voice, points)}'
    return f'<g id="ghost" class="sr-ghost {what}" {_bent(f"stroke {what}", points)}>{drawn}</g>'


def _base(view: View, mark: int) -> str:
    return f'<g id="ghost" class="sr-ghost">{_framed(view, mark)}</g>'


def _framed(view: View, mark: int) -> str:
    tile = dict(standing(view).free).get(mark)
    return "" if tile is None else frame(tile, _EDGE, _WASH)


# --- stations


def _tile(view: View, voice: Voice, action: Place) -> str:
    """The tile where it is planned, to be moved and turned; where it cannot lie it is marked by a stamp."""
    s, tile = position(view), _tile_at(view, action)
    corner = data.CORNERS[action.angle % data.ANGLES]
    is_free = spots.tile_fault(s, action.x, action.y, *corner) == layout.FINE
    label = said(voice, "string-railway-label-moved", ("station", action.station))
    drawn = placed(tile, ground_markup(tile.turn) + tile_face(voice, tile))
    around = frame(tile, _EDGE, _WASH) if is_free else frame(tile, "var(--stamp)", "var(--stamp-wash)") + _barred(tile)
    means = (
        f'data-move="place {action.station}" data-at="{format_point(action.x, action.y)}" data-angle="{action.angle}"'
    )
    return (
        f'<g id="ghost" class="sr-ghost tile" {means} role="button" tabindex="0" aria-label="{label}">'
        f"{drawn}{around}</g>"
    )


def _tile_at(view: View, action: Place) -> Tile:
    is_owned = data.STATIONS[data.KIND_NUMBERS[action.station]].value_of_owner is not None
    return new_tile(action.station)._replace(
        x=action.x / data.UNIT,
        y=action.y / data.UNIT,
        turn=_upright(action.angle),
        owner=position(view)[layout.CURRENT] + 1 if is_owned else 0,
    )


def _upright(angle: int) -> float:
    """A quarter turn changes nothing, so writing stays upright."""
    return float(angle if angle <= data.ANGLES // 2 else angle - data.ANGLES)


def _barred(tile: Tile) -> str:
    """That it cannot lie there, not by colour alone."""
    return placed(tile, '<path class="sr-barred" d="M-12-12 12 12M12-12-12 12"/>')


# --- strings


def _lay(view: View, voice: Voice, action: Lay) -> Plan:
    """The string in hand on top of all, every plus and minus at its place, dots to bend it by."""
    fault, items = brought(position(view), action)
    touched = _touched(view, action)
    wrong = _fault(fault.point) if fault.number != layout.FINE and fault.point else ""
    drawn = _string(view, action, touched, items, wrong + _dots(voice, action.points))
    ghost = f'<g id="ghost" class="sr-ghost string" {_bent(f"stroke {action.length}", action.points)}>{drawn}</g>'
    parts: Parts = {"ghost": ghost, "brought": brought_part(voice, items)}
    words = Phrase("string-railway-plan-lay", {"length": action.length, "stations": len(touched)})
    verb, turn = Phrase("string-railway-verb-lay"), Phrase("string-railway-other-way")
    return Plan(words, verb, parts, turn=turn, tool=action.length)


def _touched(view: View, action: Lay) -> Sequence[int]:
    """The stations that a string comes to."""
    s = position(view)
    _, report = judged(s, s[layout.CURRENT], data.LENGTHS.index(action.length), action.points)
    return flow.touched(report)


def _string(view: View, action: Lay, touched: Sequence[int], items: Sequence[Item], between: str = "") -> str:
    """A string with the stations that it comes to, and on top of all what it brings."""
    here = standing(view)
    string = rail_markup(Rail(position(view)[layout.CURRENT] + 1, action.length, action.points))
    around = "".join(frame(here.tiles[station], _EDGE, _WASH) for station in touched)
    figures = marks(here, items, _EDGE, _WASH)
    return f'<path class="halo" d="{curve(action.points)}"/>{string}{around}{between}{figures}'


def _fault(point: tuple[int, int]) -> str:
    """Where a rule is broken."""
    x, y = (number(round(each / data.UNIT, 1)) for each in point)
    return f'<path class="sr-barred" transform="translate({x} {y})" d="M-6-6 6 6M6-6-6 6"/>'


def _bent(words: str, points: Points) -> str:
    """What hands need to bend a line (draw/screen.py)."""
    line = " ".join(f"{x / data.UNIT:.1f},{y / data.UNIT:.1f}" for x, y in pairs(points))
    length = sum(hypot(c - a, d - b) for (a, b), (c, d) in pairwise(pairs(points))) / data.UNIT
    return f'data-bend="{words}" data-line="{line}" data-length="{length:.1f}"'


def _dots(voice: Voice, points: Points) -> str:
    last = len(points) // 2 - 1
    return "".join(_dot(voice, points, n, last * n // (DOTS - 1)) for n in range(DOTS))


def _dot(voice: Voice, points: Points, place: int, at: int) -> str:
    label = said(voice, "string-railway-label-dot", ("number", place + 1), ("count", DOTS))
    x, y = (number(round(each / data.UNIT, 1)) for each in points[2 * at : 2 * at + 2])
    look = "sr-dot end" if place in (0, DOTS - 1) else "sr-dot"
    return (
        f'<g id="dot-{place}" class="{look}" data-dot="{at}" role="button" tabindex="0" aria-label="{label}"'
        f' transform="translate({x} {y})"><circle class="hit" r="22"/><circle r="7"/></g>'
    )
