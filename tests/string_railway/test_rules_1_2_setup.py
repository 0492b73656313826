"""SR-1 and SR-2: sizes, stations, who lays what, rivers, mountains, bases."""

from array import array
from math import dist, sqrt
from typing import Any

import pytest

from tests.helpers import illegal, refused
from tests.string_railway.positions import RING, RIVER, Cloth, flat
from whistlestop.core.chance import Sealed
from whistlestop.core.errors import BadChance, BadOptions
from whistlestop.core.kernel import compiled
from whistlestop.core.table import Table
from whistlestop.games.string_railway import borders, data, flow, game, landscapes, layout, spots
from whistlestop.games.string_railway.actions import Shape
from whistlestop.games.string_railway.exact import is_inside
from whistlestop.games.string_railway.rules import setup
from whistlestop.games.string_railway.spots import meets_string
from whistlestop.games.string_railway.views import points_of

PLAYERS = (2, 3, 4, 5)


def options(seats: int, **given: object):
    return game.agree(seats, given)


# --- SR-1


def test_sr_1_1_sizes_of_strings_and_tiles():
    assert data.RAIL_LENGTH == (30_000, 60_000)
    assert (data.RIVER_LENGTH, data.MOUNTAIN_LENGTH, data.TILE) == (60_000, 90_000, 4_500)
    for seats in PLAYERS:
        s = setup(options(seats, landscape="delta"), seats).block
        for company in range(data.COMPANIES[seats]):
            at = flow.company_at(company)
            assert (s[at], s[at + 1]) == ((3 if seats == 5 else 4), 1)


@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize("size", data.SIZES)
def test_sr_1_1_the_loop_is_as_long_in_every_shape(seats: int, size: int):
    for shape in data.BORDERS[:-1]:
        outline = borders.outline(shape, seats, size)
        total = sum(dist(a, b) for a, b in zip(outline, [*outline[1:], outline[0]], strict=True))
        # Two marks lie on each other in a triangle: a quarter of the loop is not to be seen.
        wanted = 400 * size * (0.75 if seats == 3 and shape == "regular" else 1)
        assert abs(total - wanted) < wanted / 500
    sides = {3: 3, 5: 5}.get(seats, 4)
    assert len(borders.outline("regular", seats, size)) == sides


def test_sr_1_1_the_usual_size_is_larger_with_three_players():
    assert [options(seats).side(seats) for seats in PLAYERS] == [600, 700, 600, 600]
    assert options(3, size="500").side(3) == 500
    with refused(BadOptions, "option-value"):
        options(3, size="650")


def test_sr_1_2_stations_as_printed():
    wanted = """central 4 3 5, urban 2 1 5, transit 5 2 5, regional 6 2 3, switching 3 0 3, suburban 6 2 2,
        terminal 2 3 5, rural 5 1 1, scenic 2 1 2, base 0 2 5"""
    told = [f"{station.name} {station.tiles} {station.value} {station.limit}" for station in data.STATIONS]
    assert told == [each.strip() for each in wanted.split(",")]
    assert [(s.name, s.value_of_owner, s.effect) for s in data.STATIONS if s.value_of_owner is not None] == [
        ("urban", 3, -1),
        ("transit", 0, 1),
        ("base", 0, -1),
    ]


def test_sr_1_3_two_decks():
    assert sum(data.DECKS["standard35"]) == 35
    assert sum(data.DECKS["printed38"]) == 38
    for deck, rural in (("standard35", 5), ("printed38", 8)):
        s = setup(options(4, deck=deck, landscape="delta"), 4).block
        assert s[layout.DECK + data.RURAL] == rural


# --- SR-2.1: who lays what


@pytest.mark.parametrize(("seats", "who"), [(2, (2, 1, 2)), (3, (1, 2, 2)), (4, (2, 3, 4)), (5, (3, 4, 5))])
def test_sr_2_1_who_lays_border_river_and_mountain(seats: int, who: tuple[int, ...]):
    table = Table(game, seats, {"border": "drawn", "landscape": "by_hand"}, Sealed.from_text("by hand"))
    for what, seat in zip(("border", "river", "mountain"), who, strict=True):
        assert table.view(None).phase == what
        assert table.actors == (seat,)
        action = next(iter(table.legal(seat)))
        assert isinstance(action, Shape)
        assert action.what == what
        assert action in table.legal(seat)
        table.submit(seat, action)
    assert table.view(None).phase == "bases"
    assert table.actors == (1,)


