"""Strings through given stations, in given order: a way, pulled taut, its slack laid in bulges, then smoothed.

Kernels do the work on floats; the exact judge has the last word on every proposal. All budgets are counts of tries and
sweeps, never times, and numbers come from the position, so the same table gets the same string on every machine.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from whistlestop.core import fast
from whistlestop.core.kernel import Block, Reals, block, kernel, reals, zeros
from whistlestop.games.string_railway import data, layout, verdict
from whistlestop.games.string_railway.bands import (
    copy_band,
    densify,
    inspect,
    least_radius,
    length_of_band,
    relax,
    resample,
    roughness,
)
from whistlestop.games.string_railway.bulges import NODE, grow
from whistlestop.games.string_railway.routes import FAR, build_grid, grid_size, trace
from whistlestop.games.string_railway.scene import DRAWN, REALS, WHOLES, build_scene
from whistlestop.games.string_railway.waves import nearest

ROOM = 480  # nodes of a band: a way may be longer than its string for a while
FILL = 0.9955  # of the length: the judge wants -1 % to 0
GRIDS = (5.0, 4.2)  # a second try goes the other way round on another grid
COSTS = (400.0, 60.0, 5.0)  # millimetres of detour that a crossing is worth, less and less
HOPELESS = 1.12  # a band that is still so much too long will not become shorter
SMOOTH_ENOUGH = 2.0  # roughness for each 300 mm
_NOTHING: Reals = reals(0)


class Stage(NamedTuple):
    """How wide bends and gaps shall be, how many crossings may be added, how many bulges are tried for each."""

    radius: float
    gap: float
    extra: int
    tries: int


STAGES = (
    Stage(9.0, 9.0, 0, 60),
    Stage(7.5, 7.5, 0, 90),
    Stage(7.0, 7.0, 2, 120),
    Stage(7.0, 6.5, 4, 120),
    Stage(6.6, 6.0, 8, 160),
)


class Scene:
    """A position as searches see it."""

    def __init__(self, s: Block) -> None:
        self.s = s
        self.g, self.h = reals(REALS), zeros(WHOLES)
        build_scene(s, self.g, self.h)
        self.seed = fast.mix(hash_of(s))
        self._grids: dict[float, Block] = {}

    def grid(self, pitch: float) -> Block:
        """The grid of this pitch. It is shared: copy it before a way is traced."""
        if pitch not in self._grids:
            made = zeros(grid_size(self.g, self.h, pitch))
            build_grid(self.g, self.h, pitch, made)
            self._grids[pitch] = made
        return self._grids[pitch]


@kernel
def hash_of(s: Block) -> int:
    """A number for a position."""
    found = 0
    for i in range(layout.POOL + 2 * s[layout.POINTS_N]):
        found = (found * 31 + s[i] + data.FARTHEST) & 0xFFFFFFFFFF
    return found


@kernel
def copied(numbers: Block) -> Block:
    """The same scratch once more."""
    made = zeros(len(numbers))
    for i in range(len(numbers)):
        made[i] = numbers[i]
    return made


class Band:
    """A string on its way to its shape: so many nodes."""

    __slots__ = ("n", "x", "y")

    def __init__(self, n: int = 0) -> None:
        self.n, self.x, self.y = n, reals(ROOM), reals(ROOM)

    def copy(self) -> "Band":
        made = Band(self.n)
        copy_band(self.x, self.y, self.n, made.x, made.y)
        return made

    @property
    def length(self) -> float:
        return length_of_band(self.x, self.y, self.n)

    def in_steps(self, steps: int) -> "Band":
        made = Band(steps + 1)
        resample(self.x, self.y, self.n, steps, made.x, made.y)
        return made


class Layer:
    """Lays one string: a scene, the stations in order, the length."""

    def __init__(self, scene: Scene, chain: Sequence[int], length: int) -> None:
        self.scene, self.chain, self.kind = scene, tuple(chain), length
        self.length = data.RAIL_LENGTH[length] / data.UNIT
        self.role = zeros(layout.MOST_STATIONS)
        for place, station in enumerate(chain, 1):
            self.role[station] = place
        self._seed = fast.mix(scene.seed + sum(31**i * (station + 1) for i, station in enumerate(chain)) % (1 << 40))
        self._report = block(verdict.REPORT)

    # --- from a chain

    def lay(self) -> "Block | None":
        """The first string found, or None."""
        return next(self._found(), None)

    def ways(self) -> list[Block]:
        """All strings found: those that cross least first, of these the smoothest."""
        return sorted(self._found(), key=self._ugliness)

    def _found(self) -> Iterator[Block]:
        """From either end on another grid; a way that is far too long is not tried from the other end."""
        for pitch, chain in zip(GRIDS, (self.chain, self.chain[::-1]), strict=True):
            turned = self if chain == self.chain else Layer(self.scene, chain, self.kind)
            band = turned.traced(pitch, COSTS)
            found = None if band is None else turned.finished(band)
            if found is not None:
                yield found
            if band is not None and band.length > HOPELESS * self.length:
                return

    def _ugliness(self, p: Block) -> tuple[int, float]:
        band = Band(len(p) // 2)
        for i in range(band.n):
            band.x[i], band.y[i] = p[2 * i] / data.UNIT, p[2 * i + 1] / data.UNIT
        self.is_legal(band)
        return self._report[verdict.COST], roughness(band.x, band.y, band.n)

    def traced(self, pitch: float, costs: Sequence[float], weight: Reals = _NOTHING) -> Band | None:
        """A way along the chain, with points on long edges; None where there is none that is short enough."""
        scene, chain = self.scene, zeros(len(self.chain))
        for place, station in enumerate(self.chain):
            chain[place] = station
        way = Band()
        for cost in costs:
            grid = copied(scene.grid(pitch))
            limit = 1.2 * self.length if len(weight) == 0 else FAR
            way.n = trace(scene.g, scene.h, grid, pitch, chain, len(chain), cost, weight, limit, way.x, way.y)
            if way.n and way.length <= 1.1 * self.length:
                break
        if way.n == 0 or way.length > 1.2 * self.length:
            return None
        band = Band()
        band.n = densify(way.x, way.y, way.n, band.x, band.y)
        return band if band.n else None

    # --- from a band

    def relax(
        self, band: Band, target: float, sweeps: int, radius: float, gap: float, smooth: float,
        guide: Band | None = None, spring: float = 0.0,
    ) -> None:  # fmt: skip
        gx, gy = (guide.x, guide.y) if guide is not None else (_NOTHING, _NOTHING)
        relax(
            self.scene.g,
            self.scene.h,
            self.role,
            band.x,
            band.y,
            band.n,
            target,
            sweeps,
            radius,
            gap,
            smooth,
            gx,
            gy,
            spring,
        )

    def crossings(self, band: Band) -> int:
        """How many a band has; below 0 where it does not follow its chain."""
        return inspect(self.scene.g, self.scene.h, self.role, band.x, band.y, band.n)

    def finished(self, band: Band) -> "Block | None":
        """A legal string of a traced way, or None."""
        if not self.tauten(band):
            return None
        return self.filled(band)

    def tauten(self, band: Band) -> bool:
        """Pull a way taut, with bends that a string can take; False where it stays too long."""
        goal = self.length
        self.relax(band, 0.0, 60, 11.0, 10.0, 1.0)
        if band.length > HOPELESS * goal:
            return False
        for _ in range(3):
            if band.length > goal:
                self.relax(band, 0.0, 40, 11.0, 10.0, 1.0)
        for _ in range(3):
            if band.length > goal:
                self.relax(band, 0.99 * goal, 40, 11.0, 10.0, 2.5)
        for _ in range(3):
            if goal < band.length < 1.06 * goal:  # a little too long: bends and gaps as narrow as they may be
                self.relax(band, 0.985 * goal, 60, 7.0, 6.0, 2.5)
        for _ in range(4):
            if least_radius(band.x, band.y, band.n) < 6.5:
                self.relax(band, 0.0, 40, 12.0, 10.0, 2.5)
        return band.length <= 1.02 * goal

    def filled(self, band: Band) -> "Block | None":
        """Take up the slack until the judge is content."""
        scene, goal = self.scene, FILL * self.length
        base = self.crossings(band)
        if base < 0:
            return None
        steps = round(self.length / NODE)
        scene.h[DRAWN] = 0
        for stage in STAGES:
            band.n = grow(
                scene.g, scene.h, self.role, band.x, band.y, band.n,
                goal, stage.radius, stage.gap, base + stage.extra, stage.tries, self._seed,
            )  # fmt: skip
            if band.length < 0.9 * goal and stage != STAGES[-1]:
                continue
            tidy = band.in_steps(steps)
            if self.is_legal(tidy):
                return self.polished(tidy)
            self.relax(tidy, goal, 60, stage.radius, stage.gap, 0.4)
            self.stretch(tidy, goal, stage.radius, stage.gap)
            if self.is_legal(tidy):
                return self.polished(tidy)
        return None

    def stretch(self, band: Band, goal: float, radius: float, gap: float) -> None:
        """Bring a band that is nearly right to its length: a pull gives way a little, so more is asked for."""
        for _ in range(4):
            short = goal - band.length
            if abs(short) > 0.003 * goal:
                self.relax(band, goal + 1.5 * short, 25, radius, gap, 0.0)

    def polished(self, band: Band) -> Block:
        """The smoothest of some legal versions that cross no more."""
        best, best_rough = band, roughness(band.x, band.y, band.n)
        enough, crossed = SMOOTH_ENOUGH * self.length / 300.0, self._report[verdict.COST]
        goal, steps = FILL * self.length, band.n - 1
        tries = 0
        while best_rough > enough and tries < 3:
            tidy = best.copy()
            if tries == 0:
                self.relax(tidy, goal, 50, 14.0, 10.0, 1.0)
                self.stretch(tidy, goal, 7.5, 7.5)
            else:
                self.relax(tidy, 0.0, (20, 60)[tries - 1], 12.0, 10.0, 1.0)
                tidy.n = grow(
                    self.scene.g, self.scene.h, self.role, tidy.x, tidy.y, tidy.n,
                    goal, 9.0, 9.0, max(0, self.crossings(tidy)), 60, self._seed,
                )  # fmt: skip
                tidy = tidy.in_steps(steps)
            tries += 1
            rough = roughness(tidy.x, tidy.y, tidy.n)
            if rough < best_rough and self.is_legal(tidy) and self._report[verdict.COST] <= crossed:
                best, best_rough = tidy, rough
        return in_units(best)

    def is_legal(self, band: Band) -> bool:
        """What the judge says."""
        s = self.scene.s
        return verdict.judge(s, s[layout.CURRENT], in_units(band), self.kind, self._report) == layout.FINE


def in_units(band: Band) -> Block:
    """Whole numbers of 0.01 mm, as the judge takes them."""
    points = block(2 * band.n)
    for i in range(band.n):
        points[2 * i], points[2 * i + 1] = nearest(band.x[i] * data.UNIT), nearest(band.y[i] * data.UNIT)
    return points
