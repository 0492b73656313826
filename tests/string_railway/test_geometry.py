"""Geometry decides exactly: degenerate cases one by one, and a slow judge that agrees on many thousand strings."""

import random
from array import array
from collections.abc import Sequence

import pytest

from tests.string_railway import oracle
from tests.string_railway.oracle import Point
from whistlestop.core.kernel import Block, block, compiled
from whistlestop.games.string_railway import data, exact, layout, spots, verdict
from whistlestop.games.string_railway.data import CORNERS

RANDOM, ADVERSARIAL = (20_000, 2_000) if compiled else (400, 60)
Tile = tuple[int, int, int, int]


def points(string: Sequence[Point]) -> Block:
    return array("q", [number for point in string for number in point])


def a_table(
    laid: Sequence[Sequence[Point]],
    tiles: Sequence[Tile] = (),
    loops: Sequence[Point] | None = None,
    reach: int = 90_000,
) -> Block:
    """A position with a large square border, these strings on it (rails of company 1), and these stations."""
    s = block(layout.POOL + 2 * (sum(map(len, laid)) + len(loops or ()) + 8))
    s[layout.SEATS] = s[layout.COMPANIES] = 4
    border = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
    put(s, layout.BORDER, border)
    put(s, layout.MOUNTAIN, loops or [])
    for number, string in enumerate(laid):
        put(s, layout.RAIL + layout.STRING_SIZE * number, string, whose=1)
    s[layout.RAILS_N] = len(laid)
    for number, (x, y, u, v) in enumerate(tiles):
        t = layout.STATION + layout.STATION_SIZE * number
        s[t : t + 5] = array("q", [data.CENTRAL, x, y, u, v])
    s[layout.STATIONS_N] = len(tiles)
    return s


def put(s: Block, at: int, string: Sequence[Point], whose: int = 0) -> None:
    first = s[layout.POINTS_N]
    s[at + layout.WHOSE], s[at + layout.FIRST], s[at + layout.COUNT] = whose, first, len(string)
    s[layout.POOL + 2 * first : layout.POOL + 2 * (first + len(string))] = points(string)
    s[layout.POINTS_N] += len(string)


def paid(new: Sequence[Point], laid: Sequence[Point], *tiles: Tile) -> int:
    """How many crossings the engine finds; the slow judge must find as many, and both from either end."""
    report = block(verdict.REPORT)
    s = a_table([laid], tiles)
    verdict.judge(s, 0, points(new), data.SHORT, report)
    corners = [oracle.tile_corners(*tile) for tile in tiles]
    assert report[verdict.COST] == oracle.crossings(new, laid, False, corners)
    return report[verdict.COST]


def line(*steps: Point, start: Point = (0, 0)) -> list[Point]:
    found = [start]
    for dx, dy in steps:
        found.append((found[-1][0] + dx, found[-1][1] + dy))
    return found


# --- degenerate cases, one by one (SR-3.5, SR-6)

ACROSS = line(*[(500, 0)] * 6, start=(-1500, 0))  # along the x axis, with a vertex at the middle
TURNS = [lambda x, y: (x, y), lambda x, y: (-y, x), lambda x, y: (-x, -y), lambda x, y: (y, -x)]
MIRRORS = [lambda x, y: (x, y), lambda x, y: (x, -y)]

