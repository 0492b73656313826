"""The table cloth and the border: what is there before anything is laid on it."""

from functools import lru_cache
from itertools import pairwise

from whistlestop.draw.svg import Box, number
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.actions import Points
from whistlestop.games.string_railway.draw_curves import curve, extent, tenths
from whistlestop.games.string_railway.draw_strings import SHADOW
from whistlestop.games.string_railway.standing import Point, Standing, pairs

_MARGIN = 20  # mm around the border
_CLOTH = 2000  # mm that the cloth goes on each way, for windows that are wider
_DOT = 20  # mm between the stitches of the cloth


def board_box(here: Standing, size: int) -> Box:
    """The part of the table that is seen; before there is a border, a square of this size.

    A river that reaches far over the border runs out of the picture.
    """
    half = size / 2
    left, top, right, bottom = extent(here.border) if here.border else (-half, -half, half, half)
    x, y = round(left) - _MARGIN, round(top) - _MARGIN
    return Box(x, y, round(right) + _MARGIN - x, round(bottom) + _MARGIN - y)


@lru_cache(maxsize=64)
def cloth_markup(border: Points) -> str:
    """The cloth, lighter and stitched within the border."""
    cloth = f'<path fill="var(--land-2)" d="M-{_CLOTH}-{_CLOTH}h{2 * _CLOTH}v{2 * _CLOTH}h-{2 * _CLOTH}z"/>'
    if not border:
        return cloth
    return (
        f'{cloth}<path fill="var(--land)" d="{curve(border, closed=True)}"/>'
        '<path fill="none" stroke="var(--edge)" stroke-width="1.7" stroke-linecap="round"'
        f' stroke-dasharray="0 {_DOT}" opacity=".38" d="{_stitches(border)}"/>'
    )


def _stitches(border: Points) -> str:
    """Rows of dots inside of a border: lines from side to side, drawn as dots."""
    corners = [(x / data.UNIT, y / data.UNIT) for x, y in pairs(border)]
    sides = list(pairwise([*corners, corners[0]]))
    _, top, _, bottom = extent(border)
    rows = []
    for y in range(int(top // _DOT) * _DOT + _DOT, int(bottom), _DOT):
        crossed = sorted(
            x1 + (x2 - x1) * (y - y1) / (y2 - y1) for (x1, y1), (x2, y2) in sides if min(y1, y2) <= y < max(y1, y2)
        )
        for left, right in zip(crossed[::2], crossed[1::2], strict=True):
            start = int((left + 6) // _DOT + 1) * _DOT
            if start < right - 6:
                rows.append(f"M{start} {y}H{tenths(right - 6)}")
    return "".join(rows)


@lru_cache(maxsize=64)
def border_markup(border: Points, marks: tuple[Point, ...]) -> str:
    """The border: a thick ink line, with a knot at each mark."""
    if not border:
        return ""
    path, (dx, dy) = curve(border, closed=True), SHADOW
    look = 'fill="none" stroke-linejoin="round"'
    knots = "".join(
        f'<rect x="{number(round(x, 1) - 6)}" y="{number(round(y, 1) - 6)}" width="12" height="12" rx="2.5"/>'
        for x, y in marks
    )
    return (
        f'<path {look} stroke="var(--key-light)" stroke-width="5.4" opacity=".16" transform="translate({dx} {dy})"'
        f' d="{path}"/><path {look} stroke="var(--ink)" stroke-width="5.4" d="{path}"/>'
        f'<path {look} stroke="var(--land)" stroke-width="1" stroke-dasharray="7 5" opacity=".5" d="{path}"/>'
        f'<g fill="var(--sheet)" stroke="var(--ink)" stroke-width="2">{knots}</g>'
    )
