"""Pictures and text boards: whole, told apart by form, free of what pages forbid, and the same each time."""

import re
import unicodedata
from functools import cache, partial
from itertools import combinations, pairwise
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.helpers import play, refused
from tests.pioneer_rails.positions import Desert, DesertTable
from whistlestop.core.errors import BadNotation
from whistlestop.core.fastdealer import Fast
from whistlestop.core.table import Table
from whistlestop.draw import theme as themes
from whistlestop.draw.svg import Box
from whistlestop.draw.voice import Voice
from whistlestop.games.pioneer_rails import data, draw, draw_ledger, draw_map, draw_tracks, game, grid, maps, score
from whistlestop.games.pioneer_rails.notation import parse_board
from whistlestop.games.pioneer_rails.objectives import reached
from whistlestop.games.pioneer_rails.rules import Options
from whistlestop.games.pioneer_rails.seen import BoardView
from whistlestop.games.pioneer_rails.standing import AT, standing
from whistlestop.words import LOCALES, say

SVG = "{http://www.w3.org/2000/svg}"
MAPS = [("a", 0), ("b", 0), ("small_a", 0), ("small_b", 0), ("generated", 4)]
both_themes = pytest.mark.parametrize("theme", ["light", "dark"])
each_map = pytest.mark.parametrize(("name", "seed"), MAPS)


@cache
def table_at(stop: int | None, seats: int = 2, seed: int = 3, **options: Any) -> DesertTable:
    """A random game after so many actions."""
    table = Table(game, seats, options, Fast(seed))
    play(table, Random(seed), stop)
    return table


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in parsed(svg).iter(f"{SVG}text")]


