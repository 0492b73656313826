"""A score sheet's items shown on the board: what makes each point, at its place (RI-4).

Networks get a wash and their letter, longest routes a thick pencil line with a count, open ends a ringed
cross or flames, lakes an outline, craters and centre their points. Nothing is told by colour alone.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from whistlestop.core.game import Item
from whistlestop.draw.svg import escape, line, moved, number
from whistlestop.draw.symbols import pill
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.pieces import Point, at, flames
from whistlestop.games.railroad_ink.seen import BoardView

WASHES = 6  # --n1 … --n6: no more networks than these can have two exits
_PENCIL, _GAIN = "var(--pencil)", "var(--gain)"


class Marks(NamedTuple):
    """What lies under the routes, and what lies over them."""

    ground: str
    top: str


def marks(board: BoardView, items: Sequence[Item]) -> Marks:
    """All marks of these items."""
    if not items:
        return Marks("", "")
    laid = [
        _networks(board, [item for item in items if item.part == "exits"]),
        *(_trail(board, item) for item in items if item.part in ("highway", "railway")),
        *(_centre(item) for item in items if item.part == "centre"),
        _lakes([item for item in items if item.part == "lava"]),
        _ends([item for item in items if item.part in ("errors", "craters")]),
    ]
    return Marks("".join(mark.ground for mark in laid), "".join(mark.top for mark in laid))


def _origin(cell: int) -> tuple[int, int]:
    return 100 * (cell % data.SIZE), 100 * (cell // data.SIZE)


def _place(place: str) -> tuple[int, int]:
    """The cell and the side of `B1.n`; of `B1` the side is none, -1."""
    cell, _, side = place.partition(".")
    return data.CELL_NUMBERS[cell], "nesw".index(side) if side else -1


def _on(cell: int, side: int, along: float = 0, across: float = 0) -> Point:
    (x, y), (dx, dy) = _origin(cell), at(side, along, across)
    return x + dx, y + dy


# --- networks


class _Network(NamedTuple):
    letter: str
    wash: str | None  # None: one exit, no points
    cells: frozenset[int]
    exits: frozenset[tuple[int, int]]


def _networks(board: BoardView, items: Sequence[Item]) -> Marks:
    networks, washes = [], 0
    for item in items:
        places = [_place(place) for place in item.places]
        wash = None
        if item.points:
            washes += 1
            wash = f"var(--n{(washes - 1) % WASHES + 1})"
        cells = frozenset(cell for cell, side in places if side < 0)
        exits = frozenset((cell, side) for cell, side in places if side >= 0)
        networks.append(_Network(escape(str(item.args.get("letter", ""))), wash, cells, exits))
    ground, letters, doors = [], [], []
    for cell in sorted({cell for network in networks for cell in network.cells}):
        network = next(network for network in networks if cell in network.cells)
        if board.cells[cell].endswith("^"):
            crossing = [_network_of(board, cell, side, networks) for side in (data.EAST, data.SOUTH)]
            if crossing[0] != crossing[1]:
                under, over = _on_overpass(cell, crossing)
                ground += under
                letters += over
                continue
        x, y = _origin(cell)
        if network.wash:
            ground.append(f'<rect x="{x}" y="{y}" width="100" height="100" fill="{network.wash}"/>')
        letters.append(f'<text x="{x + 87}" y="{y + 94}">{network.letter}</text>')
    for network in networks:
        for cell, side in sorted(network.exits):
            beside = _on(cell, side, -27, 33 if side in (data.NORTH, data.EAST) else -33)
            look = f'fill="{network.wash or "var(--sheet)"}" stroke="var(--ink)" stroke-width="2.5"'
            doors.append(moved(f'<circle r="16" {look}/><text y="8">{network.letter}</text>', *beside))
    look = 'font-family="var(--sign)" font-size="23" font-weight="700" text-anchor="middle" fill="var(--ink)"'
    top = f'<g class="ri-networks" {look}>{"".join(letters)}{"".join(doors)}</g>' if networks else ""
    return Marks("".join(ground), top)


def _on_overpass(cell: int, crossing: Sequence[_Network | None]) -> tuple[list[str], list[str]]:
    """Two routes of two networks: each stands on its own wash, with its own letter."""
    x, y = _origin(cell)
    ground, letters = [], []
    for side, network in zip((data.EAST, data.SOUTH), crossing, strict=True):
        if network is None:
            continue
        if network.wash:
            wedges = "".join(
                line(_on(cell, end, 0, -50), _on(cell, end, 0, 50), (x + 50, y + 50)) + "z" for end in (side, side + 2)
            )
            ground.append(f'<path fill="{network.wash}" d="{wedges}"/>')
        left, low = (x + 91, y + 87) if side == data.EAST else (x + 75, y + 98)
        letters.append(f'<text x="{left}" y="{low}">{network.letter}</text>')
    return ground, letters


def _network_of(board: BoardView, cell: int, side: int, networks: Sequence[_Network]) -> _Network | None:
    """The network of the route that crosses an overpass from this side to the opposite one."""
    kind = board.cells[cell][side]
    for way in (side, side ^ 2):
        here = cell
        while True:
            onward = data.NEIGHBOURS[here][way]
            if onward == data.OFF_BOARD:
                found = [network for network in networks if (here, way) in network.exits]
            elif board.cells[onward][way ^ 2 : (way ^ 2) + 1] != kind:
                found = []
            elif board.cells[onward].endswith("^"):
                here = onward
                continue
            else:
                found = [network for network in networks if onward in network.cells]
            break
        if found:
            return found[0]
    return None


# --- longest routes


def _trail(board: BoardView, item: Item) -> Marks:
    cells = [data.CELL_NUMBERS[place] for place in item.places]
    kind = item.part[0]
    path, middle = [], (0.0, 0.0)
    ways = [data.NEIGHBOURS[a].index(b) for a, b in pairwise(cells)]
    for place, cell in enumerate(cells):
        came = ways[place - 1] ^ 2 if place else _loose_end(board, cell, kind, ways[:1])
        goes = ways[place] if place < len(ways) else _loose_end(board, cell, kind, [ways[-1] ^ 2] if ways else [came])
        stretch, middle = _stretch(board.cells[cell], cell, came, goes)
        path.append(stretch)
    visits: dict[int, list[str]] = {}
    for count, cell in enumerate(cells, 1):
        visits.setdefault(cell, []).append(str(count))
    counts = "".join(
        f'<text x="{x + 6}" y="{y + 94}">{"·".join(counted)}</text>'
        for cell, counted in visits.items()
        for x, y in (_origin(cell),)
    )
    return Marks(
        "",
        f'<g class="ri-trail"><path fill="none" stroke="{_PENCIL}" stroke-width="11" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{"".join(path)}"/>'
        f'<g font-family="var(--sign)" font-size="21" font-weight="700" fill="{_PENCIL}">{counts}</g>'
        f"{pill(str(item.points), *middle, _PENCIL)}</g>",
    )


def _loose_end(board: BoardView, cell: int, kind: str, used: Sequence[int | None]) -> int | None:
    """Where a line that begins or ends in a cell comes from: its other end, if it is clear which."""
    others = [side for side in range(4) if board.cells[cell][side] == kind and side not in used]
    return others[0] if len(others) == 1 or (others and not used) else None


def _stretch(sides: str, cell: int, came: int | None, goes: int | None) -> tuple[str, Point]:
    """The line through one cell, and where on it a figure can stand."""
    middle = _on(cell, 0, 50)
    start = middle if came is None else _on(cell, came)
    end = middle if goes is None else _on(cell, goes)
    begin = f"M{number(start[0])} {number(start[1])}"
    if came is not None and sides.endswith("^") and sides[came] == "r":  # under the bridge
        return line(start, _on(cell, came, 21)) + line(_on(cell, came, 79), _on(cell, came, 100)), middle
    if came is None or goes is None or (came - goes) % 2 == 0:
        return f"{begin}L{number(end[0])} {number(end[1])}", middle
    if sum(kind != "-" for kind in sides[:4]) == 2 and sides[came] == sides[goes]:  # a curve
        turns_right = int((came - goes) % 4 == 1)
        corner = _on(cell, came, 0, 50 if (goes - came) % 4 == 1 else -50)
        figure = tuple(c + (m - c) * 0.707 for c, m in zip(corner, middle, strict=True))
        return f"{begin}A50 50 0 0 {turns_right} {number(end[0])} {number(end[1])}", (figure[0], figure[1])
    near, far = _on(cell, came, 34), _on(cell, goes, 34)
    bend = "L{} {}Q{} {} {} {}L{} {}".format(*map(number, (*near, *middle, *far, *end)))
    return begin + bend, middle


# --- centre, lakes, ends


def _centre(item: Item) -> Marks:
    washes = "".join(
        f'<rect x="{x}" y="{y}" width="100" height="100" fill="var(--pencil-wash)"/>'
        for place in item.places
        for x, y in (_origin(data.CELL_NUMBERS[place]),)
    )
    frame = f'<rect x="200" y="200" width="300" height="300" fill="none" stroke="{_PENCIL}" stroke-width="7" rx="4"/>'
    return Marks(washes, f'<g class="ri-centre">{frame}{pill(str(item.points), 500, 200, _PENCIL)}</g>')


def _lakes(items: Sequence[Item]) -> Marks:
    """The shore of the largest lake and of each closed one; the shore of an open lake is dashed."""
    closed = {item.places for item in items if item.reason == "railroad-ink-closed-lake"}
    top = ""
    for item in items:
        cells = [data.CELL_NUMBERS[place] for place in item.places]
        largest = item.places not in closed
        if largest or item.reason == "railroad-ink-closed-lake":
            look = f'fill="none" stroke="{_PENCIL}" stroke-width="8" stroke-linecap="round"'
            dash = ' stroke-dasharray="1 15"' if largest else ""
            top += f'<path {look}{dash} d="{_shoreline(cells)}"/>'
    for item in items:  # figures over all shores
        cells = sorted(data.CELL_NUMBERS[place] for place in item.places)
        if item.reason == "railroad-ink-closed-lake":
            x, y = _origin(cells[-1])
            top += pill(f"+{item.points}", x + 50, y + 100, _GAIN)
        else:
            x, y = _origin(cells[0])
            top += pill(str(item.points), x + 94, y, _PENCIL)  # beside an exit
    return Marks("", f'<g class="ri-lakes">{top}</g>' if top else "")


def _shoreline(cells: Sequence[int]) -> str:
    inside = set(cells)
    return "".join(
        line(_on(cell, side, 0, -50), _on(cell, side, 0, 50))
        for cell in sorted(inside)
        for side in range(4)
        if data.NEIGHBOURS[cell][side] not in inside
    )


_CROSS = (
    '<circle r="15" fill="var(--sheet)" stroke="var(--stamp)" stroke-width="3.5"/>'
    '<path fill="none" stroke="var(--stamp)" stroke-width="4.5" stroke-linecap="round"'
    ' d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5"/>'
)


def wrong_joint(cell: int, side: int) -> str:
    """Where two routes meet that never may: filled, unlike an open end."""
    cross = '<path stroke="var(--sheet)" stroke-width="5" stroke-linecap="round" d="M-7-7 7 7M7-7-7 7"/>'
    return moved(
        f'<circle r="19" fill="var(--stamp)" stroke="var(--sheet)" stroke-width="4"/>{cross}', *_on(cell, side)
    )


def _ends(items: Sequence[Item]) -> Marks:
    """At the side where a route or lava ends; two that face each other each keep to their own cell."""
    ends = {_place(item.places[0]): item for item in items if item.places}
    return Marks(
        "",
        f'<g class="ri-ends">{"".join(_end(end, item, ends) for end, item in _back_to_front(ends))}</g>'
        if ends
        else "",
    )


def _back_to_front(ends: dict[tuple[int, int], Item]) -> Iterator[tuple[tuple[int, int], Item]]:
    """Flames first: a cross or a figure stays readable over them."""
    yield from sorted(ends.items(), key=lambda end: (end[1].reason != "railroad-ink-open-lava", end[0]))


def _end(end: tuple[int, int], item: Item, ends: dict[tuple[int, int], Item]) -> str:
    cell, side = end
    inward = 17 if (data.NEIGHBOURS[cell][side], side ^ 2) in ends else 0
    if item.reason == "railroad-ink-open-lava":
        x, y = _origin(cell)
        return f'<g transform="translate({x} {y})">{flames(side, inward)}</g>'
    x1, y1 = _on(cell, side, inward)
    if item.part == "craters":
        return pill(f"+{item.points}", x1, y1, _GAIN)
    return f'<g transform="translate({number(x1)} {number(y1)})">{_CROSS}</g>'
