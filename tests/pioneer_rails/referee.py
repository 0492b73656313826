"""A referee for whole games: it follows every action and every draw with a slow bookkeeping of its own.

Nothing is shared with the engine but texts and the drawing of the map. Corners are points of the plane, in whole
numbers; ranches are told apart by flooding the six triangles of each cell.
"""

import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from whistlestop.games.pioneer_rails.data import Drawing

Point = tuple[int, int]
Cell = tuple[int, int]
Edge = frozenset[Point]

SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
NEEDS = {"m": 1, "B": 3, "S": 2, "Y": 3, "F": 4}
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SIDES = ("e", "se", "sw", "w", "nw", "ne")
CORNERS = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
CUTS = {"ne-sw": 0, "nw-se": 1, "n-s": 2}
DECK = [f"{rank}{suit}" for suit in "cdhs" for rank in "tjqka"]
SHERIFF = ("bank-nuggets", "dig-nuggets", "two-banks", "three-saloons", "one-fort")
RANCHER = ("three-edges", "four-ranges", "five-ranches", "two-tunnels", "shared-building")
TRAIN = ("six-towns", "three-towns", "two-bridges", "shared-town", "two-yards")


def corner(cell: Cell, k: int) -> Point:
    (q, r), (dx, dy) = cell, CORNERS[k % 6]
    return 2 * q + r + dx, 3 * r + dy


def side(cell: Cell, k: int) -> Edge:
    return frozenset((corner(cell, k), corner(cell, k + 1)))


@dataclass
class Board:
    """What one player has drawn."""

    card: str = ""
    suit: str = ""
    stage: str = "waiting"
    history: list[str] = field(default_factory=list)  # cards
    laid: dict[Edge, str] = field(default_factory=dict)  # sides and shortcuts, by railway
    cut: dict[Cell, int] = field(default_factory=dict)
    ends: set[Point] = field(default_factory=set)
    touched: dict[Point, str] = field(default_factory=dict)
    towns: dict[Point, set[str]] = field(default_factory=dict)
    tracks: int = 0  # of this turn
    bonuses: int = 0
    boxes_then: int = 1
    crossed: int = 0
    done: dict[Cell, int] = field(default_factory=dict)  # locations, and the turn
    saloons: set[int] = field(default_factory=set)
    paid: list[int] = field(default_factory=list)
    due: int = 0
    bridges: set[str] = field(default_factory=set)
    tunnels: set[str] = field(default_factory=set)
    shared: bool = False
    met: dict[str, int] = field(default_factory=dict)
    held: str = ""


