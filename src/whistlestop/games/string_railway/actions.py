"""What a player can do, as values. Strings are points one behind the other: x, y, x, y, … in 0.01 mm."""

import msgspec

from whistlestop.games.string_railway import data

Points = tuple[int, ...]


class Shape(msgspec.Struct, frozen=True, tag="shape"):
    """Lay the border, the river or the mountain by hand (SR-2.1, SR-2.2)."""

    what: str
    points: Points


class Base(msgspec.Struct, frozen=True, tag="base"):
    """Put the own base at a mark of the border, counted from 1 (SR-2.3)."""

    mark: int


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Put a drawn station on the table: its middle, and by how many degrees it is turned (SR-3.2)."""

    station: str
    x: int
    y: int
    angle: int


class Under(msgspec.Struct, frozen=True, tag="under"):
    """No place is left: the station goes under the deck (SR-3.2)."""

    station: str


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a string (SR-3.3)."""

    length: str
    points: Points


class Spend(msgspec.Struct, frozen=True, tag="spend"):
    """No string can be laid: this one is spent (SR-3.3)."""

    length: str


Action = Shape | Base | Place | Under | Lay | Spend
SHAPES = ("border", "river", "mountain")


def is_sound(action: object) -> bool:
    """Whether somebody's action is made of the right words and numbers at all."""
    match action:
        case Shape(what, points):
            return what in SHAPES and _are_points(points)
        case Base(mark):
            return type(mark) is int
        case Place(station, x, y, angle):
            return station in data.DRAWN_KINDS and all(type(number) is int for number in (x, y, angle))
        case Under(station):
            return station in data.DRAWN_KINDS
        case Lay(length, points):
            return length in data.LENGTHS and _are_points(points)
        case Spend(length):
            return length in data.LENGTHS
    return False


def _are_points(points: object) -> bool:
    return isinstance(points, tuple) and all(type(number) is int for number in points)
