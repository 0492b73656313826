"""The score tracks as SVG, in the corners that a map leaves free, and the hands below it: a sheet to be filled in.

Boxes stand there from the start; what a game brings is marked on them: a ring for a box that is circled, a stroke
through one that is spent. What the turn in progress has brought is in pencil.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from whistlestop.draw.svg import escape, number
from whistlestop.draw.voice import Voice
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.draw_cards import RANKS
from whistlestop.games.pioneer_rails.draw_map import HAND_ROW, MARGIN, Point, frame, map_name
from whistlestop.games.pioneer_rails.draw_sites import LINES, SITE
from whistlestop.games.pioneer_rails.maps import Map
from whistlestop.games.pioneer_rails.standing import Standing, before

TRACKS = ("nuggets", "ranches", "forts", "yards", "banks", "towns")  # as the parts of a score sheet are called
INK, PENCIL = "var(--ink)", "var(--pencil)"

_TOWN = "M13 0A13 13 0 1 1-13 0 13 13 0 1 1 13 0zM5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0z"
_HIGH = 48  # of a row of boxes


class Row(NamedTuple):
    """A row of boxes: in which corner, how many rows from the map's upper or lower edge, and what is printed in it."""

    is_right: bool
    is_low: bool
    place: int
    labels: tuple[str, ...]
    icon: str = ""


_ROWS: dict[str, tuple[Row, ...]] = {
    "nuggets": (Row(False, False, 0, ("",) * 5, SITE[data.MINE]), Row(False, False, 1, ("",) * 5)),
    "ranches": (
        Row(True, False, 0, tuple(map(str, data.RANCH_POINTS[1:6])), SITE[data.RANCH]),
        Row(True, False, 1, tuple(map(str, data.RANCH_POINTS[6:]))),
    ),
    "forts": (Row(False, True, 2, tuple(map(str, data.FORT_POINTS[1:])), SITE[data.FORT]),),
    "yards": (Row(False, True, 1, tuple(f"×{factor}" for factor in data.YARD_FACTORS[1:]), SITE[data.YARD]),),
    "banks": (Row(False, True, 0, tuple(f"×{factor}" for factor in data.BANK_FACTORS), SITE[data.BANK]),),
    "towns": (Row(True, True, 1, ("",) * 4, _TOWN), Row(True, True, 0, ("",) * 5)),
}


@cache
def _slot(drawn: Map) -> int:
    """How wide a box with its gap is: small maps leave less room."""
    return 44 if len(drawn.drawing.rows) > 11 else 40


@cache
def _boxes(drawn: Map, track: str) -> tuple[Point, ...]:
    """The middles of a track's boxes, and behind them that of its drawing."""
    icons: list[Point] = []
    boxes: list[Point] = []
    for row in _ROWS[track]:
        slots = [*(["icon"] if row.icon else []), *row.labels]
        wide = _slot(drawn) * len(slots)
        right, bottom = frame(drawn)
        left = right + MARGIN - 8 - wide if row.is_right else -right - MARGIN + 8
        y = bottom - 26 - _HIGH * row.place
        for place, _ in enumerate(slots):
            x = left + _slot(drawn) * place + _slot(drawn) // 2
            (icons if row.icon and place == 0 else boxes).append((x, y if row.is_low else -y))
    return (*boxes, *icons)


@cache
def blank_markup(voice: Voice | None, drawn: Map, seed: int) -> str:
    """Boxes with their numbers, drawings beside them, the map's name, empty hands."""
    half = (_slot(drawn) - 5) / 2
    squares, labels, icons = [], "", ""
    for track, rows in _ROWS.items():
        *boxes, icon = _boxes(drawn, track)
        squares += boxes
        printed = [label for row in rows for label in row.labels]
        labels += "".join(_centred(label, x, y) for label, (x, y) in zip(printed, boxes, strict=True) if label)
        icons += f'<path transform="translate({icon[0]} {icon[1]})" d="{rows[0].icon}"/>'
    hands = [_hand_boxes(drawn, number) for number in range(data.ROUNDS)]
    squares += [box for hand in hands for box in hand[:-1]]
    icons += "".join(f'<path transform="translate({x} {y})" d="{SITE[data.SALOON]}"/>' for *_, (x, y) in hands)
    wide = number(2 * half)
    path = "".join(f"M{number(x - half)} {number(y - half)}h{wide}v{wide}h-{wide}z" for x, y in squares)
    return (
        f'<path fill="var(--sheet)" stroke="var(--edge)" stroke-width="2" stroke-linejoin="round" d="{path}"/>'
        f"<g {LINES}>{icons}</g>"
        f'<g {_type(drawn)} fill="var(--ink-2)">{labels}</g>{_title(voice, drawn, seed)}'
    )


def _type(drawn: Map) -> str:
    size = 28 if _slot(drawn) > 40 else 25
    return f'font-family="var(--sign)" font-size="{size}" font-weight="600" text-anchor="middle"'


def _centred(text: str, x: int, y: int) -> str:
    return f'<text x="{x}" y="{y + 10}">{text}</text>'


