"""A slow, literal reading of the Railroad Ink rules, to check the engine against.

A board is a dict from cell name to sides text, both as in RI-9: `{"B1": "h-h-", "C3": "*"}`.
Everything is brute force over that dict and meant to be read next to the rules. Nothing is shared
with the engine, and nothing is fast: a board crowded with four-way routes takes very long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, TypedDict

Board = dict[str, str]
Placement = tuple[str, str]  # cell, sides
Place = tuple[str, str]  # cell, one of N E S W
Longest = Literal["segments", "segments_strict", "cells", "trail"]
CraterDuty = Literal["voluntary", "empty"]


class Sheet(TypedDict):
    """The parts of a score, named as the command line names them."""

    networks: list[int]
    exits: int
    highway: int
    railway: int
    centre: int
    errors: int
    lava: int
    craters: int
    total: int


# RI-1: components.

COLUMNS = "ABCDEFG"
ROWS = "1234567"
CELLS = [column + row for row in ROWS for column in COLUMNS]
CENTRE = ["C3", "D3", "E3", "C4", "D4", "E4", "C5", "D5", "E5"]

SIDES = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
DIRECTIONS = {"up": "N", "right": "E", "down": "S", "left": "W"}

EXITS: dict[Place, str] = {
    ("B1", "N"): "h",
    ("F1", "N"): "h",
    ("B7", "S"): "h",
    ("F7", "S"): "h",
    ("A4", "W"): "h",
    ("G4", "E"): "h",
    ("D1", "N"): "r",
    ("D7", "S"): "r",
    ("A2", "W"): "r",
    ("A6", "W"): "r",
    ("G2", "E"): "r",
    ("G6", "E"): "r",
}
EXIT_POINTS = [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45]

FIRST_DICE = ["h-h-", "hh--", "hhh-", "r-r-", "rr--", "rrr-"]  # the three equal dice
FOURTH_DIE = ["hrhr^", "h-r-", "hr--"]
SPECIALS = ["hhhh", "rrrr", "hhhr", "hrrr", "hhrr", "hrhr"]
LAVA_DICE = ["ll--", "l-l-", "lll-", "lh-h", "lr-r"]

CRATER = "*"
BLANK = "----"
VOLCANO = "llll"


def variants(face: str) -> list[str]:
    """All different rotations and mirror images of a die face or special (RI-1.6), sorted."""
    bridge = face[4:]
    mirrored = face[0] + face[3] + face[2] + face[1]
    found = set()
    for sides in (face[:4], mirrored):
        for turn in range(4):
            found.add(sides[turn:] + sides[:turn] + bridge)
    return sorted(found)


def face_of(sides: str) -> str:
    """The die face or special, as listed above, that these sides are a variant of."""
    for face in [*FIRST_DICE, *FOURTH_DIE, *SPECIALS, *LAVA_DICE, VOLCANO]:
        if sides in variants(face):
            return face
    raise ValueError(f"no face looks like {sides!r}")


# RI-9: notation.


def entries(board_text: str) -> list[Placement]:
    """The entries of a board line in order; ends of rounds and impact marks are left out."""
    found = []
    for entry in re.sub(r";|@[A-G][1-7]", ",", board_text).split(","):
        if not entry.strip():
            continue
        match = re.fullmatch(r"([A-G][1-7])\s+(\*|[hrl-]{4}|hrhr\^|rhrh\^)", entry.strip())
        if match is None:
            raise ValueError(f"not a placement: {entry.strip()!r}")
        found.append((match[1], match[2]))
    return found


def parse(board_text: str) -> Board:
    """The board that a board line leaves: a later entry of a cell replaces an earlier one."""
    board: Board = {}
    for cell, sides in entries(board_text):
        board = put(board, cell, sides)
    return board


def put(board: Board, cell: str, sides: str) -> Board:
    """A copy of the board with the cell drawn, cratered (`*`) or erased (`----`)."""
    after = {other: drawn for other, drawn in board.items() if other != cell}
    if sides != BLANK:
        after[cell] = sides
    return after


# Looking around.


def neighbour(cell: str, side: str) -> str | None:
    """The cell beyond a side, or None beyond the border."""
    column = COLUMNS.index(cell[0]) + STEP[side][0]
    row = ROWS.index(cell[1]) + STEP[side][1]
    if 0 <= column < 7 and 0 <= row < 7:
        return COLUMNS[column] + ROWS[row]
    return None


def end(board: Board, cell: str, side: str) -> str:
    """What leaves the cell by that side: `h`, `r`, `l`, or `-` for nothing."""
    sides = board.get(cell, BLANK)
    return "-" if sides == CRATER else sides[SIDES.index(side)]


def facing(board: Board, cell: str, side: str) -> str:
    """What comes towards the cell at that side: a neighbour's end or an exit; `-` for nothing."""
    beyond = neighbour(cell, side)
    if beyond is None:
        return EXITS.get((cell, side), "-")
    return end(board, beyond, OPPOSITE[side])


