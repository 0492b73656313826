"""The judge of new strings, as kernels: what a string touches and crosses, and the first rule that it breaks (SR-3.3).

Nothing here changes a position. Points are checked by whoever calls: at least three, coordinates up to
`data.FARTHEST`.
"""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.crossings import BOX, FOUND, MOST_FOUND, boxes_of, find_crossings
from whistlestop.games.string_railway.exact import do_meet, is_inside, is_on_tile, meets_tile, shape_fault
from whistlestop.games.string_railway.layout import (
    BORDER,
    CONNECTED,
    CORNER_X,
    CORNER_Y,
    COUNT,
    END_IN_THE_OPEN,
    ENTERS_TWICE,
    FINE,
    FIRST,
    KIND,
    MOST_STATIONS,
    NOT_JOINED,
    ONE_STATION,
    POOL,
    RAILS_N,
    STATION,
    STATION_FULL,
    STATION_SIZE,
    STATIONS_N,
    STEPS,
    THROUGH_TERMINAL,
    TOUCHES_BORDER,
    X,
    Y,
)

LIMIT = table(station.limit for station in data.STATIONS)
RAIL_LENGTH = table(data.RAIL_LENGTH)
TERMINAL = data.TERMINAL

# --- a report: the point and the station in question; stations touched, in order; crossings paid for and their cost
AT_POINT, AT_STATION, COST, TOUCHED_N = 0, 1, 2, 3
TOUCHED = 4
CROSSED = TOUCHED + MOST_STATIONS  # how many are listed, then the list
REPORT = CROSSED + 1 + FOUND * MOST_FOUND


@kernel
def judge(s: Block, company: int, p: Block, length: int, report: Block) -> int:
    """The first rule that a string breaks, or FINE. Unless its steps are wrong the report tells all it would bring."""
    count = len(p) // 2
    report[AT_STATION], report[TOUCHED_N], report[COST], report[CROSSED] = -1, 0, 0, 0
    fault = shape_fault(p, 0, count, 0, RAIL_LENGTH[length], report)
    if fault == STEPS:
        return fault
    entries = zeros(MOST_STATIONS)
    survey(s, p, count, entries, report)
    report[COST] = crossings_cost(s, company, p, count, report)
    if fault == FINE:
        fault = border_fault(s, p, count, report)
    if fault == FINE:
        fault = station_fault(s, company, p, count, entries, report)
    return fault


@kernel
def crossings_cost(s: Block, company: int, p: Block, count: int, report: Block) -> int:
    """Crossings with all that lies there; they are listed at CROSSED."""
    found = zeros(1 + FOUND * MOST_FOUND)
    cost = find_crossings(s, company, p, 0, count, s[RAILS_N], found)
    for i in range(1 + FOUND * found[0]):
        report[CROSSED + i] = found[i]
    return cost


@kernel
def retell(s: Block, company: int, p: Block, rails: int, report: Block) -> None:
    """What a string that lies there touches, and what it crossed when it was laid, after so many others.

    Stations that came later touch no string, so what is on the table now tells the same.
    """
    count = len(p) // 2
    entries, found = zeros(MOST_STATIONS), zeros(1 + FOUND * MOST_FOUND)
    survey(s, p, count, entries, report)
    report[COST] = find_crossings(s, company, p, 0, count, rails, found)
    for i in range(1 + FOUND * found[0]):
        report[CROSSED + i] = found[i]


@kernel
def border_fault(s: Block, p: Block, count: int, report: Block) -> int:
    """All of the string lies inside of the border and does not touch it."""
    first, points = POOL + 2 * s[BORDER + FIRST], s[BORDER + COUNT]
    touched = first_on_border(s, first, points, p, count)
    report[AT_POINT] = max(touched, 0)
    if touched >= 0 or not is_inside(s, first, points, p[0], p[1]):
        return TOUCHES_BORDER
    return FINE


