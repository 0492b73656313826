"""The score of a board as numbers (RI-3, RI-6.6, RI-7.6), for rules and bots; `score` tells the reasons."""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import HIGHWAY, LAVA, NEIGHBOUR, RAILWAY
from whistlestop.games.railroad_ink.layout import (
    ARRIVE,
    BOARD,
    CELL,
    CRATERS_FILL_CENTRE,
    DRAFT_ON,
    HEAD,
    LONGEST,
    SEATS,
    STAR,
)  # fmt: skip
from whistlestop.games.railroad_ink.longest import BITS, longest

CELLS, EMPTY, CRATER = data.CELLS, data.EMPTY, data.CRATER
IS_OVERPASS = table(data.IS_OVERPASS)
NETWORK_POINTS = table(data.NETWORK_POINTS)
CLOSED_LAKE_POINTS, CRATER_POINTS = data.CLOSED_LAKE_POINTS, data.CRATER_POINTS
CENTRE = table(data.CENTRE)
INSIDE = table(  # by cell: the sides that face another cell
    sum(1 << side for side in range(4) if data.NEIGHBOURS[cell][side] != data.OFF_BOARD) for cell in range(CELLS)
)
EXIT_CELL = table(cell for cell, _, _ in data.EXITS)
EXIT_SIDE = table(side for _, side, _ in data.EXITS)
EXIT_IS_RAILWAY = table(int(kind == "r") for _, _, kind in data.EXITS)

# The parts of a score, as `tally` writes them
EXIT_POINTS, HIGHWAY_POINTS, RAILWAY_POINTS, CENTRE_POINTS, ERRORS, LAVA_POINTS, CRATERS, TOTAL = range(8)
PARTS = 8
TRAIL = 2 * CELLS  # room for the cells of a longest route


@kernel
def tally(s: Block, at: int, reading: int, parts: Block, trail: Block) -> int:
    """Score a board; the parts are written to `parts`, the total is returned."""
    parts[EXIT_POINTS] = network_points(s, at)
    for railway in range(2):
        parts[HIGHWAY_POINTS + railway] = longest(s, at, railway, reading, trail)
    parts[CENTRE_POINTS] = centre_points(s, at)
    count_ends(s, at, parts)
    parts[LAVA_POINTS] = lake_points(s, at)
    parts[TOTAL] = (
        parts[EXIT_POINTS] + parts[HIGHWAY_POINTS] + parts[RAILWAY_POINTS] + parts[CENTRE_POINTS]
        - parts[ERRORS] + parts[LAVA_POINTS] + parts[CRATERS]
    )  # fmt: skip
    return parts[TOTAL]


@kernel
def score_board(s: Block, at: int, reading: int, out: Block) -> int:
    """`tally` for callers in Python, whose blocks numba would compile everything for once more."""
    parts, trail = zeros(PARTS), zeros(TRAIL)
    total = tally(s, at, reading, parts, trail)
    for part in range(PARTS):
        out[part] = parts[part]
    return total


@kernel
def rank(s: Block, totals: Block, places: Block) -> None:
    """Everybody's score and place: most points, fewer errors (RI-3.5), then the star of the draft (RI-5.4)."""
    seats = s[SEATS]
    parts, trail = zeros(PARTS), zeros(TRAIL)
    errors = zeros(seats)
    for seat in range(seats):
        tally(s, HEAD + BOARD * seat, s[LONGEST], parts, trail)
        totals[seat] = parts[TOTAL]
        errors[seat] = parts[ERRORS]
    for seat in range(seats):
        places[seat] = 1
        for other in range(seats):
            if totals[other] != totals[seat]:
                is_better = totals[other] > totals[seat]
            elif errors[other] != errors[seat]:
                is_better = errors[other] < errors[seat]
            else:
                is_better = s[DRAFT_ON] == 1 and star_distance(s, other) < star_distance(s, seat)
            if is_better:
                places[seat] += 1


@kernel
def rank_seats(s: Block, totals: Block, places: Block) -> None:
    """`rank` for callers in Python."""
    scores, ranks = zeros(s[SEATS]), zeros(s[SEATS])
    rank(s, scores, ranks)
    for seat in range(s[SEATS]):
        totals[seat] = scores[seat]
        places[seat] = ranks[seat]


