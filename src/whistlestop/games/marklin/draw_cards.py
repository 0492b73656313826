"""Train cards: a colour and a line picture that names it without words, in a box of 20.

Colour-blind eyes may take two of the colours for one, so the picture is never left out. Pictures are written as
pieces of a path, each with its beginning and relative commands from there on: so those of all boxes of a track can
stand in one path.
"""

import re
from collections.abc import Iterable
from functools import cache

from whistlestop.draw.svg import moved, number
from whistlestop.games.marklin import data

WIDE, HIGH = 62, 96  # a card

_PIECES: dict[str, tuple[tuple[float, float, str], ...]] = {
    "purple": (  # grapes
        (4.2, 7.5, "a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0"),
        (10.2, 7.5, "a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0"),
        (7.2, 13, "a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0"),
        (10, 2.5, "v3"),
    ),
    "blue": ((2.5, 7.5, "c2.5-3 5 3 7.5 0s5 3 7.5 0"), (2.5, 13, "c2.5-3 5 3 7.5 0s5 3 7.5 0")),  # waves
    "orange": (  # sun
        (6.4, 10, "a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0"),
        (10, 1.8, "v2.4"), (10, 15.8, "v2.4"), (1.8, 10, "h2.4"), (15.8, 10, "h2.4"),
        (4.2, 4.2, "l1.7 1.7"), (14.1, 14.1, "l1.7 1.7"), (4.2, 15.8, "l1.7-1.7"), (14.1, 5.9, "l1.7-1.7"),
    ),
    "white": (  # snow
        (10, 2, "v16"), (3.1, 6, "l13.8 8"), (16.9, 6, "l-13.8 8"), (8, 3.5, "l2 2 2-2"), (8, 16.5, "l2-2 2 2"),
    ),
    "green": ((4, 16, "c-1-8 4-12.5 12.5-12.5c.5 8.5-4.5 13.5-11 11"), (3, 18, "l8-9")),  # leaf
    "yellow": ((11.5, 2, "l-7 9.5h4.5l-1 6.5l7.5-10h-4.5z"),),  # bolt
    "black": ((4, 17, "l9-9"), (16, 17, "l-9-9"), (10.5, 5.5, "l5 5"), (9.5, 5.5, "l-5 5")),  # hammers
    "red": (  # flame
        (10, 2, "c1 4 5.5 5.5 5.5 10.2a5.5 5.5 0 0 1-5.5 5.8"),
        (10, 18, "a5.5 5.5 0 0 1-5.5-5.8c0-2.7 2-3.7 2.5-6.2c2 1 3 2.5 3 4.5"),
    ),
    "locomotive": (
        (3, 14, "v-8h5v8"), (8, 8.5, "h6.5a2.5 2.5 0 0 1 2.5 2.5v3"), (3, 14, "h14"), (12.5, 8.5, "v-3.5h2.5v3.5"),
        (4, 15.5, "a2 2 0 1 0 4 0a2 2 0 1 0-4 0"), (11.5, 15.5, "a2 2 0 1 0 4 0a2 2 0 1 0-4 0"),
    ),
    "passenger": (
        (5.9, 5, "a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0"), (4.5, 18, "v-6a3 3 0 0 1 3-3h2a3 3 0 0 1 3 3v6"),
        (12.5, 14, "h4.5v4h-4.5z"), (13.7, 14, "v-1.5h2v1.5"),
    ),
}  # fmt: skip
_PIECES["plus4"] = _PIECES["locomotive"]
_LIGHT = ("purple", "orange", "white", "green", "yellow", "gray", "locomotive", "plus4", "passenger")
_FILLS = {"locomotive": "loco", "plus4": "loco", "passenger": "pass"}


def fill(card: str) -> str:
    """The colour of a card, or of a track."""
    return f"var(--c-{_FILLS.get(card, card)})"


def ink(card: str) -> str:
    """The colour of what stands on it."""
    return "var(--on-light-card)" if card in _LIGHT else "var(--on-dark-card)"