def _title(voice: Voice | None, drawn: Map, seed: int) -> str:
    """The map's name, a word in each line, where the corner is free."""
    right, bottom = frame(drawn)
    head, _, tail = map_name(voice, drawn, seed).partition(" ")
    lines = "".join(
        f'<text x="{right + MARGIN - 10}" y="{-bottom + 2 * _HIGH + 38 + 32 * place}">{escape(line)}</text>'
        for place, line in enumerate(line for line in (head, tail) if line)
    )
    look = 'font-family="var(--book)" font-size="27" font-weight="600" font-style="italic" text-anchor="end"'
    return f'<g {look} fill="var(--ink-3)">{lines}</g>'


# --- what a game brings


def marks_markup(here: Standing, track: str) -> str:
    """Rings and strokes on the boxes of one score track."""
    now, then = _marked(here, track), _marked(before(here), track)
    boxes, half = _boxes(here.map, track), _slot(here.map) // 2 - 4
    rings = _rings(boxes[: then[0]], INK, half) + _rings(boxes[then[0] : now[0]], PENCIL, half)
    return rings + _strokes(boxes[: then[1]], INK) + _strokes(boxes[then[1] : now[1]], PENCIL) + _payments(here, track)


def _marked(here: Standing, track: str) -> tuple[int, int]:
    """How many boxes of a track are circled, and how many of those are spent."""
    match track:
        case "nuggets":
            return min(here.nuggets, data.COUNTS[data.MINE]), here.banked
        case "towns":
            return here.circled, here.crossed
    kind = {"ranches": data.RANCH, "forts": data.FORT, "yards": data.YARD, "banks": data.BANK}[track]
    return min(here.count(kind), data.COUNTS[kind]), 0


def _rings(middles: Iterable[Point], ink: str, radius: int) -> str:
    circles = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y in middles)
    return f'<g fill="none" stroke="{ink}" stroke-width="4.5">{circles}</g>' if circles else ""


def _strokes(middles: Iterable[Point], ink: str) -> str:
    path = "".join(f"M{x - 13} {y + 13}l26-26" for x, y in middles)
    return f'<path fill="none" stroke="{ink}" stroke-width="4.5" stroke-linecap="round" d="{path}"/>' if path else ""


def _payments(here: Standing, track: str) -> str:
    """Beside each factor what was paid into that bank."""
    if track != "banks" or not here.paid:
        return ""
    paid = "".join(
        f'<text x="{x + 17}" y="{y - 9}">{nuggets}</text>'
        for nuggets, (x, y) in zip(here.paid, _boxes(here.map, track)[: len(here.paid)], strict=False)
    )
    look = 'font-family="var(--sign)" font-size="21" font-weight="700" text-anchor="end" stroke="var(--sheet)"'
    return f'<g {look} stroke-width="5" paint-order="stroke" fill="var(--ink)">{paid}</g>'


# --- hands


@cache
def _hand_boxes(drawn: Map, number: int) -> tuple[Point, ...]:
    """The five boxes of a round's hand, and behind them where its saloon is."""
    right, bottom = frame(drawn)
    slot, wide = _slot(drawn), 2 * (right + MARGIN) // data.ROUNDS
    left = -right - MARGIN + wide * number + (wide - 6 * slot) // 2
    middles = [(left + slot * place + slot // 2, bottom + HAND_ROW // 2) for place in range(6)]
    return (*middles[1:], middles[0])


def hand_markup(here: Standing, number: int, ink: str = "") -> str:
    """The ranks of a round's hand, that of the turn in progress in pencil, or all in this ink; a ring around the saloon
    that doubles it."""
    *boxes, saloon = _hand_boxes(here.map, number)
    first = number * data.TURNS_IN_ROUND
    ranks = "".join(
        f'<text class="r{turn}" x="{x}" y="{y + 10}" fill="{ink or (PENCIL if turn == here.now else INK)}">'
        f"{RANKS[rank]}</text>"
        for turn, (rank, (x, y)) in enumerate(zip(here.hand(number), boxes, strict=False), first + 1)
    )
    is_double, was_double = (one.saloons >> number & 1 for one in (here, before(here)))
    ring = _rings([saloon], INK if was_double else PENCIL, _slot(here.map) // 2 - 1) if is_double else ""
    return ring + (f"<g {_type(here.map)}>{ranks}</g>" if ranks else "")


def hand_frame(drawn: Map, number: int) -> str:
    """A frame around a round's hand, as a path."""
    *_, (x, y) = _hand_boxes(drawn, number)
    half = _slot(drawn) // 2 + 2
    return f"M{x - half} {y - half}h{6 * _slot(drawn) + 4}v{2 * half}h-{6 * _slot(drawn) + 4}z"


def ledger_markup(here: Standing) -> str:
    """All that a game has brought to the score tracks and hands."""
    hands = [hand_markup(here, number) for number in range(data.ROUNDS)]
    return "".join([marks_markup(here, track) for track in TRACKS] + hands)


def icon_place(drawn: Map, track: str, box: int | None = None) -> Point:
    """Where the points of a score track stand: at its drawing, or over one of its boxes."""
    *boxes, icon = _boxes(drawn, track)
    return icon if box is None else (boxes[box][0], boxes[box][1] - 14)


def hand_place(drawn: Map, number: int) -> Point:
    """Where the points of a hand stand."""
    *_, saloon = _hand_boxes(drawn, number)
    return saloon