def ends(board: Board, kinds: str) -> list[Place]:
    """All ends of these kinds on the board."""
    return [(cell, side) for cell in CELLS for side in SIDES if end(board, cell, side) in kinds]


def open_ends(board: Board, kinds: str) -> list[Place]:
    """The ends of these kinds inside the board that meet no like end."""
    return [
        (cell, side)
        for cell, side in ends(board, kinds)
        if neighbour(cell, side) is not None and facing(board, cell, side) != end(board, cell, side)
    ]


def joined(board: Board, cell: str, kind: str) -> list[str]:
    """The neighbours that the cell joins by an end of this kind."""
    found = []
    for side in SIDES:
        beyond = neighbour(cell, side)
        if beyond and end(board, cell, side) == kind == facing(board, cell, side):
            found.append(beyond)
    return found


# RI-3: score.


def networks(board: Board) -> list[set[Place]]:
    """The networks, each as the set of its route ends (RI-3.1)."""
    found: list[set[Place]] = []
    for start in ends(board, "hr"):
        if any(start in network for network in found):
            continue
        network = {start}
        waiting = [start]
        while waiting:
            cell, side = waiting.pop()
            kind = end(board, cell, side)
            reached = []
            for other in SIDES:
                inside = end(board, cell, other)
                if inside == kind or (inside in "hr" and not board[cell].endswith("^")):
                    reached.append((cell, other))
            beyond = neighbour(cell, side)
            if beyond and facing(board, cell, side) == kind:
                reached.append((beyond, OPPOSITE[side]))
            for place in reached:
                if place not in network:
                    network.add(place)
                    waiting.append(place)
        found.append(network)
    return found


def exits_of(board: Board, network: set[Place]) -> int:
    """How many exits a network holds."""
    return sum(EXITS.get((cell, side)) == end(board, cell, side) for cell, side in network)


def lines(joins: dict[str, list[str]], line: list[str], passed: list[set[str]], twice: bool) -> Iterator[list[str]]:
    """The line and every way to go on with it, no border passed twice; no cell unless `twice`."""
    yield line
    for cell in joins[line[-1]]:
        border = {line[-1], cell}
        if border not in passed and (twice or cell not in line):
            yield from lines(joins, [*line, cell], [*passed, border], twice)


def line_points(board: Board, kind: str, line: list[str], longest: Longest) -> int:
    """What one line counts (RI-3.2); `trail` is the borders passed and one more."""
    if longest in ("cells", "trail"):
        return len(line)
    points = 0
    for cell in set(line):
        if longest == "segments":
            stretches = (board[cell].count(kind) + 1) // 2
        else:
            stretches = 2 if board[cell] == 4 * kind else 1
        points += min(line.count(cell), stretches)
    return points


def longest_route(board: Board, kind: str, longest: Longest) -> int:
    """The points of the longest highway (`h`) or railway (`r`), by trying every line there is."""
    joins = {cell: joined(board, cell, kind) for cell, _ in ends(board, kind)}
    return max(
        (
            line_points(board, kind, line, longest)
            for start in joins
            for line in lines(joins, [start], [], longest != "cells")
        ),
        default=0,
    )


def lakes(board: Board) -> list[tuple[frozenset[str], frozenset[Place]]]:
    """The lakes, each as its cells and its open sides (RI-7.6)."""
    found: list[tuple[frozenset[str], frozenset[Place]]] = []
    for start, _ in ends(board, "l"):
        if any(start in cells for cells, _ in found):
            continue
        lake = [start]
        for cell in lake:  # grows while it is walked
            lake += [beyond for beyond in joined(board, cell, "l") if beyond not in lake]
        open_sides = frozenset(place for place in open_ends(board, "l") if place[0] in lake)
        found.append((frozenset(lake), open_sides))
    return found


def score(board: Board, longest: Longest, crater_fills_centre: bool = False) -> Sheet:
    """The whole score sheet of a board; `networks` leaves out those without an exit."""
    exit_counts = [exits_of(board, network) for network in networks(board)]
    exits = sum(EXIT_POINTS[count] for count in exit_counts)
    highway = longest_route(board, "h", longest)
    railway = longest_route(board, "r", longest)
    centre = sum(cell in board and (board[cell] != CRATER or crater_fills_centre) for cell in CENTRE)

    loose = open_ends(board, "hr")
    on_craters = [place for place in loose if board.get(neighbour(*place) or "") == CRATER]
    errors = len(loose) - len(on_craters) + len(open_ends(board, "l"))
    craters = 2 * len(on_craters)

    closed = [cells for cells, open_sides in lakes(board) if not open_sides]
    largest = max((len(cells) for cells, _ in lakes(board)), default=0)
    lava = 5 * len(closed) + largest

    return {
        "networks": sorted((count for count in exit_counts if count), reverse=True),
        "exits": exits,
        "highway": highway,
        "railway": railway,
        "centre": centre,
        "errors": errors,
        "lava": lava,
        "craters": craters,
        "total": exits + highway + railway + centre - errors + lava + craters,
    }


