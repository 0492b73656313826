"""Player badges and icons. Player symbols are solids in a box of 20, icons are lines in a box of 24.

A badge stands for its player everywhere: colour, symbol and lightness together, never colour alone.
"""

from functools import cache

from whistlestop.draw.svg import escape, moved, number

PLAYERS = 8
_PLAYER = (
    '<circle cx="10" cy="10" r="6.6"/>',  # disc
    '<rect x="4" y="4" width="12" height="12" rx="1"/>',  # square
    '<path d="M10 3 17.4 16H2.6z"/>',  # triangle
    '<path d="M10 2 17.5 10 10 18 2.5 10z"/>',  # diamond
    '<path d="M7.4 3h5.2v4.4H17v5.2h-4.4V17H7.4v-4.4H3V7.4h4.4z"/>',  # cross
    '<path d="m10 2 2.4 5.3 5.8.6-4.3 3.9 1.2 5.7L10 14.6l-5.1 2.9 1.2-5.7L1.8 7.9l5.8-.6z"/>',  # star
    '<circle cx="10" cy="10" r="4.9" fill="none" stroke="var(--on-p7)" stroke-width="4.2"/>',  # ring
    '<path d="M3.5 3.5h3.4v13H3.5zM8.3 3.5h3.4v13H8.3zM13.1 3.5h3.4v13h-3.4z"/>',  # bars
)
_LIGHT_PLAYERS = (3, 5, 7, 8)  # they carry a dark symbol and a keyline

ICONS = {
    "back": '<path d="M14 5l-7 7 7 7"/>',
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "undo": '<path d="M8 5 4 9l4 4"/><path d="M4 9h9a6 6 0 0 1 0 12h-3"/>',
    "turn": '<path d="M20 12a8 8 0 1 1-2.5-5.8"/><path d="M20 3v4.5h-4.5"/>',
    "check": '<path d="m5 13 4.5 4.5L19 7"/>',
    "pen": '<path d="m5 19 1-4L16 5l3 3L9 18z"/>',
    "clock": '<circle cx="12" cy="12" r="8"/><path d="M12 7v5l3 2"/>',
    "hint": '<path d="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 2H9s0-1-1-2z"/>',
    "eye": '<path d="M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12z"/><circle cx="12" cy="12" r="2.5"/>',
    "chat": '<path d="M4 5h16v11H10l-4 4v-4H4z"/>',
    "help": '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.4 2.3c-.9.4-.9 1-.9 2M12 17v.2"/>',
    "moon": '<path d="M19 14A8 8 0 0 1 10 5a7.5 7.5 0 1 0 9 9z"/>',
    "globe": '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17"/>',
    "plus": '<path d="M12 5v14M5 12h14"/>',
    "cross": '<path d="M6 6l12 12M18 6 6 18"/>',
    "link": '<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1"/>'
    '<path d="M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>',
    "play": '<path d="M8 5v14l11-7z"/>',
    "share": '<path d="M12 15V4M8 8l4-4 4 4M5 13v7h14v-7"/>',
    "robot": '<rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4M9 13v1M15 13v1M9.5 16.5h5"/>',
    "meteor": '<circle cx="9" cy="15" r="5"/><path d="M13 11 20 4M12 8l4-4M16 12l4-4"/>',
}


@cache
def badge(player: int, size: float = 24) -> str:
    """The badge of player 1 to 8, its top left corner at the origin."""
    key = ' stroke="var(--key-light)" stroke-width="1.2"' if player in _LIGHT_PLAYERS else ""
    plate = f'<rect x=".6" y=".6" width="22.8" height="22.8" rx="5" fill="var(--p{player})"{key}/>'
    symbol = f'<g transform="translate(2 2)" fill="var(--on-p{player})">{_PLAYER[player - 1]}</g>'
    return moved(plate + symbol, 0, 0, size / 24)


@cache
def icon(name: str, size: float = 24, weight: float = 1.8, colour: str = "currentColor") -> str:
    """An icon around the origin; `weight` is its line in a box of 24."""
    look = f'fill="none" stroke="{colour}" stroke-width="{weight}" stroke-linecap="round" stroke-linejoin="round"'
    return moved(f"<g {look}>{ICONS[name]}</g>", -size / 2, -size / 2, size / 24)


def pill(text: str, x: float, y: float, fill: str, ink: str = "var(--sheet)") -> str:
    """A short figure on a plate, for counts and points on a board of 100 units a cell."""
    wide = 22 + 14 * len(text)
    return (
        f'<rect x="{number(x - wide / 2)}" y="{number(y - 18)}" width="{wide}" height="36" rx="18"'
        f' fill="{fill}" stroke="var(--sheet)" stroke-width="3"/>'
        f'<text x="{number(x)}" y="{number(y + 9)}" font-family="var(--sign)" font-size="26" font-weight="700"'
        f' text-anchor="middle" fill="{ink}">{escape(text)}</text>'
    )
