"""Actions, chance and boards as text, both ways; its manual stands in docs/string-railway.md.

A string is its first point in millimetres, a colon, and four letters for each step: two for the way to the right and
two for the way down, each a number of 0.01 mm plus 2048 in the 64 letters A–Z a–z 0–9 - _.
"""

import re

from whistlestop.core.chance import Draw, Lot
from whistlestop.core.errors import BadNotation
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.actions import SHAPES, Action, Base, Lay, Place, Points, Shape, Spend, Under

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LONGEST_TEXT = 20_000  # characters of one action; a border of 800 mm in the smallest steps has 6,400
LONGEST_BOARD = 200_000

_VALUES = {letter: value for value, letter in enumerate(LETTERS)}
_MIDDLE = 2048
_NUMBER = r"(-?\d{1,4})(?:\.(\d{1,2}))?"
_POINT = re.compile(rf"{_NUMBER},{_NUMBER}")
_STEPS = re.compile(r"(?:[A-Za-z0-9_-]{4})*")

Board = tuple[Action, ...]


# --- numbers, points, strings


def format_number(units: int) -> str:
    """Millimetres, without needless zeros."""
    whole, rest = divmod(abs(units), data.UNIT)
    digits = f"{whole}.{rest:02}".rstrip("0").rstrip(".")
    return f"-{digits}" if units < 0 else digits


def format_point(x: int, y: int) -> str:
    return f"{format_number(x)},{format_number(y)}"


def parse_point(text: str) -> tuple[int, int] | None:
    found = _POINT.fullmatch(text)
    if found is None:
        return None
    a, b, c, d = found.groups()
    return _units(a, b), _units(c, d)


def _units(whole: str, rest: str | None) -> int:
    size = abs(int(whole)) * data.UNIT + int((rest or "0").ljust(2, "0"))
    return -size if whole.startswith("-") else size


def format_points(points: Points) -> str:
    """A string as text; its steps are at most 20 mm in either direction."""
    steps = []
    for before, now in zip(points, points[2:], strict=False):
        value = now - before + _MIDDLE
        if not 0 <= value < 2 * _MIDDLE:
            raise BadNotation("string-railway-step-too-long")
        steps.append(LETTERS[value >> 6] + LETTERS[value & 63])
    return f"{format_point(points[0], points[1])}:{''.join(steps)}"


def parse_points(text: str) -> Points | None:
    """The points of a string, or None where the text is none."""
    start, _, steps = text.partition(":")
    first = parse_point(start)
    if first is None or not _STEPS.fullmatch(steps):
        return None
    points = list(first)
    for i in range(0, len(steps), 2):
        points.append(points[-2] + _VALUES[steps[i]] * 64 + _VALUES[steps[i + 1]] - _MIDDLE)
    return tuple(points)


# --- actions


def format_action(action: Action) -> str:
    """`base 2`, `place regional 12.5,-30 15`, `lay short 0,0:…`, `under central`, `spend short`, `river 0,0:…`."""
    match action:
        case Shape(what, points):
            return f"{what} {format_points(points)}"
        case Base(mark):
            return f"base {mark}"
        case Place(station, x, y, angle):
            return f"place {station} {format_point(x, y)} {angle}"
        case Under(station):
            return f"under {station}"
        case Lay(length, points):
            return f"lay {length} {format_points(points)}"
        case Spend(length):
            return f"spend {length}"


def parse_action(text: str) -> Action:
    """The action of a text; extra spaces do not matter, and capital letters only within strings."""
    words = text.split() if len(text) <= LONGEST_TEXT else []
    action = _action([word.lower() for word in words[:2]] + words[2:], words)
    if action is None:
        raise BadNotation("string-railway-unknown-action", text=short(text))
    return action


def _action(words: list[str], as_typed: list[str]) -> Action | None:
    match words:
        case [what, _] if what in SHAPES:
            points = parse_points(as_typed[1])
            return None if points is None else Shape(what, points)
        case ["base", mark] if mark.isascii() and mark.isdecimal() and len(mark) == 1:
            return Base(int(mark))
        case ["place", station, at, angle] if station in data.DRAWN_KINDS:
            point = parse_point(at)
            if point is not None and angle.isascii() and angle.isdecimal() and len(angle) <= 2:
                return Place(station, *point, int(angle))
        case ["under", station] if station in data.DRAWN_KINDS:
            return Under(station)
        case ["lay", length, string] if length in data.LENGTHS:
            points = parse_points(string)
            return None if points is None else Lay(length, points)
        case ["spend", length] if length in data.LENGTHS:
            return Spend(length)
    return None


# --- chance


def format_chance(draw: Draw, lot: Lot) -> str:
    """`landscape 17 4 93`, `station rural`."""
    if draw.what == "landscape":
        return " ".join(["landscape", *map(str, lot)])
    return f"station {data.KINDS[lot[0]]}"


def parse_chance(draw: Draw, text: str) -> Lot:
    """What was drawn, as typed in by a person."""
    words = text.lower().split() if len(text) <= LONGEST_TEXT else []
    if words[:1] == [draw.what]:
        if draw.what == "landscape" and all(
            word.isascii() and word.isdecimal() and len(word) < 4 for word in words[1:]
        ):
            return tuple(int(word) for word in words[1:])
        if draw.what == "station" and all(word in data.DRAWN_KINDS for word in words[1:]):
            return tuple(data.KIND_NUMBERS[word] for word in words[1:])
    raise BadNotation("string-railway-unknown-draw", text=short(text))


# --- boards: what somebody has done, in order


def format_board(actions: Board) -> str:
    """`base 1; place central 0,0 15; lay short 0,0:…`."""
    return "; ".join(map(format_action, actions))


def parse_board(text: str) -> Board:
    """The actions of a board; nothing is judged but the words."""
    if len(text) > LONGEST_BOARD:
        raise BadNotation("string-railway-board-too-long", length=len(text))
    return tuple(parse_action(part) for part in text.split(";")) if text.strip() else ()


def short(text: str) -> str:
    """A piece of what somebody typed, short enough to show."""
    return text if len(text) <= 40 else text[:39] + "…"
