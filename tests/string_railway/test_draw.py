"""Pictures and texts of the table: whole, told apart by form, free of what pages forbid, and the same each time."""

import re
import unicodedata
from functools import cache, partial
from itertools import combinations, pairwise
from math import cos, dist, pi, sin
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.string_railway.positions import RING, RIVER, Cloth, Point, StringTable, flat, short
from whistlestop import load
from whistlestop.core.chance import Scripted
from whistlestop.core.table import Table
from whistlestop.draw import theme as themes
from whistlestop.draw.svg import Box
from whistlestop.draw.symbols import badge
from whistlestop.draw.voice import Voice
from whistlestop.games.string_railway import (
    data,
    draw,
    draw_board,
    draw_curves,
    draw_marks,
    draw_strings,
    draw_tiles,
    game,
    score,
    views,
)
from whistlestop.games.string_railway.borders import outline
from whistlestop.games.string_railway.replay import replay
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import HALF, Rail, new_tile, standing
from whistlestop.games.string_railway.textboard import listing
from whistlestop.words import LOCALES, say

SVG = "{http://www.w3.org/2000/svg}"
RECORDS = Path(__file__).parents[1] / "records" / "string_railway"
both_themes = pytest.mark.parametrize("theme", ["light", "dark"])
english = partial(say, "en")


@cache
def recorded(name: str, entries: int | None = None) -> View:
    """What a spectator sees of a recorded game, at its end or after so many entries of its log."""
    whole = load(RECORDS / f"{name}.jsonl")
    if entries is None:
        over: View = whole.view(None)
        return over
    table: StringTable = Table(game, whole.seats, whole.options, Scripted())
    for entry in whole.log[:entries]:
        table.append(entry)
    return table.view(1)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}text")]


def every_picture(**how: Any) -> dict[str, str]:
    """One picture of each kind, by name."""
    views = {
        "before the border": recorded("four-drawn", 0),
        "before the bases": recorded("two-by-hand", 3),
        "middle": recorded("two", 14),
        "star": recorded("three-star"),
        "drawn": recorded("four-drawn"),
        "crowd": recorded("five"),
    }
    over = views["crowd"]
    return {
        **{f"table {name}": draw.svg(view, **how) for name, view in views.items()},
        **{f"lit {part}": draw.svg(over, 2, highlight=part, **how) for part in score.PARTS},
        "lit bases": draw.svg(over, 3, highlight="base", **how),
        "all lit": draw.svg(over, 1, highlight=score.PARTS, **how),
        "in words": draw.svg(views["middle"], say=partial(say, "uk"), **how),
        "corner": draw.board_svg(over, box=Box(0, 0, 300, 200), **how),
    }


# --- every picture


@both_themes
def test_standalone_pictures_are_whole_and_stand_alone(theme):
    for name, svg in every_picture(theme=theme).items():
        root = parsed(svg)
        assert root.get("role") == "img", name
        assert root[0].tag == f"{SVG}title", name
        assert root[0].text, name
        assert root.get("width"), name
        assert "var(" not in svg, name
        assert not re.search(r" (class|id|style|data-\w+)=|<style|url\(|currentColor", svg), name


def test_themed_pictures_hold_tokens_only():
    known = themes.tokens("light")
    for name, svg in every_picture(standalone=False).items():
        parsed(svg)
        assert not re.search(r"#[0-9a-fA-F]{3}|rgb|hsl| style=|url\(", svg), name
        for attribute in ("fill", "stroke"):
            for colour in re.findall(rf' {attribute}="([^"]*)"', svg):
                assert colour == "none" or colour[6:-1] in known, (name, colour)


def test_themed_pictures_do_not_know_the_theme():
    light, dark = (every_picture(standalone=False, theme=theme) for theme in ("light", "dark"))
    assert light == dark


def test_the_same_view_gives_the_same_bytes():
    assert every_picture() == every_picture()


# --- curves


