"""The course of a game: set-up, stations, strings, points (SR-2 to SR-4).

`act` is the one door for actions: it judges and carries out, or says by number why not (`layout.FAULTS`) and where.
`fell` is the one door for chance. Both change the block that they are given: hand in a copy.
"""

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.core.chance import Lot
from whistlestop.core.kernel import Block, block
from whistlestop.games.string_railway import borders, data, landscapes, layout, spots, verdict
from whistlestop.games.string_railway.actions import Action, Base, Lay, Place, Points, Shape, Spend, Under
from whistlestop.games.string_railway.exact import is_inside
from whistlestop.games.string_railway.landscapes import put_string
from whistlestop.games.string_railway.layout import FINE

_LONGEST = {  # points of a string
    "border": data.MOST_BORDER_POINTS,
    "river": data.MOST_RIVER_POINTS,
    "mountain": data.MOST_MOUNTAIN_POINTS,
    "short": data.MOST_RAIL_POINTS[data.SHORT],
    "long": data.MOST_RAIL_POINTS[data.LONG],
}


class Fault(NamedTuple):
    """Why an action is refused: the number of the reason, the point of the string and the station in question."""

    number: int
    point: tuple[int, int] | None = None
    station: int | None = None


_FINE = Fault(FINE)


# --- who


def seat_of(s: Block, company: int) -> int:
    """With two players, each has every other company (SR-2.1)."""
    return company % s[layout.SEATS] + 1


def company_at(company: int) -> int:
    return layout.COMPANY + layout.COMPANY_SIZE * company


def station_at(station: int) -> int:
    return layout.STATION + layout.STATION_SIZE * station


def turn_at(turn: int) -> int:
    return layout.HISTORY + layout.TURN_SIZE * turn


def actor(s: Block) -> int | None:
    """The seat that may act, or None."""
    phase = s[layout.PHASE]
    if phase in (layout.BASES, layout.PLACING, layout.LAYING):
        return seat_of(s, s[layout.CURRENT])
    if phase in _SHAPES:
        return data.LAYERS[s[layout.SEATS]][_SHAPES.index(phase)]
    return None


_SHAPES = (layout.LAYING_BORDER, layout.LAYING_RIVER, layout.LAYING_MOUNTAIN)
SHAPE_NAMES = dict(zip(_SHAPES, ("border", "river", "mountain"), strict=True))


# --- set-up (SR-2)


def begin(s: Block) -> None:
    """Lay what nobody lays by hand."""
    shape = data.BORDERS[s[layout.BORDER_SHAPE]]
    if shape == "drawn":
        s[layout.PHASE] = layout.LAYING_BORDER
        return
    outline = borders.outline(shape, s[layout.SEATS], s[layout.SIZE])
    put_string(s, layout.BORDER, array("q", [number for point in outline for number in point]))
    if not borders.put_marks(s):
        raise AssertionError("a border from the list has no room for the bases")
    after_border(s)


def after_border(s: Block) -> None:
    landscape = data.LANDSCAPES[s[layout.LANDSCAPE]]
    if landscape == "random":
        s[layout.PHASE] = layout.LANDSCAPE_DRAW
    elif landscape == "by_hand":
        s[layout.PHASE] = layout.LAYING_RIVER
    else:
        put_landscape(s, 0)


def put_landscape(s: Block, number: int) -> None:
    """River and mountain of a number."""
    made = landscapes.make(s, number)
    if made is None:
        raise AssertionError("the border has no room for a landscape")
    river, mountain = made
    put_string(s, layout.RIVER, river)
    put_string(s, layout.MOUNTAIN, mountain)
    s[layout.PHASE] = layout.BASES


def put_station(s: Block, kind: int, tile: tuple[int, int, int, int], owner: int) -> int:
    """Add a station; its number."""
    station = s[layout.STATIONS_N]
    t = station_at(station)
    s[t : t + layout.STATION_SIZE] = array("q", [kind, *tile, owner, 0])
    s[layout.STATIONS_N] += 1
    return station


# --- chance


