"""Playing cards as SVG: rank and suit, told by symbol and colour."""

from functools import cache

from whistlestop.draw.svg import moved
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.draw_map import colour
from whistlestop.games.pioneer_rails.draw_sites import SUIT

WIDE, HIGH = 62, 88
RANKS = {"t": "10", "j": "J", "q": "Q", "k": "K", "a": "A"}


@cache
def card_markup(card: str) -> str:
    """A card, its top left corner at the origin."""
    suit = data.SUIT_LETTERS.index(card[1])
    ink = colour(suit)
    return (
        f'<rect x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="7" fill="var(--sheet)" stroke="var(--ink)"'
        ' stroke-width="1.6"/>'
        '<text x="7" y="26" font-family="var(--book)" font-size="25" font-weight="700"'
        f' fill="{ink}">{RANKS[card[0]]}</text>'
        + moved(f'<path fill="{ink}" d="{SUIT[suit]}"/>', 7, 31, 0.8)
        + moved(f'<path fill="{ink}" d="{SUIT[suit]}"/>', 22, 45, 1.75)
    )


@cache
def back_markup() -> str:
    """A card face down."""
    return (
        f'<rect x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="7" fill="var(--enamel)" stroke="var(--ink)"'
        ' stroke-width="1.6"/>'
        f'<rect x="6" y="6" width="{WIDE - 12}" height="{HIGH - 12}" rx="4" fill="none" stroke="var(--on-enamel)"'
        ' stroke-width="1.4" opacity=".8"/>'
        '<path fill="none" stroke="var(--on-enamel)" stroke-width="2" opacity=".8"'
        ' d="M14 62h34M14 70h34M19 57v18M27 57v18M35 57v18M43 57v18"/>'
    )
