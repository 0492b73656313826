"""Positions to try the rules on: a square table of 800 mm with a straight river and a round mountain out of the way.

base 4 ┌───────────────┐ base 1     y from -400 (top) to 400 mm, x from -400 (left) to 400
       │ ──── river ── │
       │         ◯     │            the river at y = -200, the mountain around (220, 180)
       │   mountain    │
base 3 └───────────────┘ base 2
"""

import dataclasses
from array import array
from collections.abc import Sequence
from math import cos, pi, sin

from whistlestop.core.chance import Scripted
from whistlestop.core.kernel import Block
from whistlestop.core.table import Table
from whistlestop.games.string_railway import data, flow, game, landscapes, layout
from whistlestop.games.string_railway.actions import Action, Lay, Place
from whistlestop.games.string_railway.rules import Options, State, setup
from whistlestop.games.string_railway.seen import View

StringTable = Table[State, Action, View]
Point = tuple[int, int]

RIVER = [(-29_800 + 500 * i, -20_000) for i in range(120)]
RING = [
    (22_000 + round(14_300 * cos(2 * pi * i / 180)), 18_000 + round(14_300 * sin(2 * pi * i / 180))) for i in range(180)
]


def flat(points: Sequence[Point]) -> tuple[int, ...]:
    return tuple(number for point in points for number in point)


def line(x: int, y: int, dx: int, dy: int, steps: int) -> list[Point]:
    """A straight string: where it begins, its step, how many of them. 60 steps of 4.99 mm make a short one."""
    return [(x + dx * i, y + dy * i) for i in range(steps + 1)]


def short(x: int, y: int, way: str = "right") -> list[Point]:
    """A straight short string from here: 29,940 units."""
    dx, dy = {"right": (499, 0), "left": (-499, 0), "up": (0, -499), "down": (0, 499)}[way]
    return line(x, y, dx, dy, 60)


class Cloth:
    """A table to try the rules on: given stations, when somebody lays a string, then it scores so.

    Bases stand at marks 3, 2, 1, 4 in the order of the companies, unless a test puts them elsewhere: company 1 at the
    bottom left. The first turn's stations are drawn and placed where a test says.
    """

    table: StringTable

    def __call__(self, *, seats: int = 4, marks: Sequence[int] = (3, 2, 1, 4), **options: object) -> "Cloth":
        made = game.agree(seats, {"size": "800", "landscape": "delta"} | options)
        assert isinstance(made, Options)
        start = setup(made, seats)
        s = start.block
        s[layout.POINTS_N] = s[layout.BORDER + layout.COUNT]
        landscapes.put_string(s, layout.RIVER, array("q", flat(RIVER)))
        landscapes.put_string(s, layout.MOUNTAIN, array("q", flat(RING)))
        prepared = dataclasses.replace(game, setup=lambda options, seats: start)
        self.table = Table(prepared, seats, made, Scripted())
        for mark in marks if seats > 2 else marks[:2]:
            if self.table.actors and self.table.view(None).phase == "bases":
                self.do(f"base {mark}")
        return self

    # --- given

    @property
    def s(self) -> Block:
        """The position itself, for tests that have to change it."""
        return self.table._state.block

    def station(self, name: str, x: int, y: int, angle: int = 0, owner: int = 0) -> int:
        """A station that lies there already (mm); its number."""
        tile = (x * data.UNIT, y * data.UNIT, *data.CORNERS[angle])
        return flow.put_station(self.s, data.KIND_NUMBERS[name], tile, owner)

    def lying(self, points: Sequence[Point], company: int, length: int = data.SHORT) -> "Cloth":
        """A string that lies there already; it connects nothing."""
        rail = layout.RAIL + layout.STRING_SIZE * self.s[layout.RAILS_N]
        landscapes.put_string(self.s, rail, array("q", flat(points)), company, length)
        self.s[layout.RAILS_N] += 1
        return self

    def connect(self, station: int, *companies: int) -> "Cloth":
        for company in companies:
            self.s[flow.station_at(station) + layout.CONNECTED] |= 1 << (company - 1)
        return self

    def to_lay(self, company: int = 1) -> "Cloth":
        """It is a company's turn to lay a string."""
        self.s[layout.CURRENT], self.s[layout.TURN] = company - 1, company - 1
        self.s[layout.PHASE], self.s[layout.TO_DRAW] = layout.LAYING, 0
        return self

    def to_place(self, *names: str, company: int = 1) -> "Cloth":
        """It is a company's turn to place these stations."""
        self.to_lay(company)
        self.s[layout.PHASE] = layout.PLACING
        turn = flow.turn_at(self.s[layout.TURN])
        for slot, name in enumerate(names):
            self.s[turn + slot] = data.KIND_NUMBERS[name] + 1
        return self

    # --- when

    @property
    def seat(self) -> int:
        return self.table.actors[0]

    def do(self, *texts: str, seat: int | None = None) -> "Cloth":
        for text in texts:
            self.table.seat(seat or self.seat).do(text)
        return self

    def falls(self, *texts: str) -> "Cloth":
        for text in texts:
            draw = self.table.pending
            assert draw is not None
            self.table.resolve(game.notation.parse_chance(draw, text))
        return self

    def lay(self, points: Sequence[Point], length: str = "short") -> "Cloth":
        self.table.submit(self.seat, Lay(length, flat(points)))
        return self

    def place(self, name: str, x: int, y: int, angle: int = 0) -> "Cloth":
        """In mm."""
        self.table.submit(self.seat, Place(name, x * data.UNIT, y * data.UNIT, angle))
        return self

    # --- then

    def scores(self) -> list[int]:
        s = self.s
        return [s[flow.company_at(company) + layout.SCORE] for company in range(s[layout.COMPANIES])]

    def gained(self, points: Sequence[Point], length: str = "short") -> list[int]:
        """What each company gains by a string."""
        before = self.scores()
        self.lay(points, length)
        return [now - then for now, then in zip(self.scores(), before, strict=True)]