def test_sr_2_1_two_players_have_two_companies_in_opposite_corners(cloth: Cloth):
    table = cloth(seats=2, marks=()).table
    cloth.do("base 2", seat=1)
    with illegal("SR-2.1", "corner-not-next"):
        cloth.do("base 4", seat=2)
    with illegal("SR-2.3", "corner-taken"):
        cloth.do("base 2", seat=2)
    cloth.do("base 3", seat=2)
    assert table.view(None).marks == (2, 3, 4, 1)
    assert [flow.seat_of(cloth.s, company) for company in range(4)] == [1, 2, 1, 2]
    cloth.falls("station central", "station central")
    assert table.actors == (1,)


def test_sr_2_1_five_players_lay_four_strings_each():
    assert flow.turns(setup(options(5, landscape="delta"), 5).block) == 20
    assert flow.turns(setup(options(3, landscape="delta"), 3).block) == 15


# --- SR-2.2: rivers and mountains


def by_hand(cloth: Cloth, phase: int, **more: Any) -> Cloth:
    """A table of 800 mm on which the river, or then the mountain, is to be laid."""
    cloth(landscape="by_hand", marks=(), **more)
    s = cloth.s
    s[layout.PHASE] = phase
    s[layout.MOUNTAIN + layout.COUNT] = 0
    if phase == layout.LAYING_RIVER:
        s[layout.RIVER + layout.COUNT] = 0
    return cloth


def shifted(points, dx: int, dy: int):
    return [(x + dx, y + dy) for x, y in points]


def test_sr_2_2_one_end_of_the_river_may_reach_over_the_border(cloth: Cloth):
    def fault(points) -> str:
        found, _ = landscapes.river_fault(by_hand(cloth, layout.LAYING_RIVER).s, array("q", flat(points)))
        return layout.FAULTS[found][1].removeprefix("string-railway-")

    assert fault(RIVER) == ""
    assert fault(shifted(RIVER, -15_000, 0)) == ""
    assert fault(shifted(RIVER, 15_000, 0)) == ""
    assert fault(shifted(RIVER, 0, -60_000)) == "river-over-border"  # all of it outside
    assert fault(shifted(RIVER, 0, -20_000)) == "river-over-border"  # along the border
    small = by_hand(cloth, layout.LAYING_RIVER, size="500")
    found, _ = landscapes.river_fault(small.s, array("q", flat(RIVER)))
    assert layout.FAULTS[found][1].endswith("river-over-border")  # both ends
    assert fault(RIVER[:-1]) == "too-short"
    assert fault(shifted(RIVER, -9_000, -17_000)) == "on-base-place"


def test_sr_2_2_the_mountain_lies_inside_and_off_the_river(cloth: Cloth):
    def fault(points, **more) -> str:
        found, _ = landscapes.mountain_fault(by_hand(cloth, layout.LAYING_MOUNTAIN, **more).s, array("q", flat(points)))
        return layout.FAULTS[found][1].removeprefix("string-railway-")

    assert fault(RING) == ""
    assert fault(shifted(RING, 3_700, 0)) == "mountain-not-inside"
    assert fault(shifted(RING, 60_000, 0)) == "mountain-not-inside"
    assert fault(shifted(RING, 0, -28_000)) == "mountain-on-river"
    assert fault(shifted(RING, 0, -28_000), mountain_may_touch_river=True) == ""
    # A wide ring passes a corner between base and border's middle: its own base is in the way there.
    assert fault(shifted(RING, 3_600, 7_600)) == "on-base-place"
    assert fault(RING[:-3]) == "steps"


def test_sr_2_2_what_is_laid_by_hand_is_judged_by_the_rules(cloth: Cloth):
    by_hand(cloth, layout.LAYING_RIVER)
    with illegal("SR-2.2", "river-over-border"):
        cloth.table.submit(3, Shape("river", flat(shifted(RIVER, 0, -60_000))))
    with illegal("SR-3", "not-now"):
        cloth.table.submit(3, Shape("mountain", flat(RING)))
    with illegal("SR-3", "not-your-turn"):
        cloth.table.submit(4, Shape("river", flat(RIVER)))
    cloth.table.submit(3, Shape("river", flat(RIVER)))
    cloth.table.submit(4, Shape("mountain", flat(RING)))
    assert cloth.table.view(None).phase == "bases"


SOME = [(seats, shape, size) for seats in PLAYERS for shape in data.BORDERS[:-1] for size in data.SIZES]