def fell(s: Block, lot: Lot) -> None:
    """Go on with what chance has decided: the landscape, or a station."""
    if s[layout.PHASE] == layout.LANDSCAPE_DRAW:
        number = 0
        for die in lot:
            number = number * data.LANDSCAPE_FACES + die
        s[layout.LANDSCAPE_NUMBER] = number + 1
        put_landscape(s, number)
        return
    (kind,) = lot
    turn = turn_at(s[layout.TURN])
    slot = 0
    while s[turn + layout.DRAWN + slot]:
        slot += 1
    s[turn + layout.DRAWN + slot] = kind + 1
    s[layout.DECK + kind] -= 1
    s[layout.TO_DRAW] -= 1
    if kind == data.RURAL and not s[layout.EXTRA]:  # SR-3.1: one more, once in a turn
        s[layout.EXTRA] = 1
        s[layout.TO_DRAW] += 1
    if s[layout.TO_DRAW] == 0:
        s[layout.PHASE] = layout.PLACING


def begin_turn(s: Block) -> None:
    """SR-3.1: one station, two in the very first turn."""
    s[layout.TO_DRAW] = 2 if s[layout.TURN] == 0 else 1
    s[layout.EXTRA] = 0
    s[layout.PHASE] = layout.STATION_DRAW


# --- actions


def act(s: Block, seat: int, action: Action) -> Fault:
    """Carry out an action, or leave everything as it is and say what is wrong.

    Claims that rest on a search (no place, no string) are believed: `findings` checks them before.
    """
    if s[layout.PHASE] == layout.OVER:
        return Fault(layout.GAME_OVER)
    if actor(s) != seat:
        return Fault(layout.NOT_YOUR_TURN)
    match s[layout.PHASE], action:
        case phase, Shape(what, points) if SHAPE_NAMES.get(phase) == what:
            return _lay_shape(s, what, points)
        case layout.BASES, Base(mark):
            return _put_base(s, mark - 1)
        case layout.PLACING, Place():
            return _place(s, action)
        case layout.PLACING, Under(station):
            return _put_under(s, station)
        case layout.LAYING, Lay(length, points):
            return _lay(s, data.LENGTHS.index(length), points)
        case layout.LAYING, Spend(length):
            return _spend(s, data.LENGTHS.index(length))
    return Fault(layout.NOT_NOW)


def _checked(points: Points, longest: int) -> "Block | None":
    """A string as a block that kernels may take, or None."""
    if not 6 <= len(points) <= 2 * longest or len(points) % 2 or max(map(abs, points)) > data.FARTHEST:
        return None
    return array("q", points)


def _lay_shape(s: Block, what: str, points: Points) -> Fault:
    p = _checked(points, _LONGEST[what])
    if p is None:
        return Fault(layout.STEPS)
    judge = {"border": landscapes.border_fault, "river": landscapes.river_fault, "mountain": landscapes.mountain_fault}
    fault, at = judge[what](s, p)
    if fault != FINE:
        return Fault(fault, (p[2 * at], p[2 * at + 1]))
    after = s[:]
    put_string(after, _STRINGS[what], p)
    if what == "border":
        if not borders.put_marks(after):
            return Fault(layout.NO_ROOM_FOR_BASES)
        if landscapes.make(after, 0) is None:
            return Fault(layout.NO_ROOM_FOR_LANDSCAPE)
        after_border(after)
    elif what == "river":
        if not landscapes.has_room_for_mountain(after):
            return Fault(layout.NO_ROOM_FOR_LANDSCAPE)
        after[layout.PHASE] = layout.LAYING_MOUNTAIN
    else:
        after[layout.PHASE] = layout.BASES
    s[:] = after
    return _FINE


_STRINGS = {"border": layout.BORDER, "river": layout.RIVER, "mountain": layout.MOUNTAIN}


# --- bases (SR-2.3)


def mark_fault(s: Block, mark: int) -> int:
    """Whether the current company may put its base there."""
    if not 0 <= mark < s[layout.MARKS_N]:
        return layout.NOT_NOW
    if s[layout.TAKEN + mark]:
        return layout.CORNER_TAKEN
    if s[layout.SEATS] == 2 and s[layout.CURRENT] == 1 and s[layout.TAKEN + (mark + 2) % 4]:
        return layout.CORNER_NOT_NEXT  # SR-2.1: the own bases stand in opposite corners
    return FINE


