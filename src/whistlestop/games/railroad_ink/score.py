"""The score sheet: every point with its reason and its place (RI-4).

Places are cells (`B1`) and sides of cells (`B1.n`): an exit is the border side it lies at, an open end the
side where it ends. The numbers agree with the kernel `tally`, which a test compares on thousands of boards.
"""

from collections.abc import Iterator
from functools import lru_cache

from whistlestop.core.errors import Argument, UnknownName
from whistlestop.core.game import Item, Seat, Sheet
from whistlestop.core.kernel import Block, block
from whistlestop.games.railroad_ink import data, layout, tally
from whistlestop.games.railroad_ink.longest import longest_trail
from whistlestop.games.railroad_ink.rules import READINGS, Options, setup
from whistlestop.games.railroad_ink.seen import BoardView, View
from whistlestop.games.railroad_ink.views import draw_board

PARTS = ("exits", "highway", "railway", "centre", "errors", "lava", "craters")
_LETTERS = "ABCDEFGHIJKL"
_SIDES = "nesw"
_KINDS = {"h": "highway", "r": "railway"}


def sheet(shown: View, seat: Seat) -> Sheet:
    """The score of a seat's board as this viewer sees it."""
    if not 1 <= seat <= shown.seats:
        raise UnknownName("no-such-seat", seat=str(seat), seats=shown.seats)
    items = _scored(shown.boards[seat - 1].cells, shown.options)
    own = [Item(item.part, item.points, item.reason, dict(item.args), item.places) for item in items]
    return Sheet(seat, tuple(own))  # what is kept is nobody's to change


@lru_cache(4096)  # a table shows the same boards to everybody, and what is planned is often done
def _scored(cells: tuple[str, ...], options: Options) -> tuple[Item, ...]:
    seen = BoardView(cells, (0,) * data.CELLS)
    s = setup(options, 1).block
    draw_board(s, layout.HEAD, seen)
    return tuple(_items(s, seen, READINGS[options.reading], options.crater_fills_centre))


def _items(s: Block, seen: BoardView, reading: int, craters_fill_centre: bool) -> Iterator[Item]:
    yield from _networks(seen)
    for railway, part in enumerate(("highway", "railway")):
        trail = block(tally.TRAIL)
        length = longest_trail(s, layout.HEAD, railway, reading, trail)
        if length:
            places = tuple(data.CELL_NAMES[cell] for cell in trail[:length])
            yield Item(part, length, f"railroad-ink-longest-{part}", {"length": length}, places)
    yield from _centre(seen, craters_fill_centre)
    yield from _ends(seen)
    yield from _lakes(seen)


# --- networks (RI-3.1)

Node = tuple[int, str]  # a cell, and which of its routes: "" for all of them, "h" or "r" on an overpass


def networks(seen: BoardView) -> list[tuple[list[str], list[str]]]:
    """The cells and the exits of each network with an exit; most exits first."""
    exits = {(cell, side) for cell, side, kind in data.EXITS if seen.cells[cell][side : side + 1] == kind}
    found, done = [], set[Node]()
    for cell, side in sorted(exits):
        start = _node(seen, cell, side)
        if start in done:
            continue
        nodes, queue = {start}, [start]
        for node in queue:
            for onward in _joined(seen, node):
                if onward not in nodes:
                    nodes.add(onward)
                    queue.append(onward)
        done |= nodes
        own = [(c, d) for c, d in sorted(exits) if _node(seen, c, d) in nodes]
        cells = sorted({c for c, _ in nodes})
        found.append(([data.CELL_NAMES[c] for c in cells], [f"{data.CELL_NAMES[c]}.{_SIDES[d]}" for c, d in own]))
    return sorted(found, key=lambda network: (-len(network[1]), -len(network[0])))


def _node(seen: BoardView, cell: int, side: int) -> Node:
    sides = seen.cells[cell]
    return (cell, sides[side] if sides.endswith("^") else "")


def _joined(seen: BoardView, node: Node) -> Iterator[Node]:
    cell, only = node
    for side in range(4):
        kind = seen.cells[cell][side]
        neighbour = data.NEIGHBOURS[cell][side]
        if kind in _KINDS and (not only or kind == only) and neighbour != data.OFF_BOARD:
            if seen.cells[neighbour][side ^ 2 : (side ^ 2) + 1] == kind:
                yield _node(seen, neighbour, side ^ 2)


def _networks(seen: BoardView) -> Iterator[Item]:
    for letter, (cells, exits) in zip(_LETTERS, networks(seen), strict=False):
        args: dict[str, Argument] = {"letter": letter, "exits": len(exits), "cells": len(cells)}
        points = data.NETWORK_POINTS[len(exits)]
        yield Item("exits", points, "railroad-ink-network", args, (*cells, *exits))


# --- the other parts


def _centre(seen: BoardView, craters_fill_centre: bool) -> Iterator[Item]:
    """RI-3.3."""
    empty = ("",) if craters_fill_centre else ("", "*")
    cells = tuple(data.CELL_NAMES[cell] for cell in data.CENTRE if seen.cells[cell] not in empty)
    if cells:
        yield Item("centre", len(cells), "railroad-ink-centre", {"cells": len(cells)}, cells)


def _ends(seen: BoardView) -> Iterator[Item]:
    """RI-3.4, RI-6.6, RI-7.6."""
    for cell, sides in enumerate(seen.cells):
        for side, kind in enumerate(sides[:4]):
            neighbour = data.NEIGHBOURS[cell][side]
            if kind in "-*" or neighbour == data.OFF_BOARD or seen.cells[neighbour][side ^ 2 : (side ^ 2) + 1] == kind:
                continue
            place = f"{data.CELL_NAMES[cell]}.{_SIDES[side]}"
            args = {"cell": data.CELL_NAMES[cell]}
            if kind == "l":
                yield Item("errors", -1, "railroad-ink-open-lava", args, (place,))
            elif seen.cells[neighbour] == "*":
                crater = {"cell": data.CELL_NAMES[neighbour]}
                yield Item("craters", data.CRATER_POINTS, "railroad-ink-end-at-crater", crater, (place,))
            else:
                yield Item("errors", -1, f"railroad-ink-open-{_KINDS[kind]}", args, (place,))


def lakes(seen: BoardView) -> list[tuple[list[str], bool]]:
    """The cells of each lake, and whether it is closed; the largest first (RI-7.6)."""
    found, done = [], set[int]()
    for first, sides in enumerate(seen.cells):
        if "l" not in sides or first in done:
            continue
        cells, queue, closed = {first}, [first], True
        for cell in queue:
            for side, kind in enumerate(seen.cells[cell][:4]):
                neighbour = data.NEIGHBOURS[cell][side]
                if kind != "l" or neighbour == data.OFF_BOARD:
                    continue
                if seen.cells[neighbour][side ^ 2 : (side ^ 2) + 1] != "l":
                    closed = False
                elif neighbour not in cells:
                    cells.add(neighbour)
                    queue.append(neighbour)
        done |= cells
        found.append(([data.CELL_NAMES[cell] for cell in sorted(cells)], closed))
    return sorted(found, key=lambda lake: -len(lake[0]))


def _lakes(seen: BoardView) -> Iterator[Item]:
    found = lakes(seen)
    if found:
        cells = found[0][0]
        yield Item("lava", len(cells), "railroad-ink-largest-lake", {"cells": len(cells)}, tuple(cells))
    for cells, closed in found:
        if closed:
            args = {"cells": len(cells)}
            yield Item("lava", data.CLOSED_LAKE_POINTS, "railroad-ink-closed-lake", args, tuple(cells))
