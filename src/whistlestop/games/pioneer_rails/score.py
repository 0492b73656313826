"""The score sheet: every point with its reason and its place (PR-7).

Places are cells (`D5`), towns and, for some objectives, ways (`D5.e`), each by its name. The numbers agree with the
kernel `tally`, which a test compares.
"""

from collections.abc import Iterator

from whistlestop.core.errors import Argument, BadNotation, UnknownName
from whistlestop.core.game import Item, Seat, Sheet
from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails import data, grid, layout, tally
from whistlestop.games.pioneer_rails.board import BITS, board_at
from whistlestop.games.pioneer_rails.maps import BRIDGE, IS_EDGE, SIDE_RANGES, SIDE_TYPE, TUNNEL, WAY_MASK
from whistlestop.games.pioneer_rails.rules import map_of
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.views import position

PARTS = ("nuggets", "banks", "forts", "ranches", "yards", "towns", "objectives", "hands", "last")


def sheet(shown: View, seat: Seat) -> Sheet:
    """The score of a seat as this viewer knows it."""
    if not 1 <= seat <= shown.seats:
        raise UnknownName("no-such-seat", seat=str(seat), seats=shown.seats)
    s = position(shown)
    if s is None:
        raise BadNotation("pioneer-rails-impossible-view")
    return Sheet(seat, tuple(items(s, seat)))


def items(s: Block, seat: Seat) -> Iterator[Item]:
    """The lines of a seat's sheet in this position."""
    at = board_at(seat)
    yield from _locations(s, at)
    yield from _railways(s, at)
    yield from _objectives(s, at)
    yield from _hands(s, at)
    if tally.is_last(s, seat):
        yield Item("last", data.LAST_OF_THREE, "pioneer-rails-last-of-three")


def _locations(s: Block, at: int) -> Iterator[Item]:
    """PR-4.1, PR-4.2, PR-4.4."""
    nuggets = s[at + layout.NUGGETS]
    if nuggets:
        yield Item("nuggets", nuggets, "pioneer-rails-nuggets", {"nuggets": nuggets}, activated(s, at, data.MINE))
    banks = activated(s, at, data.BANK)
    for box, factor in enumerate(data.BANK_FACTORS):
        paid = s[at + layout.PAID + box]
        if s[at + layout.PAID_IN + box]:
            args: dict[str, Argument] = {"nuggets": paid, "factor": factor}
            yield Item("banks", paid * factor, "pioneer-rails-paid", args, banks[box : box + 1])
    forts, ranches = activated(s, at, data.FORT), activated(s, at, data.RANCH)
    if forts:
        yield Item("forts", data.FORT_POINTS[len(forts)], "pioneer-rails-forts", {"forts": len(forts)}, forts)
    if ranches:
        points = data.RANCH_POINTS[len(ranches)]
        yield Item("ranches", points, "pioneer-rails-ranches", {"ranches": len(ranches)}, ranches)


def activated(s: Block, at: int, kind: int) -> tuple[str, ...]:
    """The cells of all locations of a kind that a board has activated, in the order in which it has."""
    return tuple(_activated_in(s, at, kind))


def _activated_in(s: Block, at: int, kind: int) -> dict[str, int]:
    """By cell: the turn in which a location of this kind was activated, from 0; in the order of turns."""
    cells, first = map_of(s).locations, data.FIRST_OF_KIND[kind]
    found = [(s[at + layout.DONE_IN + location] - 1, location) for location in range(first, first + data.COUNTS[kind])]
    return {grid.CELL_NAMES[cells[location]]: turn for turn, location in sorted(found) if turn >= 0}


def _railways(s: Block, at: int) -> Iterator[Item]:
    """PR-4.5, and one point for each town box that is circled."""
    names, group = map_of(s).town_names, tally.largest_network(s, at)
    masks = s[at + layout.TOWN : at + layout.TOWN + data.TOWNS]
    joined = tuple(name for name, mask in zip(names, masks, strict=True) if mask & group)
    yards = activated(s, at, data.YARD)
    if yards:
        factor = data.YARD_FACTORS[len(yards)]
        args = {"towns": len(joined), "factor": factor}
        yield Item("yards", factor * len(joined), "pioneer-rails-network", args, (*yards, *joined))
    reached = tuple(name for name, mask in zip(names, masks, strict=True) if mask)
    boxes = data.BOXES_AT_START + len(reached)
    yield Item("towns", boxes, "pioneer-rails-boxes", {"boxes": boxes}, reached)