class Referee:
    """What has happened so far, and what may happen next."""

    def __init__(
        self,
        drawing: Drawing,
        seats: int,
        map: str = "a",
        objectives: bool = True,
        advanced: bool = False,
        solo_level: str = "medium",
        spend_new_town: bool = True,
    ) -> None:
        radius = len(drawing.rows) // 2
        self.letters: dict[Cell, str] = {}
        for r, row in enumerate(drawing.rows, -radius):
            for q, letter in enumerate(row.split(), max(-radius, -radius - r)):
                self.letters[q, r] = letter
        self.towns = {corner((q, r), k): name for (q, r, k), name in zip(drawing.towns, drawing.names, strict=True)}
        self.stations = {letter: cell for cell, letter in self.letters.items() if letter in SUITS}
        self.station_corners = {
            corner(cell, k): SUITS[letter] for letter, cell in self.stations.items() for k in range(6)
        }
        self.ways = dict(self._ways())
        self.kinds = {name: self._kind(name) for name in self.ways}
        self.boards = [Board() for _ in range(seats)]
        self.seats, self.advanced, self.spend_new, self.objectives_on = seats, advanced, spend_new_town, objectives
        self.level = ("beginner", "easy", "medium", "hard", "legendary").index(solo_level)
        self.turn, self.dealer, self.first = 0, 0, 0
        self.objectives: list[str] = []
        self.open: list[str] = []
        self.gone = ""
        self.phase = "deal"
        self.seen: list[str] = []

    # --- the map

    def _ways(self) -> Iterator[tuple[str, Edge]]:
        """Every way on the map, by the name that the engine gives it: rows and places of the largest map."""
        for (q, r), letter in self.letters.items():
            name = f"{'ABCDEFGHIJKLM'[r + 6]}{q + min(6, 6 + r) + 1}"
            for k, direction in enumerate(SIDES):
                before = (q + STEPS[k][0], r + STEPS[k][1])
                # A side is called after the cell that comes first; a small map lies within the large one.
                if k < 3 or (before not in self.letters and max(map(abs, (*before, sum(before)))) > 6):
                    yield f"{name}.{direction}", side((q, r), k)
                elif before not in self.letters:
                    u, v = before
                    yield f"{'ABCDEFGHIJKLM'[v + 6]}{u + min(6, 6 + v) + 1}.{SIDES[k - 3]}", side((q, r), k)
            if letter == ".":
                for cut, d in CUTS.items():
                    yield f"{name}.{cut}", frozenset((corner((q, r), d), corner((q, r), d + 3)))

    def cells_at(self, edge: Edge) -> list[Cell]:
        """The cells on both sides of a side."""
        return [cell for cell in self._near(edge) if any(side(cell, k) == edge for k in range(6))]

    def _near(self, edge: Edge) -> list[Cell]:
        (x, y), (u, v) = edge
        r = (y + v) // 6
        return [
            (q, row)
            for row in range(r - 2, r + 3)
            for q in range((x + u) // 4 - row // 2 - 3, (x + u) // 4 - row // 2 + 4)
            if (q, row) in self.letters
        ]

    def cut_of(self, name: str) -> tuple[Cell, int] | None:
        cell, _, direction = name.partition(".")
        if direction not in CUTS:
            return None
        r = "ABCDEFGHIJKLM".index(cell[0]) - 6
        return (int(cell[1:]) - 1 - min(6, 6 + r), r), CUTS[direction]

    def _kind(self, name: str) -> str:
        """open, bridge, tunnel, shortcut or closed."""
        if self.cut_of(name):
            return "shortcut"
        beside = [self.letters[cell] for cell in self.cells_at(self.ways[name])]
        if any(letter in SUITS for letter in beside) or beside == ["~"]:
            return "closed"
        if beside == ["~", "~"]:
            return "bridge"
        return "tunnel" if len(beside) == 2 and beside[0] == beside[1] and beside[0] in "12345" else "open"

    def is_edge(self, point: Point) -> bool:
        return sum(corner(cell, k) == point for cell in self.letters for k in range(6)) < 3

    # --- what may be done

    def actors(self) -> tuple[int, ...]:
        if self.phase == "pick":
            return (self.dealer,)
        return tuple(n for n, board in enumerate(self.boards, 1) if board.stage in ("choosing", "laying", "paying"))

    def legal(self, seat: int) -> set[str]:
        board = self.boards[seat - 1]
        if self.phase == "pick":
            return {f"take {card}" for card in self.open} if seat == self.dealer else set()
        if board.stage == "choosing":
            return {f"take {card}" for card in self.open if card != self.gone}
        if board.stage not in ("laying", "paying"):
            return set()
        found = set()
        if board.stage == "laying":
            found = {name for name in self.ways if self.may_lay(board, name)}
            if board.tracks == board.bonuses == 0 and self.boxes(board) >= 1:
                for suit in set(SUITS.values()) - {board.suit}:
                    if self.plain(board, suit):
                        found.add(f"suit {suit}")
        if board.stage == "paying" or board.tracks >= 3 + board.bonuses or not self.plain(board, board.suit):
            nuggets = self.nuggets(board) - sum(board.paid)
            if board.due and nuggets:
                found |= {f"bank {count}" for count in range(min(4, nuggets) + 1)}
            else:
                found.add("done")
        return found

    def boxes(self, board: Board) -> int:
        return (1 + len(board.towns) if self.spend_new else board.boxes_then) - board.crossed

    def cost(self, board: Board, suit: str, name: str) -> tuple[int, Point, Point] | None:
        """How many bonuses a track needs, and from where to where it runs; None where it cannot lie."""
        edge, kind = self.ways[name], self.kinds[name]
        cut = self.cut_of(name)
        if kind == "closed" or edge in board.laid or (cut and cut[0] in board.cut):
            return None
        for near, far in (tuple(edge), tuple(edge)[::-1]):
            if near in self.station_corners:
                if self.station_corners[near] != suit or near in board.touched:
                    continue
                switch = 0
            elif board.touched.get(near) == suit:
                switch = 0 if near in board.ends else 1
            else:
                continue
            if far in self.towns:
                there = board.towns.get(far, set())
                if suit not in there and len(there) == 3:
                    continue
            elif far in board.touched or far in self.station_corners:
                continue
            return switch + (kind != "open"), near, far
        return None

    def plain(self, board: Board, suit: str) -> list[str]:
        found = []
        for name in self.ways:
            cost = self.cost(board, suit, name)
            if cost is not None and cost[0] == 0:
                found.append(name)
        return found

    def may_lay(self, board: Board, name: str) -> bool:
        cost = self.cost(board, board.suit, name)
        if cost is None:
            return False
        tracks, bonuses = board.tracks + 1, board.bonuses + cost[0]
        if max(bonuses, tracks - 3) > self.boxes(board):
            return False
        return cost[0] == 0 or bonuses <= tracks or self._can_follow(board, name, bonuses - tracks)

    def _can_follow(self, board: Board, name: str, count: int) -> bool:
        """Whether so many plain tracks can come after this one."""
        after = copy.deepcopy(board)
        self.draw(after, name)
        return count == 0 or any(self._can_follow(after, other, count - 1) for other in self.plain(after, after.suit))

    # --- what is done

    def draw(self, board: Board, name: str) -> None:
        cost = self.cost(board, board.suit, name)
        assert cost is not None
        _, near, far = cost
        board.laid[self.ways[name]] = board.suit
        if cut := self.cut_of(name):
            board.cut[cut[0]] = cut[1]
        board.touched[near] = board.suit
        board.ends.discard(near)
        if far in self.towns:
            board.towns.setdefault(far, set()).add(board.suit)
        else:
            board.touched[far] = board.suit
            board.ends.add(far)

    def did(self, seat: int, text: str) -> None:
        board, (word, *rest) = self.boards[seat - 1], text.split()
        if word == "take":
            if self.phase == "pick":
                self.gone, self.phase = rest[0], "building"
                self.begin({seat: rest[0]})
            else:
                self.use(board, rest[0])
        elif word == "suit":
            board.suit, board.bonuses = rest[0], 1
        elif word == "bank":
            board.stage = "paying"
            self.pay(board, int(rest[0]))
        elif word == "done":
            self.finish(board)
        else:
            cost = self.cost(board, board.suit, text)
            assert cost is not None
            if self.kinds[text] == "bridge":
                board.bridges.add(board.suit)
            if self.kinds[text] == "tunnel":
                board.tunnels.add(board.suit)
            self.draw(board, text)
            board.tracks += 1
            board.bonuses += cost[0]
            self.activate(board)

    def pay(self, board: Board, nuggets: int) -> None:
        board.paid.append(nuggets)
        board.due -= 1

    def use(self, board: Board, card: str) -> None:
        board.card, board.suit, board.stage = card, SUITS[card[1]], "laying"

    def activate(self, board: Board) -> None:
        """What is complete and was not."""
        for cell, letter in self.letters.items():
            is_new = cell not in board.done
            if letter in NEEDS and is_new and self.tracks_beside(board, cell) >= NEEDS[letter]:
                board.done[cell] = self.turn
                board.due += letter == "B"
                free = [number for number in range(self.turn // 5, 4) if number not in board.saloons]
                if letter == "S" and free:
                    board.saloons.add(free[0])
            elif letter == "R" and is_new and self.is_alone(board, cell):
                board.done[cell] = self.turn

    def tracks_beside(self, board: Board, cell: Cell) -> int:
        return sum(side(cell, k) in board.laid for k in range(6))

    def is_alone(self, board: Board, ranch: Cell) -> bool:
        """Flood the triangles of cells: (cell, k) lies between its middle and side k."""
        seen, queue = {(ranch, 0)}, [(ranch, 0)]
        while queue:
            cell, k = queue.pop()
            if self.letters[cell] == "R" and cell != ranch:
                return False
            onward = []
            for other, between in ((k + 1) % 6, (k + 1) % 6), ((k + 5) % 6, k):
                if cell not in board.cut or between % 3 != board.cut[cell]:
                    onward.append((cell, other))
            beyond = (cell[0] + STEPS[k][0], cell[1] + STEPS[k][1])
            if side(cell, k) not in board.laid and self.letters.get(beyond, "~") not in "~12345cdhs":
                onward.append((beyond, (k + 3) % 6))
            for place in onward:
                if place not in seen:
                    seen.add(place)
                    queue.append(place)
        return True

    def finish(self, board: Board) -> None:
        while board.due:
            self.pay(board, 0)
        board.crossed += max(board.bonuses, board.tracks - 3)
        for cell, turn in board.done.items():
            if turn == self.turn and self.letters[cell] in "BSYF":
                railways = {board.laid[side(cell, k)] for k in range(6) if side(cell, k) in board.laid}
                board.shared |= len(railways) >= 2
        board.history.append(board.card)
        board.stage = "done"
        if all(other.stage == "done" for other in self.boards):
            self.end_turn()

    def end_turn(self) -> None:
        for board in self.boards:
            for name in self.objectives:
                if name not in board.met and self.is_met(board, name):
                    board.met[name] = self.turn
            board.stage = "waiting"
        self.open, self.gone = [], ""
        self.turn += 1
        if self.dealer:
            self.dealer = self.dealer % self.seats + 1
        self.phase = "deal"
        if self.turn % 5 == 0:
            self.seen = []
        if self.turn == 20:
            self.phase = "over"
        elif self.advanced and self.turn % 5 == 4:
            self.phase = "building"
            self.begin({seat: board.held for seat, board in enumerate(self.boards, 1)})

    def begin(self, cards: dict[int, str]) -> None:
        for seat, board in enumerate(self.boards, 1):
            board.tracks = board.bonuses = 0
            board.boxes_then = 1 + len(board.towns)
            board.stage = "choosing"
            if seat in cards:
                self.use(board, cards[seat])

    # --- chance

    def fell(self, text: str) -> None:
        word, *rest = text.split()
        if word == "dealer":
            self.dealer = self.first = int(rest[0])
        elif word in ("objectives", "objective"):
            self.objectives += rest
            if self.seats > 1:
                assert [name in deck for name, deck in zip(rest, (SHERIFF, RANCHER, TRAIN), strict=True)] == [True] * 3
            assert len(set(self.objectives)) == len(self.objectives)
        elif word == "hand":
            waiting = next(board for board in self.boards if not board.held or self._is_old(board))
            assert rest[0] not in [board.held for board in self.boards if not self._is_old(board)]
            waiting.held = rest[0]
            self._dealt = {*getattr(self, "_dealt", set()), (self.turn, id(waiting))}
        elif word == "cards":
            held = [board.held for board in self.boards] if self.advanced else []
            assert len(set(rest)) == 3
            assert not set(rest) & {*self.seen, *held}
            assert set(rest) <= set(DECK)
            self.open, self.seen = rest, self.seen + rest
            if self.dealer:
                self.phase = "pick"
            else:
                self.gone, self.phase = rest[0], "building"
                self.begin({})

    def _is_old(self, board: Board) -> bool:
        """Whether a card face down is one of an earlier round."""
        return (self.turn, id(board)) not in getattr(self, "_dealt", set())

    # --- the score

    def nuggets(self, board: Board) -> int:
        return self.count(board, "m")

    def count(self, board: Board, letter: str) -> int:
        return sum(self.letters[cell] == letter for cell in board.done)

    def is_met(self, board: Board, name: str) -> bool:
        edges = {suit for edge, suit in board.laid.items() if any(map(self.is_edge, edge))}
        ranges = {
            self.letters[cell]
            for edge in board.laid
            for cell in self.cells_at(edge)
            if self.letters[cell] in "12345"
        }  # fmt: skip
        per_station = Counter(suit for suits in board.towns.values() for suit in suits)
        return {
            "bank-nuggets": sum(board.paid) >= 5,
            "dig-nuggets": self.nuggets(board) >= 8,
            "two-banks": self.count(board, "B") >= 2,
            "three-saloons": self.count(board, "S") >= 3,
            "one-fort": self.count(board, "F") >= 1,
            "three-edges": len(edges) >= 3,
            "four-ranges": len(ranges) >= 4,
            "five-ranches": self.count(board, "R") >= 5,
            "two-tunnels": len(board.tunnels) >= 2,
            "shared-building": board.shared,
            "six-towns": len(board.towns) >= 6,
            "three-towns": max(per_station.values(), default=0) >= 3,
            "two-bridges": len(board.bridges) >= 2,
            "shared-town": any(len(suits) >= 2 for suits in board.towns.values()),
            "two-yards": self.count(board, "Y") >= 2,
        }[name]

    def scores(self) -> list[dict[str, int]]:
        return [self.score(seat, board) for seat, board in enumerate(self.boards, 1)]

    def score(self, seat: int, board: Board) -> dict[str, int]:
        parts = {
            "nuggets": self.nuggets(board),
            "banks": sum(paid * factor for paid, factor in zip(board.paid, (2, 3, 4), strict=False)),
            "forts": (0, 4, 10, 18)[self.count(board, "F")],
            "ranches": (0, 1, 2, 4, 6, 9, 12, 15)[self.count(board, "R")],
            "yards": (0, 2, 4, 6)[self.count(board, "Y")] * self.network(board),
            "towns": 1 + len(board.towns),
            "objectives": self.objective_points(board),
            "hands": sum(self.hand(board, number) for number in range(4)),
            "last": 2 if self.seats == 3 and self.first == seat % 3 + 1 else 0,
        }
        return parts | {"total": sum(parts.values())}

    def objective_points(self, board: Board) -> int:
        if self.seats == 1:
            return 0
        firsts = {name: min(other.met.get(name, 99) for other in self.boards) for name in board.met}
        return sum(10 if turn == firsts[name] else 5 for name, turn in board.met.items())

    def network(self, board: Board) -> int:
        best = 0
        for start in SUITS.values():
            group, before = {start}, set[str]()
            while group != before:
                before = set(group)
                for suits in board.towns.values():
                    if suits & group:
                        group |= suits
            best = max(best, sum(bool(suits & group) for suits in board.towns.values()))
        return best

    def hand(self, board: Board, number: int) -> int:
        cards = board.history[5 * number : 5 * number + 5]
        if len(cards) < 5:
            return 0
        shape = sorted(Counter(card[0] for card in cards).values(), reverse=True)
        points = {(1,) * 5: 5, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 4, (4, 1): 6}[tuple(shape)]
        return points * (2 if number in board.saloons else 1)

    def places(self) -> list[int]:
        scores = self.scores()
        if self.seats == 1:
            left = 0
            if self.objectives_on:
                left = 3 + self.level - len(self.boards[0].met)
            return [1 if scores[0]["total"] > 60 + 10 * left else 2]
        keys = [(score["total"], score["hands"]) for score in scores]
        return [1 + sum(other > key for other in keys) for key in keys]