@kernel
def star_distance(s: Block, seat: int) -> int:
    """How far a seat, counted from 0, sits counter-clockwise from the star; the bearer is at 0."""
    return (s[STAR] - 1 - seat) % s[SEATS]


@kernel
def node(piece: int, cell: int, railway: int) -> int:
    """The network node of a route in a cell: an overpass has two, everything else one (RI-1.5)."""
    return cell + CELLS if railway and IS_OVERPASS[piece] else cell


@kernel
def root(parent: Block, start: int) -> int:
    while parent[start] != start:
        parent[start] = parent[parent[start]]
        start = parent[start]
    return start


@kernel
def network_points(s: Block, at: int) -> int:
    """RI-3.1."""
    parent = zeros(2 * CELLS)
    for i in range(2 * CELLS):
        parent[i] = i
    for cell in range(CELLS):
        piece = s[at + CELL + cell]
        arrive = s[at + ARRIVE + cell]
        for side in range(1, 3):  # east and south: each border once
            neighbour = NEIGHBOUR[4 * cell + side]
            if neighbour >= 0:
                if (HIGHWAY[piece] & arrive) >> side & 1:
                    other = node(s[at + CELL + neighbour], neighbour, 0)
                    parent[root(parent, node(piece, cell, 0))] = root(parent, other)
                elif (RAILWAY[piece] & (arrive >> 4)) >> side & 1:
                    other = node(s[at + CELL + neighbour], neighbour, 1)
                    parent[root(parent, node(piece, cell, 1))] = root(parent, other)
    exits = zeros(2 * CELLS)
    points = 0
    for i in range(len(EXIT_CELL)):
        piece = s[at + CELL + EXIT_CELL[i]]
        ends = RAILWAY[piece] if EXIT_IS_RAILWAY[i] else HIGHWAY[piece]
        if ends >> EXIT_SIDE[i] & 1:
            network = root(parent, node(piece, EXIT_CELL[i], EXIT_IS_RAILWAY[i]))
            exits[network] += 1
            points += NETWORK_POINTS[exits[network]] - NETWORK_POINTS[exits[network] - 1]
    return points


@kernel
def centre_points(s: Block, at: int) -> int:
    """RI-3.3."""
    points = 0
    for i in range(len(CENTRE)):
        piece = s[at + CELL + CENTRE[i]]
        if piece != EMPTY and (piece != CRATER or s[CRATERS_FILL_CENTRE]):
            points += 1
    return points


@kernel
def count_ends(s: Block, at: int, parts: Block) -> None:
    """Open ends are errors (RI-3.4, RI-7.6), but for routes that open on a crater, which score (RI-6.6)."""
    errors, craters = 0, 0
    for cell in range(CELLS):
        piece = s[at + CELL + cell]
        if piece != EMPTY and piece != CRATER:
            arrive = s[at + ARRIVE + cell]
            routes = ((HIGHWAY[piece] & ~arrive) | (RAILWAY[piece] & ~(arrive >> 4))) & INSIDE[cell]
            errors += BITS[LAVA[piece] & ~(arrive >> 8) & INSIDE[cell]]
            for side in range(4):
                if routes >> side & 1:
                    if s[at + CELL + NEIGHBOUR[4 * cell + side]] == CRATER:
                        craters += CRATER_POINTS
                    else:
                        errors += 1
    parts[ERRORS] = errors
    parts[CRATERS] = craters


@kernel
def lake_points(s: Block, at: int) -> int:
    """RI-7.6: closed lakes, and the cells of the largest lake."""
    seen = zeros(CELLS)
    queue = zeros(CELLS)
    points, largest = 0, 0
    for first in range(CELLS):
        if LAVA[s[at + CELL + first]] and not seen[first]:
            queue[0] = first
            seen[first] = 1
            size, head, is_open = 1, 0, 0
            while head < size:
                cell = queue[head]
                head += 1
                lava = LAVA[s[at + CELL + cell]] & INSIDE[cell]
                joined = lava & (s[at + ARRIVE + cell] >> 8)
                is_open |= lava & ~joined
                for side in range(4):
                    if joined >> side & 1:
                        neighbour = NEIGHBOUR[4 * cell + side]
                        if not seen[neighbour]:
                            seen[neighbour] = 1
                            queue[size] = neighbour
                            size += 1
            largest = max(largest, size)
            if is_open == 0:
                points += CLOSED_LAKE_POINTS
    return points + largest