def every_picture(**how: Any) -> dict[str, str]:
    """One picture of each kind, by name."""
    views = {
        "start": table_at(0).view(1),
        "middle": table_at(60).view(1),
        "spectator": table_at(60, 3).view(None),
        "alone": table_at(40, 1, solo_level="legendary").view(1),
        "crowd": table_at(90, 5, advanced=True, map="small_b").view(2),
        "over": table_at(None, map="generated", map_seed=4).view(1),
    }
    over = views["over"]
    return {
        **{f"view {name}": draw.svg(view, **how) for name, view in views.items()},
        **{f"lit {part}": draw.svg(over, highlight=part, **how) for part in score.PARTS},
        "all lit": draw.svg(table_at(None).view(None), highlight=score.PARTS, **how),
        "in words": draw.svg(views["middle"], say=partial(say, "uk"), **how),
        "corner": draw.board_svg(over.boards[0], over.options, box=Box(0, 0, 300, 200), **how),
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


def test_a_board_that_nobody_can_have_is_not_drawn():
    board = BoardView(parse_board("take th, A1.e"))
    with refused(BadNotation, "pioneer-rails-impossible-view"):
        draw.board_svg(board, Options())


# --- the map


def test_corners_are_where_sides_meet():
    assert len(set(draw_map.CORNERS)) == grid.CORNERS
    lengths = {
        round(((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5)
        for (x1, y1), (x2, y2) in ((draw_map.CORNERS[a], draw_map.CORNERS[b]) for a, b in grid.WAY_ENDS[: grid.SIDES])
    }
    assert lengths == {50}


@each_map
def test_a_map_shows_its_names_once_in_every_language(name, seed):
    drawn = maps.find(name, seed)
    board = BoardView()
    for locale in LOCALES:
        tell = partial(say, locale)
        shown = texts(draw.board_svg(board, Options(map=name, map_seed=seed), say=tell))
        for kind, names in (("town", drawn.town_names), ("range", drawn.drawing.ranges)):
            assert len(set(names)) == {"town": data.TOWNS, "range": data.RANGES}[kind]
            for one in names:
                assert shown.count(tell(f"pioneer-rails-{kind}-{one}", {})) == 1, (locale, one)
        assert shown.count(tell(f"pioneer-rails-river-{drawn.drawing.river}", {})) == 1
        land = draw_map.map_name(Voice(tell), drawn, seed)
        assert all(word in " ".join(shown) for word in land.split()), land


def test_maps_have_names_of_their_own():
    for locale in LOCALES:
        voice = Voice(partial(say, locale))
        names = {name: draw_map.map_name(voice, maps.find(name, seed), seed) for name, seed in MAPS}
        assert names["a"] == names["small_a"]
        assert len(set(names.values())) == 3
        assert names["generated"].endswith("4")


@each_map
def test_town_names_stand_within_the_picture_and_off_each_other(name, seed):
    drawn = maps.find(name, seed)
    box = draw_map.board_box(drawn)
    for locale in LOCALES:
        labels = list(draw_map._town_labels(Voice(partial(say, locale)), drawn))
        extents = [draw_map._extent(label) for label in labels]
        for label, (left, _, right, _) in zip(labels, extents, strict=True):
            assert box.x <= left, label
            assert right <= box.x + box.width, label
        assert [(a, b) for a, b in combinations(extents, 2) if draw_map._overlap(a, b)] == []


@each_map
def test_score_tracks_leave_the_map_free(name, seed):
    """Every box lies in the picture and outside of all cells, none over another."""
    drawn = maps.find(name, seed)
    box, half = draw_map.board_box(drawn), draw_ledger._slot(drawn) / 2 - 2
    middles = [middle for track in draw_ledger.TRACKS for middle in draw_ledger._boxes(drawn, track)]
    middles += [middle for number in range(4) for middle in draw_ledger._hand_boxes(drawn, number)]
    assert len(set(middles)) == len(middles) == 10 + 7 + 3 * 3 + 9 + 6 + 4 * 6
    cells = [draw_map.CENTRES[cell] for cell, letter in enumerate(drawn.letters) if letter != maps.VOID]
    for x, y in middles:
        assert box.x <= x - half
        assert x + half <= box.x + box.width
        assert box.y <= y - half
        assert y + half <= box.y + box.height
        for corner in ((x - half, y - half), (x + half, y - half), (x - half, y + half), (x + half, y + half)):
            assert not any(is_inside(corner, cell) for cell in cells), (name, x, y)


def is_inside(point: tuple[float, float], centre: tuple[int, int]) -> bool:
    right, down = abs(point[0] - centre[0]), abs(point[1] - centre[1])
    return right < draw_map.HALF and down < draw_map.SIDE - right * draw_map.RISE / draw_map.HALF


@each_map
def test_the_river_is_drawn_from_edge_to_edge(name, seed):
    drawn = maps.find(name, seed)
    cells = draw_map.river_cells(drawn)
    assert sorted(cells) == [cell for cell, letter in enumerate(drawn.letters) if letter == maps.RIVER]
    assert all(after in grid.NEIGHBOURS[before] for before, after in pairwise(cells))


# --- railways


def test_railways_are_told_apart_in_one_colour():
    drawn = maps.find("a")
    patterns = {draw_tracks.tracks_markup(drawn, suit, (0,), "var(--ink)") for suit in range(4)}
    ends = {draw_tracks.end_markup(0, suit, "var(--ink)") for suit in range(4)}
    assert len(patterns) == len(ends) == 4


def test_sleepers_fit_a_side_so_that_a_track_looks_the_same_from_both_ends():
    for dashes, start, *_ in draw_tracks._SLEEPERS:
        lengths = [float(each) for each in dashes.split()]
        assert (draw_map.SIDE / sum(lengths)) == pytest.approx(round(draw_map.SIDE / sum(lengths)), abs=0.01)
        assert lengths[-1] / 2 == pytest.approx(-float(start), abs=0.06)


def test_bridges_and_tunnels_are_seen():
    drawn = maps.find("a")
    plain, bridge, tunnel = (
        draw_tracks.tracks_markup(drawn, 0, (next(s for s in range(grid.SIDES) if drawn.side_type(s) == kind),))
        for kind in (maps.OPEN, maps.BRIDGE, maps.TUNNEL)
    )
    assert plain.count("<path") == 3
    assert bridge.count("<path") == tunnel.count("<path") == 5
    assert "--sea" in bridge
    assert "--mountain-wash" in tunnel


def test_what_is_not_confirmed_is_in_pencil(desert: Desert):
    desert("", card="th", turn=0)
    desert.do("H3.e")
    pencil = draw.board_svg(desert.board(), desert.view().options, standalone=False)
    assert "--pencil" in pencil
    assert "--pencil" not in draw.board_svg(BoardView(), desert.view().options, standalone=False)


def test_a_field_is_outlined_once(desert: Desert):
    """The outline of two cells side by side has ten sides, that of half a cell four."""
    east = grid.NEIGHBOURS[60][0]
    both = draw_tracks.field_path(((120, 0), (2 * east, 0)))
    assert both.count("L") + both.count("z") == 10
    half = draw_tracks.field_path(((120, 1),))
    assert half.count("L") + half.count("z") == 4
    halves = draw_tracks.field_path(((120, 2), (121, 2)))
    assert halves.count("L") + halves.count("z") == 6


def test_fields_are_those_of_lone_ranches():
    for seed in range(6):
        view = table_at(None, 2, seed).view(None)
        for board in view.boards:
            here = standing(view.options, board)
            ranches = {2 * cell for cell, letter in enumerate(here.map.letters) if letter == "R"}
            assert [len(ranches & set(field.parts)) for field in here.fields] == [1] * here.count(data.RANCH)


# --- the whole figure


def test_a_board_holds_what_the_sheet_counts():
    for seed in range(4):
        view = table_at(None, 2, seed).view(None)
        for seat, board in enumerate(view.boards, 1):
            here, sheet = standing(view.options, board), score.sheet(view, seat)
            assert here.nuggets == sheet.points("nuggets")
            assert here.circled == sheet.points("towns")
            assert sum(here.hand_points(number) for number in range(4)) == sheet.points("hands")
            paid = sum(n * factor for n, factor in zip(here.paid, data.BANK_FACTORS, strict=False))
            assert paid == sheet.points("banks")


def test_hidden_turns_are_not_drawn():
    table = table_at(61)
    hidden = next(seat for seat in (1, 2) if seat in table.actors)
    view, own = table.view(3 - hidden), table.view(hidden)
    assert "--pencil" not in draw.svg(view, hidden, standalone=False)
    assert "--pencil" in draw.svg(own, hidden, standalone=False)


@pytest.mark.parametrize("part", ["nuggets", "banks", "ranches", "towns", "hands", "yards"])
def test_highlights_say_the_points(part):
    view = table_at(None, 2, 5).view(1)
    items = [item for item in score.sheet(view, 1).items if item.part == part]
    plain, lit = draw.svg(view, standalone=False), draw.svg(view, highlight=part, standalone=False)
    assert lit.count("--lamp-edge") > plain.count("--lamp-edge") or not any(item.places for item in items)
    for item in items:
        assert texts(lit).count(str(item.points)) > texts(plain).count(str(item.points))


def test_objectives_light_up_what_counts_for_them():
    found = set()
    for seed in range(30):
        here = standing(Options(), table_at(None, 1, seed, objectives=False).view(1).boards[0])
        for number, name in enumerate(data.OBJECTIVES):
            places = score.objective_places(here.block, AT, name)
            if reached(here.block, AT, number) >= (2 if name == "shared-town" else 1):
                found.add(name)
                assert places, name
            elif name != "bank-nuggets":  # nothing was paid
                assert not places, name
    assert found == {*data.OBJECTIVES}


def test_descriptions_tell_what_the_picture_shows():
    view = table_at(60).view(1)
    told = parsed(draw.svg(view, say=partial(say, "en"))).find(f"{SVG}desc")
    assert told is not None
    for turn in view.boards[0].turns:
        assert all(track in (told.text or "") for track in turn.tracks)
    assert "Hand of round 1" in (told.text or "")


def test_views_show_themselves():
    view = table_at(60).view(1)
    assert view._repr_svg_() == draw.svg(view, say=partial(say, "en"))
    assert str(view) == draw.text(view)


# --- texts


def test_a_side_is_lines_of_equal_width():
    for name, seed in MAPS:
        view = table_at(60, map=name, map_seed=seed).view(1)
        for seat in (1, 2):
            plain = draw.side_text(view, seat)
            assert {len(line) for line in plain.split("\n")[:-3]} == {len(plain.split("\n")[0])}
            coloured = draw.side_text(view, seat, colour=True)
            assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain
            assert {unicodedata.east_asian_width(character) for character in plain} <= {"Na", "N", "A"}


def test_a_text_board_shows_tracks_towns_and_locations(desert: Desert):
    desert("", card="th", turn=0)
    rows = draw.side_text(desert.view(), 1).split("\n")
    assert sum(row.count("○") for row in rows) == data.TOWNS
    assert not any("♥ " in row or " ♥" in row for row in rows)
    desert.do("H3.e")
    rows = draw.side_text(desert.view(), 1).split("\n")
    assert next(row for row in rows if row.startswith("H")).count("♥") == 1
    assert any("[m]" in row for row in rows)
    assert any("×" in row for row in rows)


def test_texts_of_many_boards_stand_side_by_side():
    view = table_at(30, 3).view(None)
    lines = draw.text(view, width=130).split("\n")
    assert lines[0].count("Pioneer Rails") == 2
    assert max(map(len, lines)) <= 130
