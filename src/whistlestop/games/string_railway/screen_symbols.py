"""What the parts of a page refer to by `<use href="#…">`: drawn once in each page, used wherever it stands."""

from functools import cache

from whistlestop.draw.svg import moved, number
from whistlestop.draw.symbols import ICONS, badge
from whistlestop.games.string_railway import data, layout
from whistlestop.games.string_railway.draw_strings import bead_markup
from whistlestop.games.string_railway.draw_tiles import SLOT, SLOT_TOP, at_token, base_markup, sign_markup, token_markup
from whistlestop.games.string_railway.standing import Tile, new_tile

_STRINGS = {  # in a box of 24
    "short": '<path d="M4 17c4 2 4-10 8-10s4 9 8 7"/>',
    "long": '<path d="M2 8c3-4 5 3 3 6s2 5 4 1 1-9 4-9 3 6 1 9 2 4 4 0 1-6 4-7"/>',
}


@cache
def defs() -> str:
    """All symbols."""
    groups = "".join(f'<g id="sr-{id}">{markup}</g>' for id, markup in _groups().items())
    companies = range(1, layout.MOST_COMPANIES + 1)
    badges = "".join(f'<symbol id="sr-badge-{one}" viewBox="0 0 24 24">{badge(one)}</symbol>' for one in companies)
    lines = {**_STRINGS, **{name: ICONS[name] for name in ("eye",)}}
    icons = "".join(f'<symbol id="sr-{name}" viewBox="0 0 24 24">{markup}</symbol>' for name, markup in lines.items())
    return groups + badges + icons


def use(id: str, x: float = 0, y: float = 0) -> str:
    """A symbol in its place."""
    across, down = (f' x="{number(x)}"' if x else ""), (f' y="{number(y)}"' if y else "")
    return f'<use href="#sr-{id}"{across}{down}/>'


def mark(company: int, x: float, _y: float, _size: float) -> str:
    """A company's badge on a tile: only how far to the right it stands differs."""
    return use(f"slot-{company}", x)


def token(company: int) -> str:
    """The marker of whoever owns a station."""
    return at_token(use(f"token-{company}"))


def kind_symbol(tile: Tile) -> str:
    """What tiles of a kind show; of a Scenic station it is known what it is worth when it lies there."""
    is_placed = tile.kind == "scenic" and tile.worth != new_tile("scenic").worth
    return f"kind-scenic-{tile.worth}" if is_placed else f"kind-{tile.kind}"


@cache
def icon(name: str) -> str:
    """An icon as a picture of its own."""
    return f'<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">{use(name)}</svg>'


def _groups() -> dict[str, str]:
    companies = range(1, layout.MOST_COMPANIES + 1)
    found = {f"bead-{company}": bead_markup(company) for company in companies}
    found |= {f"slot-{company}": moved(badge(company, SLOT), 0, SLOT_TOP) for company in companies}
    found |= {f"base-{company}": base_markup(company) for company in companies}
    found |= {f"token-{company}": token_markup(company) for company in companies}
    found |= {f"kind-{kind}": sign_markup(kind, new_tile(kind).worth) for kind in data.DRAWN_KINDS}
    for worth in (data.STATIONS[data.SCENIC].value, data.SCENIC_IN_MOUNTAINS):
        found[f"kind-scenic-{worth}"] = sign_markup("scenic", str(worth))
    return found
