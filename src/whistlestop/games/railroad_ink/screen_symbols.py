"""What the parts of a page refer to by `<use href="#…">`: drawn once in each page, used in every cell and die.

A symbol takes its colours from where it stands, since custom properties are inherited into what `<use>` shows:
`--ri-line`, `--ri-road` (the bed of a highway) and `--ri-lava` are set by classes in play.css.
"""

from functools import cache

from whistlestop.draw.svg import moved
from whistlestop.draw.symbols import icon
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.draw_board import COORDINATES, FRAME, GRID, GROUND, INKED, exit_stub, exits
from whistlestop.games.railroad_ink.draw_dice import distance_symbol
from whistlestop.games.railroad_ink.pieces import LINE, impact, piece

_LINES = f'fill="none" stroke="{LINE["symbol"]}" stroke-width="4"'
_ARROW = "M0-29 20-7H8V27H-8V-7H-20z"


@cache
def defs() -> str:
    """All symbols."""
    return "".join(f'<g id="{id}">{markup}</g>' for id, markup in _symbols().items())


def use(id: str, more: str = "") -> str:
    """A symbol in its place."""
    return f'<use href="#{id}"{more}/>'


def piece_id(sides: str) -> str:
    """The symbol of a piece, of a face or of a crater."""
    return _PIECE_IDS[sides]


def door_id(side: int, kind: str) -> str:
    """The symbol of an exit that a route has reached."""
    return f"ri-door-{kind}{side}"


_PIECE_IDS = {sides: "ri-" + sides.replace("^", "x").replace("*", "crater") for sides in data.PIECES}


def _symbols() -> dict[str, str]:
    found = {piece_id(sides): f"<g {_LINES}>{piece(sides, 'symbol')}</g>" for sides in data.PIECES[1:]}
    found |= {
        door_id(side, kind): f"<g {INKED}>{exit_stub(side, kind, True)}</g>"
        for side, kind in sorted({(side, kind) for _, side, kind in data.EXITS})
    }
    found["ri-ground"] = GROUND
    found["ri-frame"] = GRID + exits((False,) * len(data.EXITS)) + FRAME
    found["ri-names"] = COORDINATES
    found["ri-hit"] = moved(impact(19), 80, 20)
    found["ri-hit-small"] = moved(impact(13), 86, 14)  # on a drawing, so that it never covers one
    found["ri-wheel"] = moved('<circle r="25" fill="var(--pencil)"/>' + icon("turn", 33, 2.6, "var(--sheet)"), 98, 2)
    found |= {f"ri-{way}": _arrow(turn) for turn, way in enumerate(data.DIRECTIONS)}
    found["ri-free"] = "".join(_arrow(turn, "M0-30 9-17H-9z") for turn in range(4)) + '<circle r="6"/>'
    found |= {f"ri-far-{steps}": distance_symbol(steps) for steps in sorted(set(data.DISTANCE_DIE))}
    found["ri-rubber"] = _RUBBER
    found |= {f"ri-{name}": icon(name, 24, 2.4) for name in ("plus", "cross")}
    return found


def _arrow(turn: int, shape: str = _ARROW) -> str:
    return f'<path fill="currentColor" transform="rotate({90 * turn})" d="{shape}"/>'


_RUBBER = (
    f'<g fill="none" stroke="{LINE["symbol"]}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">'
    '<path fill="var(--ri-road)" d="M24 62 60 22 82 42 46 82H36z"/><path d="M42 42 64 62M30 90H78"/></g>'
)