# RI-2: drawing. RI-7.3, RI-7.4: lava.


def may_place(board: Board, cell: str, sides: str) -> str | None:
    """None if this may be drawn there, else the rule that it breaks first."""
    meets = [(sides[SIDES.index(side)], facing(board, cell, side)) for side in SIDES]
    if board.get(cell, CRATER) != CRATER:
        return "RI-2.2"
    if ("h", "r") in meets or ("r", "h") in meets:
        return "RI-2.3"
    if sides == VOLCANO:
        around = [neighbour(cell, side) for side in SIDES]
        return "RI-7.4" if any("l" in board.get(other or "", "") for other in around) else None
    if "l" in sides:
        return None if ("l", "l") in meets else "RI-7.3"
    return None if ("h", "h") in meets or ("r", "r") in meets else "RI-2.2"


def placements(board: Board, face: str) -> list[Placement]:
    """Everywhere and every way that a face may be drawn, on craters too."""
    return [(cell, sides) for cell in CELLS for sides in variants(face) if may_place(board, cell, sides) is None]


def may_end(board: Board, dice: Sequence[str], crater_duty: CraterDuty = "voluntary") -> bool:
    """Whether none of these undrawn route dice has to be drawn (RI-2.4, RI-6.5)."""
    return not any(cell not in board or crater_duty == "empty" for die in dice for cell, _ in placements(board, die))


def maximal_orders(
    board: Board, dice: Sequence[str], crater_duty: CraterDuty = "voluntary"
) -> set[tuple[Placement, ...]]:
    """All orders in which route dice, specials apart, can be drawn until the round may end."""
    found: set[tuple[Placement, ...]] = set()
    if may_end(board, dice, crater_duty):
        found.add(())
    for index, die in enumerate(dice):
        left = [*dice[:index], *dice[index + 1 :]]
        for placement in placements(board, die):
            for rest in maximal_orders(put(board, *placement), left, crater_duty):
                found.add((placement, *rest))
    return found


def maximal_rounds(
    board: Board, dice: Sequence[str], crater_duty: CraterDuty = "voluntary"
) -> set[frozenset[Placement]]:
    """All different results of those orders."""
    found: set[frozenset[Placement]] = set()
    states: set[tuple[frozenset[Placement], tuple[str, ...]]] = {(frozenset(), tuple(dice))}
    while states:
        following = set()
        for drawn, left in states:
            now = {**board, **dict(drawn)}
            if may_end(now, left, crater_duty):
                found.add(drawn)
            for index, die in enumerate(left):
                for placement in placements(now, die):
                    following.add((drawn | {placement}, left[:index] + left[index + 1 :]))
        states = following
    return found


def first_fault(history: Sequence[Placement], rounds: int = 7) -> tuple[int, str] | None:
    """The index and rule of the first illegal placement of a history without dice, or None.

    Craters and erasures are carried out, not judged.
    """
    board: Board = {}
    faces: list[str] = []
    for index, (cell, sides) in enumerate(history):
        if sides not in (CRATER, BLANK):
            rule = may_place(board, cell, sides)
            if rule is not None:
                return index, rule
            faces.append(face_of(sides))
            specials = [face for face in faces if face in SPECIALS]
            if len(specials) > 3 or len(set(specials)) < len(specials):
                return index, "RI-2.5"
            for dice, each_round in ((FIRST_DICE, 3), (FOURTH_DIE, 1), (LAVA_DICE, 2)):
                if sum(face in dice for face in faces) > each_round * rounds:
                    return index, "RI-2.1"
        board = put(board, cell, sides)
    return None


# RI-6: meteors.


def strike(board: Board, mark: str, direction: str, distance: int) -> str:
    """The cell that a meteor hits from the mark, going up, down, left or right."""
    side = DIRECTIONS[direction]
    cell = mark
    steps = 0
    while steps < distance or board.get(cell) == CRATER:
        beyond = neighbour(cell, side)
        if beyond is None:
            side = OPPOSITE[side]
        else:
            cell = beyond
            steps += 1
        if steps > distance + 14:
            raise ValueError("the whole line is craters")
    return cell
