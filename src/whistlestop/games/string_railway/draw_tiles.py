"""Stations as tiles: name, picture, what they bring, and how many companies they bear and have.

A place that is taken shows the company's badge, a free one is a ring. Tiles lie as they were turned, their writing
never more than half a quarter from upright.
"""

from collections.abc import Callable
from functools import cache, lru_cache

from whistlestop.draw.svg import moved, number
from whistlestop.draw.symbols import badge, has_keyline, solid
from whistlestop.draw.voice import Voice, said
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.draw_strings import SHADOW, bead_markup
from whistlestop.games.string_railway.standing import HALF, Tile, turned

SIDE = 2 * HALF
_PICTURES = {  # lines in a box of 20, the ground at 17
    "central": "M3 17V9.5a7 7 0 0 1 14 0V17M1.5 17h17M10 2.5V17M6.5 17v-6.5M13.5 17v-6.5M3.5 8.5h13",
    "urban": "M2 17h16M3 17V9h4.5v8M7.5 17V3h5v14M12.5 17V7.5H17V17M10 6v.1M10 9v.1M10 12v.1M14.8 10.5v.1M14.8 13.5v.1",
    "transit": "M5 7h12M14 4l3 3-3 3M18 13.5H6M9 10.5l-3 3 3 3",
    "regional": "M2 17h16M3.5 17V9.5L10 4.5l6.5 5V17M8 17v-4.5h4V17M10 8.6v.1",
    "switching": "M4.5 18 10 11.5V2.5M15.5 18 10 11.5M3 14.5h2.5M14.5 14.5H17M8 8h4M8 5h4",
    "suburban": "M1.5 17h17M3 17v-6l4-3.2 4 3.2v6M7 17v-3M14.8 17v-5.5M17.6 9a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z",
    "terminal": "M3.5 4v13M3.5 6.5H8v7H3.5M8 10h9.5M11 8v4M14 8v4M17 8v4M1.5 17h4",
    "rural": "M2 17h16M10 17V6M6 4.5c0 2.3 1.2 4 4 4s4-1.7 4-4M6 9c0 2.3 1.2 4 4 4s4-1.7 4-4",
    "scenic": "M1.5 17 7 6.5l3.6 6.2 2.2-3.4 5.7 7.7zM5.4 9.5l1.6 1.3 1.5-1.6M16.2 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
}
Mark = Callable[[int, float, float, float], str]  # a company's badge: company, left, top, size


def plain_badge(company: int, x: float, y: float, size: float) -> str:
    """A badge drawn in full."""
    return moved(badge(company, size), x, y)


def tile_markup(tile: Tile, voice: Voice | None = None, mark: Mark = plain_badge) -> str:
    """A station in its place."""
    return placed(tile, ground_markup(tile.turn) + face_markup(tile, voice, mark))


def placed(tile: Tile, markup: str) -> str:
    """What is drawn around the middle of an upright tile, moved to where the tile lies."""
    turn = f"rotate({number(tile.turn)})" if tile.turn else ""
    return f'<g transform="translate({number(tile.x)} {number(tile.y)}){turn}">{markup}</g>'


@cache
def ground_markup(turn: float) -> str:
    """The shadow of a tile: it falls the same way however the tile is turned."""
    dx, dy = turned(*SHADOW, -turn)
    return _plate('fill="var(--key-light)" opacity=".22"', dx, dy)


def _plate(look: str, x: float = 0, y: float = 0) -> str:
    """The square of a tile."""
    left, top, side = number(x - HALF), number(y - HALF), number(SIDE)
    return f'<rect x="{left}" y="{top}" width="{side}" height="{side}" rx="4" {look}/>'


_LONGEST = 78  # the size of a word times its letters, at most


def _sign(text: str, size: float, ink: str, *, x: float | None = None, y: float) -> str:
    """Words on a tile, from x on, else in its middle; long ones are smaller, so that they fit on it."""
    size = min(size, round(_LONGEST / len(text), 1))
    place = 'text-anchor="middle"' if x is None else f'x="{number(x)}"'
    return (
        f'<text {place} y="{number(y)}" font-family="var(--sign)" font-size="{size}" font-weight="700" fill="{ink}">'
        f"{text}</text>"
    )