def _put_base(s: Block, mark: int) -> Fault:
    fault = mark_fault(s, mark)
    if fault != FINE:
        return Fault(fault)
    _add_base(s, mark)
    if s[layout.SEATS] == 2 and s[layout.CURRENT] == 2:  # both others have no choice
        for opposite in (0, 1):
            own = list(s[layout.TAKEN : layout.TAKEN + 4]).index(opposite + 1)
            _add_base(s, (own + 2) % 4)
    if s[layout.CURRENT] == s[layout.COMPANIES]:
        s[layout.CURRENT] = 0
        begin_turn(s)
    return _FINE


def _add_base(s: Block, mark: int) -> None:
    company = s[layout.CURRENT]
    station = put_station(s, data.BASE, borders.marked_tile(s, mark), company + 1)
    s[station_at(station) + layout.CONNECTED] = 1 << company
    s[layout.TAKEN + mark] = company + 1
    s[layout.CURRENT] += 1


# --- stations (SR-3.2)


def hand(s: Block) -> list[int]:
    """The kinds of the stations drawn and not yet placed, in the order in which they were drawn."""
    if s[layout.PHASE] not in (layout.STATION_DRAW, layout.PLACING):
        return []
    turn = turn_at(s[layout.TURN])
    slots = range(data.MOST_DRAWN)
    return [s[turn + slot] - 1 for slot in slots if s[turn + slot] and not s[turn + layout.FATE + slot]]


def _slot_of(s: Block, name: str) -> int | None:
    turn, kind = turn_at(s[layout.TURN]), data.KIND_NUMBERS[name] + 1
    for slot in range(data.MOST_DRAWN):
        if s[turn + slot] == kind and s[turn + layout.FATE + slot] == layout.PENDING:
            return slot
    return None


def _place(s: Block, action: Place) -> Fault:
    slot = _slot_of(s, action.station) if action.station in data.DRAWN_KINDS else None
    if slot is None:
        return Fault(layout.NOT_DRAWN)
    if max(abs(action.x), abs(action.y)) > data.FARTHEST or not 0 <= action.angle < data.ANGLES:
        return Fault(layout.TILE_OUTSIDE)
    tile = (action.x, action.y, *data.CORNERS[action.angle])
    fault = spots.tile_fault(s, *tile)
    if fault != FINE:
        return Fault(fault, (action.x, action.y))
    kind = data.KIND_NUMBERS[action.station]
    owner = s[layout.CURRENT] + 1 if data.STATIONS[kind].value_of_owner is not None else 0
    station = put_station(s, kind, tile, owner)
    _settle_slot(s, slot, station + 1)
    return _FINE


def _put_under(s: Block, name: str) -> Fault:
    slot = _slot_of(s, name) if name in data.DRAWN_KINDS else None
    if slot is None:
        return Fault(layout.NOT_DRAWN)
    _settle_slot(s, slot, layout.UNDER)
    return _FINE


def _settle_slot(s: Block, slot: int, fate: int) -> None:
    s[turn_at(s[layout.TURN]) + layout.FATE + slot] = fate
    if not hand(s):
        s[layout.PHASE] = layout.LAYING


# --- strings (SR-3.3)


def judged(s: Block, company: int, length: int, points: Points) -> tuple[Fault, Block]:
    """What is wrong with a string, and the judge's report of all that it would bring."""
    report = block(verdict.REPORT)
    p = _checked(points, _LONGEST[data.LENGTHS[length]])
    if p is None:
        return Fault(layout.STEPS), report
    fault = verdict.judge(s, company, p, length, report)
    if fault == FINE:
        return _FINE, report
    at, station = report[verdict.AT_POINT], report[verdict.AT_STATION]
    return Fault(fault, (p[2 * at], p[2 * at + 1]), station if station >= 0 else None), report


