"""The tray as parts of a page: the stations or the strings in hand, the gauge, what a plan would bring, suggestions.

The ids of the parts are the same through a whole game: what is not there now is an empty, hidden element.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from whistlestop.core.game import Item
from whistlestop.draw.screen import Parts
from whistlestop.draw.voice import Voice, said
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.draw_marks import signed
from whistlestop.games.string_railway.draw_tiles import slots_markup
from whistlestop.games.string_railway.screen_board import BOARD, tile_face
from whistlestop.games.string_railway.screen_symbols import icon, kind_symbol, use
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.shaping import length_of_shape
from whistlestop.games.string_railway.standing import Standing, new_tile
from whistlestop.games.string_railway.views import position

SHAPES = ("border", "river", "mountain")


def tray_parts(voice: Voice, view: View, here: Standing, is_acting: bool) -> Parts:
    """What is played with now; all see the stations drawn, whoever acts can use them."""
    phase = view.phase
    left = here.companies[here.current - 1].left if here.current else (0, 0)
    is_laying = phase == "laying"
    return {
        "tray": _SHELL,
        "free": _free(view, phase) if is_acting else _free_for_nobody(),
        "hand": _hand(voice, here.hand, is_acting and phase == "placing"),
        "strings": _strings(voice, here.current, left, is_acting) if is_laying else _nothing("strings"),
        "gauge": _gauge(voice, here.current) if is_acting and (is_laying or phase in SHAPES) else _nothing("gauge"),
        "brought": _NOTHING_YET if is_acting and is_laying else _nothing("brought"),
        "more": _more(voice, phase, here.hand) if is_acting else _nothing("more"),
    }


_PARTS = ("free", "hand", "strings", "gauge", "brought", "more")
_SHELL = f'<div id="tray" class="sr-tray">{"".join(f"<!--{part}-->" for part in _PARTS)}</div>'


@cache
def _nothing(id: str) -> str:
    return f'<i id="{id}" hidden=""></i>'


NO_SUGGESTION: Parts = {"more": _nothing("more")}


# --- what hands can do (draw/screen.py)


@cache
def _free_for_nobody() -> str:
    return f'<i id="free" hidden="" data-board="{BOARD}"></i>'


def _free(view: View, phase: str) -> str:
    if phase == "placing":
        means = 'data-put="place {tool}"'
    elif phase == "laying":
        means = 'data-stroke="stroke {tool}" data-trace="trace {tool}" data-from="[data-pick]"'
    elif phase in SHAPES:
        length = length_of_shape(position(view), phase) // data.UNIT
        means = f'data-stroke="stroke {phase}" data-length="{length}"'
    else:
        return _free_for_nobody()
    return f'<i id="free" hidden="" data-board="{BOARD}" {means}></i>'


# --- stations


@lru_cache(maxsize=1 << 8)
def _hand(voice: Voice, hand: tuple[str, ...], is_acting: bool) -> str:
    if not hand:
        return _nothing("hand")
    tiles = "".join(_tile(voice, kind, is_acting) for kind in hand)
    label = said(voice, "string-railway-tray-hand")
    return f'<div id="hand" class="sr-hand" role="group" aria-label="{label}">{tiles}</div>'


def _tile(voice: Voice, kind: str, is_acting: bool) -> str:
    """A station in hand: what is at the top of its tile, under it the name, large enough to be read on a phone."""
    name = _name(voice, kind)
    top = f'<svg viewBox="-21 -21 42 25" aria-hidden="true">{use(kind_symbol(new_tile(kind)))}</svg>'
    seen = f"{top}<b>{name}</b>"
    if not is_acting:
        return f'<span class="sr-tile" role="img" aria-label="{name}">{seen}</span>'
    tool = f'data-tool="{kind}" data-move="place {kind}" aria-label="{name}"'
    return f'<button class="sr-tile" type="button" {tool}>{seen}</button>'


def shown_tiles(voice: Voice, kinds: Sequence[str]) -> str:
    """Stations that nobody can take from here, each with the places for those who come."""
    return "".join(_shown(voice, kind) for kind in kinds)


def _shown(voice: Voice, kind: str) -> str:
    face = tile_face(voice, new_tile(kind)) + slots_markup(new_tile(kind))
    picture = f'<svg viewBox="-24 -24 48 48" aria-hidden="true">{face}</svg>'
    return f'<span class="sr-tile" role="img" aria-label="{_name(voice, kind)}">{picture}</span>'


def _name(voice: Voice, kind: str) -> str:
    return said(voice, "string-railway-station", ("station", kind))


# --- strings


@lru_cache(maxsize=1 << 8)
def _strings(voice: Voice, company: int, left: tuple[int, int], is_acting: bool) -> str:
    """The strings that are left to the company whose turn it is."""
    label = said(voice, "string-railway-tray-strings")
    strings = "".join(
        _string(voice, data.LENGTHS[length], data.RAIL_LENGTH[length] // data.UNIT, count, is_acting)
        for length, count in enumerate(left)
        if count
    )
    return f'<div id="strings" class="sr-strings p{company}" role="group" aria-label="{label}">{strings}</div>'


def _string(voice: Voice, name: str, length: int, count: int, is_acting: bool) -> str:
    label = said(voice, "string-railway-string-left", ("length", name), ("count", count))
    inside = f"{icon(name)}<b>{count}</b>"
    if not is_acting:
        return f'<span class="sr-string" role="img" aria-label="{label}">{inside}</span>'
    tool = f'data-tool="{name}" data-length="{length}"'
    return f'<button id="string-{name}" class="sr-string" type="button" {tool} aria-label="{label}">{inside}</button>'


@lru_cache(maxsize=64)
def _gauge(voice: Voice, company: int) -> str:
    """How much of the string is laid; the last hundredth, which may be missing, is a gate (SR-3.3)."""
    return (
        f'<p id="gauge" class="sr-gauge p{company}" data-laid=""><span class="sr-bar" aria-hidden="true"><i></i></span>'
        f"<span><output>0</output> {said(voice, 'string-railway-mm')}</span></p>"
    )


_NOTHING_YET = '<p id="brought" class="sr-brought"></p>'  # it has its room, so that nothing moves under a pen


def brought_part(voice: Voice, items: Sequence[Item]) -> str:
    """Every plus and minus of what is planned, and all of it together."""
    if not items:
        return f'<p id="brought" class="sr-brought">{said(voice, "string-railway-brings-nothing")}</p>'
    lines = "".join(
        f"<li><span>{said(voice, item.reason, *item.args.items())}</span> {_points(item.points)}</li>" for item in items
    )
    total = _points(sum(item.points for item in items))
    return f'<ul id="brought" class="sr-brought" tabindex="0">{lines}<li class="all"><span>=</span> {total}</li></ul>'


def _points(points: int) -> str:
    look = "plus" if points > 0 else "minus" if points < 0 else "none"
    return f'<b class="{look}">{signed(points)}</b>'


# --- help


@lru_cache(maxsize=1 << 8)
def _more(voice: Voice, phase: str, hand: tuple[str, ...]) -> str:
    """A suggestion of the engine, which also knows where nothing fits (SR-3.2, SR-3.3)."""
    suggested = {"placing": f"place {hand[0]}" if hand else "", "laying": "lay"} | {shape: shape for shape in SHAPES}
    if phase not in suggested:
        return _nothing("more")
    return (
        f'<button id="more" class="sr-more" type="button" data-draft="{suggested[phase]}" data-key="s">{icon("eye")}'
        f"{said(voice, 'string-railway-suggest')}</button>"
    )