@kernel
def first_on_border(s: Block, first: int, points: int, p: Block, count: int) -> int:
    """A segment of a string that touches the border, or -1."""
    boxes = zeros(4 * (count // BOX + 1))
    boxes_n = boxes_of(p, 0, count, boxes)
    cx, cy = s[first + 2 * points - 2], s[first + 2 * points - 1]
    for i in range(points):
        dx, dy = s[first + 2 * i], s[first + 2 * i + 1]
        left, right, top, bottom = min(cx, dx), max(cx, dx), min(cy, dy), max(cy, dy)
        for b in range(boxes_n):
            if boxes[4 * b] > right or boxes[4 * b + 2] < left or boxes[4 * b + 1] > bottom or boxes[4 * b + 3] < top:
                continue
            for j in range(BOX * b, min(count - 1, BOX * b + BOX)):
                if do_meet(p[2 * j], p[2 * j + 1], p[2 * j + 2], p[2 * j + 3], cx, cy, dx, dy):
                    return j
        cx, cy = dx, dy
    return -1


@kernel
def survey(s: Block, p: Block, count: int, entries: Block, report: Block) -> None:
    """How often the string enters each station: 1 if it begins there, and each segment that comes from outside.

    Stations are listed in the order in which the string reaches them.
    """
    touched = 0
    firsts = zeros(MOST_STATIONS)
    for station in range(s[STATIONS_N]):
        t = STATION + STATION_SIZE * station
        x, y, u, v = s[t + X], s[t + Y], s[t + CORNER_X], s[t + CORNER_Y]
        reach = abs(u) + abs(v)
        is_on = is_on_tile(x, y, u, v, p[0], p[1])
        times, first = (1, 0) if is_on else (0, count)
        for i in range(count - 1):
            ax, ay, bx, by = p[2 * i], p[2 * i + 1], p[2 * i + 2], p[2 * i + 3]
            if is_on:
                is_on = is_on_tile(x, y, u, v, bx, by)
            elif min(ax, bx) <= x + reach and max(ax, bx) >= x - reach:
                if min(ay, by) <= y + reach and max(ay, by) >= y - reach:
                    if meets_tile(x, y, u, v, ax, ay, bx, by):
                        times += 1
                        first = min(first, i)
                        is_on = is_on_tile(x, y, u, v, bx, by)
        entries[station] = times
        if times:
            place = touched
            while place > 0 and firsts[place - 1] > first:
                firsts[place] = firsts[place - 1]
                report[TOUCHED + place] = report[TOUCHED + place - 1]
                place -= 1
            firsts[place] = first
            report[TOUCHED + place] = station
            touched += 1
    report[TOUCHED_N] = touched


@kernel
def station_at(s: Block, x: int, y: int) -> int:
    """The station that a point lies on, or -1."""
    for station in range(s[STATIONS_N]):
        t = STATION + STATION_SIZE * station
        if is_on_tile(s[t + X], s[t + Y], s[t + CORNER_X], s[t + CORNER_Y], x, y):
            return station
    return -1


@kernel
def companies_at(s: Block, station: int) -> int:
    """How many companies a station is connected to."""
    mask, count = s[STATION + STATION_SIZE * station + CONNECTED], 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


@kernel
def is_joined(s: Block, company: int, station: int) -> bool:
    """Whether a station is the company's base, or a string of it touches it."""
    return (s[STATION + STATION_SIZE * station + CONNECTED] >> company) & 1 == 1


@kernel
def is_full(s: Block, company: int, station: int) -> bool:
    """Whether other companies have taken all places of a station."""
    kind = s[STATION + STATION_SIZE * station + KIND]
    return not is_joined(s, company, station) and companies_at(s, station) >= LIMIT[kind]


@kernel
def station_fault(s: Block, company: int, p: Block, count: int, entries: Block, report: Block) -> int:
    """Both ends on stations, one of them in the own network; no full station, none twice, no passing of Terminals."""
    start, end = station_at(s, p[0], p[1]), station_at(s, p[2 * count - 2], p[2 * count - 1])
    report[AT_POINT] = 0 if start < 0 else count - 1
    if start < 0 or end < 0:
        return END_IN_THE_OPEN
    report[AT_STATION] = start
    if start == end:
        return ONE_STATION
    if not is_joined(s, company, start) and not is_joined(s, company, end):
        return NOT_JOINED
    for i in range(report[TOUCHED_N]):
        station = report[TOUCHED + i]
        report[AT_STATION] = station
        if is_full(s, company, station):
            return STATION_FULL
        if entries[station] > 1:
            return ENTERS_TWICE
        if s[STATION + STATION_SIZE * station + KIND] == TERMINAL and station != start and station != end:
            return THROUGH_TERMINAL
    report[AT_STATION] = -1
    return FINE
