"""A referee that shares nothing with the engine but the rules: it reads the log in words and judges by the slow judge.

It is told where border, river and mountain lie, and checks these, too.
"""

from collections.abc import Sequence
from math import cos, radians, sin

from tests.string_railway import oracle
from tests.string_railway.oracle import Point

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LIMITS = {"central": 5, "urban": 5, "transit": 5, "regional": 3, "switching": 3, "suburban": 2, "terminal": 5,
          "rural": 1, "scenic": 2, "base": 5}  # fmt: skip
VALUES = {"central": 3, "urban": 1, "transit": 2, "regional": 2, "switching": 0, "suburban": 2, "terminal": 3,
          "rural": 1, "scenic": 1, "base": 2}  # fmt: skip
DECK = {"central": 4, "urban": 2, "transit": 5, "regional": 6, "switching": 3, "suburban": 6, "terminal": 2,
        "rural": 5, "scenic": 2}  # fmt: skip
LENGTH = {"short": 30_000, "long": 60_000}


class Station:
    def __init__(self, kind: str, corners: Sequence[Point], owner: int | None) -> None:
        self.kind, self.corners, self.owner = kind, list(corners), owner
        self.companies: set[int] = set()


class Referee:
    """One game: companies count from 0."""

    def __init__(self, seats: int, deck: str = "standard35", owner_effect: str = "every", expert: bool = False,
                 **_: object) -> None:  # fmt: skip
        self.seats, self.companies = seats, 4 if seats == 2 else seats
        self.every, self.expert = owner_effect == "every", expert
        self.deck = dict(DECK, rural=8) if deck == "printed38" else dict(DECK)
        self.left = [{"short": 3 if seats == 5 else 4, "long": 1} for _ in range(self.companies)]
        self.scores = [3] * self.companies
        self.stations: list[Station] = []
        self.rails: list[tuple[int, list[Point]]] = []
        self.turn, self.hand = 0, list[str]()
        self.drawn: list[str] = []
        self.border: list[Point] = []
        self.river: list[Point] = []
        self.mountain: list[Point] = []

    # --- what is told

    def landscape(self, border: list[Point], river: list[Point], mountain: list[Point], may_touch: bool) -> None:
        self.border, self.river, self.mountain = border, river, mountain
        assert oracle.shape_faults(river, 60_000) == set()
        assert oracle.shape_faults(mountain, 90_000, loop=True) == set()
        met = sum(bool(oracle.shared(a, b)) for a in oracle.segments(river) for b in oracle.segments(border, loop=True))
        ends = [oracle.is_inside(border, point) for point in (river[0], river[-1])]
        assert (met, sorted(ends)) in ((0, [True, True]), (1, [False, True]))
        assert all(oracle.is_inside(border, point) for point in mountain)
        self._apart(oracle.segments(mountain, loop=True), oracle.segments(border, loop=True))
        if not may_touch:
            self._apart(oracle.segments(mountain, loop=True), oracle.segments(river))

    def _apart(self, one, other) -> None:
        assert not any(oracle.shared(a, b) for a in one for b in other)

    def base(self, company: int, corners: Sequence[Point]) -> None:
        station = Station("base", corners, company)
        station.companies.add(company)
        for string, loop in ((self.river, False), (self.mountain, True)):
            assert oracle.entries([*string, string[0]] if loop else string, corners) == 0
        assert not any(self._overlap(station, other) for other in self.stations)
        self.stations.append(station)

    def fell(self, text: str) -> None:
        """A station was drawn."""
        word, kind = text.split()
        assert word == "station"
        self.deck[kind] -= 1
        assert self.deck[kind] >= 0
        self.hand.append(kind)
        self.drawn.append(kind)

    def must_draw(self) -> int:
        """How many stations this turn brings (SR-3.1)."""
        return (2 if self.turn == 0 else 1) + ("rural" in self.drawn[: 2 if self.turn == 0 else 1])

    @property
    def company(self) -> int:
        return self.turn % self.companies

    @property
    def seat(self) -> int:
        return self.company % self.seats + 1

    def did(self, seat: int, text: str) -> None:
        """An action of a turn."""
        assert seat == self.seat
        assert len(self.drawn) == self.must_draw()
        word, *rest = text.split()
        if word == "place":
            self._place(rest[0], self._point(rest[1]), int(rest[2]))
        elif word == "under":
            self.hand.remove(rest[0])
        elif word == "lay":
            assert not self.hand
            self._lay(rest[0], self._string(rest[1]))
        else:
            assert word == "spend"
            self._end(rest[0])

    # --- judging

    def _place(self, kind: str, middle: Point, angle: int) -> None:
        self.hand.remove(kind)
        half = 4500 * 2**0.5 / 2
        u, v = round(half * cos(radians(45 + angle))), round(half * sin(radians(45 + angle)))
        station = Station(
            kind, oracle.tile_corners(*middle, u, v), self.company if kind in ("urban", "transit") else None
        )
        assert all(oracle.is_inside(self.border, corner) for corner in station.corners)
        loops = [self.border, self.mountain]
        strings = [self.river, *(points for _, points in self.rails), *([*loop, loop[0]] for loop in loops)]
        assert all(oracle.entries(string, station.corners) == 0 for string in strings)
        assert not any(self._overlap(station, other) for other in self.stations)
        self.stations.append(station)

    def _overlap(self, one: Station, other: Station) -> bool:
        return (
            any(oracle.is_on(one.corners, corner) for corner in other.corners)
            or any(oracle.is_on(other.corners, corner) for corner in one.corners)
            or any(
                oracle.shared(a, b)
                for a in oracle.segments(one.corners, loop=True)
                for b in oracle.segments(other.corners, loop=True)
            )
        )

    def _lay(self, length: str, points: list[Point]) -> None:
        company = self.company
        assert oracle.shape_faults(points, LENGTH[length]) == set()
        assert all(oracle.is_inside(self.border, point) for point in (points[0], points[-1]))
        self._apart(oracle.segments(points), oracle.segments(self.border, loop=True))
        touched = [station for station in self.stations if oracle.entries(points, station.corners)]
        assert all(oracle.entries(points, station.corners) == 1 for station in touched)
        ends = [next(s for s in self.stations if oracle.is_on(s.corners, point)) for point in (points[0], points[-1])]
        assert ends[0] is not ends[1]
        assert any(company in station.companies for station in ends)
        for station in touched:
            assert company in station.companies or len(station.companies) < LIMITS[station.kind]
            assert station.kind != "terminal" or station in ends
            self._count(company, station)
        self.scores[company] -= self._crossings(company, points)
        self.rails.append((company, points))
        self._end(length)

    def _count(self, company: int, station: Station) -> None:
        is_new = company not in station.companies
        if station.kind == "switching":
            self.scores[company] += 1
        elif is_new:
            value = VALUES[station.kind]
            if station.owner == company:
                value = {"urban": 3, "transit": 0}[station.kind]
            if station.kind == "scenic" and oracle.is_inside(self.mountain, station.corners[0]):
                value = 3
            self.scores[company] += value
        if station.owner not in (None, company) and (is_new or self.every):
            self.scores[station.owner] += 1 if station.kind == "transit" else -1
        station.companies.add(company)

    def _crossings(self, company: int, points: list[Point]) -> int:
        tiles = [station.corners for station in self.stations]
        cost = oracle.crossings(points, self.river, False, tiles) + oracle.crossings(points, self.mountain, True, tiles)
        for other, string in self.rails:
            is_foreign = other % self.seats != company % self.seats
            cost += (2 if self.expert and is_foreign else 1) * oracle.crossings(points, string, False, tiles)
        return cost

    def _end(self, length: str) -> None:
        self.left[self.company][length] -= 1
        assert self.left[self.company][length] >= 0
        self.turn += 1
        self.drawn = []

    # --- reading

    def _point(self, text: str) -> Point:
        x, y = text.split(",")
        return round(float(x) * 100), round(float(y) * 100)

    def _string(self, text: str) -> list[Point]:
        start, _, steps = text.partition(":")
        points = [self._point(start)]
        for i in range(0, len(steps), 4):
            dx, dy = (64 * LETTERS.index(steps[j]) + LETTERS.index(steps[j + 1]) - 2048 for j in (i, i + 2))
            points.append((points[-1][0] + dx, points[-1][1] + dy))
        return points
