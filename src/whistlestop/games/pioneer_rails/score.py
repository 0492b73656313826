"""The score sheet: every point with its reason and its place (PR-7).

Places are cells (`D5`) and towns, each by its name. The numbers agree with the kernel `tally`, which a test compares.
"""

from collections.abc import Iterator

from whistlestop.core.errors import Argument, BadNotation, UnknownName
from whistlestop.core.game import Item, Seat, Sheet
from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails import data, grid, layout, tally
from whistlestop.games.pioneer_rails.board import board_at
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
    return Sheet(seat, tuple(_items(s, board_at(seat), seat)))


def _items(s: Block, at: int, seat: Seat) -> Iterator[Item]:
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
            yield Item("banks", paid * factor, "pioneer-rails-paid", {"nuggets": paid, "factor": factor}, banks)
    forts, ranches = activated(s, at, data.FORT), activated(s, at, data.RANCH)
    if forts:
        yield Item("forts", data.FORT_POINTS[len(forts)], "pioneer-rails-forts", {"forts": len(forts)}, forts)
    if ranches:
        points = data.RANCH_POINTS[len(ranches)]
        yield Item("ranches", points, "pioneer-rails-ranches", {"ranches": len(ranches)}, ranches)


def activated(s: Block, at: int, kind: int) -> tuple[str, ...]:
    """The cells of all locations of a kind that a board has activated."""
    cells = map_of(s).locations
    first = data.FIRST_OF_KIND[kind]
    locations = range(first, first + data.COUNTS[kind])
    return tuple(grid.CELL_NAMES[cells[location]] for location in locations if s[at + layout.DONE_IN + location])


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
            yield Item("objectives", points, "pioneer-rails-objective-met", {"objective": name})


def _hands(s: Block, at: int) -> Iterator[Item]:
    """PR-5."""
    for number in range(data.ROUNDS):
        hand = data.HANDS[tally.hand_of(s, at, number)]
        points = tally.hand_points(s, at, number)
        if points:
            doubled = s[at + layout.SALOONS] >> number & 1
            args: dict[str, Argument] = {"round": number + 1, "hand": hand, "doubled": doubled}
            yield Item("hands", points, "pioneer-rails-hand-of-round", args)