def _objectives(s: Block, at: int) -> Iterator[Item]:
    """PR-6."""
    for number in range(s[layout.OBJECTIVES_N]):
        points = tally.objective_points(s, at, number)
        if points:
            name = data.OBJECTIVES[s[layout.OBJECTIVE + number] - 1]
            places = objective_places(s, at, name)
            yield Item("objectives", points, "pioneer-rails-objective-met", {"objective": name}, places)


COUNTED = {
    "bank-nuggets": data.BANK, "dig-nuggets": data.MINE, "two-banks": data.BANK, "three-saloons": data.SALOON,
    "one-fort": data.FORT, "five-ranches": data.RANCH, "two-yards": data.YARD,
}  # fmt: skip


def objective_places(s: Block, at: int, name: str) -> tuple[str, ...]:
    """What on a board counts for an objective: cells, towns, or ways along which tracks lie."""
    if name in COUNTED:
        return activated(s, at, COUNTED[name])
    if name == "shared-building":
        built = {cell: turn for kind in data.BUILDINGS for cell, turn in _activated_in(s, at, kind).items()}
        return tuple(cell for cell, turn in built.items() if len(_railways_beside(s, at, cell, turn)) > 1)
    if name in ("six-towns", "three-towns", "shared-town"):
        masks = s[at + layout.TOWN : at + layout.TOWN + data.TOWNS]
        best = max(range(layout.SUITS), key=lambda suit: sum(mask >> suit & 1 for mask in masks))
        least, railways = (2 if name == "shared-town" else 1), (1 << best if name == "three-towns" else -1)
        names = map_of(s).town_names
        return tuple(town for town, mask in zip(names, masks, strict=True) if BITS[mask & railways] >= least)
    tracks = [track & WAY_MASK for track in s[at + layout.TRACK : at + layout.TRACK + s[at + layout.TRACKS_N]]]
    return tuple(grid.WAY_NAMES[way] for way in tracks if _is_along(map_of(s).block, way, name))


def _railways_beside(s: Block, at: int, cell: str, turn: int) -> set[int]:
    """The railways whose tracks lay beside a cell when this turn, from 0, was over: what comes later is too late."""
    end = s[at + layout.BEGAN + turn + 1] if turn + 1 < data.TURNS else 0
    tracks = s[at + layout.TRACK : at + layout.TRACK + (end or s[at + layout.TRACKS_N])]
    sides = {track & WAY_MASK for track in tracks} & set(grid.CELL_SIDES[grid.CELL_NUMBERS[cell]])
    return {s[at + layout.LAID + side] for side in sides}


def _is_along(m: Block, way: int, name: str) -> bool:
    """Whether a track there counts for an objective of edges, ranges, bridges or tunnels."""
    if name == "three-edges":
        return any(m[IS_EDGE + corner] for corner in grid.WAY_ENDS[way])
    if way >= grid.SIDES:
        return False
    if name == "four-ranges":
        return m[SIDE_RANGES + way] > 0
    return m[SIDE_TYPE + way] == (BRIDGE if name == "two-bridges" else TUNNEL)


def _hands(s: Block, at: int) -> Iterator[Item]:
    """PR-5; the place of a doubled hand is the saloon that doubles it."""
    saloons = _saloons(s, at)
    for number in range(data.ROUNDS):
        hand = data.HANDS[tally.hand_of(s, at, number)]
        points = tally.hand_points(s, at, number)
        if points:
            doubled = s[at + layout.SALOONS] >> number & 1
            args: dict[str, Argument] = {"round": number + 1, "hand": hand, "doubled": doubled}
            places = (saloons[number],) if number in saloons else ()
            yield Item("hands", points, "pioneer-rails-hand-of-round", args, places)


def _saloons(s: Block, at: int) -> dict[int, str]:
    """By round, from 0: the saloon that circled its symbol (PR-4.3)."""
    found: dict[int, str] = {}
    for cell, turn in _activated_in(s, at, data.SALOON).items():
        free = [number for number in range(turn // data.TURNS_IN_ROUND, data.ROUNDS) if number not in found]
        if free:
            found[free[0]] = cell
    return found
