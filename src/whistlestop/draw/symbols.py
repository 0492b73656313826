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
    "minus": '<path d="M5 12h14"/>',
    "print": '<path d="M7 9V4h10v5M7 17H4v-8h16v8h-3"/><path d="M7 14h10v6H7z"/>',
    "dice": '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M8.5 8.5h.01M15.5 15.5h.01M12 12h.01"/>',
    "cross": '<path d="M6 6l12 12M18 6 6 18"/>',
    "link": '<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1"/>'
    '<path d="M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>',
    "play": '<path d="M8 5v14l11-7z"/>',
    "share": '<path d="M12 15V4M8 8l4-4 4 4M5 13v7h14v-7"/>',
    "robot": '<rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4M9 13v1M15 13v1M9.5 16.5h5"/>',
    "sun": '<circle cx="12" cy="12" r="4"/>'
    '<path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
    "contrast": '<circle cx="12" cy="12" r="8.5"/>'
    '<path d="M12 3.5v17M12 6.5h6.5M12 9.5h8M12 12.5h8.5M12 15.5h7.6M12 18h6"/>',
    "hand": '<path d="M8 12V6.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0v6V6.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6'
    'c-3 0-4-1-6-5l-1.5-3a1.5 1.5 0 0 1 2.6-1.5L8 14"/>',
    "person": '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5a7.5 7.5 0 0 1 15 0"/>',
    "upload": '<path d="M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19.5h14"/>',
    "download": '<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14"/>',
    "copy": '<rect x="8" y="8" width="12" height="12" rx="2"/>'
    '<path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>',
    "trash": '<path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5"/>',
    "ticket": '<path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4z"/><path d="M14 7v10" stroke-dasharray="2 2"/>',
    "book": '<path d="M12 6.5C9.5 4.7 6.5 4.5 3.5 5v13.5c3-.5 6-.3 8.5 1.5 2.5-1.8 5.5-2 8.5-1.5V5c-3-.5-6-.3-8.5 1.5z'
    'M12 6.5V20"/>',
    "wave": '<path d="M3 9c3-4 6-4 9 0s6 4 9 0M3 16c3-4 6-4 9 0s6 4 9 0"/>',
    "cog": '<circle cx="12" cy="12" r="3.2"/>'
    '<path d="M10.3 3h3.4l.5 2.6 1.9.8 2.2-1.5 2.4 2.4-1.5 2.2.8 1.9 2.6.5v3.4l-2.6.5'
    "-.8 1.9 1.5 2.2-2.4 2.4-2.2-1.5-1.9.8-.5 2.6h-3.4l-.5-2.6-1.9-.8-2.2 1.5-2.4-2.4 1.5-2.2-.8-1.9-2.6-.5v-3.4l2.6-.5"
    '.8-1.9-1.5-2.2 2.4-2.4 2.2 1.5 1.9-.8z"/>',
    "list": '<path d="M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1"/>',
    "keys": '<rect x="2.5" y="6" width="19" height="12.5" rx="2"/>'
    '<path d="M6.5 10v.1M10 10v.1M14 10v.1M17.5 10v.1M8 14.5h8"/>',
    "sound": '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
    "device": '<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 18h2"/>',
    "fork": '<path d="M12 21v-8M12 13 6.5 6M12 13l5.5-7M5.5 10.5v-5h5M13.5 5.5h5v5"/>',
    "leave": '<path d="M14 4H6v16h8M11 12h10M17 8l4 4-4 4"/>',
    "flag": '<path d="M6 21V4M6 5c4-2.5 8 2.5 12 0v8c-4 2.5-8-2.5-12 0"/>',
    "stop": '<rect x="6" y="6" width="12" height="12" rx="2"/>',
    "pause": '<path d="M9 5v14M15 5v14"/>',
    "ahead": '<path d="m10 5 7 7-7 7"/>',
    "train": '<path d="M4 16V7h6v9M10 9.5h6.5A3.5 3.5 0 0 1 20 13v3M4 16h16M15 9.5V6h3v4"/>'
    '<circle cx="7.5" cy="18" r="2"/><circle cx="16.5" cy="18" r="2"/>',
    "cards": '<rect x="8.5" y="4" width="11.5" height="16" rx="2"/><path d="M5.5 7 3.5 8l3 12"/>',
    "meteor": '<circle cx="9" cy="15" r="5"/><path d="M13 11 20 4M12 8l4-4M16 12l4-4"/>',
}


def solid(player: int, size: float = 20) -> str:
    """The symbol of player 1 to 8 alone, around the origin, in the colour that stands on the player's own."""
    return moved(f'<g fill="var(--on-p{player})">{_PLAYER[player - 1]}</g>', -size / 2, -size / 2, size / 20)


def has_keyline(player: int) -> bool:
    """Whether a player's colour is so light that it needs a dark line around it."""
    return player in _LIGHT_PLAYERS


@cache
def badge(player: int, size: float = 24) -> str:
    """The badge of player 1 to 8, its top left corner at the origin."""
    key = ' stroke="var(--key-light)" stroke-width="1.2"' if has_keyline(player) else ""
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
