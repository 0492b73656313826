"""What the parts of a page refer to by `<use href="#…">`: drawn once in each page, used on every board.

A symbol takes the colour of what is not settled from where it stands: `--pr-now` is set by a class (play.css).
"""

from functools import cache

from whistlestop.draw.svg import moved, number
from whistlestop.draw.symbols import ICONS
from whistlestop.games.pioneer_rails.draw_map import colour
from whistlestop.games.pioneer_rails.draw_sites import SITE, SUIT, done_markup
from whistlestop.games.pioneer_rails.draw_tracks import end_disc

_BONUS = {  # lines in a box of 24
    "extra": '<path d="M4 16h16M4 20h16M7 14v8M12 14v8M17 14v8M12 2v8M8 6h8"/>',
    "bridge": '<path d="M2 9h20M4 9v11M20 9v11M4 20c2-8 14-8 16 0"/>',
    "tunnel": '<path d="M3 20v-7a9 9 0 0 1 18 0v7M8 20v-6a4 4 0 0 1 8 0v6M2 20h20"/>',
    "shortcut": '<path d="M12 2l8.7 5v10L12 22l-8.7-5V7z"/><path d="M4 17 20 7" stroke-dasharray="3 2.5"/>',
    "switch": '<path d="M12 22V13M12 13 5 4M12 13l7-9M3 8l2-4 4 1M15 5l4-1 2 4"/>',
    "suit": '<path d="M7 3 11 8 7 13 3 8zM17 11l4 5-4 5-4-5zM14 5h4v3M10 19H6v-3"/>',
}


@cache
def defs() -> str:
    """All symbols."""
    groups = "".join(f'<g id="{id}">{markup}</g>' for id, markup in _symbols().items())
    icons = {**_BONUS, "check": ICONS["check"], "ticket": ICONS["ticket"]}
    return groups + "".join(
        f'<symbol id="pr-{name}" viewBox="0 0 24 24">{lines}</symbol>' for name, lines in icons.items()
    )


def use(id: str, x: float | None = None, y: float | None = None, look: str = "") -> str:
    """A symbol in its place."""
    place = "" if x is None or y is None else f' x="{number(x)}" y="{number(y)}"'
    hook = f' class="{look}"' if look else ""
    return f'<use href="#pr-{id}"{place}{hook}/>'


@cache
def icon(name: str) -> str:
    """An icon as a picture of its own."""
    return f'<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">{use(name)}</svg>'


def _symbols() -> dict[str, str]:
    found = {}
    for suit, path in enumerate(SUIT):
        now = f"var(--pr-now, {colour(suit)})"
        found[f"pr-end-{suit}"] = end_disc(suit, now)
        pips = moved(f'<path d="{path}"/>', 7, 31, 0.8) + moved(f'<path d="{path}"/>', 22, 45, 1.75)
        found[f"pr-pips-{suit}"] = f'<g fill="{colour(suit)}">{pips}</g>'
        found[f"pr-suit-{suit}"] = f'<path fill="{colour(suit)}" d="{path}"/>'
    for kind in range(len(SITE)):
        found[f"pr-done-{kind}"] = done_markup(kind, 0, 0, "var(--pr-now, var(--ink))")
    return found