def face_markup(tile: Tile, voice: Voice | None = None, mark: Mark = plain_badge) -> str:
    """The face of a tile: what all of its kind show, and who is there."""
    if tile.kind == "base":
        return base_markup(tile.owner) + slots_markup(tile, mark)
    owner = at_token(token_markup(tile.owner)) if tile.owner else ""
    return kind_markup(tile.kind, tile.worth, voice) + slots_markup(tile, mark) + owner


@lru_cache(maxsize=1 << 8)
def kind_markup(kind: str, worth: str, voice: Voice | None = None) -> str:
    """What all tiles of a kind show: value, picture, name."""
    return sign_markup(kind, worth) + name_markup(kind, voice)


@lru_cache(maxsize=1 << 5)
def sign_markup(kind: str, worth: str) -> str:
    """What a tile shows in every language: value and picture."""
    is_narrow = len(worth) < 3
    x, y, scale = (0.5, -20.5, 0.95) if is_narrow else (-2, -17, 0.76)  # with room for the owner's marker
    return (
        _plate('fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.4"')
        + _sign(worth, 17 if is_narrow else 14, "var(--ink)", x=-19, y=-5)
        + moved(
            '<path fill="none" stroke="var(--ink-2)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
            f' d="{_PICTURES[kind]}"/>',
            x,
            y,
            scale,
        )
    )


def name_markup(kind: str, voice: Voice | None = None) -> str:
    """The name of a kind; without a language as programs call it."""
    name = kind.capitalize() if voice is None else said(voice, "string-railway-station", ("station", kind))
    return _sign(name, 7, "var(--ink-2)", y=7)


_TOKEN = (17.5, -17.5)  # where the marker of its owner lies


def at_token(markup: str) -> str:
    """What is drawn where the marker of its owner lies on a tile."""
    return moved(markup, *_TOKEN)


@cache
def token_markup(company: int) -> str:
    """The marker of whoever owns a station."""
    return moved(bead_markup(company), 0, 0, 0.9)


@cache
def base_markup(company: int) -> str:
    """A base: its company's colour and symbol."""
    key = "var(--key-light)" if has_keyline(company) else "var(--ink)"
    return (
        _plate(f'fill="var(--p{company})" stroke="{key}" stroke-width="1.8"')
        + _sign(str(data.STATIONS[data.BASE].value), 13, f"var(--on-p{company})", x=-19, y=-8)
        + moved(solid(company, 26), 0, -3)
    )


SLOT, SLOT_TOP, _SLOT_STEP = 7.6, 11, 8.2


def slots_markup(tile: Tile, mark: Mark = plain_badge) -> str:
    """How many companies a station bears: badges of those that are there, rings for the rest."""
    limit = data.STATIONS[data.KIND_NUMBERS[tile.kind]].limit
    there = [company for company in tile.companies if tile.kind != "base" or company != tile.owner]
    free = limit - len(tile.companies)
    left = -_SLOT_STEP * (len(there) + free - 1) / 2
    taken = "".join(mark(company, left + _SLOT_STEP * i - SLOT / 2, SLOT_TOP, SLOT) for i, company in enumerate(there))
    rings = "".join(
        f'<circle cx="{number(left + _SLOT_STEP * i)}" cy="14.8" r="2.5"/>'
        for i in range(len(there), len(there) + free)
    )
    ink = f"var(--on-p{tile.owner})" if tile.kind == "base" else "var(--edge)"
    return taken + (f'<g fill="none" stroke="{ink}" stroke-width="1.2">{rings}</g>' if rings else "")


@cache
def hole_markup(mark: int) -> str:
    """Where a base can be put: the outline of a tile, with the number of its mark."""
    return _plate('fill="none" stroke="var(--edge)" stroke-width="1.6" stroke-dasharray="5 4"') + _sign(
        str(mark), 20, "var(--ink-3)", y=7
    )


@cache
def back_markup(left: int) -> str:
    """The deck of stations, face down, with how many it has left."""
    back = _plate('fill="var(--enamel)" stroke="var(--ink)" stroke-width="1.4"')
    return (
        f"{moved(back, 2.5, 2.5)}{back}"
        '<rect x="-18" y="-18" width="36" height="36" rx="2" fill="none" stroke="var(--on-enamel)" stroke-width=".9"/>'
        f"{_sign(str(left), 19, 'var(--on-enamel)', y=7)}"
    )