CASES: dict[str, tuple[list[Point], list[Point], int]] = {
    "a plain crossing": (line(*[(0, 500)] * 4, start=(130, -1000)), ACROSS, 1),
    "a vertex on a string, through it": (line(*[(0, 500)] * 4, start=(130, -1000)), ACROSS, 1),
    "vertex on segment, through": ([(100, -600), (250, 0), (400, 600)], ACROSS, 1),
    "vertex on segment, touching": ([(100, 600), (250, 0), (400, 600)], ACROSS, 0),
    "vertex on vertex, through": ([(-100, -600), (0, 0), (150, 600)], ACROSS, 1),
    "vertex on vertex, touching": ([(-100, 600), (0, 0), (150, 600)], ACROSS, 0),
    "segment through a laid vertex": ([(0, -500), (0, 500)], ACROSS, 1),
    "laid vertex touches a segment": ([(-400, 0), (400, 0)], [(-300, 500), (0, 0), (300, 500)], 0),
    "overlap, change of side": ([(-700, -500), (-500, 0), (0, 0), (500, 0), (700, 500)], ACROSS, 1),
    "overlap, no change of side": ([(-700, 500), (-500, 0), (0, 0), (500, 0), (700, 500)], ACROSS, 0),
    "overlap between vertices, through": ([(-400, -500), (-300, 0), (200, 0), (400, 500)], ACROSS, 1),
    "overlap between vertices, touching": ([(-400, 500), (-300, 0), (200, 0), (400, 500)], ACROSS, 0),
    "overlap backwards, through": ([(700, -500), (500, 0), (0, 0), (-500, 0), (-700, 500)], ACROSS, 1),
    "two runs, each through": ([(-1200, -300), (-1000, 0), (-900, 300), (0, 600), (900, 300), (1000, 0), (1100, -300)],
                              ACROSS, 2),
    "touching, then through": ([(-900, 300), (-750, 0), (-600, 300), (-100, 300), (0, 0), (100, -300)], ACROSS, 1),
    "the same string": (ACROSS, ACROSS, 0),
    "around a bend that it follows": ([(-600, -400), (0, 0), (400, 300), (800, 600), (1000, 1000)],
                                      [(-600, 0), (0, 0), (400, 300), (800, 600), (1400, 600)], 1),
    "beside a bend that it follows": ([(-600, -400), (0, 0), (400, 300), (800, 600), (1400, 0)],
                                      [(-600, 0), (0, 0), (400, 300), (800, 600), (1400, 600)], 0),
    "far apart": ([(0, 5000), (500, 5000), (1000, 5000)], ACROSS, 0),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_sr_3_5_a_crossing_is_a_change_of_side(case: str):
    """Turned, mirrored and from either end; an end of a string lies on a tile in every game, so ends are kept away."""
    new, laid, wanted = CASES[case]
    is_endless = case == "the same string"  # where both end in the contact nothing is said of sides
    for turned in TURNS:
        for mirrored in MIRRORS:
            a = [turned(*mirrored(*point)) for point in new]
            b = [turned(*mirrored(*point)) for point in laid]
            for one in (a, a[::-1]):
                for other in (b, b[::-1]):
                    found = paid(one, other)
                    assert found == wanted or (is_endless and found <= 1)


def test_sr_3_5_a_plain_half_open_rule_would_count_touches():
    """Touching from one side at a vertex of both: none, whatever the directions are."""
    for steps in ((300, 400), (400, 300), (500, 0), (0, 500)):
        new = [(-steps[0], steps[1]), (0, 0), (steps[0], steps[1])]
        if steps[1]:
            assert paid(new, ACROSS) == 0


SQUARE = (0, 0, *CORNERS[0])  # from -2250 to 2250


@pytest.mark.parametrize(
    ("x", "wanted"), [(0, 0), (2249, 0), (2250, 0), (2251, 1), (-2250, 0), (-2251, 1)], ids=lambda value: str(value)
)
def test_sr_3_5_a_crossing_on_a_tile_s_edge_is_on_the_tile(x: int, wanted: int):
    laid = line(*[(500, 0)] * 14, start=(-3500, 100))
    assert paid([(x, -400), (x, 400)], laid, SQUARE) == wanted
    # … and where a vertex of the new string lies there
    assert paid([(x, -400), (x, 100), (x, 600)], laid, SQUARE) == wanted


def test_sr_3_5_a_crossing_at_a_tile_s_corner_is_on_the_tile():
    laid = line((500, 500), (500, 500), start=(1750, 1750))
    assert paid([(2500, 2000), (2000, 2500)], laid, SQUARE) == 0
    assert paid([(2501, 2000), (2001, 2500)], laid, SQUARE) == 1


def test_sr_3_5_a_run_that_reaches_a_tile_is_free():
    laid = line(*[(500, 0)] * 12, start=(1000, 0))
    new = [(2000, -500), (2200, 0), (2700, 0), (2900, 500)]
    assert paid(new, laid, SQUARE) == 0
    new = [(2300, -500), (2400, 0), (2700, 0), (2900, 500)]
    assert paid(new, laid, SQUARE) == 1
    # A run that passes over a corner of the tile, with all its points outside
    diamond = (2000, 0, *CORNERS[45])
    assert paid([(4900, -500), (5200, 0), (5500, 0), (5600, 500)], laid, diamond) == 1
    assert paid([(1000, 3100), (1800, 3180), (2300, 3180), (2500, 3600)],
                [(1300, 3180), (1700, 3180), (2400, 3180), (2900, 3180)], diamond) == 0  # fmt: skip


def entered(new: Sequence[Point], tile: Tile = SQUARE) -> int:
    s, entries, report = a_table([], [tile]), block(layout.MOST_STATIONS), block(verdict.REPORT)
    verdict.survey(s, points(new), len(new), entries, report)
    assert entries[0] == oracle.entries(new, oracle.tile_corners(*tile))
    assert report[verdict.TOUCHED_N] == (entries[0] > 0)
    return entries[0]


def test_sr_6_tiles_are_touched_at_their_edges_and_corners():
    assert entered([(2250, 2250), (2900, 2250)]) == 1  # a start at a corner
    assert entered([(2251, 2250), (2900, 2250)]) == 0
    assert entered([(1750, 2750), (2750, 1750)]) == 1  # past a corner
    assert entered([(1751, 2750), (2751, 1750)]) == 0
    assert entered([(2250, -600), (2250, 0), (2250, 700)]) == 1  # along an edge
    assert entered([(3000, 0), (2250, 0), (3000, 100)]) == 1  # a vertex at an edge
    assert entered([(3000, 0), (2000, 0), (2800, 300), (2900, 800), (2000, 900)]) == 2
    # out and back again between two points of one segment's neighbours: a corner is cut twice
    assert entered([(1600, 2850), (2700, 1800), (2900, 1500), (2200, 1000)]) == 2


# --- random and adversarial strings, judged by both


def walk(rng: random.Random, count: int, start: Point) -> list[Point]:
    """Any steps of 2 to 10 mm that do not cross each other."""
    found = [start]
    while len(found) <= count:
        for _ in range(30):
            dx, dy = rng.randint(-700, 700), rng.randint(-700, 700)
            new = (found[-1][0] + dx, found[-1][1] + dy)
            if 200**2 <= dx * dx + dy * dy <= 1000**2 and is_free(found, new):
                found.append(new)
                break
        else:
            break
    return found


def is_free(found: list[Point], new: Point) -> bool:
    last = (found[-1], new)
    if len(found) > 1 and len(oracle.shared(last, (found[-2], found[-1]))) != 1:
        return False
    return not any(oracle.shared(last, segment) for segment in oracle.segments(found)[:-1])


LATTICE = 450
LATTICE_STEPS = [(x, y) for x in (-2, -1, 0, 1, 2) for y in (-2, -1, 0, 1, 2) if 0 < x * x + y * y < 5]


def lattice_walk(rng: random.Random, count: int, start: Point) -> list[Point]:
    """On a grid on which edges and corners of tiles lie, too: everything is degenerate."""
    found = [start]
    while len(found) <= count:
        steps = rng.sample(LATTICE_STEPS, len(LATTICE_STEPS))
        for x, y in steps:
            new = (found[-1][0] + LATTICE * x, found[-1][1] + LATTICE * y)
            if is_free(found, new):
                found.append(new)
                break
        else:
            break
    return found


def follow(rng: random.Random, string: list[Point]) -> list[Point]:
    """A string that goes along another for a while, and leaves it on a side of its own choice."""
    first = rng.randrange(len(string) - 2)
    last = rng.randrange(first + 1, len(string))
    part = string[first : last + 1]
    for _ in range(2):
        part = part[::-1]
        for _ in range(3):
            for x, y in rng.sample(LATTICE_STEPS, len(LATTICE_STEPS)):
                new = (part[-1][0] + LATTICE * x, part[-1][1] + LATTICE * y)
                if is_free(part, new):
                    part.append(new)
                    break
    return part


def agree(new: list[Point], laid: list[list[Point]], loop: list[Point] | None, tiles: list[Tile]) -> int:
    """Crossings, entries, shape, border: engine and slow judge say the same. How many crossings there are."""
    s, report, p = a_table(laid, tiles, loop, 4_000), block(verdict.REPORT), points(new)
    corners = [oracle.tile_corners(*tile) for tile in tiles]
    fault = verdict.judge(s, 1, p, data.SHORT, report)
    wanted = sum(oracle.crossings(new, string, False, corners) for string in laid)
    wanted += oracle.crossings(new, loop, True, corners) if loop else 0
    assert report[verdict.COST] == wanted == report[verdict.CROSSED]
    entries = block(layout.MOST_STATIONS)
    verdict.survey(s, p, len(new), entries, report)
    assert list(entries[: len(tiles)]) == [oracle.entries(new, tile) for tile in corners]
    faults = oracle.shape_faults(new, data.RAIL_LENGTH[data.SHORT])
    found = layout.FAULTS[exact.shape_fault(p, 0, len(new), 0, data.RAIL_LENGTH[data.SHORT], report)][1]
    assert (found.removeprefix("string-railway-") in faults) if faults else found == ""
    border = [(-4000, -4000), (4000, -4000), (4000, 4000), (-4000, 4000)]
    is_inside = all(max(abs(x), abs(y)) < 4000 for x, y in new)
    assert (verdict.border_fault(s, p, len(new), report) == layout.FINE) == is_inside
    assert oracle.is_inside(border, (1, 1))
    assert fault != layout.FINE  # far too short
    return wanted


def random_tiles(rng: random.Random) -> list[Tile]:
    return [
        (rng.randint(-3000, 3000), rng.randint(-3000, 3000), *CORNERS[rng.randrange(90)])
        for _ in range(rng.randrange(3))
    ]


def test_sr_6_a_slow_judge_agrees_on_random_strings():
    rng, crossed = random.Random(6), 0
    for _ in range(RANDOM):
        new = walk(rng, 8, (rng.randint(-2000, 2000), rng.randint(-2000, 2000)))
        laid = [walk(rng, 8, (rng.randint(-2000, 2000), rng.randint(-2000, 2000)))]
        if len(new) >= 3 and len(laid[0]) >= 3:
            crossed += agree(new, laid, None, random_tiles(rng))
    assert crossed > RANDOM // 4


def test_sr_6_a_slow_judge_agrees_on_adversarial_strings():
    rng, crossed = random.Random(35), 0
    for number in range(ADVERSARIAL):
        new = lattice_walk(rng, 10, (LATTICE * rng.randint(-3, 3), LATTICE * rng.randint(-3, 3)))
        if len(new) < 4:
            continue
        laid = [follow(rng, new) for _ in range(2)]
        laid.append(lattice_walk(rng, 12, (LATTICE * rng.randint(-3, 3), LATTICE * rng.randint(-3, 3))))
        loop = [(x * 450, y * 450) for x, y in ((-2, -2), (0, -2), (2, -2), (2, 0), (2, 2), (0, 2), (-2, 2), (-2, 0))]
        tiles = [(LATTICE * rng.randint(-8, 8), LATTICE * rng.randint(-8, 8), *CORNERS[0])] if number % 2 else []
        crossed += agree(new, laid, loop if number % 3 else None, tiles)
    assert crossed > ADVERSARIAL // 4


# --- shapes that are nearly allowed (SR-3.3)


def shape(string: Sequence[Point], wanted: int = 30_000, loop: int = 0) -> str:
    found = exact.shape_fault(points(string), 0, len(string), loop, wanted, block(1))
    name = layout.FAULTS[found][1].removeprefix("string-railway-")
    faults = oracle.shape_faults(string, wanted, bool(loop))
    assert (name in faults) if faults else name == ""
    return name


def straight(count: int, step: int = 500) -> list[Point]:
    return [(step * i, 0) for i in range(count)]


def test_sr_3_3_the_whole_length_is_laid():
    assert shape(straight(61)) == ""
    assert shape([*straight(60), (30_001, 0)]) == "too-long"
    assert shape(straight(61, 495)) == ""
    assert shape(straight(61, 494)) == "too-short"


def test_sr_6_the_length_is_summed_in_fine_units():
    """Tiny steps whose roots are just below a whole number may not make a string longer than it is."""
    step = (141, 142)  # 200.11 units
    string = [(step[0] * i, step[1] * i) for i in range(150)]
    assert shape(string) == ""
    assert exact.length_of(points(string), 0, 150, 0) == oracle.length(string)
    assert shape([(step[0] * i, step[1] * i) for i in range(151)]) == "too-long"


def test_sr_3_3_steps_are_two_to_ten_millimetres():
    assert shape([(0, 0), (200, 0), (1200, 0)]) == "too-short"
    assert shape([(0, 0), (199, 0), (1200, 0)]) == "steps"
    assert shape([(0, 0), (200, 0), (1201, 0)]) == "steps"


def test_sr_3_3_turns_are_under_ninety_degrees_and_bends_not_too_narrow():
    assert shape([(0, 0), (900, 0), (900, 900)]) == "sharp-turn"
    assert shape([(0, 0), (1000, 0), (860, 145)]) == "sharp-turn"  # its circle alone would let the hairpin through
    assert shape([(0, 0), (500, 0), (200, 0)]) == "sharp-turn"
    assert shape([(0, 0), (300, 0), (500, 220)]) == "narrow-bend"
    assert shape([(0, 0), (500, 0), (960, 190)]) == "too-short"


def test_sr_3_3_a_string_keeps_away_from_itself():
    """4 mm are kept from point to segment, not only from point to point; near parts of the string do not count."""
    there = [(1000 * i, 0) for i in range(6)]
    around = [(5000, 900), (5000, 1800), (4500, 2600), (4500, 1800), (4500, 1100)]
    for gap, wanted in ((400, layout.FINE), (399, layout.NEAR_ITSELF), (1, layout.NEAR_ITSELF)):
        string = [*there, *around, (3500, gap), (2500, gap)]
        report = block(1)
        assert exact.gap_fault(points(string), 0, len(string), 0, report) == wanted
        assert ("near-itself" in oracle.shape_faults(string, 30_000)) == (wanted == layout.NEAR_ITSELF)
        if wanted == layout.NEAR_ITSELF:
            assert string[report[0]] in ((3500, gap), *there[2:5])
    close = [(0, 0), (900, 0), (900, 300), (0, 300)]  # all within 19 mm
    assert exact.gap_fault(points(close), 0, 4, 0, block(1)) == layout.FINE


def test_sr_3_3_a_loop_is_judged_across_its_joint():
    from math import cos, pi, sin

    ring = [(round(14_300 * cos(2 * pi * i / 180)), round(14_300 * sin(2 * pi * i / 180))) for i in range(180)]
    for start in (0, 1, 90, 179):
        assert shape([*ring[start:], *ring[:start]], 90_000, loop=1) == ""
    assert shape(ring[:-1], 90_000, loop=1) == ""  # a step of 10 mm at the joint
    assert shape(ring[:-2], 90_000, loop=1) == "steps"
    dented = [*ring[:-1], (14_100, -490)]
    assert shape(dented, 90_000, loop=1) == shape([*dented[90:], *dented[:90]], 90_000, loop=1) == ""
    bent = [*ring[:-1], (13_900, -490)]
    assert shape(bent, 90_000, loop=1) == shape([*bent[90:], *bent[:90]], 90_000, loop=1) == "narrow-bend"


def test_sr_3_3_a_string_does_not_touch_itself():
    """Touching itself at a vertex is enough, and even that is no crossing."""
    report = block(1)
    loop = [(0, 0), (500, 0), (1000, 0), (1400, 300), (1500, 800), (1200, 1200), (800, 1100), (600, 600), (500, 0)]
    assert exact.crossing_fault(points(loop), 0, len(loop), 0, report) == layout.CROSSES_ITSELF
    assert exact.crossing_fault(points([*loop[:-1], (500, 1)]), 0, len(loop), 0, report) == layout.FINE
    assert exact.crossing_fault(points([*loop[:-1], (500, -1)]), 0, len(loop), 0, report) == layout.CROSSES_ITSELF


def test_sr_6_roots_are_exact():
    for number in (*range(2000), 10**12 - 1, 10**12, 10**12 + 1, (1 << 40) - 1):
        assert exact.root(number) ** 2 <= number < (exact.root(number) + 1) ** 2


def test_sr_3_2_a_tile_touches_nothing():
    s = a_table([line(*[(500, 0)] * 12, start=(1000, 8000))], [SQUARE], reach=20_000)
    u, v = CORNERS[0]
    fault = lambda x, y: layout.FAULTS[spots.tile_fault(s, x, y, u, v)][1].removeprefix("string-railway-")  # noqa: E731
    assert fault(4500, 0) == "tile-on-station"
    assert fault(4501, 0) == ""
    assert fault(4500, 4500) == "tile-on-station"  # corner to corner
    assert fault(4500, 4501) == ""
    assert fault(4600, 5750) == "tile-on-string"
    assert fault(4600, 5749) == ""
    assert fault(-1250, 8000) == "tile-on-string"  # its edge at the string's end
    assert fault(-1251, 8000) == ""
    assert fault(17_750, 0) == "tile-outside"
    assert fault(17_749, 0) == ""
    assert fault(30_000, 0) == "tile-outside"


def test_corners_of_tiles_are_far_from_halves():
    """Their sines are rounded to whole units; no machine's last digit can matter."""
    from math import cos, radians, sin

    for angle in range(data.ANGLES):
        for wave in (cos, sin):
            exact_value = data.TILE * 2**0.5 / 2 * wave(radians(45 + angle))
            assert abs(exact_value % 1 - 0.5) > 1e-6