def _lay(s: Block, length: int, points: Points) -> Fault:
    company = s[layout.CURRENT]
    if not s[company_at(company) + layout.LEFT + length]:
        return Fault(layout.NO_SUCH_STRING)
    fault, report = judged(s, company, length, points)
    if fault.number != FINE:
        return fault
    for gain in gains(s, company, report):
        s[company_at(gain.company) + layout.SCORE] += gain.points
    for station in touched(report):
        s[station_at(station) + layout.CONNECTED] |= 1 << company
    rail = s[layout.RAILS_N]
    put_string(s, layout.RAIL + layout.STRING_SIZE * rail, array("q", points), company + 1, length)
    s[layout.RAILS_N] += 1
    _use_string(s, length, rail + 1)
    return _FINE


def _spend(s: Block, length: int) -> Fault:
    if not s[company_at(s[layout.CURRENT]) + layout.LEFT + length]:
        return Fault(layout.NO_SUCH_STRING)
    _use_string(s, length, -(length + 1))
    return _FINE


def _use_string(s: Block, length: int, mark: int) -> None:
    """The turn is over; the game, when all strings are laid (SR-4)."""
    s[company_at(s[layout.CURRENT]) + layout.LEFT + length] -= 1
    s[turn_at(s[layout.TURN]) + layout.STRING] = mark
    s[layout.TURN] += 1
    if s[layout.TURN] == turns(s):
        s[layout.PHASE] = layout.OVER
        return
    s[layout.CURRENT] = s[layout.TURN] % s[layout.COMPANIES]
    begin_turn(s)


def turns(s: Block) -> int:
    """How many turns a game has."""
    return s[layout.COMPANIES] * (data.SHORTS[s[layout.SEATS]] + data.LONGS)


# --- points (SR-3.4)


class Gain(NamedTuple):
    """Points that a string brings: to which company, why, for which station, or where it crosses which string."""

    company: int
    points: int
    part: str
    station: int | None = None
    place: tuple[int, int] | None = None
    string: int | None = None


def touched(report: Block) -> list[int]:
    """The stations that a string touches, in order."""
    return list(report[verdict.TOUCHED : verdict.TOUCHED + report[verdict.TOUCHED_N]])


def gains(s: Block, company: int, report: Block) -> Iterator[Gain]:
    """Every plus and minus of a string that is about to be laid."""
    for station in touched(report):
        yield from station_gains(s, company, station)
    yield from crossing_gains(company, report)


def station_gains(s: Block, company: int, station: int) -> Iterator[Gain]:
    """What a station brings to whoever touches it, and to its owner."""
    t = station_at(station)
    kind, owner = data.STATIONS[s[t + layout.KIND]], s[t + layout.OWNER] - 1
    is_new = not s[t + layout.CONNECTED] >> company & 1
    if kind.name == "switching":
        yield Gain(company, data.SWITCHING_EACH, "switching", station)
    elif is_new:
        yield Gain(company, value_of(s, company, station), "stations", station)
    if owner >= 0 and owner != company and (is_new or not s[layout.OWNER_FIRST]):
        yield Gain(owner, kind.effect, "owner", station)


def value_of(s: Block, company: int, station: int) -> int:
    """What a station is worth to a company that connects it (SR-1.2)."""
    t = station_at(station)
    kind = data.STATIONS[s[t + layout.KIND]]
    if kind.value_of_owner is not None and s[t + layout.OWNER] == company + 1:
        return kind.value_of_owner
    if kind.name == "scenic" and is_in_mountains(s, station):
        return data.SCENIC_IN_MOUNTAINS
    return kind.value


def is_in_mountains(s: Block, station: int) -> bool:
    """A station touches no string, so its middle tells on which side of the mountain's it lies."""
    t, first = station_at(station), layout.POOL + 2 * s[layout.MOUNTAIN + layout.FIRST]
    return is_inside(s, first, s[layout.MOUNTAIN + layout.COUNT], s[t + layout.X], s[t + layout.Y])


def crossing_gains(company: int, report: Block) -> Iterator[Gain]:
    """One for each crossing; those that the judge has counted but not listed stand together."""
    listed = 0
    for i in range(report[verdict.CROSSED]):
        x, y, string, cost = report[verdict.CROSSED + 1 + 4 * i : verdict.CROSSED + 5 + 4 * i]
        listed += cost
        yield Gain(company, -cost, "crossings", None, (x, y), string)
    if listed < report[verdict.COST]:
        yield Gain(company, listed - report[verdict.COST], "crossings")