@pytest.mark.parametrize("landscape", ["random", *data.READY_MADE])
@pytest.mark.parametrize(("seats", "shape", "size"), SOME if compiled else SOME[5:6])
def test_sr_2_2_landscapes_keep_bases_and_room_free(seats: int, shape: str, size: int, landscape: str):
    s = setup(options(seats, border=shape, size=str(size), landscape=landscape), seats).block
    empty = s[:]
    empty[layout.RIVER + layout.COUNT] = empty[layout.MOUNTAIN + layout.COUNT] = 0
    if s[layout.PHASE] == layout.LANDSCAPE_DRAW:
        flow.fell(s, (4, seats, size // 100))
    river, mountain = (array("q", points_of(s, string)) for string in (layout.RIVER, layout.MOUNTAIN))
    for string in (layout.RIVER, layout.MOUNTAIN):
        s[string + layout.COUNT] = 0
    assert landscapes.river_fault(s, river)[0] == layout.FINE
    with_river = landscapes.laid(s, layout.RIVER, river)
    assert landscapes.mountain_fault(with_river, mountain)[0] == layout.FINE
    room = spots.room(landscapes.laid(with_river, layout.MOUNTAIN, mountain))
    assert room >= min(20, 3 * spots.room(empty) // 5)


def test_sr_2_2_the_same_number_gives_the_same_landscape():
    first, again, other = (setup(options(4), 4).block for _ in range(3))
    flow.fell(first, (1, 2, 3))
    flow.fell(again, (1, 2, 3))
    flow.fell(other, (1, 2, 4))
    assert first == again
    assert points_of(first, layout.RIVER) != points_of(other, layout.RIVER)


# --- SR-2.3: bases


@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize("shape", data.BORDERS[:-1])
def test_sr_2_3_a_base_touches_its_mark_and_lies_inside(seats: int, shape: str):
    s = setup(options(seats, border=shape, landscape="delta"), seats).block
    first, count = layout.POOL + 2 * s[layout.BORDER + layout.FIRST], s[layout.BORDER + layout.COUNT]
    outline = borders.outline(shape, seats, s[layout.SIZE])
    assert s[layout.MARKS_N] == data.COMPANIES[seats]
    for mark in range(s[layout.MARKS_N]):
        x, y, u, v = borders.marked_tile(s, mark)
        assert abs(sqrt(u * u + v * v) - 3182) < 2
        shrunk = (u - round(u / 400), v - round(v / 400))
        assert is_inside(s, first, count, x, y)
        assert not meets_string(s, first, count, 1, x, y, *shrunk)
        # Its corner is at the border, or as near as a narrow angle lets it.
        corner = min(dist((x + u, y + v), point) for point in outline)
        if shape == "regular":
            pushed = 3182 * (sqrt(3) - 1) if seats == 3 else 0
            assert pushed - 5 <= corner <= pushed + 15
    tiles = [borders.marked_tile(s, mark)[:2] for mark in range(s[layout.MARKS_N])]
    assert min(dist(a, b) for i, a in enumerate(tiles) for b in tiles[:i]) > 6400


def test_sr_2_3_each_chooses_a_free_corner(cloth: Cloth):
    cloth(marks=())
    assert [str(action.mark) for action in cloth.table.legal(1)] == ["1", "2", "3", "4"]  # type: ignore[union-attr]
    cloth.do("base 2")
    assert cloth.table.actors == (2,)
    with illegal("SR-2.3", "corner-taken"):
        cloth.do("base 2")
    with illegal("SR-3", "not-now"):
        cloth.do("base 5")
    cloth.do("base 4", "base 1", "base 3")
    assert cloth.table.view(None).phase == "station"
    assert cloth.table.view(None).marks == (2, 4, 1, 3)


def test_sr_2_4_each_company_starts_with_three_points(cloth: Cloth):
    assert cloth(seats=2).scores() == [3, 3, 3, 3]
    assert [board.companies[0].score for board in cloth().table.view(None).boards] == [3, 3, 3, 3]
    assert cloth.table.sheet(1).total == 3


def test_a_landscape_is_refused_that_chance_cannot_give():
    table = Table(game, 4, {}, Sealed.from_text("dice"))
    assert table.view(None).landscape is not None
    state = setup(options(4), 4)
    with refused(BadChance, "chance-impossible"):
        game.resolve(state, (1, 2, 100))