def drawn_points(path: str, per: int = 8) -> list[tuple[float, float]]:
    """Points along a path of one `M` and relative Bézier curves, as a browser reads it."""
    start, curves = re.fullmatch(r"M([^cz]+)c([^cz]+)z?", path).groups()  # type: ignore[union-attr]
    (x, y), numbers = read_numbers(start), read_numbers(curves)
    found = [(x, y)]
    for i in range(0, len(numbers), 6):
        a, b, c, d, e, f = numbers[i : i + 6]
        for k in range(1, per + 1):
            t = k / per
            u = 1 - t
            q, r, s = 3 * u * u * t, 3 * u * t * t, t * t * t
            found.append((x + q * a + r * c + s * e, y + q * b + r * d + s * f))
        x, y = x + e, y + f
    return found


def read_numbers(text: str) -> list[float]:
    return [float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]


def wave(step: float) -> list[Point]:
    """A string that winds: half circles of 30 mm, by turns up and down."""
    turns = [i * step / 3000 for i in range(round(30_000 / step) + 1)]
    return [
        (
            round(3000 * (1 - cos(turn % pi)) + 6000 * (turn // pi)),
            round(-3000 * sin(turn % pi) * (1 if turn // pi % 2 else -1)),
        )
        for turn in turns
    ]


@pytest.mark.parametrize("points", [wave(200), wave(500), wave(990), RIVER, short(0, 0)], ids=len)
def test_a_curve_is_never_far_from_its_points(points: list[Point]):
    path = draw_curves.curve(flat(points))
    drawn = drawn_points(path, 200)
    for x, y in points:
        assert min(dist((x / 100, y / 100), place) for place in drawn) < 0.5
    length = sum(dist(a, b) for a, b in pairwise(drawn))
    assert length == pytest.approx(sum(dist(a, b) for a, b in pairwise(points)) / 100, rel=0.01)


def test_one_curve_goes_on_as_long_as_it_fits():
    path = draw_curves.curve(flat(wave(500)))
    assert len(read_numbers(path.split("c")[1])) // 6 <= 11  # 61 points, three half circles
    assert len(read_numbers(draw_curves.curve(flat(short(0, 0))).split("c")[1])) // 6 == 3  # 60 steps in a line


def test_a_loop_is_closed_without_a_corner():
    path = draw_curves.curve(flat(RING), closed=True)
    assert path.endswith("z")
    drawn = drawn_points(path)
    assert all(dist(place, (220, 180)) == pytest.approx(143, abs=0.5) for place in drawn)
    assert dist(drawn[0], drawn[-1]) < 0.2


def test_corners_stay_corners():
    square = outline("regular", 4, 600)
    assert draw_curves.curve(flat(square), closed=True) == "M300-300L300 300L-300 300L-300-300z"


def test_paths_are_short():
    """A move is told to everybody in a few kilobytes, and the string is most of it."""
    rails = standing(recorded("five")).rails
    assert max(len(draw_curves.curve(rail.points)) for rail in rails) < 700
    assert max(len(draw_strings.rail_markup(rail, "s1")) for rail in rails) < 1200
    assert draw_strings.rail_markup(rails[0], "s1").count(draw_curves.curve(rails[0].points)) == 1


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ((0, 0), "0 0"),
        ((-0.04, 0.04), "0 0"),
        ((0.5, 0.5), ".5.5"),
        ((-0.5, -10), "-.5-10"),
        ((12, 0.5, 3), "12 .5 3"),
        ((1.25, -3.06, 99.96), "1.2-3.1 100"),
    ],
)
def test_numbers_are_written_as_short_as_they_can_be(numbers, text):
    assert draw_curves.tenths(*numbers) == text


def test_places_along_a_string():
    for (x, y), wanted in zip(draw_curves.along(flat(short(0, 0)), (0, 0.5, 1)), (0, 149.7, 299.4), strict=True):
        assert x == pytest.approx(wanted)
        assert y == 0


# --- strings


def test_strings_are_told_apart_without_colour():
    markup = {draw_strings.rail_markup(Rail(company, "short", flat(short(0, 0)))) for company in range(1, 6)}
    assert len({re.sub(r"var\(--[\w-]+\)", "", look) for look in markup}) == 5
    beads = {draw_strings.bead_markup(company) for company in range(1, 6)}
    assert len({re.sub(r"var\(--[\w-]+\)", "", look) for look in beads}) == 5


def test_what_was_laid_later_lies_on_top(cloth: Cloth):
    cloth().lying(short(0, 0), 1).lying(short(10_000, -10_000, "down"), 2).lying(short(0, 5000), 1)
    svg = draw.board_svg(cloth.table.view(1), standalone=False)
    places = [svg.index(draw_strings.rail_markup(rail)) for rail in standing(cloth.table.view(1)).rails]
    assert places == sorted(places)
    layers = re.findall(r'stroke="var\(--([\w-]+)\)"', draw_strings.rail_markup(Rail(1, "short", flat(short(0, 0)))))
    assert layers[0] == "land"  # the casing that cuts what lies below
    assert layers[-2:] == ["p1", "on-p1"]


def test_a_bead_is_where_no_tile_covers_it():
    rail = Rail(1, "short", flat(short(0, 0)))
    x, y = draw_strings.bead_place(rail, ())
    assert x == pytest.approx(0.36 * 299.4, abs=0.06)
    assert y == 0
    tile = new_tile("central")._replace(x=x, y=10)
    aside = draw_strings.bead_place(rail, (tile,))
    assert not tile.covers(aside, draw_strings.BEAD)
    hidden = tuple(new_tile("central")._replace(x=40.0 * i) for i in range(9))
    assert draw_strings.bead_place(rail, hidden) == (x, y)


def test_beads_do_not_cover_each_other():
    for name in ("two", "five"):
        here = standing(recorded(name))
        places = draw_strings.bead_places(here.rails, here.tiles)
        assert min(dist(a, b) for a, b in combinations(places, 2)) > 2 * draw_strings.BEAD
        assert places[:5] == draw_strings.bead_places(here.rails[:5], here.tiles)  # later ones give way


def test_hachures_point_into_the_mountain():
    for points in (flat(RING), flat(RING[::-1])):
        strokes = re.findall(r"M([^l]+)l([^M]+)", draw_strings._hachures(points))
        assert len(strokes) == 90
        for start, way in strokes:
            (x, y), (u, v) = read_numbers(start), read_numbers(way)
            assert dist((x + u, y + v), (220, 180)) < dist((x, y), (220, 180)) < 143


# --- the table


@pytest.mark.parametrize("shape", ["regular", "circle", "oval", "star"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_border_is_seen_whole_with_its_stitches_inside(shape, seats):
    table: StringTable = Table(game, seats, {"border": shape}, Scripted())
    here = standing(table.view(None))
    box = draw_board.board_box(here, 600)
    loop = [(x / 100, y / 100) for x, y in outline(shape, seats, data.USUAL_SIZE[seats])]
    for x, y in loop:
        assert box.x + 10 <= x <= box.x + box.width - 10
        assert box.y + 10 <= y <= box.y + box.height - 10
    rows = re.findall(r"M(-?\d+) (-?\d+)H([-.\d]+)", draw_board._stitches(here.border))
    assert len(rows) > 15
    for start, y, end in rows:
        for x in range(int(start), int(float(end)) + 1, draw_board._DOT):
            assert is_inside((x, int(y)), loop), (x, y)
    assert len(here.marks) == len(here.free) == seats
    assert draw.board_svg(table.view(None)).count('width="12" height="12"') == seats


def is_inside(point: tuple[float, float], loop: list[tuple[float, float]]) -> bool:
    crossed = 0
    for (x1, y1), (x2, y2) in zip(loop, [*loop[1:], loop[0]], strict=True):
        if (y1 > point[1]) != (y2 > point[1]):
            crossed += point[0] < x1 + (x2 - x1) * (point[1] - y1) / (y2 - y1)
    return crossed % 2 == 1


def test_places_for_bases_are_numbered_until_all_stand():
    view = recorded("two-by-hand", 2)
    assert view.phase == "bases"
    assert set(texts(draw.board_svg(view))) >= {"1", "2", "3", "4"}
    assert standing(recorded("two")).free == ()


# --- stations


def test_every_kind_has_its_name_value_and_picture():
    faces = {kind: draw_tiles.kind_markup(kind, new_tile(kind).worth) for kind in data.DRAWN_KINDS}
    pictures = [re.findall(r' d="([^"]+)"', face)[0] for face in faces.values()]
    assert len(set(pictures)) == len(data.DRAWN_KINDS)
    shown = {kind: re.findall(r">([^<]+)</text>", face) for kind, face in faces.items()}
    assert shown["central"] == ["3", "Central"]
    assert [shown[kind][0] for kind in ("urban", "transit", "switching", "scenic")] == ["3/1", "0/2", "+1", "1/3"]


@pytest.mark.parametrize("locale", LOCALES)
def test_names_fit_on_their_tiles(locale):
    """Narrow letters are about half as wide as high."""
    voice = Voice(partial(say, locale))
    for kind in data.DRAWN_KINDS:
        face = draw_tiles.kind_markup(kind, new_tile(kind).worth, voice)
        size, name = re.findall(r'font-size="([\d.]+)"[^>]*>([^<]+)</text>', face)[-1]
        assert name == say(locale, "string-railway-station", {"station": kind})
        assert float(size) * 0.5 * len(name) < 2 * HALF - 4, kind


def test_places_of_a_station_are_taken_one_by_one(cloth: Cloth):
    cloth()
    station = cloth.station("regional", 0, 0)
    for companies in ((), (2,), (1, 2), (1, 2, 4)):
        cloth.connect(station, *companies)
        tile = standing(cloth.table.view(1)).tiles[-1]
        slots = draw_tiles.slots_markup(tile)
        assert tile.companies == companies
        assert slots.count('r="2.5"') == 3 - len(companies)
        assert [company for company in range(1, 6) if badge(company, 7.6) in slots] == list(companies)


def test_an_owner_is_seen_on_the_tile_and_a_base_has_its_owner_s_symbol(cloth: Cloth):
    cloth().station("transit", 0, 0, owner=4)
    cloth.station("central", 100, 0)
    *_, owned, plain = standing(cloth.table.view(1)).tiles
    assert draw_tiles.token_markup(4) in draw_tiles.tile_markup(owned)
    assert "on-p" not in draw_tiles.tile_markup(plain)
    svg = draw.board_svg(cloth.table.view(1), standalone=False)
    assert all(svg.count(draw_tiles.base_markup(company)) == 1 for company in range(1, 5))


def test_a_scenic_station_shows_what_it_brings_where_it_lies(cloth: Cloth):
    cloth().station("scenic", 0, 0)
    cloth.station("scenic", 220, 180)
    assert [tile.worth for tile in standing(cloth.table.view(1)).tiles[-2:]] == ["1", "3"]


@pytest.mark.parametrize(("angle", "turn"), [(0, 0), (10, 10), (44, 44), (46, -44), (80, -10)])
def test_tiles_lie_as_they_were_turned_and_can_be_read(cloth: Cloth, angle, turn):
    cloth().station("central", 30, -40, angle)
    tile = standing(cloth.table.view(1)).tiles[-1]
    assert tile.turn == pytest.approx(turn, abs=0.1)
    corner = [tile.x + data.CORNERS[angle][0] / 100, tile.y + data.CORNERS[angle][1] / 100]
    inner, outer = ([30 + (corner[0] - 30) * part, -40 + (corner[1] + 40) * part] for part in (0.98, 1.02))
    assert tile.covers((inner[0], inner[1]))
    assert not tile.covers((outer[0], outer[1]))


# --- the whole figure


def test_a_figure_counts_points_and_strings():
    view = recorded("two", 14)
    here = standing(view)
    svg = draw.svg(view, standalone=False)
    assert [str(company.score) for company in here.companies] == re.findall(r'text-anchor="end"[^>]*>(-?\d+)', svg)
    for company in here.companies:
        left = svg.count(draw_strings.spool_markup(company.number, data.SHORT, True))
        assert left == company.left[data.SHORT]
    assert sum(company.left != company.had for company in here.companies) == len(here.rails)
    assert [company.seat for company in here.companies] == [1, 2, 1, 2]
    assert [svg.count(badge(seat, 15)) for seat in range(1, 5)] == [1, 1, 0, 0]  # whose the second companies are
    assert badge(1, 15) not in draw.svg(recorded("five"), standalone=False)


def test_the_hand_is_shown_while_it_is_placed():
    view = next(view for entries in range(5, 30) if (view := recorded("two", entries)).phase == "placing")
    kinds = [name.capitalize() for name in standing(view).hand]
    assert kinds
    assert texts(draw.svg(view))[-2 * len(kinds) :][1::2] == kinds
    assert draw_tiles.back_markup(standing(view).deck) in draw.svg(view, standalone=False)


def test_highlights_mark_what_makes_the_points():
    view = recorded("five")
    plain = texts(draw.svg(view))
    parts = ("base", "stations", "switching", "owner", "crossings")
    for seat, part in ((seat, part) for seat in range(1, 6) for part in parts):
        places: dict[str, int] = {}
        for item in score.sheet(view, seat).items:
            for place in item.places if item.part == part else ():
                places[place] = places.get(place, 0) + item.points
        lit = draw.svg(view, seat, highlight=part, standalone=False)
        assert lit.count('stroke="var(--lamp)"') == len(places), (seat, part)
        shown = texts(draw.svg(view, seat, highlight=part))
        assert len(shown) == len(plain) + len(places)
        assert all(draw_marks.signed(points) in shown for points in places.values())


def test_stations_are_framed_and_crossings_ringed():
    view = recorded("five")
    seat = next(seat for seat in range(1, 6) if score.sheet(view, seat).points("crossings"))
    stations, crossings = (draw.svg(view, seat, highlight=part, standalone=False) for part in ("stations", "crossings"))
    frame = 'rx="7" stroke="var(--lamp)"'
    assert frame in stations
    assert frame not in crossings
    assert 'r="9" stroke="var(--lamp)"' in crossings


def test_descriptions_tell_what_the_picture_shows():
    view = recorded("two", 14)
    told = parsed(draw.svg(view, say=english)).find(f"{SVG}desc")
    assert told is not None
    lines = (told.text or "").split("\n")
    here = standing(view)
    assert len(lines) == len(here.companies) + len(here.tiles) + len(here.hand) + 1
    assert lines[0].startswith("Company 1, player 1:")
    assert "Base of company 1 at" in lines[4]
    for number, tile in enumerate(here.tiles, 1):
        limit = data.STATIONS[data.KIND_NUMBERS[tile.kind]].limit
        (line,) = [line for line in lines if line.startswith(f"{number}. ")]
        assert f"{len(tile.companies)} of {limit}" in line


@pytest.mark.parametrize("locale", LOCALES)
def test_pictures_have_a_title_in_every_language(locale):
    started, set_up = recorded("two", 14), recorded("two-by-hand", 2)
    for view in (started, set_up):
        title = parsed(draw.svg(view, say=partial(say, locale)))[0].text or ""
        assert title
        assert ("20" in title) == (view is started)


def test_views_show_themselves():
    view = recorded("two", 14)
    assert view._repr_svg_() == draw.svg(view, say=english)
    assert str(view) == draw.text(view)


# --- texts


def test_a_text_tells_the_table(cloth: Cloth):
    cloth().station("transit", 12, -30, owner=2)
    cloth.connect(4, 1, 3).to_place("rural")
    shown = draw.text(cloth.table.view(1)).split("\n")
    lines = listing(cloth.table.view(1)).split("\n")
    assert shown[-len(lines) :] == lines
    assert lines[0] == "turn 1, placing, company 1"
    assert lines[1] == "company 1, player 1: 3 points, 4 short, 1 long"
    assert lines[9].split() == ["5", "transit", "(2)", "12,-30", "1", "3", "of", "5"]
    assert lines[10].strip() == "drawn: rural"
    assert lines[-1] == "deck 35"


@pytest.mark.parametrize("name", ["two", "three-star", "four-drawn", "five"])
def test_a_map_in_dots_shows_strings_and_stations(name):
    view = recorded(name)
    here, rows = standing(view), draw.text(view).split("turn ")[0].split("\n")
    box = draw_board.board_box(here, 600)
    assert len(rows) - 1 == pytest.approx(72 * box.height / box.width / 2, abs=1)
    assert max(map(len, rows)) <= 72
    shown = [number for number in range(1, len(here.tiles) + 1) if any(f"[{number}]" in row for row in rows)]
    assert len(shown) > 0.7 * len(
        here.tiles
    )  # where tiles lie close together, a later one covers its neighbour's number
    for number in shown:
        tile = here.tiles[number - 1]
        assert f"[{number}]" in rows[int((tile.y - box.y) / box.width * 72 / 2)]
    companies = {"①②③④⑤"[rail.company - 1] for rail in here.rails}
    assert {character for row in rows for character in row} >= companies


def test_dots_lie_where_strings_are(cloth: Cloth):
    cloth().lying(short(-10_000, 0), 1).lying(short(5_000, -10_000, "down"), 2)
    rows = draw.text(cloth.table.view(1), width=84).split("\n")  # 840 mm: a character is 10 mm wide and 20 mm high
    assert rows[21][32:62] == "⠉" * 10 + "①" + "⠉" * 4 + "②" + "⠉" * 14
    assert {row[47] for row in rows[16:31]} == {"⡇", "②"}


@pytest.mark.parametrize("width", [24, 72, 120])
def test_a_text_in_colour_says_the_same(width):
    view = recorded("five")
    plain, coloured = (draw.text(view, width=width, colour=colour) for colour in (False, True))
    stripped = re.sub(r"\x1b\[\d*m", "", coloured)
    assert [line.rstrip() for line in stripped.split("\n")] == plain.split("\n")
    assert len(coloured) > len(plain)
    assert {unicodedata.east_asian_width(character) for character in plain} <= {"Na", "N", "A"}


def test_sides_are_as_high_and_as_wide_as_each_other():
    for name in ("two", "five"):
        view = recorded(name)
        sides = [draw.side_text(view, seat, colour=True).split("\n") for seat in range(1, view.seats + 1)]
        assert len({len(side) for side in sides}) == 1
        assert len({len(line) for side in sides for line in side}) == 1
        for seat, side in enumerate(sides, 1):
            own = [company for company in standing(view).companies if company.seat == seat]
            assert [line.strip() for line in side if "company" in line] == [
                f"company {company.number}: {company.score} points" for company in own
            ]
            assert [line.strip() for line in side].count("0 short, 0 long") == len(own)


def test_a_view_that_was_just_made_is_not_played_again(monkeypatch):
    """One from elsewhere is, once, and gives the same picture."""
    played: list[View] = []

    def tell(shown: View) -> Any:
        played.append(shown)
        return replay(shown)

    monkeypatch.setattr(views, "replay", tell)
    table: StringTable = Table(game, 3, {"landscape": "ridge"}, Scripted())
    view = table.view(1)
    picture = draw.svg(view)
    assert not played
    again = type(view)(*(getattr(view, name) for name in view.__struct_fields__))
    assert again == view
    assert draw.svg(again) == draw.svg(again) == picture
    assert len(played) == 1
