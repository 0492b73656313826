"""What lies on the table, as values for pictures and texts: in millimetres, companies counted from 1."""

from functools import cache, lru_cache
from math import atan2, cos, degrees, radians, sin
from typing import NamedTuple

from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import borders, data, flow, layout
from whistlestop.games.string_railway.actions import Points
from whistlestop.games.string_railway.views import Latest, points_of, position

Point = tuple[float, float]

HALF = data.TILE / 2 / data.UNIT  # of a tile's side


class Tile(NamedTuple):
    """A station that lies there: its middle, and by how many degrees it is turned, less than half a quarter either way.

    `worth` is what stands on it: what it brings, to its owner first where it has one. `owner` and `companies` are
    companies, 0 is nobody.
    """

    kind: str
    x: float
    y: float
    turn: float
    worth: str
    owner: int = 0
    companies: tuple[int, ...] = ()

    def covers(self, point: Point, around: float = 0) -> bool:
        """Whether a point is under this tile, or so near to it."""
        across, down, reach = point[0] - self.x, point[1] - self.y, HALF + around
        if max(abs(across), abs(down)) > 1.5 * reach:
            return False
        across, down = turned(across, down, -self.turn)
        return max(abs(across), abs(down)) <= reach


class Rail(NamedTuple):
    """A string that was laid: whose, how long, where."""

    company: int
    length: str
    points: Points


class Company(NamedTuple):
    """A railway company: its number, whose it is, its points; by length, how many strings it has left and had."""

    number: int
    seat: Seat
    score: int
    left: tuple[int, int]
    had: tuple[int, int]


class Standing(NamedTuple):
    """All that lies on the table, in the order in which it came there."""

    companies: tuple[Company, ...]  # in the order of their turns

    border: Points
    river: Points
    mountain: Points
    marks: tuple[Point, ...]  # of the border
    free: tuple[tuple[int, Tile], ...]  # bases that can still be put there, by mark
    tiles: tuple[Tile, ...]
    rails: tuple[Rail, ...]
    hand: tuple[str, ...]  # stations drawn and not yet placed
    deck: int  # stations that nobody has seen
    current: int  # the company whose turn it is; 0 while border, river and mountain are laid, and after the end


def standing_of(s: Block) -> Standing:
    """The table of a position."""
    border = points_of(s, layout.BORDER)
    return Standing(
        companies=tuple(_company(s, company) for company in range(s[layout.COMPANIES])),
        border=border,
        river=points_of(s, layout.RIVER),
        mountain=points_of(s, layout.MOUNTAIN),
        marks=_marks(border, s[layout.MARKS_N]),
        free=tuple(_free_bases(s)),
        tiles=tuple(_tile(s, station) for station in range(s[layout.STATIONS_N])),
        rails=tuple(_rail(s, rail) for rail in range(s[layout.RAILS_N])),
        hand=tuple(data.KINDS[kind] for kind in flow.hand(s)),
        deck=sum(s[layout.DECK : layout.DECK + layout.DECK_KINDS]),
        current=s[layout.CURRENT] + 1 if s[layout.PHASE] in _TURNS else 0,
    )


standing = Latest(lambda view: standing_of(position(view)))  # the table of a view
_TURNS = (layout.BASES, layout.STATION_DRAW, layout.PLACING, layout.LAYING)


def turned(x: float, y: float, turn: float) -> Point:
    """A way, turned by so many degrees."""
    c, s = cos(radians(turn)), sin(radians(turn))
    return x * c - y * s, x * s + y * c


@lru_cache(maxsize=1 << 7)
def turn_of(corner_x: float, corner_y: float) -> float:
    """By how much a tile with this corner is turned: a quarter turn changes nothing, so writing stays upright."""
    angle = degrees(atan2(corner_y, corner_x)) % 90 - 45
    return round(angle, 1)


def _company(s: Block, company: int) -> Company:
    at = flow.company_at(company)
    left = (s[at + layout.LEFT + data.SHORT], s[at + layout.LEFT + data.LONG])
    had = (data.SHORTS[s[layout.SEATS]], data.LONGS)
    return Company(company + 1, flow.seat_of(s, company), s[at + layout.SCORE], left, had)


@lru_cache(maxsize=1 << 5)
def _marks(border: Points, count: int) -> tuple[Point, ...]:
    loop = [(float(x), float(y)) for x, y in pairs(border)]
    return tuple((x / data.UNIT, y / data.UNIT) for x, y, _, _ in borders.marks_along(loop, count)) if loop else ()


def pairs(points: Points) -> "zip[tuple[int, int]]":
    """The points of a string one by one."""
    return zip(points[::2], points[1::2], strict=True)


def _free_bases(s: Block) -> "list[tuple[int, Tile]]":
    if s[layout.PHASE] > layout.BASES:
        return []
    marks = [mark for mark in range(s[layout.MARKS_N]) if not s[layout.TAKEN + mark]]
    return [(mark + 1, _put("base", *borders.marked_tile(s, mark))) for mark in marks]


def _put(kind: str, x: int, y: int, corner_x: int, corner_y: int) -> Tile:
    return new_tile(kind)._replace(x=x / data.UNIT, y=y / data.UNIT, turn=turn_of(corner_x, corner_y))


@cache
def new_tile(kind: str) -> Tile:
    """A station that was drawn: it lies in the middle, and belongs to nobody."""
    station = data.STATIONS[data.KIND_NUMBERS[kind]]
    worth = str(station.value) if station.value_of_owner is None else f"{station.value_of_owner}/{station.value}"
    if kind == "switching":
        worth = f"+{data.SWITCHING_EACH}"
    elif kind == "scenic":
        worth = f"{station.value}/{data.SCENIC_IN_MOUNTAINS}"
    return Tile(kind, 0, 0, 0, worth)


def _tile(s: Block, station: int) -> Tile:
    t = flow.station_at(station)
    kind, connected = s[t + layout.KIND], s[t + layout.CONNECTED]
    place = (s[t + layout.X], s[t + layout.Y], s[t + layout.CORNER_X], s[t + layout.CORNER_Y])
    companies = tuple(company + 1 for company in range(s[layout.COMPANIES]) if connected >> company & 1)
    tile = _put(data.KINDS[kind], *place)._replace(owner=s[t + layout.OWNER], companies=companies)
    if kind == data.SCENIC:  # where it lies tells what it brings
        return tile._replace(worth=str(flow.value_of(s, s[layout.CURRENT], station)))
    return tile


def _rail(s: Block, rail: int) -> Rail:
    string = layout.RAIL + layout.STRING_SIZE * rail
    return Rail(s[string + layout.WHOSE], data.LENGTHS[s[string + layout.LENGTH]], points_of(s, string))