def picture_path(card: str, size: float, centres: Iterable[tuple[float, float]]) -> str:
    """The picture of a card around each of these points, as the data of one path."""
    scale = size / 20
    return "".join(
        f"M{number(x + (left - 10) * scale)} {number(y + (top - 10) * scale)}{line}"
        for x, y in centres
        for left, top, line in _scaled(card, scale)
    )


@cache
def _scaled(card: str, scale: float) -> tuple[tuple[float, float, str], ...]:
    return tuple((x, y, _COMMAND.sub(lambda found: _times(found, scale), line)) for x, y, line in _PIECES[card])


_COMMAND = re.compile(r"([a-z])([^a-z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def _times(found: re.Match[str], scale: float) -> str:
    """A command with its lengths scaled; an arc has an angle and two flags, which stay."""
    numbers = _NUMBER.findall(found[2])
    kept = (2, 3, 4) if found[1] == "a" else ()
    return found[1] + " ".join(
        text if place in kept else number(float(text) * scale) for place, text in enumerate(numbers)
    )


@cache
def card_markup(card: str) -> str:
    """A card with its top left corner at the origin: the picture big in the middle, small in the corner for fans."""
    stripes = _STRIPES if card in ("locomotive", "plus4") else ""
    return (
        f'<rect x=".75" y=".75" width="60.5" height="94.5" rx="6" fill="{fill(card)}" stroke="var(--slot-edge)"'
        f' stroke-width="1.5"/><rect x="4.5" y="4.5" width="53" height="87" rx="3.5" fill="none" stroke="{ink(card)}"'
        f' opacity=".55"/>{stripes}{_line(card, 38, 31, 43, 3)}{_line(card, 12.4, 13.2, 13.2, 1.5)}'
        + (_PLUS4 if card == "plus4" else "")
    )


def _line(card: str, size: float, x: float, y: float, weight: float) -> str:
    return (
        f'<path fill="none" stroke="{ink(card)}" stroke-width="{weight}" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{picture_path(card, size, [(x, y)])}"/>'
    )


_STRIPES = "".join(
    f'<rect x="{number(5 + 6.5 * place)}" y="84" width="6.5" height="7" fill="{fill(colour)}"/>'
    for place, colour in enumerate(data.COLOURS)
)
_PLUS4 = moved(
    '<rect width="24" height="20" rx="10" fill="var(--on-light-card)"/><text x="12" y="15" font-family="var(--sign)"'
    ' font-size="14" font-weight="700" text-anchor="middle" fill="var(--c-white)">+4</text>',
    34,
    5,
)


def back_markup(count: int | None = None) -> str:
    """The deck: the back of a card, with the number of cards on it where it is told."""
    figure = (
        ""
        if count is None
        else (
            '<text x="31" y="57" font-family="var(--book)" font-size="26" font-weight="700" text-anchor="middle"'
            f' fill="var(--on-enamel)">{count}</text>'
        )
    )
    return (
        '<rect x=".75" y=".75" width="60.5" height="94.5" rx="6" fill="var(--enamel)" stroke="var(--slot-edge)"'
        ' stroke-width="1.5"/><rect x="5" y="5" width="52" height="86" rx="3.5" fill="none" stroke="var(--on-enamel)"'
        f' opacity=".7"/>{figure}'
    )


def count_tab(text: str) -> str:
    """How many of a card there are, on a tab over its lower edge."""
    return tab_markup(len(text)) + (
        '<text x="31" y="94.5" font-family="var(--sign)" font-size="16" font-weight="700" text-anchor="middle"'
        f' fill="var(--sheet)">{text}</text>'
    )


def tab_markup(letters: int) -> str:
    """A tab for so many letters."""
    wide = 14 + 10 * letters
    return (
        f'<rect x="{number(31 - wide / 2)}" y="77" width="{wide}" height="24" rx="12" fill="var(--ink)"'
        ' stroke="var(--sheet)" stroke-width="2"/>'
    )
